"""The pages about Mage Knight fit the game: ids are those of the catalogue, odd effects and files are all named."""

import re
import tomllib
from collections.abc import Iterator

import pytest

from roundtable.rules import load
from tools.compile import ROOT, SOURCE

PAGES = ROOT / "docs" / "games" / "mage_knight"
CONTENT = SOURCE / "games" / "mage_knight" / "content"
ID = re.compile(r"`([a-z-]+\.[a-z0-9-]+)`")


@pytest.mark.parametrize("page", ["oddities.md", "timing.md"])
def test_every_id_is_in_the_catalogue(page: str) -> None:
    catalogue = load()
    chapters = catalogue.chapters("mage_knight")
    text = (PAGES / page).read_text(encoding="utf-8")
    ids = [id for id in ID.findall(text) if not id.endswith((".md", ".toml", ".py"))]
    assert ids
    assert [id for id in ids if id.split(".")[0] not in chapters or f"mage_knight.{id}" not in catalogue] == []


def odd_names(data: object) -> Iterator[str]:
    """Give the names of the procedures that the content carries out."""
    if isinstance(data, dict):
        if data.get("do") == "odd":
            yield str(data["name"])
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from odd_names(part)


def test_every_odd_effect_has_its_section() -> None:
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in CONTENT.glob("*.toml")]
    names = {name for data in files for name in odd_names(data)}
    told = set(re.findall(r"`([a-z-]+)`", (PAGES / "oddities.md").read_text(encoding="utf-8")))
    assert len(names) > 40
    assert sorted(names - told) == []


def test_the_table_of_rooms_names_every_file() -> None:
    text = (PAGES / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (?:`(\w+)/`|–) \| .* \| (.*) \|$", text, re.MULTILINE)
    told = {f"{room}/{name}" if room else name for room, files in rows for name in re.findall(r"`(\w+)`", files)}
    game = CONTENT.parent
    files = {path.relative_to(game).with_suffix("").as_posix() for path in game.rglob("*.py")}
    assert {name for name in files if not name.endswith("__init__")} == told
