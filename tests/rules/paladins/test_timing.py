"""The order in which things happen within an action. Cases where several rules meet are in test_timing_cases."""

import pytest

from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, supply_of, table
from tests.rules.paladins.arrange_right import favoured, listen, ready, suspicions, told

ACOLYTE = ["acolyte-silver", None, None, None, None]


@rule("paladins.timing.requirement-first")
def test_what_an_action_gains_does_not_help_with_its_requirement() -> None:
    # A Gatekeeper's tax would call an Inquisition, and the Squire would then give the Influence missing.
    townsfolk = {0: ["gatekeeper-tax", "squire-influence"]}
    walls = {0: ["21"]}
    assert "do fortify" not in offered(ready("fortify", influence={0: 0}, walls=walls, townsfolk=townsfolk, tax=1))
    game = ready("fortify", influence={0: 1}, walls=walls, townsfolk=townsfolk, tax=1)
    play(game, "do fortify")
    assert attribute(game.players[0], "influence") == 2


@rule("paladins.timing.requirement-first")
def test_the_target_is_settled_before_anything_is_placed_or_gained() -> None:
    townsfolk = {0: ["acolyte-tax", "squire-faith"]}
    game = ready("commission", faith={0: 1}, townsfolk=townsfolk, tax=1, forced=False)
    play(game, "do commission")
    assert offered(game) == ["space r1-s1", "space r1-s2"]
    assert supply_of(game.players[0]) == {"scout": 1, "labourer": 1, "cleric": 1}
    play(game, "space r1-s2", "worker scout", "worker labourer")
    assert (game.players[0].monks, game.players[0].silver) == (0, 9)
    play(game, "worker cleric")
    assert attribute(game.players[0], "faith") == 2
    assert game.seat == 1


@rule("paladins.timing.pay-before-gain")
def test_silver_gained_by_an_action_does_not_pay_for_it() -> None:
    row = [None, None, "assassin-viking", None, None, None]
    absolving = ready("absolve", silver={0: 0}, townsfolk={0: ["abbot-tax"]})
    attacking = ready("attack", silver={0: 0}, paladin={0: "engelier"}, outsiders=row)
    converting = ready("convert", silver={0: 0}, converted={0: ["archer-saracen"]}, townsfolk={0: ["missionary-tax"]})
    for game, action in ((absolving, "absolve"), (attacking, "attack"), (converting, "convert")):
        assert f"do {action}" not in offered(game)
    able = ready("absolve", silver={0: 1}, townsfolk={0: ["abbot-tax"]}, tax=5)
    play(able, "do absolve", "jar faith")
    assert able.players[0].silver == 1


@rule("paladins.timing.pay-before-gain")
def test_nor_do_workers_gained_fill_its_places() -> None:
    game = ready("absolve", workers={0: ["cleric", "merchant"]})
    assert "do absolve" not in offered(game)  # a jar on "labourer" would bring the third worker
    game = listen(ready("commission", faith={0: 2}))
    play(game, "do commission", "space r2-s3")
    assert told(game, "paid", "gained") == ["paid 0 1 provision", "gained 0 1 scout", "gained 0 1 influence"]


@rule("paladins.timing.own-gains-then-townsfolk")
def test_the_actions_own_gains_then_townsfolk_then_the_paladin() -> None:
    row = ["assassin-viking", None, None, None, None, None]
    townsfolk = {0: ["defender-provision", "gatekeeper-silver", "defender-labourer"]}
    game = listen(ready("attack", outsiders=row, paladin={0: "engelier"}, townsfolk=townsfolk))
    play(game, "do attack")
    assert told(game, "gained") == [
        "gained 0 1 influence",
        "gained 0 1 labourer",
        "gained 0 1 fighter",
        "gained 0 1 provision",
        "gained 0 1 labourer",
        "gained 0 2 silver",
    ]


@rule("paladins.timing.own-gains-then-townsfolk")
def test_a_question_of_the_action_itself_is_answered_before_townsfolk_work() -> None:
    game = ready("absolve", townsfolk={0: ["abbot-provision"]}, suspicion={0: ["01"]})
    play(game, "do absolve", "jar labourer")
    assert offered(game) == ["remove-suspicion", "decline"]
    assert game.players[0].provisions == 9
    play(game, "decline")
    assert game.players[0].provisions == 10


@rule("paladins.timing.space-then-attribute")
def test_commission_gives_the_reward_of_the_space_then_influence() -> None:
    game = listen(ready("commission"))
    play(game, "do commission", "space r1-s2")
    assert told(game, "gained") == ["gained 0 2 silver", "gained 0 1 influence"]


@rule("paladins.timing.space-then-attribute")
def test_garrison_gives_the_reward_of_the_space_then_faith() -> None:
    game = listen(ready("garrison", strength={0: 1}))
    play(game, "do garrison", "space r1-s2")
    assert told(game, "gained") == ["gained 0 2 silver", "gained 0 1 faith"]


@rule("paladins.timing.absolve-order")
def test_absolve_gives_the_reward_then_removes_suspicion_then_gives_faith() -> None:
    game = listen(ready("absolve", suspicion={0: ["01"]}))
    play(game, "do absolve", "jar provisions", "remove-suspicion")
    events = told(game, "gained", "removed-suspicion")
    assert events == ["gained 0 2 provision", "removed-suspicion 0 1", "gained 0 1 faith"]


@rule("paladins.timing.card-order")
def test_a_wall_gives_strength_first_then_its_rewards_and_its_choice_last() -> None:
    game = listen(ready("fortify", next_walls=["17"]))
    play(game, "do fortify")
    assert told(game, "gained") == ["gained 0 1 strength", "gained 0 1 labourer", "gained 0 1 fighter"]
    game = listen(ready("fortify", next_walls=["07"]))
    play(game, "do fortify")
    assert told(game, "gained") == ["gained 0 1 strength"]
    play(game, "choose silver-2")
    assert told(game, "gained") == ["gained 0 1 strength", "gained 0 2 silver"]


@rule("paladins.timing.card-order")
@pytest.mark.parametrize(
    ("outsider", "gained"),
    [
        ("archer-byzantine", ["influence", "scout", "provision"]),
        ("invader-byzantine", ["influence", "tax", "provision"]),
        ("lookout-byzantine", ["influence", "labourer", "merchant"]),
    ],
)
def test_an_outsider_gives_influence_first_then_its_rewards_as_listed(outsider: str, gained: list[str]) -> None:
    game = listen(ready("attack", outsiders=[outsider, None, None, None, None, None]))
    play(game, "do attack")
    assert [line.split()[-1] for line in told(game, "gained")] == gained


@rule("paladins.timing.card-order")
def test_a_kings_favour_and_a_townsfolk_give_their_rewards_as_listed() -> None:
    game = listen(favoured("supplies"))
    play(game, "favour supplies", "worker labourer")
    assert told(game, "gained") == ["gained 0 2 provision", "gained 0 1 tax"]
    row = [None, None, None, None, "gatekeeper-labourer"]
    game = listen(table(workers={0: ["labourer"], 1: ["labourer"]}, row=row))
    play(game, "do dismiss")
    assert told(game, "gained") == ["gained 0 1 merchant", "gained 0 1 labourer"]


@rule("paladins.timing.reward-in-full")
def test_a_recruit_as_a_reward_is_finished_before_the_next_gain() -> None:
    game = listen(ready("commission", row=ACOLYTE))
    play(game, "do commission", "space r1-s1", "recruit acolyte-silver")
    events = told(game, "recruited", "gained")
    assert events == ["recruited 0 acolyte-silver", "gained 0 1 silver", "gained 0 1 influence"]


@rule("paladins.timing.reward-in-full")
def test_even_if_its_immediate_effect_asks_something() -> None:
    game = ready("commission", row=["abbot-tax", None, None, None, None], suspicion={0: ["01"]})
    play(game, "do commission", "space r1-s1", "recruit abbot-tax")
    assert offered(game) == ["remove-suspicion", "decline"]
    assert attribute(game.players[0], "influence") == 0
    play(game, "remove-suspicion")
    assert attribute(game.players[0], "influence") == 1


@rule("paladins.timing.reward-in-full")
def test_a_prayer_as_a_reward_is_finished_before_the_next_gain() -> None:
    game = listen(ready("garrison", strength={0: 5}))
    play(game, "do garrison", "space r3-s4", "clear garrison")
    assert told(game, "cleared", "gained") == ["cleared 0 garrison", "gained 0 1 faith"]


@rule("paladins.timing.criminal-in-full")
def test_a_criminal_brings_card_tax_and_inquisition_before_the_next_gain() -> None:
    row = ["traitor-viking", None, None, None, None, None]
    townsfolk = {0: ["defender-provision"]}
    game = listen(ready("attack", outsiders=row, townsfolk=townsfolk, tax=2, next_suspicion=["15"]))
    play(game, "do attack")
    assert told(game, "gained", "suspected", "inquisition", "gained-debt") == [
        "gained 0 1 influence",
        "gained 0 1 criminal",
        "suspected 0 2",
        "gained 0 2 tax",
        "inquisition",
        "gained-debt 0",
        "gained 0 1 provision",
    ]


@rule("paladins.timing.criminal-in-full")
def test_of_two_criminals_the_second_comes_after_all_that_the_first_brings() -> None:
    game = listen(favoured("outlaws", tax=1, next_suspicion=["07", "08"]))
    play(game, "favour outlaws", "worker labourer")
    kinds = [line.split()[0] for line in told(game, "gained", "suspected", "inquisition")]
    assert kinds == ["gained", "suspected", "gained", "inquisition", "gained", "suspected", "gained"]


@rule("paladins.timing.inquisition-interrupts")
def test_the_rest_of_the_action_follows_a_finished_inquisition() -> None:
    row = ["invader-byzantine", None, None, None, None, None]
    townsfolk = {1: ["conspirator-a"]}
    game = listen(ready("attack", outsiders=row, townsfolk=townsfolk, suspicion={1: ["01", "02"]}, tax=1))
    play(game, "do attack")
    assert game.seat == 1
    assert game.players[0].provisions == 9
    play(game, "finish")
    assert told(game, "gained", "inquisition", "gained-debt") == [
        "gained 0 1 influence",
        "gained 0 1 tax",
        "inquisition",
        "gained-debt 1",
        "gained 0 1 provision",
    ]
    assert suspicions(game.players[1]) == ["01"]
    assert game.tax_supply == 5


@rule("paladins.timing.new-townsfolk-later")
@pytest.mark.parametrize(("setting", "silver"), [("next_time", 10), ("at_once", 11)])
def test_a_townsfolk_recruited_by_an_action_triggers_on_it_only_with_the_other_setting(
    setting: str, silver: int
) -> None:
    game = ready("commission", settings={"new_townsfolk": setting}, row=ACOLYTE)
    play(game, "do commission", "space r1-s1", "recruit acolyte-silver")
    assert game.players[0].silver == silver  # 1 at once, and perhaps 1 for this Commission


@rule("paladins.timing.new-townsfolk-later")
def test_those_owned_before_trigger() -> None:
    row = ["acolyte-labourer", None, None, None, None]
    game = ready("commission", row=row, townsfolk={0: ["acolyte-silver"]})
    play(game, "do commission", "space r1-s1", "recruit acolyte-labourer")
    assert game.players[0].silver == 10
    assert supply_of(game.players[0]) == {}
    again = ready("commission", townsfolk={0: ["acolyte-silver", "acolyte-labourer"]})
    play(again, "do commission", "space r1-s2")
    assert supply_of(again.players[0]) == {"labourer": 1}
