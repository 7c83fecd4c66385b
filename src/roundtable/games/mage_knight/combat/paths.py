"""Mazes and labyrinths (Lost Legion): one Unit may come along, and a path is paid for before its enemy is met."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, words
from roundtable.games.mage_knight.combat import battle, results
from roundtable.games.mage_knight.content.components import PATHS, UNIT_OF
from roundtable.games.mage_knight.content.integers import Seat, Space, WindowBits
from roundtable.games.mage_knight.content.names import B_LABYRINTH, B_MAZE, LABYRINTH, MAZE, PATH_PHASE
from roundtable.games.mage_knight.content.site_rules import PATH_COSTS, PATH_REWARDS
from roundtable.games.mage_knight.effects import perform
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.vocabulary import (
    DECLINES,
    GIVES_UP,
    NUMBER_VERB,
    NUMBERS_ACTIONS,
    UNIT_ACTIONS,
    UNIT_VERB,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

BATTLE_OF_SITE: Final = {MAZE: B_MAZE, LABYRINTH: B_LABYRINTH}


def may_enter(game: "MageKnight", seat: Seat, space: Space) -> bool:
    """Say whether a player may look for a path: one is left, and none of this site is the player's own."""
    shields = board.state_at(game, space).shields
    return seat not in shields and len(shields) < len(PATHS)


def begin(game: "MageKnight", seat: Seat) -> None:
    """Enter: Move points left over are lost; a companion is chosen, then a path."""
    space = game.players[seat].space
    site = board.site_at(game, space)
    combat = battle.open_combat(game, BATTLE_OF_SITE[site], board.spot_at(game, space))
    combat.bars_units = True
    game.turn.phase = PATH_PHASE
    game.tell(words.ENTERED_SITE, seat, site)
    game.then(ChooseCompanion(seat), ChoosePath(seat))


def conquered(game: "MageKnight", space: Space) -> list[int]:
    """Give the paths of a space that were conquered, in the order of its shields."""
    spot = board.spot_at(game, space)
    return [path % len(PATHS) for path in game.paths if path // len(PATHS) == spot]


class ChooseCompanion(Question["MageKnight"]):
    """Which Unit comes along? No other may be used; asked if one is Ready and unwounded."""

    rule: ClassVar[str] = "mage_knight.combat.start-adventure-site"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """One of those, or nobody."""
        for index, unit in enumerate(game.players[self.seat].units):
            if unit.ready and not unit.wounds:
                out.append(UNIT_ACTIONS[index])
        if out:
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """It may be used and take damage."""
        combat = game.combat
        if action.verb == UNIT_VERB and combat is not None:
            combat.companion = game.players[self.seat].units[action.a].card
            game.tell(words.COMPANION, self.seat, UNIT_OF[combat.companion])

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Name the Unit, or say that nobody comes."""
        if action.verb != UNIT_VERB:
            return Message(answers.LABEL_ALONE)
        return Message(answers.LABEL_COMPANION, (UNIT_OF[game.players[self.seat].units[action.a].card],))


class ChoosePath(Question["MageKnight"]):
    """Which path is paid for? Move effects come as offers; whoever turns back has used the action."""

    rule: ClassVar[str] = "mage_knight.combat.start-adventure-site"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those that nobody has conquered and for which there are Move points."""
        gone = conquered(game, game.players[self.seat].space)
        for path, cost in enumerate(PATH_COSTS):
            if path not in gone and cost <= game.turn.move:
                out.append(NUMBERS_ACTIONS[cost])
        out.append(GIVES_UP)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Meet the enemy at its end, or turn back."""
        combat = game.combat
        if action.verb != NUMBER_VERB or combat is None:
            results.leave(game, self.seat)
            return
        game.turn.move -= action.a
        combat.path = PATH_COSTS.index(action.a)
        game.tell(words.PATH_TAKEN, self.seat, action.a)
        battle.lay_out_phases(game, self.seat)

    def windows(self, game: "MageKnight") -> WindowBits:
        """Move points can be made."""
        return perform.open_now(game)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Say what a path costs and what waits at its end."""
        combat = game.combat
        if action.verb != NUMBER_VERB or combat is None:
            return Message(answers.LABEL_TURN_BACK)
        reward = PATH_REWARDS[combat.battle][PATH_COSTS.index(action.a)][0]
        return Message(answers.LABEL_PATH, (action.a, reward))
