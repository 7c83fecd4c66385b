"""Flags that change a move: backwards, turning the die, another player's action, the mirror."""

import pytest

from roundtable.kernel.errors import IllegalAction
from tests.proof import rule
from tests.rules.merlin.arrange import before, has, offered, pass_turn, play, space, table


@rule("merlin.flag.backwards")
@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_the_backwards_flag_moves_the_knight_anticlockwise(pips: int) -> None:
    game = table(knight={0: 3, 1: 9}, dice={0: [pips, 0, 0, 1]}, goods={0: ["flag blue"]})
    play(game, f"die {pips} knight", "flag blue")
    assert [player.knight for player in game.players] == [(3 - pips) % 24, 9]


@rule("merlin.flag.backwards")
def test_the_knight_acts_where_the_backwards_flag_brings_it() -> None:
    game = table(knight={0: space("grail") + 1}, goods={0: ["flag blue"]})
    play(game, "die 1 knight", "flag blue", "act")
    assert game.grail == 0


@rule("merlin.flag.backwards-knight-only")
def test_the_backwards_flag_is_not_for_merlin_who_has_both_directions() -> None:
    game = table(merlin=10, goods={0: ["flag blue"]})
    play(game, "die 4 merlin")
    assert offered(game) == ["move clockwise", "move anticlockwise"]
    play(game, "move anticlockwise")
    assert game.merlin == 6
    assert has(game, 0, "flag blue") == 1


@rule("merlin.flag.backwards-before-move")
def test_the_backwards_flag_comes_before_the_move() -> None:
    game = table(knight={0: 10}, goods={0: ["flag blue"]})
    play(game, "die 2 knight", "move clockwise")
    assert offered(game, "flag") == []
    with pytest.raises(IllegalAction):
        play(game, "flag blue")
    assert game.players[0].knight == 12


@rule("merlin.flag.turn-die")
@pytest.mark.parametrize(("pips", "opposite"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_the_die_flag_turns_the_die_to_its_opposite_face(pips: int, opposite: int) -> None:
    game = table(knight={0: 10}, merlin=3, dice={0: [pips, 0, 0, pips]}, goods={0: ["flag purple"]})
    knight = game.clone()
    play(knight, f"die {pips} knight", "flag purple")
    assert (knight.players[0].knight, knight.merlin) == (10 + opposite, 3)
    play(game, f"die {pips} merlin", "flag purple", "move anticlockwise")
    assert (game.players[0].knight, game.merlin) == (10, (3 - opposite) % 24)


@rule("merlin.flag.turn-die")
def test_the_die_flag_turns_the_chosen_die_only() -> None:
    game = table(dice={0: [1, 2, 3, 5]}, goods={0: ["flag purple"]})
    play(game, "die 2 knight", "flag purple")
    assert game.players[0].dice[:4] == [1, 0, 3, 5]


@rule("merlin.flag.turn-die-before-move")
@pytest.mark.parametrize("die", ["die 2 knight", "die 4 merlin"])
def test_the_die_flag_comes_before_the_move(die: str) -> None:
    game = table(goods={0: ["flag purple"]})
    assert offered(game, "flag") == []  # no die is chosen yet
    play(game, die)
    assert offered(game, "flag") == ["flag purple"]
    play(game, "move clockwise")
    assert offered(game, "flag") == []


@rule("merlin.flag.other-action")
def test_the_action_flag_carries_out_another_knights_space_instead() -> None:
    game = table(3, knight={0: before("excalibur"), 1: space("grail"), 2: space("vp-flag")}, goods={0: ["flag orange"]})
    play(game, "die 1 knight", "flag orange")
    assert offered(game) == [f"borrow {space('vp-flag')}", f"borrow {space('grail')}"]
    play(game, f"borrow {space('grail')}", "act")
    assert (game.grail, game.excalibur) == (0, -1)
    assert game.players[0].apples == 1
    assert game.seat == 1


@rule("merlin.flag.other-action-before-action")
def test_the_action_flag_comes_before_the_action() -> None:
    game = table(knight={0: before("principality-blue"), 1: space("grail")}, goods={0: ["flag orange"]})
    assert offered(game, "flag") == []
    play(game, "die 1 knight")
    assert offered(game, "flag") == ["flag orange"]
    play(game, "act")
    assert offered(game, "flag") == []
    play(game, "place builder blue")
    assert (game.seat, game.grail) == (1, -1)


@rule("merlin.flag.other-action-figure-stays")
def test_the_figure_stays_when_the_action_flag_is_used() -> None:
    for die in ("die 1 knight", "die 4 merlin"):
        game = table(knight={0: 9, 1: space("grail")}, merlin=2, goods={0: ["flag orange"]})
        play(game, die)
        if die == "die 4 merlin":
            play(game, "move clockwise")
        places = ([player.knight for player in game.players], game.merlin)
        play(game, "flag orange", "act")
        assert game.grail == 0
        assert ([player.knight for player in game.players], game.merlin) == places


@rule("merlin.flag.other-action-knights-only")
def test_merlin_or_the_own_knight_on_a_space_is_not_enough() -> None:
    game = table(knight={0: space("grail"), 1: space("vp-flag")}, merlin=5, goods={0: ["flag orange"]})
    play(game, "die 4 merlin", "move clockwise", "flag orange")  # the one space is chosen without asking
    assert game.turn.place == space("vp-flag")
    game = table(knight={0: 9, 1: 10}, merlin=space("grail"), goods={0: ["flag orange"]})
    play(game, "die 1 knight")  # to the space of the only other knight, which is no other space
    assert offered(game, "flag") == []


@rule("merlin.flag.other-action-both-figures")
def test_the_action_flag_follows_a_move_of_the_knight_or_of_merlin() -> None:
    for moves in (["die 1 knight"], ["die 4 merlin", "move anticlockwise"]):
        game = table(knight={0: 9, 1: space("grail")}, goods={0: ["flag orange"]})
        play(game, *moves, "flag orange", "act")
        assert game.grail == 0


@rule("merlin.flag.mirror", "merlin.flag.mirror-distance")
@pytest.mark.parametrize("start", range(24))
def test_the_mirror_flag_puts_the_knight_on_the_opposite_space(start: int) -> None:
    game = table(knight={0: start, 1: 4}, merlin=7, goods={0: ["flag brown"]})
    assert len(game.rules.rings[0]) == 24
    play(game, "die 1 knight", "flag brown")
    opposite = game.players[0].knight
    assert (opposite - (start + 1)) % 24 == (start + 1 - opposite) % 24 == 12  # as far one way as the other
    assert (game.players[1].knight, game.merlin) == (4, 7)


@rule("merlin.flag.mirror")
def test_the_opposite_spaces_action_is_carried_out_instead() -> None:
    game = table(knight={0: before("grail", 13)}, goods={0: ["flag brown"]})
    play(game, "die 1 knight", "flag brown", "act")
    assert (game.grail, game.players[0].apples) == (0, 1)
    assert game.seat == 1


@rule("merlin.flag.mirror-before-action")
def test_the_mirror_flag_comes_before_the_action() -> None:
    game = table(knight={0: before("principality-blue")}, goods={0: ["flag brown"]})
    assert offered(game, "flag") == []
    play(game, "die 1 knight")
    assert offered(game, "flag") == ["flag brown"]
    play(game, "act")
    assert offered(game, "flag") == []
    play(game, "place builder blue")
    assert game.seat == 1
    assert game.players[0].knight == space("principality-blue")


@rule("merlin.flag.mirror-before-action")
def test_the_mirror_flag_comes_after_the_move() -> None:
    game = table(goods={0: ["flag brown", "flag blue"]})
    play(game, "die 1 knight")
    assert offered(game, "flag") == ["flag blue"]


@rule("merlin.flag.mirror-knight-only")
def test_the_mirror_flag_is_not_for_merlin() -> None:
    game = table(merlin=3, goods={0: ["flag brown"]})
    play(game, "die 4 merlin", "move clockwise")
    assert offered(game, "flag") == []
    assert game.merlin == 7


@rule("merlin.flag.mirror-stays")
def test_the_knight_stays_on_the_opposite_space_and_goes_on_from_there() -> None:
    game = table(knight={0: 5}, goods={0: ["flag brown"]}, forced=False)
    play(game, "die 1 knight", "move clockwise", "flag brown", "decline")
    assert game.players[0].knight == (6 + 12) % 24
    pass_turn(game)
    pass_turn(game)
    play(game, "die 2 knight", "move clockwise")
    assert game.players[0].knight == 20


@rule("merlin.flag.combine")
def test_several_flags_act_on_one_move() -> None:
    game = table(knight={0: 10}, goods={0: ["flag blue", "flag purple"]})
    play(game, "die 2 knight", "flag purple", "flag blue")
    assert game.players[0].knight == 10 - 5


@rule("merlin.flag.combine")
def test_flags_before_and_after_the_move_combine() -> None:
    game = table(knight={0: 10, 1: space("grail")}, goods={0: ["flag blue", "flag brown", "flag orange"]})
    play(game, "die 2 knight", "flag blue", "flag brown", "flag orange", "act")
    assert game.players[0].knight == 8 + 12
    assert game.grail == 0
