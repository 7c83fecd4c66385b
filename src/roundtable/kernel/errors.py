"""Everything that can be wrong, as a reason (part of a message id) and its arguments."""

from typing import Final


class RoundtableError(Exception):
    """A mistake of the caller. `message` is the id of a text, `values` its arguments."""

    def __init__(self, message: str, values: dict[str, str | int]) -> None:
        self.message: Final = message
        self.values: Final = values
        told = ", ".join([f"{name}={value!r}" for name, value in values.items()])
        super().__init__(f"{message}({told})")


class IllegalAction(RoundtableError):
    """The input is refused and the game unchanged."""

    def __init__(self, reason: str, rule: str, what: str = "") -> None:
        self.reason: Final = reason
        self.rule: Final = rule
        super().__init__(f"refused-{reason}", {"what": what, "rule": rule})


class BadPosition(RoundtableError):
    """Position data that no table can have; `field` is the path to what is wrong."""

    def __init__(self, field: str, problem: str, value: str = "") -> None:
        self.field: Final = field
        self.problem: Final = problem
        super().__init__(f"position-{problem}", {"field": field, "value": value})


class BadRecord(RoundtableError):
    """A record that cannot be read, or departs from the rules at entry `at` (-1: before the first)."""

    def __init__(self, problem: str, at: int = -1, what: str = "") -> None:
        self.problem: Final = problem
        self.at: Final = at
        super().__init__(f"record-{problem}", {"at": at, "what": what})


class BadSettings(RoundtableError):
    """A game that does not exist, a seat count it does not allow, or a setting it does not know."""

    def __init__(self, problem: str, what: str, allowed: str = "") -> None:
        self.problem: Final = problem
        super().__init__(f"setting-{problem}", {"what": what, "allowed": allowed})


class BadPackage(RoundtableError):
    """Another package brings a game, or something that belongs to one, that cannot be used."""

    def __init__(self, problem: str, game: str, why: str) -> None:
        super().__init__(f"package-{problem}", {"game": game, "why": why})
