"""Joint assaults of Mage Knight as a bot sees them: when one may be tried, whom to ask, and what to answer.

Whether one is proposed is a matter of the plan for the turn, which supposes that all agree and follows the own fight.
"""

from typing import Final

from roundtable.bots.powers import TOUGHNESS, strength
from roundtable.games.mage_knight.content.components import ENEMY_OF, WOUND_DEED
from roundtable.games.mage_knight.content.integers import Space
from roundtable.games.mage_knight.course.proposal import Agree, Propose, defenders, helpers
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state import teams
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.vocabulary import ACCEPTS, DECLINES, DONES, INVITES
from roundtable.kernel.action import Action

CARDS_TO_ENTER: Final = 1
TEAM_SHIELD: Final = 150  # a defender of a city that a member of the team has defeated
TEAM_CITY: Final = 1500  # a city the team has conquered
STILL_FACED: Final = 200  # a defender that another member of the team still has to fight, at even odds


def advice(game: MageKnight, seat: int) -> Action | None:
    """Give an answer to a question about joint assaults; None to any other."""
    question = game.question()
    if isinstance(question, Agree):
        willing = capacity(game, seat, question.space) >= question.shares[seat] and ACCEPTS in game.found
        return ACCEPTS if willing else DECLINES
    if isinstance(question, Propose):
        return share_out(game, seat, question)
    return None


def may_be_tried(game: MageKnight, seat: int, space: Space) -> bool:
    """Say whether a proposal can help: none was refused in this turn, and the hero and another can do something."""
    if game.turn.refusals or capacity(game, seat, space) < 1:
        return False
    return any([capacity(game, other, space) > 0 for other in helpers(game, seat, space)])


def capacity(game: MageKnight, seat: int, space: Space) -> int:
    """Say how many of a city's defenders a hero can about take on; of others one sees only how many cards they hold."""
    player = game.players[seat]
    cards = len([deed for deed in player.hand.cards if deed != WOUND_DEED]) - CARDS_TO_ENTER
    there = [TOUGHNESS[ENEMY_OF[token]] for token in defenders(game, space)]
    mean = max(1, sum(there) // max(1, len(there)))
    return (2 * strength(player, cards, True) + mean) // (2 * mean)


def share_out(game: MageKnight, seat: int, proposal: Propose) -> Action:
    """Give each helper what it can take on until the rest is within the own means, or nobody else can help."""
    left = len(defenders(game, proposal.space)) - sum(proposal.shares)
    own = max(1, capacity(game, seat, proposal.space))
    if left <= own and DONES in game.found:
        return DONES
    for other in helpers(game, seat, proposal.space):
        most = min(capacity(game, other, proposal.space), left - 1)
        if not proposal.shares[other] and most > 0:
            return INVITES[other][max(1, min(most, left - own))]
    return DONES if DONES in game.found else DECLINES


def conquests(game: MageKnight, seat: int) -> int:
    """Say what the cities are worth to a team: those conquered, every defender defeated, those others still face."""
    members = teams.members(game, seat)
    total = TEAM_CITY * len(board.conquered_cities(game))
    for tile in game.cities:
        shields = board.state_at(game, board.city_space(game, tile)).shields
        total += TEAM_SHIELD * len([one for one in shields if one in members])
    joint = game.joint
    if joint is not None and joint.members[joint.active] != seat:
        total += STILL_FACED * sum(joint.shares[joint.active :])
    return total
