"""What a position of Mage Knight is worth: Fame, the strength of the hero, sites conquered, and what lies near."""

from typing import Final

from roundtable.bots import joint_assaults, missions
from roundtable.bots.value import POINT, Value
from roundtable.games.mage_knight.cards.tracks import command_tokens
from roundtable.games.mage_knight.content.components import TILES, UNIT_OF, UNITS, WOUND_DEED
from roundtable.games.mage_knight.content.hexes import steps_between
from roundtable.games.mage_knight.content.names import (
    ANCIENT_RUINS,
    CITY,
    DUNGEON,
    KEEP,
    LABYRINTH,
    MAGE_TOWER,
    MAZE,
    MONSTER_DEN,
    NONE,
    SPAWNING_GROUNDS,
    TOMB,
)
from roundtable.games.mage_knight.course.auction import OfferFame
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state.classes import Player
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.vocabulary import ATTACK, DECLINES, PROPOSE
from roundtable.kernel.action import Action
from roundtable.kernel.game import Game

WALKS: Final = 100  # ways to play a turn that are tried at each decision

# In hundredths of a point of Fame.
FAME: Final = 60  # besides its point: levels come with it
LEVEL: Final = 300
REPUTATION: Final = 40  # a step
CRYSTAL: Final = 60
SKILL: Final = 350
UNIT_LEVEL: Final = 120  # per level of a Unit that can act again
SPENT_UNIT: Final = 90
WOUND: Final = 160  # a Wound among the own cards
CARD: Final = 110  # a card gained
SPENT_CARD: Final = 6  # one in the discard pile: the Round comes to its end
TILE: Final = 90  # a tile on the map: there is more to do
NEAR: Final = 35  # each step nearer to something to conquer
REACH: Final = 8  # steps that are looked at
SHIELD: Final = 200  # on a site, as the achievements count it
CITY_SHIELD: Final = 250
LOST_TURN: Final = 350  # the Round Order token face down
AGGRESSION: Final = 500  # attacking another player
DAMAGE: Final = 70  # a point of damage that another player is about to assign
HELD_CARD: Final = 60  # a card that a defender keeps for the next turn
FIGHTS_OF_BASE: Final = (KEEP, MAGE_TOWER, CITY, DUNGEON, TOMB, MONSTER_DEN, SPAWNING_GROUNDS, ANCIENT_RUINS)
TARGETS: Final = (*FIGHTS_OF_BASE, MAZE, LABYRINTH)


class MageKnightValue(Value):
    """Everything in points of Fame: those earned, and what helps to earn more."""

    def walks(self) -> int:
        """A turn has many decisions that bring nothing by themselves: whole turns are tried."""
        return WALKS

    def shuns(self, action: Action) -> bool:
        """Joint assaults are proposed on advice."""
        return action.verb == PROPOSE

    def price(self, action: Action) -> int:
        """A rival defends itself better than a walk supposes: an attack must promise something."""
        return AGGRESSION if action.verb == ATTACK else 0

    def advice(self, game: Game, seat: int) -> Action | None:
        """Proposals of a joint assault: made and agreed to if the heroes seem strong enough for their shares.

        No hero is worth Fame: any that nobody else wants will do.
        """
        assert isinstance(game, MageKnight)
        if isinstance(game.question(), OfferFame):
            return DECLINES
        return joint_assaults.advice(game, seat)

    def of(self, game: Game, seat: int) -> int:
        """In teams what the members have conquered together counts, and only rivals are compared with."""
        assert isinstance(game, MageKnight)
        if not game.team_of or game.over:
            return super().of(game, seat)
        rivals = [one for one in range(len(game.players)) if game.team_of[one] != game.team_of[seat]]
        mine = self.worth(game, seat) + joint_assaults.conquests(game, seat)
        return mine - sum([self.worth(game, one) for one in rivals]) // max(1, len(rivals))

    def worth(self, game: Game, seat: int) -> int:
        """Add it all up."""
        assert isinstance(game, MageKnight)
        player = game.players[seat]
        total = player.fame * (POINT + FAME) + player.level * LEVEL
        total += player.reputation * REPUTATION + sum(player.crystals) * CRYSTAL + len(player.skills) * SKILL
        total += units(game, seat) + cards(player) + sites(game, seat)
        laid = len([slot for slot in game.slots if slot != NONE])
        total += laid * TILE + city_shields(game, seat) + fighting(game, seat)
        return total + missions.goals(game, seat)


def units(game: MageKnight, seat: int) -> int:
    """Units by their level, less if spent or wounded; a free Command token promises one."""
    player = game.players[seat]
    total = 0
    for unit in player.units:
        level = UNITS[UNIT_OF[unit.card]].level
        total += level * (UNIT_LEVEL if unit.ready else SPENT_UNIT) // (1 + unit.wounds)
    return total + min(len(player.units), command_tokens(game, seat)) * SPENT_UNIT


def cards(player: Player) -> int:
    """Cards gained are good, Wounds are not, wherever they are."""
    total = 0
    for deed in (*player.deck.cards, *player.hand.cards, *player.discard, *player.played, *player.aside):
        total += -WOUND if deed == WOUND_DEED else CARD
    return total - SPENT_CARD * len(player.discard)


def sites(game: MageKnight, seat: int) -> int:
    """Own shields, and nearness to the nearest site that is still to be conquered."""
    here = game.players[seat].space
    best = REACH
    total = 0
    for tile in game.tiles:
        if tile == NONE:
            continue
        for k, site in enumerate(TILES[tile].site):
            if site not in TARGETS:
                continue
            shields = game.spots[7 * tile + k].shields
            if shields:
                total += shields.count(seat) * SHIELD
            elif here != NONE:
                best = min(best, steps_between(here, board.space_of(game, 7 * tile + k)))
    return total + (REACH - best) * NEAR


def city_shields(game: MageKnight, seat: int) -> int:
    """Shields in cities: the way to conquering them."""
    total = 0
    for tile in game.cities:
        total += board.state_at(game, 7 * game.slots[tile]).shields.count(seat) * CITY_SHIELD
    return total


def fighting(game: MageKnight, seat: int) -> int:
    """Between players: a turn spent on a fight, damage to come, and cards that are still there for the next turn."""
    player = game.players[seat]
    total = -LOST_TURN if player.token_down else 0
    duel = game.duel
    if duel is None:
        return total
    if game.combat is not None and seat == duel.turn.seat:
        total -= game.combat.damage * DAMAGE
    if seat == duel.defender and not duel.full:
        total += len([deed for deed in player.hand.cards if deed != WOUND_DEED]) * HELD_CARD
    return total


VALUE: Final = MageKnightValue()
