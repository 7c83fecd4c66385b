"""A table of Mage Knight. No rules here: `layout` says what it consists of, chapters change it, `view` shows it."""

from roundtable.games.mage_knight.content.components import WOUND_DEED
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.state.classes import Table
from roundtable.games.mage_knight.state.rules import MageKnightRules
from roundtable.kernel.zone import Zone


class MageKnight(Table[MageKnightRules]):
    """A table of Mage Knight; `box` adds how it is set up, saved and shown."""

    def families(self) -> list[list[Zone]]:
        """What can be hidden: tokens by colour, ruins, decks, and every player's cards and Skills. Tiles: see dream."""
        found = [[self.stacks[colour], self.field[colour]] for colour in range(len(self.stacks))]
        found.append([self.ruin_stack, self.ruin_field])
        found.append([self.advanced_deck, *self.drafts, *self.selected])
        found.append([self.spell_deck])
        found.append([self.artifact_deck])
        found.append([self.regular_deck])
        found.append([self.elite_deck])
        for player in self.players:
            found.append([player.deck, player.hand, player.stored])
            found.append([player.skill_pile])
        for dummy in self.dummies:
            found.append([dummy.deck])
            found.append([dummy.skill_pile])
        found.append([*self.faces])
        return found

    def endless(self) -> int:
        """All Wounds have one number; nothing else that can be hidden has as high a one."""
        return WOUND_DEED

    def attack_player(self, seat: Seat, rival: Seat) -> None:
        """Begin a fight between players; `box` knows how, so that whatever moves a hero can call for one."""
        raise NotImplementedError(type(self).__name__)
