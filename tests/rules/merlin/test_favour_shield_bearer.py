"""King's Favour, shield-bearer, row 3: a traitor goes without a shield, in one's turn or in a scoring."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from tests.proof import rule
from tests.rules.merlin.arrange import (
    before,
    has,
    idle,
    offered,
    pass_turn,
    play,
    points,
    scored,
    shown,
    table,
    traitors,
)

FAVOUR = {"kings_favour": True}
OWNED = {0: ["shield-bearer 3"]}


def turned(game: MerlinTable, seat: int = 0) -> bool:
    """Say whether the seal lies turned over, as everybody sees it."""
    return bool(shown(game)["players"][seat]["turned_seals"] == ["shield-bearer"])


@rule("merlin.module.shield-bearer-repel", "merlin.module.shield-bearer-point")
def test_a_traitor_goes_without_a_shield_and_a_point_is_gained() -> None:
    game = table(
        settings=FAVOUR,
        traitors={0: ["black", "grey", "grey"], 1: ["blue"]},
        goods={0: ["shield grey"]},
        abilities=OWNED,
    )
    assert offered(game, "banish") == ["banish black", "banish grey"]
    pile = len(game.traitor_discard)
    play(game, "banish grey")
    assert (traitors(game, 0), traitors(game, 1)) == (["black", "grey"], ["blue"])
    assert len(game.traitor_discard) == pile + 1
    assert has(game, 0, "shield grey") == 1
    assert game.scores() == [1, 0]


@rule("merlin.module.shield-bearer-repel", "merlin.module.shield-bearer-point")
def test_a_traitor_goes_in_a_scoring_and_a_point_is_gained() -> None:
    traitors_there = {0: ["black", "grey"]}
    game = scored(settings=FAVOUR, traitors=traitors_there, goods={0: ["shield grey"]}, abilities=OWNED)
    play(game, "repel black")
    assert (points(game, "favour"), points(game, "traitors")) == ([1, 0], [0, 0])
    assert has(game, 0, "shield grey") == 0  # the other one had to be repelled


MOMENTS = {
    "merlin.choose-die": "die 4 merlin",
    "merlin.move-figure": "move clockwise",
    "merlin.land": "act",
    "merlin.choose-assistant": "place builder grey",
    "merlin.use-staff": "decline",
    "merlin.end-turn": "end",
}


@rule("merlin.module.shield-bearer-timing")
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_shield_bearer_helps_at_any_moment_of_the_own_turn(moment: str) -> None:
    game = table(
        settings=FAVOUR,
        merlin=before("principality-grey", 4),
        staffs={0: 1},
        traitors={0: ["black"], 1: ["grey"]},
        abilities=OWNED,
    )
    while game.asks != moment:
        play(game, MOMENTS[str(game.asks)])
    play(game, "banish black")
    assert (traitors(game, 0), game.scores()) == ([], [1, 0])


@rule("merlin.module.shield-bearer-timing")
def test_the_shield_bearer_does_not_help_in_another_players_turn() -> None:
    game = table(settings=FAVOUR, first=1, traitors={0: ["black"], 1: ["grey"]}, abilities=OWNED)
    while game.seat == 1:
        assert offered(game, "banish") == []
        idle(game)
    assert offered(game, "banish") == ["banish black"]


@rule("merlin.module.shield-bearer-timing")
@pytest.mark.parametrize("first", [0, 1])
def test_the_shield_bearer_helps_while_the_own_traitors_are_resolved(first: int) -> None:
    game = scored(
        settings=FAVOUR,
        first=first,
        traitors={0: ["black", "blue"], 1: ["grey"]},
        abilities={0: ["shield-bearer 3"], 1: ["shield-bearer 3"]},
    )
    answers = {0: ["repel black", "repel blue", "skip"], 1: ["repel grey", "skip"]}
    for seat in (first, 1 - first):
        assert (game.seat, game.asks) == (seat, "merlin.banish-in-scoring")
        assert offered(game) == answers[seat]
        play(game, "skip")
        assert points(game, "traitors")[seat] == (-6 if seat == 0 else -3)
    assert game.round == 3


@rule("merlin.module.shield-bearer-timing")
def test_a_setting_keeps_the_shield_bearer_to_the_own_turn() -> None:
    settings = {**FAVOUR, "shield_bearer_timing": "turn"}
    game = table(settings=settings, traitors={0: ["black"]}, abilities=OWNED)
    assert offered(game, "banish") == ["banish black"]
    game = scored(settings=settings, traitors={0: ["black"]}, abilities=OWNED)
    assert (game.round, game.scores()) == (3, [-3, 0])


@rule("merlin.module.shield-bearer-counts-as-repelled")
@pytest.mark.parametrize("without", [True, False])
def test_excalibur_counts_a_traitor_removed_by_the_shield_bearer(without: bool) -> None:
    settings = {**FAVOUR, "excalibur_without_traitors": without}
    game = scored(settings=settings, traitors={0: ["black"]}, abilities=OWNED, excalibur=0)
    play(game, "repel black")
    assert (points(game, "excalibur"), game.scores()) == ([3, 0], [4, 0])
    game = scored(settings=settings, traitors={0: ["black", "grey"]}, abilities=OWNED, excalibur=0)
    play(game, "repel black")
    assert (points(game, "excalibur"), game.scores()) == ([0, 0], [-2, 0])


@rule("merlin.module.row-three-flip")
def test_the_shield_bearers_seal_is_turned_over() -> None:
    game = table(settings=FAVOUR, traitors={0: ["black", "grey"]}, abilities=OWNED)
    play(game, "banish black")
    assert turned(game)
    assert offered(game, "banish") == []
    pass_turn(game)
    pass_turn(game)
    assert (game.seat, offered(game, "banish")) == (0, [])


@rule("merlin.module.row-three-refresh")
def test_a_seal_turned_in_a_scoring_is_turned_back_at_its_end() -> None:
    abilities = {0: ["shield-bearer 3"], 1: ["shield-bearer 3"]}
    game = scored(settings=FAVOUR, traitors={0: ["black"], 1: ["black"]}, abilities=abilities)
    play(game, "repel black")
    assert turned(game)
    play(game, "skip")
    assert (game.round, turned(game)) == (3, False)


@rule("merlin.module.row-three-once-per-scoring")
def test_an_ability_is_used_at_most_three_times_in_a_game() -> None:
    game = table(settings=FAVOUR, traitors={0: ["black", "grey"]}, abilities=OWNED)
    rounds: list[int] = []
    while not game.over:
        if offered(game, "banish"):
            rounds.append(game.round)
            play(game, offered(game, "banish")[0])
        else:
            idle(game)
    assert rounds == [1, 3, 5]
    assert points(game, "favour") == [3, 0]
