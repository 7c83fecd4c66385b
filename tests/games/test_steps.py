"""Every step and question of a game stands in its box, or a saved table could not be loaded again."""

import importlib
import inspect
import pkgutil

import pytest

import roundtable as rt
from roundtable.games import GAMES
from roundtable.kernel.agenda import Step


def steps_in(package: str) -> set[str]:
    """Give the names of all steps that are written anywhere in a package."""
    found: set[str] = set()
    for module in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        for name, kind in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if issubclass(kind, Step) and kind.__module__ == module.name:
                found.add(name)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_step_stands_in_the_box(game: str) -> None:
    box = rt.box_of(game)
    package = type(box).__module__.rpartition(".")[0]
    bases = {base.__name__ for step in box.steps.values() for base in step.__mro__[1:]}  # what others are made from
    assert steps_in(package) - bases == set(box.steps) - bases
