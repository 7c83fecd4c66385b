"""The solo game is set up: the human as always, the rival with its board, schemes and workshops."""

import pytest

import roundtable as rt
from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import ORDER_NAME
from roundtable.games.paladins.solo import workshop_from_order
from roundtable.kernel.zone import EVERYBODY, NOBODY
from tests.proof import rule
from tests.rules.paladins.arrange import RivalPosition, offered, play, table
from tests.rules.paladins.arrange_solo import (
    EVERY_LEFT,
    HANDS,
    attributes,
    discarded,
    held,
    human_acts,
    marker,
    on_right,
    pass_all_rounds_until,
    rival_spaces,
    schemes_in,
    stack,
    the_rival,
    workshops,
)

RIGHT_ACTIONS = ["absolve", "attack", "commission", "convert", "fortify", "garrison"]
SPLITS = {
    "orders_3_recruit_3": ["kings-orders"] * 3 + ["recruit"] * 3,
    "orders_6": ["kings-orders"] * 6,
    "orders_2_left_4": ["kings-orders"] * 2 + ["recruit", "pray", "trade", "conspire"],
}


def fresh(seed: int = 1, seats: int = 1, **settings: str) -> PaladinsTable:
    """Give a new game; the first to draft must do so."""
    game = rt.new("paladins", seats, seed, settings)
    assert isinstance(game, PaladinsTable)
    return game


def shown(game: PaladinsTable, what: str) -> list[dict[str, object]]:
    """Give the players or rivals as a spectator sees them."""
    boards = game.sees(None)[what]
    assert isinstance(boards, list)
    return boards


# ---- the human ----


@rule("paladins.solo.human-setup-unchanged")
def test_the_human_starts_as_in_a_normal_game() -> None:
    game, normal = fresh(), fresh(seats=2)
    assert shown(game, "players") == shown(normal, "players")[:1]
    assert (game.players[0].silver, game.players[0].provisions) == (3, 1)
    assert game.asks == normal.asks == "paladins.draft-townsfolk"


@rule("paladins.solo.human-drafts-alone")
def test_the_human_drafts_one_of_five_townsfolk_and_the_rival_none() -> None:
    game = fresh()
    drafts = offered(game)
    assert len(drafts) == 5
    play(game, drafts[2])
    assert len(game.players[0].townsfolk) == 1
    assert (len(game.townsfolk_deck), game.townsfolk_discard) == (32 - 5 - 1, ())
    assert -1 not in game.townsfolk_row
    assert (game.asks, attributes(game)) == ("paladins.choose-paladin", [0, 0, 0])


# ---- the main board ----


@rule("paladins.solo.tax-supply")
@pytest.mark.parametrize("reading", ["public", "even"])
def test_the_tax_supply_is_that_of_one_player(reading: str) -> None:
    game = fresh(tax_supply=reading)
    assert (game.tax_supply, game.silver) == (5, 50 - 5 - 3)


@rule("paladins.solo.main-board-spaces")
def test_neither_side_uses_spaces_for_more_players() -> None:
    game = table(
        1,
        workers={0: ["criminal"] * 6},
        silver={0: 20},
        provisions={0: 20},
        faith={0: 12},
        outposts={0: ["r1-s1", "r2-s1"]},
        rival={"workers": 3, "faith": 4, "schemes": ["commission"]},
        forced=False,
    )
    play(game, "do commission")
    assert len(offered(game)) == 25 - 2
    assert not {"space r1-s3", "space r1-s4", "space r3-s7", "space r6-s2", "space r6-s3"} & set(offered(game))
    play(game, "space r2-s2", "worker criminal", "worker criminal", "worker criminal")
    assert rival_spaces(game) == ["r3-s4"]  # the free recruit of r3-s7 would come first, but is for three


@rule("paladins.solo.ai-board")
def test_only_the_solo_game_has_the_rivals_board() -> None:
    assert [len(shown(fresh(seats=seats), "rivals")) for seats in (1, 2, 3, 4)] == [1, 0, 0, 0]
    (board,) = shown(fresh(), "rivals")
    assert board["placed"] == dict.fromkeys([*EVERY_LEFT, "rest", *RIGHT_ACTIONS], 0)
    assert not {"board", "workers", "silver", "provisions", "paladin", "townsfolk", "jar_places"} & set(board)


@rule("paladins.solo.ai-pieces", "paladins.solo.seven-times")
@pytest.mark.parametrize(
    ("scheme", "six", "seven"),
    [
        (
            "commission",
            {"monks": ["r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1", "r3-s2"]},
            {"monks": ["r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1", "r3-s2", "r3-s3"]},
        ),
        (
            "garrison",
            {"outposts": ["r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1", "r3-s2"]},
            {"outposts": ["r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1", "r3-s2", "r3-s3"]},
        ),
        ("absolve", {"jars": 6}, {"jars": 7}),
    ],
)
def test_the_rival_has_seven_monks_outposts_and_jars(scheme: str, six: RivalPosition, seven: RivalPosition) -> None:
    start = the_rival(fresh())
    assert (start.monks, start.outposts, start.jars) == (0, 0, 0)
    full: RivalPosition = {"workers": 3, "faith": 11, "strength": 11, "influence": 11, "schemes": [scheme]}
    game = table(1, workers=HANDS, rival={**full, **six})
    human_acts(game)
    assert (on_right(game), held(game)) == ({scheme: 3}, [])
    game = table(1, workers=HANDS, rival={**full, **seven})
    human_acts(game)
    assert (on_right(game), held(game)) == ({}, ["recruit"])


@rule("paladins.solo.ai-attribute-stack")
def test_the_attribute_markers_are_stacked_on_zero() -> None:
    game = fresh()
    assert attributes(game) == [0, 0, 0]
    assert stack(game) == ["influence", "faith", "strength"]


@rule("paladins.solo.resource-marker-start")
def test_the_resource_marker_starts_on_the_left() -> None:
    assert marker(fresh()) == 1
    game = table(1, workers=HANDS, rival={"workers": 3, "schemes": ["recruit"]})  # the marker where it starts
    leftmost = game.townsfolk_row[0]
    human_acts(game)
    assert game.townsfolk_discard == (leftmost,)


# ---- schemes ----


@rule("paladins.solo.scheme-deck")
@pytest.mark.parametrize("split", SPLITS)
def test_twelve_schemes_are_shuffled_and_five_set_aside(split: str) -> None:
    orders = set()
    for seed in range(8):
        rival = the_rival(game := fresh(seed, scheme_split=split))
        in_deck = schemes_in(game, rival.schemes.cards)
        assert sorted(in_deck) == sorted([*RIGHT_ACTIONS, *SPLITS[split]])
        assert set(rival.schemes.known) == {NOBODY}
        assert discarded(game) == []
        orders.add(tuple(in_deck))
    assert len(orders) > 4


@rule("paladins.solo.scheme-on-favours")
def test_a_favour_scheme_lies_open_on_each_of_the_five_favours() -> None:
    game = fresh()
    rival = the_rival(game)
    assert schemes_in(game, rival.scheme_aside.cards) == ["kings-favour"] * 5
    assert set(rival.scheme_aside.known) == {EVERYBODY}
    assert len(game.favours) == 5
    for round_number, left in [(1, 5), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1), (7, 0)]:
        pass_all_rounds_until(game, round_number)
        assert len(rival.scheme_aside) == left


# ---- workshops ----


@rule("paladins.solo.difficulty", "paladins.solo.difficulty-workshops")
@pytest.mark.parametrize(("difficulty", "orders"), [("easy", 1), ("normal", 3), ("hard", 5)])
def test_the_difficulty_gives_workshops_on_different_actions(difficulty: str, orders: int) -> None:
    found = set()
    for seed in range(30):
        given = workshops(fresh(seed, difficulty=difficulty))
        assert list(given.values()) == [1] * orders
        found |= set(given)
    assert sorted(found) == RIGHT_ACTIONS


@rule("paladins.solo.difficulty")
def test_normal_is_the_difficulty_if_none_is_chosen() -> None:
    assert len(workshops(fresh())) == 3


@rule("paladins.solo.difficulty-example", "paladins.solo.difficulty-workshops")
def test_commission_attack_and_absolve_revealed_put_a_workshop_on_each() -> None:
    game = table(1, workers=HANDS)
    for order in ("commission", "attack", "absolve"):
        workshop_from_order(game, ORDER_NAME.at(order))
    assert workshops(game) == {"commission": 1, "attack": 1, "absolve": 1}
    assert any(workshops(fresh(seed)) == workshops(game) for seed in range(100))


@rule("paladins.solo.orders-reshuffled")
def test_all_six_orders_are_shuffled_again_before_three_are_laid_out() -> None:
    shared = set()
    for seed in range(30):
        game = fresh(seed)
        laid = {ORDER_NAME.words[order] for order in game.orders.cards}
        assert len(laid) == 3
        assert set(game.orders.known) == {NOBODY}
        shared.add(len(laid & set(workshops(game))))
    assert {1, 2} <= shared


@rule("paladins.solo.workshop-on-orders", "paladins.solo.round-order-workshop")
@pytest.mark.parametrize(("difficulty", "orders"), [("easy", 1), ("normal", 3), ("hard", 5)])
def test_each_of_the_three_orders_carries_one_workshop(difficulty: str, orders: int) -> None:
    game = fresh(difficulty=difficulty)
    counts = [sum(workshops(game).values())]
    for round_number in (1, 2, 3, 4, 5):
        pass_all_rounds_until(game, round_number)
        counts.append(sum(workshops(game).values()))
    assert counts == [orders, orders + 1, orders + 2, orders + 3, orders + 3, orders + 3]


@rule("paladins.solo.workshops-at-most-two")
def test_no_action_of_the_rival_ever_holds_more_than_two_workshops() -> None:
    most = set()
    for seed in range(12):
        game = fresh(seed, difficulty="hard")
        pass_all_rounds_until(game, 4)
        most.add(max(workshops(game).values()))
    assert most == {2}


# ---- nobody is first player but the human ----


@rule("paladins.solo.no-first-player-marker", "paladins.solo.human-first")
def test_the_human_begins_every_round() -> None:
    game = fresh()
    for round_number in range(1, 8):
        pass_all_rounds_until(game, round_number)
        assert (game.round, game.seat, game.first) == (round_number, 0, 0)
        assert the_rival(game).untyped_workers == round_number + 3
        assert (held(game), on_right(game)) == ([], {})
        play(game, "pass")
