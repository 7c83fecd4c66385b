"""A table of Paladins. No rules here: `layout` says what it consists of, chapters change it, `view` shows it."""

from roundtable.games.paladins.classes import Side, Table
from roundtable.games.paladins.names import THE_RIVAL
from roundtable.games.paladins.rules import PaladinsRules
from roundtable.kernel.zone import Zone


class Paladins(Table[PaladinsRules]):
    """A table of Paladins; `box` adds how it is set up, saved and shown."""

    def families(self) -> list[list[Zone]]:
        """The decks, King's cards, schemes and every player's own Paladins: what can be hidden."""
        found = [
            [self.townsfolk_deck],
            [self.outsider_deck],
            [self.wall_deck],
            [self.suspicion_deck],
            [self.tavern_deck],
            [self.orders, self.orders_box],
            [self.favours, self.favours_box],
        ]
        for rival in self.rivals:
            found.append([rival.schemes, rival.scheme_discard, rival.scheme_aside])
        for player in self.players:
            found.append([player.deck, player.drawn, player.chosen, player.used])
        return found

    def side(self, seat: int) -> Side:
        """Give a player, or the automated opponent for its seat."""
        return self.rivals[0] if seat == THE_RIVAL else self.players[seat]

    def in_turn_order(self, start: int) -> list[int]:
        """Give the seats clockwise from one of them."""
        seats = self.rules.seats
        return [(start + step) % seats for step in range(seats)]
