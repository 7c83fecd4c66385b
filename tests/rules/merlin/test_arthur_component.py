"""Arthur, what is in the box: counted on tables, and seen in what players can and cannot do."""

from collections import Counter

import pytest

import roundtable as rt
from roundtable.games.merlin.cards import PICT
from tests.proof import rule
from tests.rules.merlin.arrange import fresh, has, missions, offered, play, shown, stock, turns_of_round
from tests.rules.merlin.arrange_arthur import arthur_lands, arthurs_table, inner, scoring, with_bonus

COLOURS = ["blue", "yellow", "green", "red"]


@rule("merlin_arthur.component.player-count")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_play_with_arthur(seats: int) -> None:
    game = fresh(seats, arthur=True)
    assert len(game.players) == seats
    assert Counter(seat for seat, _ in turns_of_round(game)) == dict.fromkeys(range(seats), 5)


@rule("merlin_arthur.component.player-count")
@pytest.mark.parametrize("seats", [1, 5])
def test_no_other_number_of_players_is_accepted(seats: int) -> None:
    with pytest.raises(rt.BadSettings):
        fresh(seats, arthur=True)


@rule("merlin_arthur.component.needs-base")
def test_the_expansion_is_no_game_of_its_own() -> None:
    with pytest.raises(rt.BadSettings):
        rt.new("merlin_arthur", 2)
    for setting, other in (
        ("arthur_flags", "grey_plus_minus_one"),
        ("merlin_space_zero_steps", True),
        ("pict_manor_tower_bonus", False),
    ):
        with pytest.raises(rt.BadSettings):
            rt.new("merlin", 2, settings={setting: other})


@rule("merlin_arthur.component.needs-base")
def test_everything_of_the_base_game_is_on_the_table() -> None:
    game, plain = fresh(4, arthur=True), fresh(4)
    for table in (game, plain):
        assert sum(map(len, (table.deck.cards, table.display.cards))) + 16 == 55
        assert sum(len(stack.cards) for stack in table.traitor_stacks) + 12 == 24
        assert len(table.tiles) == 24
    assert [(player.manors, player.staffs, player.apples) for player in game.players] == [(7, 3, 1)] * 4


@rule("merlin_arthur.component.action-wheel")
def test_one_wheel_lies_on_the_board_for_all() -> None:
    game = fresh(4, arthur=True)
    boards = [shown(game, seat) for seat in range(4)]
    assert len(boards[0]["inner"]) == 13
    assert all((board["inner"], board["ring"]) == (boards[0]["inner"], boards[0]["ring"]) for board in boards)
    plain = shown(fresh(4))
    assert plain["inner"] == []
    assert len([on for on, off in zip(boards[0]["ring"], plain["ring"], strict=True) if on["id"] != off["id"]]) == 4


@rule("merlin_arthur.component.arthur-figure")
def test_all_players_move_the_same_arthur() -> None:
    dice = {seat: [1, 1, 1, 1, 2] for seat in range(4)}
    game = arthurs_table(4, dice=dice, arthur=1, forced=False)
    for place in (3, 5, 7, 9):
        play(game, "die 2 arthur", "move clockwise", "decline", "end")
        assert [shown(game, seat)["arthur"] for seat in range(4)] == [place] * 4
    assert shown(fresh(4))["arthur"] is None


@rule("merlin_arthur.component.arthur-boards")
def test_every_colour_has_a_board_for_its_own_picts() -> None:
    dice = {0: [1, 1, 1, 1, 1], 1: [1, 1, 1, 1, 5], 2: [1, 1, 1, 1, 4], 3: [1, 1, 1, 1, 4]}
    chosen = with_bonus("flag")[:4]
    game = arthurs_table(4, dice=dice, open_picts=chosen)
    assert [player["colour"] for player in shown(game)["players"]] == COLOURS
    ways = ("clockwise", "clockwise", "clockwise", "anticlockwise")
    for seat, (way, pict) in enumerate(zip(ways, chosen, strict=True)):
        assert game.seat == seat
        play(game, f"die {dice[seat][4]} arthur", f"move {way}", "act", f"pict {pict}", "refill left")
    assert [player["picts"] for player in shown(game)["players"]] == [[pict] for pict in chosen]


@rule("merlin_arthur.component.black-dice")
def test_four_players_have_a_black_die_each_for_one_move_of_arthur() -> None:
    turns = Counter(turns_of_round(fresh(4, arthur=True)))
    assert [turns[seat, "arthur"] for seat in range(4)] == [1, 1, 1, 1]
    assert {figure for _, figure in turns_of_round(fresh(4))} == {"knight", "merlin"}


@rule("merlin_arthur.component.signet-ring")
def test_there_is_one_signet_ring_so_that_who_takes_it_takes_it_away() -> None:
    game = arthurs_table(3, dice={seat: [1, 1, 1, 1, 1] for seat in range(3)}, arthur=inner("signet-ring") - 1)
    assert shown(game)["signet_ring"] is None
    play(game, "die 1 arthur", "move clockwise", "act", f"fulfil {missions(game.players[0].hand)[0]}", "deck")
    assert shown(game)["signet_ring"] == 0
    play(game, "die 1 arthur", "move clockwise", "decline")
    play(game, "die 1 arthur", "move anticlockwise", "act", f"fulfil {missions(game.players[2].hand)[0]}", "deck")
    assert shown(game)["signet_ring"] == 2


@rule("merlin_arthur.component.signet-ring")
def test_one_player_at_most_adds_the_ring_to_the_picts() -> None:
    assert scoring(3, signet_ring=1).scores() == [-3, 3, -3]


@rule("merlin_arthur.component.card-display")
def test_there_is_one_display_of_three_missions_and_all_draw_from_it() -> None:
    for first in (0, 1):
        game = arthur_lands("signet-ring", first=first, display=["23", "24", "25"], hand={first: ["14"]})
        assert [shown(game, seat)["display"] for seat in (None, 0, 1)] == [["23", "24", "25"]] * 3
        play(game, "act")  # completes the one mission, which is replaced
        assert offered(game) == ["draw 23", "draw 24", "draw 25", "deck"]


@rule("merlin_arthur.component.pict-display")
def test_there_is_one_display_of_four_picts_and_all_take_from_it() -> None:
    game = arthur_lands("pict-1", open_picts=["05", "11", "19", "20"])
    assert [shown(game, seat)["picts"] for seat in (None, 0, 1)] == [["05", "11", "19", "20"]] * 3
    play(game, "act")
    assert offered(game) == ["pict 05", "pict 11", "pict 19", "pict 20"]
    assert shown(fresh())["picts"] == []


@rule("merlin_arthur.component.picts")
def test_there_are_thirty_picts_all_different() -> None:
    game = fresh(arthur=True)
    tiles = [*game.pict_display.cards, *game.pict_stacks[0].cards, *game.pict_stacks[1].cards]
    assert len(tiles) == len(set(tiles)) == 30


@rule("merlin_arthur.component.picts")
@pytest.mark.parametrize("pict", PICT.words)
def test_every_pict_gives_one_bonus_at_once_and_has_a_strength(pict: str) -> None:
    game = arthur_lands("pict-1", open_picts=[pict], forced=False)
    play(game, "act", f"pict {pict}")
    player = game.players[0]
    gained = [sum(player.goods) == 1, player.apples == 1, len(offered(game, "mark")) == 6, offered(game, "build") != []]
    assert gained.count(True) == 1
    assert scoring(picts={0: [pict]}).scores() == [3, -3]  # stronger than none at all


@rule("merlin_arthur.component.round-track")
def test_one_round_marker_counts_for_all() -> None:
    game = fresh(3, arthur=True)
    for round in range(1, 7):
        assert [shown(game, seat)["round"] for seat in range(3)] == [round] * 3
        turns_of_round(game)
    assert game.over


@rule("merlin_arthur.component.flags")
def test_there_are_six_black_and_six_grey_flags_with_new_actions() -> None:
    game = fresh(4, arthur=True)
    powers = {one["id"]: one["power"] for one in shown(game)["principalities"]}
    old = {one["id"]: one["power"] for one in shown(fresh(4))["principalities"]}
    for colour in ("black", "grey"):
        assert stock(game, f"flag {colour}") + sum(has(game, seat, f"flag {colour}") for seat in range(4)) == 6
        assert powers[colour] not in old.values()
