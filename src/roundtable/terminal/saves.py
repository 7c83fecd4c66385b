"""Games on disk. A saved game is a record; the table also keeps every running game by itself, so that none is lost."""

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Final

from roundtable.kernel.errors import BadRecord
from roundtable.kernel.record import LARGEST, Record, read_record
from roundtable.terminal.screen import Trouble
from roundtable.terminal.seating import Seating
from roundtable.text import Words

LAST: Final = "last.json"  # which game was played last, and by whom
MOST_BYTES: Final = 4 * LARGEST


def home() -> Path:
    """Give the folder of kept games: where the system keeps a person's data."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share") / "roundtable"


def fresh(game: str) -> Path:
    """Give a file for a game that begins now."""
    stem = f"{game}-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    path = home() / f"{stem}.json"
    again = 2
    while path.exists():
        path = home() / f"{stem}-{again}.json"
        again += 1
    return path


def named(typed: str) -> Path:
    """Give the file a person means; a name without an ending gets one."""
    path = Path(typed).expanduser()
    return path if path.suffix else path.with_suffix(".json")


def existing(typed: str) -> Path:
    """Give the saved game a person means, which may have been named without its ending."""
    path = Path(typed).expanduser()
    return path if path.exists() else named(typed)


def write(path: Path, text: str, words: Words) -> None:
    """Write a file as a whole: whoever is interrupted keeps the old one."""
    beside = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except OSError as problem:
        raise Trouble(words.say("table-cannot-write", file=str(path), why=reason(problem))) from problem


def read(path: Path, words: Words) -> Record:
    """Read a saved game."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadRecord("too-large", what=str(path.stat().st_size))
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise Trouble(words.say("table-no-file", file=str(path))) from None
    except OSError as problem:
        raise Trouble(words.say("table-cannot-read", file=str(path), why=reason(problem))) from problem
    except UnicodeDecodeError as problem:
        raise BadRecord("not-a-record") from problem
    return read_record(text)


def reason(problem: OSError) -> str:
    """Give the system's own words for what is wrong."""
    return problem.strerror or type(problem).__name__


class Last:
    """The game played last: its file and who sat where."""

    def __init__(self, path: Path, seating: Seating) -> None:
        self.path: Final = path
        self.seating: Final = seating

    def write(self, words: Words) -> None:
        """Remember it."""
        seating = self.seating
        data = {
            "file": str(self.path.absolute()),
            "seats": seating.seats,
            "people": seating.people,
            "bots": seating.bots,
        }
        write(home() / LAST, json.dumps(data, indent=1) + "\n", words)


def last() -> Last | None:
    """Give the game played last, if its file is still there."""
    try:
        data = json.loads((home() / LAST).read_text(encoding="utf-8"))
        found = Last(Path(data["file"]), Seating(int(data["seats"]), numbers(data["people"]), list(data["bots"])))
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return found if found.path.is_file() else None


def forget_last(path: Path) -> None:
    """A game that is over is not gone on with."""
    found = last()
    if found is not None and found.path == path.absolute():
        (home() / LAST).unlink(missing_ok=True)


def numbers(data: object) -> list[int]:
    """Read a list of seats."""
    if not isinstance(data, list) or not all(type(one) is int for one in data):
        raise TypeError(repr(data))
    return data
