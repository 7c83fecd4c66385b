"""Missions: what they ask for, completing them in one's turn, the display, the deck and refilling the hand."""

from typing import ClassVar, Final

from roundtable.games.merlin import words
from roundtable.games.merlin.content import COURSE, MISSIONS, POINTS, REQUIREMENT, Requirement
from roundtable.games.merlin.names import FROM_MISSIONS, FROM_TWO_MISSIONS, PRINCIPALITIES
from roundtable.games.merlin.pieces import gain, markers_on_board, owned
from roundtable.games.merlin.rules import IN_TURN, Plugs, Reward
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.vocabulary import COMPLETE, COMPLETES, DECK, DECKS, DRAWS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra, Question
from roundtable.kernel.wording import Wording
from roundtable.kernel.zone import EVERYBODY, bit, draw, move, shuffle

PER_TURN: Final = COURSE.number("missions_per_turn")

ITEM: Final = REQUIREMENT.at("item")
ITEM_ANY: Final = REQUIREMENT.at("item-any")
INFLUENCE_IN: Final = REQUIREMENT.at("influence-in")
INFLUENCE_TOTAL: Final = REQUIREMENT.at("influence-total")
ASSISTANT_IN: Final = REQUIREMENT.at("assistant-in")
ANY_ASSISTANTS_IN: Final = REQUIREMENT.at("any-assistants-in")
ASSISTANTS_PLACED: Final = REQUIREMENT.at("assistants-placed")


def met(game: Merlin, seat: int, mission: int) -> bool:
    """Say whether all requirements of a mission are met now. Nothing is spent."""
    for requirement in MISSIONS[mission].requires:
        if not requirement_met(game, seat, requirement):
            return False
    return True


def requirement_met(game: Merlin, seat: int, asked: Requirement) -> bool:
    """Say whether one line of a card is met."""
    player = game.players[seat]
    kind = asked.kind
    if kind == ITEM:
        return player.goods[asked.good * PRINCIPALITIES + asked.principality] >= asked.count
    if kind == ITEM_ANY:
        return owned(game, seat, asked.good) >= asked.count
    if kind == INFLUENCE_IN:
        return player.influence[asked.principality] >= asked.count
    if kind == INFLUENCE_TOTAL:
        if game.rules.influence_together:
            return max(player.influence) >= asked.count
        return markers_on_board(game, seat) >= asked.count
    if kind == ASSISTANT_IN:
        return player.assistants[asked.assistant] == asked.principality
    if kind == ANY_ASSISTANTS_IN:
        return player.assistants.count(asked.principality) >= asked.count
    return assistants_placed(game, seat, asked)


def assistants_placed(game: Merlin, seat: int, asked: Requirement) -> bool:
    """Say whether the named assistants stand in principalities; in the same one if the setting says so."""
    places = [game.players[seat].assistants[assistant] for assistant in asked.assistants]
    if min(places) < 0:
        return False
    return not game.rules.assistants_together or min(places) == max(places)


class Missions(Extra[Merlin]):
    """Completing a mission, at any moment of the own turn."""

    rule: ClassVar[str] = "merlin.mission.any-time-in-turn"

    def __init__(self) -> None:
        super().__init__(IN_TURN, (COMPLETE,))

    def options(self, game: Merlin, seat: int, window: int, out: list[Action]) -> None:
        """Every card in hand whose requirements are met, while the turn's limit is not reached."""
        if game.turn.completed >= game.turn.limit:
            return
        for mission in game.players[seat].hand.cards:
            if met(game, seat, mission):
                out.append(COMPLETES[mission])

    def take(self, game: Merlin, seat: int, action: Action) -> None:
        """Complete it; the second one through the mission flag gives a bonus."""
        turn = game.turn
        turn.completed += 1
        if turn.completed > PER_TURN:
            gain(game, seat, POINTS.number("two_missions"), FROM_TWO_MISSIONS)
        complete(game, seat, action.a, False)


def complete(game: Merlin, seat: int, mission: int, by_ring: bool) -> None:
    """Discard a mission from the hand, give its reward and note that it is to be replaced."""
    hand = game.players[seat].hand
    move(game, hand, hand.find(mission), game.discard, EVERYBODY)
    game.turn.refill += 1
    game.tell(words.COMPLETED_BY_RING if by_ring else words.COMPLETED, seat, mission)
    game.rules.reward.give(game, seat, mission, by_ring)


class PointsReward(Reward):
    """A mission gives the points printed on it."""

    def give(self, game: Merlin, seat: int, mission: int, by_ring: bool) -> None:
        """At once."""
        gain(game, seat, MISSIONS[mission].points, FROM_MISSIONS)


class DrawMission(Question[Merlin]):
    """A mission card is taken from the open row or from the deck."""

    told_open: ClassVar[Wording] = words.DREW_OPEN
    told_hidden: ClassVar[Wording] = words.DREW_HIDDEN

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any open card; the deck, unless nothing is left to draw."""
        for mission in game.display.cards:
            out.append(DRAWS[mission])
        if len(game.deck.cards) or len(game.discard.cards):
            out.append(DECKS)

    def take(self, game: Merlin, action: Action) -> None:
        """Take it; the open row is refilled at once."""
        hand = game.players[self.seat].hand
        if action.verb == DECK:
            renew_deck(game)
            mission = draw(game, game.deck, hand, bit(self.seat))
            game.tell(self.told_hidden, self.seat)
            game.tell_only(bit(self.seat), words.DREW_MISSION, mission)
            return
        move(game, game.display, game.display.find(action.a), hand, EVERYBODY)
        game.tell(self.told_open, self.seat, action.a)
        refill_display(game)


class RefillHand(DrawMission):
    """At the end of the turn each completed mission is replaced."""

    rule: ClassVar[str] = "merlin.mission.refill-source"


def renew_deck(game: Merlin) -> None:
    """Shuffle the discard pile into a new deck if a card is needed and none is left."""
    if not game.deck.cards and game.discard.cards:
        game.deck, game.discard = game.discard, game.deck
        shuffle(game, game.deck)
        game.tell(words.DECK_SHUFFLED)


def refill_display(game: Merlin) -> None:
    """Turn cards up until the open row is full."""
    while len(game.display.cards) < COURSE.number("display"):
        renew_deck(game)
        if not game.deck.cards:
            return
        mission = draw(game, game.deck, game.display, EVERYBODY)
        game.tell(words.TURNED_UP, mission)


def plug(plugs: Plugs) -> None:
    """Put completing missions into its place."""
    plugs.extras.append(Missions())
