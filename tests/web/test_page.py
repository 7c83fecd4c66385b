"""The built page: it loads from the server without complaint, in every language, and survives a reload anywhere."""

import pytest

from roundtable.server.app import STATIC
from roundtable.server.guard import POLICY
from roundtable.text import LANGUAGES
from tests.server.live import Live

from .conftest import PHONE, Watched


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser(watched: Watched, language: str) -> None:
    page = watched.open(language=language)
    page.wait_for_function("() => document.querySelector('#app')?.textContent?.trim()")
    assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("path", ["/", "/table/nowhere", "/nothing/here", "/rules/merlin/merlin.turn.choose-die"])
def test_any_address_can_be_reloaded(watched: Watched, path: str) -> None:
    watched.expected.append("404")  # there is no such table, and the console says so, too
    page = watched.open("/", PHONE)
    answer = page.goto(path)
    assert answer is not None
    assert answer.status == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"] == POLICY
    page.wait_for_function("() => document.querySelector('#app')?.textContent?.trim()")


def test_assets_come_compressed_and_are_kept(server: Live) -> None:
    client = server.stranger_client()
    for path in sorted((STATIC / "assets").glob("*.js")):
        answer = client.get(f"/assets/{path.name}", headers={"Accept-Encoding": "gzip"})
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-type"].startswith("text/javascript")
        if path.stat().st_size >= 1000:
            assert answer.headers["content-encoding"] == "gzip"
