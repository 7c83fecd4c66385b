"""Assistants: sent to a principality, they do their duty there; an opponent's on the same space goes home."""

from typing import ClassVar, Final

from roundtable.games.merlin import refusals, words
from roundtable.games.merlin.content import Space
from roundtable.games.merlin.names import BY_DUTY, FLAG, LADY, MATERIAL, PRINCIPALITIES, SHIELD
from roundtable.games.merlin.pieces import in_stock, mark, take_good
from roundtable.games.merlin.rules import Deployment, Plugs, SpaceAction
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import TurnQuestion
from roundtable.games.merlin.vocabulary import PLACE, PLACES, TAKE
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message, Wording

DUTY_RULES: Final = (
    "merlin.principality.lady-duty",
    "merlin.principality.shield-bearer-duty",
    "merlin.principality.builder-duty",
    "merlin.principality.flag-bearer-duty",
)  # by assistant
FETCHES: Final = (-1, SHIELD, MATERIAL, FLAG)  # what each assistant takes; the lady-in-waiting places influence


def send(game: Merlin, seat: int, assistant: int, principality: int, told: Wording) -> None:
    """Place an assistant on its own space; another player's there goes home; then the duty is done."""
    game.players[seat].assistants[assistant] = principality
    game.tell(told, seat, assistant, principality)
    for other, player in enumerate(game.players):
        if other != seat and player.assistants[assistant] == principality:
            player.assistants[assistant] = -1
            game.tell(words.SENT_HOME, other, assistant, principality)
    duty(game, seat, assistant, principality, BY_DUTY)


def duty(game: Merlin, seat: int, assistant: int, principality: int, cause: int) -> None:
    """Do an assistant's duty, if there is something to take or to place."""
    if not has_duty(game, seat, assistant, principality):
        return
    if assistant == LADY:
        mark(game, seat, principality, cause)
    else:
        take_good(game, seat, FETCHES[assistant], principality, cause)


def has_duty(game: Merlin, seat: int, assistant: int, principality: int) -> bool:
    """Say whether an assistant would take or place something in a principality."""
    if assistant == LADY:
        return game.players[seat].markers > 0
    return in_stock(game, FETCHES[assistant], principality)


class PlaceAssistant(TurnQuestion):
    """Which assistant goes where? Subclasses say what is allowed."""

    origin_rule: ClassVar[str] = "merlin.principality.not-from-same"

    def take(self, game: Merlin, action: Action) -> None:
        """Send it."""
        send(game, self.seat, action.a, action.b, self.told(game, action))

    def told(self, game: Merlin, action: Action) -> Wording:
        """Give the line that says by what rule it goes there."""
        raise NotImplementedError

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """The assistant can go nowhere, or nobody can go there: whichever is to blame speaks."""
        offered: list[Action] = []
        self.options(game, offered)
        if action.verb == TAKE:
            assistant = FETCHES.index(action.a)
            brings = PLACES[assistant][action.b] in offered and in_stock(game, action.a, action.b)
            return Message(refusals.SEND_FOR, (assistant,), DUTY_RULES[assistant]) if brings else None
        if action.verb != PLACE:
            return None
        some_go = action.a in [option.a for option in offered]
        is_open = action.b in [option.b for option in offered]
        if is_open:
            return self.stuck(game, action.a)
        return self.closed(game, action.b) if some_go else None

    def stuck(self, game: Merlin, assistant: int) -> Message | None:
        """Say why an assistant cannot be chosen."""
        place = game.players[self.seat].assistants[assistant]
        if place < 0:
            return None
        return Message(refusals.STANDS_HERE, (assistant, place), self.origin_rule)

    def closed(self, game: Merlin, principality: int) -> Message | None:
        """Say why nobody can be sent to a principality."""
        return None


class AnyButHere(Deployment):
    """From a principality space an assistant goes to that principality, from the castle or another one."""

    def targets(self, game: Merlin, seat: int, landed: int, own: bool, out: list[Action]) -> None:
        """Every assistant that does not stand there already."""
        for assistant, place in enumerate(game.players[seat].assistants):
            if place != landed:
                out.append(PLACES[assistant][landed])


class ChooseAssistant(PlaceAssistant):
    """A principality space: one assistant comes here."""

    rule: ClassVar[str] = "merlin.principality.choose-assistant"
    fields: ClassVar[tuple[str, ...]] = ("landed", "own")

    def __init__(self, seat: int, landed: int, own: int) -> None:
        super().__init__(seat)
        self.landed: Final = landed
        self.own: Final = own

    def options(self, game: Merlin, out: list[Action]) -> None:
        """What the rules of deployment allow."""
        game.rules.deployment.targets(game, self.seat, self.landed, self.own == 1, out)

    def told(self, game: Merlin, action: Action) -> Wording:
        """Elsewhere than in the principality of the space only an ability takes it."""
        return words.PLACED if action.b == self.landed else words.DEPLOYED

    def closed(self, game: Merlin, principality: int) -> Message:
        """The henchmen go to the principality of the space."""
        return Message(refusals.ONLY_HERE, (self.landed,))


class PrincipalitySpace(SpaceAction):
    """Send an assistant to the principality of the space."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """Unless all four stand there."""
        targets: list[Action] = []
        game.rules.deployment.targets(game, seat, space.principality, game.turn.own, targets)
        return len(targets) > 0

    def why_not(self, game: Merlin, seat: int, space: Space) -> Message:
        """All four stand there."""
        return Message(refusals.ALL_HERE, (space.principality,))

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Ask which one."""
        game.push(ChooseAssistant(seat, space.principality, int(own)))


class SendByInfluence(PlaceAssistant):
    """An assistant goes to a principality in which the player has influence."""

    rule: ClassVar[str] = "merlin.influence-space.assistant"
    origin_rule: ClassVar[str] = "merlin.influence-space.assistant-origin"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Every assistant not already there."""
        player = game.players[self.seat]
        for principality in range(PRINCIPALITIES):
            if player.influence[principality]:
                for assistant, place in enumerate(player.assistants):
                    if place != principality:
                        out.append(PLACES[assistant][principality])

    def told(self, game: Merlin, action: Action) -> Wording:
        """By influence."""
        return words.SENT_BY_INFLUENCE

    def closed(self, game: Merlin, principality: int) -> Message:
        """There is no influence."""
        return Message(refusals.NO_INFLUENCE_IN, (principality,), self.rule)


class Relocate(PlaceAssistant):
    """An assistant moves to a neighbouring principality; if all are at home, one goes anywhere."""

    rule: ClassVar[str] = "merlin.relocate.move-to-neighbour"

    def rule_now(self, game: Merlin) -> str:
        """While all are at home an exception holds."""
        at_home = max(game.players[self.seat].assistants) < 0
        return "merlin.relocate.all-home-exception" if at_home else self.rule

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Placed assistants one step either way."""
        assistants = game.players[self.seat].assistants
        if max(assistants) < 0:
            for row in PLACES:
                out += row
            return
        for assistant, place in enumerate(assistants):
            if place >= 0:
                out.append(PLACES[assistant][(place + 1) % PRINCIPALITIES])
                out.append(PLACES[assistant][(place - 1) % PRINCIPALITIES])

    def told(self, game: Merlin, action: Action) -> Wording:
        """From a neighbour, or by the exception from the castle."""
        at_home = max(game.players[self.seat].assistants) < 0
        return words.SENT_FROM_CASTLE if at_home else words.RELOCATED

    def stuck(self, game: Merlin, assistant: int) -> Message:
        """It is at home, or too far away."""
        if game.players[self.seat].assistants[assistant] < 0:
            return Message(refusals.AT_HOME, (assistant,))
        return Message(refusals.NO_NEIGHBOUR)

    def closed(self, game: Merlin, principality: int) -> Message:
        """No assistant stands next to it."""
        return Message(refusals.NO_NEIGHBOUR)


class RelocateSpace(SpaceAction):
    """Move an assistant to the next principality."""

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Ask which one and where."""
        game.push(Relocate(seat))


def plug(plugs: Plugs) -> None:
    """Put the spaces of assistants into their places."""
    plugs.actions["principality"] = PrincipalitySpace()
    plugs.actions["relocate"] = RelocateSpace()
