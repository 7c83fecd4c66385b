"""Debts: gained unpaid, paid, destroyed, and what they are worth."""

import pytest

from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, table
from tests.rules.paladins.arrange_right import favoured, final, ready, shown, suspicions

LEFTMOST = ["abbot-labourer", None, None, None, None]  # one Townsfolk, for 3 Silver or a Debt
SECOND = [None, "abbot-labourer", None, None, None]
DESTROYER = ["hunter-saracen", None, None, None, None, None]  # whose corner destroys a Debt


@rule("paladins.debt.gained-unpaid")
def test_a_debt_taken_in_place_of_silver_is_unpaid() -> None:
    game = table(workers={0: ["labourer"], 1: ["labourer"]}, silver={0: 3}, row=LEFTMOST, paid={0: 1})
    play(game, "do dismiss", "pay debt")
    assert (game.players[0].unpaid_debts, game.players[0].paid_debts, game.debts) == (1, 1, 22)


@rule("paladins.debt.gained-unpaid")
def test_a_debt_that_a_kings_favour_costs_is_unpaid() -> None:
    game = favoured("loan")
    play(game, "favour loan", "worker labourer")
    assert (game.players[0].unpaid_debts, game.players[0].paid_debts, game.debts) == (1, 0, 23)


@rule("paladins.debt.gained-unpaid")
def test_a_debt_of_an_inquisition_is_unpaid() -> None:
    game = favoured("supplies", tax=1, suspicion={1: ["01"]}, paid={1: 1})
    play(game, "favour supplies", "worker labourer")
    assert (game.players[1].unpaid_debts, game.players[1].paid_debts, game.debts) == (1, 1, 22)


@rule("paladins.debt.unpaid-points")
@pytest.mark.parametrize("unpaid", range(5))
def test_each_unpaid_debt_costs_3_points_at_the_end(unpaid: int) -> None:
    game = table(round=7, workers={0: ["labourer"]}, unpaid={0: unpaid})
    assert final(game).scores() == [-3 * unpaid, 0]


@rule("paladins.debt.pay")
def test_a_debt_paid_is_turned_and_kept() -> None:
    game = ready("absolve", unpaid={0: 2})
    play(game, "do absolve", "jar pay-debt-1", "pay-debt")
    assert (game.players[0].unpaid_debts, game.players[0].paid_debts, game.debts) == (1, 1, 22)
    assert game.players[0].silver == 8  # the jar's Silver; the Debt itself costs none


@rule("paladins.debt.paid-points")
@pytest.mark.parametrize("paid", range(5))
def test_each_paid_debt_is_worth_1_point_at_the_end(paid: int) -> None:
    game = table(round=7, workers={0: ["labourer"]}, paid={0: paid}, unpaid={1: 1})
    assert final(game).scores() == [paid, -3]


@rule("paladins.debt.destroy")
def test_a_debt_destroyed_goes_back_to_the_deck_at_once() -> None:
    game = ready("attack", outsiders=DESTROYER, strength={0: 1}, unpaid={0: 2}, paid={0: 1})
    assert game.debts == 21
    play(game, "do attack", "destroy-debt")
    assert (game.players[0].unpaid_debts, game.players[0].paid_debts, game.debts) == (1, 1, 22)


@rule("paladins.debt.destroy")
def test_the_debt_destroyed_can_be_gained_again() -> None:
    game = ready("attack", round=3, favours=["loan"], outsiders=DESTROYER, strength={0: 1}, unpaid={0: 1}, debts=0)
    assert "favour loan" not in offered(game)
    play(game, "do attack", "destroy-debt")
    assert "favour loan" in offered(game)
    play(game, "favour loan")
    assert (game.players[1].unpaid_debts, game.debts) == (1, 0)


@rule("paladins.debt.pay", "paladins.debt.destroy")
@pytest.mark.parametrize(("setting", "asked"), [("permitted", True), ("none", False)])
def test_whether_paying_and_destroying_can_be_declined_is_a_setting(setting: str, asked: bool) -> None:
    settings = {"declinable_gains": setting}
    game = ready("absolve", settings=settings, unpaid={0: 1})
    play(game, "do absolve", "jar pay-debt-1")
    assert offered(game, "decline") == ["decline"] * asked
    assert game.players[0].paid_debts == (0 if asked else 1)
    game = ready("attack", settings=settings, outsiders=DESTROYER, strength={0: 1}, unpaid={0: 1})
    play(game, "do attack")
    assert offered(game, "decline") == ["decline"] * asked
    assert game.players[0].unpaid_debts == (1 if asked else 0)


@rule("paladins.debt.paid-final")
def test_a_paid_debt_is_neither_destroyed_nor_turned_back() -> None:
    game = ready("attack", outsiders=DESTROYER, strength={0: 1}, paid={0: 2}, forced=False)
    play(game, "do attack", "outsider hunter-saracen", "worker scout", "worker labourer", "worker fighter")
    assert game.seat == 1
    assert (game.players[0].unpaid_debts, game.players[0].paid_debts) == (0, 2)
    game = ready("absolve", paid={0: 2}, forced=False)
    play(game, "do absolve", "jar pay-debt-1", "worker cleric", "worker labourer", "worker merchant")
    assert game.seat == 1
    assert (game.players[0].unpaid_debts, game.players[0].paid_debts) == (0, 2)


@rule("paladins.debt.paid-final")
def test_among_paid_and_unpaid_debts_the_unpaid_one_is_meant() -> None:
    game = ready("attack", outsiders=DESTROYER, strength={0: 1}, paid={0: 2}, unpaid={0: 1})
    play(game, "do attack", "destroy-debt")
    assert (game.players[0].unpaid_debts, game.players[0].paid_debts) == (0, 2)


@rule("paladins.debt.deck-empty")
@pytest.mark.parametrize("debts", [0, 1])
def test_without_a_debt_card_none_can_be_the_price(debts: int) -> None:
    favour = favoured("loan", debts=debts)
    assert ("favour loan" in offered(favour)) == (debts == 1)
    for row in (LEFTMOST, SECOND):
        poor = table(workers={0: ["labourer"], 1: ["labourer"]}, row=row, debts=debts)
        assert ("do dismiss" in offered(poor)) == (debts == 1)
        rich = table(workers={0: ["labourer"], 1: ["labourer"]}, silver={0: 3}, row=row, debts=debts)
        play(rich, "do dismiss")
        assert offered(rich, "pay") == (["pay silver", "pay debt"] if debts else [])


@rule("paladins.debt.deck-empty")
def test_without_a_debt_card_an_inquisition_gives_none() -> None:
    game = favoured("supplies", tax=1, suspicion={0: ["01"]}, debts=0)
    play(game, "favour supplies", "worker labourer")
    assert (game.players[0].unpaid_debts, game.debts) == (0, 0)
    assert suspicions(game.players[0]) == ["01"]


@rule("paladins.debt.deck-empty")
@pytest.mark.parametrize(
    ("causing", "debts", "gaining"), [(0, 1, [0]), (1, 1, [1]), (2, 1, [2]), (1, 2, [1, 2]), (2, 2, [0, 2])]
)
def test_too_few_cards_go_out_clockwise_from_the_causing_player(causing: int, debts: int, gaining: list[int]) -> None:
    suspicion = {0: ["01"], 1: ["02"], 2: ["03"]}
    game = favoured("supplies", seats=3, first=causing, tax=1, suspicion=suspicion, debts=debts)
    play(game, "favour supplies", "worker labourer")
    assert [seat for seat, player in enumerate(game.players) if player.unpaid_debts] == gaining
    assert shown(game)["debts"] == 0
