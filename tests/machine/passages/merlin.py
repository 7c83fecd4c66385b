"""One game for every choice of Merlin that no other stored game makes."""

from typing import Final

from tests.machine.passage import Passage

PASSAGES: Final = (
    Passage("merlin", "seven-influence-markers", 2, {"influence_markers": 7}),
    Passage("merlin", "one-principality", 2, {"starting_tiles": "one_principality"}),
)
