"""Finds `@rule("…")` in test files by reading their syntax; no test is imported or run."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import TypeGuard

MARK = "rule"
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Flaw(Enum):
    """Why a mark proves nothing."""

    UNKNOWN = "unknown"  # the catalogue does not have the id
    ASSERTS_NOTHING = "asserts-nothing"  # no assert, no pytest.raises, no expect… in the test
    SKIPPED = "skipped"  # skip or xfail: the test does not run, or may fail
    NOT_A_TEST = "not-a-test"  # the mark decorates neither a function test_… nor a class Test…
    NOT_LITERAL = "not-literal"  # the ids are not plain strings, or there are none
    UNREADABLE = "unreadable"  # the file is not valid Python


@dataclass(frozen=True, slots=True)
class Mark:
    """A marked test and the statements it names; `flaw` is set when it does not count."""

    path: Path
    line: int
    test: str
    ids: tuple[str, ...] = ()
    flaw: Flaw | None = None


def scan(tests: Path) -> tuple[Mark, ...]:
    """Every mark below `tests`, in the order of paths and lines."""
    files = sorted({*tests.rglob("test_*.py"), *tests.rglob("*_test.py")})
    return tuple(mark for path in files for mark in scan_file(path))


def scan_file(path: Path) -> tuple[Mark, ...]:
    """Every mark of one file."""
    source = path.read_text(encoding="utf-8")
    if f"{MARK}(" not in source:
        return ()
    try:
        module = ast.parse(source)
    except SyntaxError as error:
        return (Mark(path, error.lineno or 1, path.stem, flaw=Flaw.UNREADABLE),)
    return tuple(_body(path, module.body))


def _body(path: Path, nodes: list[ast.stmt], outer: tuple[ast.expr, ...] = (), prefix: str = "") -> Iterator[Mark]:
    """The marks in a module or a class, which hands its own decorators (`outer`) down to its tests."""
    for node in nodes:
        if isinstance(node, Function) and node.name.startswith("test_"):
            yield from _test(path, node, (*outer, *node.decorator_list), prefix)
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _body(path, node.body, (*outer, *node.decorator_list), f"{prefix}{node.name}.")
        else:
            yield from _elsewhere(path, node, prefix)


def _test(path: Path, node: Function, decorators: tuple[ast.expr, ...], prefix: str) -> Iterator[Mark]:
    calls = [call for decorator in decorators for call in _marks(decorator)]
    if not calls:
        return
    names = [_literal(argument) for call in calls for argument in call.args]
    literal = None not in names and all(call.args and not call.keywords for call in calls)
    ids = tuple(dict.fromkeys(name for name in names if name is not None))
    yield Mark(path, node.lineno, prefix + node.name, ids, _flaw(node, decorators, literal=literal))


def _elsewhere(path: Path, node: ast.stmt, prefix: str) -> Iterator[Mark]:
    """Marks on helpers, in constants or in `pytestmark`: pytest or this reader would overlook them."""
    parts = node.decorator_list if isinstance(node, Function) else [node]
    if any(True for part in parts for _ in _marks(part)):
        name = node.name if isinstance(node, Function | ast.ClassDef) else path.stem
        yield Mark(path, node.lineno, prefix + name, flaw=Flaw.NOT_A_TEST)


def _flaw(node: Function, decorators: tuple[ast.expr, ...], *, literal: bool) -> Flaw | None:
    if not literal:
        return Flaw.NOT_LITERAL
    if any(_name(decorator) in {"skip", "xfail"} for decorator in decorators):
        return Flaw.SKIPPED
    if not any(_expects(part) for statement in node.body for part in ast.walk(statement)):
        return Flaw.ASSERTS_NOTHING
    return None


def _marks(node: ast.AST) -> Iterator[ast.Call]:
    """Calls of the marker, also inside `parametrize(…, [pytest.param(…, marks=rule("…"))])`."""
    return (part for part in ast.walk(node) if _is_mark(part))


def _is_mark(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and _name(node) == MARK


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _expects(node: ast.AST) -> bool:
    if isinstance(node, ast.Assert):
        return not isinstance(node.test, ast.Constant)
    return isinstance(node, ast.Call) and (_name(node) == "raises" or _name(node).startswith("expect"))


def _name(node: ast.expr) -> str:
    """The last word of `a`, `x.a` or `x.a(…)`."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
