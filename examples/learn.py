"""Learns a game for two from nothing, by playing against itself: `python examples/learn.py merlin --minutes 10`.

TD(λ) with one hidden layer, as Keldon Jones taught Race for the Galaxy. Many tables are played side by side, so that
the network judges the answers of all of them at once. The weights, `merlin.npz`, can sit at a table (`roundtable play
merlin --bots merlin.npz`) and in the arena; `merlin.svg` is the learning curve. Needs `pip install roundtable[gym]`.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the matrices are small: threads would only wait for each other

import argparse
import shlex
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import roundtable as rt
from roundtable import bots
from roundtable.arena.charts import line
from roundtable.gym.network import Inputs, Judge, Network, about, fresh, read, save
from roundtable.gym.sitting import FURTHER, Line, NetworkBot, follow

Floats = NDArray[np.float32]
HIDDEN, LAMBDA, RATE = 32, 0.8, 1e-3
DECAY = (3.0, 0.3)  # most of what happens is luck: weights not needed again and again fade, less so with more games
TABLES, KEPT, BATCH, PASSES = 32, 200_000, 256, 4
NOISE = (1.0, 0.2)  # points by which an answer may seem better than it is, at the beginning and at the end


class Adam:
    """Moves the weights of a network towards what its games have shown."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.means = [np.zeros_like(one) for one in network.weights]
        self.squares = [np.zeros_like(one) for one in network.weights]
        self.steps = 0

    def step(self, rows: Floats, gains: Floats, rate: float, decay: float) -> None:
        """Learn from some positions and what was gained after them; three times what is usual is the most."""
        net = self.network
        rounds = rows[:, -len(net.spread) :]
        usual = np.sqrt(rounds.T @ gains**2 / np.maximum(rounds.sum(0), 1))
        net.spread += 0.01 * np.where(rounds.any(0), usual - net.spread, 0)
        before = rows @ net.inner + net.inner_bias
        hidden = np.maximum(before, 0)
        found = (hidden @ net.outer + net.outer_bias) * rounds
        error = np.clip(found.sum(1) - gains / (rounds @ net.spread), -3, 3) / len(rows)
        after = error[:, np.newaxis] * rounds
        back = after @ net.outer.T * (before > 0)
        self.steps += 1
        gradients = (rows.T @ back, back.sum(0), hidden.T @ after, after.sum(0))
        for at, gradient in enumerate(gradients):
            weights, mean, square = net.weights[at], self.means[at], self.squares[at]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            slope = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-6)
            weights -= (rate * (slope + decay * weights)).astype(np.float32)


class Learner:
    """Tables that play on and on, the positions after every turn, and what the network should have said of them."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.name, self.seats, self.seed = game, seats, seed
        self.luck = np.random.default_rng(seed)
        self.chance = rt.Chance(rt.key_of(f"{seed}, imagined"))
        self.inputs = Inputs(rt.new(game, seats, 0))
        self.network = fresh(self.inputs.size, HIDDEN, self.inputs.rounds, seed)
        self.judge, self.adam = Judge(self.network, self.inputs), Adam(self.network)
        self.begun = self.done = self.filled = self.unlearned = 0
        self.rows = np.zeros((KEPT, self.inputs.size), np.float16)
        self.gains = np.zeros(KEPT, np.float32)
        self.tables = [self.new() for _ in range(TABLES)]
        self.plans: list[list[rt.Action]] = [[] for _ in self.tables]
        self.trails: list[list[list[tuple[Floats, float]]]] = [[[] for _ in range(seats)] for _ in range(TABLES)]

    def new(self) -> rt.Game:
        """Set up the next table; what has one answer is answered by itself, and nothing is taken back."""
        self.begun += 1
        game = rt.new(self.name, self.seats, f"{self.seed}, learned from {self.begun}", forced=True)
        game.past = None
        return game

    def play(self, noise: float) -> None:
        """Let every table take one answer: by the plan of the turn, or by a new one, give or take some noise."""
        seats = [game.waiting[0] for game in self.tables]
        lines: list[list[Line]] = [[] for _ in self.tables]
        for at, (game, seat) in enumerate(zip(self.tables, seats, strict=True)):
            options = game.options_of(seat)
            if not self.plans[at] or self.plans[at][0] not in options:
                world = game.imagine(seat, self.chance)
                lines[at] = [Line(world, seat, action) for action in options]
        follow([one for some in lines for one in some], self.judge, FURTHER)
        for at, (game, seat) in enumerate(zip(self.tables, seats, strict=True)):
            if lines[at]:
                worths = np.array([one.worth for one in lines[at]])
                choice = int(np.argmax(worths + noise * self.luck.gumbel(size=len(worths))))
                self.plans[at] = [game.options_of(seat)[choice], *lines[at][choice].plan]
            rolled = game.chance.counter
            game.play(self.plans[at].pop(0), seat)
            if game.over or game.seat != seat or game.chance.counter != rolled:
                self.plans[at] = []  # what is new may change the plan
            if not game.over and game.seat != seat:
                rows, leads = self.inputs.of([game], [seat])
                self.trails[at][seat].append((rows[0], float(leads[0])))
            if game.over:
                self.end(at)

    def end(self, at: int) -> None:
        """Note what the network should have said at a table whose game is over, and begin another game."""
        leads = self.inputs.of([self.tables[at]] * self.seats, range(self.seats))[1]
        for trail, target in zip(self.trails[at], leads.tolist(), strict=True):
            told = self.network.values(np.array([row for row, _ in trail]))
            for (row, ahead), gain in zip(reversed(trail), reversed(told.tolist()), strict=True):
                place = self.filled % KEPT
                self.rows[place], self.gains[place] = row, target - ahead
                target = LAMBDA * target + (1 - LAMBDA) * (ahead + gain)
                self.filled += 1
                self.unlearned += 1
        self.trails[at] = [[] for _ in range(self.seats)]
        self.tables[at] = self.new()
        self.done += 1

    def learn(self, rate: float, decay: float) -> None:
        """Learn from what was played lately, as soon as there is enough that is new."""
        while self.unlearned * PASSES >= BATCH and self.filled >= 4 * BATCH:
            chosen = self.luck.integers(0, min(self.filled, KEPT), BATCH)
            self.adam.step(self.rows[chosen].astype(np.float32), self.gains[chosen], rate, decay)
            self.unlearned -= BATCH // PASSES


def match(learner: Learner, opponent: str, games: int) -> float:
    """Give the share of victories over a bot, every deal played from both seats."""
    told, won = about(learner.tables[0]), 0.0
    for number in range(games):
        game = rt.new(learner.name, learner.seats, f"{learner.seed}, match {learner.done}, {number // 2}")
        own = number % learner.seats
        sitting = [bots.find(opponent)(rt.Chance(rt.key_of(f"{number}, {seat}"))) for seat in range(learner.seats)]
        sitting[own] = NetworkBot(rt.Chance(rt.key_of(f"{number}, own")), learner.network, told, worlds=1)
        while not game.over:
            seat = game.waiting[0]
            game.play(sitting[seat].choose(rt.Eyes(game, seat)), seat)
        won += (own in game.winners()) / len(game.winners())
    return won / games


def main() -> None:
    """Learn for some minutes of processor time, and draw the curve again and again."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10, help="processor time to learn for, matches left out")
    parser.add_argument("--opponent", default="squire", help="the bot that the curve is measured against")
    parser.add_argument("--points", type=int, default=10, help="of the curve")
    parser.add_argument("--games", type=int, default=40, help="for each point of the curve")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="go on with these weights instead of beginning from nothing")
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    out = args.out or Path(f"{args.game}.npz")
    learner = Learner(args.game, args.seats, args.seed)
    if args.start:
        for weights, known in zip(learner.network.weights, read(args.start)[0].weights, strict=True):
            weights[:] = known
    curve: list[tuple[float, float]] = []
    seconds, spent = 60 * args.minutes, 0.0
    while True:
        if spent >= seconds * len(curve) / args.points:
            save(out, learner.network, about(learner.tables[0], games=learner.done, command=shlex.join(sys.argv)))
            curve.append((learner.done, 100 * match(learner, args.opponent, args.games)))
            print(f"{spent:6.0f} s {learner.done:7} games  {curve[-1][1]:5.1f} % against {args.opponent}", flush=True)
            title = f"victories over {args.opponent}, per cent"
            out.with_suffix(".svg").write_text(line(curve, "games", title, title), encoding="utf-8")
        if spent >= seconds:
            break
        before = time.process_time()
        part = spent / seconds
        learner.play(NOISE[0] + part * (NOISE[1] - NOISE[0]))
        learner.learn(RATE * max(0.05, 1 - part), DECAY[0] * (DECAY[1] / DECAY[0]) ** part)
        spent += time.process_time() - before
    print(f"weights in {out}, curve in {out.with_suffix('.svg')}")


if __name__ == "__main__":
    main()
