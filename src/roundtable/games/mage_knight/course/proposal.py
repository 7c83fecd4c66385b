"""A joint assault on a city is proposed: who is invited, how many defenders each faces, and whether all agree.

Nothing is committed before all have agreed; then `joint_assault` carries it out.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, words
from roundtable.games.mage_knight.cards import hands, mana
from roundtable.games.mage_knight.content.components import CARD, CARDS
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import DUMMY, NONE
from roundtable.games.mage_knight.course import joint_assault
from roundtable.games.mage_knight.effects import perform
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.play import playing
from roundtable.games.mage_knight.state.frames import frame
from roundtable.games.mage_knight.state.pieces import FROM_CARD
from roundtable.games.mage_knight.verbs import direct
from roundtable.games.mage_knight.vocabulary import (
    ACCEPT,
    ACCEPTS,
    DECLINE,
    DECLINES,
    DONES,
    INVITE,
    INVITES,
    PROPOSES,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

UNDERGROUND: Final = CARD.at("underground-travel")
MOST_REFUSALS: Final = 3  # in a turn (a ruling)


# ---- when it can be proposed ----


def add(game: "MageKnight", seat: Seat, out: list[Action]) -> None:
    """Append the cities that a hero may propose to assault with others; the action is not used yet."""
    if not game.rules.joint_assault or game.announced != NONE or game.scenario_over:
        return
    if game.turn.refusals >= MOST_REFUSALS:
        return
    for tile in game.cities:
        space = board.city_space(game, tile)
        if len(defenders(game, space)) > 1 and reaches(game, seat, space) and helpers(game, seat, space):
            out.append(PROPOSES[space])


def defenders(game: "MageKnight", space: Space) -> list[int]:
    """Give the enemy tokens that defend a city."""
    return tokens.tokens_at(game, board.spot_at(game, space))


def reaches(game: "MageKnight", seat: Seat, space: Space) -> bool:
    """Say whether a hero stands beside a city, alone on the space, or can come to it by Underground Attack."""
    if joint_assault.beside(game, seat, space):
        return not board.heroes_at(game, game.players[seat].space, seat)
    return comes_underground(game, seat, space)


def comes_underground(game: "MageKnight", seat: Seat, space: Space) -> bool:
    """Say whether a hero holds Underground Attack, can cast it now and reach a city with it."""
    if UNDERGROUND not in hands.kinds_in_hand(game.players[seat]):
        return False
    card = CARDS[UNDERGROUND]
    assert card.powered is not None
    ends = direct.ends(game, seat, card.powered.steps[0], 0)
    if not [part for part in joint_assault.parts(game, space) if part in ends]:
        return False
    by = frame(seat, FROM_CARD, UNDERGROUND, card.colours)
    return playing.can_play(game, by, card, True, perform.open_now(game), mana.payable(game, seat, 1))


def helpers(game: "MageKnight", seat: Seat, space: Space) -> list[Seat]:
    """Give the heroes who may be invited: beside the city, with cards, their Round Order token face up.

    Whether one of the cards is not a Wound only its holder knows: who has none cannot agree.
    """
    found: list[Seat] = []
    for other in from_seat(game, seat):
        player = game.players[other]
        if other == seat or player.token_down or not player.hand.cards:
            continue
        if joint_assault.beside(game, other, space):
            found.append(other)
    return found


def from_seat(game: "MageKnight", seat: Seat) -> list[Seat]:
    """Give the players in Round order, one of them first."""
    seats = [one for one in game.order if one != DUMMY]
    at = seats.index(seat)
    return seats[at:] + seats[:at]


# ---- the proposal ----


class Propose(Question["MageKnight"]):
    """Who is invited, and how many defenders does each face? The rest is faced by the one who proposes."""

    rule: ClassVar[str] = "mage_knight.coop-assault.propose-enemy-distribution"
    fields: ClassVar[tuple[str, ...]] = ("space", "shares")

    def __init__(self, seat: Seat, space: Space, shares: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.space: Final = space
        self.shares: Final = tuple(shares)  # by seat, 0 not invited

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Somebody more with a number that leaves one for the proposer; asking those named, or giving it up."""
        left = len(defenders(game, self.space)) - sum(self.shares)
        for other in helpers(game, self.seat, self.space):
            if not self.shares[other]:
                for count in range(1, left):
                    out.append(INVITES[other][count])
        if sum(self.shares):
            out.append(DONES)
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """When all are named they are asked one after the other."""
        if action.verb == DECLINE:
            return
        if action.verb == INVITE:
            shares = self.shares[: action.a] + (action.b,) + self.shares[action.a + 1 :]
            game.push(Propose(self.seat, self.space, shares))
            return
        left = len(defenders(game, self.space)) - sum(self.shares)
        shares = self.shares[: self.seat] + (left,) + self.shares[self.seat + 1 :]
        game.tell(words.JOINT_PROPOSED, self.seat, self.space)
        for other in from_seat(game, self.seat):
            if shares[other]:
                game.tell(words.JOINT_SHARE, other, shares[other])
        game.seal()
        ask_next(game, self.seat, self.seat, self.space, shares)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """What is given up, and how much remains."""
        left = len(defenders(game, self.space)) - sum(self.shares)
        if action.verb == DECLINE:
            return Message(answers.LABEL_NO_PROPOSAL)
        return None if action.verb == INVITE else Message(answers.LABEL_PROPOSE_NOW, (left,))

    def prompt(self, game: "MageKnight") -> Message | None:
        """Say which city, and how many defenders are left to share out."""
        left = len(defenders(game, self.space)) - sum(self.shares)
        return Message(answers.PROMPT_PROPOSE, (self.space, left))


def ask_next(game: "MageKnight", initiator: Seat, asked: Seat, space: Space, shares: tuple[int, ...]) -> None:
    """Ask the next of those invited, or begin: all have agreed."""
    order = [seat for seat in from_seat(game, initiator) if shares[seat]]
    at = order.index(asked) + 1
    if at < len(order):
        game.push(Agree(order[at], initiator, space, shares))
    else:
        joint_assault.begin(game, space, tuple(order), tuple([shares[seat] for seat in order]))


class Agree(Question["MageKnight"]):
    """Does a player agree to the joint assault? One refusal and nothing happens."""

    rule: ClassVar[str] = "mage_knight.coop-assault.agreement-must-be-unanimous"
    fields: ClassVar[tuple[str, ...]] = ("initiator", "space", "shares")

    def __init__(self, seat: Seat, initiator: Seat, space: Space, shares: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.initiator: Final = initiator
        self.space: Final = space
        self.shares: Final = tuple(shares)

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Yes, with a card that is no Wound; no in any case."""
        player = game.players[self.seat]
        if len(player.hand.cards) > hands.wounds_in_hand(player):
            out.append(ACCEPTS)
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """The next is asked, or the proposal has failed."""
        game.seal()
        if action.verb == ACCEPT:
            game.tell(words.JOINT_AGREED, self.seat)
            ask_next(game, self.initiator, self.seat, self.space, self.shares)
        else:
            game.turn.refusals += 1
            game.tell(words.JOINT_REFUSED, self.seat)

    def prompt(self, game: "MageKnight") -> Message | None:
        """Say who proposes what."""
        return Message(answers.PROMPT_AGREE, (self.initiator, self.space, self.shares[self.seat]))
