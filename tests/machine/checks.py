"""All checks of the machine: the cheap ones, made after every action, and the dear ones, made now and then.

A check is a function of a table and a source of chance. It raises AssertionError with what is wrong, or leaves the
table exactly as it was.
"""

import random
from collections.abc import Callable, Iterable

import roundtable as rt
from tests.machine import (
    check_copies,
    check_knowledge,
    check_options,
    check_past,
    check_position,
    check_together,
    check_words,
)
from tests.machine.choices import is_excused

Check = Callable[[rt.Game, random.Random], None]

CHEAP: tuple[Check, ...] = (
    check_position.components_are_conserved,
    check_position.hidden_cards_lie_in_families,
    check_position.steps_are_declared,
    check_position.scores_fit_the_seats,
    check_options.options_are_sound,
    check_options.options_are_found_again,
    check_options.notations_parse_back,
    check_options.everything_else_is_refused,
    check_copies.clones_are_complete,
    check_copies.clones_share_nothing,
    check_words.labels_and_prompts_can_be_read,
    check_words.refusals_can_be_read,
)

DEAR: tuple[Check, ...] = (
    check_position.layouts_are_complete,
    check_position.lost_cards_are_noticed,
    check_options.every_option_can_be_played,
    check_copies.clones_are_independent,
    check_copies.saved_positions_load,
    check_copies.damaged_positions_are_refused,
    check_past.replay_equals_live,
    check_past.undo_equals_a_shorter_game,
    check_past.restart_equals_steps_back,
    check_past.damaged_records_are_refused,
    check_knowledge.views_are_plain_data,
    check_knowledge.views_keep_secrets,
    check_knowledge.imagined_worlds_are_sound,
    check_knowledge.hidden_piles_are_dealt_anew,
    check_knowledge.happenings_keep_secrets,
    check_knowledge.events_are_sound,
    check_together.simultaneous_answers_stay_secret,
    check_together.simultaneous_answers_may_come_early,
    check_words.events_can_be_read,
)


class Failed(AssertionError):
    """A check that found something; `check` is its name."""

    def __init__(self, check: str, problem: str) -> None:
        self.check = check
        self.problem = problem
        super().__init__(f"{check}: {problem}")


def run(checks: Iterable[Check], game: rt.Game, chance: random.Random) -> None:
    """Make checks at a table, those from which its game is excused left out."""
    for check in checks:
        if not is_excused(game.rules.box.name, check.__name__):
            run_one(check, game, chance)


def run_one(check: Check, game: rt.Game, chance: random.Random) -> None:
    """Make one check; whatever it raises becomes a failure of that check."""
    try:
        check(game, chance)
    except AssertionError as found:
        raise Failed(check.__name__, str(found)) from found
    except Exception as problem:
        raise Failed(check.__name__, f"something else escaped: {problem!r}") from problem
