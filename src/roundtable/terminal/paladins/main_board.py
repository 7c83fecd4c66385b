"""The main board of Paladins: King's cards, Townsfolk, Taverns, six regions and the Outsiders below them."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roundtable.games.paladins.content import (
    FAVOUR_NAME,
    FAVOUR_ROUNDS,
    FAVOURS,
    ORDER_NAME,
    ORDER_POINTS,
    ORDER_ROUNDS,
    ORDER_TIMES,
    ORDERS,
    OUTSIDER_NAME,
    PLACE_DEBT,
    PLACE_SILVER,
    REGION_FAITH,
    REGION_STRENGTH,
    ROUNDS,
    SPACE,
    SPACES,
    TAVERN_NAME,
    TAVERNS,
)
from roundtable.games.paladins.names import ATTACK, CONVERT, FAITH, OWNER, STRENGTH
from roundtable.terminal.marks import (
    HIDDEN,
    NOTHING,
    POINTS,
    QUIET,
    Flow,
    capital,
    count,
    field,
    heading,
    numbered,
    shape,
    track,
)
from roundtable.terminal.paladins.cards import Cards
from roundtable.terminal.paladins.signs import RIVAL, RIVAL_STYLE, Signs
from roundtable.terminal.view import View

WIDTH: Final = 12  # of a region: six of them and the lines between fill 79


class MainBoard:
    """The main board of one view."""

    def __init__(self, table: View, signs: Signs, cards: Cards) -> None:
        self.table: Final = table
        self.signs: Final = signs
        self.cards: Final = cards
        self.words: Final = signs.words

    def header(self) -> Group:
        """Give the round, the Tax Supply, Debts, and what is left in supply and decks."""
        say = self.words.say
        table = self.table
        first = shape(table.number("first"))
        now = field(say("paladins-picture-round"), track(ROUNDS, table.number("round")))
        decks = table.counts("decks")
        taxes = [str(tax) for tax in table.numbers("suspicion_discard")]
        return Group(
            Flow([
                now,
                field(say("paladins-picture-first"), first),
                field(say("paladins-picture-tax-supply"), count(table.number("tax_supply"))),
                field(say("paladins-picture-debts"), count(table.number("debts"))),
            ]),
            Flow([
                field(say("paladins-picture-supply"), self.signs.workers(table.counts("supply"))),
                self.signs.cost(table.number("silver"), table.number("provisions")),
            ]),
            Flow([
                field(say("paladins-picture-decks"), say("paladins-picture-townsfolk"), f" {decks['townsfolk']}"),
                Text(f"{say('paladins-picture-outsiders')} {decks['outsiders']}"),
                Text(f"{say('paladins-picture-walls')} {decks['walls']}"),
                Text(f"{say('paladins-picture-suspicion')} {decks['suspicion']}"),
                Text(f"{say('paladins-picture-taverns')} {decks['taverns']}"),
                field(say("paladins-picture-suspicion-discard"), " ".join(taxes) or NOTHING),
            ]),
        )  # fmt: skip

    # ---- King's cards ----

    def kings_cards(self) -> Group:
        """Give the King's Orders and the King's Favours, hidden ones with the round in which they are revealed."""
        say = self.words.say
        orders = [self.order(place, card) for place, card in enumerate(self.table.words("orders"))]
        title = heading(say("paladins-picture-orders", times=ORDER_TIMES))
        return Group(Flow([title, *orders]), heading(say("paladins-picture-favours")), self.favours())

    def order(self, place: int, card: str | None) -> Text:
        """Give a King's Order: its points and the action it asks for."""
        points = (f"{ORDER_POINTS[place]}{POINTS} ", "bold")
        if card is None:
            return Text.assemble(points, (self.unknown(ORDER_ROUNDS[place]), QUIET))
        return Text.assemble(points, self.cards.action(ORDERS[ORDER_NAME.at(card)]))

    def favours(self) -> RenderableType:
        """Give the revealed King's Favours one below the other, the others together."""
        rows: list[tuple[Text | str, Text | str]] = []
        hidden: list[Text] = []
        for place, card in enumerate(self.table.words("favours")):
            if card is None:
                hidden.append(Text(self.unknown(FAVOUR_ROUNDS[place]), QUIET))
            else:
                rows.append((self.on_favour(place, card), self.cards.favour(card)))
        return Group(numbered(rows), Flow(hidden))

    def on_favour(self, place: int, card: str) -> Text:
        """Give the worker place of a King's Favour."""
        worker = self.table.words("favour_workers")[place]
        if worker == OWNER.words[0]:
            return Text(f"[{RIVAL * 2}]", RIVAL_STYLE)
        return self.signs.place(FAVOURS[FAVOUR_NAME.at(card)].place, worker)

    def unknown(self, round: int) -> str:
        """Say when a hidden card is revealed."""
        return f"{HIDDEN} {self.words.say('paladins-picture-in-round', round=round)}"

    # ---- Townsfolk and Taverns ----

    def townsfolk(self) -> Table:
        """Give the row of Townsfolk with prices and what they do."""
        say = self.words.say
        grid = plain_table()
        for label in (
            say("paladins-picture-price"),
            say("paladins-picture-townsfolk"),
            say("paladins-picture-immediate"),
            say("paladins-picture-lasting"),
            say("paladins-picture-dismiss"),
        ):
            grid.add_column(label)
        for place, card in enumerate(self.table.words("townsfolk")):
            price = Text(str(PLACE_SILVER[place]), "bold")
            if PLACE_DEBT[place]:
                price.append(f" / {say('paladins-picture-debt')}")
            cells = [Text(NOTHING, QUIET)] if card is None else self.cards.townsfolk(card)
            grid.add_row(price, *cells)
        return grid

    def taverns(self) -> RenderableType:
        """Give the Taverns of the round that nobody has taken."""
        found = [heading(self.words.say("paladins-picture-taverns"))]
        for card in self.table.known("taverns"):
            workers = self.signs.crowd(TAVERNS[TAVERN_NAME.at(card)].workers)
            found.append(Text.assemble((f"{card} ", QUIET), workers))
        return Flow(found) if len(found) > 1 else Group()

    # ---- regions and Outsiders ----

    def regions(self) -> Table:
        """Give the six regions: what they ask for, and their spaces with reward and occupant."""
        grid = Table(box=box.ROUNDED, show_header=False, padding=0, border_style=QUIET)
        columns: list[list[Text]] = [[] for _ in REGION_FAITH]
        spaces = self.table.part("spaces")
        for space in spaces.data:
            columns[SPACES[SPACE.at(space)].region].append(self.space(space, spaces.part_if(space)))
        for _ in columns:
            grid.add_column(width=WIDTH, no_wrap=True)
        grid.add_row(*[self.region(number) for number in range(len(columns))], end_section=True)
        grid.add_row(*[Text("\n").join(spaces) for spaces in columns])
        return grid

    def region(self, number: int) -> Text:
        """Give what a region asks for: Faith of monks and conversions, Strength of outposts and attacks."""
        return Text.assemble(
            (f"r{number + 1} ", "bold"),
            f"{self.signs.attribute(FAITH)} {REGION_FAITH[number]}\n",
            f"{self.signs.attribute(STRENGTH)} {REGION_STRENGTH[number]}",
        )

    def space(self, space: str, piece: View | None) -> Text:
        """Give a space of a region on one line: its number, who stands there, and what it gives."""
        number = space.partition("-")[2].removeprefix("s")
        who = Text(" ")
        if piece is not None:
            rivals = piece.word("owner") == OWNER.words[0]
            who = Text(RIVAL, RIVAL_STYLE) if rivals else shape(piece.number("owner"))
        rewards = self.signs.rewards(SPACES[SPACE.at(space)].rewards)
        line = Text.assemble((f"{number:>2}", QUIET), who, rewards)
        if piece is not None:
            line.stylize(QUIET, 3)
        return line

    def outsiders(self) -> Table:
        """Give the Outsiders below the regions, and what attacking or converting each gives."""
        grid = plain_table()
        grid.add_column("")
        grid.add_column(capital(self.words.say("paladins-picture-outsiders")))
        grid.add_column(self.cards.action(ATTACK))
        grid.add_column(self.cards.action(CONVERT))
        for place, card in enumerate(self.table.words("outsiders")):
            number = Text(f"r{place + 1}", QUIET)
            if card is None:
                grid.add_row(number, Text(NOTHING, QUIET))
                continue
            name = Text(self.signs.name(OUTSIDER_NAME, card), "bold")
            name.append(f"\n{self.cards.faction(card)}", QUIET)
            grid.add_row(number, name, self.cards.attack(card), self.cards.conversion(card))
        return grid


def plain_table() -> Table:
    """Give a table without lines."""
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
