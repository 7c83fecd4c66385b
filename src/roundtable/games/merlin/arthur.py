"""The expansion Arthur: the black die, the inner ring, the wheel's new spaces and flags, manors in scoring."""

from typing import ClassVar, Final

from roundtable.games.merlin import picts, words
from roundtable.games.merlin.content import ARTHUR_POWERS, COURSE, INNER_RING, Space, outer_ring
from roundtable.games.merlin.environs import territories
from roundtable.games.merlin.missions import complete
from roundtable.games.merlin.names import (
    ANTICLOCKWISE,
    ARTHUR,
    CLOCKWISE,
    INFLUENCE,
    KNIGHT,
    MERLIN,
    OUTER,
    PRINCIPALITIES,
    RING,
)
from roundtable.games.merlin.pieces import in_stock, take_apple, take_good
from roundtable.games.merlin.principality import duty, has_duty
from roundtable.games.merlin.rules import BEFORE_MOVE, FlagPower, Plugs, SpaceAction
from roundtable.games.merlin.scoring import ScoreAssistants, ScoreEnvirons
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import MOST_STEPS, TurnQuestion, land, move_figure
from roundtable.games.merlin.vocabulary import (
    ACTIVATES,
    ADJUSTS,
    FIGURES,
    FULFILS,
    KEEPS,
    REPLACES,
    RIDES,
    TAKES,
    WALK_STAY,
    WALKS,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step

RESOURCE_RULES: Final = (
    "merlin_arthur.inner.shield",
    "merlin_arthur.inner.flag",
    "merlin_arthur.inner.building-material",
)  # by good
UP: Final = 0
DICE: Final = 5
BLACK: Final = 0
GREY: Final = 1


class AppleSpace(SpaceAction):
    """Take an apple."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """One must be left."""
        return game.apples > 0

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Take it."""
        take_apple(game, seat)


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
        move_figure(game, self.seat, ARTHUR, 1 if action.a == CLOCKWISE else -1)


class ActivateSpace(SpaceAction):
    """An assistant in a principality does its duty again."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """One must be placed, and have something to take or to place."""
        return len(busy(game, seat)) > 0

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
        duty(game, self.seat, action.a, game.players[self.seat].assistants[action.a])


class ResourceSpace(SpaceAction):
    """A shield, flag or material from anywhere, or an influence marker to anywhere."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """There must be one."""
        if space.element == INFLUENCE:
            return game.players[seat].markers > 0
        return any([in_stock(game, space.element, principality) for principality in range(PRINCIPALITIES)])

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """Ask which, or where."""
        if space.element == INFLUENCE:
            game.push(MarkAnywhere(seat))
        else:
            game.push(TakeAnywhere(seat, space.element))


class MarkAnywhere(picts.PlaceInfluence):
    """A resource space brings an influence marker."""

    rule: ClassVar[str] = "merlin_arthur.inner.influence"


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
        take_good(game, self.seat, action.a, action.b)


class SignetRingSpace(SpaceAction):
    """Take the signet ring and complete a mission without its requirements."""

    def begin(self, game: Merlin, seat: int, space: Space, own: bool) -> None:
        """The holder keeps it and still completes one."""
        game.signet_ring = seat
        game.tell(words.TOOK_ITEM, seat, words.SIGNET_RING)
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
        land(game, seat, KNIGHT, OUTER, player.knight)


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
        move_figure(game, self.seat, MERLIN, -action.a if action.b == ANTICLOCKWISE else action.a)


class ReplaceManorSpace(SpaceAction):
    """Another player's manor is replaced by one's own."""

    def possible(self, game: Merlin, seat: int, space: Space) -> bool:
        """An own manor in the supply and another player's on the map are needed."""
        return game.players[seat].manors > 0 and any([owner not in (-1, seat) for owner in game.manors])

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


class PlusMinusOne(FlagPower):
    """The chosen die counts one more or one less, within 0 and 7."""

    def __init__(self) -> None:
        super().__init__(BEFORE_MOVE)

    def use(self, game: Merlin, seat: int) -> None:
        """Ask which."""
        game.push(AdjustDie(seat))


class AdjustDie(TurnQuestion):
    """One more or one less?"""

    rule: ClassVar[str] = "merlin_arthur.flag.plus-minus-one"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Within 0 and 7."""
        steps = game.turn.face + game.turn.shift
        if steps < MOST_STEPS:
            out.append(ADJUSTS[UP])
        if steps > 0:
            out.append(ADJUSTS[1 - UP])

    def take(self, game: Merlin, action: Action) -> None:
        """Change it."""
        game.turn.shift += 1 if action.a == UP else -1


class Swap(FlagPower):
    """The chosen die moves another figure."""

    def __init__(self) -> None:
        super().__init__(BEFORE_MOVE)

    def use(self, game: Merlin, seat: int) -> None:
        """Ask which."""
        game.push(SwapFigure(seat))


class SwapFigure(TurnQuestion):
    """Which figure moves instead?"""

    rule: ClassVar[str] = "merlin_arthur.flag.swap"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any other."""
        for figure in (KNIGHT, MERLIN, ARTHUR):
            if figure != game.turn.figure:
                out.append(FIGURES[figure])

    def take(self, game: Merlin, action: Action) -> None:
        """It moves by its own direction rule."""
        game.turn.figure = action.a


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
    plugs.powers.update({"plus-minus-one": PlusMinusOne(), "swap": Swap()})
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
