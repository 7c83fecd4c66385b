"""The end of the game: what is scored, who wins, and the example of 66 points."""

import pytest

from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, table
from tests.rules.paladins.arrange_right import final, shown
from tests.rules.paladins.arrange_round import at_end, fresh, points, until

COUNTS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
SPACES = ["r1-s1", "r1-s2", "r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1"]
BARE_WALLS = ["01", "02", "07", "08", "09", "10", "11"]  # without points of their own
NO_ORDERS = ["attack", "convert", "garrison"]
ALL_FOLK = ["abbot-labourer", "abbot-tax", "architect-tax", "squire-faith"]


# ---- when ----


@rule("paladins.end.after-round-seven")
@COUNTS
def test_the_game_ends_when_all_have_passed_in_round_seven(seats: int) -> None:
    everybody = {seat: ["labourer"] for seat in range(seats)}
    sixth = table(seats, round=6, workers=everybody)
    for _ in range(seats):
        play(sixth, "pass")
    assert (sixth.over, sixth.round) == (False, 7)
    game = table(seats, round=7, workers=everybody, silver={0: 30})
    row = shown(game)["townsfolk"]
    for _ in range(seats):
        assert not game.over
        assert game.winners() == []
        play(game, "pass")
    assert (game.over, game.seat, game.asks, game.options()) == (True, None, None, ())
    assert game.winners() == [0]
    assert shown(game)["townsfolk"] == row  # no reset any more


# ---- what is scored ----


@rule("paladins.end.categories")
def test_the_score_adds_up_these_and_nothing_else() -> None:
    game = at_end(
        3,
        orders=["commission", "attack", "fortify"],
        monks={0: SPACES[:5]},
        outposts={0: ["r3-s2", "r3-s3", "r3-s5", "r3-s6", "r4-s1"]},
        walls={0: [*BARE_WALLS[:4], "05"]},
        jars={0: range(5)},
        faith={0: 4},
        strength={0: 6},
        influence={0: 8},
        workshops={0: {"commission": 3, "fortify": 3, "garrison": 3}},
        paid={0: 4},
        unpaid={0: 1},
        silver={0: 4},
        provisions={0: 2},
        converted={0: ["warrior-byzantine"]},
    )
    assert points(game) == {
        "orders": 4 + 8,
        "faith": 3,
        "strength": 6,
        "influence": 9,
        "develop": 1,
        "debts": 4 - 3,
        "resources": 2,
        "commission": 2,
        "fortify": 1,
        "walls": 2,
        "garrison": 2,
        "absolve": 1,
        "convert": 1,
    }
    assert game.scores() == [43, 0, 0]


@rule("paladins.end.categories")
def test_workers_townsfolk_attacked_outsiders_and_the_marker_give_nothing() -> None:
    game = table(
        round=7,
        orders=["commission", "convert", "garrison"],
        workers={0: ["labourer"] * 3 + ["criminal"]},
        townsfolk={0: ALL_FOLK},
        attacked={0: ["archer-byzantine", "archer-saracen", "hunter-saracen", "thief-viking", "marauder-viking"]},
    )
    play(game, "pass")
    final(game)
    assert game.scores() == [0, 0]


@rule("paladins.end.attributes")
@pytest.mark.parametrize("name", ["faith", "strength", "influence"])
def test_each_attribute_scores_by_its_place_on_the_track(name: str) -> None:
    for value, worth in enumerate([0, 0, 1, 1, 3, 3, 6, 6, 9, 11, 13, 16, 20]):
        tracks = {one: {0: value if one == name else 0} for one in ("faith", "strength", "influence")}
        game = at_end(faith=tracks["faith"], strength=tracks["strength"], influence=tracks["influence"])
        assert points(game) == ({name: worth} if worth else {})


@rule("paladins.end.attributes-track-only")
@pytest.mark.parametrize("paladin", ["oliver", "roland", "gerin"])
def test_the_bonus_of_the_last_paladin_does_not_count(paladin: str) -> None:
    game = at_end(paladin={0: paladin}, faith={0: 2}, strength={0: 2}, influence={0: 2})
    assert points(game) == {"faith": 1, "strength": 1, "influence": 1}


@rule("paladins.end.developments")
def test_developing_scores_from_six_times_on() -> None:
    every = [
        {},
        {"commission": 1},
        {"commission": 3},
        {"commission": 3, "convert": 2},
        {"commission": 3, "convert": 3},
        {"commission": 3, "convert": 3, "attack": 1},
        {"commission": 3, "convert": 3, "attack": 3},
        {"commission": 3, "convert": 3, "attack": 3, "absolve": 2},
        {"commission": 3, "convert": 3, "attack": 3, "absolve": 3},
    ]
    scored = [points(at_end(workshops={0: workshops})).get("develop", 0) for workshops in every]
    assert scored == [0, 0, 0, 0, 0, 0, 1, 3, 6]


@rule("paladins.end.resources")
@pytest.mark.parametrize(
    ("silver", "provisions", "mixed", "separate"),
    [(3, 0, 1, 1), (0, 3, 1, 1), (2, 1, 1, 0), (1, 2, 1, 0), (2, 0, 0, 0), (4, 4, 2, 2), (5, 4, 3, 2), (5, 5, 3, 2)],
)
def test_three_silver_and_provisions_are_a_point(silver: int, provisions: int, mixed: int, separate: int) -> None:
    for setting, worth in (("mixed", mixed), ("separate", separate)):
        game = at_end(silver={0: silver}, provisions={0: provisions}, settings={"resource_sets": setting})
        assert points(game).get("resources", 0) == worth
    assert at_end(silver={0: silver}, provisions={0: provisions}).scores() == [mixed, 0]


@rule("paladins.end.commissions")
def test_commissions_score_from_five_on() -> None:
    scored = [points(at_end(monks={0: SPACES[:n]}, orders=NO_ORDERS)).get("commission", 0) for n in range(8)]
    assert scored == [0, 0, 0, 0, 0, 2, 5, 9]


@rule("paladins.end.fortifications")
def test_fortifications_score_from_five_on_besides_the_points_of_the_walls() -> None:
    scored = [points(at_end(walls={0: BARE_WALLS[:n]}, orders=NO_ORDERS)) for n in range(8)]
    assert [one.get("fortify", 0) for one in scored] == [0, 0, 0, 0, 0, 1, 3, 6]
    assert [one.get("walls", 0) for one in scored] == [0] * 8
    six = points(at_end(walls={0: ["03", "04", "05", "06", "07", "08"]}, orders=NO_ORDERS))
    assert six == {"fortify": 3, "walls": 6}


@rule("paladins.end.wall-points-always")
@pytest.mark.parametrize(
    ("walls", "worth"), [(["03"], 1), (["05"], 2), (["03", "05"], 3), (["03", "04", "05", "06"], 6)]
)
def test_points_of_walls_count_with_fewer_than_five(walls: list[str], worth: int) -> None:
    assert points(at_end(walls={0: walls}, orders=NO_ORDERS)) == {"walls": worth}


@rule("paladins.end.garrisons")
def test_garrisons_score_from_five_on() -> None:
    orders = ["attack", "convert", "fortify"]
    scored = [points(at_end(outposts={0: SPACES[:n]}, orders=orders)).get("garrison", 0) for n in range(8)]
    assert scored == [0, 0, 0, 0, 0, 2, 5, 9]


@rule("paladins.end.absolutions")
def test_absolutions_score_from_five_on() -> None:
    scored = [points(at_end(jars={0: range(n)}, orders=NO_ORDERS)).get("absolve", 0) for n in range(8)]
    assert scored == [0, 0, 0, 0, 0, 1, 3, 6]


@rule("paladins.end.suspicion-no-points")
@pytest.mark.parametrize("cards", [[], ["01"], ["01", "07", "15", "16", "17"]])
def test_suspicion_cards_neither_give_nor_cost_points(cards: list[str]) -> None:
    game = at_end(suspicion={0: cards}, silver={0: 6})
    assert game.scores() == [2, 0]


# ---- who wins ----


@rule("paladins.end.winner")
@pytest.mark.parametrize("best", range(4))
def test_most_points_win(best: int) -> None:
    game = at_end(4, silver={seat: 9 if seat == best else 6 for seat in range(4)}, suspicion={best: ["01", "02"]})
    assert game.winners() == [best]


@rule("paladins.end.tie-orders")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_tie_is_won_by_more_points_from_kings_orders(seat: int) -> None:
    game = at_end(
        orders=["fortify", "attack", "convert"],
        walls={seat: BARE_WALLS[:5]},
        paid={1 - seat: 5},
        suspicion={seat: ["01", "02"]},  # Suspicion is looked at only afterwards
    )
    assert game.scores() == [5, 5]
    assert game.winners() == [seat]


@rule("paladins.end.tie-orders")
def test_points_count_not_how_many_orders() -> None:
    five = ["archer-byzantine", "archer-saracen", "hunter-byzantine", "hunter-saracen", "thief-viking"]
    game = at_end(
        orders=["attack", "absolve", "fortify"],
        walls={0: BARE_WALLS[:5]},  # 8 + 1
        attacked={1: five},  # 4
        paid={1: 5},
        suspicion={0: ["01"]},
    )
    assert game.scores() == [9, 9]
    assert game.winners() == [0]


@rule("paladins.end.tie-suspicion")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_then_fewest_suspicion_cards_win(seat: int) -> None:
    cards = {0: ["01", "02"], 1: ["07", "08"], 2: ["15", "16"]}
    cards[seat] = cards[seat][:1]
    game = at_end(3, silver={0: 6, 1: 6, 2: 6}, suspicion=cards)
    assert game.scores() == [2, 2, 2]
    assert game.winners() == [seat]


@rule("paladins.end.tie-shared")
def test_then_the_victory_is_shared() -> None:
    cards = {0: ["01"], 2: ["15"]}  # the tax on the cards does not matter
    assert at_end(3, silver={0: 6, 1: 3, 2: 6}, suspicion=cards).winners() == [0, 2]
    assert at_end(4).winners() == [0, 1, 2, 3]


# ---- the example ----


@rule("paladins.end.example-66")
@rule("paladins.end.example-adventurer")
def test_example_of_sixty_six_points() -> None:
    game = at_end(
        3,
        orders=["fortify", "garrison", "commission"],
        strength={0: 11},
        influence={0: 10},
        faith={0: 6},
        monks={0: SPACES[:6]},
        walls={0: ["05", "03", "07", "08", "09", "10"]},
        converted={0: ["adventurer-viking", "warrior-byzantine", "warrior-saracen", "assassin-viking"]},
        attacked={0: ["archer-saracen", "hunter-saracen", "marauder-saracen", "thief-viking"]},
        paid={0: 2},
        unpaid={0: 1},
        silver={0: 1},
        provisions={0: 2},
    )
    assert points(game) == {
        "orders": 4 + 8,
        "strength": 16,
        "influence": 13,
        "faith": 6,
        "commission": 5,
        "fortify": 3,
        "walls": 3,
        "convert": 3 + 1 + 1 + 3,
        "debts": 2 - 3,
        "resources": 1,
    }
    assert game.scores()[0] == 66
    assert game.winners() == [0]


@rule("paladins.end.example-adventurer")
def test_example_six_commissions_and_an_adventurer() -> None:
    game = at_end(monks={0: SPACES[:6]}, converted={0: ["adventurer-saracen"]}, orders=NO_ORDERS)
    assert points(game) == {"commission": 5, "convert": 3}


@rule("paladins.end.after-round-seven")
def test_nothing_can_be_played_after_the_end() -> None:
    game = until(fresh(2))
    assert game.over
    assert offered(game) == []
