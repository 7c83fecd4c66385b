"""Marks held against a small catalogue: proven, left and faulty."""

from pathlib import Path

from roundtable.rules import Catalogue, Flaw, Mark, Proofs, Statement, gather, load
from roundtable.rules.proof import judge

TESTS = Path(__file__).parents[1]
ONE, TWO, THREE = (Statement(f"g.c.{name}", "It is so.", "page 1", "effect") for name in ("one", "two", "three"))
SMALL = Catalogue([ONE, TWO, THREE])


def mark(*ids: str, flaw: Flaw | None = None, test: str = "test_it") -> Mark:
    return Mark(Path("test_sample.py"), 1, test, ids, flaw)


def proofs(*marks: Mark, untestable: tuple[str, ...] = ()) -> Proofs:
    return judge(marks, SMALL, dict.fromkeys(untestable, "the shape of a box"))


def test_named_statement_is_proven_by_all_its_tests() -> None:
    first, second = mark("g.c.one", "g.c.two"), mark("g.c.one", test="test_again")
    found = proofs(first, second)
    assert found.tests == {"g.c.one": (first, second), "g.c.two": (first,)}
    assert found.faults == ()


def test_tally_counts_proven_untestable_and_left() -> None:
    tally = proofs(mark("g.c.one"), untestable=("g.c.two",)).tally(SMALL.statements)
    assert (tally.total, tally.proven, tally.untestable, tally.unproven) == (3, 1, 1, (THREE,))
    assert (tally.complete, tally.percent) == (False, 66)


def test_tally_is_complete_when_nothing_is_left() -> None:
    tally = proofs(mark("g.c.one", "g.c.two"), untestable=("g.c.three",)).tally(SMALL.statements)
    assert (tally.complete, tally.percent) == (True, 100)


def test_flawed_mark_proves_nothing() -> None:
    for flaw in set(Flaw) - {Flaw.UNKNOWN}:
        found = proofs(mark("g.c.one", flaw=flaw))
        assert found.tests == {}
        assert [fault.flaw for fault in found.faults] == [flaw]


def test_unknown_id_is_a_fault_with_the_nearest() -> None:
    found = proofs(mark("g.c.one", "g.c.tow"))
    assert list(found.tests) == ["g.c.one"]
    (fault,) = found.faults
    assert (fault.flaw, fault.rule, fault.nearest[0]) == (Flaw.UNKNOWN, "g.c.tow", "g.c.two")


def test_marks_of_this_project_have_no_faults() -> None:
    assert gather(TESTS).faults == ()


def test_project_is_held_against_the_whole_catalogue(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@rule('merlin.turn.choose-die')\ndef test_it(game):\n    assert game\n")
    tally = gather(tmp_path).tally(load().statements)
    assert (tally.total, tally.proven) == (2413, 1)
    assert load()["merlin.turn.choose-die"] not in tally.unproven
