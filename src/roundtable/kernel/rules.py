"""A game's box and the rules of one table: what depends only on the game and its settings, shared by all copies."""

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from roundtable.kernel.action import Vocabulary
from roundtable.kernel.agenda import Question
from roundtable.kernel.errors import BadSettings
from roundtable.kernel.openness import mypyc_attr
from roundtable.kernel.wording import Composed, Names, Wording

if TYPE_CHECKING:
    from roundtable.kernel.game import Game

Value = bool | int | str

BLANKS: Final = 100  # choices of seats and settings whose rules a box keeps


class Setting:
    """Something that can be chosen when a table is made. The default is the first of the allowed values.

    `needs` names settings that must be switched on before this one may differ from its default. Where values are
    `explained`, each has a sentence of its own on what it is about.
    """

    def __init__(self, name: str, *allowed: Value, needs: tuple[str, ...] = (), explained: bool = False) -> None:
        self.name: Final = name
        self.allowed: Final = allowed
        self.needs: Final = needs
        self.explained: Final = explained

    @property
    def default(self) -> Value:
        """The value used when nothing is said."""
        return self.allowed[0]

    def check(self, value: object) -> Value:
        """Give the value if it is allowed; true is not 1 here."""
        for known in self.allowed:
            if type(known) is type(value) and known == value:
                return known
        raise BadSettings("not-allowed", f"{self.name}={value}", ", ".join([str(one) for one in self.allowed]))

    def messages(self, game: str) -> list[str]:
        """Give the ids of its texts in a game: its name, what it is about, and its values that are words."""
        words = [value for value in self.allowed if isinstance(value, str)]
        values = [value_id(game, self.name, value) for value in words]
        abouts = [value_about_id(game, self.name, value) for value in words if self.explained]
        return [setting_id(game, self.name), about_id(game, self.name), *values, *abouts]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """Everything frozen about one table. Games subclass it to hang content and hooks on it."""

    def __init__(self, box: "Box", seats: int, settings: Mapping[str, Value]) -> None:
        self.box: Final = box
        self.seats: Final = seats
        self.settings: Final = dict(settings)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """A game as the registry knows it. Games subclass it and say how a blank table is made."""

    def __init__(
        self,
        name: str,
        version: str,
        seats: tuple[int, ...],
        settings: tuple[Setting, ...],
        vocabulary: Vocabulary,
        steps: tuple[type[object], ...],
        wordings: tuple[Wording, ...] = (),
        names: tuple[Names, ...] = (),
    ) -> None:
        self.name: Final = name
        self.version: Final = version
        self.seats: Final = seats
        self.settings: Final = settings
        self.vocabulary: Final = vocabulary
        self.steps: Final = {step.__name__: step for step in steps}
        self.events: Final = wordings
        self.tables: Final = names
        self.blanks: Final[dict[str, Game]] = {}  # by seats and what was chosen, see `blank`
        if len(self.steps) != len(steps):
            raise ValueError(f"{name}: two steps share a name")

    def table(self, seats: int, settings: Mapping[str, Value]) -> "Game":
        """Give a table with its rules, everything else unset; seats and settings are checked and complete."""
        raise NotImplementedError(self.name)

    def blank(self, seats: int, chosen: Mapping[str, object]) -> "Game":
        """Check what was chosen and give a blank table for it; its rules are made once and shared from then on."""
        key = f"{seats!r} {sorted([(name, repr(value)) for name, value in chosen.items()])}" if chosen else repr(seats)
        made = self.blanks.get(key)
        if made is None:
            if len(self.blanks) >= BLANKS:
                self.blanks.clear()
            made = self.blanks[key] = self.table(seats, self.choose(seats, chosen))
        return made.another()

    def seat_counts(self, chosen: Mapping[str, Value]) -> tuple[int, ...]:
        """Give the numbers of seats that go with settings; a game may narrow them."""
        return self.seats

    def allowed(self, setting: Setting, seats: int, chosen: Mapping[str, Value]) -> tuple[Value, ...]:
        """Give the values of a setting that go with the seats and the other settings; a game may narrow them."""
        met = all(chosen[need] is True for need in setting.needs)
        return setting.allowed if met else (setting.default,)

    def fitting(self, seats: int, chosen: Mapping[str, object]) -> dict[str, Value]:
        """Give all settings as chosen, except that what does not fit those before it takes a value that does."""
        fits = self.complete(chosen)
        for setting in self.settings:
            values = self.allowed(setting, seats, fits)
            if fits[setting.name] not in values:
                fits[setting.name] = setting.default if setting.default in values else values[0]
        return fits

    def complete(self, chosen: Mapping[str, object]) -> dict[str, Value]:
        """Check that settings and their values exist, and fill in the defaults."""
        known = {setting.name: setting for setting in self.settings}
        for name in chosen:
            if name not in known:
                raise BadSettings("unknown", name, ", ".join(known))
        return {name: setting.check(chosen.get(name, setting.default)) for name, setting in known.items()}

    def choose(self, seats: int, chosen: Mapping[str, object]) -> dict[str, Value]:
        """Check a seat count and settings, and fill in the defaults."""
        complete = self.complete(chosen)
        counts = self.seat_counts(complete) if seats in self.seats else self.seats
        if seats not in counts:
            raise BadSettings("seats", str(seats), ", ".join([str(count) for count in counts]))
        for setting in self.settings:
            if complete[setting.name] != setting.default:
                for need in setting.needs:
                    if complete[need] is not True:
                        raise BadSettings("needs", setting.name, need)
            values = self.allowed(setting, seats, complete)
            if complete[setting.name] not in values:
                wrong = f"{setting.name}={complete[setting.name]}"
                raise BadSettings("not-allowed", wrong, ", ".join([str(one) for one in values]))
        return complete

    def wordings(self) -> list[Wording]:
        """Give every message the game may show besides names: title, settings, events, labels of verbs, prompts."""
        choices = [title_id(self.name), *[id for setting in self.settings for id in setting.messages(self.name)]]
        prompts: list[Wording] = []
        for step in self.steps.values():
            if issubclass(step, Question):
                prompts.append(Wording(prompt_id(question_id(self.vocabulary.game, step.__name__)), rule=step.rule))
        composed = [wording for kind in self.tables if isinstance(kind, Composed) for wording in kind.wordings]
        return [
            *[Wording(id) for id in choices],
            *self.events,
            *[verb.wording for verb in self.vocabulary.verbs],
            *prompts,
            *composed,
        ]

    def names(self) -> list[Names]:
        """Give every table of names the game uses: those declared and those of its messages."""
        found: dict[str, Names] = {}
        kinds = [param.kind for wording in self.wordings() for param in wording.params]
        for kind in [*self.tables, *kinds]:
            if kind.words:
                found[kind.id] = kind
        return list(found.values())


@cache
def question_id(game: str, question: str) -> str:
    """Give the id of a question, made of its game's and its class's name: `ChooseDie` asks `merlin.choose-die`."""
    return f"{game}.{re.sub('(?<!^)(?=[A-Z])', '-', question).lower()}"


def prompt_id(question: str) -> str:
    """Give the message id of what a question asks people, from the question's own id."""
    return question.replace(".", "-asks-")


def title_id(game: str) -> str:
    """Give the message id of a game's title."""
    return f"game-{game}"


def setting_id(game: str, setting: str) -> str:
    """Give the message id of a setting's name."""
    return f"{game}-setting-{setting.replace('_', '-')}"


def about_id(game: str, setting: str) -> str:
    """Give the message id of what a setting is about."""
    return f"{setting_id(game, setting)}-about"


def value_id(game: str, setting: str, value: str) -> str:
    """Give the message id of a setting's value that is a word; numbers, yes and no need none of their own."""
    return f"{setting_id(game, setting)}-{value.replace('_', '-')}"


def value_about_id(game: str, setting: str, value: str) -> str:
    """Give the message id of what an explained value is about."""
    return f"{value_id(game, setting, value)}-about"
