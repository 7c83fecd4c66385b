"""Placing workers: clear and coloured worker places, criminals as wild workers, labourers, and who chooses."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import FAVOUR_NAME
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, standing, supply_of, table

TYPES = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
# The coloured places of the right side; the middle one is clear.
COLOURS = {
    "commission": ("scout", "cleric"),
    "fortify": ("merchant", "scout"),
    "garrison": ("merchant", "fighter"),
    "absolve": ("cleric", "merchant"),
    "attack": ("scout", "fighter"),
    "convert": ("fighter", "cleric"),
}
TARGETS = {
    "commission": "space r1-s2",
    "garrison": "space r1-s2",
    "absolve": "jar labourer",
    "attack": "outsider archer-byzantine",
    "convert": "outsider archer-byzantine",
}


def able(workers: list[str]) -> PaladinsTable:
    """Seat 0 can pay for and reach a target of every action; only workers decide. Every worker is asked for."""
    return table(
        workers={0: workers, 1: ["labourer"]},
        silver={0: 9},
        provisions={0: 9},
        strength={0: 1},
        outsiders=["archer-byzantine", None, None, None, None, None],
        forced=False,
    )


def begin(game: PaladinsTable, action: str) -> None:
    """Begin an action, so that its first worker is to be placed."""
    play(game, f"do {action}", *([TARGETS[action]] if action in TARGETS else []))


def choices(game: PaladinsTable, action: str, *placed: str) -> list[str]:
    """Give the types that may go to the place after those placed."""
    begin(game, action)
    play(game, *[f"worker {worker}" for worker in placed])
    return [notation.removeprefix("worker ") for notation in offered(game, "worker")]


@rule("paladins.action.choose-workers")
def test_the_player_chooses_among_the_workers_that_fit() -> None:
    game = able(["labourer", "scout", "cleric"])
    assert choices(game, "hunt") == ["labourer", "scout", "cleric"]
    play(game, "worker cleric")
    assert standing(game.players[0], "hunt") == ["cleric", None, None]
    assert supply_of(game.players[0]) == {"labourer": 1, "scout": 1}
    assert choices(able(["merchant", "merchant", "criminal", "scout"]), "fortify") == ["merchant", "criminal"]


@rule("paladins.action.clear-spaces-any-worker")
@pytest.mark.parametrize("worker", TYPES)
def test_a_clear_place_takes_every_type(worker: str) -> None:
    for action in ("hunt", "trade", "conspire"):
        game = able([worker])
        play(game, f"do {action}", f"worker {worker}")
        assert standing(game.players[0], action) == [worker, None, None]
    for action, (left, right) in COLOURS.items():
        game = able([left, worker, right])
        begin(game, action)
        play(game, f"worker {left}", f"worker {worker}", f"worker {right}")
        assert standing(game.players[0], action) == [left, worker, right]


@rule("paladins.action.coloured-spaces-match")
@pytest.mark.parametrize("action", COLOURS)
def test_a_coloured_place_takes_its_own_colour(action: str) -> None:
    left, right = COLOURS[action]
    everything = [*TYPES[:5], *TYPES[:5]]
    assert choices(able(everything), action) == [left]
    assert choices(able(everything), action, left, "labourer") == [right]
    for colour in (left, right):
        assert f"do {action}" not in offered(able([worker for worker in everything if worker != colour]))


@rule("paladins.action.coloured-spaces-match")
def test_a_worker_is_not_wasted_on_a_clear_place_if_a_coloured_one_needs_it() -> None:
    assert choices(able(["merchant", "labourer", "scout"]), "fortify", "merchant") == ["labourer"]
    assert choices(able(["scout", "labourer"]), "hunt-two") == ["labourer"]


@rule("paladins.action.criminals-wild")
def test_criminals_stand_on_clear_and_coloured_places() -> None:
    for action in COLOURS:
        game = able(["criminal"] * 3)
        begin(game, action)
        play(game, *["worker criminal"] * 3)
        assert standing(game.players[0], action) == ["criminal"] * 3
    for action in ("recruit", "hunt-two", "trade-two", "pray"):
        assert f"do {action}" in offered(able(["criminal"] * 2))


@rule("paladins.action.criminals-wild")
@pytest.mark.parametrize("action", COLOURS)
def test_a_criminal_stands_in_for_either_colour(action: str) -> None:
    left, right = COLOURS[action]
    for placed in (["criminal", "labourer", right], [left, "labourer", "criminal"], [left, "criminal", right]):
        game = able(placed)
        begin(game, action)
        play(game, *[f"worker {worker}" for worker in placed])
        assert standing(game.players[0], action) == placed
    assert f"do {action}" not in offered(able(["criminal", "labourer", "labourer"]))


@rule("paladins.action.criminals-wild")
@pytest.mark.parametrize("favour", FAVOUR_NAME.words)
def test_a_criminal_may_stand_on_every_kings_favour(favour: str) -> None:
    game = table(
        workers={0: ["criminal"], 1: ["labourer"]}, silver={0: 9}, provisions={0: 9}, round=3, favours=[favour]
    )
    play(game, f"favour {favour}")
    assert game.favour_workers[0] == TYPES.index("criminal")


@rule("paladins.action.labourer-clear-only")
def test_labourers_alone_take_only_what_has_clear_places() -> None:
    clear = ["do develop", "do dismiss", "do hunt", "do trade", "do conspire"]
    assert offered(able(["labourer"] * 6), "do") == clear


@rule("paladins.action.labourer-clear-only")
@pytest.mark.parametrize("action", COLOURS)
def test_a_labourer_stands_on_the_middle_place_only(action: str) -> None:
    left, right = COLOURS[action]
    workers = [left, right, "labourer", "labourer", "criminal"]
    assert "labourer" not in choices(able(workers), action)
    assert "labourer" in choices(able(workers), action, left)
    assert "labourer" not in choices(able(workers), action, left, "labourer")


@rule("paladins.action.labourer-clear-only")
def test_labourers_use_only_kings_favours_with_a_clear_place() -> None:
    for favours in (FAVOUR_NAME.words[:5], FAVOUR_NAME.words[5:]):
        game = table(workers={0: ["labourer"]}, silver={0: 9}, provisions={0: 9}, round=7, favours=favours)
        clear = [f"favour {favour}" for favour in favours if favour in ("outlaws", "loan", "supplies", "prayer")]
        assert offered(game, "favour") == clear


@rule("paladins.action.example-fortify-workers")
def test_fortify_takes_a_merchant_any_worker_and_a_scout() -> None:
    game = able(["merchant", "fighter", "scout", "cleric"])
    assert choices(game, "fortify") == ["merchant"]
    play(game, "worker merchant")
    assert offered(game) == ["worker fighter", "worker cleric"]
    play(game, "worker cleric")
    assert offered(game) == ["worker scout"]
    play(game, "worker scout")
    assert standing(game.players[0], "fortify") == ["merchant", "cleric", "scout"]
    assert "do fortify" not in offered(able(["merchant", "scout"]))
