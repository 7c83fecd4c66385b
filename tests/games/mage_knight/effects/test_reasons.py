"""What cannot be used says what fails: cards, Units and Skills, each by the verb that judges it."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.nodes import EFFECTS
from roundtable.games.mage_knight.content.reasons import REASON
from roundtable.kernel.errors import IllegalAction
from tests.rules.mage_knight.arrange_turn import GLADE, VILLAGE, turn_of
from tests.rules.mage_knight.look import options, play


def reason(game: MageKnightTable, notation: str) -> str:
    """Try something that is not offered."""
    assert notation not in options(game)
    with pytest.raises(IllegalAction) as refused:
        game.play(notation)
    return refused.value.reason.removeprefix("effect-").removeprefix("mage_knight-")


HAND = ["march", "rage", "tranquility", "promise", "wound", "mana-draw", "concentration"]


@pytest.mark.parametrize(
    ("notation", "why"),
    [
        ("play rage", "attack-outside-combat"),
        ("play promise", "influence-useless"),
        ("sideways promise influence", "influence-useless"),
        ("sideways promise attack", "attack-outside-combat"),
        ("power concentration", "no-mana"),
        ("play swiftness", "card-missing"),
        ("play wound", "wound"),
        ("activate 0 0", "unit-wounded"),
        ("activate 1 0", "attack-outside-combat"),
        ("use goldyx-potion-making", "skill-of-others"),
    ],
)
def test_outside_combat(notation: str, why: str) -> None:
    units = {0: ["peasants wounded", "peasants"]}
    game = turn_of(heroes=("goldyx", "tovak"), hand={0: HAND}, at={0: VILLAGE}, units=units, source=())
    assert reason(game, notation) == why


@pytest.mark.parametrize(
    ("notation", "why"),
    [
        ("play tranquility", "only-peace"),
        ("play march", "move-in-combat"),
        ("play rage", "melee-later"),
        ("sideways march move", "move-in-combat"),
    ],
)
def test_in_combat(notation: str, why: str) -> None:
    game = turn_of(hand={0: HAND}, at={0: GLADE})
    play(game, "challenge 1,-4")
    assert reason(game, notation) == why


def test_missing_mana_is_named_only_if_the_effect_would_count() -> None:
    game = turn_of(hand={0: HAND}, at={0: VILLAGE}, source=())
    assert reason(game, "power march") == "no-mana"


def test_every_reason_is_given_by_some_verb_or_extra() -> None:
    verbs = {type(node) for effect in EFFECTS for node in effect.steps}
    assert len({verb.reason for verb in verbs}) > 15
    assert {verb.reason for verb in verbs} <= set(REASON.words)


def test_a_question_of_an_effect_links_the_rule_of_its_verb() -> None:
    game = turn_of(hand={0: ["concentration", "rejuvenate"]}, at={0: VILLAGE}, source=())
    game.play("play concentration")
    assert (game.asks, game.rule) == ("mage_knight.choose-colour", "mage_knight.gaining.mana-token-to-play-area")
    game = turn_of(hand={0: ["rejuvenate"]}, at={0: VILLAGE}, units={0: ["peasants spent", "foresters spent"]})
    play(game, "play rejuvenate", "choose 3")
    assert game.asks == "mage_knight.pick-unit"
    assert game.rule == "mage_knight.units.ready-effect-allows-second-activation"
