"""The picture of Merlin: ring and principalities, environs, missions and castles, from a view alone."""

from collections.abc import Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from roundtable.games.merlin.content import COURSE
from roundtable.games.merlin.names import ASSISTANT, FIGURE, GOOD
from roundtable.games.merlin.turn import MoveFigure
from roundtable.games.merlin.words import EXCALIBUR, GRAIL, ITEM, SIGNET_RING
from roundtable.kernel.rules import question_id
from roundtable.terminal.marks import (
    POINTS,
    QUIET,
    WIDE,
    Flow,
    beside,
    count,
    field,
    heading,
    owner,
    shape,
    track,
)
from roundtable.terminal.merlin.cards import Cards
from roundtable.terminal.merlin.castles import Castles
from roundtable.terminal.merlin.environs import Environs
from roundtable.terminal.merlin.ring import Ring
from roundtable.terminal.merlin.signs import INFLUENCE, MANOR, TOWER, Signs
from roundtable.terminal.view import View
from roundtable.text import Words

BOARD: Final = 79  # the width of ring and environs
GAP: Final = 2
TO_MOVE: Final = question_id("merlin", MoveFigure.__name__)


def picture(view: Mapping[str, object], words: Words) -> RenderableType:
    """Draw what a seat may know of a table of Merlin."""
    return MerlinPicture(View(view), words)


class MerlinPicture:
    """The picture of one view; it takes the width it is given."""

    def __init__(self, view: View, words: Words) -> None:
        self.view: Final = view
        self.table: Final = view.part("table")
        self.words: Final = words
        self.signs: Final = Signs(words)
        self.castles: Final = Castles(view, self.signs)
        self.ring: Final = Ring(self.table, self.signs)
        self.arthur: Final = self.castles.arthur

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Put the parts one below the other, or side by side if there is room."""
        width = options.max_width
        wide = width >= WIDE
        you = self.view.number_if("you")
        yield self.header()
        yield Text()
        if wide:
            right: list[RenderableType] = [self.missions()]
            if you is not None and self.castles.favour:
                right.append(self.castles.hand(you))
            right += [Text(), self.castles.others()]
            yield beside(self.board(), Group(*right), widths=(BOARD, width - BOARD - GAP), gap=GAP)
            yield self.legend()
        else:
            yield self.board()
            yield self.legend()
            yield self.missions()
            yield self.castles.others()
        if you is not None:
            yield self.castles.own(you, width, wide)

    def header(self) -> Group:
        """Give the round, who begins, who holds what, and how much is left."""
        words = self.words
        table = self.table
        now = track(COURSE.number("rounds"), table.number("round"), COURSE.numbers("scoring_after"))
        held = [
            field(words.say("merlin-picture-round"), now),
            field(words.say("merlin-picture-first"), shape(table.number("first"))),
            field(words.name(ITEM, GRAIL), owner(table.number_if("grail"))),
            field(words.name(ITEM, EXCALIBUR), owner(table.number_if("excalibur"))),
        ]
        if self.arthur:
            held.append(field(words.name(ITEM, SIGNET_RING), owner(table.number_if("signet_ring"))))
        return Group(Flow(held), Flow([*self.stocks(), *self.die()]))

    def stocks(self) -> list[Text]:
        """Give the sizes of decks and stacks, and the apples left."""
        words = self.words
        table = self.table
        found = [
            field(words.say("merlin-picture-deck"), count(table.number("deck"))),
            field(words.say("merlin-picture-discard"), count(len(table.things("discard")))),
            field(words.say("merlin-picture-traitor-stacks"), stacks(table.numbers("traitor_stacks"))),
            field(words.say("merlin-picture-apples"), count(table.number("apples"))),
        ]
        if self.arthur:
            found.append(field(words.say("merlin-picture-pict-stacks"), stacks(table.numbers("pict_stacks"))))
        return found

    def die(self) -> list[Text]:
        """Give the die of the present turn and its figure, once one is chosen; in a scoring there is none."""
        turn = self.table.part("turn")
        seat = self.view.number_if("seat")
        if seat is None or (turn.part_if("place") is None and self.view.word("asks") != TO_MOVE):
            return []
        face, steps = turn.number("face"), turn.number("shift")
        change = f"{steps:+d}" if steps else ""
        figure = [shape(seat), self.signs.merlin, self.signs.arthur][FIGURE.at(turn.word("figure"))]
        return [field(self.words.say("merlin-picture-die"), Text(f"{face}{change} ", "bold"), figure)]

    def board(self) -> Group:
        """Give the ring with the principalities, and the environs."""
        say = self.words.say
        parts: list[RenderableType] = [Text(say("merlin-picture-ring"), QUIET), self.ring.outer()]
        if self.arthur:
            picts = [heading(say("merlin-picture-pict-display")), *Cards(self.signs).picts(self.table.words("picts"))]
            parts += [Text(say("merlin-picture-inner-ring"), QUIET), self.ring.inner()]
            parts.append(Flow(picts))
        parts += [Text(say("merlin-picture-environs"), QUIET), Environs(self.table, self.signs).draw()]
        return Group(*parts)

    def missions(self) -> Group:
        """Give the open missions."""
        cards = Cards(self.signs).missions(self.table.words("display"))
        return Group(heading(self.words.say("merlin-picture-display")), cards)

    def legend(self) -> Flow:
        """Say what letters and signs mean."""
        words = self.words
        told = [f"{sign} {words.name(GOOD, at)}" for at, sign in enumerate(self.signs.goods.values())]
        told += [f"{sign} {words.name(ASSISTANT, at)}" for at, sign in enumerate(self.signs.assistants.values())]
        told += [
            f"{POINTS} {words.say('merlin-picture-points')}",
            f"{INFLUENCE} {words.say('merlin-picture-with-influence')}",
            f"{MANOR} {words.say('merlin-picture-manor')}",
            f"{TOWER} {words.say('merlin-picture-tower')}",
        ]
        return Flow([Text(one, QUIET) for one in told], "  ")


def stacks(sizes: list[int]) -> Text:
    """Give the sizes of several stacks."""
    return Text("+".join([str(size) for size in sizes]), "bold")
