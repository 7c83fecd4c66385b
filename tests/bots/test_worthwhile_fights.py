"""What squires of Mage Knight fight for: no fight for nothing, none that rivals are only imagined to lose."""

from roundtable.bots.fights import WORTHWHILE, Aim, Fight
from roundtable.bots.knight_course import COURSE, FRUITLESS
from roundtable.bots.lookahead import Floor
from roundtable.bots.plans import CONVINCING, Planner
from roundtable.bots.squire import Squire
from roundtable.bots.turn_tree import Node, Tree
from roundtable.bots.values import value_of
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.eyes import Eyes
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import fight
from tests.rules.mage_knight.arrange_joint import GO, beside_city
from tests.rules.mage_knight.arrange_pvp import FOREST, go, rivals
from tests.rules.mage_knight.arrange_scenario import GREEN
from tests.rules.mage_knight.look import play


def tree(game: MageKnightTable, budget: int = 5000) -> Tree:
    """Give the tree of a turn of seat 0."""
    return Tree(COURSE, 0, Floor(game, 0), budget)


def before_a_city() -> MageKnightTable:
    """Let seat 0 stand beside a city with three defenders, with a full hand and two Units."""
    return beside_city(
        hand={0: ["rage", "rage", "determination", "threaten", "mana-draw", "stamina"], 1: []},
        units={0: ["utem-crossbowmen", "utem-swordsmen"]},
        enemies={GREEN: ("werewolf", "freezers", "fire-golems")},
        source=("red", "blue", "green", "white"),
        move=2,
    )


def test_a_fight_in_which_nobody_is_defeated_has_a_price() -> None:
    game = fight("prowlers", hand=["rage", "rage"])
    pursuit = COURSE.fight(tree(game), Node(game, None, None, 0))
    assert pursuit is not None
    ends = pursuit.follow(1000)
    assert pursuit.is_done
    for end in ends:
        assert isinstance(end.game, MageKnightTable)
        assert (end.cost >= FRUITLESS) == (end.game.players[0].fame == 0)
    assert {end.cost >= FRUITLESS for end in ends} == {False, True}


def test_a_target_that_nothing_can_be_laid_against_is_not_named() -> None:
    game = fight("prowlers", hand=["march"])
    named = [child.action.notation for child in tree(game).children(Node(game, None, None, 0)) if child.action]
    assert named == ["next"]


def test_a_great_fight_is_followed_to_an_end_with_few_positions() -> None:
    game = before_a_city()
    game.play(GO)
    search = Fight(tree(game), Aim(game, 0, WORTHWHILE), Node(game, None, None, 0), False)
    assert not search.search(500)
    assert search.ends


def test_the_budget_is_shared_by_peace_by_new_fights_and_by_those_begun() -> None:
    planner = Planner(value_of("mage_knight"), COURSE, Chance(key_of("share")), 6000)
    search = planner.searched(before_a_city().clone(), 0, [], 6000, 0.0)
    assert len(search.fights) > 4
    assert min(search.spent) > 1500
    assert max(search.spent) < 3000


def test_where_more_are_to_be_fought_a_look_is_longer() -> None:
    game = before_a_city()
    game.play(GO)
    pursuit = COURSE.fight(tree(game), Node(game, None, None, 0))
    orc = fight("prowlers", hand=["rage", "rage"])
    other = COURSE.fight(tree(orc), Node(orc, None, None, 0))
    assert pursuit is not None
    assert other is not None
    assert (pursuit.size, other.size) == (3, 1)
    assert pursuit.stake > other.stake


def test_a_gamble_that_disappoints_is_not_tried_on_every_table() -> None:
    eyes = Eyes(table(hand={0: ["rage", "march", "stamina", "swiftness"]}, forced=False), 0)
    spent: list[int] = []
    for most in (1 << 30, -(1 << 30)):
        chance = Chance(key_of("tables"))
        others = [eyes.imagine(chance) for _ in range(CONVINCING + 3)]
        before = chance.counter
        Planner(value_of("mage_knight"), COURSE, chance, 800).on_average(others, 0, [], most)
        spent.append(chance.counter - before)
    assert 0 < spent[0] < spent[1]


def test_a_rival_is_supposed_to_block_and_to_lose_nothing_else() -> None:
    game = rivals(hand={0: ["rage"], 1: ["march", "stamina"]})
    play(game, go(FOREST), "attack 1")
    assert COURSE.supposed(game).notation == "participate partially"
    game.play("participate partially")
    assert COURSE.supposed(game).notation == "pass"
    play(game, "pass", "pass", "play rage", "choose 0", "strike")
    assert COURSE.supposed(game).notation.startswith("sideways")
    play(game, "sideways march block", "sideways stamina block")
    assert COURSE.supposed(game).notation == "stand"


def test_a_squire_does_not_attack_with_empty_hands() -> None:
    game = rivals(hand={0: ["march"], 1: ["march", "stamina", "rage"]}, crystals={1: ["red", "red", "blue", "blue"]})
    squire = Squire(Chance(key_of("first")))
    while game.seat == 0:
        game.play(squire.choose(Eyes(game, 0)), 0)
    assert game.duel is None
