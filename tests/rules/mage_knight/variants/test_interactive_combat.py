"""Interactive combat: another player's hidden die against a single enemy."""

import json
from typing import Any

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.combat import blocking, foes
from roundtable.games.mage_knight.content.names import COLOUR, DUMMY
from roundtable.kernel.errors import BadSettings
from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, RANGED, armor, fight, foe, phase_of, to
from tests.rules.mage_knight.arrange_sites import DUNGEON, KEEP, assault, enter
from tests.rules.mage_knight.arrange_variants import about, started
from tests.rules.mage_knight.look import offered, play

INTERACTIVE = {"interactive_combat": True}
HIDE = "mage_knight.hide-die"
FACES = ("red", "blue", "green", "white", "gold", "black")
PROWLERS = (3, 4, 2)  # Armor, Attack, Fame


def against(*enemies: str, seats: int = 2, **more: Any) -> MageKnightTable:  # noqa: ANN401  # handed on
    """Let seat 0 challenge enemies; perhaps somebody sets a die now."""
    return fight(*(enemies or ("prowlers",)), seats=seats, settings=INTERACTIVE, **more)


def hidden(face: str, phase: str = RANGED) -> MageKnightTable:
    """Let a die be set against seat 0, and a phase begin."""
    game = against()
    play(game, f"colour {face}")
    return to(game, phase)


def die(game: MageKnightTable, seat: int | None) -> dict[str, Any]:
    """Give the die as a seat sees it."""
    shown: dict[str, Any] = json.loads(json.dumps(game.view(seat)["table"]))["combat"]["hidden_die"]
    return shown


@rule("mage_knight.variant-interactive-combat.single-enemy-only")
def test_it_is_for_combats_against_a_single_enemy() -> None:
    assert against().asks == HIDE
    assert against("prowlers", "minotaur").asks != HIDE
    assert fight("prowlers").asks != HIDE


@rule("mage_knight.variant-interactive-combat.single-enemy-only")
def test_it_is_for_combats_of_whatever_kind() -> None:
    assert assault(KEEP, "guardsmen", settings=INTERACTIVE).asks == HIDE
    assert assault(KEEP, "guardsmen", "swordsmen", settings=INTERACTIVE).asks != HIDE
    assert enter(DUNGEON, settings=INTERACTIVE).asks == HIDE


@rule("mage_knight.variant-interactive-combat.previous-player-chooses-colour")
def test_the_player_before_chooses_any_colour() -> None:
    for seats in (2, 3, 4):
        game = against(seats=seats)
        order = [seat for seat in game.order if seat != DUMMY]
        assert game.seat == order[order.index(0) - 1] != 0
        assert offered(game, "colour") == list(FACES)


@rule("mage_knight.variant-interactive-combat.previous-player-chooses-colour")
@pytest.mark.parametrize("face", ["red", "blue", "green"])
def test_the_colour_is_a_secret(face: str) -> None:
    game = against(seats=3)
    chooser = game.seat
    play(game, f"colour {face}")
    for seat in (None, 0, 1, 2):
        assert die(game, seat)["colour"] == (face if seat == chooser else None)
    worlds = [game.imagine(0, rt.Chance(rt.key_of(at))) for at in range(60)]
    assert {COLOUR.words[world.combat.die] for world in worlds if world.combat} == {*FACES} - {"white"}
    worlds = [game.imagine(chooser or 0, rt.Chance(rt.key_of(at))) for at in range(10)]
    assert {COLOUR.words[world.combat.die] for world in worlds if world.combat} == {face}


@rule("mage_knight.variant-interactive-combat.reveal-red-at-block-phase")
def test_what_was_said_is_known() -> None:
    game = hidden("green", BLOCK)
    worlds = [game.imagine(0, rt.Chance(rt.key_of(at))) for at in range(60)]
    assert {COLOUR.words[world.combat.die] for world in worlds if world.combat} == {"blue", "green", "gold", "black"}


@rule(
    "mage_knight.variant-interactive-combat.white-armor-in-ranged-phase",
    "mage_knight.variant-interactive-combat.red-attack-plus-1",
    "mage_knight.variant-interactive-combat.blue-armor-in-attack-phase",
    "mage_knight.variant-interactive-combat.other-colours-no-bonus",
)
@pytest.mark.parametrize("face", FACES)
def test_each_colour_counts_in_its_phase(face: str) -> None:
    usual, attack, _ = PROWLERS
    assert armor(hidden(face)) == usual + (face == "white")
    game = hidden(face, BLOCK)
    assert (armor(game), foe(game).values) == (usual, [attack + (face == "red")])
    assert blocking.needed_block(foe(game), 0) == attack + (face == "red")
    assert armor(hidden(face, ATTACK)) == usual + (face == "blue")


@rule(
    "mage_knight.variant-interactive-combat.bonus-enemy-fame-plus-1",
    "mage_knight.variant-interactive-combat.other-colours-no-bonus",
)
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("phase", [RANGED, BLOCK, ATTACK])
def test_a_strengthened_enemy_is_worth_more_fame(face: str, phase: str) -> None:
    game = hidden(face, phase)
    foes.destroy(game, 0)
    assert game.players[0].fame == PROWLERS[2] + (face in ("white", "red", "blue"))


@rule(
    "mage_knight.variant-interactive-combat.reveal-white-at-ranged-phase",
    "mage_knight.variant-interactive-combat.reveal-red-at-block-phase",
    "mage_knight.variant-interactive-combat.reveal-any-at-attack-phase",
)
@pytest.mark.parametrize("face", FACES)
def test_the_die_is_revealed_when_it_counts(face: str) -> None:
    for phase, shown in ((RANGED, face == "white"), (BLOCK, face in ("white", "red")), (ATTACK, True)):
        game = hidden(face, phase)
        assert phase_of(game) == phase
        assert (die(game, 0)["revealed"], die(game, 0)["colour"]) == (shown, face if shown else None)


@rule("mage_knight.variant-interactive-combat.recommended-for-2-players")
def test_it_needs_somebody_else() -> None:
    with pytest.raises(BadSettings):
        started(INTERACTIVE, 1, "solo_conquest")
    for seats in (2, 3, 4):
        assert started(INTERACTIVE, seats).rules.interactive_combat
    assert "two players" in about("interactive-combat")
