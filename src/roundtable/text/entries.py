"""Reads `.ftl` files entry by entry: what each message or term says about itself and refers to."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass(slots=True)
class Entry:
    """A message, a term (its id keeps the dash), or a piece that is not Fluent (`junk` says why)."""

    id: str
    path: Path
    line: int
    text: str = ""  # as it stands in the file, without its comment
    junk: str = ""
    has_text: bool = True
    attributes: dict[str, str] = field(default_factory=dict)  # name → text, empty if not plain
    variables: set[str] = field(default_factory=set)
    references: set[tuple[str, str]] = field(default_factory=set)  # message or term, attribute or ""
    term_arguments: set[tuple[str, str]] = field(default_factory=set)  # term, argument it is given
    functions: set[str] = field(default_factory=set)

    @property
    def term(self) -> bool:
        """A word of the glossary rather than a message."""
        return self.id.startswith("-")


def read(path: Path) -> tuple[Entry, ...]:
    """Give every entry of a file."""
    return _read(path, path.read_text(encoding="utf-8"))


@cache
def _read(path: Path, source: str) -> tuple[Entry, ...]:
    found: list[Entry] = []
    for node in FluentParser(with_spans=True).parse(source).body:
        line = source.count("\n", 0, node.span.start if node.span else 0) + 1
        if isinstance(node, ast.Junk):
            text = (node.content or "").strip().partition("\n")[0]
            found.append(Entry(text[:40], path, line, junk="; ".join([str(note.message) for note in node.annotations])))
        elif isinstance(node, ast.Message | ast.Term):
            dash = "-" if isinstance(node, ast.Term) else ""
            assert node.id.span is not None
            assert node.span is not None
            text = source[node.id.span.start - len(dash) : node.span.end]
            entry = Entry(dash + node.id.name, path, line, text, has_text=node.value is not None)
            entry.attributes = {one.id.name: _plain(one.value) for one in node.attributes}
            _Reader(entry).visit(node)
            found.append(entry)
    return tuple(found)


def _plain(pattern: ast.Pattern) -> str:
    """The text of a pattern without placeables; else nothing."""
    if all(isinstance(part, ast.TextElement) for part in pattern.elements):
        return "".join([part.value for part in pattern.elements if isinstance(part, ast.TextElement)])
    return ""


class _Reader(Visitor):
    """Collects what an entry uses. The visitor of fluent.syntax finds these methods by the names of the nodes."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entry.references.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        term = f"-{node.id.name}"
        self.entry.references.add((term, node.attribute.name if node.attribute else ""))
        for argument in node.arguments.named if node.arguments else ():
            self.entry.term_arguments.add((term, argument.name.name))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.entry.functions.add(node.id.name)
        self.generic_visit(node)
