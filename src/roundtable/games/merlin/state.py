"""A table of Merlin. No rules here: `layout` says what it consists of, chapters fill and change it, `view` shows it."""

from roundtable.games.merlin.classes import Table
from roundtable.games.merlin.names import SOURCE
from roundtable.games.merlin.rules import MerlinRules
from roundtable.kernel.wording import Names
from roundtable.kernel.zone import Zone


class Merlin(Table[MerlinRules]):
    """A table of Merlin; `box` adds how it is set up, saved and shown."""

    def families(self) -> list[list[Zone]]:
        """Missions, traitors and Picts: the cards that can be hidden."""
        missions = [self.deck, self.display, self.discard]
        traitors = [*self.traitor_stacks, self.traitor_discard]
        picts = [*self.pict_stacks, self.pict_display, self.pict_box]
        for player in self.players:
            missions.append(player.hand)
            traitors.append(player.traitors)
            picts.append(player.picts)
        return [missions, traitors, picts]

    def in_turn_order(self) -> list[int]:
        """Give the seats clockwise from the first player."""
        seats = self.rules.seats
        return [(self.first + step) % seats for step in range(seats)]

    def scores(self) -> list[int]:
        """Give the victory points of all."""
        return [sum(player.points) for player in self.players]

    def sources(self) -> Names | None:
        """Give the names of what points come from."""
        return SOURCE

    def sheet(self) -> list[list[int]]:
        """Give the points of all by source."""
        return [list(player.points) for player in self.players]
