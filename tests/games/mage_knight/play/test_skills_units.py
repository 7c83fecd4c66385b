"""What the Skills of Norowas do for Units: Inspiration, Leadership, Forward March! and Bonds of Loyalty."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import SKILL, UNIT, UNIT_OF
from roundtable.kernel.zone import IN_PILE
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, RANGED, do, fight, foe, pool, to
from tests.rules.mage_knight.arrange_players import is_elite
from tests.rules.mage_knight.look import offered, options, play, units_of

VILLAGE = (2, -3)
TILE = {(0, 1): "countryside-01"}


def skilled(skill: str, **more: object) -> MageKnightTable:
    """Let seat 0 begin a turn with a Skill."""
    return table(skills={0: [skill]}, forced=False, **more)  # type: ignore[arg-type]  # handed on


def test_inspiration_readies_or_heals_one_unit() -> None:
    units = {0: ["peasants spent", "altem-mages wounded"]}
    for branch, unit, expected in (
        (0, 0, ["peasants", "altem-mages wounded"]),
        (1, 1, ["peasants spent", "altem-mages"]),
    ):
        game = skilled("norowas-inspiration", units=units, hand={0: ["march"]}, fame={0: 60})
        do(game, "use norowas-inspiration", f"choose {branch}", f"unit {unit}")
        assert units_of(game) == expected
        assert offered(game, "use") == []


LEADERSHIP = [
    (BLOCK, "block 0 0", 1, "utem-guardsmen", 4 + 3),
    (ATTACK, "target 0", 0, "utem-guardsmen", 2 + 2),
    (ATTACK, "target 0", 1, "utem-crossbowmen", 2 + 2),
    (RANGED, "target 0", 1, "utem-crossbowmen", 2 + 1),
    (RANGED, "target 0", 0, "catapults", 3),
]


@pytest.mark.parametrize(("phase", "begin", "ability", "unit", "value"), LEADERSHIP)
def test_leadership_raises_the_unit_activated(phase: str, begin: str, ability: int, unit: str, value: int) -> None:
    game = fight("swordsmen", hand=["march"], units=[unit, unit], skills=["norowas-leadership"], fame=60)
    do(to(game, phase), begin, "use norowas-leadership", f"activate 0 {ability}")
    assert pool(game) == [value]
    if value != 3:
        do(game, f"activate 1 {ability}")
        assert pool(game)[1] < value


def test_leadership_is_doubled_with_the_block_of_guards_against_swift_attacks() -> None:
    for attack, enough in ((7, True), (8, False)):
        game = to(fight("wolf-riders", hand=["march"], units=["utem-guardsmen"], skills=["norowas-leadership"]), BLOCK)
        foe(game).values = [attack]
        do(game, "block 0 0", "use norowas-leadership", "activate 0 1")
        assert ("stand" in options(game)) is enough


def test_forward_march_gives_3_at_most() -> None:
    for count in (2, 4):
        units = {0: ["peasants", "foresters", "herbalists", "utem-guardsmen"][:count]}
        game = skilled("norowas-forward-march", units=units, hand={0: ["march"]}, fame={0: 60})
        do(game, "use norowas-forward-march")
        assert game.turn.move == min(count, 3)


def gain(skill: str, **more: object) -> MageKnightTable:
    """Let seat 0 reach level 2 at the end of its turn with a Skill on top of its pile."""
    game = table(
        heroes=("norowas", "tovak"),
        hand={0: ["ruby-ring", "march"]},
        fame={0: 2},
        forced=False,
        **more,  # type: ignore[arg-type]  # handed on
    )
    pile = game.players[0].skill_pile
    if pile.find(SKILL.at(skill)) >= 0:
        pile.remove(pile.find(SKILL.at(skill)))
    pile.put(SKILL.at(skill), 0, IN_PILE)
    settle(game)
    play(game, "play ruby-ring", "end-turn", f"skill {skill}")
    return game


def offer_of(game: MageKnightTable) -> list[str]:
    """Give the Units in the offer."""
    return [UNIT.words[UNIT_OF[card]] for card in game.unit_offer]


def test_bonds_of_loyalty_brings_two_regular_units_to_the_offer() -> None:
    game = gain("norowas-bonds-of-loyalty", unit_offer=["peasants"])
    assert len(offer_of(game)) == 3
    assert not any(is_elite(card) for card in game.unit_offer)


def bonded(influence: int = 0) -> MageKnightTable:
    """Let seat 0 deal with a village, with Bonds of Loyalty and its one Command token taken."""
    game = table(
        tiles=TILE,
        at={0: VILLAGE},
        hand={0: ["march"]},
        skills={0: ["norowas-bonds-of-loyalty"]},
        units={0: ["foresters"]},
        unit_offer=["peasants", "utem-crossbowmen"],
        forced=False,
    )
    do(game, "interact")
    game.turn.influence = influence
    settle(game)
    return game


def test_bonds_of_loyalty_takes_one_more_unit_for_5_less() -> None:
    game = bonded(1)
    do(game, "recruit utem-crossbowmen", "skill norowas-bonds-of-loyalty", "accept")
    assert (units_of(game), game.turn.influence) == (["foresters", "utem-crossbowmen"], 0)
    game = bonded(0)
    do(game, "recruit peasants", "skill norowas-bonds-of-loyalty", "accept")
    assert (units_of(game), game.turn.influence) == (["foresters", "peasants"], 0)
    assert offered(game, "recruit") == []


def test_a_bonded_unit_is_never_disbanded() -> None:
    game = bonded(7)
    do(game, "recruit utem-crossbowmen", "skill norowas-bonds-of-loyalty", "accept", "recruit peasants")
    assert options(game) == ["disband 0"]
    game.play("disband 0")
    assert units_of(game) == ["utem-crossbowmen", "peasants"]
