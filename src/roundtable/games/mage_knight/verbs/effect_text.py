"""What effects say: one message for every verb and the ways it is used, put together as the steps are.

The texts come from the very nodes that the rules run, so that the two cannot differ.
"""

from collections.abc import Callable
from typing import Final

from roundtable.games.mage_knight.content.names import COLOUR, POINTS
from roundtable.games.mage_knight.content.nodes import ALL, STEPS, Node
from roundtable.games.mage_knight.effects.phrases import (
    WORDINGS,
    Noun,
    Phrase,
    all_of,
    amount,
    colour,
    inside,
    joined,
    one_of,
    piece,
    told,
)
from roundtable.games.mage_knight.verbs import verb_text
from roundtable.kernel.wording import Composed

Teller = Callable[[Node], Phrase]

# Verbs whose texts stand apart from the other options of a choice.
LONG_VERBS: Final = (
    "may", "convert", "units-bonus", "enemy-armor", "enemy-attack", "enemy-loses", "enemy-skips-attack", "split-block",
    "attacks-become", "recruit-discount",
)  # fmt: skip


def node_text(node: Node) -> Phrase:
    """Give one step in words."""
    return TELLERS[node.verb](node)


def steps_text(steps: tuple[Node, ...]) -> Phrase:
    """Give a whole effect in words: its steps one after the other."""
    if not steps:
        return told("text-nothing")
    return joined("then", [node_text(node) for node in steps])


def part(steps: tuple[Node, ...]) -> object:
    """Give the steps inside another step as an argument of its text."""
    return inside(all_of([node_text(node) for node in steps]))


# ---- structure ----


def choose(node: Node) -> Phrase:
    """A choice between branches."""
    options = [all_of([node_text(step) for step in branch]) for branch in node.branches["of"]]
    if node.numbers["count"] == 1:
        long = [branch for branch in node.branches["of"] if len(branch) > 1 or branch[0].verb in LONG_VERBS]
        return one_of(options, bool(long))
    return told("text-choose", number=node.numbers["count"], list=[inside(option) for option in options])


def may(node: Node) -> Phrase:
    """Something that may be left out."""
    return told("text-may", then=part(node.parts["then"]))


def condition(node: Node) -> Phrase:
    """Something that depends on the position."""
    then, other = node.parts["then"], node.parts.get("else", ())
    cond = node.words["cond"]
    if not then:
        return told("text-if", condition=piece("condition", f"not-{cond}"), then=part(other))
    if not other:
        return told("text-if", condition=piece("condition", cond), then=part(then))
    return told("text-if-else", condition=piece("condition", cond), then=part(then), other=part(other))


def repeat(node: Node) -> Phrase:
    """Something done once for each of what is counted."""
    return told("text-repeat", per=piece("per", node.amounts["times"].per), then=part(node.parts["then"]))


def by_colour(node: Node) -> Phrase:
    """A case for each colour."""
    cases: list[Phrase] = []
    for word in COLOUR.words:
        if node.parts.get(word):
            cases.append(told("text-case", colour=colour(word), then=part(node.parts[word])))
    if node.parts.get("other"):
        cases.append(told("text-case-other", then=part(node.parts["other"])))
    return told("text-by-colour", list=inside(joined("comma", cases)))


def choose_number(node: Node) -> Phrase:
    """A number named by the user."""
    return told("text-choose-number", low=node.numbers["min"], high=node.numbers["max"])


def when(node: Node) -> Phrase:
    """Something that an event sets off."""
    words = [node.words["event"]]
    if "by" in node.words:
        words.append(node.words["by"])
    if node.flags["phase_only"]:
        words.append("in-phase")
    if node.words.get("unit") == "this":
        words.append("this")
    then = part(node.parts["then"])
    if "color" in node.words:
        return told(f"text-when-{'-'.join(words)}", colour=colour(node.words["color"]), then=then)
    times = node.numbers["times"]
    if times == 1:
        return told(f"text-once-{'-'.join(words)}", then=then)
    if times != ALL:
        return told(f"text-first-{'-'.join(words)}", number=times, then=then)
    return told(f"text-when-{'-'.join(words)}", then=then)


def later(node: Node) -> Phrase:
    """Something that waits for its moment."""
    return told("text-later", moment=piece("moment", node.words["at"]), then=part(node.parts["then"]))


def option(node: Node) -> Phrase:
    """An allowance that may be used later."""
    words = ["any" if node.numbers["times"] == ALL else "once", node.words["until"]]
    if "per" in node.words:
        words.append(node.words["per"])
    words += node.lists.get("timing", ())
    return told(f"text-option-{'-'.join(words)}", then=part(node.parts["then"]))


def convert(node: Node) -> Phrase:
    """Points that become something else."""
    kind = Noun(POINTS, node.words["points"])
    return told("text-convert", points=kind, number=node.numbers["cost"], into=part(node.parts["into"]))


def roll_dice(node: Node) -> Phrase:
    """Dice and what their faces do."""
    cases = [told(f"text-face-{face}", then=part(steps)) for face, steps in node.parts.items()]
    return told("text-roll-dice", amount=amount(node.amounts["count"]), list=inside(joined("comma", cases)))


def recruit_discount(node: Node) -> Phrase:
    """A cheaper Unit."""
    if node.parts.get("if_used"):
        then = part(node.parts["if_used"])
        return told("text-recruit-discount-then", number=node.numbers["amount"], then=then)
    return told("text-recruit-discount", number=node.numbers["amount"])


TELLERS: Final[dict[str, Teller]] = {
    "choose": choose,
    "may": may,
    "if": condition,
    "repeat": repeat,
    "by-color": by_colour,
    "choose-number": choose_number,
    "when": when,
    "later": later,
    "option": option,
    "odd": verb_text.odd,
    "use-action": verb_text.alone,
    "flip-this": verb_text.alone,
    "move": verb_text.points,
    "influence": verb_text.points,
    "heal": verb_text.points,
    "attack": verb_text.attack,
    "spread-attack": verb_text.spread_attack,
    "block": verb_text.block,
    "split-block": verb_text.split_block,
    "increase": verb_text.increase,
    "spend": verb_text.spend,
    "convert": convert,
    "draw": verb_text.draw,
    "discard": verb_text.cards,
    "throw-away": verb_text.cards,
    "take-wound": verb_text.take_wound,
    "gain-card": verb_text.gain_card,
    "hand-limit": verb_text.hand_limit,
    "this-card": verb_text.this_card,
    "use-effect-of": verb_text.use_effect_of,
    "shuffle-discard-into-deck": verb_text.alone,
    "card-bonus": verb_text.card_bonus,
    "sideways-value": verb_text.sideways_value,
    "pay-mana": verb_text.pay_mana,
    "gain-mana": verb_text.gain_mana,
    "gain-crystal": verb_text.gain_crystal,
    "extra-source-dice": verb_text.extra_source_dice,
    "take-source-dice": verb_text.take_source_dice,
    "pick-source-die": verb_text.alone,
    "reroll-source": verb_text.reroll_source,
    "endless-mana": verb_text.endless_mana,
    "allow-mana": verb_text.allow_mana,
    "return-spent-crystals": verb_text.alone,
    "roll-dice": roll_dice,
    "fame": verb_text.track,
    "reputation": verb_text.track,
    "ready-unit": verb_text.ready_unit,
    "heal-unit": verb_text.by_which,
    "wound-unit": verb_text.by_which,
    "spend-unit": verb_text.by_which,
    "units-bonus": verb_text.units_bonus,
    "no-damage-to-units": verb_text.alone,
    "recruit-free": verb_text.alone,
    "recruit-discount": recruit_discount,
    "assign-banner": verb_text.alone,
    "enemy-armor": verb_text.enemy_armor,
    "enemy-attack": verb_text.enemy_attack,
    "enemy-loses": verb_text.enemy_loses,
    "enemy-gains": verb_text.enemy_gains,
    "enemy-skips-attack": verb_text.by_target,
    "cancel-attack": verb_text.alone,
    "destroy-enemy": verb_text.by_target,
    "ignore-site-fortifications": verb_text.alone,
    "attacks-become": verb_text.attacks_become,
    "ignore-damage": verb_text.ignore_damage,
    "ignore-wounds": verb_text.ignore_wounds,
    "terrain-cost": verb_text.terrain_cost,
    "forbid-terrain": verb_text.forbid_terrain,
    "explore-cost": verb_text.explore_cost,
    "explore-range": verb_text.explore_range,
    "direct-move": verb_text.direct_move,
    "reveal": verb_text.reveal,
}


def effects() -> Composed:
    """Give a text for every list of steps of the game, by its path: whole effects and the parts inside them."""
    phrases = tuple([steps_text(steps) for steps in STEPS.values()])
    return Composed("mage_knight-effect", tuple(STEPS), phrases, tuple(WORDINGS.values()))
