"""The rival commissions and garrisons: which space it takes, and what it gains there."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from tests.proof import rule
from tests.rules.paladins.arrange import RivalPosition, table
from tests.rules.paladins.arrange_solo import (
    EMPTY_ROW,
    HANDS,
    all_but,
    at,
    attributes,
    discarded,
    held,
    human_acts,
    marker,
    on_right,
    put_on_top,
    rival_spaces,
    the_rival,
)

# All spaces of the solo game, as the rival prefers them: by kind, and from left to right.
RECRUIT = ["r1-s1", "r2-s1"]
PAY_DEBT = ["r4-s5", "r5-s3", "r6-s1"]
PRAY = ["r3-s4", "r4-s2", "r5-s1"]
TWO_WORKERS = ["r4-s6", "r5-s2", "r5-s4", "r5-s5"]
ONE_WORKER = ["r2-s3", "r3-s1", "r3-s2", "r3-s5", "r3-s6", "r4-s1", "r4-s3", "r4-s4"]
SILVER = ["r1-s2", "r2-s2", "r3-s3", "r4-s7"]
REMOVE = ["r2-s4"]
PREFERRED = [*RECRUIT, *PAY_DEBT, *PRAY, *TWO_WORKERS, *ONE_WORKER, *SILVER, *REMOVE]


def placing(
    scheme: str, free: list[str], rival: RivalPosition, settings: dict[str, str] | None = None
) -> PaladinsTable:
    """Let the rival place a monk or outpost where only some spaces are free."""
    monks, outposts, more, others = all_but(PREFERRED, free)
    pieces: RivalPosition = {"monks": more, "outposts": others}
    if scheme == "commission":
        pieces = {"monks": others, "outposts": more}
    game = table(
        1,
        settings=settings,
        workers=HANDS,
        monks={0: monks},
        outposts={0: outposts},
        rival={"workers": 3, **rival, **pieces, "schemes": [scheme]},
    )
    human_acts(game)
    game.check()
    return game


def taken(scheme: str, free: list[str], rival: RivalPosition) -> str:
    """Give the space the rival takes of those that are free, or "none"."""
    found = [space for space in rival_spaces(placing(scheme, free, rival)) if space in free]
    assert len(found) <= 1
    return found[0] if found else "none"


# ---- the piece and its attribute ----


@rule("paladins.solo.place-leftmost", "paladins.solo.place-attribute")
@pytest.mark.parametrize("before", range(7))
def test_each_monk_placed_uncovers_influence(before: int) -> None:
    monks = ["r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1", "r3-s2"][:before]
    game = table(
        1, workers=HANDS, row=EMPTY_ROW, rival={**at(3, 3, 3), "workers": 3, "monks": monks, "schemes": ["commission"]}
    )
    human_acts(game)
    assert (the_rival(game).monks, the_rival(game).outposts) == (before + 1, 0)
    assert rival_spaces(game) == ["r1-s1", *monks]
    assert attributes(game) == [3, 3, 4]


@rule("paladins.solo.place-leftmost", "paladins.solo.place-attribute")
@pytest.mark.parametrize("before", range(7))
def test_each_outpost_placed_uncovers_faith(before: int) -> None:
    outposts = ["r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1", "r3-s2"][:before]
    position: RivalPosition = {**at(3, 3, 3), "workers": 3, "outposts": outposts, "schemes": ["garrison"]}
    game = table(1, workers=HANDS, row=EMPTY_ROW, rival=position)
    human_acts(game)
    assert (the_rival(game).monks, the_rival(game).outposts) == (0, before + 1)
    assert rival_spaces(game) == ["r1-s1", *outposts]
    assert attributes(game) == [4, 3, 3]


@rule("paladins.solo.place-attribute")
def test_the_reward_of_the_space_comes_before_the_uncovered_attribute() -> None:
    start: RivalPosition = {"marker": 4, "stack": ["faith", "strength", "influence"]}
    game = placing("commission", ["r1-s2"], start)  # 2 Silver: the marker wraps and raises the topmost
    assert (marker(game), attributes(game)) == (1, [0, 0, 2])


# ---- which space ----


@rule("paladins.solo.place-requirement")
@pytest.mark.parametrize(
    ("scheme", "value", "space"),
    [
        ("commission", 0, "none"),
        ("commission", 1, "none"),
        ("commission", 2, "r2-s4"),
        ("garrison", 2, "none"),
        ("garrison", 3, "r2-s4"),
    ],
)
def test_the_region_asks_for_faith_or_strength(scheme: str, value: int, space: str) -> None:
    values = at(value, 0, 12) if scheme == "commission" else at(0, value, 12)
    game = placing(scheme, ["r2-s4"], values)
    assert (space in rival_spaces(game)) == (space != "none")
    assert held(game) == ([] if space != "none" else ["recruit"])


@rule("paladins.solo.place-requirement")
def test_the_first_region_asks_for_a_strength_of_one() -> None:
    for strength, space in ((0, "none"), (1, "r1-s2")):
        assert taken("garrison", ["r1-s2"], at(12, strength, 12)) == space


@rule("paladins.solo.place-priority", "paladins.solo.place-leftmost-space")
@pytest.mark.parametrize("scheme", ["commission", "garrison"])
@pytest.mark.parametrize("gone", range(len(PREFERRED)))
def test_the_best_kind_is_taken_and_of_equals_the_leftmost(scheme: str, gone: int) -> None:
    assert taken(scheme, PREFERRED[gone:], {**at(11, 11, 11), "unpaid": 1}) == PREFERRED[gone]


@rule("paladins.solo.place-priority")
def test_a_space_out_of_reach_does_not_count() -> None:
    assert taken("commission", ["r3-s4", "r2-s4"], at(3, 12, 12)) == "r2-s4"
    assert taken("commission", ["r3-s4", "r2-s4"], at(4, 12, 12)) == "r3-s4"


@rule("paladins.solo.place-pay-debt-condition")
@pytest.mark.parametrize(("unpaid", "space"), [(0, "r3-s4"), (1, "r4-s5")])
def test_a_pay_debt_space_counts_only_with_an_unpaid_debt(unpaid: int, space: str) -> None:
    free = [*PAY_DEBT, *PRAY, *SILVER]
    game = placing("commission", free, {**at(11, 0, 0), "unpaid": unpaid, "paid": 1})
    assert space in rival_spaces(game)
    assert (the_rival(game).unpaid_debts, the_rival(game).paid_debts) == (0, 1 + unpaid)


@rule("paladins.solo.place-only-pay-debt-left")
@pytest.mark.parametrize("scheme", ["commission", "garrison"])
def test_with_only_pay_debt_spaces_left_the_rival_needs_a_debt(scheme: str) -> None:
    assert taken(scheme, PAY_DEBT, {**at(11, 11, 11), "paid": 2}) == "none"
    assert taken(scheme, PAY_DEBT, {**at(11, 11, 11), "unpaid": 1}) == "r4-s5"


@rule("paladins.solo.place-remove-suspicion-always")
@pytest.mark.parametrize(("cards", "tax"), [([], 4), (["01"], 5)])
def test_a_remove_suspicion_space_is_taken_without_a_card_too(cards: list[str], tax: int) -> None:
    game = placing("commission", ["r2-s4"], {"faith": 12, "suspicion": cards})
    assert "r2-s4" in rival_spaces(game)
    assert (game.tax_supply, the_rival(game).suspicion) == (tax, ())


# ---- rewards ----


@rule("paladins.solo.place-recruit-reward", "paladins.solo.recruit-never-keeps")
def test_a_free_recruit_dismisses_by_the_resource_marker() -> None:
    game = table(
        1,
        workers=HANDS,
        row=["abbot-tax", None, "defender-labourer", "squire-influence", None],
        rival={"workers": 3, "marker": 2, "schemes": ["commission"]},
    )
    defender = game.townsfolk_row[2]
    human_acts(game)
    assert rival_spaces(game) == ["r1-s1"]
    assert (game.townsfolk_discard, game.townsfolk_row[2]) == ((defender,), -1)
    assert attributes(game) == [0, 1, 1]  # the Strength of the corner, the Influence uncovered
    assert held(game) == []


@rule("paladins.solo.place-recruit-reward")
def test_a_free_recruit_without_townsfolk_gives_nothing() -> None:
    game = table(1, workers=HANDS, row=EMPTY_ROW, rival={"workers": 3, "schemes": ["commission"]})
    human_acts(game)
    assert (rival_spaces(game), attributes(game), game.tax_supply) == (["r1-s1"], [0, 0, 1], 5)


@rule("paladins.solo.place-pray-reward", "paladins.solo.pray-current-workers")
@pytest.mark.parametrize("reading", ["allowed", "other_spaces"])  # a setting for players: the rival has no choice
@pytest.mark.parametrize("scheme", ["commission", "garrison"])
def test_a_prayer_clears_the_right_side_with_the_workers_just_placed(scheme: str, reading: str) -> None:
    position: RivalPosition = {**at(12, 12, 12), "workers": 5, "left": ["trade"], "right": {"attack": 3}}
    game = placing(scheme, ["r3-s4"], position, {"pray_current_space": reading})
    assert "r3-s4" in rival_spaces(game)
    assert (on_right(game), held(game), the_rival(game).untyped_workers) == ({}, ["trade"], 2)
    assert (discarded(game), len(the_rival(game).schemes)) == ([], 12)


@rule("paladins.solo.pray-current-workers")
def test_an_action_cleared_by_its_own_prayer_can_be_done_again() -> None:
    game = table(
        1,
        workers=HANDS,
        orders=["commission"],
        outposts={0: RECRUIT},
        rival={"workers": 6, "faith": 4, "schemes": ["commission"]},
    )
    human_acts(game)
    assert rival_spaces(game) == ["r3-s4"]
    put_on_top(game, "commission")
    game.play("do trade")
    assert (len(rival_spaces(game)), on_right(game)) == (2, {"commission": 3})


@rule("paladins.solo.place-priority")
@pytest.mark.parametrize(("space", "workers"), [("r4-s6", 2), ("r5-s5", 2), ("r2-s3", 1), ("r4-s4", 1)])
def test_workers_of_a_space_are_gained(space: str, workers: int) -> None:
    game = placing("commission", [space], {"faith": 12, "workers": 3})
    assert the_rival(game).untyped_workers == workers
