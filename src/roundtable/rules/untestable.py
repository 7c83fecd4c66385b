"""The few statements that no test can prove, read from `untestable.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from .catalogue import BadCatalogue

FILE = Path(__file__).with_name("untestable.toml")


def read(path: Path) -> Mapping[str, str]:
    """The reason for each statement that cannot be tested, by id."""
    with path.open("rb") as file:
        entries = tomllib.load(file).get("untestable", [])
    reasons: dict[str, str] = {}
    for entry in entries:
        rule = entry.get("id", "")
        reason = entry.get("reason", "")
        if not rule or not reason.strip():
            raise BadCatalogue(f"{path.name}: {rule or 'an entry'} needs an id and a reason")
        if rule in reasons:
            raise BadCatalogue(f"{path.name}: {rule} stands there twice")
        reasons[rule] = reason
    return MappingProxyType(reasons)


@cache
def load() -> Mapping[str, str]:
    """The reasons that hold for this project."""
    return read(FILE)
