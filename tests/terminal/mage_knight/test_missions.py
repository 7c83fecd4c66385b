"""The picture of Mage Knight shows what a scenario is about, and what lies on the map only there."""

from roundtable.games.mage_knight.content.names import CRYSTAL_MINE
from roundtable.games.mage_knight.map import board
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_map import space
from tests.terminal.drawing import line_with
from tests.terminal.mage_knight.test_picture import draw

FIELDS = {(0, 1): "countryside-03", (1, 0): "countryside-05"}


def test_the_goal_of_the_scenario_and_who_has_done_how_much() -> None:
    game = table(scenario="mines_liberation", tiles=FIELDS)
    assert "Mines liberated 0/2" in line_with(draw(game), "Tiles revealed 2/")
    board.mark(game, board.spaces_with(game, (CRYSTAL_MINE,))[0], 1)
    assert "Mines liberated 1/2 (▲1)" in line_with(draw(game), "Tiles revealed")


def test_alone_nobody_else_has_done_anything() -> None:
    game = table(1, scenario="mines_liberation", tiles=FIELDS)
    board.mark(game, board.spaces_with(game, (CRYSTAL_MINE,))[0], 0)
    assert "Mines liberated 1/2 ·" in line_with(draw(game), "Tiles revealed")


def test_a_secret_entrance_is_told() -> None:
    game = table(scenario="dungeon_lords", tiles={(0, 1): "countryside-07"}, at={0: (0, -1), 1: (0, 0)})
    game.secret_dungeons = (board.spot_at(game, space((0, -2))),)
    assert "(dungeon, secret entrance)" in " ".join(" ".join(draw(game)).split())
    assert line_with(draw(game), "0,-2 secret entrance")


def test_a_closed_portal_is_told() -> None:
    game = table(scenario="one_to_return", round=2, at={0: (1, 0), 1: (0, 0)})
    assert line_with(draw(game), "0,0  closed")
    assert "On the portal 1/1 (▲1)" in " ".join(draw(game))
