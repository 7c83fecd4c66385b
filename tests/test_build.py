"""The tests run on the package they are meant to run on, and compiled files lie where they belong."""

import importlib
import os
import subprocess
import sys
import tomllib
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tools import compile, native
from tools.compile import FAST, ROOT, SOURCE

COMPILED_ROOMS = ("kernel", "games", "bots", "gym/encoding")
ALSO_COMPILED = (SOURCE / "gym" / "stepping.py",)
NEVER_COMPILED = ("__init__.py", "openness.py", "encoder.py", "encodings.py")
STATIC = SOURCE / "server" / "static"
EXPECTED = os.environ.get("ROUNDTABLE_EXPECT")


def origin(module: str) -> Path:
    return Path(importlib.import_module(module).__file__ or "")


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


def modules_to_compile() -> list[str]:
    paths = [path for room in COMPILED_ROOMS for path in sorted((SOURCE / room).rglob("*.py"))]
    return [module_of(path) for path in [*paths, *ALSO_COMPILED] if path.name not in NEVER_COMPILED]


def test_what_is_compiled_is_what_the_settings_name() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    found = [module_of(ROOT / path) for path in native.sources(ROOT, hook["include"], hook["exclude"])]
    assert sorted(found) == sorted(modules_to_compile())


def test_modules_of_a_package_are_compiled_as_one_piece(tmp_path: Path) -> None:
    texts = {"": "base", "a___b": "one", "a___c": "two", "a___d___e": "  three"}
    for name, text in texts.items():
        (tmp_path / f"__native_{name}.c").write_text(f"{text}\n", encoding="utf-8")
    pieces = native.in_packages([str(tmp_path / f"__native_{name}.c") for name in texts])
    assert sorted(pieces) == ["base\n", "one\ntwo\n", "three\n"]


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


def test_the_wheel_brings_the_page_and_nothing_it_was_built_with(tmp_path: Path) -> None:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the page was not built: make web")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        names = opened.namelist()
    built = {path.relative_to(SOURCE.parent).as_posix() for path in STATIC.rglob("*") if path.is_file()}
    assert {name for name in names if name.startswith("roundtable/server/static/")} == built
    assert [name for name in names if "node_modules" in name or name.endswith((".ts", ".svelte"))] == []


def test_the_lists_of_packages_name_no_place_to_load_them_from() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in lock  # neither where packages come from nor anything else
    assert '"integrity"' in lock
    assert "://" not in (ROOT / "constraints.txt").read_text(encoding="utf-8")


def test_no_compiled_file_lies_beside_the_sources() -> None:
    strays = [path for suffix in (".so", ".pyd") for path in (ROOT / "src").rglob(f"*{suffix}")]
    assert strays == []


def test_people_play_on_what_is_compiled_if_it_fits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = tmp_path / "fast"
    (made / "roundtable" / "server").mkdir(parents=True)
    monkeypatch.setattr(compile, "FAST", made)
    assert compile.place() == SOURCE.parent
    (made / compile.STAMP).write_text("of other sources", encoding="utf-8")
    assert compile.place() == SOURCE.parent
    (made / compile.STAMP).write_text(compile.digest_of_sources(made), encoding="utf-8")
    assert compile.place() == made
