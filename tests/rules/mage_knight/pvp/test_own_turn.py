"""What needs an own turn is closed to a defender who spends none on the fight."""

from functools import partial

import pytest

from roundtable.games.mage_knight.content.components import SKILL
from tests.proof import rule
from tests.rules.mage_knight.arrange_pvp import attacked, rivals
from tests.rules.mage_knight.look import options

HANDS = {0: ["rage", "march"], 1: ["determination", "stamina"]}
at_night = partial(rivals, night=True)


@rule("mage_knight.pvp.partial-ends-with-combat")
@pytest.mark.parametrize("how", ["fully", "partially"])
def test_the_right_moment_needs_a_turn_that_another_follows(how: str) -> None:
    game = attacked(rivals(hand=HANDS, tactic={0: "early-bird", 1: "the-right-moment"}), how)
    assert ("use-tactic" in options(game)) == (how == "fully")


@rule("mage_knight.pvp.partial-no-source-die")
@pytest.mark.parametrize("how", ["fully", "partially"])
def test_mana_search_needs_a_die_that_may_be_used(how: str) -> None:
    tactic = {0: "from-the-dusk", 1: "mana-search"}
    game = attacked(at_night(hand=HANDS, tactic=tactic, source=["red", "blue"]), how)
    assert ("use-tactic" in options(game)) == (how == "fully")


@rule("mage_knight.pvp.partial-ends-with-combat")
@pytest.mark.parametrize("how", ["fully", "partially"])
def test_time_bending_needs_a_turn_that_another_follows(how: str) -> None:
    game = at_night(hand={0: ["rage"], 1: ["space-bending", "rage"]}, mana={1: ["blue", "black"]})
    attacked(game, how)
    assert ("power space-bending" in options(game)) == (how == "fully")


@rule("mage_knight.pvp.partial-no-skills")
@pytest.mark.parametrize("how", ["fully", "partially"])
def test_only_full_participation_lets_skills_be_turned_up(how: str) -> None:
    game = rivals(hand=HANDS, skills={1: ["krang-arcane-disguise"]}, mana={1: ["green"]})
    game.players[1].spent = (SKILL.at("krang-arcane-disguise"),)
    attacked(game, how)
    assert ("turn-up krang-arcane-disguise" in options(game)) == (how == "fully")
