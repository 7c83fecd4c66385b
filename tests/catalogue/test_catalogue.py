"""The catalogue as it is shipped, and what happens to one that is not well-formed."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from roundtable.rules import BadCatalogue, Catalogue, Statement, UnknownRule, load
from roundtable.rules.catalogue import DIRECTORY, KINDS, read

COUNTS = {"merlin": 361, "merlin_arthur": 139, "paladins": 564, "mage_knight": 847, "mage_knight_scenarios": 502}


def test_files_hold_all_statements() -> None:
    assert {path.stem: len(read(path)) for path in DIRECTORY.iterdir()} == COUNTS
    assert len(load().statements) == sum(COUNTS.values()) == 2413


def test_ids_are_unique_and_well_formed() -> None:
    ids = [statement.id for statement in load().statements]
    assert [name for name, count in Counter(ids).items() if count > 1] == []
    assert [name for name in ids if not re.fullmatch(r"[a-z_]+\.[a-z0-9-]+\.[a-z0-9-]+", name)] == []


def test_every_kind_is_known_and_used() -> None:
    assert {statement.kind for statement in load().statements} == KINDS


def test_statements_are_sentences() -> None:
    statements = load().statements
    assert [s.id for s in statements if not re.match(r"[A-Z0-9'\"]", s.says) or not s.says.endswith(".")] == []
    assert [s.id for s in statements for text in (s.says, s.where, s.note) if text != text.strip()] == []


def test_statements_name_content_files_of_the_project_only() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in DIRECTORY.iterdir())
    assert re.findall(r"\S+\.json|\S+\.md|shared/\S+|(?<!/)content/\S+", text) == []


def test_ids_named_in_notes_exist() -> None:
    catalogue = load()
    reference = re.compile(rf"\b(?:{'|'.join(catalogue.games)})\.[a-z0-9-]+\.[a-z0-9-]+")
    named = {name for s in catalogue.statements for name in reference.findall(s.note)}
    assert "merlin.setup.influence-markers-taken" in named
    assert [name for name in named if name not in catalogue] == []


def test_scopes_divide_mage_knight_only() -> None:
    scopes: dict[str, set[str]] = {}
    for statement in load().statements:
        scopes.setdefault(statement.game, set()).add(statement.scope.partition(":")[0])
    assert scopes["merlin"] == scopes["merlin_arthur"] == scopes["paladins"] == {"core"}
    assert scopes["mage_knight"] == {"core", "joint-assault", "pvp", "scenario", "teams", "variant"}


def test_statement_is_found_by_id() -> None:
    statement = load()["merlin.turn.choose-die"]
    assert (statement.game, statement.chapter, statement.scope) == ("merlin", "turn", "core")
    assert statement in load().chapter("merlin", "turn")


def test_chapters_stand_in_rulebook_order() -> None:
    catalogue = load()
    assert catalogue.games == ("mage_knight", "merlin", "merlin_arthur", "paladins")
    assert catalogue.chapters("merlin")[:4] == ("component", "setup", "flow", "turn")
    chapters = catalogue.chapters("mage_knight")
    assert chapters[0] == "course"
    assert chapters.index("multiple-attacks") + 1 == chapters.index("map-shapes")  # the scenario book comes second


def test_chapters_hold_every_statement_once() -> None:
    catalogue = load()
    held = [s for game in catalogue.games for name in catalogue.chapters(game) for s in catalogue.chapter(game, name)]
    assert sorted(s.id for s in held) == sorted(s.id for s in catalogue.statements)


def test_catalogue_is_read_once() -> None:
    assert load() is load()


@pytest.mark.parametrize(
    ("ask", "near"),
    [
        (lambda: load()["merlin.turn.chose-dice"], "merlin.turn.choose-die"),
        (lambda: load().chapters("merlyn"), "merlin"),
        (lambda: load().chapter("merlin", "trun"), "merlin.turn"),
    ],
)
def test_unknown_names_are_refused_with_the_nearest(ask: Callable[[], object], near: str) -> None:
    with pytest.raises(UnknownRule) as refusal:
        ask()
    assert near in refusal.value.nearest
    assert near in str(refusal.value)


def test_scope_scenario_means_every_scenario() -> None:
    statement = Statement("g.c.s", "It is so.", "page 1", "effect", scope="scenario:druid_nights")
    assert statement.in_scope("scenario")
    assert statement.in_scope("scenario:druid_nights")
    assert not statement.in_scope("scenario:dungeon_lords")
    assert not statement.in_scope("core")


GOOD = {"id": "g.c.s", "says": "It is so.", "where": "page 1", "kind": "effect"}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"kind": "miracle"}, "miracle"),
        ({"scope": "elsewhere"}, "elsewhere"),
        ({"id": "g.c"}, "game.chapter.slug"),
        ({"says": " "}, "empty says"),
        ({"where": None}, "lacks where"),
        ({"colour": "red"}, "unknown colour"),
    ],
)
def test_bad_entry_is_refused_with_its_place(changes: dict[str, str | None], complaint: str, tmp_path: Path) -> None:
    entry = GOOD | changes
    lines = [f'{key} = "{value}"' for key, value in entry.items() if value is not None]
    file = tmp_path / "bad.toml"
    file.write_text("\n".join(["[[rule]]", *lines]), encoding="utf-8")
    with pytest.raises(BadCatalogue, match=f"bad.toml.*{complaint}"):
        read(file)


def test_good_entry_is_read(tmp_path: Path) -> None:
    file = tmp_path / "good.toml"
    file.write_text("\n".join(["[[rule]]", *(f'{key} = "{value}"' for key, value in GOOD.items())]), encoding="utf-8")
    assert read(file) == (Statement("g.c.s", "It is so.", "page 1", "effect", "core", ""),)


def test_same_id_twice_is_refused() -> None:
    statement = Statement("g.c.s", "It is so.", "page 1", "effect")
    with pytest.raises(BadCatalogue, match=r"g\.c\.s stands twice"):
        Catalogue([statement, statement])
