"""Violent times: a bad Reputation, and rampaging enemies that come back."""

from collections.abc import Sequence

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.combat import foes
from roundtable.games.mage_knight.content.components import REPUTATION, REPUTATION_MOST, STACK_OF
from roundtable.games.mage_knight.content.names import STACK
from roundtable.games.mage_knight.map import board, tokens
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import word
from tests.rules.mage_knight.arrange_map import Space, space
from tests.rules.mage_knight.arrange_variants import end_round, hexes, started
from tests.rules.mage_knight.look import foes_of, offered, options, play

VIOLENT = {"violence": "violent"}
MORE = {"violence": "more"}
SCENARIOS = [(2, "first_reconnaissance"), (2, "full_conquest"), (3, "blitz_conquest"), (1, "solo_conquest")]
FACES = ("red", "green", "gold", "white", "blue", "black")


def rampaging(game: MageKnightTable, site: str) -> list[Space]:
    """Give the spaces of a kind of rampaging enemies."""
    return [(one["q"], one["r"]) for one in hexes(game) if one["site"] == site]


def backs(game: MageKnightTable, place: Space) -> list[str]:
    """Give the colours of the tokens on a space."""
    return [STACK.words[STACK_OF[token]] for token in tokens.tokens_at(game, board.spot_at(game, space(place)))]


def cleared(settings: dict[str, str], *fallen: str, night: bool = False, **more: object) -> MageKnightTable:
    """Let a Round end after the orcs of the only two spaces were defeated; the dice for them fall so."""
    game = table(settings=settings, tiles={(0, 1): "countryside-01", (1, 0): "countryside-02"}, night=night, **more)  # type: ignore[arg-type]  # handed on
    for place in rampaging(game, "marauding-orcs"):
        for token in tokens.tokens_at(game, board.spot_at(game, space(place))):
            tokens.discard_token(game, token)
    return end_round(game, *fallen)


@rule("mage_knight.variant-violent-times.any-scenario")
@pytest.mark.parametrize(("seats", "scenario"), SCENARIOS)
@pytest.mark.parametrize("settings", [VIOLENT, MORE])
def test_every_scenario_can_be_violent(seats: int, scenario: str, settings: dict[str, str]) -> None:
    assert started(settings, seats, scenario).rules.violence


@rule(
    "mage_knight.variant-violent-times.start-reputation-minus-2",
    "mage_knight.variant-violent-times.start-reputation-minus-2-modifier",
    "mage_knight.variant-violent-times.more-start-reputation-minus-4",
    "mage_knight.variant-violent-times.more-start-reputation-minus-4-modifier",
)
@pytest.mark.parametrize(("settings", "reputation", "modifier"), [(VIOLENT, -2, -1), (MORE, -4, -2), ({}, 0, 0)])
def test_heroes_are_not_trusted(settings: dict[str, str], reputation: int, modifier: int) -> None:
    for player in started(settings, 3).players:
        assert player.reputation == reputation
        assert REPUTATION[player.reputation + REPUTATION_MOST] == modifier


@rule(
    "mage_knight.variant-violent-times.day-end-die-per-cleared-space",
    "mage_knight.variant-violent-times.day-end-red-green-gold-respawn",
    "mage_knight.variant-violent-times.day-end-gold-adds-brown",
    "mage_knight.variant-violent-times.night-end-white-blue-black-respawn",
    "mage_knight.variant-violent-times.night-end-black-adds-brown",
)
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("second", FACES)
@pytest.mark.parametrize("first", ["red", "gold", "blue", "black"])
def test_a_die_for_each_space_brings_enemies_back(first: str, second: str, night: bool) -> None:
    game = cleared(VIOLENT, first, second, night=night)
    alone = ("white", "blue") if night else ("red", "green")
    both = "black" if night else "gold"
    for place, face in zip(rampaging(game, "marauding-orcs"), (first, second), strict=True):
        assert backs(game, place) == (["green", "brown"] if face == both else ["green"] if face in alone else [])


@rule(
    "mage_knight.variant-violent-times.more-always-respawn", "mage_knight.variant-violent-times.more-colours-add-brown"
)
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("face", FACES)
def test_with_more_violence_all_come_back(face: str, night: bool) -> None:
    game = cleared(MORE, face, "red", night=night)
    with_monster = face in (("white", "blue", "black") if night else ("red", "green", "gold"))
    assert backs(game, rampaging(game, "marauding-orcs")[0]) == ["green", "brown"][: 2 if with_monster else 1]


@rule("mage_knight.variant-violent-times.day-end-red-green-gold-respawn")
def test_dragons_come_back_as_dragons() -> None:
    game = table(settings=MORE, tiles={(1, 0): "core-08"})
    dragons = rampaging(game, "draconum")
    assert dragons
    for place in dragons:
        for token in tokens.tokens_at(game, board.spot_at(game, space(place))):
            tokens.discard_token(game, token)
    end_round(game)
    assert all(["red" in backs(game, place) for place in dragons])


@rule("mage_knight.variant-violent-times.day-end-die-per-cleared-space")
def test_whoever_is_there_stays_alone() -> None:
    game = end_round(table(settings=MORE, tiles={(0, 1): "countryside-01", (1, 0): "countryside-02"}), "red", "red")
    assert [backs(game, place) for place in rampaging(game, "marauding-orcs")] == [["green"], ["green"]]


@rule("mage_knight.variant-violent-times.day-end-red-green-gold-respawn")
def test_nobody_comes_to_a_hero() -> None:
    first, second = rampaging(cleared({}), "marauding-orcs")
    game = cleared(VIOLENT, "red", "red", at={1: first})
    assert (backs(game, first), backs(game, second)) == ([], ["green"])


def test_without_the_variant_nobody_comes_back() -> None:
    game = cleared({})
    assert [backs(game, place) for place in rampaging(game, "marauding-orcs")] == [[], []]


# ---- two on a space ----


def facing(*enemies: str, settings: dict[str, str] | None = None) -> tuple[MageKnightTable, Space]:
    """Let seat 0 stand beside a space with these enemies, with plenty of Attack cards."""
    first = rampaging(cleared({}), "marauding-orcs")[0]
    near = [(first[0] + q, first[1] + r) for q, r in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))]
    chosen = VIOLENT if settings is None else settings
    for place in near:
        game = table(
            settings=chosen,
            tiles={(0, 1): "countryside-01", (1, 0): "countryside-02"},
            at={0: place},
            enemies={first: enemies},
            hand={0: ["rage"] * 4 + ["march"] * 4},
        )
        if f"challenge {word(first)}" in options(game):
            return game, first
    raise AssertionError(near)


@rule("mage_knight.variant-violent-times.double-space-fight-both")
def test_both_are_fought() -> None:
    game, place = facing("prowlers", "minotaur")
    play(game, f"challenge {word(place)}")
    assert sorted(foes_of(game)) == ["minotaur", "prowlers"]


@rule("mage_knight.variant-violent-times.double-space-rampaging-while-one-left")
@pytest.mark.parametrize("left", [["minotaur"], ["prowlers"], ["prowlers", "minotaur"]])
def test_one_of_them_is_enough_to_rampage(left: Sequence[str]) -> None:
    game, place = facing(*left)
    assert board.rampaging_at(game, space(place))
    game.turn.move = 9
    assert word(place) not in offered(game, "go")


@rule("mage_knight.variant-violent-times.double-space-reputation-per-token")
@pytest.mark.parametrize(
    ("enemies", "settings", "gained"),
    [
        (["prowlers", "minotaur"], VIOLENT, 2),
        (["fire-dragon", "minotaur"], VIOLENT, 2),
        (["fire-dragon"], VIOLENT, 2),
        (["minotaur"], VIOLENT, 1),
        (["fire-dragon"], {"violence": "none"}, 2),
    ],
)
def test_each_token_is_worth_one_reputation(enemies: list[str], settings: dict[str, str], gained: int) -> None:
    game, place = facing(*enemies, settings=settings)
    before = game.players[0].reputation
    play(game, f"challenge {word(place)}")
    for at in range(len(enemies)):
        foes.destroy(game, at)
    while game.combat is not None:
        game.play("next" if "next" in options(game) else options(game)[-1])
    assert game.players[0].reputation - before == gained
