"""The games, one package each. They import the kernel and nothing else, never each other."""

from typing import Final

# This is the one list of them in Python. What belongs to a game is found by its name: its box in `games/<game>/box.py`,
# its value for bots in `bots/<game>.py`, its picture for the terminal in `terminal/<game>/`.
GAMES: Final = ("mage_knight", "merlin", "paladins")
