"""What a position of Merlin is worth: points, what the next scoring will bring, missions in sight, pieces in store."""

from typing import Final

from roundtable.bots.value import POINT, Value
from roundtable.games.merlin.content import COURSE, MISSIONS, PICTS, POINTS, Requirement
from roundtable.games.merlin.environs import territories
from roundtable.games.merlin.missions import (
    ANY_ASSISTANTS_IN,
    ASSISTANT_IN,
    INFLUENCE_IN,
    INFLUENCE_TOTAL,
    ITEM,
    ITEM_ANY,
    requirement_met,
)
from roundtable.games.merlin.names import ABILITY_ROWS, FLAG, MATERIAL, PRINCIPALITIES, SHIELD
from roundtable.games.merlin.pieces import owned, traitors_of
from roundtable.games.merlin.state import Merlin
from roundtable.kernel.game import Game

ROUNDS: Final = COURSE.number("rounds")
SCORINGS: Final = COURSE.numbers("scoring_after")
TRAITOR: Final = -POINTS.number("traitor") * POINT
ASSISTANT: Final = POINTS.number("assistant") * POINT
APPLE: Final = POINTS.number("apple") * POINT
STAFF: Final = POINTS.number("staff") * POINT
EXCALIBUR: Final = POINTS.number("excalibur") * POINT
PICTS_HIGH: Final = POINTS.number("pict_highest") * POINT
LAST_GOODS: Final = POINT // POINTS.number("goods_for_one")
RING_STRENGTH: Final = POINTS.number("signet_ring_strength")
PARTS: Final = tuple(  # of every line of every mission: how many pieces it asks for
    [tuple([max(asked.count, len(asked.assistants), 1) for asked in card.requires]) for card in MISSIONS]
)

# In hundredths of a point.
GOODS: Final[tuple[int, ...]] = (45, 65, 60)  # a shield, a flag, a material in store
PRESENCE: Final = 30  # influence in one more principality
NEAR_LEAD: Final = 50  # one marker short of sharing the lead
GRAIL: Final = 120  # it breaks a tie
COVERED: Final = 30  # a traitor whose shield is there costs that shield
PICT_STRENGTH: Final = 40  # a point of strength
LIKELY: Final = 60  # of 100: that what a scoring would give now is still there then
MISSION: Final = 65  # of 100: that what a mission lacks will be found
ABILITIES: Final[tuple[int, ...]] = (15, 15, 25)  # per turn left, by row


class MerlinValue(Value):
    """Everything in points: those on the track, and those that the castle will probably bring."""

    def __init__(self) -> None:
        self.tiles: tuple[int, ...] = ()
        self.territories: list[list[int]] = []

    def worth(self, game: Game, seat: int) -> int:
        """Add it all up."""
        assert isinstance(game, Merlin)
        left = turns_left(game, seat)
        total = sum(game.players[seat].points) * POINT
        total += store(game, seat, left)
        total += missions(game, seat, left)
        scorings = scorings_left(game)
        if scorings == 0:
            return total
        total += traitors(game, seat) + influence(game, seat)
        total += self.environs(game, seat) * scorings * LIKELY // 100
        total += assistants(game, seat) * scorings * LIKELY // 100
        if game.rules.arthur:
            total += picts(game, seat)
        return total + abilities(game, seat, left)

    def round_of(self, game: Game) -> int:
        """Give the round."""
        assert isinstance(game, Merlin)
        return game.round

    def environs(self, game: Merlin, seat: int) -> int:
        """Give what a scoring of the environs would bring."""
        if self.tiles is not game.tiles:
            self.territories = territories(game)
            self.tiles = game.tiles
        manors = game.manors
        total = 0
        for territory in self.territories:
            for cell in territory:
                if manors[cell] == seat:
                    total += share(game, territory, seat)
                    break
        return total


def share(game: Merlin, territory: list[int], seat: int) -> int:
    """Give what a territory would bring a seat with a manor there: nothing if somebody has more of them."""
    counts = [0] * game.rules.seats
    for cell in territory:
        if game.manors[cell] >= 0:
            counts[game.manors[cell]] += 1
    sharing = 0
    for count in counts:
        if count > counts[seat]:
            return 0
        if count == counts[seat]:
            sharing += 1
    return len(territory) // sharing * POINT


def turns_left(game: Merlin, seat: int) -> int:
    """Count the turns a seat still has in the game."""
    now = 0
    for die in game.players[seat].dice:
        if die:
            now += 1
    return now + (ROUNDS - game.round) * game.rules.dice


def scorings_left(game: Merlin) -> int:
    """Count the scorings still to come."""
    count = 0
    for after in SCORINGS:
        if after >= game.round:
            count += 1
    return count


def store(game: Merlin, seat: int, left: int) -> int:
    """Apples and staffs are worth their points, goods what they can still do, and a third of a point at the end."""
    player = game.players[seat]
    total = player.apples * (APPLE + min(left, 4) * 5) + player.staffs * (STAFF + 10)
    for good in (SHIELD, FLAG, MATERIAL):
        each = GOODS[good] if left > 2 else LAST_GOODS
        total += owned(game, seat, good) * each
    if game.grail == seat and left:
        total += GRAIL
    return total


def missions(game: Merlin, seat: int, left: int) -> int:
    """Cards in hand, by how much of each is there; no more of them than turns are left."""
    found: list[int] = []
    for mission in game.players[seat].hand.cards:
        card = MISSIONS[mission]
        parts = PARTS[mission]
        have = need = 0
        for at, asked in enumerate(card.requires):
            need += parts[at]
            have += parts[at] if requirement_met(game, seat, asked) else progress(game, seat, asked)
        if have == need:
            found.append(card.points * POINT * 9 // 10)
        else:
            found.append(card.points * POINT * MISSION * have // (need * 100))
    if len(found) <= left:
        return sum(found)
    found.sort(reverse=True)
    return sum(found[:left])


def progress(game: Merlin, seat: int, asked: Requirement) -> int:
    """Count the pieces that a line of a mission asks for and that are there already."""
    player = game.players[seat]
    kind = asked.kind
    if kind == ITEM:
        return player.goods[asked.good * PRINCIPALITIES + asked.principality]
    if kind == ITEM_ANY:
        return owned(game, seat, asked.good)
    if kind == INFLUENCE_IN:
        return player.influence[asked.principality]
    if kind == INFLUENCE_TOTAL:
        return max(player.influence) if game.rules.influence_together else sum(player.influence)
    if kind == ASSISTANT_IN:
        return 0
    if kind == ANY_ASSISTANTS_IN:
        return player.assistants.count(asked.principality)
    return len([one for one in asked.assistants if player.assistants[one] >= 0]) // 2


def traitors(game: Merlin, seat: int) -> int:
    """Give what the own traitors will cost: less while there is time to find a shield, and Excalibur without any."""
    player = game.players[seat]
    open_ones = covered = 0
    for colour in range(PRINCIPALITIES if player.traitors.cards else 0):
        count = traitors_of(game, seat, colour)
        if count:
            shields = min(count, player.goods[SHIELD * PRINCIPALITIES + colour])
            covered += shields
            open_ones += count - shields
    soon = turns_to_scoring(game, seat)
    total = -covered * COVERED - open_ones * (TRAITOR - 15 * min(soon, 8))
    if game.excalibur == seat:
        total += EXCALIBUR * (8 if open_ones == 0 else 3) // 10
    return total


def turns_to_scoring(game: Merlin, seat: int) -> int:
    """Count a seat's turns before the next scoring."""
    rounds = 0
    for after in SCORINGS:
        if after >= game.round:
            rounds = after - game.round
            break
    return turns_left(game, seat) - (ROUNDS - game.round - rounds) * game.rules.dice


def influence(game: Merlin, seat: int) -> int:
    """Give what a scoring of the principalities would bring, something for being near, and for being there at all."""
    total = 0
    mine_all = game.players[seat].influence
    for principality in range(PRINCIPALITIES):
        mine = mine_all[principality]
        value = most = sharing = 0
        for other, player in enumerate(game.players):
            markers = player.influence[principality]
            value += markers
            if other != seat:
                if markers > most:
                    most = markers
                    sharing = 1
                elif markers == most:
                    sharing += 1
        if mine:
            total += PRESENCE
        if mine > most:
            total += value * POINT * LIKELY // 100 + (mine - most) * 10
        elif mine and mine == most:
            total += value // (sharing + 1) * POINT * LIKELY // 100
        elif mine + 1 == most:
            total += NEAR_LEAD
    return total


def assistants(game: Merlin, seat: int) -> int:
    """Give what a scoring of the assistants would bring."""
    sent = 0
    for place in game.players[seat].assistants:
        if place >= 0:
            sent += 1
    return sent * ASSISTANT


def picts(game: Merlin, seat: int) -> int:
    """Give what the comparison of Picts would bring, and something for strength itself."""
    sums: list[int] = []
    for other, player in enumerate(game.players):
        strength = RING_STRENGTH if game.signet_ring == other else 0
        for pict in player.picts.cards:
            strength += PICTS[pict].value
        sums.append(strength)
    total = sums[seat] * PICT_STRENGTH
    if sums[seat] == max(sums):
        total += PICTS_HIGH * LIKELY // 100
    if sums[seat] == min(sums):
        total -= PICTS_HIGH * LIKELY // 100
    return total


def abilities(game: Merlin, seat: int, left: int) -> int:
    """Give what seals of King's Favour will bring in the turns left."""
    owned_ones = game.players[seat].abilities
    total = 0
    for place in range(owned_ones.bit_length()):
        if (owned_ones >> place) & 1:
            total += ABILITIES[place % ABILITY_ROWS] * left
    return total


VALUE: Final = MerlinValue()
