"""Arthur, setting up: the wheel with its pieces, the new flags, displays, Picts and five dice for each player."""

from collections import Counter

import pytest

import roundtable as rt
from tests.proof import rule
from tests.rules.merlin.arrange import faces, fresh, has, offered, play, points, shown, stock, turns_of_round
from tests.rules.merlin.arrange_arthur import SPENT, arthur_lands, arthurs_table, inner, outer, picts

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(10)


# ---- the wheel ----


@rule("merlin_arthur.setup.wheel-on-board")
def test_the_principalities_stay_in_line_with_the_board() -> None:
    plain, wheel = shown(fresh())["ring"], shown(fresh(arthur=True))["ring"]
    places = [at for at, on in enumerate(wheel) if on["type"] == "principality"]
    assert places == [0, 4, 8, 12, 16, 20]
    assert [on["principality"] for on in wheel] == [on["principality"] for on in plain]


@rule("merlin_arthur.setup.wheel-on-board")
@pytest.mark.parametrize("colour", ["black", "grey", "blue", "purple", "orange", "brown"])
def test_a_knight_on_a_coloured_space_of_the_wheel_reaches_that_principality(colour: str) -> None:
    game = arthurs_table(knight={0: (outer(f"principality-{colour}") - 1) % 24})
    play(game, "die 1 knight", "act", f"place shield-bearer {colour}")
    assert has(game, 0, f"shield {colour}") == 1


@rule("merlin_arthur.setup.pieces-on-wheel")
@COUNTS
def test_grail_excalibur_and_signet_ring_lie_on_their_spaces_and_belong_to_nobody(seats: int) -> None:
    board = shown(fresh(seats, arthur=True))
    assert (board["grail"], board["excalibur"], board["signet_ring"]) == (None, None, None)
    assert 0 <= board["arthur"] < len(board["inner"])
    assert {"grail", "excalibur", "signet-ring"} <= {on["type"] for on in board["inner"]}
    assert not {"grail", "excalibur", "signet-ring"} & {on["type"] for on in board["ring"]}


@rule("merlin_arthur.setup.pieces-on-wheel")
@pytest.mark.parametrize("item", ["grail", "excalibur", "signet-ring"])
def test_the_first_to_come_takes_a_piece_from_its_space(item: str) -> None:
    game = arthur_lands(item)
    play(game, "act")
    holders = {"grail": game.grail, "excalibur": game.excalibur, "signet-ring": game.signet_ring}
    assert holders == {one: 0 if one == item else -1 for one in holders}


@rule("merlin_arthur.setup.arthur-start-space")
@COUNTS
def test_arthur_starts_on_the_stairs(seats: int) -> None:
    for seed in SEEDS:
        board = shown(fresh(seats, seed, arthur=True))
        assert board["inner"][board["arthur"]]["type"] == "stairs"


# ---- flags ----


def powers(arthur: bool) -> dict[str, str]:
    """Give what the flag of each principality allows."""
    return {one["id"]: one["power"] for one in shown(fresh(arthur=arthur))["principalities"]}


@rule("merlin_arthur.setup.replace-flags")
def test_black_and_grey_flags_are_new_and_the_others_are_not() -> None:
    old, new = powers(False), powers(True)
    assert [colour for colour in old if old[colour] != new[colour]] == ["black", "grey"]
    assert {new["black"], new["grey"]} == {"plus-minus-one", "swap"}


@rule("merlin_arthur.setup.replace-flags")
@COUNTS
def test_there_are_as_many_flags_as_before(seats: int) -> None:
    game = fresh(seats, arthur=True)
    for colour in ("black", "grey", "blue", "purple", "orange", "brown"):
        assert stock(game, f"flag {colour}") + sum(has(game, seat, f"flag {colour}") for seat in range(seats)) == 6


@rule("merlin_arthur.setup.base-flag-actions-gone")
def test_no_flag_repels_traitors_or_allows_two_missions() -> None:
    assert not {"repel-traitors", "two-missions"} & set(powers(True).values())
    goods = {0: [f"flag {colour}" for colour in ("black", "grey", "blue", "purple", "orange", "brown")]}
    game = arthurs_table(goods=goods, traitors={0: ["black", "brown"]}, hand={0: ["13", "16"]}, forced=False)
    assert offered(game, "flag") == []  # those of the base game could be used at any moment
    play(game, "complete 13")
    assert offered(game, "complete") == []
    play(game, "die 1 knight", "flag black")
    assert offered(game, "repel") == []
    play(game, "adjust up", "flag grey", "figure merlin", "move clockwise")
    assert offered(game, "complete") == []
    assert len(game.players[0].traitors.cards) == 2


@rule("merlin_arthur.setup.other-flags-kept")
def test_backwards_and_turn_a_die_are_kept() -> None:
    game = arthurs_table(knight={0: 10}, goods={0: ["flag blue", "flag purple"]})
    play(game, "die 2 knight", "flag purple", "flag blue")
    assert game.players[0].knight == 10 - 5


@rule("merlin_arthur.setup.other-flags-kept")
def test_mirror_and_other_action_are_kept() -> None:
    game = arthurs_table(knight={0: 5, 1: outer("vp-flag")}, goods={0: ["flag brown", "flag orange", "flag blue"]})
    play(game, "die 2 knight", "move clockwise", "flag brown")
    assert game.players[0].knight == 7 + 12
    play(game, "flag orange", "act")
    assert game.scores() == [1, 0]


# ---- rounds ----


@rule("merlin_arthur.setup.round-track-covers")
@COUNTS
def test_the_first_round_is_round_one_and_the_second_follows(seats: int) -> None:
    game = fresh(seats, arthur=True)
    assert game.round == 1
    turns_of_round(game)
    assert shown(game)["round"] == game.round == 2


@rule("merlin_arthur.setup.rounds-unchanged")
def test_six_rounds_with_a_scoring_after_every_second_one() -> None:
    game = arthurs_table(assistants={0: {"builder": "grey"}}, forced=False)
    gained: list[int] = []
    for round in range(1, 7):
        assert game.round == round
        turns_of_round(game)
        gained.append(points(game, "assistants")[0])
    assert gained == [0, 1, 1, 2, 2, 3]
    assert game.over


# ---- displays and Picts ----


@rule("merlin_arthur.setup.mission-row-on-display")
@COUNTS
def test_three_missions_lie_open_on_their_display(seats: int) -> None:
    rows = set()
    for seed in SEEDS:
        game = fresh(seats, seed, arthur=True)
        row = shown(game)["display"]
        assert len(row) == 3
        assert None not in row
        rows.add(tuple(row))
    assert len(rows) == len(SEEDS)


@rule("merlin_arthur.setup.pict-stacks")
@COUNTS
def test_all_thirty_picts_are_shuffled_into_two_face_down_stacks(seats: int) -> None:
    orders = set()
    for seed in SEEDS:
        game = fresh(seats, seed, arthur=True)
        assert len(game.pict_stacks) == 2
        assert [set(stack.known) for stack in game.pict_stacks] == [{0}, {0}]
        laid = picts(game.pict_display) + [one for stack in game.pict_stacks for one in picts(stack)]
        assert len(laid) == len(set(laid)) == 30
        assert shown(game, 0)["pict_stacks"] == [13, 13]
        orders.add(tuple(laid))
    assert len(orders) == len(SEEDS)


@rule("merlin_arthur.setup.pict-row")
@COUNTS
def test_four_picts_lie_open(seats: int) -> None:
    rows = set()
    for seed in SEEDS:
        game = fresh(seats, seed, arthur=True)
        row = shown(game)["picts"]
        assert len(row) == 4
        assert None not in row
        assert all(shown(game, seat)["picts"] == row for seat in range(seats))
        rows.add(tuple(row))
    assert len(rows) == len(SEEDS)


# ---- dice ----


@rule("merlin_arthur.setup.black-die-each")
@COUNTS
def test_every_player_can_move_arthur_once_a_round_and_has_a_board_for_picts(seats: int) -> None:
    game = fresh(seats, arthur=True)
    assert all(player["picts"] == [] for player in shown(game)["players"])
    turns = Counter(turns_of_round(game))
    assert [turns[seat, "arthur"] for seat in range(seats)] == [1] * seats


@rule("merlin_arthur.setup.roll-five")
@COUNTS
def test_every_player_starts_with_five_rolled_dice(seats: int) -> None:
    rolled = [Counter[int | None]() for _ in range(5)]
    for seed in range(40):
        for player in shown(fresh(seats, seed, arthur=True))["players"]:
            for at, pips in enumerate(faces(player)):
                rolled[at][pips] += 1
    assert [set(one) for one in rolled] == [{1, 2, 3, 4, 5, 6}] * 5


@rule("merlin_arthur.setup.roll-five")
def test_three_of_the_five_move_the_knight_one_merlin_and_one_arthur() -> None:
    game = fresh(3, arthur=True)
    assert game.seat is not None
    *own, white, black = game.players[game.seat].dice
    knight = [f"die {pips} knight" for pips in sorted(set(own))]
    assert offered(game, "die") == [*knight, f"die {white} merlin", f"die {black} arthur"]


@rule("merlin_arthur.setup.dice-places")
def test_the_dice_lie_open_at_their_owner_and_keep_their_numbers() -> None:
    game = fresh(3, arthur=True)
    rolled: list[list[int | None]] = [list(player.dice) for player in game.players]
    for viewer in (None, 0, 1, 2):
        assert [faces(player) for player in shown(game, viewer)["players"]] == rolled
    assert game.seat is not None
    seat, black = game.seat, rolled[game.seat][4]
    play(game, f"die {black} arthur", "move clockwise", "decline", "end")
    rolled[seat][4] = None
    assert [faces(player) for player in shown(game)["players"]] == rolled


def first_rolls() -> list[list[int]]:
    """Give the dice of all players of many new games."""
    return [player.dice for seed in range(150) for player in fresh(4, seed, arthur=True).players]


@rule("merlin_arthur.setup.reroll-four-equal")
def test_no_player_starts_with_four_equal_dice() -> None:
    assert max(max(Counter(dice).values()) for dice in first_rolls()) == 3


@rule("merlin_arthur.setup.reroll-four-equal")
def test_all_five_dice_are_rolled_again() -> None:
    again = 0
    for seed in range(150):
        game = fresh(4, seed, arthur=True)
        last = game.players[game.in_turn_order()[-1]]
        rolled = rt.Chance(rt.key_of(seed), game.chance.counter - 10)
        earlier, kept = [rolled.roll() for _ in range(5)], [rolled.roll() for _ in range(5)]
        assert last.dice == kept
        again += max(Counter(earlier).values()) > 3
    assert again > 0


@rule("merlin_arthur.setup.triples-stand")
def test_three_equal_dice_are_kept_with_or_without_a_pair() -> None:
    patterns = Counter(tuple(sorted(Counter(dice).values())) for dice in first_rolls())
    assert patterns[1, 1, 3] > patterns[2, 3] > 0


@rule("merlin_arthur.setup.reroll-every-round")
def test_five_dice_are_rolled_in_every_round_and_rolled_again_if_four_are_equal() -> None:
    most = Counter[int]()
    for seed in range(150):
        game = arthurs_table(seed=seed, dice={0: [0, 0, 0, 0, 1], 1: SPENT}, arthur=inner("grail"), forced=False)
        play(game, "die 1 arthur", "move clockwise", "decline", "end")
        assert game.round == 2
        for player in game.players:
            assert min(player.dice) > 0
            most[max(Counter(player.dice).values())] += 1
        rolled = rt.Chance(game.chance.key, game.chance.counter - 5)
        assert game.players[game.in_turn_order()[-1]].dice == [rolled.roll() for _ in range(5)]
    assert sorted(most) == [1, 2, 3]
