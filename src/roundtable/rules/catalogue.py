"""The rulebooks as atomic statements with stable ids, read once from `catalogue/*.toml`.

Tests name statements by id, questions carry them as their `rule`, and `roundtable rules` counts which are proven.
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

DIRECTORY = Path(__file__).with_name("catalogue")

KINDS = frozenset(
    "choice component effect end example flow limit module scenario scoring setup solo variant".split(),
)
CORE = "core"
SCOPES = frozenset({CORE, "joint-assault", "pvp", "teams", "variant"})  # and scenario:<id>
SCENARIO = "scenario"

_REQUIRED = frozenset({"id", "says", "where", "kind"})
_ALLOWED = _REQUIRED | {"scope", "note"}


class BadCatalogue(ValueError):
    """A catalogue file is not well-formed."""


class UnknownRule(LookupError):
    """Someone names a rule, chapter or game that the catalogue does not have."""

    def __init__(self, name: str, nearest: tuple[str, ...]) -> None:
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        super().__init__(f"the catalogue has no {name!r}{hint}")
        self.name = name
        self.nearest = nearest


@dataclass(frozen=True, slots=True)
class Statement:
    """One testable sentence of a rulebook, in our own words."""

    id: str
    says: str
    where: str
    kind: str
    scope: str = CORE
    note: str = ""

    @property
    def game(self) -> str:
        return self.id.split(".")[0]

    @property
    def chapter(self) -> str:
        return self.id.split(".")[1]

    def in_scope(self, wanted: str) -> bool:
        """Whether it belongs to `wanted`; `scenario` alone means every scenario."""
        return self.scope == wanted or self.scope.partition(":")[0] == wanted


class Catalogue:
    """All statements in rulebook order, found by id, game or chapter."""

    def __init__(self, statements: Iterable[Statement]) -> None:
        self.statements = tuple(statements)
        self._by_id: dict[str, Statement] = {}
        self._chapters: dict[str, dict[str, list[Statement]]] = {}
        for statement in self.statements:
            if statement.id in self._by_id:
                raise BadCatalogue(f"{statement.id} stands twice in the catalogue")
            self._by_id[statement.id] = statement
            chapters = self._chapters.setdefault(statement.game, {})
            chapters.setdefault(statement.chapter, []).append(statement)

    def __contains__(self, rule: object) -> bool:
        return rule in self._by_id

    def __getitem__(self, rule: str) -> Statement:
        """The statement of that id; `UnknownRule` names the nearest ids if there is none."""
        try:
            return self._by_id[rule]
        except KeyError:
            raise UnknownRule(rule, self.nearest(rule)) from None

    def nearest(self, rule: str) -> tuple[str, ...]:
        """The ids that look most like one that does not exist."""
        return nearest(rule, self._by_id)

    @property
    def games(self) -> tuple[str, ...]:
        return tuple(self._chapters)

    @property
    def scopes(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(statement.scope for statement in self.statements))

    def chapters(self, game: str) -> tuple[str, ...]:
        """The chapters of a game in the order of its rulebook."""
        if game not in self._chapters:
            raise UnknownRule(game, nearest(game, self._chapters) or self.games)
        return tuple(self._chapters[game])

    def chapter(self, game: str, chapter: str) -> tuple[Statement, ...]:
        """The statements of one chapter."""
        chapters = self.chapters(game)
        if chapter not in chapters:
            near = nearest(chapter, chapters) or chapters
            raise UnknownRule(f"{game}.{chapter}", tuple(f"{game}.{name}" for name in near))
        return tuple(self._chapters[game][chapter])


def nearest(name: str, names: Iterable[str]) -> tuple[str, ...]:
    """Up to three of `names` that look like `name`, best first."""
    return tuple(get_close_matches(name, list(names), n=3, cutoff=0.5))


def read(path: Path) -> tuple[Statement, ...]:
    """The statements of one file; `BadCatalogue` says which entry is wrong and how."""
    with path.open("rb") as file:
        entries = tomllib.load(file).get("rule", [])
    return tuple(_statement(path.name, entry) for entry in entries)


@cache
def load() -> Catalogue:
    """The catalogue of all games. By their names a game's rulebook comes first, then what is added to it."""
    files = sorted(DIRECTORY.glob("*.toml"), key=lambda path: path.stem)
    return Catalogue(statement for path in files for statement in read(path))


def _statement(file: str, entry: dict[str, object]) -> Statement:
    place = f"{file}: {entry.get('id', 'an entry without id')}"
    if missing := _REQUIRED - entry.keys():
        raise BadCatalogue(f"{place} lacks {', '.join(sorted(missing))}")
    if strange := entry.keys() - _ALLOWED:
        raise BadCatalogue(f"{place} has unknown {', '.join(sorted(strange))}")
    fields: dict[str, str] = {}
    for key, value in entry.items():
        if not isinstance(value, str) or not value.strip():
            raise BadCatalogue(f"{place} has an empty {key}")
        fields[key] = value
    statement = Statement(**fields)
    if statement.id.count(".") != 2:
        raise BadCatalogue(f"{place} is not of the form game.chapter.slug")
    if statement.kind not in KINDS:
        raise BadCatalogue(f"{place} has the unknown kind {statement.kind!r}")
    if statement.scope not in SCOPES and not statement.scope.startswith(f"{SCENARIO}:"):
        raise BadCatalogue(f"{place} has the unknown scope {statement.scope!r}")
    return statement
