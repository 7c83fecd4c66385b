"""The combat solver: as good as brute force, honest about what is unknown, and clear about what cannot be won."""

import roundtable as rt
from roundtable.bots.combat_solver import Solution, solve
from roundtable.bots.fights import THRIFTY, Aim
from roundtable.games.mage_knight.box import MageKnightTable
from tests.machine.fights import brute_force, compared, comparisons
from tests.machine.haste import amount
from tests.rules.mage_knight.arrange_combat import fight

PLENTY = 50_000


def solved(game: MageKnightTable, seed: int = 0, budget: int = PLENTY) -> Solution:
    """Solve a fight of seat 0."""
    found = solve(game, 0, rt.Chance(rt.key_of(seed)), budget)
    assert found is not None
    return found


def test_small_fights_are_solved_as_well_as_by_brute_force() -> None:
    for one in comparisons("sample", amount(30, 6)):
        assert one.agrees, (one.seed, one.fight, one.best, one.solution.worth)


def test_points_that_are_not_enough_may_be_worth_it_for_what_else_they_do() -> None:
    assert compared("fight 409").agrees  # Ice Shield lowers the Armor of an enemy that it does not stop
    assert compared("fight 1145").agrees  # a Banner of Glory gives Fame for an attack that fails


def test_fame_of_effects_is_within_the_bound() -> None:
    assert compared("sample 41").agrees  # a Banner of Glory may lie with a Unit, so that no card is turned sideways


def test_the_answers_lead_to_what_they_promise() -> None:
    game = fight("prowlers", hand=["determination", "rage", "march", "swiftness", "stamina"])
    before = game.players[0].fame
    found = solved(game)
    for action in found.answers:
        game.play(action)
    assert found.won
    assert found.proven
    assert found.wounds == 0
    assert game.players[0].fame - before == found.fame > 0


def test_what_cannot_be_won_is_said() -> None:
    found = solved(fight("crypt-worm", hand=["promise", "tranquility"]))
    assert not found.won
    assert found.proven
    assert found.fame == 0


def test_it_wins_with_wounds_where_it_must_and_unhurt_where_it_can() -> None:
    hand = ["rage", "determination", "march", "swiftness", "stamina"]
    weak, strong = solved(fight("prowlers", hand=hand[:3])), solved(fight("prowlers", hand=hand))
    assert weak.won
    assert strong.won
    assert weak.wounds > strong.wounds == 0


def test_a_bound_that_promises_too_little_would_be_noticed() -> None:
    game = fight("diggers", hand=["rage", "determination", "swiftness"])
    best, _ = brute_force(game, 0, Aim(game, 0, THRIFTY))
    assert Aim(game, 0, THRIFTY).most(game) >= best


def test_a_summoned_monster_is_not_peeked_at() -> None:
    game = fight("orc-summoners", hand=["rage", "determination", "swiftness", "march"])
    other = game.imagine(0, rt.Chance(rt.key_of("other")))
    assert isinstance(other, MageKnightTable)
    ways = [solved(one, budget=3000) for one in (game, other)]
    assert not any(way.proven for way in ways)
    assert [way.answers for way in ways[:1]] == [way.answers for way in ways[1:]]
