"""Hero auction: naming a hero, objecting with Fame, and what the sacrifice means later."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.cards import tracks
from roundtable.games.mage_knight.content.names import HERO
from roundtable.kernel.errors import BadSettings
from tests.proof import rule
from tests.rules.mage_knight.look import offered, options, play

NAME = "mage_knight.name-hero"
OFFER = "mage_knight.offer-fame"
TACTIC = "mage_knight.choose-tactic"


def auction(seats: int = 3, seed: int = 1, **more: object) -> MageKnightTable:
    """Give a game whose first player names a hero."""
    game = rt.new("mage_knight", seats, seed, {"scenario": "full_conquest", "hero_auction": True, **more}, False)
    assert isinstance(game, MageKnightTable)
    return game


def order_of(game: MageKnightTable) -> tuple[int, ...]:
    """Give those without a hero in the order of choosing."""
    order = getattr(game.question(), "order")  # noqa: B009  # of the two questions alone
    assert isinstance(order, tuple)
    return order


def hero_of(game: MageKnightTable, seat: int) -> str | None:
    """Give a player's hero."""
    hero = game.players[seat].hero
    return None if hero == -1 else HERO.words[hero]


def unopposed(game: MageKnightTable, hero: str) -> int:
    """Let a hero be named and nobody object; give who took it."""
    seat = game.seat
    assert seat is not None
    play(game, f"hero {hero}")
    while game.asks == OFFER:
        play(game, "decline")
    return seat


@rule("mage_knight.variant-hero-auction.choice-order-random")
def test_the_order_of_choosing_is_random() -> None:
    assert len({order_of(auction(3, seed)) for seed in range(40)}) == 6
    with pytest.raises(BadSettings):
        auction(hero_order="seats")


@rule("mage_knight.variant-hero-auction.unopposed-choice-stands")
def test_a_hero_nobody_objects_to_is_taken() -> None:
    game = auction()
    first, second, third = order_of(game)
    play(game, "hero goldyx")
    assert (game.seat, hero_of(game, first)) == (second, None)
    play(game, "decline")
    assert game.seat == third
    play(game, "decline")
    assert (hero_of(game, first), game.players[first].fame) == ("goldyx", 0)
    assert (game.asks, game.seat) == (NAME, second)


@rule(
    "mage_knight.variant-hero-auction.challenge-offers-fame",
    "mage_knight.variant-hero-auction.original-chooser-matches-or-yields",
)
def test_who_objects_offers_fame_and_the_other_matches_or_yields() -> None:
    game = auction(2)
    first, second = order_of(game)
    play(game, "hero goldyx")
    assert offered(game, "number")[0] == "1"
    play(game, "number 3")
    assert game.seat == first
    assert offered(game, "number")[0] == "3"
    assert "decline" in options(game)
    play(game, "decline")
    assert (hero_of(game, second), hero_of(game, first)) == ("goldyx", None)


@rule("mage_knight.variant-hero-auction.challenge-offers-fame")
def test_who_has_a_hero_is_not_asked() -> None:
    game = auction()
    done = unopposed(game, "goldyx")
    play(game, "hero tovak")
    assert game.asks == OFFER
    assert game.seat != done
    play(game, "decline")
    assert game.asks != OFFER


@rule(
    "mage_knight.variant-hero-auction.later-bids-higher",
    "mage_knight.variant-hero-auction.earlier-in-order-may-equal",
    "mage_knight.variant-hero-auction.winner-highest-or-equal-earlier",
)
def test_later_players_raise_and_earlier_ones_equal() -> None:
    game = auction(4)
    first, second, third, fourth = order_of(game)
    play(game, "hero goldyx", "number 2")
    assert (game.seat, offered(game, "number")[0]) == (third, "3")
    play(game, "number 3")
    assert (game.seat, offered(game, "number")[0]) == (fourth, "4")
    play(game, "decline")
    assert (game.seat, offered(game, "number")[0]) == (first, "3")
    play(game, "decline")
    assert (game.seat, offered(game, "number")[0]) == (second, "3")
    play(game, "number 3")
    assert (game.seat, offered(game, "number")[0]) == (third, "4")
    play(game, "decline")
    assert [hero_of(game, seat) for seat in (first, second, third, fourth)] == [None, "goldyx", None, None]


@rule("mage_knight.variant-hero-auction.winner-pays-fame-losers-nothing")
def test_only_the_winner_pays() -> None:
    game = auction()
    first, second, third = order_of(game)
    play(game, "hero goldyx", "number 2", "number 4", "number 4", "decline", "decline")
    assert hero_of(game, first) == "goldyx"
    assert [game.players[seat].fame for seat in (first, second, third)] == [-4, 0, 0]


@rule("mage_knight.variant-hero-auction.continues-with-next-or-same-player")
def test_who_lost_the_auction_chooses_again() -> None:
    game = auction()
    first, second, third = order_of(game)
    play(game, "hero goldyx", "decline", "number 1", "decline")
    assert hero_of(game, third) == "goldyx"
    assert (game.asks, game.seat) == (NAME, first)
    assert "goldyx" not in offered(game, "hero")
    unopposed(game, "tovak")
    assert (game.asks, game.seat) == (NAME, second)


def after_auction(offer: int) -> tuple[MageKnightTable, int, int]:
    """Let the first of two players pay for a hero; give both as well."""
    game = auction(2)
    first, second = order_of(game)
    play(game, "hero goldyx", f"number {offer}", f"number {offer}", "decline")
    play(game, "hero tovak")
    assert game.asks == TACTIC
    return game, first, second


@rule(
    "mage_knight.variant-hero-auction.negative-fame-on-last-row",
    "mage_knight.variant-hero-auction.negative-fame-example-118",
)
@pytest.mark.parametrize(("offer", "space"), [(2, 118), (1, 119), (20, 100)])
def test_lost_fame_is_marked_on_the_last_row(offer: int, space: int) -> None:
    game, first, second = after_auction(offer)
    players = game.sees(None)["players"]
    assert isinstance(players, list)
    assert (players[first]["fame"], players[first]["fame_space"]) == (-offer, space)
    assert (players[second]["fame"], players[second]["fame_space"]) == (0, 0)


@rule("mage_knight.variant-hero-auction.negative-fame-still-level-1")
def test_below_zero_a_hero_is_at_level_one_and_climbs_as_usual() -> None:
    game, first, _ = after_auction(5)
    player = game.players[first]
    assert player.level == 1
    tracks.gain_fame(game, first, 4, changes.BY_EFFECT)
    assert (player.fame, player.level) == (-1, 1)
    tracks.gain_fame(game, first, 2, changes.BY_EFFECT)
    assert (player.fame, player.level) == (1, 1)


@rule("mage_knight.variant-hero-auction.first-tactics-reverse-hero-order")
def test_the_last_to_take_a_hero_takes_the_first_tactic() -> None:
    game, first, second = after_auction(5)
    assert game.seat == second
    play(game, options(game)[0])
    assert game.seat == first
    game = auction(2)
    first, second = order_of(game)
    play(game, "hero goldyx", "number 5", "decline", "hero tovak")
    assert game.seat == first
