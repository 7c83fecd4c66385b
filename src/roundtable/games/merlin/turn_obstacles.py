"""Why dice, figures, spaces, staffs, the Grail and flags can do nothing at the moment: a part of `obstacles`."""

from typing import Final

from roundtable.games.merlin import deeds, refusals
from roundtable.games.merlin.deeds import (
    ACTED,
    ACTING,
    BEFORE_DIE,
    BEFORE_MOVE,
    LANDED,
    SCORING,
    TURN_OVER,
    bits,
    dice_of,
    moment,
    reached,
)
from roundtable.games.merlin.flags import borrowable
from roundtable.games.merlin.names import (
    ARTHUR,
    FLAG,
    KNIGHT,
    MERLIN,
    POWER,
    PRINCIPALITIES,
    RING,
)
from roundtable.games.merlin.rules import AFTER_MOVE
from roundtable.games.merlin.rules import BEFORE_MOVE as MOVE_WINDOW
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import Land, MoveFigure, UseStaff, place_of_action, standing
from roundtable.games.merlin.words import USED_FLAG
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message

Reason = Message | None
OTHER_ACTION: Final = POWER.at("other-action")
CHANGES_DIE: Final = (POWER.at("turn-die"), POWER.at("plus-minus-one"))
FIGURE_RULES: Final = (
    "merlin.turn.knight-die",
    "merlin.turn.merlin-die",
    "merlin_arthur.turn.black-die-moves-arthur",
)  # by figure
TOO_LATE: Final[dict[str, str]] = {
    "backwards": "merlin.flag.backwards-before-move",
    "turn-die": "merlin.flag.turn-die-before-move",
    "other-action": "merlin.flag.other-action-before-action",
    "mirror": "merlin.flag.mirror-before-action",
}
NO_STAFF: Final = ("merlin.turn.staff-needs-merlin-move", "", "merlin_arthur.turn.arthur-no-staff")  # by figure


def over(game: Merlin) -> Reason:
    """Say that it is no moment of the own turn."""
    now = moment(game)
    if now == SCORING:
        return Message(refusals.IN_SCORING)
    return Message(refusals.TURN_OVER) if now == TURN_OVER else None


def die(game: Merlin, seat: int, action: Action) -> Reason:
    """A die is chosen once a turn."""
    if moment(game) == BEFORE_DIE:
        return Message(refusals.DIE_MISSING)
    return over(game) or Message(refusals.DIE_CHOSEN)


def apple(game: Merlin, seat: int, action: Action) -> Reason:
    """One apple a turn, between die and move."""
    now = moment(game)
    if game.turn.apple and now in (BEFORE_MOVE, LANDED, ACTING, ACTED):
        return Message(refusals.APPLE_ONCE)
    if game.players[seat].apples == 0:
        return Message(refusals.APPLE_MISSING)
    if now == BEFORE_DIE:
        return Message(refusals.DIE_FIRST)
    if now == BEFORE_MOVE:
        return Message(refusals.ANSWER_FIRST)
    return over(game) or Message(refusals.APPLE_LATE)


def adjust(game: Merlin, seat: int, action: Action) -> Reason:
    """The chosen die changes by apples and flags, before the move."""
    now = moment(game)
    if now == BEFORE_DIE:
        return Message(refusals.DIE_FIRST)
    if now != BEFORE_MOVE:
        return over(game) or Message(refusals.DIE_LATE)
    player = game.players[seat]
    flags = [game.rules.power_of[at] in CHANGES_DIE and player.goods[FLAG * PRINCIPALITIES + at] > 0 for at in range(6)]
    can = any(flags) or (player.apples > 0 and not game.turn.apple)
    return Message(refusals.DIE_CHANGE if can else refusals.DIE_FIXED)


def move(game: Merlin, seat: int, action: Action) -> Reason:
    """The figure of the die moves once."""
    now = moment(game)
    if now == BEFORE_DIE:
        return Message(refusals.DIE_FIRST)
    if now == BEFORE_MOVE:
        return Message(refusals.ANSWER_FIRST)
    return over(game) or Message(refusals.FIGURE_MOVED, (game.turn.figure,))


def figure(game: Merlin, seat: int, action: Action) -> Reason:
    """Every figure moves by its own dice."""
    now = moment(game)
    if now == BEFORE_DIE:
        dice = dice_of(game, seat, action.a)
        rule = FIGURE_RULES[action.a]
        if dice:
            return Message(refusals.FIGURE_DICE, (action.a, bits(dice)), rule)
        return Message(refusals.FIGURE_NO_DIE, (action.a,), rule)
    if now == BEFORE_MOVE:
        return Message(refusals.FIGURE_OTHER, (game.turn.figure,), FIGURE_RULES[game.turn.figure])
    return over(game) or Message(refusals.FIGURE_MOVED, (game.turn.figure,))


def space(game: Merlin, seat: int, action: Action) -> Reason:
    """A space is reached by a die, or used with a flag."""
    now = moment(game)
    if now == BEFORE_DIE:
        return by_dice(game, seat, action.a)
    if now == BEFORE_MOVE:
        return by_move(game, seat, action.a)
    if now == LANDED:
        colour = game.rules.power_of.index(OTHER_ACTION)
        if not borrowable(game, seat, action.a):
            return Message(refusals.NO_RIVAL, (colour,))
        owned = game.players[seat].goods[FLAG * PRINCIPALITIES + colour] > 0
        return Message(refusals.FLAG_THERE if owned else refusals.NO_FLAG_THERE, (colour,))
    if now == ACTING:
        return Message(refusals.ACTING, (game.rules.place(game.turn.ring, game.turn.place),))
    return over(game) or Message(refusals.ACTED)


def by_dice(game: Merlin, seat: int, goal: int) -> Message:
    """Say which die leads to a space of the outer ring, or how far away it is."""
    for one in (KNIGHT, MERLIN):
        for pips in dice_of(game, seat, one):
            if goal in reached(game, seat, one, pips):
                return Message(refusals.DIE_LEADS, (pips, one), FIGURE_RULES[one])
    own, white = dice_of(game, seat, KNIGHT), dice_of(game, seat, MERLIN)
    ahead = (goal - game.players[seat].knight) % RING
    away = min((goal - game.merlin) % RING, (game.merlin - goal) % RING)
    if own and white:
        return Message(refusals.NO_DIE_BOTH, (ahead, bits(own), away, white[0]))
    if own:
        return Message(refusals.NO_DIE_KNIGHT, (ahead, bits(own)))
    return Message(refusals.NO_DIE_MERLIN, (away, white[0])) if white else Message(refusals.NO_DIE_ARTHUR)


def by_move(game: Merlin, seat: int, goal: int) -> Message:
    """Say whether the chosen die leads to a space of the outer ring."""
    turn = game.turn
    if turn.figure == ARTHUR:
        return Message(refusals.RING_OTHER)
    step = next(step for step in game.agenda if isinstance(step, MoveFigure))
    if goal in step.goals(game):
        return Message(refusals.MOVE_LEADS, (turn.figure,))
    _, place = standing(game, seat, turn.figure)
    ahead, back = (goal - place) % RING, (place - goal) % RING
    away = (back if turn.direction else ahead) if turn.figure == KNIGHT else min(ahead, back)
    return Message(refusals.MOVE_OTHER, (turn.figure, turn.face + turn.shift, away), FIGURE_RULES[turn.figure])


def act(game: Merlin, seat: int, action: Action) -> Reason:
    """The action of a space is carried out once, if it does anything."""
    now = moment(game)
    if now == LANDED:
        if not isinstance(game.question(), Land):
            return Message(refusals.ANSWER_FIRST)
        here = place_of_action(game)
        return game.rules.action(here).why_not(game, seat, here)
    if now == ACTING:
        return Message(refusals.ACTING, (game.rules.place(game.turn.ring, game.turn.place),))
    if now == ACTED:
        return Message(refusals.STAFF_REPEATS if isinstance(game.question(), UseStaff) else refusals.ACTED)
    return over(game) or Message(refusals.DIE_FIRST)


def staff(game: Merlin, seat: int, action: Action) -> Reason:
    """A staff repeats an action at once, after a move of Merlin."""
    turn, now = game.turn, moment(game)
    if game.players[seat].staffs == 0:
        return Message(refusals.STAFF_MISSING)
    if now in (SCORING, TURN_OVER):
        return over(game)
    if turn.staffed:
        return Message(refusals.STAFF_ONCE)
    if now == BEFORE_DIE:
        return Message(refusals.STAFF_LATER)
    if turn.figure != MERLIN:
        return Message(refusals.STAFF_FIGURE, (turn.figure,), NO_STAFF[turn.figure])
    if turn.barred:
        lady = place_of_action(game).type != deeds.WHERE[deeds.BUILD][0][0]
        rule = "merlin.module.lady-no-staff" if lady else "merlin.module.builder-no-staff"
        return Message(refusals.STAFF_BARRED, (), rule)
    if now == BEFORE_MOVE:
        return Message(refusals.STAFF_LATER)
    return Message(refusals.STAFF_PASSED if now == ACTED else refusals.STAFF_ACTION)


def grail(game: Merlin, seat: int, action: Action) -> Reason:
    """Its holder uses the Grail while influence is scored."""
    if game.grail == seat:
        return Message(refusals.GRAIL_LATER)
    return Message(refusals.GRAIL_BOARD) if game.grail < 0 else Message(refusals.GRAIL_OTHER, (game.grail,))


def flag(game: Merlin, seat: int, action: Action) -> Reason:
    """Every flag has its moment."""
    colour, now = action.a, moment(game)
    kind = game.rules.power_of[colour]
    rule = USED_FLAG[kind].rule
    if game.players[seat].goods[FLAG * PRINCIPALITIES + colour] == 0:
        return Message(refusals.FLAG_MISSING, (colour,), rule)
    if now == SCORING:
        return Message(refusals.FLAG_SCORING)
    if now == TURN_OVER:
        return Message(refusals.FLAG_OVER)
    power = game.rules.powers[colour]
    late = TOO_LATE.get(POWER.words[kind], rule)
    if power.windows == MOVE_WINDOW:
        if now == BEFORE_DIE:
            return Message(refusals.FLAG_DIE_FIRST, (), rule)
        if now != BEFORE_MOVE:
            return Message(refusals.FLAG_LATE, (), late)
    if power.windows == AFTER_MOVE:
        if now in (BEFORE_DIE, BEFORE_MOVE):
            return Message(refusals.FLAG_MOVE_FIRST, (), rule)
        if now != LANDED:
            return Message(refusals.FLAG_ACTED, (), late)
    if power.usable(game, seat):
        return Message(refusals.ANSWER_FIRST)
    return power.why_not(game, seat)
