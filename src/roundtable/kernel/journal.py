"""What happened, for people: events with audience and rule. A table without a journal pays nothing for it."""

from typing import Final

from roundtable.kernel.wording import Message, Wording

EVERYBODY: Final = -1


class Event:
    """Something that happened; `audience` is the mask of seats that may know, EVERYBODY for all and spectators."""

    def __init__(self, message: Message, audience: int, turn: int) -> None:
        self.message: Final = message
        self.audience: Final = audience
        self.turn: Final = turn

    @property
    def rule(self) -> str:
        """The rule the event tells of."""
        return self.message.rule

    def seen_by(self, seat: int | None) -> bool:
        """Say whether a seat (None: a spectator) may know of it."""
        if self.audience == EVERYBODY:
            return True
        return seat is not None and (self.audience >> seat) & 1 == 1


class Journal:
    """The events of one table in order. `turn` is the number of history entries when each was told."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.turn = 0

    def add(self, wording: Wording, values: tuple[int, ...], audience: int) -> None:
        """Write down an event; a wording takes as many of the values as it has parameters."""
        values = values[: len(wording.params)]
        self.events.append(Event(Message(wording, values), audience, self.turn))

    def cut(self, length: int) -> None:
        """Forget all events after the first `length`: they were taken back."""
        del self.events[length:]

    def seen_by(self, seat: int | None, since: int = 0) -> list[Event]:
        """Give the events from position `since` on that a seat may know."""
        return [event for event in self.events[since:] if event.seen_by(seat)]
