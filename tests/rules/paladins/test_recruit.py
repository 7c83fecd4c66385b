"""Recruit: with one worker a Townsfolk is dismissed for its corner, with two it is kept; its place names the price."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import TOWNSFOLK_NAME
from roundtable.games.paladins.names import NONE
from roundtable.kernel.zone import Zone
from tests.proof import rule
from tests.rules.paladins.arrange import Numbers, attribute, offered, play, standing, supply_of, table
from tests.rules.paladins.arrange_right import shown

ROW = ["debt-collector-labourer", "squire-faith", "watchman-tax", "gatekeeper-silver", "acolyte-labourer"]
PRICES = [3, 2, 2, 1, 0]
TYPES = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
WAYS = [("dismiss", ["labourer"]), ("recruit", ["labourer", "fighter"])]


def only(card: str, place: int) -> list[str | None]:
    """A row with one card."""
    row: list[str | None] = [None] * 5
    row[place] = card
    return row


def ready(
    workers: list[str], row: list[str | None], silver: int = 9, debts: int = 0, unpaid: Numbers | None = None
) -> PaladinsTable:
    """Seat 0 may recruit; no Debt is there for it unless told otherwise; seat 1 can act."""
    return table(
        workers={0: workers, 1: ["labourer"]}, silver={0: silver}, row=row, debts=debts, unpaid=unpaid, round=2
    )


def kept(game: PaladinsTable, seat: int = 0) -> list[str]:
    """Give the Townsfolk of a seat as everybody sees them."""
    cards: list[str] = shown(game)["players"][seat]["townsfolk"]
    return cards


@rule("paladins.recruit.one-or-two")
def test_one_or_two_workers_is_decided_with_the_action() -> None:
    game = ready(["fighter", "fighter", "fighter"], [*ROW])
    assert {"do dismiss", "do recruit"} <= set(offered(game))
    play(game, "do dismiss", "townsfolk acolyte-labourer")
    assert (standing(game.players[0], "recruit"), kept(game)) == (["fighter", None, None], [])
    game = ready(["fighter", "fighter", "fighter"], [*ROW])
    play(game, "do recruit", "townsfolk acolyte-labourer")
    assert (standing(game.players[0], "recruit"), kept(game)) == (["fighter", "fighter", None], ["acolyte-labourer"])
    assert game.seat == 1


@rule("paladins.recruit.any-face-up")
@pytest.mark.parametrize(("way", "workers"), WAYS)
def test_any_face_up_townsfolk_that_can_be_paid(way: str, workers: list[str]) -> None:
    for silver, places in ((3, [0, 1, 2, 3, 4]), (2, [1, 2, 3, 4]), (1, [3, 4])):
        game = ready(workers, [*ROW], silver)
        play(game, f"do {way}")
        assert offered(game) == [f"townsfolk {ROW[place]}" for place in places]
    game = ready(workers, [ROW[0], None, ROW[2], None, ROW[4]])
    play(game, f"do {way}")
    assert offered(game) == [f"townsfolk {ROW[place]}" for place in (0, 2, 4)]


@rule("paladins.recruit.no-later-addition")
def test_no_second_worker_in_a_later_turn() -> None:
    game = table(workers={0: ["labourer", "fighter", "fighter"], 1: ["labourer"] * 2}, silver={0: 9}, row=ROW)
    play(game, "do dismiss", "townsfolk acolyte-labourer", "worker labourer", "do hunt")
    assert game.seat == 0
    assert not {"do dismiss", "do recruit"} & set(offered(game))


@rule("paladins.recruit.silver-by-place")
@pytest.mark.parametrize("place", range(5))
def test_the_place_names_the_price(place: int) -> None:
    price = PRICES[place]
    game = ready(["labourer"], only("acolyte-labourer", place), silver=price)
    shared, tax = game.silver, game.tax_supply
    play(game, "do dismiss")
    assert (game.players[0].silver, game.silver, game.tax_supply) == (0, shared + price, tax)
    if price:
        assert "do dismiss" not in offered(ready(["labourer"], only("acolyte-labourer", place), silver=price - 1))


@rule("paladins.recruit.silver-by-place", "paladins.paladin.ability-kinds")
@pytest.mark.parametrize(("way", "workers"), WAYS)
@pytest.mark.parametrize("place", range(5))
def test_roland_waives_the_silver_of_recruiting(place: int, way: str, workers: list[str]) -> None:
    row = only("squire-faith", place)
    game = table(workers={0: workers, 1: ["labourer"]}, row=row, paladin={0: "roland"}, debts=0)
    play(game, f"do {way}")
    assert (game.seat, game.players[0].silver, game.players[0].unpaid_debts) == (1, 0, 0)
    game = table(workers={0: workers, 1: ["labourer"]}, silver={0: 3}, row=row, paladin={0: "roland"})
    play(game, f"do {way}", *["pay silver"][: place < 2])
    assert (game.seat, game.players[0].silver, game.players[0].unpaid_debts) == (1, 3, 0)


@rule("paladins.recruit.debt-instead")
@pytest.mark.parametrize(("way", "workers"), WAYS)
@pytest.mark.parametrize("place", range(5))
def test_the_two_leftmost_places_can_be_paid_with_a_debt(place: int, way: str, workers: list[str]) -> None:
    game = ready(workers, only("squire-faith", place), silver=3, debts=24)
    play(game, f"do {way}")
    if place > 1:
        assert (game.seat, game.players[0].silver, game.players[0].unpaid_debts) == (1, 3 - PRICES[place], 0)
        return
    assert offered(game) == ["pay silver", "pay debt"]
    silver = game.clone()
    play(silver, "pay silver")
    assert (silver.players[0].silver, silver.players[0].unpaid_debts) == (3 - PRICES[place], 0)
    play(game, "pay debt")
    assert (game.players[0].silver, game.players[0].unpaid_debts) == (3, 1)


@rule("paladins.recruit.debt-instead")
@pytest.mark.parametrize("place", range(5))
def test_without_silver_only_debt_and_free_places_are_left(place: int) -> None:
    game = ready(["labourer"], only("acolyte-labourer", place), silver=0, debts=24)
    assert ("do dismiss" in offered(game)) == (place in (0, 1, 4))


@rule("paladins.recruit.debt-unpaid")
def test_the_debt_comes_from_its_deck_and_lies_unpaid() -> None:
    game = ready(["labourer"], only("acolyte-labourer", 0), silver=0, debts=24)
    play(game, "do dismiss")
    player = game.players[0]
    assert (player.unpaid_debts, player.paid_debts, game.debts) == (1, 0, 23)
    assert shown(game)["players"][0]["points"]["debts"] == -3


@rule("paladins.recruit.debt-needs-card")
@pytest.mark.parametrize("place", [0, 1])
def test_no_debt_without_a_card(place: int) -> None:
    assert "do dismiss" in offered(ready(["labourer"], only("acolyte-labourer", place), silver=0, debts=1))
    assert "do dismiss" not in offered(ready(["labourer"], only("acolyte-labourer", place), silver=0, debts=0))
    game = ready(["labourer"], only("acolyte-labourer", place), silver=3, debts=0)
    play(game, "do dismiss")
    assert (game.seat, game.players[0].silver) == (1, 3 - PRICES[place])


@rule("paladins.recruit.cost-both-modes")
@pytest.mark.parametrize("place", range(5))
def test_dismissing_costs_what_recruiting_costs(place: int) -> None:
    for way, workers in WAYS:
        game = ready(workers, only("squire-faith", place), silver=5)
        play(game, f"do {way}")
        assert game.players[0].silver == 5 - PRICES[place]


@rule("paladins.recruit.one-worker-any")
@pytest.mark.parametrize("worker", TYPES)
def test_one_worker_of_any_type_on_the_left_place_dismisses(worker: str) -> None:
    game = ready([worker], only("acolyte-labourer", 4))
    play(game, "do dismiss")
    assert standing(game.players[0], "recruit") == [worker, None, None]
    assert kept(game) == []
    assert game.townsfolk_row == [NONE] * 5


@rule("paladins.recruit.dismiss-reward")
@pytest.mark.parametrize(
    ("card", "workers", "provisions", "strength"),
    [
        ("gatekeeper-silver", {"scout": 1}, 0, 0),
        ("debt-collector-labourer", {"labourer": 2}, 0, 0),
        ("architect-provision", {"labourer": 1}, 1, 0),  # it would give a Provision when recruited, too
        ("defender-labourer", {}, 0, 1),
        ("watchman-silver", {"labourer": 1}, 1, 0),
        ("watchman-tax", {"merchant": 1}, 0, 0),
    ],
)
def test_a_dismissed_townsfolk_gives_its_corner_and_nothing_else(
    card: str, workers: dict[str, int], provisions: int, strength: int
) -> None:
    game = ready(["labourer"], only(card, 4), silver=0)
    play(game, "do dismiss")
    player = game.players[0]
    assert supply_of(player) == workers
    assert (player.silver, player.provisions, attribute(player, "strength")) == (0, provisions, strength)
    assert kept(game) == []


@rule("paladins.recruit.dismissed-discarded")
def test_a_dismissed_townsfolk_is_out_of_the_game() -> None:
    game = ready(["labourer"], only("acolyte-labourer", 4))
    out = TOWNSFOLK_NAME.at("acolyte-labourer")
    play(game, "do dismiss")
    assert shown(game)["townsfolk_discard"] == ["acolyte-labourer"]
    game.townsfolk_discard += game.townsfolk_deck.cards
    game.townsfolk_deck = Zone()
    play(game, "pass", "pass")
    assert game.round == 3
    assert game.townsfolk_row == [NONE] * 5
    assert out in game.townsfolk_discard


@rule("paladins.recruit.two-workers-fighter")
@pytest.mark.parametrize("first", TYPES)
@pytest.mark.parametrize("second", TYPES)
def test_one_of_two_workers_must_be_a_fighter(first: str, second: str) -> None:
    game = ready([first, second], only("squire-faith", 4))
    possible = bool({first, second} & {"fighter", "criminal"})
    assert ("do recruit" in offered(game)) == possible
    if not possible:
        return
    play(game, "do recruit")
    if game.seat == 0:
        game.play_at(0)
    assert standing(game.players[0], "recruit")[1] in ("fighter", "criminal")
    assert kept(game) == ["squire-faith"]
    assert "do recruit" not in offered(ready(["fighter"], only("squire-faith", 4)))


@rule("paladins.recruit.kept-ability")
def test_a_recruited_townsfolk_works_for_the_rest_of_the_game() -> None:
    workers = ["labourer", "fighter", *["scout", "scout", "cleric"] * 2, "cleric"]
    game = table(
        workers={0: workers, 1: ["labourer"] * 9},
        silver={0: 4},
        provisions={0: 9},
        row=only("acolyte-labourer", 4),
        workshops={0: {"commission": 3}},
    )
    play(game, "do recruit", "worker labourer")
    assert kept(game) == ["acolyte-labourer"]
    play(game, "do hunt", "do commission", "space r1-s2")
    assert supply_of(game.players[0])["labourer"] == 1
    play(game, "do trade", "do pray", "clear commission", "do conspire", "do commission", "space r2-s2")
    assert supply_of(game.players[0])["labourer"] == 2


@rule("paladins.recruit.kept-immediate", "paladins.recruit.kept-ignores-corner")
@pytest.mark.parametrize(
    ("card", "silver", "provisions"),
    [
        ("acolyte-labourer", 0, 0),
        ("gatekeeper-silver", 1, 0),
        ("watchman-silver", 1, 0),
        ("architect-provision", 0, 1),
        ("missionary-provision", 0, 1),
        ("debt-collector-labourer", 0, 0),
        ("defender-labourer", 0, 0),
        ("architect-labourer", 0, 0),
    ],
)
def test_a_recruited_townsfolk_gives_its_immediate_reward_and_not_its_corner(
    card: str, silver: int, provisions: int
) -> None:
    game = ready(["labourer", "fighter"], only(card, 4), silver=0)
    play(game, "do recruit")
    player = game.players[0]
    assert (player.silver, player.provisions) == (silver, provisions)
    assert (supply_of(player), player.attributes, player.suspicion) == ({}, [0, 0, 0], ())


@rule("paladins.recruit.kept-immediate")
def test_an_immediate_reward_may_remove_suspicion() -> None:
    game = table(
        workers={0: ["labourer", "fighter"], 1: ["labourer"]},
        row=only("abbot-tax", 4),
        suspicion={0: ["01", "02"]},
    )
    play(game, "do recruit", "remove-suspicion")
    assert len(game.players[0].suspicion) == 1


@rule("paladins.recruit.example-abbot")
@pytest.mark.parametrize("place", [1, 2])
def test_example_the_abbot_is_dismissed_for_two_silver(place: int) -> None:
    game = ready(["scout"], only("abbot-labourer", place), silver=2)
    play(game, "do dismiss")
    assert (game.players[0].silver, supply_of(game.players[0])) == (0, {"labourer": 1, "cleric": 1})


@rule("paladins.recruit.example-gatekeeper")
@pytest.mark.parametrize(("price", "silver"), [("silver", 0), ("debt", 3)])
def test_example_the_gatekeeper_costs_three_silver_or_a_debt(price: str, silver: int) -> None:
    workers = ["fighter", "fighter", "merchant", "labourer", "scout"]
    game = table(
        workers={0: workers, 1: ["labourer"] * 3},
        silver={0: 3},
        provisions={0: 1},
        row=only("gatekeeper-silver", 0),
        next_walls=["05"],
    )
    play(game, "do recruit", "worker fighter", f"pay {price}")
    assert (game.players[0].silver, game.players[0].unpaid_debts) == (silver + 1, 1 if price == "debt" else 0)
    play(game, "do hunt", "do fortify")
    assert game.players[0].silver == silver + 2
