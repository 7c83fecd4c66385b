"""If scored now: a scoring carried out on a copy of the table, everybody choosing what brings most points."""

from roundtable.games.merlin.arthur import KeepManor
from roundtable.games.merlin.content import COURSE
from roundtable.games.merlin.end import EndOfGame
from roundtable.games.merlin.rounds import EndRound, PrepareRound
from roundtable.games.merlin.scoring import BreakTie, Scoring
from roundtable.games.merlin.state import Merlin
from roundtable.kernel.action import Action
from roundtable.kernel.projection import Projection


def project(game: Merlin) -> Projection | None:
    """Score now, or finish the scoring that is going on; with the last one the game ends. None if it is over.

    Everything a scoring counts lies open, so all seats may know it.
    """
    if game.over:
        return None
    final = game.round > COURSE.numbers("scoring_after")[-2]
    copy = game.clone()
    copy.forced = False
    if any([isinstance(step, EndRound) for step in game.agenda]):
        copy.agenda = [EndOfGame(), Scoring()] if final else [Scoring()]
    else:
        copy.agenda = [step for step in game.agenda if not isinstance(step, PrepareRound)]
    copy.advance()
    play_out(copy)
    return Projection(final, copy.sheet(), game.sheet())


def play_out(game: Merlin) -> None:
    """Answer what the scoring asks until it is over."""
    while not game.over:
        game.apply(best_answer(game))


def best_answer(game: Merlin) -> Action:
    """Give the answer that leaves the seat asked with most points; which manor stays does not matter for them."""
    question, seat = game.question(), game.seat
    if isinstance(question, KeepManor) or seat is None:
        return game.found[0]
    best, most = game.found[0], -1_000_000
    for option in game.found:
        trial = game.clone()
        trial.apply(option)
        while not trial.over:  # the Grail may serve better in a later principality
            later = isinstance(trial.question(), BreakTie)
            trial.apply(best_answer(trial) if later else trial.found[0])
        if trial.scores()[seat] > most:
            best, most = option, trial.scores()[seat]
    return best
