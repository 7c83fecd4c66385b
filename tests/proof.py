"""The marker `@rule("merlin.turn.choose-die")`: a test says which statements of the rulebooks it proves."""

import pytest

from roundtable.rules import load


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test function or class; an id that the catalogue does not have stops the collection of the tests."""
    if not ids:
        raise TypeError("@rule needs the id of at least one statement")
    catalogue = load()
    for name in ids:
        catalogue[name]
    return pytest.mark.rule(*ids)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let `-k merlin.turn.choose-die`, or `-k merlin.turn.`, select the tests that prove these statements."""
    for mark in item.iter_markers("rule"):
        item.extra_keyword_matches.update(mark.args)
