"""Arthur, Pict spaces: an open Pict is taken, its bonus gained at once, the gap filled from a stack of one's choice."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from tests.proof import rule
from tests.rules.merlin.arrange import has, offered, play, shown, stock, turns_of_round
from tests.rules.merlin.arrange_arthur import ROWS, arthur_lands, arthurs_table, inner, picts, with_bonus

SIX = ("black", "grey", "blue", "purple", "orange", "brown")
ROW_OF = {"mountain": "a", "forest": "b", "lake": "c"}
REFILL = "merlin.refill-picts"
FLAGS = with_bonus("flag")[:4]
APPLE = with_bonus("apple")[0]
INFLUENCE = with_bonus("influence")[0]
LAKE = with_bonus("manor", "lake")[0]
YELLOW = 1


def empty(game: MerlinTable, *sides: int) -> None:
    """Put stacks of Picts back into the box."""
    for side in sides:
        while game.pict_stacks[side].cards:
            game.pict_box.put(game.pict_stacks[side].remove(0), 0, 0)


def builds(row: str, but: str = "") -> list[str]:
    """Give the notations of building on the tiles of a row, but not on those of some columns."""
    return [f"build {row}{column}" for column in "123456" if column not in but]


# ---- taking ----


@rule("merlin_arthur.pict.choose-one")
@pytest.mark.parametrize("chosen", FLAGS)
def test_one_of_the_open_picts_is_chosen(chosen: str) -> None:
    game = arthur_lands("pict-1", open_picts=FLAGS)
    play(game, "act")
    assert offered(game) == [f"pict {one}" for one in FLAGS]
    play(game, f"pict {chosen}")
    assert picts(game.players[0].picts) == [chosen]
    assert picts(game.pict_display) == [one for one in FLAGS if one != chosen]


@rule("merlin_arthur.pict.keep")
def test_a_pict_is_kept_openly_until_the_next_scoring() -> None:
    dice = {0: [0, 0, 0, 0, 1], 1: [0, 0, 0, 0, 0]}
    game = arthurs_table(dice=dice, arthur=inner("pict-1") - 1, open_picts=FLAGS, forced=False)
    play(game, "die 1 arthur", "move clockwise", "act", f"pict {FLAGS[2]}", "refill left", "end")
    assert game.round == 2
    assert [one["picts"] for one in shown(game, 1)["players"]] == [[FLAGS[2]], []]
    turns_of_round(game)
    assert game.round == 3
    assert [one["picts"] for one in shown(game)["players"]] == [[], []]


@rule("merlin_arthur.pict.bonus-at-once")
def test_the_bonus_is_gained_at_once_and_only_then() -> None:
    game = arthur_lands("pict-1", open_picts=[APPLE], apples={1: 1}, forced=False)
    play(game, "act", f"pict {APPLE}")
    assert (game.asks, game.players[0].apples) == (REFILL, 1)
    play(game, "refill left", "end")
    turns_of_round(game)
    turns_of_round(game)
    assert game.players[0].apples == 1


@rule("merlin_arthur.pict.without-bonus")
@pytest.mark.parametrize("chosen", [FLAGS[0], APPLE, INFLUENCE, LAKE])
def test_a_pict_may_be_taken_though_its_bonus_cannot_be_had(chosen: str) -> None:
    game = arthur_lands(
        "pict-1",
        open_picts=[FLAGS[0], APPLE, INFLUENCE, LAKE],
        goods={1: [f"flag {colour}" for colour in SIX] * 6},
        apples={1: 11},
        influence={0: ["grey"] * 6},
        manors=dict.fromkeys(("a1", "a2", "a3", "a4", "a5", "a6", "b1"), 0),
    )
    play(game, "act")
    assert f"pict {chosen}" in offered(game)
    play(game, f"pict {chosen}")
    assert game.asks == REFILL
    assert picts(game.players[0].picts) == [chosen]
    assert (sum(game.players[0].goods), game.players[0].apples) == (0, 0)


# ---- refilling ----


@rule("merlin_arthur.pict.refill")
def test_the_gap_is_filled_at_once_from_the_top_of_a_stack() -> None:
    game = arthur_lands("pict-1", open_picts=FLAGS, forced=False)
    top = picts(game.pict_stacks[1])[-1]
    assert shown(game)["pict_stacks"] == [13, 13]
    play(game, "act", f"pict {FLAGS[0]}")
    assert game.asks == REFILL
    play(game, "refill right")
    assert sorted(shown(game)["picts"]) == sorted([*FLAGS[1:], top])
    assert shown(game)["pict_stacks"] == [13, 12]
    assert game.seat == 0


@rule("merlin_arthur.pict.refill-stack-choice")
@pytest.mark.parametrize(("side", "left"), [("left", [12, 13]), ("right", [13, 12])])
def test_the_player_on_turn_chooses_the_stack(side: str, left: list[int]) -> None:
    game = arthur_lands("pict-1", 4, first=2, open_picts=FLAGS)
    play(game, "act", f"pict {FLAGS[0]}")
    assert (game.seat, offered(game)) == (2, ["refill left", "refill right"])
    play(game, f"refill {side}")
    assert shown(game)["pict_stacks"] == left


@rule("merlin_arthur.pict.refill-stack-choice")
def test_an_empty_stack_cannot_be_chosen() -> None:
    game = arthur_lands("pict-1", open_picts=FLAGS, forced=False)
    empty(game, 0)
    play(game, "act", f"pict {FLAGS[0]}")
    assert offered(game) == ["refill right"]


@rule("merlin_arthur.pict.stacks-empty")
def test_without_stacks_the_gap_stays() -> None:
    game = arthur_lands("pict-1", open_picts=FLAGS, forced=False)
    empty(game, 0, 1)
    play(game, "act", f"pict {FLAGS[0]}")
    assert offered(game) == ["end"]
    assert shown(game)["picts"] == FLAGS[1:]


@rule("merlin_arthur.pict.stacks-empty")
def test_without_any_open_pict_the_space_does_nothing() -> None:
    game = arthurs_table(arthur=inner("pict-1") - 5 + 13, open_picts=[], forced=False)
    empty(game, 0, 1)
    play(game, "die 5 arthur", "move clockwise")
    assert offered(game) == ["decline"]


# ---- bonuses ----


def take(pict: str, goods: dict[int, list[str]] | None = None) -> MerlinTable:
    """Seat 0 takes a Pict; what the bonus asks, or the refill, comes next."""
    game = arthur_lands("pict-1", open_picts=[pict], goods=goods or {}, tiles=ROWS, forced=False)
    play(game, "act", f"pict {pict}")
    return game


@rule("merlin_arthur.pict.bonus-goods")
@pytest.mark.parametrize("good", ["shield", "flag", "material"])
@pytest.mark.parametrize("colour", SIX)
def test_the_piece_shown_is_taken_from_the_board(good: str, colour: str) -> None:
    for pict in with_bonus(good, colour):
        game = take(pict)
        assert (has(game, 0, f"{good} {colour}"), stock(game, f"{good} {colour}")) == (1, 5)
        assert sum(game.players[0].goods) == 1
        assert game.asks == REFILL


@rule("merlin_arthur.pict.bonus-goods-availability")
@pytest.mark.parametrize("good", ["shield", "flag", "material"])
def test_nothing_is_taken_if_the_piece_is_out_of_stock(good: str) -> None:
    game = take(with_bonus(good, "blue")[0], {1: [f"{good} blue"] * 6})
    assert sum(game.players[0].goods) == 0
    assert game.asks == REFILL


@rule("merlin_arthur.pict.bonus-apple")
@pytest.mark.parametrize("pict", with_bonus("apple"))
def test_an_apple_is_taken_from_the_supply(pict: str) -> None:
    game = take(pict)
    assert (game.players[0].apples, game.apples) == (1, 10)


@rule("merlin_arthur.pict.bonus-influence")
@pytest.mark.parametrize("pict", with_bonus("influence"))
def test_an_influence_marker_goes_to_any_principality(pict: str) -> None:
    game = take(pict)
    assert offered(game) == [f"mark {colour}" for colour in SIX]
    play(game, "mark purple")
    assert game.players[0].influence == [0, 0, 0, 1, 0, 0]
    assert game.players[0].markers == 5
    assert game.asks == REFILL


@rule("merlin_arthur.pict.bonus-influence")
def test_none_is_placed_without_a_marker_in_the_castle() -> None:
    game = arthur_lands("pict-1", open_picts=[INFLUENCE], influence={0: ["grey"] * 6}, forced=False)
    play(game, "act", f"pict {INFLUENCE}")
    assert game.asks == REFILL
    assert sum(game.players[0].influence) == 6


@rule("merlin_arthur.pict.bonus-manor")
@pytest.mark.parametrize("terrain", ROW_OF)
def test_a_manor_is_built_on_the_terrain_shown_without_material(terrain: str) -> None:
    for pict in with_bonus("manor", terrain):
        game = take(pict, {0: ["material grey", "material blue"]})
        assert offered(game, "build") == builds(ROW_OF[terrain])
        play(game, f"build {ROW_OF[terrain]}1")
        assert (game.manors.count(0), game.players[0].manors) == (1, 6)
        assert sum(game.players[0].goods) == 2
        assert game.asks == REFILL
        play(take(pict), f"build {ROW_OF[terrain]}4")  # nor is any needed


@rule("merlin_arthur.pict.bonus-manor-free-tile")
def test_a_pict_manor_needs_a_free_tile() -> None:
    game = arthur_lands("pict-1", open_picts=[LAKE], manors={"c2": 0, "c5": 1}, tiles=ROWS, forced=False)
    play(game, "act", f"pict {LAKE}")
    assert offered(game) == builds("c", but="25")


@rule("merlin_arthur.pict.bonus-manor-free-tile")
def test_nothing_is_built_if_all_tiles_of_the_terrain_are_taken() -> None:
    manors = {f"c{column}": column % 2 for column in range(1, 7)}
    game = arthur_lands("pict-1", open_picts=[LAKE], manors=manors, tiles=ROWS, forced=False)
    play(game, "act", f"pict {LAKE}")
    assert game.asks == REFILL
    assert game.players[0].manors == 4


@rule("merlin_arthur.pict.bonus-manor-needs-manor")
def test_without_a_manor_in_the_supply_nothing_is_built() -> None:
    manors = dict.fromkeys(("a1", "a2", "a3", "a4", "a5", "a6", "b1"), 0)
    game = arthur_lands("pict-1", open_picts=[LAKE], manors=manors, tiles=ROWS, forced=False)
    play(game, "act", f"pict {LAKE}")
    assert game.asks == REFILL
    assert (game.manors.count(0), game.players[0].manors) == (7, 0)


@rule("merlin_arthur.pict.bonus-manor-tower")
def test_a_pict_manor_on_a_tower_tile_gives_the_tower_bonus() -> None:
    game = take(LAKE)
    plain = game.clone()
    play(plain, "build c4")
    assert plain.asks == REFILL
    play(game, "build c5")
    assert game.asks == "merlin.tower-bonus"
    play(game, "take shield grey")
    assert (has(game, 0, "shield grey"), game.asks) == (1, REFILL)


@rule("merlin_arthur.pict.bonus-manor-tower")
def test_with_the_other_reading_it_gives_none() -> None:
    settings = {"pict_manor_tower_bonus": False}
    game = arthur_lands("pict-1", settings=settings, open_picts=[LAKE], tiles=ROWS, forced=False)
    play(game, "act", f"pict {LAKE}", "build c5")
    assert game.asks == REFILL


@rule("merlin_arthur.pict.example-orange-flag")
def test_example_yellow_takes_a_pict_with_an_orange_flag() -> None:
    pict = with_bonus("flag", "orange")[0]
    game = arthur_lands("pict-2", first=YELLOW, open_picts=[APPLE, pict, INFLUENCE, LAKE])
    assert shown(game)["players"][YELLOW]["colour"] == "yellow"
    play(game, "act", f"pict {pict}")
    assert shown(game)["players"][YELLOW]["picts"] == [pict]
    assert (has(game, YELLOW, "flag orange"), sum(game.players[YELLOW].goods)) == (1, 1)
