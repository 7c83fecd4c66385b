"""How fast the page is: the first load, the answer to a click, and nothing that blocks while bots play.

The bounds are generous, for busy machines; what was measured is printed (`pytest -s`).
"""

import random
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from tests.server.live import Live

from .conftest import Watched
from .hands import Mouse
from .positions import MERLIN, play_any, played

FIRST_LOAD: Final = 200_000  # bytes over the line
ANSWER: Final = 300.0  # milliseconds from a click to a change on the screen; 100 on a machine with nothing else to do
BLOCKED: Final = 300.0  # milliseconds of one task; 100 on a machine with nothing else to do
ROUNDS: Final = 3

# from every click to the first frame after something on the page has changed
CLICKS: Final = """() => {
    window.answers = [];
    addEventListener("click", () => {
        const began = performance.now();
        let done = false;
        const change = new MutationObserver(() => {
            if (done) return;
            done = true;
            change.disconnect();
            requestAnimationFrame(() => window.answers.push(performance.now() - began));
        });
        change.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    }, { capture: true });
}"""
TASKS: Final = """() => {
    window.blocked = [];
    new PerformanceObserver((list) => window.blocked.push(...list.getEntries().map((entry) => entry.duration)))
        .observe({ type: "longtask" });
}"""


def test_the_first_load_is_light(watched: Watched) -> None:
    page = watched.open("about:blank")
    line = page.context.new_cdp_session(page)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    line.send("Network.enable")
    page.goto(watched.url)
    page.get_by_role("heading", name="What shall we play tonight?").wait_for()
    page.wait_for_load_state("networkidle")
    print(f"first load: {sum(sizes) / 1000:.0f} kB in {len(sizes)} answers")
    assert 20_000 < sum(sizes) <= FIRST_LOAD


def test_a_click_is_answered_at_once(watched: Watched, server: Live) -> None:
    person, id = played(server, MERLIN, 8)
    page = watched.open(f"/table/{id}", person=person)
    hands = Mouse(page, seed=8)
    hands.wait()
    page.evaluate(CLICKS)

    def answered() -> float:
        hands.play(hands.moves + 16)
        answers = measured(page, "answers")
        print(f"clicks: {len(answers)}, middle {answers[len(answers) // 2]:.0f} ms, slowest {answers[-1]:.0f} ms")
        return answers[int(len(answers) * 0.9)]

    assert at_best(answered, ANSWER) <= ANSWER


def test_nothing_blocks_while_bots_play(watched: Watched, server: Live) -> None:
    watched.expected.append("409")  # the page asks what options would do while somebody else chooses for the seat
    person, id = played(server, MERLIN, 8)
    page = watched.open(f"/table/{id}", still=False, person=person)
    page.locator("[data-row]").first.wait_for()
    page.evaluate(TASKS)
    chance = random.Random(8)

    def longest() -> float:
        for _ in range(12):
            play_any(person, id, chance)
        page.get_by_role("region", name="You can").locator("[data-row]").first.wait_for()
        blocked = measured(page, "blocked")
        print(f"long tasks: {len(blocked)}, longest {max(blocked, default=0):.0f} ms")
        return max(blocked, default=0)

    assert at_best(longest, BLOCKED) <= BLOCKED


def measured(page: Page, name: str) -> list[float]:
    """Give the numbers that the page has collected since it was last asked, the smallest first."""
    found: list[Any] = page.evaluate(f"window.{name}.splice(0)")
    return sorted(found)


def at_best(measure: Callable[[], float], bound: float) -> float:
    """Measure until it is within the bound, a few times at most: what else the machine does can only make us slower."""
    found = [measure()]
    while min(found) > bound and len(found) < ROUNDS:
        found.append(measure())
    return min(found)
