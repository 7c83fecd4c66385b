"""Arranging the map of Mage Knight: tiles, the enemy tokens and ruins on them, and what will be drawn next."""

from collections.abc import Sequence

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import ENEMY, ENEMY_OF, RUIN, STACK_OF, TILE
from roundtable.games.mage_knight.content.hexes import NUMBER_OF_HEX, NUMBER_OF_SLOT
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.map import board, exploration, tokens
from roundtable.kernel.zone import EVERYBODY, IN_PILE

Space = tuple[int, int]


def space(place: Space) -> int:
    """Give the number of a space."""
    return NUMBER_OF_HEX[place]


def lay(game: MageKnightTable, tile: str, slot: tuple[int, int]) -> None:
    """Lay a tile into a slot, in place of what lies there."""
    number = TILE.at(tile)
    at = NUMBER_OF_SLOT[slot]
    for old in {game.tiles[at], number} - {NONE}:
        if game.slots[old] != NONE:
            unlay(game, old)
    game.stack = tuple([one for one in game.stack if one != number])
    game.box_tiles = tuple([one for one in game.box_tiles if one != number])
    exploration.lay(game, number, at, NONE)


def unlay(game: MageKnightTable, tile: int) -> None:
    """Take a tile off the map, with its tokens, into the box."""
    for k in range(7):
        for token in tokens.tokens_at(game, 7 * tile + k):
            tokens.discard_token(game, token)
        if tokens.ruin_at(game, 7 * tile + k) != NONE:
            tokens.discard_ruin(game, 7 * tile + k)
    slot = game.slots[tile]
    game.tiles = game.tiles[:slot] + (NONE,) + game.tiles[slot + 1 :]
    game.slots = game.slots[:tile] + (NONE,) + game.slots[tile + 1 :]
    game.cities = tuple([one for one in game.cities if one != tile])
    game.secret_dungeons = tuple([spot for spot in game.secret_dungeons if spot // 7 != tile])
    game.secret_tombs = tuple([spot for spot in game.secret_tombs if spot // 7 != tile])
    game.box_tiles = (*game.box_tiles, tile)


def put_on_stack(game: MageKnightTable, names: Sequence[str]) -> None:
    """Let these tiles be the next of the stack, first first."""
    numbers = [TILE.at(name) for name in names]
    for number in numbers:
        game.stack = tuple([one for one in game.stack if one != number])
        game.box_tiles = tuple([one for one in game.box_tiles if one != number])
    game.stack = (*game.stack, *reversed(numbers))


def put_enemies(game: MageKnightTable, place: Space, kinds: Sequence[str]) -> None:
    """Let exactly these enemy tokens lie on a space."""
    spot = board.spot_at(game, space(place))
    for token in tokens.tokens_at(game, spot):
        tokens.discard_token(game, token)
    for kind in kinds:
        word, _, face = kind.partition(" ")
        token = fetch_token(game, word)
        stack = STACK_OF[token]
        game.field[stack].put(token, 0 if face == "down" else EVERYBODY, game.clock)
        game.where[stack] = (*game.where[stack], spot)


def fetch_token(game: MageKnightTable, word: str) -> int:
    """Take a token of a kind from its stack or its discard pile."""
    kind = ENEMY.at(word)
    stack = STACK_OF[ENEMY_OF.index(kind)]
    pile = game.stacks[stack]
    for at, token in enumerate(pile.cards):
        if ENEMY_OF[token] == kind:
            pile.remove(at)
            return token
    for token in game.fallen[stack]:
        if ENEMY_OF[token] == kind:
            game.fallen[stack] = tuple([one for one in game.fallen[stack] if one != token])
            return token
    for token, other in enumerate(ENEMY_OF):  # of a set that is not in play
        if other == kind and game.field[stack].find(token) == NONE:
            return token
    raise AssertionError(f"no {word} is left")


def next_tokens(game: MageKnightTable, kinds: Sequence[str]) -> None:
    """Let these be drawn next, first first, each from its own stack."""
    for kind in reversed(kinds):
        token = fetch_token(game, kind)
        game.stacks[STACK_OF[token]].put(token, 0, IN_PILE)


def put_ruin(game: MageKnightTable, place: Space, word: str) -> None:
    """Let a ruins token lie on a space, face up."""
    spot = board.spot_at(game, space(place))
    if tokens.ruin_at(game, spot) != NONE:
        tokens.discard_ruin(game, spot)
    number = RUIN.at(word)
    game.ruins_fallen = tuple([one for one in game.ruins_fallen if one != number])
    if game.ruin_stack.find(number) != NONE:
        game.ruin_stack.remove(game.ruin_stack.find(number))
    game.ruin_field.put(number, EVERYBODY, game.clock)
    game.ruin_where = (*game.ruin_where, spot)
