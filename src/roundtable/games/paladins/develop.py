"""Develop: the leftmost workshop covers a worker place of the right side and uncovers a worker."""

from typing import ClassVar, Final

from roundtable.games.paladins import refusals, words
from roundtable.games.paladins.asking import Ask
from roundtable.games.paladins.barriers import price_high, standing
from roundtable.games.paladins.content import ACTIONS, UNCOVERED, WORKSHOP_WORKERS
from roundtable.games.paladins.gains import Gains
from roundtable.games.paladins.names import ANY, DEVELOP, NONE, PLACES, RIGHT, RIGHT_SIDE, SILVER, WORKSHOP_PLACE
from roundtable.games.paladins.rules import Deed
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import lowered, pay_silver, workshops_moved
from roundtable.games.paladins.triggers import TownsfolkTriggers
from roundtable.games.paladins.vocabulary import WORKSHOP, WORKSHOPS_ACTIONS
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message

COVERABLE: Final = len(WORKSHOP_PLACE.words)  # worker places of an action that can take a workshop


def workshop_targets(game: Paladins, seat: int, out: list[Action]) -> None:
    """Append the worker places that can take a workshop."""
    player = game.players[seat]
    if workshops_moved(player) == len(WORKSHOP_WORKERS):
        return
    for action in range(RIGHT_SIDE):
        for place in range(COVERABLE):
            if not (player.covered[action] >> place) & 1:
                out.append(WORKSHOPS_ACTIONS[action][place])


def move_workshop(game: Paladins, seat: int, target: int) -> None:
    """Cover a worker place; a worker there returns to the shared supply. The uncovered worker is gained.

    `target` is twice the action of the right side plus the place, as the options order them.
    """
    player = game.players[seat]
    action, place = target // COVERABLE, target % COVERABLE
    uncovered = UNCOVERED[workshops_moved(player)]
    player.covered[action] |= 1 << place
    at = (RIGHT + action) * PLACES + place
    game.tell(words.DEVELOPED, seat, RIGHT + action, place + 1)
    if player.board[at] != NONE:
        game.tell(words.COVERED, seat, player.board[at], RIGHT + action)
        game.supply[player.board[at]] += 1
        player.board[at] = NONE
    game.push(Gains(seat, uncovered.path))


def target_of(action: Action) -> int:
    """Give the target that an option names."""
    return action.a * COVERABLE + action.b - 1


def workshop_label(action: Action) -> Message:
    """Say on which action a workshop goes and which worker it spares."""
    kind = ACTIONS[RIGHT + action.a].ways[0][action.b - 1]
    if kind == ANY:
        return Message(words.LABEL_WORKSHOP_ANY, (RIGHT + action.a,))
    return Message(words.LABEL_WORKSHOP, (RIGHT + action.a, kind))


class Develop(Deed):
    """Two workers and Silver move a workshop."""

    aims: ClassVar[int] = WORKSHOP

    def __init__(self) -> None:
        super().__init__(DEVELOP, ACTIONS[DEVELOP].ways[0])

    def cost(self, game: Paladins, seat: int) -> int:
        """Give the Silver it costs."""
        return lowered(game.players[seat], DEVELOP, SILVER, ACTIONS[DEVELOP].cost[SILVER])

    def possible(self, game: Paladins, seat: int) -> bool:
        """A workshop and the Silver are needed."""
        player = game.players[seat]
        return player.silver >= self.cost(game, seat) and workshops_moved(player) < len(WORKSHOP_WORKERS)

    def lacking(self, game: Paladins, seat: int) -> list[Message]:
        """A workshop, or Silver."""
        if workshops_moved(game.players[seat]) == len(WORKSHOP_WORKERS):
            return [Message(refusals.WORKSHOPS_OUT, (DEVELOP, len(WORKSHOP_WORKERS)))]
        return price_high(game, seat, DEVELOP, self.cost(game, seat), SILVER)

    def unfit(self, game: Paladins, seat: int, target: Action) -> Message | None:
        """A workshop covers the place already."""
        return standing(game, seat, target)

    def targets(self, game: Paladins, seat: int, out: list[Action]) -> None:
        """Any place that can take one."""
        workshop_targets(game, seat, out)

    def describe(self, game: Paladins, seat: int, target: Action) -> Message:
        """Say which worker it spares."""
        return workshop_label(target)

    def pay(self, game: Paladins, seat: int, target: int) -> None:
        """Pay Silver."""
        pay_silver(game, seat, self.cost(game, seat), DEVELOP)

    def perform(self, game: Paladins, seat: int, target: int) -> None:
        """Move it."""
        move_workshop(game, seat, target)


class FreeDevelop(Ask):
    """A King's Favour moves a workshop without workers and Silver."""

    rule: ClassVar[str] = "paladins.develop.target"

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any place that can take one."""
        workshop_targets(game, self.seat, out)

    def take(self, game: Paladins, action: Action) -> None:
        """It is a development like any other: Architects look at it."""
        owned = len(game.players[self.seat].townsfolk)
        game.push(TownsfolkTriggers(self.seat, DEVELOP, owned))
        move_workshop(game, self.seat, target_of(action))

    def describe(self, game: Paladins, action: Action) -> Message:
        """Say which worker it spares."""
        return workshop_label(action)
