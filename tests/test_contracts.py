"""The contract that keeps a room's imports in bounds notices what leads out of it."""

import pytest
from grimp import ImportGraph

from tools.contracts import RoomContract


def strays(imported: str, **options: object) -> list[tuple[str, str]]:
    graph = ImportGraph()
    graph.add_import(importer="house.hall.door", imported=imported)
    contract = RoomContract("a room", {"root_packages": ["house"]}, {"room": "house.hall", **options})
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
