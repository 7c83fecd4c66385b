"""The state of one tournament: what every knight has, what lies on the table, and the frozen rules behind it."""

from collections.abc import Callable, Mapping
from typing import Final

from roundtable.kernel.agenda import Extra
from roundtable.kernel.errors import BadPosition
from roundtable.kernel.layout import Layout
from roundtable.kernel.rules import Box, Rules, Value
from roundtable.kernel.zone import Zone
from tests.practice.tourney import view
from tests.practice.tourney.classes import Table
from tests.practice.tourney.content import (
    CHALLENGES,
    FAVOURS_PER_SEAT,
    LANCES_PER_SEAT,
    STANCES,
    TRICK_CARDS,
)


class Tourney(Table["TourneyRules"]):
    """The table."""

    def setup(self) -> None:
        self.rules.set_up(self)

    def layout(self) -> Layout:
        return self.rules.layout

    def families(self) -> list[list[Zone]]:
        tricks = [self.deck, self.discard]
        stances: list[list[Zone]] = []
        for knight in self.knights:
            tricks += [knight.hand, knight.tricks]
            stances.append([knight.deck, knight.drawn, knight.spent])
        return [tricks, [self.pile], *stances]

    def check(self) -> None:
        if len(self.knights) != self.rules.seats:
            raise BadPosition("state.knights", "wrong-length", f"{len(self.knights)}: {self.rules.seats}")
        families = self.families()
        count("state.deck", sum([len(zone) for zone in families[0]]), TRICK_CARDS)
        for seat, zones in enumerate(families[2:]):
            count(f"state.knights[{seat}].deck", sum([len(zone) for zone in zones]), len(STANCES))
            self.check_phase(seat)
        seen = [*self.row, *self.pile.cards]
        for knight in self.knights:
            seen += knight.won
        count("state.row", len(seen), len(CHALLENGES))
        count("state.row", len(set(seen)), len(CHALLENGES))
        held = sum([knight.lances for knight in self.knights])
        count("state.lances", held + self.lances, LANCES_PER_SEAT * self.rules.seats)
        held = sum([knight.favours for knight in self.knights])
        count("state.favours", held + self.favours, FAVOURS_PER_SEAT * self.rules.seats)

    def check_phase(self, seat: int) -> None:
        """Refuse what no moment of a round can show."""
        knight = self.knights[seat]
        if not self.round - 1 <= len(knight.spent) <= self.round:
            spent = f"{len(knight.spent)}: {self.round - 1}..{self.round}"
            raise BadPosition(f"state.knights[{seat}].spent", "wrong-length", spent)
        if (self.picked >> seat) & 1 and not len(knight.tricks):
            raise BadPosition("state.picked", "out-of-range", str(self.picked))

    def sees(self, seat: int | None) -> dict[str, object]:
        return view.table(self, seat)

    def scores(self) -> list[int]:
        return [knight.glory for knight in self.knights]

    def winners(self) -> list[int]:
        """Most glory wins; of several, those with most lances."""
        if not self.over:
            return []
        best = max([(knight.glory, knight.lances) for knight in self.knights])
        return [seat for seat, knight in enumerate(self.knights) if (knight.glory, knight.lances) == best]


def count(field: str, found: int, expected: int) -> None:
    """Refuse a position in which a component is missing or stands twice."""
    if found != expected:
        raise BadPosition(field, "out-of-range", f"{found}: {expected}")


class Part:
    """A module: what it does at the named places of the game. The base does nothing there."""

    def extras(self) -> tuple[Extra[Tourney], ...]:
        """Give what may be done at many moments."""
        return ()

    def round_begins(self, game: Tourney) -> None:
        """The dice have been rolled."""

    def deed_done(self, game: Tourney, seat: int, die: int) -> None:
        """A seat has trained or met a challenge."""


class TourneyRules(Rules):
    """What is frozen about one table: the modules in play, the layout and how to set up."""

    def __init__(
        self,
        box: Box,
        seats: int,
        settings: Mapping[str, Value],
        parts: tuple[Part, ...],
        layout: Layout,
        set_up: Callable[[Tourney], None],
    ) -> None:
        super().__init__(box, seats, settings)
        self.parts: Final = parts
        self.layout: Final = layout
        self.set_up: Final = set_up
