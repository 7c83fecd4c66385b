"""Steps, questions and extras: what remains to be done at a table, and who is asked.

Steps are immutable; a step that goes on pushes a successor. They hold ints, strings and tuples, never hidden things.
"""

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.openness import mypyc_attr
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.kernel.game import Game

G = TypeVar("G", bound="Game", contravariant=True)  # steps for any game serve a special one


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something to be done. The kernel takes it off the agenda, then runs it. Push what follows first, then work."""

    fields: ClassVar[tuple[str, ...]] = ()  # constructor arguments after the seat, as they are saved

    def __init__(self, seat: int = -1) -> None:
        self.seat: Final = seat

    def run(self, game: G) -> None:
        """Do the work."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[G]):
    """A step that asks its seat and stays until answered. Without own options it is dropped unasked."""

    rule: ClassVar[str] = ""  # the statement of the rulebook that it rests on
    together: ClassVar[bool] = False  # neighbours on the agenda marked so may be answered in any order
    meant: ClassVar[bool] = False  # who chose what led to it meant its first answer; declining stands beside it
    likely: ClassVar[bool] = False  # who says in one go where to go wants its first answer, too

    def options(self, game: G, out: list[Action]) -> None:
        """Append every legal answer, in a stable order, each once."""
        raise NotImplementedError(type(self).__name__)

    def take(self, game: G, action: Action) -> None:
        """Carry out an answer; the question itself has left the agenda."""
        raise NotImplementedError(type(self).__name__)

    def windows(self, game: G) -> int:
        """Say which windows for extras are open while this waits."""
        return 0

    def describe(self, game: G, action: Action) -> Message | None:
        """Give an answer's label for people; None means the verb's own."""
        return None

    def touches(self, game: G, action: Action) -> tuple[str, ...]:
        """Give the things a hand would touch to give an answer; the position may add to the action's own."""
        return action.touches

    def prompt(self, game: G) -> Message | None:
        """Give what is asked, for people; None means the message named after its id."""
        return None

    def unasked(self, game: G) -> Action | None:
        """Give the answer that people need not be asked for, as it can be taken back; None if they are to be asked.

        Whether there is one rests on what everybody knows, so that giving it at once tells nobody anything.
        """
        return None

    def insists(self, game: G) -> bool:
        """Say whether people are asked though there is one answer, as they have just let go of another."""
        return False

    def rule_now(self, game: G) -> str:
        """Give the statement that helps most in the case at hand; it tells no more than everybody may know."""
        return self.rule

    def why_not(self, game: G, action: Action) -> Message | None:
        """Say why an answer is not among the options, None if nothing more is known; only called after a refusal."""
        return None

    def proposal(self, game: G, options: tuple[Action, ...]) -> Action | None:
        """Give the answer among the options that hardly anybody would change, so that only another is asked for."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra(Generic[G]):
    """What may be done at many moments: options added to any question whose windows are open.

    Taking one leaves the question where it is; it is asked again when the extra's own steps are done.
    """

    rule: ClassVar[str] = ""

    def __init__(self, windows: int, verbs: tuple[int, ...]) -> None:
        self.windows: Final = windows
        self.verbs: Final = verbs

    def options(self, game: G, seat: int, window: int, out: list[Action]) -> None:
        """Append what the seat may do in the open windows."""
        raise NotImplementedError(type(self).__name__)

    def take(self, game: G, seat: int, action: Action) -> None:
        """Carry it out."""
        raise NotImplementedError(type(self).__name__)

    def describe(self, game: G, seat: int, action: Action) -> Message | None:
        """Give an option's label for people; None means the verb's own."""
        return None

    def why_not(self, game: G, seat: int, action: Action) -> Message | None:
        """Say why an action is not among the options though its windows are open; only called after a refusal."""
        return None


class Extras(Generic[G]):
    """All extras of a table, and by verb the one it belongs to; shared by all copies."""

    def __init__(self, vocabulary: Vocabulary, *every: Extra[G]) -> None:
        routes: list[Extra[G] | None] = [None] * len(vocabulary.verbs)
        for extra in every:
            for verb in extra.verbs:
                if routes[verb] is not None:
                    raise ValueError(f"verb {vocabulary.verbs[verb].word!r} belongs to two extras")
                routes[verb] = extra
        self.every: Final = every
        self.by_verb: Final = tuple(routes)
