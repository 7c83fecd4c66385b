"""What a seat may know of a table of Merlin, built from nothing: hands are private, stacks are counts."""

from roundtable.games.merlin.cards import MISSION, PICT
from roundtable.games.merlin.classes import Player
from roundtable.games.merlin.content import BOTTOM_BORDER, TILES, TOP_BORDER
from roundtable.games.merlin.environs import territories
from roundtable.games.merlin.names import (
    ABILITY,
    ARTHUR_DIE,
    ASSISTANT,
    FIGURE,
    GOOD,
    INNER,
    MERLIN_DIE,
    OUTER,
    PLAYER_COLOURS,
    POWER,
    PRINCIPALITIES,
    PRINCIPALITY,
    SOURCE,
    SPACE,
    TERRAIN,
    WHICH_RING,
)
from roundtable.games.merlin.pieces import colour_of
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import MoveFigure, TurnOver
from roundtable.games.merlin.vocabulary import CELL
from roundtable.kernel.wording import Names
from roundtable.kernel.zone import Zone


def view(game: Merlin, seat: int | None) -> dict[str, object]:
    """Show the table to a seat; None is a spectator."""
    viewer = -1 if seat is None else seat
    return {
        "round": game.round,
        "first": game.first,
        "merlin": game.merlin,
        "arthur": game.arthur if game.rules.arthur else None,
        "ring": [space_data(game, OUTER, at) for at in range(len(game.rules.rings[OUTER]))],
        "inner": [space_data(game, INNER, at) for at in range(len(game.rules.rings[INNER]))],
        "principalities": [principality_data(game, number) for number in range(PRINCIPALITIES)],
        "apples": game.apples,
        "grail": holder(game.grail),
        "excalibur": holder(game.excalibur),
        "signet_ring": holder(game.signet_ring),
        "environs": [cell_data(game, cell) for cell in range(game.rules.cells)],
        "borders": {
            "top": [PRINCIPALITY.words[colour] for colour in TOP_BORDER],
            "bottom": [PRINCIPALITY.words[colour] for colour in BOTTOM_BORDER],
        },
        "territories": [[CELL.words[cell] for cell in territory] for territory in territories(game)],
        "display": named(game.display, MISSION, viewer),
        "deck": len(game.deck.cards),
        "discard": named(game.discard, MISSION, viewer),
        "traitor_stacks": [len(stack.cards) for stack in game.traitor_stacks],
        "pict_stacks": [len(stack.cards) for stack in game.pict_stacks],
        "picts": named(game.pict_display, PICT, viewer),
        "turn": turn_data(game),
        "players": [player_data(game, number, viewer) for number in range(game.rules.seats)],
    }


def holder(seat: int) -> int | None:
    """Give the seat that holds a thing, None for the board."""
    return None if seat < 0 else seat


def named(zone: Zone, names: Names, viewer: int) -> list[str | None]:
    """Give the cards of a zone by name, in a fixed order, None for each that the viewer does not know."""
    seen = zone.seen_by(viewer)
    known = sorted([card for card in seen if card >= 0])
    words: list[str | None] = [names.words[card] for card in known]
    return words + [None] * (len(seen) - len(known))


def space_data(game: Merlin, ring: int, at: int) -> dict[str, object]:
    """Show a space of a ring."""
    space = game.rules.rings[ring][at]
    knights = [seat for seat, player in enumerate(game.players) if player.knight == at] if ring == OUTER else []
    return {
        "id": space.id,
        "type": SPACE.words[space.type],
        "principality": None if space.principality < 0 else PRINCIPALITY.words[space.principality],
        "knights": knights,
    }


def principality_data(game: Merlin, number: int) -> dict[str, object]:
    """Show a principality: its flag's power, its stock, influence and assistants."""
    assistants: list[int | None] = []
    for kind in range(len(ASSISTANT.words)):
        standing = [seat for seat, player in enumerate(game.players) if player.assistants[kind] == number]
        assistants.append(standing[0] if standing else None)
    return {
        "id": PRINCIPALITY.words[number],
        "power": POWER.words[game.rules.power_of[number]],
        "stock": {word: game.stock[good * PRINCIPALITIES + number] for good, word in enumerate(GOOD.words)},
        "influence": [player.influence[number] for player in game.players],
        "assistants": dict(zip(ASSISTANT.words, assistants, strict=True)),
    }


def cell_data(game: Merlin, cell: int) -> dict[str, object]:
    """Show a tile of the environs, with the colours its lines allow."""
    tile = TILES[game.tiles[cell]]
    return {
        "cell": CELL.words[cell],
        "terrain": TERRAIN.words[tile.terrain],
        "tower": tile.tower,
        "manor": holder(game.manors[cell]),
        "colours": [PRINCIPALITY.words[colour] for colour in game.rules.colours[cell]],
    }


def turn_data(game: Merlin) -> dict[str, object]:
    """Show what has happened in the present turn."""
    turn = game.turn
    place = {"ring": WHICH_RING.words[turn.ring], "space": turn.place}
    return {
        "face": turn.face or None,
        "shift": turn.shift,
        "figure": FIGURE.words[turn.figure],
        "place": place if has_moved(game) else None,
        "goals": goals(game),
        "missions_completed": turn.completed,
        "missions_allowed": turn.limit,
    }


def has_moved(game: Merlin) -> bool:
    """Say whether somebody is on turn and has moved a figure: only then there is a place of action."""
    in_turn = False
    for step in game.agenda:
        if isinstance(step, MoveFigure):
            return False
        in_turn = in_turn or isinstance(step, TurnOver)
    return in_turn


def goals(game: Merlin) -> list[int]:
    """Give the spaces that the chosen die can take its figure to, on its own ring, before it has moved."""
    for step in game.agenda:
        if isinstance(step, MoveFigure) and game.turn.face:
            return step.goals(game)
    return []


def player_data(game: Merlin, number: int, viewer: int) -> dict[str, object]:
    """Show a castle; its hand only as far as the viewer knows it."""
    player = game.players[number]
    traitors = [0] * PRINCIPALITIES
    for traitor in player.traitors.cards:
        traitors[colour_of(traitor)] += 1
    goods: dict[str, dict[str, int]] = {}
    for good, word in enumerate(GOOD.words):
        row = player.goods[good * PRINCIPALITIES : (good + 1) * PRINCIPALITIES]
        goods[word] = dict(zip(PRINCIPALITY.words, row, strict=True))
    return {
        "colour": PLAYER_COLOURS[number],
        "score": sum(player.points),
        "points": dict(zip(SOURCE.words, player.points, strict=True)),
        "knight": player.knight,
        "dice": dice_data(game, player),
        "goods": goods,
        "markers": player.markers,
        "assistants": {
            word: None if place < 0 else PRINCIPALITY.words[place]
            for word, place in zip(ASSISTANT.words, player.assistants, strict=True)
        },
        "apples": player.apples,
        "staffs": player.staffs,
        "manors": player.manors,
        "hand": named(player.hand, MISSION, viewer),
        "traitors": dict(zip(PRINCIPALITY.words, traitors, strict=True)),
        "abilities": marked(player.abilities, ABILITY),
        "turned_seals": marked(player.turned_seals, ASSISTANT),
        "picts": named(player.picts, PICT, viewer),
    }


def dice_data(game: Merlin, player: Player) -> dict[str, object]:
    """Show a player's dice by the figures they move; a spent die is None."""
    faces = [face or None for face in player.dice]
    dice: dict[str, object] = {"knight": faces[:MERLIN_DIE], "merlin": faces[MERLIN_DIE]}
    if game.rules.arthur:
        dice["arthur"] = faces[ARTHUR_DIE]
    return dice


def marked(bits: int, names: Names) -> list[str]:
    """Give the words whose bits are set."""
    return [word for at, word in enumerate(names.words) if (bits >> at) & 1]
