"""What a combat comes to, found by the game's own rules on a copy: for whoever weighs whether to go on.

It rests on what all at the table can see. Monsters still to be summoned, a die set in secret and what is drawn on the
way are left out of it.
"""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.cards import centre, tracks
from roundtable.games.mage_knight.combat import blocking, damage, foes, phases, results, strike
from roundtable.games.mage_knight.content.components import level_of
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import (
    ASSIGN_DAMAGE,
    ATTACK_PHASE,
    BLOCK,
    ENEMY_DEFEATED,
    NONE,
    RANGED_AND_SIEGE,
    SUMMON,
)
from roundtable.games.mage_knight.effects import events
from roundtable.games.mage_knight.state import lasting
from roundtable.games.mage_knight.state.pieces import DEALT, OPEN_BLOW, UNTIL_PHASE
from roundtable.kernel.wording import Names

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

DESTROYED: Final = 3  # before it come the Wounds a Unit has: none, one, or two by poison
FATE_OF_UNIT: Final[Names] = Names("mage_knight-unit-fate", ("unharmed", "wounded", "poisoned", "destroyed"))


class Hit:
    """What one attack does to the hero alone."""

    def __init__(self, enemy: int, blow: int, damage: int, wounds: int, discarded: int, paralyzed: bool) -> None:
        self.enemy: Final = enemy
        self.blow: Final = blow
        self.damage: Final = damage
        self.wounds: Final = wounds  # to the hand
        self.discarded: Final = discarded  # Wounds to the discard pile
        self.paralyzed: Final = paralyzed


class Stop:
    """What comes through if nothing more is played against the enemies and the hero takes all of it."""

    def __init__(self, hits: tuple[Hit, ...], wounds: int, limit: int, summons: int, retreats: bool) -> None:
        self.hits: Final = hits
        self.wounds: Final = wounds  # to the hand in the whole combat, those taken before included
        self.limit: Final = limit  # so many knock the hero out
        self.summons: Final = summons  # monsters that are still to come, and strike too
        self.retreats: Final = retreats  # with nobody defeated any more the assault fails


class Stake:
    """What there is still to be won if everybody left is defeated."""

    def __init__(self, fame: int, reputation: int, level: int, rewards: tuple[int, ...], conquers: bool) -> None:
        self.fame: Final = fame
        self.reputation: Final = reputation
        self.level: Final = level  # that the Fame stands for then
        self.rewards: Final = rewards
        self.conquers: Final = conquers  # the site; that of a joint assault is all members' matter


class UnitHit:
    """What becomes of a Unit that takes the damage being assigned, and what is left of it."""

    def __init__(self, index: int, fate: int, left: int) -> None:
        self.index: Final = index
        self.fate: Final = fate
        self.left: Final = left


def blank_copy(game: "MageKnight") -> "MageKnight":
    """Give a copy on which nothing is left to be done, without a die whose colour is a secret."""
    copy = game.clone()
    copy.forced = False
    copy.agenda.clear()
    combat = foes.fight(copy)
    if not combat.die_shown:
        combat.die = NONE
    return copy


def settle(copy: "MageKnight") -> None:
    """Let all that follows happen; what would be asked is let be."""
    copy.advance()
    while copy.agenda:
        copy.agenda.pop()
        copy.advance()


# ---- if one stops here ----


def stop(game: "MageKnight", seat: Seat) -> Stop:
    """Let every attack that is still to come hit the hero."""
    copy = blank_copy(game)
    combat = foes.fight(copy)
    summons = 0
    hits: list[Hit] = []
    if combat.damaging != NONE:
        at, blow = combat.damaging, combat.blow
        hits.append(hit(copy, seat, at, blow, combat.damage))
        combat.foes[at].states[blow] = DEALT
    elif copy.turn.phase != ATTACK_PHASE:
        summons = let_come(copy, seat)
    if copy.turn.phase == ASSIGN_DAMAGE:
        for at, foe in enumerate(combat.foes):
            for blow in range(len(foe.values)):
                if foes.is_open(foe, blow):
                    hits.append(hit(copy, seat, at, blow, damage.damage_of(foe, blow)))
    limit = tracks.hand_limit(game, seat)
    fails = combat.came_from != NONE and results.defenders_left(combat) > 0 and game.joint is None
    return Stop(tuple(hits), combat.wounds, limit, summons, fails)


def summons_to_come(game: "MageKnight") -> int:
    """Count the monsters that the next phase brings."""
    if game.turn.phase != RANGED_AND_SIEGE:
        return 0
    count = 0
    for foe in foes.fight(game).foes:
        if foe.defeated or foe.skips:
            continue
        for blow, said in enumerate(foes.printed_blows(foe)):
            if foe.powers[blow] & SUMMON and foe.states[blow] == OPEN_BLOW:
                count += said.summons
    return count


def let_come(copy: "MageKnight", seat: Seat) -> int:
    """Go on to the damage: an attack or block that is enough counts. Give the number of monsters to be summoned."""
    combat = foes.fight(copy)
    if combat.blocking != NONE and foes.is_open(combat.foes[combat.blocking], combat.blow) and blocking.enough(copy):
        blocking.succeed(copy)
    elif combat.blocking == NONE and strike.enough(copy):
        strike.carry_out(copy)
    settle(copy)
    combat.blocking = NONE
    combat.blow = NONE
    phases.drop(copy)
    summons = summons_to_come(copy)
    if copy.turn.phase == RANGED_AND_SIEGE:
        lasting.expire(copy, UNTIL_PHASE)
        copy.turn.phase = BLOCK
        if copy.centre and centre.avenged(copy, seat):
            blocking.avenge(combat)
        for foe in combat.foes:
            for blow in range(len(foe.values)):
                blocking.check_nothing_left(copy, foe, blow)
        settle(copy)
    lasting.expire(copy, UNTIL_PHASE)
    copy.turn.phase = ASSIGN_DAMAGE
    return summons


def hit(copy: "MageKnight", seat: Seat, at: int, blow: int, strength: int) -> Hit:
    """Let the hero take an attack, what Shocktroops draw onto themselves aside."""
    combat = foes.fight(copy)
    combat.damaging = at
    combat.blow = blow
    combat.damage = strength
    wounds, discarded = combat.wounds, copy.turn.wounds_discarded
    was_paralyzed = combat.paralyzed
    while combat.damage and copy.lasting:
        first = damage.drawn_to(copy, seat)
        if first == NONE:
            break
        damage.assign(copy, seat, first)
    if combat.damage:
        damage.suffer(copy, seat)
        settle(copy)
    paralyzed = combat.paralyzed and not was_paralyzed
    combat.damaging = NONE
    combat.blow = NONE
    combat.paralyzed = False
    return Hit(at, blow, strength, combat.wounds - wounds, copy.turn.wounds_discarded - discarded, paralyzed)


# ---- whom the damage being assigned may go to ----


def unit_hits(game: "MageKnight", seat: Seat) -> list[UnitHit]:
    """Give what would become of each Unit that may take the damage being assigned."""
    found: list[UnitHit] = []
    if foes.fight(game).damaging == NONE:
        return found
    for index in damage.sufferers(game, seat):
        copy = blank_copy(game)
        card = copy.players[seat].units[index].card
        damage.assign(copy, seat, index)
        units = [unit for unit in copy.players[seat].units if unit.card == card]
        fate = units[0].wounds if units else DESTROYED
        found.append(UnitHit(index, fate, foes.fight(copy).damage))
    return found


# ---- what is at stake ----


def stake(game: "MageKnight", seat: Seat) -> Stake:
    """Let everybody who is left be defeated, and take the results."""
    copy = blank_copy(game)
    combat = foes.fight(copy)
    player = copy.players[seat]
    fame, reputation, rewards = player.fame, player.reputation, len(copy.turn.rewards)
    left = foes.alive(copy)
    for at in left:
        foes.fell(copy, combat.foes[at])
    for at in reversed(left):
        if combat.foes[at].summoner == NONE:
            events.happen(copy, ENEMY_DEFEATED, at)
    settle(copy)
    conquers = game.joint is None and bool([foe for foe in combat.foes if foe.garrison])
    results.CombatResults(seat).run(copy)
    gained = player.fame - fame
    return Stake(gained, player.reputation - reputation, level_of(player.fame), copy.turn.rewards[rewards:], conquers)
