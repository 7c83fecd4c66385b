"""The castles of Merlin: those of others on a few lines, the viewer's own in full and framed in its colour."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from roundtable.games.merlin.content import PIECES
from roundtable.games.merlin.names import (
    ABILITY_ROWS,
    GOOD,
    PRINCIPALITY,
    SOURCE,
    SPECIAL,
)
from roundtable.terminal.marks import (
    COLOURS,
    EMPTY,
    NOTHING,
    POINTS,
    QUIET,
    Flow,
    beside,
    count,
    field,
    heading,
    joined,
    player_name,
)
from roundtable.terminal.merlin.cards import Cards, strength
from roundtable.terminal.merlin.signs import Signs
from roundtable.terminal.view import View

LABEL: Final = 14
CELL: Final = 3
MATRIX: Final = LABEL + 6 * (CELL + 1)
FRAME: Final = 4
GAP: Final = 2
FACTS: Final = 32

SAYS: Final = ("merlin-picture-shield", "merlin-picture-flag", "merlin-picture-material")


class Castles:
    """The castles of one view."""

    def __init__(self, view: View, signs: Signs) -> None:
        self.view: Final = view
        self.table: Final = view.part("table")
        self.signs: Final = signs
        self.words: Final = signs.words
        self.cards: Final = Cards(signs)
        self.favour: Final = view.part("settings").flag("kings_favour")
        self.arthur: Final = view.part("settings").flag("arthur")
        self.players: Final = self.table.parts("players")

    # ---- those of others ----

    def others(self) -> RenderableType:
        """Give every castle but the viewer's own."""
        you = self.view.number_if("you")
        return Group(*[self.compact(seat) for seat in range(len(self.players)) if seat != you])

    def compact(self, seat: int) -> Group:
        """Give a castle on a few lines."""
        castle = self.players[seat]
        goods = castle.part("goods")
        title = [*self.title(seat), field(self.words.say("merlin-picture-dice"), self.dice(seat))]
        pieces = [field(self.signs.goods[word], self.signs.colours(goods.counts(word))) for word in GOOD.words]
        traitors = self.signs.colours(castle.counts("traitors"))
        holds = [
            *self.stores(castle),
            field(self.words.say("merlin-picture-hand"), count(len(castle.things("hand")))),
            field(self.words.say("merlin-picture-traitors"), traitors),
            *self.extras(castle),
        ]
        rows = Group(Flow(pieces, "  "), Flow(holds))
        return Group(Flow(title, indent=2), Padding(rows, (0, 0, 0, 2)))

    def extras(self, castle: View) -> list[Text]:
        """Give seals and Picts in short, if they are played with."""
        found: list[Text] = []
        if self.favour:
            found.append(field(self.words.say("merlin-picture-seals"), self.seals(castle)))
        if self.arthur:
            tiles = castle.words("picts")
            total = Text.assemble(count(strength(tiles)), (f" ({len(tiles)})" if tiles else "", QUIET))
            found.append(field(self.words.say("merlin-picture-picts"), total))
        return found

    def seals(self, castle: View) -> Text:
        """Give the abilities learned: an assistant's letter and the row; one turned over in parentheses."""
        turned = castle.known("turned_seals")
        parts: list[Text] = []
        for ability_word in castle.known("abilities"):
            assistant, row = ability_word.split()
            short = f"{self.signs.assistants[assistant]}{row}"
            spent = int(row) == ABILITY_ROWS and assistant in turned
            parts.append(Text(f"({short})", QUIET) if spent else Text(short, "bold"))
        return Text(" ").join(parts) if parts else Text(NOTHING, QUIET)

    # ---- what all castles show ----

    def title(self, seat: int) -> list[Text]:
        """Give whose castle it is, the points, and whether its owner begins."""
        score = (f"{self.players[seat].number('score')}{POINTS}", "bold")
        title = [Text.assemble(player_name(self.view, self.words, seat), "  ", score)]
        if seat == self.table.number("first"):
            title.append(Text(self.words.say("merlin-picture-first"), QUIET))
        return title

    def dice(self, seat: int) -> Text:
        """Give the dice not yet used: the personal ones in the player's colour, then Merlin's and Arthur's."""
        line = Text()
        dice = self.players[seat].part("dice")
        for face in dice.things("knight"):
            line.append(f" {face or NOTHING}", f"bold {COLOURS[seat]}" if face else QUIET)
        for figure, sign in (("merlin", self.signs.merlin), ("arthur", self.signs.arthur)):
            if figure in dice.data:
                rolled = dice.number_if(figure)
                line.append(" ").append_text(sign).append(f" {rolled or NOTHING}", "bold" if rolled else QUIET)
        return line[1:]

    def stores(self, castle: View) -> list[Text]:
        """Give influence counters, manors, apples and staffs that are left."""
        return [
            field(self.words.say("merlin-picture-markers"), count(castle.number("markers"))),
            field(self.words.say("merlin-picture-manors"), count(castle.number("manors"))),
            field(self.words.say("merlin-picture-apples"), count(castle.number("apples"))),
            field(self.words.say("merlin-picture-staffs"), count(castle.number("staffs"))),
        ]

    # ---- one's own ----

    def own(self, seat: int, width: int, wide: bool) -> Panel:
        """Give the viewer's castle with everything in it; in a wide picture seals take the room of the hand."""
        castle = self.players[seat]
        rest = width - FRAME - MATRIX - GAP
        parts: list[RenderableType]
        if wide:
            third: list[RenderableType] = [self.extensions(castle)]
            if not self.favour:
                third.append(self.hand(seat))
            widths = (MATRIX, FACTS, rest - FACTS - GAP)
            parts = [beside(self.matrix(seat), self.facts(seat), Group(*third), widths=widths)]
        else:
            parts = [beside(self.matrix(seat), self.facts(seat), widths=(MATRIX, rest)), self.extensions(castle)]
            parts.append(self.hand(seat))
        title = joined(self.title(seat))
        frame = f"bold {COLOURS[seat]}"
        return Panel(Group(*parts), title=title, title_align="left", box=box.HEAVY, border_style=frame)

    def hand(self, seat: int) -> Group:
        """Give the missions in a hand, as far as they are known."""
        cards = self.cards.missions(self.players[seat].words("hand"))
        return Group(heading(self.words.say("merlin-picture-hand")), cards)

    def extensions(self, castle: View) -> Group:
        """Give what belongs to the module and the expansion."""
        parts: list[RenderableType] = []
        if self.favour:
            left = PIECES.number("seals") - len(castle.known("abilities"))
            parts += [heading(self.words.say("merlin-picture-seals-left", count=left)), self.abilities(castle)]
        if self.arthur:
            tiles = castle.words("picts")
            total = field(self.words.say("merlin-picture-picts"), count(strength(tiles)))
            parts.append(Flow([total, *self.cards.picts(tiles)]))
        return Group(*parts)

    def matrix(self, seat: int) -> Table:
        """Give what belongs to each principality: goods, traitors, influence and assistants."""
        castle = self.players[seat]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=LABEL - 1, no_wrap=True, style=QUIET)
        for _ in PRINCIPALITY.words:
            grid.add_column(width=CELL, justify="center", no_wrap=True)
        grid.add_row("", *[self.signs.colour(colour) for colour in PRINCIPALITY.words])
        goods = castle.part("goods")
        for good in GOOD.words:
            grid.add_row(
                self.words.say(f"merlin-picture-{good}"), *[count(n, EMPTY) for n in goods.counts(good).values()]
            )
        traitors = castle.counts("traitors").values()
        grid.add_row(self.words.say("merlin-picture-traitors"), *[count(n, EMPTY) for n in traitors])
        markers = [here.numbers("influence")[seat] for here in self.table.parts("principalities")]
        grid.add_row(self.words.say("merlin-picture-influence"), *[count(n, EMPTY) for n in markers])
        grid.add_row(self.words.say("merlin-picture-assistants"), *self.places(castle))
        return grid

    def places(self, castle: View) -> list[Text]:
        """Give for each principality the letters of the assistants there."""
        found: list[Text] = []
        for colour in PRINCIPALITY.words:
            standing = castle.part("assistants")
            letters = "".join([self.signs.assistants[one] for one in standing.data if standing.word_if(one) == colour])
            found.append(Text(letters, "bold") if letters else Text(EMPTY, QUIET))
        return found

    def facts(self, seat: int) -> Group:
        """Give dice, stores, assistants at home, and where the points came from."""
        castle = self.players[seat]
        standing = castle.part("assistants")
        home = [self.signs.assistants[one] for one in standing.data if standing.word_if(one) is None]
        points = castle.counts("points")
        sources = [
            field(self.words.name(SOURCE, at), f"{points[word]}{POINTS}")
            for at, word in enumerate(SOURCE.words)
            if points[word]
        ]
        return Group(
            field(self.words.say("merlin-picture-dice"), self.dice(seat)),
            Flow(self.stores(castle)),
            field(self.words.say("merlin-picture-at-home"), " ".join(home) or NOTHING),
            Flow(sources),
        )

    def abilities(self, castle: View) -> Table:
        """Give the abilities of King's Favour, those learned with a seal."""
        learned = castle.known("abilities")
        turned = castle.known("turned_seals")
        grid = Table.grid(padding=(0, 1, 0, 0))
        for number, (assistant, letter) in enumerate(self.signs.assistants.items()):
            special = self.words.name(SPECIAL, number)
            if assistant in turned:
                special = self.words.say("merlin-picture-turned", ability=special)
            texts = [
                self.words.say("merlin-picture-ability-point"),
                self.words.say("merlin-picture-ability-anywhere"),
                special,
            ]
            cells = [ability(text, f"{assistant} {row}" in learned) for row, text in enumerate(texts, start=1)]
            grid.add_row(Text(letter, QUIET), *cells)
        return grid


def ability(text: str, learned: bool) -> Text:
    """Give an ability; a filled square is a seal."""
    return Text(f"■ {text}", "bold") if learned else Text(f"□ {text}", QUIET)
