"""What every test run shares."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

from tests.proof import pytest_itemcollected

__all__ = ["pytest_itemcollected", "pytest_report_header"]


def pytest_report_header() -> str:
    spec = find_spec("roundtable.kernel.game")
    origin = (spec and spec.origin) or "nowhere"
    manner = "compiled" if origin.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
    return f"roundtable: {manner}, from {origin}"
