"""Joint assaults of Mage Knight as a bot sees them: how many defenders a hero can take on, whom to ask, what to say."""

from typing import Final

from roundtable.bots.surroundings import TOUGHNESS, strength
from roundtable.games.mage_knight.content.components import ENEMY_OF, WOUND_DEED
from roundtable.games.mage_knight.content.integers import Space
from roundtable.games.mage_knight.course.proposal import Agree, Propose, defenders, helpers
from roundtable.games.mage_knight.course.turns import TakeTurn
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state import teams
from roundtable.games.mage_knight.state.game import MageKnight
from roundtable.games.mage_knight.vocabulary import ACCEPTS, DECLINES, DONES, INVITES, PROPOSE
from roundtable.kernel.action import Action

CARDS_TO_ENTER: Final = 1
TEAM_SHIELD: Final = 150  # a defender of a city that a member of the team has defeated
TEAM_CITY: Final = 1500  # a city the team has conquered


def advice(game: MageKnight, seat: int) -> Action | None:
    """Give an answer to a question about joint assaults, or propose one where it can succeed; None otherwise."""
    question = game.question()
    if isinstance(question, Agree):
        willing = capacity(game, seat, question.space) >= question.shares[seat] and ACCEPTS in game.found
        return ACCEPTS if willing else DECLINES
    if isinstance(question, Propose):
        return share_out(game, seat, question)
    if isinstance(question, TakeTurn) and game.turn.refusals == 0:
        return worth_proposing(game, seat)
    return None


def capacity(game: MageKnight, seat: int, space: Space) -> int:
    """Say how many of a city's defenders a hero can take on; of others one sees only how many cards they hold."""
    player = game.players[seat]
    cards = len([deed for deed in player.hand.cards if deed != WOUND_DEED]) - CARDS_TO_ENTER
    there = [TOUGHNESS[ENEMY_OF[token]] for token in defenders(game, space)]
    return strength(player, cards, True) // max(1, sum(there) // max(1, len(there)))


def share_out(game: MageKnight, seat: int, proposal: Propose) -> Action:
    """Give each helper what it can take on until the rest is within the own means; without that, give it up."""
    left = len(defenders(game, proposal.space)) - sum(proposal.shares)
    own = max(1, capacity(game, seat, proposal.space))
    if left <= own and DONES in game.found:
        return DONES
    for other in helpers(game, seat, proposal.space):
        most = min(capacity(game, other, proposal.space), left - 1)
        if not proposal.shares[other] and most > 0:
            return INVITES[other][max(1, min(most, left - own))]
    return DECLINES


def worth_proposing(game: MageKnight, seat: int) -> Action | None:
    """Propose an assault that is too much for one but not for all."""
    for action in game.found:
        if action.verb != PROPOSE:
            continue
        own = capacity(game, seat, action.a)
        if own < 1:
            continue
        there = len(defenders(game, action.a))
        others = [capacity(game, other, action.a) for other in helpers(game, seat, action.a)]
        if own < there <= own + sum([most for most in others if most > 0]):
            return action
    return None


def conquests(game: MageKnight, seat: int) -> int:
    """Say what the cities are worth to a team: those conquered, and every defender defeated."""
    members = teams.members(game, seat)
    total = TEAM_CITY * len(board.conquered_cities(game))
    for tile in game.cities:
        shields = board.state_at(game, board.city_space(game, tile)).shields
        total += TEAM_SHIELD * len([one for one in shields if one in members])
    return total
