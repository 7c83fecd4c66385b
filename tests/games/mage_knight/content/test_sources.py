"""Every component says where its data comes from."""

import pytest

from roundtable.games.mage_knight.content.nodes import PACKAGE
from roundtable.kernel.content import read

KINDS = {
    "basic_actions": "card",
    "advanced_actions": "card",
    "spells": "card",
    "artifacts": "card",
    "units": "unit",
    "enemies": "token",
    "ruins": "token",
    "skills": "skill",
    "tactics": "tactic",
    "map_tiles": "tile",
    "cities": "city",
    "sites": "site",
    "scenarios": "scenario",
}


@pytest.mark.parametrize("file", KINDS)
def test_every_component_names_its_source(file: str) -> None:
    for entry in read(PACKAGE, f"{file}.toml").entries(KINDS[file]):
        assert entry.text("source") in ("rulebook", "public", "one-public", "doubtful", "house"), entry.where
        if entry.has("uncertain") and entry.flag("uncertain"):
            assert entry.text("source") == "doubtful", entry.where
