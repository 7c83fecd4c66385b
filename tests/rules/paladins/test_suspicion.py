"""Taxes and Suspicion: what a criminal brings, where the Silver comes from, and what happens when cards run out."""

from collections import Counter

import pytest

from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, supply_of, table
from tests.rules.paladins.arrange_right import (
    discard_suspicion,
    favoured,
    listen,
    ready,
    shown,
    suspicions,
    told,
)

ZEROS = [f"{number:02}" for number in range(1, 7)]  # Suspicion cards without a tax
ONES = [f"{number:02}" for number in range(7, 15)]
TWOS = [f"{number:02}" for number in range(15, 25)]


@rule("paladins.tax.take-from-tax-supply")
def test_a_tax_symbol_takes_that_much_silver_from_the_tax_supply() -> None:
    for outsider, taxes in (("invader-byzantine", 1), ("thief-viking", 2)):
        game = ready("attack", outsiders=[outsider, None, None, None, None, None], strength={0: 1}, tax=5)
        play(game, "do attack")
        assert (game.players[0].silver, game.tax_supply, game.silver) == (9 + taxes, 5 - taxes, 36)


@rule("paladins.tax.mandatory")
def test_a_tax_cannot_be_declined() -> None:
    row = ["thief-viking", None, None, None, None, None]
    game = ready("attack", outsiders=row, strength={0: 1}, suspicion={0: ["01"]}, tax=1, forced=False)
    play(game, "do attack", "outsider thief-viking", "worker scout", "worker labourer", "worker fighter")
    assert game.seat == 1
    assert game.players[0].silver == 11
    assert game.players[0].unpaid_debts == 1  # the Inquisition it brought upon itself


@rule("paladins.tax.mandatory")
def test_of_a_townsfolk_neither() -> None:
    game = ready("absolve", townsfolk={0: ["abbot-tax"]}, silver={0: 1}, tax=5, forced=False)
    play(game, "do absolve", "jar faith", "worker cleric", "worker labourer", "worker merchant")
    assert game.seat == 1
    assert (game.players[0].silver, game.tax_supply) == (1, 4)


@rule("paladins.tax.taken-together")
def test_two_taxes_of_one_reward_are_one_tax() -> None:
    game = listen(favoured("confession", tax=1))
    play(game, "favour confession")
    assert told(game, "gained", "inquisition") == ["gained 0 2 tax", "inquisition"]
    assert (game.players[0].silver, game.tax_supply) == (2, 5)


@rule("paladins.tax.taken-together")
def test_the_two_of_a_suspicion_card_as_well() -> None:
    game = listen(ready("conspire", tax=1, next_suspicion=["15"]))
    play(game, "do conspire")
    assert told(game, "inquisition") == ["inquisition"]
    assert (game.players[0].silver, game.tax_supply) == (11, 5)


@rule("paladins.tax.taken-together")
def test_taxes_of_two_sources_are_two() -> None:
    row = ["thief-viking", None, None, None, None, None]
    game = listen(ready("attack", outsiders=row, strength={0: 1}, townsfolk={0: ["defender-tax"]}, tax=2))
    play(game, "do attack")
    taxes = ["gained 0 2 tax", "inquisition", "gained 0 1 tax"]
    assert [line for line in told(game, "gained", "inquisition") if "influence" not in line] == taxes
    assert game.tax_supply == 4


@rule("paladins.suspicion.per-criminal")
def test_every_criminal_gained_brings_a_suspicion_card_at_once() -> None:
    game = ready("conspire", next_suspicion=["01"])
    play(game, "do conspire")
    assert (supply_of(game.players[0]), suspicions(game.players[0])) == ({"criminal": 1}, ["01"])
    game = favoured("outlaws", next_suspicion=["01", "02"])
    play(game, "favour outlaws", "worker labourer")
    assert game.players[0].workers[-1] == 2
    assert suspicions(game.players[0]) == ["01", "02"]
    row = ["architect-labourer", None, None, None, None]
    game = table(workers={0: ["labourer"], 1: ["labourer"]}, silver={0: 3}, row=row, next_suspicion=["03"])
    play(game, "do dismiss", "pay silver")
    assert (supply_of(game.players[0]), suspicions(game.players[0])) == ({"criminal": 1}, ["03"])


@rule("paladins.suspicion.per-criminal")
def test_criminals_of_a_tavern_bring_suspicion_criminals_kept_do_not() -> None:
    game = table(workers={0: ["criminal", "criminal"]}, next_taverns=["12", "16", "23"], next_suspicion=ZEROS)
    play(game, "pass")
    for _ in range(2):
        game.play_at(0)
    assert [len(player.suspicion) for player in game.players] == [0, 0]
    assert game.seat == 1
    play(game, "tavern 12", "tavern 16")
    assert [player.workers[-1] for player in game.players] == [4, 2]
    assert [suspicions(player) for player in game.players] == [["03", "04"], ["01", "02"]]


@rule("paladins.suspicion.per-criminal")
def test_a_criminal_missing_from_limited_pieces_brings_no_card() -> None:
    for setting, gained in (("unlimited", 1), ("limited", 0)):
        game = ready("conspire", settings={"supply": setting}, workers={1: ["criminal"] * 18})
        play(game, "do conspire")
        assert supply_of(game.players[0]).get("criminal", 0) == gained
        assert len(game.players[0].suspicion) == gained


@rule("paladins.suspicion.face-up")
def test_suspicion_cards_lie_open_in_order_of_arrival() -> None:
    game = favoured("outlaws", suspicion={0: ["15", "01"]}, next_suspicion=["07", "02"])
    play(game, "favour outlaws", "worker labourer")
    assert suspicions(game.players[0]) == ["15", "01", "07", "02"]
    for seat in (None, 0, 1):
        assert shown(game, seat)["players"][0]["suspicion"] == [2, 0, 1, 0]


@rule("paladins.suspicion.tax")
@pytest.mark.parametrize(("card", "tax"), [("01", 0), ("06", 0), ("07", 1), ("14", 1), ("15", 2), ("24", 2)])
def test_the_silver_printed_on_the_card_comes_from_the_tax_supply(card: str, tax: int) -> None:
    game = ready("conspire", silver={0: 0}, tax=5, next_suspicion=[card])
    play(game, "do conspire")
    assert (game.players[0].silver, game.tax_supply, game.silver) == (tax, 5 - tax, 45)


@rule("paladins.suspicion.tax")
@pytest.mark.parametrize(
    ("setting", "taxes"), [("six_eight_ten", {0: 6, 1: 8, 2: 10}), ("ten_eight_six", {0: 10, 1: 8, 2: 6})]
)
def test_every_card_shows_0_1_or_2_as_the_setting_says(setting: str, taxes: dict[int, int]) -> None:
    found: Counter[int] = Counter()
    for card in ZEROS + ONES + TWOS:
        game = ready("conspire", settings={"suspicion_taxes": setting}, silver={0: 0}, tax=5, next_suspicion=[card])
        play(game, "do conspire")
        found[game.players[0].silver] += 1
    assert found == taxes


@rule("paladins.suspicion.reshuffle")
def test_an_empty_deck_is_renewed_from_the_discard_pile() -> None:
    drawn: set[str] = set()
    for seed in range(20):
        game = ready("conspire", seed=seed, suspicion={1: [*ZEROS, *ONES, *TWOS[:-3]]}, tax=5)
        discard_suspicion(game)
        assert shown(game)["suspicion_discard"] == [2, 2, 2]
        play(game, "do conspire")
        assert len(game.suspicion_deck) == 2
        assert game.suspicion_discard == ()
        assert game.tax_supply == 3
        drawn.update(suspicions(game.players[0]))
    assert drawn == set(TWOS[-3:])


@rule("paladins.suspicion.reshuffle")
def test_as_long_as_the_deck_holds_a_card_the_discard_pile_stays() -> None:
    game = ready("conspire", suspicion={1: [*ZEROS, *ONES, *TWOS[:-3]]}, next_suspicion=["24"])
    discard_suspicion(game, left=1)
    play(game, "do conspire")
    assert suspicions(game.players[0]) == ["24"]
    assert len(game.suspicion_deck) == 0
    assert len(game.suspicion_discard) == 2
    play(game, "do conspire")
    assert len(game.suspicion_deck) == 1


@rule("paladins.suspicion.none-left-inquisition", "paladins.suspicion.draw-after-forced-inquisition")
def test_without_any_card_left_an_inquisition_comes_and_then_the_card_is_drawn() -> None:
    mine = [*TWOS[:7], *ZEROS]  # thirteen, the six newest without tax
    others = [*ONES, *TWOS[7:]]  # eleven
    game = listen(ready("conspire", suspicion={0: mine, 1: others}, silver={0: 0}, tax=3))
    assert len(game.suspicion_deck) == 0
    play(game, "do conspire")
    expected = ["gained 0 1 criminal", "inquisition", "gained-debt 0", "suspected 0 0"]
    assert told(game, "gained", "inquisition", "gained-debt", "suspected") == expected
    player = game.players[0]
    assert player.unpaid_debts == 1
    assert suspicions(player)[:7] == TWOS[:7]
    assert suspicions(player)[7] in ZEROS
    assert len(player.suspicion) == 8
    assert len(game.suspicion_deck) == 5
    assert suspicions(game.players[1]) == others


@rule("paladins.suspicion.draw-after-forced-inquisition")
def test_the_card_drawn_after_it_brings_its_tax() -> None:
    mine = [*ZEROS, *ONES[:1], *TWOS[:6]]
    others = [*ONES[1:], *TWOS[6:]]
    game = ready("conspire", suspicion={0: mine, 1: others}, silver={0: 0}, tax=3)
    play(game, "do conspire")
    assert (game.players[0].silver, game.tax_supply) == (2, 3)  # filled up to 5 in between


@rule("paladins.suspicion.shortfall")
def test_what_the_tax_supply_lacks_comes_from_the_shared_supply() -> None:
    game = ready("conspire", silver={0: 0}, tax=1, next_suspicion=["15"])
    assert game.silver == 49
    play(game, "do conspire")
    assert game.players[0].silver == 2
    assert (game.tax_supply, game.silver) == (5, 43)


@rule("paladins.suspicion.shortfall")
def test_with_limited_pieces_only_as_far_as_the_shared_supply_goes() -> None:
    for setting, gained in (("unlimited", 2), ("limited", 1)):
        settings = {"supply": setting}
        game = ready("conspire", settings=settings, silver={0: 0, 1: 49}, tax=1, next_suspicion=["15"])
        play(game, "do conspire")
        assert game.players[0].silver == gained


@rule("paladins.suspicion.one-at-a-time")
def test_two_cards_are_drawn_and_resolved_one_after_the_other() -> None:
    game = listen(favoured("outlaws", tax=5, next_suspicion=["07", "15"]))
    play(game, "favour outlaws", "worker labourer")
    assert told(game, "gained", "suspected") == [
        "gained 0 1 criminal",
        "suspected 0 1",
        "gained 0 1 tax",
        "gained 0 1 criminal",
        "suspected 0 2",
        "gained 0 2 tax",
    ]


@rule("paladins.suspicion.one-at-a-time")
def test_an_inquisition_comes_between_them() -> None:
    townsfolk = {1: ["conspirator-a"]}
    game = favoured("outlaws", tax=1, suspicion={1: ["01"]}, townsfolk=townsfolk, next_suspicion=["07", "15"])
    play(game, "favour outlaws", "worker labourer")
    assert game.seat == 1
    assert offered(game) == ["use conspirator-a", "finish"]
    assert suspicions(game.players[0]) == ["07"]
    play(game, "use conspirator-a")
    assert suspicions(game.players[0]) == ["07", "15"]


@rule("paladins.suspicion.example-two-criminals")
def test_the_example_of_the_rulebook() -> None:
    game = listen(favoured("outlaws", tax=1, next_suspicion=["15", "01"]))
    assert game.silver == 49
    play(game, "favour outlaws", "worker labourer")
    assert told(game, "suspected", "gained", "inquisition", "gained-debt") == [
        "gained 0 1 criminal",
        "suspected 0 2",
        "gained 0 2 tax",
        "inquisition",
        "gained-debt 0",
        "gained 0 1 criminal",
        "suspected 0 0",
    ]
    assert game.players[0].silver == 2
    assert (game.tax_supply, game.silver) == (5, 43)  # 1 from each, then the Tax Supply is filled up
    assert suspicions(game.players[0]) == ["15", "01"]
