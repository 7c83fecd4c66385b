"""What the log of Merlin says about the table."""

from typing import cast

from tests.machine.hearer import Args, Hearer, Says, Story


def picks(table: dict[str, object]) -> dict[str, object]:
    """Leave out what follows from the rest: knights on spaces, assistants by principality, sums, territories."""
    kept = {key: table[key] for key in table if key not in ("territories", "borders", "turn", "round")}
    kept["ring"] = {space["id"]: at for at, space in enumerate(cast("list[dict[str, object]]", table["ring"]))}
    kept["inner"] = {space["id"]: at for at, space in enumerate(cast("list[dict[str, object]]", table["inner"]))}
    kept["round"] = table["round"]
    kept["environs"] = {cell["cell"]: cell["manor"] for cell in cast("list[dict[str, object]]", table["environs"])}
    principalities = cast("list[dict[str, object]]", table["principalities"])
    kept["principalities"] = {
        one["id"]: {"stock": one["stock"], "influence": one["influence"]} for one in principalities
    }
    players = cast("list[dict[str, object]]", table["players"])
    kept["players"] = [{key: one[key] for key in one if key not in ("score", "colour")} for one in players]
    turn = cast("dict[str, object]", table["turn"])
    if turn["face"] is not None:
        kept["turn"] = {key: turn[key] for key in ("face", "shift", "figure")}
    return kept


def of(args: Args, path: str) -> str:
    """Give a path of the player a line is about."""
    return f"players/{args['seat']}/{path}"


def goods(hearer: Hearer, args: Args, good: object, colour: object, count: int) -> None:
    """Goods come from a principality's stock, or go back to it."""
    hearer.add(of(args, f"goods/{good}/{colour}"), count)
    hearer.add(f"principalities/{colour}/stock/{good}", -count)


def round_begins(hearer: Hearer, args: Args) -> None:
    hearer.put("round", args["number"])
    hearer.put("first", args["seat"])


def rolled(hearer: Hearer, args: Args) -> None:
    dice = hearer.pile(of(args, "dice/knight"))
    assert dice is not None
    hearer.facts[of(args, "dice/knight")] = type(dice)([args["first"], args["second"], args["third"]])
    hearer.note(of(args, "dice/merlin"), args["merlin"])
    if "arthur" in args:
        hearer.note(of(args, "dice/arthur"), args["arthur"])


def took_die(hearer: Hearer, args: Args) -> None:
    if args["figure"] == "knight":
        hearer.take(of(args, "dice/knight"), args["number"])
        hearer.lay(of(args, "dice/knight"), None)
    else:
        hearer.put(of(args, f"dice/{args['figure']}"), None)
    hearer.note("turn/face", args["number"])
    hearer.note("turn/shift", 0)
    hearer.note("turn/figure", args["figure"])


def used_apple(hearer: Hearer, args: Args) -> None:
    hearer.add(of(args, "apples"), -1)
    hearer.add("apples", 1)
    hearer.put("turn/face", args["number"])


def moved(hearer: Hearer, args: Args) -> None:
    figure, space = args["figure"], args["space"]
    at = hearer.facts[f"inner/{space}" if figure == "arthur" else f"ring/{space}"]
    hearer.put(of(args, "knight") if figure == "knight" else str(figure), at)
    hearer.note("turn/figure", figure)


def marked(hearer: Hearer, args: Args) -> None:
    hearer.add(of(args, "markers"), -1)
    hearer.add(f"principalities/{args['principality']}/influence/{args['seat']}", 1)


def took_back(hearer: Hearer, args: Args) -> None:
    number = int(args["number"])
    hearer.add(of(args, "markers"), number)
    hearer.add(f"principalities/{args['principality']}/influence/{args['seat']}", -number)


def points(source: str, sign: int = 1) -> Says:
    """Give what a line about points says; without a source the line names it."""

    def says(hearer: Hearer, args: Args) -> None:
        hearer.add(of(args, f"points/{source or args['source']}"), sign * int(args["number"]))

    return says


def took_apple(hearer: Hearer, args: Args) -> None:
    hearer.add(of(args, "apples"), 1)
    hearer.add("apples", -1)


def traitors_go(hearer: Hearer, args: Args) -> None:
    hearer.add(of(args, f"traitors/{args['principality']}"), -int(args["number"]))


def drew_traitor(hearer: Hearer, args: Args) -> None:
    hearer.add(of(args, f"traitors/{args['principality']}"), 1)
    stack = next((at for at in range(3) if hearer.number(f"traitor_stacks/{at}")), 0)
    hearer.add(f"traitor_stacks/{stack}", -1)


def traitors_shuffled(hearer: Hearer, args: Args) -> None:
    number = int(args["number"])
    for at in range(3):
        hearer.put(f"traitor_stacks/{at}", number * (at + 1) // 3 - number * at // 3)


def discarded(hearer: Hearer, args: Args) -> None:
    hearer.take(of(args, "hand"), args["mission"])
    hearer.lay("discard", args["mission"])


def drew_open(hearer: Hearer, args: Args) -> None:
    hearer.take("display", args["mission"])
    hearer.lay(of(args, "hand"), args["mission"])


def turned_up(hearer: Hearer, args: Args) -> None:
    hearer.add("deck", -1)
    hearer.lay("display", args["mission"])


def drew_hidden(hearer: Hearer, args: Args) -> None:
    hearer.add("deck", -1)
    if hearer.viewer != args["seat"]:
        hearer.lay(of(args, "hand"), None)


def drew_mission(hearer: Hearer, args: Args) -> None:
    hearer.lay(f"players/{hearer.viewer}/hand", args["mission"])


def deck_shuffled(hearer: Hearer, args: Args) -> None:
    hearer.add("deck", hearer.pile("discard").total())
    hearer.facts["discard"] = type(hearer.pile("discard"))()


def built(hearer: Hearer, args: Args) -> None:
    hearer.put(f"environs/{args['cell']}", args["seat"])
    hearer.add(of(args, "manors"), -1)


def replaced(hearer: Hearer, args: Args) -> None:
    hearer.put(f"environs/{args['cell']}", args["seat"])
    hearer.add(of(args, "manors"), -1)
    hearer.add(f"players/{args['other']}/manors", 1)


def removed(hearer: Hearer, args: Args) -> None:
    hearer.put(f"environs/{args['cell']}", None)
    hearer.add(of(args, "manors"), 1)


def took_pict(hearer: Hearer, args: Args) -> None:
    hearer.take("picts", args["pict"])
    hearer.lay(of(args, "picts"), args["pict"])


def turned_up_pict(hearer: Hearer, args: Args) -> None:
    hearer.lay("picts", args["pict"])
    hearer.add(f"pict_stacks/{('left', 'right').index(str(args['side']))}", -1)


def boxed_picts(hearer: Hearer, args: Args) -> None:
    held = hearer.pile(of(args, "picts"))
    assert held.total() == args["number"]
    hearer.facts[of(args, "picts")] = type(held)()


STORY = Story(
    picks,
    frozenset({"hand", "display", "discard", "picts", "knight", "abilities", "turned_seals"}),
    {
        "merlin-round-begins": round_begins,
        "merlin-rolled": rolled,
        "merlin-rolled-five": rolled,
        "merlin-took-die": took_die,
        "merlin-used-apple": used_apple,
        "merlin-used-flag": lambda hearer, args: goods(hearer, args, "flag", args["principality"], -1),
        "merlin-turned-die": lambda hearer, args: hearer.put("turn/face", args["number"]),
        "merlin-adjusted": lambda hearer, args: hearer.add("turn/shift", 1 if args["change"] == "up" else -1),
        "merlin-swapped": lambda hearer, args: hearer.put("turn/figure", args["figure"]),
        "merlin-moved": moved,
        "merlin-spent-staff": lambda hearer, args: hearer.add(of(args, "staffs"), -1),
        "merlin-placed": lambda hearer, args: hearer.put(
            of(args, f"assistants/{args['assistant']}"), args["principality"]
        ),
        "merlin-sent-home": lambda hearer, args: hearer.put(
            f"players/{args['other']}/assistants/{args['assistant']}", None
        ),
        "merlin-took-good": lambda hearer, args: goods(hearer, args, args["good"], args["principality"], 1),
        "merlin-gave-good": lambda hearer, args: goods(hearer, args, args["good"], args["principality"], -1),
        "merlin-paid-material": lambda hearer, args: goods(hearer, args, "material", args["principality"], -1),
        "merlin-spent-shields": lambda hearer, args: goods(
            hearer, args, "shield", args["principality"], -int(args["number"])
        ),
        "merlin-marked": marked,
        "merlin-took-back": took_back,
        "merlin-gained": points(""),
        "merlin-gained-at-space": points("vp-spaces"),
        "merlin-gained-territory": points("environs"),
        "merlin-gained-influence": points("influence"),
        "merlin-lost": points("", -1),
        "merlin-took-item": lambda hearer, args: hearer.put(str(args["item"]).replace("-", "_"), args["seat"]),
        "merlin-took-apple": took_apple,
        "merlin-repelled": traitors_go,
        "merlin-discarded-traitors": traitors_go,
        "merlin-drew-traitor": drew_traitor,
        "merlin-traitors-shuffled": traitors_shuffled,
        "merlin-completed": discarded,
        "merlin-discarded": discarded,
        "merlin-drew-open": drew_open,
        "merlin-turned-up": turned_up,
        "merlin-drew-hidden": drew_hidden,
        "merlin-drew-mission": drew_mission,
        "merlin-deck-shuffled": deck_shuffled,
        "merlin-built": built,
        "merlin-gained-ability": lambda hearer, args: hearer.lay(
            of(args, "abilities"), f"{args['assistant']} {args['number']}"
        ),
        "merlin-used-seal": lambda hearer, args: hearer.lay(of(args, "turned_seals"), args["special"]),
        "merlin-seal-back": lambda hearer, args: hearer.take(of(args, "turned_seals"), args["assistant"]),
        "merlin-replaced": replaced,
        "merlin-removed": removed,
        "merlin-took-pict": took_pict,
        "merlin-turned-up-pict": turned_up_pict,
        "merlin-boxed-picts": boxed_picts,
    },
    frozenset(
        {
            "merlin-declined",
            "merlin-scoring-begins",
            "merlin-used-grail",
            "merlin-pict-sum",
            "merlin-borrowed",
            "merlin-stayed",
            "merlin-activated",
        }
    ),
)
