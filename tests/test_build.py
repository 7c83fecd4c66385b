"""The tests run on the package they are meant to run on, and compiled files lie where they belong."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tools.compile import FAST, ROOT, SOURCE

COMPILED_ROOMS = ("kernel", "games", "bots")
NEVER_COMPILED = ("__init__.py", "openness.py")
EXPECTED = os.environ.get("ROUNDTABLE_EXPECT")


def origin(module: str) -> Path:
    return Path(importlib.import_module(module).__file__ or "")


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


def modules_to_compile() -> list[str]:
    paths = [path for room in COMPILED_ROOMS for path in sorted((SOURCE / room).rglob("*.py"))]
    return [module_of(path) for path in paths if path.name not in NEVER_COMPILED]


@pytest.mark.skipif(EXPECTED != "interpreted", reason="not told to be interpreted")
def test_interpreted_means_the_sources_themselves() -> None:
    assert origin("roundtable.kernel.game") == SOURCE / "kernel" / "game.py"


@pytest.mark.skipif(EXPECTED != "compiled", reason="not told to be compiled")
@pytest.mark.parametrize("module", modules_to_compile())
def test_compiled_means_every_module_of_the_compiled_rooms(module: str) -> None:
    found = origin(module)
    assert found.is_relative_to(FAST)
    assert found.name.endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.skipif(EXPECTED != "compiled", reason="not told to be compiled")
def test_compiled_or_not_the_package_has_the_same_files() -> None:
    def files(package: Path) -> set[str]:
        return {
            path.relative_to(package).as_posix()
            for path in package.rglob("*")
            if path.is_file() and path.suffix not in {".pyc", ".so", ".pyd"}
        }

    assert files(FAST / "roundtable") == files(SOURCE)


def test_no_compiled_file_lies_beside_the_sources() -> None:
    strays = [path for suffix in (".so", ".pyd") for path in (ROOT / "src").rglob(f"*{suffix}")]
    assert strays == []
