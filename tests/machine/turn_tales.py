"""Turns of Mage Knight told to a reader: how the heroes stood, each answer and what came of it, how they stood then."""

from dataclasses import dataclass

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.cards import tracks
from roundtable.games.mage_knight.content.components import SKILL, TACTIC
from roundtable.games.mage_knight.content.hexes import HEXES
from roundtable.games.mage_knight.content.names import COLOUR, NONE
from roundtable.text.words import Words
from tests.rules.mage_knight import look

LOST = "lost"  # a fight in which no enemy was defeated
DUEL = "duel"  # a player was attacked
JOINT = "joint"  # a joint assault
IDLE = "idle"  # the hero stood as after an earlier turn
KINDS = (LOST, DUEL, JOINT, IDLE)
WORDS = Words("en")


@dataclass(frozen=True)
class Tale:
    """One turn as a text, and what makes it worth telling."""

    kinds: frozenset[str]
    text: str


class Teller:
    """Writes down a turn while it is played."""

    def __init__(self, game: MageKnightTable) -> None:
        self.journal = rt.Journal()
        game.journal = self.journal
        self.kinds: set[str] = set()
        self.lines: list[str] = []
        self.begin(game)

    def begin(self, game: MageKnightTable) -> None:
        """Begin with how everybody stands."""
        self.kinds = set()
        self.lines = ["", f"Round {game.round}, {'night' if game.night else 'day'}, {dice(game)}", *heroes(game)]

    def tell(self, seat: int, answer: rt.Action) -> None:
        """Write down an answer and what happened since the last one."""
        told = [WORDS.message(event.message) for event in self.journal.events]
        self.journal.events.clear()
        self.lines.append(f"  {seat + 1}: {answer.notation}   {' '.join(told)}")

    def end(self, game: MageKnightTable) -> Tale:
        """Give the turn; the next one begins."""
        tale = Tale(frozenset(self.kinds), "\n".join([*self.lines, *heroes(game)]))
        self.begin(game)
        return tale


def dice(game: MageKnightTable) -> str:
    """Give the dice of the Source."""
    return "Source " + " ".join([COLOUR.words[die] for die in game.source])


def heroes(game: MageKnightTable) -> list[str]:
    """Give a line about every hero."""
    return [hero(game, seat) for seat in range(len(game.players))]


def hero(game: MageKnightTable, seat: int) -> str:
    """Say where a hero stands and what there is to fight with."""
    player = game.players[seat]
    place = "nowhere" if player.space == NONE else "{},{}".format(*HEXES[player.space])
    tactic = "none" if player.tactic == NONE else TACTIC.words[player.tactic]
    skills = [SKILL.words[skill] for skill in player.skills if skill not in player.spent]
    return (
        f"  [{seat + 1} at {place}, Fame {player.fame}, Reputation {player.reputation}, level {player.level}, "
        f"Armor {tracks.armor(game, seat)}, hand {look.hand_of(game, seat)}, deck {len(player.deck.cards)}, "
        f"Units {look.units_of(game, seat)}, Skills {skills}, crystals {look.crystals_of(game, seat)}, Tactic {tactic}]"
    )
