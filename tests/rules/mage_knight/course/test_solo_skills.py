"""Skills in a solo game: those of the dummy player's hero come into the common offer one by one."""

from functools import partial

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import SKILL, SKILLS
from roundtable.games.mage_knight.content.names import HERO
from roundtable.kernel.zone import pile
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_course import TAKE_TURN, alone, fresh, kinds, unknown
from tests.rules.mage_knight.look import offered, options

COMPETITIVE, COOPERATIVE = "goldyx-source-freeze", "goldyx-source-opening"

solo_turn = partial(
    table, 1, scenario="solo_conquest", heroes=("tovak",), settings={"dummy_hero": "goldyx"}, forced=False
)
LATER = {"dummy_hero": "goldyx", "solo_skill_removal": "when_revealed"}


def words(skills: tuple[int, ...]) -> list[str]:
    """Give some Skills by their names."""
    return [SKILL.words[skill] for skill in skills]


def rise(game: MageKnightTable, fame: int) -> MageKnightTable:
    """Let the turn end with so much Fame, up to the choice of a Skill."""
    game.players[0].fame = fame
    settle(game)
    game.play("end-turn")
    return game


def take(game: MageKnightTable, skill: str) -> None:
    """Take a Skill and the first Advanced Action that may be had, up to the next turn."""
    game.play(f"skill {skill}")
    while game.asks != TAKE_TURN:
        game.play("done" if "done" in options(game) else options(game)[0])


def own_skill(game: MageKnightTable) -> str:
    """Give an own Skill that may be taken now."""
    return next(skill for skill in offered(game, "skill") if skill.startswith("tovak"))


@rule("mage_knight.solo-skills.dummy-hero-skills-used", "mage_knight.solo-skills.competitive-skill-removed")
def test_the_skills_of_the_dummy_players_hero_are_there_without_the_competitive_one() -> None:
    pile_of = alone(dummy_hero="goldyx").dummies[0].skill_pile
    assert {HERO.words[SKILLS[skill].hero] for skill in pile_of.cards} == {"goldyx"}
    assert (len(pile_of), COMPETITIVE in words(pile_of.cards), COOPERATIVE in words(pile_of.cards)) == (10, False, True)
    assert fresh(2).dummies == []


@rule("mage_knight.solo-skills.pile-shuffled-face-down")
@pytest.mark.parametrize("removal", ["before_game", "when_revealed"])
def test_the_skills_are_shuffled_and_face_down(removal: str) -> None:
    orders = set()
    for seed in range(8):
        skills = alone(seed=seed, dummy_hero="goldyx", solo_skill_removal=removal).dummies[0].skill_pile
        assert unknown(skills, 1)
        orders.add(skills.cards)
    assert len(orders) == 8


@rule("mage_knight.solo-skills.reveals-one-per-gained-skill")
def test_after_each_skill_gained_one_of_the_dummy_players_comes_into_the_common_offer() -> None:
    game = solo_turn(hand={0: ["rage"]})
    for gained, fame in enumerate((3, 15), 1):
        rise(game, fame)
        top = SKILL.words[game.dummies[0].skill_pile.cards[-1]]
        assert len([one for one in words(game.skill_offer) if one.startswith("goldyx")]) == gained - 1
        take(game, own_skill(game))
        assert len(game.players[0].skills) == gained
        assert [one for one in words(game.skill_offer) if one.startswith("goldyx")][-1] == top
        assert len(game.dummies[0].skill_pile) == 10 - gained


@rule("mage_knight.solo-skills.reveals-one-per-gained-skill")
def test_a_level_without_a_skill_reveals_nothing() -> None:
    game = rise(solo_turn(hand={0: ["rage"]}, fame={0: 3}), 8)
    assert (game.players[0].level, game.skill_offer, len(game.dummies[0].skill_pile)) == (3, (), 10)


@rule("mage_knight.solo-skills.reveals-one-per-gained-skill")
def test_two_skills_in_one_turn_reveal_two() -> None:
    game = rise(solo_turn(hand={0: ["rage"]}), 15)
    game.play(f"skill {own_skill(game)}")
    game.play(options(game)[0])  # an Advanced Action
    assert [one for one in offered(game, "skill") if one.startswith("goldyx")] != []
    take(game, own_skill(game))
    assert len([one for one in words(game.skill_offer) if one.startswith("goldyx")]) == 2


@rule("mage_knight.solo-skills.reveals-one-per-gained-skill")
def test_when_no_skill_is_left_nothing_is_revealed() -> None:
    game = solo_turn(hand={0: ["rage"]})
    game.dummies[0].skill_pile = pile([])
    rise(game, 3)
    take(game, own_skill(game))
    assert [one for one in words(game.skill_offer) if one.startswith("goldyx")] == []


@rule("mage_knight.solo-skills.revealed-available-next-time")
def test_a_revealed_skill_can_be_taken_the_next_time_with_the_lowest_advanced_action() -> None:
    game = rise(solo_turn(hand={0: ["rage"]}), 3)
    assert [one for one in offered(game, "skill") if one.startswith("goldyx")] == []
    take(game, own_skill(game))
    rise(game, 15)
    (revealed,) = [one for one in offered(game, "skill") if one.startswith("goldyx")]
    lowest = kinds(game.advanced_offer[:1])
    take(game, revealed)
    assert revealed in words(game.players[0].skills)
    own = [*game.players[0].deck.cards, *game.players[0].hand.cards]
    assert set(lowest) <= set(kinds(own))


@rule("mage_knight.solo-skills.competitive-skill-removed-when-revealed")
def test_the_competitive_skill_may_be_removed_only_when_it_turns_up() -> None:
    game = solo_turn(hand={0: ["rage"]}, settings=LATER)
    dummy = game.dummies[0]
    assert len(dummy.skill_pile) == 11
    order = [skill for skill in dummy.skill_pile.cards if skill != SKILL.at(COMPETITIVE)]
    dummy.skill_pile = pile([*order, SKILL.at(COMPETITIVE)])
    rise(game, 3)
    take(game, own_skill(game))
    assert SKILL.words[order[-1]] in words(game.skill_offer)  # another one in its place
    assert COMPETITIVE not in words((*game.skill_offer, *dummy.skill_pile.cards))
    assert len(dummy.skill_pile) == 9
