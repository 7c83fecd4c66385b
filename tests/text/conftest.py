"""A toy game whose texts are known for the time of one test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from roundtable.text import add_folder, folders

from .toy import toy_folder


@pytest.fixture
def toy(tmp_path: Path) -> Iterator[Path]:
    before = list(folders._folders)
    folder = toy_folder(tmp_path / "toy")
    add_folder(folder)
    yield folder
    folders._folders[:] = before
    folders._bundles.clear()
