"""Several people, several screens, several tabs, and a line to the server that breaks."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.conftest import sqlite
from tests.server.live import Live

from .conftest import Watched
from .hands import Mouse
from .positions import BOT, ME, PALADINS, played
from .test_play import asked, options

MERLIN_BUTTON: Final = re.compile("^Merlin")


def story(page: Page) -> Locator:
    """The story as it can be read while nothing is pointed at, nor waits for a yes."""
    page.mouse.move(2, 400)
    page.keyboard.press("Escape")
    return page.get_by_role("region", name="Since your last turn").locator("ol, .cards")


def test_two_people_meet_by_a_link_and_see_each_other_play(watched: Watched) -> None:
    ada = watched.open()
    ada.get_by_role("button", name=MERLIN_BUTTON).click()
    ada.get_by_role("radio", name="2", exact=True).check(force=True)
    ada.get_by_label("Seat 2: who sits here").select_option("invite")
    ada.get_by_role("button", name="Open the table").click()
    ada.get_by_role("button", name="Create link").click()
    link = ada.get_by_label("Invitation to seat 2").input_value()

    bea = watched.open(link)
    bea.get_by_label("Name").fill("Bea")
    bea.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_text("Bea", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()

    people = [Mouse(ada, seed=1), Mouse(bea, seed=2)]
    for page in (ada, bea):
        expect(asked(page)).not_to_be_empty()
    patience = time.monotonic() + 90
    while not all(hands.moves >= 4 for hands in people):
        assert time.monotonic() < patience, f"answers so far: {[hands.moves for hands in people]}"
        for hands in people:
            hands.play_if_asked()
    for page in (ada, bea):
        expect(story(page)).to_be_visible()
    expect(story(ada)).to_contain_text("Bea ")
    ada.get_by_role("button", name="Chat").first.click()
    field = ada.get_by_label("Message the table")
    field.fill("Good luck!")
    field.press("Enter")
    bea.get_by_role("button", name=re.compile("^Chat")).first.click()
    expect(bea.get_by_text("Good luck!")).to_be_visible()


def test_several_people_at_one_screen(watched: Watched) -> None:
    page = watched.open()
    page.get_by_role("button", name=MERLIN_BUTTON).click()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Seat 2: who sits here").select_option("hot")
    page.get_by_label("Name", exact=True).fill("Bea")
    page.get_by_role("button", name="Play", exact=True).click()
    hands = Mouse(page, seed=3)
    curtains = 0
    for _ in range(40):
        before = hands.look()["windows"]
        curtains += any(window.startswith("Pass the screen") for window in before)
        hands.play(hands.moves + 1)
        if curtains >= 3:
            return
    raise AssertionError(f"the screen was handed on {curtains} times")


def test_two_tabs_show_the_same_game(watched: Watched, server: Live) -> None:
    watched.expected.append("409")  # one tab looks ahead while the other moves
    person, id = played(server, PALADINS, 4)
    first = watched.open(f"/table/{id}", person=person)
    expect(options(first).first).to_be_visible()
    second = first.context.new_page()
    watched.watch(second)
    second.goto(f"/table/{id}")
    expect(second.get_by_text("also open in another tab")).to_be_visible()
    expect(first.get_by_text("also open in another tab")).to_be_visible()
    second.get_by_role("button", name="OK", exact=True).click()
    hands = Mouse(second, seed=4)
    hands.play(3)
    hands.wait()
    expect(asked(first)).to_have_text(asked(second).inner_text())


def test_a_table_that_is_gone(watched: Watched, server: Live) -> None:
    watched.expected.append("404")
    person = server.guest()
    id = person.open("merlin", [ME, {"kind": "invite"}])
    page = watched.open(f"/table/{id}", person=person)
    page.get_by_role("button", name="Close the table").click()
    expect(page.get_by_text(re.compile("closed"))).to_be_visible()
    page.goto("/table/nosuchtable0")
    expect(page.get_by_role("heading", name="This table can’t be shown")).to_be_visible()
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("heading", name="What shall we play tonight?")).to_be_visible()


class Running:
    """A server in a process of its own, on one port and one database, that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.database: Final = sqlite(folder)
        with closing(socket.socket()) as free:
            free.bind(("127.0.0.1", 0))
            self.port: Final[int] = free.getsockname()[1]
        self.log: Final = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it says that it is there."""
        command = [sys.executable, "-m", "roundtable", "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "ROUNDTABLE_REQUESTS_AT_ONCE": "100000"}
            )
        for _ in range(600):
            with closing(socket.socket()) as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            if self.process.poll() is not None:
                break
            try:
                self.process.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
        raise AssertionError(f"the server does not start: {self.log.read_text(encoding='utf-8')}")

    def kill(self) -> None:
        """End it without a word."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    server = Running(tmp_path)
    server.start()
    yield server
    server.kill()


def test_a_server_that_dies_and_comes_back(browser: Browser, server: Live, running: Running) -> None:
    del server  # only to know that the page was built
    windows = Watched(browser, running.url)
    page = windows.open()
    page.get_by_role("button", name=re.compile("^Paladins")).click()
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    page.get_by_role("button", name="Play solo").click()
    hands = Mouse(page, seed=5)
    hands.play(4)
    hands.wait()
    question, told = asked(page).inner_text(), story(page).inner_text()
    running.kill()
    expect(page.get_by_text("Connection lost, or the server is restarting")).to_be_visible()
    running.start()
    expect(page.get_by_text("You’re back online.")).to_be_visible(timeout=60_000)
    expect(asked(page)).to_have_text(question)
    expect(story(page)).to_have_text(told, use_inner_text=True)
    hands.play(hands.moves + 3)
    windows.close()
    assert [fault for fault in windows.faults if "net::ERR_" not in fault and "WebSocket" not in fault] == []


def test_spectators_see_the_game_and_no_secrets(watched: Watched, server: Live) -> None:
    _, id = played(server, {"game": "merlin", "seats": [ME, BOT]}, 6)
    page = watched.open(f"/table/{id}")
    expect(page.get_by_text("You’re watching.")).to_be_visible()
    expect(page.get_by_role("list", name="The story so far")).to_be_visible()
    expect(page.get_by_role("button", name="Step back")).to_be_hidden()
    expect(page.get_by_role("group", name="My board")).to_be_hidden()
