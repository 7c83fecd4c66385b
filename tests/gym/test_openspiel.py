"""OpenSpiel: its own test of games, its own algorithms, and that nothing a seat may not know gets through."""

import json
import pickle

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import roundtable as rt  # noqa: E402
from roundtable.games import GAMES  # noqa: E402
from roundtable.gym import openspiel, rewards  # noqa: E402
from tests.machine.tables import Table, differing, drawn_tables  # noqa: E402

SMALL = Table("merlin", 2)


def loaded(table: Table, **more: object) -> openspiel.RoundtableGame:
    """Load a game as OpenSpiel's users do."""
    box = rt.box_of(table.game)
    known = {setting.name: setting for setting in box.settings}
    chosen = {"players": table.seats, "deals": 5, **more}
    for name, value in table.settings:
        chosen[name] = openspiel.parameter(known[name], value)
    game: openspiel.RoundtableGame = pyspiel.load_game(openspiel.PREFIX + table.game, chosen)
    return game


def dealt(table: Table, moves: int) -> openspiel.RoundtableState:
    """A game that is going on."""
    state = loaded(table).new_initial_state()
    state.apply_action(1)
    return played(state, moves)


def played(state: openspiel.RoundtableState, moves: int) -> openspiel.RoundtableState:
    """Play some moves, always another place among the legal ones."""
    for number in range(moves):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        state.apply_action(legal[(7 * number) % len(legal)])
    return state


def sampled(game: str) -> list[Table]:
    """Two tables with settings drawn at random, of few seats and rounds, so that a game is soon over."""
    box = rt.box_of(game)
    tables = sorted(drawn_tables(game, 12), key=lambda table: table.seats)[:2]
    if game != "mage_knight":
        return tables
    short = [box.fitting(table.seats, {**dict(table.settings), "rounds": 1}) for table in tables]
    return [Table(game, table.seats, differing(box, chosen)) for table, chosen in zip(tables, short, strict=True)]


@pytest.mark.parametrize("table", [table for game in GAMES for table in sampled(game)], ids=lambda one: one.id)
def test_openspiels_own_test_passes(table: Table) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_action_is_the_seed(game: str) -> None:
    state = loaded(Table(game, 2)).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    state.apply_action(3)
    table = rt.new(game, 2, 3)
    assert state.table.digest() == table.digest()
    assert state.legal_actions() == sorted([action.id for action in table.options()])
    assert state.action_to_string(state.legal_actions()[0]) in [action.notation for action in table.options()]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_knows_stays_when_the_rest_is_dealt_anew(game: str) -> None:
    state = dealt(Table(game, 2), 40)
    player = state.current_player()
    others = [state.resample_from_infostate(player, None) for _ in range(4)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({other.table.digest() for other in others}) > 1


def test_a_resampled_state_can_be_stored_too() -> None:
    state = dealt(SMALL, 10)
    other = played(state.resample_from_infostate(state.current_player(), None), 12)
    again = pickle.loads(pickle.dumps(other.kept))
    assert again.game.digest() == other.table.digest()
    assert len(again.moves) == 12


def test_observers_tell_a_player_and_a_spectator_no_more_than_they_may_know() -> None:
    game = loaded(SMALL)
    state = played(game.new_initial_state(), 20)
    spectator = game.make_py_observer(pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE))
    assert spectator.tensor is None
    assert json.loads(spectator.string_from(state, 0)) == json.loads(json.dumps(state.table.view(None)))
    assert json.loads(state.observation_string(1)) == json.loads(json.dumps(state.table.view(1)))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 3})


@pytest.mark.parametrize(
    ("reward", "returns"), [("outcome", [1.0, -1.0]), ("lead", [12.0, -12.0]), ("points", [30.0, 18.0])]
)
def test_rewards(reward: str, returns: list[float]) -> None:
    assert rewards.reward(reward, [30, 18], [0]) == returns
    state = loaded(SMALL, reward=reward).new_initial_state()
    assert played(state, 5).returns() == [0.0, 0.0]
    played(state, 2000)
    assert state.is_terminal()
    assert state.returns() == rewards.reward(reward, state.table.scores(), state.table.winners())


def test_their_searches_play() -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    game = loaded(SMALL)
    state = dealt(SMALL, 30)
    luck = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, luck)
    bots = [
        mcts.MCTSBot(game, 2.0, 4, judge, random_state=luck),
        ismcts.ISMCTSBot(game, judge, 2.0, 4, random_state=luck),
    ]
    for _ in range(3):
        for bot in bots:
            before = str(state)
            action = bot.step(state)
            assert str(state) == before
            assert action in state.legal_actions()
            state.apply_action(action)


def test_their_learning_environment_deals_and_steps() -> None:
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
    environment = rl_environment.Environment(loaded(SMALL))
    step = environment.reset()
    player = step.observations["current_player"]
    step = environment.step([step.observations["legal_actions"][player][0]])
    assert step.rewards == [0.0, 0.0]


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("python_roundtable_merlin(players=7)", "setting-seats"),
        ("python_roundtable_merlin(reward=glory)", "reward=glory"),
        ("python_roundtable_merlin(deals=0)", "at least one"),
        ("python_roundtable_merlin(dragons=3)", "dragons"),
        ("python_roundtable_paladins(difficulty=silly)", "difficulty=silly"),
    ],
)
def test_what_cannot_be_is_said(game: str, said: str) -> None:
    with pytest.raises(Exception, match=said):
        pyspiel.load_game(game)


def test_an_illegal_action_is_refused() -> None:
    state = dealt(SMALL, 0)
    illegal = next(action for action in range(100) if action not in state.legal_actions())
    before = str(state)
    with pytest.raises(rt.IllegalAction):
        state.apply_action(illegal)
    assert str(state) == before
