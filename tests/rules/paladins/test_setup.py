"""Setting up: decks, rows, King's cards, the Tax Supply and what every player starts with."""

import json
from collections import Counter

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import FAVOUR_NAME, ORDER_NAME, TOWNSFOLK_NAME
from roundtable.games.paladins.state import Paladins
from roundtable.kernel.zone import Zone
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play
from tests.rules.paladins.arrange_right import ready, shown
from tests.rules.paladins.arrange_round import CHOOSE_PALADIN, TURN, end_round, fresh, until

COUNTS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
GROUPS = pytest.mark.parametrize("seats", [2, 3, 4])
SEEDS = range(12)


def deck(game: Paladins, name: str) -> Zone:
    """Give one of the decks."""
    return {
        "townsfolk": game.townsfolk_deck,
        "outsiders": game.outsider_deck,
        "walls": game.wall_deck,
        "suspicion": game.suspicion_deck,
        "taverns": game.tavern_deck,
    }[name]


def shuffled(name: str, seats: int) -> set[int]:
    """Check that a deck is in another order in every game and known to nobody; give its size as everybody sees it."""
    games = [fresh(seats, seed) for seed in SEEDS]
    assert len({deck(game, name).cards for game in games}) == len(games)
    assert len({deck(game, name).cards[-1] for game in games}) > 3
    assert len({deck(game, name).cards[0] for game in games}) > 3
    assert {known for game in games for known in deck(game, name).known} == {0}
    return {shown(game, seat)["decks"][name] for game in games for seat in [None, *range(seats)]}


# ---- decks and rows ----


@rule("paladins.setup.townsfolk-deck")
@COUNTS
def test_the_townsfolk_are_shuffled_face_down(seats: int) -> None:
    assert shuffled("townsfolk", seats) == {32 - 5}


@rule("paladins.setup.wall-deck")
@COUNTS
def test_the_walls_are_shuffled_face_down(seats: int) -> None:
    assert shuffled("walls", seats) == {24}


@rule("paladins.setup.suspicion-deck")
@COUNTS
def test_the_suspicion_cards_are_shuffled_face_down(seats: int) -> None:
    assert shuffled("suspicion", seats) == {24}


@rule("paladins.setup.outsider-deck")
@COUNTS
def test_the_outsiders_are_shuffled_face_down(seats: int) -> None:
    assert shuffled("outsiders", seats) == {36 - 6}


@rule("paladins.setup.tavern-deck")
@COUNTS
def test_the_taverns_are_shuffled_face_down(seats: int) -> None:
    assert shuffled("taverns", seats) == {24}


@rule("paladins.setup.townsfolk-row", "paladins.setup.outsider-row")
@pytest.mark.parametrize(("row", "places"), [("townsfolk", 5), ("outsiders", 6)])
@COUNTS
def test_five_townsfolk_and_six_outsiders_lie_open(row: str, places: int, seats: int) -> None:
    rows = []
    for seed in SEEDS:
        game = fresh(seats, seed)
        cards = shown(game)[row]
        assert len(set(cards)) == places
        assert None not in cards
        for seat in range(seats):
            assert shown(game, seat)[row] == cards
        rows.append(tuple(cards))
    assert len(set(rows)) == len(rows)


@rule("paladins.setup.debt-deck")
def test_debts_come_unpaid_from_their_deck() -> None:
    assert shown(fresh())["debts"] == 24
    game = ready("conspire", workers={0: ["labourer"]}, row=["abbot-tax", None, None, None, None], silver={0: 0})
    play(game, "do dismiss")
    assert (game.debts, game.players[0].unpaid_debts, game.players[0].paid_debts) == (23, 1, 0)


# ---- Silver, Provisions, workers ----


@rule("paladins.setup.tax-supply")
@rule("paladins.setup.tax-supply-by-players")
@pytest.mark.parametrize(("setting", "amounts"), [("public", [5, 5, 6, 8]), ("even", [5, 6, 7, 8])])
def test_the_tax_supply_holds_five_to_eight_silver(setting: str, amounts: list[int]) -> None:
    assert [shown(fresh(seats, tax_supply=setting))["tax_supply"] for seats in (1, 2, 3, 4)] == amounts


@rule("paladins.setup.tax-supply-by-players")
def test_the_public_amounts_are_those_without_a_setting() -> None:
    assert [fresh(seats).tax_supply for seats in (1, 2, 3, 4)] == [5, 5, 6, 8]


@rule("paladins.setup.shared-supply")
@COUNTS
def test_what_is_not_handed_out_is_the_shared_supply(seats: int) -> None:
    view = shown(fresh(seats))
    assert view["silver"] == 50 - view["tax_supply"] - 3 * seats
    assert view["provisions"] == 40 - seats
    assert sum(view["supply"].values()) == 22 + 5 * 18


@rule("paladins.setup.player-resources")
@COUNTS
def test_everybody_starts_with_three_silver_and_a_provision(seats: int) -> None:
    players = shown(fresh(seats))["players"]
    assert [(player["silver"], player["provisions"]) for player in players] == [(3, 1)] * seats


@rule("paladins.setup.player-attributes")
@COUNTS
def test_everybody_starts_without_faith_strength_and_influence(seats: int) -> None:
    for player in shown(fresh(seats))["players"]:
        assert player["attributes"] == {"faith": 0, "strength": 0, "influence": 0}


@rule("paladins.setup.no-starting-workers")
def test_nobody_has_workers_before_the_first_paladins_whatever_townsfolk_were_drafted() -> None:
    drafted = set()
    for seed in range(40):
        game = fresh(4, seed)
        while game.asks != CHOOSE_PALADIN:
            assert [sum(player.workers) for player in game.players] == [0] * 4
            choice = max(offered(game), key=lambda notation: notation.removeprefix("draft ") not in drafted)
            drafted.add(choice.removeprefix("draft "))
            play(game, choice)
        assert [sum(player.workers) for player in game.players] == [0] * 4
    assert drafted == set(TOWNSFOLK_NAME.words)


# ---- King's cards ----


@rule("paladins.setup.kings-orders", "paladins.setup.kings-favours")
@COUNTS
def test_three_random_orders_and_five_random_favours_lie_face_down(seats: int) -> None:
    orders: Counter[int] = Counter()
    favours: Counter[int] = Counter()
    rows = set()
    for seed in range(40):
        game = fresh(seats, seed)
        assert shown(game)["orders"] == [None] * 3
        assert shown(game)["favours"] == [None] * 5
        orders.update(game.orders.cards)
        favours.update(game.favours.cards)
        rows.add((game.orders.cards, game.favours.cards))
    assert len(rows) > 35
    assert len(orders) == 6
    assert len(favours) == 10
    assert max(orders.values()) < 36
    assert max(favours.values()) < 36


@rule("paladins.setup.unused-kings-cards")
@COUNTS
def test_the_other_kings_cards_are_never_seen(seats: int) -> None:
    game = fresh(seats)
    orders = {ORDER_NAME.words[card] for card in game.orders_box.cards}
    favours = {FAVOUR_NAME.words[card] for card in game.favours_box.cards}
    assert (len(orders), len(favours)) == (3, 5)
    while not game.over:
        for seat in [None, *range(seats)]:
            view = shown(game, seat)
            assert not orders & set(view["orders"])
            assert not favours & set(view["favours"])
        assert set(game.orders_box.known) | set(game.favours_box.known) == {0}
        until(game, TURN)
        assert not favours & {notation.removeprefix("favour ") for notation in offered(game, "favour")}
        play(game, "pass")
        until(game, CHOOSE_PALADIN)
    assert None not in shown(game)["orders"] + shown(game)["favours"]


def swapped(game: PaladinsTable) -> PaladinsTable:
    """Exchange King's cards that are still face down with others from the box."""
    other = game.clone()
    for zone, box in ((other.orders, other.orders_box), (other.favours, other.favours_box)):
        card = zone.cards[-1]
        zone.cards = (*zone.cards[:-1], box.cards[0])
        box.cards = (card, *box.cards[1:])
    return other


@rule("paladins.setup.kings-cards-hidden")
@GROUPS
def test_nobody_knows_a_kings_card_before_its_round(seats: int) -> None:
    game = fresh(seats)
    for round_number in (1, 2):
        until(game, TURN)
        assert game.round == round_number
        other = swapped(game)
        for seat in [None, *range(seats)]:
            assert json.dumps(game.view(seat)) == json.dumps(other.view(seat))
            view = shown(game, seat)
            assert [card is not None for card in view["orders"]] == [place < round_number for place in range(3)]
            assert view["favours"] == [None] * 5
        assert offered(game) == offered(other)
        end_round(game)


# ---- Paladins and the first player ----


@rule("paladins.setup.shuffle-paladins")
@COUNTS
def test_everybody_shuffles_the_own_paladins_face_down(seats: int) -> None:
    games = [fresh(seats, seed) for seed in SEEDS]
    orders = [player.deck.cards for game in games for player in game.players]
    assert len(set(orders)) == len(orders)
    assert len({cards[-1] for cards in orders}) > 3
    for game in games:
        for seat in [None, *range(seats)]:
            for player in shown(game, seat)["players"]:
                assert player["deck"] == [None] * 12


@rule("paladins.setup.first-player-random")
@GROUPS
def test_the_first_player_is_random(seats: int) -> None:
    first = Counter(shown(fresh(seats, seed))["first"] for seed in range(120))
    assert set(first) == set(range(seats))
    assert min(first.values()) > 120 // seats // 2
    game = fresh(seats, 5)
    assert until(game, TURN).seat == game.first
