"""The automated opponent of the solo game of Paladins: its board, resource track, stack of attributes and schemes."""

from typing import Final

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from roundtable.games.paladins.content import OUTSIDER_NAME, RIVAL_BOARD, SCHEME
from roundtable.games.paladins.names import ACTION, ATTRIBUTE, RIGHT, RIVALS_LEFT
from roundtable.games.paladins.solo import LEFT
from roundtable.terminal.marks import EMPTY, NOTHING, POINTS, QUIET, Flow, count, field, heading, joined
from roundtable.terminal.paladins.cards import Cards
from roundtable.terminal.paladins.players import Boards
from roundtable.terminal.paladins.signs import RIVAL, RIVAL_STYLE, WORKSHOP, Signs
from roundtable.terminal.view import View

PIECES: Final = ("monks", "walls", "outposts", "jars", "attacked", "converted")  # by action of the right side


class RivalBoard:
    """The opponent's board of one view."""

    def __init__(self, rival: View, cards: Cards, boards: Boards) -> None:
        self.rival: Final = rival
        self.cards: Final = cards
        self.boards: Final = boards
        self.signs: Final[Signs] = cards.signs
        self.words: Final = cards.words

    def draw(self) -> Panel:
        """Give the whole board."""
        rival = self.rival
        say = self.words.say
        title = [
            Text.assemble((RIVAL, RIVAL_STYLE), (f" {say('paladins-picture-rival')}", "bold")),
            Text(f"{rival.number('score')}{POINTS}", "bold"),
        ]
        if rival.flag("passed"):
            title.append(Text(say("paladins-picture-out"), QUIET))
        parts = Group(
            Flow([
                field(say("paladins-picture-workers"), count(rival.number("untyped_workers"))),
                field(say("paladins-picture-resource-track"), self.track()),
                *self.attributes(),
                *self.boards.burdens(rival),
            ]),
            Flow([heading(say("paladins-picture-left")), *self.left()]),
            Flow([heading(say("paladins-picture-right")), *self.right()]),
            Flow(self.schemes()),
            *self.outsiders(),
        )  # fmt: skip
        return Panel(parts, title=joined(title), title_align="left", box=box.HEAVY, border_style=RIVAL_STYLE)

    def track(self) -> Text:
        """Give the resource track with its marker; the spaces are counted from 1, as places of rows are."""
        line = Text()
        for space in range(1, RIVAL_BOARD.number("track") + 1):
            here = space == self.rival.number("resource_marker")
            line.append(f" {space} ", "bold reverse") if here else line.append(f" {EMPTY} ", QUIET)
        return line

    def attributes(self) -> list[Text]:
        """Give the attributes, and the order in which their markers arrived."""
        values = self.rival.counts("attributes")
        found = [field(self.signs.attribute(at), count(values[word])) for at, word in enumerate(ATTRIBUTE.words)]
        stack = [self.signs.attribute(ATTRIBUTE.at(word)) for word in self.rival.known("attribute_stack")]
        return [*found, field(self.words.say("paladins-picture-stack"), " < ".join(stack))]

    def left(self) -> list[Text]:
        """Give the actions of the left side, those with a worker marked."""
        names = [*[self.cards.action(action) for action in LEFT], self.words.say("paladins-picture-rest")]
        workers = self.rival.counts("placed")
        return [standing(name, workers[word] > 0) for word, name in zip(RIVALS_LEFT.words, names, strict=True)]

    def right(self) -> list[Text]:
        """Give the actions of the right side: how often done, workshops, and workers standing there."""
        workers = self.rival.counts("placed")
        workshops = self.rival.counts("workshops")
        found: list[Text] = []
        for at, key in enumerate(PIECES):
            value = self.rival.data[key]
            done = value if isinstance(value, int) else len(self.rival.things(key))
            word = ACTION.words[RIGHT + at]
            line = standing(self.signs.name(ACTION, word), workers[word] > 0)
            found.append(Text.assemble(line, " ", count(done), WORKSHOP * workshops[word]))
        return found

    def schemes(self) -> list[Text]:
        """Give the scheme cards: how many in the deck, those used, and how many are still to come."""
        say = self.words.say
        used = [self.signs.name(SCHEME, word) for word in self.rival.known("scheme_discard")]
        return [
            field(say("paladins-picture-schemes"), count(self.rival.number("scheme_deck"))),
            field(say("paladins-picture-schemes-used"), ", ".join(used) or NOTHING),
            field(say("paladins-picture-schemes-aside"), count(self.rival.number("scheme_aside"))),
        ]

    def outsiders(self) -> list[Flow]:
        """Give the Outsiders it has attacked and converted."""
        say = self.words.say
        found: list[Flow] = []
        for title, key in (
            (say("paladins-picture-attacked"), "attacked"),
            (say("paladins-picture-converted"), "converted"),
        ):
            names = [Text(self.signs.name(OUTSIDER_NAME, card)) for card in self.rival.known(key)]
            if names:
                found.append(Flow([heading(title), *names]))
        return found


def standing(name: str, taken: bool) -> Text:
    """Give an action; a square is filled if a worker stands there."""
    return Text.assemble(("■ " if taken else "□ ", RIVAL_STYLE if taken else QUIET), name)
