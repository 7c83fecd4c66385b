"""King's Orders score for everybody at the end; King's Favours are action spaces for one worker a round."""

from typing import Any

import pytest

from roundtable.games.paladins.content import FAVOUR_NAME
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, supply_of, table
from tests.rules.paladins.arrange_right import Arranged, favoured, ready, shown
from tests.rules.paladins.arrange_round import CHOOSE_PALADIN, TURN, at_end, points, until

WALLS = ["01", "02", "07", "08", "09", "10", "11"]  # without points of their own
SPACES = ["r1-s1", "r1-s2", "r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1"]
OUTSIDERS = ["archer-byzantine", "archer-saracen", "assassin-viking", "hunter-byzantine", "hunter-saracen",
             "traitor-viking", "traitor-byzantine"]  # fmt: skip
ORDERS = ["commission", "fortify", "garrison", "absolve", "attack", "convert"]
PLACES = pytest.mark.parametrize(("place", "worth"), [(0, 4), (1, 6), (2, 8)])


def done(order: str, times: int, place: int) -> Arranged:
    """Arrange that seat 0 has done the action of a King's Order so many times; two others ask for what nobody did."""
    every: dict[str, Arranged] = {
        "commission": {"monks": {0: SPACES[:times]}},
        "fortify": {"walls": {0: WALLS[:times]}},
        "garrison": {"outposts": {0: SPACES[:times]}},
        "absolve": {"jars": {0: range(times)}},
        "attack": {"attacked": {0: OUTSIDERS[:times]}},
        "convert": {"converted": {0: OUTSIDERS[:times]}},
    }
    others = [word for word in ORDERS if word != order][:2]
    return {**every[order], "orders": [*others[:place], order, *others[place:]]}


# ---- King's Orders ----


@rule("paladins.kings-order.five-of-an-action")
@pytest.mark.parametrize("order", ORDERS)
def test_an_order_is_met_by_five_of_its_action(order: str) -> None:
    for times in range(8):
        game = at_end(**done(order, times, 0))
        assert points(game).get("orders", 0) == (4 if times >= 5 else 0)


@rule("paladins.kings-order.points")
@PLACES
@pytest.mark.parametrize("order", ORDERS)
def test_the_orders_are_worth_four_six_and_eight(order: str, place: int, worth: int) -> None:
    assert points(at_end(**done(order, 5, place)))["orders"] == worth


@rule("paladins.kings-order.points")
def test_all_three_together_are_worth_eighteen() -> None:
    game = at_end(
        orders=["attack", "fortify", "absolve"], attacked={0: OUTSIDERS}, walls={0: WALLS}, jars={0: range(5)}
    )
    assert points(game)["orders"] == 18


@rule("paladins.kings-order.open-to-all")
def test_everybody_who_meets_an_order_scores_it() -> None:
    game = at_end(3, orders=["absolve", "fortify", "attack"], jars={0: range(5), 1: range(4), 2: range(1, 7)})
    assert [points(game, seat).get("orders", 0) for seat in range(3)] == [4, 0, 4]


@rule("paladins.kings-order.checked-at-end")
def test_an_order_of_the_first_round_can_be_met_in_the_last_and_counts_once() -> None:
    late = ready("fortify", round=7, orders=["fortify"], walls={0: WALLS[:4]}, influence={0: 12}, next_walls=["24"])
    assert "orders" not in points(late)
    play(late, "do fortify")
    until(late)
    assert points(late)["orders"] == 4
    early = ready("conspire", round=1, orders=["fortify", "attack", "convert"], walls={0: WALLS[:6]})
    until(early)
    assert points(early)["orders"] == 4


@rule("paladins.kings-order.counts-whole-game")
@pytest.mark.parametrize("round_number", [1, 2])
def test_what_was_done_before_an_order_is_revealed_counts(round_number: int) -> None:
    game = ready("conspire", round=round_number, orders=["attack", "convert", "fortify"], walls={0: WALLS[:5]})
    assert shown(game)["orders"][2] is None
    assert "orders" not in points(game)
    until(game)
    assert points(game)["orders"] == 8


# ---- King's Favours ----

# The worker a Favour asks for, what the player has before, what is answered, and what is there afterwards.
USED: dict[str, tuple[str, dict[str, int], list[str], dict[str, Any]]] = {
    "recruit": ("scout", {}, ["recruit abbot-labourer"], {"townsfolk": ["abbot-labourer"]}),
    "confession": ("cleric", {"suspicion": 1}, ["remove-suspicion"], {"suspicion": [], "silver": 2}),
    "outlaws": ("", {}, [], {"criminals": 2, "suspicion": [0, 0]}),
    "training": ("criminal", {}, ["choose strength"], {"attributes": {"faith": 0, "strength": 1, "influence": 0}}),
    "pardon": (
        "fighter",
        {"silver": 1, "unpaid": 1},
        ["choose pay-debt", "pay-debt"],
        {"unpaid_debts": 0, "paid_debts": 1},
    ),
    "loan": ("", {}, [], {"unpaid_debts": 1, "workers": {"scout": 1, "merchant": 1, "fighter": 1}}),
    "building": ("merchant", {"provisions": 1}, ["choose fighter-cleric"], {"workers": {"fighter": 1, "cleric": 1}}),
    "labour": ("criminal", {}, [], {"workers": {"labourer": 3}}),
    "supplies": ("", {}, [], {"provisions": 2, "silver": 1}),
    "prayer": ("", {}, ["clear trade"], {"board": [None, None, None]}),
}


def before(favour: str, worker: str) -> Arranged:
    """Arrange a player with one worker and just what a King's Favour asks for."""
    given = USED[favour][1]
    return {
        "workers": {0: [worker] if worker else []},
        "silver": {0: given.get("silver", 0)},
        "provisions": {0: given.get("provisions", 0)},
        "unpaid": {0: given.get("unpaid", 0)},
        "suspicion": {0: ["03"] * given.get("suspicion", 0)},
        "next_suspicion": ["01", "02"],
        "row": ["abbot-labourer", *[None] * 4],
        "board": {0: {"trade": ["labourer"]}},
    }


@rule("paladins.kings-favour.worker-and-cost")
@pytest.mark.parametrize("favour", FAVOUR_NAME.words)
def test_a_favour_takes_a_worker_and_its_cost_and_gives_what_it_shows(favour: str) -> None:
    wanted, given, answers, expected = USED[favour]
    worker = wanted or "labourer"
    game = favoured(favour, **before(favour, worker))
    play(game, f"favour {favour}", *answers)
    assert game.seat == 1
    player = shown(game)["players"][0]
    assert shown(game)["favour_workers"][0] == worker
    found = {
        **player,
        "criminals": player["workers"]["criminal"],
        "workers": supply_of(game.players[0]),
        "board": player["board"]["trade"],
    }
    spent = {"silver": 0, "provisions": 0, "unpaid_debts": given.get("unpaid", 0)}
    assert {key: found[key] for key in {**spent, **expected}} == {**spent, **expected}


@rule("paladins.kings-favour.worker-and-cost")
@pytest.mark.parametrize("favour", FAVOUR_NAME.words)
@pytest.mark.parametrize("worker", ["labourer", "scout", "merchant", "fighter", "cleric", "criminal", ""])
def test_only_a_worker_that_fits_can_be_placed(favour: str, worker: str) -> None:
    wanted = USED[favour][0]
    fits = worker != "" and (wanted in ("", worker) or worker == "criminal")
    arranged = before(favour, worker)
    arranged["forced"] = False
    assert (f"favour {favour}" in offered(favoured(favour, **arranged))) == fits


@rule("paladins.kings-favour.worker-and-cost")
def test_one_worker_is_placed_and_the_player_says_which() -> None:
    game = favoured("supplies", workers={0: ["labourer", "scout", "criminal"]})
    play(game, "favour supplies")
    assert offered(game) == ["worker labourer", "worker scout", "worker criminal"]
    play(game, "worker scout")
    assert supply_of(game.players[0]) == {"labourer": 1, "criminal": 1}


@rule("paladins.kings-favour.worker-and-cost")
def test_without_the_cost_a_favour_cannot_be_used() -> None:
    assert "favour pardon" not in offered(favoured("pardon", workers={0: ["fighter"]}))
    assert "favour building" not in offered(favoured("building", workers={0: ["merchant"]}, silver={0: 5}))
    assert "favour loan" in offered(favoured("loan", workers={0: ["fighter"]}, debts=1))
    assert "favour loan" not in offered(favoured("loan", workers={0: ["fighter"]}, debts=0))


@rule("paladins.kings-favour.choice")
@pytest.mark.parametrize(
    ("favour", "choices"),
    [
        ("training", ["faith", "strength", "influence"]),
        ("pardon", ["pay-debt", "remove-suspicion-2"]),
        ("building", ["free-develop", "fighter-cleric"]),
    ],
)
def test_who_uses_a_favour_chooses_one_of_its_gains(favour: str, choices: list[str]) -> None:
    workers = {0: ["criminal"], 1: ["labourer"]}
    for choice in choices:
        game = favoured(favour, workers=workers, silver={0: 1}, provisions={0: 1})
        play(game, f"favour {favour}")
        assert (game.seat, offered(game)) == (0, [f"choose {word}" for word in choices])
        play(game, f"choose {choice}")
        until(game, TURN)
        player = shown(game)["players"][0]
        assert [player["attributes"][name] for name in ("faith", "strength", "influence")] == [
            1 if choice == name else 0 for name in ("faith", "strength", "influence")
        ]
        assert sum(player["workshops"].values()) == (1 if choice == "free-develop" else 0)
        assert player["workers"]["fighter"] == (1 if choice == "fighter-cleric" else 0)


@rule("paladins.kings-favour.choice")
def test_removing_two_suspicion_cards_is_one_choice() -> None:
    game = favoured("pardon", workers={0: ["fighter"]}, silver={0: 1}, suspicion={0: ["01", "02", "03"]}, unpaid={0: 1})
    play(game, "favour pardon", "choose remove-suspicion-2", "remove-suspicion", "remove-suspicion")
    assert game.seat == 1
    assert (len(game.players[0].suspicion), game.players[0].unpaid_debts) == (1, 1)


@rule("paladins.kings-favour.new-spaces")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_any_player_may_use_a_revealed_favour(seats: int) -> None:
    for seat in range(seats):
        game = table(
            seats, round=4, first=seat, workers={seat: ["labourer"]}, favours=["supplies", "prayer", "outlaws"]
        )
        assert offered(game, "favour") == ["favour supplies", "favour prayer"]
        play(game, "favour supplies")
        assert game.players[seat].provisions == 2


@rule("paladins.kings-favour.new-spaces")
def test_a_favour_is_additional_to_the_spaces_of_the_board() -> None:
    board = {0: {action: ["labourer"] for action in ("trade", "hunt", "conspire", "recruit")}}
    game = favoured("supplies", workers={0: ["labourer"]}, board=board)
    assert offered(game) == ["favour supplies", "pass"]


@rule("paladins.kings-favour.stays-open")
@pytest.mark.parametrize("round_number", range(3, 8))
def test_a_favour_can_be_used_from_its_round_on(round_number: int) -> None:
    favours = ["supplies", "prayer", "outlaws", "loan", "recruit"]
    game = table(round=round_number, workers={0: ["criminal"]}, favours=favours)
    assert offered(game, "favour") == [f"favour {word}" for word in favours[: round_number - 2]]


@rule("paladins.kings-favour.stays-open", "paladins.kings-favour.once-per-round")
def test_a_favour_used_is_free_again_in_the_next_round() -> None:
    game = favoured("supplies", workers={0: ["labourer"], 1: ["labourer"]}, tax=5)
    play(game, "favour supplies")
    assert (game.seat, offered(game, "favour")) == (1, [])
    play(game, "pass")
    until(game, CHOOSE_PALADIN)
    until(game, TURN)
    assert game.round == 4
    assert "favour supplies" in offered(game)


@rule("paladins.kings-favour.once-per-round")
def test_a_favour_is_blocked_for_everybody_once_it_is_used() -> None:
    game = favoured("supplies", seats=3, tax=5)
    play(game, "favour supplies", "worker labourer")
    for seat in (1, 2, 0, 1):
        assert game.seat == seat
        assert "favour supplies" not in offered(game)
        play(game, "do trade" if "do trade" in offered(game) else "do hunt", "worker labourer")


@rule("paladins.kings-favour.not-cleared-by-pray")
def test_prayers_do_not_clear_favours() -> None:
    game = favoured(
        "supplies",
        round=4,
        workers={0: ["cleric", "labourer"], 1: ["labourer"]},
        silver={0: 2},
        board={0: {"trade": ["labourer"]}},
        occupied={0: "labourer", 1: "labourer"},
        paladin={0: "gerin"},
    )
    play(game, "do pray")
    assert offered(game) == ["clear trade", "clear pray", "decline"]
    play(game, "clear trade")
    assert shown(game)["favour_workers"][:2] == ["labourer", "labourer"]
    assert offered(game, "favour") == []
