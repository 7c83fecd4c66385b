"""A server with the built page, a browser, and pages that let nothing wrong pass unnoticed."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from roundtable.server import luck
from roundtable.server.api.route import COOKIE
from roundtable.server.app import STATIC
from tests.server.conftest import sqlite
from tests.server.live import Live, Person, config_for

from .scenes import House, furnish

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
DESKTOP: Final = (1366, 768)
PHONE: Final = (390, 844)
PATIENCE: Final = 20_000  # milliseconds that anything may take on a busy machine
expect.set_options(timeout=PATIENCE)
MISSING: Final = "() => [...(window.roundtable?.missing ?? [])]"  # ids of messages that the page asked for in vain


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try a failed test in the browser up to twice more: a busy machine can be slower than a person is patient."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))


def need(there: bool, why: str) -> None:
    """Skip what cannot be tried here; where everything must be tried, fail."""
    if not there:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(why)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Give Chromium."""
    program = next((found for name in NAMES if (found := shutil.which(name))), None)
    need(program is not None, f"there is no browser: none of {', '.join(NAMES)}")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """Give a server with the built page and an empty database, at whose tables the same always happens."""
    need((STATIC / "index.html").is_file(), "the page was not built: make web")
    with (
        pytest.MonkeyPatch.context() as patch,
        Live(config_for(sqlite(tmp_path_factory.mktemp("web")), bot_seconds=60.0)) as running,
    ):
        patch.setattr(luck, "fresh", lambda: "d")  # some tests need what is dealt with it: a way, goods, a wound
        yield running


class Watched:
    """Browser windows of one test, each a person of its own; what goes wrong in any of them is kept."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser: Final = browser
        self.url: Final = url
        self.faults: Final[list[str]] = []
        self.expected: Final[list[str]] = []  # parts of complaints that belong to the test, such as "404"
        self._contexts: Final[list[BrowserContext]] = []

    def open(
        self,
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        *,
        language: str = "en",
        dark: bool = False,
        still: bool = True,
        person: Person | None = None,
    ) -> Page:
        """Open a page as somebody new, or as somebody who came in before; a phone has a touch screen.

        With `still` nothing moves on its own.
        """
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        self._contexts.append(context)
        if person is not None:
            context.add_cookies([{"name": COOKIE, "value": person.token, "url": self.url}])
        page = context.new_page()
        self.watch(page)
        page.goto(path)
        return page

    def watch(self, page: Page) -> None:
        """Listen to what a page complains about."""
        page.set_default_timeout(PATIENCE)
        page.on("console", self._said)
        page.on("pageerror", lambda problem: self.faults.append(f"an error in the page: {problem}"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"the console says: {message.text} ({message.location.get('url', '')})")

    def close(self) -> None:
        """Close all windows, after asking each for messages it missed."""
        for context in self._contexts:
            for page in context.pages:
                self.faults.extend([f"no text for {id}" for id in page.evaluate(MISSING)])
            context.close()


@pytest.fixture
def watched(browser: Browser, server: Live) -> Iterator[Watched]:
    """Give windows; anything on their consoles, any error and any missing text fails the test."""
    windows = Watched(browser, server.url)
    yield windows
    windows.close()
    assert [fault for fault in windows.faults if not any(part in fault for part in windows.expected)] == []


@pytest.fixture
def page(watched: Watched) -> Page:
    """Give the first page, on a desktop."""
    return watched.open()


@pytest.fixture(scope="module")
def house(server: Live) -> House:
    """Give somebody with tables of all kinds."""
    return furnish(server)
