"""A process that measures on demand: one interpreted, one compiled, one for the reference.

It reads one JSON request per line and answers with one JSON line. All workers wait while one of them measures, so that
samples of all can be taken in turn within moments.
"""

import importlib
import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES

import roundtable as rt
from bench.measures import MEASURES, Numbers, Tables


def manner() -> str:
    """Say whether the kernel and all games run compiled or interpreted."""
    modules = {"roundtable.kernel.game", *[type(rt.box_of(name)).__module__ for name in rt.games()]}
    files = {str(importlib.import_module(module).__file__) for module in modules}
    manners = {"compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted" for file in files}
    return " and ".join(sorted(manners))


class Ours:
    """Our games as a worker measures them."""

    def __init__(self) -> None:
        importlib.import_module("tests.practice")  # which makes the practice games known beside the real ones
        self.tables: dict[tuple[str, int], Tables] = {}

    def hello(self) -> dict[str, object]:
        """Say what can be measured here."""
        seats = {name: list(rt.box_of(name).seats) for name in rt.games()}
        return {"manner": manner(), "games": seats, "measures": list(MEASURES)}

    def measure(self, game: str, seats: int, what: str, seconds: float) -> Numbers:
        """Take one sample."""
        if (game, seats) not in self.tables:
            self.tables = {(game, seats): Tables(game, seats)}
        return MEASURES[what](self.tables[game, seats], seconds)


def serve_ours() -> None:
    """Measure our games until the input ends."""
    ours = Ours()
    answer(ours.hello())
    for line in sys.stdin:
        ask = json.loads(line)
        answer(ours.measure(ask["game"], ask["seats"], ask["measure"], ask["seconds"]))


def serve_reference() -> None:
    """Measure the reference until the input ends; end at once if it is not installed."""
    try:
        from bench.reference import Reference, name
    except ImportError:
        answer({"missing": True})
        return
    reference = Reference()
    answer({"name": name()})
    for line in sys.stdin:
        ask = json.loads(line)
        answer(reference.measure(ask["measure"], ask["seconds"]))


def answer(data: object) -> None:
    """Send one line to the process that asked."""
    print(json.dumps(data), flush=True)


if __name__ == "__main__":
    if sys.argv[1:] == ["reference"]:
        serve_reference()
    else:
        serve_ours()
