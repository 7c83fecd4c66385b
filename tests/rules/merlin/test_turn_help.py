"""Help in a turn: an apple changes the die, a staff repeats what Merlin's move allowed."""

import pytest

from roundtable.games.merlin.names import FROM_STAFFS
from tests.proof import rule
from tests.rules.merlin.arrange import before, has, offered, play, space, table, turns_of_round

STAFF = "merlin.use-staff"


# ---- apples ----


@rule("merlin.turn.apple-sets-die")
@pytest.mark.parametrize("pips", range(1, 7))
def test_an_apple_makes_the_die_any_number(pips: int) -> None:
    shows = 2 if pips == 1 else 1
    game = table(dice={0: [shows] * 4}, knight={0: 5}, apples={0: 1})
    play(game, f"die {shows} knight", f"apple {pips}")
    assert game.players[0].knight == 5 + pips
    assert game.players[0].apples == 0


@rule("merlin.turn.apple-sets-die")
def test_an_apple_may_be_kept_and_nobody_else_can_be_made_to_pay() -> None:
    game = table(dice={0: [3] * 4, 1: [3] * 4}, knight={0: 5}, apples={0: 1}, forced=False)
    play(game, "die 3 knight", "move clockwise")
    assert (game.players[0].knight, game.players[0].apples) == (8, 1)
    play(game, "decline", "end", "die 3 knight")
    assert offered(game) == ["move clockwise"]


@rule("merlin.turn.apple-any-die")
def test_an_apple_works_on_either_kind_of_die() -> None:
    game = table(dice={0: [3, 3, 3, 5]}, knight={0: 5}, merlin=5, apples={0: 1})
    play(game, "die 3 knight", "apple 6")
    assert (game.players[0].knight, game.merlin) == (11, 5)
    game = table(dice={0: [3, 3, 3, 5]}, knight={0: 5}, merlin=5, apples={0: 1})
    play(game, "die 5 merlin", "apple 1", "move anticlockwise")
    assert (game.players[0].knight, game.merlin) == (5, 4)


@rule("merlin.turn.apple-any-die")
def test_an_apple_leaves_the_other_dice_alone() -> None:
    game = table(dice={0: [3, 3, 2, 5]}, apples={0: 1})
    play(game, "die 3 knight", "apple 6")
    assert game.players[0].dice[:4] == [0, 3, 2, 5]


@rule("merlin.turn.apple-before-move")
def test_an_apple_is_spent_between_choosing_the_die_and_moving() -> None:
    game = table(dice={0: [1] * 4}, knight={0: before("grail", 4)}, apples={0: 1}, forced=False)
    assert offered(game, "apple") == []
    play(game, "die 1 knight")
    assert offered(game, "apple") == [f"apple {pips}" for pips in range(2, 7)]
    play(game, "move clockwise")
    assert offered(game, "apple") == []
    play(game, "decline")
    assert offered(game, "apple") == []
    game = table(dice={0: [1] * 4}, knight={0: before("grail", 4)}, apples={0: 1})
    play(game, "die 1 knight", "apple 4", "act")
    assert game.grail == 0


@rule("merlin.turn.apple-returned")
def test_a_spent_apple_can_be_gained_again() -> None:
    game = table(dice={0: [1] * 4}, knight={0: before("grail", 2)}, apples={0: 1, 1: 10})
    assert game.apples == 0
    play(game, "die 1 knight", "apple 2")
    assert (game.apples, game.players[0].apples) == (1, 0)
    play(game, "act")
    assert (game.apples, game.players[0].apples) == (0, 1)


@rule("merlin.turn.one-apple")
def test_one_apple_at_most_is_spent_in_a_turn() -> None:
    game = table(dice={0: [1] * 4, 1: [1] * 4}, apples={0: 3}, forced=False)
    play(game, "die 1 knight", "apple 2")
    assert offered(game) == ["move clockwise"]
    play(game, "move clockwise", "decline", "end", "die 1 knight", "move clockwise", "decline", "end", "die 1 knight")
    assert offered(game, "apple") == [f"apple {pips}" for pips in range(2, 7)]


@rule("merlin.turn.apple-with-flags")
@pytest.mark.parametrize("help", [["apple 2", "flag purple"], ["flag purple", "apple 5"]])
def test_apple_and_flags_work_on_the_same_die(help: list[str]) -> None:
    game = table(dice={0: [1] * 4}, knight={0: 12}, apples={0: 1}, goods={0: ["flag purple", "flag blue"]})
    play(game, "die 1 knight", *help, "flag blue")
    assert game.players[0].knight == 12 - 5
    assert (game.players[0].apples, sum(game.players[0].goods)) == (0, 0)


# ---- staffs ----


@rule("merlin.turn.staff-repeats-action")
def test_a_staff_repeats_the_action_at_once() -> None:
    game = table(dice={0: [1, 1, 1, 1]}, merlin=before("vp-shield"), goods={0: ["shield grey"]}, staffs={0: 1})
    play(game, "die 1 merlin", "move clockwise", "act")
    assert game.scores() == [1, 0]
    assert (game.asks, offered(game)) == (STAFF, ["staff", "decline"])
    play(game, "staff")
    assert game.scores() == [2, 0]
    assert game.players[0].staffs == 0


@rule("merlin.turn.staff-repeats-action")
def test_a_staff_may_be_kept() -> None:
    game = table(dice={0: [1, 1, 1, 1]}, merlin=before("vp-shield"), goods={0: ["shield grey"]}, staffs={0: 1})
    play(game, "die 1 merlin", "move clockwise", "act", "decline")
    assert (game.scores(), game.players[0].staffs, game.seat) == ([1, 0], 1, 1)


@rule("merlin.turn.staff-repeats-action")
def test_nothing_is_repeated_without_a_staff() -> None:
    game = table(merlin=before("vp-shield", 4), goods={0: ["shield grey"]}, staffs={1: 3})
    play(game, "die 4 merlin", "move clockwise", "act")
    assert (game.scores(), game.seat) == ([1, 0], 1)


@rule("merlin.turn.staff-needs-action")
def test_no_staff_after_a_declined_action() -> None:
    game = table(merlin=before("vp-shield", 4), goods={0: ["shield grey"]}, staffs={0: 3}, forced=False)
    play(game, "die 4 merlin", "move clockwise", "decline")
    assert offered(game) == ["end"]


@rule("merlin.turn.staff-needs-merlin-move")
def test_no_staff_after_a_move_of_the_knight() -> None:
    game = table(knight={0: before("vp-shield")}, goods={0: ["shield grey"]}, staffs={0: 3}, forced=False)
    play(game, "die 1 knight", "move clockwise", "act")
    assert offered(game) == ["end"]


@rule("merlin.turn.staff-no-second-move")
def test_merlin_does_not_move_again_for_a_staff() -> None:
    game = table(merlin=before("grail", 4), knight={0: 7}, staffs={0: 1}, forced=False)
    play(game, "die 4 merlin", "move clockwise", "act", "staff")
    assert game.players[0].apples == 2
    assert offered(game) == ["end"]
    assert (game.merlin, game.players[0].knight) == (space("grail"), 7)


@rule("merlin.turn.staff-leaves-game")
def test_a_spent_staff_never_comes_back() -> None:
    game = table(round=5, merlin=before("grail", 4), staffs={0: 3}, forced=False)
    play(game, "die 4 merlin", "move clockwise", "act", "staff", "end")
    assert [player.staffs for player in game.players] == [2, 0]
    turns_of_round(game)
    turns_of_round(game)
    assert [player.staffs for player in game.players] == [2, 0]
    assert [player.points[FROM_STAFFS] for player in game.players] == [4, 0]


@rule("merlin.turn.one-staff-per-turn")
def test_one_staff_at_most_is_spent_in_a_turn() -> None:
    game = table(
        dice={0: [1, 1, 1, 4], 1: [1, 1, 1, 1]},
        merlin=before("vp-shield", 4),
        goods={0: ["shield grey"]},
        staffs={0: 3},
    )
    play(game, "die 4 merlin", "move clockwise", "act", "staff")
    assert (game.scores(), game.players[0].staffs, game.seat) == ([2, 0], 2, 1)


@rule("merlin.turn.staff-new-choices")
def test_the_repeated_action_has_new_choices() -> None:
    game = table(merlin=before("principality-blue", 4), staffs={0: 1})
    play(game, "die 4 merlin", "move clockwise", "act", "place builder blue", "staff")
    assert offered(game) == ["place lady-in-waiting blue", "place shield-bearer blue", "place flag-bearer blue"]
    play(game, "place shield-bearer blue")
    assert (has(game, 0, "material blue"), has(game, 0, "shield blue")) == (1, 1)


@rule("merlin.turn.staff-new-choices")
def test_what_the_repeated_action_takes_may_come_from_elsewhere() -> None:
    game = table(merlin=before("influence-shield", 4), influence={0: ["grey", "orange"]}, staffs={0: 1})
    play(game, "die 4 merlin", "move clockwise", "act", "take shield grey", "staff")
    assert offered(game) == ["take shield grey", "take shield orange"]
    play(game, "take shield orange")
    assert (has(game, 0, "shield grey"), has(game, 0, "shield orange")) == (1, 1)


@rule("merlin.turn.staff-with-other-action")
def test_a_staff_repeats_the_action_borrowed_with_a_flag() -> None:
    game = table(
        merlin=before("grail", 4),
        knight={1: space("vp-shield")},
        goods={0: ["flag orange", "shield grey", "shield blue"]},
        staffs={0: 1},
    )
    play(game, "die 4 merlin", "move clockwise", "flag orange", "act", "staff")
    assert game.scores() == [4, 0]
    assert (game.grail, game.players[0].apples) == (-1, 0)
