"""The contracts notice what leads out of a room, and what leads round in a circle."""

from pathlib import Path

import pytest
from grimp import ImportGraph

from tools.contracts import NoCirclesContract, RoomContract


def strays(imported: str, **settings: object) -> list[tuple[str, str]]:
    graph = ImportGraph()
    graph.add_import(importer="house.hall.door", imported=imported)
    contract = RoomContract("a room", {"root_packages": ["house"]}, {"room": "house.hall", **settings})
    check = contract.check(graph, verbose=False)
    found: list[tuple[str, str]] = check.metadata["strays"]
    assert check.kept == (not found)
    return found


@pytest.mark.parametrize("imported", ["house.hall", "house.hall.stairs", "json", "collections.abc"])
def test_a_room_may_import_itself_and_the_standard_library(imported: str) -> None:
    assert strays(imported) == []


@pytest.mark.parametrize("imported", ["house", "house.cellar", "house.hallway", "rich.table"])
def test_anything_else_leads_out_of_the_room(imported: str) -> None:
    assert strays(imported) == [("house.hall.door", imported)]


@pytest.mark.parametrize("imported", ["house.cellar", "house.cellar.wine", "rich.table"])
def test_what_is_named_is_allowed(imported: str) -> None:
    assert strays(imported, ours=["house.cellar"], outside=["rich"]) == []


def test_a_star_allows_every_package_from_outside_but_none_of_ours() -> None:
    assert strays("numpy", outside=["*"]) == []
    assert strays("house.cellar", outside=["*"]) == [("house.hall.door", "house.cellar")]


def test_a_room_that_does_not_exist_keeps_its_contract() -> None:
    contract = RoomContract("a room", {"root_packages": ["house"]}, {"room": "house.attic"})
    assert contract.check(ImportGraph(), verbose=False).kept


def circles_of(folder: Path, monkeypatch: pytest.MonkeyPatch, files: dict[str, str]) -> list[list[str]]:
    """Write a package named after its folder and look for circles in its part `hall`."""
    root = folder / folder.name
    for name, text in {"__init__": "", "hall/__init__": "", "cellar": "", **files}.items():
        path = root / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("HOUSE", folder.name), encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    options = {"packages": [f"{folder.name}.hall"]}
    check = NoCirclesContract("no circles", {"root_packages": [folder.name]}, options).check(ImportGraph(), False)
    found: list[list[str]] = check.metadata["circles"]
    assert check.kept == (not found)
    return [[module.removeprefix(f"{folder.name}.") for module in circle] for circle in found]


def test_modules_that_import_each_other_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {
        "hall/door": "from HOUSE.hall import stairs",
        "hall/stairs": "from HOUSE.hall import landing",
        "hall/landing": "from HOUSE.hall import door",
        "hall/window": "from HOUSE.hall import door",
    }
    assert circles_of(tmp_path, monkeypatch, files) == [["hall.door", "hall.landing", "hall.stairs"]]


def test_a_circle_through_another_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"hall/door": "import HOUSE.cellar", "cellar": "from HOUSE.hall import door"}
    assert circles_of(tmp_path, monkeypatch, files) == [["cellar", "hall.door"]]


def test_an_import_for_types_alone_closes_no_circle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typing = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from HOUSE.hall import door"
    files = {"hall/door": "from HOUSE.hall import stairs", "hall/stairs": typing}
    assert circles_of(tmp_path, monkeypatch, files) == []
