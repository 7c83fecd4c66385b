"""Packages of other people, made up for a test and found by this process and by those it starts."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

import pytest

from roundtable.bots.values import VALUES
from roundtable.kernel.table import BOXES
from roundtable.terminal.pictures import PICTURES

# A game called lances, with a value and a picture: three entry points, as a package would name them.
LANCES = """
    from rich.text import Text
    from roundtable.bots import Value
    from tests.commands.bare_game import BareBox, V, Work

    class Bold(Value):
        pass

    def picture(view, words):
        return Text("lances everywhere")

    BOX = BareBox("lances", "1", (1, 2), (), V, (Work,))
    VALUE = Bold()
"""
ENTRIES = {"games": "lances = lances:BOX", "values": "lances = lances:VALUE", "pictures": "lances = lances:picture"}


@dataclass(frozen=True)
class Packages:
    """A folder on the path: a module for each package, and beside it what an installer writes down of it."""

    folder: Path

    def add(self, name: str, source: str, **entries: str) -> None:
        """Install a package; `games="lances = lances:BOX"` is an entry point of the group `roundtable.games`."""
        (self.folder / f"{name}.py").write_text(dedent(source), encoding="utf-8")
        about = self.folder / f"{name}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
        groups = [f"[roundtable.{group}]\n{entry}\n" for group, entry in entries.items()]
        (about / "entry_points.txt").write_text("\n".join(groups), encoding="utf-8")


@contextmanager
def packages(folder: Path) -> Iterator[Packages]:
    """Put a folder on the path for a while; what was found there is forgotten afterwards."""
    path = [str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, path)))
        for registry in (BOXES, VALUES, PICTURES):
            patch.setattr(registry, "brought", None)
        yield Packages(folder)
        for module in folder.glob("*.py"):
            sys.modules.pop(module.stem, None)
        for registry in (BOXES, VALUES, PICTURES):
            for game in registry.brought or {}:
                registry.things.pop(game, None)
                registry.faults.pop(game, None)
