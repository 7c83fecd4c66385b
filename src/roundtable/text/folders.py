"""The folders that texts come from, and their bundles: one per language, read when first needed."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from .languages import LANGUAGES

HOME: Final = Path(__file__).parent
_folders: Final[list[Path]] = [HOME]
_bundles: Final[dict[str, FluentBundle]] = {}


def add_folder(path: Path) -> None:
    """Let a game outside this package bring its texts: `path` holds one folder per language with `.ftl` files."""
    folder = path.resolve()
    if not any(files(language, folder) for language in LANGUAGES):
        raise FileNotFoundError(f"no texts below {folder}")
    if folder not in _folders:
        _folders.append(folder)
        _bundles.clear()


def files(language: str, folder: Path) -> list[Path]:
    """Give a folder's files in one language, in a stable order."""
    return sorted((folder / language).glob("*.ftl"))


def bundle(language: str) -> FluentBundle:
    """Give everything there is in one language."""
    known = _bundles.get(language)
    if known is None:
        known = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        for text in _texts(language):
            known.add_resource(FluentResource(text))
        _bundles[language] = known
    return known


def sources(language: str) -> str:
    """Give the files of one language as one text, for front ends that render by themselves."""
    return "\n".join(_texts(language))


def every_file(language: str) -> Iterator[Path]:
    """Give the files of one language, of all folders."""
    for folder in _folders:
        yield from files(language, folder)


def _texts(language: str) -> Iterator[str]:
    for path in every_file(language):
        yield path.read_text(encoding="utf-8")


def capital(text: object) -> str:
    """Begin with a capital: `{ CAPITAL($figure-the) }` opens a sentence."""
    told = str(text)
    return told[:1].upper() + told[1:]


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {"CAPITAL": capital}  # as fluent.runtime types them
