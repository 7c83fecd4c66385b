"""Fights as a seat sees them: enemies, another player, an assault together."""

from roundtable.games.mage_knight.combat import blocking, damage, foes, opponent, strike
from roundtable.games.mage_knight.content.components import (
    ENEMIES,
    ENEMY,
    ENEMY_OF,
    UNIT,
    UNIT_OF,
)
from roundtable.games.mage_knight.content.hexes import SPACE
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    ABILITY,
    ATTACK,
    B_PLAYER,
    BATTLE,
    COLOUR,
    ELEMENT,
    HERO,
    NONE,
    RESISTANCE,
    SUMMON,
)
from roundtable.games.mage_knight.content.site_rules import PATH_COSTS
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.state import together
from roundtable.games.mage_knight.state.classes import Combat, Duel, Foe, JointAssault
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.pieces import BLOW_STATE, ORIGIN, Lot
from roundtable.games.mage_knight.view.forecasts import forecast_data
from roundtable.games.mage_knight.view.in_words import Data, bits, place, word
from roundtable.games.mage_knight.view.supplies import turn_data


def joint_data(game: MageKnight, joint: JointAssault) -> Data:
    """Show who takes part in a joint assault, and who faces which defenders; those defeated are gone."""
    spot = board.spot_at(game, joint.space)
    left = tokens.tokens_at(game, spot)
    members: list[Data] = []
    for seat in joint.members:
        faced = [ENEMY.words[ENEMY_OF[token]] for token in together.share(joint, seat) if token in left]
        members.append({"seat": seat, "enemies": faced})
    return {"hex": SPACE.words[joint.space], "members": members, "active": joint.members[joint.active]}


def combat_data(game: MageKnight, combat: Combat, viewer: Seat) -> Data:
    """Show the combat: enemies as they are now, what is being declared, and the points for it."""
    return {
        "battle": BATTLE.words[combat.battle],
        "hex": None if combat.spot == NONE else SPACE.words[board.space_of(game, combat.spot)],
        "enemies": [foe_data(game, foe) for foe in combat.foes],
        "targets": list(combat.targets),
        "blocking": place(combat.blocking),
        "damaging": place(combat.damaging),
        "attack": place(combat.blow),
        "damage": combat.damage,
        "pool": [lot_data(lot) for lot in combat.pool],
        "declared": declared_data(game, combat),
        "forecast": forecast_data(game, combat),
        "night_rules": combat.night,
        "units_barred": combat.bars_units,
        "companion": None if combat.companion == NONE else UNIT.words[UNIT_OF[combat.companion]],
        "path": None if combat.path == NONE else PATH_COSTS[combat.path],
        "wounds_to_hand": combat.wounds,
        "hidden_die": die_data(combat, viewer),
    }


def die_data(combat: Combat, viewer: Seat) -> Data | None:
    """Show the die another player has set; its colour only to that player, until it is revealed."""
    if combat.die == NONE:
        return None
    seen = combat.die_shown or combat.die_by == viewer
    return {"seat": combat.die_by, "colour": COLOUR.words[combat.die] if seen else None, "revealed": combat.die_shown}


def duel_data(game: MageKnight, duel: Duel) -> Data:
    """Show a fight between players: who fights, how far it is, and the attack being answered."""
    answering = game.combat is not None and game.combat.blocking != NONE
    return {
        "aggressor": duel.aggressor,
        "defender": duel.defender,
        "full": duel.full,
        "melee": duel.melee,
        "passed": duel.passed,
        "attack": [lot_data(lot) for lot in duel.pool],
        "comes_through": blocking.left_of_attack(game) if answering else 0,
        "elements": bits(duel.elements, ELEMENT),
        "waiting": turn_data(duel.turn),
    }


def foe_data(game: MageKnight, foe: Foe) -> Data:
    """Show an enemy of the combat; its abilities are those of the token, its attacks have their own.

    Between players: the opponent's hero, which is neither token nor Unit, or one of the Units.
    """
    token = None if foe.token == NONE else ENEMIES[ENEMY_OF[foe.token]]
    return {
        "enemy": None if token is None else token.id,
        "unit": None if foe.unit == NONE else UNIT.words[UNIT_OF[foe.unit]],
        "hero": word(HERO, hero_fought(game)) if foes.is_hero(foe) else None,
        "hex": None if foe.spot == NONE else SPACE.words[board.space_of(game, foe.spot)],
        "armor": foe.armor if foe.defeated else foes.armor_of(game, foe),
        "resistances": bits(foe.resistances, RESISTANCE),
        "abilities": bits(0 if foes.is_hero(foe) else foe.abilities, ABILITY),
        "halves": [one for number, one in enumerate(ELEMENT.words) if foes.resists(foe.resistances, number)],
        "fortifications": foes.fortifications(game, foe),
        "attacks": [blow_data(foe, at) for at in range(len(foe.values))],
        "kept_from_attacking": foe.skips,
        "summoner": place(foe.summoner),
        "summoned": foe.summoned,
        "defeated": foe.defeated,
        "garrison": foe.garrison,
        "fame": 0 if token is None else token.fame,
    }


def hero_fought(game: MageKnight) -> int:
    """Give the hero whom the player who acts fights against."""
    duel = opponent.duel_of(game)
    return game.players[opponent.other(duel, game.turn.seat)].hero


def blow_data(foe: Foe, at: int) -> Data:
    """Show an attack of an enemy: its value, the Block it needs, and the damage it deals."""
    return {
        "value": foe.values[at],
        "needs": blocking.needed_block(foe, at),
        "damage": damage.damage_of(foe, at),
        "halves": [one for number, one in enumerate(ELEMENT.words) if not blocking.efficient(number, foe.elements[at])],
        "element": ELEMENT.words[foe.elements[at]],
        "abilities": bits(foe.powers[at], ABILITY),
        "summons": foe.powers[at] & SUMMON != 0,
        "state": BLOW_STATE.words[foe.states[at]],
    }


def lot_data(lot: Lot) -> Data:
    """Show points for the attack or block being declared, and what gave them; of a card played sideways not which."""
    return {
        "value": lot.value,
        "type": ATTACK.words[lot.type],
        "element": ELEMENT.words[lot.element],
        "source": ORIGIN.words[lot.source],
        "of": lot.path.partition(".")[0] or None,
        "unit": None if lot.unit == NONE else UNIT.words[UNIT_OF[lot.unit]],
    }


def declared_data(game: MageKnight, combat: Combat) -> Data | None:
    """Show what the attack or block being declared amounts to, and what it must reach; nothing must between players."""
    if combat.blocking != NONE:
        foe = combat.foes[combat.blocking]
        needed = 0 if combat.battle == B_PLAYER else blocking.needed_block(foe, combat.blow)
        return {"kind": "block", "total": blocking.total(game), "needed": needed}
    if combat.targets:
        needed = 0 if combat.battle == B_PLAYER else strike.needed(game)
        return {"kind": "attack", "total": strike.total(game), "needed": needed}
    return None
