"""What a position of Mage Knight is worth: Fame, the strength of the hero, sites conquered, and what lies near."""

from typing import Final

from roundtable.bots import campaign, joint_assaults, missions
from roundtable.bots.course import Course
from roundtable.bots.knight_course import COURSE
from roundtable.bots.possessions import SOON, possessions, time_left, turns_to_come
from roundtable.bots.powers import is_hurt, strength
from roundtable.bots.ratings import FIGHT_RATINGS
from roundtable.bots.surroundings import Surroundings
from roundtable.bots.value import Value
from roundtable.games.mage_knight.cards.tracks import hand_limit
from roundtable.games.mage_knight.content.components import KIND_OF, TACTIC, WOUND_DEED
from roundtable.games.mage_knight.content.hexes import START
from roundtable.games.mage_knight.content.integers import Space
from roundtable.games.mage_knight.content.names import (
    CRYSTAL_MINE,
    DEEP_MINE,
    END_OF_TURN,
    MAGICAL_GLADE,
    NONE,
    SOLO_CONQUEST,
)
from roundtable.games.mage_knight.course.auction import OfferFame
from roundtable.games.mage_knight.course.end_of_turn import DiscardBeforeDraw
from roundtable.games.mage_knight.course.tactics import ChooseTactic
from roundtable.games.mage_knight.course.turns import AnnounceOrPlay
from roundtable.games.mage_knight.map import board, movement
from roundtable.games.mage_knight.play.out_of_turn import OutOfTurn
from roundtable.games.mage_knight.state import together
from roundtable.games.mage_knight.state.classes import Player, Turn
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.vocabulary import ANNOUNCES, CARD_ACTIONS, DECLINES, DONES, TAKES
from roundtable.kernel.action import Action
from roundtable.kernel.game import Game

# In hundredths of a point of Fame.
WOUND: Final = 300  # to be taken or thrown away at the end of the turn
WOUND_IN_HAND: Final = 60  # besides, and each one more than the one before: they take the place of cards
KNOCKED_OUT: Final = 500  # as many Wounds in hand as it can hold
HAMPERED: Final = 3  # turns to come in this Round for which Wounds in hand count so much; less if there are fewer
HELD: Final = 40  # per cent of what a card in hand can do in a fight of the next turn
STOCK: Final = 20  # a card in hand or in the deck that can still be played in this Round
REWARDS: Final = (  # noted, in the order of REWARD: what each brings at the end of the game, and in each Round to come
    (200, 60),
    (200, 70),
    (100, 44),
    (150, 100),
    (200, 40),
    (50, 10),
    (200, 64),
    (50, 16),
)
MINE: Final = 60  # the turn ends on a mine that gives a crystal
SHIELD: Final = 200  # on a site, as the achievements count it
LOST_TURN: Final = 350  # the Round Order token face down
DAMAGE: Final = 70  # a point of damage that another player is about to assign
DEFENDERS_CARD: Final = 60  # a card that a defender keeps for the next turn
TACTICS: Final = (  # the ones liked best first
    "great-start",
    "planning",
    "early-bird",
    "mana-steal",
    "the-right-moment",
    "rethink",
    "preparation",
    "long-night",
    "mana-search",
    "sparing-power",
    "midnight-meditation",
    "from-the-dusk",
)
CITY_BESIDES: Final = 25  # points, where values are learned
WORTH_A_TURN: Final = 2  # cards for which the end of the Round is not announced yet
KNOWN_SURROUNDINGS: Final = 8  # that are remembered


class MageKnightValue(Value):
    """Everything in points of Fame: those earned, and what helps to earn more."""

    def __init__(self) -> None:
        self.known: list[Surroundings] = []  # the last ones looked at

    def course(self) -> Course | None:
        """A turn has many decisions that bring nothing by themselves: whole turns are planned."""
        return COURSE

    def round_of(self, game: Game) -> int:
        """Give the Round."""
        assert isinstance(game, MageKnight)
        return game.round

    def outcome(self, game: Game, seat: int) -> int:
        """In Solo Conquest a city counts for more than its points: conquering cities is what the scenario is about."""
        assert isinstance(game, MageKnight)
        points = super().outcome(game, seat)
        if game.rules.scenario.number != SOLO_CONQUEST:
            return points
        return points + CITY_BESIDES * len(board.conquered_cities(game))

    def advice(self, game: Game, seat: int) -> Action | None:
        """What needs no look ahead, and proposals of a joint assault: made and agreed to by strong enough heroes.

        No hero is worth Fame: any that nobody else wants will do.
        """
        assert isinstance(game, MageKnight)
        question = game.question()
        if isinstance(question, OfferFame):
            return DECLINES
        if isinstance(question, ChooseTactic):
            return liked_tactic(game)
        if isinstance(question, AnnounceOrPlay):
            more = playable(game.players[seat]) >= WORTH_A_TURN and not missions.would_win_now(game, seat)
            return DECLINES if more else ANNOUNCES
        if isinstance(question, OutOfTurn):
            return DONES
        if isinstance(question, DiscardBeforeDraw):
            if missions.would_win_now(game, seat):
                return game.found[0]  # the sooner the deck is empty, the better
            return fresh_cards(game, seat)
        return joint_assaults.advice(game, seat)

    def of(self, game: Game, seat: int) -> int:
        """In teams what the members have conquered together counts, and only rivals are compared with."""
        assert isinstance(game, MageKnight)
        if game.over:
            return super().of(game, seat)
        mine = self.worth(game, seat)
        if game.team_of:
            mine += joint_assaults.conquests(game, seat)
            rivals = [one for one in range(len(game.players)) if game.team_of[one] != game.team_of[seat]]
        else:
            rivals = [one for one in range(len(game.players)) if one != seat]
        return mine - sum([standing(game, one) for one in rivals]) // max(1, len(rivals))

    def worth(self, game: Game, seat: int) -> int:
        """Add it all up."""
        assert isinstance(game, MageKnight)
        total = standing(game, seat) + campaign.goals(game, seat) + missions.goals(game, seat)
        turn = turn_of(game, seat)
        if turn.seat == seat and turn.phase != END_OF_TURN:
            total += end_of_turn(game, seat, turn)
        around = self.surroundings(game, seat)
        return total + around.at(place_of(game, seat)) + around.hopes

    def surroundings(self, game: MageKnight, seat: int) -> Surroundings:
        """Give what lies around a hero, as it was worked out before where nothing has changed."""
        player = game.players[seat]
        signs = (
            player.level,
            strength(player, 9, True),
            strength(player, 9, True, False),
            int(is_hurt(player)),
            len(player.units),
            int(game.night),
            int(game.announced != NONE),
            game.round,
            player.turns,
        )
        turn = turn_of(game, seat)
        start = turn.path[0] if turn.path and turn.seat == seat else NONE
        for one in self.known:
            if one.holds(game, seat, start, signs):
                return one
        fresh = Surroundings(game, seat, start, signs)
        self.known = [fresh, *self.known[: KNOWN_SURROUNDINGS - 1]]
        return fresh


def place_of(game: MageKnight, seat: int) -> Space:
    """Give where a hero stands; one that has not come yet will appear on the portal."""
    space = game.players[seat].space
    return START if space == NONE else space


def liked_tactic(game: MageKnight) -> Action | None:
    """Give the Tactic liked best of those laid out."""
    for name in TACTICS:
        if TACTIC.at(name) in game.tactics:
            return TAKES[TACTIC.at(name)]
    return None


def fresh_cards(game: MageKnight, seat: int) -> Action | None:
    """Keep all cards; but after a turn without a use for them, make room for some that are good in a fight."""
    player = game.players[seat]
    if (
        game.turn.normal
        or game.turn.resting
        or len(player.deck.cards) <= hand_limit(game, seat) - len(player.hand.cards)
    ):
        return DONES if DONES in game.found else None
    for deed in player.hand.cards:
        if deed != WOUND_DEED and not FIGHT_RATINGS[deed]:
            return CARD_ACTIONS[KIND_OF[deed]]
    return DONES if DONES in game.found else None


def playable(player: Player) -> int:
    """Count the cards in hand that are no Wounds."""
    return len([deed for deed in player.hand.cards if deed != WOUND_DEED])


def standing(game: MageKnight, seat: int) -> int:
    """Give what a player has, wherever the hero stands."""
    total = possessions(game, seat) + fighting(game, seat)
    for spot in game.spots:
        if spot.shields:
            total += spot.shields.count(seat) * SHIELD
    return total


def turn_of(game: MageKnight, seat: int) -> Turn:
    """Give the open turn; in a joint assault the member's own, though others may fight now."""
    if game.joint is not None and seat in game.joint.members:
        return together.turn_of(game, seat)
    return game.turn


def end_of_turn(game: MageKnight, seat: int, turn: Turn) -> int:
    """Give what the end of the turn will bring: rewards noted, what the space gives or costs, the next hand."""
    player = game.players[seat]
    total = 0
    time = time_left(game, seat)
    for reward in turn.rewards:
        last, each = REWARDS[reward]
        total += last + each * time // SOON
    hurt = 0
    held = 0
    cards = len(player.deck.cards)
    for deed in player.hand.cards:
        if deed == WOUND_DEED:
            hurt += 1
        else:
            held += FIGHT_RATINGS[deed]
            cards += 1
    space = player.space
    if space != NONE and game.joint is None:  # nobody is hurt who goes back from a joint assault
        back = 0
        for before in reversed(turn.path):
            if movement.is_safe(game, seat, before):
                break
            back += 1
        hurt += back
        total -= back * WOUND
        site = board.site_at(game, space)
        if site == MAGICAL_GLADE and (hurt or WOUND_DEED in player.discard):
            hurt = max(0, hurt - 1)
            total += WOUND
        elif site in (CRYSTAL_MINE, DEEP_MINE) and game.rules.scenario.mine_works(game, space):
            total += MINE
    if game.announced != NONE:
        return total  # there is no next turn in this Round
    turns = turns_to_come(game)
    cost = hurt * (hurt + 1) // 2 * WOUND_IN_HAND + (KNOCKED_OUT if hurt >= hand_limit(game, seat) else 0)
    total -= cost * min(turns, HAMPERED) // HAMPERED
    return total + held * HELD // 100 + min(cards, turns * hand_limit(game, seat)) * STOCK


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
        total += playable(player) * DEFENDERS_CARD
    return total


VALUE: Final = MageKnightValue()
