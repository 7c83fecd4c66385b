"""The rival and the King's cards: which Order and which Favour it acts on, and how it goes round by the marker."""

from collections.abc import Mapping, Sequence

import pytest

from roundtable.games.paladins.box import PaladinsTable
from tests.proof import rule
from tests.rules.paladins.arrange import RivalPosition, offered, play, table
from tests.rules.paladins.arrange_solo import (
    EMPTY_ROW,
    EVERY_LEFT,
    HANDS,
    at,
    attributes,
    held,
    human_acts,
    marker,
    on_right,
    the_rival,
)

ABLE = at(10, 10, 10)
MONKS = ["r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1"]
CONVERTED = ["archer-saracen", "champion-saracen", "hunter-saracen", "warrior-saracen", "thief-viking"]
WALLS = ["05", "06", "21", "22", "23"]
FIVE: dict[str, RivalPosition] = {
    "commission": {"monks": MONKS},
    "convert": {"converted": CONVERTED},
    "fortify": {"walls": WALLS},
}
EXAMPLE = ["fortify", "convert", "commission"]  # the rulebook's row from left to right
RIVALS_WORKER = 6


def by_orders(
    orders: Sequence[str], rival: RivalPosition, round_now: int = 3, reading: str = "after_incomplete"
) -> PaladinsTable:
    """Let the rival follow a King's Orders scheme."""
    game = table(
        1,
        settings={"ai_orders_completed": reading},
        round=round_now,
        workers=HANDS,
        row=["architect-tax", None, None, None, None],
        orders=orders,
        rival={"workers": 3, **rival, "schemes": ["kings-orders"]},
    )
    human_acts(game)
    return game


def new_on_right(game: PaladinsTable, before: RivalPosition) -> list[str]:
    """Give the right actions that hold workers now and did not before."""
    return [action for action in on_right(game) if action not in before.get("right", {})]


# ---- King's Orders ----


@rule("paladins.solo.orders-scheme")
@pytest.mark.parametrize(("round_now", "action"), [(1, "attack"), (2, "convert"), (3, "garrison"), (6, "garrison")])
def test_the_rightmost_revealed_order_is_tried_first(round_now: int, action: str) -> None:
    game = by_orders(["attack", "convert", "garrison"], ABLE, round_now)
    assert on_right(game) == {action: 3}


@rule("paladins.solo.orders-scheme", "paladins.solo.orders-complete-at-five")
@pytest.mark.parametrize(("done", "action"), [(4, "commission"), (5, "convert")])
def test_an_order_is_completed_at_five(done: int, action: str) -> None:
    game = by_orders(EXAMPLE, {**ABLE, "monks": MONKS[:done]})
    assert on_right(game) == {action: 3}


@rule("paladins.solo.orders-next")
@pytest.mark.parametrize(
    ("lacks", "action"),
    [
        ({"right": {"commission": 3}}, "convert"),
        ({"right": {"commission": 3, "convert": 3}}, "fortify"),
        ({"faith": 1, "outposts": ["r1-s1", "r1-s2"], "right": {"convert": 3}}, "fortify"),
        ({"workers": 2, "workshops": {"fortify": 1}}, "fortify"),
    ],
)
def test_an_impossible_order_leads_to_the_next_on_its_left(lacks: RivalPosition, action: str) -> None:
    game = by_orders(EXAMPLE, {**ABLE, **lacks})
    assert new_on_right(game, lacks) == [action]
    assert held(game) == []


@rule("paladins.solo.orders-all-complete")
@pytest.mark.parametrize("reading", ["after_incomplete", "only_if_all_complete"])
@pytest.mark.parametrize(
    ("right", "action"),
    [({}, "commission"), ({"commission": 3}, "convert"), ({"commission": 3, "convert": 1}, "fortify")],
)
def test_with_all_orders_completed_the_rightmost_is_still_tried(
    reading: str, right: dict[str, int], action: str
) -> None:
    position: RivalPosition = {**ABLE, **FIVE["commission"], **FIVE["convert"], **FIVE["fortify"], "right": right}
    game = by_orders(EXAMPLE, position, reading=reading)
    assert new_on_right(game, position) == [action]


@rule("paladins.solo.orders-completed-last")
@pytest.mark.parametrize(
    ("reading", "acts"), [("after_incomplete", ["commission"]), ("only_if_all_complete", ["recruit"])]
)
def test_completed_orders_are_tried_after_the_others(reading: str, acts: list[str]) -> None:
    position: RivalPosition = {**ABLE, **FIVE["commission"], "right": {"convert": 3, "fortify": 3}}
    game = by_orders(EXAMPLE, position, reading=reading)
    assert [*new_on_right(game, position), *held(game)] == acts


@rule("paladins.solo.orders-completed-last")
def test_completed_orders_are_tried_from_right_to_left_too() -> None:
    position: RivalPosition = {**ABLE, **FIVE["convert"], **FIVE["fortify"], "right": {"commission": 3}}
    assert new_on_right(by_orders(EXAMPLE, position), position) == ["convert"]
    position = {**position, "right": {"commission": 3, "convert": 3}}
    assert new_on_right(by_orders(EXAMPLE, position), position) == ["fortify"]


@rule("paladins.solo.orders-fallback")
@pytest.mark.parametrize("reading", ["after_incomplete", "only_if_all_complete"])
def test_without_a_possible_order_the_rival_falls_back(reading: str) -> None:
    blocked: RivalPosition = {**ABLE, "right": dict.fromkeys(EXAMPLE, 3)}
    some_done: RivalPosition = {**blocked, **FIVE["convert"]}
    short: RivalPosition = {**ABLE, "workers": 2}
    for position in (blocked, some_done, short):
        game = by_orders(EXAMPLE, position, reading=reading)
        assert (new_on_right(game, position), held(game)) == ([], ["recruit"])


@rule("paladins.solo.orders-fallback")
def test_an_order_not_revealed_does_not_help() -> None:
    game = by_orders(["attack", "convert", "garrison"], at(10, 0, 10), 1)
    assert (on_right(game), held(game)) == ({}, ["recruit"])


@rule("paladins.solo.orders-example-order")
def test_commission_then_convert_then_fortify() -> None:
    for right, action in (
        ({}, "commission"),
        ({"commission": 3}, "convert"),
        ({"commission": 3, "convert": 3}, "fortify"),
    ):
        position: RivalPosition = {**ABLE, "right": right}
        assert new_on_right(by_orders(EXAMPLE, position), position) == [action]


@rule("paladins.solo.orders-example-complete")
def test_with_five_commissions_convert_comes_first() -> None:
    assert on_right(by_orders(EXAMPLE, {**ABLE, "monks": MONKS})) == {"convert": 3}


@rule("paladins.solo.orders-example-blocked")
def test_with_workers_on_commission_convert_comes_first() -> None:
    game = by_orders(EXAMPLE, {**ABLE, "monks": MONKS[:4], "right": {"commission": 3}})
    assert on_right(game) == {"commission": 3, "convert": 3}


# ---- King's Favours ----


FAVOURS = ["labour", "supplies", "prayer", "outlaws", "building"]


def by_favour(
    rival: RivalPosition,
    favours: Sequence[str] = FAVOURS,
    *,
    round_now: int = 7,
    row: Sequence[str | None] | None = None,
    occupied: Mapping[int, str] | None = None,
    debts: int | None = None,
) -> PaladinsTable:
    """Let the rival follow a King's Favour scheme."""
    game = table(
        1,
        round=round_now,
        workers=HANDS,
        row=row,
        favours=favours,
        occupied=occupied,
        debts=debts,
        next_suspicion=["01", "02"],
        rival={"workers": 2, **rival, "schemes": ["kings-favour"]},
    )
    human_acts(game)
    return game


def rivals_favour(game: PaladinsTable) -> int:
    """Give the number, from 1, of the Favour that holds the rival's worker; 0 for none."""
    return game.favour_workers.index(RIVALS_WORKER) + 1 if RIVALS_WORKER in game.favour_workers else 0


@rule("paladins.solo.favour-target", "paladins.solo.target-by-track", "paladins.solo.favour-one-worker")
@pytest.mark.parametrize(("space", "workers"), [(1, 1 + 3), (2, 1), (3, 1 + 1), (4, 1 + 2), (5, 1 + 2)])
def test_the_favour_at_the_marker_is_used_with_one_worker(space: int, workers: int) -> None:
    game = by_favour({"workers": 2, "marker": space})
    assert rivals_favour(game) == space
    assert the_rival(game).untyped_workers == workers


@rule("paladins.solo.favour-one-worker")
@pytest.mark.parametrize("favour", ["recruit", "confession", "outlaws", "training", "pardon", "loan", "building"])
def test_one_worker_is_enough_for_every_favour(favour: str) -> None:
    game = by_favour({"workers": 1, "unpaid": 1}, [favour], round_now=3, row=("architect-tax", None, None, None, None))
    assert (rivals_favour(game), held(game)) == (1, [])


@rule("paladins.solo.favour-unavailable", "paladins.solo.target-next-right", "paladins.solo.target-wrap")
@pytest.mark.parametrize(
    ("space", "full", "used"),
    [(1, [1], 2), (2, [2, 3], 4), (4, [4], 5), (5, [5], 1), (5, [5, 1, 2], 3), (3, [3, 4, 5, 1], 2)],
)
def test_a_favour_with_a_worker_leads_to_the_next_on_its_right(space: int, full: list[int], used: int) -> None:
    game = by_favour({"marker": space}, occupied={place - 1: "scout" for place in full})
    assert rivals_favour(game) == used


@rule("paladins.solo.favour-unavailable")
@pytest.mark.parametrize(("round_now", "space", "used"), [(3, 2, 1), (4, 2, 2), (4, 3, 1), (6, 5, 1), (7, 5, 5)])
def test_a_favour_not_revealed_is_unavailable(round_now: int, space: int, used: int) -> None:
    assert rivals_favour(by_favour({"marker": space}, round_now=round_now)) == used


@rule("paladins.solo.favour-shared")
def test_a_favour_is_used_once_a_round_by_either_side() -> None:
    game = table(
        1,
        round=4,
        workers={0: ["criminal"] * 3},
        favours=["labour", "outlaws"],
        rival={"workers": 1, "schemes": ["kings-favour", "kings-favour"]},
    )
    assert offered(game, "favour") == ["favour labour", "favour outlaws"]
    play(game, "favour labour")
    assert rivals_favour(game) == 2  # the marker lies on the first, which the human uses
    assert offered(game, "favour") == []


@rule("paladins.solo.favour-impossible")
def test_a_favour_of_no_use_counts_as_unavailable() -> None:
    favours = ["recruit", "training", "labour", "supplies", "prayer"]
    full = at(12, 12, 12)
    one: tuple[str | None, ...] = ("architect-tax", None, None, None, None)
    assert rivals_favour(by_favour(full, favours, row=EMPTY_ROW)) == 3
    assert rivals_favour(by_favour(full, favours, row=one)) == 1
    assert rivals_favour(by_favour(at(12, 12, 11), favours, row=EMPTY_ROW)) == 2


@rule("paladins.solo.favour-impossible", "paladins.solo.debt-cost")
@pytest.mark.parametrize(("debts", "used", "unpaid"), [(1, 1, 1), (0, 2, 0)])
def test_a_favour_that_costs_a_debt_needs_one_in_the_deck(debts: int, used: int, unpaid: int) -> None:
    game = by_favour({"workers": 1}, ["loan", "labour"], debts=debts)
    assert (rivals_favour(game), the_rival(game).unpaid_debts, game.debts) == (used, unpaid, 0)
    assert the_rival(game).untyped_workers == 3


@rule("paladins.solo.favour-fallback")
def test_without_a_favour_to_use_the_rival_falls_back() -> None:
    game = by_favour({"workers": 2, "left": ["recruit"]}, round_now=3, occupied={0: "scout"})
    assert (rivals_favour(game), held(game)) == (0, ["recruit", "pray"])


@rule("paladins.solo.no-costs-example", "paladins.solo.no-costs")
@pytest.mark.parametrize("favour", ["pardon", "building"])
def test_a_favour_that_costs_silver_or_a_provision_is_used_without_paying(favour: str) -> None:
    game = by_favour({"unpaid": 1}, [favour], round_now=3)
    assert (rivals_favour(game), game.silver, game.tax_supply, game.provisions) == (1, 45, 5, 40 - 1)
    assert (game.players[0].silver, game.players[0].provisions, marker(game)) == (0, 1, 1)


@rule("paladins.solo.favour-example")
def test_the_second_favour_after_the_fifth_and_the_first() -> None:
    game = by_favour(
        {**at(4, 3, 5), "marker": 5, "suspicion": ["20", "21"]},
        ["outlaws", "confession", "labour", "prayer", "supplies"],
        occupied={4: "scout", 0: "labourer"},
    )
    assert rivals_favour(game) == 2
    assert (the_rival(game).suspicion, game.suspicion_discard) == ((19,), (20,))
    assert (game.tax_supply, game.silver) == (5 - 2, 45 + 2)
    assert (marker(game), attributes(game)) == (2, [4, 4, 5])


# ---- the resource marker and the cards ----


def recruited_place(space: int, gone: Sequence[int]) -> int:
    """Give the place, from 1, of the Townsfolk the rival dismisses."""
    folk = ["architect-tax", "defender-tax", "gatekeeper-tax", "acolyte-labourer", "watchman-tax"]
    row = [None if place + 1 in gone else card for place, card in enumerate(folk)]
    game = table(1, workers=HANDS, row=row, rival={"workers": 2, "marker": space, "schemes": ["recruit"]})
    before = list(game.townsfolk_row)
    human_acts(game)
    return before.index(game.townsfolk_discard[0]) + 1


@rule("paladins.solo.target-by-track", "paladins.solo.target-next-right", "paladins.solo.target-wrap")
@pytest.mark.parametrize(
    ("space", "gone", "place"),
    [*[(space, [], space) for space in (1, 2, 3, 4, 5)], (2, [2], 3), (5, [5], 1), (4, [4, 5, 1], 2)],
)
def test_townsfolk_follow_the_marker_to_the_right_and_round(space: int, gone: list[int], place: int) -> None:
    assert recruited_place(space, gone) == place


@rule("paladins.solo.target-example")
@pytest.mark.parametrize(("gone", "place"), [([], 3), ([3], 4), ([3, 4], 5), ([3, 4, 5], 1), ([3, 4, 5, 1], 2)])
def test_from_the_middle_space_the_third_fourth_and_fifth_card_follow(gone: list[int], place: int) -> None:
    assert recruited_place(3, gone) == place
    assert rivals_favour(by_favour({"marker": 3}, occupied={full - 1: "scout" for full in gone})) == place


@rule("paladins.solo.target-sixth-outsider")
@pytest.mark.parametrize(("gone", "place"), [([5], 6), ([5, 6], 1)])
@pytest.mark.parametrize("action", ["attack", "convert"])
def test_the_sixth_outsider_comes_between_the_fifth_and_the_first(action: str, gone: list[int], place: int) -> None:
    strangers = [f"{name}-byzantine" for name in ("archer", "armourer", "assassin", "champion", "guardian", "hunter")]
    row = [None if number + 1 in gone else card for number, card in enumerate(strangers)]
    game = table(
        1, workers=HANDS, outsiders=row, rival={**at(12, 12, 0), "workers": 3, "marker": 5, "schemes": [action]}
    )
    before = list(game.outsider_row)
    human_acts(game)
    assert [number + 1 for number, card in enumerate(before) if card != game.outsider_row[number]] == [place]


@rule("paladins.solo.target-moment")
def test_the_marker_counts_where_it_lies_when_the_card_is_chosen() -> None:
    game = table(
        1,
        round=3,
        workers=HANDS,
        favours=["confession"],
        row=["architect-tax", None, "squire-faith", None, "watchman-tax"],
        rival={"workers": 4, "marker": 1, "left": EVERY_LEFT[1:], "schemes": ["kings-favour", "recruit"]},
    )
    human_acts(game, 2)  # the Favour's two taxes moved the marker to the third space
    assert [place for place, card in enumerate(game.townsfolk_row) if card == -1] == [1, 2, 3]
