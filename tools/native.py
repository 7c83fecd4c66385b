"""Compiles the modules that pyproject.toml names, in place: C by mypyc, then an object per package, several at a time.

Run by compile.py on a copy of the tree: `native.py TREE KEPT`. Objects and libraries are kept in KEPT under a hash of
what they are made from: a change compiles only its own package, unless it touches what the C code of all packages
shares, such as the number of its names and texts.
"""

import hashlib
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from mypyc.build import get_cflags, include_dir, mypycify
from setuptools._distutils import ccompiler, sysconfig

GROUP: Final = "roundtable"  # gives the library with the code of all modules its name
HEADERS: Final = (f"__native_{GROUP}.h", f"__native_internal_{GROUP}.h")
INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)  # nine tenths of what mypyc writes
RUNTIME: Final = re.compile(r"^#include <(.+)\.c>$", re.MULTILINE)  # what mypyc brings along, in the code of the group


class Workshop:
    """Compiles and links, unless what would come out is kept from before."""

    def __init__(self, written: Path, kept: Path, flags: list[str]) -> None:
        self.written: Final = written  # where mypyc has put its C
        self.kept: Final = kept
        self.flags: Final = flags
        self.shared: Final = "".join([(written / name).read_text(encoding="utf-8") for name in HEADERS])
        self.used: Final[set[str]] = set()
        kept.mkdir(parents=True, exist_ok=True)

    def compiled(self, text: str) -> Path:
        """Give the object of a piece of C."""
        compiler = new_compiler()
        around = self.shared if HEADERS[0] in text else ""
        name = digest(sys.version, *compiler.compiler_so, *self.flags, around, text)
        if self.lacks(f"{name}.o"):
            source = self.written / f"{name}.c"
            source.write_text(text, encoding="utf-8")
            folders = [include_dir(), str(self.written), sysconfig.get_python_inc()]
            compiler.compile([str(source)], include_dirs=folders, extra_postargs=self.flags)
            Path(*compiler.object_filenames([str(source)])).rename(self.kept / f"{name}.o")
        return self.kept / f"{name}.o"

    def linked(self, objects: list[Path]) -> Path:
        """Give the library made of objects."""
        compiler = new_compiler()
        name = digest(*compiler.linker_so, *[one.name for one in objects])
        if self.lacks(f"{name}.so"):
            library = self.written / f"{name}.so"
            compiler.link_shared_object([str(one) for one in objects], str(library))
            library.rename(self.kept / f"{name}.so")
        return self.kept / f"{name}.so"

    def lacks(self, name: str) -> bool:
        """Tell whether something is not yet kept; from now on it counts as used."""
        self.used.add(name)
        return not (self.kept / name).exists()

    def tidy(self) -> None:
        """Throw away what was not used this time."""
        for path in self.kept.iterdir():
            if path.name not in self.used:
                path.unlink()


def main(tree: Path, kept: Path) -> None:
    """Put a compiled module beside every source that is to be compiled."""
    os.chdir(tree)
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    options = hook["options"]
    written = tree / "written"
    modules = list(sources(tree, hook["include"], hook["exclude"]))
    whole, *shims = mypycify(
        modules, multi_file=True, include_runtime_files=True, group_name=GROUP, target_dir=str(written), **options
    )
    declare_runtime(written)
    workshop = Workshop(written, kept, get_cflags(multi_file=True, **options))
    packages = in_packages(whole.sources)
    with ThreadPoolExecutor(os.cpu_count()) as at_once:
        objects = at_once.map(workshop.compiled, sorted(packages, key=len, reverse=True))  # the longest first
        entries = at_once.map(workshop.compiled, [text_of(*shim.sources) for shim in shims])
        libraries = at_once.map(workshop.linked, [sorted(objects), *[[entry] for entry in entries]])
        for extension, library in zip([whole, *shims], libraries, strict=True):
            shutil.copy(library, tree / "src" / place_of(extension.name))
    workshop.tidy()


def declare_runtime(written: Path) -> None:
    """Declare to all modules what mypyc brings along only where it is used, and declares to the group alone."""
    brought = RUNTIME.findall((written / f"__native_{GROUP}.c").read_text(encoding="utf-8"))
    headers = [f"{name}.h" for name in brought if (Path(include_dir()) / f"{name}.h").exists()]
    internal = written / HEADERS[1]
    lines = [f'#include "{header}"\n' for header in headers]
    internal.write_text("".join(lines) + internal.read_text(encoding="utf-8"), encoding="utf-8")


def sources(tree: Path, include: list[str], exclude: list[str]) -> Iterator[str]:
    """Give the modules to be compiled, by the patterns of pyproject.toml."""
    for pattern in include:
        for path in sorted(tree.glob(pattern.removeprefix("/"))):
            if not any(path.match(mask.removeprefix("/")) for mask in exclude):
                yield path.relative_to(tree).as_posix()


def in_packages(paths: list[str]) -> list[str]:
    """Give the C code of all modules, that of each package as one text."""
    found: dict[str, list[str]] = {}
    for path in paths:
        package, _, _ = Path(path).stem.rpartition("___")
        found.setdefault(package, []).append(path)
    return [text_of(*members) for members in found.values()]


def text_of(*paths: str) -> str:
    """Give files of C as one text, without their indentation."""
    return INDENT.sub("", "".join([Path(path).read_text(encoding="utf-8") for path in paths]))


def place_of(module: str) -> str:
    """Give the file of a compiled module."""
    return module.replace(".", "/") + EXTENSION_SUFFIXES[0]


def new_compiler() -> Any:  # noqa: ANN401  # what it offers depends on the platform
    """Give the C compiler that this Python builds extensions with."""
    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    return compiler


def digest(*parts: str) -> str:
    """Hash texts."""
    return hashlib.blake2b("\0".join(parts).encode(), digest_size=16).hexdigest()


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
