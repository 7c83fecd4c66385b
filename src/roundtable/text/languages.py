"""The languages people can read the games in, and how a wish for a language becomes one of them."""

from collections.abc import Iterable
from typing import Final

LANGUAGES: Final = ("en", "pt-BR", "fr", "it")
ENGLISH: Final = "en"


def find(tag: str) -> str | None:
    """Give our language for a tag such as `pt`, `PT-br` or `fr_CA.UTF-8`; None if we do not have it."""
    wanted = tag.partition(".")[0].replace("_", "-").strip().lower()
    for language in LANGUAGES:
        if language.lower() == wanted:
            return language
    base = wanted.partition("-")[0]
    for language in LANGUAGES:
        if language.lower().partition("-")[0] == base:
            return language
    return None


def pick(wanted: Iterable[str]) -> str:
    """Give the first of the wanted languages that we have, most wanted first; English if we have none."""
    for tag in wanted:
        language = find(tag)
        if language is not None:
            return language
    return ENGLISH
