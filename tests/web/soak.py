"""Whole games in the browser: `python -m tests.web.soak`, or `make soak-web`, plays each from the lobby to its end.

By mouse, by keys or by touch, at random, by what is seen only. The end must show who won and where the points came
from; anything on the console, any missing text and any glowing thing that cannot be reached with the mouse is told.
"""

import argparse
import re
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page, expect, sync_playwright

from tests.server.conftest import sqlite
from tests.server.live import Live, config_for

from .conftest import DESKTOP, FLAGS, NAMES, PHONE, Watched
from .hands import Finger, Hands, Keys, Mouse

MOST: Final = 3000  # questions: no game lasts so long
WHO_WON: Final = re.compile("win|won|victory|defeated", re.IGNORECASE)
EVERY: Final = 25  # questions between two lines of progress


class Journey(NamedTuple):
    """A game to be played from the lobby to its end."""

    about: str
    hands: type[Hands]
    set_up: Callable[[Page], None]


def against_three(page: Page) -> None:
    """Merlin against three bots of the lowest level, set up with the mouse."""
    page.get_by_role("button", name="Merlin").first.click()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    lowest_bots(page)
    page.get_by_role("button", name="Play against bots").click()


def with_modules(page: Page) -> None:
    """Merlin with King's Favour and Arthur."""
    page.get_by_role("button", name="Merlin").first.click()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    for name in ("King’s Favour", "Arthur"):
        page.get_by_role("switch", name=name).first.check(force=True)
    lowest_bots(page)
    page.get_by_role("button", name="Play against bots").click()


def solo(page: Page) -> None:
    """Paladins alone."""
    page.get_by_role("button", name="Paladins").first.click()
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    page.get_by_role("button", name="Play solo").click()


def conquest(page: Page) -> None:
    """Mage Knight alone."""
    page.get_by_role("button", name="Mage Knight").first.click()
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    page.get_by_role("button", name="Play solo").click()


def by_keys(page: Page) -> None:
    """Merlin for two, from the lobby on with the keyboard only."""
    keys = Keys(page)
    page.get_by_role("button", name="Merlin").first.wait_for()
    keys.tab_to("Merlin")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play against bots").wait_for()
    keys.tab_to("4")
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    keys.tab_to("Seat 2: how well")
    page.keyboard.press("Home")
    page.keyboard.press("Shift+Tab")
    for _ in range(60):
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.innerText").strip() == "Play against bots":
            break
    page.keyboard.press("Enter")


def lowest_bots(page: Page) -> None:
    """Let all bots play at the lowest level, which thinks least."""
    for level in page.get_by_label("how well the bot plays").all():
        level.select_option("page")


JOURNEYS: Final = {
    "merlin": Journey("Merlin against three bots, with the mouse", Mouse, against_three),
    "modules": Journey("Merlin with King’s Favour and Arthur, with the mouse", Mouse, with_modules),
    "paladins": Journey("Paladins alone, with the mouse", Mouse, solo),
    "mage_knight": Journey("Mage Knight alone, with the mouse", Mouse, conquest),
    "keys": Journey("Merlin for two, with the keyboard", Keys, by_keys),
    "touch": Journey("Paladins alone, by touch on a phone", Finger, solo),
}


def travel(name: str, journey: Journey, windows: Watched, seed: int) -> list[str]:
    """Play one game; give what went wrong."""
    began = time.monotonic()
    page = windows.open("/", PHONE if journey.hands is Finger else DESKTOP)
    hands = journey.hands(page, seed)

    def told(count: int, asked: str) -> None:
        if count % EVERY == 0:
            print(f"  {name}: {count} questions, {time.monotonic() - began:.0f} s: {asked}", flush=True)

    faults: list[str] = []
    try:
        journey.set_up(page)
        page.wait_for_url("**/table/*")
        assert hands.play(MOST, told), "the game does not end"
        ending(page)
    except Exception:  # noqa: BLE001  # whatever it is, the other games are played all the same
        faults.append(traceback.format_exc(limit=4))
        page.screenshot(path=str(Path(tempfile.gettempdir()) / f"roundtable-soak-{name}.png"))
    print(f"  {name}: {hands.moves} questions in {time.monotonic() - began:.0f} s", flush=True)
    windows.close()
    out_of_reach = [f"{thing} glows, but cannot be reached: {asked}" for thing, asked in hands.unreachable.items()]
    nameless = [f"{thing} can be pressed, but has no name: {asked}" for thing, asked in hands.nameless.items()]
    return faults + windows.faults + out_of_reach + nameless


def ending(page: Page) -> None:
    """See that the end tells who won, and where the points came from."""
    window = page.get_by_role("dialog")
    result = page.get_by_role("button", name="Result", exact=True)
    expect(window.or_(result).first).to_be_visible()
    if not window.is_visible():
        result.click()
    expect(window.get_by_role("heading", level=3)).to_have_text(WHO_WON)
    expect(window.get_by_role("table")).to_be_visible()
    expect(window.get_by_role("rowheader", name="Total")).to_be_visible()
    expect(window.get_by_role("link", name="Watch the replay")).to_be_visible()


def main() -> int:
    """Play the games that were asked for; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*JOURNEYS, []], help="which; all of them if none is named")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    program = next((found for name in NAMES if (found := shutil.which(name))), None)
    if program is None:
        print(f"there is no browser: none of {', '.join(NAMES)}")
        return 1
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        with Live(config_for(sqlite(Path(folder)), bot_seconds=60.0, modules=())) as server:
            for name in args.games or JOURNEYS:
                print(JOURNEYS[name].about, flush=True)
                faults = travel(name, JOURNEYS[name], Watched(browser, server.url), args.seed)
                wrong += len(faults)
                for fault in faults:
                    print(f"  WRONG {fault}", flush=True)
        browser.close()
    print("nothing went wrong" if wrong == 0 else f"{wrong} things went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
