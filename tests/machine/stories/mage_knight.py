"""What the log of Mage Knight says about the table: cards, mana, Units and tracks of players, Source, offers, dummy."""

from collections import Counter
from typing import Any

from roundtable.games.mage_knight.content.components import HEROES, SKILLS, STARTING_DECK, UNITS
from roundtable.games.mage_knight.content.names import BASIC_COLOUR
from tests.machine.hearer import Args, Facts, Hearer, Says, Story, Untrue

ELITE = {unit.id for unit in UNITS if unit.elite}
ACTS_TWICE = {unit.id for unit in UNITS if unit.several}
SPENT_FOR_ROUND = {skill.id for skill in SKILLS if skill.usage != "once-per-turn" and not skill.centre_kind}
Data = dict[str, Any]


def picks(table: Data) -> Data:
    """Keep what lines tell of; order of cards, points of the turn and single fights are left out."""
    offers, piles = table["offers"], table["piles"]
    return {
        "round": table["round"],
        "night": table["night"],
        "source": [*table["source"], *table["depleted"]],
        "offers": {
            "advanced": offers["advanced"],
            "spells": offers["spells"],
            "units": [one["unit"] for one in offers["units"]],
            "monastery": offers["monastery"],
            "skills": offers["skills"],
            "upgrades": offers["upgrades"],
        },
        "marks": {one["hex"]: {"shields": one["shields"]} for one in table["hexes"] if one.get("shields")},
        "tokens": [enemy["enemy"] for one in table["hexes"] for enemy in one.get("enemies", ()) if enemy.get("enemy")],
        "turn": fought(table["combat"]),
        "decks": {name: piles[name] for name in ("spells", "regular_units", "elite_units")},
        "removed_units": piles["removed_units"],
        "players": [player(one) for one in table["players"]],
        "dummies": [
            {"crystals": one["crystals"], "deck": len(one["deck"]), "discard": len(one["discard"])}
            for one in table["dummies"]
        ],
    }


def fought(combat: Data | None) -> Data:
    """Keep who is fought and not yet defeated, and which attacks were blocked; a fight ends with its turn."""
    if combat is None or not any(foe["enemy"] for foe in combat["enemies"]):
        return {}
    foes = [foe for foe in combat["enemies"] if foe["enemy"] and not foe["defeated"]]
    return {
        "faced": [foe["enemy"] for foe in foes],
        "blocked": [foe["enemy"] for foe in foes for attack in foe["attacks"] if attack["state"] == "blocked"],
    }


def player(one: Data) -> Data:
    """Keep what lines tell of a player."""
    units = one["units"]
    return {
        **{key: one[key] for key in ("hero", "fame", "reputation", "level", "hex", "crystals", "mana")},
        **{key: one[key] for key in ("discard", "aside", "tactic", "hand")},
        "deck": len(one["deck"]),
        "stored": len(one["stored"]),
        "played": [card["card"] for card in one["played"]],
        "units": [unit["unit"] for unit in units],
        "spent": [unit["unit"] for unit in units if not unit["ready"] and unit["unit"] not in ACTS_TWICE],
        "wounds": [unit["unit"] for unit in units for _ in range(unit["wounds"])],
        "banners": [unit["banner"] for unit in units if unit["banner"]],
        "skills": [skill["skill"] for skill in one["skills"]],
        "face_down": [skill["skill"] for skill in one["skills"] if not skill["face_up"]],
    }


def of(args: Args, path: str) -> str:
    """Give a path of the player a line is about."""
    return f"players/{args['seat']}/{path}"


def at(path: str, sign: int, what: str = "number") -> Says:
    """A number of a player changes by the number a line names, or by one."""

    def says(hearer: Hearer, args: Args) -> None:
        hearer.add(of(args, path), sign * int(args.get(what, 1)))

    return says


def put(path: str, what: str) -> Says:
    """Something of a player becomes what a line names."""
    return lambda hearer, args: hearer.put(of(args, path), args[what])


def counted(path: str, sign: int) -> Says:
    """One of a colour comes to a player, or goes."""
    return lambda hearer, args: hearer.add(of(args, f"{path}/{args['colour']}"), sign)


def move(source: str, target: str, what: str = "card") -> Says:
    """A thing goes from one pile of a player to another; an empty name is outside, `deck` only counts."""

    def says(hearer: Hearer, args: Args) -> None:
        for pile, gone in ((source, True), (target, False)):
            if pile in ("deck", "stored"):
                hearer.add(of(args, pile), -1 if gone else 1)
            elif pile and gone:
                hearer.take(of(args, pile), args[what])
            elif pile:
                hearer.lay(of(args, pile), args[what])

    return says


def both(*lines: Says) -> Says:
    """A line says several things."""

    def says(hearer: Hearer, args: Args) -> None:
        for line in lines:
            line(hearer, args)

    return says


def wounded(target: str) -> Says:
    """Wounds come to the hand or the discard pile."""
    return lambda hearer, args: hearer.lay(of(args, target), "wound", int(args["number"]))


def without_wound(source: str) -> Says:
    """A Wound leaves the hand or the discard pile."""
    return lambda hearer, args: hearer.take(of(args, source), "wound")


def empty(hearer: Hearer, path: str) -> int:
    """A pile is emptied; give how many cards it had."""
    count = hearer.pile(path).total()
    hearer.facts[path] = Counter()
    return count


def zeroes(facts: Facts, prefix: str) -> None:
    """Counts fall to nothing."""
    for path in facts:
        if path.startswith(prefix):
            facts[path] = 0


def cleaned(hearer: Hearer, args: Args) -> None:
    """Played cards, but for those told of, go to the discard pile; mana tokens are lost."""
    zeroes(hearer.facts, of(args, "mana/"))
    stay = hearer.facts.pop(of(args, "stay"), Counter())
    assert isinstance(stay, Counter)
    played = hearer.pile(of(args, "played"))
    hearer.facts[of(args, "discard")] = hearer.pile(of(args, "discard")) + (played - stay)
    hearer.facts[of(args, "played")] = stay


def stays(hearer: Hearer, args: Args) -> None:
    """A card stays in play, for the line that follows."""
    known = hearer.facts.get(of(args, "stay"), Counter())
    assert isinstance(known, Counter)
    hearer.facts[of(args, "stay")] = known + Counter([args["card"]])


def drew(hearer: Hearer, args: Args) -> None:
    """Others see only how many cards are drawn."""
    number = int(args["number"])
    hearer.add(of(args, "deck"), -number)
    if hearer.viewer != args["seat"]:
        hearer.lay(of(args, "hand"), None, number)


def drew_seen(hearer: Hearer, args: Args) -> None:
    """A card that was known on the deck is known in the hand."""
    if hearer.viewer != args["seat"]:
        hearer.take(of(args, "hand"), None)
        hearer.lay(of(args, "hand"), args["card"])


def drew_these(hearer: Hearer, args: Args) -> None:
    """The own cards are named."""
    for name in ("card", "second", "third"):
        if name in args:
            hearer.lay(f"players/{hearer.viewer}/hand", args[name])


def unseen(deck: int, hand: int) -> Says:
    """Cards that only their owner knows go between deck and hand."""

    def says(hearer: Hearer, args: Args) -> None:
        hearer.add(of(args, "deck"), deck)
        if hearer.viewer == args["seat"]:
            return
        if hand > 0:
            hearer.lay(of(args, "hand"), None)
        else:
            hearer.take(of(args, "hand"), None)

    return says


def own_hand(sign: int) -> Says:
    """The owner hears which card came to the hand, or left it."""

    def says(hearer: Hearer, args: Args) -> None:
        path = f"players/{hearer.viewer}/hand"
        if sign > 0:
            hearer.lay(path, args["card"])
        else:
            hearer.take(path, args["card"])

    return says


def fetched_stored(hearer: Hearer, args: Args) -> None:
    number = int(args["number"])
    hearer.add(of(args, "stored"), -number)
    if hearer.viewer != args["seat"]:
        hearer.lay(of(args, "hand"), None, number)


def shuffled(hearer: Hearer, args: Args) -> None:
    hearer.add(of(args, "deck"), empty(hearer, of(args, "discard")))


def paid(hearer: Hearer, args: Args) -> None:
    """A token or crystal is gone, a die of the Source used."""
    colour, _, form = str(args["mana"]).partition("-")
    if form == "token":
        hearer.add(of(args, f"mana/{colour}"), -1)
    elif form == "crystal":
        hearer.add(of(args, f"crystals/{colour}"), -1)
    elif form == "die":
        hearer.take("source", colour)


def die(sign: int) -> Says:
    """A die leaves the Source or comes to it."""

    def says(hearer: Hearer, args: Args) -> None:
        if sign > 0:
            hearer.lay("source", args["colour"])
        else:
            hearer.take("source", args["colour"])

    return says


def rerolled(hearer: Hearer, args: Args) -> None:
    hearer.take("source", args["colour"])
    hearer.lay("source", args["new"])


def source_rolled(hearer: Hearer, args: Args) -> None:
    hearer.facts["source"] = Counter(args.values())


def offered(offer: str, what: str, deck: str = "") -> Says:
    """A card comes into an offer."""

    def says(hearer: Hearer, args: Args) -> None:
        hearer.lay(f"offers/{offer}", args[what])
        if deck:
            hearer.add(f"decks/{deck}", -1)

    return says


def new_unit(hearer: Hearer, args: Args) -> None:
    hearer.lay("offers/units", args["unit"])
    hearer.add("decks/elite_units" if args["unit"] in ELITE else "decks/regular_units", -1)


def units_gathered(hearer: Hearer, args: Args) -> None:
    for unit, count in hearer.pile("offers/units").items():
        hearer.add("decks/elite_units" if unit in ELITE else "decks/regular_units", count)
    empty(hearer, "offers/units")
    empty(hearer, "offers/monastery")


def dropped(hearer: Hearer, args: Args) -> None:
    """The lowest card of an offer goes under its deck."""
    if hearer.pile("offers/spells")[args["card"]]:
        hearer.take("offers/spells", args["card"])
        hearer.add("decks/spells", 1)
    else:
        hearer.take("offers/advanced", args["card"])


def upgraded(hearer: Hearer, args: Args) -> None:
    """A card of the deck is exchanged for one that was offered."""
    hearer.take("offers/upgrades", args["new"])


def from_offer(hearer: Hearer, args: Args) -> None:
    """A card gained leaves the offer it lay in, if it lay in one."""
    for offer in ("advanced", "spells", "monastery"):
        if hearer.pile(f"offers/{offer}")[args["card"]]:
            hearer.take(f"offers/{offer}", args["card"])
            return


def unit_leaves(hearer: Hearer, args: Args) -> None:
    """A Unit leaves the game with its state; a Banner has a line of its own."""
    unit = args["unit"]
    hearer.take(of(args, "units"), unit)
    hearer.lay("removed_units", unit)
    left = hearer.pile(of(args, "units"))[unit]
    for state, most in (("spent", left), ("wounds", 2 * left)):  # which of two equal ones left is not told
        held = hearer.pile(of(args, state))
        if held[unit] > most:
            hearer.facts[of(args, state)] = held - Counter({unit: held[unit] - most})


def activated(hearer: Hearer, args: Args) -> None:
    if args["unit"] not in ACTS_TWICE:
        hearer.lay(of(args, "spent"), args["unit"])


def readied(hearer: Hearer, args: Args) -> None:
    if args["unit"] not in ACTS_TWICE:
        hearer.take(of(args, "spent"), args["unit"])


def unit_healed(hearer: Hearer, args: Args) -> None:
    for _ in range(int(args["number"])):
        hearer.take(of(args, "wounds"), args["unit"])


def used_skill(hearer: Hearer, args: Args) -> None:
    if args["skill"] in SPENT_FOR_ROUND:
        hearer.lay(of(args, "face_down"), args["skill"])


def gained_skill(hearer: Hearer, args: Args) -> None:
    hearer.lay(of(args, "skills"), args["skill"])
    if hearer.pile("offers/skills")[args["skill"]]:
        hearer.take("offers/skills", args["skill"])


def gathered(hearer: Hearer, args: Args) -> None:
    """All own cards are in the deck."""
    cards = sum([empty(hearer, of(args, pile)) for pile in ("hand", "discard", "played", "aside")])
    hearer.note(of(args, "deck"), hearer.number(of(args, "deck")) + cards + hearer.number(of(args, "stored")))
    hearer.note(of(args, "stored"), 0)


def day_or_night(night: bool) -> Says:
    """A new Round: everybody's Units are ready, their Skills face up, Tactics and upgrades put away."""

    def says(hearer: Hearer, args: Args) -> None:
        hearer.note("round", args["number"])
        hearer.note("night", night)
        empty(hearer, "offers/upgrades")
        for path in list(hearer.facts):
            if path.endswith(("/spent", "/face_down")):
                hearer.facts[path] = Counter()
            elif path.endswith("/tactic"):
                hearer.facts[path] = None

    return says


def shows_wounds(hearer: Hearer, args: Args) -> None:
    """Who recovers slowly shows a hand of nothing but Wounds."""
    hearer.facts[of(args, "hand")] = Counter({"wound": hearer.pile(of(args, "hand")).total()})


def dummy_hero(hearer: Hearer, args: Args) -> None:
    """The dummy player has the cards and the crystals of its hero."""
    hero = next(one for one in HEROES if one.id == args["hero"])
    hearer.add("dummies/0/deck", STARTING_DECK)
    for colour in hero.dummy_crystals:
        hearer.add(f"dummies/0/crystals/{BASIC_COLOUR.words[colour]}", 1)


def dummy_turned(hearer: Hearer, args: Args) -> None:
    hearer.add("dummies/0/deck", -int(args["number"]))
    hearer.add("dummies/0/discard", int(args["number"]))


def dummy_card(hearer: Hearer, args: Args) -> None:
    hearer.take("offers/advanced", args["card"])
    hearer.add("dummies/0/deck", hearer.number("dummies/0/discard") + 1)
    hearer.note("dummies/0/discard", 0)


def stolen(hearer: Hearer, args: Args) -> None:
    """An Artifact goes to the own discard pile from the other's discard pile, play area or Unit."""
    rival = f"players/{args['rival']}"
    for pile in ("discard", "played", "banners"):
        if hearer.pile(f"{rival}/{pile}")[args["card"]]:
            hearer.take(f"{rival}/{pile}", args["card"])
            hearer.lay(of(args, "discard"), args["card"])
            return
    raise Untrue(f"{args['card']} lies nowhere")


def took_from(hearer: Hearer, args: Args) -> None:
    hearer.take(f"players/{args['rival']}/discard", args["card"])
    hearer.lay(of(args, "hand"), args["card"])


def banner(hearer: Hearer, args: Args) -> None:
    """A Banner comes from the hand, or from the play area."""
    played = hearer.pile(of(args, "played"))[args["card"]]
    hearer.take(of(args, "played" if played else "hand"), args["card"])
    hearer.lay(of(args, "banners"), args["card"])


def shield(hearer: Hearer, args: Args) -> None:
    """A shield is laid on a space."""
    path = f"marks/{args['space']}/shields"
    hearer.facts.setdefault(path, Counter())
    hearer.lay(path, args["seat"])


def conquered(hearer: Hearer, args: Args) -> None:
    """A city has got its shields before; a keep or tower bears only its owner's."""
    if args["site"] in ("keep", "mage-tower"):
        hearer.facts.pop(f"marks/{args['space']}/shields", None)
    if args["site"] != "city":
        shield(hearer, args)


def shields_gone(hearer: Hearer, args: Args) -> None:
    hearer.facts.pop(f"marks/{args['space']}/shields")


def shield_replaced(hearer: Hearer, args: Args) -> None:
    hearer.take(f"marks/{args['space']}/shields", args["rival"])


def placed(hearer: Hearer, args: Args) -> None:
    """An enemy lies on a space, its face up."""
    hearer.lay("tokens", args["enemy"])


def faces(hearer: Hearer, args: Args) -> None:
    """An enemy is fought."""
    for path in ("turn/faced", "turn/blocked"):
        hearer.facts.setdefault(path, Counter())
    hearer.lay("turn/faced", args["enemy"])


def summoned(hearer: Hearer, args: Args) -> None:
    """A monster stands in for whoever summoned it."""
    hearer.lay("turn/faced", args["monster"])


def out(hearer: Hearer, enemy: int | str) -> None:
    """An enemy is out of the fight, with all its attacks that were blocked."""
    hearer.take("turn/faced", enemy)
    left = hearer.pile("turn/faced")[enemy]
    held = hearer.pile("turn/blocked")
    if held[enemy] and not left:
        hearer.facts["turn/blocked"] = held - Counter({enemy: held[enemy]})


def defeated(hearer: Hearer, args: Args) -> None:
    """An enemy is out of the fight, and off the map if it lay there."""
    out(hearer, args["enemy"])
    if hearer.pile("tokens")[args["enemy"]]:
        hearer.take("tokens", args["enemy"])


def blocked(hearer: Hearer, args: Args) -> None:
    hearer.lay("turn/blocked", args["enemy"])


def recruited(hearer: Hearer, args: Args) -> None:
    hearer.take("offers/units", args["unit"])
    hearer.lay(of(args, "units"), args["unit"])


GOES = put("hex", "space")
STORY = Story(
    picks,
    frozenset(
        {"hand", "discard", "played", "aside", "units", "spent", "wounds", "banners", "skills", "face_down", "source"}
        | {"shields", "advanced", "spells", "monastery", "upgrades", "removed_units", "tokens", "faced", "blocked"}
    ),
    {
        "mage_knight-hero-taken": both(
            put("hero", "hero"), lambda hearer, args: hearer.add(of(args, "deck"), STARTING_DECK)
        ),
        "mage_knight-tactic-taken": put("tactic", "tactic"),
        "mage_knight-day-begins": day_or_night(False),
        "mage_knight-night-begins": day_or_night(True),
        "mage_knight-round-ready": gathered,
        "mage_knight-cards-gathered": gathered,
        "mage_knight-went": GOES,
        "mage_knight-withdrew": GOES,
        "mage_knight-retreated": GOES,
        "mage_knight-forced-back": GOES,
        "mage_knight-fight-drawn": GOES,
        "mage_knight-travelled": GOES,
        "mage_knight-on-the-portal": GOES,
        "mage_knight-off-the-map": lambda hearer, args: hearer.put(of(args, "hex"), None),
        "mage_knight-fame": at("fame", 1),
        "mage_knight-fame-sacrificed": at("fame", -1),
        "mage_knight-reputation": at("reputation", 1),
        "mage_knight-level": put("level", "number"),
        "mage_knight-played": move("hand", "played"),
        "mage_knight-powered": move("hand", "played"),
        "mage_knight-played-sideways": move("hand", "played"),
        "mage_knight-played-with": move("hand", "played"),
        "mage_knight-discarded": move("hand", "discard"),
        "mage_knight-rested": move("hand", "discard"),
        "mage_knight-threw-away": move("hand", ""),
        "mage_knight-left-game": move("played", ""),
        "mage_knight-back-in-hand": move("played", "hand"),
        "mage_knight-put-on-deck": move("played", "deck"),
        "mage_knight-put-under-deck": move("played", "deck"),
        "mage_knight-set-aside": move("played", "aside"),
        "mage_knight-stays": stays,
        "mage_knight-cleaned": cleaned,
        "mage_knight-drew": drew,
        "mage_knight-drew-seen": drew_seen,
        "mage_knight-drew-one": drew_these,
        "mage_knight-drew-two": drew_these,
        "mage_knight-drew-three": drew_these,
        "mage_knight-wounded": wounded("hand"),
        "mage_knight-wound-discard": wounded("discard"),
        "mage_knight-healed": without_wound("hand"),
        "mage_knight-glade": without_wound("hand"),
        "mage_knight-glade-discard": without_wound("discard"),
        "mage_knight-wound-gone": without_wound("discard"),
        "mage_knight-hid-card": unseen(1, -1),
        "mage_knight-hid-this": own_hand(-1),
        "mage_knight-hid-known": move("hand", "deck"),
        "mage_knight-prepared": unseen(-1, 1),
        "mage_knight-prepared-this": own_hand(1),
        "mage_knight-stored": move("deck", "stored"),
        "mage_knight-fetched-stored": fetched_stored,
        "mage_knight-fetched-this": own_hand(1),
        "mage_knight-fetched": move("discard", "deck"),
        "mage_knight-discard-shuffled": shuffled,
        "mage_knight-gained": both(move("", "deck"), from_offer),
        "mage_knight-gained-under-deck": both(move("", "deck"), from_offer),
        "mage_knight-gained-to-hand": both(move("", "hand"), from_offer),
        "mage_knight-gained-to-discard": both(move("", "discard"), from_offer),
        "mage_knight-took-from": took_from,
        "mage_knight-stolen": stolen,
        "mage_knight-crystal-gained": counted("crystals", 1),
        "mage_knight-mined": counted("crystals", 1),
        "mage_knight-miners-gift": counted("crystals", 1),
        "mage_knight-crystal-lost": counted("crystals", -1),
        "mage_knight-upkeep": counted("crystals", -1),
        "mage_knight-crystal-overflow": counted("mana", 1),
        "mage_knight-mana-gained": counted("mana", 1),
        "mage_knight-glade-mana": counted("mana", 1),
        "mage_knight-crystal-turned": both(counted("crystals", -1), counted("mana", 1)),
        "mage_knight-paid": paid,
        "mage_knight-paid-as": paid,
        "mage_knight-die-taken": die(-1),
        "mage_knight-die-stolen": die(-1),
        "mage_knight-die-returned": die(1),
        "mage_knight-die-back": die(1),
        "mage_knight-source-die": die(1),
        "mage_knight-source-gathered": lambda hearer, args: hearer.note("source", Counter()),
        "mage_knight-die-rerolled": rerolled,
        **{f"mage_knight-source-rolled-{count}": source_rolled for count in range(3, 7)},
        "mage_knight-rampages": placed,
        "mage_knight-garrison-seen": placed,
        "mage_knight-faces": faces,
        "mage_knight-summoned": summoned,
        "mage_knight-monster-gone": lambda hearer, args: out(hearer, args["monster"]),
        "mage_knight-defeated": defeated,
        "mage_knight-blocked": blocked,
        "mage_knight-conquered": conquered,
        "mage_knight-city-shield": shield,
        "mage_knight-tribute": shield,
        "mage_knight-glade-activated": shield,
        "mage_knight-shield-replaced": shield_replaced,
        "mage_knight-shields-gone": shields_gone,
        "mage_knight-activated": activated,
        "mage_knight-unit-spent": activated,
        "mage_knight-readied": readied,
        "mage_knight-unit-healed": unit_healed,
        "mage_knight-unit-wounded": lambda hearer, args: hearer.lay(of(args, "wounds"), args["unit"]),
        "mage_knight-unit-poisoned": lambda hearer, args: hearer.lay(of(args, "wounds"), args["unit"], 2),
        "mage_knight-recruited": recruited,
        "mage_knight-disbanded": unit_leaves,
        "mage_knight-destroyed": unit_leaves,
        "mage_knight-banner-assigned": banner,
        "mage_knight-banner-lost": move("banners", "discard"),
        "mage_knight-banner-discarded": move("banners", "discard"),
        "mage_knight-used-skill": used_skill,
        "mage_knight-turned-up": move("face_down", "", "skill"),
        "mage_knight-skill-back": move("", "face_down", "skill"),
        "mage_knight-skill-down": move("", "face_down", "skill"),
        "mage_knight-gained-skill": gained_skill,
        "mage_knight-skill-offered": offered("skills", "skill"),
        "mage_knight-dummy-skill": offered("skills", "skill"),
        "mage_knight-new-advanced": offered("advanced", "card"),
        "mage_knight-new-spell": offered("spells", "card", "spells"),
        "mage_knight-new-unit": new_unit,
        "mage_knight-monastery-card": offered("monastery", "card"),
        "mage_knight-upgrade-offered": offered("upgrades", "card"),
        "mage_knight-upgraded": upgraded,
        "mage_knight-units-gathered": units_gathered,
        "mage_knight-offer-dropped": dropped,
        "mage_knight-card-added": move("", "deck"),
        "mage_knight-slow-recovery": shows_wounds,
        "mage_knight-dummy-hero": dummy_hero,
        "mage_knight-dummy-turned": dummy_turned,
        "mage_knight-dummy-card": dummy_card,
        "mage_knight-dummy-crystal": lambda hearer, args: hearer.add(f"dummies/0/crystals/{args['colour']}", 1),
    },
    frozenset(
        {
            "mage_knight-announced",
            "mage_knight-artifact-returned",
            "mage_knight-assault",
            "mage_knight-attacked",
            "mage_knight-blocked-all",
            "mage_knight-borrowed",
            "mage_knight-borrowed-unit",
            "mage_knight-bought-artifact",
            "mage_knight-bought-healing",
            "mage_knight-box-back",
            "mage_knight-box-shows",
            "mage_knight-burning",
            "mage_knight-cards-selected",
            "mage_knight-challenged",
            "mage_knight-chosen-one",
            "mage_knight-city-found",
            "mage_knight-city-led",
            "mage_knight-comes-through",
            "mage_knight-companion",
            "mage_knight-darkness-falls",
            "mage_knight-darkness-waits",
            "mage_knight-deck-strength",
            "mage_knight-defends-fully",
            "mage_knight-defends-partially",
            "mage_knight-die-hidden",
            "mage_knight-die-is-not",
            "mage_knight-die-rolled",
            "mage_knight-die-shown",
            "mage_knight-drew-artifact",
            "mage_knight-dummy-announced",
            "mage_knight-dummy-tactic",
            "mage_knight-eliminated",
            "mage_knight-ended",
            "mage_knight-entered-site",
            "mage_knight-entrance-laid",
            "mage_knight-explored",
            "mage_knight-extra-turn",
            "mage_knight-fame-offered",
            "mage_knight-fight-won",
            "mage_knight-forfeited",
            "mage_knight-game-over",
            "mage_knight-glades-cleared",
            "mage_knight-hero-named",
            "mage_knight-holds-mine",
            "mage_knight-incanted",
            "mage_knight-interacts",
            "mage_knight-joint-agreed",
            "mage_knight-joint-begins",
            "mage_knight-joint-conquered",
            "mage_knight-joint-dealt",
            "mage_knight-joint-failed",
            "mage_knight-joint-proposed",
            "mage_knight-joint-refused",
            "mage_knight-joint-share",
            "mage_knight-joint-stayed-out",
            "mage_knight-knocked-out",
            "mage_knight-megapolis-found",
            "mage_knight-melee-begins",
            "mage_knight-monster-joined",
            "mage_knight-out-of-cards",
            "mage_knight-paralyzed",
            "mage_knight-passed",
            "mage_knight-path-taken",
            "mage_knight-plundered",
            "mage_knight-portal-closed",
            "mage_knight-provoked",
            "mage_knight-rests",
            "mage_knight-revealed-skill",
            "mage_knight-rewarded",
            "mage_knight-rolled",
            "mage_knight-ruin-seen",
            "mage_knight-scenario-end",
            "mage_knight-skill-removed",
            "mage_knight-spied",
            "mage_knight-spied-ruins",
            "mage_knight-spied-stack",
            "mage_knight-struck",
            "mage_knight-tactic-kept",
            "mage_knight-tactic-named",
            "mage_knight-tactic-removed",
            "mage_knight-token-down",
            "mage_knight-token-up",
            "mage_knight-turn",
            "mage_knight-unit-saved",
            "mage_knight-used-tactic",
        }
    ),
)
