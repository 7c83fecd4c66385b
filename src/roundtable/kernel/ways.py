"""Ways: answers that lead to a thing on the table in one go, with what they set off."""

from typing import Final

from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message


class Way:
    """A way to a thing: the answers that lead there, and what is known of it beforehand, as JSON data.

    Nothing is revealed before its last answer. `asks`: it sets something off that wants a yes, or cannot be taken back.
    """

    def __init__(
        self, goal: str, actions: tuple[Action, ...], asks: bool, label: Message, about: dict[str, object]
    ) -> None:
        self.goal: Final = goal
        self.actions: Final = actions
        self.asks: Final = asks
        self.label: Final = label
        self.about: Final = about
