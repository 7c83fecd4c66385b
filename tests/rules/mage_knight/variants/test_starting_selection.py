"""Starting selection: three Advanced Actions selected in secret, one added after each Day."""

from collections import Counter

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARDS, KIND_OF
from roundtable.games.mage_knight.content.names import ADVANCED_ACTION
from tests.proof import rule
from tests.rules.mage_knight.arrange_course import kinds
from tests.rules.mage_knight.arrange_variants import end_round, started
from tests.rules.mage_knight.look import offered, options, play

SELECTION = {"starting_selection": True}
SELECT = "mage_knight.select-card"
ADD = "mage_knight.add-selected"
TACTIC = "mage_knight.choose-tactic"


def selecting(seats: int = 3, seed: int = 1, scenario: str = "full_conquest") -> MageKnightTable:
    """Give a game at the first selection."""
    return started(SELECTION, seats, scenario, seed)


def selected(seats: int = 2, seed: int = 1, scenario: str = "full_conquest") -> MageKnightTable:
    """Give a game in which everybody always selected the first card, and that is set up."""
    game = selecting(seats, seed, scenario)
    while game.asks == SELECT:
        play(game, options(game)[0])
    return game


def kept(game: MageKnightTable, seat: int) -> list[str]:
    """Give the cards a player has selected and not added yet."""
    return kinds(game.selected[seat].cards)


def in_deck(game: MageKnightTable, seat: int) -> list[str]:
    """Give the Advanced Actions among a player's cards."""
    player = game.players[seat]
    deeds = (*player.deck.cards, *player.hand.cards, *player.discard)
    return kinds([deed for deed in deeds if CARDS[KIND_OF[deed]].kind == ADVANCED_ACTION])


@rule("mage_knight.variant-starting-selection.after-heroes-before-map")
def test_it_comes_after_the_heroes_and_before_everything_else() -> None:
    game = selecting()
    assert game.asks == SELECT
    assert all([player.hero != -1 for player in game.players])
    assert set(game.tiles) == {-1}
    assert (game.source, game.unit_offer, game.advanced_offer) == ((), (), ())


@rule("mage_knight.variant-starting-selection.deal-4-each")
def test_everybody_is_dealt_four() -> None:
    game = selecting()
    dealt = [kinds(draft.cards) for draft in game.drafts]
    assert [len(cards) for cards in dealt] == [4, 4, 4]
    assert len({card for cards in dealt for card in cards}) == 12
    assert offered(game, "pick") == dealt[0]
    assert dealt != [kinds(draft.cards) for draft in selecting(seed=2).drafts]


@rule("mage_knight.variant-starting-selection.keep-1-pass-rest", "mage_knight.variant-starting-selection.until-3-each")
def test_one_is_kept_and_the_rest_passed_on() -> None:
    game = selecting()
    dealt = [kinds(draft.cards) for draft in game.drafts]
    for seat in range(3):
        assert game.seat == seat
        play(game, f"pick {dealt[seat][1]}")
    assert [kept(game, seat) for seat in range(3)] == [[cards[1]] for cards in dealt]
    for seat in range(3):
        before = dealt[seat - 1]
        assert sorted(kinds(game.drafts[seat].cards)) == sorted([before[0], *before[2:]])
    assert game.seat == 0
    for number in (2, 3):
        for _ in range(3):
            play(game, options(game)[0])
        assert [len(kept(game, seat)) for seat in range(3)] == [number] * 3
    assert game.asks == TACTIC


@rule("mage_knight.variant-starting-selection.keep-1-pass-rest")
def test_alone_one_chooses_from_the_same_cards() -> None:
    game = selecting(1, scenario="solo_conquest")
    dealt = offered(game, "pick")
    play(game, f"pick {dealt[0]}")
    assert sorted(offered(game, "pick")) == sorted(dealt[1:])


@rule("mage_knight.variant-starting-selection.rest-shuffled-back")
def test_the_rest_goes_back_into_the_deck() -> None:
    game = selecting()
    everything = Counter(kinds([*game.advanced_deck.cards, *[deed for draft in game.drafts for deed in draft.cards]]))
    while game.asks == SELECT:
        play(game, options(game)[0])
    assert game.drafts == []
    chosen = Counter([card for seat in range(3) for card in kept(game, seat)])
    there = Counter(kinds([*game.advanced_deck.cards, *game.advanced_offer, *game.monastery_offer]))
    assert there + chosen == everything
    tops = {tuple(selected(2, seed).advanced_deck.cards[-3:]) for seed in range(6)}
    assert len(tops) == 6


@rule("mage_knight.variant-starting-selection.selected-secret-and-apart")
def test_selected_cards_are_secret_and_apart() -> None:
    game = selected(3)
    for viewer in (None, 0, 1, 2):
        shown = game.sees(viewer)["players"]
        assert isinstance(shown, list)
        for seat in range(3):
            assert shown[seat]["selected"] == (kept(game, seat) if viewer == seat else [None] * 3)
    assert [in_deck(game, seat) for seat in range(3)] == [[], [], []]
    worlds = [game.imagine(0, rt.Chance(rt.key_of(at))) for at in range(20)]
    assert len({tuple(world.selected[1].cards) for world in worlds}) > 10
    assert {tuple(world.selected[0].cards) for world in worlds} == {game.selected[0].cards}


@rule("mage_knight.variant-starting-selection.selected-secret-and-apart")
def test_who_passed_cards_on_does_not_see_which_is_kept() -> None:
    game = selecting(2)
    for _ in range(3):
        play(game, options(game)[0])
    shown = game.sees(1)["players"]
    assert isinstance(shown, list)
    assert shown[0]["draft"] == [None] * 2
    assert shown[0]["selected"] == [None] * 2


@rule("mage_knight.variant-starting-selection.one-added-each-day-end")
def test_after_a_day_everybody_shuffles_one_into_the_deck() -> None:
    game = end_round(selected())
    assert game.asks == ADD
    chosen: dict[int, str] = {}
    while game.asks == ADD:
        seat = game.seat
        assert seat is not None
        assert offered(game, "pick") == kept(game, seat)
        chosen[seat] = kept(game, seat)[1]
        play(game, f"pick {chosen[seat]}")
    assert sorted(chosen) == [0, 1]
    for seat in (0, 1):
        assert in_deck(game, seat) == [chosen[seat]]
        assert len(kept(game, seat)) == 2
    assert game.night
    assert end_round(game).asks == TACTIC  # nothing after a Night


@rule("mage_knight.variant-starting-selection.selected-secret-and-apart")
def test_a_card_that_was_added_stays_secret() -> None:
    game = end_round(selected())
    while game.asks == ADD:
        play(game, options(game)[0])
    worlds = [game.imagine(0, rt.Chance(rt.key_of(at))) for at in range(20)]
    assert len({tuple(in_deck(world, 1)) for world in worlds}) > 5
    assert {tuple(in_deck(world, 0)) for world in worlds} == {tuple(in_deck(game, 0))}
    for world in worlds:
        world.check()


@rule("mage_knight.variant-starting-selection.fewer-rounds-leave-cards-unused")
def test_with_few_days_cards_stay_unused() -> None:
    left = {}
    for scenario, seats in (("full_conquest", 2), ("blitz_conquest", 2)):
        game = selected(seats, scenario=scenario)
        while not game.over:
            if game.asks == ADD:
                play(game, options(game)[0])
            else:
                end_round(game)
        left[scenario] = len(kept(game, 0))
    assert left == {"full_conquest": 0, "blitz_conquest": 1}
