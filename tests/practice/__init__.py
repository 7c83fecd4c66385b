"""Practice games, inside the tests only: importing this package registers them and brings their texts."""

from pathlib import Path
from typing import Final

from roundtable.kernel.rules import Box
from roundtable.kernel.table import register
from roundtable.text import add_folder
from tests.practice.feud.box import BOX as FEUD
from tests.practice.tourney.box import BOX as TOURNEY

TEXTS: Final = Path(__file__).parent / "text"
BOXES: Final[tuple[Box, ...]] = (TOURNEY, FEUD)

for box in BOXES:
    register(box)
if any(TEXTS.glob("*/*.ftl")):
    add_folder(TEXTS)
