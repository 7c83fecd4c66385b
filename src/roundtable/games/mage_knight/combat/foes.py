"""Enemies in a combat: made of their tokens, what they are worth now, what can touch them, and their defeat."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import tracks
from roundtable.games.mage_knight.combat import hidden_die
from roundtable.games.mage_knight.content.components import ENEMIES, ENEMY_OF, SKILL, Blow, Enemy
from roundtable.games.mage_knight.content.integers import ColourBits, Spot, Token
from roundtable.games.mage_knight.content.names import (
    ABILITY,
    ARCANE_IMMUNITY,
    ATTACK_PHASE,
    B_INCANTATION,
    BLOCK,
    BLUE,
    CITY,
    COLD_FIRE,
    CUMBERSOME,
    DEFEND,
    ELUSIVE,
    ENEMY_DEFEATED,
    FIRE,
    FORTIFIED,
    ICE,
    NONE,
    PHYSICAL,
    R_FIRE,
    R_ICE,
    R_PHYSICAL,
    RED,
    RESISTANCE,
    SUMMON,
    UNFORTIFIED,
)
from roundtable.games.mage_knight.content.site_rules import CITIES
from roundtable.games.mage_knight.effects import events
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.classes import Combat, Foe
from roundtable.games.mage_knight.state.pieces import BLOCKED, OPEN_BLOW

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

PUPPET_MASTER: Final = SKILL.at("krang-puppet-master")
LEAST_ARMOR: Final = 1
INCANTATION_FAME: Final = 2  # times the Fame of enemies called by an incantation (Druid Nights)
SEEN_ICONS: Final = ((1 << len(ABILITY.words)) - 1) & ~SUMMON & ~ARCANE_IMMUNITY


def fight(game: "MageKnight") -> Combat:
    """Give the combat being fought."""
    combat = game.combat
    assert combat is not None
    return combat


# ---- made of a token ----


def make(token: Token, spot: Spot, garrison: bool, fortified: int) -> Foe:
    """Make an enemy of a token; `fortified` says how often site and wall fortify it, unless it is Unfortified."""
    enemy = ENEMIES[ENEMY_OF[token]]
    foe = Foe()
    foe.clear()
    foe.token = token
    foe.spot = spot
    foe.armor = enemy.armor
    foe.armor_elusive = enemy.armor_elusive
    foe.resistances = enemy.resistances
    foe.abilities = enemy.abilities
    foe.site_fortified = 0 if enemy.abilities & UNFORTIFIED else fortified
    foe.values = [blow.value for blow in enemy.blows]
    foe.elements = [blow.element for blow in enemy.blows]
    foe.powers = [blow.abilities for blow in enemy.blows]
    foe.states = [OPEN_BLOW] * len(enemy.blows)
    foe.garrison = garrison
    return foe


def give_city_bonus(foe: Foe, colours: ColourBits) -> None:
    """Give a defender what its city gives, attack by attack; `colours` are the city's, as bits."""
    for city in CITIES:
        if not (colours >> city.colour) & 1:
            continue
        change_armor(foe, city.armor, LEAST_ARMOR)
        for at in range(len(foe.values)):
            if foe.powers[at] & SUMMON:
                continue
            foe.values[at] += city.attack[foe.elements[at]]
            if foe.elements[at] == PHYSICAL:
                foe.powers[at] |= city.ability


def city_colours(game: "MageKnight", combat: Combat) -> ColourBits:
    """Give the colours of the city fought for, as bits; 0 if it is no city."""
    spot = combat.spot
    if spot == NONE or board.SITE_OF[spot] != CITY:
        return 0
    return board.colours_of(game, spot)


def printed(foe: Foe) -> Enemy:
    """Give the token as it is printed."""
    return ENEMIES[ENEMY_OF[foe.token]]


def printed_blows(foe: Foe) -> tuple[Blow, ...]:
    """Give the attacks printed on the token; what is no token has none."""
    return () if foe.token == NONE else printed(foe).blows


def icons(enemy: Enemy) -> int:
    """Count the abilities and resistances printed on a token, as Cold Toughness does."""
    count = 0
    for at in range(len(ABILITY.words)):
        count += ((enemy.abilities & SEEN_ICONS) >> at) & 1
    for at in range(len(RESISTANCE.words)):
        count += (enemy.resistances >> at) & 1
    return count


# ---- who is there ----


def alive(game: "MageKnight") -> list[int]:
    """Give the places of the enemies not defeated, summoned monsters among them."""
    combat = game.combat
    if combat is None:
        return []
    return [at for at, foe in enumerate(combat.foes) if not foe.defeated]


def present(game: "MageKnight") -> list[int]:
    """Give the places of the enemies that can be a target now: a summoner cannot while its monster stands in for it."""
    combat = game.combat
    if combat is None:
        return []
    return [at for at, foe in enumerate(combat.foes) if not foe.defeated and not foe.summoned]


def cumbersome(game: "MageKnight") -> bool:
    """Say whether an enemy is there whose attack Move points can still lower."""
    combat = game.combat
    if combat is None or game.turn.phase > BLOCK:
        return False
    for foe in combat.foes:
        for at in range(len(foe.values)):
            if foe.powers[at] & CUMBERSOME and is_open(foe, at):
                return True
    return False


# ---- what touches them ----


def fortifications(game: "MageKnight", foe: Foe) -> int:
    """Count how often an enemy is fortified: by its ability, by the site it defends, and by a wall before it."""
    own = 1 if foe.abilities & FORTIFIED else 0
    if foe.site_fortified and not lasting.holds(game, "ignore-site-fortifications"):
        return own + foe.site_fortified
    return own


def is_hero(foe: Foe) -> bool:
    """Say whether an enemy is another player's hero."""
    return foe.token == NONE and foe.unit == NONE


def attack_affected(foe: Foe, colours: ColourBits) -> bool:
    """Say whether an effect of these colours can act on an enemy's attacks: Arcane Immunity does not stop it."""
    if is_hero(foe):
        return False
    if colours & (1 << RED) and foe.resistances & R_FIRE:
        return False
    return not (colours & (1 << BLUE) and foe.resistances & R_ICE)


def can_affect(game: "MageKnight", foe: Foe, colours: ColourBits) -> bool:
    """Say whether an effect of these colours, other than Attack and Block, can act on an enemy."""
    return not foe.abilities & ARCANE_IMMUNITY and attack_affected(foe, colours)


def resists(resistances: int, element: int) -> bool:
    """Say whether resistances work against an element; cold fire needs both."""
    if element == PHYSICAL:
        return resistances & R_PHYSICAL != 0
    if element == FIRE:
        return resistances & R_FIRE != 0
    if element == ICE:
        return resistances & R_ICE != 0
    assert element == COLD_FIRE
    return resistances & R_FIRE != 0 and resistances & R_ICE != 0


# ---- armor ----


def armor_of(game: "MageKnight", foe: Foe) -> int:
    """Give an enemy's Armor as it is now, what Defend and a die revealed by another player add included."""
    combat = fight(game)
    armor = base_armor(game, foe) + defend_bonus(combat, foe)
    if combat.die_shown and foe is combat.foes[0]:
        armor += hidden_die.armor_bonus(combat, game.turn.phase)
    return armor


def base_armor(game: "MageKnight", foe: Foe) -> int:
    """Give the Armor without Defend: Disease, or the value of an Elusive enemy that counts, or the only one."""
    blocked = all_blocked(foe)
    diseases = lasting.odd(game, "disease") if blocked and not foe.abilities & ARCANE_IMMUNITY else []
    if diseases:
        return lasting.node(diseases[0]).numbers["armor"]
    if foe.abilities & ELUSIVE and not (blocked and game.turn.phase == ATTACK_PHASE):
        return foe.armor_elusive
    return foe.armor


def defend_bonus(combat: Combat, foe: Foe) -> int:
    """Give what Defend adds to an enemy's Armor."""
    bonus = 0
    for other in combat.foes:
        if other.guards != NONE and combat.foes[other.guards] is foe:
            bonus += printed(other).defend
    return bonus


def defends(foe: Foe) -> bool:
    """Say whether an enemy's Defend bonus can still be given."""
    return not foe.defeated and foe.abilities & DEFEND != 0 and foe.guards == NONE


def change_armor(foe: Foe, add: int, least: int) -> None:
    """Change both Armor values, not below the least."""
    foe.armor = lowered(foe.armor, add, least)
    foe.armor_elusive = lowered(foe.armor_elusive, add, least)


def lowered(value: int, add: int, least: int) -> int:
    """Change a value; lowering stops at the least, and never raises what is below it already."""
    return max(value + add, min(value, least))


# ---- attacks ----


def any_open(game: "MageKnight") -> bool:
    """Say whether an attack is still to come."""
    for foe in fight(game).foes:
        for blow in range(len(foe.values)):
            if is_open(foe, blow):
                return True
    return False


def is_open(foe: Foe, blow: int) -> bool:
    """Say whether an attack is still to be blocked or dealt. Summons are none."""
    if foe.defeated or foe.skips or foe.summoned:
        return False
    return foe.states[blow] == OPEN_BLOW and not foe.powers[blow] & SUMMON


def attacks(foe: Foe) -> bool:
    """Say whether an enemy has an attack still to be blocked or dealt."""
    for at in range(len(foe.values)):
        if is_open(foe, at):
            return True
    return False


def all_blocked(foe: Foe) -> bool:
    """Say whether every attack of an enemy was blocked. Summons cannot be, nor is a prevented attack."""
    for state in foe.states:
        if state != BLOCKED:
            return False
    return bool(foe.states)


def may_be_kept(foe: Foe) -> bool:
    """Say whether an enemy can be kept from attacking; a player's Unit must be part of the attack being answered."""
    return not foe.skips and (foe.unit == NONE or bool(foe.values))


# ---- defeat ----


def destroy(game: "MageKnight", at: int) -> None:
    """Defeat an enemy at once by an effect, with everything that follows; a summoned monster is just discarded."""
    if fell(game, fight(game).foes[at]):
        events.happen(game, ENEMY_DEFEATED, at)


def fell(game: "MageKnight", foe: Foe) -> bool:
    """Put an enemy out of the combat: token away, Fame at once. Say whether it counts as defeated."""
    if foe.defeated:
        return False
    combat = fight(game)
    foe.defeated = True
    tokens.discard_token(game, foe.token)
    combat.targets = tuple([at for at in combat.targets if combat.foes[at] is not foe])
    if foe.summoner != NONE:
        game.tell(changes.MONSTER_BLOCKED if all_blocked(foe) else words.MONSTER_GONE, printed(foe).number)
        return False
    seat = game.turn.seat
    enemy = printed(foe)
    game.tell(words.DEFEATED, seat, enemy.number)
    if game.lasting:
        praise_scouts(game, foe)
    if PUPPET_MASTER in game.players[seat].skills or PUPPET_MASTER in game.skill_offer:
        game.turn.felled = (*game.turn.felled, foe.token)
    fame = half_share(combat, foe) if foe.half_fame else enemy.fame
    if combat.battle == B_INCANTATION:
        fame *= INCANTATION_FAME
    if combat.die != NONE:
        fame += hidden_die.fame_bonus(game, combat)
    tracks.gain_fame(game, seat, fame, changes.BY_ENEMY)
    tracks.change_reputation(game, seat, enemy.reputation, changes.BY_TOKEN)
    return True


def praise_scouts(game: "MageKnight", foe: Foe) -> None:
    """A token that Scouts looked at this turn is worth 1 Fame more."""
    for one in lasting.odd(game, "scout-peek"):
        if one.target == foe.token:
            lasting.end(game, one)
            tracks.gain_fame(game, one.seat, 1, changes.BY_EFFECT)


def half_share(combat: Combat, foe: Foe) -> int:
    """Give what a guard of another player's site adds to half the Fame of all that fell, rounded up at the end."""
    total = sum([printed(other).fame for other in combat.foes if other.half_fame and other.defeated])
    return (total + 1) // 2 - (total - printed(foe).fame + 1) // 2


def discard_monster(game: "MageKnight", foe: Foe) -> None:
    """A summoned monster has done its part."""
    if foe.summoner != NONE:
        fell(game, foe)
