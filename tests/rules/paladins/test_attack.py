"""Attack: an Outsider within the player's Strength, or made reachable with Silver, gives the rewards of its corner."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import OUTSIDER_NAME
from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, standing, supply_of
from tests.rules.paladins.arrange_right import REACH, WORKERS, final, ready, shown, suspicions

STRENGTH = [1, 3, 5, 7, 9, 11]
ROW = [
    "assassin-viking",
    "mercenary-viking",
    "lookout-viking",
    "warrior-saracen",
    "adventurer-viking",
    "guardian-byzantine",
]  # whose corners give Influence and workers


def attack(outsider: str, game: PaladinsTable) -> PaladinsTable:
    play(game, "do attack", f"outsider {outsider}")
    return game


def alone(outsider: str, place: int = 0) -> list[str | None]:
    """Give a row with one Outsider only, who is then attacked without asking."""
    row: list[str | None] = [None] * 6
    row[place] = outsider
    return row


@rule("paladins.attack.workers")
def test_a_scout_any_worker_and_a_fighter_are_placed() -> None:
    game = attack("assassin-viking", ready("attack", outsiders=ROW, strength={0: REACH}))
    assert standing(game.players[0], "attack") == ["scout", "labourer", "fighter"]


@rule("paladins.attack.workers")
@pytest.mark.parametrize("middle", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"])
def test_the_middle_place_takes_every_type(middle: str) -> None:
    game = ready("attack", workers={0: ["scout", middle, "fighter"]}, outsiders=ROW, forced=False)
    play(game, "do attack", "outsider assassin-viking", "worker scout", f"worker {middle}", "worker fighter")
    assert standing(game.players[0], "attack") == ["scout", middle, "fighter"]


@rule("paladins.attack.workers")
@pytest.mark.parametrize("missing", range(3))
def test_none_of_the_three_can_be_missing_or_replaced(missing: int) -> None:
    two = [worker for place, worker in enumerate(WORKERS["attack"]) if place != missing]
    assert "do attack" not in offered(ready("attack", workers={0: two}, strength={0: REACH}))
    other = ready("attack", workers={0: [*two, "cleric"]}, strength={0: REACH})
    assert ("do attack" in offered(other)) == (missing == 1)


@rule("paladins.attack.target")
def test_any_outsider_in_reach_by_strength_or_silver_may_be_chosen() -> None:
    gap: list[str | None] = [*ROW]
    gap[1] = None
    for silver, last in ((0, 3), (1, 4), (2, 5), (3, 6)):
        game = ready("attack", outsiders=gap, strength={0: 5}, silver={0: silver})
        play(game, "do attack")
        reach = [outsider for outsider in gap[:last] if outsider is not None]
        assert offered(game) == [f"outsider {outsider}" for outsider in reach]
        play(game, f"outsider {reach[-1]}")
        assert shown(game)["players"][0]["attacked"] == [reach[-1]]


@rule("paladins.attack.strength-required")
@pytest.mark.parametrize("place", range(6))
def test_strength_equal_to_the_value_above_the_place_is_enough(place: int) -> None:
    for strength in (STRENGTH[place] - 1, STRENGTH[place], REACH):
        game = ready("attack", outsiders=alone(ROW[place], place), strength={0: strength}, silver={0: 0})
        assert ("do attack" in offered(game)) == (strength >= STRENGTH[place])


@rule("paladins.attack.strength-required")
def test_the_strength_of_the_paladin_counts() -> None:
    game = ready("attack", outsiders=alone(ROW[2], 2), paladin={0: "samson"}, strength={0: 3}, silver={0: 0})
    assert "do attack" in offered(game)


@rule("paladins.attack.strength-values")
def test_the_six_places_require_1_3_5_7_9_and_11_strength() -> None:
    needed: dict[str, int] = {}
    for strength in range(1, REACH + 1):
        game = ready("attack", outsiders=ROW, strength={0: strength}, silver={0: 0}, forced=False)
        play(game, "do attack")
        for notation in offered(game, "outsider"):
            needed.setdefault(notation.split()[1], strength)
    assert needed == dict(zip(ROW, STRENGTH, strict=True))
    assert "do attack" not in offered(ready("attack", outsiders=ROW, strength={0: 0}, silver={0: 0}))


@rule("paladins.attack.pay-missing")
@pytest.mark.parametrize(("strength", "place", "price"), [(1, 1, 1), (1, 2, 2), (5, 3, 1), (5, 5, 3), (1, 5, 5)])
def test_each_2_points_missing_cost_1_silver_to_the_shared_supply(strength: int, place: int, price: int) -> None:
    game = ready("attack", outsiders=ROW, strength={0: strength}, silver={0: 9}, tax=5)
    attack(ROW[place], game)
    assert (game.players[0].silver, game.silver, game.tax_supply) == (9 - price, 36 + price, 5)
    assert attribute(game.players[0], "strength") == strength
    row = alone(ROW[place], place)
    for silver in (price - 1, price):
        offers = offered(ready("attack", outsiders=row, strength={0: strength}, silver={0: silver}))
        assert ("do attack" in offers) == (silver == price)


@rule("paladins.attack.pay-missing-rounding")
@pytest.mark.parametrize("strength", range(REACH + 1))
def test_each_place_beyond_the_farthest_reached_costs_1_silver(strength: int) -> None:
    reached = len([needed for needed in STRENGTH if needed <= strength])
    for place, outsider in enumerate(ROW):
        game = attack(outsider, ready("attack", outsiders=ROW, strength={0: strength}))
        assert 9 - game.players[0].silver == max(place + 1 - reached, 0)


@rule("paladins.attack.no-other-cost")
def test_with_enough_strength_an_attack_costs_neither_silver_nor_provisions() -> None:
    for resources in (0, 5):
        holding = {0: resources}
        game = ready("attack", outsiders=ROW, strength={0: 11}, silver=holding, provisions=holding)
        player = attack(ROW[5], game).players[0]
        assert (player.silver, player.provisions) == (resources, resources)


@rule("paladins.attack.no-other-cost")
def test_the_thirteenth_attack_costs_no_more_than_the_first() -> None:
    earlier = [name for name in OUTSIDER_NAME.words if name not in ROW][:12]
    game = ready("attack", outsiders=ROW, strength={0: 11}, silver={0: 0}, provisions={0: 0}, attacked={0: earlier})
    assert len(attack(ROW[5], game).players[0].attacked) == 13


@rule("paladins.attack.reward")
@pytest.mark.parametrize(
    ("outsider", "influence", "workers", "provisions"),
    [
        ("invader-saracen", 2, {}, 0),
        ("warrior-byzantine", 1, {}, 2),
        ("archer-byzantine", 1, {"scout": 1}, 1),
        ("assassin-viking", 1, {"labourer": 1, "fighter": 1}, 0),
        ("guardian-byzantine", 1, {"labourer": 2}, 0),
    ],
)
def test_the_rewards_of_the_corner_are_gained(
    outsider: str, influence: int, workers: dict[str, int], provisions: int
) -> None:
    game = ready("attack", outsiders=alone(outsider), strength={0: 1}, provisions={0: 0})
    play(game, "do attack")
    player = game.players[0]
    assert attribute(player, "influence") == influence
    assert supply_of(player) == workers
    assert player.provisions == provisions


@rule("paladins.attack.reward")
def test_a_corner_may_remove_suspicion_destroy_a_debt_give_taxes_or_a_criminal() -> None:
    game = ready("attack", outsiders=alone("champion-saracen"), strength={0: 1}, suspicion={0: ["07"]})
    play(game, "do attack", "remove-suspicion")
    assert (suspicions(game.players[0]), supply_of(game.players[0])) == ([], {"scout": 1})
    game = ready("attack", outsiders=alone("hunter-saracen"), strength={0: 1}, unpaid={0: 1})
    play(game, "do attack", "destroy-debt")
    assert (game.players[0].unpaid_debts, game.debts) == (0, 24)
    game = ready("attack", outsiders=alone("thief-viking"), strength={0: 1}, tax=5)
    play(game, "do attack")
    assert (game.players[0].silver, game.tax_supply) == (11, 3)
    game = ready("attack", outsiders=alone("thief-byzantine"), strength={0: 1}, next_suspicion=["01"])
    play(game, "do attack")
    assert (supply_of(game.players[0]), suspicions(game.players[0])) == ({"criminal": 1}, ["01"])


@rule("paladins.attack.reward")
@pytest.mark.parametrize(("values", "answer"), [("corrected", "remove-suspicion"), ("as_listed", "destroy-debt")])
def test_the_setting_of_card_values_decides_what_the_saracen_vigilante_gives(values: str, answer: str) -> None:
    settings = {"card_values": values}
    holding = {0: 1}
    row = alone("vigilante-saracen")
    game = ready("attack", settings=settings, outsiders=row, strength=holding, suspicion={0: ["01"]}, unpaid=holding)
    play(game, "do attack")
    assert offered(game) == [answer, "decline"]
    play(game, answer)
    assert supply_of(game.players[0]) == {"cleric": 1}


@rule("paladins.attack.influence-always")
@pytest.mark.parametrize("outsider", OUTSIDER_NAME.words)
def test_every_outsider_attacked_gives_influence(outsider: str) -> None:
    game = ready("attack", outsiders=alone(outsider), strength={0: 1})
    play(game, "do attack")
    assert attribute(game.players[0], "influence") >= 1


@rule("paladins.attack.card-kept-face-down")
def test_the_attacked_card_leaves_the_row_and_lies_apart_from_converted_ones() -> None:
    game = ready("attack", outsiders=ROW, strength={0: REACH}, converted={0: ["archer-saracen"]})
    attack(ROW[2], game)
    seen = shown(game)
    assert seen["outsiders"] == [*ROW[:2], None, *ROW[3:]]
    assert seen["players"][0]["attacked"] == [ROW[2]]
    assert seen["players"][0]["converted"] == ["archer-saracen"]
    assert game.outsider_discard == ()


@rule("paladins.attack.no-end-bonus")
def test_an_attacked_outsider_scores_nothing_at_the_end() -> None:
    for outsider in ("champion-saracen", "mercenary-viking", "thief-viking"):
        cards = {0: [outsider]}
        attacked = ready("attack", round=7, silver={0: 0}, provisions={0: 0}, suspicion={0: ["01"]}, attacked=cards)
        converted = ready("attack", round=7, silver={0: 0}, provisions={0: 0}, suspicion={0: ["01"]}, converted=cards)
        assert final(attacked).scores()[0] == 0
        assert final(converted).scores()[0] > 0


@rule("paladins.attack.cards-known")
def test_everybody_knows_who_was_attacked() -> None:
    game = attack(ROW[1], ready("attack", seats=3, outsiders=ROW, strength={0: REACH}, attacked={0: ["thief-viking"]}))
    for seat in (None, 0, 1, 2):
        assert shown(game, seat)["players"][0]["attacked"] == ["thief-viking", ROW[1]]


@rule("paladins.attack.example-mercenary")
def test_the_example_of_the_rulebook() -> None:
    row: list[str | None] = [*ROW]
    row[3], row[1] = "mercenary-viking", None
    game = ready("attack", outsiders=row, strength={0: 5}, silver={0: 1})
    player = attack("mercenary-viking", game).players[0]
    assert player.silver == 0
    assert attribute(player, "influence") == 1
    assert supply_of(player) == {"labourer": 2}
    assert shown(game)["players"][0]["attacked"] == ["mercenary-viking"]
