"""Arranging a fight between players: seat 0 attacks seat 1, who stands in a forest beside the portal, or in a keep."""

from functools import partial
from typing import Final

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_map import Space
from tests.rules.mage_knight.arrange_turn import KEEP, MAP, WEST_OF_KEEP
from tests.rules.mage_knight.look import options, place_of, play

FROM: Final = (1, 0)
FOREST: Final = (1, -1)
FIGHTS: Final = {"fights_between_players": "yes"}
PARTICIPATE: Final = "mage_knight.participate"
AFAR: Final = "mage_knight.attack-from-afar"
MELEE: Final = "mage_knight.attack-hand-to-hand"
BLOCK: Final = "mage_knight.block-player"
ASSIGN: Final = "mage_knight.assign-to-player"
TAKE_TURN: Final = "mage_knight.take-turn"

# Both before the attack, in the open and at a keep of seat 1.
rivals = partial(table, settings=FIGHTS, tiles=MAP, at={0: FROM, 1: FOREST}, move=9, forced=False)
at_keep = partial(
    table,
    settings=FIGHTS,
    tiles=MAP,
    at={0: WEST_OF_KEEP, 1: KEEP},
    shields={KEEP: [1]},
    enemies={KEEP: []},
    move=9,
    forced=False,
)


def go(place: Space) -> str:
    """Give the notation of a step."""
    return f"go {place[0]},{place[1]}"


def attacked(game: MageKnightTable, how: str = "partially") -> MageKnightTable:
    """Let seat 0 enter the space of seat 1 and attack, and seat 1 take part."""
    play(game, go(place_of(game, 1)))
    if "attack 1" in options(game):
        game.play("attack 1")
    play(game, f"participate {how}")
    return game


def melee(game: MageKnightTable, how: str = "partially") -> MageKnightTable:
    """Go on to the melee phase, in which seat 0 is asked first."""
    attacked(game, how)
    play(game, "pass", "pass")
    return game


def use(game: MageKnightTable, *notations: str) -> None:
    """Play these, each with the only way to pay for it and the only branch that counts."""
    for notation in notations:
        game.play(notation)
        while len(options(game)) == 1 and options(game)[0].split()[0] in ("pay", "choose"):
            game.play(options(game)[0])


def strike(game: MageKnightTable, *notations: str) -> None:
    """Use these and attack with them."""
    use(game, *notations, "strike")


def comes(game: MageKnightTable) -> int:
    """Give what comes through to be assigned."""
    assert game.combat is not None
    return game.combat.damage
