"""Hypothesis drives a table by every method it has, in any order, and looks for a sequence that breaks it."""

import json
import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    run_state_machine_as_test,
)
from hypothesis.stateful import rule as step  # `rule` marks proofs of the rulebook

import roundtable as rt
from roundtable.kernel import envelopes
from tests.machine import broken, check_past, checks
from tests.machine.haste import amount
from tests.machine.sameness import same
from tests.machine.tables import games, tables_of
from tests.practice.tourney.state import Tourney

NUMBERS = st.integers(min_value=0, max_value=10_000)
SETTINGS = settings(
    max_examples=amount(20, 6),
    stateful_step_count=30,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


class TableMachine(RuleBasedStateMachine):
    """One table with history, and twins without one that must keep up with it."""

    name: str  # of the game

    def __init__(self) -> None:
        super().__init__()
        self.twins: list[rt.Game] = []

    @initialize(table=NUMBERS, seed=NUMBERS, forced=st.booleans(), skipped=st.integers(0, 60))
    def sit_down(self, table: int, seed: int, forced: bool, skipped: int) -> None:
        tables = tables_of(self.name)
        self.chance = random.Random(seed)
        self.game = tables[table % len(tables)].new(seed, forced)
        for _ in range(skipped):
            if not self.game.over:
                self.game.play_at(self.chance.randrange(len(self.game.options())))

    def going_on(self) -> bool:
        return not self.game.over

    def waiting_together(self) -> bool:
        return len(self.game.waiting) > 1

    @precondition(going_on)
    @step(place=NUMBERS)
    def play(self, place: int) -> None:
        action = self.game.options()[place % len(self.game.options())]
        for table in (self.game, *self.twins):
            table.play(action)

    @precondition(waiting_together)
    @step(which=NUMBERS, place=NUMBERS)
    def answer_early(self, which: int, place: int) -> None:
        others = [seat for seat in self.game.waiting if seat != self.game.seat]
        seat = others[which % len(others)]
        options = self.game.options_of(seat)
        if options:
            for table in (self.game, *self.twins):
                table.play(options[place % len(options)], seat)

    @precondition(lambda self: self.early_seats())
    @step()
    def withdraw(self) -> None:
        seat = self.early_seats()[0]
        for table in (self.game, *self.twins):
            table.back(seat)

    def early_seats(self) -> list[int]:
        return [seat for seat in range(self.game.rules.seats) if envelopes.of(self.game, seat) is not None]

    @step(number=NUMBERS)
    def play_what_is_not_offered(self, number: int) -> None:
        actions = self.game.rules.box.vocabulary.actions
        action = actions[number % len(actions)]
        if action not in self.game.options():
            self.refused(lambda: self.game.play(action))

    @step()
    def step_back(self) -> None:
        self.change_mind(self.game.back)

    @step()
    def restart(self) -> None:
        self.change_mind(self.game.restart)

    @step()
    def step_back_and_redo(self) -> None:
        before = check_past.without_early(self.game)
        self.change_mind(self.game.back)
        if check_past.without_early(self.game) != before:
            self.game.redo()
            same(check_past.without_early(self.game), before, "position after a step back and redo")

    @step()
    def redo(self) -> None:
        self.change_mind(self.game.redo)

    def change_mind(self, way: Callable[[], None]) -> None:
        """Take back or play again, twins giving up; a refusal must change nothing."""
        record = self.game.record().moves
        try:
            way()
        except rt.IllegalAction:
            assert self.game.record().moves == record
            return
        assert self.game.record().moves[: len(record)] == record
        self.twins = []

    def refused(self, way: Callable[[], None]) -> None:
        before, record = self.game.save(), self.game.record().text()
        with pytest.raises(rt.IllegalAction):
            way()
        same(self.game.save(), before, "position after a refusal")
        same(self.game.record().text(), record, "record after a refusal")

    @precondition(lambda self: len(self.twins) < 2)
    @step()
    def clone(self) -> None:
        self.twins.append(self.game.clone())

    @precondition(lambda self: len(self.twins) < 2)
    @step()
    def save_and_load(self) -> None:
        self.twins.append(rt.load(json.loads(json.dumps(self.game.save()))))

    @step()
    def go_on_from_the_record(self) -> None:
        early = self.game.early
        self.game = rt.replay(self.game.record().text())
        self.game.early = early

    @step()
    def attach_a_journal(self) -> None:
        self.game.journal = rt.Journal()

    @invariant()
    def twins_keep_up(self) -> None:
        for twin in self.twins:
            same(twin.save(), self.game.save(), "twin")
            assert twin.options() == self.game.options()

    @invariant()
    def everything_holds(self) -> None:
        checks.run(checks.CHEAP, self.game, self.chance)

    def teardown(self) -> None:
        if hasattr(self, "game"):
            checks.run(checks.DEAR, self.game, self.chance)


def machine_for(name: str) -> type[TableMachine]:
    return type(f"TableMachine_{name}", (TableMachine,), {"name": name})


@pytest.mark.parametrize("name", games())
def test_no_order_of_play_breaks_a_table(name: str) -> None:
    run_state_machine_as_test(machine_for(name), settings=SETTINGS)


@pytest.mark.parametrize(
    "kind", [broken.KeepsOldValues, broken.LosesCards, broken.RefusesAndChanges, broken.RewardsHaste]
)
def test_an_order_that_breaks_a_table_is_found(kind: type[Tourney]) -> None:
    quickly = settings(SETTINGS, phases=[Phase.generate], print_blob=False)
    with broken.registered(kind) as name, pytest.raises(AssertionError):
        run_state_machine_as_test(machine_for(name), settings=quickly)
