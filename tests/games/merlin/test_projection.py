"""If scored now: the points are those that a scoring at once gives."""

import random

import pytest

import roundtable as rt
from roundtable.games.merlin.box import MerlinTable
from roundtable.games.merlin.names import SOURCE
from tests.rules.merlin.arrange import table


def row(game: rt.Game, seat: int) -> dict[str, int]:
    """What a scoring now would add for a seat, by source."""
    found = game.projection(None)
    assert found is not None
    added = [after - before for after, before in zip(found.points[seat], found.counted[seat], strict=True)]
    return {word: points for word, points in zip(SOURCE.words, added, strict=True) if points}


def points_after(game: rt.Game, option: rt.Action, seat: int) -> int:
    """What a seat would have after an answer, the scoring finished."""
    trial = game.clone()
    trial.apply(option)
    found = trial.projection(None)
    return trial.scores()[seat] if found is None else sum(found.points[seat])


@pytest.mark.parametrize(
    ("seats", "settings"),
    [(2, {}), (3, {"kings_favour": True}), (4, {"arthur": True}), (4, {"arthur": True, "kings_favour": True})],
)
def test_the_scoring_at_once_gives_what_was_projected(seats: int, settings: dict[str, bool]) -> None:
    chance = random.Random(seats)
    game = rt.new("merlin", seats, 5, settings)
    assert isinstance(game, MerlinTable)
    scored = 0
    while not game.over:
        spent = not any(any(player.dice) for player in game.players)
        if game.asks != "merlin.end-turn" or not spent or game.round % 2:
            game.play(chance.choice(game.options()))
            continue
        expected = game.projection(None)
        assert expected is not None
        round = game.round
        while game.waiting and game.round == round:
            seat = game.seat
            assert seat is not None
            asked = game.asks in ("merlin.break-tie", "merlin.banish-in-scoring")
            options = game.options()
            game.play(max(options, key=lambda one: points_after(game, one, seat)) if asked else options[0])
        assert game.sheet() == expected.points
        scored += 1
    assert scored == 3
    assert game.projection(None) is None


def test_every_source_of_a_scoring_is_projected() -> None:
    game = table(
        traitors={0: ["black", "grey"], 1: ["blue"]},
        goods={0: ["shield black"]},
        influence={0: ["black", "black"], 1: ["black"]},
        assistants={0: {"builder": "grey", "flag-bearer": "blue"}},
        manors={"a1": 0},
        tiles="lake forest mountain lake forest mountain mountain lake forest mountain lake forest".split()
        + "forest+ mountain+ lake+ forest+ mountain+ lake+".split(),
    )
    assert row(game, 0) == {"traitors": -3, "environs": 1, "influence": 3, "assistants": 2}
    assert row(game, 1) == {"traitors": -3}
    assert game.players[0].goods[0] == 1, "the table itself is left alone"


def test_the_grail_is_put_where_it_brings_most() -> None:
    influence = {0: ["black", "grey", "grey"], 1: ["black", "grey", "grey"]}
    game = table(influence=influence, grail=0)
    assert row(game, 0) == {"influence": 1 + 4}
    assert row(game, 1) == {"influence": 1}


def test_the_shield_bearers_ability_is_used_where_it_helps() -> None:
    game = table(
        settings={"kings_favour": True},
        abilities={0: ["shield-bearer 3"]},
        traitors={0: ["black", "grey"]},
        goods={0: ["shield black"]},
    )
    assert row(game, 0) == {"favour": 1}


def test_before_the_last_scoring_what_is_left_counts_too() -> None:
    arranged = {0: ["flag black", "flag grey", "flag blue"]}
    early, late = table(apples={0: 2}, goods=arranged), table(apples={0: 2}, goods=arranged, round=5)
    assert row(early, 0) == {}
    assert row(late, 0) == {"apples": 2, "goods": 1}
    found = late.projection(0)
    assert found is not None
    assert found.final


@pytest.mark.parametrize("name", ["merlin", "paladins"])
def test_a_projection_tells_nothing_that_is_hidden(name: str) -> None:
    chance = random.Random(name)
    game = rt.new(name, 2, 3)
    for _ in range(40):
        for _ in range(2):
            game.play(chance.choice(game.options()))
        for seat in range(2):
            twin = game.imagine(seat, rt.Chance(rt.key_of(chance.getrandbits(64))))
            one, other = game.projection(seat), twin.projection(seat)
            assert one is not None
            assert other is not None
            assert (one.points, one.counted) == (other.points, other.counted)
