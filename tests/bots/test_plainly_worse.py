"""No level takes an answer that another one on offer plainly beats: one that leads to the same, with less in hand."""

import random
from collections.abc import Iterator

import pytest

import roundtable as rt
from roundtable.bots import LADDER
from roundtable.kernel.action import Action
from tests.bots.tables import bot

MORE_IS_BETTER = {"points", "apples", "staffs", "silver", "provisions", "workers"}  # of a player
SUPPLIES = {"apples", "silver", "provisions"}  # of the table: what a player lacks lies there

Path = tuple[str, ...]


def leaves(data: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Take a saved position apart."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else None
    if parts is None:
        yield path, data
        return
    for key, value in parts:
        yield from leaves(value, (*path, str(key)))


def outcome(game: rt.Game, seat: int, action: Action) -> dict[Path, object] | None:
    """Give what an answer leads to; None if chance or something unseen has a part in it."""
    copy = game.clone()
    copy.learned = 0
    rolled = copy.chance.counter
    copy.play(action, seat)
    if copy.learned or copy.chance.counter != rolled:
        return None
    return dict(leaves(copy.save()))


def beats(one: dict[Path, object], other: dict[Path, object], seat: int) -> bool:
    """Say whether one outcome is the other with more in a seat's hand."""
    if one.keys() != other.keys():
        return False
    more = False
    for path, value in one.items():
        if value == other[path] or (len(path) > 1 and path[-1] in SUPPLIES and "players" not in path):
            continue
        mine = "players" in path and path[path.index("players") + 1] == str(seat)
        good = mine and (path[-1] in MORE_IS_BETTER or path[-2] in MORE_IS_BETTER)
        if not good or not isinstance(value, int) or not isinstance(other[path], int) or value < int(str(other[path])):
            return False
        more = True
    return more


def beaten(game: rt.Game, seat: int) -> set[Action]:
    """Give the answers that another one plainly beats."""
    outcomes = [(action, outcome(game, seat, action)) for action in game.options_of(seat)]
    known = [(action, found) for action, found in outcomes if found is not None]
    return {action for action, found in known if any(beats(other, found, seat) for _, other in known)}


def worse_answers(games: int) -> Iterator[tuple[rt.Game, int, set[Action]]]:
    """Play Merlin at random; give every table at which some answers are plainly beaten, the seat and them."""
    for seed in range(games):
        game, chance = rt.new("merlin", 2, seed), random.Random(seed)
        while not game.over:
            seat = game.waiting[0]
            worse = beaten(game.clone(), seat) if len(game.options_of(seat)) > 1 else set()
            if worse:
                yield game, seat, worse
            game.play_at(chance.randrange(len(game.options())))


@pytest.mark.parametrize("level", [level.id for level in LADDER])
def test_no_level_takes_what_is_plainly_beaten(level: str) -> None:
    met = 0
    for game, seat, worse in worse_answers(2):
        met += 1
        assert bot(level, met).choose(rt.Eyes(game, seat)) not in worse, game.asks
    assert met > 4


def test_the_test_itself_sees_what_is_beaten() -> None:
    game, seat, worse = next(worse_answers(1))
    assert [action.notation for action in worse] == ["decline"]
    assert seat == game.seat
