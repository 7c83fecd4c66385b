"""Teams: who plays together. Without teams everybody is alone."""

from typing import TYPE_CHECKING

from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.state.team_settings import ONE_TEAM, TWO_TEAMS

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def form(game: "MageKnight") -> None:
    """Form the teams, before heroes are chosen: by agreement, else at random."""
    seats = game.rules.seats
    if game.rules.teams == ONE_TEAM:
        game.team_of = (0,) * seats
    elif game.rules.teams == TWO_TEAMS:
        partner = game.rules.partner or 1 + game.chance.below(seats - 1)
        game.team_of = tuple([0 if seat in (0, partner) else 1 for seat in range(seats)])


def allies(game: "MageKnight", seat: Seat, other: Seat) -> bool:
    """Say whether two different seats play in one team."""
    return bool(game.team_of) and seat != other and game.team_of[seat] == game.team_of[other]


def members(game: "MageKnight", seat: Seat) -> list[Seat]:
    """Give a seat with those who play in its team."""
    if not game.team_of:
        return [seat]
    return [other for other, team in enumerate(game.team_of) if team == game.team_of[seat]]
