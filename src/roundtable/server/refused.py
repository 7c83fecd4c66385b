"""What the server refuses: a message id with arguments, and the HTTP status that fits."""

from typing import Final

from roundtable.kernel.errors import IllegalAction, RoundtableError

CONFLICT: Final = 409
UNFIT: Final = 422
# Refusals of the rules by their reason; any other reason is a conflict with the state of the table.
REASONS: Final = {"unknown-action": UNFIT, "not-your-question": 403, "not-your-move": 403}


class Refused(RoundtableError):
    """A request that cannot be carried out. The id and the arguments' names stand in the call, so a test finds them."""

    def __init__(self, message: str, status: int, /, **args: str | int) -> None:
        super().__init__(message, {**args})
        self.status: Final = status


class RefusedElsewhere(RoundtableError):
    """What another process refused, with its own words and status."""

    def __init__(self, message: str, values: dict[str, object], status: int) -> None:
        super().__init__(message, values)
        self.status: Final = status


def status_of(error: RoundtableError) -> int:
    """Give the HTTP status of an error; bad options, positions and records make no sense."""
    if isinstance(error, Refused | RefusedElsewhere):
        return error.status
    if isinstance(error, IllegalAction):
        return REASONS.get(error.reason, CONFLICT)
    return UNFIT
