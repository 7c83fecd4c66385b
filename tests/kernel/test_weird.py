"""Anybody does anything at any time: nothing breaks, and the record always tells the same game."""

import random

import pytest

import roundtable as rt
from tests.kernel.arrange import moves
from tests.practice import BOXES

LIVELY = ("siege", "invite", "propose", "accept", "attack", "play", "deny", "accuse")
TABLES = [(box.name, seats) for box in BOXES for seats in box.seats]


def anything(game: rt.Game, chance: random.Random) -> None:
    """Let some seat play, take back, play again or try what it may not; raise IllegalAction if it is refused."""
    somebody = chance.choice([None, *range(game.rules.seats)])
    what = chance.random()
    if what < 0.6:
        seat = chance.choice(game.waiting)
        options = game.options_of(seat)
        lively = [action for action in options if action.notation.split()[0] in LIVELY]
        game.play(chance.choice(lively if lively and chance.random() < 0.5 else options), seat)
    elif what < 0.75:
        game.back(somebody)
    elif what < 0.82:
        game.restart(somebody)
    elif what < 0.95:
        game.redo(somebody)
    else:
        game.play(chance.choice(game.rules.box.vocabulary.actions), somebody)


def refused(game: rt.Game, chance: random.Random) -> bool:
    try:
        anything(game, chance)
    except rt.IllegalAction:
        return True
    return False


def undone(game: rt.Game, how: str) -> tuple[str, object]:
    """Take back or play again; give the reason of a refusal and the position without answers laid down early."""
    reason = ""
    try:
        getattr(game, how)()
    except rt.IllegalAction as refusal:
        reason = refusal.reason
    return reason, {**game.save(), "early": []}


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_anything_goes(name: str, seats: int, forced: bool) -> None:
    chance = random.Random(seats)
    game = rt.new(name, seats, seed=seats, forced=forced)
    refusals = 0
    for turn in range(150):
        if game.over:
            break
        assert game.waiting[0] == game.seat
        assert len(set(game.waiting)) == len(game.waiting)
        before = game.save(), game.record().text(), game.options()
        if refused(game, chance):
            refusals += 1
            assert (game.save(), game.record().text(), game.options()) == before
        if turn % 10 == 0:
            twin = rt.replay(game.record().text())
            assert twin.record().text() == game.record().text()
            assert {**twin.save(), "early": []} == {**game.save(), "early": []}
            loaded = rt.load(game.save())
            assert (loaded.save(), loaded.waiting) == (game.save(), game.waiting)
    assert refusals
    assert moves(game)


@pytest.mark.parametrize("how", ["back", "restart", "redo"])
@pytest.mark.parametrize("seed", range(6))
def test_a_replayed_record_can_be_taken_back_like_the_game_itself(how: str, seed: int) -> None:
    """Although some answers were laid down early in the game, and none in the replay."""
    chance = random.Random(seed)
    game = rt.new("feud", 4, seed, forced=seed % 2 == 1)
    for _ in range(40 + 10 * seed):
        if not game.over:
            refused(game, chance)
    assert undone(rt.replay(game.record()), how) == undone(game, how)
