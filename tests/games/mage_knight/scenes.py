"""Games stored from an arranged position on, for rules that random play hardly ever reaches.

`python -m tests.games.mage_knight.scenes` plays them and writes them to tests/golden/mage_knight.
"""

from collections.abc import Callable
from pathlib import Path

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange_combat import ATTACK, to
from tests.rules.mage_knight.arrange_scenario import idle
from tests.rules.mage_knight.arrange_sites import TOWER, assault
from tests.rules.mage_knight.look import play
from tests.rules.mage_knight.scenarios.test_conquer_and_hold import HOLD
from tests.rules.mage_knight.scenarios.test_dungeon_lords import DUNGEON, PLAIN, secret
from tests.rules.mage_knight.scenarios.test_mines_liberation import liberate, on_mine

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "mage_knight"
SOURCE = ("red", "blue", "green", "white")

Scene = Callable[[], MageKnightTable]


def told_from(arranged: MageKnightTable) -> MageKnightTable:
    """Give a table whose history begins with an arranged position."""
    game = rt.load(arranged.save())
    assert isinstance(game, MageKnightTable)
    return game


def to_the_end(game: MageKnightTable) -> MageKnightTable:
    """Let everybody do nothing until the game is over."""
    while not game.over:
        idle(game)
    return game


def mine_liberated() -> MageKnightTable:
    """The last mine is freed: a crystal at once, a last turn for everybody, and the mission has succeeded."""
    return to_the_end(liberate(told_from(on_mine("prowlers", round=3, source=SOURCE))))


def tunnel_travelled() -> MageKnightTable:
    """A hero travels from a conquered dungeon to a secret tomb in the last Round."""
    shields = {DUNGEON: [1], PLAIN: [1]}
    game = told_from(
        secret(tombs=(PLAIN,), at={0: DUNGEON}, shields=shields, enemies={PLAIN: []}, move=9, round=5, source=SOURCE)
    )
    play(game, "travel 0,-2")
    return to_the_end(game)


def tower_taken() -> MageKnightTable:
    """A mage tower of another player changes its owner at night, and gives mana from then on."""
    given = {"hand": ["fireball", "march"], "mana": {0: ["red"]}, "source": SOURCE, "round": 2, "night": True}
    game = told_from(assault(TOWER, shields=[1], scenario=HOLD, next_enemies=["monks"], forced=False, **given))
    to(game, ATTACK)
    play(game, "target 0", "play fireball", "pay red-token red", "strike", "next")
    return to_the_end(game)


SCENES: dict[str, Scene] = {
    "mine-liberated": mine_liberated,
    "tunnel-travelled": tunnel_travelled,
    "tower-taken": tower_taken,
}


if __name__ == "__main__":
    for name, scene in SCENES.items():
        (FOLDER / f"{name}.json").write_text(scene().record().text(), encoding="utf-8")
