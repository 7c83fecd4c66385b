"""A lord's turn: moving, exploring, one action, and the end of it."""

from typing import ClassVar

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import show
from tests.practice.feud import fight, siege
from tests.practice.feud import vocabulary as v
from tests.practice.feud.content import CHEST, HAND, LAND_COST, TURN
from tests.practice.feud.layout import UNKNOWN
from tests.practice.feud.state import Feud


class Turns(Step[Feud]):
    """It is a seat's turn, then the next one's. Two laps around the table are a round."""

    def run(self, game: Feud) -> None:
        if self.seat == 0:
            if game.laps and game.laps % 2 == 0:
                game.chest = CHEST
                game.end_round()
            if game.laps == 2 * game.rules.rounds:
                return
            game.laps += 1
        game.push(Turns((self.seat + 1) % game.rules.seats))
        lord = game.lords[self.seat]
        lord.banner = 0
        if lord.tapped:
            lord.tapped = False
            game.tell(v.LOST, self.seat)
            return
        game.acted = False
        game.tell(v.BEGUN, self.seat)
        game.push(Turn(self.seat))


class Turn(Question[Feud]):
    """Move, explore or act; cards and other lords' banners may be used at any time."""

    rule: ClassVar[str] = "feud.turn.act"

    def windows(self, game: Feud) -> int:
        return TURN

    def options(self, game: Feud, out: list[Action]) -> None:
        lord = game.lords[self.seat]
        if not game.acted:
            for space in ((lord.space + 1) % v.SPACES, (lord.space - 1) % v.SPACES):
                land = game.lands[space]
                if land == UNKNOWN and lord.move >= 2:
                    out.append(v.EXPLORE[space])
                elif land != UNKNOWN and lord.move >= LAND_COST[land]:
                    out.append(v.STEP[space])
            for seat, other in enumerate(game.lords):
                if seat != self.seat and other.space == lord.space != 0 and not other.tapped:
                    out.append(v.ATTACK[seat])
            if siege.possible(game, self.seat):
                out.append(v.SIEGE)
        out.append(v.END)

    def take(self, game: Feud, action: Action) -> None:
        if action is v.END:
            game.push(EndOfTurn(self.seat))
        elif action is v.SIEGE:
            game.push(siege.Invite(self.seat))
        else:
            game.push(Turn(self.seat))
            if action in v.STEP:
                self.step(game, action.a)
            elif action in v.EXPLORE:
                self.explore(game, action.a)
            else:
                game.acted = True
                game.tell(v.ATTACKED, self.seat, action.a)
                game.push(fight.Defend(action.a, self.seat))

    def step(self, game: Feud, space: int) -> None:
        """Enter a known space; a village gives gold."""
        lord = game.lords[self.seat]
        lord.move -= LAND_COST[game.lands[space]]
        lord.space = space
        game.tell(v.MOVED, self.seat, space)
        if v.LAND.words[game.lands[space]] == "village":
            lord.gold += 1

    def explore(self, game: Feud, space: int) -> None:
        """Turn up a tile: nothing before this can be taken back."""
        game.lords[self.seat].move -= 2
        show(game, game.tiles, len(game.tiles) - 1)
        game.lands[space] = game.tiles.remove(len(game.tiles) - 1)
        game.tell(v.EXPLORED, self.seat, space, game.lands[space])

    def why_not(self, game: Feud, action: Action) -> Message | None:
        if (action in v.STEP or action in v.EXPLORE) and not game.acted:
            return Message(v.TOO_FAR, (game.lords[self.seat].move,))
        return None


class EndOfTurn(Step[Feud]):
    """What is left is lost, the hand is filled, and nothing can be taken back."""

    def run(self, game: Feud) -> None:
        game.lords[self.seat].move = 0
        game.draw_up(self.seat, HAND)
        game.seal()
