"""The spaces of the ring that need no chapter of their own: points, influence, Excalibur, Grail, exchange, missions."""

from typing import ClassVar, Final

from roundtable.games.merlin import words
from roundtable.games.merlin.content import Space
from roundtable.games.merlin.missions import DrawMission
from roundtable.games.merlin.names import (
    ASSISTANT_ELEMENT,
    FROM_VP_SPACES,
    INFLUENCE,
    MANOR,
    MATERIAL,
    PRINCIPALITIES,
)
from roundtable.games.merlin.pieces import (
    discard_traitors,
    gain,
    give_good,
    in_stock,
    markers_on_board,
    owned,
    take_apple,
    take_good,
    traitors_of,
)
from roundtable.games.merlin.principality import SendByInfluence
from roundtable.games.merlin.rules import IN_TURN, Plugs, SpaceAction
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import TurnQuestion
from roundtable.games.merlin.vocabulary import DISCARDS, GIVES, REPELS, STOP, STOPS, TAKES
from roundtable.kernel.action import Action
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
        gain(game, seat, elements(game, seat, space.element), FROM_VP_SPACES)


class InfluenceSpace(SpaceAction):
    """A piece, or an assistant's visit, from a principality in which the player has influence."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """Some principality must have influence, and what is wanted."""
        if space.element == ASSISTANT_ELEMENT:
            return can_send(game, seat)
        influence = game.players[seat].influence
        return any([influence[p] > 0 and in_stock(game, space.element, p) for p in range(PRINCIPALITIES)])

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
        take_good(game, self.seat, action.a, action.b)


class ExcaliburSpace(SpaceAction):
    """Take Excalibur and discard one traitor."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """Its holder must have a traitor."""
        return game.excalibur != seat or len(game.players[seat].traitors.cards) > 0

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """The holder keeps it and still discards one."""
        game.excalibur = seat
        game.tell(words.TOOK_ITEM, seat, words.EXCALIBUR)
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
        discard_traitors(game, self.seat, action.a, 1)


class GrailSpace(SpaceAction):
    """Take the Grail and an apple."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """For its holder an apple must be left."""
        return game.grail != seat or game.apples > 0

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """The holder keeps it and still takes an apple."""
        game.grail = seat
        game.tell(words.TOOK_ITEM, seat, words.GRAIL)
        take_apple(game, seat)


class ExchangeSpace(SpaceAction):
    """Return one piece, then take any other."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """There must be a piece to return."""
        return sum(game.players[seat].goods) > 0

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
        take_good(game, self.seat, action.a, action.b)


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


class ReplaceMission(DrawMission):
    """A mission discarded on a mission space is replaced."""

    rule: ClassVar[str] = "merlin.mission-space.draw-source"

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
