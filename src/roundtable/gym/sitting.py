"""A network at the table: every option is followed to the end of the turn on imagined tables, and the best is taken."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from roundtable.bots import Bot, Maker
from roundtable.bots.answers import straightforward
from roundtable.bots.lookahead import FARTHEST, Floor
from roundtable.gym.encoding.encoder import Floats
from roundtable.gym.network import About, Inputs, Judge, Network, read, table_of
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance
from roundtable.kernel.errors import BadSettings
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game
from roundtable.kernel.table import box_of

WORLDS: Final = 2  # imagined tables
FURTHER: Final = 6  # later questions of the turn that are thought over; the rest is answered straight
MOST: Final = 2  # options of a table that are thought over at the second of these questions and later


class Line:
    """An option of a seat, followed on a copy of an imagined table; `plan` is how the seat's turn goes on behind it."""

    def __init__(self, world: Game, seat: int, action: Action) -> None:
        self.world: Final = world
        self.game: Final = world.clone()
        self.seat: Final = seat
        self.floor: Final = Floor(self.game, seat)
        self.worth = 0.0
        self.plan: Final[list[Action]] = []
        self.game.play(action, seat)

    def settle(self, game: Game, choosing: bool) -> bool:
        """Go straight on to the end of the turn, or to the next choice of the seat; say whether it is asked there."""
        for _ in range(FARTHEST):
            if self.floor.reached(game):
                return False
            if choosing and game.seat == self.seat and len(game.found) > 1:
                return True
            game.apply(straightforward(game))
        return False

    def tried(self, action: Action) -> Game:
        """Give a copy on which an answer is given and the turn goes straight on to its end."""
        copy = self.game.clone()
        copy.apply(action)
        self.settle(copy, choosing=False)
        return copy


def follow(lines: Sequence[Line], judge: Judge, further: int) -> None:
    """Say what each line is worth. At the next choices, so many, each takes the answer that looks best.

    Lines that are not among the best of their table after a choice go straight on from there.
    """
    open_lines = list(lines)
    for left in range(further, -1, -1):
        asked = [line.settle(line.game, choosing=left > 0) for line in open_lines]
        found: list[tuple[Line, Action | None, Game]] = []
        for line, choosing in zip(open_lines, asked, strict=True):
            if choosing:
                found += [(line, action, line.tried(action)) for action in line.game.found]
            else:
                found.append((line, None, line.game))
        worths = judge.worths([game for _, _, game in found], [line.seat for line, _, _ in found])
        best: dict[Line, tuple[float, Action]] = {}
        for (line, action, _), worth in zip(found, worths.tolist(), strict=True):
            if action is None:
                line.worth = worth
            elif line not in best or worth > best[line][0]:
                best[line] = (worth, action)
        for line, (worth, action) in best.items():
            line.worth = worth
            line.plan.append(action)
            line.game.apply(action)
        open_lines = promising(list(best))
        if left == 1 or not open_lines:
            return


def promising(lines: Sequence[Line]) -> list[Line]:
    """Give the lines of each table that are worth most."""
    kept: dict[int, list[Line]] = {}
    for line in sorted(lines, key=lambda one: -one.worth):
        others = kept.setdefault(id(line.world), [])
        if len(others) < MOST:
            others.append(line)
    return [line for some in kept.values() for line in some]


class NetworkBot(Bot):
    """Takes the option that leaves it best at the end of its turn, by what a network says."""

    def __init__(self, chance: Chance, network: Network, told: About, worlds: int = WORLDS) -> None:
        self.chance: Final = chance
        self.judge: Final = Judge(network, Inputs(table_of(told)))
        self.told: Final = told
        self.worlds: Final = worlds

    def choose(self, eyes: Eyes) -> Action:
        """Give the option worth most on average over the imagined tables."""
        options = eyes.options()
        if len(options) == 1:
            return options[0]
        total = sum([self.worths(eyes) for _ in range(self.worlds)])
        return options[int(np.argmax(total))]

    def worths(self, eyes: Eyes) -> Floats:
        """Say what every option is worth on one imagined table."""
        world = eyes.imagine(self.chance)
        need_same(world, self.told)
        lines = [Line(world, eyes.seat, action) for action in eyes.options()]
        follow(lines, self.judge, FURTHER)
        return np.array([line.worth for line in lines], np.float32)


def need_same(game: Game, told: About) -> None:
    """Refuse a table for which a network was not made."""
    rules = game.rules
    theirs, ours = (told["game"], told["seats"], told["settings"]), (rules.box.name, rules.seats, rules.settings)
    if theirs != ours:
        raise BadSettings("other-table", named(*theirs), named(*ours))


def named(game: object, seats: object, settings: object) -> str:
    """Name a table by its game, its seats and the settings that are not the usual ones."""
    usual = {setting.name: setting.default for setting in box_of(str(game)).settings}
    chosen = settings if isinstance(settings, dict) else {}
    unusual = [f"{name}={value}" for name, value in chosen.items() if usual.get(name) != value]
    return ", ".join([f"{game} ({seats})", *unusual])


def bot_in(file: str) -> Maker:
    """Give what makes the bot that a file of weights holds."""
    network, told = read(Path(file))
    return lambda chance: NetworkBot(chance, network, told)
