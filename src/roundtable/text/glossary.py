"""The glossary: every game's words in all languages, kept as TOML and written out as Fluent terms.

`python -m roundtable.text.glossary` writes the `terms.ftl` of every language anew.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .languages import LANGUAGES

HOME: Final = Path(__file__).parent
TERMS: Final = "terms.ftl"
FIELDS: Final = {"id", "catalogue", "content", "own", "plural", *LANGUAGES}
HEADING: Final = "### The words of the games, made from glossary/*.toml by `python -m roundtable.text.glossary`."


class BadGlossary(ValueError):
    """A glossary file that is incomplete or says something twice."""


@dataclass(frozen=True, slots=True)
class Term:
    """One thing and its word in every language; `own` lists the languages in which the word is ours."""

    id: str
    words: dict[str, str]
    plurals: dict[str, str]
    own: tuple[str, ...]

    @property
    def fluent_id(self) -> str:
        """The name of the Fluent term, without its leading dash."""
        return self.id.replace(".", "-")

    def fluent(self, language: str) -> str:
        """The term in Fluent; one that is counted takes `form: "plural"`."""
        word = self.words[language]
        if not self.plurals:
            return f"-{self.fluent_id} = {word}\n"
        plural = self.plurals[language]
        return f"-{self.fluent_id} =\n    {{ $form ->\n        [plural] {plural}\n       *[one] {word}\n    }}\n"


def load(folder: Path = HOME / "glossary") -> list[Term]:
    """Read every glossary file of a folder."""
    terms: dict[str, Term] = {}
    for path in sorted(folder.glob("*.toml")):
        for entry in _entries(path):
            term = _term(entry)
            if term.id in terms:
                raise BadGlossary(f"{path.name}: {term.id} stands twice")
            terms[term.id] = term
    return list(terms.values())


def _entries(path: Path) -> Iterator[dict[str, object]]:
    data: dict[str, object] = tomllib.loads(path.read_text(encoding="utf-8"))
    entries = data.get("term")
    if list(data) != ["term"] or not isinstance(entries, list):
        raise BadGlossary(f"{path.name}: only [[term]] may stand here")
    yield from entries


def _term(entry: dict[str, object]) -> Term:
    name = _text(entry, "id")
    if re.fullmatch(r"[a-z][a-z0-9_-]*(\.[a-z0-9_-]+)+", name) is None:
        raise BadGlossary(f"{name!r} is no id")
    if not entry.keys() <= FIELDS:
        raise BadGlossary(f"{name}: unknown field {', '.join(sorted(entry.keys() - FIELDS))}")
    plural = entry.get("plural", {})
    own = entry.get("own", [])
    if not isinstance(plural, dict) or (plural and tuple(plural) != LANGUAGES):
        raise BadGlossary(f"{name}: the plural needs {', '.join(LANGUAGES)}, in this order")
    if not isinstance(own, list) or not set(own) <= set(LANGUAGES):
        raise BadGlossary(f"{name}: own is a list of languages")
    for field in ("catalogue", "content"):  # what the rulebooks and the content files call it, for people to look up
        if field in entry:
            _text(entry, field)
    return Term(
        name,
        {language: _text(entry, language) for language in LANGUAGES},
        {language: _text(plural, language) for language in plural},
        tuple(own),
    )


def _text(entry: dict[str, object], field: str) -> str:
    value = entry.get(field)
    if not isinstance(value, str) or not value or value != value.strip() or set(value) & set("{}'\n"):
        raise BadGlossary(f"{entry.get('id')}: {field} must be a plain text, with typographic apostrophes")
    return value


def fluent(terms: list[Term], language: str) -> str:
    """Give the text of one language's `terms.ftl`."""
    return "\n".join([HEADING, *[term.fluent(language).removesuffix("\n") for term in terms]]) + "\n"


def main() -> None:
    """Write every language's `terms.ftl`."""
    terms = load()
    for language in LANGUAGES:
        (HOME / language / TERMS).write_text(fluent(terms, language), encoding="utf-8")


if __name__ == "__main__":
    main()
