"""What a frame costs: `python -m tests.web.frames` watches tables and gives the page's own time for each frame.

Others play, things are pointed at, and Mage Knight's map is moved. It is time of the processor, not of the clock, so
other work on the machine changes little; 16 ms are there for each. The longest task is told by the clock: ask on a
machine with nothing else to do.
"""

import argparse
import math
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.server.conftest import sqlite
from tests.server.live import Data, Live, config_for

from .conftest import DESKTOP, FLAGS, NAMES, Watched
from .positions import MAGE_KNIGHT_FOUR, MERLIN, PALADINS_FOUR, play_any, played
from .test_speed import TASKS, measured

TABLES: Final[dict[str, Data]] = {"merlin": MERLIN, "paladins": PALADINS_FOUR, "mage_knight": MAGE_KNIGHT_FOUR}
PARTS: Final = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
MOVES: Final = 6  # of one's own, with all the bots' turns between them
POINTED: Final = 60  # things that the pointer goes over
PULLS: Final = 120  # movements of the map
MIDDLE: Final = (640, 300)  # of the map
COUNT: Final = """() => {
    window.frames_seen = 0;
    const next = () => { window.frames_seen += 1; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""
THINGS: Final = """() => [...document.querySelectorAll("[data-area] [data-thing]")].map((one) => {
    const box = one.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
})"""


class Meter:
    """Reads how much the page has worked, and how many frames it has shown."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.line: Final[CDPSession] = page.context.new_cdp_session(page)
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})
        page.evaluate(COUNT)
        page.evaluate(TASKS)

    def read(self) -> dict[str, float]:
        """Give all the browser tells, and the frames."""
        told: list[dict[str, Any]] = self.line.send("Performance.getMetrics")["metrics"]
        return {one["name"]: one["value"] for one in told} | {"frames": self.page.evaluate("window.frames_seen")}

    def over(self, act: Callable[[], None]) -> str:
        """Do something and say what its frames cost."""
        before = self.read()
        act()
        after = self.read()
        frames = max(1.0, after["frames"] - before["frames"])

        def each(name: str) -> float:
            return 1000 * (after[name] - before[name]) / frames

        parts = ", ".join([f"{part} {each(name):.1f}" for part, name in PARTS.items()])
        whole = after["TaskDuration"] - before["TaskDuration"]
        longest = max(measured(self.page, "blocked"), default=0)
        cost = f"{whole:.1f} s, {each('TaskDuration'):.1f} ms for each of {frames:.0f} frames ({parts})"
        return f"{cost}, longest task {f'{longest:.0f}' if longest else 'under 50'} ms"


def watch(server: Live, windows: Watched, name: str, *, dark: bool) -> None:
    """Let bots play, then point at things; print what the frames cost."""
    person, table = played(server, TABLES[name], 8)
    page = windows.open(f"/table/{table}", DESKTOP, dark=dark, still=False, person=person)
    page.locator("[data-row], [data-decides]").first.wait_for()
    meter = Meter(page)
    chance = random.Random(name)

    def bots_play() -> None:
        for _ in range(MOVES):
            play_any(person, table, chance)
            page.wait_for_timeout(1500)

    def point() -> None:
        for x, y in chance.choices(page.evaluate(THINGS), k=POINTED):
            page.mouse.move(x, y)
            page.wait_for_timeout(50)

    def pull() -> None:
        page.mouse.move(*MIDDLE)
        page.mouse.wheel(0, -200)
        page.mouse.down()
        for at in range(PULLS):
            page.mouse.move(MIDDLE[0] + 150 * math.sin(at / 9), MIDDLE[1] + 80 * math.cos(at / 7))
        page.mouse.up()

    look = f"{name}, {'dark' if dark else 'light'}"
    print(f"{look}, others play: {meter.over(bots_play)}", flush=True)
    print(f"{look}, pointing: {meter.over(point)}", flush=True)
    if page.locator(".map").count():
        print(f"{look}, the map is moved: {meter.over(pull)}", flush=True)


def main() -> int:
    """Watch the tables that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(TABLES), help="which")
    parser.add_argument("--dark", action="store_true", help="by night")
    args = parser.parse_args()
    program = next((found for name in NAMES if (found := shutil.which(name))), None)
    if program is None:
        print(f"there is no browser: none of {', '.join(NAMES)}")
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        with Live(config_for(sqlite(Path(folder)), bot_seconds=60.0, modules=())) as server:
            for name in args.games:
                windows = Watched(browser, server.url)
                watch(server, windows, name, dark=args.dark)
                windows.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
