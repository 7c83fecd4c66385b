"""Discarding cards and throwing them away."""

import pytest

from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from tests.proof import rule
from tests.rules.mage_knight.arrange_cards import GLADE, in_wilds, then
from tests.rules.mage_knight.look import discard_of, hand_of, offered, options, play


@rule("mage_knight.discarding.discard-to-own-pile")
def test_a_discarded_card_goes_to_the_own_discard_pile() -> None:
    game = in_wilds(hand={0: ["improvisation", "rage", "march"]}, discard={0: ["promise"]})
    play(game, "play improvisation", "card rage", "choose 0")
    assert (discard_of(game), discard_of(game, 1), hand_of(game)) == (["promise", "rage"], [], ["march"])
    play(game, "end-turn", "card march")
    assert discard_of(game) == ["promise", "rage", "improvisation", "march"]


@rule("mage_knight.discarding.discard-to-own-pile")
def test_a_card_discarded_because_of_another_player_goes_to_its_owners_pile() -> None:
    """Mind Read lets every other player discard a card of a colour."""
    game = in_wilds(hand={0: ["mind-read", "march"], 1: ["rage", "march", "stamina"]}, mana={0: ["white"]})
    play(game, "play mind-read", "pay white-token white", "colour green")
    assert (game.seat, options(game)) == (1, ["card march"])
    game.play("card march")
    assert (discard_of(game, 1), discard_of(game, 0)) == (["march"], [])
    assert hand_of(game, 1) == ["rage", "stamina"]


@rule("mage_knight.discarding.wound-not-discardable")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("improvisation", ["card rage", "card ruby-ring"]),
        ("decompose", ["card rage"]),
        ("magic-talent", ["card rage"]),
    ],
)
def test_effects_that_do_not_name_wounds_take_none(card: str, asked: list[str]) -> None:
    hand = {0: [card, "wound", "rage", "ruby-ring"]}
    assert options(then(in_wilds(hand=hand, spells=["fireball"]), f"play {card}")) == asked
    only_wounds = in_wilds(hand={0: [card, "wound", "wound"]}, spells=["fireball"])
    assert offered(only_wounds, "play") == []


@rule("mage_knight.discarding.wound-not-discardable")
def test_wounds_are_not_discarded_before_drawing() -> None:
    game = in_wilds(hand={0: ["march", "rage", "wound"]}, deck={0: ["stamina"]})
    play(game, "play march", "end-turn")
    assert options(game) == ["card rage", "done"]
    game.play("card rage")
    assert options(game) == ["done"]
    game.play("done")
    assert hand_of(game) == ["stamina", "wound"]


@rule("mage_knight.discarding.wound-not-discardable")
def test_a_rest_names_wounds_and_takes_them_along() -> None:
    game = in_wilds(hand={0: ["march", "wound", "wound"]})
    play(game, "rest")
    assert offered(game, "card") == ["march"]
    play(game, "card march", "card wound", "card wound")
    assert (hand_of(game), discard_of(game)) == ([], ["march", "wound", "wound"])


@rule("mage_knight.discarding.thrown-away-wound-returns-to-wound-deck")
def test_a_wound_thrown_away_goes_back_to_the_wound_deck() -> None:
    game = in_wilds(at={0: GLADE}, hand={0: ["march", "wound"]}, discard={0: ["wound"]}, deck={0: []})
    out, removed = game.wounds_out, game.removed
    play(game, "play march", "end-turn")
    assert options(game) == ["put hand", "put discard", "decline"]
    game.play("put hand")
    assert (game.wounds_out, hand_of(game), sorted(discard_of(game))) == (out - 1, [], ["march", "wound"])
    assert game.removed == removed


@rule("mage_knight.discarding.thrown-away-card-leaves-game")
def test_another_card_thrown_away_leaves_the_game() -> None:
    game = in_wilds(hand={0: ["decompose", "rage", "march"]})
    out = game.wounds_out
    play(game, "play decompose", "card rage")
    assert [CARD.words[KIND_OF[deed]] for deed in game.removed] == ["rage"]
    everywhere = [*game.players[0].deck.cards, *game.players[0].hand.cards, *game.players[0].discard]
    assert game.removed[0] not in (*everywhere, *game.players[0].played)
    assert game.wounds_out == out
