"""The expansion Arthur: the black die, the inner ring, the wheel's new spaces and flags, manors in scoring."""

from typing import ClassVar, Final

from roundtable.games.merlin import arthur_flags, picts, refusals, words
from roundtable.games.merlin.content import ARTHUR_POWERS, COURSE, INNER_RING, Space, outer_ring
from roundtable.games.merlin.environs import territories
from roundtable.games.merlin.missions import complete
from roundtable.games.merlin.names import (
    ANTICLOCKWISE,
    ARTHUR,
    BY_ACTIVATION,
    BY_APPLE_SPACE,
    BY_RESOURCE_SPACE,
    CLOCKWISE,
    INFLUENCE,
    KNIGHT,
    LADY,
    MERLIN,
    OUTER,
    PRINCIPALITIES,
    RING,
)
from roundtable.games.merlin.pieces import in_stock, take_apple, take_good
from roundtable.games.merlin.principality import FETCHES, duty, has_duty
from roundtable.games.merlin.rules import Plugs, SpaceAction
from roundtable.games.merlin.scoring import ScoreAssistants, ScoreEnvirons
from roundtable.games.merlin.spaces import stock_empty
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import TurnQuestion, land, move_figure
from roundtable.games.merlin.vocabulary import (
    ACTIVATE,
    ACTIVATES,
    FULFILS,
    KEEP,
    KEEPS,
    REPLACE,
    REPLACES,
    RIDES,
    TAKE,
    TAKES,
    WALK_STAY,
    WALKS,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

RESOURCE_RULES: Final = (
    "merlin_arthur.inner.shield",
    "merlin_arthur.inner.flag",
    "merlin_arthur.inner.building-material",
)  # by good
DICE: Final = 5
BLACK: Final = 0
GREY: Final = 1


class AppleSpace(SpaceAction):
    """Take an apple."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """One must be left."""
        return game.apples > 0

    def why_not(self, game: Merlin, seat: int, space: Space) -> Message:
        """None is left."""
        return Message(refusals.NO_APPLES)

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Take it."""
        take_apple(game, seat, BY_APPLE_SPACE)


class MoveArthurSpace(SpaceAction):
    """Arthur moves one space either way and acts there."""

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Ask which way."""
        game.push(RideArthur(seat))


class RideArthur(TurnQuestion):
    """Which way does Arthur go?"""

    rule: ClassVar[str] = "merlin_arthur.wheel.arthur-movement"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Either."""
        out += RIDES

    def take(self, game: Merlin, action: Action) -> None:
        """One step."""
        move_figure(game, self.seat, ARTHUR, 1 if action.a == CLOCKWISE else -1, words.RODE)


class ActivateSpace(SpaceAction):
    """An assistant in a principality does its duty again."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """One must be placed, and have something to take or to place."""
        return len(busy(game, seat)) > 0

    def why_not(self, game: Merlin, seat: int, space: Space) -> Message:
        """None is placed, or none would find anything."""
        return Message(refusals.NO_DUTY)

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Ask which."""
        game.push(ActivateAssistant(seat))


def busy(game: Merlin, seat: int) -> list[int]:
    """Give the assistants in principalities whose duty would do something."""
    found: list[int] = []
    for assistant, place in enumerate(game.players[seat].assistants):
        if place >= 0 and has_duty(game, seat, assistant, place):
            found.append(assistant)
    return found


class ActivateAssistant(TurnQuestion):
    """Which assistant does its duty again?"""

    rule: ClassVar[str] = "merlin_arthur.wheel.activate-assistant"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Those in principalities that would take or place something."""
        for assistant in busy(game, self.seat):
            out.append(ACTIVATES[assistant])

    def take(self, game: Merlin, action: Action) -> None:
        """It does not move."""
        place = game.players[self.seat].assistants[action.a]
        game.tell(words.ACTIVATED, self.seat, action.a, place)
        duty(game, self.seat, action.a, place, BY_ACTIVATION)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """It is at home, or would find nothing."""
        if action.verb != ACTIVATE:
            return None
        place = game.players[self.seat].assistants[action.a]
        if place < 0:
            return Message(refusals.HOME_IDLE, (action.a,))
        if action.a == LADY:
            return Message(refusals.NO_MARKERS, (), "merlin.principality.lady-duty")
        return Message(refusals.DUTY_EMPTY, (FETCHES[action.a], place))


class ResourceSpace(SpaceAction):
    """A shield, flag or material from anywhere, or an influence marker to anywhere."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """There must be one."""
        if space.element == INFLUENCE:
            return game.players[seat].markers > 0
        return any([in_stock(game, space.element, principality) for principality in range(PRINCIPALITIES)])

    def why_not(self, game: Merlin, seat: int, space: Space) -> Message:
        """There is none."""
        if space.element == INFLUENCE:
            return Message(refusals.NO_MARKERS, (), "merlin_arthur.inner.influence")
        return Message(refusals.NO_STOCK, (space.element,))

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Ask which, or where."""
        if space.element == INFLUENCE:
            game.push(MarkAnywhere(seat))
        else:
            game.push(TakeAnywhere(seat, space.element))


class MarkAnywhere(picts.PlaceInfluence):
    """A resource space brings an influence marker."""

    rule: ClassVar[str] = "merlin_arthur.inner.influence"
    cause: ClassVar[int] = BY_RESOURCE_SPACE


class TakeAnywhere(TurnQuestion):
    """From which principality is the piece taken?"""

    rule: ClassVar[str] = "merlin_arthur.inner.shield"
    fields: ClassVar[tuple[str, ...]] = ("good",)

    def __init__(self, seat: int, good: int) -> None:
        super().__init__(seat)
        self.good: Final = good

    def rule_now(self, game: Merlin) -> str:
        """What the space gives."""
        return RESOURCE_RULES[self.good]

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Wherever there is one."""
        for principality in range(PRINCIPALITIES):
            if in_stock(game, self.good, principality):
                out.append(TAKES[self.good][principality])

    def take(self, game: Merlin, action: Action) -> None:
        """Take it."""
        take_good(game, self.seat, action.a, action.b, BY_RESOURCE_SPACE)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """Another kind of piece, or none in stock."""
        if action.verb != TAKE:
            return None
        if action.a != self.good:
            return Message(refusals.GIVES_ONLY, (self.good,), self.rule_now(game))
        return stock_empty(action, "merlin_arthur.inner.resource-availability")


class SignetRingSpace(SpaceAction):
    """Take the signet ring and complete a mission without its requirements."""

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """The holder keeps it and still completes one."""
        if game.signet_ring != seat:
            game.signet_ring = seat
            game.tell(words.TOOK_ITEM[words.SIGNET_RING], seat, words.SIGNET_RING)
        game.push(FulfilMission(seat))


class FulfilMission(TurnQuestion):
    """Which mission does the signet ring complete?"""

    rule: ClassVar[str] = "merlin_arthur.ring.free-mission"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any in hand."""
        for mission in game.players[self.seat].hand.cards:
            out.append(FULFILS[mission])

    def take(self, game: Merlin, action: Action) -> None:
        """It does not count against the turn's limit."""
        complete(game, self.seat, action.a, True)


class StairsSpace(SpaceAction):
    """The own knight goes clockwise to the next principality space."""

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """At least one space."""
        outer = game.rules.rings[OUTER]
        player = game.players[seat]
        player.knight = (player.knight + 1) % RING
        while outer[player.knight].principality < 0:
            player.knight = (player.knight + 1) % RING
        land(game, seat, KNIGHT, OUTER, player.knight, words.CLIMBED)


class MoveMerlinSpace(SpaceAction):
    """Merlin moves up to three spaces either way and acts there."""

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Ask how far."""
        game.push(WalkMerlin(seat))


class WalkMerlin(TurnQuestion):
    """How far does Merlin go?"""

    rule: ClassVar[str] = "merlin_arthur.merlin-space.move-up-to-three"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """One to three either way; none if the setting allows it."""
        for way in (CLOCKWISE, ANTICLOCKWISE):
            out += WALKS[way][: COURSE.number("merlin_space_steps")]
        if game.rules.merlin_may_stay:
            out.append(WALK_STAY)

    def take(self, game: Merlin, action: Action) -> None:
        """Go there."""
        told = words.WALKED if action.a else words.STAYED_MERLIN
        move_figure(game, self.seat, MERLIN, -action.a if action.b == ANTICLOCKWISE else action.a, told)


class ReplaceManorSpace(SpaceAction):
    """Another player's manor is replaced by one's own."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """An own manor in the supply and another player's on the map are needed."""
        return game.players[seat].manors > 0 and any([owner not in (-1, seat) for owner in game.manors])

    def why_not(self, game: Merlin, seat: int, space: Space) -> Message:
        """No manor is left, or there is none to replace."""
        if game.players[seat].manors == 0:
            return Message(refusals.MANORS_BUILT, (), "merlin_arthur.replace-manor.needs-own-manor")
        return Message(refusals.NO_RIVAL_MANOR)

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Ask which."""
        game.push(ReplaceManor(seat))


class ReplaceManor(TurnQuestion):
    """Which manor is replaced? It costs nothing and gives no tower bonus."""

    rule: ClassVar[str] = "merlin_arthur.replace-manor.effect"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any of another player's."""
        if game.players[self.seat].manors == 0:
            return
        for cell, owner in enumerate(game.manors):
            if owner not in (-1, self.seat):
                out.append(REPLACES[cell])

    def take(self, game: Merlin, action: Action) -> None:
        """The replaced manor goes back to its owner's supply."""
        owner = game.manors[action.a]
        game.players[owner].manors += 1
        game.players[self.seat].manors -= 1
        game.manors[action.a] = self.seat
        game.tell(words.REPLACED, self.seat, owner, action.a)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """The manor is the player's own, or none is there."""
        if action.verb != REPLACE or action.a >= len(game.manors):
            return None
        return Message(refusals.OWN_MANOR if game.manors[action.a] == self.seat else refusals.NO_MANOR)


class RemoveManors(Step[Merlin]):
    """After the environs are scored each player keeps one manor per territory, in turn order."""

    def run(self, game: Merlin) -> None:
        """One player after the other."""
        if self.seat < 0:
            game.then(*[RemoveManors(seat) for seat in game.in_turn_order()])
            return
        for territory in territories(game):
            own = [cell for cell in territory if game.manors[cell] == self.seat]
            if len(own) > 1:
                game.then(KeepManor(self.seat, own[0]), RemoveManors(self.seat))
                return


class KeepManor(Question[Merlin]):
    """Which manor of a territory stays? `cell` is one of them."""

    rule: ClassVar[str] = "merlin_arthur.scoring.manors-choice"
    fields: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell: Final = cell

    def mine(self, game: Merlin) -> list[int]:
        """Give the seat's manors in the territory."""
        for territory in territories(game):
            if self.cell in territory:
                return [cell for cell in territory if game.manors[cell] == self.seat]
        return []

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any of them."""
        for cell in self.mine(game):
            out.append(KEEPS[cell])

    def take(self, game: Merlin, action: Action) -> None:
        """The others go back to the supply."""
        for cell in self.mine(game):
            if cell != action.a:
                game.manors[cell] = -1
                game.players[self.seat].manors += 1
                game.tell(words.REMOVED, self.seat, cell)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """It is none of those among which one is kept."""
        return Message(refusals.OTHER_TERRITORY) if action.verb == KEEP else None


def plug(plugs: Plugs, grey_plus_minus_one: bool) -> None:
    """Put the expansion into its places."""
    plugs.dice = DICE
    plugs.most_equal = COURSE.number("most_equal_dice_arthur")
    plugs.outer = outer_ring(True)
    plugs.inner = INNER_RING
    plugs.actions.update({
        "apple": AppleSpace(),
        "move-arthur": MoveArthurSpace(),
        "activate-assistant": ActivateSpace(),
        "resource": ResourceSpace(),
        "signet-ring": SignetRingSpace(),
        "stairs": StairsSpace(),
        "move-merlin": MoveMerlinSpace(),
        "replace-manor": ReplaceManorSpace(),
        "pict": picts.PictSpace(),
    })  # fmt: skip
    plugs.powers.update({"plus-minus-one": arthur_flags.PlusMinusOne(), "swap": arthur_flags.Swap()})
    plugs.colours = list(ARTHUR_POWERS)
    if grey_plus_minus_one:
        plugs.colours[BLACK], plugs.colours[GREY] = plugs.colours[GREY], plugs.colours[BLACK]
    scoring: list[Step[Merlin]] = []
    for category in plugs.scoring:
        scoring.append(category)
        if isinstance(category, ScoreEnvirons):
            scoring.append(RemoveManors())
        elif isinstance(category, ScoreAssistants):
            scoring.append(picts.ScorePicts())
    plugs.scoring = scoring
