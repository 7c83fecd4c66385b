"""What a value of Mage Knight is learned from: the hero, what belongs to it, and what lies near.

Tiles and cities are left to the hand-made value: quick games to learn from conquer hardly any city, and would teach
that none is worth looking for.
"""

from typing import Final

from roundtable.bots import mage_knight
from roundtable.bots.features import Features
from roundtable.bots.possessions import OUTCAST, SOON, USUAL, progress, turns_to_come
from roundtable.bots.powers import strength
from roundtable.bots.ratings import DEED_RATINGS, FIGHT_RATINGS, SKILL_RATINGS, UNIT_RATINGS
from roundtable.bots.surroundings import KINDS
from roundtable.games.mage_knight.cards.tracks import command_tokens, hand_limit
from roundtable.games.mage_knight.content.components import (
    FIRST_SINGLE,
    KIND_OF,
    KIND_OF_CARD,
    REPUTATION,
    REPUTATION_MOST,
    UNIT_OF,
    UNITS,
    WOUND_DEED,
)
from roundtable.games.mage_knight.content.names import (
    ADVANCED_ACTION,
    ARTIFACT,
    END_OF_TURN,
    NONE,
    REWARD,
    SCENARIO,
    SPELL,
)
from roundtable.games.mage_knight.scoring import deeds
from roundtable.games.mage_knight.state.classes import Player
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.kernel.game import Game

TENTH: Final = 10  # parts of the hand-made value are counted in tenths of a point
NAMES: Final = (
    *"""fame level reputation influence crystals skills
    units unit-levels unit-ratings ready-units wounded-units free-tokens strength strength-square
    spells advanced-actions artifacts better-cards deck wounds""".split(),
    *[f"reward-{name}" for name in REWARD.words],
    *"""hand hand-wounds fighting-cards cards-to-come turns-to-come turns-taken
    shields pull-to-fight pull-to-siege pull-to-deal pull-to-explore patience end-of-turn""".split(),
)


class MageKnightFeatures(Features):
    """Facts about a hero at the end of a turn."""

    def variant(self, game: Game) -> str:
        """Name the scenario."""
        assert isinstance(game, MageKnight)
        return f"-{SCENARIO.words[game.rules.scenario.number]}"

    def of(self, game: Game, seat: int) -> list[int]:
        """Give them in the order of the names."""
        assert isinstance(game, MageKnight)
        player = game.players[seat]
        influence = REPUTATION[player.reputation + REPUTATION_MOST]
        found = [player.fame, progress(player.fame), player.reputation, OUTCAST if influence is None else influence]
        found += [sum(player.crystals), sum([SKILL_RATINGS[skill] for skill in player.skills])]
        found += units(game, seat, player)
        found += cards(player)
        turn = game.turn
        ends = turn.seat == seat and turn.phase != END_OF_TURN
        found += [turn.rewards.count(reward) if ends else 0 for reward in range(len(REWARD.words))]
        found += stock(game, seat, player)
        found.append(sum([spot.shields.count(seat) for spot in game.spots]))
        around = mage_knight.VALUE.surroundings(game, seat)
        space = mage_knight.place_of(game, seat)
        found += [around.of_kind(space, kind) // TENTH for kind in KINDS]
        found += [around.patience(game, space) // TENTH]
        found += [mage_knight.end_of_turn(game, seat, turn) // TENTH if ends else 0]
        return found


def units(game: MageKnight, seat: int, player: Player) -> list[int]:
    """Units by number, level and rating; Command tokens that are free; and how strong all that makes the hero."""
    levels = ratings = ready = wounded = 0
    for unit in player.units:
        kind = UNIT_OF[unit.card]
        wounded += unit.wounds
        levels += UNITS[kind].level
        ratings += UNIT_RATINGS[kind]
        ready += UNIT_RATINGS[kind] if unit.ready and not unit.wounds else 0
    free = max(0, command_tokens(game, seat) - len(player.units))
    strong = strength(player, hand_limit(game, seat), True)
    return [len(player.units), levels, ratings, ready, wounded, free, strong, strong * strong // SOON]


def cards(player: Player) -> list[int]:
    """Cards gained, how much better than usual they are, and Wounds."""
    counts = {SPELL: 0, ADVANCED_ACTION: 0, ARTIFACT: 0}
    better = wounds = 0
    own = deeds(player)
    for deed in own:
        if deed == WOUND_DEED:
            wounds += 1
        elif deed >= FIRST_SINGLE:
            kind = KIND_OF_CARD[KIND_OF[deed]]
            if kind in counts:
                counts[kind] += 1
            better += max(0, DEED_RATINGS[deed] - USUAL)
    return [counts[SPELL], counts[ADVANCED_ACTION], counts[ARTIFACT], better, len(own), wounds]


def stock(game: MageKnight, seat: int, player: Player) -> list[int]:
    """Cards for the next turns, and how many of these there are."""
    hand = hurt = fight = 0
    for deed in player.hand.cards:
        if deed == WOUND_DEED:
            hurt += 1
        else:
            hand += 1
            fight += FIGHT_RATINGS[deed]
    if game.announced != NONE:  # there is no next turn in this Round
        return [0, hurt, 0, 0, 0, player.turns]
    turns = turns_to_come(game)
    more = min(hand + len(player.deck.cards), turns * hand_limit(game, seat))
    return [hand, hurt, fight, more, turns, player.turns]


FEATURES: Final = MageKnightFeatures(NAMES)
