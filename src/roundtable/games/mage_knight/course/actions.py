"""The voluntary actions of a turn: dealing with locals, entering a site, a tribute, burning, challenging."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.combat import battle, paths
from roundtable.games.mage_knight.content.components import RUINS
from roundtable.games.mage_knight.content.hexes import NEAR
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import (
    ANCIENT_RUINS,
    DUNGEON,
    LABYRINTH,
    MAZE,
    MONASTERY,
    MONSTER_DEN,
    NONE,
    SPAWNING_GROUNDS,
    TOMB,
)
from roundtable.games.mage_knight.locals import altar, interaction
from roundtable.games.mage_knight.map import board, tokens
from roundtable.games.mage_knight.vocabulary import (
    BURN,
    BURNS,
    CHALLENGE,
    CHALLENGES,
    ENTER,
    ENTERS,
    INTERACT,
    INTERACTS,
    TRIBUTE,
    TRIBUTES,
)
from roundtable.kernel.action import Action

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def add(game: "MageKnight", seat: Seat, out: list[Action]) -> None:
    """Append the voluntary actions possible here; none in a space shared with another hero."""
    space = game.players[seat].space
    if board.crowded(game, seat, space):
        return
    site = board.site_at(game, space)
    if site != NONE:
        add_at_site(game, seat, space, site, out)
    game.rules.scenario.add_actions(game, seat, space, out)
    for near in NEAR[space]:
        if board.rampaging_at(game, near):
            out.append(CHALLENGES[near])


def add_at_site(game: "MageKnight", seat: Seat, space: Space, site: int, out: list[Action]) -> None:
    """Append what a site allows: dealing with its locals, entering, an altar's tribute, burning."""
    if interaction.possible(game, seat):
        out.append(INTERACTS)
    if site in (DUNGEON, TOMB, MONSTER_DEN, SPAWNING_GROUNDS):
        again = site in (DUNGEON, TOMB) and game.rules.scenario.sites_reentered
        if again or not board.conquered(game, space):
            out.append(ENTERS)
    elif site in (MAZE, LABYRINTH):
        if paths.may_enter(game, seat, space):
            out.append(ENTERS)
    elif site == ANCIENT_RUINS:
        ruin = tokens.ruin_at(game, board.spot_at(game, space))
        if ruin != NONE:
            if not RUINS[ruin].altar:
                out.append(ENTERS)
            elif altar.payable(game, seat, ruin):
                out.append(TRIBUTES)
    elif site == MONASTERY and not board.conquered(game, space):
        out.append(BURNS)


def begin(game: "MageKnight", seat: Seat, action: Action) -> None:
    """Begin a voluntary action."""
    verb = action.verb
    if verb == INTERACT:
        interaction.begin(game, seat)
    elif verb == ENTER:
        if board.site_at(game, game.players[seat].space) in (MAZE, LABYRINTH):
            paths.begin(game, seat)
        else:
            battle.begin_site(game, seat)
    elif verb == TRIBUTE:
        altar.begin(game, seat)
    elif verb == BURN:
        battle.begin_burning(game, seat)
    elif verb == CHALLENGE:
        battle.begin_challenge(game, seat, (action.a,))  # which asks for more of them
    else:
        game.rules.scenario.take_option(game, seat, action)
