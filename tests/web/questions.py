"""How often a person is asked: `python -m tests.web.questions` plays whole games in the browser by a plan, and counts.

The plan is the Squire's: at every question what it would answer, and what it would answer after that. Whatever lets
more of the plan be said with one press is used. The same seed gives the same game, so that two versions of the page
can be compared.
"""

import argparse
import asyncio
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from playwright.sync_api import Page, sync_playwright
from playwright.sync_api import TimeoutError as Late

from roundtable.bots import Squire
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game
from roundtable.server.tables import orders
from roundtable.server.work import bots
from tests.server.conftest import sqlite
from tests.server.live import Live, Person, config_for

from .conftest import DESKTOP, FLAGS, NAMES, Watched

SEATS: Final = {"merlin": 4, "paladins": 1, "mage_knight": 1}
LONGEST: Final = 8  # answers planned ahead
MOST: Final = 3000  # presses: no game lasts so long
SEPARATOR: Final = " > "  # between the answers that one press gives
PATIENCE: Final = 60.0
LOOK: Final = """() => ({
    yes: document.querySelectorAll("[data-yes]").length,
    closed: document.querySelectorAll(".options [data-row][aria-expanded=false]").length,
    looking: document.querySelectorAll(".options[data-ahead=looking]").length,
    decides: document.querySelectorAll(".options [data-decides]").length,
    busy: document.querySelectorAll(".asked .dot").length,
    options: [...document.querySelectorAll(".options [data-option]")].map((one) => one.dataset.option),
})"""


class Luck:
    """Stands in for `secrets`, so that the same seed gives the same table and the same bots."""

    def __init__(self, seed: str) -> None:
        self.seed: Final = seed
        self.count = 0

    def token_hex(self, size: int) -> str:
        """Give the next token."""
        self.count += 1
        chance = Chance(key_of(f"{self.seed} {self.count}"))
        return "".join([f"{chance.below(256):02x}" for _ in range(size)])


class Counted(NamedTuple):
    """What a person was asked in a game, and the answers the game got."""

    presses: int
    one_answer: int
    yes: int
    answers: int

    def __str__(self) -> str:
        asked = self.presses - self.yes
        parts = f"{asked} questions, {self.one_answer} of them with one answer, {self.yes} confirmations"
        return f"{self.presses} presses ({parts}) for {self.answers} answers"


class Player:
    """Plays seat 0 of a table by a plan, through the page."""

    def __init__(self, server: Live, page: Page, table: str, seed: int) -> None:
        self.server: Final = server
        self.page: Final = page
        self.table: Final = table
        self.seed: Final = seed
        self.asked: Final[Counter[str]] = Counter()  # presses by question
        self.lines: Final[list[str]] = []  # every press: the question, how many answers it has, what was pressed
        self.presses = 0
        self.one_answer = 0
        self.yes = 0

    def game(self) -> tuple[Game, int]:
        """Give a copy of the game as it stands, and how many answers it got."""

        async def read() -> tuple[Game, int]:
            service = self.server.application.service
            async with service.desk.reading(self.table) as (_, table):
                game = table.need_game()
                return game.clone(), len(game.need_past().history)

        assert self.server.loop is not None
        return asyncio.run_coroutine_threadsafe(read(), self.server.loop).result(PATIENCE)

    def plan(self, game: Game, at: int) -> list[str]:
        """Give what the Squire answers now, and after that as long as nothing new is learned."""
        world = game.clone()
        world.learned = 0
        found: list[str] = []
        while len(found) < LONGEST and 0 in world.waiting:
            squire = Squire(Chance(key_of(f"{self.seed} {at + len(found)}")))
            action = squire.choose(Eyes(world, 0))
            found.append(action.notation)
            if world.seat != 0 or world.early:
                break
            world.play(action)
            if world.over or world.chance.counter != game.chance.counter or world.learned:
                break
        return found

    def play(self) -> Counted:
        """Play to the end."""
        for _ in range(MOST):
            game, at = self.settled()
            if game.over:
                return Counted(self.presses, self.one_answer, self.yes, at)
            plan = self.plan(game, at)
            self.press(game, at, plan)
            self.wait_for_more(at)
        raise AssertionError("the game does not end")

    def settled(self) -> tuple[Game, int]:
        """Wait until the page asks what the game asks."""
        until = time.monotonic() + PATIENCE
        seen: dict[str, Any] = {}
        wanted: set[str] = set()
        while time.monotonic() < until:
            game, at = self.game()
            if game.over:
                return game, at
            seen = self.page.evaluate(LOOK)
            if seen["closed"]:
                self.page.locator(".options [data-row][aria-expanded=false]").first.click()
                continue
            wanted = {action.notation for action in game.options_of(0)}
            shown = {option.split(SEPARATOR)[0] for option in seen["options"]}
            if (
                wanted
                and (wanted <= shown or seen["decides"])
                and not seen["looking"]
                and not seen["busy"]
                and self.game()[1] == at
            ):
                return game, at
            time.sleep(0.03)
        raise AssertionError(f"the page does not ask: {seen} instead of {wanted}")

    def press(self, game: Game, at: int, plan: list[str]) -> None:
        """Press what says most of the plan, and say yes if that is asked."""
        seen = self.page.evaluate(LOOK)
        if seen["decides"]:
            self.decide(game, at, plan[0])
            return
        offered: list[str] = seen["options"]
        steps = [option.split(SEPARATOR) for option in offered]
        fitting = [path for path in steps if path == plan[: len(path)]]
        longest: list[str] = max(fitting, key=len)
        best = SEPARATOR.join(longest).replace('"', '\\"')
        self.presses += 1
        self.one_answer += len(game.options_of(0)) == 1
        self.asked[game.asks or ""] += 1
        asks = game.asks or ""
        self.lines.append(f"{at} {asks} ({len(game.options_of(0))}): {best}")
        self.page.locator(f'.options [data-option="{best}"]').first.click()

    def decide(self, game: Game, at: int, answer: str) -> None:
        """Press what serves and what goes on top, a press each."""
        _, serves, above = answer.split(" ")
        self.asked[game.asks or ""] += 2
        self.presses += 2
        self.lines.append(f"{at} {game.asks}: {answer}, with two presses")
        for one in (f"{serves} serve", f"{above} top"):
            self.page.locator(f'.options [data-decides="{one}"]').click()

    def wait_for_more(self, at: int) -> None:
        """Wait until the answer has arrived; say yes where that is asked."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.game()[1] != at:
                return
            if self.page.evaluate(LOOK)["yes"]:
                try:
                    self.page.locator("[data-yes] button").first.click(timeout=2000)
                except Late:
                    continue
                self.presses += 1
                self.yes += 1
                self.lines[-1] += " — confirmed"
                self.wait_for_more(at)
                return
            time.sleep(0.03)
        raise AssertionError("a press changes nothing")


def sit_down(server: Live, name: str) -> tuple[Person, str]:
    """Set a table up against bots of the lowest level."""
    person = server.guest()
    others = [{"kind": "bot", "bot": "page"}] * (SEATS[name] - 1)
    order = {"game": name, "seats": [{"kind": "me"}, *others], "start": True}
    return person, str(person.post("/api/tables", order, 201)["table"])


def main() -> int:
    """Play the games that were asked for and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["merlin", "paladins"], help="which")
    parser.add_argument("--seeds", type=int, default=2, help="how many of each")
    parser.add_argument("--tell", action="store_true", help="every press")
    args = parser.parse_args()
    program = next((found for name in NAMES if (found := shutil.which(name))), None)
    if program is None:
        print(f"there is no browser: none of {', '.join(NAMES)}")
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        with Live(config_for(sqlite(Path(folder)), bot_seconds=60.0, modules=())) as server:
            for name in args.games:
                for seed in range(1, args.seeds + 1):
                    for room in (orders, bots):
                        vars(room)["secrets"] = cast("object", Luck(f"{name} {seed} {room.__name__}"))
                    person, table = sit_down(server, name)
                    windows = Watched(browser, server.url)
                    page = windows.open(f"/table/{table}", DESKTOP, person=person)
                    began = time.monotonic()
                    player = Player(server, page, table, seed)
                    counted = player.play()
                    print(f"{name} {seed}: {counted}, {time.monotonic() - began:.0f} s", flush=True)
                    print(
                        "  " + ", ".join([f"{asks} {count}" for asks, count in player.asked.most_common()]), flush=True
                    )
                    if args.tell:
                        print("\n".join(player.lines), flush=True)
                    windows.close()
                    for fault in windows.faults:
                        print(f"  WRONG {fault}", flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
