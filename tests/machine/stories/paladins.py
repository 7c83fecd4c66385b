"""What the log of Paladins says about the table."""

from collections import Counter
from typing import cast

from roundtable.games.paladins.names import ACTION
from tests.machine.hearer import Args, Fact, Hearer, Says, Story, Untrue

ATTRIBUTES = ("faith", "strength", "influence")
WORKERS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
COVERED = "workshop"
RIVAL = "rivals/0"
Data = dict[str, object]


def picks(table: Data) -> Data:
    """Leave out points, which follow from the rest, and what is only being chosen; workers are told once all stand."""
    left_out = ("filling", "keeping", "players", "rivals", "townsfolk")
    kept = {key: table[key] for key in table if key not in left_out}
    kept["row"] = table["townsfolk"]
    for side in ("players", "rivals"):
        kept[side] = [
            {key: one[key] for key in one if key not in ("score", "points")} for one in cast("list[Data]", table[side])
        ]
    filling = cast("Data | None", table["filling"])
    if filling is not None and filling["action"] is not None:
        take_up(cast("list[Data]", kept["players"])[cast("int", filling["seat"])], str(filling["action"]))
    return kept


def take_up(player: Data, action: str) -> None:
    """Count workers on an action that is still being filled as not placed."""
    board = cast("dict[str, list[str | None]]", player["board"])
    workers = dict(cast("dict[str, int]", player["workers"]))
    for worker in board[action]:
        if worker in WORKERS:
            workers[str(worker)] += 1
    player["workers"] = workers
    player["board"] = {**board, action: [None if worker in WORKERS else worker for worker in board[action]]}


def of(args: Args, path: str) -> str:
    """Give a path of the player a line is about, or of the automated opponent."""
    return f"players/{args['seat']}/{path}" if "seat" in args else f"{RIVAL}/{path}"


def seats(hearer: Hearer) -> range:
    count = 0
    while f"players/{count}/silver" in hearer.facts:
        count += 1
    return range(count)


def push(hearer: Hearer, path: str, value: Fact) -> None:
    """Something comes to the end of a list."""
    hearer.facts[f"{path}/{length(hearer, path)}"] = value


def pop(hearer: Hearer, path: str) -> Fact:
    """The last of a list goes."""
    last = length(hearer, path) - 1
    if last < 0:
        raise Untrue(f"{path} is empty")
    return hearer.facts.pop(f"{path}/{last}")


def length(hearer: Hearer, path: str) -> int:
    count = 0
    while f"{path}/{count}" in hearer.facts:
        count += 1
    return count


def places(hearer: Hearer, path: str) -> list[Fact]:
    return [hearer.facts[f"{path}/{at}"] for at in range(length(hearer, path))]


def where(hearer: Hearer, path: str, value: Fact, last: bool = False) -> str:
    """Give the first place of a list with something on it, or the last."""
    found = [at for at, one in enumerate(places(hearer, path)) if one == value]
    if not found:
        raise Untrue(f"{value} is not in {path}")
    return f"{path}/{found[-1 if last else 0]}"


def fill(hearer: Hearer, path: str, values: list[Fact]) -> None:
    for at, value in enumerate(values):
        hearer.facts[f"{path}/{at}"] = value


def counted(id: str, sign: int = 1) -> Says:
    """A number of the whole table changes."""
    return lambda hearer, args: hearer.add(id, sign * int(args["number"]))


# ---- the round ----


def round_begins(hearer: Hearer, args: Args) -> None:
    hearer.note("round", args["number"])
    hearer.note("first", args["seat"])
    for seat in seats(hearer):
        hearer.note(f"players/{seat}/passed", False)


def revealed(kind: str) -> Says:
    def says(hearer: Hearer, args: Args) -> None:
        hearer.put(where(hearer, f"{kind}s", None), args[kind])

    return says


def tavern_revealed(hearer: Hearer, args: Args) -> None:
    hearer.add("decks/taverns", -1)
    hearer.lay("taverns", args["tavern"])


def shuffled(deck: str, discard: str) -> Says:
    def says(hearer: Hearer, args: Args) -> None:
        if hearer.pile(discard).total() != args["number"]:
            raise Untrue(f"{discard} holds {hearer.pile(discard).total()}")
        hearer.add(deck, int(args["number"]))
        hearer.facts[discard] = Counter()

    return says


def paladins_drawn(hearer: Hearer, args: Args) -> None:
    for seat in seats(hearer):
        if seat != hearer.viewer:
            for _ in range(3):
                hearer.take(f"players/{seat}/deck", None)
                hearer.lay(f"players/{seat}/drawn", None)


def drew_paladins(hearer: Hearer, args: Args) -> None:
    for name in ("first", "second", "third"):
        hearer.take(f"players/{hearer.viewer}/deck", args[name])
        hearer.lay(f"players/{hearer.viewer}/drawn", args[name])


def chose(hearer: Hearer, args: Args) -> None:
    if args["seat"] != hearer.viewer:
        hearer.facts[of(args, "drawn")] = Counter()
        hearer.lay(of(args, "paladin"), None)
        hearer.lay(of(args, "deck"), None, 2)


def chose_open(hearer: Hearer, args: Args) -> None:
    me = f"players/{hearer.viewer}"
    for name, pile in (("first", "paladin"), ("second", "deck"), ("third", "deck")):
        hearer.take(f"{me}/drawn", args[name])
        hearer.lay(f"{me}/{pile}", args[name])


def paladin_revealed(hearer: Hearer, args: Args) -> None:
    hearer.take(of(args, "paladin"), args["paladin"])
    hearer.lay(of(args, "paladin"), args["paladin"])


def tavern_taken(hearer: Hearer, args: Args) -> None:
    hearer.take("taverns", args["tavern"])
    hearer.put(of(args, "tavern"), args["tavern"])


def dropped(kind: str, row: str) -> Says:
    def says(hearer: Hearer, args: Args) -> None:
        hearer.put(where(hearer, row, args[kind]), None)
        hearer.lay(f"{kind}_discard", args[kind])

    return says


def slid(row: str, to_the_right: bool) -> Says:
    def says(hearer: Hearer, args: Args) -> None:
        before = places(hearer, row)
        cards: list[Fact] = [card for card in before if card is not None]
        gaps: list[Fact] = [None] * (len(before) - len(cards))
        after = gaps + cards if to_the_right else cards + gaps
        if after == before:
            raise Untrue(f"{row} does not move")
        fill(hearer, row, after)

    return says


def townsfolk_came(hearer: Hearer, args: Args) -> None:
    hearer.put(where(hearer, "row", None, last=True), args["townsfolk"])
    hearer.add("decks/townsfolk", -1)


def outsider_came(hearer: Hearer, args: Args) -> None:
    hearer.put(where(hearer, "outsiders", None), args["outsider"])
    hearer.add("decks/outsiders", -1)


def taverns_discarded(hearer: Hearer, args: Args) -> None:
    gone = hearer.pile("taverns")
    for seat in seats(hearer):
        tavern = hearer.facts[f"players/{seat}/tavern"]
        if not isinstance(tavern, str):
            raise Untrue(f"{seat} has no Tavern")
        gone = gone + Counter([tavern])
        hearer.put(f"players/{seat}/tavern", None)
    if gone.total() != args["number"]:
        raise Untrue(f"{gone.total()} Taverns lay there")
    hearer.facts["tavern_discard"] = hearer.pile("tavern_discard") + gone
    hearer.facts["taverns"] = Counter()


def favours_cleared(hearer: Hearer, args: Args) -> None:
    gone = [worker for worker in places(hearer, "favour_workers") if worker is not None]
    if len(gone) != args["number"]:
        raise Untrue(f"{len(gone)} workers stood there")
    for worker in gone:
        if worker != "rival":
            hearer.add(f"supply/{worker}", 1)
    fill(hearer, "favour_workers", [None] * length(hearer, "favour_workers"))


def paladin_left(hearer: Hearer, args: Args) -> None:
    hearer.take(of(args, "paladin"), args["paladin"])
    hearer.lay(of(args, "used"), args["paladin"])


# ---- a turn ----


def placed_workers(hearer: Hearer, args: Args) -> None:
    board = of(args, f"board/{args['action']}")
    open_places = [at for at, worker in enumerate(places(hearer, board)) if worker != COVERED]
    for at, worker in zip(open_places, str(args["line"]).split("-"), strict=False):
        hearer.put(f"{board}/{at}", worker)
        hearer.add(of(args, f"workers/{worker}"), -1)


def used_favour(hearer: Hearer, args: Args) -> None:
    place = where(hearer, "favours", args["favour"]).replace("favours", "favour_workers")
    if "seat" in args:
        hearer.put(place, args["worker"])
        hearer.add(of(args, f"workers/{args['worker']}"), -1)
    else:
        hearer.put(place, "rival")
        hearer.add(f"{RIVAL}/untyped_workers", -1)


def clear(hearer: Hearer, args: Args, actions: list[str]) -> None:
    gone = 0
    for action in actions:
        board = of(args, f"board/{action}")
        for at, worker in enumerate(places(hearer, board)):
            if worker in WORKERS:
                hearer.put(f"{board}/{at}", None)
                hearer.add(f"supply/{worker}", 1)
                gone += 1
    if gone != args["number"]:
        raise Untrue(f"{gone} workers stood there")


def returned(hearer: Hearer, args: Args) -> None:
    clear(hearer, args, list(ACTION.words))


def kept(hearer: Hearer, args: Args) -> None:
    stay = Counter(str(args["line"]).split("-"))
    gone = 0
    for worker in WORKERS:
        leave = hearer.number(of(args, f"workers/{worker}")) - stay[worker]
        if leave:
            hearer.add(of(args, f"workers/{worker}"), -leave)
            hearer.add(f"supply/{worker}", leave)
            gone += leave
    if gone != args["number"]:
        raise Untrue(f"{gone} workers went")


def paid(hearer: Hearer, args: Args) -> None:
    pile = "silver" if args["resource"] == "silver" else "provisions"
    hearer.add(of(args, pile), -int(args["number"]))
    hearer.add(pile, int(args["number"]))


def tax_filled(hearer: Hearer, args: Args) -> None:
    hearer.add("tax_supply", int(args["number"]))
    hearer.add("silver", -int(args["number"]))


def developed(hearer: Hearer, args: Args) -> None:
    place = of(args, f"board/{args['action']}/{int(args['number']) - 1}")
    standing = hearer.facts[place]
    if standing in WORKERS:
        hearer.facts["uncovered"] = standing
    hearer.put(place, COVERED)
    hearer.add(of(args, f"workshops/{args['action']}"), 1)


def covered(hearer: Hearer, args: Args) -> None:
    if hearer.facts.pop("uncovered", None) != args["worker"]:
        raise Untrue("another stood there")
    hearer.add(f"supply/{args['worker']}", 1)


def from_row(hearer: Hearer, args: Args) -> None:
    hearer.put(where(hearer, "row", args["townsfolk"]), None)


def recruited(hearer: Hearer, args: Args) -> None:
    from_row(hearer, args)
    hearer.lay(of(args, "townsfolk"), args["townsfolk"])


def dismissed(hearer: Hearer, args: Args) -> None:
    from_row(hearer, args)
    hearer.lay("townsfolk_discard", args["townsfolk"])


def placed(piece: str) -> Says:
    def says(hearer: Hearer, args: Args) -> None:
        space = f"spaces/{args['space']}"
        if hearer.facts.pop(space, "taken") is not None:
            raise Untrue(f"{space} is not free")
        hearer.note(f"{space}/owner", args.get("seat", "rival"))
        hearer.note(f"{space}/piece", piece)
        hearer.add(of(args, f"{piece}s"), 1)

    return says


def placed_jar(hearer: Hearer, args: Args) -> None:
    hearer.add(of(args, "jars"), 1)
    hearer.lay(of(args, "jar_places"), args["place"])


def built_wall(hearer: Hearer, args: Args) -> None:
    hearer.add("decks/walls", -1)
    hearer.lay(of(args, "walls"), args["wall"])


def took_outsider(pile: str) -> Says:
    def says(hearer: Hearer, args: Args) -> None:
        hearer.put(where(hearer, "outsiders", args["outsider"]), None)
        hearer.lay(of(args, pile), args["outsider"])

    return says


# ---- gains, Suspicion, Debts ----


def gained(hearer: Hearer, args: Args) -> None:
    thing, number = str(args["thing"]), int(args["number"])
    if thing in ATTRIBUTES:
        hearer.add(of(args, f"attributes/{thing}"), number)
    elif thing in WORKERS:
        hearer.add(of(args, f"workers/{thing}"), number)
        hearer.add(f"supply/{thing}", -number)
    else:
        pile = "provisions" if thing == "provision" else thing
        hearer.add(of(args, pile), number)
        hearer.add(pile, -number)


def taxed(hearer: Hearer, args: Args) -> None:
    hearer.add("tax_supply", -int(args["number"]))
    hearer.add(of(args, "silver") if "seat" in args else "silver", int(args["number"]))


def shortfall(hearer: Hearer, args: Args) -> None:
    hearer.add("silver", -int(args["number"]))
    hearer.add(of(args, "silver"), int(args["number"]))


def suspected(hearer: Hearer, args: Args) -> None:
    hearer.add("decks/suspicion", -1)
    push(hearer, of(args, "suspicion"), args["number"])


def suspicion_goes(hearer: Hearer, args: Args) -> None:
    for _ in range(int(args.get("number", 1))):
        card = pop(hearer, of(args, "suspicion"))
        if not isinstance(card, int):
            raise Untrue(f"{card} is no tax")
        hearer.lay("suspicion_discard", card)


def took_debt(hearer: Hearer, args: Args) -> None:
    if "number" in args and length(hearer, of(args, "suspicion")) != args["number"]:
        raise Untrue(f"{length(hearer, of(args, 'suspicion'))} Suspicion cards")
    hearer.add("debts", -1)
    hearer.add(of(args, "unpaid_debts"), 1)


def paid_debt(hearer: Hearer, args: Args) -> None:
    hearer.add(of(args, "unpaid_debts"), -1)
    hearer.add(of(args, "paid_debts"), 1)


def destroyed_debt(hearer: Hearer, args: Args) -> None:
    hearer.add(of(args, "unpaid_debts"), -1)
    hearer.add("debts", 1)


# ---- the automated opponent ----


def rival_scheme(hearer: Hearer, args: Args) -> None:
    hearer.add(f"{RIVAL}/scheme_deck", -1)
    hearer.lay(f"{RIVAL}/scheme_discard", args["scheme"])


def rival_scheme_added(hearer: Hearer, args: Args) -> None:
    hearer.add(f"{RIVAL}/scheme_aside", -1)
    hearer.lay(f"{RIVAL}/scheme_discard", "kings-favour")


def rival_shuffled(hearer: Hearer, args: Args) -> None:
    hearer.add(f"{RIVAL}/scheme_deck", hearer.pile(f"{RIVAL}/scheme_discard").total())
    hearer.facts[f"{RIVAL}/scheme_discard"] = Counter()


def rival_did(hearer: Hearer, args: Args) -> None:
    hearer.add(f"{RIVAL}/untyped_workers", -int(args["number"]))
    hearer.add(f"{RIVAL}/placed/{args['action']}", int(args["number"]))


def rival_rested(hearer: Hearer, args: Args) -> None:
    if args["number"]:
        rival_did(hearer, {"action": "rest", **args})
    hearer.put(f"{RIVAL}/passed", True)


def rival_cleared(hearer: Hearer, args: Args) -> None:
    for path in [one for one in hearer.facts if one.startswith(f"{RIVAL}/placed/")]:
        hearer.note(path, 0)
    hearer.note(f"{RIVAL}/untyped_workers", 0)
    hearer.put(f"{RIVAL}/passed", False)


def rival_prayed(hearer: Hearer, args: Args) -> None:
    gone = 0
    for action in ("commission", "fortify", "garrison", "absolve", "attack", "convert"):
        gone += hearer.number(f"{RIVAL}/placed/{action}")
        hearer.note(f"{RIVAL}/placed/{action}", 0)
    if gone != args["number"]:
        raise Untrue(f"{gone} workers stood there")


def rival_moved(hearer: Hearer, args: Args) -> None:
    marker = (hearer.number(f"{RIVAL}/resource_marker") - 1 + int(args["number"])) % 5 + 1
    if marker != args["place"]:
        raise Untrue(f"the marker came to {marker}")
    hearer.note(f"{RIVAL}/resource_marker", marker)


def rival_rose(hearer: Hearer, args: Args) -> None:
    hearer.add(f"{RIVAL}/attributes/{args['attribute']}", int(args.get("number", 1)))
    stack = [one for one in places(hearer, f"{RIVAL}/attribute_stack") if one != args["attribute"]]
    fill(hearer, f"{RIVAL}/attribute_stack", [*stack, args["attribute"]])


def rival_drained(hearer: Hearer, args: Args) -> None:
    hearer.add("tax_supply", -1)
    hearer.add("silver", 1)


STORY = Story(
    picks,
    frozenset(
        {
            *("taverns", "tavern_discard", "townsfolk_discard", "outsider_discard", "suspicion_discard"),
            *("walls", "attacked", "converted", "jar_places", "townsfolk", "paladin", "drawn", "deck", "used"),
            "scheme_discard",
        }
    ),
    {
        "paladins-round-begins": round_begins,
        "paladins-order-revealed": revealed("order"),
        "paladins-favour-revealed": revealed("favour"),
        "paladins-tavern-revealed": tavern_revealed,
        "paladins-taverns-shuffled": shuffled("decks/taverns", "tavern_discard"),
        "paladins-paladins-drawn": paladins_drawn,
        "paladins-drew-paladins": drew_paladins,
        "paladins-chose-paladin": chose,
        "paladins-chose-paladin-open": chose_open,
        "paladins-paladin-revealed": paladin_revealed,
        "paladins-tavern-taken": tavern_taken,
        "paladins-townsfolk-dropped": dropped("townsfolk", "row"),
        "paladins-townsfolk-slid": slid("row", to_the_right=True),
        "paladins-townsfolk-came": townsfolk_came,
        "paladins-outsider-dropped": dropped("outsider", "outsiders"),
        "paladins-outsiders-slid": slid("outsiders", to_the_right=False),
        "paladins-outsider-came": outsider_came,
        "paladins-taverns-discarded": taverns_discarded,
        "paladins-favours-cleared": favours_cleared,
        "paladins-paladin-left": paladin_left,
        "paladins-placed-workers": placed_workers,
        "paladins-used-favour": used_favour,
        "paladins-passed": lambda hearer, args: hearer.put(of(args, "passed"), True),
        "paladins-returned": returned,
        "paladins-kept-workers": kept,
        "paladins-paid": paid,
        "paladins-paid-favour": paid,
        "paladins-tax-filled": tax_filled,
        "paladins-developed": developed,
        "paladins-covered": covered,
        "paladins-recruited": recruited,
        "paladins-dismissed": dismissed,
        "paladins-placed-monk": placed("monk"),
        "paladins-placed-outpost": placed("outpost"),
        "paladins-placed-jar": placed_jar,
        "paladins-built-wall": built_wall,
        "paladins-attacked": took_outsider("attacked"),
        "paladins-converted": took_outsider("converted"),
        "paladins-gained": gained,
        "paladins-taxed": taxed,
        "paladins-taxed-by": taxed,
        "paladins-shortfall": shortfall,
        "paladins-cleared": lambda hearer, args: clear(hearer, args, [str(args["action"])]),
        "paladins-removed-suspicion": suspicion_goes,
        "paladins-paid-debt": paid_debt,
        "paladins-destroyed-debt": destroyed_debt,
        "paladins-debt-townsfolk": took_debt,
        "paladins-debt-favour": took_debt,
        "paladins-suspected": suspected,
        "paladins-suspicion-shuffled": shuffled("decks/suspicion", "suspicion_discard"),
        "paladins-debt-judged": took_debt,
        "paladins-half-gone": suspicion_goes,
        "paladins-refilled": tax_filled,
        "paladins-rival-workshop": lambda hearer, args: hearer.add(f"{RIVAL}/workshops/{args['action']}", 1),
        "paladins-rival-scheme-added": rival_scheme_added,
        "paladins-rival-gathered": lambda hearer, args: hearer.put(f"{RIVAL}/untyped_workers", args["number"]),
        "paladins-rival-scheme": rival_scheme,
        "paladins-rival-shuffled": rival_shuffled,
        "paladins-rival-did": rival_did,
        "paladins-rival-fell-back": rival_did,
        "paladins-rival-favour": used_favour,
        "paladins-rival-rested": rival_rested,
        "paladins-rival-out": lambda hearer, args: hearer.put(f"{RIVAL}/passed", True),
        "paladins-rival-cleared": rival_cleared,
        "paladins-rival-prayed": rival_prayed,
        "paladins-rival-prayed-worker": lambda hearer, args: hearer.add(f"{RIVAL}/untyped_workers", 1),
        "paladins-rival-conspired": counted(f"{RIVAL}/untyped_workers"),
        "paladins-rival-workers": counted(f"{RIVAL}/untyped_workers"),
        "paladins-rival-gained": rival_moved,
        "paladins-rival-moved": rival_moved,
        "paladins-rival-rose": rival_rose,
        "paladins-rival-wrapped": rival_rose,
        "paladins-rival-suspected": suspected,
        "paladins-rival-taxed": taxed,
        "paladins-rival-drained": rival_drained,
        "paladins-rival-removed": suspicion_goes,
        "paladins-rival-paid-debt": paid_debt,
        "paladins-rival-destroyed-debt": destroyed_debt,
        "paladins-rival-monk": placed("monk"),
        "paladins-rival-outpost": placed("outpost"),
        "paladins-rival-jar": lambda hearer, args: hearer.add(f"{RIVAL}/jars", 1),
        "paladins-rival-wall": built_wall,
        "paladins-rival-attacked": took_outsider("attacked"),
        "paladins-rival-converted": took_outsider("converted"),
        "paladins-rival-dismissed": dismissed,
        "paladins-rival-debt-favour": took_debt,
        "paladins-rival-debt-judged": took_debt,
        "paladins-rival-half-gone": suspicion_goes,
    },
    frozenset(
        {
            "paladins-did",
            "paladins-at-top",
            "paladins-inquisition",
            "paladins-inquisition-forced",
            "paladins-inquisition-nobody",
            "paladins-debts-out",
            "paladins-rival-tavern",
            "paladins-rival-blocked",
            "paladins-rival-short",
            "paladins-rival-unable",
            "paladins-rival-no-order",
            "paladins-rival-no-favour",
        }
    ),
)
