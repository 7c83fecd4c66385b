"""Looking at a table of Mage Knight by the names of things, and playing on."""

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, ENEMY, ENEMY_OF, KIND_OF, UNIT, UNIT_OF
from roundtable.games.mage_knight.content.hexes import HEXES
from roundtable.games.mage_knight.content.names import COLOUR, END_OF_TURN
from roundtable.games.mage_knight.map import board, tokens
from tests.rules.mage_knight.arrange_map import Space, space


def hand_of(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the kinds of cards in a hand, sorted."""
    return sorted([CARD.words[KIND_OF[deed]] for deed in game.players[seat].hand.cards])


def deck_of(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the kinds of cards in a deck, the top one last."""
    return [CARD.words[KIND_OF[deed]] for deed in game.players[seat].deck.cards]


def discard_of(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the kinds of cards in a discard pile, the newest last."""
    return [CARD.words[KIND_OF[deed]] for deed in game.players[seat].discard]


def played_by(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the kinds of cards in a play area."""
    return [CARD.words[KIND_OF[deed]] for deed in game.players[seat].played]


def units_of(game: MageKnightTable, seat: int = 0) -> list[str]:
    """Give the Units as `table` takes them."""
    found: list[str] = []
    for unit in game.players[seat].units:
        words = [UNIT.words[UNIT_OF[unit.card]], *["spent"] * (not unit.ready), *["wounded"] * unit.wounds]
        found.append(" ".join(words))
    return found


def crystals_of(game: MageKnightTable, seat: int = 0) -> dict[str, int]:
    """Give the crystals by colour, without those at none."""
    return {COLOUR.words[at]: count for at, count in enumerate(game.players[seat].crystals) if count}


def mana_of(game: MageKnightTable, seat: int = 0) -> dict[str, int]:
    """Give the mana tokens by colour, without those at none."""
    return {COLOUR.words[at]: count for at, count in enumerate(game.players[seat].mana) if count}


def place_of(game: MageKnightTable, seat: int) -> Space:
    """Give where a hero stands."""
    return HEXES[game.players[seat].space]


def enemies_at(game: MageKnightTable, place: Space) -> list[str]:
    """Give the enemy tokens on a space."""
    return [ENEMY.words[ENEMY_OF[token]] for token in tokens.tokens_at(game, board.spot_at(game, space(place)))]


def foes_of(game: MageKnightTable) -> list[str]:
    """Give the enemies of the combat, defeated ones too, in their order."""
    combat = game.combat
    assert combat is not None
    return [ENEMY.words[ENEMY_OF[foe.token]] for foe in combat.foes]


def options(game: MageKnightTable) -> list[str]:
    """Give the notations that may be played now."""
    return [action.notation for action in game.options()]


def offered(game: MageKnightTable, verb: str) -> list[str]:
    """Give what a verb may be played with now."""
    return [notation.removeprefix(verb + " ") for notation in options(game) if notation.split()[0] == verb]


def play(game: MageKnightTable, *notations: str) -> None:
    """Play one after the other."""
    for notation in notations:
        game.play(notation)


def end_turn(game: MageKnightTable) -> None:
    """End the turn of the seat on turn; what its end asks is declined, and the first card discarded that must be."""
    seat = game.turn.seat
    game.play("end-turn")
    while game.turn.phase == END_OF_TURN and game.seat == seat:
        wanted = [notation for notation in ("done", "decline") if notation in options(game)]
        game.play(wanted[0] if wanted else options(game)[0])
