"""What the rival gains: steps of the resource marker instead of goods, taxes, attributes, cards removed, choices."""

import pytest

from roundtable.games.paladins.gains import RivalGain
from roundtable.games.paladins.names import EFFECT_PAY, EFFECT_RECRUIT, THE_RIVAL
from tests.proof import rule
from tests.rules.paladins.arrange import RivalPosition, table
from tests.rules.paladins.arrange_solo import (
    EMPTY_ROW,
    EVERY_LEFT,
    HANDS,
    at,
    attributes,
    dismissing,
    human_acts,
    marker,
    on_right,
    rival_spaces,
    stack,
    the_rival,
    workshops,
)

SHARED = 50 - 5  # Silver in the shared supply while the human has none and the Tax Supply is full


# ---- the resource track ----


@rule("paladins.solo.no-resources", "paladins.solo.resource-step")
def test_provisions_and_silver_stay_in_the_shared_supply_and_move_the_marker() -> None:
    game = dismissing("peddler-provision", {"marker": 2})  # a labourer and a Provision
    assert (marker(game), game.provisions) == (3, 40 - 1)  # the one is the human's
    game = table(1, workers=HANDS, monks={0: ["r1-s1"]}, rival={"workers": 3, "marker": 2, "schemes": ["commission"]})
    human_acts(game)
    assert rival_spaces(game) == ["r1-s2"]  # 2 Silver
    assert (marker(game), game.silver, game.tax_supply) == (4, SHARED, 5)


@rule("paladins.solo.no-resources", "paladins.solo.tax-to-shared-supply")
def test_taxes_go_from_the_tax_supply_to_the_shared_supply() -> None:
    game = dismissing("architect-tax", {"marker": 2})
    assert (game.tax_supply, game.silver, marker(game)) == (5 - 2, SHARED + 2, 4)
    rivals = game.sees(0)["rivals"]
    assert isinstance(rivals, list)
    assert not {"silver", "provisions", "tax"} & set(rivals[0])


@rule("paladins.solo.suspicion-tax")
@pytest.mark.parametrize(("card", "tax"), [("01", 0), ("07", 1), ("15", 2)])
def test_a_suspicion_card_brings_its_tax_wherever_it_comes_from(card: str, tax: int) -> None:
    game = dismissing("conspirator-b", {}, next_suspicion=[card])
    assert (game.tax_supply, game.silver, marker(game)) == (5 - tax, SHARED + tax, 1 + tax)
    game = table(
        1,
        round=3,
        workers=HANDS,
        favours=["outlaws"],
        next_suspicion=[card, "02"],
        rival={"workers": 1, "schemes": ["kings-favour"]},
    )
    human_acts(game)
    assert (game.tax_supply, game.silver, marker(game)) == (5 - tax, SHARED + tax, 1 + tax)


@rule("paladins.solo.suspicion-tax")
@pytest.mark.parametrize(("reading", "tax"), [("six_eight_ten", 1), ("ten_eight_six", 0)])
def test_the_setting_of_the_taxes_holds_for_the_rival(reading: str, tax: int) -> None:
    game = dismissing("conspirator-b", {}, settings={"suspicion_taxes": reading}, next_suspicion=["10"])
    assert (game.tax_supply, marker(game)) == (5 - tax, 1 + tax)


@rule("paladins.solo.tax-shortfall")
def test_the_marker_moves_by_the_full_tax_though_the_tax_supply_holds_less() -> None:
    game = dismissing("architect-tax", {"marker": 2}, tax=1)
    assert marker(game) == 4
    assert (game.tax_supply, game.silver) == (5, 49 + 1 - 5)  # one was there; then the Inquisition filled it up


@rule("paladins.solo.tax-inquisition")
def test_a_tax_that_takes_the_last_silver_calls_the_inquisition() -> None:
    game = dismissing("architect-tax", {}, tax=2, suspicion=["01", "02"])
    assert (game.players[0].unpaid_debts, game.players[0].suspicion, game.tax_supply) == (1, (0,), 5)
    game = dismissing("architect-tax", {}, tax=3, suspicion=["01", "02"])
    assert (game.players[0].unpaid_debts, game.tax_supply) == (0, 1)


@rule("paladins.solo.tax-inquisition", "paladins.solo.nothing-to-remove-each")
def test_a_removal_that_takes_the_last_silver_calls_the_inquisition() -> None:
    game = dismissing("acolyte-tax", {}, tax=1, suspicion=["01", "02"])  # two cards to remove, none there
    assert (game.players[0].unpaid_debts, game.players[0].suspicion, game.tax_supply) == (1, (0,), 4)
    game = dismissing("abbot-tax", {}, tax=1, suspicion=["01", "02"])  # a Debt to destroy, none there
    assert (game.players[0].unpaid_debts, game.tax_supply) == (1, 5)


@rule("paladins.solo.tax-inquisition")
def test_silver_that_comes_straight_back_does_not_hinder_the_inquisition() -> None:
    game = table(
        1,
        settings={"supply": "limited"},
        workers=HANDS,
        silver={0: 49},
        suspicion={0: ["01"]},
        row=["abbot-tax", None, None, None, None],
        tax=1,
        rival={"workers": 1, "schemes": ["recruit"]},
    )
    game.tax_owed = 4  # the shared supply is empty and owes these
    human_acts(game)
    assert (game.players[0].unpaid_debts, game.tax_supply, game.tax_owed) == (1, 1, 4)


@rule("paladins.solo.track-length", "paladins.solo.track-wrap")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1)])
def test_the_track_has_five_spaces(before: int, after: int) -> None:
    game = dismissing("peddler-provision", {"marker": before})
    assert marker(game) == after
    assert sum(attributes(game)) == (1 if before == 5 else 0)


@rule("paladins.solo.track-wrap", "paladins.solo.wrap-attribute")
def test_beyond_the_last_space_the_marker_goes_on_from_the_first() -> None:
    game = dismissing("architect-tax", {**at(3, 2, 4), "marker": 5})
    assert (marker(game), attributes(game)) == (2, [3, 3, 4])


@rule("paladins.solo.wrap-attribute")
@pytest.mark.parametrize(
    ("before", "after"),
    [((1, 2, 3), [2, 2, 3]), ((2, 1, 3), [2, 2, 3]), ((7, 9, 5), [7, 9, 6]), ((0, 5, 0), [1, 5, 0])],
)
def test_the_lowest_attribute_rises_when_the_marker_wraps(before: tuple[int, int, int], after: list[int]) -> None:
    faith, strength, influence = before
    game = dismissing("peddler-provision", {"marker": 5, "faith": faith, "strength": strength, "influence": influence})
    assert attributes(game) == after


@rule("paladins.solo.wrap-attribute")
def test_each_wrap_raises_the_lowest_anew() -> None:
    rest: RivalPosition = {"workers": 11, "left": EVERY_LEFT, "schemes": ["garrison"], "faith": 1}
    game = table(1, workers=HANDS, rival=rest)
    human_acts(game)  # Rest: eleven steps
    assert (marker(game), attributes(game)) == (2, [1, 1, 1])


@rule("paladins.solo.wrap-tie")
@pytest.mark.parametrize(
    ("order", "values", "rises"),
    [
        (("influence", "faith", "strength"), (0, 0, 0), "strength"),
        (("strength", "influence", "faith"), (4, 4, 4), "faith"),
        (("faith", "strength", "influence"), (4, 4, 4), "influence"),
        (("faith", "strength", "influence"), (2, 2, 5), "strength"),
        (("strength", "faith", "influence"), (2, 2, 5), "faith"),
        (("influence", "strength", "faith"), (6, 2, 2), "strength"),
    ],
)
def test_of_several_lowest_the_topmost_rises(order: list[str], values: tuple[int, int, int], rises: str) -> None:
    game = dismissing("peddler-provision", {**at(*values), "stack": order, "marker": 5})
    risen = dict(zip(("faith", "strength", "influence"), attributes(game), strict=True))
    before = dict(zip(("faith", "strength", "influence"), values, strict=True))
    assert risen == {**before, rises: before[rises] + 1}


@rule("paladins.solo.stacking")
@pytest.mark.parametrize(
    ("wraps", "values", "order"),
    [
        (1, [2, 2, 2], ["influence", "strength", "faith"]),
        (2, [3, 2, 2], ["influence", "strength", "faith"]),
        (3, [3, 3, 2], ["influence", "faith", "strength"]),
        (4, [3, 3, 3], ["faith", "strength", "influence"]),
        (5, [3, 3, 4], ["faith", "strength", "influence"]),
    ],
)
def test_a_marker_that_arrives_lies_on_top_and_the_others_keep_their_order(
    wraps: int, values: list[int], order: list[str]
) -> None:
    start: RivalPosition = {**at(1, 2, 2), "stack": ["faith", "influence", "strength"]}
    game = table(1, workers=HANDS, rival={**start, "workers": 5 * wraps, "left": EVERY_LEFT, "schemes": ["garrison"]})
    the_rival(game).right = [3] * 6
    human_acts(game)  # Rest: five steps for each wrap
    assert (attributes(game), stack(game), marker(game)) == (values, order, 1)


@rule("paladins.solo.stacking")
def test_a_marker_raised_by_a_gain_lies_on_top_too() -> None:
    game = dismissing("squire-influence", at(3, 3, 2))
    assert (attributes(game), stack(game)) == ([3, 3, 3], ["faith", "strength", "influence"])


@rule("paladins.solo.attribute-maximum")
@pytest.mark.parametrize("card", ["missionary-provision", "defender-labourer", "squire-influence"])
def test_an_attribute_at_the_end_of_the_track_stays_there(card: str) -> None:
    game = dismissing(card, at(12, 12, 12))
    assert (attributes(game), stack(game)) == ([12, 12, 12], ["influence", "faith", "strength"])
    game = dismissing("peddler-provision", {**at(12, 12, 12), "marker": 5})
    assert (attributes(game), marker(game)) == ([12, 12, 12], 1)


@rule("paladins.solo.attribute-maximum")
def test_a_gain_of_two_at_eleven_is_cut() -> None:
    game = table(
        1,
        workers=HANDS,
        outsiders=["assassin-viking", None, None, None, None, None],
        rival={"workers": 3, "strength": 11, "schemes": ["convert"]},
    )
    human_acts(game)
    assert attributes(game) == [0, 12, 0]


# ---- cards that should go ----


@rule("paladins.solo.nothing-to-remove", "paladins.solo.nothing-to-remove-no-step")
@pytest.mark.parametrize(("card", "silver"), [("acolyte-tax", 2), ("abbot-tax", 1)])
def test_a_missing_card_costs_the_tax_supply_a_silver_without_a_step(card: str, silver: int) -> None:
    game = dismissing(card, {"marker": 4})
    assert (game.tax_supply, game.silver, marker(game)) == (5 - silver, SHARED + silver, 4)


@rule("paladins.solo.nothing-to-remove-each")
def test_each_missing_card_counts_by_itself() -> None:
    game = dismissing("acolyte-tax", {"suspicion": ["15"]})
    assert (the_rival(game).suspicion, game.suspicion_discard, game.tax_supply) == ((), (14,), 4)


@rule("paladins.solo.nothing-to-remove")
def test_cards_that_are_there_go_the_newest_first() -> None:
    game = dismissing("acolyte-tax", {"suspicion": ["15", "16", "17"]})
    assert (the_rival(game).suspicion, game.tax_supply) == ((14,), 5)
    game = dismissing("abbot-tax", {"unpaid": 2, "paid": 1})
    assert (the_rival(game).unpaid_debts, the_rival(game).paid_debts, game.debts, game.tax_supply) == (1, 1, 24 - 2, 5)


@rule("paladins.solo.nothing-to-remove")
def test_a_paid_debt_is_not_removed() -> None:
    game = dismissing("abbot-tax", {"paid": 1})
    assert (the_rival(game).paid_debts, game.tax_supply) == (1, 4)


@rule("paladins.solo.pay-debt-not-removal")
def test_paying_a_debt_that_is_not_there_does_nothing() -> None:
    game = table(1, workers=HANDS, rival={"workers": 1, "paid": 1})
    before = game.digest()
    RivalGain(THE_RIVAL, EFFECT_PAY).run(game)
    assert game.digest() == before
    the_rival(game).unpaid_debts += 1
    RivalGain(THE_RIVAL, EFFECT_PAY).run(game)
    assert (the_rival(game).unpaid_debts, the_rival(game).paid_debts) == (0, 2)


# ---- costs ----


@rule("paladins.solo.no-costs", "paladins.solo.no-resources")
@pytest.mark.parametrize("scheme", ["commission", "fortify", "garrison", "absolve", "attack", "convert", "recruit"])
def test_the_rival_pays_neither_silver_nor_provisions(scheme: str) -> None:
    game = table(
        1,
        workers=HANDS,
        row=["acolyte-labourer", None, None, None, None],
        outsiders=[None, None, None, None, "invader-saracen", None],
        next_walls=["05"],
        rival={**at(11, 11, 11), "workers": 3, "jars": 6, "suspicion": ["01", "02"], "schemes": [scheme]},
    )
    human_acts(game)
    assert (game.silver, game.tax_supply, game.provisions) == (SHARED, 5, 40 - 1)
    assert (game.players[0].silver, game.players[0].provisions) == (0, 1)
    assert the_rival(game).left == (1 if scheme == "recruit" else 0)


# ---- criminals ----


@rule("paladins.solo.criminal-suspicion")
def test_a_criminal_is_a_worker_with_a_suspicion_card() -> None:
    game = dismissing("conspirator-b", {"workers": 3}, next_suspicion=["01"])
    assert (the_rival(game).untyped_workers, the_rival(game).suspicion) == (3, (0,))
    game = dismissing("debt-collector-labourer", {"workers": 3})
    assert (the_rival(game).untyped_workers, the_rival(game).suspicion) == (4, ())


# ---- choices ----


@rule("paladins.solo.choice-possible", "paladins.solo.fortify-choice")
@pytest.mark.parametrize(
    ("wall", "has", "unpaid", "cards", "space", "tax"),
    [
        ("07", {"unpaid": 1}, 0, 0, 1, 5),  # the Debt is paid
        ("07", {}, 0, 0, 3, 5),  # no Debt: 2 Silver
        ("10", {"suspicion": ["01"]}, 0, 0, 1, 5),  # the card goes
        ("10", {}, 0, 0, 1, 4),  # no card: still the first choice
    ],
)
def test_of_a_walls_choice_the_leftmost_possible_is_taken(
    wall: str, has: RivalPosition, unpaid: int, cards: int, space: int, tax: int
) -> None:
    game = table(1, workers=HANDS, next_walls=[wall], rival={**has, "workers": 3, "schemes": ["fortify"]})
    human_acts(game)
    rival = the_rival(game)
    assert on_right(game) == {"fortify": 3}
    assert (rival.unpaid_debts, len(rival.suspicion), marker(game), game.tax_supply) == (unpaid, cards, space, tax)
    assert rival.paid_debts == has.get("unpaid", 0)


@rule("paladins.solo.choice-possible", "paladins.solo.choice-favours")
@pytest.mark.parametrize(
    ("values", "after"),
    [
        ((5, 3, 1), [6, 3, 1]),
        ((12, 3, 1), [12, 4, 1]),
        ((12, 12, 1), [12, 12, 2]),
        ((5, 12, 12), [6, 12, 12]),
    ],
)
def test_an_attribute_at_its_maximum_is_no_choice(values: tuple[int, int, int], after: list[int]) -> None:
    game = table(
        1,
        round=3,
        workers=HANDS,
        favours=["training"],
        rival={**at(*values), "workers": 1, "schemes": ["kings-favour"]},
    )
    human_acts(game)
    assert attributes(game) == after


@rule("paladins.solo.choice-possible", "paladins.solo.no-develop")
def test_developing_is_no_choice_for_the_rival() -> None:
    game = table(1, round=3, workers=HANDS, favours=["building"], rival={"workers": 2, "schemes": ["kings-favour"]})
    human_acts(game)
    assert (the_rival(game).untyped_workers, workshops(game)) == (2 - 1 + 2, {})


@rule("paladins.solo.choice-possible")
def test_recruiting_needs_a_face_up_townsfolk() -> None:
    for row, can in ((EMPTY_ROW, False), (("abbot-tax", None, None, None, None), True)):
        game = table(1, workers=HANDS, row=row)
        assert game.rules.effects[EFFECT_RECRUIT].possible(game) == can


@rule("paladins.solo.choice-favours")
@pytest.mark.parametrize(
    ("has", "paid", "cards", "tax"),
    [
        ({"unpaid": 1, "suspicion": ["01", "02", "03"]}, 1, 3, 5),
        ({"suspicion": ["01", "02", "03"]}, 0, 1, 5),
        ({"suspicion": ["01"]}, 0, 0, 4),
    ],
)
def test_of_a_favours_choice_the_leftmost_possible_is_taken(
    has: RivalPosition, paid: int, cards: int, tax: int
) -> None:
    game = table(
        1, round=3, workers=HANDS, favours=["pardon"], rival={**has, "workers": 1, "schemes": ["kings-favour"]}
    )
    human_acts(game)
    assert (the_rival(game).paid_debts, len(the_rival(game).suspicion), game.tax_supply) == (paid, cards, tax)
