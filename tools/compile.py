"""Builds the compiled package for `make fast`: a copy of the tree, compiled by native.py, becomes build/fast.

`compile.py bench` makes build/bench instead: there the practice games of the tests are compiled too, to be measured.
`compile.py place` compiles nothing and says where the package to play with lies: build/fast if it is up to date.
What is compiled is said in pyproject.toml. Nothing is ever written beside the sources, and the result appears only when
it is complete. Without a C compiler there is nothing to do: the same package runs as plain Python.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "roundtable"
PRACTICE = ROOT / "tests" / "practice"
FAST = ROOT / "build" / "fast"
BENCH = ROOT / "build" / "bench"
STAMP = "made-from"  # a file in the result that holds the digest of what it was made from
NATIVE = ROOT / "tools" / "native.py"  # the work itself
STATIC = "static"  # the table in the browser, built by tools/web.py: it goes along without being compiled again
DIRECT = "-fvisibility=hidden -fno-plt"  # calls inside the package go straight, which makes the games a tenth faster
LEFT_OUT = ("__pycache__", "*.pyc", "*.so", "*.pyd", STATIC)


def main(target: Path) -> int:
    """Bring the target up to date, with the page as it is built now; the exit code is 0 unless that fails."""
    code = bring_up_to_date(target)
    if target.is_dir():
        copy_page(target)
    return code


def place() -> Path:
    """Give the folder of the compiled package if it was made from the sources as they are now, else theirs."""
    try:
        fits = made_from(FAST) == digest_of_sources(FAST)
    except PackageNotFoundError:  # without the compiler there is nothing compiled
        fits = False
    if fits:
        copy_page(FAST)
    return FAST if fits else SOURCE.parent


def copy_page(target: Path) -> None:
    """Put the page as it is built now into a compiled package."""
    page = target / "roundtable" / "server" / STATIC
    shutil.rmtree(page, ignore_errors=True)
    if (SOURCE / "server" / STATIC).is_dir():
        shutil.copytree(SOURCE / "server" / STATIC, page)


def bring_up_to_date(target: Path) -> int:
    """Compile what has changed; the exit code is 0 unless the sources do not compile."""
    name = target.name
    digest = digest_of_sources(target)
    if made_from(target) == digest:
        print(f"{name}: up to date")
        return 0
    if not can_compile():
        shutil.rmtree(target, ignore_errors=True)
        print(f"{name}: no C compiler with Python's headers found, going on with plain Python")
        return 0
    print(f"{name}: compiling into build/{name}, this takes a while", flush=True)
    started = time.monotonic()
    target.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f"{name}-", dir=target.parent) as scratch:
        made = build(Path(scratch), target)
        shutil.rmtree(target, ignore_errors=True)  # what is there is out of date, whether the build succeeded or not
        if made is None:
            return 1
        (made / STAMP).write_text(digest, encoding="utf-8")
        made.rename(target)
    print(f"{name}: {len(list(compiled_modules(target)))} modules compiled in {time.monotonic() - started:.0f} s")
    return 0


def digest_of_sources(target: Path) -> str:
    """Hash everything the result depends on: the sources, the settings, the compiler of Python and its options."""
    digest = hashlib.blake2b(digest_size=16)
    for word in (sys.version, version("mypy"), os.environ.get("CC", ""), os.environ.get("CFLAGS", ""), DIRECT):
        digest.update(word.encode() + b"\0")
    for path in [ROOT / "pyproject.toml", NATIVE, *sorted(sources(target))]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def sources(target: Path) -> Iterator[Path]:
    """Every file that goes into the target, modules and data alike."""
    for folder in (SOURCE, PRACTICE) if target == BENCH else (SOURCE,):
        for path in folder.rglob("*"):
            if path.is_file() and not any(Path(part).match(mask) for part in path.parts for mask in LEFT_OUT):
                yield path


def made_from(target: Path) -> str:
    """The digest of what the target was made from; empty if it is not there."""
    stamp = target / STAMP
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def can_compile() -> bool:
    """Whether this Python can build extensions: a C compiler and Python's own headers are there."""
    if sys.platform == "win32":
        return True  # setuptools looks for the compiler by itself
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command.split()[0]) is not None and header.is_file()


def build(scratch: Path, target: Path) -> Path | None:
    """Copy the tree, compile it there and give the folder of packages; None, after saying why, if that fails."""
    packages = scratch / "src"
    shutil.copytree(SOURCE, packages / "roundtable", ignore=shutil.ignore_patterns(*LEFT_OUT))
    if target == BENCH:
        shutil.copytree(PRACTICE, packages / "tests" / "practice", ignore=shutil.ignore_patterns(*LEFT_OUT))
        shutil.copy(PRACTICE.parent / "__init__.py", packages / "tests")
    shutil.copy(ROOT / "pyproject.toml", scratch)
    command = [sys.executable, str(NATIVE), str(scratch), str(target.with_name(f"{target.name}-objects"))]
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
    if sys.platform != "win32":
        environment["CFLAGS"] = f"{DIRECT} {environment.get('CFLAGS', '')}"
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout + done.stderr, file=sys.stderr)
        print(f"{target.name}: the sources do not compile, see above", file=sys.stderr)
        return None
    if not any(compiled_modules(packages)):
        print(f"{target.name}: nothing was compiled; does pyproject.toml name the sources?", file=sys.stderr)
        return None
    return packages


def compiled_modules(folder: Path) -> Iterator[Path]:
    """The compiled modules of a built package."""
    return (path for path in (folder / "roundtable").rglob("*") if path.name.endswith(tuple(EXTENSION_SUFFIXES)))


if __name__ == "__main__":
    if sys.argv[1:] == ["place"]:
        print(place())
        sys.exit()
    sys.exit(main(BENCH if sys.argv[1:] == ["bench"] else FAST))
