"""The picture of Paladins: main board, players' boards and the automated opponent, from a view alone."""

from collections.abc import Mapping
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from roundtable.games.paladins.names import WORKER
from roundtable.terminal.marks import QUIET, WIDE, Flow, beside
from roundtable.terminal.paladins.cards import Cards
from roundtable.terminal.paladins.main_board import MainBoard
from roundtable.terminal.paladins.players import Boards
from roundtable.terminal.paladins.rival import RivalBoard
from roundtable.terminal.paladins.signs import ANYBODY, WORKSHOP, Signs
from roundtable.terminal.speech import Speech
from roundtable.terminal.view import View
from roundtable.text import Words

BOARD: Final = 79  # the width of the regions
GAP: Final = 2


def picture(view: Mapping[str, object], words: Words) -> RenderableType:
    """Draw what a seat may know of a table of Paladins."""
    return PaladinsPicture(View(view), Signs(Speech(words)))


class PaladinsPicture:
    """The picture of one view; it takes the width it is given."""

    def __init__(self, view: View, signs: Signs) -> None:
        self.view: Final = view
        self.table: Final = view.part("table")
        self.signs: Final = signs
        cards = Cards(signs, view.part("settings").word("card_values") == "as_listed")
        self.main: Final = MainBoard(self.table, signs, cards)
        self.boards: Final = Boards(view, cards)
        self.rivals: Final = [RivalBoard(rival, cards, self.boards) for rival in self.table.parts("rivals")]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Put the parts one below the other, or side by side if there is room."""
        width = options.max_width
        wide = width >= WIDE
        main = self.main
        you = self.view.number_if("you")
        yield main.header()
        yield Text()
        if wide:
            rivals = [rival.draw() for rival in self.rivals]
            right = Group(main.kings_cards(), main.taverns(), Text(), self.boards.others(), *rivals)
            left = Group(main.townsfolk(), main.regions(), main.outsiders())
            yield beside(left, right, widths=(BOARD, width - BOARD - GAP), gap=GAP)
        else:
            yield main.kings_cards()
            yield Text()
            yield main.townsfolk()
            yield main.regions()
            yield main.outsiders()
            yield Text()
            yield main.taverns()
            yield self.boards.others()
            for rival in self.rivals:
                yield rival.draw()
        yield self.legend()
        if you is not None:
            yield self.boards.own(you, width, wide)

    def legend(self) -> Flow:
        """Say what letters and signs mean."""
        say = self.signs.words.say
        told = [
            Text.assemble(self.signs.worker(word), (f" {self.signs.name(WORKER, word)}", QUIET))
            for word in WORKER.words
        ]
        for sign, meaning in (
            (ANYBODY, say("paladins-picture-anybody")),
            (WORKSHOP, say("paladins-picture-workshop")),
            (say("paladins-picture-gain-remove-suspicion"), say("paladins-picture-remove-suspicion")),
            (say("paladins-picture-gain-pay-debt"), say("paladins-picture-pay-debt")),
            (say("paladins-picture-gain-destroy-debt"), say("paladins-picture-destroy-debt")),
        ):
            told.append(Text(f"{sign} = {meaning}", QUIET))
        return Flow(told, "  ")
