"""A turn: a die is chosen, perhaps changed, its figure moves, the space's action is carried out or declined."""

from typing import ClassVar, Final

from roundtable.games.merlin import missions, words
from roundtable.games.merlin.content import Space
from roundtable.games.merlin.names import (
    ANTICLOCKWISE,
    ARTHUR,
    ARTHUR_DIE,
    CLOCKWISE,
    INNER,
    KNIGHT,
    MERLIN,
    MERLIN_DIE,
    OUTER,
    STAY,
)
from roundtable.games.merlin.rules import AFTER_MOVE, BEFORE_MOVE, IN_TURN
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.vocabulary import (
    ACT,
    ACTS,
    APPLE,
    APPLES,
    DECLINE,
    DECLINES,
    DICE,
    ENDS,
    MOVE,
    MOVES,
    STAFF,
    STAFFS,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra, Question, Step
from roundtable.kernel.wording import Message, Wording

MOST_STEPS: Final = 7
DIRECTION_RULES: Final = (
    "merlin.turn.knight-clockwise",
    "merlin.turn.merlin-die-direction",
    "merlin_arthur.turn.arthur-direction",
)  # by figure


class TurnQuestion(Question[Merlin]):
    """A question of one's own turn: missions and flags that need no move may come first."""

    def windows(self, game: Merlin) -> int:
        """Whatever may be done at any moment of the turn may be done now."""
        return IN_TURN


class BeginTurn(Step[Merlin]):
    """A turn begins."""

    def run(self, game: Merlin) -> None:
        """Ask for a die; the refill of the hand and the end come behind."""
        game.turn.clear()
        game.turn.limit = missions.PER_TURN
        game.turn.own = True
        game.then(ChooseDie(self.seat), MoveFigure(self.seat), EndTurn(self.seat), TurnOver(self.seat))


class ChooseDie(TurnQuestion):
    """One die leaves the castle; it decides which figure moves."""

    rule: ClassVar[str] = "merlin.turn.choose-die"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any unused die; equal personal dice are one option."""
        dice = game.players[self.seat].dice
        for pips in range(1, 7):
            if dice[0] == pips or dice[1] == pips or dice[2] == pips:
                out.append(DICE[KNIGHT][pips])
        if dice[MERLIN_DIE]:
            out.append(DICE[MERLIN][dice[MERLIN_DIE]])
        if dice[ARTHUR_DIE]:
            out.append(DICE[ARTHUR][dice[ARTHUR_DIE]])

    def take(self, game: Merlin, action: Action) -> None:
        """Spend the die."""
        dice = game.players[self.seat].dice
        if action.b == KNIGHT:
            dice[dice.index(action.a)] = 0
        else:
            dice[MERLIN_DIE if action.b == MERLIN else ARTHUR_DIE] = 0
        game.turn.face = action.a
        game.turn.figure = action.b
        game.tell(words.TOOK_DIE, self.seat, action.a, action.b)


class MoveFigure(TurnQuestion):
    """The figure of the chosen die moves; before that the die may be changed."""

    rule: ClassVar[str] = "merlin.turn.sequence"

    def rule_now(self, game: Merlin) -> str:
        """How the figure goes."""
        return DIRECTION_RULES[game.turn.figure]

    def windows(self, game: Merlin) -> int:
        """Apple and the flags that change the movement may come first."""
        return IN_TURN | BEFORE_MOVE

    def options(self, game: Merlin, out: list[Action]) -> None:
        """The knight has one direction, Merlin and Arthur have two."""
        turn = game.turn
        if turn.face + turn.shift == 0:
            out.append(MOVES[STAY])
        elif turn.figure == KNIGHT:
            out.append(MOVES[turn.direction])
        else:
            out.append(MOVES[CLOCKWISE])
            out.append(MOVES[ANTICLOCKWISE])

    def take(self, game: Merlin, action: Action) -> None:
        """Move and land."""
        figure, steps = game.turn.figure, steps_of(game, action)
        move_figure(game, self.seat, figure, steps, words.MOVED[figure] if steps else words.STAYED)

    def goals(self, game: Merlin) -> list[int]:
        """Give the spaces that the figure can reach, one for each direction offered."""
        actions: list[Action] = []
        self.options(game, actions)
        return [self.goal(game, action) for action in actions]

    def goal(self, game: Merlin, action: Action) -> int:
        """Give the space to which the figure would move."""
        ring, place = standing(game, self.seat, game.turn.figure)
        return (place + steps_of(game, action)) % len(game.rules.rings[ring])

    def touches(self, game: Merlin, action: Action) -> tuple[str, ...]:
        """The figure, or the space it moves to."""
        if action.verb != MOVE:
            return action.touches
        return (*action.touches, f"{'inner' if game.turn.figure == ARTHUR else 'space'}:{self.goal(game, action)}")

    def describe(self, game: Merlin, action: Action) -> Message:
        """Say where which figure moves, and how far."""
        turn = game.turn
        ring, _ = standing(game, self.seat, turn.figure)
        goal = game.rules.place(ring, self.goal(game, action))
        return Message(words.LABEL_MOVE, (turn.figure, turn.face + turn.shift, action.a, goal))


def steps_of(game: Merlin, action: Action) -> int:
    """Give how far the chosen die takes its figure, negative anticlockwise."""
    steps = game.turn.face + game.turn.shift
    return -steps if action.a == ANTICLOCKWISE else steps


def standing(game: Merlin, seat: int, figure: int) -> tuple[int, int]:
    """Give the ring and the space on which a figure stands."""
    if figure == ARTHUR:
        return INNER, game.arthur
    return OUTER, game.merlin if figure == MERLIN else game.players[seat].knight


def move_figure(game: Merlin, seat: int, figure: int, steps: int, told: Wording) -> None:
    """Move a figure along its ring, negative steps anticlockwise, and ask what to do where it lands."""
    if figure == ARTHUR:
        game.arthur = (game.arthur + steps) % len(game.rules.rings[INNER])
        land(game, seat, ARTHUR, INNER, game.arthur, told)
    elif figure == MERLIN:
        game.merlin = (game.merlin + steps) % len(game.rules.rings[OUTER])
        land(game, seat, MERLIN, OUTER, game.merlin, told)
    else:
        player = game.players[seat]
        player.knight = (player.knight + steps) % len(game.rules.rings[OUTER])
        land(game, seat, KNIGHT, OUTER, player.knight, told)


def land(game: Merlin, seat: int, figure: int, ring: int, place: int, told: Wording) -> None:
    """A figure has been moved: its space becomes the place of action."""
    turn = game.turn
    turn.figure = figure
    turn.ring = ring
    turn.place = place
    turn.own = ring == OUTER
    game.tell(told, seat, figure, game.rules.place(ring, place))
    game.push(Land(seat))


def place_of_action(game: Merlin) -> Space:
    """Give the space whose action may be carried out."""
    return game.rules.rings[game.turn.ring][game.turn.place]


class Land(TurnQuestion):
    """A figure has stopped: its space's action is carried out or declined; mirror and action flag come first."""

    rule: ClassVar[str] = "merlin.turn.resolve-landing-space"
    likely: ClassVar[bool] = True

    def windows(self, game: Merlin) -> int:
        """The flags that change the place of action may come first."""
        return IN_TURN | AFTER_MOVE

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Act, do what an ability allows instead, or decline."""
        space = place_of_action(game)
        if game.rules.action(space).possible(game, self.seat, space):
            out.append(ACTS)
        if game.turn.own:
            for landing in game.rules.landings:
                landing.options(game, self.seat, space, out)
        out.append(DECLINES)

    def take(self, game: Merlin, action: Action) -> None:
        """Carry it out; after a move of Merlin a staff may repeat it."""
        if action.verb == DECLINE:
            game.tell(words.DECLINED, self.seat)
            return
        turn = game.turn
        turn.barred = False
        if turn.figure == MERLIN:
            game.push(UseStaff(self.seat, turn.ring, turn.place, int(turn.own)))
        space = place_of_action(game)
        if action.verb == ACT:
            game.rules.action(space).begin(game, self.seat, space, turn.own)
            return
        for landing in game.rules.landings:
            if landing.take(game, self.seat, space, action):
                return

    def describe(self, game: Merlin, action: Action) -> Message | None:
        """Say which space's action may be carried out."""
        if action.verb != ACT:
            return None
        return Message(words.LABEL_SPACE, (game.rules.place(game.turn.ring, game.turn.place),))


class UseStaff(TurnQuestion):
    """The action after a move of Merlin may be repeated by spending a staff."""

    rule: ClassVar[str] = "merlin.turn.staff-repeats-action"
    fields: ClassVar[tuple[str, ...]] = ("ring", "place", "own")

    def __init__(self, seat: int, ring: int, place: int, own: int) -> None:
        super().__init__(seat)
        self.ring: Final = ring
        self.place: Final = place
        self.own: Final = own

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Spend one, at most one in a turn, or not."""
        turn = game.turn
        if game.players[self.seat].staffs == 0 or turn.staffed or turn.barred:
            return
        space = game.rules.rings[self.ring][self.place]
        if game.rules.action(space).possible(game, self.seat, space):
            out.append(STAFFS)
            out.append(DECLINES)

    def take(self, game: Merlin, action: Action) -> None:
        """Repeat the action, with new choices; Merlin does not move again."""
        if action.verb != STAFF:
            return
        game.players[self.seat].staffs -= 1
        game.turn.staffed = True
        game.tell(words.SPENT_STAFF, self.seat)
        space = game.rules.rings[self.ring][self.place]
        game.rules.action(space).begin(game, self.seat, space, self.own == 1)


class EndTurn(TurnQuestion):
    """Everything is done; missions and flags may still come before the turn is over."""

    rule: ClassVar[str] = "merlin.turn.ends-after-action"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """End it."""
        out.append(ENDS)

    def take(self, game: Merlin, action: Action) -> None:
        """Completed missions are replaced; nothing of this turn can be taken back any more."""
        for _ in range(game.turn.refill):
            game.push(missions.RefillHand(self.seat))


class TurnOver(Step[Merlin]):
    """The turn is over."""

    def run(self, game: Merlin) -> None:
        """Close the past."""
        game.seal()


class Apples(Extra[Merlin]):
    """An apple makes the chosen die any number, once a turn, before the figure moves."""

    rule: ClassVar[str] = "merlin.turn.apple-sets-die"

    def __init__(self) -> None:
        super().__init__(BEFORE_MOVE, (APPLE,))

    def options(self, game: Merlin, seat: int, window: int, out: list[Action]) -> None:
        """Any number but the one it shows; with +/-1 flags the result stays within 0 and 7."""
        turn = game.turn
        if turn.apple or game.players[seat].apples == 0:
            return
        for pips in range(1, 7):
            if pips != turn.face and 0 <= pips + turn.shift <= MOST_STEPS:
                out.append(APPLES[pips])

    def take(self, game: Merlin, seat: int, action: Action) -> None:
        """Spend it."""
        game.players[seat].apples -= 1
        game.apples += 1
        game.turn.apple = True
        game.turn.face = action.a
        game.tell(words.USED_APPLE, seat, action.a)
