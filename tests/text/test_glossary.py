"""The glossary is complete, and the terms are made from it."""

from pathlib import Path

import pytest

from roundtable.text import LANGUAGES, glossary
from roundtable.text.folders import HOME
from roundtable.text.glossary import BadGlossary, Term

from .toy import TEXTS

TERM = """
[[term]]
id = "toy.pawn"
en = "pawn"
pt-BR = "peão"
fr = "pion"
it = "pedone"
"""


def pawn(folder: Path, text: str) -> Term:
    (folder / "toy.toml").write_text(text, encoding="utf-8")
    (term,) = glossary.load(folder)
    return term


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_current(language: str) -> None:
    written = (HOME / language / glossary.TERMS).read_text(encoding="utf-8")
    assert written == glossary.fluent(glossary.load(), language), "run: python -m roundtable.text.glossary"


def test_every_game_has_its_words() -> None:
    games = {term.id.split(".")[0] for term in glossary.load()}
    assert games == {"merlin", "merlin_arthur", "paladins", "mage_knight"}


def test_published_and_own_words_are_told_apart() -> None:
    terms = {term.id: term for term in glossary.load()}
    assert terms["merlin.assistant"].words["en"] == "henchman"
    assert terms["merlin.assistant"].own == ()
    assert terms["merlin.traitor"].own == ("it",)


def test_plain_term(tmp_path: Path) -> None:
    term = pawn(tmp_path, TERM)
    assert term.fluent("fr") == "-toy-pawn = pion\n"


def test_counted_term_has_a_plural(tmp_path: Path) -> None:
    plural = 'plural = { en = "pawns", pt-BR = "peões", fr = "pions", it = "pedoni" }\n'
    assert "[plural] peões\n       *[one] peão\n" in pawn(tmp_path, TERM + plural).fluent("pt-BR")


@pytest.mark.parametrize(
    "text",
    [
        TERM.replace('it = "pedone"\n', ""),
        TERM.replace("pedone", " pedone"),
        TERM.replace("pedone", "{ x }"),
        TERM.replace("pedone", "l'alfiere"),
        TERM.replace("toy.pawn", "toy pawn"),
        TERM + 'de = "Bauer"\n',
        TERM + 'own = ["de"]\n',
        TERM + "catalogue = 1\n",
        TERM + 'plural = { en = "pawns" }\n',
        TERM + TERM,
        "x = 1\n",
    ],
)
def test_bad_glossary_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadGlossary):
        pawn(tmp_path, text)


def test_toy_covers_every_language() -> None:
    assert tuple(TEXTS) == LANGUAGES
