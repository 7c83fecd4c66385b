"""What a seat may know of a table of Mage Knight, built from nothing: hands, decks and face-down tokens are private."""

from roundtable.games.mage_knight import scoring
from roundtable.games.mage_knight.cards import source, tracks
from roundtable.games.mage_knight.combat import blocking, foes, opponent, paths
from roundtable.games.mage_knight.content.components import (
    CARD,
    ENEMIES,
    ENEMY,
    ENEMY_OF,
    FAME_SPACES,
    KIND_OF,
    LEVELS,
    RUIN,
    SKILL,
    STACK_OF,
    TACTIC,
    TILE,
    TILES,
    UNIT,
    UNIT_OF,
)
from roundtable.games.mage_knight.content.hexes import HEXES, SLOT, SLOTS_NEAR, SPACE
from roundtable.games.mage_knight.content.integers import Deed, Seat, Space, Token
from roundtable.games.mage_knight.content.names import (
    ABILITY,
    ATTACK,
    BASIC_COLOUR,
    BATTLE,
    CITY,
    COLOUR,
    DUMMY,
    ELEMENT,
    FATE,
    HERO,
    LABYRINTH,
    MAZE,
    NO_SEAT,
    NONE,
    PART,
    PHASE,
    RESISTANCE,
    REWARD,
    SCENARIO,
    SITE,
    STACK,
    SUMMON,
    TERRAIN,
)
from roundtable.games.mage_knight.content.site_rules import PATH_COSTS
from roundtable.games.mage_knight.map import board, cities, exploration, tokens, walls
from roundtable.games.mage_knight.state import lie, together
from roundtable.games.mage_knight.state.classes import Combat, Duel, Dummy, Foe, JointAssault, Player, Turn
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.state.pieces import BLOW_STATE, Lot, Unit
from roundtable.kernel.wording import Names
from roundtable.kernel.zone import Zone

Data = dict[str, object]


def view(game: MageKnight, seat: int | None) -> Data:
    """Show the table to a seat; None is a spectator."""
    viewer = NONE if seat is None else seat
    return {
        "scenario": SCENARIO.words[game.rules.scenario.number],
        "round": game.round,
        "rounds": game.rules.rounds,
        "night": game.night,
        "order": [who(one) for one in game.order],
        "announced": who(game.announced),
        "last_turns": None if game.last_turns is None else [who(one) for one in game.last_turns],
        "scenario_over": game.scenario_over,
        "incanted": list(game.incanted),
        "chosen": chosen_ones(game, viewer),
        "source": row(tuple([die for die in game.source if not source.exhausted(game, die)]), COLOUR),
        "depleted": row(tuple([die for die in game.source if source.exhausted(game, die)]), COLOUR),
        "tactics": row(game.tactics, TACTIC),
        "tactics_gone": row(game.tactics_gone, TACTIC),
        "tiles": tiles_data(game),
        "hexes": hexes_data(game, viewer),
        "offers": offers_data(game, viewer),
        "piles": piles_data(game, viewer),
        "centre": centre_data(game),
        "suppressed": counted(game.suppressed, BASIC_COLOUR),
        "mysterious_box": None if game.boxed == NONE else CARD.words[KIND_OF[game.boxed]],
        "turn": turn_data(game.turn),
        "combat": None if game.combat is None else combat_data(game, game.combat, viewer),
        "duel": None if game.duel is None else duel_data(game, game.duel),
        "joint_assault": None if game.joint is None else joint_data(game, game.joint),
        "players": [player_data(game, at, player, viewer) for at, player in enumerate(game.players)],
        "dummies": [dummy_data(dummy, viewer) for dummy in game.dummies],
    }


def chosen_ones(game: MageKnight, viewer: Seat) -> list[Seat]:
    """Show who must return (One to Return, in teams): to the own team only, until the game is over."""
    team = game.team_of[viewer] if game.team_of and viewer != NONE else NONE
    return [one for at, one in enumerate(game.chosen) if game.finished or at == team]


# ---- words ----


def word(names: Names, position: int) -> str | None:
    """Give a word, None for nothing or for what is not known."""
    return None if position == NONE else names.words[position]


def place(position: int) -> int | None:
    """Give a place in a list, or a seat; None for none."""
    return None if position == NONE else position


def who(seat: Seat) -> int | str | None:
    """Give a seat, or the dummy player; None for nobody."""
    return NO_SEAT.words[0] if seat == DUMMY else place(seat)


def row(positions: tuple[int, ...], names: Names) -> list[str | None]:
    """Give words in their order."""
    return [word(names, position) for position in positions]


def bits(mask: int, names: Names) -> list[str]:
    """Give the words of a mask."""
    return [one for at, one in enumerate(names.words) if (mask >> at) & 1]


def kinds(deeds: tuple[Deed, ...]) -> list[str | None]:
    """Give Deed cards by their kinds: equal cards cannot be told apart."""
    return [CARD.words[KIND_OF[deed]] for deed in deeds]


def seen(zone: Zone, viewer: Seat) -> list[str | None]:
    """Give the Deed cards of a zone in their order, as a seat sees them."""
    return [None if deed == NONE else CARD.words[KIND_OF[deed]] for deed in zone.seen_by(viewer)]


def hand(zone: Zone, viewer: Seat) -> list[str | None]:
    """Give the Deed cards of a hand in a fixed order, unknown ones last."""
    known = sorted([KIND_OF[deed] for deed in zone.seen_by(viewer) if deed != NONE])
    return [*[CARD.words[kind] for kind in known], *[None] * (len(zone.cards) - len(known))]


def counted(counts: tuple[int, ...], names: Names) -> dict[str, int]:
    """Give counts by word."""
    return dict(zip(names.words, counts, strict=True))


# ---- the map ----


def tiles_data(game: MageKnight) -> Data:
    """Show the tiles laid, by slot, how many are left in the stack, and where the next of them may lie."""
    laid: Data = {}
    near: list[int] = []
    for slot, tile in enumerate(game.tiles):
        if tile != NONE:
            laid[SLOT.words[slot]] = TILE.words[tile]
            near += SLOTS_NEAR[slot]
    core = len([tile for tile in game.stack if TILES[tile].core])
    kind = exploration.next_kind(game)
    empty = [slot for slot in sorted(set(near)) if game.tiles[slot] == NONE]
    fits = [SLOT.words[slot] for slot in empty if exploration.fits(game, slot, kind)]
    return {"laid": laid, "left": {"countryside": len(game.stack) - core, "core": core}, "fits": fits}


def hexes_data(game: MageKnight, viewer: Seat) -> list[Data]:
    """Show every revealed hex."""
    found: list[Data] = []
    for slot, tile in enumerate(game.tiles):
        if tile != NONE:
            for at in range(7):
                found.append(hex_data(game, viewer, 7 * slot + at))
    return found


def hex_data(game: MageKnight, viewer: Seat, space: Space) -> Data:
    """Show a revealed hex with everything on it."""
    here = board.state_at(game, space)
    spot = board.spot_at(game, space)
    site = board.SITE_OF[spot]
    data: Data = {
        "hex": SPACE.words[space],
        "q": HEXES[space][0],
        "r": HEXES[space][1],
        "terrain": TERRAIN.words[board.TERRAIN_OF[spot]],
        "site": word(SITE, site),
    }
    if len(here.cities) > 1:
        data.update(part_data(game, space))
        if space != board.space_of(game, spot):
            return data
    elif board.colours_of(game, spot):
        data["colours"] = bits(board.colours_of(game, spot), COLOUR)
    beyond = walls.beyond(game, space)
    if beyond:
        data["walls"] = [SPACE.words[one] for one in beyond]
    if here.level and "level" not in data:
        data["level"] = here.level
    if here.shields:
        data["shields"] = list(here.shields)
    if site in (MAZE, LABYRINTH):
        data["paths"] = [PATH_COSTS[path] for path in paths.conquered(game, space)]
    if site == CITY and board.conquered(game, space):
        data["leader"] = place(board.leader(game, space))
    enemies = [enemy_data(game, token, viewer) for token in tokens.tokens_at(game, spot)]
    if enemies:
        data["enemies"] = enemies
    if spot in game.ruin_where:
        known = game.ruin_field.seen_by(viewer)[game.ruin_where.index(spot)]
        data["ruin"] = word(RUIN, known)
    heroes = board.heroes_at(game, space, NONE)
    if heroes:
        data["heroes"] = heroes
    data.update(game.rules.scenario.shown(game, space))
    return data


def part_data(game: MageKnight, space: Space) -> Data:
    """Show one of the two spaces of a megapolis; garrison and shields lie on the first."""
    tile = game.tiles[space // 7]
    spaces = (board.city_space(game, tile), lie.second_space(game, tile))
    at = spaces.index(space)
    here = board.state_at(game, space)
    data: Data = {
        "colours": [COLOUR.words[here.cities[at]]],
        "level": cities.parts(here.level, 2)[at],
        "megapolis": [SPACE.words[one] for one in spaces],
    }
    heroes = board.heroes_at(game, space, NONE)
    if heroes:
        data["heroes"] = heroes
    return data


def enemy_data(game: MageKnight, token: Token, viewer: Seat) -> Data:
    """Show an enemy token on the map: what it is if the viewer knows it, else its back."""
    field = game.field[STACK_OF[token]]
    known = field.seen_by(viewer)[field.find(token)]
    back = STACK.words[STACK_OF[token]]
    if known == NONE:
        return {"back": back}
    return {"back": back, "enemy": ENEMY.words[ENEMY_OF[token]], "face_up": tokens.is_up(game, token)}


# ---- offers and piles ----


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
        "discarded_ruins": row(game.ruins_fallen, RUIN),
        "removed_cards": kinds(game.removed),
        "removed_units": [UNIT.words[UNIT_OF[card]] for card in game.removed_units],
    }


def centre_data(game: MageKnight) -> list[Data]:
    """Show the interactive Skills in the middle of the table."""
    return [
        {"skill": SKILL.words[skill], "colour": word(COLOUR, mark)}
        for skill, mark in zip(game.centre, game.centre_marks, strict=True)
    ]


# ---- the turn ----


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


# ---- combat ----


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
    """Show an attack of an enemy."""
    return {
        "value": foe.values[at],
        "element": ELEMENT.words[foe.elements[at]],
        "abilities": bits(foe.powers[at], ABILITY),
        "summons": foe.powers[at] & SUMMON != 0,
        "state": BLOW_STATE.words[foe.states[at]],
    }


def lot_data(lot: Lot) -> Data:
    """Show points for the attack or block being declared."""
    return {"value": lot.value, "type": ATTACK.words[lot.type], "element": ELEMENT.words[lot.element]}


# ---- players ----


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
        "turns_this_round": player.turns,
        "last_turn_over": player.done,
        "order_token_face_down": player.token_down,
        "team": game.team_of[seat] if game.team_of else None,
        "out_of_game": bool(game.order) and seat not in game.order and player.hero != NONE,
    }


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
