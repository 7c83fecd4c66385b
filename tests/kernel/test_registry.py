"""The registry: our own games are listed once, and other packages bring theirs as entry points."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.bots import Value, value_of
from roundtable.games import GAMES
from roundtable.kernel.registry import Registry
from roundtable.kernel.table import BOXES, is_box
from roundtable.terminal.pictures import PICTURES
from tests.packages import ENTRIES, LANCES, Packages, packages
from tools.compile import SOURCE


@pytest.fixture
def found(tmp_path: Path) -> Iterator[Packages]:
    with packages(tmp_path) as made:
        yield made


# ---- our own ----


def test_every_game_of_ours_is_listed_and_nothing_else() -> None:
    folders = {path.parent.name for path in (SOURCE / "games").glob("*/__init__.py")}
    assert set(GAMES) == folders
    assert set(GAMES) <= set(rt.games())
    assert [rt.box_of(name).name for name in GAMES] == list(GAMES)


@pytest.mark.parametrize("room", ["kernel", "bots", "terminal", "server", "commands", "arena"])
def test_no_other_room_names_the_games(room: str) -> None:
    quoted = [f'"{game}"' for game in GAMES]
    paths = sorted((SOURCE / room).rglob("*.py"))
    naming = [path for path in paths if all(name in path.read_text(encoding="utf-8") for name in quoted)]
    assert paths
    assert naming == []


def test_importing_the_package_loads_no_game_and_looks_for_none() -> None:
    script = (
        "import sys, roundtable; print('importlib.metadata' in sys.modules, [m for m in sys.modules if '.box' in m])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "False []\n"


# ---- those of other packages ----


def test_a_game_of_another_package_is_played_like_ours(found: Packages) -> None:
    found.add("lances", LANCES, **ENTRIES)
    assert "lances" in rt.games()
    game = rt.new("lances", seats=2, seed=1)
    game.play("log")
    game.play("quit")
    assert game.scores() == [1, 0]
    assert rt.replay(game.record()).scores() == [1, 0]
    assert rt.load(game.save()).scores() == [1, 0]


def test_it_brings_its_value_and_its_picture(found: Packages) -> None:
    found.add("lances", LANCES, **ENTRIES)
    assert type(value_of("lances")).__name__ == "Bold"
    assert PICTURES.find("lances") is not None
    assert type(value_of("unknown")) is Value
    assert PICTURES.find("unknown") is None


@pytest.mark.parametrize(
    ("source", "entry", "why"),
    [
        ("1 / 0", "lances = lances:BOX", "ZeroDivisionError: division by zero"),
        ("import no_such_module", "lances = lances:BOX", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("", "lances = lances:BOX", "AttributeError: module 'lances' has no attribute 'BOX'"),
        ("BOX = 5", "lances = lances:BOX", "TypeError: lances:BOX is nothing that roundtable.games can hold"),
        (LANCES, "spears = lances:BOX", "under the name spears"),
    ],
)
def test_a_broken_package_says_why_and_harms_nobody(found: Packages, source: str, entry: str, why: str) -> None:
    found.add("lances", source, games=entry)
    name = entry.split()[0]
    assert name not in rt.games()
    assert set(GAMES) <= set(rt.games())
    assert why in BOXES.faults[name]
    with pytest.raises(rt.BadPackage) as caught:
        rt.new(name, seats=2)
    assert caught.value.values["game"] == name
    assert why in str(caught.value.values["why"])
    assert rt.new("merlin", seats=2, seed=1).options()


def test_nobody_can_take_the_place_of_a_game_of_ours(found: Packages) -> None:
    found.add("lances", LANCES.replace('"lances"', '"merlin"'), games="merlin = lances:BOX")
    assert rt.box_of("merlin").seats == (2, 3, 4)
    assert BOXES.faults == {}


def test_what_others_bring_is_looked_up_once(found: Packages) -> None:
    registry = Registry("roundtable.games", is_box)
    assert registry.names() == []
    found.add("lances", LANCES, **ENTRIES)
    assert registry.names() == []
    assert Registry("roundtable.games", is_box).names() == ["lances"]
