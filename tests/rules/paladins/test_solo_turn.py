"""The rival's turn: a scheme is revealed and tried, else the leftmost left action; workers, blocking, the end."""

import pytest

from roundtable.games.paladins.content import SPACES
from roundtable.kernel.zone import NOBODY, Zone
from tests.proof import rule
from tests.rules.paladins.arrange import RivalPosition, play, table
from tests.rules.paladins.arrange_solo import (
    EMPTY_ROW,
    EVERY_LEFT,
    HANDS,
    LEFT_SPLIT,
    all_but,
    at,
    discarded,
    dismissing,
    held,
    human_acts,
    marker,
    on_right,
    rival_spaces,
    schemes_in,
    the_rival,
)

TURN = "paladins.take-turn"
ABLE = at(11, 11, 11)  # for every action
RIGHT_ACTIONS = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
OPEN_SPACES = [space.id for space in SPACES if space.seats == 1]


# ---- the scheme ----


@rule("paladins.solo.reveal-scheme")
@pytest.mark.parametrize("scheme", RIGHT_ACTIONS)
def test_the_top_scheme_is_revealed_and_its_action_done(scheme: str) -> None:
    game = table(1, workers=HANDS, rival={**ABLE, "workers": 4, "schemes": [scheme, "recruit"]})
    assert discarded(game) == []
    human_acts(game)
    assert (discarded(game), on_right(game), held(game)) == ([scheme], {scheme: 3}, [])
    assert schemes_in(game, the_rival(game).schemes.cards)[-1] == "recruit"


@rule("paladins.solo.reveal-scheme", "paladins.solo.worker-cost-left")
@pytest.mark.parametrize(("scheme", "workers"), [("recruit", 3), ("pray", 4), ("trade", 3), ("conspire", 5)])
def test_a_left_action_may_stand_on_a_scheme_and_costs_one_worker(scheme: str, workers: int) -> None:
    game = table(
        1,
        settings=LEFT_SPLIT,
        workers=HANDS,
        row=["architect-tax", None, None, None, None],
        rival={"workers": 4, "schemes": [scheme]},
    )
    human_acts(game)
    assert held(game) == [scheme]
    assert the_rival(game).untyped_workers == workers  # Pray gives one back, Conspire two


@rule("paladins.solo.scheme-deck-empty")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_empty_scheme_deck_is_renewed_from_the_discard_pile(seed: int) -> None:
    game = table(
        1, seed=seed, round=4, workers=HANDS, rival={"workers": 5, "left": ["pray"], "schemes": [], "played": True}
    )
    the_rival(game).right = [3] * 6  # so that nothing but left actions can follow
    before = list(the_rival(game).scheme_discard.cards)
    assert (len(the_rival(game).schemes), len(before)) == (0, 14)
    human_acts(game)
    rival = the_rival(game)
    assert (len(rival.schemes), len(rival.scheme_discard)) == (13, 1)
    assert sorted([*rival.schemes.cards, *rival.scheme_discard.cards]) == before
    assert list(rival.schemes.cards) != sorted(rival.schemes.cards)
    assert set(rival.schemes.known) == {NOBODY}


@rule("paladins.solo.scheme-deck-empty")
def test_a_deck_that_is_not_empty_is_not_renewed() -> None:
    game = table(1, workers=HANDS, rival={"workers": 5, "schemes": ["recruit"], "played": True})
    human_acts(game)
    assert (len(the_rival(game).schemes), discarded(game)[-1]) == (0, "recruit")


# ---- the fallback ----


@rule("paladins.solo.fallback")
@pytest.mark.parametrize("why", ["too few workers", "blocked"])
@pytest.mark.parametrize(("left", "done"), list(enumerate((*EVERY_LEFT, "rest"))))
def test_an_impossible_scheme_leads_to_the_leftmost_free_left_action(why: str, left: int, done: str) -> None:
    able: RivalPosition = {**ABLE, "schemes": ["commission"], "left": EVERY_LEFT[:left]}
    if why == "blocked":
        game = table(1, workers=HANDS, rival={**able, "workers": 4, "right": {"commission": 3}})
    else:
        game = table(1, workers=HANDS, rival={**able, "workers": 2})
    human_acts(game)
    assert held(game) == [*EVERY_LEFT[:left], done]
    assert the_rival(game).passed == (done == "rest")


@rule("paladins.solo.fallback")
@pytest.mark.parametrize("left", [["pray"], ["pray", "trade", "conspire"]])
def test_the_leftmost_free_action_is_taken_whatever_is_held_to_its_right(left: list[str]) -> None:
    game = table(1, workers=HANDS, rival={"workers": 2, "left": left, "schemes": ["commission"]})
    human_acts(game)
    assert "recruit" in held(game)


@rule("paladins.solo.fallback-attribute")
@pytest.mark.parametrize(
    ("scheme", "lacks"),
    [
        ("commission", {"faith": 1, "monks": ["r1-s1", "r1-s2"]}),
        ("garrison", {"strength": 0}),
        ("attack", {"strength": 0}),
        ("fortify", {"influence": 0, "walls": ["05"]}),
        ("absolve", {"influence": 0, "jars": 1}),
        ("fortify", {"walls": ["01", "02", "03", "04", "05", "06", "14"]}),
        ("absolve", {"jars": 7}),
    ],
)
def test_without_the_attribute_or_the_piece_the_rival_falls_back(scheme: str, lacks: RivalPosition) -> None:
    game = table(1, workers=HANDS, rival={**ABLE, **lacks, "workers": 5, "schemes": [scheme]})
    human_acts(game)
    assert (on_right(game), held(game)) == ({}, ["recruit"])


@rule("paladins.solo.fallback-attribute")
def test_without_a_target_the_rival_falls_back() -> None:
    for scheme in ("attack", "convert"):
        game = table(1, workers=HANDS, outsiders=[None] * 6, rival={**ABLE, "workers": 5, "schemes": [scheme]})
        human_acts(game)
        assert (on_right(game), held(game)) == ({}, ["recruit"])
    monks, outposts, rival_outposts, rival_monks = all_but(OPEN_SPACES, [])
    full: RivalPosition = {**ABLE, "unpaid": 1, "outposts": rival_outposts, "monks": rival_monks}
    game = table(
        1,
        workers=HANDS,
        monks={0: monks},
        outposts={0: outposts},
        rival={**full, "workers": 5, "schemes": ["commission"]},
    )
    human_acts(game)
    assert (on_right(game), held(game)) == ({}, ["recruit"])
    game = table(1, workers=HANDS, rival={**ABLE, "workers": 5, "schemes": ["fortify"]})
    game.wall_deck = Zone()
    human_acts(game)
    assert (on_right(game), held(game)) == ({}, ["recruit"])


@rule("paladins.solo.fallback-recruit")
@pytest.mark.parametrize("scheme", ["commission", "recruit"])
def test_recruit_is_not_available_while_no_townsfolk_is_face_up(scheme: str) -> None:
    game = table(1, workers=HANDS, row=EMPTY_ROW, rival={"workers": 2, "schemes": [scheme]})
    human_acts(game)
    assert (held(game), game.townsfolk_discard) == (["pray"], ())


@rule("paladins.solo.fallback-rest-always")
@pytest.mark.parametrize("workers", [1, 2, 6])
def test_rest_is_always_there(workers: int) -> None:
    game = table(1, workers=HANDS, rival={"workers": workers, "left": EVERY_LEFT, "schemes": ["garrison"]})
    human_acts(game)
    assert held(game) == [*EVERY_LEFT, "rest"]
    assert the_rival(game).passed


# ---- blocked actions ----


@rule("paladins.solo.blocked")
def test_an_action_with_workers_of_an_earlier_turn_is_blocked() -> None:
    game = table(
        1,
        workers=HANDS,
        row=["architect-tax", None, None, None, None],
        orders=["attack"],
        rival={"workers": 8, "strength": 12, "schemes": ["kings-orders", "attack"]},
    )
    human_acts(game, 2)
    assert discarded(game) == ["kings-orders", "attack"]
    assert (len(the_rival(game).attacked), on_right(game), held(game)) == (1, {"attack": 3}, ["recruit"])


@rule("paladins.solo.blocked")
def test_a_left_action_is_done_once_a_round() -> None:
    row = ["architect-tax", "defender-tax", "gatekeeper-tax", None, None]
    game = table(1, workers=HANDS, row=row, rival={"workers": 2, "schemes": ["recruit", "recruit"]})
    human_acts(game, 2)
    assert (held(game), len(game.townsfolk_discard)) == (["recruit", "pray"], 1)


# ---- what actions cost in workers ----


@rule("paladins.solo.worker-cost-right")
@pytest.mark.parametrize("action", RIGHT_ACTIONS)
@pytest.mark.parametrize("covered", [0, 1, 2])
def test_a_right_action_costs_three_workers_less_its_workshops(action: str, covered: int) -> None:
    price = 3 - covered
    able: RivalPosition = {**ABLE, "workshops": {action: covered}, "schemes": [action]}
    game = table(
        1,
        workers=HANDS,
        row=EMPTY_ROW,
        outsiders=["invader-saracen", None, None, None, None, None],
        next_walls=["05"],
        rival={**able, "workers": price + 1},
    )
    human_acts(game)
    assert (on_right(game), the_rival(game).untyped_workers) == ({action: price}, 1)
    game = table(1, workers=HANDS, rival={**able, "workers": price - 1})
    human_acts(game)
    assert on_right(game) == {}


@rule("paladins.solo.worker-cost-right")
def test_workshops_on_other_actions_do_not_help() -> None:
    shops = {action: 2 for action in RIGHT_ACTIONS if action != "convert"}
    game = table(1, workers=HANDS, rival={**ABLE, "workers": 2, "workshops": shops, "schemes": ["convert"]})
    human_acts(game)
    assert (on_right(game), held(game)) == ({}, ["recruit"])


@rule("paladins.solo.worker-cost-left")
@pytest.mark.parametrize("place", range(4))
def test_a_left_action_needs_just_one_worker(place: int) -> None:
    game = table(
        1,
        workers=HANDS,
        row=["architect-tax", None, None, None, None],
        rival={"workers": 1, "left": EVERY_LEFT[:place], "right": {"attack": 3}, "schemes": ["commission"]},
    )
    human_acts(game)
    assert held(game) == list(EVERY_LEFT[: place + 1])
    assert the_rival(game).untyped_workers == (2 if EVERY_LEFT[place] == "conspire" else 0)


@rule("paladins.solo.worker-cost-rest")
@pytest.mark.parametrize(
    ("reading", "left", "space", "board"),
    [("one", 3, 1 + 1 + 3, [*EVERY_LEFT, "rest"]), ("none", 4, 1, list(EVERY_LEFT))],
)
def test_rest_takes_a_worker_before_the_others_are_counted(
    reading: str, left: int, space: int, board: list[str]
) -> None:
    game = table(
        1,
        settings={"ai_rest_worker": reading},
        workers=HANDS,
        rival={"workers": 4, "left": EVERY_LEFT, "schemes": ["garrison"]},
    )
    human_acts(game)
    assert (the_rival(game).untyped_workers, marker(game), held(game)) == (left, space, board)


@rule("paladins.solo.scheme-example")
def test_commission_with_a_workshop_needs_two_workers() -> None:
    commission: RivalPosition = {"workshops": {"commission": 1}, "schemes": ["commission"]}
    game = table(1, workers=HANDS, row=EMPTY_ROW, rival={**commission, "workers": 2})
    human_acts(game)
    assert (on_right(game), rival_spaces(game), the_rival(game).untyped_workers) == ({"commission": 2}, ["r1-s1"], 0)
    game = table(1, workers=HANDS, rival={**commission, "workers": 1, "left": ["recruit"]})
    human_acts(game)
    assert (on_right(game), rival_spaces(game), held(game)) == ({}, [], ["recruit", "pray"])


# ---- until when ----


@rule("paladins.solo.ai-until", "paladins.solo.human-passes")
def test_the_rival_goes_on_alone_until_it_has_no_workers() -> None:
    game = table(
        1,
        settings=LEFT_SPLIT,
        workers=HANDS,
        row=["architect-tax", "defender-tax", None, None, None],
        rival={"workers": 5, "strength": 12, "schemes": ["trade", "recruit", "convert", "attack"]},
        outsiders=["marauder-saracen", None, None, None, None, None],
    )
    play(game, "pass")
    assert discarded(game) == ["trade", "recruit", "convert"]  # one, one and three workers
    assert game.round == 2
    assert len(the_rival(game).converted) == 1


@rule("paladins.solo.ai-until", "paladins.solo.rest-passes")
def test_rest_ends_the_rivals_part_whatever_workers_are_left() -> None:
    game = table(1, workers=HANDS, rival={"workers": 9, "left": EVERY_LEFT, "schemes": ["garrison", "commission"]})
    human_acts(game, 2)
    assert (discarded(game), the_rival(game).untyped_workers, the_rival(game).passed) == (["garrison"], 8, True)


@rule("paladins.solo.no-scheme-without-workers")
def test_without_workers_no_scheme_is_revealed() -> None:
    game = table(1, workers=HANDS, rival={"workers": 0, "schemes": ["recruit"]})
    human_acts(game)
    assert (discarded(game), held(game), the_rival(game).passed) == ([], [], True)


@rule("paladins.solo.human-passes")
def test_the_human_goes_on_alone_when_the_rival_is_out() -> None:
    game = table(1, workers=HANDS, rival={"workers": 1, "left": ["recruit", "pray"], "schemes": ["recruit"]})
    human_acts(game)
    assert the_rival(game).passed
    play(game, "do trade")
    assert (game.asks, game.round, len(discarded(game))) == (TURN, 1, 1)
    play(game, "pass")
    assert game.round == 2


@rule("paladins.solo.seven-times")
@pytest.mark.parametrize("action", ["fortify", "convert"])
def test_walls_and_conversions_end_at_seven(action: str) -> None:
    seven: RivalPosition
    six: RivalPosition
    if action == "fortify":
        seven = {"walls": ["05", "06", "21", "22", "23", "24", "20"]}
        six = {"walls": seven["walls"][:6]}
    else:
        seven = {"converted": [f"{name}-saracen" for name in ("archer", "champion", "hunter", "warrior")]}
        seven["converted"] = [*seven["converted"], "armourer-viking", "assassin-viking", "thief-viking"]
        six = {"converted": seven["converted"][:6]}
    for position, right in ((six, {action: 3}), (seven, {})):
        game = table(1, workers=HANDS, rival={**ABLE, **position, "workers": 3, "schemes": [action]})
        human_acts(game)
        assert on_right(game) == right


@rule("paladins.solo.seven-times")
@pytest.mark.parametrize("before", [7, 8])
def test_attacks_have_no_limit(before: int) -> None:
    attacked = [f"{name}-byzantine" for name in ("archer", "armourer", "assassin", "champion", "hunter")]
    attacked += ["archer-saracen", "champion-saracen", "hunter-saracen"]
    game = table(1, workers=HANDS, rival={**ABLE, "attacked": attacked[:before], "workers": 3, "schemes": ["attack"]})
    human_acts(game)
    assert len(the_rival(game).attacked) == before + 1


# ---- workers without types ----


@rule("paladins.solo.workers-equal")
@pytest.mark.parametrize("card", ["acolyte-labourer", "gatekeeper-silver", "squire-faith", "watchman-tax"])
def test_a_cleric_scout_fighter_or_merchant_is_one_worker(card: str) -> None:
    game = dismissing(card, {"workers": 3})
    assert the_rival(game).untyped_workers == 3 - 1 + 1


@rule("paladins.solo.workers-equal", "paladins.solo.workers-any-place")
@pytest.mark.parametrize("favour", ["recruit", "confession", "training", "pardon", "building", "labour"])
def test_any_worker_fits_the_coloured_place_of_a_favour(favour: str) -> None:
    game = table(
        1, round=3, workers=HANDS, favours=[favour], rival={"workers": 1, "unpaid": 1, "schemes": ["kings-favour"]}
    )
    human_acts(game)
    assert game.favour_workers[0] == 6
    assert held(game) == []


@rule("paladins.solo.workers-counted-only")
@pytest.mark.parametrize("supply", ["unlimited", "limited"])
def test_the_rivals_workers_are_not_those_of_the_shared_supply(supply: str) -> None:
    game = table(
        1,
        settings={"supply": supply},
        workers=HANDS,
        row=["debt-collector-labourer", None, None, None, None],
        rival={"workers": 1, "schemes": ["recruit"]},
    )
    before = list(game.supply)
    human_acts(game)
    assert (the_rival(game).untyped_workers, game.supply) == (2, before)
