"""A terminal to sit down at: the command line is called as a person would, with lines typed ahead."""

import io
import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.cli import main
from tests import practice

PRACTICE = ("--module", practice.__name__)
ENOUGH = 400  # more answers than a practice game asks for


@dataclass(frozen=True)
class Session:
    """What came of one call."""

    code: int
    out: str
    err: str


@dataclass
class Terminal:
    """Calls the command line; `data` is where kept games lie."""

    data: Path
    patch: pytest.MonkeyPatch
    capture: pytest.CaptureFixture[str]

    def run(self, *argv: str, typed: Iterable[str] = ()) -> Session:
        """Call `roundtable` with the lines that will be typed."""
        self.patch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
        self.capture.readouterr()
        try:
            code = main(argv)
        except SystemExit as leaving:  # how argparse leaves
            code = leaving.code if isinstance(leaving.code, int) else 1
        out, err = self.capture.readouterr()
        return Session(code, out, err)

    def play(self, *argv: str, typed: Iterable[str] = ()) -> Session:
        """Call `roundtable play` with the practice games at hand."""
        return self.run("play", *argv, *PRACTICE, typed=typed)

    def kept(self) -> Path:
        """Give the file of the game played last."""
        last = self.data / "roundtable" / "last.json"
        if last.exists():
            return Path(json.loads(last.read_text(encoding="utf-8"))["file"])
        return max(self.data.glob("roundtable/*.json"), key=lambda path: path.stat().st_mtime_ns)

    def game(self) -> rt.Game:
        """Give the game played last, played again from its file."""
        return rt.replay(self.kept().read_text(encoding="utf-8"))


def script(game: rt.Game, until: Callable[[rt.Game], bool] | None = None, choose: int = -1) -> list[str]:
    """Play a game on, always the option at one place; give what people who share a screen would type for that.

    Whoever comes to the screen presses Enter first, at the end, too, if somebody is asked there.
    """
    lines: list[str] = []
    shown: int | None = None
    while not game.over:
        if game.seat != shown:
            shown = game.seat
            lines.append("")
        if until is not None and until(game):
            return lines
        action = game.options()[choose]
        lines.append(action.notation)
        game.play(action)
    return lines


def moves(game: rt.Game) -> list[str]:
    """Give what was played so far."""
    return game.record().moves


def can_be_taken_back_by_another(game: rt.Game) -> bool:
    """Say whether somebody is asked while another seat could still take its move back."""
    past = game.past
    return past is not None and bool(past.line) and past.actor != game.seat
