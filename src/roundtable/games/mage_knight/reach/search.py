"""The cheapest ways over the map from where a hero stands, and what the last step of each sets off.

A step that turns something up, or after which an effect asks, halts the hero: further spaces are within reach, but a
way there ends where it halts. An assault and a step that provokes end the movement.
"""

import heapq
from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.content.hexes import NEAR, TWO_AWAY
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import ANCIENT_RUINS, CITY, KEEP, MAGE_TOWER, NONE
from roundtable.games.mage_knight.map import board, movement, sites, terrain, tokens, walls
from roundtable.games.mage_knight.state import lasting
from roundtable.kernel.zone import EVERYBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight
    from roundtable.games.mage_knight.state.pieces import Lasting


class Arrival:
    """A step onto a space at the end of the cheapest way there: the whole cost, and the arrival before it.

    `halted`: somewhere before this step the hero has halted.
    """

    def __init__(
        self, space: Space, cost: int, before: "Arrival | None", halted: bool, provoked: tuple[Space, ...]
    ) -> None:
        self.space: Final = space
        self.cost: Final = cost
        self.before: Final = before
        self.halted: Final = halted
        self.provoked: Final = provoked

    def whole(self) -> "list[Arrival]":
        """Give all steps of the way, without the space it begins on."""
        found: list[Arrival] = []
        at: Arrival | None = self
        while at is not None and at.before is not None:
            found.append(at)
            at = at.before
        found.reverse()
        return found


class Reach:
    """How far a hero comes with so many Move points: for every space the cheapest arrivals, by what they set off.

    `calm`: nothing before the last step halts the hero, and that provokes nobody. `beyond`: likewise, but the hero
    has halted before. `provoking`: the last step provokes.
    """

    def __init__(self, game: "MageKnight", seat: Seat, most: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.most: Final = most
        self.normal: Final = terrain.normal_costs(game)
        self.changes: Final[list[Lasting]] = terrain.said(game, seat) if game.lasting else []
        self.bent: Final = bool(game.lasting) and movement.bent(game, seat)
        self.asked: Final = bool(game.lasting) and asked_at_steps(game)
        self.calm: Final[dict[int, Arrival]] = {}
        self.beyond: Final[dict[int, Arrival]] = {}
        self.provoking: Final[dict[int, Arrival]] = {}
        self.costs: Final[dict[int, int]] = {}
        self.shown: Final[dict[int, tuple[Space, ...]]] = {}
        self.roaming: Final = rampaging(game)
        self.held: Final = [
            player.space
            for other, player in enumerate(game.players)
            if other != seat and player.space != NONE and not movement.shared(game, player.space)
        ]
        self.spread()

    def spread(self) -> None:
        """Find the arrivals, cheapest first; of those equally cheap, the ones with fewer steps."""
        here = self.game.players[self.seat].space
        begin = Arrival(here, 0, None, False, ())
        waiting: list[tuple[int, int, int, Arrival]] = [(0, 0, 0, begin)]
        number = 0
        while waiting:
            cost, steps, _, at = heapq.heappop(waiting)
            if at is not begin:
                found = self.beyond if at.halted else self.calm
                if at.space in self.calm or at.space in found or at.space == here:
                    continue
                found[at.space] = at
                if board.must_assault(self.game, self.seat, at.space):
                    continue
            halted = at.halted or (at is not begin and self.halts(at.space))
            for space, more in self.steps(at.space):
                total = cost + more
                if total > self.most or space == here:
                    continue
                provoked = self.provoked(at.space, space)
                number += 1
                arrival = Arrival(space, total, at, halted, provoked)
                if not provoked:
                    heapq.heappush(waiting, (total, steps + 1, number, arrival))
                elif space not in self.held and self.better(arrival, self.provoking.get(space)):
                    self.provoking[space] = arrival

    def better(self, one: Arrival, other: Arrival | None) -> bool:
        """Say whether a provoking arrival is better than another: without halting, fewer enemies, cheaper."""
        if other is None:
            return True
        return (one.halted, len(one.provoked), one.cost) < (other.halted, len(other.provoked), other.cost)

    def steps(self, here: Space) -> list[tuple[Space, int]]:
        """Give the spaces that can be entered from a space, with their costs."""
        found: list[tuple[int, int]] = []
        game = self.game
        near = NEAR[here] + TWO_AWAY[here] if self.bent else NEAR[here]
        walled = walls.around(game, here) != 0
        for space in near:
            cost = self.entry(space)
            if cost == NONE:
                continue
            if walled:
                cost += walls.cost(game, here, space)
            if cost or game.turn.path.count(space) < movement.FREE_VISITS:
                found.append((space, cost))
        return found

    def entry(self, space: Space) -> int:
        """Give what entering a space costs, -1 if it is closed."""
        if space not in self.costs:
            spot = board.spot_at(self.game, space)
            cost = NONE if spot == NONE else movement.step_cost(self.game, spot, space, self.normal, self.changes)
            self.costs[space] = cost
        return self.costs[space]

    def provoked(self, came_from: Space, space: Space) -> tuple[Space, ...]:
        """Give whom a step provokes; most steps pass nobody."""
        beside = NEAR[space]
        for near in NEAR[came_from]:
            if near in self.roaming and near in beside:
                return movement.provoked(self.game, self.seat, came_from, space)
        return ()

    def risky(self, space: Space) -> list[Space]:
        """Give the neighbours from which a step to a space would provoke."""
        found: list[int] = []
        for near in NEAR[space]:
            if self.entry(near) != NONE and self.provoked(near, space):
                found.append(near)
        return found

    def halts(self, space: Space) -> bool:
        """Say whether the hero halts on a space: something is turned up, or an effect asks."""
        return self.asked or bool(self.turned_up(space))

    def turned_up(self, space: Space) -> tuple[Space, ...]:
        """Give the spaces whose tokens a hero turns up from a space."""
        if space not in self.shown:
            self.shown[space] = seen_from(self.game, self.seat, space)
        return self.shown[space]


def asked_at_steps(game: "MageKnight") -> bool:
    """Say whether an effect waits for the hero to enter a space."""
    for one in lasting.of(game, "when"):
        if lasting.node(one).words["event"] == "space-entered":
            return True
    return False


def rampaging(game: "MageKnight") -> frozenset[int]:
    """Give the spaces of rampaging enemies."""
    found: list[int] = []
    for places in game.where:
        for spot in places:
            if spot != NONE:
                space = board.space_of(game, spot)
                if board.rampaging_at(game, space):
                    found.append(space)
    return frozenset(found)


def seen_from(game: "MageKnight", seat: Seat, space: Space) -> tuple[Space, ...]:
    """Give the spaces with tokens face down that a hero entering a space turns up (see `sites.approach`)."""
    found: list[int] = []
    if board.site_at(game, space) == ANCIENT_RUINS:
        spot = board.spot_at(game, space)
        if spot in game.ruin_where and not tokens.ruin_is_up(game, spot):
            found.append(space)
    day = sites.by_day(game, seat)
    for near in NEAR[space]:
        if looked_at(game, near, day):
            found.append(near)
    if game.lasting and sites.shows(game, seat, sites.FAR):
        for far in TWO_AWAY[space]:
            if looked_at(game, far, True):
                found.append(far)
    return tuple(found)


def looked_at(game: "MageKnight", space: Space, day: bool) -> bool:
    """Say whether a garrison would be turned up."""
    site = board.site_at(game, space)
    if site == CITY or (day and site in (KEEP, MAGE_TOWER)):
        return face_down(game, space)
    return False


def face_down(game: "MageKnight", space: Space) -> bool:
    """Say whether an enemy token on a space lies face down."""
    spot = board.spot_at(game, space)
    for stack, places in enumerate(game.where):
        known = game.field[stack].known
        for at, place in enumerate(places):
            if place == spot and known[at] != EVERYBODY:
                return True
    return False
