"""Setting up, and the order of a round."""

from roundtable.kernel import table
from roundtable.kernel.agenda import Step
from roundtable.kernel.zone import pile, show, shuffle
from tests.practice.tourney import draft, lists, stances, turn
from tests.practice.tourney import vocabulary as v
from tests.practice.tourney.classes import Knight
from tests.practice.tourney.content import (
    CHALLENGES,
    DICE,
    FAVOURS_PER_SEAT,
    LANCES_PER_SEAT,
    ROUNDS,
    ROW,
    STANCES,
    TRICK_CARDS,
)
from tests.practice.tourney.state import Tourney


def set_up(game: Tourney) -> None:
    """Lay everything out for the first round."""
    seats = game.rules.seats
    game.clear()
    game.knights = [new_knight() for _ in range(seats)]
    game.round = 0
    game.first = seats - 1
    game.lances = LANCES_PER_SEAT * seats
    game.favours = (FAVOURS_PER_SEAT - 1) * seats
    game.pile = pile(list(range(len(CHALLENGES))))
    game.deck = pile(list(range(TRICK_CARDS)))
    table.hide(game, [TRICK_CARDS, len(CHALLENGES), *[len(STANCES)] * seats])
    shuffle(game, game.pile)
    shuffle(game, game.deck)
    for knight in game.knights:
        shuffle(game, knight.deck)
    fill_row(game)
    game.push(Round())


def new_knight() -> Knight:
    """Give a knight with one favour."""
    knight = Knight()
    knight.clear()
    knight.favours = 1
    knight.deck = pile(list(range(len(STANCES))))
    return knight


def fill_row(game: Tourney) -> None:
    """Turn challenges up until the row is full or the pile empty."""
    while len(game.row) < ROW and len(game.pile):
        top = len(game.pile) - 1
        show(game, game.pile, top)
        game.row += (game.pile.remove(top),)


class Round(Step[Tourney]):
    """A round begins with the next seat, until three have been played."""

    def run(self, game: Tourney) -> None:
        if game.round:
            game.end_round()
        if game.round == ROUNDS:
            return
        seats = game.rules.seats
        game.round += 1
        game.first = (game.first + 1) % seats
        game.tell(v.BEGUN, game.round)
        game.then(
            RollDice(),
            draft.Draft(),
            stances.DrawStances(),
            turn.NextTurn(game.first),
            lists.Ride(game.first, 0, seats),
            Round(),
        )


class RollDice(Step[Tourney]):
    """Everybody rolls; who rolled the same number on all dice rolls again."""

    def run(self, game: Tourney) -> None:
        for seat, knight in enumerate(game.knights):
            knight.dice = roll(game)
            while same(knight.dice):
                game.tell(v.REROLLED, seat)
                knight.dice = roll(game)
        for part in game.rules.parts:
            part.round_begins(game)


def roll(game: Tourney) -> tuple[int, ...]:
    """Roll a knight's dice."""
    return tuple([game.chance.roll() for _ in range(DICE)])


def same(dice: tuple[int, ...]) -> bool:
    """Say whether all dice show the same."""
    return dice[0] == dice[1] == dice[2]
