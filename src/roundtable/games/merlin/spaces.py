"""The spaces of the ring that need no chapter of their own: points, influence, Excalibur, Grail, exchange, missions."""

from typing import ClassVar, Final

from roundtable.games.merlin import refusals, words
from roundtable.games.merlin.content import Space
from roundtable.games.merlin.missions import DrawMission
from roundtable.games.merlin.names import (
    ASSISTANT_ELEMENT,
    BY_EXCHANGE,
    BY_GRAIL,
    BY_INFLUENCE,
    FROM_VP_SPACES,
    INFLUENCE,
    MANOR,
    MATERIAL,
    PRINCIPALITIES,
    WITH_EXCALIBUR,
)
from roundtable.games.merlin.pieces import (
    gain_for,
    give_good,
    in_stock,
    markers_on_board,
    owned,
    repel,
    take_apple,
    take_good,
    traitors_of,
)
from roundtable.games.merlin.principality import SendByInfluence
from roundtable.games.merlin.rules import IN_TURN, Plugs, SpaceAction
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import TurnQuestion
from roundtable.games.merlin.vocabulary import DECK, DISCARDS, DRAW, GIVE, GIVES, REPELS, STOP, STOPS, TAKE, TAKES
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message, Wording
from roundtable.kernel.zone import EVERYBODY, move

MOST_DISCARDS: Final = 2
TAKE_RULES: Final = (
    "merlin.influence-space.shield",
    "merlin.influence-space.flag",
    "merlin.influence-space.building-material",
)  # by good


def elements(game: Merlin, seat: int, element: int) -> int:
    """Count what a victory-point space scores; influence in the castle and manors in the supply do not count."""
    if element <= MATERIAL:
        return owned(game, seat, element)
    if element == INFLUENCE:
        return markers_on_board(game, seat)
    assert element == MANOR
    return game.manors.count(seat)


class VictoryPoints(SpaceAction):
    """One point for each element of a kind."""

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Count and gain."""
        points = elements(game, seat, space.element)
        gain_for(game, seat, points, FROM_VP_SPACES, words.GAINED_AT_SPACE[space.element], space.element)


class InfluenceSpace(SpaceAction):
    """A piece, or an assistant's visit, from a principality in which the player has influence."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """Some principality must have influence, and what is wanted."""
        if space.element == ASSISTANT_ELEMENT:
            return can_send(game, seat)
        influence = game.players[seat].influence
        return any([influence[p] > 0 and in_stock(game, space.element, p) for p in range(PRINCIPALITIES)])

    def why_not(self, game: Merlin, seat: int, space: Space) -> Message:
        """Influence is missing, or what is wanted where there is some."""
        if markers_on_board(game, seat) == 0:
            return Message(refusals.NO_INFLUENCE)
        if space.element == ASSISTANT_ELEMENT:
            return Message(refusals.NOBODY_TO_SEND)
        return Message(refusals.NONE_BY_INFLUENCE, (space.element,))

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Ask where."""
        if space.element == ASSISTANT_ELEMENT:
            game.push(SendByInfluence(seat))
        else:
            game.push(TakeByInfluence(seat, space.element))


def can_send(game: Merlin, seat: int) -> bool:
    """Say whether some assistant can be sent to a principality with own influence."""
    player = game.players[seat]
    for principality in range(PRINCIPALITIES):
        if player.influence[principality] and player.assistants.count(principality) < len(player.assistants):
            return True
    return False


class TakeByInfluence(TurnQuestion):
    """From which principality with own influence is the piece taken?"""

    rule: ClassVar[str] = "merlin.influence-space.shield"
    fields: ClassVar[tuple[str, ...]] = ("good",)

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def rule_now(self, game: Merlin) -> str:
        """What the space gives."""
        return TAKE_RULES[self.good]

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Where there is influence and stock."""
        influence = game.players[self.seat].influence
        for principality in range(PRINCIPALITIES):
            if influence[principality] and in_stock(game, self.good, principality):
                out.append(TAKES[self.good][principality])

    def take(self, game: Merlin, action: Action) -> None:
        """Take it."""
        take_good(game, self.seat, action.a, action.b, BY_INFLUENCE)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """Another kind of piece, none in stock, or no influence there."""
        if action.verb != TAKE:
            return None
        if action.a != self.good:
            return Message(refusals.GIVES_ONLY, (self.good,), self.rule_now(game))
        if not in_stock(game, action.a, action.b):
            return stock_empty(action, "merlin.influence-space.stock-must-exist")
        return Message(refusals.NO_INFLUENCE_IN, (action.b,), self.rule_now(game))


def stock_empty(action: Action, rule: str) -> Message:
    """Say that a principality has no piece left of the kind that an action would take."""
    return Message(refusals.STOCK_EMPTY, (action.b, action.a), rule)


class ExcaliburSpace(SpaceAction):
    """Take Excalibur and discard one traitor."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """Its holder must have a traitor."""
        return game.excalibur != seat or len(game.players[seat].traitors.cards) > 0

    def why_not(self, game: Merlin, seat: int, space: Space) -> Message:
        """The holder has no traitor."""
        return Message(refusals.EXCALIBUR_IDLE)

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """The holder keeps it and still discards one."""
        if game.excalibur != seat:
            game.excalibur = seat
            game.tell(words.TOOK_ITEM[words.EXCALIBUR], seat, words.EXCALIBUR)
        game.push(DiscardTraitor(seat))


class DiscardTraitor(TurnQuestion):
    """Which traitor does Excalibur drive away?"""

    rule: ClassVar[str] = "merlin.excalibur.discard-traitor"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any of one's own; none, if there is none."""
        for colour in range(PRINCIPALITIES):
            if traitors_of(game, self.seat, colour):
                out.append(REPELS[colour])

    def take(self, game: Merlin, action: Action) -> None:
        """It goes without a shield."""
        repel(game, self.seat, action.a, 1, WITH_EXCALIBUR)


class GrailSpace(SpaceAction):
    """Take the Grail and an apple."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """For its holder an apple must be left."""
        return game.grail != seat or game.apples > 0

    def why_not(self, game: Merlin, seat: int, space: Space) -> Message:
        """The holder finds no apple."""
        return Message(refusals.GRAIL_IDLE)

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """The holder keeps it and still takes an apple."""
        if game.grail != seat:
            game.grail = seat
            game.tell(words.TOOK_ITEM[words.GRAIL], seat, words.GRAIL)
        take_apple(game, seat, BY_GRAIL)


class ExchangeSpace(SpaceAction):
    """Return one piece, then take any other."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """There must be a piece to return."""
        return sum(game.players[seat].goods) > 0

    def why_not(self, game: Merlin, seat: int, space: Space) -> Message:
        """There is none."""
        return Message(refusals.NO_PIECE)

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Return first."""
        game.push(ReturnGood(seat))


class ReturnGood(TurnQuestion):
    """Which piece goes back to its principality?"""

    rule: ClassVar[str] = "merlin.exchange.return-one"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any in the castle."""
        for at, count in enumerate(game.players[self.seat].goods):
            if count:
                out.append(GIVES[at // PRINCIPALITIES][at % PRINCIPALITIES])

    def take(self, game: Merlin, action: Action) -> None:
        """Return it, then take one; a player who no longer has any to return takes none."""
        game.push(TakeAnyGood(self.seat))
        give_good(game, self.seat, action.a, action.b)
        game.tell(words.GAVE_GOOD, self.seat, action.a, action.b)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """What is taken comes afterwards."""
        return Message(refusals.RETURN_FIRST) if action.verb == TAKE else None


class TakeAnyGood(TurnQuestion):
    """Which piece is taken for it?"""

    rule: ClassVar[str] = "merlin.exchange.take-one"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any in stock, also the one just returned."""
        for at, count in enumerate(game.stock):
            if count:
                out.append(TAKES[at // PRINCIPALITIES][at % PRINCIPALITIES])

    def take(self, game: Merlin, action: Action) -> None:
        """Take it."""
        take_good(game, self.seat, action.a, action.b, BY_EXCHANGE)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """None is in stock, or a piece was returned already."""
        if action.verb == GIVE and game.players[self.seat].goods[action.a * PRINCIPALITIES + action.b]:
            return Message(refusals.PIECE_RETURNED)
        return stock_empty(action, "merlin.exchange.stock-must-exist") if action.verb == TAKE else None


class MissionSpace(SpaceAction):
    """Discard up to two missions and draw as many."""

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Discard first."""
        game.push(DiscardMissions(seat, 0))


class DiscardMissions(TurnQuestion):
    """Which missions are exchanged, if any?"""

    rule: ClassVar[str] = "merlin.mission-space.discard-up-to-two"
    fields: ClassVar[tuple[str, ...]] = ("done",)

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done: Final = done

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any card in hand, or no more."""
        for mission in game.players[self.seat].hand.cards:
            out.append(DISCARDS[mission])
        out.append(STOPS)

    def take(self, game: Merlin, action: Action) -> None:
        """After two, or none more, as many are drawn."""
        done = self.done
        if action.verb != STOP:
            hand = game.players[self.seat].hand
            move(game, hand, hand.find(action.a), game.discard, EVERYBODY)
            game.tell(words.DISCARDED, self.seat, action.a)
            done += 1
            if done < MOST_DISCARDS:
                game.push(DiscardMissions(self.seat, done))
                return
        for _ in range(done):
            game.push(ReplaceMission(self.seat))

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """New cards come after the discards."""
        if action.verb == DECK or (action.verb == DRAW and game.display.find(action.a) >= 0):
            return Message(refusals.DISCARD_FIRST)
        return None


class ReplaceMission(DrawMission):
    """A mission discarded on a mission space is replaced."""

    rule: ClassVar[str] = "merlin.mission-space.draw-source"
    told_open: ClassVar[Wording] = words.REPLACED_OPEN
    told_hidden: ClassVar[Wording] = words.REPLACED_HIDDEN

    def windows(self, game: Merlin) -> int:
        """It is still the own turn."""
        return IN_TURN


def plug(plugs: Plugs) -> None:
    """Put the spaces into their places."""
    plugs.actions["vp"] = VictoryPoints()
    plugs.actions["influence"] = InfluenceSpace()
    plugs.actions["excalibur"] = ExcaliburSpace()
    plugs.actions["grail"] = GrailSpace()
    plugs.actions["exchange"] = ExchangeSpace()
    plugs.actions["missions"] = MissionSpace()
