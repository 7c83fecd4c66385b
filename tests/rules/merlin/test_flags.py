"""Flags: when and how often they are used, and those that need no move: repelling traitors and two missions."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from roundtable.games.merlin.names import PRINCIPALITY
from roundtable.games.merlin.pieces import colour_of
from roundtable.kernel.errors import IllegalAction
from tests.proof import rule
from tests.rules.merlin.arrange import (
    before,
    has,
    missions,
    offered,
    pass_turn,
    play,
    shown,
    space,
    stock,
    table,
    traitors,
)

COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")
ALL_SIX = [f"flag {colour}" for colour in COLOURS]
TWO_MATERIALS, TWO_SHIELDS, THREE_SHIELDS, HARD = "14", "15", "18", "01"  # 1, 1, 2 and 3 points
HAND = {0: [TWO_MATERIALS, TWO_SHIELDS, THREE_SHIELDS, HARD]}
PIECES = ["material brown", "material brown", "shield brown", "shield brown", "shield brown"]


def with_all_flags() -> MerlinTable:
    """Seat 0 has one flag of each colour and a traitor; the knight of seat 1 stands on the Grail space."""
    return table(
        knight={0: space("principality-black"), 1: space("grail")},
        goods={0: ALL_SIX},
        traitors={0: ["grey"]},
        hand={0: ["32", "33", "34", "35"]},
    )


@rule("merlin.flag.own-turn")
def test_flags_are_for_the_own_turn() -> None:
    game = table(goods={1: ALL_SIX}, traitors={1: ["grey"]}, hand={1: ["32", "33", "34", "35"]}, forced=False)
    for notation in ("die 1 knight", "move clockwise", "decline", "end"):
        assert game.seat == 0
        assert offered(game, "flag") == []
        for colour in COLOURS:
            with pytest.raises(IllegalAction, match="not-your-question"):
                game.play(f"flag {colour}", seat=1)
        play(game, notation)
    assert game.seat == 1
    assert offered(game, "flag") == ["flag black", "flag grey"]


@rule("merlin.flag.not-in-scoring")
def test_no_flag_is_used_in_a_scoring() -> None:
    game = table(
        round=2,
        dice={0: [1, 0, 0, 0], 1: [0, 0, 0, 0]},
        goods={0: ALL_SIX},
        traitors={0: ["grey"]},
        influence={0: ["purple"], 1: ["purple"]},
        hand={0: ["32", "33", "34", "35"]},
        grail=0,
    )
    pass_turn(game)
    assert game.asks == "merlin.break-tie"
    assert offered(game) == ["grail use", "grail keep"]
    assert game.scores()[0] == -3  # for the traitor, which the black flag in the castle does not repel now
    assert [has(game, 0, flag) for flag in ALL_SIX] == [1] * 6


@rule("merlin.flag.one-action-each")
@pytest.mark.parametrize("colour", ["blue", "purple"])
def test_a_flag_gives_its_action_once(colour: str) -> None:
    way, knight = {"blue": ("anticlockwise", 8), "purple": ("clockwise", 15)}[colour]
    game = table(knight={0: 10}, goods={0: [f"flag {colour}"]}, forced=False)
    play(game, "die 2 knight", f"flag {colour}")
    assert offered(game) == [f"move {way}"]
    play(game, f"move {way}")
    assert game.players[0].knight == knight
    pass_turn(game)
    pass_turn(game)
    play(game, "die 1 knight", "move clockwise")
    assert game.players[0].knight == knight + 1  # the next turn is as usual


@rule("merlin.flag.one-action-each")
def test_two_flags_of_a_colour_give_two_actions() -> None:
    game = table(goods={0: ["flag black", "flag black"]}, traitors={0: ["grey", "blue", "brown"]})
    play(game, "flag black", "repel grey")
    assert traitors(game, 0) == ["blue", "brown"]
    play(game, "flag black", "repel brown")
    assert traitors(game, 0) == ["blue"]
    assert offered(game, "flag") == []


@rule("merlin.flag.any-number")
def test_all_six_flags_may_be_used_in_one_turn() -> None:
    game = with_all_flags()
    play(game, "flag grey", "die 1 knight", "flag black", "flag blue", "flag purple")
    assert game.players[0].knight == (space("principality-black") - 6) % 24
    play(game, "flag brown", "flag orange")
    assert [has(game, 0, flag) for flag in ALL_SIX] == [0] * 6
    play(game, "act")
    assert game.grail == 0
    assert game.players[0].knight == (space("principality-black") - 6 + 12) % 24


@rule("merlin.flag.gained-this-turn")
def test_a_flag_gained_in_the_turn_may_be_used_if_its_moment_has_not_passed() -> None:
    game = table(knight={0: before("principality-black")}, traitors={0: ["grey", "blue"]})
    play(game, "die 1 knight", "act", "place flag-bearer black")
    assert offered(game) == ["end", "flag black"]
    play(game, "flag black", "repel blue")
    assert traitors(game, 0) == ["grey"]
    assert stock(game, "flag black") == 6


@rule("merlin.flag.gained-this-turn")
def test_a_flag_gained_after_its_moment_has_to_wait() -> None:
    game = table(knight={0: before("principality-blue")})
    play(game, "die 1 knight", "act", "place flag-bearer blue")
    assert game.seat == 1
    pass_turn(game)
    play(game, "die 2 knight")
    assert offered(game, "flag") == ["flag blue"]


@rule("merlin.flag.returned")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_used_flag_goes_back_to_its_principality(colour: str) -> None:
    game = with_all_flags()
    play(game, "die 1 knight")
    if colour in ("orange", "brown"):
        play(game, "move clockwise")
    assert (has(game, 0, f"flag {colour}"), stock(game, f"flag {colour}")) == (1, 5)
    play(game, f"flag {colour}")
    assert (has(game, 0, f"flag {colour}"), stock(game, f"flag {colour}")) == (0, 6)


@rule("merlin.flag.override-rules")
def test_a_flag_prevails_over_the_direction_of_the_knight() -> None:
    game = table(knight={0: 10}, goods={0: ["flag blue"]})
    play(game, "die 3 knight")
    with pytest.raises(IllegalAction):
        play(game, "move anticlockwise")
    play(game, "flag blue")
    assert game.players[0].knight == 7


@rule("merlin.flag.override-rules")
def test_a_flag_prevails_over_one_mission_in_a_turn() -> None:
    game = table(hand=HAND, goods={0: [*PIECES, "flag grey"]})
    play(game, f"complete {TWO_MATERIALS}")
    with pytest.raises(IllegalAction):
        play(game, f"complete {TWO_SHIELDS}")
    play(game, "flag grey", f"complete {TWO_SHIELDS}")
    assert missions(game.discard) == [TWO_MATERIALS, TWO_SHIELDS]


@rule("merlin.flag.optional")
def test_no_flag_has_to_be_used() -> None:
    game = with_all_flags()
    pass_turn(game)
    assert game.seat == 1
    assert [has(game, 0, flag) for flag in ALL_SIX] == [1] * 6
    assert traitors(game, 0) == ["grey"]


@rule("merlin.flag.repel-traitors")
def test_the_traitor_flag_removes_all_traitors_of_a_chosen_shield() -> None:
    game = table(
        goods={0: ["flag black", "shield blue"]},
        traitors={0: ["blue", "grey", "blue", "blue"], 1: ["blue"]},
    )
    play(game, "flag black")
    assert offered(game) == ["repel grey", "repel blue"]
    play(game, "repel blue")
    assert (traitors(game, 0), traitors(game, 1)) == (["grey"], ["blue"])
    assert has(game, 0, "shield blue") == 1


@rule("merlin.flag.repel-traitors")
def test_the_traitor_flag_also_removes_a_single_one() -> None:
    game = table(goods={0: ["flag black"]}, traitors={0: ["blue", "grey", "blue"]})
    play(game, "flag black", "repel grey")
    assert traitors(game, 0) == ["blue", "blue"]


@rule("merlin.flag.repel-one-shield-type")
def test_one_traitor_flag_removes_one_colour_only() -> None:
    game = table(goods={0: ["flag black"]}, traitors={0: ["black", "grey", "brown"]})
    play(game, "flag black", "repel black")
    assert traitors(game, 0) == ["grey", "brown"]
    assert game.asks == "merlin.choose-die"
    assert offered(game, "repel") + offered(game, "flag") == []


@rule("merlin.flag.repel-to-discard")
def test_repelled_traitors_go_to_the_discard_pile() -> None:
    game = table(goods={0: ["flag black"]}, traitors={0: ["blue", "grey", "blue"]})
    blue = {card for card in game.players[0].traitors.cards if colour_of(card) == PRINCIPALITY.at("blue")}
    before_it = set(game.traitor_discard.cards)
    play(game, "flag black", "repel blue")
    assert set(game.traitor_discard.cards) - before_it == blue
    assert len(blue) == 2


@rule("merlin.flag.two-missions")
def test_the_mission_flag_allows_a_second_mission() -> None:
    game = table(hand=HAND, goods={0: [*PIECES, "flag grey"]})
    play(game, "flag grey", f"complete {TWO_MATERIALS}")
    assert offered(game, "complete") == [f"complete {TWO_SHIELDS}", f"complete {THREE_SHIELDS}"]
    play(game, "die 1 knight", "move clockwise", f"complete {TWO_SHIELDS}")
    assert missions(game.discard) == [TWO_MATERIALS, TWO_SHIELDS]


@rule("merlin.flag.two-missions")
def test_the_mission_flag_is_for_this_turn_only() -> None:
    game = table(hand=HAND, goods={0: [*PIECES, "flag grey"]})
    play(game, "flag grey")
    pass_turn(game)
    pass_turn(game)
    play(game, f"complete {TWO_MATERIALS}")
    assert offered(game, "complete") == []


@rule("merlin.flag.two-missions-bonus")
@pytest.mark.parametrize("before_flag", [0, 1])
def test_two_missions_through_the_flag_give_two_points_more(before_flag: int) -> None:
    game = table(hand=HAND, goods={0: [*PIECES, "flag grey"]})
    moves = [f"complete {TWO_MATERIALS}", f"complete {THREE_SHIELDS}"]
    play(game, *moves[:before_flag], "flag grey", *moves[before_flag:])
    assert game.scores() == [1 + 2 + 2, 0]


@rule("merlin.flag.two-missions-bonus-needs-both")
def test_one_mission_alone_gives_no_bonus() -> None:
    game = table(hand=HAND, goods={0: [*PIECES, "flag grey"]})
    play(game, "flag grey", f"complete {THREE_SHIELDS}")
    pass_turn(game)
    play(game, "deck")
    assert game.seat == 1
    assert game.scores() == [2, 0]


@rule("merlin.flag.two-missions-draw")
def test_two_cards_are_taken_after_two_missions() -> None:
    game = table(hand=HAND, goods={0: [*PIECES, "flag grey"]}, display=["50", "51", "52"])
    play(game, "flag grey", f"complete {TWO_MATERIALS}", f"complete {TWO_SHIELDS}")
    pass_turn(game)
    assert len(game.players[0].hand) == 2
    play(game, "draw 50", "draw 52")
    assert missions(game.players[0].hand) == [THREE_SHIELDS, HARD, "50", "52"]
    assert game.seat == 1


@rule("merlin.flag.two-missions-no-third")
def test_a_second_mission_flag_allows_no_third_mission() -> None:
    game = table(hand=HAND, goods={0: [*PIECES, "flag grey", "flag grey"]})
    play(game, "flag grey", f"complete {TWO_MATERIALS}")
    assert offered(game, "flag") == []
    play(game, f"complete {TWO_SHIELDS}")
    assert offered(game, "flag") + offered(game, "complete") == []
    assert has(game, 0, "flag grey") == 1


@rule("merlin.flag.six-kinds", "merlin.flag.colours")
def test_each_colour_has_its_special_action() -> None:
    game = with_all_flags()
    assert {one["id"]: one["power"] for one in shown(game)["principalities"]} == {
        "black": "repel-traitors",
        "grey": "two-missions",
        "blue": "backwards",
        "purple": "turn-die",
        "orange": "other-action",
        "brown": "mirror",
    }
    assert offered(game, "flag") == ["flag black", "flag grey"]
    play(game, "die 1 knight")
    assert offered(game, "flag") == ["flag black", "flag grey", "flag blue", "flag purple"]
    play(game, "move clockwise")
    assert offered(game, "flag") == ["flag black", "flag grey", "flag orange", "flag brown"]
