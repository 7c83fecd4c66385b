"""What an encoding of a game is: what a seat may know, and what each of its options is about, as whole numbers."""

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter, write_i64_le

from roundtable.gym.encoding.field import Plan
from roundtable.gym.encoding.pen import Pen
from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.game import Game
from roundtable.kernel.openness import mypyc_attr
from roundtable.kernel.rules import Rules
from roundtable.kernel.wording import Param

ABOUT: Final = 3  # numbers of the question asked, such as the card it is about
MOST: Final = 32767
PLENTY: Final = 256  # options, of a game that says nothing
WORDS: Final = 200  # an argument with more words than this is one number
FIRST_OR_SECOND: Final = ("first", "second")


class Argument:
    """An argument that some verbs share: whether it is their first or second, and where it lies in a row."""

    def __init__(self, at: int, place: int, words: int) -> None:
        self.at: Final = at
        self.place: Final = place
        self.words: Final = words  # each has a number of its own; 0: the argument is one number


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How tables of one game with certain seats and settings are written; the encodings of games add their own fields.

    A vector begins with the question asked and with who decides. Seats follow in the order of turns, the own one first.
    """

    def __init__(self, rules: Rules, version: int = 0, max_options: int = PLENTY) -> None:
        self.rules: Final = rules
        self.version: Final = version  # part of an environment's id: it rises when a field changes
        self.max_options: Final = max_options  # a table has never offered more at once
        self.seats: Final = rules.seats
        self.actions: Final = len(rules.box.vocabulary.actions)
        self.no_action: Final = bytes(self.actions)  # a mask that nothing is set in
        self.questions: Final = questions_of(rules)
        self.plan: Final = Plan()
        self.plan.add("asked", len(self.questions), note="the question, one of all that the game can ask")
        self.plan.add("asked.about", ABOUT, MOST, -MOST, 10, "numbers of the question, such as the card it is about")
        self.plan.add("decides", self.seats, note="the seat that is asked, counted from the own")
        self.row_plan: Final = Plan()
        self.row_plan.add("verb", len(rules.box.vocabulary.verbs))
        self.arguments: Final = add_arguments(self.row_plan, rules.box.vocabulary)
        self.word_size: Final = self.row_plan.size
        self.words: Final = [b""] * self.actions  # of each action its part of a row, made when it is first needed

    # ---- what a game fills in ----

    def write(self, game: Game, seat: int, pen: Pen) -> None:
        """Write what a seat knows of the table, in the order of the plan."""

    def write_facts(self, game: Game, seat: int, action: Action, pen: Pen) -> None:
        """Write cheap facts about an option, in the order of the plan of rows."""

    # ---- one table ----

    def write_position(self, game: Game, seat: int, pen: Pen) -> None:
        """Write a whole vector."""
        if game.agenda:
            top = game.agenda[-1]
            pen.one_of(self.questions.get(type(top), -1), len(self.questions))
            write_about(top, pen)
            pen.one_of((top.seat - seat) % self.seats, self.seats)
        else:
            pen.blank(len(self.questions) + ABOUT + self.seats)
        self.write(game, seat, pen)

    def write_rows(self, game: Game, seat: int, pen: Pen) -> int:
        """Write a row for each option of a seat; give their number."""
        options = options_of(game, seat)
        for action in options:
            words = self.words[action.id]
            if not words:
                words = self.words[action.id] = self.words_of(action)
            pen.out.write(words)
            self.write_facts(game, seat, action, pen)
        return len(options)

    def words_of(self, action: Action) -> bytes:
        """Give the part of a row that an action always has: its verb and its arguments."""
        values = [0] * self.word_size
        values[action.verb] = 1
        params = self.rules.box.vocabulary.verbs[action.verb].wording.params
        for at, param in enumerate(params):
            argument = self.arguments[argument_key(at, param)]
            value = action.b if at else action.a
            if argument.words:
                values[argument.place + value] = 1
            else:
                values[argument.place] = value
        pen = Pen()
        pen.numbers(values)
        return pen.written()

    # ---- many tables ----

    def positions(self, games: list[Game], seats: list[int], low: int, high: int, pen: Pen) -> bytes:
        """Give the vectors of the tables from `low` on and below `high`, each as one seat sees it, in a row."""
        pen.begin()
        for at in range(low, high):
            self.write_position(games[at], seats[at], pen)
        return pen.written()

    def masks(self, games: list[Game], seats: list[int], low: int, high: int, pen: Pen) -> bytes:
        """Give the masks of these tables in a row, a byte for each action."""
        pen.begin()
        out = pen.out
        base = 0
        for at in range(low, high):
            out.write(self.no_action)
            for action in options_of(games[at], seats[at]):
                out[base + action.id] = 1
            base += self.actions
        return pen.written()

    def places(self, game: Game, seat: int) -> bytes:
        """Give where the mask of a table is set: 64-bit numbers."""
        out = BytesWriter()
        for action in options_of(game, seat):
            write_i64_le(out, action.id)
        return out.getvalue()

    def rows(self, games: Sequence[Game], seats: Sequence[int], counts: list[int]) -> bytes:
        """Give the rows of all options of many tables, one behind the other; their numbers go into `counts`."""
        pen = Pen()
        for at, game in enumerate(games):
            counts.append(self.write_rows(game, seats[at], pen))
        return pen.written()


def questions_of(rules: Rules) -> dict[type[object], int]:
    """Number the questions that a game can ask."""
    found: dict[type[object], int] = {}
    for step in rules.box.steps.values():
        if issubclass(step, Question):
            found[step] = len(found)
    return found


def argument_key(at: int, param: Param) -> str:
    """Tell arguments apart: by place and kind, numbers by what they are called."""
    return f"{at} {param.kind.id if param.kind.words else param.name}"


def add_arguments(plan: Plan, vocabulary: Vocabulary) -> dict[str, Argument]:
    """Add the arguments of all verbs to a row: a place for each word, or one number."""
    found: dict[str, Argument] = {}
    names: set[str] = set()
    for verb in vocabulary.verbs:
        for at, param in enumerate(verb.wording.params):
            key = argument_key(at, param)
            if key in found:
                continue
            name = f"{FIRST_OR_SECOND[at]}.{param.name}"
            name = f"{name}.{verb.word}" if name in names else name
            names.add(name)
            words = len(param.kind.words) if len(param.kind.words) <= WORDS else 0
            found[key] = Argument(at, plan.size, words)
            if words:
                plan.add(name, words)
            else:
                plan.add(name, 1, MOST, -MOST, 10)
    return found


def write_about(step: "Step[Game]", pen: Pen) -> None:
    """Write numbers that a question holds, such as the card it is about: steps hold nothing hidden."""
    left = ABOUT
    for name in step.fields:
        value: object = getattr(step, name)
        if left and isinstance(value, int):
            pen.number(value)
            left -= 1
    pen.blank(left)


def options_of(game: Game, seat: int) -> tuple[Action, ...]:
    """Give a seat's options; nothing while it is not asked."""
    agenda = game.agenda
    if not agenda:
        return ()
    return game.found if agenda[-1].seat == seat else game.options_of(seat)
