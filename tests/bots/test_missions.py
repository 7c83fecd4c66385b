"""What the Squire thinks of the goals of the scenarios: what it has reached, and how near the next of them is."""

from roundtable.bots.missions import goals
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.map import board
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_map import space

TILES = {(0, 1): "countryside-02", (1, 0): "countryside-09"}
MINE, GLADE, KEEP = (0, -2), (2, -4), (4, -2)
NEAR, FAR = (1, -1), (4, -1)

Space = tuple[int, int]


def position(
    scenario: str, place: Space, shields: dict[Space, list[int]] | None = None, **more: object
) -> MageKnightTable:
    """Give a table with seat 0 on a space."""
    given: dict[str, object] = {"tiles": TILES, "at": {0: place}, "shields": shields or {}, **more}
    return table(scenario=scenario, **given)  # type: ignore[arg-type]  # handed on


def test_a_mine_is_worth_going_to_and_freeing() -> None:
    assert goals(position("mines_liberation", NEAR), 0) > goals(position("mines_liberation", FAR), 0)
    assert goals(position("mines_liberation", FAR, {MINE: [0]}), 0) > goals(position("mines_liberation", NEAR), 0)


def test_a_glade_is_worth_marking() -> None:
    assert goals(position("druid_nights", NEAR), 0) > goals(position("druid_nights", FAR), 0)
    marked = position("druid_nights", FAR, {GLADE: [0]})
    assert goals(marked, 0) > goals(position("druid_nights", FAR, {GLADE: [1]}), 0) - 100


def test_a_secret_entrance_is_worth_going_to() -> None:
    near, far = position("dungeon_lords", NEAR), position("dungeon_lords", FAR)
    for game in (near, far):
        game.secret_dungeons = (board.spot_at(game, space((1, -2))),)
        game.secret_tombs = ()
    assert goals(near, 0) > goals(far, 0)


def test_keeps_are_worth_holding() -> None:
    assert goals(position("conquer_and_hold", NEAR, {KEEP: [0]}), 0) > goals(position("conquer_and_hold", NEAR), 0)


def test_the_portal_is_left_in_time_and_come_back_to() -> None:
    assert goals(position("one_to_return", NEAR), 0) > goals(position("one_to_return", (0, 0)), 0)
    home = position("one_to_return", (0, 0), round=4, night=True)
    assert goals(home, 0) > goals(position("one_to_return", NEAR, round=4, night=True), 0)
    assert goals(position("one_to_return", NEAR, round=4, night=True), 0) > 0


def test_other_scenarios_have_no_such_goals() -> None:
    assert goals(position("full_conquest", NEAR), 0) == 0
