"""Arthur, turns: five dice in any order, the black one moves Arthur along the inner ring; help for that move."""

from collections import Counter

import pytest

import roundtable as rt
from tests.proof import rule
from tests.rules.merlin.arrange import faces, has, idle, lasting, offered, pass_turn, play, shown, table, turns_of_round
from tests.rules.merlin.arrange_arthur import (
    INNER,
    ROWS,
    SPENT,
    arthur_lands,
    arthurs_table,
    inner,
    knight_lands,
    merlin_lands,
    outer,
)

SIX = ("black", "grey", "blue", "purple", "orange", "brown")
LAND = "merlin.land"
STAFF = "merlin.use-staff"


# ---- five turns ----


@rule("merlin_arthur.turn.base-rules-hold")
@pytest.mark.parametrize(
    ("name", "choices"),
    [
        ("principality-grey", ["place builder grey"]),
        ("vp-shield", []),
        ("influence-shield", ["take shield grey"]),
        ("influence-assistant", ["place flag-bearer brown"]),
        ("relocate", ["place lady-in-waiting purple"]),
        ("exchange-1", ["give shield blue", "take flag brown"]),
        ("missions-2", ["discard 23", "stop", "deck"]),
        ("build-2", ["build a1"]),
    ],
)
def test_spaces_of_the_base_game_work_as_before(name: str, choices: list[str]) -> None:
    after = []
    for arthur in (False, True):
        game = table(
            settings={"arthur": arthur},
            knight={0: (outer(name) - 1) % 24},
            goods={0: ["shield blue", "shield grey", *(f"material {colour}" for colour in SIX)]},
            influence={0: ["grey", "brown"]},
            assistants={0: {"lady-in-waiting": "orange"}},
            hand={0: ["23", "24", "26", "28"]},
            tiles=ROWS,
        )
        play(game, "die 1 knight", "act", *choices)
        for notation in offered(game, "pay")[:1]:
            play(game, notation)
        assert game.seat == 1
        board = shown(game, 0)
        del board["players"][0]["dice"]
        after.append([board[part] for part in ("environs", "display", "deck", "discard")] + [board["players"][0]])
    assert after[0] == after[1]


@rule("merlin_arthur.turn.five-turns")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_takes_five_turns_one_for_each_die(seats: int) -> None:
    turns = turns_of_round(arthurs_table(seats, forced=False))
    assert [seat for seat, _ in turns] == list(range(seats)) * 5
    kinds = Counter(turns)
    for seat in range(seats):
        assert [kinds[seat, figure] for figure in ("knight", "merlin", "arthur")] == [3, 1, 1]


@rule("merlin_arthur.turn.round-end")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_ends_when_everybody_has_taken_five_turns(seats: int) -> None:
    game = arthurs_table(seats, forced=False)
    taken: Counter[int] = Counter()
    for _ in lasting(game):
        if game.asks == "merlin.choose-die" and game.seat is not None:
            taken[game.seat] += 1
        idle(game)
        if min(taken[seat] for seat in range(seats)) < 5:
            assert game.round == 1
    assert taken == dict.fromkeys(range(seats), 5)
    assert (game.round, game.seat) == (2, 1)


@rule("merlin_arthur.turn.dice-order-free")
@pytest.mark.parametrize("order", ["aknmk", "mkakn", "knkma"])
def test_the_five_dice_are_used_in_any_order(order: str) -> None:
    names = {"k": "die 2 knight", "n": "die 3 knight", "m": "die 4 merlin", "a": "die 5 arthur"}
    game = arthurs_table(dice={0: [2, 2, 3, 4, 5], 1: [1, 1, 1, 1, 1]}, forced=False)
    for at, letter in enumerate(order):
        assert set(offered(game)) == {names[left] for left in order[at:]}
        play(game, names[letter])
        pass_turn(game)
        pass_turn(game)
    assert game.round == 2


@rule("merlin_arthur.turn.used-dice-place")
def test_used_dice_stay_with_their_owner_and_everybody_sees_which_are_left() -> None:
    game = arthurs_table(forced=False)
    play(game, "die 5 arthur", "move clockwise", "decline", "end", "die 2 knight", "move clockwise", "decline", "end")
    for viewer in (None, 0, 1):
        assert [faces(one) for one in shown(game, viewer)["players"]] == [[1, 2, 3, 4, None], [1, None, 3, 4, 5]]
    turns_of_round(game)
    assert all(len(faces(one)) == 5 and None not in faces(one) for one in shown(game)["players"])


# ---- Arthur moves ----


@rule("merlin_arthur.turn.black-die-moves-arthur")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_black_die_moves_arthur_as_far_as_it_shows(pips: int) -> None:
    game = arthurs_table(dice={0: [1, 1, 1, 1, pips]}, knight={0: 3, 1: 9}, merlin=15, arthur=2)
    play(game, f"die {pips} arthur", "move clockwise")
    assert game.arthur == 2 + pips
    assert ([player.knight for player in game.players], game.merlin) == ([3, 9], 15)
    assert shown(game)["arthur"] == 2 + pips


@rule("merlin_arthur.turn.arthur-direction")
@pytest.mark.parametrize(("way", "place"), [("clockwise", 11), ("anticlockwise", 1)])
def test_the_player_chooses_arthurs_direction(way: str, place: int) -> None:
    game = arthurs_table(arthur=6, forced=False)
    play(game, "die 5 arthur")
    assert offered(game) == ["move clockwise", "move anticlockwise"]
    assert shown(game)["turn"]["goals"] == [11, 1]
    play(game, f"move {way}")
    assert game.arthur == place
    assert shown(game)["turn"]["goals"] == []


@rule("merlin_arthur.turn.arthur-action")
def test_the_inner_space_where_arthur_stops_is_carried_out() -> None:
    game = arthur_lands("grail")  # the outer space of the same number would give points
    assert game.asks == LAND
    play(game, "act")
    assert (game.grail, game.players[0].apples) == (0, 1)
    assert game.seat == 1


@rule("merlin_arthur.turn.arthur-action")
def test_neither_the_start_nor_a_space_passed_is_carried_out() -> None:
    game = arthurs_table(dice={0: [1, 1, 1, 1, 2]}, arthur=inner("excalibur") - 1, traitors={0: ["grey"]})
    play(game, "die 2 arthur", "move clockwise")
    assert game.excalibur == -1
    assert game.seat == 1  # nobody's manor can be replaced


@rule("merlin_arthur.turn.arthur-action-optional")
@pytest.mark.parametrize("name", INNER)
def test_the_action_of_an_inner_space_may_be_declined(name: str) -> None:
    game = arthur_lands(name, knight={0: 2}, manors={"a1": 1}, traitors={0: ["grey"]}, forced=False)
    assert offered(game) == ["act", "decline"]
    before = game.clone()
    play(game, "decline")
    assert offered(game) == ["end"]
    board, old = shown(game), shown(before)
    assert board == old


@rule("merlin_arthur.turn.arthur-must-move")
def test_who_chooses_the_black_die_moves_arthur() -> None:
    game = arthurs_table(staffs={0: 1}, forced=False)
    play(game, "die 5 arthur")
    assert offered(game) == ["move clockwise", "move anticlockwise"]
    for refused in ("decline", "end", "move stay"):
        with pytest.raises(rt.IllegalAction):
            play(game, refused)
    play(game, "move anticlockwise")
    assert game.arthur == 13 - 5


@rule("merlin_arthur.turn.arthur-shared")
def test_arthur_goes_on_from_where_the_last_player_left_it() -> None:
    dice = {0: [0, 0, 0, 0, 3], 1: [0, 0, 0, 0, 4], 2: SPENT}
    game = arthurs_table(3, dice=dice, arthur=2, forced=False)
    play(game, "die 3 arthur", "move clockwise", "decline", "end")
    assert (game.arthur, game.seat) == (5, 1)
    play(game, "die 4 arthur", "move anticlockwise", "decline", "end")
    assert (game.arthur, game.round) == (1, 2)  # and stays there in the next round


@rule("merlin_arthur.turn.inner-ring-wraps")
@pytest.mark.parametrize(("way", "start", "end"), [("clockwise", 12, 4), ("anticlockwise", 1, 9)])
def test_the_inner_ring_goes_on_after_its_last_space(way: str, start: int, end: int) -> None:
    game = arthurs_table(arthur=start, forced=False)
    play(game, "die 5 arthur", f"move {way}")
    assert game.arthur == end


@rule("merlin_arthur.turn.inner-ring-wraps")
def test_thirteen_steps_lead_back() -> None:
    dice = {0: [1, 1, 1, 1, 6], 1: [1, 1, 1, 1, 6], 2: [1, 1, 1, 1, 1]}
    game = arthurs_table(3, dice=dice, arthur=7, forced=False)
    for pips in (6, 6, 1):
        play(game, f"die {pips} arthur", "move clockwise", "decline", "end")
    assert game.arthur == 7


# ---- staffs ----


@rule("merlin_arthur.turn.arthur-no-staff")
@pytest.mark.parametrize("name", [name for name in INNER if name != "move-merlin"])
def test_a_move_of_arthur_gives_no_right_to_a_staff(name: str) -> None:
    game = arthur_lands(name, manors={"a1": 1}, staffs={0: 3}, open_picts=["19"], forced=False)
    play(game, "act")
    for _ in range(9):
        if game.asks == "merlin.end-turn":
            break
        assert "staff" not in offered(game)
        game.play_at(0)
    assert offered(game) == ["end"]
    assert game.players[0].staffs == 3


@rule("merlin_arthur.turn.arthur-no-staff")
def test_the_merlin_space_gives_it() -> None:
    game = arthur_lands("move-merlin", merlin=outer("vp-shield") - 1, goods={0: ["shield grey"]}, staffs={0: 3})
    play(game, "act", "walk 1 clockwise", "act")
    assert game.asks == STAFF
    play(game, "staff")
    assert (game.scores(), game.players[0].staffs) == ([2, 0], 2)


@rule("merlin_arthur.turn.one-staff-in-chains")
def test_one_staff_at_most_when_merlin_moves_twice() -> None:
    goods, arthur = {0: ["shield grey"]}, inner("move-merlin") - 1
    game = merlin_lands("move-arthur", staffs={0: 3}, goods=goods, arthur=arthur, forced=False)
    play(game, "act", "ride clockwise", "act", "walk 3 anticlockwise", "act")
    assert (game.merlin, game.scores()) == (outer("vp-shield"), [1, 0])
    play(game, "staff")
    assert game.scores() == [2, 0]
    assert offered(game) == ["end"]  # the first action of Merlin is not repeated as well
    assert game.players[0].staffs == 2


@rule("merlin_arthur.turn.one-staff-in-chains")
def test_a_staff_spent_on_the_first_move_of_merlin_leaves_none_for_the_second() -> None:
    goods, arthur = {0: ["shield grey"]}, inner("move-merlin") - 2
    game = merlin_lands("move-arthur", staffs={0: 3}, goods=goods, arthur=arthur, forced=False)
    play(game, "act", "ride clockwise", "decline", "staff", "ride clockwise", "act", "walk 3 anticlockwise", "act")
    assert game.scores() == [1, 0]
    assert offered(game) == ["end"]
    assert game.players[0].staffs == 2


# ---- apples and flags ----


@rule("merlin_arthur.turn.apple-on-black-die")
def test_an_apple_changes_the_black_die() -> None:
    game = arthurs_table(arthur=2, apples={0: 1}, forced=False)
    play(game, "die 5 arthur")
    assert offered(game, "apple") == ["apple 1", "apple 2", "apple 3", "apple 4", "apple 6"]
    play(game, "apple 1", "move clockwise")
    assert (game.arthur, game.players[0].apples) == (3, 0)


@rule("merlin_arthur.turn.die-flags-on-black-die")
def test_turn_a_die_works_on_the_black_die() -> None:
    game = arthurs_table(arthur=2, goods={0: ["flag purple"]})
    play(game, "die 5 arthur", "flag purple", "move clockwise")
    assert game.arthur == 2 + 2


@rule("merlin_arthur.turn.die-flags-on-black-die")
@pytest.mark.parametrize(("change", "place"), [("up", 8), ("down", 6)])
def test_plus_minus_one_works_on_the_black_die(change: str, place: int) -> None:
    game = arthurs_table(arthur=2, goods={0: ["flag black"]})
    play(game, "die 5 arthur", "flag black", f"adjust {change}", "move clockwise")
    assert game.arthur == place


@rule("merlin_arthur.turn.other-action-after-arthur")
def test_after_moving_arthur_an_outer_space_with_another_knight_may_be_used_instead() -> None:
    knight = {0: outer("vp-shield"), 1: outer("vp-flag"), 2: outer("apple")}
    game = arthur_lands("grail", 3, knight=knight, goods={0: ["flag orange", "shield grey"]}, staffs={0: 1})
    play(game, "flag orange")
    assert offered(game) == [f"borrow {outer('vp-flag')}", f"borrow {outer('apple')}"]
    play(game, f"borrow {outer('apple')}", "act")
    assert (game.players[0].apples, game.grail) == (1, -1)
    assert game.arthur == inner("grail")
    assert game.seat == 1


@rule("merlin_arthur.turn.other-action-after-arthur")
def test_a_knight_on_the_outer_space_of_arthurs_number_can_be_used() -> None:
    game = arthur_lands("grail", knight={1: inner("grail")}, goods={0: ["flag orange", "shield grey"]})
    play(game, "flag orange", "act")
    assert game.scores() == [1, 0]  # the space for points by shields


@rule("merlin_arthur.turn.flags-after-action-moves")
def test_the_mirror_flag_follows_the_stairs() -> None:
    game = arthur_lands("stairs", knight={0: 1}, goods={0: ["flag brown"]})
    assert offered(game, "flag") == []  # Arthur has moved, not the knight
    play(game, "act", "flag brown")
    assert game.players[0].knight == outer("principality-grey") + 12
    play(game, "act", "place builder orange")
    assert has(game, 0, "material orange") == 1


@rule("merlin_arthur.turn.flags-after-action-moves")
def test_the_action_flag_follows_the_stairs() -> None:
    game = arthur_lands("stairs", knight={0: 1, 1: outer("apple")}, goods={0: ["flag orange"]})
    play(game, "act", "flag orange", "act")
    assert (game.players[0].knight, game.players[0].apples) == (outer("principality-grey"), 1)


@rule("merlin_arthur.turn.flags-after-action-moves")
def test_the_action_flag_follows_the_merlin_space_and_a_staff_repeats_it() -> None:
    goods = {0: ["flag orange", "flag brown"]}
    game = arthur_lands("move-merlin", knight={1: outer("apple")}, goods=goods, staffs={0: 1})
    play(game, "act", "walk 1 clockwise")
    assert offered(game, "flag") == ["flag orange"]  # the mirror is for the knight
    play(game, "flag orange", "act", "staff")
    assert (game.merlin, game.players[0].apples) == (1, 2)


@rule("merlin_arthur.turn.flags-after-action-moves")
def test_the_action_flag_follows_the_arthur_movement_space() -> None:
    game = knight_lands("move-arthur", knight={1: outer("apple")}, goods={0: ["flag orange", "flag brown"]}, arthur=10)
    play(game, "act", "ride clockwise")
    assert offered(game, "flag") == ["flag orange"]
    play(game, "flag orange", "act")
    assert (game.arthur, game.grail, game.players[0].apples) == (inner("grail"), -1, 1)


@rule("merlin_arthur.turn.no-backwards-stairs")
def test_the_backwards_flag_cannot_be_used_for_the_stairs() -> None:
    game = arthurs_table(arthur=8, knight={0: 6}, goods={0: ["flag blue"]}, forced=False)
    for notation in ("die 5 arthur", "move clockwise", "act"):
        assert offered(game, "flag") == []
        play(game, notation)
    assert offered(game, "flag") == []
    assert game.players[0].knight == outer("principality-blue")


@rule("merlin_arthur.turn.no-backwards-stairs")
def test_a_knight_that_came_backwards_climbs_the_stairs_clockwise() -> None:
    game = arthurs_table(arthur=12, knight={0: outer("move-arthur") + 2}, goods={0: ["flag blue"]})
    play(game, "die 2 knight", "flag blue")
    assert game.players[0].knight == outer("move-arthur")
    play(game, "act", "ride clockwise", "act")
    assert game.players[0].knight == (outer("move-arthur") // 4 + 1) * 4
