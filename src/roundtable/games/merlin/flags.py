"""The flags of the base game: one special action each, by colour; a used flag goes back to its principality."""

from typing import ClassVar, Final

from roundtable.games.merlin import refusals, words
from roundtable.games.merlin.content import BASE_POWERS
from roundtable.games.merlin.names import (
    ANTICLOCKWISE,
    CLOCKWISE,
    FLAG,
    KNIGHT,
    OPPOSITE,
    OUTER,
    PRINCIPALITIES,
    RING,
    WITH_FLAG,
)
from roundtable.games.merlin.pieces import give_good, repel, traitors_of
from roundtable.games.merlin.rules import AFTER_MOVE, BEFORE_MOVE, IN_TURN, FlagPower, Plugs
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import MOST_STEPS, TurnQuestion
from roundtable.games.merlin.vocabulary import ACT, BORROWS, FLAG_VERB, FLAGS, REPELS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra
from roundtable.kernel.wording import Message

TWO_MISSIONS: Final = 2


class Flags(Extra[Merlin]):
    """The flags in the castle, each at its moment, any number in a turn."""

    rule: ClassVar[str] = "merlin.flag.one-action-each"

    def __init__(self) -> None:
        super().__init__(IN_TURN | BEFORE_MOVE | AFTER_MOVE, (FLAG_VERB,))

    def options(self, game: Merlin, seat: int, window: int, out: list[Action]) -> None:
        """Every owned flag whose window is open and that would do something."""
        goods = game.players[seat].goods
        for colour in range(PRINCIPALITIES):
            if goods[FLAG * PRINCIPALITIES + colour]:
                power = game.rules.powers[colour]
                if power.windows & window and power.usable(game, seat):
                    out.append(FLAGS[colour])

    def take(self, game: Merlin, seat: int, action: Action) -> None:
        """Return the flag and do what it allows."""
        give_good(game, seat, FLAG, action.a)
        power = game.rules.power_of[action.a]
        game.tell(words.USED_FLAG[power], seat, action.a, power)
        game.rules.powers[action.a].use(game, seat)

    def describe(self, game: Merlin, seat: int, action: Action) -> Message:
        """Say what the flag allows."""
        return Message(words.LABEL_FLAG, (action.a, game.rules.power_of[action.a]))


class RepelTraitors(FlagPower):
    """Discard all own traitors of one shield, without shields."""

    def __init__(self) -> None:
        super().__init__(IN_TURN)

    def usable(self, game: Merlin, seat: int) -> bool:
        """There must be a traitor."""
        return len(game.players[seat].traitors.cards) > 0

    def why_not(self, game: Merlin, seat: int) -> Message:
        """There is none."""
        return Message(refusals.NO_TRAITORS)

    def use(self, game: Merlin, seat: int) -> None:
        """Ask which shield."""
        game.push(ChooseTraitors(seat))


class ChooseTraitors(TurnQuestion):
    """Which shield's traitors does the flag remove?"""

    rule: ClassVar[str] = "merlin.flag.repel-traitors"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any shield that a traitor shows."""
        for colour in range(PRINCIPALITIES):
            if traitors_of(game, self.seat, colour):
                out.append(REPELS[colour])

    def take(self, game: Merlin, action: Action) -> None:
        """All of that shield go."""
        repel(game, self.seat, action.a, len(game.players[self.seat].traitors.cards), WITH_FLAG)

    def describe(self, game: Merlin, action: Action) -> Message:
        """Say how many would go."""
        return Message(words.LABEL_REPEL, (traitors_of(game, self.seat, action.a), action.a))


class TwoMissions(FlagPower):
    """Two missions may be completed in this turn."""

    def __init__(self) -> None:
        super().__init__(IN_TURN)

    def usable(self, game: Merlin, seat: int) -> bool:
        """A second such flag changes nothing."""
        return game.turn.limit < TWO_MISSIONS

    def why_not(self, game: Merlin, seat: int) -> Message:
        """Two are allowed already."""
        return Message(refusals.TWO_ALREADY)

    def use(self, game: Merlin, seat: int) -> None:
        """Raise the limit."""
        game.turn.limit = TWO_MISSIONS


class Backwards(FlagPower):
    """The own knight moves anticlockwise."""

    def __init__(self) -> None:
        super().__init__(BEFORE_MOVE)

    def usable(self, game: Merlin, seat: int) -> bool:
        """Only the knight needs it, once."""
        return game.turn.figure == KNIGHT and game.turn.direction == CLOCKWISE

    def why_not(self, game: Merlin, seat: int) -> Message:
        """Another figure moves, or the knight is turned round already."""
        return Message(refusals.BACKWARDS_ALREADY if game.turn.figure == KNIGHT else refusals.KNIGHT_BACKWARDS)

    def use(self, game: Merlin, seat: int) -> None:
        """Turn the knight round."""
        game.turn.direction = ANTICLOCKWISE


class TurnDie(FlagPower):
    """The chosen die is turned to its opposite face."""

    def __init__(self) -> None:
        super().__init__(BEFORE_MOVE)

    def usable(self, game: Merlin, seat: int) -> bool:
        """With +/-1 flags the result must stay within 0 and 7."""
        return 0 <= 7 - game.turn.face + game.turn.shift <= MOST_STEPS

    def why_not(self, game: Merlin, seat: int) -> Message:
        """The turned die would count too much or too little."""
        return Message(refusals.OUT_OF_RANGE)

    def use(self, game: Merlin, seat: int) -> None:
        """Opposite faces add up to seven."""
        game.turn.face = 7 - game.turn.face
        game.tell(words.TURNED_DIE, seat, game.turn.face)


class OtherAction(FlagPower):
    """The action of a space with another player's knight instead of the own one."""

    def __init__(self) -> None:
        super().__init__(AFTER_MOVE)

    def usable(self, game: Merlin, seat: int) -> bool:
        """Some other space must hold another player's knight."""
        return any([borrowable(game, seat, space) for space in range(RING)])

    def why_not(self, game: Merlin, seat: int) -> Message:
        """All other knights stand where the action is."""
        return Message(refusals.NO_KNIGHTS)

    def use(self, game: Merlin, seat: int) -> None:
        """Ask which space."""
        game.push(BorrowAction(seat))


def borrowable(game: Merlin, seat: int, space: int) -> bool:
    """Say whether another player's knight stands on a space other than the present place of action."""
    if game.turn.ring == OUTER and game.turn.place == space:
        return False
    for other, player in enumerate(game.players):
        if other != seat and player.knight == space:
            return True
    return False


class BorrowAction(TurnQuestion):
    """Whose space is used instead? The figure stays where it is."""

    rule: ClassVar[str] = "merlin.flag.other-action"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Spaces with another player's knight."""
        for space in range(RING):
            if borrowable(game, self.seat, space):
                out.append(BORROWS[space])

    def take(self, game: Merlin, action: Action) -> None:
        """That space becomes the place of action."""
        game.turn.ring = OUTER
        game.turn.place = action.a
        game.turn.own = False
        game.tell(words.BORROWED, self.seat, game.rules.place(OUTER, action.a))

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """The own space is given up for another one."""
        return Message(refusals.BORROW_NOW) if action.verb == ACT else None

    def describe(self, game: Merlin, action: Action) -> Message:
        """Name the space."""
        return Message(words.LABEL_SPACE, (game.rules.place(OUTER, action.a),))


class Mirror(FlagPower):
    """The own knight goes to the opposite space and acts there instead."""

    def __init__(self) -> None:
        super().__init__(AFTER_MOVE)

    def usable(self, game: Merlin, seat: int) -> bool:
        """Only after moving the knight."""
        return game.turn.figure == KNIGHT

    def why_not(self, game: Merlin, seat: int) -> Message:
        """Another figure has moved."""
        return Message(refusals.KNIGHT_MIRROR)

    def use(self, game: Merlin, seat: int) -> None:
        """The knight stays there."""
        player = game.players[seat]
        player.knight = (player.knight + OPPOSITE) % RING
        game.turn.ring = OUTER
        game.turn.place = player.knight
        game.turn.own = True
        game.tell(words.MIRRORED, seat, KNIGHT, game.rules.place(OUTER, player.knight))


def plug(plugs: Plugs) -> None:
    """Put the six flags into their places."""
    plugs.extras.append(Flags())
    plugs.powers.update({
        "repel-traitors": RepelTraitors(),
        "two-missions": TwoMissions(),
        "backwards": Backwards(),
        "turn-die": TurnDie(),
        "other-action": OtherAction(),
        "mirror": Mirror(),
    })  # fmt: skip
    plugs.colours = list(BASE_POWERS)
