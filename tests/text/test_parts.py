"""The parts in which texts go to browsers: complete together, small, and without what only the terminal says."""

from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from roundtable.games import GAMES as OURS
from roundtable.text import LANGUAGES
from roundtable.text.entries import Entry, read
from roundtable.text.folders import every_file
from roundtable.text.parts import GENERAL, part, part_of

GAMES = list(OURS)


@pytest.fixture(scope="module")
def every() -> dict[str, dict[str, Entry]]:
    return {language: {e.id: e for path in every_file(language) for e in read(path)} for language in LANGUAGES}


@cache
def ids(language: str, name: str) -> tuple[str, ...]:
    """Give the ids of a part; all of it must be Fluent, without comments."""
    found: list[str] = []
    for node in FluentParser(with_spans=False).parse(part(language, name, GAMES)).body:
        assert isinstance(node, ast.Message | ast.Term), node
        found.append(("-" if isinstance(node, ast.Term) else "") + node.id.name)
    return tuple(found)


@pytest.mark.parametrize("game", [None, *GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_refers_to_what_is_not_loaded(
    every: dict[str, dict[str, Entry]], language: str, game: str | None
) -> None:
    loaded = ids(language, GENERAL) + (() if game is None else ids(language, game))
    assert len(loaded) == len(set(loaded))
    for id in loaded:
        for other, _ in every[language][id].references:
            assert other in loaded, f"{id} refers to {other}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_but_the_terminals_are_in_a_part(every: dict[str, dict[str, Entry]], language: str) -> None:
    loaded = {id for name in (GENERAL, *GAMES) for id in ids(language, name)}
    for id, entry in every[language].items():
        if not entry.term and part_of(entry.path.stem, GAMES):
            assert id in loaded


def test_files_belong_to_games_by_their_names() -> None:
    games = ["mage", "mage_knight", "merlin"]
    names = {
        "merlin": "merlin",
        "web_merlin": "merlin",
        "mage_knight_names": "mage_knight",
        "web_mage_knight": "mage_knight",
        "mage_words": "mage",
        "web": GENERAL,
        "web_table": GENERAL,
        "server": GENERAL,
        "merlin_picture": "",
        "table": "",
        "terms": "",
    }
    assert {name: part_of(name, games) for name in names} == names


def test_titles_are_general_and_settings_the_games() -> None:
    general = ids("en", GENERAL)
    assert {f"game-{game}" for game in GAMES} <= set(general)
    assert "merlin-setting-kings-favour" in ids("en", "merlin")
    assert not [id for id in general if id.startswith(("merlin-", "paladins-", "mage_knight-"))]
