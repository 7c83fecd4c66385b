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
from typing import Final

from playwright.sync_api import Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as Late

from tests.server.conftest import sqlite
from tests.server.live import Live, config_for

from .conftest import DESKTOP, FLAGS, NAMES, PHONE, Watched
from .hands import Finger, Hands, Stuck
from .journeys import JOURNEYS, Journey, invitation, sit_down, start

MOST: Final = 3000  # questions: no game lasts so long
WHO_WON: Final = re.compile("win|won|victory|defeated", re.IGNORECASE)
GUESTS: Final = ("Bea", "Cleo", "Dora")
SOON: Final = 5_000  # milliseconds until the window that tells the end has opened by itself
DUEL: Final = ("You are attacked", "Attack hand to hand")  # worth a picture each time
IDLE: Final = 90  # seconds in which nobody does anything
EVERY: Final = 25  # questions between two lines of progress


def travel(name: str, journey: Journey, windows: Watched, seed: int, pictures: Path | None = None) -> list[str]:
    """Play one game, and take pictures of it if there is a folder for them; give what went wrong."""
    began = time.monotonic()
    page = open_for(windows, journey.hands)
    people = [journey.hands(page, seed)]

    def told(count: int, asked: str) -> None:
        if count % EVERY == 0 or asked.startswith(DUEL):
            print(f"  {name}: {count} questions, {time.monotonic() - began:.0f} s: {asked}", flush=True)
            taken(f"{count:04}")

    def taken(moment: str) -> None:
        for at, hands in enumerate(people):
            if pictures:
                hands.page.screenshot(path=str(pictures / f"{name}-{moment}-{at}.png"))

    faults: list[str] = []
    try:
        journey.set_up(page)
        page.wait_for_url("**/table/*")
        people.extend(gathered(page, journey, windows, seed))
        ended = people[0].play(MOST, told) if len(people) == 1 else play_together(people, told)
        assert ended, "the game does not end"
        for hands in people:
            ending(hands.page)
        taken("end")
    except Exception:  # noqa: BLE001  # whatever it is, the other games are played all the same
        faults.append(traceback.format_exc(limit=4))
        for at, hands in enumerate(people):
            hands.page.screenshot(path=str(Path(tempfile.gettempdir()) / f"roundtable-soak-{name}-{at}.png"))
    moves = sum(hands.moves for hands in people)
    print(f"  {name}: {moves} questions in {time.monotonic() - began:.0f} s", flush=True)
    windows.close()
    for hands in people:
        faults += [f"{thing} glows, but cannot be reached: {asked}" for thing, asked in hands.unreachable.items()]
        faults += [f"{thing} can be pressed, but has no name: {asked}" for thing, asked in hands.nameless.items()]
    return faults + windows.faults


def open_for(windows: Watched, hands: type[Hands], path: str = "/") -> Page:
    """Open a page on what somebody plays with: fingers have a phone."""
    return windows.open(path, PHONE if hands is Finger else DESKTOP)


def gathered(page: Page, journey: Journey, windows: Watched, seed: int) -> list[Hands]:
    """Let the guests sit down, each with a browser of their own, and begin."""
    guests: list[Hands] = []
    for at, hands in enumerate(journey.guests, 1):
        guest = open_for(windows, hands, invitation(page, at + 1))
        sit_down(guest, GUESTS[at - 1])
        guests.append(hands(guest, seed + at))
    if guests:
        start(page, [*GUESTS[: len(guests)]])
    return guests


def play_together(people: list[Hands], told: Callable[[int, str], None]) -> bool:
    """Let everybody answer what they are asked, until the game is over for all; say whether it is."""
    idle_since = time.monotonic()
    while sum(hands.moves for hands in people) < MOST:
        seen = [hands.look() for hands in people]
        if all(hands.over(one) for hands, one in zip(people, seen, strict=True)):
            return True
        before = sum(hands.moves for hands in people)
        for hands in people:
            hands.unfold()
            hands.play_if_asked()
        if sum(hands.moves for hands in people) > before:
            idle_since = time.monotonic()
            told(before + 1, next((one["asked"] for one in seen if one["asked"].startswith(DUEL)), seen[0]["asked"]))
        elif time.monotonic() - idle_since > IDLE:
            raise Stuck(f"nobody can do anything: {[one['asked'] for one in seen]}")
    return False


def ending(page: Page) -> None:
    """See that the end tells who won, and where the points came from."""
    window = page.get_by_role("dialog")
    try:
        window.wait_for(timeout=SOON)
    except Late:  # whoever presses Enter in haste has closed it
        page.get_by_role("button", name="Result", exact=True).click()
    expect(window.get_by_role("heading", level=3).first).to_have_text(WHO_WON)
    expect(window.get_by_role("table")).to_be_visible()
    expect(window.get_by_role("rowheader", name="Total")).to_be_visible()
    expect(window.get_by_role("link", name="Watch the replay")).to_be_visible()


def main() -> int:
    """Play the games that were asked for; 1 if anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*JOURNEYS, []], help="which; all of them if none is named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--pictures", type=Path, help=f"a folder for what is seen every {EVERY} questions and at the end"
    )
    args = parser.parse_args()
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
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
                faults = travel(name, JOURNEYS[name], Watched(browser, server.url), args.seed, args.pictures)
                wrong += len(faults)
                for fault in faults:
                    print(f"  WRONG {fault}", flush=True)
        browser.close()
    print("nothing went wrong" if wrong == 0 else f"{wrong} things went wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
