"""What the Squire thinks of the goals of the scenarios: what it has reached, how near the next is, and when to end."""

from roundtable.bots.mage_knight import MageKnightValue
from roundtable.bots.missions import goals
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.course.turns import AnnounceOrPlay
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.vocabulary import ANNOUNCES, DECLINES, DONES
from roundtable.kernel.action import Action
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.look import play

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


def last_turn_with_cards(
    scenario: str, place: Space, round: int, shields: dict[Space, list[int]] | None = None
) -> Action | None:
    """Give what is advised in the last Round to a seat with cards in hand and none in the deck."""
    game = position(scenario, place, shields, hand={0: ["march", "rage"]}, deck={0: []}, night=True, round=round)
    game.push(AnnounceOrPlay(0))
    settle(game)
    return MageKnightValue().advice(game, 0)


def test_whoever_stands_on_the_portal_in_the_end_hastens_it() -> None:
    assert last_turn_with_cards("one_to_return", (0, 0), 4) is ANNOUNCES
    assert last_turn_with_cards("one_to_return", NEAR, 4) is DECLINES
    assert last_turn_with_cards("one_to_return", (0, 0), 2) is DECLINES


def test_whoever_holds_most_in_the_end_hastens_it() -> None:
    assert last_turn_with_cards("conquer_and_hold", NEAR, 6, {KEEP: [0]}) is ANNOUNCES
    assert last_turn_with_cards("conquer_and_hold", NEAR, 6, {KEEP: [1]}) is DECLINES
    assert last_turn_with_cards("conquer_and_hold", NEAR, 6) is DECLINES  # a tie


def test_whoever_would_win_now_keeps_no_cards() -> None:
    game = position("one_to_return", (0, 0), hand={0: ["march", "rage"]}, round=4, night=True)
    play(game, "sideways march move", "end-turn")
    assert game.asks == "mage_knight.discard-before-draw"
    assert MageKnightValue().advice(game, 0) not in (None, DONES)


def test_other_scenarios_have_no_such_goals() -> None:
    assert goals(position("full_conquest", NEAR), 0) == 0
