"""What a value of Merlin is learned from: the track, stores, missions, influence, manors, traitors."""

from typing import Final

from roundtable.bots import merlin
from roundtable.bots.features import Features
from roundtable.games.merlin.content import MISSIONS
from roundtable.games.merlin.missions import met
from roundtable.games.merlin.names import FLAG, MATERIAL, PRINCIPALITIES, SHIELD
from roundtable.games.merlin.pieces import owned, traitors_of
from roundtable.games.merlin.state import Merlin
from roundtable.kernel.game import Game

TENTH: Final = 10  # parts of the hand-made value are counted in tenths of a point
NAMES: Final = tuple(
    """points apples staffs shields flags materials grail excalibur
    missions-met mission-points missions-under-way kinds-of-shields kinds-of-flags
    markers leads shared-leads near-leads presence scoring-influence
    manors environs assistants open-traitors covered-traitors scoring-traitors
    picts pict-comparison abilities""".split()
)


class MerlinFeatures(Features):
    """Facts about the own castle, and how it compares in the principalities."""

    def variant(self, game: Game) -> str:
        """Name the modules."""
        assert isinstance(game, Merlin)
        return ("-favour" if game.rules.favour else "") + ("-arthur" if game.rules.arthur else "")

    def of(self, game: Game, seat: int) -> list[int]:
        """Give them in the order of the names."""
        assert isinstance(game, Merlin)
        player = game.players[seat]
        left = merlin.turns_left(game, seat)
        found = [sum(player.points), player.apples, player.staffs]
        found += [owned(game, seat, SHIELD), owned(game, seat, FLAG), owned(game, seat, MATERIAL)]
        found += [1 if game.grail == seat else 0, 1 if game.excalibur == seat else 0]
        found += missions(game, seat, left)
        goods = player.goods
        found += [different(goods, SHIELD), different(goods, FLAG)]
        found += influence(game, seat)
        found += [game.manors.count(seat), merlin.VALUE.environs(game, seat) // TENTH]
        found.append(len([place for place in player.assistants if place >= 0]))
        found += traitors(game, seat)
        arthur = game.rules.arthur
        found += [len(player.picts.cards), merlin.picts(game, seat) // TENTH if arthur else 0]
        found.append(merlin.abilities(game, seat, left) // TENTH)
        return found


def missions(game: Merlin, seat: int, left: int) -> list[int]:
    """Missions that could be completed, their points, and what the others promise."""
    count = points = 0
    for mission in game.players[seat].hand.cards:
        if met(game, seat, mission):
            count += 1
            points += MISSIONS[mission].points
    return [count, points, merlin.missions(game, seat, left) // TENTH]


def different(goods: list[int], good: int) -> int:
    """Count the principalities of which there is at least one."""
    count = 0
    for at in range(good * PRINCIPALITIES, (good + 1) * PRINCIPALITIES):
        if goods[at]:
            count += 1
    return count


def influence(game: Merlin, seat: int) -> list[int]:
    """Markers, where they lead, share the lead or nearly do, and what a scoring would bring."""
    leads = shared = near = presence = 0
    mine_all = game.players[seat].influence
    for principality in range(PRINCIPALITIES):
        mine = mine_all[principality]
        most = 0
        for other, player in enumerate(game.players):
            if other != seat:
                most = max(most, player.influence[principality])
        if mine:
            presence += 1
            leads += mine > most
            shared += mine == most
        near += mine + 1 == most
    return [sum(mine_all), leads, shared, near, presence, merlin.influence(game, seat) // TENTH]


def traitors(game: Merlin, seat: int) -> list[int]:
    """Traitors with and without a shield against them, and what they would cost."""
    open_ones = covered = 0
    for colour in range(PRINCIPALITIES):
        count = traitors_of(game, seat, colour)
        shields = min(count, game.players[seat].goods[SHIELD * PRINCIPALITIES + colour])
        covered += shields
        open_ones += count - shields
    return [open_ones, covered, merlin.traitors(game, seat) // TENTH]


FEATURES: Final = MerlinFeatures(NAMES)
