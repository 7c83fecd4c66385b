"""A joint assault on a city: the defenders dealt, each participant's own fight in order, and what comes of it.

The turns of the participants wait in `game.joint`; `turns.AfterProposal` lies below and lets them finish.
"""

from typing import TYPE_CHECKING, ClassVar

from roundtable.games.mage_knight import answers, words
from roundtable.games.mage_knight.cards import centre
from roundtable.games.mage_knight.combat import arrival
from roundtable.games.mage_knight.content.components import ENEMY_OF
from roundtable.games.mage_knight.content.hexes import NEAR
from roundtable.games.mage_knight.content.integers import Seat, Space, WindowBits
from roundtable.games.mage_knight.content.names import JOINT_ASSAULT, NONE
from roundtable.games.mage_knight.course import start
from roundtable.games.mage_knight.effects.windows import OF_PHASE
from roundtable.games.mage_knight.map import board, movement, tokens
from roundtable.games.mage_knight.play import out_of_turn
from roundtable.games.mage_knight.state import this_turn, together
from roundtable.games.mage_knight.state.classes import JointAssault
from roundtable.games.mage_knight.vocabulary import DONE, DONES, GOES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def begin(game: "MageKnight", space: Space, members: tuple[Seat, ...], shares: tuple[int, ...]) -> None:
    """All have agreed: those invited turn their Round Order tokens, the defenders are dealt, and the first begins."""
    joint = JointAssault()
    joint.clear()
    joint.space = space
    joint.members = members
    joint.shares = shares
    spot = board.spot_at(game, space)
    tokens.turn_up(game, spot)
    dealt = tokens.tokens_at(game, spot)
    game.chance.shuffle(dealt)
    joint.dealt = tuple(dealt)
    joint.came_from = tuple([game.players[seat].space for seat in members])
    joint.turns = [together.blank_turn() for _ in members]
    game.joint = joint
    game.tell(words.JOINT_BEGINS, space)
    for seat in members:
        for token in together.share(joint, seat):
            game.tell(words.JOINT_DEALT, seat, ENEMY_OF[token])
    for seat in members[1:]:
        game.players[seat].token_down = True
        game.tell(words.TOKEN_DOWN, seat)
    game.seal()
    game.turn.normal = True
    game.turn.phase = JOINT_ASSAULT
    steps: list[Step[MageKnight]] = [JoinAssault(seat) for seat in members[1:]]
    game.then(EnterCity(members[0]), *steps, AssaultOver())


def parts(game: "MageKnight", space: Space) -> list[Space]:
    """Give the spaces of a city, one of which is given: two of a megapolis."""
    return board.city_spaces(game, game.tiles[space // 7])


def beside(game: "MageKnight", seat: Seat, space: Space) -> bool:
    """Say whether a hero stands next to a part of a city."""
    here = game.players[seat].space
    return here != NONE and bool([part for part in parts(game, space) if here in NEAR[part]])


class JoinAssault(Step["MageKnight"]):
    """An invited hero's part begins: first what may be used before a turn."""

    def run(self, game: "MageKnight") -> None:
        """The turn of the one before waits."""
        together.open_turn(game, self.seat)
        this_turn.begin(game, self.seat)
        game.seal()
        game.then(out_of_turn.OutOfTurn(self.seat), StartPart(self.seat), EnterCity(self.seat))


class StartPart(Step["MageKnight"]):
    """What the start of a turn gives is given, and own interactive Skills come back."""

    def run(self, game: "MageKnight") -> None:
        """Then the way into the city is open."""
        player = game.players[self.seat]
        player.plundered = False
        player.tactic_used = False
        turn = game.turn
        turn.phase = JOINT_ASSAULT
        turn.path = (player.space,)
        game.tell(words.TURN, self.seat)
        start.benefits(game, self.seat)
        centre.turn_begins(game, self.seat)


class EnterCity(Question["MageKnight"]):
    """Does the hero move into the city? Who can pay must; nothing else is a move or an action."""

    rule: ClassVar[str] = "mage_knight.coop-assault.must-move-into-city"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The step if it can be paid; otherwise staying out, unless the hero has come by a Spell."""
        joint = game.joint
        assert joint is not None
        if game.turn.acted:
            return
        here = game.players[self.seat].space
        for part in parts(game, joint.space):
            cost = movement.move_cost(game, self.seat, part)
            if here in NEAR[part] and cost != NONE and cost <= game.turn.move:
                out.append(GOES[part])
        if not out:
            out.append(DONES)

    def windows(self, game: "MageKnight") -> WindowBits:
        """Effects for movement, but no action."""
        return OF_PHASE[JOINT_ASSAULT]

    def take(self, game: "MageKnight", action: Action) -> None:
        """The fight begins, or the defenders dealt to this hero stay undefeated."""
        if action.verb == DONE:
            this_turn.use_action(game)
            game.tell(words.JOINT_STAYED_OUT, self.seat)
        else:
            arrival.go(game, self.seat, action.a)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Not being done, but staying out."""
        return Message(answers.LABEL_STAY_OUT) if action.verb == DONE else None


class AssaultOver(Step["MageKnight"]):
    """All have fought: without defenders the city is conquered, otherwise everybody goes back."""

    def run(self, game: "MageKnight") -> None:
        """Rampaging enemies that joined in do not matter."""
        joint = game.joint
        assert joint is not None
        if board.conquered(game, joint.space):
            game.tell(words.JOINT_CONQUERED, joint.space)
            game.tell(words.CITY_LED, board.leader(game, joint.space), joint.space)
            return
        game.tell(words.JOINT_FAILED, joint.space)
        for seat, came_from in zip(joint.members, joint.came_from, strict=True):
            player = game.players[seat]
            if player.space in parts(game, joint.space):
                turn = together.turn_of(game, seat)
                turn.path = turn.path[:-1]
                player.space = came_from
                game.tell(words.RETREATED, seat, came_from)
