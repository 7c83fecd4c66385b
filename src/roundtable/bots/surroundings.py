"""What lies around a hero of Mage Knight: sites to conquer, enemies to defeat, places to deal and to explore.

Each is worth something, less if it is too strong for the hero, and less the dearer the way to it is.
"""

from typing import Final

from roundtable.bots import siege
from roundtable.bots.campaign import next_tile, zeal
from roundtable.bots.possessions import time_left, turns_to_come, unit_worth
from roundtable.bots.powers import (
    DOUBT,
    FAMES,
    FORTIFIED,
    MARGIN,
    STACK_FAME,
    STACK_TOUGHNESS,
    TOUGHNESS,
    is_hurt,
    power_of_unit,
    strength,
)
from roundtable.games.mage_knight.cards.tracks import command_tokens, hand_limit
from roundtable.games.mage_knight.content.components import ENEMIES, ENEMY_OF, RUINS, UNIT_OF, UNITS
from roundtable.games.mage_knight.content.hexes import NEAR
from roundtable.games.mage_knight.content.integers import Seat, Space, Spot
from roundtable.games.mage_knight.content.names import (
    ANCIENT_RUINS,
    CITY,
    DRACONUM,
    DUNGEON,
    KEEP,
    LABYRINTH,
    MAGE_TOWER,
    MAGICAL_GLADE,
    MARAUDING_ORCS,
    MAZE,
    MONASTERY,
    MONSTER_DEN,
    NONE,
    S_BROWN,
    S_GREY,
    S_RED,
    S_VIOLET,
    SPAWNING_GROUNDS,
    TOMB,
    VILLAGE,
)
from roundtable.games.mage_knight.map import board, exploration, movement, terrain, tokens
from roundtable.games.mage_knight.state.game import MageKnight

# In hundredths of a point.
FAME: Final = 140  # of an enemy to be defeated, each point
CONQUEST: Final = 250  # a shield
INFLUENCE: Final = 40  # what a point of it costs: cards that could do something else
HEALING: Final = 150  # a Wound to be thrown away
PULL: Final = 50  # per cent of what a target is worth counts while the hero stands beside it
LEFT_ALONE: Final = (5, 20, 35)  # per cent, if it stood so many spaces away when the turn began, and could not do it
FADE: Final = 84  # per cent of that are left for each Move point of the way
FARTHEST: Final = 16  # Move points that are looked at
RECRUITING: Final = (VILLAGE, MONASTERY, KEEP, MAGE_TOWER, CITY)
REWARDS: Final = {MAGE_TOWER: 300, DUNGEON: 300, TOMB: 500, MONSTER_DEN: 130, SPAWNING_GROUNDS: 450, ANCIENT_RUINS: 300}

GUARDS: Final = {
    DUNGEON: (S_BROWN,),
    TOMB: (S_RED,),
    MONSTER_DEN: (S_BROWN,),
    SPAWNING_GROUNDS: (S_BROWN, S_BROWN),
    ANCIENT_RUINS: (S_BROWN, S_VIOLET),
    MAZE: (S_BROWN,),
    LABYRINTH: (S_RED,),
    KEEP: (S_GREY,),
    MAGE_TOWER: (S_VIOLET,),
}
ALTAR: Final = (S_RED, S_RED)  # as hard to come by as two dragons: mana of one colour three times
WALLED: Final = (KEEP, MAGE_TOWER, CITY)  # assaulted from beside them
NO_UNITS: Final = (DUNGEON, TOMB, MAZE, LABYRINTH)
FIGHT: Final = 0  # kinds of targets
SIEGE: Final = 1
DEAL: Final = 2  # and be healed
EXPLORE: Final = 3
KINDS: Final = (FIGHT, SIEGE, DEAL, EXPLORE)


class Target:
    """Something to be done: of what kind, the spaces it can be done from, and what it is worth."""

    def __init__(self, kind: int, spaces: tuple[Space, ...], worth: int) -> None:
        self.kind: Final = kind
        self.spaces: Final = spaces
        self.worth: Final = worth


class Surroundings:
    """What each space is worth for what can be reached from it, while the map stays as it is."""

    def __init__(self, game: MageKnight, seat: Seat, start: Space, signs: tuple[int, ...]) -> None:
        self.start: Final = start  # where the turn began
        self.seat: Final = seat
        self.signs: Final = signs
        self.tiles: Final = game.tiles
        self.spots: Final = game.spots
        self.where: Final = game.where[:]
        self.seen: Final = [zone.known for zone in game.field]
        self.ruins: Final = game.ruin_field.known
        self.offer: Final = game.unit_offer
        self.pulls: Final[list[dict[Space, int]]] = [{} for _ in KINDS]  # what each kind makes each space worth
        self.worth: Final[dict[Space, int]] = {}  # the most of these
        self.patient: Final[dict[Space, int]] = {}  # the same with what was left alone; found when it is asked for
        self.full: Final = strength(game.players[seat], hand_limit(game, seat), True)
        ending = turns_to_come(game) <= 1  # the Round: spent Units are soon ready again
        self.own: Final = strength(game.players[seat], hand_limit(game, seat), True, ending)
        self.alone: Final = strength(game.players[seat], hand_limit(game, seat), False)
        self.hopes: Final = siege.hopes(game, seat, self.full)
        self.all_targets: Final = self.targets(game)
        self.past: Final = self.left_alone(game)
        for kind in KINDS:
            pulls = self.pulls[kind]
            for target in self.all_targets:
                if target.kind == kind:
                    self.pull(pulls, target, self.counting(target))
            self.spread(game, pulls)
            for space, pull in pulls.items():
                self.worth[space] = max(pull, self.worth.get(space, 0))

    def holds(self, game: MageKnight, seat: Seat, start: Space, signs: tuple[int, ...]) -> bool:
        """Say whether nothing has changed that this depends on."""
        if start != self.start or seat != self.seat or signs != self.signs or game.tiles != self.tiles:
            return False
        if game.ruin_field.known != self.ruins or game.unit_offer != self.offer:
            return False
        for at, places in enumerate(game.where):
            if places != self.where[at] or game.field[at].known != self.seen[at]:
                return False
        if game.spots is self.spots:
            return True
        for at, spot in enumerate(game.spots):
            if spot is not self.spots[at] and spot.shields != self.spots[at].shields:
                return False
        return True

    def at(self, space: Space) -> int:
        """Give what it is worth to stand on a space."""
        return self.worth.get(space, 0)

    def of_kind(self, space: Space, kind: int) -> int:
        """Give what it is worth to stand on a space for one kind of targets."""
        return self.pulls[kind].get(space, 0)

    def patience(self, game: MageKnight, space: Space) -> int:
        """Give what it would be worth if what was left alone counted like everything else."""
        if not self.patient:
            for target in self.all_targets:
                self.pull(self.patient, target, PULL)
            self.spread(game, self.patient)
        return self.patient.get(space, 0)

    def left_alone(self, game: MageKnight) -> dict[Space, int]:
        """Say how many per cent of a target count that can be done from a space near the start of the turn.

        After the last turn of a Round all is as usual: Units will be ready and the hand full.
        """
        found: dict[Space, int] = {}
        border = [] if self.start == NONE or game.announced != NONE else [self.start]
        for share in LEFT_ALONE:
            further: list[Space] = []
            for space in border:
                if space not in found:
                    found[space] = share
                    further.extend(NEAR[space])
            border = further
        return found

    def counting(self, target: Target) -> int:
        """Say how many per cent of a target count: less the nearer it was when the turn began and was left alone."""
        return min([self.past.get(space, PULL) for space in target.spaces])

    def pull(self, worths: dict[Space, int], target: Target, share: int) -> None:
        """Count so many per cent of a target at the spaces it can be done from."""
        pull = target.worth * share // 100
        for space in target.spaces:
            worths[space] = max(pull, worths.get(space, 0))

    def targets(self, game: MageKnight) -> list[Target]:
        """Give what can be done."""
        found: list[Target] = []
        player = game.players[self.seat]
        free = len(player.units) < command_tokens(game, self.seat)
        hurt = is_hurt(player)
        edge = next_tile(game, self.seat)
        for slot, tile in enumerate(game.tiles):
            if tile == NONE:
                continue
            for space in range(7 * slot, 7 * slot + 7):
                spot = board.spot_at(game, space)
                site = board.SITE_OF[spot]
                if free and site in RECRUITING and self.is_friendly(game, space, site):
                    found.append(Target(DEAL, (space,), self.recruits(game, site)))
                if hurt and site == MAGICAL_GLADE:
                    found.append(Target(DEAL, (space,), HEALING))
                if site in (MARAUDING_ORCS, DRACONUM):
                    if board.rampaging_at(game, space):
                        found.append(Target(FIGHT, NEAR[space], self.enemies(game, spot, 0, True)))
                elif site == CITY and self.is_open(game, space, site):
                    found.append(Target(SIEGE, NEAR[space], self.city(game, spot)))
                elif site in GUARDS and self.is_open(game, space, site):
                    worth = self.enemies(game, spot, CONQUEST + REWARDS.get(site, 0), site not in NO_UNITS)
                    found.append(Target(FIGHT, (space, *NEAR[space]) if site in WALLED else (space,), worth))
                if self.is_edge(game, space, spot):
                    found.append(Target(EXPLORE, (space,), edge))
        return found

    def is_open(self, game: MageKnight, space: Space, site: int) -> bool:
        """Say whether a site is still to be conquered."""
        return not board.conquered(game, space) and not (site == CITY and game.rules.scenario.cities_closed)

    def is_friendly(self, game: MageKnight, space: Space, site: int) -> bool:
        """Say whether the locals of a site deal with the hero."""
        if site == VILLAGE:
            return True
        if site == MONASTERY:
            return not board.conquered(game, space)
        return board.conquered(game, space) and (site != KEEP or board.friendly(game, self.seat, space))

    def recruits(self, game: MageKnight, site: int) -> int:
        """Give what the best Unit to be recruited at a site is worth, less the Influence it costs."""
        best = 0
        time = time_left(game, self.seat)
        for card in game.unit_offer:
            unit = UNITS[UNIT_OF[card]]
            if site == CITY or (unit.sites >> site) & 1:
                kind = UNIT_OF[card]
                stronger = siege.hopes(game, self.seat, self.full + power_of_unit(kind)) - self.hopes
                best = max(best, unit_worth(kind, time) + stronger - INFLUENCE * unit.cost)
        return best

    def city(self, game: MageKnight, spot: Spot) -> int:
        """Give what assaulting a city is worth: its defenders may be defeated one after the other, in several turns."""
        return siege.gains(siege.garrison(game, spot), self.own, zeal(game))

    def is_edge(self, game: MageKnight, space: Space, spot: Spot) -> bool:
        """Say whether a tile can be revealed from a space."""
        if terrain.normal_costs(game)[board.TERRAIN_OF[spot]] == NONE:
            return False
        for slot in exploration.SLOTS_BESIDE[space]:
            if game.tiles[slot] == NONE and exploration.fits(game, slot):
                return True
        return False

    def enemies(self, game: MageKnight, spot: Spot, gain: int, units: bool) -> int:
        """Give what defeating the enemies of a space is worth, at the odds that this hero can."""
        site = board.SITE_OF[spot]
        tough = FORTIFIED if site in WALLED else 0
        known = tokens.tokens_at(game, spot)
        for token in known:
            stack = ENEMIES[ENEMY_OF[token]].stack
            up = tokens.is_up(game, token)
            tough += TOUGHNESS[ENEMY_OF[token]] if up else STACK_TOUGHNESS[stack]
            gain += FAME * (FAMES[ENEMY_OF[token]] if up else STACK_FAME[stack])
        if not known:
            for stack in self.guards(game, spot, site):
                tough += STACK_TOUGHNESS[stack]
                gain += FAME * STACK_FAME[stack]
        surplus = (self.own if units else self.alone) + MARGIN - tough
        return gain * max(0, min(DOUBT, surplus)) // DOUBT

    def guards(self, game: MageKnight, spot: Spot, site: int) -> tuple[int, ...]:
        """Give the stacks from which a site's enemies will be drawn; an altar asks for mana instead of a fight."""
        if site == ANCIENT_RUINS:
            ruin = tokens.ruin_at(game, spot)
            if ruin != NONE and tokens.ruin_is_up(game, spot):
                return ALTAR if RUINS[ruin].altar else RUINS[ruin].enemies
        return GUARDS.get(site, ())

    def spread(self, game: MageKnight, worths: dict[Space, int]) -> None:
        """Let the worth of each target fade along the ways to it."""
        costs = terrain.normal_costs(game)
        border = list(worths)
        for _ in range(FARTHEST):
            if not border:
                return
            changed: list[Space] = []
            for space in border:
                spot = board.spot_at(game, space)
                cost = movement.step_cost(game, spot, space, costs, [])
                if cost == NONE:
                    continue
                worth = worths[space]
                for _ in range(cost):
                    worth = worth * FADE // 100
                for near in NEAR[space]:
                    if board.spot_at(game, near) != NONE and worths.get(near, 0) < worth:
                        worths[near] = worth
                        if near not in changed:
                            changed.append(near)
            border = changed
