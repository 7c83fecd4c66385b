"""Events that effects wait for (`when`), and promises kept at a later moment (`later`)."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.integers import Colour, ColourBits, Seat
from roundtable.games.mage_knight.content.names import (
    BASIC,
    BLOCK_SUCCEEDS,
    EVENT,
    NONE,
    SPELL_CAST,
    UNIT_FIGHTS,
    UNIT_HEALED,
)
from roundtable.games.mage_knight.content.nodes import Node
from roundtable.games.mage_knight.effects import perform
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.frames import frame
from roundtable.games.mage_knight.state.pieces import FROM_CARD, Lasting

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.classes import Frame
    from roundtable.games.mage_knight.state.game import MageKnight


def happen(game: "MageKnight", event: int, target: int = NONE) -> None:
    """Count an event of the player on turn and carry out what waits for it. `target`: enemy, Unit or colour."""
    game.turn.tally[event] += 1
    if not game.lasting:
        return
    word = EVENT.words[event]
    for one in lasting.of(game, "when"):
        said = lasting.node(one)
        if said.words["event"] == word and concerns(game, one, said, event, target):
            lasting.use(game, one)
            keep(game, one, said, target)


def concerns(game: "MageKnight", one: Lasting, said: Node, event: int, target: int) -> bool:
    """Say whether an event is one of those a promise waits for."""
    if event == SPELL_CAST:
        return "color" not in said.words or said.words["color"] == colour_word(target)
    if event == UNIT_FIGHTS and said.word_of("unit") == "this":
        return one.target == target
    if event == BLOCK_SUCCEEDS:
        return one.target == target
    if said.word_of("by") == "this-attack":
        combat = game.combat
        return combat is not None and bool([lot for lot in combat.pool if lot.path.startswith(one.path[:-2])])
    if said.word_of("target") in ("one", "same"):
        return one.target == target
    return True


def colour_word(colour: Colour) -> str:
    """Give the word of a colour."""
    return ("red", "blue", "green", "white")[colour] if colour < BASIC else ""


def keep(game: "MageKnight", one: Lasting, said: Node, target: int) -> None:
    """Carry out what was promised."""
    by = frame(one.seat, FROM_CARD, one.card, one.colours)
    by.foe = target
    by.unit = target
    perform.run(game, by, f"{said.path}.then")


def earlier(game: "MageKnight", said: Node, by: "Frame") -> int:
    """Count the events of this turn before a promise that pays for them too."""
    event = EVENT.at(said.words["event"])
    turn = game.turn
    if event == SPELL_CAST and "color" in said.words:
        return turn.spells[("red", "blue", "green", "white").index(said.words["color"])]
    if event == UNIT_FIGHTS:
        return len(turn.fought)
    if said.flag("phase_only") and game.combat is not None:
        return turn.tally[event] - game.combat.fell_before
    return turn.tally[event]


def unit_fights(game: "MageKnight", seat: Seat, index: int) -> None:
    """An own Unit attacks or blocks."""
    turn = game.turn
    card = game.players[seat].units[index].card
    first = card not in turn.fought
    if first:
        turn.fought = (*turn.fought, card)
    banner_fame(game, seat, index)
    if first:
        happen(game, UNIT_FIGHTS, index)


def unit_touches(game: "MageKnight", at: int) -> None:
    """A Unit attacked, blocked or changed an enemy, or took its damage: promises for doing it alone end."""
    for one in lasting.of(game, "when"):
        if one.target == at and lasting.node(one).flag("alone"):
            lasting.end(game, one)


def banner_fame(game: "MageKnight", seat: Seat, index: int) -> None:
    """A Unit under a Banner that waits for its fights earns what that promises."""
    for node in perform.attached(game, seat, index):
        if node.verb == "when" and node.words["event"] == "unit-attacks-or-blocks":
            by = frame(seat, FROM_CARD, game.players[seat].units[index].banner, 0)
            by.unit = index
            perform.run(game, by, f"{node.path}.then")


def unit_healed(game: "MageKnight", seat: Seat, index: int) -> None:
    """An own Unit was healed."""
    game.turn.healed = (*game.turn.healed, game.players[seat].units[index].card)
    happen(game, UNIT_HEALED, index)


def spell_cast(game: "MageKnight", colours: ColourBits) -> None:
    """A Spell was cast."""
    turn = game.turn
    for colour in range(BASIC):
        if (colours >> colour) & 1:
            turn.spells = turn.spells[:colour] + (turn.spells[colour] + 1,) + turn.spells[colour + 1 :]
            happen(game, SPELL_CAST, colour)


def block_over(game: "MageKnight") -> None:
    """A block is finished: what waited for its success and did not see it ends."""
    for one in lasting.of(game, "when"):
        if lasting.node(one).words["event"] == "this-block-succeeds":
            lasting.end(game, one)


# ---- promises for a later moment ----


def promised(game: "MageKnight", moment: str) -> None:
    """Keep the promises for a moment, the oldest first."""
    found = [one for one in lasting.of(game, "later") if lasting.node(one).words["at"] == moment]
    for one in reversed(found):
        lasting.end(game, one)
        by = frame(one.seat, FROM_CARD, one.card, one.colours)
        perform.run(game, by, f"{one.path}.then")
