"""Arranging a player who can just take one action of the right side, and reading what followed.

`ready("commission", faith={0: 2})` gives seat 0 exactly the three workers of Commission, so that the kernel places them
by itself, and everybody else a labourer, so that the table waits for the next seat when the action is over.
"""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypedDict, Unpack

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.classes import Side
from roundtable.games.paladins.content import SUSPICION_NAME
from roundtable.kernel.journal import Journal
from roundtable.kernel.zone import Zone
from tests.rules.paladins.arrange import Lists, Numbers, RivalPosition, offered, play, table

WORKERS: Final = {
    "commission": ["scout", "labourer", "cleric"],
    "fortify": ["merchant", "labourer", "scout"],
    "garrison": ["merchant", "labourer", "fighter"],
    "absolve": ["cleric", "labourer", "merchant"],
    "attack": ["scout", "labourer", "fighter"],
    "convert": ["fighter", "labourer", "cleric"],
    "conspire": ["labourer"],
}
PALADIN: Final = {"commission": "gerin", "convert": "gerin"}  # no share in the action or its attribute; else Oliver
SPACES: Final = ["r1-s1", "r1-s2", "r2-s1", "r2-s2", "r2-s3", "r2-s4"]  # of the first two regions, for two players
ABILITY: Final = re.compile(r"townsfolk-(?!debt-collector)(.*)-(ability|listed)$")  # a cause
LEFT_OUT: Final = frozenset({"placed-workers", "placed-jar", "returned", "half-gone", "refilled", "inquisition-nobody"})
REACH: Final = 12  # more than any requirement


class Arranged(TypedDict, total=False):
    """What a test may arrange; see `table`."""

    settings: Mapping[str, object]
    seed: int
    round: int
    first: int
    workers: Lists
    silver: Numbers
    provisions: Numbers
    faith: Numbers
    strength: Numbers
    influence: Numbers
    paladin: Mapping[int, str]
    board: Mapping[int, Mapping[str, Sequence[str | None]]]
    workshops: Mapping[int, Mapping[str, int]]
    monks: Lists
    outposts: Lists
    walls: Lists
    jars: Mapping[int, Sequence[int]]
    attacked: Lists
    converted: Lists
    townsfolk: Lists
    suspicion: Lists
    unpaid: Numbers
    paid: Numbers
    passed: Sequence[int]
    row: Sequence[str | None]
    outsiders: Sequence[str | None]
    orders: Sequence[str]
    favours: Sequence[str]
    next_walls: Sequence[str]
    next_suspicion: Sequence[str]
    next_taverns: Sequence[str]
    occupied: Mapping[int, str]
    rival: RivalPosition
    tax: int
    debts: int
    forced: bool


def ready(action: str, seats: int = 2, **rest: Unpack[Arranged]) -> PaladinsTable:
    """Arrange a table where seat 0 has the workers of an action, 9 Silver and 9 Provisions, unless told otherwise."""
    workers = {seat: ["labourer"] for seat in range(1, seats)}
    rest["workers"] = {0: WORKERS[action], **workers, **rest.get("workers", {})}
    rest["silver"] = {0: 9, **rest.get("silver", {})}
    rest["provisions"] = {0: 9, **rest.get("provisions", {})}
    rest["paladin"] = {0: PALADIN.get(action, "oliver"), **rest.get("paladin", {})}
    return table(seats, **rest)


def favoured(favour: str, seats: int = 2, **rest: Unpack[Arranged]) -> PaladinsTable:
    """Arrange round 3 with a King's Favour revealed; everybody has three labourers and a cleric, unless told otherwise.

    "supplies" gives 2 Provisions and a tax of 1, "confession" removes Suspicion and gives a tax of 2, "outlaws" gives
    two criminals.
    """
    rest["round"] = rest.get("round", 3)
    rest["favours"] = [favour]
    workers = {seat: ["labourer", "labourer", "labourer", "cleric"] for seat in range(seats)}
    rest["workers"] = {**workers, **rest.get("workers", {})}
    return table(seats, **rest)


def listen(game: PaladinsTable) -> PaladinsTable:
    """Write down from now on what happens."""
    game.journal = Journal()
    return game


def told(game: PaladinsTable, *kinds: str) -> list[str]:
    """Give in short what happened, such as "gained 0 2 silver" (seat 0 gained 2 Silver); of some kinds only, if named.

    Gains of a Townsfolk's ability follow "ability 0 abbot-tax"; taxes are one gain, wherever the Silver came from. The
    order of rules is what counts here, so that lines about workers, cards discarded and refills are left out.
    """
    assert game.journal is not None
    lines: list[str] = []
    ability = ""
    for event in game.journal.events:
        message = event.message
        pairs = zip(message.wording.params, message.values, strict=True)
        said = {param.name: param.kind.notation(value) for param, value in pairs}
        kind = message.wording.id.removeprefix("paladins-")
        before, ability = ability, ABILITY.sub(r"\1", cause) if ABILITY.match(cause := said.get("cause", "")) else ""
        if ability and ability != before:
            lines.append(f"ability {said['seat']} {ability}")
        if kind == "shortfall" and lines[-1].endswith(" tax"):
            said["number"] = str(int(said["number"]) + int(lines.pop().split()[2]))
        if kind not in LEFT_OUT:
            lines.append(in_short(kind, said))
    return [line for line in lines if not kinds or line.split()[0] in kinds]


def in_short(kind: str, said: dict[str, str]) -> str:
    """Give one line in short."""
    if kind in ("taxed", "taxed-by", "shortfall"):
        return f"gained {said['seat']} {said['number']} tax"
    if kind.startswith("debt-"):
        return f"gained-debt {said['seat']}"
    if kind == "removed-suspicion":
        return f"{kind} {said['seat']} 1"
    if kind == "inquisition-forced":
        return "inquisition"
    told_too = {"paid": "action", "cleared": "number", "developed": "number", "used-favour": "worker"}
    words = [word for name, word in said.items() if name not in ("cause", told_too.get(kind))]
    return " ".join([kind, *words])


def shown(game: PaladinsTable, seat: int | None = None) -> dict[str, Any]:
    """Give the table as a seat sees it, or a spectator."""
    data: dict[str, Any] = json.loads(json.dumps(game.view(seat)["table"]))
    return data


def suspicions(side: Side) -> list[str]:
    """Give the names of a side's Suspicion cards, oldest first."""
    return [SUSPICION_NAME.words[card] for card in side.suspicion]


def discard_suspicion(game: PaladinsTable, left: int = 0) -> None:
    """Let all Suspicion cards of the deck but so many lie on the discard pile."""
    cards = game.suspicion_deck.cards
    game.suspicion_discard = cards[: len(cards) - left]
    deck = game.suspicion_deck
    cut = len(cards) - left
    game.suspicion_deck = Zone(cards[cut:], deck.known[cut:], deck.since[cut:])
    game.check()


def final(game: PaladinsTable) -> PaladinsTable:
    """Let everybody pass and keep no more than needed, so that a last round ends."""
    while not game.over:
        play(game, offered(game)[-1])
    return game
