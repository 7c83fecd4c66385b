"""What single verbs of effects say: points, cards, mana, Units, enemies, the map. `effect_text` puts them together."""

from roundtable.games.mage_knight.content.names import KIND, POINTS
from roundtable.games.mage_knight.content.nodes import ALL, Node
from roundtable.games.mage_knight.effects.phrases import (
    STRIKE,
    WARD,
    Noun,
    Phrase,
    amount,
    colour,
    hue,
    inside,
    is_colour,
    piece,
    plain,
    terrains,
    told,
)


def count(node: Node, name: str, otherwise: int = 1) -> int:
    """Give a number without its sign."""
    return abs(node.numbers.get(name, otherwise))


def alone(node: Node) -> Phrase:
    """A verb that says everything by itself."""
    return told(f"text-{node.verb}")


def odd(node: Node) -> Phrase:
    """A procedure of its own: one sentence for each."""
    words = [node.words["name"], *[name for name, value in node.flags.items() if value]]
    if node.numbers:
        return told(f"odd-{'-'.join(words)}", number=next(iter(node.numbers.values())))
    return told(f"odd-{'-'.join(words)}")


# ---- points ----


def points(node: Node) -> Phrase:
    """Move, Influence and Healing."""
    return told(f"text-{node.verb}", amount=amount(node.amounts["value"]))


def attack(node: Node) -> Phrase:
    """An Attack."""
    if node.words["element"] == "same":
        return told("text-attack-as-enemy")
    strike = Noun(STRIKE, f"{node.words['type']}-{node.words['element']}")
    return told("text-attack", strike=strike, amount=amount(node.amounts["value"]))


def spread_attack(node: Node) -> Phrase:
    """An Attack against several enemies."""
    strike = Noun(STRIKE, f"{node.words['type']}-{node.words['element']}")
    return told("text-spread-attack", strike=strike, number=node.numbers["value"], targets=node.numbers["max_targets"])


def block(node: Node) -> Phrase:
    """A Block."""
    id = "text-block-double" if node.words["vs_swift"] == "double" else "text-block"
    return told(id, ward=Noun(WARD, node.words["element"]), amount=amount(node.amounts["value"]))


def split_block(node: Node) -> Phrase:
    """Several Blocks."""
    ward = Noun(WARD, node.words["element"])
    return told("text-split-block", ward=ward, number=node.numbers["value"], count=node.numbers["count"])


def increase(node: Node) -> Phrase:
    """A raise of what was given before."""
    return told("text-increase", amount=amount(node.amounts["by"]))


def spend(node: Node) -> Phrase:
    """Points that are spent."""
    kind = Noun(POINTS, node.words["points"])
    if "amount" in node.amounts:
        return told("text-spend", points=kind, amount=amount(node.amounts["amount"]))
    return told("text-spend-range", points=kind, low=node.numbers["min"], high=node.numbers["max"])


# ---- cards ----


def draw(node: Node) -> Phrase:
    """Cards drawn."""
    value = node.amounts["count"]
    return told("text-draw-as-many") if value.per else told("text-draw", number=value.base)


def cards(node: Node) -> Phrase:
    """Discarding and throwing away: so many, from so many to so many, or any number of cards of a kind."""
    id = f"text-{node.verb}-{node.words['cards']}"
    if "count" in node.numbers:
        return told(id, number=node.numbers["count"])
    low, high = node.numbers["min"], node.numbers["max"]
    if high == ALL:
        return told(f"{id}-any") if low == 0 else told(f"{id}-some")
    return told(f"{id}-up-to", low=low, high=high)


def take_wound(node: Node) -> Phrase:
    """Wounds taken."""
    return told(f"text-take-wound-{node.words['to']}", number=node.amounts["count"].base)


def gain_card(node: Node) -> Phrase:
    """A card out of an offer."""
    kind = Noun(KIND, node.words["kind"])
    goes = piece("goes", node.words["to"])
    if "color" in node.lists:
        return told("text-gain-card-of", kind=kind, hue=hue(node.lists["color"]), goes=goes)
    return told("text-gain-card", kind=kind, goes=goes)


def hand_limit(node: Node) -> Phrase:
    """A higher Hand limit."""
    return told("text-hand-limit", number=node.numbers["add"])


def this_card(node: Node) -> Phrase:
    """What becomes of the card itself."""
    return told(f"text-this-card-{node.words['to']}")


def use_effect_of(node: Node) -> Phrase:
    """The effect of another card or Unit."""
    words = [node.words["from"], node.words["half"], node.words["card"]]
    return told(f"text-use-{'-'.join(words)}", times=node.numbers["times"], bonus=node.numbers["bonus"])


def card_bonus(node: Node) -> Phrase:
    """A bonus to cards played later."""
    id = f"text-card-bonus-{node.words['to']}"
    numbers = {name: node.numbers[name] for name in ("move", "attack", "block") if name in node.numbers}
    return told(f"{id}-each" if node.numbers["times"] == ALL else id, **numbers)


def sideways_value(node: Node) -> Phrase:
    """A better value for a card played sideways."""
    id = f"text-sideways-{node.words['cards']}"
    value = amount(node.amounts["value"])
    if "better" not in node.numbers:
        return told(id, amount=value)
    better = piece("better", node.words["better_if"])
    return told(f"{id}-better", amount=value, better=node.numbers["better"], condition=better)


# ---- mana ----


def pay_mana(node: Node) -> Phrase:
    """Mana to be paid."""
    wanted = node.lists["color"]
    if is_colour(wanted):
        return told("text-pay-mana", number=node.numbers["count"], colour=colour(wanted[0]))
    return told("text-pay-mana-of", number=node.numbers["count"], hue=hue(wanted))


def gain_mana(node: Node) -> Phrase:
    """Mana tokens."""
    id = "text-gain-mana-now" if node.flags["now"] else "text-gain-mana"
    wanted = node.lists["color"]
    if is_colour(wanted):
        return told(id, number=node.numbers["count"], colour=colour(wanted[0]))
    return told(f"{id}-of", number=node.numbers["count"], hue=hue(wanted))


def gain_crystal(node: Node) -> Phrase:
    """Crystals."""
    wanted = node.lists["color"]
    if is_colour(wanted):
        return told("text-gain-crystal", number=node.numbers["count"], colour=colour(wanted[0]))
    if node.flags["each_bound"] or wanted[0].startswith("others"):
        return told(f"text-gain-crystal-{plain(wanted[0])}")
    if "cards" in node.words:
        return told(f"text-gain-crystal-{node.words['cards']}", number=node.numbers["count"])
    return told("text-gain-crystal-of", number=node.numbers["count"], hue=hue(wanted, node.flags["same"]))


def extra_source_dice(node: Node) -> Phrase:
    """More dice of the Source to be used."""
    words = "-".join([plain(name) for name, value in node.flags.items() if value])
    id = "text-extra-source-dice"
    return told(f"{id}-{words}" if words else id, number=node.numbers["count"])


def take_source_dice(node: Node) -> Phrase:
    """Dice taken out of the Source."""
    return told("text-take-source-dice", number=node.numbers["count"], tokens=node.numbers["tokens_each"])


def reroll_source(node: Node) -> Phrase:
    """Dice rolled again."""
    return told(f"text-reroll-source-{plain(node.words['dice'])}")


def endless_mana(node: Node) -> Phrase:
    """Mana without end."""
    colours = [inside(told("colour-alone", colour=colour(word))) for word in node.lists["colors"]]
    return told("text-endless-mana", colours=colours)


def allow_mana(node: Node) -> Phrase:
    """Mana at the wrong time of day."""
    return told(f"text-allow-mana-{node.words['color']}")


# ---- tracks and Units ----


def track(node: Node) -> Phrase:
    """Fame and Reputation."""
    value = node.amounts["value"].base if "value" in node.amounts else node.numbers["value"]
    return told(f"text-{node.verb}" if value >= 0 else f"text-{node.verb}-lost", number=abs(value))


def ready_unit(node: Node) -> Phrase:
    """Units made ready."""
    which = node.words["which"]
    if "levels" in node.numbers:
        return told("text-ready-unit-levels", number=node.numbers["levels"])
    if "max_level" in node.numbers:
        return told("text-ready-unit-level", number=node.numbers["max_level"])
    return told(f"text-ready-unit-{which}")


def by_which(node: Node) -> Phrase:
    """A verb of which only the Units matter."""
    return told(f"text-{node.verb}-{node.words['which']}")


def units_bonus(node: Node) -> Phrase:
    """What Units get."""
    bonuses = [
        inside(told(f"bonus-{name}", number=node.numbers[name]))
        for name in ("attack", "ranged", "block", "armor")
        if name in node.numbers
    ]
    bonuses += [piece("bonus-resist", word) for word in node.lists.get("resist", ())]
    which, until = piece("units", node.words["which"]), node.words["until"]
    if until in ("phase", "attached"):
        return told("text-units-bonus", units=which, list=bonuses)
    return told("text-units-bonus-until", units=which, list=bonuses, until=piece("until", until))


# ---- enemies ----


def enemy_armor(node: Node) -> Phrase:
    """Armor of enemies."""
    target = piece("target", node.words["target"])
    least = node.numbers["min"]
    if "set" in node.numbers:
        return told("text-enemy-armor-set", target=target, number=node.numbers["set"])
    value = node.amounts["add"]
    less = amount(value) if value.per else abs(value.base)
    if "add_if_fortified" in node.numbers:
        more = count(node, "add_if_fortified")
        return told("text-enemy-armor-fortified", target=target, amount=less, more=more, least=least)
    return told("text-enemy-armor", target=target, amount=less, least=least)


def enemy_attack(node: Node) -> Phrase:
    """Values of enemy attacks."""
    id = "text-enemy-attack-less" if node.numbers["add"] < 0 else "text-enemy-attack-more"
    return told(id, target=piece("target", node.words["target"]), number=count(node, "add"))


def enemy_loses(node: Node) -> Phrase:
    """What enemies lose."""
    traits = [piece("trait", word) for word in node.lists["what"]]
    return told("text-enemy-loses", target=piece("loser", node.words["target"]), list=traits)


def enemy_gains(node: Node) -> Phrase:
    """What enemies get."""
    return told(f"text-enemy-gains-{node.lists['what'][0]}")


def by_target(node: Node) -> Phrase:
    """A verb of which only the target matters."""
    return told(f"text-{node.verb}-{node.words['target']}")


def attacks_become(node: Node) -> Phrase:
    """What the own Attacks turn into."""
    return told(f"text-attacks-become-{node.words.get('element', node.words.get('type', ''))}")


def ignore_damage(node: Node) -> Phrase:
    """Damage that does not count."""
    return told(f"text-ignore-damage-{node.words['from']}", number=node.numbers["amount"])


def ignore_wounds(node: Node) -> Phrase:
    """Wounds that do not count."""
    return told("text-ignore-wounds", number=node.numbers["count"])


# ---- the map ----


def terrain_cost(node: Node) -> Phrase:
    """Move costs."""
    where = terrains(node.lists["terrain"])
    if "set" in node.numbers:
        id = "text-terrain-opens-safe" if node.flags["safe"] else "text-terrain-opens"
        return told(id, terrains=where, number=node.numbers["set"])
    if "at_most" in node.numbers:
        return told("text-terrain-at-most", terrains=where, number=node.numbers["at_most"])
    if node.numbers["add"] > 0:
        return told("text-terrain-more", terrains=where, number=node.numbers["add"], most=node.numbers["max"])
    return told("text-terrain-less", terrains=where, number=count(node, "add"), least=node.numbers["min"])


def forbid_terrain(node: Node) -> Phrase:
    """Terrains that are closed."""
    return told("text-forbid-terrain", terrains=terrains(node.lists["terrain"]))


def explore_cost(node: Node) -> Phrase:
    """The cost of exploring."""
    return told("text-explore-cost", number=count(node, "add"))


def explore_range(node: Node) -> Phrase:
    """How far away one may explore."""
    return told("text-explore-range", number=node.numbers["distance"])


def direct_move(node: Node) -> Phrase:
    """A move without cost."""
    steps = amount(node.amounts["exact"]) if "exact" in node.amounts else node.numbers["max"]
    id = f"text-direct-move-{'exact' if 'exact' in node.amounts else 'max'}-{node.words['end']}"
    if node.lists.get("avoid"):
        return told(f"{id}-avoid", amount=steps, terrains=terrains(node.lists["avoid"]))
    return told(id, amount=steps)


def reveal(node: Node) -> Phrase:
    """Tokens turned up."""
    return told(f"text-reveal-{node.words['what']}")
