"""The results of a combat: shields, conquests, Reputation, survivors, the hero's place. Rewards are only noted."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import tracks
from roundtable.games.mage_knight.combat import damage, foes, hidden_die
from roundtable.games.mage_knight.content.components import PATHS, RUINS, STACK_OF
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import (
    B_ASSAULT,
    B_DUNGEON,
    B_FOREIGN_KEEP,
    B_FOREIGN_TOWER,
    B_GROUNDS,
    B_MONASTERY,
    B_RUINS,
    B_TOMB,
    CITY,
    MAGE_TOWER,
    NONE,
    S_BROWN,
    S_RED,
)
from roundtable.games.mage_knight.content.site_rules import (
    DRACONUM_REPUTATION,
    FIGHTS,
    ORCS_REPUTATION,
    PATH_REWARDS,
    TOWER_REWARDS,
)
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.state import lasting, this_turn
from roundtable.games.mage_knight.state.classes import Combat, Foe
from roundtable.games.mage_knight.state.pieces import UNTIL_COMBAT, SpotState
from roundtable.kernel.agenda import Step
from roundtable.kernel.zone import NOBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


class CombatResults(Step["MageKnight"]):
    """The combat is over."""

    def run(self, game: "MageKnight") -> None:
        combat = foes.fight(game)
        seat = self.seat
        won = defenders_left(combat) == 0
        if combat.spot != NONE:
            space = board.space_of(game, combat.spot)
            if board.site_at(game, space) == CITY:
                mark_city(game, seat, combat, space, won)
            elif won:
                conquer(game, seat, combat, space)
        praise(game, seat, combat)
        dismiss(game, combat)
        if combat.came_from != NONE and not won and game.joint is None:
            retreat(game, seat, combat)
        leave(game, seat)


def defenders_left(combat: Combat) -> int:
    """Count the defenders of the site that were not defeated; rampaging companions do not matter."""
    return len([foe for foe in combat.foes if foe.garrison and not foe.defeated])


# ---- conquests ----


def mark_city(game: "MageKnight", seat: Seat, combat: Combat, space: Space, won: bool) -> None:
    """A shield for each defender defeated; without defenders the city is conquered and has a leader.

    What comes of a joint assault is told when all have fought.
    """
    for foe in combat.foes:
        if foe.garrison and foe.defeated:
            board.mark(game, space, seat)
            game.tell(changes.CITY_SHIELD, seat, board.space_of(game, board.spot_at(game, space)))
    if won and game.joint is None:
        game.tell(changes.CITY_CONQUERED, seat, CITY, space)
        game.tell(words.CITY_LED, board.leader(game, space), space)


def conquer(game: "MageKnight", seat: Seat, combat: Combat, space: Space) -> None:
    """A site without enemies is the victor's; an old dungeon or tomb gives nothing more."""
    battle = combat.battle
    here = board.state_at(game, space)
    if battle in (B_FOREIGN_KEEP, B_FOREIGN_TOWER):
        board.replace(game, space, SpotState((seat,), here.drawn, here.level))
    elif here.shields and battle not in PATH_REWARDS:
        return
    else:
        board.mark(game, space, seat)
    if battle in PATH_REWARDS:
        game.paths = (*game.paths, len(PATHS) * combat.spot + combat.path)
    line = words.CONQUERED
    if battle == B_MONASTERY:
        line = changes.MONASTERY_BURNED
    elif board.fortified(game, space):
        line = changes.KEEP_CONQUERED
    game.tell(line, seat, board.adventure_at(game, space), space)
    note_rewards(game, combat, space)
    game.rules.scenario.site_conquered(game, seat, space)


def note_rewards(game: "MageKnight", combat: Combat, space: Space) -> None:
    """Note what is to be taken at the end of the turn."""
    for reward in rewards_of(game, combat, space):
        this_turn.note_reward(game, reward)
    if combat.battle == B_RUINS:
        tokens.discard_ruin(game, combat.spot)


def rewards_of(game: "MageKnight", combat: Combat, space: Space) -> tuple[int, ...]:
    """Give the rewards of a site."""
    if combat.battle == B_ASSAULT:
        return TOWER_REWARDS if board.site_at(game, space) == MAGE_TOWER and not board.is_owned(game, space) else ()
    if combat.battle == B_RUINS:
        return RUINS[tokens.ruin_at(game, combat.spot)].rewards
    if combat.battle in PATH_REWARDS:
        return PATH_REWARDS[combat.battle][combat.path] + FIGHTS[combat.battle].rewards
    return FIGHTS[combat.battle].rewards


# ---- enemies ----


def praise(game: "MageKnight", seat: Seat, combat: Combat) -> None:
    """Each defeated rampaging enemy raises the Reputation, draconum more than orcs, unless a monster is with it."""
    for foe in combat.foes:
        if foe.defeated and not foe.garrison and foe.summoner == NONE:
            more = STACK_OF[foe.token] == S_RED and not (game.rules.violence and has_company(combat, foe))
            cause = changes.BY_DRACONUM if more else changes.BY_ORCS
            tracks.change_reputation(game, seat, DRACONUM_REPUTATION if more else ORCS_REPUTATION, cause)


def has_company(combat: Combat, foe: Foe) -> bool:
    """Say whether another rampaging enemy came into the combat from the same space."""
    return len([other for other in combat.foes if other.spot == foe.spot and other.summoner == NONE]) > 1


def dismiss(game: "MageKnight", combat: Combat) -> None:
    """Survivors drawn for this combat only are discarded, others stay; a beaten monster of grounds is replaced.

    The enemy that marks a secret entrance makes room for another one (Dungeon Lords).
    """
    for foe in combat.foes:
        if not foe.defeated and foe.spot == NONE:
            tokens.discard_token(game, foe.token)
        elif not foe.defeated and combat.battle in (B_DUNGEON, B_TOMB):
            tokens.discard_token(game, foe.token)
            tokens.draw_token(game, FIGHTS[combat.battle].stack, combat.spot, NOBODY)
    if combat.battle == B_GROUNDS and defenders_left(combat):
        for foe in combat.foes:
            if foe.garrison and foe.defeated:
                tokens.draw_token(game, S_BROWN, combat.spot, NOBODY)


# ---- the hero ----


def retreat(game: "MageKnight", seat: Seat, combat: Combat) -> None:
    """A failed assault: back to the space before, without a Wound."""
    player = game.players[seat]
    path = game.turn.path
    if path and path[-1] == player.space:
        game.turn.path = path[:-1]
    player.space = combat.came_from
    game.tell(words.RETREATED, seat, player.space)


def leave(game: "MageKnight", seat: Seat) -> None:
    """Everything that belonged to the combat ends; Healing is possible again."""
    lasting.expire(game, UNTIL_COMBAT)
    damage.forget_marks(game, seat)
    hidden_die.combat_over(game, foes.fight(game))
    game.combat = None
    game.push(this_turn.AfterAction(seat))
