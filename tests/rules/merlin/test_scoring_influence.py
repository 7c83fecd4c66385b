"""Scoring, category 3: influence in the six principalities, and the Grail that breaks a tie."""

import pytest

from roundtable.games.merlin.names import PLAYER_COLOURS
from tests.proof import rule
from tests.rules.merlin.arrange import offered, pass_round, play, points, scored, shown

SIX = ("black", "grey", "blue", "purple", "orange", "brown")
BLUE, YELLOW, GREEN, RED = (PLAYER_COLOURS.index(colour) for colour in ("blue", "yellow", "green", "red"))
ASKED = "merlin.break-tie"


# ---- influence ----


@rule("merlin.scoring-influence.order")
@pytest.mark.parametrize("earlier", range(5))
def test_principalities_are_scored_clockwise_from_black(earlier: int) -> None:
    later = earlier + 1
    both = [SIX[later]] * 2 + [SIX[earlier]] * 2
    game = scored(influence={0: both, 1: both}, grail=0)
    assert game.asks == ASKED
    assert (game.players[0].influence[earlier], game.players[0].influence[later]) == (2, 2)
    play(game, "grail keep")
    assert game.asks == ASKED
    assert (game.players[0].influence[earlier], game.players[0].influence[later]) == (1, 2)
    play(game, "grail keep")
    assert (game.players[0].influence[earlier], game.players[0].influence[later]) == (1, 1)


@rule("merlin.scoring-influence.order")
def test_each_of_the_six_principalities_is_scored_once() -> None:
    game = scored(influence={0: SIX, 1: SIX}, grail=1)
    for number in range(6):
        assert points(game, "influence") == [number, number]
        play(game, "grail keep")
    assert points(game, "influence") == [6, 6]
    assert game.round == 3


@rule("merlin.scoring-influence.value")
@pytest.mark.parametrize("principality", SIX)
def test_a_principality_is_worth_the_markers_of_all_players(principality: str) -> None:
    markers = {0: [principality] * 4, 1: [principality] * 2, 2: [principality]}
    game = scored(3, influence=markers, assistants={1: {"builder": principality}})
    assert points(game, "influence") == [7, 0, 0]


@rule("merlin.scoring-influence.majority")
def test_most_influence_takes_the_full_value() -> None:
    markers = {0: ["grey", "blue", "blue"], 1: ["grey", "grey", "brown"], 2: ["blue", "brown", "brown", "brown"]}
    game = scored(3, influence=markers)
    grey, blue, brown = 3, 3, 4
    assert points(game, "influence") == [blue, grey, brown]


@rule("merlin.scoring-influence.tie")
@pytest.mark.parametrize(
    ("markers", "shares"),
    [
        ([2, 2, 0, 0], [2, 2, 0, 0]),
        ([2, 2, 1, 0], [2, 2, 0, 0]),
        ([0, 2, 2, 2], [0, 2, 2, 2]),
        ([2, 2, 1, 2], [2, 2, 0, 2]),
        ([1, 1, 1, 1], [1, 1, 1, 1]),
    ],
    ids=["two", "two-of-three", "three", "three-of-four", "four"],
)
def test_tied_players_share_the_value_rounded_down(markers: list[int], shares: list[int]) -> None:
    game = scored(4, influence={seat: ["purple"] * count for seat, count in enumerate(markers)})
    assert points(game, "influence") == shares


@rule("merlin.scoring-influence.tie")
def test_each_share_is_rounded_down_for_its_own_principality() -> None:
    markers = {0: ["grey", "grey", "blue", "blue"], 1: ["grey", "grey", "blue", "blue"], 2: ["grey", "blue"]}
    game = scored(3, influence=markers)
    assert points(game, "influence") == [2 + 2, 2 + 2, 0]


@rule("merlin.scoring-influence.minority-nothing")
def test_less_influence_than_another_gives_nothing() -> None:
    game = scored(4, influence={0: ["orange"], 1: ["orange"] * 3, 2: ["orange"] * 2, 3: []})
    assert points(game, "influence") == [0, 6, 0, 0]


@rule("merlin.scoring-influence.empty")
def test_a_principality_without_markers_gives_nothing() -> None:
    assert points(scored(3, grail=0), "influence") == [0, 0, 0]
    assert points(scored(3, influence={1: ["blue"]}, grail=0), "influence") == [0, 1, 0]


@rule("merlin.scoring-influence.return-markers")
def test_all_markers_but_one_go_back_to_the_castle() -> None:
    markers = {0: ["black"] * 4 + ["brown"] * 2, 1: ["black"] * 3 + ["grey"], 2: ["black"] * 4}
    game = scored(3, influence=markers)
    assert [player.influence for player in game.players] == [[1, 0, 0, 0, 0, 1], [1, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]]
    assert [player.markers for player in game.players] == [4, 4, 5]


@rule("merlin.scoring-influence.return-markers")
@pytest.mark.parametrize("answer", ["grail use", "grail keep"])
def test_markers_go_back_before_the_next_principality_is_scored(answer: str) -> None:
    markers = ["black", "black", "purple", "purple", "brown", "brown"]
    game = scored(influence={0: ["black", "purple", "purple"], 1: markers}, grail=0)
    assert game.asks == ASKED  # in purple
    assert game.players[1].influence == [1, 0, 0, 2, 0, 2]
    assert game.players[1].markers == 1
    play(game, answer)
    assert [player.influence for player in game.players] == [[1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 0, 1]]
    assert [player.markers for player in game.players] == [4, 3]


@rule("merlin.scoring-influence.one-stays")
def test_a_single_marker_stays_and_counts_again_in_the_next_scoring() -> None:
    game = scored(influence={0: ["grey", "brown"], 1: ["grey"]})
    assert [player.influence for player in game.players] == [[0, 1, 0, 0, 0, 1], [0, 1, 0, 0, 0, 0]]
    assert [player.markers for player in game.players] == [4, 5]
    assert points(game, "influence") == [2, 1]
    pass_round(game)
    pass_round(game)
    assert points(game, "influence") == [4, 2]


@rule("merlin.scoring-influence.example-three-way")
def test_example_yellow_blue_and_red_share_black() -> None:
    game = scored(4, influence={seat: ["black"] for seat in (YELLOW, BLUE, RED)})
    gained = points(game, "influence")
    assert [gained[seat] for seat in (YELLOW, BLUE, RED, GREEN)] == [1, 1, 1, 0]


@rule("merlin.scoring-influence.example-majority")
@pytest.mark.parametrize(("red", "green", "blue"), [(3, 2, 1), (3, 1, 2), (4, 1, 1)])
def test_example_red_has_most_influence_of_six_markers(red: int, green: int, blue: int) -> None:
    game = scored(4, influence={RED: ["blue"] * red, GREEN: ["blue"] * green, BLUE: ["blue"] * blue})
    gained = points(game, "influence")
    assert [gained[seat] for seat in (RED, GREEN, BLUE, YELLOW)] == [6, 0, 0, 0]


# ---- the Grail ----

TIED = {0: ["blue", "blue"], 1: ["blue"], 2: ["blue", "blue"]}


@rule("merlin.scoring-grail.break-tie")
@pytest.mark.parametrize("holder", [0, 2])
def test_the_grail_takes_the_full_value_of_a_tie(holder: int) -> None:
    game = scored(3, influence=TIED, grail=holder)
    assert (game.seat, game.asks) == (holder, ASKED)
    play(game, "grail use")
    assert points(game, "influence")[holder] == 5


@rule("merlin.scoring-grail.others-nothing")
def test_the_other_tied_players_gain_nothing() -> None:
    game = scored(4, influence={seat: ["blue"] for seat in range(4)}, grail=2)
    play(game, "grail use")
    assert points(game, "influence") == [0, 0, 4, 0]


@rule("merlin.scoring-grail.once-per-scoring")
def test_the_grail_is_used_in_one_principality_only() -> None:
    game = scored(influence={0: ["grey", "purple", "brown"], 1: ["grey", "purple", "brown"]}, grail=1)
    play(game, "grail keep")
    assert game.asks == ASKED
    play(game, "grail use")
    assert game.round == 3  # not asked for the third tie
    assert points(game, "influence") == [1 + 0 + 1, 1 + 2 + 1]


@rule("merlin.scoring-grail.returned")
@pytest.mark.parametrize("answer", ["grail use", "grail keep"])
def test_the_holder_has_the_grail_again_after_the_scoring(answer: str) -> None:
    game = scored(influence={0: ["grey"], 1: ["grey"]}, grail=1)
    play(game, answer)
    assert (game.round, shown(game)["grail"]) == (3, 1)
    pass_round(game)
    pass_round(game)
    assert (game.round, game.seat, game.asks) == (4, 1, ASKED)  # and can use it in the next one
    play(game, "grail use")
    assert points(game, "influence")[1] == (4 if answer == "grail use" else 3)


@rule("merlin.scoring-grail.must-be-tied")
@pytest.mark.parametrize("holder", [-1, 1])
def test_nobody_is_asked_if_the_holder_is_not_tied_for_most(holder: int) -> None:
    game = scored(3, influence=TIED, grail=holder)
    assert game.round == 3
    assert points(game, "influence") == [2, 0, 2]


@rule("merlin.scoring-grail.must-be-tied")
def test_the_holder_is_not_asked_when_leading_alone_or_tied_behind_another() -> None:
    alone, behind = {0: ["blue", "blue"], 1: ["blue"]}, {0: ["grey"], 1: ["grey"], 2: ["grey", "grey"]}
    assert points(scored(3, influence=alone, grail=0), "influence") == [3, 0, 0]
    assert points(scored(3, influence=behind, grail=0), "influence") == [0, 0, 4]


@rule("merlin.scoring-grail.must-be-tied")
def test_all_having_no_marker_is_no_tie() -> None:
    game = scored(grail=0)
    assert game.round == 3


@rule("merlin.scoring-grail.optional")
@pytest.mark.parametrize("used", [None, 0, 1, 2])
def test_the_holder_chooses_whether_and_where(used: int | None) -> None:
    markers = ["grey"] + ["purple"] * 2 + ["brown"] * 3
    game = scored(influence={0: markers, 1: markers}, grail=0)
    for number in range(3):
        if number == used:
            play(game, "grail use")
            break
        assert offered(game) == ["grail use", "grail keep"]
        play(game, "grail keep")
    assert game.round == 3
    extra = 0 if used is None else (1, 2, 3)[used]
    assert points(game, "influence") == [6 + extra, 6 - extra]


@rule("merlin.scoring-grail.moment")
def test_the_grail_is_used_when_its_principality_is_scored() -> None:
    markers = {0: ["black", "purple"], 1: ["purple", "brown"], 2: ["grey", "grey"]}
    game = scored(3, influence=markers, grail=1)
    assert game.asks == ASKED
    assert points(game, "influence") == [1, 0, 2]  # black and grey are done, purple and brown are not
    play(game, "grail use")
    assert points(game, "influence") == [1, 2 + 1, 2]


@rule("merlin.scoring-grail.example-orange")
@pytest.mark.parametrize(("answer", "yellow", "other"), [("grail use", 4, 0), ("grail keep", 2, 2)])
def test_example_yellow_wins_orange_with_the_grail(answer: str, yellow: int, other: int) -> None:
    game = scored(4, influence={YELLOW: ["orange"] * 2, GREEN: ["orange"] * 2}, grail=YELLOW)
    assert game.seat == YELLOW
    play(game, answer)
    gained = points(game, "influence")
    assert (gained[YELLOW], gained[GREEN]) == (yellow, other)
