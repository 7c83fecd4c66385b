"""Cases where several rules meet in one action: interrupts, their order and what they leave."""

import pytest

from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, standing, supply_of, table
from tests.rules.paladins.arrange_right import WORKERS, favoured, listen, ready, suspicions, told


@rule("paladins.timing.absolve-order", "paladins.timing.own-gains-then-townsfolk")
def test_absolving_with_a_taxing_abbot_frees_from_suspicion_before_the_inquisition() -> None:
    townsfolk = {0: ["abbot-tax", "debt-collector-labourer", "squire-strength"]}
    game = listen(ready("absolve", townsfolk=townsfolk, suspicion={0: ["07"]}, unpaid={0: 1}, tax=1))
    play(game, "do absolve", "jar pay-debt-1", "pay-debt", "remove-suspicion")
    assert told(game)[2:] == [
        "paid-debt 0",
        "gained 0 1 labourer",
        "removed-suspicion 0 1",
        "gained 0 1 faith",
        "ability 0 abbot-tax",
        "gained 0 1 tax",
        "inquisition",
        "ability 0 squire-strength",
        "gained 0 1 strength",
    ]
    assert (game.players[0].unpaid_debts, game.players[0].paid_debts) == (0, 1)


@rule("paladins.timing.card-order", "paladins.inquisition.nobody")
@pytest.mark.parametrize(("answer", "debts", "faith"), [("remove-suspicion", 0, 1), ("decline", 1, 0)])
def test_a_confession_frees_from_suspicion_before_its_taxes(answer: str, debts: int, faith: int) -> None:
    game = favoured("confession", tax=2, suspicion={0: ["07"]}, townsfolk={0: ["squire-faith"]})
    play(game, "favour confession", answer)
    assert (game.players[0].silver, game.tax_supply) == (2, 5)
    assert game.players[0].unpaid_debts == debts
    assert attribute(game.players[0], "faith") == faith


@rule("paladins.suspicion.one-at-a-time", "paladins.timing.criminal-in-full")
def test_two_criminals_with_an_inquisition_between_them() -> None:
    game = favoured("outlaws", tax=1, next_suspicion=["15", "07"])
    play(game, "favour outlaws", "worker labourer")
    player = game.players[0]
    assert player.silver == 3  # 1 and 1, then 1 of the refilled Tax Supply
    assert game.tax_supply == 4
    assert player.unpaid_debts == 1
    assert suspicions(player) == ["15", "07"]


@rule("paladins.timing.criminal-in-full", "paladins.timing.own-gains-then-townsfolk")
def test_conspiring_with_gerin_the_silver_comes_last() -> None:
    game = listen(ready("conspire", paladin={0: "gerin"}, tax=1, next_suspicion=["07"]))
    play(game, "do conspire")
    assert told(game)[1:] == [
        "gained 0 1 criminal",
        "suspected 0 1",
        "gained 0 1 tax",
        "inquisition",
        "gained-debt 0",
        "gained 0 2 silver",
    ]


@rule("paladins.timing.inquisition-interrupts", "paladins.timing.own-gains-then-townsfolk")
@pytest.mark.parametrize("limited", [False, True])
def test_an_attack_with_a_criminal_and_a_taxing_defender(limited: bool) -> None:
    row = ["marauder-viking", None, None, None, None, None]
    silver = {0: 0, 1: 48 if limited else 0}  # with limited pieces the refill finds 1 Silver only
    game = ready(
        "attack",
        settings={"supply": "limited" if limited else "unlimited"},
        outsiders=row,
        strength={0: 1},
        townsfolk={0: ["defender-tax"]},
        silver=silver,
        tax=1,
        next_suspicion=["07"],
    )
    play(listen(game), "do attack")
    assert told(game, "gained", "suspected", "inquisition") == [
        "gained 0 1 influence",
        "gained 0 1 criminal",
        "suspected 0 1",
        "gained 0 1 tax",
        "inquisition",
        "gained 0 1 tax",
        *["inquisition"] * limited,
    ]
    assert game.players[0].unpaid_debts == 1 + limited


@rule("paladins.timing.new-townsfolk-later", "paladins.timing.reward-in-full")
@pytest.mark.parametrize(("setting", "first"), [("next_time", 1), ("at_once", 2)])
def test_an_acolyte_recruited_by_a_commission_works_from_the_next_one_on(setting: str, first: int) -> None:
    game = ready(
        "commission",
        settings={"new_townsfolk": setting},
        workers={0: [*WORKERS["commission"], *WORKERS["commission"], "cleric"], 1: ["labourer"] * 3},
        row=["acolyte-silver", None, None, None, None],
        silver={0: 0},
        paladin={0: "oliver"},
        forced=False,
    )
    placing = [f"worker {worker}" for worker in WORKERS["commission"]]
    play(game, "do commission", "space r1-s1", *placing, "recruit acolyte-silver")
    assert game.players[0].silver == first
    play(
        game,
        "do hunt",
        "worker labourer",
        "do pray",
        "worker cleric",
        "clear commission",
        "do trade",
        "worker labourer",
    )
    play(game, "do commission", "space r2-s3", *placing)
    assert game.players[0].silver == first + 1


@rule("paladins.timing.reward-in-full", "paladins.pray.space-just-used")
def test_a_garrison_may_clear_its_own_space() -> None:
    twice = [*WORKERS["garrison"], *WORKERS["garrison"]]
    game = ready("garrison", workers={0: twice}, strength={0: 5}, forced=False)
    before = list(game.supply)
    placing = [f"worker {worker}" for worker in WORKERS["garrison"]]
    play(game, "do garrison", "space r3-s4", *placing, "clear garrison")
    assert standing(game.players[0], "garrison") == [None] * 3
    returned = {"merchant": 1, "labourer": 1, "fighter": 1}
    assert supply_of(game.players[0]) == returned
    assert [now - then for now, then in zip(game.supply, before, strict=True)] == [1, 0, 1, 1, 0, 0]
    play(game, "pass")
    assert "do garrison" in offered(game)


@rule("paladins.pray.space-just-used")
def test_with_the_other_setting_it_may_clear_other_spaces_only() -> None:
    settings = {"pray_current_space": "other_spaces"}
    game = ready("garrison", settings=settings, strength={0: 5}, board={0: {"hunt": ["scout"]}})
    play(game, "do garrison", "space r3-s4")
    assert offered(game) == ["clear hunt", "decline"]


@rule("paladins.debt.destroy", "paladins.timing.pay-before-gain")
def test_a_debt_taken_as_the_price_may_be_destroyed_by_the_reward() -> None:
    game = table(workers={0: ["labourer"], 1: ["labourer"]}, row=["abbot-tax", None, None, None, None])
    play(game, "do dismiss")
    assert (game.players[0].unpaid_debts, game.debts) == (1, 23)
    assert offered(game) == ["destroy-debt", "decline"]
    play(game, "destroy-debt")
    assert (game.players[0].unpaid_debts, game.debts) == (0, 24)


@rule("paladins.develop.on-occupied-returns-worker", "paladins.develop.space-stays-blocked")
def test_a_workshop_on_a_used_action_sends_its_worker_away_and_leaves_the_action_blocked() -> None:
    game = table(
        workers={0: ["labourer", "labourer", "cleric", "labourer", "cleric"], 1: ["labourer"] * 3},
        silver={0: 4},
        provisions={0: 1},
        board={0: {"commission": ["criminal", "labourer", "cleric"]}},
    )
    criminals = game.supply[-1]
    play(game, "do develop", "workshop commission 1", "worker labourer", "worker labourer")
    player = game.players[0]
    assert standing(player, "commission") == [None, "labourer", "cleric"]
    assert game.supply[-1] == criminals + 1
    play(game, "do hunt")
    assert "do commission" not in offered(game)
    play(game, "do pray", "clear commission", "do trade")
    assert supply_of(player) == {"labourer": 1, "cleric": 1, "scout": 1}
    play(game, "do commission", "space r1-s2", "worker labourer")
    assert standing(player, "commission") == [None, "labourer", "cleric"]


@rule("paladins.timing.reward-in-full", "paladins.townsfolk.debt-collector")
def test_three_debt_collectors_give_their_workers_before_the_next_gain() -> None:
    collectors = ["debt-collector-labourer", "debt-collector-scout", "debt-collector-fighter"]
    game = listen(ready("commission", faith={0: 6}, unpaid={0: 2}, townsfolk={0: collectors}))
    play(game, "do commission", "space r4-s5", "pay-debt")
    assert told(game)[3:] == [
        "paid-debt 0",
        "gained 0 1 labourer",
        "gained 0 1 scout",
        "gained 0 1 fighter",
        "gained 0 1 influence",
    ]


@rule("paladins.action.attribute-total", "paladins.paladin.temporary-attributes")
def test_the_faith_of_a_paladin_reaches_a_region_in_its_own_round_only() -> None:
    workers = {0: WORKERS["commission"], 1: []}
    game = ready("commission", workers=workers, paladin={0: "anseis"}, faith={0: 3}, next_taverns=["10", "18", "20"])
    play(game, "do commission")
    assert {notation.split("-")[0] for notation in offered(game)} == {"space r1", "space r2", "space r3"}
    game.back()
    play(game, "pass")
    game.play("paladin samson roland", seat=0)
    game.play(game.options_of(1)[0], seat=1)
    play(game, "tavern 18", "tavern 10")
    assert (game.round, game.seat) == (2, 1)
    play(game, "pass")
    while game.seat != 0:
        game.play_at(0)
    play(game, "do commission")
    assert {notation.split("-")[0] for notation in offered(game)} == {"space r1", "space r2"}


@rule("paladins.inquisition.affects-passed", "paladins.pass.gains-after-passing")
def test_a_passed_player_may_start_the_next_round_with_more_than_three_kept_workers() -> None:
    workers = {0: ["labourer"], 1: ["scout", "scout", "scout"]}
    townsfolk = {1: ["peddler-labourer", "peddler-silver"]}
    game = favoured("supplies", tax=1, passed=[1], workers=workers, townsfolk=townsfolk, suspicion={1: ["01", "02"]})
    play(game, "favour supplies")
    assert game.round == 4
    assert game.asks == "paladins.choose-paladin"
    assert supply_of(game.players[1]) == {"labourer": 1, "scout": 3}
    assert game.players[1].silver == 2
