"""Converted Outsiders: what each scores at the end."""

from typing import Unpack

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import OUTSIDER_NAME
from tests.proof import rule
from tests.rules.paladins.arrange import table
from tests.rules.paladins.arrange_right import Arranged
from tests.rules.paladins.arrange_round import at_end, points

SPACES = ["r1-s1", "r1-s2", "r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1"]
BARE_WALLS = ["01", "02", "07", "08", "09", "10", "11"]
FOLK = ["abbot-labourer", "abbot-tax", "architect-tax", "squire-faith", "squire-strength"]
WORKSHOPS = [
    {},
    {"commission": 1},
    {"commission": 3},
    {"commission": 3, "convert": 2},
    {"commission": 3, "convert": 3},
    {"commission": 3, "convert": 3, "attack": 1},
]
SARACENS = ["archer-saracen", "hunter-saracen", "marauder-saracen"]
BYZANTINES = ["archer-byzantine", "hunter-byzantine", "thief-byzantine"]
VIKINGS = ["lookout-viking", "marauder-viking", "thief-viking"]
NO_ORDERS = ["attack", "convert", "garrison"]


def scored(*cards: str, **rest: Unpack[Arranged]) -> int:
    """Give the points of conversions alone, at the end of a game with these cards converted."""
    rest["converted"] = {0: cards, **rest.get("converted", {})}
    return points(at_end(**rest)).get("convert", 0)


def copies(name: str) -> list[str]:
    """Give all cards of a name."""
    found = [word for word in OUTSIDER_NAME.words if word.split("-")[0] == name]
    assert len(found) >= 2
    return found


# ---- per two of an action ----


@rule("paladins.outsider.adventurer", "paladins.outsider.rounding")
def test_an_adventurer_scores_a_point_for_two_commissions() -> None:
    for card in copies("adventurer"):
        assert [scored(card, monks={0: SPACES[:n]}) for n in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]
        assert scored(card, outposts={0: SPACES}, walls={0: BARE_WALLS}) == 0


@rule("paladins.outsider.archer", "paladins.outsider.rounding")
def test_an_archer_scores_a_point_for_two_outposts() -> None:
    for card in copies("archer"):
        assert [scored(card, outposts={0: SPACES[:n]}) for n in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]
        assert scored(card, monks={0: SPACES}) == 0


@rule("paladins.outsider.guardian", "paladins.outsider.rounding")
def test_a_guardian_scores_a_point_for_two_developments() -> None:
    for card in copies("guardian"):
        assert [scored(card, workshops={0: workshops}) for workshops in WORKSHOPS] == [0, 0, 1, 1, 2, 2]


@rule("paladins.outsider.hunter", "paladins.outsider.rounding")
def test_a_hunter_scores_a_point_for_two_townsfolk_kept() -> None:
    for card in copies("hunter"):
        assert [scored(card, townsfolk={0: FOLK[:n]}) for n in range(6)] == [0, 0, 1, 1, 2, 2]


@rule("paladins.outsider.hunter")
@pytest.mark.parametrize(("setting", "counted"), [("all_kept", [0, 0, 1, 1, 2]), ("without_setup", [0, 0, 0, 1, 1])])
def test_the_setting_decides_whether_the_drafted_townsfolk_counts(setting: str, counted: list[int]) -> None:
    for number, worth in enumerate(counted):
        game = table(
            round=7,
            workers={0: ["labourer"]},
            settings={"hunter_counts": setting},
            converted={0: ["hunter-saracen"]},
            townsfolk={0: FOLK[:number]},
        )
        if number:
            game.players[0].drafted = game.players[0].townsfolk[0]
        game.play("pass")
        assert points(game).get("convert", 0) == worth


@rule("paladins.outsider.hunter")
def test_dismissed_townsfolk_do_not_count() -> None:
    game = table(
        round=7,
        workers={0: ["labourer"]},
        converted={0: ["hunter-saracen"]},
        townsfolk={0: FOLK[:1]},
        row=[None] * 4 + ["conspirator-a"],
    )
    game.play("do dismiss")
    assert game.over
    assert "convert" not in points(game)


@rule("paladins.outsider.lookout", "paladins.outsider.rounding")
def test_a_lookout_scores_a_point_for_two_walls() -> None:
    for card in copies("lookout"):
        assert [scored(card, walls={0: BARE_WALLS[:n]}) for n in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]


@rule("paladins.outsider.vigilante", "paladins.outsider.rounding")
def test_a_vigilante_scores_a_point_for_two_absolutions() -> None:
    for card in copies("vigilante"):
        assert [scored(card, jars={0: range(n)}) for n in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3]


# ---- per four of an attribute ----


@rule("paladins.outsider.armourer", "paladins.outsider.rounding")
def test_an_armourer_scores_a_point_for_four_strength() -> None:
    for card in copies("armourer"):
        assert [scored(card, strength={0: n}) for n in (0, 3, 4, 7, 8, 11, 12)] == [0, 0, 1, 1, 2, 2, 3]
        assert scored(card, faith={0: 12}, influence={0: 12}) == 0


@rule("paladins.outsider.marauder", "paladins.outsider.rounding")
def test_a_marauder_scores_a_point_for_four_influence() -> None:
    for card in copies("marauder"):
        assert [scored(card, influence={0: n}) for n in (0, 3, 4, 7, 8, 11, 12)] == [0, 0, 1, 1, 2, 2, 3]
        assert scored(card, faith={0: 12}, strength={0: 12}) == 0


@rule("paladins.outsider.warrior", "paladins.outsider.rounding")
def test_a_warrior_scores_a_point_for_four_faith() -> None:
    for card in copies("warrior"):
        assert [scored(card, faith={0: n}) for n in (0, 3, 4, 7, 8, 11, 12)] == [0, 0, 1, 1, 2, 2, 3]
        assert scored(card, strength={0: 12}, influence={0: 12}) == 0


@rule("paladins.outsider.attribute-from-track")
def test_the_bonus_of_the_paladin_does_not_count() -> None:
    assert scored("warrior-saracen", faith={0: 3}, paladin={0: "oliver"}) == 0
    assert scored("armourer-viking", strength={0: 3}, paladin={0: "roland"}) == 0
    assert scored("marauder-viking", influence={0: 3}, paladin={0: "gerin"}) == 0


# ---- attacked factions ----


@rule("paladins.outsider.assassin")
def test_an_assassin_scores_a_point_for_each_saracen_attacked() -> None:
    for card in copies("assassin"):
        for number in range(4):
            assert scored(card, attacked={0: [*SARACENS[:number], *BYZANTINES, *VIKINGS]}) == number
        assert scored(card, attacked={1: SARACENS}) == 0


@rule("paladins.outsider.barbarian")
def test_a_barbarian_scores_a_point_for_each_byzantine_attacked() -> None:
    for card in copies("barbarian"):
        for number in range(4):
            assert scored(card, attacked={0: [*BYZANTINES[:number], *SARACENS, *VIKINGS]}) == number


@rule("paladins.outsider.invader")
def test_an_invader_scores_a_point_for_each_viking_attacked() -> None:
    for card in copies("invader"):
        for number in range(4):
            assert scored(card, attacked={0: [*VIKINGS[:number], *SARACENS, *BYZANTINES]}) == number


@rule("paladins.outsider.assassin")
def test_converted_saracens_are_not_attacked_ones() -> None:
    assert scored("assassin-viking", "marauder-saracen", "archer-saracen") == 0


@rule("paladins.outsider.factions")
def test_every_outsider_counts_for_exactly_one_of_three_factions() -> None:
    counters = {"saracen": "assassin", "byzantine": "barbarian", "viking": "invader"}
    found = dict.fromkeys(counters, 0)
    for card in OUTSIDER_NAME.words:
        worth = []
        for faction, name in counters.items():
            counter = next(one for one in copies(name) if one != card)
            worth.append(scored(counter, attacked={0: [card]}))
            found[faction] += worth[-1]
        assert sorted(worth) == [0, 0, 1]
    assert found == {"saracen": 12, "byzantine": 12, "viking": 12}


# ---- the others ----


@rule("paladins.outsider.champion")
def test_a_champion_scores_a_point_and_one_for_each_order_completed() -> None:
    orders = ["fortify", "absolve", "commission"]
    for card in copies("champion"):
        assert scored(card, orders=orders) == 1
        assert scored(card, orders=orders, walls={0: BARE_WALLS[:4]}) == 1
        assert scored(card, orders=orders, walls={0: BARE_WALLS[:5]}) == 2
        assert scored(card, orders=orders, walls={0: BARE_WALLS}, jars={0: range(5)}) == 3
        assert scored(card, orders=orders, walls={0: BARE_WALLS}, jars={0: range(5)}, monks={0: SPACES}) == 4
        assert scored(card, orders=orders, walls={1: BARE_WALLS}) == 1


@rule("paladins.outsider.mercenary", "paladins.outsider.mercenary-example")
@pytest.mark.parametrize(("setting", "worth"), [("per_card", [0, 2, 6, 12, 20]), ("as_a_set", [0, 2, 3, 4, 5])])
def test_a_mercenary_scores_a_point_and_one_for_each_mercenary(setting: str, worth: list[int]) -> None:
    settings = {"mercenary_scoring": setting}
    mercenaries = copies("mercenary")
    assert len(mercenaries) == 4
    assert [scored(*mercenaries[:n], settings=settings) for n in range(5)] == worth
    between = [mercenaries[0], "archer-saracen", mercenaries[1]]
    assert scored(*between, settings=settings) == worth[2]


@rule("paladins.outsider.mercenary", "paladins.outsider.mercenary-example")
def test_example_two_mercenaries_are_worth_three_each() -> None:
    one, two = copies("mercenary")[:2]
    assert scored(one) == 2
    assert scored(one, two) == 3 + 3
    assert scored(one, converted={1: [two]}) == 2
    assert scored(one, attacked={0: [two]}) == 2


@rule("paladins.outsider.protector")
def test_a_protector_scores_a_point_for_each_debt_paid() -> None:
    for card in copies("protector"):
        for paid in range(5):
            assert scored(card, paid={0: paid}, unpaid={0: 2}) == paid
        assert points(at_end(converted={0: [card]}, paid={0: 3})) == {"debts": 3, "convert": 3}


@rule("paladins.outsider.thief")
def test_a_thief_scores_a_point_for_each_own_suspicion_card() -> None:
    cards = ["01", "02", "07", "15"]
    for card in copies("thief"):
        for number in range(5):
            assert scored(card, suspicion={0: cards[:number], 1: ["20", "21"]}) == number


def debts(traitors: int, unpaid: int, paid: int = 0) -> PaladinsTable:
    """End a game with so many Traitors converted and so many Debts."""
    return at_end(converted={0: copies("traitor")[:traitors]}, unpaid={0: unpaid}, paid={0: paid})


@rule("paladins.outsider.traitor")
@pytest.mark.parametrize("unpaid", range(4))
def test_a_traitor_makes_each_unpaid_debt_cost_two(unpaid: int) -> None:
    assert debts(0, unpaid).scores()[0] == -3 * unpaid
    assert debts(1, unpaid).scores()[0] == -2 * unpaid
    assert debts(1, unpaid, paid=2).scores()[0] == 2 - 2 * unpaid
    for card in copies("traitor"):
        assert at_end(converted={0: [card]}, unpaid={0: unpaid, 1: 1}).scores() == [-2 * unpaid, -3]


@rule("paladins.outsider.traitor-twice")
@pytest.mark.parametrize("unpaid", range(4))
def test_two_traitors_make_each_unpaid_debt_cost_one(unpaid: int) -> None:
    assert copies("traitor") == ["traitor-byzantine", "traitor-viking"]
    assert debts(2, unpaid).scores()[0] == -unpaid
    assert debts(2, unpaid, paid=2).scores()[0] == 2 - unpaid


@rule("paladins.outsider.each-card-scores")
def test_several_cards_of_a_name_score_each_by_itself() -> None:
    everything: Arranged = {
        "monks": {0: SPACES[:3]},
        "outposts": {0: ["r3-s2", "r3-s3", "r3-s5"]},
        "workshops": {0: {"commission": 3, "convert": 2}},
        "townsfolk": {0: FOLK[:3]},
        "walls": {0: BARE_WALLS[:3]},
        "jars": {0: range(3)},
        "faith": {0: 7},
        "strength": {0: 7},
        "influence": {0: 7},
        "paid": {0: 1},
        "suspicion": {0: ["01"]},
        "orders": NO_ORDERS,
    }
    for name in ("adventurer", "archer", "guardian", "hunter", "lookout", "vigilante", "armourer", "marauder",
                 "warrior", "protector", "thief", "champion"):  # fmt: skip
        one, two = copies(name)
        assert scored(one, **everything) == 1
        assert scored(one, two, **everything) == 2
    for name, seen in (("assassin", "archer-saracen"), ("barbarian", "archer-byzantine"), ("invader", "thief-viking")):
        one, two = copies(name)
        assert scored(one, two, attacked={0: [seen]}) == 2
