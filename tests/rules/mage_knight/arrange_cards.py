"""Positions for the chapters about cards, Units and Skills: in the wilds, and with locals to visit."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.kernel.zone import bit
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_players import fetch_card
from tests.rules.mage_knight.look import options, play

WILDS: Final = {(0, 1): "countryside-01"}
GLADE: Final = (1, -3)
VILLAGE: Final = (2, -3)

MONASTERY_TILE: Final = {(0, 1): "countryside-05"}
MONASTERY: Final = (2, -4)
KEEP_TILE: Final = {(0, 1): "countryside-03"}
KEEP: Final = (2, -4)
TOWER_TILE: Final = {(0, 1): "countryside-04"}
CITY_TILE: Final = {"green": "core-05", "blue": "core-06", "white": "core-07", "red": "core-08"}
CENTRE: Final = (1, -3)  # of the tile laid in all of these

in_wilds = partial(table, tiles=WILDS, forced=False)
in_village = partial(in_wilds, at={0: VILLAGE})
in_monastery = partial(table, tiles=MONASTERY_TILE, at={0: MONASTERY}, forced=False)
in_keep = partial(table, tiles=KEEP_TILE, at={0: KEEP}, enemies={KEEP: []}, shields={KEEP: [0]}, forced=False)
in_tower = partial(table, tiles=TOWER_TILE, at={0: CENTRE}, enemies={CENTRE: []}, shields={CENTRE: [0]}, forced=False)


def in_city(colour: str, **more: object) -> MageKnightTable:
    """Let seat 0 stand in a city it has conquered with one shield, unless the test says otherwise."""
    given: dict[str, object] = {"shields": {CENTRE: [0]}, "enemies": {CENTRE: []}, **more}
    return table(tiles={(0, 1): CITY_TILE[colour]}, at={0: CENTRE}, forced=False, **given)  # type: ignore[arg-type]  # handed on


def then(game: MageKnightTable, *notations: str) -> MageKnightTable:
    """Play on."""
    play(game, *notations)
    return game


def visit(game: MageKnightTable, *notations: str) -> MageKnightTable:
    """Begin dealing with the locals, and play on."""
    return then(game, "interact", *notations)


def shopping(game: MageKnightTable, influence: int = 40) -> MageKnightTable:
    """Begin dealing with the locals, with so much Influence."""
    game.play("interact")
    game.turn.influence = influence
    settle(game)
    return game


def pays(game: MageKnightTable) -> list[str]:
    """Give how the mana asked for may be paid."""
    return [one for one in options(game) if one.startswith("pay ")]


def hand_over(game: MageKnightTable, cards: Sequence[str], seat: int = 0) -> None:
    """Put more cards into a hand, as if they had been drawn."""
    for card in cards:
        game.players[seat].hand.put(fetch_card(game, seat, card), bit(seat), game.clock)
    settle(game)
