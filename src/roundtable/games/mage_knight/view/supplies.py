"""Offers, piles, what lies in the centre of the table, and the turn as it goes."""

from roundtable.games.mage_knight.content.components import (
    ENEMY,
    ENEMY_OF,
    RUIN,
    SKILL,
    UNIT,
    UNIT_OF,
)
from roundtable.games.mage_knight.content.hexes import SPACE
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    COLOUR,
    NONE,
    PHASE,
    REWARD,
    STACK,
)
from roundtable.games.mage_knight.state.classes import Turn
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.view.in_words import Data, counted, kinds, place, row, seen, word


def offers_data(game: MageKnight, viewer: Seat) -> Data:
    """Show what lies in the offers, the lowest card first."""
    units: list[Data] = []
    for card in game.unit_offer:
        units.append({"unit": UNIT.words[UNIT_OF[card]], "wounded": card in game.offer_wounds})
    return {
        "advanced": kinds(game.advanced_offer),
        "spells": kinds(game.spell_offer),
        "units": units,
        "monastery": kinds(game.monastery_offer),
        "skills": row(game.skill_offer, SKILL),
        "upgrades": kinds(game.upgrades),
        "artifacts": [card for card in seen(game.artifact_deck, viewer) if card is not None],
    }


def piles_data(game: MageKnight, viewer: Seat) -> Data:
    """Show the sizes of piles, what was discarded or left the game, and tokens on top of stacks a seat has seen."""
    tops = [zone.seen_by(viewer)[-1] if zone.cards else NONE for zone in game.stacks]
    ruin = game.ruin_stack.seen_by(viewer)[-1] if game.ruin_stack.cards else NONE
    return {
        "seen_enemies": {
            STACK.words[at]: ENEMY.words[ENEMY_OF[token]] for at, token in enumerate(tops) if token != NONE
        },
        "seen_ruin": word(RUIN, ruin),
        "advanced": len(game.advanced_deck),
        "spells": len(game.spell_deck),
        "artifacts": len(game.artifact_deck),
        "regular_units": len(game.regular_deck),
        "elite_units": len(game.elite_deck),
        "ruins": len(game.ruin_stack),
        "enemies": counted(tuple([len(zone) for zone in game.stacks]), STACK),
        "discarded_enemies": {
            STACK.words[at]: [ENEMY.words[ENEMY_OF[token]] for token in fallen] for at, fallen in enumerate(game.fallen)
        },
        "unseen_enemies": {STACK.words[at]: unseen(game, at, viewer) for at in range(len(game.stacks))},
        "discarded_ruins": row(game.ruins_fallen, RUIN),
        "removed_cards": kinds(game.removed),
        "removed_units": [UNIT.words[UNIT_OF[card]] for card in game.removed_units],
    }


def unseen(game: MageKnight, stack: int, viewer: Seat) -> dict[str, int]:
    """Count the enemies of a colour that may lie face down or be drawn next, for all a seat knows."""
    found: dict[str, int] = {}
    hidden: list[int] = []
    for zone in (game.stacks[stack], game.field[stack]):
        known = zone.seen_by(viewer)
        hidden += [token for token, seen in zip(zone.cards, known, strict=True) if seen == NONE]
    for kind in sorted([ENEMY_OF[token] for token in hidden]):
        found[ENEMY.words[kind]] = found.get(ENEMY.words[kind], 0) + 1
    return found


def centre_data(game: MageKnight) -> list[Data]:
    """Show the interactive Skills in the middle of the table."""
    return [
        {"skill": SKILL.words[skill], "colour": word(COLOUR, mark)}
        for skill, mark in zip(game.centre, game.centre_marks, strict=True)
    ]


def turn_data(turn: Turn) -> Data:
    """Show what belongs to the turn."""
    return {
        "seat": place(turn.seat),
        "phase": PHASE.words[turn.phase],
        "move": turn.move,
        "influence": turn.influence,
        "healing": turn.healing,
        "action_used": turn.acted,
        "resting": turn.resting,
        "path": row(turn.path, SPACE),
        "dice": row((*turn.dice, *turn.kept_dice), COLOUR),
        "source_die_used": turn.usual_die,
        "extra_dice": turn.extra_dice,
        "rewards": row(turn.rewards, REWARD),
    }
