"""Fights of Mage Knight searched to their ends, the most hopeful position first.

Where many ways look alike that may take long, so that from time to time one is followed straight to an end.
A position is dropped if another one met before covers it, or if even with everybody else defeated at no cost it would
come out no better than the best end found.
"""

from heapq import heappop, heappush
from typing import Final

from roundtable.bots.ratings import FAME_DEEDS, FAME_SKILLS
from roundtable.bots.turn_tree import Node, Tree
from roundtable.games.mage_knight.cards import tracks
from roundtable.games.mage_knight.combat import blocking, damage, foes, strike
from roundtable.games.mage_knight.content.components import UNIT_OF, UNITS, WOUND_DEED
from roundtable.games.mage_knight.content.names import (
    ATTACK_PHASE,
    ENEMY_DEFEATED,
    NONE,
    PARALYZE,
    POISON,
    SUMMON,
)
from roundtable.games.mage_knight.state.classes import Combat, Foe, Player
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.pieces import OPEN_BLOW
from roundtable.games.mage_knight.vocabulary import NEXT

UNSEEN_ATTACK: Final = 4  # of a monster that is not summoned yet
BOUNDLESS: Final = 1 << 40
DIVE: Final = 200  # positions after which, without an end, one way is followed to its end
UNIT_LOST: Final = 2  # as bad as so many Wounds
EFFECT_FAME: Final = 10  # more than a card, Banner, Skill or lasting effect gives in a fight by itself

# Which position is followed first: about what a fight comes to in the end, in hundredths of a point.
HOPE_FAME: Final = 220
HOPE_WOUND: Final = 380
HOPE_CARD: Final = 70
HOPE_UNIT: Final = 60  # a level of a Unit that is ready
HOPE_MANA: Final = 25
HOPE_CRYSTAL: Final = 60
HALF_WAY: Final = 80  # per cent of a kill or block counts as soon as its points are there, in proportion before


class Weights:
    """What counts at the end of a fight, and how much: everybody defeated, Fame, Wounds, what is left."""

    def __init__(self, won: int, fame: int, wound: int, card: int, other: int) -> None:
        self.won: Final = won
        self.fame: Final = fame
        self.wound: Final = wound
        self.card: Final = card  # a card in hand
        self.other: Final = other  # a Unit or Skill that is ready, a crystal


THRIFTY: Final = Weights(10**9, 10**7, 10**5, 80, 20)  # win, else as much as can be; then unhurt; then with most left
WORTHWHILE: Final = Weights(300, 260, 300, 10, 50)  # about what a plan for a turn makes of it
AT_LAST: Final = Weights(300, 260, 200, 10, 40)  # the same in the last Round: few turns are left to be hampered


def worthwhile(game: MageKnight) -> Weights:
    """Say what counts in a fight while a turn is planned."""
    return AT_LAST if game.round == game.rules.rounds else WORTHWHILE


class Aim:
    """Judges a fight from where it begins."""

    def __init__(self, start: MageKnight, seat: int, weights: Weights) -> None:
        self.seat: Final = seat
        self.weights: Final = weights
        self.fallen: Final = start.turn.tally[ENEMY_DEFEATED]
        self.fame: Final = start.players[seat].fame
        self.units: Final = len(start.players[seat].units)
        self.wounds: Final = self.hurt(start)

    def hurt(self, game: MageKnight) -> int:
        """Count the Wounds of hero and Units; a Unit destroyed counts like some."""
        player = game.players[self.seat]
        count = player.hand.cards.count(WOUND_DEED) + player.discard.count(WOUND_DEED)
        for unit in player.units:
            count += unit.wounds
        return count + UNIT_LOST * (self.units - len(player.units))

    def is_won(self, end: Node) -> bool:
        """Say whether everybody who took part was defeated when the fight was over."""
        game = end.game
        last = None if end.before is None else end.before.game
        assert isinstance(game, MageKnight)
        assert isinstance(last, MageKnight)
        combat = last.combat
        if combat is None:
            return False
        there = len([foe for foe in combat.foes if foe.summoner == NONE])
        return game.turn.tally[ENEMY_DEFEATED] - self.fallen >= there

    def has_gained(self, end: Node) -> bool:
        """Say whether there is more Fame than when the fight began."""
        game = end.game
        assert isinstance(game, MageKnight)
        return game.players[self.seat].fame > self.fame

    def worth(self, end: Node) -> int:
        """Say what an end is worth."""
        game = end.game
        assert isinstance(game, MageKnight)
        return self.of(game, game.players[self.seat].fame, self.is_won(end))

    def most(self, game: MageKnight) -> int:
        """Say what no end from here can exceed: all others defeated at no cost. Players set no bounds."""
        if game.duel is not None:
            return BOUNDLESS
        player = game.players[self.seat]
        fame = player.fame + EFFECT_FAME * fame_effects(game, player)
        return self.of(game, fame + fame_to_win(game), True)

    def of(self, game: MageKnight, fame: int, won: bool) -> int:
        """Add it all up."""
        weights = self.weights
        player = game.players[self.seat]
        total = (weights.won if won else 0) + (fame - self.fame) * weights.fame
        return total - (self.hurt(game) - self.wounds) * weights.wound + left(player, weights.card, weights.other)


def fame_effects(game: MageKnight, player: Player) -> int:
    """Count what may give Fame in a fight besides enemies."""
    count = len(game.lasting)
    for deed in player.hand.cards:
        count += FAME_DEEDS[deed]
    for unit in player.units:
        count += unit.banner != NONE
    for skill in player.skills:
        count += FAME_SKILLS[skill]
    return count


def left(player: Player, card: int, other: int) -> int:
    """Say what a hero has left: cards in hand, and Units, Skills and crystals."""
    count = sum(player.crystals)
    for unit in player.units:
        count += unit.ready
    for skill in player.skills:
        count += skill not in player.spent and skill not in player.used
    return count * other + (len(player.hand.cards) - player.hand.cards.count(WOUND_DEED)) * card


# ---- which position is followed first ----


def hope(game: MageKnight, seat: int) -> int:
    """Guess what a fight comes to from here: what was won, what is left, less the Wounds of attacks to come.

    A fight between players is followed in depth: there it is 0.
    """
    if game.duel is not None:
        return 0
    player = game.players[seat]
    wounds = player.hand.cards.count(WOUND_DEED)
    total = player.fame * HOPE_FAME + (len(player.hand.cards) - wounds) * HOPE_CARD
    total -= (wounds + player.discard.count(WOUND_DEED)) * HOPE_WOUND
    total += sum(player.mana) * HOPE_MANA + sum(player.crystals) * HOPE_CRYSTAL
    for unit in player.units:
        level = UNITS[UNIT_OF[unit.card]].level
        total += level * HOPE_UNIT if unit.ready else 0
        total -= unit.wounds * HOPE_WOUND * level // 2
        total += level * HOPE_WOUND // 2  # it is still there
    combat = game.combat
    if combat is None:
        return total
    if game.turn.phase < ATTACK_PHASE:
        total -= harm(game, combat, tracks.armor(game, seat))
    if combat.targets and combat.pool:
        total += gain(combat) * min(strike.total(game), strike.needed(game)) // max(1, strike.needed(game))
    return total


def stake(game: MageKnight, seat: int) -> int:
    """Guess what a fight that begins may bring: everybody defeated, and what is left, less the attacks to come."""
    return hope(game, seat) + (fame_to_win(game) - game.players[seat].fame) * HOPE_FAME


def size(game: MageKnight) -> int:
    """Say how many are to be fought."""
    return max(1, len(to_be_fought(game)))


def fame_to_win(game: MageKnight) -> int:
    """Give the Fame of all who are to be fought."""
    return sum([foes.printed(foe).fame for foe in to_be_fought(game)])


def to_be_fought(game: MageKnight) -> list[Foe]:
    """Give the enemies of a fight, without those they summon; none in a fight between players."""
    combat = game.combat
    if combat is None or game.duel is not None:
        return []
    return [foe for foe in combat.foes if not foe.defeated and foe.summoner == NONE]


def harm(game: MageKnight, combat: Combat, armor: int) -> int:
    """Give the cost of the attacks to come, less what has been laid against the one being blocked."""
    total = 0
    for at, foe in enumerate(combat.foes):
        if foe.defeated or foe.skips:
            continue
        for blow in range(len(foe.values)):
            cost = harm_of(foe, blow, armor)
            if cost and at == combat.blocking and blow == combat.blow and combat.pool:
                needed = max(1, blocking.needed_block(foe, blow))
                cost -= cost * HALF_WAY * min(needed, blocking.total(game)) // (100 * needed)
            total += cost
    if combat.damaging != NONE and combat.damage:
        total += -(-combat.damage // armor) * HOPE_WOUND
    return total


def harm_of(foe: Foe, blow: int, armor: int) -> int:
    """Give the cost of one attack if the hero takes it alone."""
    if foe.powers[blow] & SUMMON:
        dealt = UNSEEN_ATTACK if foe.states[blow] == OPEN_BLOW and not foe.summoned else 0
    else:
        dealt = damage.damage_of(foe, blow) if foes.is_open(foe, blow) else 0
    if dealt <= 0:
        return 0
    cost = -(-dealt // armor) * HOPE_WOUND
    if foe.powers[blow] & POISON:
        cost *= 2
    return cost + HOPE_WOUND if foe.powers[blow] & PARALYZE else cost


def gain(combat: Combat) -> int:
    """Give what defeating the targets brings."""
    fame = 0
    for at in combat.targets:
        if combat.foes[at].token != NONE:
            fame += foes.printed(combat.foes[at]).fame
    return fame * HOPE_FAME * HALF_WAY // 100


# ---- the search of one fight ----


class Fight:
    """A fight searched from a position on: `ends` are the positions after it, `met` those behind something unknown."""

    def __init__(self, tree: Tree, aim: Aim, start: Node, stops: bool) -> None:
        self.tree: Final = tree
        self.aim: Final = aim
        self.start: Final = start
        self.stops: Final = stops  # at what is unknown
        self.waiting: Final[
            list[tuple[int, int]]
        ] = []  # a heap: the hope of each position, as a loss; the latest of equals
        self.nodes: Final[list[Node]] = []
        self.bounds: Final[list[int]] = []
        self.ends: Final[list[Node]] = []
        self.met: Final[list[Node]] = []
        self.best: Final[dict[Node | None, tuple[int, Node]]] = {}  # the best end behind each gamble, and without one
        self.taken: Final[list[bool]] = []  # which positions have been followed
        self.latest: list[tuple[int, bool, int]] = []  # met last: the hope of each, whether it stays in its phase
        self.used = 0
        self.dive = 0  # from so many used on, one way is followed until there is an end
        self.wait(start)

    def search(self, most: int) -> bool:
        """Follow the fight with so many positions more; say whether all that could matter was looked at."""
        limit = self.used + most
        while self.waiting:
            if self.used >= limit or self.tree.is_spent():
                return False
            at = self.next()
            node = self.nodes[at]
            if self.taken[at] or self.is_beaten(node, self.bounds[at]):
                continue
            self.taken[at] = True
            children = self.tree.children(node)
            self.used += len(children)
            for child in children:
                self.meet(child)
            if not self.stops:
                node.forget(self.start)
        return True

    def next(self) -> int:
        """Give the number of the position to follow: the most hopeful of all, in a dive of those met last."""
        if self.used >= self.dive and self.latest:
            at = max(self.latest)[2]
            self.latest = []
            return at
        self.latest = []
        return -heappop(self.waiting)[1]

    def meet(self, node: Node) -> None:
        """Keep an end; keep any other position to be followed unless it cannot matter."""
        game = node.game
        assert isinstance(game, MageKnight)
        if self.stops and node.gamble is not None:
            self.met.append(node)
        elif game.combat is None or self.tree.is_over(game):
            self.ends.append(node)
            self.dive = self.used + DIVE
            worth = self.aim.worth(node)
            if not self.is_beaten(node, worth):
                self.best[node.gamble] = (worth, node)
        elif not self.tree.is_known(node):
            self.wait(node)

    def wait(self, node: Node) -> None:
        """Keep a position to be followed."""
        game = node.game
        assert isinstance(game, MageKnight)
        bound = self.aim.most(game)
        if self.is_beaten(node, bound):
            return
        hopes = hope(game, self.tree.seat)
        stays = node.action is None or node.action.verb != NEXT
        self.latest.append((hopes, stays, len(self.nodes)))
        heappush(self.waiting, (-hopes, -len(self.nodes)))
        self.nodes.append(node)
        self.taken.append(False)
        self.bounds.append(bound)

    def is_beaten(self, node: Node, worth: int) -> bool:
        """Say whether something worth so much is no better than the best end behind the same gamble."""
        best = self.best.get(node.gamble)
        return best is not None and worth <= best[0]
