"""What the reader of the page's sources finds in `say` and elsewhere, and what it cannot read."""

from pathlib import Path

import pytest

from roundtable.text.declared import Declarations
from roundtable.text.entries import read
from tests.text.web_source import declare_web


def declared(folder: Path, source: str, texts: str = "") -> Declarations:
    (folder / "Sample.svelte").write_text(source, encoding="utf-8")
    (folder / "en.ftl").write_text(texts, encoding="utf-8")
    found = Declarations()
    declare_web(found, folder, {entry.id: entry for entry in read(folder / "en.ftl")})
    return found


def bare(found: Declarations) -> dict[str, set[str]]:
    """Give the arguments without the forms of nouns."""
    return {id: {name for name in args if "-" not in name} for id, args in found.messages.items()}


@pytest.mark.parametrize(
    ("source", "messages"),
    [
        ('{say("web-close")}', {"web-close": set()}),
        ("say('web-left', { count: list.map((one) => [one, 2]).length, of })", {"web-left": {"count", "of"}}),
        ('say(open ? "web-open" : "web-shut", { "seats": 2 },)', {"web-open": {"seats"}, "web-shut": {"seats"}}),
        ('speech.say(`web-all`, {\n  who: { seat: 1 },\n  text: "a, b: c)",\n})', {"web-all": {"who", "text"}}),
        ('say("web-two", { a, b }); say("web-two", { a })', {"web-two": {"a"}}),
        ("/** ids begin with `web-` */\n  // `web-no`\nconst y = say(id);<!-- 'web-no' -->", {}),
        ("nothing here: web-bare, saying", {}),
    ],
)
def test_ids_come_with_their_arguments(tmp_path: Path, source: str, messages: dict[str, set[str]]) -> None:
    found = declared(tmp_path, source)
    assert bare(found) == messages
    assert found.unreadable == []


@pytest.mark.parametrize(
    "source",
    ['const IDS = { a: "web-left" };', 'say("web-left", given)', 'say("web-left", { ...given })'],
)
def test_elsewhere_an_id_may_have_the_arguments_of_its_text(tmp_path: Path, source: str) -> None:
    texts = "web-left = { $count } of { web-all }\nweb-all = { $all-the }\n"
    found = declared(tmp_path, source, texts)
    assert bare(found) == {"web-left": {"count", "all"}}
    assert "all-gender" in found.messages["web-left"]


def test_a_noun_brings_its_forms(tmp_path: Path) -> None:
    found = declared(tmp_path, 'say("web-take", { good: { message: id } })')
    assert {"good", "good-the", "good-gender"} <= found.messages["web-take"]


@pytest.mark.parametrize("source", ["say(`web-seat-${kind}`)", 'say("web-seat-" + kind)', '"web-"'])
def test_ids_put_together_are_reported(tmp_path: Path, source: str) -> None:
    found = declared(tmp_path, source)
    assert found.messages == {}
    assert [place.partition(" ")[0] for place in found.unreadable] == ["Sample.svelte:1:"]
