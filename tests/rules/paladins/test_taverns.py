"""Taverns: one more than players is revealed each round, before the Paladins are chosen."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import TAVERN_NAME
from roundtable.kernel.zone import pile
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, table
from tests.rules.paladins.arrange_right import shown
from tests.rules.paladins.arrange_round import CHOOSE_PALADIN, CHOOSE_TAVERN, end_round, fresh, new_round, until

COUNTS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@rule("paladins.tavern.reveal-count")
@COUNTS
def test_one_tavern_more_than_players_is_revealed_each_round(seats: int) -> None:
    game = fresh(seats)
    assert shown(game)["taverns"] == []
    for round_number in range(1, 8):
        until(game, CHOOSE_PALADIN)
        assert game.round == round_number
        assert len(set(shown(game)["taverns"])) == seats + 1
        end_round(game)


@rule("paladins.tavern.example-four-players")
def test_example_with_four_players_there_are_five() -> None:
    assert len(shown(until(fresh(4), CHOOSE_PALADIN))["taverns"]) == 5


@rule("paladins.tavern.known-before-paladins")
@COUNTS
def test_everybody_sees_the_taverns_when_choosing_a_paladin(seats: int) -> None:
    named = ["22", "20", "16", "12", "02"][: seats + 1]
    game = new_round(seats, taverns=named)
    for seat in [None, *range(seats)]:
        assert shown(game, seat)["taverns"] == sorted(named)
    until(game, CHOOSE_TAVERN)
    assert offered(game) == [f"tavern {word}" for word in sorted(named)]


def last_turn(left: int, seed: int) -> PaladinsTable:
    """Four players end a round; so many Taverns are left in the deck, five lie on the table, the others are discarded.

    Nobody has anything but seat 0 a labourer.
    """
    game = table(4, seed=seed, workers={0: ["labourer"]})
    cards = list(game.tavern_deck.cards)
    game.tavern_deck = pile(cards[:left])
    game.tavern_discard = tuple(cards[left:])
    game.check()
    return game


@rule("paladins.tavern.reshuffle-when-needed")
@pytest.mark.parametrize("left", [0, 1, 4])
def test_the_discard_pile_is_shuffled_when_a_card_is_needed_and_the_deck_is_empty(left: int) -> None:
    drawn = set()
    for seed in range(10):
        game = last_turn(left, seed)
        rest = {TAVERN_NAME.words[card] for card in game.tavern_deck.cards}
        play(game, "pass")
        view = shown(game)
        assert rest <= set(view["taverns"])
        assert len(set(view["taverns"])) == 5
        assert (view["decks"]["taverns"], view["tavern_discard"]) == (24 - 5, [])
        assert not {TAVERN_NAME.words[card] for card in game.tavern_deck.cards} & set(view["taverns"])
        assert set(game.tavern_deck.known) == {0}
        drawn |= set(view["taverns"]) - rest
    assert len(drawn) > 5


@rule("paladins.tavern.reshuffle-when-needed")
@pytest.mark.parametrize("left", [5, 6])
def test_a_deck_that_suffices_is_not_shuffled(left: int) -> None:
    game = last_turn(left, 1)
    expected = sorted(TAVERN_NAME.words[card] for card in game.tavern_deck.cards[-5:])
    discarded = len(game.tavern_discard)
    play(game, "pass")
    view = shown(game)
    assert view["taverns"] == expected
    assert (view["decks"]["taverns"], len(view["tavern_discard"])) == (left - 5, discarded + 5)


@rule("paladins.tavern.reshuffle-when-needed")
def test_with_four_players_the_deck_runs_out_while_revealing_for_the_fifth_round() -> None:
    game = fresh(4)
    seen: list[str] = []
    for round_number in range(1, 6):
        until(game, CHOOSE_PALADIN)
        assert game.round == round_number
        seen += shown(game)["taverns"]
        if round_number < 5:
            end_round(game)
    assert len(set(seen[:20])) == 20
    assert len(set(seen)) == 24  # four new ones and one for the second time
    assert shown(game)["decks"]["taverns"] == 19
