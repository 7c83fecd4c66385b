"""A cooperative game played to its victory: the last city falls to a joint assault of both heroes.

`python -m tests.games.mage_knight.allies` plays it from an arranged position and writes it to tests/golden/mage_knight.
"""

from pathlib import Path

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange_joint import agreed_to, beside_city, win
from tests.rules.mage_knight.arrange_scenario import BLUE, CITY_SLOTS, turns_left

GOLDEN = Path(__file__).resolve().parents[2] / "golden" / "mage_knight" / "cooperative-victory.json"


def victory() -> MageKnightTable:
    """Play Blitz Cooperation from the moment before its last city is assaulted until the game is over."""
    cities = dict(list(CITY_SLOTS.items())[:2])
    dice = ("red", "blue", "green", "white", "gold")
    arranged = beside_city(
        scenario="blitz_cooperation", tiles=cities, enemies={BLUE: []}, shields={BLUE: [1, 0, 1]}, source=dice
    )
    game = rt.load(arranged.save())  # its history begins here
    assert isinstance(game, MageKnightTable)
    agreed_to(game)
    win(game)
    win(game)
    turns_left(game)
    assert game.over
    assert game.winners() == [0, 1]
    return game


if __name__ == "__main__":
    GOLDEN.write_text(victory().record().text(), encoding="utf-8")
