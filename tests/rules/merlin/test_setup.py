"""Setting up: the board, the players' pieces, starting tiles, traitors, missions and the first dice."""

import json
import tomllib
from collections import Counter
from importlib.resources import files

import pytest

import roundtable as rt
from roundtable.games.merlin.box import MerlinTable
from roundtable.games.merlin.names import ASSISTANT, GOOD, PRINCIPALITY
from roundtable.games.merlin.vocabulary import CELL
from tests.proof import rule
from tests.rules.merlin.arrange import (
    before,
    faces,
    fresh,
    has,
    offered,
    play,
    shown,
    space,
    stock,
    table,
    turns_of_round,
)

SIX = ("black", "grey", "blue", "purple", "orange", "brown")
COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


# ---- the board ----


@rule("merlin.setup.round-marker-first")
@COUNTS
def test_the_first_round_is_round_one(seats: int) -> None:
    assert fresh(seats).round == 1


@rule("merlin.setup.merlin-start-space")
@COUNTS
def test_merlin_starts_on_the_black_space(seats: int) -> None:
    game = fresh(seats)
    assert shown(game)["ring"][game.merlin]["principality"] == "black"


@rule("merlin.setup.grail-excalibur-on-board")
@COUNTS
def test_grail_and_excalibur_belong_to_nobody(seats: int) -> None:
    board = shown(fresh(seats))
    assert (board["grail"], board["excalibur"]) == (None, None)


@rule("merlin.setup.goods-in-principalities")
@COUNTS
def test_every_principality_starts_with_six_of_each_kind_less_what_the_starting_tiles_give(seats: int) -> None:
    game = fresh(seats)
    for good in GOOD.words:
        for principality in SIX:
            word = f"{good} {principality}"
            assert stock(game, word) == 6 - sum(has(game, seat, word) for seat in range(seats))
    assert sum(game.stock) == 3 * 36 - 3 * seats


@rule("merlin.setup.apples-on-board", "merlin.setup.one-apple-each")
@COUNTS
def test_every_player_gets_an_apple_and_the_others_are_the_supply(seats: int) -> None:
    game = fresh(seats)
    assert [player.apples for player in game.players] == [1] * seats
    assert game.apples == shown(game)["apples"] == 11 - seats


@rule("merlin.setup.mission-deck")
def test_the_missions_are_shuffled_into_a_deck_that_nobody_knows() -> None:
    games = [fresh(4, seed) for seed in range(10)]
    assert len({game.deck.cards for game in games}) == 10
    assert len({game.deck.cards[-1] for game in games}) > 3
    for game in games:
        assert set(game.deck.known) == {0}
        assert shown(game, 0)["deck"] == 55 - 3 - 16


@rule("merlin.setup.mission-row")
@COUNTS
def test_three_missions_lie_open(seats: int) -> None:
    rows = []
    for seed in range(10):
        game = fresh(seats, seed)
        row = shown(game)["display"]
        assert len(row) == 3
        assert None not in row
        assert all(shown(game, seat)["display"] == row for seat in range(seats))
        rows.append(tuple(row))
    assert len(set(rows)) == 10


@rule("merlin.setup.traitor-stacks")
def test_the_traitors_are_mixed_into_three_face_down_stacks_of_eight() -> None:
    game = fresh(2)
    assert shown(game)["traitor_stacks"] == [8 - 6, 8, 8]
    for stack in game.traitor_stacks:
        assert set(stack.known) == {0}
    assert len({tuple(stack.cards for stack in fresh(2, seed).traitor_stacks) for seed in range(10)}) == 10


# ---- the environs ----


@rule("merlin.setup.environs-rows-of-six")
@pytest.mark.parametrize(("seats", "rows"), [(2, "abc"), (4, "abcd")])
def test_the_tiles_lie_in_rows_of_six_all_within_reach_of_a_border(seats: int, rows: str) -> None:
    goods = {0: [f"material {colour}" for colour in SIX]}
    game = table(seats=seats, knight={0: before("build-1")}, goods=goods, forced=False)
    play(game, "die 1 knight", "move clockwise", "act")
    assert offered(game, "build") == [f"build {row}{column}" for row in rows for column in range(1, 7)]


@rule("merlin.setup.environs-rows-of-six")
def test_the_tiles_lie_at_random() -> None:
    layouts = [fresh(4, seed).tiles for seed in range(10)]
    assert len(set(layouts)) == 10
    assert len({tiles[0] for tiles in layouts}) > 3


def kinds_of_tiles(seats: int, seed: int = 1) -> Counter[tuple[str, bool]]:
    """Count the tiles laid out, by terrain and tower."""
    return Counter((tile["terrain"], tile["tower"]) for tile in shown(fresh(seats, seed))["environs"])


@rule("merlin.setup.environs-four-players")
def test_four_players_use_all_24_tiles() -> None:
    assert len(set(fresh(4).tiles)) == 24
    assert kinds_of_tiles(4).total() == 24


@rule("merlin.setup.environs-fewer-players", "merlin.setup.environs-three-rows")
@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_players_leave_one_plain_and_one_tower_tile_of_each_terrain_out(seats: int) -> None:
    for seed in range(5):
        left = kinds_of_tiles(seats, seed)
        assert left.total() == 3 * 6
        for terrain in ("mountain", "forest", "lake"):
            assert (left[terrain, False], left[terrain, True]) == (4, 2)
        assert kinds_of_tiles(4) - left == Counter(dict.fromkeys(left, 1))


@rule("merlin.setup.environs-offset")
@pytest.mark.parametrize(
    ("cell", "around"),
    [("b3", ["a3", "a4", "b2", "b4", "c3", "c4"]), ("c4", ["b3", "b4", "c3", "c5", "d3", "d4"])],
    ids=["shifted-row", "other-row"],
)
def test_a_tile_inside_has_six_neighbours(cell: str, around: list[str]) -> None:
    for other in CELL.words:
        if other != cell:
            assert joined(cell, other, around) == (other in around)


def joined(cell: str, other: str, around: list[str]) -> bool:
    """Lay eight mountains, on a cell, another one and elsewhere, but not around; say whether the two are joined."""
    far = [place for place in CELL.words if place not in (cell, other, *around)]
    mountains = {cell, other, *far[:6]}
    rest = iter(["forest", "lake"] * 8)
    kinds = ["mountain" if place in mountains else next(rest) for place in CELL.words]
    game = table(seats=4, tiles=with_towers(kinds))
    for territory in shown(game)["territories"]:
        if cell in territory:
            return other in territory
    raise AssertionError(cell)


def with_towers(kinds: list[str]) -> list[str]:
    """Put towers on the last three tiles of each terrain."""
    return [kind + "+" * (kinds[at:].count(kind) <= 3) for at, kind in enumerate(kinds)]


# ---- the players ----


@rule("merlin.setup.choose-colour")
@COUNTS
def test_no_two_players_share_a_colour(seats: int) -> None:
    colours = [player["colour"] for player in shown(fresh(seats))["players"]]
    assert len(set(colours)) == seats
    assert set(colours) <= {"blue", "yellow", "green", "red"}


@rule("merlin.setup.player-pieces")
@COUNTS
def test_every_player_receives_the_pieces_of_a_colour(seats: int) -> None:
    players = shown(fresh(seats))["players"]
    assert len(players) == seats
    for player in players:
        assert 0 <= player["knight"] < 24
        assert len(player["assistants"]) == 4
        assert (player["staffs"], player["manors"], player["score"]) == (3, 7, 0)
        assert len(faces(player)) == 3 + 1


@rule("merlin.setup.influence-markers-taken")
@COUNTS
def test_every_player_has_six_influence_markers_five_of_them_in_the_castle(seats: int) -> None:
    for player in fresh(seats).players:
        assert (player.markers, sum(player.influence)) == (5, 1)


@rule("merlin.setup.one-merlin-die-each")
@COUNTS
def test_every_player_can_move_merlin_once_in_the_first_round(seats: int) -> None:
    game = fresh(seats)
    assert all(player.dice[3] in range(1, 7) for player in game.players)
    turns = turns_of_round(game)
    assert sorted(turns.count((seat, "merlin")) for seat in range(seats)) == [1] * seats


@rule("merlin.setup.score-start", "merlin.setup.hundred-marker-aside")
@COUNTS
def test_all_scores_start_at_zero_and_not_at_a_hundred(seats: int) -> None:
    assert fresh(seats).scores() == [0] * seats


@rule("merlin.setup.manors-beside-environs")
@COUNTS
def test_all_manors_start_in_the_supply(seats: int) -> None:
    game = fresh(seats)
    assert [player.manors for player in game.players] == [7] * seats
    assert all(tile["manor"] is None for tile in shown(game)["environs"])


@rule("merlin.setup.assistants-in-castle")
@COUNTS
def test_all_assistants_start_in_their_castles(seats: int) -> None:
    board = shown(fresh(seats))
    assert all(player["assistants"] == dict.fromkeys(ASSISTANT.words) for player in board["players"])
    for principality in board["principalities"]:
        assert set(principality["assistants"].values()) == {None}


@rule("merlin.setup.staffs-in-castle")
@COUNTS
def test_all_staffs_start_in_their_castles(seats: int) -> None:
    assert [player.staffs for player in fresh(seats).players] == [3] * seats


@rule("merlin.setup.first-player-random")
@COUNTS
def test_any_player_may_be_first(seats: int) -> None:
    games = [fresh(seats, seed) for seed in range(40)]
    assert {game.first for game in games} == set(range(seats))
    assert all(game.seat == game.first for game in games)


# ---- starting tiles ----


def printed_tiles() -> list[dict[str, str]]:
    """Give the starting tiles as the content file lists them."""
    text = files("roundtable.games.merlin").joinpath("content", "starting_tiles.toml").read_text(encoding="utf-8")
    tiles: list[dict[str, str]] = tomllib.loads(text)["tile"]
    return tiles


def tile_of(game: MerlinTable, seat: int) -> dict[str, str]:
    """Find the starting tile by the space on which a player's knight stands."""
    (tile,) = [one for one in printed_tiles() if space(f"principality-{one['knight']}") == game.players[seat].knight]
    return tile


@rule("merlin.setup.start-tile-dealt", "merlin.setup.start-tile-knight")
@COUNTS
def test_every_player_starts_on_the_space_of_a_tile_of_their_own(seats: int) -> None:
    dealt = []
    for seed in range(20):
        game = fresh(seats, seed)
        dealt.append(tuple(tile_of(game, seat)["id"] for seat in range(seats)))
    assert all(len(set(tiles)) == seats for tiles in dealt)
    assert {tiles[0] for tiles in dealt} == {tile["id"] for tile in printed_tiles()}


@rule("merlin.setup.start-tile-goods")
@COUNTS
def test_every_player_takes_one_flag_one_shield_and_one_material_as_the_tile_shows(seats: int) -> None:
    game = fresh(seats)
    for seat in range(seats):
        tile = tile_of(game, seat)
        assert sum(game.players[seat].goods) == 3
        for good in ("flag", "shield", "material"):
            assert has(game, seat, f"{good} {tile[good]}") == 1
    assert any(len({tile["flag"], tile["shield"], tile["material"]}) > 1 for tile in printed_tiles())


@rule("merlin.setup.start-tile-influence")
@COUNTS
def test_every_player_marks_the_principality_that_the_tile_shows(seats: int) -> None:
    game = fresh(seats)
    for seat in range(seats):
        marked = PRINCIPALITY.at(tile_of(game, seat)["influence"])
        assert game.players[seat].influence == [int(at == marked) for at in range(6)]
        assert game.players[seat].markers == 6 - 1


@rule("merlin.setup.start-tile-goods", "merlin.setup.start-tile-influence")
def test_with_the_other_reading_a_tile_shows_one_principality() -> None:
    game = fresh(4, starting_tiles="one_principality")
    for player in game.players:
        home = player.influence.index(1)
        assert player.knight == space(f"principality-{SIX[home]}")
        assert player.goods == [int(at % 6 == home) for at in range(18)]


@rule("merlin.setup.start-tiles-leave-game")
def test_starting_tiles_lie_nowhere_and_are_not_dealt_again() -> None:
    game = fresh(2)
    saved = json.dumps(game.save()["state"])
    assert not any(tile["id"] in saved for tile in printed_tiles())
    goods = [list(player.goods) for player in game.players]
    for _ in range(3):
        turns_of_round(game)
    assert [sum(player.influence) for player in game.players] == [1, 1]
    assert [player.goods[6:] for player in game.players] == [row[6:] for row in goods]  # shields go for traitors


# ---- traitors, missions, dice ----


@rule("merlin.setup.three-traitors-each")
@COUNTS
def test_every_player_attaches_three_traitors_from_the_stacks(seats: int) -> None:
    game = fresh(seats)
    assert [len(player.traitors.cards) for player in game.players] == [3] * seats
    assert sum(shown(game)["traitor_stacks"]) == 24 - 3 * seats
    assert all(sum(player["traitors"].values()) == 3 for player in shown(game, 0)["players"])


@rule("merlin.setup.same-traitors-stacked")
def test_all_traitors_of_a_shield_fit_on_one_place() -> None:
    game = table(round=2, traitors={0: ["black"] * 4}, forced=False)
    assert shown(game)["players"][0]["traitors"] == {"black": 4} | dict.fromkeys(SIX[1:], 0)
    turns_of_round(game)
    assert game.scores() == [-4 * 3, 0]


@rule("merlin.setup.four-missions-each")
@COUNTS
def test_every_player_draws_four_missions_that_others_do_not_see(seats: int) -> None:
    game = fresh(seats)
    assert len(game.deck.cards) == 55 - 3 - 4 * seats
    for seat in range(seats):
        hands = [player["hand"] for player in shown(game, seat)["players"]]
        assert all(len(hand) == 4 for hand in hands)
        assert [None not in hand for hand in hands] == [other == seat for other in range(seats)]


@rule("merlin.setup.roll-four-dice")
@COUNTS
def test_every_player_starts_with_four_rolled_dice(seats: int) -> None:
    rolled: Counter[int | None] = Counter()
    for seed in range(30):
        for player in shown(fresh(seats, seed))["players"]:
            assert len(faces(player)) == 4
            rolled.update(faces(player))
    assert set(rolled) == {1, 2, 3, 4, 5, 6}


@rule("merlin.setup.roll-four-dice")
def test_the_first_die_chosen_shows_what_was_rolled() -> None:
    game = fresh(3)
    assert game.seat is not None
    *own, white = game.players[game.seat].dice[:4]
    assert offered(game, "die") == [f"die {pips} knight" for pips in sorted(set(own))] + [f"die {white} merlin"]


def first_rolls() -> list[list[int]]:
    """Give the dice of all players of many new games."""
    return [player.dice[:4] for seed in range(100) for player in fresh(4, seed).players]


@rule("merlin.setup.reroll-triples")
def test_no_player_starts_with_three_equal_dice() -> None:
    assert max(max(Counter(dice).values()) for dice in first_rolls()) == 2


@rule("merlin.setup.reroll-triples")
def test_all_four_dice_are_rolled_again() -> None:
    for seed in range(100):
        game = fresh(4, seed)
        last = game.players[game.in_turn_order()[-1]]
        rolled = rt.Chance(rt.key_of(seed), game.chance.counter - 4)
        assert last.dice[:4] == [rolled.roll() for _ in range(4)]


@rule("merlin.setup.two-pairs-stand")
def test_one_pair_and_two_pairs_are_kept() -> None:
    patterns = Counter(tuple(sorted(Counter(dice).values())) for dice in first_rolls())
    assert set(patterns) == {(1, 1, 1, 1), (1, 1, 2), (2, 2)}
    assert patterns[1, 1, 2] > patterns[1, 1, 1, 1] > patterns[2, 2] > 15
