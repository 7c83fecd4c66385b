"""The picture of Mage Knight shows what variants bring: a hidden die, selected cards, upgrades, a megapolis."""

from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from roundtable.text.words import Words
from tests.rules.mage_knight.variants.test_action_upgrades import after_night
from tests.rules.mage_knight.variants.test_interactive_combat import hidden
from tests.rules.mage_knight.variants.test_megapolis import megapolis
from tests.rules.mage_knight.variants.test_starting_selection import selected
from tests.terminal.mage_knight.test_picture import draw

ENGLISH = Words("en")


def test_a_hidden_die_is_a_question_until_it_is_revealed() -> None:
    game = hidden("green")
    assert "hidden die ?" in " ".join(draw(game, 0))
    assert "hidden die ?" not in " ".join(draw(game, 1))
    assert "hidden die" in " ".join(draw(game, 1))


def test_selected_cards_are_named_to_their_owner() -> None:
    game = selected()
    card = CARD.words[KIND_OF[game.selected[0].cards[0]]]
    name = ENGLISH.render(f"mage_knight-card-{card}", {})
    assert name in " ".join(" ".join(draw(game, 0, width=160)).split())
    assert "selected 3" in " ".join(draw(game, 1, width=160))


def test_upgrades_lie_in_the_offers() -> None:
    assert "upgrades" in " ".join(draw(after_night(), 0))


def test_a_megapolis_has_its_level() -> None:
    text = " ".join(draw(megapolis(9), 0))
    assert "megapolis, level 5" in text
    assert "megapolis, level 4" in text
