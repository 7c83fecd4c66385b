"""What is cited is there: files named in comments, docstrings, pages and data lie in the repository, links lead on."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

from roundtable.games import GAMES
from tools.compile import ROOT

FOLDERS = ("src", "tests", "tools", "bench", "examples", "docs", "web/src", "web/tests")
CITING = ("src", "tests", "tools", "bench", "examples", "docs")
MADE = ("__pycache__", "static", "node_modules")  # folders of what is made from the rest
READ = (".py", ".toml", ".md")
WORD = re.compile(r"[\w.<>*/-]+")
ENDINGS = (".md", ".toml", ".py", ".json", ".ftl", ".ts", ".svelte", ".css")
PLACE = re.compile(r"`((?:src|tests|tools|bench|examples|docs|web)/[\w.<>*/-]*)`")
LINK = re.compile(r"\]\((?P<page>[^)#:\s]*)(?:#(?P<section>[^)\s]+))?\)")
TO_BE_WRITTEN = re.compile(r"^\*\*`([^`]+)`\*\*", re.MULTILINE)
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
NOT_OURS = (
    "/api/openapi.json",  # an address of the server
    "build/*",
    "game.json",  # a game that somebody kept
    "*new.json",  # weights of a value that somebody makes
    "src/roundtable/server/static",  # the page, once it is built
    "/src/tests/practice/*",  # in the copy that is compiled to be measured
)


@cache
def files() -> tuple[str, ...]:
    """Everything people have written, by its path from the root."""
    found = [path for folder in (ROOT, ROOT / "web") for path in folder.iterdir() if path.is_file()]
    for folder in FOLDERS:
        found += [path for path in (ROOT / folder).rglob("*") if path.is_file() and not set(MADE) & set(path.parts)]
    return tuple(sorted(path.relative_to(ROOT).as_posix() for path in found))


def citing() -> list[str]:
    return [path for path in files() if path.endswith(READ) and (path.startswith(CITING) or "/" not in path)]


def spoken(path: str) -> Iterator[tuple[int, str]]:
    """Give what a file says to people, with its lines: comments and docstrings of a module, else everything."""
    text = (ROOT / path).read_text(encoding="utf-8")
    if not path.endswith(".py"):
        yield from enumerate(text.splitlines(), 1)
        return
    if not cited(text):
        return  # reading it as a program takes long
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.body[0].lineno if node.body else 1, ast.get_docstring(node) or ""


def cited(text: str) -> list[str]:
    """Give the names of files and the places of the repository that a text names."""
    words = [word.rstrip(".") for word in WORD.findall(text)]
    return [*[word for word in words if word.endswith(ENDINGS) and word not in ENDINGS], *PLACE.findall(text)]


def exists(name: str, by: str) -> bool:
    """Tell whether a name leads to a file or folder, seen from the file that cites it."""
    if any(fnmatchcase(name, one) for one in NOT_OURS):
        return True
    about = next((game for game in GAMES if any(PurePosixPath(part).stem == game for part in by.split("/"))), None)
    return leads_somewhere(name, None if "/" in name else about)


@cache
def leads_somewhere(name: str, game: str | None) -> bool:
    """Tell whether a name, with `*` and `<anything>` for what varies, is a place or the end of one."""
    wanted = re.sub(r"<[^>]*>", "*", re.sub(r"^(?:\.\.?/)+|^/", "", name)).replace("**/", "").rstrip("/")
    if "*" in wanted:
        return any(fnmatchcase(end, wanted) for end in ends(game))
    return wanted in ends(game)


@cache
def ends(game: str | None) -> frozenset[str]:
    """Give every way in which a file or folder can be named: its path, and the path without its first folders.

    The files of other games cannot be meant by a bare name in what is about one.
    """
    others = [other for other in GAMES if game not in {None, other}]
    found: set[str] = set()
    for path in files():
        if not any(f"/{other}/" in path or f"/{other}." in path for other in others):
            parts = path.split("/")
            found |= {"/".join(parts[first:last]) for last in range(1, len(parts) + 1) for first in range(last)}
    return frozenset(found)


def to_be_written(path: str) -> set[str]:
    """Give the files that whoever follows a page writes on the way: each stands in bold above its text."""
    return set(TO_BE_WRITTEN.findall((ROOT / path).read_text(encoding="utf-8")))


def missing(path: str) -> list[str]:
    named = [(line, name) for line, text in spoken(path) for name in cited(text)]
    lost = [(line, name) for line, name in named if not exists(name, by=path)]
    written = to_be_written(path) if lost else set()
    return [f"{path}:{line}: {name}" for line, name in lost if name not in written]


def test_every_file_that_is_cited_exists() -> None:
    paths = citing()
    assert "docs/architecture.md" in paths
    assert [found for path in paths for found in missing(path)] == []


@pytest.mark.parametrize(
    ("text", "by", "there"),
    [
        ("see docs/server.md.", "src/roundtable/server/__init__.py", True),
        ("see timing.md, section 3", "src/roundtable/games/mage_knight/box.py", True),
        ("see timing.md, section 3", "src/roundtable/games/merlin/box.py", False),
        ("see `oddities.md`", "src/roundtable/kernel/game.py", True),
        ("see odditys.md", "src/roundtable/kernel/game.py", False),
        ("`src/roundtable/games/<game>/` holds `content/*.toml`", "docs/adding-a-game.md", True),
        ("`src/roundtable/plays/<game>/`", "docs/adding-a-game.md", False),
        ("`content/*.json`", "docs/adding-a-game.md", False),
        ("value.py", "src/roundtable/bots/values.py", True),
    ],
)
def test_what_is_missing_is_noticed(text: str, by: str, there: bool) -> None:
    assert cited(text)
    assert all([exists(name, by) for name in cited(text)]) is there


def anchors(page: Path) -> set[str]:
    """Give the sections of a page as links name them."""
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    bare = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(text)]
    return {heading.strip().replace(" ", "-") for heading in bare}


@pytest.mark.parametrize("name", [path for path in files() if path.endswith(".md")])
def test_links_lead_to_a_page_and_a_section(name: str) -> None:
    page = ROOT / name
    lost = []
    for found in LINK.finditer(page.read_text(encoding="utf-8")):
        target = (page.parent / found["page"]) if found["page"] else page
        section = found["section"]
        if not target.exists() or (section and section not in anchors(target)):
            lost.append(found[0])
    assert lost == []
