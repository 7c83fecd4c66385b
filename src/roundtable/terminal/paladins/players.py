"""The boards of Paladins: those of others on a few lines, the viewer's own in full and framed in its colour."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from roundtable.games.paladins.content import (
    JAR_PLACE,
    JAR_PLACES,
    OUTSIDER_NAME,
    PALADIN_NAME,
    PALADINS,
    TAVERN_NAME,
    TAVERNS,
    TOWNSFOLK_NAME,
    TRACK_END,
    TRACK_POINTS,
)
from roundtable.games.paladins.names import ACTION, ATTRIBUTE, RIGHT, SOURCE
from roundtable.terminal.marks import (
    COLOURS,
    HIDDEN,
    NOTHING,
    POINTS,
    QUIET,
    Flow,
    beside,
    count,
    field,
    heading,
    joined,
    numbered,
    player_name,
)
from roundtable.terminal.paladins.actions import Actions
from roundtable.terminal.paladins.cards import Cards
from roundtable.terminal.paladins.signs import WORKSHOP, Signs
from roundtable.terminal.plain_picture import shorten
from roundtable.terminal.view import View

FRAME: Final = 4
GAP: Final = 2
LEFT: Final = 50  # the width of the left side, if both stand side by side
FULL: Final = "▰"
FREE: Final = "▱"


class Boards:
    """The player boards of one view."""

    def __init__(self, view: View, cards: Cards) -> None:
        self.view: Final = view
        self.cards: Final = cards
        self.signs: Final[Signs] = cards.signs
        self.words: Final = cards.words
        self.players: Final = view.part("table").parts("players")
        even_jars = view.part("settings").word("jar_numbers") == "even"
        self.actions: Final = [Actions(player, cards, even_jars) for player in self.players]

    # ---- those of others ----

    def others(self) -> RenderableType:
        """Give every board but the viewer's own."""
        you = self.view.number_if("you")
        return Group(*[self.compact(seat) for seat in range(len(self.players)) if seat != you])

    def compact(self, seat: int) -> Group:
        """Give a board on a few lines."""
        player = self.players[seat]
        say = self.words.say
        busy = [self.signs.name(ACTION, word) for word in self.actions[seat].busy()]
        rows: list[RenderableType] = [
            Flow([*self.stores(seat), *self.attributes(player), *self.burdens(player)]),
            Flow(self.deeds(seat)),
            Flow([
                field(say("paladins-picture-busy"), ", ".join(busy) or NOTHING),
                field(say("paladins-picture-paladin"), self.paladin_names(player.words("paladin"))),
                *self.townsfolk_names(player),
            ]),
        ]  # fmt: skip
        return Group(Flow(self.title(seat)), Padding(Group(*rows), (0, 0, 0, 2)))

    def attributes(self, player: View) -> list[Text]:
        """Give the three attributes in short, with the Paladin's bonus."""
        bonus = self.bonus(player)
        found: list[Text] = []
        for number, value in enumerate(player.counts("attributes").values()):
            more = f"+{bonus[number]}" if bonus[number] else ""
            found.append(field(self.signs.attribute(number), count(value, "0"), more))
        return found

    def deeds(self, seat: int) -> list[Text]:
        """Give how often each action of the right side was done, and the places that workshops cover."""
        workshops = list(self.players[seat].counts("workshops").values())
        found: list[Text] = []
        for action in range(RIGHT, len(ACTION.words)):
            spared = WORKSHOP * workshops[action - RIGHT]
            found.append(field(self.cards.action(action), count(self.actions[seat].times(action)), spared))
        return found

    def townsfolk_names(self, player: View) -> list[Text]:
        """Give the names of the Townsfolk kept."""
        names = [self.signs.name(TOWNSFOLK_NAME, card) for card in player.known("townsfolk")]
        return [field(self.words.say("paladins-picture-townsfolk"), ", ".join(names))] if names else []

    # ---- what all boards show ----

    def title(self, seat: int) -> list[Text]:
        """Give whose board it is, the points as they stand, and whether its owner begins or has passed."""
        table = self.view.part("table")
        player = self.players[seat]
        score = (f"{player.number('score')}{POINTS}", "bold")
        title = [Text.assemble(player_name(self.view, self.words, seat), "  ", score)]
        if seat == table.number("first"):
            title.append(Text(self.words.say("paladins-picture-first"), QUIET))
        if player.flag("passed"):
            title.append(Text(self.words.say("paladins-picture-passed"), QUIET))
        return title

    def stores(self, seat: int) -> list[Text]:
        """Give workers, Silver and Provisions."""
        player = self.players[seat]
        return [
            field(self.words.say("paladins-picture-workers"), self.signs.workers(player.counts("workers"))),
            field(self.signs.silver, count(player.number("silver"))),
            field(self.words.say("paladins-picture-gain-provision"), count(player.number("provisions"))),
        ]

    def burdens(self, player: View) -> list[Text]:
        """Give Suspicion cards, the newest last, and Debts."""
        taxes = player.numbers("suspicion")
        told = Text.assemble(count(len(taxes)), (f" ({' '.join(map(str, taxes))})" if taxes else "", QUIET))
        return [
            field(self.words.say("paladins-picture-suspicion"), told),
            field(self.words.say("paladins-picture-unpaid"), count(player.number("unpaid_debts"))),
            field(self.words.say("paladins-picture-paid"), count(player.number("paid_debts"))),
        ]

    def bonus(self, player: View) -> list[int]:
        """Give what the Paladin of the round adds to each attribute, as far as it is known."""
        total = [0] * len(ATTRIBUTE.words)
        for card in player.known("paladin"):
            for number, n in enumerate(PALADINS[PALADIN_NAME.at(card)].attributes):
                total[number] += n
        return total

    def paladin_names(self, cards: list[str | None]) -> Text:
        """Give Paladins by name, hidden ones as such."""
        names = [HIDDEN if card is None else self.signs.name(PALADIN_NAME, card) for card in cards]
        return Text(", ".join(names)) if names else Text(NOTHING, QUIET)

    # ---- one's own ----

    def own(self, seat: int, width: int, wide: bool) -> Panel:
        """Give the viewer's board with everything on it."""
        player = self.players[seat]
        actions = self.actions[seat]
        tavern = player.word_if("tavern")
        stores = Flow([*self.stores(seat), *self.burdens(player), *self.tavern(tavern)])
        room = width - FRAME
        sides: list[RenderableType] = [actions.left(), actions.right()]
        if wide:
            sides = [beside(*sides, widths=(LEFT, room - LEFT - GAP), gap=GAP)]
        parts: list[RenderableType] = [stores, self.tracks(player), *sides, *self.kept(player)]
        parts += [*self.paladins(player), Flow(self.sources(player))]
        frame = f"bold {COLOURS[seat]}"
        title = joined(self.title(seat))
        return Panel(Group(*parts), title=title, title_align="left", box=box.HEAVY, border_style=frame)

    def tavern(self, card: str | None) -> list[Text]:
        """Give the Tavern taken this round."""
        if card is None:
            return []
        workers = self.signs.crowd(TAVERNS[TAVERN_NAME.at(card)].workers)
        return [field(self.words.say("paladins-picture-tavern"), workers)]

    def tracks(self, player: View) -> Table:
        """Give the three attribute tracks: value, the Paladin's bonus, the way made, and the points there."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        bonus = self.bonus(player)
        for number, value in enumerate(player.counts("attributes").values()):
            more = Text(f"+{bonus[number]} = {value + bonus[number]}" if bonus[number] else "")
            way = Text.assemble((FULL * value, "bold"), (FREE * (TRACK_END - value), QUIET))
            name = Text(self.signs.attribute(number), QUIET)
            grid.add_row(name, Text(str(value), "bold"), more, way, f"{TRACK_POINTS[value]}{POINTS}")
        return grid

    def kept(self, player: View) -> list[RenderableType]:
        """Give Townsfolk with their abilities, Walls, free jar places, and Outsiders attacked or converted."""
        say = self.words.say
        parts: list[RenderableType] = []
        townsfolk: list[tuple[Text | str, Text | str]] = [
            (Text(self.signs.name(TOWNSFOLK_NAME, card), "bold"), self.cards.ability(card))
            for card in player.known("townsfolk")
        ]
        if townsfolk:
            parts += [heading(say("paladins-picture-townsfolk")), numbered(townsfolk)]
        walls = [self.cards.wall(card) for card in player.known("walls")]
        if walls:
            parts.append(Flow([heading(say("paladins-picture-walls")), *walls]))
        used = player.known("jar_places")
        free = [self.signs.rewards(JAR_PLACES[at]) for at, place in enumerate(JAR_PLACE.words) if place not in used]
        parts.append(Flow([heading(say("paladins-picture-jar-places")), *free]))
        attacked = [self.outsider(card) for card in player.known("attacked")]
        if attacked:
            parts.append(Flow([heading(say("paladins-picture-attacked")), *attacked]))
        converted: list[tuple[Text | str, Text | str]] = [
            (self.outsider(card), self.cards.scoring(card)) for card in player.known("converted")
        ]
        if converted:
            parts += [heading(say("paladins-picture-converted")), numbered(converted)]
        return parts

    def outsider(self, card: str) -> Text:
        """Give an Outsider's name and faction."""
        return Text.assemble(self.signs.name(OUTSIDER_NAME, card), (f" ({self.cards.faction(card)})", QUIET))

    def paladins(self, player: View) -> list[RenderableType]:
        """Give the Paladin of the round, those to choose from, and what is known of deck and used ones."""
        say = self.words.say
        parts: list[RenderableType] = []
        for card in player.known("paladin"):
            parts.append(Flow([heading(say("paladins-picture-paladin")), self.cards.paladin(card)]))
        drawn = player.known("drawn")
        if drawn:
            parts += [heading(say("paladins-picture-drawn")), *[self.cards.paladin(card) for card in drawn]]
        deck = list(reversed(player.words("deck")))
        top = [field(say("paladins-picture-paladin-deck"), str(len(deck)), self.top(deck))]
        used = player.words("used")
        if used:
            top.append(field(say("paladins-picture-used"), self.paladin_names(used)))
        return [*parts, Flow(top)]

    def top(self, deck: list[str | None]) -> str:
        """Give what is known of a deck, from its top to its bottom."""
        if not any(deck):
            return ""
        names = [HIDDEN if card is None else self.signs.name(PALADIN_NAME, card) for card in deck]
        return f" ({', '.join(shorten(names))})"

    def sources(self, player: View) -> list[Text]:
        """Give where the points come from that the board would score now."""
        points = player.counts("points")
        return [
            field(self.signs.speech.name(SOURCE, at), f"{points[word]}{POINTS}")
            for at, word in enumerate(SOURCE.words)
            if points[word]
        ]
