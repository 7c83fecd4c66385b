"""Arthur, the manor-replacement space: another player's manor gives way to one's own."""

from roundtable.games.merlin.vocabulary import CELL
from tests.proof import rule
from tests.rules.merlin.arrange import offered, play, shown
from tests.rules.merlin.arrange_arthur import ROWS, arthur_lands, outer

GREEN, RED = 2, 3
SEVEN = ("a1", "a2", "a3", "a4", "a5", "a6", "b1")


def owner(cell: str, board: list[int]) -> int:
    """Give the owner of the manor on a cell."""
    return board[CELL.at(cell)]


@rule("merlin_arthur.replace-manor.effect")
def test_any_manor_of_another_player_is_replaced_by_an_own_one() -> None:
    game = arthur_lands("replace-manor", 3, manors={"a1": 1, "b2": 2, "c3": 0, "c4": 1}, tiles=ROWS)
    play(game, "act")
    assert offered(game) == ["replace a1", "replace b2", "replace c4"]
    play(game, "replace b2")
    assert [owner(cell, game.manors) for cell in ("a1", "b2", "c3", "c4")] == [1, 0, 0, 1]
    assert [player.manors for player in game.players] == [5, 5, 7]
    assert game.seat == 1


@rule("merlin_arthur.replace-manor.no-cost")
def test_replacing_costs_nothing() -> None:
    game = arthur_lands("replace-manor", manors={"a1": 1, "a2": 1}, goods={0: ["material grey", "shield grey"]})
    play(game, "act", "replace a1")
    assert sum(game.players[0].goods) == 2
    game = arthur_lands("replace-manor", manors={"a1": 1, "a2": 1})
    play(game, "act", "replace a1")
    assert owner("a1", game.manors) == 0
    assert game.scores() == [0, 0]


@rule("merlin_arthur.replace-manor.no-tower-bonus")
def test_replacing_on_a_tower_tile_gives_no_bonus() -> None:
    game = arthur_lands("replace-manor", manors={"a1": 1, "a6": 1}, tiles=ROWS, forced=False)
    assert shown(game)["environs"][CELL.at("a6")]["tower"]
    play(game, "act", "replace a6")
    assert offered(game) == ["end"]


@rule("merlin_arthur.replace-manor.returns-to-supply")
def test_the_replaced_manor_can_be_built_again() -> None:
    manors = dict.fromkeys(SEVEN, 1) | {"c1": 0}
    goods = {1: ["material grey", "material blue", "material brown"]}
    game = arthur_lands("replace-manor", manors=manors, goods=goods, knight={1: outer("build-1") - 1})
    assert game.players[1].manors == 0
    play(game, "act", "replace a4")
    assert [player.manors for player in game.players] == [5, 1]
    play(game, "die 1 knight", "act")
    assert offered(game, "build") != []
    assert "build a4" not in offered(game)


@rule("merlin_arthur.replace-manor.needs-own-manor")
def test_without_a_manor_in_the_supply_none_is_replaced() -> None:
    game = arthur_lands("replace-manor", manors=dict.fromkeys(SEVEN, 0) | {"c1": 1}, forced=False)
    assert game.players[0].manors == 0
    assert offered(game) == ["decline"]


@rule("merlin_arthur.replace-manor.others-only")
def test_an_own_manor_is_not_replaced() -> None:
    game = arthur_lands("replace-manor", manors={"a1": 0, "a2": 1, "a3": 1})
    play(game, "act")
    assert offered(game) == ["replace a2", "replace a3"]


@rule("merlin_arthur.replace-manor.others-only")
def test_without_a_manor_of_another_player_the_space_does_nothing() -> None:
    for manors in ({}, {"a1": 0, "b1": 0}):
        game = arthur_lands("replace-manor", manors=manors, forced=False)
        assert offered(game) == ["decline"]


@rule("merlin_arthur.replace-manor.example-red")
def test_example_red_replaces_a_green_manor_on_a_tower_tile() -> None:
    tiles = [word + "+" * (at > 4) for word in ("mountain", "forest", "lake") for at in range(8)]
    game = arthur_lands("replace-manor", 4, first=RED, manors={"a6": GREEN, "c1": GREEN, "b1": 0}, tiles=tiles)
    board = shown(game)
    assert [board["players"][seat]["colour"] for seat in (GREEN, RED)] == ["green", "red"]
    assert board["environs"][CELL.at("a6")]["tower"]
    play(game, "act", "replace a6")
    assert owner("a6", game.manors) == RED
    assert [game.players[seat].manors for seat in (GREEN, RED)] == [6, 6]
    assert (sum(game.players[RED].goods), sum(game.players[RED].influence)) == (0, 0)
    assert game.seat == 0
