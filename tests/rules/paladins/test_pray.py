"""Pray: a cleric and 2 Silver clear an action space of the own board."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.names import WORKER
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, standing, supply_of, table

TYPES = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
ACTIONS = ["develop", "recruit", "hunt", "trade", "conspire", "commission", "fortify", "garrison", "absolve", "attack",
           "convert"]  # fmt: skip
OTHER_SPACES = {"pray_current_space": "other_spaces"}
MUST = {"declinable_gains": "none"}


def ready(
    board: dict[str, list[str | None]],
    workers: tuple[str, ...] = ("cleric",),
    silver: int = 2,
    settings: dict[str, str] | None = None,
) -> PaladinsTable:
    """Seat 0 may pray at the usual price; seat 1 has used Trade and can act."""
    return table(
        workers={0: workers, 1: ["labourer"]},
        silver={0: silver},
        paladin={0: "gerin"},
        board={0: board, 1: {"trade": ["labourer"]}},
        settings=settings,
    )


@rule("paladins.pray.worker")
@pytest.mark.parametrize("worker", TYPES)
def test_pray_takes_one_cleric(worker: str) -> None:
    game = ready({}, (worker, worker))
    assert ("do pray" in offered(game)) == (worker in ("cleric", "criminal"))
    if "do pray" in offered(game):
        play(game, "do pray", "decline")
        assert standing(game.players[0], "pray") == [worker, None, None]
        assert supply_of(game.players[0]) == {worker: 1}


@rule("paladins.pray.cost")
def test_pray_costs_two_silver_to_the_shared_supply() -> None:
    game = ready({}, silver=3)
    shared, tax = game.silver, game.tax_supply
    play(game, "do pray", "decline")
    assert (game.players[0].silver, game.silver, game.tax_supply) == (1, shared + 2, tax)
    assert "do pray" in offered(ready({}, silver=2))
    assert "do pray" not in offered(ready({}, silver=1))


@rule("paladins.pray.clear-one-space")
def test_all_workers_of_one_space_return_to_the_shared_supply() -> None:
    game = ready({"fortify": ["merchant", "labourer", "scout"], "hunt": ["fighter"]})
    before = game.supply[:]
    play(game, "do pray", "clear fortify")
    assert game.seat == 1
    assert standing(game.players[0], "fortify") == [None, None, None]
    assert standing(game.players[0], "hunt") == ["fighter", None, None]
    assert standing(game.players[0], "pray") == ["cleric", None, None]
    assert supply_of(game.players[0]) == {}
    returned = {WORKER.words[at]: now - before[at] for at, now in enumerate(game.supply) if now != before[at]}
    assert returned == {"merchant": 1, "labourer": 1, "scout": 1}


@rule("paladins.pray.space-usable-again")
def test_a_cleared_space_can_be_used_again() -> None:
    game = ready({"hunt": ["scout", "scout"]}, ("cleric", "labourer", "labourer"))
    assert "do hunt" not in offered(game)
    play(game, "do pray", "clear hunt", "pass")
    assert (game.round, game.seat) == (1, 0)
    assert "do hunt" in offered(game)
    play(game, "do hunt")
    assert game.players[0].provisions == 1


@rule("paladins.pray.any-space")
@pytest.mark.parametrize("space", ACTIONS)
def test_any_space_of_the_own_board_can_be_cleared(space: str) -> None:
    game = ready({action: ["labourer"] for action in ACTIONS})
    play(game, "do pray")
    left, right = ACTIONS[:4], ACTIONS[4:]
    assert offered(game, "clear") == [f"clear {action}" for action in (*left, "pray", *right)]
    play(game, f"clear {space}")
    assert [action for action in ACTIONS if standing(game.players[0], action)[0] is None] == [space]
    assert standing(game.players[1], "trade") == ["labourer", None, None]


@rule("paladins.pray.any-space")
def test_only_spaces_that_hold_workers_of_the_player_are_named() -> None:
    game = ready({"hunt": ["scout"]})
    play(game, "do pray")
    assert offered(game) == ["clear hunt", "clear pray", "decline"]


@rule("paladins.pray.optional")
def test_all_spaces_may_be_left_as_they_are() -> None:
    game = ready({"hunt": ["scout"]})
    play(game, "do pray", "decline")
    assert (game.seat, game.players[0].silver) == (1, 0)
    assert standing(game.players[0], "hunt") == ["scout", None, None]
    assert standing(game.players[0], "pray") == ["cleric", None, None]


@rule("paladins.pray.optional")
def test_by_setting_a_space_must_be_cleared() -> None:
    game = ready({"hunt": ["scout"]}, settings=MUST)
    play(game, "do pray")
    assert offered(game) == ["clear hunt", "clear pray"]


@rule("paladins.pray.space-just-used")
def test_pray_may_clear_its_own_space() -> None:
    game = ready({}, ("cleric", "cleric"), silver=4)
    clerics = game.supply[WORKER.at("cleric")]
    play(game, "do pray", "clear pray")
    assert standing(game.players[0], "pray") == [None, None, None]
    assert game.supply[WORKER.at("cleric")] == clerics + 1
    play(game, "pass")
    assert "do pray" in offered(game)


@rule("paladins.pray.space-just-used")
def test_a_prayer_as_a_reward_may_clear_the_space_that_brought_it() -> None:
    workers = {0: ["merchant", "labourer", "fighter"], 1: ["labourer"]}
    game = table(workers=workers, provisions={0: 1}, strength={0: 5})
    before = game.supply[:]
    play(game, "do garrison", "space r3-s4")
    assert offered(game) == ["clear garrison", "decline"]
    play(game, "clear garrison")
    assert standing(game.players[0], "garrison") == [None, None, None]
    assert [now - then for now, then in zip(game.supply, before, strict=True)] == [1, 0, 1, 1, 0, 0]


@rule("paladins.pray.space-just-used")
def test_by_setting_the_space_just_used_stays() -> None:
    game = ready({"hunt": ["scout"], "trade": ["scout"]}, settings=OTHER_SPACES)
    play(game, "do pray")
    assert offered(game, "clear") == ["clear hunt", "clear trade"]
    row = ["abbot-provision", None, None, None, None]  # its corner is a prayer
    game = table(workers={0: ["labourer"], 1: ["labourer"]}, silver={0: 3}, row=row, debts=0, settings=OTHER_SPACES)
    play(game, "do dismiss")
    assert (game.seat, standing(game.players[0], "recruit")) == (1, ["labourer", None, None])


@rule("paladins.pray.example-criminal")
def test_example_a_criminal_prays_and_clears_absolve() -> None:
    game = ready({"absolve": ["cleric", "labourer", "merchant"], "trade": ["scout"]}, ("criminal",))
    before, shared = game.supply[:], game.silver
    play(game, "do pray", "clear absolve")
    assert standing(game.players[0], "pray") == ["criminal", None, None]
    assert (game.players[0].silver, game.silver) == (0, shared + 2)
    assert standing(game.players[0], "absolve") == [None, None, None]
    assert [now - then for now, then in zip(game.supply, before, strict=True)] == [1, 0, 1, 0, 1, 0]
