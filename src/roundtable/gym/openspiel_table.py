"""A table as OpenSpiel's states hold it: it can be copied at any moment, and is stored as its record."""

from typing import Final, Self

from roundtable.kernel.chance import Chance
from roundtable.kernel.game import Game
from roundtable.kernel.record import Record, read_record
from roundtable.kernel.replay import begin, play_entry
from roundtable.kernel.table import load


class KeptTable:
    """A table, what it began with, and the numbers of the actions played since: copies have them, too."""

    def __init__(self, game: Game, start: Record | Game, moves: list[int]) -> None:
        self.game: Final = game
        self.start: Final = start  # a position that was imagined has no record of its own
        self.moves: Final = moves

    def play(self, action: int) -> None:
        """Play an action."""
        self.game.play(action)
        self.moves.append(action)

    def imagined(self, seat: int, chance: Chance) -> Self:
        """Give a table that could be this one for all a seat knows."""
        game = self.game.imagine(seat, chance)
        return type(self)(game, game.clone(), [])

    def record(self) -> Record:
        """Give the record; everything is played again from where it began."""
        game = begin(self.start) if isinstance(self.start, Record) else load(self.start.save())
        for action in self.moves:
            game.play(action)
        return game.record()

    def __deepcopy__(self, memo: object) -> Self:
        return type(self)(self.game.clone(), self.start, self.moves[:])

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return restored, (self.record().text(),)


def kept(game: Game) -> KeptTable:
    """Keep a table at which nothing was played yet."""
    start = game.record()
    game.past = None
    return KeptTable(game, start, [])


def restored(text: str) -> KeptTable:
    """Give the table of a record."""
    record = read_record(text)
    table = kept(begin(record))
    game = table.game
    for at, move in enumerate(record.moves):
        play_entry(game, move, at)
        action = game.rules.box.vocabulary.find(move)
        assert action is not None
        table.moves.append(action.id)
    return table
