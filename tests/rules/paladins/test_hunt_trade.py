"""Hunt and Trade: one worker of any type for 1 Provision or Silver, a second of the right type for 3."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, standing, supply_of, table

TYPES = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
SECOND = {"hunt": "scout", "trade": "merchant"}


def ready(workers: list[str], **settings: str) -> PaladinsTable:
    """Seat 0 has workers, a Paladin that adds nothing, and no resources; seat 1 can act."""
    return table(workers={0: workers, 1: ["labourer"] * 2}, paladin={0: "oliver"}, settings=settings)


def owned(game: PaladinsTable, action: str) -> int:
    """Give how much of the action's resource seat 0 has; of the other one there is nothing."""
    player = game.players[0]
    mine, other = (player.provisions, player.silver) if action == "hunt" else (player.silver, player.provisions)
    assert other == 0
    return mine


@rule("paladins.hunt.one-worker")
@pytest.mark.parametrize("worker", TYPES)
def test_one_worker_of_any_type_hunts_a_provision(worker: str) -> None:
    game = ready([worker])
    play(game, "do hunt")
    assert (game.seat, owned(game, "hunt")) == (1, 1)


@rule("paladins.trade.one-worker")
@pytest.mark.parametrize("worker", TYPES)
def test_one_worker_of_any_type_trades_for_a_silver(worker: str) -> None:
    game = ready([worker])
    play(game, "do trade")
    assert (game.seat, owned(game, "trade")) == (1, 1)


@rule("paladins.hunt.two-workers")
def test_two_workers_hunt_three_provisions_in_all() -> None:
    game = ready(["labourer", "scout"])
    play(game, "do hunt-two")
    assert owned(game, "hunt") == 3
    assert (standing(game.players[0], "hunt"), supply_of(game.players[0])) == (["labourer", "scout", None], {})


@rule("paladins.trade.two-workers")
def test_two_workers_trade_for_three_silver_in_all() -> None:
    game = ready(["labourer", "merchant"])
    play(game, "do trade-two")
    assert owned(game, "trade") == 3
    assert (standing(game.players[0], "trade"), supply_of(game.players[0])) == (["labourer", "merchant", None], {})


@rule("paladins.hunt.scout-second", "paladins.trade.merchant-second")
@pytest.mark.parametrize("action", SECOND)
@pytest.mark.parametrize("first", TYPES)
@pytest.mark.parametrize("second", TYPES)
def test_the_right_hand_worker_has_its_type(action: str, first: str, second: str) -> None:
    game = ready([first, second])
    fitting = {SECOND[action], "criminal"}
    assert (f"do {action}-two" in offered(game)) == bool({first, second} & fitting)
    if not {first, second} & fitting:
        return
    play(game, f"do {action}-two")
    if game.seat == 0:  # both would fit on the right
        play(game, f"worker {first}")
    assert standing(game.players[0], action)[1] in fitting


@rule("paladins.hunt.no-later-addition")
@pytest.mark.parametrize("action", SECOND)
def test_no_second_worker_in_a_later_turn(action: str) -> None:
    game = ready([SECOND[action]] * 3)
    play(game, f"do {action}", "do hunt")
    assert game.seat == 0
    assert not [notation for notation in offered(game) if action in notation]


@rule("paladins.hunt.left-place-single")
@pytest.mark.parametrize("action", SECOND)
@pytest.mark.parametrize("worker", TYPES)
def test_a_single_worker_stands_on_the_left_place(action: str, worker: str) -> None:
    game = ready([worker])
    play(game, f"do {action}")
    assert standing(game.players[0], action) == [worker, None, None]


@rule("paladins.hunt.from-shared-supply")
@pytest.mark.parametrize(("way", "n"), [("", 1), ("-two", 3)])
def test_the_resources_come_from_the_shared_supply(way: str, n: int) -> None:
    game = ready(["labourer", "criminal"])
    chosen = [] if way else ["worker labourer"]  # of two, the criminal must stand on the right
    provisions, silver, tax = game.provisions, game.silver, game.tax_supply
    play(game, f"do hunt{way}", *chosen)
    assert (game.provisions, game.silver, game.tax_supply) == (provisions - n, silver, tax)
    game = ready(["labourer", "criminal"])
    play(game, f"do trade{way}", *chosen)
    assert (game.provisions, game.silver, game.tax_supply) == (provisions, silver - n, tax)


@rule("paladins.hunt.from-shared-supply", "paladins.supply.no-shortage")
@pytest.mark.parametrize("action", SECOND)
@pytest.mark.parametrize(("supply", "gained"), [("unlimited", 3), ("limited", 2)])
def test_an_almost_empty_shared_supply_cuts_the_gain_only_with_limited_pieces(
    action: str, supply: str, gained: int
) -> None:
    game = ready(["labourer", SECOND[action]], supply=supply)
    other = game.players[1]
    other.silver, other.provisions = game.silver - 2, game.provisions - 2
    game.silver, game.provisions = 2, 2
    play(game, f"do {action}-two")
    assert owned(game, action) == gained
    game.check()
