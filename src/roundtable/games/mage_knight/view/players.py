"""Players and the dummy player as a seat sees them."""

from roundtable.games.mage_knight import scoring
from roundtable.games.mage_knight.cards import tracks
from roundtable.games.mage_knight.content.components import (
    CARD,
    ENEMY,
    ENEMY_OF,
    FAME_SPACES,
    KIND_OF,
    LEVELS,
    SKILL,
    TACTIC,
    UNIT,
    UNIT_OF,
)
from roundtable.games.mage_knight.content.hexes import SPACE
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    BASIC_COLOUR,
    COLOUR,
    FATE,
    HERO,
    NONE,
    PART,
)
from roundtable.games.mage_knight.course import end_of_turn
from roundtable.games.mage_knight.state.classes import Dummy, Player
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.pieces import Unit
from roundtable.games.mage_knight.view.in_words import Data, counted, hand, kinds, row, seen, word
from roundtable.games.mage_knight.view.locals import locals_data


def player_data(game: MageKnight, seat: Seat, player: Player, viewer: Seat) -> Data:
    """Show a player; hand, deck and Skills not yet turned up only as far as the viewer knows them."""
    parts = scoring.parts(game, seat)
    level = LEVELS[player.level - 1]
    return {
        "hero": word(HERO, player.hero),
        "score": sum(parts),
        "parts": dict(zip(PART.words, parts, strict=True)),
        "fame": player.fame,
        "fame_space": player.fame if player.fame >= 0 else FAME_SPACES + player.fame,
        "reputation": player.reputation,
        "level": player.level,
        "armor": tracks.armor(game, seat),
        "hand_limit": level.hand_limit,
        "command_tokens": level.command,
        "hex": word(SPACE, player.space),
        "locals": locals_data(game, seat),
        "crystals": counted(player.crystals, BASIC_COLOUR),
        "mana": counted(player.mana, COLOUR),
        "hand": hand(player.hand, viewer),
        "deck": seen(player.deck, viewer),
        "stored": seen(player.stored, viewer),
        "draft": seen(game.drafts[seat], viewer) if game.drafts else [],
        "selected": seen(game.selected[seat], viewer) if game.selected else [],
        "discard": kinds(player.discard),
        "played": [
            {"card": CARD.words[KIND_OF[deed]], "fate": FATE.words[fate]}
            for deed, fate in zip(player.played, player.fates, strict=True)
        ],
        "aside": kinds(player.aside),
        "units": [unit_data(unit) for unit in player.units],
        "skills": [skill_data(player, skill) for skill in player.skills],
        "skill_pile": [word(SKILL, skill) for skill in player.skill_pile.seen_by(viewer)],
        "tactic": word(TACTIC, player.tactic),
        "tactic_face_up": player.tactic_up,
        "tactic_die": word(COLOUR, player.tactic_die),
        "claimed_dice": row(player.claimed, COLOUR),
        "puppets": [ENEMY.words[ENEMY_OF[token]] for token in player.puppets],
        "chaos": word(COLOUR, player.chaos),
        "draw_bonus": player.draw_bonus,
        "draws": draws(game, seat),
        "turns_this_round": player.turns,
        "last_turn_over": player.done,
        "order_token_face_down": player.token_down,
        "team": game.team_of[seat] if game.team_of else None,
        "out_of_game": seat not in game.order and player.hero != NONE,
    }


def draws(game: MageKnight, seat: Seat) -> list[int]:
    """Show how many cards would be drawn at the end of the turn with none held in hand, with one, and so on."""
    player = game.players[seat]
    most = 0 if end_of_turn.draws_nothing(game, seat) else len(player.deck.cards)
    held = range(len(player.hand.cards) + 1)
    return [max(0, min(end_of_turn.missing_cards(game, seat, count), most)) for count in held]


def unit_data(unit: Unit) -> Data:
    """Show a Unit of a player."""
    return {
        "unit": UNIT.words[UNIT_OF[unit.card]],
        "ready": unit.ready,
        "wounds": unit.wounds,
        "banner": None if unit.banner == NONE else CARD.words[KIND_OF[unit.banner]],
        "banner_face_up": unit.banner_up,
        "bonds_of_loyalty": unit.bond,
        "token": word(COLOUR, unit.token),
    }


def skill_data(player: Player, skill: int) -> Data:
    """Show a Skill of a player."""
    return {"skill": SKILL.words[skill], "face_up": skill not in player.spent, "used": skill in player.used}


def dummy_data(dummy: Dummy, viewer: Seat) -> Data:
    """Show the dummy player, by the same words as a player."""
    return {
        "hero": word(HERO, dummy.hero),
        "crystals": counted(dummy.crystals, BASIC_COLOUR),
        "deck": seen(dummy.deck, viewer),
        "discard": kinds(dummy.discard),
        "skill_pile": [word(SKILL, skill) for skill in dummy.skill_pile.seen_by(viewer)],
        "tactic": word(TACTIC, dummy.tactic),
        "last_turn_over": dummy.done,
    }
