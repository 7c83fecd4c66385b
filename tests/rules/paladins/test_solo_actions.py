"""The rival's other actions: Recruit, Pray, Trade, Conspire and Rest; Absolve, Fortify, Attack and Convert."""

from collections.abc import Sequence

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import OUTSIDER_NAME, WALL_NAME
from roundtable.kernel.zone import NOBODY
from tests.proof import rule
from tests.rules.paladins.arrange import RivalPosition, table
from tests.rules.paladins.arrange_solo import (
    EVERY_LEFT,
    HANDS,
    LEFT_SPLIT,
    at,
    attributes,
    discarded,
    dismissing,
    held,
    human_acts,
    marker,
    on_right,
    the_rival,
)

STRANGERS = [f"{name}-byzantine" for name in ("archer", "armourer", "assassin", "champion", "guardian", "hunter")]


def left_action(action: str, rival: RivalPosition, next_suspicion: Sequence[str] = ()) -> PaladinsTable:
    """Let the rival do a left action its scheme shows."""
    position: RivalPosition = {"workers": 4, **rival, "schemes": [action]}
    game = table(1, settings=LEFT_SPLIT, workers=HANDS, next_suspicion=next_suspicion, rival=position)
    human_acts(game)
    assert action in held(game)
    return game


def right_action(action: str, rival: RivalPosition, settings: dict[str, str] | None = None) -> PaladinsTable:
    """Let the rival try a right action its scheme shows."""
    game = table(1, settings=settings, workers=HANDS, rival={"workers": 3, **rival, "schemes": [action]})
    human_acts(game)
    return game


# ---- Recruit ----


@rule("paladins.solo.recruit", "paladins.solo.recruit-never-keeps")
@pytest.mark.parametrize("space", [1, 2, 3, 4, 5])
def test_recruit_dismisses_the_townsfolk_at_the_marker_for_its_corner_reward(space: int) -> None:
    row = ["defender-labourer", "missionary-provision", "squire-influence", "squire-faith", "architect-tax"]
    game = table(1, workers=HANDS, row=row, rival={"workers": 3, "marker": space, "schemes": ["recruit"]})
    card = game.townsfolk_row[space - 1]
    human_acts(game)
    assert (game.townsfolk_discard, game.townsfolk_row[space - 1]) == ((card,), -1)
    gains = [([0, 1, 0], 2, 5), ([1, 0, 0], 2, 5), ([0, 0, 1], 2, 5), ([0, 0, 0], 3, 5), ([0, 1, 0], 2, 3)]
    assert (attributes(game), the_rival(game).untyped_workers, game.tax_supply) == gains[space - 1]


@rule("paladins.solo.recruit")
def test_the_immediate_effect_of_a_kept_townsfolk_is_not_the_rivals() -> None:
    game = dismissing("gatekeeper-silver", {"workers": 3})  # kept: 1 Silver; dismissed: a scout
    assert (marker(game), the_rival(game).untyped_workers) == (1, 3)


# ---- Pray ----


@rule("paladins.solo.pray-right-side")
def test_pray_clears_the_right_side_only() -> None:
    game = left_action("pray", {"workers": 4, "left": ["recruit", "trade"], "right": {"attack": 3, "convert": 1}})
    assert (on_right(game), held(game), the_rival(game).untyped_workers) == ({}, ["recruit", "pray", "trade"], 3)


@rule("paladins.solo.pray-no-workers")
def test_pray_gives_a_worker_if_the_right_side_is_empty() -> None:
    game = left_action("pray", {"workers": 4, "left": ["recruit"]})
    assert (held(game), the_rival(game).untyped_workers) == (["recruit", "pray"], 4 - 1 + 1)


@rule("paladins.solo.pray-reshuffle", "paladins.solo.pray-reshuffle-current")
@pytest.mark.parametrize("right", [{}, {"attack": 3}])
def test_all_schemes_are_shuffled_into_a_new_deck(right: dict[str, int]) -> None:
    orders = set()
    for seed in (1, 2, 3):
        game = table(
            1,
            seed=seed,
            round=4,
            settings=LEFT_SPLIT,
            workers=HANDS,
            rival={"workers": 4, "right": right, "schemes": ["pray", "attack"], "played": True},
        )
        rival = the_rival(game)
        everything = sorted([*rival.schemes.cards, *rival.scheme_discard.cards])
        assert (len(rival.schemes), len(everything)) == (2, 12 + 2)
        human_acts(game)
        assert discarded(game) == []
        assert sorted(rival.schemes.cards) == everything  # that of the prayer itself included
        assert set(rival.schemes.known) == {NOBODY}
        assert len(rival.scheme_aside) == 3  # those on hidden King's Favours stay there
        orders.add(rival.schemes.cards)
    assert len(orders) == 3


@rule("paladins.solo.pray-reshuffle")
def test_a_prayer_gained_elsewhere_shuffles_too() -> None:
    game = dismissing("missionary-labourer", {"workers": 3, "played": True, "right": {"attack": 3}})
    assert (discarded(game), len(the_rival(game).schemes), on_right(game)) == ([], 12, {})


# ---- Trade, Conspire, Rest ----


@rule("paladins.solo.trade")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 1)])
def test_trade_moves_the_marker_one_space(before: int, after: int) -> None:
    game = left_action("trade", {"marker": before})
    assert (marker(game), the_rival(game).untyped_workers, game.silver) == (after, 3, 45)


@rule("paladins.solo.conspire-suspicion", "paladins.solo.conspire-workers", "paladins.solo.conspire-tax")
@pytest.mark.parametrize(("card", "tax"), [("01", 0), ("07", 1), ("15", 2)])
def test_conspire_gives_a_suspicion_card_with_its_tax_and_two_workers(card: str, tax: int) -> None:
    game = left_action("conspire", {"workers": 4, "marker": 2}, next_suspicion=[card])
    assert len(the_rival(game).suspicion) == 1
    assert the_rival(game).untyped_workers == 4 - 1 + 2
    assert (game.tax_supply, game.silver, marker(game)) == (5 - tax, 45 + tax, 2 + tax)


@rule("paladins.solo.rest", "paladins.solo.rest-passes")
@pytest.mark.parametrize(("workers", "space"), [(1, 2), (2, 3), (4, 5), (5, 1), (7, 3)])
def test_rest_moves_the_marker_by_one_and_one_for_each_worker_left(workers: int, space: int) -> None:
    game = right_action("garrison", {"workers": workers, "left": EVERY_LEFT})
    assert (marker(game), sum(attributes(game))) == (space, 1 if workers >= 5 else 0)
    assert (the_rival(game).untyped_workers, the_rival(game).passed) == (workers - 1, True)


# ---- Absolve ----


@rule("paladins.solo.absolve-requirement")
@pytest.mark.parametrize(
    ("reading", "numbers"), [("like_walls", [0, 1, 3, 5, 7, 9, 11]), ("even", [0, 2, 4, 6, 8, 10, 12])]
)
def test_the_next_jar_asks_for_influence(reading: str, numbers: list[int]) -> None:
    for jars, needs in enumerate(numbers):
        game = right_action("absolve", {"jars": jars, "influence": needs}, {"jar_numbers": reading})
        assert the_rival(game).jars == jars + 1
        if needs:
            game = right_action("absolve", {"jars": jars, "influence": needs - 1}, {"jar_numbers": reading})
            assert (the_rival(game).jars, held(game)) == (jars, ["recruit"])


@rule("paladins.solo.absolve-flip", "paladins.solo.absolve-faith")
def test_the_jar_is_turned_over_and_gives_faith_only() -> None:
    game = right_action("absolve", {**at(2, 2, 2), "jars": 1, "suspicion": ["01", "02"]})
    rivals = game.sees(0)["rivals"]
    assert isinstance(rivals, list)
    assert (rivals[0]["jars"], "jar_places" in rivals[0]) == (2, False)
    assert (attributes(game), the_rival(game).untyped_workers, marker(game), game.tax_supply) == ([3, 2, 2], 0, 1, 5)


@rule("paladins.solo.absolve-remove", "paladins.solo.absolve-extra")
@pytest.mark.parametrize(
    ("cards", "unpaid", "cards_left", "paid", "tax"),
    [
        (["01", "02", "03"], 1, 2, 1, 5),
        (["01", "02", "03"], 2, 2, 1, 5),
        (["01", "02", "03"], 0, 1, 0, 5),
        (["01"], 0, 0, 0, 4),
        ([], 0, 0, 0, 3),
        ([], 1, 0, 1, 4),
    ],
)
def test_absolve_removes_a_suspicion_card_and_pays_a_debt_or_removes_another(
    cards: list[str], unpaid: int, cards_left: int, paid: int, tax: int
) -> None:
    game = right_action("absolve", {"suspicion": cards, "unpaid": unpaid})
    rival = the_rival(game)
    assert (len(rival.suspicion), rival.unpaid_debts, rival.paid_debts) == (cards_left, unpaid - paid, paid)
    assert (game.tax_supply, marker(game)) == (tax, 1)


# ---- Fortify ----


@rule("paladins.solo.fortify-requirement")
@pytest.mark.parametrize(("built", "needs"), list(enumerate([0, 1, 3, 5, 7, 9, 11])))
def test_the_next_wall_asks_for_influence(built: int, needs: int) -> None:
    walls = ["05", "06", "21", "22", "23", "24"][:built]
    game = right_action("fortify", {"walls": walls, "influence": needs})
    assert (len(the_rival(game).walls), on_right(game)) == (built + 1, {"fortify": 3})
    if needs:
        game = right_action("fortify", {"walls": walls, "influence": needs - 1})
        assert (len(the_rival(game).walls), held(game)) == (built, ["recruit"])


@rule("paladins.solo.fortify-wall")
@pytest.mark.parametrize(
    ("wall", "strength", "workers"), [("01", 2, 0), ("05", 1, 0), ("14", 1, 3), ("20", 1, 2), ("24", 1, 1)]
)
def test_the_top_wall_is_laid_on_the_leftmost_free_place_for_its_rewards(
    wall: str, strength: int, workers: int
) -> None:
    game = table(
        1,
        workers=HANDS,
        next_walls=[wall, "06"],
        rival={"workers": 3, "walls": ["21"], "influence": 1, "schemes": ["fortify"]},
    )
    human_acts(game)
    assert [WALL_NAME.words[built] for built in the_rival(game).walls] == ["21", wall]
    assert (attributes(game), the_rival(game).untyped_workers) == ([0, strength, 1], workers)
    assert game.wall_deck.cards[-1] == WALL_NAME.at("06")


# ---- Attack and Convert ----


@rule("paladins.solo.attack-target", "paladins.solo.convert-target")
@pytest.mark.parametrize("action", ["attack", "convert"])
@pytest.mark.parametrize(
    ("space", "gone", "place"),
    [
        *[(space, [], space) for space in (1, 2, 3, 4, 5)],
        (2, [2, 3], 4),
        (5, [5], 6),
        (5, [5, 6], 1),
        (4, [4, 5, 6, 1], 2),
    ],
)
def test_the_outsider_follows_the_resource_marker(action: str, space: int, gone: list[int], place: int) -> None:
    row = [None if number + 1 in gone else card for number, card in enumerate(STRANGERS)]
    game = table(
        1,
        workers=HANDS,
        outsiders=row,
        rival={**at(12, 12, 0), "workers": 3, "marker": space, "suspicion": ["01", "02"], "schemes": [action]},
    )
    human_acts(game)
    rival = the_rival(game)
    card = OUTSIDER_NAME.at(STRANGERS[place - 1])
    assert (rival.attacked, rival.converted) == (((card,), ()) if action == "attack" else ((), (card,)))
    assert game.outsider_row[place - 1] == -1


@rule("paladins.solo.attack-strength", "paladins.solo.convert-faith")
@pytest.mark.parametrize("action", ["attack", "convert"])
@pytest.mark.parametrize("region", [1, 2, 3, 4, 5, 6])
def test_only_outsiders_within_strength_or_faith_are_taken(action: str, region: int) -> None:
    needs = 2 * region - (1 if action == "attack" else 2)
    row = [card if number + 1 == region else None for number, card in enumerate(STRANGERS)]
    for value, taken in ((needs, 1), (needs - 1, 0)):
        if value < 0:
            continue
        values = at(0, value, 12) if action == "attack" else at(value, 0, 12)
        game = table(1, workers=HANDS, outsiders=row, rival={**values, "workers": 3, "schemes": [action]})
        human_acts(game)
        assert len(the_rival(game).attacked) + len(the_rival(game).converted) == taken
        assert held(game) == ([] if taken else ["recruit"])


@rule("paladins.solo.attack-strength", "paladins.solo.convert-faith")
@pytest.mark.parametrize(("action", "values"), [("attack", at(12, 4, 12)), ("convert", at(3, 12, 12))])
def test_outsiders_beyond_reach_are_passed_over(action: str, values: RivalPosition) -> None:
    game = table(
        1, workers=HANDS, outsiders=STRANGERS, rival={**values, "workers": 3, "marker": 3, "schemes": [action]}
    )
    human_acts(game)  # from the third, fourth, fifth and sixth place on to the first
    assert game.outsider_row[0] == -1
    assert -1 not in game.outsider_row[1:]


@rule("paladins.solo.attack-reward", "paladins.solo.attack-kept")
@pytest.mark.parametrize(
    ("card", "influence", "workers", "space", "tax", "cards"),
    [
        ("marauder-saracen", 2, 0, 1, 5, 1),
        ("archer-byzantine", 1, 1, 2, 5, 1),
        ("guardian-byzantine", 1, 2, 1, 5, 1),
        ("champion-byzantine", 1, 1, 1, 5, 0),
        ("mercenary-saracen-b", 1, 0, 3, 3, 1),
        ("thief-byzantine", 1, 1, 1, 5, 2),
        ("traitor-byzantine", 1, 0, 1, 4, 1),
    ],
)
def test_attack_gives_what_it_gives_a_human(
    card: str, influence: int, workers: int, space: int, tax: int, cards: int
) -> None:
    game = table(
        1,
        workers=HANDS,
        outsiders=[card, None, None, None, None, None],
        next_suspicion=["02"],
        rival={"workers": 3, "strength": 1, "suspicion": ["01"], "schemes": ["attack"]},
    )
    human_acts(game)
    rival = the_rival(game)
    assert attributes(game) == [0, 1, influence]
    assert (rival.untyped_workers, marker(game), game.tax_supply, len(rival.suspicion)) == (workers, space, tax, cards)
    assert (rival.attacked, rival.converted) == ((OUTSIDER_NAME.at(card),), ())


@rule("paladins.solo.attack-reward")
@pytest.mark.parametrize(("reading", "cards"), [("corrected", 1), ("as_listed", 2)])
def test_the_setting_of_card_values_holds_for_the_rivals_attack(reading: str, cards: int) -> None:
    game = table(
        1,
        settings={"card_values": reading},
        workers=HANDS,
        outsiders=["vigilante-saracen", None, None, None, None, None],
        rival={"workers": 3, "strength": 1, "suspicion": ["01", "02"], "schemes": ["attack"]},
    )
    human_acts(game)
    assert len(the_rival(game).suspicion) == cards


@rule("paladins.solo.convert-kept", "paladins.solo.convert-strength")
@pytest.mark.parametrize(
    ("reading", "card", "strength"),
    [
        ("corrected", "archer-byzantine", 1),
        ("corrected", "assassin-viking", 2),
        ("corrected", "barbarian-viking", 2),
        ("as_listed", "barbarian-viking", 1),
    ],
)
def test_convert_gives_the_strength_of_the_card_and_keeps_it_to_the_right(
    reading: str, card: str, strength: int
) -> None:
    game = table(
        1,
        settings={"card_values": reading},
        workers=HANDS,
        outsiders=[card, None, None, None, None, None],
        rival={"workers": 3, "converted": ["thief-viking", "champion-saracen"], "schemes": ["convert"]},
    )
    human_acts(game)
    rivals = game.sees(0)["rivals"]
    assert isinstance(rivals, list)
    assert rivals[0]["converted"] == ["thief-viking", "champion-saracen", card]
    assert (attributes(game), the_rival(game).attacked) == ([0, strength, 0], ())
    assert (the_rival(game).untyped_workers, marker(game)) == (0, 1)
