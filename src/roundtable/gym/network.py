"""A small network that judges positions: one hidden layer, in NumPy, kept in a file that says how it was made.

It tells by how many points a seat will still gain on the others; how far it is ahead if scored now, the game tells.
"""

import json
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from roundtable.gym.encoding import encoder_for
from roundtable.gym.encoding.encoder import Floats
from roundtable.gym.rewards import above
from roundtable.kernel.errors import BadSettings
from roundtable.kernel.game import Game
from roundtable.kernel.projection import Projection
from roundtable.kernel.table import new

FORMAT: Final = "roundtable-network-2"
SCORED: Final = 10.0  # points of a scoring for which a network is told 1
SPREAD: Final = 20.0  # points that a fresh network expects to be won or lost
NAMES: Final = ("inner", "inner_bias", "outer", "outer_bias", "spread")

About = dict[str, Any]


class Inputs:
    """What a network is told of tables of one game, seats and settings.

    That is the encoder's vector, what a scoring now would bring, by seat and source, and last the round.
    """

    def __init__(self, game: Game) -> None:
        scored = game.projection(0)
        self.encoder: Final = encoder_for(game)
        self.seats: Final = game.rules.seats
        self.sources: Final = 0 if scored is None else len(scored.points[0])
        rounds = [field for field in self.encoder.fields if field.name == "round" and field.size > 1]
        self.round_place: Final = rounds[0].place if rounds else -1
        self.rounds: Final = rounds[0].size if rounds else 1  # a game that does not count them is one round
        self.size: Final = self.encoder.size + self.seats * self.sources + self.rounds

    def of(self, games: Sequence[Game], seats: Sequence[int]) -> tuple[Floats, Floats]:
        """Give a row for one seat of each table, and how far the seat is ahead if scored now."""
        rows = np.zeros((len(games), self.size), np.float32)
        vectors, middle, rounds = np.split(rows, [self.encoder.size, self.size - self.rounds], 1)
        self.encoder.observe_all(games, seats, vectors)
        projections = [None if game.over else game.projection(seat) for game, seat in zip(games, seats, strict=True)]
        if self.sources:
            middle[:] = [self.brought(one, seat) for one, seat in zip(projections, seats, strict=True)]
            middle /= SCORED
        rounds[:] = 1 if self.round_place < 0 else vectors[:, self.round_place : self.round_place + self.rounds]
        leads = [ahead(*one) for one in zip(games, seats, projections, strict=True)]
        return rows, np.array(leads, np.float32)

    def brought(self, scored: Projection | None, seat: int) -> list[int]:
        """Give what a scoring would bring each seat, the own first, by source."""
        if scored is None:
            return [0] * (self.seats * self.sources)
        order = [(seat + step) % self.seats for step in range(self.seats)]
        rows = [zip(scored.points[one], scored.counted[one], strict=True) for one in order]
        return [then - now for row in rows for then, now in row]


class Network:
    """The weights, and what they say about rows of inputs. Every round has its own weights for what is hidden.

    `spread` is how many points are usually won or lost from a round on.
    """

    def __init__(self, weights: Sequence[Floats]) -> None:
        self.inner, self.inner_bias, self.outer, self.outer_bias, self.spread = self.weights = tuple(weights)

    def values(self, rows: Floats) -> Floats:
        """Give the points that the seat of each row will still gain on the others."""
        hidden = np.maximum(rows @ self.inner + self.inner_bias, 0)
        told = (hidden @ self.outer + self.outer_bias) * self.spread
        found: Floats = (told * rows[:, -len(self.spread) :]).sum(1)
        return found


def fresh(size: int, hidden: int, rounds: int, seed: int) -> Network:
    """Give a network that knows nothing, and says nothing."""
    inner = np.random.default_rng(seed).standard_normal((size, hidden)) * (2 / np.sqrt(size))
    outer = np.zeros((hidden, rounds))
    weights = (inner, np.zeros(hidden), outer, np.zeros(rounds), np.full(rounds, SPREAD))
    return Network([one.astype(np.float32) for one in weights])


class Judge:
    """A network for the tables of one game, seats and settings."""

    def __init__(self, network: Network, inputs: Inputs) -> None:
        self.network: Final = network
        self.inputs: Final = inputs

    def worths(self, games: Sequence[Game], seats: Sequence[int]) -> Floats:
        """Say by how many points one seat of each table will be ahead in the end; all tables at once."""
        if not games:
            return np.zeros(0, np.float32)
        rows, leads = self.inputs.of(games, seats)
        going_on = np.array([not game.over for game in games])
        worths: Floats = leads + self.network.values(rows) * going_on
        return worths


def ahead(game: Game, seat: int, scored: Projection | None) -> float:
    """Say how far a seat is ahead of the mean of the others by a scoring, or as it is; alone, its points."""
    points = game.scores() if scored is None else [sum(row) for row in scored.points[: game.rules.seats]]
    return above(points)[seat]


def about(game: Game, **more: object) -> About:
    """Say what a network is for: the table, and how it is encoded."""
    rules = game.rules
    made = {"format": FORMAT, "game": rules.box.name, "rules": rules.box.version, "seats": rules.seats}
    return {**made, "settings": dict(rules.settings), "encoder": encoder_for(game).version, **more}


def table_of(told: About) -> Game:
    """Set up a table that a network is for."""
    return new(told["game"], told["seats"], 0, told["settings"])


def save(path: Path, network: Network, told: About) -> None:
    """Write a network and what there is to say about it."""
    arrays = dict(zip(NAMES, network.weights, strict=True))
    np.savez(path, about=np.array(json.dumps(told)), allow_pickle=False, **arrays)


def read(path: Path) -> tuple[Network, About]:
    """Read a network; a file that is none, or was made for other encodings, is refused."""
    try:
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            told: object = json.loads(str(file["about"]))
            network = Network([file[name] for name in NAMES])
        if not isinstance(told, dict) or told.get("format") != FORMAT:
            raise ValueError(f"no {FORMAT}")
        table = table_of(told)
        inputs = Inputs(table)
        now = [table.rules.box.version, inputs.encoder.version, (inputs.size, len(network.inner_bias)), inputs.rounds]
        if [told["rules"], told["encoder"], network.inner.shape, len(network.spread)] != now:
            raise ValueError(
                f"made for rules {told['rules']} and encoding {told['encoder']}, not {now[0]} and {now[1]}"
            )
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as problem:
        raise BadSettings("bad-weights", str(path), str(problem)) from problem
    return network, told
