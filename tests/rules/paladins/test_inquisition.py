"""The Inquisition: what calls it, its four steps, who gains a Debt and who returns Suspicion."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, supply_of, table
from tests.rules.paladins.arrange_right import (
    favoured,
    listen,
    ready,
    shown,
    suspicions,
    told,
)

CARDS = [f"{number:02}" for number in range(1, 25)]
TAX_SUPPLY = {"public": {2: 5, 3: 6, 4: 8}, "even": {2: 6, 3: 7, 4: 8}}


def called(game: PaladinsTable) -> PaladinsTable:
    """Let the last Silver leave the Tax Supply through the King's Favour "supplies"."""
    play(game, "favour supplies", "worker labourer")
    return game


def cards(game: PaladinsTable) -> list[int]:
    return [len(player.suspicion) for player in game.players]


def debts(game: PaladinsTable) -> list[int]:
    return [player.unpaid_debts for player in game.players]


@rule("paladins.inquisition.trigger")
@pytest.mark.parametrize("tax", [1, 2, 5])
def test_it_takes_place_when_the_last_silver_leaves_the_tax_supply(tax: int) -> None:
    game = called(listen(favoured("supplies", tax=tax)))
    assert told(game, "inquisition") == ["inquisition"] * (tax == 1)
    assert game.tax_supply == (5 if tax == 1 else tax - 1)


@rule("paladins.inquisition.trigger")
@pytest.mark.parametrize(
    ("tax", "card", "comes"), [(1, "01", 0), (1, "07", 1), (2, "07", 0), (2, "15", 1), (3, "15", 0)]
)
def test_by_the_tax_of_a_suspicion_card_too(tax: int, card: str, comes: int) -> None:
    game = listen(ready("conspire", tax=tax, next_suspicion=[card]))
    play(game, "do conspire")
    assert told(game, "inquisition") == ["inquisition"] * comes


@rule("paladins.inquisition.any-phase")
def test_it_can_take_place_while_workers_are_gathered() -> None:
    game = listen(table(tax=1, next_taverns=["12", "16", "23"], next_suspicion=["07", "15"]))
    assert game.round == 2
    for _ in range(2):
        game.play_at(0)
    assert game.seat == 1
    play(game, "tavern 12")
    assert told(game, "inquisition") == ["inquisition"]
    assert game.asks == "paladins.choose-tavern"
    assert debts(game) == [0, 1]
    assert game.tax_supply == 3


@rule("paladins.inquisition.any-phase")
def test_it_can_take_place_in_the_turn_of_the_solo_opponent() -> None:
    game = table(
        1,
        settings={"scheme_split": "orders_2_left_4"},
        workers={0: ["labourer"] * 3},
        townsfolk={0: ["squire-faith"]},
        tax=1,
        next_suspicion=["07"],
        rival={"workers": 3, "schemes": ["conspire"]},
    )
    play(listen(game), "do hunt")
    assert told(game, "inquisition") == ["inquisition"]
    assert (game.rivals[0].unpaid_debts, game.players[0].unpaid_debts) == (1, 0)
    assert attribute(game.players[0], "faith") == 1
    assert game.tax_supply == 5


@rule("paladins.inquisition.steps")
def test_abilities_of_all_come_first_then_debts_then_discards_then_the_refill() -> None:
    townsfolk = {0: ["peddler-silver"], 1: ["conspirator-a"]}
    suspicion = {0: CARDS[:4], 1: CARDS[4:7]}
    game = called(listen(favoured("supplies", tax=1, townsfolk=townsfolk, suspicion=suspicion)))
    assert offered(game) == ["use conspirator-a", "finish"]
    assert game.players[0].silver == 3  # a tax and the Peddler
    assert (debts(game), cards(game), game.tax_supply) == ([0, 0], [4, 3], 0)
    play(game, "finish")
    assert (debts(game), cards(game), game.tax_supply) == ([1, 0], [2, 3], 5)
    assert told(game, "inquisition", "ability", "gained-debt") == [
        "inquisition",
        "ability 0 peddler-silver",
        "gained-debt 0",
    ]


@rule("paladins.inquisition.drawn-card-counts")
def test_the_card_whose_tax_called_it_counts() -> None:
    game = ready("conspire", tax=1, suspicion={0: ["01"], 1: ["02"]}, next_suspicion=["07"])
    play(game, "do conspire")
    assert debts(game) == [1, 0]
    assert suspicions(game.players[0]) == ["01"]
    assert shown(game)["suspicion_discard"] == [1]


@rule("paladins.inquisition.most-suspicion")
@pytest.mark.parametrize(
    ("counts", "gained"),
    [((3, 2, 1), [1, 0, 0]), ((0, 0, 1), [0, 0, 1]), ((2, 5, 4), [0, 1, 0]), ((1, 2, 3), [0, 0, 1])],
)
def test_whoever_has_most_suspicion_cards_gains_one_debt(counts: tuple[int, int, int], gained: list[int]) -> None:
    game = called(favoured("supplies", seats=3, tax=1, suspicion=dealt(counts)))
    assert debts(game) == gained
    assert game.debts == 23


def dealt(counts: tuple[int, ...]) -> dict[int, list[str]]:
    """Give so many Suspicion cards to each seat."""
    return {seat: CARDS[sum(counts[:seat]) : sum(counts[: seat + 1])] for seat in range(len(counts))}


@rule("paladins.inquisition.tie")
@pytest.mark.parametrize(
    ("counts", "gained"),
    [((2, 2, 1), [1, 1, 0]), ((3, 0, 3), [1, 0, 1]), ((1, 4, 4), [0, 1, 1]), ((1, 1, 1), [1, 1, 1])],
)
def test_everybody_tied_for_most_gains_one_debt(counts: tuple[int, int, int], gained: list[int]) -> None:
    game = called(favoured("supplies", seats=3, tax=1, suspicion=dealt(counts)))
    assert debts(game) == gained


@rule("paladins.inquisition.nobody")
def test_with_no_suspicion_at_all_nobody_gains_a_debt() -> None:
    game = called(listen(favoured("supplies", seats=3, tax=1)))
    assert told(game, "inquisition", "gained-debt") == ["inquisition"]
    assert (debts(game), game.debts, game.tax_supply) == ([0, 0, 0], 24, 6)


@rule("paladins.inquisition.discard-half")
@pytest.mark.parametrize(("count", "left"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (11, 6)])
def test_who_gains_a_debt_discards_half_of_the_cards_rounded_down(count: int, left: int) -> None:
    game = called(favoured("supplies", tax=1, suspicion={0: CARDS[:count]}))
    assert cards(game) == [left, 0]
    assert len(game.suspicion_discard) == count - left


@rule("paladins.inquisition.discard-half")
def test_everybody_tied_discards_half() -> None:
    game = called(favoured("supplies", seats=3, tax=1, suspicion=dealt((5, 2, 5))))
    assert cards(game) == [3, 2, 3]


@rule("paladins.inquisition.single-card-stays")
def test_a_single_card_is_not_discarded() -> None:
    game = called(favoured("supplies", tax=1, suspicion={0: ["03"]}))
    assert debts(game) == [1, 0]
    assert suspicions(game.players[0]) == ["03"]
    assert game.suspicion_discard == ()


@rule("paladins.inquisition.others-keep")
def test_who_does_not_have_most_keeps_all_cards() -> None:
    suspicion = dealt((5, 4, 2))
    game = called(favoured("supplies", seats=3, tax=1, suspicion=suspicion))
    assert [suspicions(player) for player in game.players[1:]] == [suspicion[1], suspicion[2]]
    assert cards(game) == [3, 4, 2]


@rule("paladins.inquisition.discard-without-debt-card")
@pytest.mark.parametrize(("left", "gained"), [(0, [0, 0]), (1, [1, 0]), (2, [1, 1])])
def test_half_is_discarded_even_if_no_debt_card_is_left(left: int, gained: list[int]) -> None:
    game = called(favoured("supplies", tax=1, suspicion=dealt((4, 4)), debts=left))
    assert debts(game) == gained
    assert cards(game) == [2, 2]


@rule("paladins.inquisition.newest-first")
def test_the_cards_gained_last_are_discarded_first() -> None:
    game = called(favoured("supplies", tax=1, suspicion={0: ["09", "03", "20", "01", "11"]}))
    assert suspicions(game.players[0]) == ["09", "03", "20"]
    assert sorted(shown(game)["suspicion_discard"]) == [0, 1]


@rule("paladins.inquisition.newest-first")
def test_so_they_are_by_a_conspirator_and_by_absolving() -> None:
    suspicion = {0: ["09", "03", "20", "01"], 1: CARDS[9:19]}
    game = called(favoured("supplies", tax=1, suspicion=suspicion, townsfolk={0: ["conspirator-b"]}))
    play(game, "use conspirator-b")
    assert suspicions(game.players[0]) == ["09", "03", "20"]
    game = ready("absolve", suspicion=suspicion)
    play(game, "do absolve", "jar remove-suspicion-1", "remove-suspicion", "remove-suspicion")
    assert suspicions(game.players[0]) == ["09", "03"]


@rule("paladins.inquisition.abilities-first")
def test_abilities_work_before_debts_are_given_and_cards_discarded() -> None:
    townsfolk = {0: ["peddler-silver", "peddler-provision"], 1: ["squire-faith"]}
    game = called(listen(favoured("supplies", tax=1, suspicion={0: ["01", "02"]}, townsfolk=townsfolk)))
    assert told(game)[-9:] == [
        "gained 0 1 tax",
        "inquisition",
        "ability 0 peddler-silver",
        "gained 0 2 silver",
        "ability 0 peddler-provision",
        "gained 0 2 provision",
        "ability 1 squire-faith",
        "gained 1 1 faith",
        "gained-debt 0",
    ]
    assert cards(game) == [1, 0]


@rule("paladins.inquisition.abilities-order")
def test_peddler_first_or_conspirator_first_is_the_players_choice() -> None:
    townsfolk = {0: ["conspirator-a", "peddler-silver", "squire-strength"]}
    for order, silver, strength in (
        (["use peddler-silver", "use conspirator-a"], 3, 0),
        (["use conspirator-a"], 1, 0),
        (["finish"], 3, 0),
    ):
        game = called(favoured("supplies", tax=1, suspicion={0: ["01", "02"]}, townsfolk=townsfolk))
        assert offered(game) == ["use conspirator-a", "use peddler-silver", "finish"]
        play(game, *order)
        assert game.seat == 1
        assert game.players[0].silver == silver
        assert attribute(game.players[0], "strength") == strength


@rule("paladins.inquisition.abilities-order")
def test_a_squire_works_after_the_conspirator_took_the_last_card() -> None:
    townsfolk = {0: ["squire-strength", "conspirator-a"]}
    for answer, strength in (("use conspirator-a", 1), ("finish", 0)):
        game = called(favoured("supplies", tax=1, suspicion={0: ["01"]}, townsfolk=townsfolk))
        play(game, answer)
        assert attribute(game.players[0], "strength") == strength


@rule("paladins.inquisition.player-order")
@pytest.mark.parametrize("causing", range(3))
def test_players_resolve_their_townsfolk_clockwise_from_the_causing_player(causing: int) -> None:
    townsfolk = {0: ["conspirator-a", "peddler-silver"], 1: ["conspirator-b", "peddler-provision"], 2: ["squire-faith"]}
    game = called(
        listen(favoured("supplies", seats=3, first=causing, tax=1, suspicion=dealt((3, 4, 0)), townsfolk=townsfolk))
    )
    asked: list[int | None] = []
    while game.asks == "paladins.abilities":
        asked.append(game.seat)
        play(game, "finish")
    order = [(causing + step) % 3 for step in range(3)]
    assert asked == [seat for seat in order if seat != 2]
    assert [int(line.split()[1]) for line in told(game, "ability")] == order


@rule("paladins.inquisition.count-after-abilities")
def test_who_has_most_is_seen_after_the_abilities() -> None:
    for answer, gained in (("use conspirator-a", [0, 1]), ("finish", [1, 1])):
        game = called(favoured("supplies", tax=1, suspicion=dealt((2, 2)), townsfolk={0: ["conspirator-a"]}))
        play(game, answer)
        assert debts(game) == gained


@rule("paladins.inquisition.count-after-abilities")
def test_with_the_other_setting_the_conspirator_must_be_used() -> None:
    settings = {"declinable_gains": "none"}
    game = favoured("supplies", settings=settings, tax=1, suspicion=dealt((2, 2)), townsfolk={0: ["conspirator-a"]})
    assert debts(called(game)) == [0, 1]
    assert cards(game) == [1, 1]


@rule("paladins.inquisition.half-of-what-is-left")
@pytest.mark.parametrize(("answer", "left"), [("use conspirator-a", 2), ("finish", 2)])
def test_the_half_is_taken_of_the_cards_the_abilities_left(answer: str, left: int) -> None:
    game = called(favoured("supplies", tax=1, suspicion=dealt((4, 1)), townsfolk={0: ["conspirator-a"]}))
    play(game, answer)
    assert debts(game) == [1, 0]
    assert suspicions(game.players[0]) == CARDS[:left]  # of three one goes, of four two


@rule("paladins.inquisition.refill")
@pytest.mark.parametrize("setting", ["public", "even"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tax_supply_is_refilled_from_the_shared_supply(seats: int, setting: str) -> None:
    game = called(favoured("supplies", seats=seats, settings={"tax_supply": setting}, tax=1))
    full = TAX_SUPPLY[setting][seats]
    assert (game.tax_supply, game.silver) == (full, 49 - full)
    assert shown(game)["tax_supply"] == full


@rule("paladins.inquisition.refill")
def test_limited_pieces_refill_it_as_far_as_they_go_and_what_is_paid_comes_next() -> None:
    settings = {"supply": "limited"}
    game = called(favoured("supplies", settings=settings, tax=1, silver={1: 46}))
    assert (game.tax_supply, game.silver) == (3, 0)
    play(game, "do pray")  # seat 1 pays 2
    assert (game.tax_supply, game.silver, game.players[1].silver) == (5, 0, 44)


@rule("paladins.inquisition.refill-when-forced")
@pytest.mark.parametrize("tax", [1, 3, 5])
def test_an_inquisition_for_lack_of_suspicion_fills_the_tax_supply_up_as_well(tax: int) -> None:
    zeros, rest = CARDS[:6], CARDS[6:]
    game = listen(ready("conspire", suspicion={0: [*rest[:7], *zeros], 1: rest[7:]}, tax=tax))
    play(game, "do conspire")
    assert told(game, "inquisition", "suspected") == ["inquisition", "suspected 0 0"]
    assert game.tax_supply == 5


@rule("paladins.inquisition.affects-passed")
def test_who_has_passed_gains_a_debt_discards_and_uses_townsfolk() -> None:
    townsfolk = {1: ["conspirator-a", "peddler-labourer"]}
    game = favoured(
        "supplies", seats=3, tax=1, passed=[1], workers={1: []}, suspicion=dealt((0, 5, 1)), townsfolk=townsfolk
    )
    called(game)
    assert game.seat == 1
    play(game, "use peddler-labourer", "use conspirator-a")
    assert debts(game) == [0, 1, 0]
    assert cards(game) == [0, 2, 1]
    assert supply_of(game.players[1]) == {"labourer": 1}
    assert game.seat == 2


@rule("paladins.inquisition.example-four-players")
def test_the_example_of_the_rulebook() -> None:
    game = called(favoured("supplies", seats=4, tax=1, suspicion=dealt((1, 0, 3, 3))))
    assert debts(game) == [0, 0, 1, 1]
    assert cards(game) == [1, 0, 2, 2]
    assert len(game.suspicion_discard) == 2
    assert game.tax_supply == 8
