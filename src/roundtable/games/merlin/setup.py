"""Setting up: the board, the environs, starting tiles, traitors, missions and the first dice."""

from roundtable.games.merlin.classes import Player
from roundtable.games.merlin.content import COURSE, MISSIONS, PICTS, PIECES, TILES, TRAITOR
from roundtable.games.merlin.missions import refill_display
from roundtable.games.merlin.names import GOOD, OUTER, PRINCIPALITIES, TERRAIN
from roundtable.games.merlin.rounds import BeginRound, roll_dice
from roundtable.games.merlin.scoring import draw_traitors, split
from roundtable.games.merlin.state import Merlin
from roundtable.kernel.table import hide
from roundtable.kernel.zone import EVERYBODY, bit, draw, pile, shuffle


def set_up(game: Merlin) -> None:
    """Lay a new game out."""
    lay_board(game)
    lay_environs(game)
    hide(game, [len(MISSIONS), len(TRAITOR.words), len(PICTS)])
    game.players = [new_player(game) for _ in range(game.rules.seats)]
    for zone in (game.deck, game.traitor_stacks[0], *game.pict_stacks[:1]):
        shuffle(game, zone)
    game.traitor_stacks = split(game.traitor_stacks[0], COURSE.number("traitor_stacks"))
    lay_picts(game)
    refill_display(game)
    game.first = game.chance.below(game.rules.seats)
    deal_starting_tiles(game)
    for seat in game.in_turn_order():
        draw_traitors(game, seat)
        for _ in range(COURSE.number("hand")):
            draw(game, game.deck, game.players[seat].hand, bit(seat))
        roll_dice(game, seat)
    game.push(BeginRound())


def lay_board(game: Merlin) -> None:
    """Put everything on the board that is there before the players take theirs."""
    game.clear()
    game.merlin = black_space(game)
    game.stock = [PIECES.number("goods_per_principality")] * (len(GOOD.words) * PRINCIPALITIES)
    game.apples = PIECES.number("apples")
    game.deck = pile(list(range(len(MISSIONS))))
    game.traitor_stacks = [pile(list(range(len(TRAITOR.words))))]
    game.pict_stacks = [pile(list(range(len(PICTS))))] if game.rules.arthur else []


def black_space(game: Merlin) -> int:
    """Give the space of the black principality, where Merlin starts."""
    return principality_space(game, 0)


def principality_space(game: Merlin, principality: int) -> int:
    """Give the ring space of a principality."""
    for at, space in enumerate(game.rules.rings[OUTER]):
        if space.principality == principality:
            return at
    raise AssertionError(principality)


def lay_environs(game: Merlin) -> None:
    """Lay terrain tiles out at random; with two or three players one plain and one tower tile of each kind stay out."""
    tiles = list(range(len(TILES)))
    if game.rules.seats < 4:
        for terrain in range(len(TERRAIN.words)):
            for tower in (False, True):
                tiles.remove(first_tile(tiles, terrain, tower))
    game.chance.shuffle(tiles)
    game.tiles = tuple(tiles)
    game.manors = [-1] * len(tiles)


def first_tile(tiles: list[int], terrain: int, tower: bool) -> int:
    """Give the first tile of a kind."""
    for tile in tiles:
        if TILES[tile].terrain == terrain and TILES[tile].tower == tower:
            return tile
    raise AssertionError(terrain)


def new_player(game: Merlin) -> Player:
    """Give a player the pieces of one colour, and an apple from the supply."""
    player = Player()
    player.clear()
    player.markers = game.rules.markers
    player.apples = COURSE.number("apples_each")
    game.apples -= player.apples
    player.staffs = PIECES.number("staffs")
    player.manors = PIECES.number("manors")
    return player


def lay_picts(game: Merlin) -> None:
    """Split the Picts into their stacks and turn some up from the tops of them in turn."""
    if not game.rules.arthur:
        return
    count = COURSE.number("pict_stacks")
    game.pict_stacks = split(game.pict_stacks[0], count)
    for at in range(COURSE.number("pict_display")):
        draw(game, game.pict_stacks[at % count], game.pict_display, EVERYBODY)


def deal_starting_tiles(game: Merlin) -> None:
    """Each player gets one starting tile and what it shows; then all tiles leave the game."""
    numbers = list(range(len(game.rules.starting_tiles)))
    dealt = game.chance.sample(numbers, game.rules.seats)
    for player, number in zip(game.players, dealt, strict=True):
        tile = game.rules.starting_tiles[number]
        player.knight = principality_space(game, tile.knight)
        for good, principality in enumerate(tile.goods):
            game.stock[good * PRINCIPALITIES + principality] -= 1
            player.goods[good * PRINCIPALITIES + principality] += 1
        player.markers -= 1
        player.influence[tile.influence] += 1
