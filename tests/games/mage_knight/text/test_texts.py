"""Every card, Unit, Skill, Tactic, enemy and effect has a text in every language, made of what the rules run."""

import random

import pytest

import roundtable as rt
from roundtable.games.mage_knight.content.components import CARD, SKILL, TACTIC, UNIT
from roundtable.games.mage_knight.effects.phrases import WORDINGS
from roundtable.games.mage_knight.odd.table import NAMES
from roundtable.games.mage_knight.text import cards_text, labels
from roundtable.kernel.game import Game
from roundtable.text import LANGUAGES, Words

SCENARIOS = [(1, "solo_conquest"), (2, "first_reconnaissance"), (3, "full_conquest"), (4, "blitz_conquest")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_text(language: str) -> None:
    words = Words(language)
    for kind in cards_text.TEXTS:
        for position in range(len(kind.words)):
            told = words.name(kind, position)
            assert told, kind.words[position]
            assert "{" not in told, kind.words[position]


def test_every_odd_procedure_is_told() -> None:
    for word in NAMES:
        assert [id for id in WORDINGS if id.startswith(f"mage_knight-odd-{word}")], word


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("march", "March (Basic Action, green): Move 2. With green mana: Move 4"),
        ("rage", "Rage (Basic Action, red): Attack 2 or Block 2. With red mana: Attack 4"),
        (
            "fireball",
            (
                "Fireball (Spell, red): ranged fire Attack 5. "
                "Firestorm, with black mana: take a Wound to your hand; siege fire Attack 8"
            ),
        ),
        (
            "in-need",
            (
                "In Need (Advanced Action, green): Influence 3 (+1 for each Wound in your hand and on your Units). "
                "With green mana: Influence 5 (+2 for each Wound in your hand and on your Units)"
            ),
        ),
        (
            "banner-of-protection",
            (
                "Banner of Protection (Artifact), assigned to a Unit: the Unit: Armor +1, Fire Resistance and Ice "
                "Resistance. Thrown away: at the end of the turn you may throw away any Wounds received this turn"
            ),
        ),
    ],
)
def test_cards_in_english(word: str, text: str) -> None:
    assert Words("en").name(cards_text.CARD_TEXT, CARD.at(word)) == text


def test_units_skills_and_tactics_in_english() -> None:
    words = Words("en")
    assert (
        words.name(cards_text.UNIT_TEXT, UNIT.at("guardian-golems"))
        == "Guardian Golems (level 2, Armor 3, Physical Resistance, cost 7): "
        "Attack 2 or Block 2 / with red mana: fire Block 4 / with blue mana: ice Block 4"
    )
    assert (
        words.name(cards_text.SKILL_TEXT, SKILL.at("arythea-dark-paths"))
        == "Dark Paths (once per turn): at Night: Move 2, otherwise: Move 1"
    )
    assert (
        words.name(cards_text.TACTIC_TEXT, TACTIC.at("great-start"))
        == "5 – Great Start: when you take it: draw 2 cards"
    )


def test_equal_effects_read_alike_everywhere() -> None:
    told = Words("pt-BR")
    basic = cards_text.EFFECT.at("stamina.basic")
    assert told.name(cards_text.EFFECT, basic) == told.name(cards_text.EFFECT, cards_text.EFFECT.at("march.basic"))


def played(seats: int, scenario: str, seed: int) -> Game:
    return rt.new("mage_knight", seats=seats, seed=seed, settings={"scenario": scenario})


@pytest.mark.parametrize(("seats", "scenario"), SCENARIOS)
def test_options_and_prompts_can_be_read_in_play(seats: int, scenario: str) -> None:
    words = [Words(language) for language in LANGUAGES]
    game = played(seats, scenario, seats)
    chance = random.Random(seats)
    said: set[str] = set()
    for _ in range(300):
        if game.over:
            break
        prompt = game.prompt()
        assert prompt is not None
        options = game.options()
        for action in options:
            message = game.describe(action)
            said.add(message.wording.id)
            for language in words:
                assert language.message(message, [])
        for language in words:
            assert language.message(prompt, [])
        game.play(chance.choice(options))
    assert said & {wording.id for wording in labels.ALL}
