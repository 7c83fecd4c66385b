"""Writes the classes that a table consists of from the game's layout: `make classes`, or `classes.py check` to compare.

A game declares its state once, in `layout.py`. Beside it stands `classes.py`, made here: a class for each layout with
its attributes, `clear`, and the fastest code that copies it. The comment above a layout says what its class is, the
comment behind a field what the attribute is.
"""

import ast
import importlib
import io
import sys
import tokenize
from collections.abc import Iterator
from math import prod
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LAYOUTS: Final = (
    "src/roundtable/games/*/layout.py",
    "src/roundtable/games/*/state/layout.py",
    "tests/practice/*/layout.py",
)
CLASSES: Final = "classes.py"
TABLE: Final = "Table"  # the class of the table itself
HEAD: Final = '"""What a table consists of. Made from layout.py: change it there, then run `make classes`."""'

sys.path[:0] = [str(ROOT / "src"), str(ROOT)]  # sources, never a compiled package

from roundtable.kernel.layout import (  # noqa: E402  # found by the path above
    ByName,
    Cards,
    Field,
    Flag,
    Frozen,
    Int,
    Layout,
    Many,
    Marks,
    Maybe,
    Place,
    Seat,
    SomeByName,
    Word,
)

NONE: Final = -1
NOTHING: Final = {Seat: str(NONE), Marks: "0", Flag: "False", Word: '""', Maybe: "None", Cards: "Zone()"}


class Stub(ModuleType):
    """Stands in for the module that is being made, so that a layout can be read before its classes are there."""

    def __getattr__(self, name: str) -> type:
        if name.startswith("__"):
            raise AttributeError(name)
        made = type(name, (), {"__module__": self.__name__, "__class_getitem__": classmethod(lambda cls, _: cls)})
        setattr(self, name, made)
        return made


class Source:
    """What a layout's source says to people: the comments above layouts and behind their fields."""

    def __init__(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        self.tree: Final = ast.parse(text)
        self.comments: Final[dict[int, str]] = {}  # by line
        self.alone: Final[set[int]] = set()  # lines with nothing else
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                self.comments[token.start[0]] = token.string.removeprefix("#").strip()
                if not token.line[: token.start[1]].strip():
                    self.alone.add(token.start[0])

    def above(self, line: int) -> list[str]:
        """Give the lines of comment that stand right above a line."""
        found: list[str] = []
        while line - 1 in self.alone:
            line -= 1
            found.insert(0, self.comments[line])
        return found

    def behind(self, line: int) -> str:
        """Give the comment behind what stands on a line."""
        return "" if line in self.alone else self.comments.get(line, "")

    def layouts(self) -> Iterator[tuple[str, ast.stmt, ast.Call]]:
        """Give every constant of the module that is made by a call, with its statement."""
        for node in self.tree.body:
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and isinstance(node.value, ast.Call)
            ):
                yield node.target.id, node, node.value


class Integers:
    """What a game calls its integers: the layout's `INTEGERS` says it by words or by fields, and imports `integers`."""

    def __init__(self, module: ModuleType) -> None:
        self.names: Final[dict[str, tuple[object, ...]]] = getattr(module, "INTEGERS", {})
        self.home: Final[str] = module.integers.__name__ if self.names else ""

    def name(self, field: Field) -> str:
        """Give what an integer of a field is called."""
        words = field.names if isinstance(field, Int) else None
        for name, meant in self.names.items():
            if field.name in meant or (words is not None and any(one is words for one in meant)):
                return name
        return "int"


class Made:
    """A class to be written: the layout, and what is said about it and its own fields."""

    def __init__(self, layout: Layout, about: list[str], integers: Integers) -> None:
        self.layout: Final = layout
        self.about: Final = about
        self.integers: Final = integers
        self.said: Final[dict[str, tuple[list[str], str]]] = {}  # comment above and behind, by field

    @property
    def name(self) -> str:
        return class_of(self.layout).__name__

    def own(self) -> list[Field]:
        """Give the fields that do not come from a base."""
        base = self.layout.base
        return list(self.layout.fields[len(base.fields) if base else 0 :])


def main(check: bool) -> int:
    """Write every file that is out of date, or only name them; the exit code is 0 if there was none to name."""
    stale: list[str] = []
    for path in layouts():
        sys.modules[made_by(path)] = Stub(made_by(path))
    for path in layouts():
        target = path.with_name(CLASSES)
        text = written(path)
        if not target.exists() or target.read_text(encoding="utf-8") != text:
            stale.append(target.relative_to(ROOT).as_posix())
            if not check:
                target.write_text(text, encoding="utf-8")
    for name in stale:
        print(f"classes: {name} {'does not fit its layout; run: make classes' if check else 'written'}")
    return int(check and bool(stale))


def layouts() -> list[Path]:
    """Give the layouts of all games."""
    return [path for pattern in LAYOUTS for path in sorted(ROOT.glob(pattern))]


def module_of(path: Path) -> str:
    """Give the name under which a file is imported."""
    home = ROOT / "src" if path.is_relative_to(ROOT / "src") else ROOT
    return ".".join(path.relative_to(home).with_suffix("").parts)


def made_by(path: Path) -> str:
    """Give the name of the module that is made from a layout."""
    return module_of(path.with_name(CLASSES))


def class_of(layout: Layout) -> type:
    """Give the class of a layout's objects."""
    assert isinstance(layout.make, type), layout.name
    return layout.make


def written(path: Path) -> str:
    """Give the text of the module that belongs to a layout."""
    home = made_by(path)
    module = importlib.import_module(module_of(path))
    found = list(classes_of(module, Source(path), home))
    head = [HEAD, "", *imports(found, home)]
    body = [line for made in found for line in ["", "", *class_lines(made)]]
    body += [line for layout in frozen_in(found) for line in ["", "", *frozen_lines(layout)]]
    return "\n".join([*head, *body]) + "\n"


def classes_of(module: ModuleType, source: Source, home: str) -> Iterator[Made]:
    """Give the classes to be written, in the order of their layouts."""
    for name, statement, call in source.layouts():
        layout = getattr(module, name)
        if not isinstance(layout, Layout) or class_of(layout).__module__ != home:
            continue
        made = Made(layout, source.above(statement.lineno), Integers(module))
        names = {field.name for field in made.own()}
        for given in call.args:
            field = field_of(given, names, module)
            if field:
                made.said[field] = source.above(given.lineno), source.behind(given.end_lineno or given.lineno)
        yield made


def field_of(given: ast.expr, names: set[str], module: ModuleType) -> str:
    """Give the name of the field that an argument of a layout makes: its first text, or that of a layout inside."""
    for node in ast.walk(given):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names:
            return node.value
        if isinstance(node, ast.Name):
            inner = getattr(module, node.id, None)
            if isinstance(inner, Layout) and inner.name in names:
                return inner.name
    return ""


def imports(found: list[Made], home: str) -> list[str]:
    """Give the imports of what the classes are made of."""
    needed: dict[str, set[str]] = {}
    for made in found:
        if made.name == TABLE:
            needed.setdefault("typing", set()).add("Self")
            needed.setdefault("roundtable.kernel.game", set()).update({"Game", "R"})
        for field in made.layout.fields:
            for module, name in classes_in(field, made.integers):
                if module != home:
                    needed.setdefault(module, set()).add(name)
    lines = [f"from {module} import {', '.join(sorted(names))}" for module, names in sorted(needed.items())]
    standard = [line for line in lines if line.startswith("from typing")]
    return [*standard, *([""] if standard else []), *[line for line in lines if line not in standard]]


def classes_in(field: Field, integers: Integers) -> Iterator[tuple[str, str]]:
    """Give the classes that a field's type names, with their modules."""
    if isinstance(field, Maybe | Many | ByName | SomeByName):
        yield from classes_in(field.inner, integers)
    elif isinstance(field, Int | Seat | Marks):
        if integers.name(field) != "int":
            yield integers.home, integers.name(field)
    elif isinstance(field, Cards):
        yield "roundtable.kernel.zone", "Zone"
    elif isinstance(field, Layout):
        yield class_of(field).__module__, class_of(field).__name__


def class_lines(made: Made) -> list[str]:
    """Give a class."""
    base = made.layout.base
    over = "Game[R]" if made.name == TABLE else class_of(base).__name__ if base else ""
    lines = [f"class {made.name}({over}):" if over else f"class {made.name}:"]
    lines += docstring(made.about)
    for at, field in enumerate(made.own()):
        above, behind = made.said.get(field.name, ([], ""))
        if above:
            lines += [*([""] if at else []), *[f"    # {line}" for line in above]]
        lines.append(f"    {field.name}: {type_of(field, made.integers)}" + (f"  # {behind}" if behind else ""))
    lines += ["", "    def clear(self) -> None:", '        """Set everything to nothing."""']
    lines += ["        super().clear()"] if base else []
    for field in made.own():
        lines += cleared(field)
    lines += become_lines(made) if made.name == TABLE else copy_lines(made)
    return lines + facts_lines(made)


def docstring(about: list[str]) -> list[str]:
    """Give what a class is."""
    assert about, "a layout needs a comment above it that says what its class is"
    if len(about) == 1:
        return [f'    """{about[0]}"""', ""]
    return [f'    """{about[0]}', "", *[f"    {line}".rstrip() for line in about[1:]], '    """', ""]


def become_lines(made: Made) -> list[str]:
    """Give the method that copies another table into this one."""
    lines = ["", "    def become(self, other: Self) -> None:", '        """Copy another table into this one."""']
    lines.append("        self.copy_kernel(other)")
    return lines + [
        f"        self.{field.name} = {copied(field, f'other.{field.name}')}" for field in made.layout.fields
    ]


def copy_lines(made: Made) -> list[str]:
    """Give the method that makes an equal object."""
    lines = [
        "",
        f'    def copy(self) -> "{made.name}":',
        '        """Give one that is equal and can be changed on its own."""',
    ]
    lines.append(f"        twin = {made.name}()")
    lines += [f"        twin.{field.name} = {copied(field, f'self.{field.name}')}" for field in made.layout.fields]
    return [*lines, "        return twin"]


def facts_lines(made: Made) -> list[str]:
    """Give the method that tells what a seat knows."""
    return [
        "",
        "    def facts(self, seat: int) -> tuple[object, ...]:",
        '        """Give what a seat knows of it, to be compared."""',
        "        return (",
        *[f"            {known(field, f'self.{field.name}')}," for field in made.layout.fields],
        "        )",
    ]


def frozen_in(found: list[Made]) -> list[Frozen]:
    """Give the layouts of objects that never change, each once, which have no class written here."""
    frozen: dict[str, Frozen] = {}
    for made in found:
        for field in made.layout.fields:
            inner = field
            while isinstance(inner, Maybe | Many | ByName | SomeByName):
                inner = inner.inner
            if isinstance(inner, Frozen):
                frozen[facts_name(inner)] = inner
    return [frozen[name] for name in sorted(frozen)]


def facts_name(layout: Frozen) -> str:
    """Give the name of the function that tells what there is to know of an object that never changes."""
    return f"{class_of(layout).__name__.lower()}_facts"


def frozen_lines(layout: Frozen) -> list[str]:
    """Give that function."""
    return [
        f"def {facts_name(layout)}(one: {class_of(layout).__name__}) -> tuple[object, ...]:",
        '    """Give what there is to know of it, to be compared."""',
        "    return (",
        *[f"        one.{field.name}," for field in layout.fields],
        "    )",
    ]


def type_of(field: Field, integers: Integers) -> str:
    """Give the type of an attribute."""
    if isinstance(field, Int | Seat | Marks):
        return integers.name(field)
    if isinstance(field, Flag):
        return "bool"
    if isinstance(field, Word):
        return "str"
    if isinstance(field, Maybe):
        return f"{type_of(field.inner, integers)} | None"
    if isinstance(field, Many | ByName):
        inner = type_of(field.inner, integers)
        return f"tuple[{inner}, ...]" if field.frozen else f"list[{inner}]"
    if isinstance(field, SomeByName):
        return f"tuple[{type_of(field.inner, integers)}, ...]"
    if isinstance(field, Cards):
        return "Zone"
    assert isinstance(field, Layout), field.name
    return class_of(field).__name__


def fixed(field: Field) -> bool:
    """Tell whether what a field holds never changes in place, so that copies may share it."""
    if isinstance(field, Many | ByName):
        assert not field.frozen or fixed(field.inner), f"{field.name}: a tuple of what changes"
        return field.frozen
    if isinstance(field, SomeByName):
        return True
    if isinstance(field, Maybe):
        return fixed(field.inner)
    return isinstance(field, Int | Seat | Marks | Flag | Word | Frozen)


def copied(field: Field, value: str) -> str:
    """Give the expression that copies a value."""
    if fixed(field):
        return value
    if isinstance(field, Maybe):
        return f"None if {value} is None else {copied(field.inner, value)}"
    if isinstance(field, Many | ByName):
        return f"{value}[:]" if fixed(field.inner) else f"[{copied(field.inner, 'one')} for one in {value}]"
    return f"{value}.copy()"


def known(field: Field, value: str) -> str:
    """Give the expression for what a seat knows of a value."""
    if isinstance(field, Frozen):
        return f"{facts_name(field)}({value})"
    if isinstance(field, Layout | Cards):
        return f"{value}.facts(seat)"
    if isinstance(field, Maybe):
        inner = known(field.inner, value)
        return inner if inner == value else f"None if {value} is None else {inner}"
    if isinstance(field, Many | ByName | SomeByName):
        inner = known(field.inner, "one")
        if inner != "one":
            return f"tuple([{inner} for one in {value}])"
        return value if fixed(field) else f"tuple({value})"
    return value


def cleared(field: Field) -> list[str]:
    """Give the lines that set an attribute to nothing."""
    if isinstance(field, Layout) and not isinstance(field, Frozen):
        return [f"        self.{field.name} = {class_of(field).__name__}()", f"        self.{field.name}.clear()"]
    return [f"        self.{field.name} = {nothing(field)}"]


def nothing(field: Field) -> str:
    """Give the expression for nothing: 0, none, not so, empty; as many of it as there have to be."""
    if isinstance(field, Place):
        return str(NONE)
    if isinstance(field, Int):
        return str(NONE if field.low == NONE else max(field.low, min(field.high, 0)))
    if isinstance(field, Many):
        return repeated(field.inner, field.least, field.frozen)
    if isinstance(field, ByName):
        words = [len(table.words) for table in field.tables]
        return repeated(field.inner, prod(words) * (field.each or 1), field.frozen)
    if isinstance(field, SomeByName):
        return repeated(field.inner, len(field.names.words), frozen=True)
    return NOTHING[type(field)]


def repeated(inner: Field, count: int, frozen: bool) -> str:
    """Give the expression for so many empty members; of objects there are none before the game makes them."""
    if not count or isinstance(inner, Layout):
        return "()" if frozen else "[]"
    if isinstance(inner, Cards):
        return f"[Zone() for _ in range({count})]"
    assert fixed(inner), inner.name
    return f"({nothing(inner)},) * {count}" if frozen else f"[{nothing(inner)}] * {count}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] == ["check"]))
