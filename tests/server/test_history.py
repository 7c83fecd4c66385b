"""The history checker finds what it is there to find, and a short trial of each kind finds nothing."""

import asyncio
import random
from pathlib import Path

import pytest

from roundtable.server.store import Entry

from .history.faults import Faults
from .history.record import History, faults
from .history.trial import Trial
from .postgres import Postgres


def entry(sequence: int, key: str | None, epoch: int = 0) -> Entry:
    """Give an entry of a log."""
    return Entry(
        table="t",
        sequence=sequence,
        kind="play",
        seat=0,
        player="p",
        base=0,
        data="{}",
        rules="1",
        key=key,
        mark="m",
        at=0.0,
        epoch=epoch,
    )


def told(*moves: tuple[str, float, float, int]) -> History:
    """Give a history of moves: key, when it was sent, when it was answered, and the version (0: it was refused)."""
    history = History()
    for key, began, answered, version in moves:
        history.sent(key, "t", began)
        if version:
            history.acknowledged(key, version, answered)
        else:
            history.refused(key, "no", answered)
    return history


def test_a_true_history_is_believed() -> None:
    history = told(("a", 0, 1, 1), ("b", 0.5, 2, 2), ("c", 0, 3, 0))
    history.sent("unknown", "t", 3)
    assert faults(history, "t", [entry(1, "a", 1), entry(2, "b", 1), entry(3, "unknown", 2)]) == []
    assert faults(history, "t", [entry(1, "a"), entry(2, "b")]) == []


@pytest.mark.parametrize(
    ("moves", "log", "says"),
    [
        ([("a", 0, 1, 1)], [], "acknowledged"),
        ([("a", 0, 1, 1)], [entry(1, "b"), entry(2, "a")], "acknowledged"),
        ([("a", 0, 1, 0)], [entry(1, "a")], "refused"),
        ([("a", 0, 1, 2), ("b", 2, 3, 1)], [entry(1, "b"), entry(2, "a")], "began after"),
        ([], [entry(1, "a"), entry(2, "a")], "twice"),
        ([], [entry(1, "a"), entry(3, "b")], "gaps"),
        ([], [entry(1, "a", 2), entry(2, "b", 1)], "wrote on"),
    ],
)
def test_what_is_not_so_is_noticed(moves: list[tuple[str, float, float, int]], log: list[Entry], says: str) -> None:
    assert says in " ".join(faults(told(*moves), "t", log))


def test_what_people_see_is_compared() -> None:
    history = History()
    history.saw("ada", "t", 0, 0, 3, "x")
    history.saw("bea", "t", 0, 0, 3, "x")
    history.answered(9, "in time")
    assert history.wrong == []
    history.saw("ada", "t", 0, 3, 2, "x")
    history.saw("cat", "t", 0, 0, 3, "y")
    history.answered(11, "late")
    assert [" saw version " in history.wrong[0], "two views" in history.wrong[1], "11.0" in history.wrong[2]] == [
        True
    ] * 3


def tried(folder: Path, postgres: Postgres | None, kinds: set[str], most: int) -> Trial:
    """Do a short trial; nothing may be wrong."""
    luck = random.Random(1)
    trial = Trial(folder, postgres, 2, 3, 0.05, luck)
    asyncio.run(trial.run(Faults(luck, most, kinds), 0.0, print, moves=20))
    assert trial.history.wrong == []
    assert len(trial.history.standing) >= 20
    return trial


def test_nothing_is_lost_on_sqlite(tmp_path: Path) -> None:
    tried(tmp_path, None, {"kill", "full disk"}, 4)


def test_nothing_is_lost_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    tried(tmp_path, postgres, {"kill", "cut", "starting", "silent line", "all connections cut"}, 8)
