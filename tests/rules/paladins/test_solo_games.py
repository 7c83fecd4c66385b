"""Whole solo games: the rival always finds a next step and every game ends, whatever the settings and the human."""

import random
from itertools import product

import pytest

import roundtable as rt
from roundtable.games.paladins import words
from roundtable.games.paladins.box import SETTINGS, PaladinsTable
from tests.proof import rule
from tests.rules.paladins.arrange import offered
from tests.rules.paladins.arrange_solo import the_rival

MOST_ANSWERS = 3000  # a game played at random takes a few hundred
ACTS = (
    words.RIVAL_DID,
    words.RIVAL_DID_LEFT,
    words.RIVAL_FELL_BACK,
    words.RIVAL_FAVOUR,
    words.RIVAL_RESTED,
)
MAIN = ("difficulty", "scheme_split", "ai_rest_worker", "ai_orders_completed")
VALUES = {setting.name: setting.allowed for setting in SETTINGS}
COMBINATIONS = list(product(*[VALUES[name] for name in MAIN]))


def settings(number: int, **chosen: object) -> dict[str, object]:
    """Give the settings of a table: some chosen, the others in turn."""
    return {name: values[(number >> at) % len(values)] for at, (name, values) in enumerate(VALUES.items())} | chosen


def played(settings: dict[str, object], seed: int, passes: bool) -> PaladinsTable:
    """Play a game to its end, at random or passing in every turn, and look at the rival after each answer."""
    game = rt.new("paladins", 1, seed, settings)
    assert isinstance(game, PaladinsTable)
    game.journal = rt.Journal()
    chance = random.Random(seed)
    for _ in range(MOST_ANSWERS):
        if game.over:
            break
        game.play("pass" if passes and offered(game, "pass") else chance.choice(game.options()))
        rival = the_rival(game)
        assert rival.untyped_workers >= 0
        assert max(rival.workshops) <= 2
        assert rival.untyped_workers == 0 or game.asks != "paladins.choose-tavern"  # between the rounds
    assert game.over
    game.check()
    return game


def schemes_and_acts(game: PaladinsTable) -> list[str]:
    """Give what the journal tells of the rival's turns: a scheme, and what it did."""
    assert game.journal is not None
    told = [event.message.wording for event in game.journal.events]
    return [
        "scheme" if wording is words.RIVAL_SCHEME else "act"
        for wording in told
        if wording in (*ACTS, words.RIVAL_SCHEME)
    ]


@rule("paladins.solo.fallback-rest-always", "paladins.solo.ai-until")
@pytest.mark.parametrize("passes", [False, True], ids=["at-random", "passing"])
@pytest.mark.parametrize("number", range(len(COMBINATIONS)))
def test_the_rival_does_one_thing_for_every_scheme_and_the_game_ends(number: int, passes: bool) -> None:
    chosen = dict(zip(MAIN, COMBINATIONS[number], strict=True))
    game = played(settings(31 * number, **chosen), number, passes)
    turns = schemes_and_acts(game)
    assert turns == ["scheme", "act"] * (len(turns) // 2)
    assert len(turns) // 2 >= 7
    assert game.round == 7
