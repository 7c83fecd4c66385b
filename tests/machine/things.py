"""Which things lie on the table in a view, as the page draws them: what a hand can point at."""

from collections.abc import Callable
from typing import Any

import roundtable as rt
from roundtable.games.paladins.content import JAR_PLACE
from roundtable.kernel.action import Action

Table = dict[str, Any]  # the part of a view that is the game's own
COLOURS = ("red", "blue", "green", "white", "gold", "black")
TWINS = {  # one piece on the page, which stands for whichever of two things can do something
    **{f"mana:{colour}-die": f"die:{colour}" for colour in COLOURS},
    **{f"mana:{colour}-crystal": f"crystal:{colour}" for colour in COLOURS},
    **{f"die:{colour}": f"mana:{colour}-die" for colour in COLOURS},
}
TRAY = "choice:"  # cards that lie there only while one of them is chosen


def on_the_table(game: rt.Game, seat: int) -> list[str]:
    """Give what a seat sees on the table and an action can touch, each once."""
    table: Any = game.view(seat)["table"]
    box = game.rules.box
    own: Table = {**table["players"][seat], "favour": game.rules.settings.get("kings_favour")}
    shown = BY_GAME[box.name](table, own)
    touched = {thing for action in box.vocabulary.actions for thing in action.touches}
    options = game.options_of(seat)
    live = {thing for option in options for thing in option.touches}
    shown = [TWINS[thing] if TWINS.get(thing) in live else thing for thing in shown]
    return [thing for thing in dict.fromkeys([*shown, *on_the_tray(options)]) if thing in touched]


def at_the_locals(own: Table) -> list[str]:
    """Give what the locals where a hero of Mage Knight stands sell besides cards and Units of the offers."""
    if own["locals"] is None:
        return []
    unseen = ["unseen-advanced-action"] if "advanced-action" in own["locals"]["prices"] else []
    return ["locals", *of("ware", [*own["locals"]["prices"], *unseen])]


def on_the_tray(options: tuple[Action, ...]) -> list[str]:
    """Give the cards that are laid out to be chosen from."""
    return [thing for option in options for thing in option.touches if thing.startswith(TRAY)]


def of(kind: str, words: object) -> list[str]:
    """Give the things of a kind; cards that nobody knows are none."""
    assert isinstance(words, list | dict)
    return [f"{kind}:{word}" for word in words if word is not None]


def of_merlin(table: Table, own: Table) -> list[str]:
    """Give the things of a table of Merlin."""
    turn, dice = table["turn"], own["dice"]
    figures = ["knight", "merlin", *(["arthur"] if table["arthur"] is not None else [])]
    here = turn["place"]["space"] if turn["place"] and turn["place"]["ring"] == "outer" else None
    return [
        *of("die:knight", dice["knight"]),
        *of("die:merlin", [dice["merlin"]]),
        *of("die:arthur", [dice.get("arthur")]),
        *(["die"] if turn["face"] else []),
        *["figure" if turn["face"] and turn["figure"] == figure else f"figure:{figure}" for figure in figures],
        *(["place"] if turn["place"] else []),
        *[f"space:{at}" for at in range(len(table["ring"])) if at != here],
        *["apple", "staff", "grail", "mission-deck", "own:manor", "own:influence"],
        *of("own", own["goods"]),
        *[thing for good, colours in own["goods"].items() for thing in of(f"own:{good}", colours)],
        *of("traitor", own["traitors"]),
        *of("assistant", own["assistants"]),
        *[f"principality:{one['id']}" for one in table["principalities"]],
        *[f"stock:{good}:{one['id']}" for one in table["principalities"] for good in one["stock"]],
        *[f"cell:{one['cell']}" for one in table["environs"]],
        *of("mission", [*table["display"], *own["hand"]]),
        *of("pict", [*table["picts"], *own["picts"]]),
        *(["pict-stack:left", "pict-stack:right"] if table["pict_stacks"] else []),
        *[f"ability:{one}:{row}" for one in own["assistants"] for row in (1, 2, 3) if own["favour"]],
    ]


def of_paladins(table: Table, own: Table) -> list[str]:
    """Give the things of a table of Paladins."""
    drawn = [card for card in own["drawn"] if card is not None]
    return [
        *of("action", own["board"]),
        *["action:dismiss", "action:hunt-two", "action:trade-two"],
        *["own:silver", "own:provision", "own:debt", "suspicion", "debt"],
        *of("jar-place", list(JAR_PLACE.words)),
        *of("favour", table["favours"]),
        *[f"place:{word}:{place}" for word in own["workshops"] for place in (1, 2)],
        *of("townsfolk", table["townsfolk"]),
        *of("space", table["spaces"]),
        *of("outsider", table["outsiders"]),
        *of("worker", [word for word, count in own["workers"].items() if count]),
        *of("own-townsfolk", own["townsfolk"]),
        *of("paladin", [*drawn, *own["paladin"]]),
        *of("tavern", [*(table["taverns"] if drawn else []), own["tavern"]]),
    ]


def of_mage_knight(table: Table, own: Table) -> list[str]:
    """Give the things of a table of Mage Knight."""
    offers, combat = table["offers"], table["combat"]
    return [
        *of("hero", [own["hero"]]),
        *at_the_locals(own),
        *of("hex", [one["hex"] for one in table["hexes"]]),
        *of("slot", table["tiles"]["fits"]),
        *of("mana", [f"{colour}-die" for colour in table["source"]]),
        *of("die", table["depleted"]),
        *of("tactic", table["tactics"]),
        *of("mana", [f"{colour}-token" for colour, count in own["mana"].items() if count]),
        *[thing for kind in ("card", "basic", "powered", "sideways") for thing in of(kind, own["hand"])],
        *of("mana", [f"{colour}-crystal" for colour, count in own["crystals"].items() if count]),
        *of("offer", [*offers["advanced"], *offers["spells"], *offers["monastery"]]),
        *of("unit-offer", [one["unit"] for one in offers["units"]]),
        *[f"unit:{at}" for at in range(len(own["units"]))],
        *[f"ability:{at}-{row}" for at in range(len(own["units"])) for row in range(3)],
        *of("skill", [one["skill"] for one in own["skills"]]),
        *(["own-tactic"] if own["tactic"] else []),
        *[f"enemy:{at}" for at in range(len(combat["enemies"]) if combat else 0)],
    ]


BY_GAME: dict[str, Callable[[Table, Table], list[str]]] = {
    "merlin": of_merlin,
    "paladins": of_paladins,
    "mage_knight": of_mage_knight,
}
