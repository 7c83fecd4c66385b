"""Everything that can be wrong, as a reason (part of a message id) and its arguments."""

from typing import Final

from roundtable.kernel.wording import Message

REFUSED: Final = "refused-"  # begins the message of every refusal


class RoundtableError(Exception):
    """A mistake of the caller. `message` is the id of a text, `values` its arguments."""

    def __init__(self, message: str, values: dict[str, object]) -> None:
        self.message: Final = message
        self.values: Final = values
        told = ", ".join([f"{name}={value!r}" for name, value in values.items()])
        super().__init__(f"{message}({told})")

    def data(self) -> dict[str, object]:
        """Give what is wrong as JSON data, in the form of a message."""
        return {"id": self.message, "args": self.values}


class IllegalAction(RoundtableError):
    """The input is refused and the game unchanged."""

    def __init__(self, reason: str, rule: str, what: str = "", args: dict[str, object] | None = None) -> None:
        self.reason: Final = reason
        self.rule: Final = rule
        values: dict[str, object] = {"what": what, "rule": rule}
        super().__init__(REFUSED + reason, {**values, **(args or {})})


def reason_in(message: Message) -> str:
    """Give the reason that a game's own message of a refusal stands for."""
    return message.wording.id.removeprefix(REFUSED)


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
