"""Names, titles and chat as people type them: without control characters, of a sensible length."""

import unicodedata
from typing import Final

from .refused import Refused

# Control, format (directions, invisible), surrogate, private and unassigned characters; line and paragraph separators.
UNWANTED: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
LONGEST_NAME: Final = 40
LONGEST_COMPARED: Final = 80
LONGEST_TITLE: Final = 80
LONGEST_LINE: Final = 500
LONGEST_NOTE: Final = 10_000
KEPT: Final = "\n"


def cleaned(text: str) -> str:
    """Give a text on one line, in one normal form, without what cannot be seen."""
    shown = "".join([" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text)])
    kept = "".join([letter for letter in shown if unicodedata.category(letter) not in UNWANTED])
    return " ".join(kept.split())


def name(text: str) -> str:
    """Read the name of a person."""
    return _bounded(cleaned(text), LONGEST_NAME, "name")


def title(text: str) -> str:
    """Read the title of a table, which may be empty."""
    found = cleaned(text)
    return _bounded(found, LONGEST_TITLE, "title") if found else ""


def line(text: str) -> str:
    """Read a line of chat."""
    return _bounded(cleaned(text), LONGEST_LINE, "text")


def note(text: str) -> str:
    """Read somebody's notes, which keep their lines."""
    lines = [cleaned(one) for one in text.replace("\r\n", KEPT).split(KEPT)]
    found = KEPT.join(lines)
    if len(found) > LONGEST_NOTE:
        raise Refused("server-text-long", 422, what="text", most=LONGEST_NOTE)
    return found


def compared(text: str) -> str:
    """Give a name as it is compared: in no case, look-alikes folded together. Some letters become many by that."""
    found = unicodedata.normalize("NFKC", cleaned(text)).casefold()
    if len(found) > LONGEST_COMPARED:
        raise Refused("server-text-long", 422, what="name", most=LONGEST_NAME)
    return found


def _bounded(text: str, most: int, what: str) -> str:
    if not text:
        raise Refused("server-text-empty", 422, what=what)
    if len(text) > most:
        raise Refused("server-text-long", 422, what=what, most=most)
    return text
