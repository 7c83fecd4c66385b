"""What an option would do, tried on a copy of the game: no more of it than its seat can know before playing."""

from collections.abc import Sequence

from msgspec import Struct

from roundtable.kernel.action import Action
from roundtable.kernel.errors import IllegalAction
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Event
from roundtable.server.refused import Refused
from roundtable.server.shapes import Message, View

from .paths import following
from .projected import Projected
from .table import rule_asked
from .trial import Rehearsal


class RuledMessage(Struct, frozen=True, kw_only=True):
    """Something that would happen, or keeps a thing from being used: what is said of it, and the rule behind it."""

    message: Message
    rule: str


class Preview(Struct, frozen=True, kw_only=True):
    """What an option would do, seen from a version.

    `reveals`: something would be drawn, rolled or turned up before the turn ends. `ends`: it ends the turn.
    `seals`: it could not be taken back, for neither of these reasons. Events and view stop before anything is revealed;
    there is no view if that comes at once. `projected`: the points if scored then.
    """

    version: int
    reveals: bool
    ends: bool
    seals: bool
    events: list[RuledMessage]
    view: View | None
    projected: Projected | None


def preview_of(
    game: Game, seat: int, action: Action, version: int, then: Sequence[Action] = (), *, also_obvious: bool = False
) -> Preview:
    """Try an option of a seat, with answers given in one go behind it; the game itself is left alone."""
    if action not in game.options_of(seat):
        raise IllegalAction("not-offered-now", rule_asked(game, seat), action.notation)
    trial = Rehearsal(game, seat)
    told: list[Event] = []
    if seat != game.seat:
        trial.copy.play(action, seat)  # laid down until it is its turn
    elif game.early:
        trial.open_answers()
    else:
        trial.play(action)
    for one in then:
        if not trial.quiet or one not in trial.copy.options_of(seat):
            raise Refused("server-path-broken", 409, action=one.notation)
        told += trial.events()
        trial = trial.next(one)
    ends = trial.ends
    while also_obvious and trial.goes_on:
        only = following(trial.copy, seat)
        if only is None:
            break
        told += trial.events()
        trial = trial.next(only)
        ends = ends or trial.ends
    told += trial.events()
    seen = [event for event in told if event.seen_by(seat)]
    events = [RuledMessage(message=event.message.data(), rule=event.rule) for event in seen]
    return Preview(
        version=version,
        reveals=trial.uncovers,
        ends=ends,
        seals=trial.seals and not ends,
        events=events,
        view=trial.view(),
        projected=trial.projected(),
    )
