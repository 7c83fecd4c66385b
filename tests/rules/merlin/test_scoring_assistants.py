"""Scoring, category 4: assistants in principalities."""

import pytest

from roundtable.games.merlin.names import PLAYER_COLOURS
from tests.proof import rule
from tests.rules.merlin.arrange import pass_round, points, scored, shown

FOUR = ("lady-in-waiting", "shield-bearer", "builder", "flag-bearer")
BLUE, YELLOW, GREEN, RED = (PLAYER_COLOURS.index(colour) for colour in ("blue", "yellow", "green", "red"))


@rule("merlin.scoring-assistants.one-each")
@pytest.mark.parametrize("place", ["black", "grey", "blue", "purple", "orange", "brown"])
@pytest.mark.parametrize("kind", FOUR)
def test_every_assistant_in_any_principality_gives_a_point(kind: str, place: str) -> None:
    game = scored(assistants={1: {kind: place}})
    assert points(game, "assistants") == [0, 1]


@rule("merlin.scoring-assistants.one-each")
def test_several_in_one_principality_give_a_point_each() -> None:
    game = scored(assistants={0: dict.fromkeys(FOUR, "grey"), 1: {"builder": "blue", "flag-bearer": "black"}})
    assert points(game, "assistants") == [4, 2]


@rule("merlin.scoring-assistants.castle-nothing")
def test_assistants_in_the_castle_give_nothing() -> None:
    game = scored(3, assistants={1: {"builder": "grey"}})
    assert [list(player["assistants"].values()).count(None) for player in shown(game)["players"]] == [4, 3, 4]
    assert points(game, "assistants") == [0, 1, 0]


@rule("merlin.scoring-assistants.stay")
def test_assistants_stay_and_count_again_in_the_next_scoring() -> None:
    places = {0: {"builder": "grey", "lady-in-waiting": "brown"}, 1: {"flag-bearer": "grey"}}
    game = scored(assistants=places)
    assert [player["assistants"] for player in shown(game)["players"]] == [
        {**dict.fromkeys(FOUR), **places[0]},
        {**dict.fromkeys(FOUR), **places[1]},
    ]
    pass_round(game)
    pass_round(game)
    assert points(game, "assistants") == [4, 2]


@rule("merlin.scoring-assistants.example")
def test_example_four_three_three_and_one() -> None:
    places = {
        GREEN: dict.fromkeys(FOUR, "black"),
        BLUE: dict.fromkeys(FOUR[:3], "grey"),
        RED: {"lady-in-waiting": "blue", "shield-bearer": "orange", "flag-bearer": "brown"},
        YELLOW: {"builder": "purple"},
    }
    gained = points(scored(4, assistants=places), "assistants")
    assert [gained[seat] for seat in (GREEN, BLUE, RED, YELLOW)] == [4, 3, 3, 1]
