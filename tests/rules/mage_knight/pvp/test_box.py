"""The Mysterious Box in fights between players: what it lends goes back under the deck, and nowhere else."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from roundtable.games.mage_knight.content.names import NONE
from tests.games.mage_knight.sets.test_artifacts import put_on_top
from tests.proof import rule
from tests.rules.mage_knight.arrange_pvp import TAKE_TURN, attacked, rivals, strike
from tests.rules.mage_knight.look import discard_of, end_turn, offered, options, play, played_by

BOX = "mysterious-box"
GLORY = KIND_OF.index(CARD.at("banner-of-glory"))
ATTACK = ["stamina", "march", "rage", "swiftness", "threaten", "promise"]


def shown(how: str, top: str = "banner-of-glory") -> MageKnightTable:
    """Let the defender play the box, which shows this Artifact."""
    game = rivals(hand={0: ATTACK, 1: [BOX, "rage"]}, units={0: ["altem-guardians"], 1: ["peasants"]})
    put_on_top(game, top)
    attacked(game, how)
    play(game, f"play {BOX}")
    return game


def struck(game: MageKnightTable) -> MageKnightTable:
    """Let the aggressor come through with 11 points hand to hand."""
    play(game, "pass", "pass")
    strike(game, "activate 0 0", *[f"sideways {card} attack" for card in ATTACK])
    play(game, "stand")
    return game


def over(game: MageKnightTable) -> MageKnightTable:
    """Let the fight end in a draw, and the defender's turn if there is one."""
    while game.asks != TAKE_TURN:
        play(game, "pass" if "pass" in options(game) else "done")
    if game.seat == 1:
        end_turn(game)
    return game


@rule("mage_knight.pvp.melee-steal-where-allowed")
def test_a_banner_lent_by_the_box_is_not_stolen() -> None:
    game = shown("fully")
    play(game, "open-box 2")
    struck(game)
    play(game, "wound-unit 1")
    assert offered(game, "steal") == [BOX]
    over(game)
    assert (game.players[1].units[0].banner, discard_of(game)) == (NONE, [])
    assert game.artifact_deck.cards.count(GLORY) == 1


@rule("mage_knight.pvp.partial-ends-with-combat")
def test_a_banner_lent_by_the_box_leaves_the_unit_of_a_partial_defender_after_the_fight() -> None:
    game = shown("partially")
    play(game, "open-box 2", "pass", "pass", "pass", "pass")
    assert (game.seat, game.players[1].units[0].banner, game.artifact_deck.cards[0]) == (0, NONE, GLORY)
    assert played_by(game, 1) == [BOX]


@rule("mage_knight.pvp.partial-ends-with-combat")
def test_what_an_unopened_box_shows_goes_back_after_the_fight_of_a_partial_defender() -> None:
    game = shown("partially")
    play(game, "pass", "pass", "pass", "pass")
    assert (game.boxed, game.artifact_deck.cards[0]) == (NONE, GLORY)


@pytest.mark.parametrize("how", ["fully", "partially"])
def test_the_aggressors_box_stays_open_when_the_defender_is_done(how: str) -> None:
    game = rivals(hand={0: [BOX, "rage"], 1: ["stamina"]})
    put_on_top(game, "ruby-ring")
    play(game, f"play {BOX}")
    over(attacked(game, how))
    assert (game.seat, game.boxed != NONE, offered(game, "open-box")) == (0, True, ["0", "1"])
    end_turn(game)
    assert game.boxed == NONE


@rule("mage_knight.pvp.melee-steal-where-allowed")
def test_a_stolen_box_is_opened_by_nobody() -> None:
    game = struck(shown("fully", "ruby-ring"))
    play(game, f"steal {BOX}", "done")
    assert (game.seat, offered(game, "open-box")) == (1, [])
    over(game)
    assert (game.boxed, discard_of(game)) == (NONE, [BOX])
