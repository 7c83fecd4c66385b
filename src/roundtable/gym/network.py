"""A small network that judges positions: one hidden layer, in NumPy, kept in a file that says how it was made.

It tells by how many points a seat will still gain on the others; how far it is ahead if scored now, the game tells.
"""

import json
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from roundtable.gym.encoding import Encoder, encoder_for
from roundtable.gym.encoding.encoder import Floats
from roundtable.kernel.errors import BadSettings
from roundtable.kernel.game import Game
from roundtable.kernel.table import box_of, new

FORMAT: Final = "roundtable-network-1"
POINTS: Final = 20.0  # for which the network says 1
NAMES: Final = ("inner", "inner_bias", "outer", "outer_bias")

About = dict[str, object]


class Network:
    """The weights, and what they say about rows of encoded positions."""

    def __init__(self, weights: Sequence[Floats]) -> None:
        self.inner, self.inner_bias, self.outer, self.outer_bias = self.weights = tuple(weights)

    def values(self, rows: Floats) -> Floats:
        """Give the points that the seat of each row will still gain on the others."""
        hidden = np.maximum(rows @ self.inner + self.inner_bias, 0)
        found: Floats = (hidden @ self.outer + self.outer_bias) * POINTS
        return found


def fresh(size: int, hidden: int, seed: int) -> Network:
    """Give a network that knows nothing, and says nothing."""
    inner = np.random.default_rng(seed).standard_normal((size, hidden)) * (2 / np.sqrt(size))
    empty = np.zeros(hidden)
    return Network([one.astype(np.float32) for one in (inner, empty, empty, np.zeros(1))])


class Judge:
    """A network for the tables of one game, seats and settings."""

    def __init__(self, network: Network, encoder: Encoder) -> None:
        self.network: Final = network
        self.encoder: Final = encoder

    def worths(self, games: Sequence[Game], seats: Sequence[int]) -> Floats:
        """Say by how many points one seat of each table will be ahead in the end; all tables at once."""
        if not games:
            return np.zeros(0, np.float32)
        rows = np.empty((len(games), self.encoder.size), np.float32)
        self.encoder.observe_all(games, seats, rows)
        gains = self.network.values(rows)
        for at, game in enumerate(games):
            ahead = lead(game, seats[at])
            gains[at] = ahead if game.over else ahead + gains[at]
        return gains


def lead(game: Game, seat: int) -> float:
    """Say how far a seat is ahead of the mean of the others if scored now; alone, its points."""
    scored = None if game.over else game.projection(seat)
    points = game.scores() if scored is None else [sum(row) for row in scored.points[: game.rules.seats]]
    others = len(points) - 1
    return points[seat] - (sum(points) - points[seat]) / others if others else float(points[seat])


def about(game: Game, **more: object) -> About:
    """Say what a network is for: the table, and how it is encoded."""
    rules = game.rules
    made = {"format": FORMAT, "game": rules.box.name, "rules": rules.box.version, "seats": rules.seats}
    return {**made, "settings": dict(rules.settings), "encoder": encoder_for(game).version, **more}


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
        box = box_of(str(told["game"]))
        encoder = encoder_for(new(box.name, int(told["seats"]), 0, told["settings"]))
        now = [box.version, encoder.version, (encoder.size, len(network.inner_bias))]
        if [told["rules"], told["encoder"], network.inner.shape] != now:
            raise ValueError(
                f"made for rules {told['rules']} and encoding {told['encoder']}, not {now[0]} and {now[1]}"
            )
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as problem:
        raise BadSettings("bad-weights", str(path), str(problem)) from problem
    return network, told
