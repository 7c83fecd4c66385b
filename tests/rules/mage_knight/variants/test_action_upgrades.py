"""Action upgrades, and the other things the rulebook says of more deck building."""

from collections.abc import Sequence

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.cards import offers
from roundtable.games.mage_knight.course import upgrades
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import everything, kinds, unknown
from tests.rules.mage_knight.arrange_variants import about, allowed, end_round, started
from tests.rules.mage_knight.look import offered, options, play

UPGRADES: dict[str, object] = {"action_upgrades": True}
CHOOSE = "mage_knight.choose-upgrade"
THROW = "mage_knight.throw-for-upgrade"
TACTIC = "mage_knight.choose-tactic"


def stack(game: MageKnightTable, names: Sequence[str]) -> None:
    """Let these be the next cards of the deck of Advanced Actions, the first on top."""
    deck = game.advanced_deck
    for name in reversed(names):
        at = next((at for at, deed in enumerate(deck.cards) if kinds([deed]) == [name]), None)
        if at is None:
            deed = next(deed for deed in game.advanced_offer if kinds([deed]) == [name])
            game.advanced_offer = offers.without(game.advanced_offer, deed)
        else:
            deed = deck.remove(at)
        deck.put(deed, 0, 1 << 28)


def after_night(*revealed: str, round: int = 2, seats: int = 2, **more: object) -> MageKnightTable:
    """Let a Night end; these Advanced Actions are revealed."""
    settings = {**UPGRADES, **more.pop("settings", {})}  # type: ignore[dict-item]  # handed on
    game = table(seats, settings=settings, night=True, round=round, forced=False, **more)  # type: ignore[arg-type]  # handed on
    stack(game, revealed)
    return end_round(game)


@rule(
    "mage_knight.variant-action-upgrades.after-each-night-but-last",
    "mage_knight.variant-action-upgrades.twice-in-6-round-scenarios",
)
def test_upgrades_come_after_each_night_but_the_last() -> None:
    found: list[int] = []
    game = started(UPGRADES)
    while not game.over:
        number = game.round
        end_round(game)
        if game.asks == CHOOSE:
            found.append(number)
        while game.asks == CHOOSE:
            play(game, "decline")
    assert found == [2, 4]


@rule("mage_knight.variant-action-upgrades.after-each-night-but-last")
@pytest.mark.parametrize(
    ("settings", "rounds"),
    [({"daytime": "night_arrival"}, [1, 3]), ({"rounds": 4}, [2]), ({"rounds": 5}, [2]), ({"rounds": 7}, [2, 4])],
)
def test_the_last_night_depends_on_the_time_of_day(settings: dict[str, object], rounds: list[int]) -> None:
    game = started({**UPGRADES, **settings})
    found: list[int] = []
    while not game.over:
        number = game.round
        end_round(game)
        if game.asks == CHOOSE:
            found.append(number)
        while game.asks == CHOOSE:
            play(game, "decline")
    assert found == rounds


def test_there_must_be_two_nights() -> None:
    assert allowed("action_upgrades", 2, scenario="first_reconnaissance") == (False,)
    assert allowed("action_upgrades", 2, scenario="full_conquest") == (False, True)


@rule("mage_knight.variant-action-upgrades.reveals-players-plus-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_card_than_players_is_revealed(seats: int) -> None:
    game = after_night(seats=seats)
    shown = game.sees(None)["offers"]
    assert isinstance(shown, dict)
    assert shown["upgrades"] == kinds(game.upgrades)
    assert len(game.upgrades) == seats + 1


# ---- strength ----


@rule(
    "mage_knight.variant-action-upgrades.strength-artifacts-and-spells-2",
    "mage_knight.variant-action-upgrades.strength-advanced-actions-1",
    "mage_knight.variant-action-upgrades.strength-crystals-1-per-2",
    "mage_knight.variant-action-upgrades.strength-unit-levels",
    "mage_knight.variant-action-upgrades.strength-3-per-level-above-lowest",
)
@pytest.mark.parametrize(
    ("more", "strength"),
    [
        ({}, 0),
        ({"hand": {0: ["fireball", "march"]}}, 2),
        ({"deck": {0: ["horn-of-wrath"]}, "discard": {0: ["fireball"]}}, 4),
        ({"hand": {0: ["agility", "intimidate"]}}, 2),
        ({"crystals": {0: ["red", "red", "blue"]}}, 1),
        ({"crystals": {0: ["red", "red", "blue", "white"]}}, 2),
        ({"units": {0: ["peasants", "catapults"]}}, 4),
        ({"units": {0: ["peasants wounded", "catapults wounded"]}}, 1),
        ({"fame": {0: 15, 1: 3}}, 6),
        ({"fame": {0: 3, 1: 15}}, 0),
    ],
)
def test_the_strength_of_a_deck(more: dict[str, object], strength: int) -> None:
    assert upgrades.strength(after_night(**more), 0) == strength  # type: ignore[arg-type]  # handed on


@rule("mage_knight.variant-action-upgrades.order-lowest-strength-first")
def test_the_weakest_deck_chooses_first() -> None:
    game = after_night(seats=3, crystals={0: ["red"] * 3, 1: ["red"] * 3 + ["blue"], 2: []})
    order: list[int] = []
    while game.asks == CHOOSE:
        order.append(game.seat if game.seat is not None else -1)
        play(game, "decline")
    assert order == [2, 0, 1]


@rule("mage_knight.variant-action-upgrades.order-tie-less-fame-then-later-player")
def test_ties_go_to_less_fame_then_to_who_played_later() -> None:
    game = after_night(seats=3, fame={0: 2, 1: 1, 2: 1})
    order: list[int] = []
    played = game.order
    while game.asks == CHOOSE:
        order.append(game.seat if game.seat is not None else -1)
        play(game, "decline")
    later = sorted([1, 2], key=played.index, reverse=True)
    assert order == [*later, 0]


# ---- the exchange ----


@rule("mage_knight.variant-action-upgrades.choice-optional")
def test_nobody_must_take_a_card() -> None:
    game = after_night("agility", "ice-shield", "song-of-wind")
    assert offered(game, "pick") == ["agility", "ice-shield", "song-of-wind"]
    before = [everything(game, seat) for seat in (0, 1)]
    play(game, "decline", "decline")
    assert game.asks == TACTIC
    assert [everything(game, seat) for seat in (0, 1)] == before


@rule("mage_knight.variant-action-upgrades.choice-costs-an-action-card")
def test_a_card_is_thrown_away_for_it() -> None:
    game = after_night("agility", "ice-shield", "song-of-wind")
    seat = game.seat
    assert seat is not None
    before = everything(game, seat)
    play(game, "pick ice-shield")
    assert (game.asks, game.seat) == (THROW, seat)
    assert "decline" not in options(game)
    play(game, "card determination")
    assert "ice-shield" in everything(game, seat)
    assert len(everything(game, seat)) == len(before)
    assert kinds(game.removed)[-1:] == ["determination"]
    assert offered(game, "pick") == ["agility", "song-of-wind"]


@rule("mage_knight.variant-action-upgrades.choice-same-colour-or-type")
def test_both_cards_share_a_colour_or_a_type() -> None:
    deck = ["march", "rage", "stamina", "promise", "tranquility", "fireball", "wound", "blood-rage"]
    game = after_night("song-of-wind", "blood-ritual", "ice-bolt", deck={0: deck, 1: deck[:5]}, hand={0: [], 1: []})
    while game.seat != 0:
        play(game, "decline")
    play(game, "pick song-of-wind")  # white, move
    assert sorted(offered(game, "card")) == ["march", "promise", "stamina"]


@rule("mage_knight.variant-action-upgrades.choice-costs-an-action-card")
def test_only_action_cards_pay() -> None:
    game = after_night("blood-rage", "ice-bolt", "song-of-wind", deck={0: ["fireball", "wound", "horn-of-wrath"]})
    while game.seat != 0:
        play(game, "decline")
    assert options(game) == ["decline"]


@rule("mage_knight.variant-action-upgrades.rest-under-deck")
def test_what_nobody_took_goes_under_the_deck() -> None:
    game = after_night("agility", "ice-shield", "song-of-wind")
    play(game, "pick ice-shield", "card determination", "decline")
    assert game.upgrades == ()
    assert set(kinds(game.advanced_deck.cards[:3])) >= {"agility", "song-of-wind"}


@rule("mage_knight.variant-action-upgrades.decks-shuffled-after")
def test_decks_are_shuffled_before_the_next_round() -> None:
    game = after_night("agility", "ice-shield", "song-of-wind")
    play(game, "decline", "decline")
    assert all([unknown(player.deck, 2) for player in game.players])


@rule("mage_knight.variant-action-upgrades.may-look-at-decks")
@pytest.mark.parametrize("open_decks", [False, True])
def test_decks_may_be_open_while_cards_are_chosen(open_decks: bool) -> None:
    game = after_night(settings={"action_upgrades_open_decks": open_decks})
    for viewer in (0, 1, None):
        shown = game.sees(viewer)["players"]
        assert isinstance(shown, list)
        for seat in (0, 1):
            deck = shown[seat]["deck"]
            assert deck == (kinds(game.players[seat].deck.cards) if open_decks else [None] * len(deck))
    play(game, "decline", "decline")
    assert all([unknown(player.deck, 2) for player in game.players])


# ---- more deck building ----


@rule("mage_knight.variant-deck-building.not-in-first-games", "mage_knight.variant-deck-building.city-levels-may-rise")
@pytest.mark.parametrize("setting", ["action-upgrades", "starting-selection"])
def test_players_are_told_whom_it_is_for(setting: str) -> None:
    assert "Not for first games" in about(setting)
    assert "higher levels" in about(setting)
    game = started({setting.replace("-", "_"): True, "first_city_level": 9})
    assert game.rules.city_levels[0] == 9


@rule(
    "mage_knight.variant-deck-building.empty-deck-monastery-cards-stop-first",
    "mage_knight.variant-deck-building.empty-deck-offer-filled-as-possible",
    "mage_knight.variant-deck-building.empty-offer-gains-nothing",
)
@pytest.mark.parametrize(("left", "offer", "monastery"), [(0, 2, 0), (1, 3, 0), (2, 3, 1)])
def test_an_empty_deck_stops_the_cards_of_monasteries_first(left: int, offer: int, monastery: int) -> None:
    game = table(
        settings=UPGRADES,
        tiles={(0, 1): "countryside-07"},
        advanced=["agility", "ice-shield", "song-of-wind"],
        forced=False,
    )
    deck = game.advanced_deck
    while len(deck.cards) > left:
        game.removed = (*game.removed, deck.remove(0))
    game.advanced_offer = game.advanced_offer[1:]
    game.removed = (*game.removed, *game.monastery_offer)
    game.monastery_offer = ()
    offers.renew_units(game, offers.PLACES - len(game.advanced_offer))
    offers.fill_advanced(game)
    assert (len(game.advanced_offer), len(game.monastery_offer)) == (offer, monastery)


@rule("mage_knight.variant-deck-building.empty-offer-gains-nothing")
def test_without_cards_nothing_is_revealed_and_nothing_gained() -> None:
    game = table(settings=UPGRADES, night=True, round=2, forced=False)
    while game.advanced_deck.cards:
        game.removed = (*game.removed, game.advanced_deck.remove(0))
    end_round(game)
    assert game.asks == CHOOSE
    assert options(game) == ["decline"]
