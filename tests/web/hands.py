"""Somebody who plays at a table in the browser, by what is seen there: with a mouse, with keys, or with a finger."""

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

Seen = dict[str, Any]  # what eyes.js gives

EYES: Final = (Path(__file__).parent / "eyes.js").read_text(encoding="utf-8").partition("*/\n")[2].strip().rstrip(";")
CURTAIN: Final = re.compile("^Pass the screen to ")
OVER: Final = re.compile("the game is over$")
PATIENCE: Final = 30_000
HASTE: Final = 3_000  # milliseconds that something may keep from being pressed
ANSWER: Final = 8_000  # milliseconds until a press has changed something, if it does
SETTLES: Final = 500  # milliseconds until a map has moved
TRIES: Final = 6  # presses in a row that change nothing


class Stuck(AssertionError):
    """Nothing that is offered can be done."""


class Hands:
    """Plays whatever is offered, at random; what cannot be pressed although it glows is remembered."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page: Final = page
        self.random: Final = random.Random(seed)
        self.unreachable: Final[
            dict[str, str]
        ] = {}  # things that glow, but lie under something else, and what was asked
        self.nameless: Final[dict[str, str]] = {}  # things that can be pressed, but have no name for screen readers
        self.moves = 0

    # ---- seeing ----

    def look(self) -> Seen:
        """Give what is seen now."""
        seen: Seen = self.page.evaluate(EYES)
        if self.out_of_reach(seen):
            self.page.wait_for_timeout(SETTLES)
            seen = self.page.evaluate(EYES)
        for thing in self.out_of_reach(seen):
            self.unreachable.setdefault(thing, seen["asked"])
        for thing in seen["things"]:
            if not thing["name"]:
                self.nameless.setdefault(thing["id"], seen["asked"])
        return seen

    def out_of_reach(self, seen: Seen) -> list[str]:
        """Give the things that glow and must be within reach, but are not."""
        away = [thing["id"] for thing in seen["things"] if thing["at"] is None]
        return [] if seen["covered"] or seen["yes"] else [thing for thing in away if self.must_reach(thing)]

    def must_reach(self, thing: str) -> bool:
        """Say whether a thing that glows must be within reach of the hand."""
        return bool(thing)

    def wait(self) -> Seen:
        """Wait until something is asked, or the game is over; give what is seen then."""
        until = time.monotonic() + PATIENCE / 1000
        seen = self.look()
        while not (seen["rows"] or seen["windows"] or self.over(seen)):
            self.unfold()
            left = until - time.monotonic()
            if left <= 0:
                raise Stuck(f"nothing is asked for long: {seen['asked']}")
            self.changed(seen["mark"], left * 1000)
            seen = self.look()
        return seen

    def unfold(self) -> None:
        """Open the list of options, if a stage has folded it up."""
        folded = self.page.locator("button[aria-expanded=false]", has_text="You can")
        if folded.count():
            with suppress(Late):
                self.press(folded.first)

    def changed(self, mark: str, milliseconds: float) -> bool:
        """Wait until something looks different; say whether it did."""
        try:
            self.page.wait_for_function(EYES, arg=mark, timeout=milliseconds, polling=50)
        except Late:
            return False
        return True

    # ---- doing ----

    def over(self, seen: Seen) -> bool:
        """Say whether the game is over; whoever presses Enter in haste has closed the window that tells the end."""
        return seen["asked"] == "The game is over" or any(OVER.search(window) for window in seen["windows"])

    def play(self, most: int, told: Callable[[int, str], None] = lambda _count, _asked: None) -> bool:
        """Answer so many questions, if the game does not end before; say whether it did."""
        idle = 0
        while self.moves < most:
            seen = self.wait()
            if self.over(seen):
                return True
            if any(CURTAIN.match(window) for window in seen["windows"]):
                self.uncover()
            elif seen["windows"]:
                raise Stuck(f"a window that nobody opened: {seen['windows']}")
            else:
                self.try_to_act(seen)
            if self.changed(seen["mark"], ANSWER):
                idle = 0
                now = self.look()
                if now["asked"] != seen["asked"] or len(now["rows"]) != len(seen["rows"]):
                    self.moves += 1
                    told(self.moves, now["asked"])
            else:
                idle += 1
                if idle >= TRIES:
                    rows = [row["text"] for row in seen["rows"]]
                    raise Stuck(f"whatever is pressed, nothing happens: {seen['asked']} {rows[:9]}")
        return False

    def play_if_asked(self) -> None:
        """Answer if anything is asked now; do not wait for it."""
        seen = self.look()
        if seen["rows"] and not seen["windows"]:
            self.try_to_act(seen)
            self.moves += self.changed(seen["mark"], ANSWER)

    def try_to_act(self, seen: Seen) -> None:
        """Do something; what was seen may have changed under the hand."""
        with suppress(Late):
            self.act(seen)

    def uncover(self) -> None:
        """Take the screen that was handed on; the curtain may be on its way up already."""
        with suppress(Late):
            self.press(self.page.get_by_role("button", name=re.compile("^I’m ")))

    def act(self, seen: Seen) -> None:
        """Do one of the things that can be done."""
        within = [thing for thing in seen["things"] if thing["at"]]
        if seen["yes"]:
            self.press(self.page.get_by_role("button", name="Confirm").first)
        elif within and not seen["chosen"] and self.random.random() < 0.5:
            self.press_at(self.random.choice(within))
        else:
            self.press_row(seen)

    def press_row(self, seen: Seen) -> None:
        """Press a row of the list; groups are opened, not closed."""
        rows = [place for place, row in enumerate(seen["rows"]) if not row["open"]]
        self.press(self.rows.nth(self.random.choice(rows)))

    @property
    def rows(self) -> Locator:
        return self.page.get_by_role("region", name="You can").locator("[data-row]")

    def press(self, target: Locator) -> None:
        raise NotImplementedError

    def press_at(self, thing: Seen) -> None:
        raise NotImplementedError


class Mouse(Hands):
    """Points and clicks."""

    def press(self, target: Locator) -> None:
        target.click(timeout=HASTE)

    def press_at(self, thing: Seen) -> None:
        self.page.mouse.move(thing["at"]["x"], thing["at"]["y"])
        self.page.mouse.click(thing["at"]["x"], thing["at"]["y"])


class Duellist(Mouse):
    """Points and clicks, and goes for the others' heroes wherever one can be reached."""

    def act(self, seen: Seen) -> None:
        targets = set(self.page.evaluate(OTHERS_STAND))
        within = [thing for thing in seen["things"] if thing["at"] and thing["id"] in targets]
        if within and not seen["yes"] and not seen["chosen"]:
            self.press_at(self.random.choice(within))
        else:
            super().act(seen)


class Finger(Hands):
    """Taps: once to see what would happen, once more to do it."""

    def must_reach(self, thing: str) -> bool:
        return False  # one moves the board about

    def press(self, target: Locator) -> None:
        target.tap(timeout=HASTE)

    def press_row(self, seen: Seen) -> None:
        """Tap a row; if that only shows what it would do, tap it once more."""
        rows = [place for place, row in enumerate(seen["rows"]) if not row["open"]]
        target = self.rows.nth(self.random.choice(rows))
        self.press(target)
        if "armed" in (target.get_attribute("class", timeout=HASTE) or ""):
            self.press(target)

    def press_at(self, thing: Seen) -> None:
        self.page.touchscreen.tap(thing["at"]["x"], thing["at"]["y"])

    def act(self, seen: Seen) -> None:
        if seen["yes"] or seen["chosen"] or not seen["things"]:
            super().act(seen)
        elif self.random.random() < 0.4 and any(thing["at"] for thing in seen["things"]):
            self.press_at(self.random.choice([thing for thing in seen["things"] if thing["at"]]))
        else:
            self.press_row(seen)


class Keys(Hands):
    """Uses the keyboard only: digits and Enter in the list, Tab and arrows on the board."""

    def must_reach(self, thing: str) -> bool:
        return False

    def press(self, target: Locator) -> None:
        target.focus(timeout=HASTE)  # a window takes the focus itself
        self.page.keyboard.press("Enter")

    def uncover(self) -> None:
        self.page.keyboard.press("Enter")

    def act(self, seen: Seen) -> None:
        if seen["yes"]:
            self.page.keyboard.press("Enter")
        elif seen["things"] and not seen["chosen"] and self.random.random() < 0.5:
            self.walk()
        else:
            self.pick(len(seen["rows"]))

    def pick(self, rows: int) -> None:
        """Choose a row by its digit, perhaps go on from there with the arrows, and do it."""
        self.page.keyboard.press(str(self.random.randint(1, min(rows, 9))))
        for _ in range(self.random.randrange(3)):
            self.page.keyboard.press(self.random.choice(["ArrowUp", "ArrowDown"]))
        self.page.keyboard.press("Enter")

    def walk(self) -> None:
        """Go to the board or to one's own with Tab, over their things with the arrows, and press one."""
        self.tab_into(self.random.choice(["The board", "My board"]))
        for _ in range(self.random.randrange(4)):
            self.page.keyboard.press(self.random.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        self.page.keyboard.press("Enter")

    def tab_into(self, area: str, most: int = 40) -> None:
        """Go on to an area of the screen, unless one is there."""
        for _ in range(most):
            if self.page.evaluate(f"document.activeElement.closest('[role=group][aria-label=\"{area}\"]') !== null"):
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"Tab never comes to {area}")

    def tab_to(self, name: str, most: int = 60) -> None:
        """Go to what is called so."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(FOCUSED).startswith(name):
                return
        raise Stuck(f"Tab never comes to {name}")


OTHERS_STAND: Final = """() => {
    const spaces = [...document.querySelectorAll("[data-thing^='hex:'].can")];
    return [...document.querySelectorAll("[data-piece^='hero:']")].flatMap((hero) => {
        const { left, width, bottom } = hero.getBoundingClientRect();
        const [x, y] = [left + width / 2, bottom - 8];
        const under = spaces.find((space) => {
            const box = space.getBoundingClientRect();
            return box.left < x && x < box.right && box.top < y && y < box.bottom;
        });
        return under ? [under.dataset.thing] : [];
    });
}"""
FOCUSED: Final = """() => {
    const on = document.activeElement;
    if (on === document.body) return ""; // nothing has the focus
    return (on.getAttribute("aria-label") ?? on.labels?.[0]?.innerText ?? on.innerText ?? "").trim();
}"""
