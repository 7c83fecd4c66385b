"""The games stored from arranged positions on can be played, and end as stored."""

import pytest

from tests.games.mage_knight.scenes import FOLDER, SCENES


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_is_stored_as_it_is_played(name: str) -> None:
    assert SCENES[name]().record().text() == (FOLDER / f"{name}.json").read_text(encoding="utf-8")
