"""One to Return: the portal closes after the first Day, and only who stands on it in the end goes home."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.hexes import START
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import NONE, ONE_TO_RETURN, RETURN_PART
from roundtable.games.mage_knight.state.scenario import Goal, Scenario, points
from roundtable.kernel.chance import Chance

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

DAY_OF_CLOSING: Final = 1  # the Round at whose end the portal closes


class OneToReturn(Scenario):
    """There is no scoring: one wins, or nobody."""

    def __init__(self) -> None:
        super().__init__(ONE_TO_RETURN)

    # ---- the chosen ones of two teams ----

    def set_up(self, game: "MageKnight") -> None:
        """Of each team one member is drawn in secret who must return."""
        if game.team_of:
            game.chosen = tuple([draw(game, team, game.chance) for team in (0, 1)])

    def dream(self, game: "MageKnight", seat: Seat, chance: Chance) -> None:
        """Nobody knows whom the other team must bring home."""
        if game.chosen and not game.finished:
            own = game.team_of[seat] if seat != NONE else NONE
            game.chosen = tuple(
                [one if team == own else draw(game, team, chance) for team, one in enumerate(game.chosen)]
            )

    def veil(self, game: "MageKnight", seat: Seat) -> None:
        """Leave only whom the own team must bring home."""
        if game.chosen and not game.finished:
            game.chosen = tuple([one if team == game.team_of[seat] else NONE for team, one in enumerate(game.chosen)])

    # ---- the portal ----

    def portal_open(self, game: "MageKnight") -> bool:
        """It is until the first Day is over."""
        return game.round <= DAY_OF_CLOSING

    def round_ends(self, game: "MageKnight") -> None:
        """Whoever is on the portal when it closes, or was taken off it, is out of the game; perhaps nobody is left.

        At the end of the last Night it is told who was chosen.
        """
        if game.round >= game.rules.rounds:
            for seat in game.chosen:
                game.tell(words.CHOSEN_ONE, seat)
        if game.round != DAY_OF_CLOSING:
            return
        game.tell(words.PORTAL_CLOSED)
        lost = [seat for seat, player in enumerate(game.players) if player.space in (NONE, START)]
        for seat in lost:
            game.players[seat].space = NONE
            game.tell(words.ELIMINATED, seat)
        game.order = tuple([seat for seat in game.order if seat not in lost])
        if not game.order:
            game.scenario_over = True

    def shown(self, game: "MageKnight", space: Space) -> dict[str, object]:
        """The closed portal."""
        return {"closed": True} if space == START and not self.portal_open(game) else {}

    # ---- the end ----

    def accomplished(self, game: "MageKnight") -> bool:
        """Nothing ends the game early while a hero is left."""
        return False

    def goals(self, game: "MageKnight") -> list[Goal]:
        """Who stands on the closed portal."""
        there = [int(returns(game, seat)) for seat in range(len(game.players))]
        return [Goal("return", sum(there), 1, there)]

    def parts(self, game: "MageKnight", achievements: list[list[int]], seat: Seat) -> list[int]:
        """One point for who would return now; of teams only at the end, for it tells who was chosen."""
        if not game.team_of:
            return points({RETURN_PART: int(returns(game, seat))})
        home = game.finished and returns(game, game.chosen[game.team_of[seat]])
        return points({RETURN_PART: int(home)})

    def winners(self, game: "MageKnight", scores: list[int]) -> list[Seat]:
        """Who returns, with the own team, or nobody."""
        return [seat for seat, points in enumerate(scores) if points]


def draw(game: "MageKnight", team: int, chance: Chance) -> Seat:
    """Draw a member of a team."""
    members = [seat for seat, other in enumerate(game.team_of) if other == team]
    return members[chance.below(len(members))]


def returns(game: "MageKnight", seat: Seat) -> bool:
    """Say whether a hero stands on the closed portal."""
    return not game.rules.scenario.portal_open(game) and game.players[seat].space == START
