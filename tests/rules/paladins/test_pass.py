"""Passing: the board is cleared, three workers are kept, and what still happens to a player who has passed."""

from collections import Counter
from itertools import combinations

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.names import WORKER
from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, supply_of, table

MIXED = ["labourer", "scout", "scout", "merchant", "criminal"]
QUIET = ["07", "08", "09"]  # Taverns without criminals


def sets_kept(game: PaladinsTable) -> list[tuple[str, ...]]:
    """Give every personal supply that can be kept, once for each way to choose it."""
    if game.asks != "paladins.keep-workers":
        return [tuple(Counter(supply_of(game.players[0])).elements())]
    found = []
    for notation in offered(game):
        other = game.clone()
        other.play(notation)
        found += sets_kept(other)
    return found


def to_first_turn(game: PaladinsTable) -> PaladinsTable:
    """Take the first option until somebody must act or pass."""
    while game.asks != "paladins.take-turn":
        game.play_at(0)
    return game


@rule("paladins.pass.when-forced")
def test_without_workers_there_is_only_passing() -> None:
    game = table(workers={1: ["labourer"]}, silver={0: 9}, provisions={0: 9}, round=7, forced=False)
    assert (game.seat, offered(game)) == (0, ["pass"])
    game = table(3, workers={0: ["labourer"], 2: ["labourer"]})
    play(game, "do hunt")
    assert game.seat == 2
    assert [player.passed for player in game.players] == [False, True, False]


@rule("paladins.pass.no-possible-action")
def test_with_workers_but_nothing_to_do_with_them_there_is_only_passing() -> None:
    board = {0: {action: ["scout"] for action in ("recruit", "hunt", "trade", "conspire")}}
    game = table(workers={0: ["labourer"] * 3}, board=board, forced=False)
    assert (game.seat, offered(game)) == (0, ["pass"])


@rule("paladins.pass.voluntary")
def test_a_player_with_workers_may_pass() -> None:
    game = table(workers={0: ["labourer"] * 3, 1: ["labourer"]})
    assert {"do hunt", "pass"} <= set(offered(game))
    play(game, "pass")
    assert (game.players[0].passed, supply_of(game.players[0]), game.seat) == (True, {"labourer": 3}, 1)


@rule("paladins.pass.clear-board")
def test_passing_returns_the_workers_of_the_board() -> None:
    mine: dict[str, list[str | None]] = {
        "develop": ["labourer", "scout"],
        "hunt": ["labourer"],
        "pray": ["criminal"],
        "commission": [None, "fighter", "cleric"],
        "convert": ["fighter", "merchant", "cleric"],
    }
    game = table(workers={0: ["scout"], 1: ["labourer"]}, board={0: mine, 1: {"hunt": ["fighter"]}})
    before = game.supply[:]
    play(game, "pass")
    assert game.players[0].board == [-1] * 36
    assert supply_of(game.players[0]) == {"scout": 1}
    returned = [now - then for now, then in zip(game.supply, before, strict=True)]
    assert returned == [2, 1, 1, 2, 2, 1]
    assert game.players[1].board.count(WORKER.at("fighter")) == 1


@rule("paladins.pass.keep-three", "paladins.pass.surplus-returned")
@pytest.mark.parametrize("count", [4, 5, 8])
def test_three_workers_are_kept_and_the_others_return(count: int) -> None:
    game = table(workers={0: ["scout"] * (count - 1) + ["cleric"], 1: ["labourer"]}, forced=False)
    before = game.supply[:]
    play(game, "pass", "keep scout", "keep scout", "keep cleric")
    assert supply_of(game.players[0]) == {"scout": 2, "cleric": 1}
    assert game.supply[WORKER.at("scout")] == before[WORKER.at("scout")] + count - 3
    assert game.supply[WORKER.at("cleric")] == before[WORKER.at("cleric")]
    assert game.seat == 1


@rule("paladins.pass.keep-choice")
@pytest.mark.parametrize("workers", [MIXED, ["fighter"] * 4, ["labourer", "scout", "cleric", "criminal"]])
def test_the_player_chooses_any_three(workers: list[str]) -> None:
    game = table(workers={0: workers, 1: ["labourer"]})
    play(game, "pass")
    wanted = {tuple(sorted(three)) for three in combinations(workers, 3)}
    ways = [tuple(sorted(three)) for three in sets_kept(game)]
    assert set(ways) == wanted
    assert len(ways) == len(wanted)  # each in one way


@rule("paladins.pass.keep-fewer")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_three_or_fewer_are_all_kept_without_asking(count: int) -> None:
    game = table(workers={0: MIXED[:count], 1: ["labourer"]}, forced=False)
    play(game, "pass")
    assert (game.seat, game.asks) == (1, "paladins.take-turn")
    assert supply_of(game.players[0]) == Counter(MIXED[:count])


@rule("paladins.pass.no-more-actions")
def test_who_has_passed_takes_no_more_actions_in_the_round() -> None:
    game = table(workers={0: ["labourer"] * 3, 1: ["labourer"] * 4})
    play(game, "pass")
    for deed in ("do hunt", "do trade", "do conspire"):
        assert game.seat == 1
        play(game, deed)
    play(game, "pass")
    assert game.round == 2
    to_first_turn(game)
    while game.seat != 0:
        play(game, offered(game)[-1])
    assert "do trade" in offered(game)


@rule("paladins.pass.favour-workers-remain")
def test_workers_on_kings_favours_stay_until_the_reset() -> None:
    game = table(
        workers={0: ["labourer", "labourer"], 1: ["labourer"] * 3}, round=4, favours=["supplies", "prayer"], tax=5
    )
    labourers = game.supply[WORKER.at("labourer")]
    play(game, "favour supplies", "do hunt", "pass")
    assert game.favour_workers[0] == WORKER.at("labourer")
    assert game.supply[WORKER.at("labourer")] == labourers
    assert offered(game, "favour") == ["favour prayer"]
    play(game, "pass")
    assert game.favour_workers == [-1] * 5


@rule("paladins.pass.abilities-still-trigger")
def test_abilities_of_the_inquisition_work_for_who_has_passed() -> None:
    game = table(
        3,
        first=2,
        workers={0: ["labourer"], 1: ["labourer"], 2: ["labourer", "labourer"]},
        townsfolk={0: ["peddler-silver", "conspirator-a"], 1: ["squire-faith"]},
        suspicion={0: ["02", "03"]},
        next_suspicion=["07"],
        tax=1,
    )
    play(game, "do hunt", "pass", "pass")
    assert game.seat == 2
    play(game, "do conspire")  # its tax empties the Tax Supply
    assert (game.seat, game.asks) == (0, "paladins.abilities")
    play(game, "use peddler-silver", "use conspirator-a")
    assert (game.players[0].silver, len(game.players[0].suspicion)) == (2, 1)
    assert attribute(game.players[1], "faith") == 1


@rule("paladins.pass.then-reset")
@pytest.mark.parametrize("round", range(1, 8))
def test_when_all_have_passed_the_board_is_reset_and_the_next_round_begins(round: int) -> None:
    game = table(3, round=round, workers={seat: ["labourer"] for seat in range(3)})
    rightmost, leftmost = game.townsfolk_row[-1], game.outsider_row[0]
    play(game, "pass", "pass")
    assert (game.round, game.townsfolk_row[-1]) == (round, rightmost)
    play(game, "pass")
    if round == 7:
        assert game.over
        assert (game.townsfolk_row[-1], game.outsider_row[0]) == (rightmost, leftmost)
        return
    assert (game.round, game.asks) == (round + 1, "paladins.choose-paladin")
    assert (game.townsfolk_discard, game.outsider_discard) == ((rightmost,), (leftmost,))
    assert [player.passed for player in game.players] == [False] * 3


@rule("paladins.pass.kept-criminals")
def test_criminals_kept_bring_no_new_suspicion() -> None:
    game = table(
        workers={0: ["criminal"] * 2, 1: ["labourer"]}, suspicion={0: ["01", "02"]}, next_taverns=QUIET, silver={0: 1}
    )
    play(game, "pass", "pass")
    to_first_turn(game)
    assert game.round == 2
    assert game.players[0].workers[WORKER.at("criminal")] == 2
    assert (len(game.players[0].suspicion), game.players[0].silver) == (2, 1)


@rule("paladins.pass.gains-after-passing")
def test_a_worker_gained_after_passing_is_kept_beyond_the_three() -> None:
    game = table(
        first=1,
        workers={0: ["labourer"] * 2, 1: ["scout"] * 4},
        townsfolk={1: ["peddler-labourer"]},
        suspicion={1: ["02", "03"]},
        next_suspicion=["07"],
        next_taverns=QUIET,
        tax=1,
    )
    play(game, "pass")
    assert supply_of(game.players[1]) == {"scout": 3}
    play(game, "do conspire")
    assert supply_of(game.players[1]) == {"labourer": 1, "scout": 3}
    play(game, "pass")
    assert game.round == 2
    assert supply_of(game.players[1]) == {"labourer": 1, "scout": 3}
    to_first_turn(game)
    assert sum(game.players[1].workers) == 4 + 2 + 4
