"""The beginning of a combat: its price, who joins, the enemies drawn and revealed; then its phases in order.

Fights between players begin elsewhere, in the room `pvp`.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import tracks
from roundtable.games.mage_knight.combat import blocking, damage, foes, hidden_die, results, strike
from roundtable.games.mage_knight.content.components import ENEMY_OF, RUINS
from roundtable.games.mage_knight.content.hexes import NEAR
from roundtable.games.mage_knight.content.integers import Seat, Space, Spot
from roundtable.games.mage_knight.content.names import (
    ANCIENT_RUINS,
    B_ASSAULT,
    B_DEN,
    B_DUNGEON,
    B_FOREIGN_KEEP,
    B_FOREIGN_TOWER,
    B_GROUNDS,
    B_LABYRINTH,
    B_MAZE,
    B_MINE,
    B_MONASTERY,
    B_RAMPAGING,
    B_RUINS,
    B_TOMB,
    CRYSTAL_MINE,
    DEEP_MINE,
    DUNGEON,
    KEEP,
    MONSTER_DEN,
    NONE,
    RANGED_AND_SIEGE,
    SPAWNING_GROUNDS,
    TOMB,
)
from roundtable.games.mage_knight.content.site_rules import BURNING_REPUTATION, FIGHTS
from roundtable.games.mage_knight.map import board, tokens, walls
from roundtable.games.mage_knight.state import together
from roundtable.games.mage_knight.state.classes import Combat, Foe
from roundtable.games.mage_knight.state.pieces import SpotState
from roundtable.games.mage_knight.vocabulary import CHALLENGE, CHALLENGES, DONES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.zone import EVERYBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

# The enemy is drawn for this combat only, unless it lies there to mark a secret entrance (Dungeon Lords).
DRAWN: Final = (B_FOREIGN_KEEP, B_FOREIGN_TOWER, B_DUNGEON, B_TOMB, B_MONASTERY, B_MAZE, B_LABYRINTH)
BATTLE_OF_SITE: Final = {
    DUNGEON: B_DUNGEON,
    TOMB: B_TOMB,
    MONSTER_DEN: B_DEN,
    SPAWNING_GROUNDS: B_GROUNDS,
    ANCIENT_RUINS: B_RUINS,
    CRYSTAL_MINE: B_MINE,
    DEEP_MINE: B_MINE,
}


# ---- how it comes about ----


def begin_assault(game: "MageKnight", seat: Seat, space: Space, came_from: Space, provoked: tuple[Space, ...]) -> None:
    """A hero has entered an unconquered fortified site, or another player's keep whose owner is not there."""
    owner = board.owner(game, space) if board.is_owned(game, space) else NONE
    foreign = B_FOREIGN_KEEP if board.site_at(game, space) == KEEP else B_FOREIGN_TOWER
    battle = B_ASSAULT if owner in (NONE, seat) else foreign
    combat = begin(game, seat, battle, board.spot_at(game, space))
    combat.came_from = came_from
    game.tell(words.ASSAULT, seat, board.site_at(game, space))
    tracks.change_reputation(game, seat, game.rules.scenario.assault_reputation, changes.BY_ASSAULT)
    for near in provoked:
        add_rampaging(game, near)
    game.push(JoinCombat(seat))


def begin_provoked(game: "MageKnight", seat: Seat, spaces: tuple[Space, ...]) -> None:
    """A step has provoked rampaging enemies."""
    begin(game, seat, B_RAMPAGING, NONE)
    game.tell(words.PROVOKED, seat)
    for space in spaces:
        add_rampaging(game, space)
    game.push(JoinCombat(seat))


def begin_challenge(game: "MageKnight", seat: Seat, spaces: tuple[Space, ...]) -> None:
    """A hero challenges rampaging enemies; more of those around may be named."""
    begin(game, seat, B_RAMPAGING, NONE)
    game.tell(words.CHALLENGED, seat)
    for space in spaces:
        add_rampaging(game, space)
    game.push(JoinCombat(seat))


def begin_site(game: "MageKnight", seat: Seat) -> None:
    """A hero enters the adventure site of the own space, to fight there."""
    space = game.players[seat].space
    site = board.adventure_at(game, space)
    combat = begin(game, seat, BATTLE_OF_SITE[site], board.spot_at(game, space))
    combat.night = FIGHTS[combat.battle].night
    combat.bars_units = FIGHTS[combat.battle].bars_units
    game.tell(words.ENTERED_SITE, seat, site)
    game.rules.scenario.site_entered(game, space)


def begin_burning(game: "MageKnight", seat: Seat) -> None:
    """A hero burns the monastery of the own space."""
    combat = begin(game, seat, B_MONASTERY, board.spot_at(game, game.players[seat].space))
    combat.bars_units = FIGHTS[B_MONASTERY].bars_units
    game.tell(words.BURNING, seat)
    tracks.change_reputation(game, seat, BURNING_REPUTATION, changes.BY_BURNING)


def begin(game: "MageKnight", seat: Seat, battle: int, spot: Spot) -> Combat:
    """Begin a combat, and lay out its phases."""
    combat = open_combat(game, battle, spot)
    lay_out_phases(game, seat)
    return combat


def open_combat(game: "MageKnight", battle: int, spot: Spot) -> Combat:
    """Use the action for a combat; points left over are lost."""
    turn = game.turn
    turn.acted = True
    turn.normal = True
    turn.move = 0
    turn.influence = 0
    turn.healing = 0
    turn.phase = RANGED_AND_SIEGE
    combat = empty(battle, spot)
    game.combat = combat
    return combat


def lay_out_phases(game: "MageKnight", seat: Seat) -> None:
    """Reveal the enemies, then the four phases and the results."""
    game.then(
        RevealEnemies(seat),
        strike.BeginRanged(seat),
        blocking.BeginBlock(seat),
        damage.BeginDamage(seat),
        strike.BeginAttack(seat),
        results.CombatResults(seat),
    )


def empty(battle: int, spot: Spot) -> Combat:
    """Give a combat without enemies."""
    combat = Combat()
    combat.clear()
    combat.battle = battle
    combat.spot = spot
    return combat


# ---- who is fought ----


def add_rampaging(game: "MageKnight", space: Space) -> None:
    """Rampaging enemies of a space take part; no site fortifies them, but a wall before the hero does."""
    spot = board.spot_at(game, space)
    sheltered = int(walls.between(game, game.players[game.turn.seat].space, space))
    for token in tokens.tokens_at(game, spot):
        face(game, foes.make(token, spot, False, sheltered))


def face(game: "MageKnight", foe: Foe) -> None:
    """An enemy takes part, and everybody sees who it is."""
    foes.fight(game).foes.append(foe)
    game.tell(words.FACES, game.turn.seat, foes.printed(foe).number)


class JoinCombat(Question["MageKnight"]):
    """May other rampaging enemies around the hero join? Named before hidden defenders are revealed."""

    rule: ClassVar[str] = "mage_knight.combat.several-spaces-extra-challenge"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        fought = [foe.spot for foe in foes.fight(game).foes]
        for near in NEAR[game.players[self.seat].space]:
            if board.rampaging_at(game, near) and board.spot_at(game, near) not in fought:
                out.append(CHALLENGES[near])
        if out:
            out.append(DONES)

    def take(self, game: "MageKnight", action: Action) -> None:
        if action.verb == CHALLENGE:
            game.push(JoinCombat(self.seat))
            add_rampaging(game, action.a)


class RevealEnemies(Step["MageKnight"]):
    """All enemies to be fought are drawn and turned up."""

    def run(self, game: "MageKnight") -> None:
        combat = foes.fight(game)
        battle = combat.battle
        if battle in DRAWN and not tokens.occupied(game, combat.spot):
            draw_for_combat(game, combat, FIGHTS[battle].stack)
        elif combat.spot != NONE:
            call_to_site(game, combat)
            add_garrison(game, combat)
        hidden_die.ask(game, self.seat, combat)


def draw_for_combat(game: "MageKnight", combat: Combat, stack: int) -> None:
    """Draw the enemy of a dungeon, tomb, maze, labyrinth or monastery, or those of another player's keep or tower."""
    foreign = combat.battle in (B_FOREIGN_KEEP, B_FOREIGN_TOWER)
    for _ in range(game.rules.scenario.guards(game) if foreign else 1):
        token = tokens.draw_token(game, stack, NONE, EVERYBODY)
        if token != NONE:
            foe = foes.make(token, NONE, True, int(foreign) + behind_wall(game, combat))
            foe.half_fame = foreign
            face(game, foe)


def behind_wall(game: "MageKnight", combat: Combat) -> int:
    """Give 1 if the assault came across a wall, which fortifies the defenders once more."""
    if combat.came_from == NONE:
        return 0
    return int(walls.between(game, combat.came_from, board.space_of(game, combat.spot)))


def call_to_site(game: "MageKnight", combat: Combat) -> None:
    """Draw the enemies of a den, grounds or ruins that nobody has called out yet."""
    spot = combat.spot
    if combat.battle == B_RUINS:
        here = game.spots[spot]
        if here.drawn:
            return
        board.replace(game, board.space_of(game, spot), SpotState(here.shields, True, here.level))
        for stack in RUINS[tokens.ruin_at(game, spot)].enemies:
            call(game, stack, spot)
    elif combat.battle in (B_DEN, B_GROUNDS) and not tokens.tokens_at(game, spot):
        fight = FIGHTS[combat.battle]
        for _ in range(fight.count):
            call(game, fight.stack, spot)


def call(game: "MageKnight", stack: int, spot: Spot) -> None:
    """Draw an enemy onto a site, where it stays until it is defeated."""
    token = tokens.draw_token(game, stack, spot, EVERYBODY)
    if token != NONE:
        game.tell(changes.CALLED_OUT, ENEMY_OF[token], board.space_of(game, spot))


def add_garrison(game: "MageKnight", combat: Combat) -> None:
    """Turn up the enemies lying on the site; those of a keep, tower or city are fortified by it.

    In a joint assault each faces only the defenders dealt to this hero.
    """
    if tokens.turn_up(game, combat.spot):
        for token in tokens.tokens_at(game, combat.spot):
            game.tell(words.GARRISON_SEEN, ENEMY_OF[token], board.space_of(game, combat.spot))
    colours = foes.city_colours(game, combat)
    fortified = int(combat.battle == B_ASSAULT) + behind_wall(game, combat)
    joint = game.joint
    defenders = tokens.tokens_at(game, combat.spot)
    for token in defenders if joint is None else together.share(joint, game.turn.seat):
        foe = foes.make(token, combat.spot, True, fortified)
        foes.give_city_bonus(foe, colours)
        face(game, foe)
