"""A turn: a die is chosen, perhaps changed, its figure moves, the space's action is carried out or declined."""

import pytest

import roundtable as rt
from roundtable.games.merlin.box import MerlinTable
from tests.proof import rule
from tests.rules.merlin.arrange import before, offered, play, space, table

LAND = "merlin.land"


# ---- dice and movement ----


@rule("merlin.turn.choose-die")
def test_any_unused_own_die_may_be_chosen() -> None:
    game = table(dice={0: [5, 2, 0, 3], 1: [1, 4, 6, 6]})
    assert (game.asks, game.seat) == ("merlin.choose-die", 0)
    assert offered(game) == ["die 2 knight", "die 5 knight", "die 3 merlin"]


@rule("merlin.turn.die-to-centre")
@pytest.mark.parametrize(
    ("die", "left"),
    [("die 4 knight", [0, 4, 2, 4]), ("die 2 knight", [4, 4, 0, 4]), ("die 4 merlin", [4, 4, 2, 0])],
)
def test_the_chosen_die_alone_is_spent_with_its_number(die: str, left: list[int]) -> None:
    game = table(dice={0: [4, 4, 2, 4]}, forced=False)
    play(game, die)
    assert game.players[0].dice[:4] == left
    assert game.turn.face == int(die.split()[1])


@rule("merlin.turn.die-to-centre")
def test_a_spent_die_does_not_come_back_in_its_round() -> None:
    game = table(dice={0: [1, 2, 3, 4], 1: [1, 1, 1, 1]}, forced=False)
    play(game, "die 2 knight", "move clockwise", "decline", "end")
    play(game, "die 1 knight", "move clockwise", "decline", "end")
    assert offered(game) == ["die 1 knight", "die 3 knight", "die 4 merlin"]


@rule("merlin.turn.knight-die")
@pytest.mark.parametrize("pips", range(1, 7))
def test_a_personal_die_moves_the_own_knight_as_far_as_it_shows(pips: int) -> None:
    game = table(dice={0: [pips, pips, pips, 1]}, knight={0: 3, 1: 9}, merlin=15)
    play(game, f"die {pips} knight")
    assert [player.knight for player in game.players] == [3 + pips, 9]
    assert game.merlin == 15


@rule("merlin.turn.knight-clockwise")
def test_the_knight_moves_clockwise_only() -> None:
    game = table(dice={0: [2, 2, 2, 2]}, knight={0: 8}, forced=False)
    play(game, "die 2 knight")
    assert offered(game) == ["move clockwise"]
    play(game, "move clockwise")
    assert game.players[0].knight == 10


@rule("merlin.turn.knight-clockwise")
def test_a_flag_may_turn_the_knight() -> None:
    game = table(dice={0: [2, 2, 2, 2]}, knight={0: 8}, goods={0: ["flag blue"]}, forced=False)
    play(game, "die 2 knight", "flag blue")
    assert offered(game) == ["move anticlockwise"]
    play(game, "move anticlockwise")
    assert game.players[0].knight == 6


@rule("merlin.turn.merlin-die", "merlin.turn.merlin-die-direction")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_white_die_moves_merlin_either_way_as_far_as_it_shows(pips: int) -> None:
    for direction, sign in (("clockwise", 1), ("anticlockwise", -1)):
        game = table(dice={0: [1, 1, 1, pips]}, knight={0: 3, 1: 9}, merlin=12)
        play(game, f"die {pips} merlin")
        assert offered(game) == ["move clockwise", "move anticlockwise"]
        play(game, f"move {direction}")
        assert game.merlin == 12 + sign * pips
        assert [player.knight for player in game.players] == [3, 9]


@rule("merlin.turn.pawns-unlimited")
def test_all_knights_and_merlin_may_stand_on_one_space() -> None:
    here = space("principality-blue")
    game = table(seats=4, dice={0: [1, 1, 1, 2], 1: [1, 1, 1, 2]}, merlin=here - 2, forced=False)
    for player in game.players:
        player.knight = here - (player is game.players[0])
    play(game, "die 1 knight", "move clockwise")
    assert "act" in offered(game)
    play(game, "decline", "end", "die 2 merlin", "move clockwise")
    assert "act" in offered(game)
    assert [player.knight for player in game.players] == [here] * 4
    assert game.merlin == here


@rule("merlin.turn.ring-wraps")
def test_the_ring_goes_on_after_its_last_space() -> None:
    game = table(dice={0: [3, 3, 3, 3]}, knight={0: 22}, forced=False)
    play(game, "die 3 knight", "move clockwise")
    assert game.players[0].knight == 1


@rule("merlin.turn.ring-wraps")
@pytest.mark.parametrize(("direction", "start", "end"), [("clockwise", 21, 0), ("anticlockwise", 1, 22)])
def test_merlin_passes_the_end_of_the_ring_either_way(direction: str, start: int, end: int) -> None:
    game = table(dice={0: [1, 1, 1, 3]}, merlin=start, forced=False)
    play(game, "die 3 merlin", f"move {direction}")
    assert game.merlin == end


# ---- the action ----


@rule("merlin.turn.resolve-landing-space")
def test_the_space_where_the_knight_stops_is_carried_out() -> None:
    game = table(dice={0: [3, 3, 3, 3]}, knight={0: before("vp-shield", 3)}, goods={0: ["shield grey", "flag brown"]})
    play(game, "die 3 knight")
    assert game.asks == LAND
    play(game, "act")
    assert game.scores() == [1, 0]


@rule("merlin.turn.resolve-landing-space")
def test_the_space_where_merlin_stops_is_carried_out_not_that_of_the_knight() -> None:
    game = table(dice={0: [1, 1, 1, 3]}, merlin=before("grail", 3), knight={0: space("excalibur")})
    play(game, "die 3 merlin", "move clockwise", "act")
    assert (game.grail, game.excalibur) == (0, -1)


@rule("merlin.turn.no-pass")
def test_a_turn_cannot_be_skipped() -> None:
    game = table(dice={0: [3, 3, 3, 3]}, apples={0: 1}, staffs={0: 1}, forced=False)
    assert offered(game) == ["die 3 knight", "die 3 merlin"]
    with pytest.raises(rt.IllegalAction):
        game.play("end")
    play(game, "die 3 knight")
    assert [word for word in offered(game) if not word.startswith("apple")] == ["move clockwise"]
    with pytest.raises(rt.IllegalAction):
        game.play("decline")
    play(game, "move clockwise")
    assert game.players[0].knight == 3


@rule("merlin.turn.action-optional")
@pytest.mark.parametrize("name", ["principality-grey", "grail", "excalibur", "vp-shield", "relocate", "missions-1"])
def test_the_action_may_be_declined(name: str) -> None:
    game = table(knight={0: before(name)}, goods={0: ["shield grey"]}, traitors={0: ["black"]})
    play(game, "die 1 knight")
    assert offered(game) == ["act", "decline"]
    play(game, "decline")
    assert (game.grail, game.excalibur, game.scores()) == (-1, -1, [0, 0])
    assert game.players[0].assistants == [-1] * 4
    assert game.seat == 1


@rule("merlin.turn.ends-after-action")
@pytest.mark.parametrize("choice", ["act", "decline"])
def test_the_next_player_follows_when_the_action_is_done_or_declined(choice: str) -> None:
    game = table(knight={0: before("grail")}, forced=False)
    play(game, "die 1 knight", "move clockwise", choice)
    assert (game.seat, offered(game)) == (0, ["end"])
    play(game, "end")
    assert (game.seat, game.asks) == (1, "merlin.choose-die")


@rule("merlin.turn.ends-after-action")
def test_a_mission_may_come_between_the_action_and_the_end() -> None:
    game = table(knight={0: before("principality-black")}, hand={0: ["38"]})
    play(game, "die 1 knight", "act", "place builder black")
    assert offered(game) == ["end", "complete 38"]
    play(game, "complete 38", "deck")
    assert game.scores() == [1, 0]
    assert game.seat == 1


@rule("merlin.turn.sequence")
def test_a_turn_of_merlin_has_its_order() -> None:
    game = table(
        dice={0: [1, 1, 1, 2]},
        merlin=before("grail", 6),
        knight={1: space("vp-material")},
        goods={0: ["flag purple", "flag orange", "flag brown", "material grey", "material black"]},
        apples={0: 1},
        staffs={0: 1},
        hand={0: ["14"]},
        forced=False,
    )
    assert offered(game) == ["die 1 knight", "die 2 merlin", "complete 14"]
    play(game, "die 2 merlin")
    assert kinds(game) == ["move", "complete", "apple", "flag"]
    assert offered(game, "flag") == ["flag purple"]
    play(game, "apple 6", "complete 14")
    assert kinds(game) == ["move", "flag"]
    play(game, "move clockwise")
    assert game.merlin == space("grail")
    assert offered(game) == ["act", "decline", "flag orange"]
    play(game, "flag orange", f"borrow {space('vp-material')}", "act")
    assert game.scores()[0] == 1 + 2
    assert offered(game) == ["staff", "decline"]
    play(game, "staff")
    assert game.scores()[0] == 1 + 2 + 2
    assert offered(game) == ["end"]
    play(game, "end")
    assert (game.asks, game.seat) == ("merlin.refill-hand", 0)
    play(game, "deck")
    assert (game.asks, game.seat) == ("merlin.choose-die", 1)


@rule("merlin.turn.sequence")
def test_a_knight_may_be_mirrored_after_its_move_and_before_the_action() -> None:
    game = table(knight={0: before("vp-material")}, goods={0: ["flag brown", "flag blue"]}, forced=False)
    assert offered(game, "flag") == []
    play(game, "die 1 knight")
    assert offered(game, "flag") == ["flag blue"]
    play(game, "move clockwise")
    assert offered(game, "flag") == ["flag brown"]
    play(game, "act")
    assert offered(game, "flag") == []


def kinds(game: MerlinTable) -> list[str]:
    """Give the verbs on offer, each once."""
    return list(dict.fromkeys(word.split()[0] for word in offered(game)))
