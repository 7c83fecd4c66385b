"""What a hero of Mage Knight has is worth: what the end will pay for it, and what it earns in the Rounds until then.

Numbers are hundredths of a point of Fame.
"""

from typing import Final

from roundtable.bots.ratings import DEED_RATINGS, SKILL_RATINGS, UNIT_RATINGS
from roundtable.games.mage_knight.cards.tracks import command_tokens
from roundtable.games.mage_knight.content.components import (
    FIRST_SINGLE,
    KIND_OF,
    KIND_OF_CARD,
    LEVELS,
    REPUTATION_MOST,
    UNIT_OF,
    UNITS,
    WOUND_DEED,
    level_of,
)
from roundtable.games.mage_knight.content.components import REPUTATION as REPUTATIONS
from roundtable.games.mage_knight.content.names import ADVANCED_ACTION, ARTIFACT, NONE, SPELL
from roundtable.games.mage_knight.scoring import deeds
from roundtable.games.mage_knight.state.classes import Player
from roundtable.games.mage_knight.state.game import MageKnight

FAME: Final = 160
LEVEL: Final = 90  # in each Round to come: Armor, cards in hand, Command tokens, Skills
REPUTATION: Final = 15
INFLUENCE_ROUND: Final = 30  # a point of Influence that Reputation gives, in each Round to come
OUTCAST: Final = -7  # with whom nobody deals: as bad as so many points
CRYSTAL: Final = 50
CRYSTAL_ROUND: Final = 5
UNIT_LEVEL: Final = 100  # at the end
UNIT_ROUND: Final = 180  # per cent of its rating, in each Round to come
FREE_TOKEN: Final = 60  # a Command token without a Unit, which may come yet
WOUND: Final = 200
WOUND_ROUND: Final = 30
AT_THE_END: Final = {SPELL: 200, ADVANCED_ACTION: 100, ARTIFACT: 200}
CARD_ROUND: Final = 200  # per cent of how much a card is better than usual, in each Round to come
USUAL: Final = 18  # rating from which on a card makes a deck better
TURNS: Final = 6  # a Round has about so many
DUMMYS_CARDS: Final = 4  # that the dummy player turns over in a turn, about
SOON: Final = 100  # hundredths of a Round


def time_left(game: MageKnight, seat: int) -> int:
    """Give the Rounds to come, in hundredths, with what is left of this one."""
    rest = max(0, SOON - SOON * game.players[seat].turns // TURNS)
    return SOON * (game.rules.rounds - game.round) + rest


def turns_to_come(game: MageKnight) -> int:
    """Give about how many turns follow this one in the Round."""
    if not game.dummies:
        return max(0, TURNS - 1 - game.players[game.turn.seat].turns)
    return 1 - -len(game.dummies[0].deck.cards) // DUMMYS_CARDS


def possessions(game: MageKnight, seat: int) -> int:
    """Add up what a player has, wherever the hero stands."""
    player = game.players[seat]
    time = time_left(game, seat)
    total = player.fame * FAME + progress(player.fame) * LEVEL * time // (100 * SOON)
    total += reputation(player.reputation, time) + sum(player.crystals) * (CRYSTAL + CRYSTAL_ROUND * time // SOON)
    for skill in player.skills:
        total += SKILL_RATINGS[skill] * time // SOON
    return total + units(game, seat, time) + cards(player, time)


def reputation(position: int, time: int) -> int:
    """Say what a Reputation is worth: the Influence it adds whenever somebody is to be recruited."""
    influence = REPUTATIONS[position + REPUTATION_MOST]
    return position * REPUTATION + (OUTCAST if influence is None else influence) * INFLUENCE_ROUND * time // SOON


def progress(fame: int) -> int:
    """Give the level that Fame stands for, in hundredths: with the way to the next."""
    level = level_of(fame)
    if level >= len(LEVELS):
        return 100 * level
    begins = LEVELS[level - 1].fame
    return 100 * level + 100 * (fame - begins) // (LEVELS[level].fame - begins)


def units(game: MageKnight, seat: int, time: int) -> int:
    """Units by level and by what they do in the Rounds to come, a spent one from the next; less if wounded."""
    player = game.players[seat]
    later = SOON * (game.rules.rounds - game.round)
    total = 0
    for unit in player.units:
        kind = UNIT_OF[unit.card]
        total += unit_worth(kind, time if unit.ready else later) // (1 + unit.wounds)
        if unit.banner != NONE:
            total += of_card(unit.banner, time)
    return total + max(0, command_tokens(game, seat) - len(player.units)) * FREE_TOKEN * later // (SOON * TURNS)


def unit_worth(kind: int, time: int) -> int:
    """Say what a Unit that is unhurt is worth."""
    return UNITS[kind].level * UNIT_LEVEL + UNIT_RATINGS[kind] * UNIT_ROUND * time // (100 * SOON)


def cards(player: Player, time: int) -> int:
    """Cards gained are good, Wounds are not, wherever they are."""
    total = 0
    for deed in deeds(player):
        if deed == WOUND_DEED:
            total -= WOUND + WOUND_ROUND * time // SOON
        elif deed >= FIRST_SINGLE:
            total += of_card(deed, time)
    return total


def of_card(deed: int, time: int) -> int:
    """Say what a card that was gained is worth."""
    better = max(0, DEED_RATINGS[deed] - USUAL)
    return AT_THE_END.get(KIND_OF_CARD[KIND_OF[deed]], 0) + better * CARD_ROUND * time // (100 * SOON)
