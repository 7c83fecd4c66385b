"""The API as it is described: the page, the OpenAPI document, the examples of docs/api.md, games, rules and texts."""

import json
import re

import msgspec
import pytest
from msgspec import Struct

from roundtable.server.api.about import Games
from roundtable.server.api.openapi import document
from roundtable.server.api.play import Play
from roundtable.server.api.route import ENDPOINTS
from roundtable.server.api.tables import Listed, NewTable
from roundtable.server.config import described
from roundtable.server.tables.paths import Paths
from roundtable.server.tables.preview import Preview
from roundtable.server.tables.reasons import Reasons
from roundtable.server.tables.state import State
from roundtable.server.tables.ways import Ways
from roundtable.server.work.jobs import Shown
from roundtable.text import LANGUAGES
from tools.compile import ROOT

from .live import Live, begun

KINDS: tuple[type[Struct], ...] = (Games, NewTable, Listed, State, Play, Preview, Paths, Ways, Reasons, Shown)
SHAPES = {kind.__name__: kind for kind in KINDS}
DOC = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
EXAMPLE = re.compile(r"^\*\*`(\w+)`\*\*\n\n```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "example"), EXAMPLE.findall(DOC), ids=lambda value: str(value)[:10])
def test_the_examples_of_the_page_have_the_shapes_they_say(name: str, example: str) -> None:
    read = msgspec.json.decode(example, type=SHAPES[name], strict=True)
    assert_all_said(json.loads(example), msgspec.to_builtins(read))


def assert_all_said(example: object, read: object) -> None:
    """Check that an example says nothing that its shape does not know; what is left out has its default."""
    if isinstance(example, dict) and isinstance(read, dict):
        assert example.keys() <= read.keys()
        for name, value in example.items():
            assert_all_said(value, read[name])
    elif isinstance(example, list) and isinstance(read, list | tuple):
        assert len(example) == len(read)
        for one, other in zip(example, read, strict=True):
            assert_all_said(one, other)
    else:
        assert example == read


def test_all_shapes_have_an_example() -> None:
    assert {name for name, _ in EXAMPLE.findall(DOC)} == set(SHAPES)


@pytest.mark.parametrize("path", sorted({one.path for one in ENDPOINTS if one.subject != "openapi"}))
def test_every_endpoint_stands_on_the_page(path: str) -> None:
    ending = re.sub(r"\{\w+\}", "{}", path.rpartition("/")[2])
    whole = re.sub(r"\{\w+\}", "{}", path)
    said = re.sub(r"\{\w+\}", "{}", DOC)
    assert whole in said or f"`/{ending}`" in said or f"…/{ending}" in said


def test_every_setting_stands_on_the_page_about_the_server() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    for variable, default, about in described():
        assert f"| `{variable}` | `{default}` | {about} |" in page or f"| `{variable}` | | {about} |" in page


def test_a_real_state_has_the_fields_of_the_example(quick: Live) -> None:
    table, folk = begun(quick, "merlin")
    seat = folk[0].state(table)["table"]["waiting"][0]
    state = folk[seat].state(table, seat)
    example = json.loads(dict(EXAMPLE.findall(DOC))["State"])
    for path in ((), ("table",), ("table", "seats", 0), ("view",), ("ask",), ("ask", "options", 0), ("can",)):
        ours, theirs = state, example
        for step in path:
            ours, theirs = ours[step], theirs[step]
        assert ours.keys() == theirs.keys()


def test_the_document_is_sound_and_complete(quick: Live) -> None:
    given = quick.stranger().get("/api/openapi.json")
    assert given == json.loads(json.dumps(document()))
    operations = [one for path in given["paths"].values() for one in path.values()]
    assert len(operations) == len([one for one in ENDPOINTS if one.subject != "openapi"])
    assert len({one["operationId"] for one in operations}) == len(operations)
    assert all(one["summary"] for one in operations)
    named = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(given)))
    assert named <= set(given["components"]["schemas"])


def test_the_page_names_every_endpoint(quick: Live) -> None:
    page = quick.stranger().client.get("/api")
    assert page.headers["content-type"].startswith("text/html")
    assert all(one.path in page.text for one in ENDPOINTS if one.subject != "openapi")


def test_texts_come_in_every_language_and_only_when_they_have_changed(quick: Live) -> None:
    client = quick.stranger().client
    for language in LANGUAGES:
        answer = client.get(f"/api/text/{language}")
        assert "server-seat-taken = " in answer.text
        again = client.get(f"/api/text/{language}", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
    assert client.get("/api/text/xx").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_come_in_parts(quick: Live, language: str) -> None:
    client = quick.stranger().client
    parts = {part: client.get(f"/api/text/{language}?part={part}").text for part in ("general", "merlin", "tourney")}
    assert "\ngame-merlin = " in parts["general"]
    assert "\ngame-tourney = " in parts["general"]
    assert "merlin-asks-choose-die" not in parts["general"]
    assert "\nmerlin-asks-choose-die = " in parts["merlin"]
    assert quick.stranger().refused("GET", f"/api/text/{language}?part=chess", 404) == "server-no-such-part"


def test_components_and_their_texts_are_given_as_the_content_files_hold_them(quick: Live) -> None:
    person = quick.stranger()
    assert {"action_ring", "missions"} <= person.get("/api/content/merlin").keys()
    assert person.get("/api/content/tourney") == {}
    words = person.get("/api/words/paladins")
    assert words["paladins-townsfolk-card"]["abbot-tax"]["say"]["id"].startswith("paladins-")
    for path in ("content", "words"):
        assert person.refused("GET", f"/api/{path}/chess", 404) == "server-no-such-game"


def test_rules_are_listed_by_game(quick: Live) -> None:
    rules = quick.stranger().get("/api/rules/merlin")["rules"]
    assert len(rules) > 100
    assert rules[0].keys() == {"id", "says", "where", "kind", "scope", "note"}
    assert quick.stranger().refused("GET", "/api/rules/chess", 404) == "server-no-such-game"


def test_every_game_of_the_registry_is_offered(quick: Live) -> None:
    given = quick.stranger().get("/api/games")
    assert {"merlin", "paladins", "tourney", "feud"} <= {game["name"] for game in given["games"]}
    assert given["languages"] == list(LANGUAGES)


def test_choices_say_what_goes_together(live: Live) -> None:
    stranger = live.stranger_client()
    asked = {"seats": 3, "settings": {"scenario": "solo_conquest", "hero_2": "tovak"}}
    found = stranger.post("/api/games/mage_knight/choices", json=asked).json()
    assert found["seats"] == [1]
    assert found["settings"]["scenario"] == "solo_conquest"
    assert found["settings"]["hero_2"] == "any"
    assert found["values"]["hero_2"] == ["any"]
    assert "tovak" in found["values"]["hero_1"]


@pytest.mark.parametrize(
    ("path", "asked", "status"),
    [
        ("mage_knight", {"seats": 1, "settings": {"scenario": "no_such"}}, 422),
        ("mage_knight", {"seats": 1, "settings": {"no_such": True}}, 422),
        ("mage_knight", {"seats": 0}, 422),
        ("no_such", {"seats": 1}, 404),
    ],
)
def test_choices_that_do_not_exist_are_refused(live: Live, path: str, asked: object, status: int) -> None:
    assert live.stranger_client().post(f"/api/games/{path}/choices", json=asked).status_code == status
