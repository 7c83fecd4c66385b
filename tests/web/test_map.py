"""Mage Knight's map in the browser: one click walks, risks are asked about, and the land is drawn once."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.rules.mage_knight.arrange import table as laid
from tests.server.live import Data, Live, Person

from .conftest import Watched
from .hands import Mouse
from .positions import ME, arranged, asked

TABLE: Data = {"game": "mage_knight", "seats": [ME], "settings": {"scenario": "solo_conquest"}, "start": True}
CHANGES = """() => {
    window.redrawn = 0;
    new MutationObserver((changes) => { window.redrawn += changes.length; })
        .observe(document.querySelector(".map .land"), { childList: true, subtree: true, attributes: true });
}"""
# Pull the map to and fro as fast as frames are drawn; give how long each frame took.
PULLED = """async () => {
    const map = document.querySelector(".map");
    const send = (type, x, y) => map.dispatchEvent(new PointerEvent(type,
        { pointerId: 1, clientX: x, clientY: y, bubbles: true, pointerType: "mouse", isPrimary: true }));
    map.setPointerCapture = () => {};
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const closer = { deltaY: -300, clientX: 600, clientY: 300, bubbles: true, cancelable: true };
    map.dispatchEvent(new WheelEvent("wheel", closer));
    await frame();
    send("pointerdown", 600, 300);
    const took = [];
    for (let at = 0; at < 60; at += 1) {
        const began = performance.now();
        send("pointermove", 600 + 80 * Math.sin(at / 6), 300 + 40 * Math.cos(at / 5));
        took.push(performance.now() - began);
        await frame();
    }
    send("pointerup", 600, 300);
    return took;
}"""


def turn_begun(server: Live) -> tuple[Person, str]:
    """Give somebody whose first turn has begun."""
    person = server.guest("Ada")
    table = person.open(**TABLE)
    state = asked(person, table)
    while state is not None and state["view"]["asks"] != "mage_knight.take-turn":
        person.move(table, state["ask"]["seat"], state["version"], state["ask"]["options"][0]["notation"])
        state = asked(person, table)
    return person, table


def ways(person: Person, table: str) -> list[Data]:
    """Give the ways that the server knows."""
    state = asked(person, table)
    assert state is not None
    found: list[Data] = person.get(f"/api/tables/{table}/ways?seat=0&version={state['version']}")["ways"]
    return found


def with_way(server: Live, wanted: Callable[[Data], bool]) -> tuple[Person, str, Data]:
    """Give somebody who has such a way in the first turn; hands and maps differ, so some tables are tried."""
    for _ in range(30):
        person, table = turn_begun(server)
        found = [way for way in ways(person, table) if wanted(way)]
        if found:
            return person, table, max(found, key=lambda way: len(way["about"]["steps"]))
    raise AssertionError("no such way")


def walks_with_cards(way: Data) -> bool:
    """Two steps at least, and a card for them."""
    return not way["asks"] and bool(way["about"]["plays"]) and len(way["about"]["steps"]) > 1


def place(page: Page, goal: str) -> tuple[float, float]:
    """Give the middle of a space on the screen, brought into sight as keys do."""
    page.locator(f'[data-thing="{goal}"]').evaluate("one => one.focus()")
    page.wait_for_timeout(600)
    box: Any = page.locator(f'[data-thing="{goal}"]').bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_one_click_plays_the_cards_and_walks_the_whole_way(watched: Watched, server: Live) -> None:
    person, table, far = with_way(server, walks_with_cards)
    page = watched.open(f"/table/{table}", person=person)
    expect(page.locator(".reach .badge")).not_to_have_count(0)
    x, y = place(page, far["goal"])
    page.mouse.move(x - 9, y - 9)
    page.mouse.move(x, y, steps=3)
    expect(page.locator(".trail .step")).to_have_count(len(far["about"]["steps"]))
    expect(page.get_by_text("If you go there")).to_be_visible()
    page.mouse.click(x, y)
    expect(page.get_by_role("button", name="Step back")).to_be_enabled()
    state = asked(person, table)
    assert state is not None
    assert state["view"]["table"]["players"][0]["hex"] == far["goal"][4:]
    assert state["view"]["table"]["turn"]["move"] == far["about"]["left"]


def test_a_way_that_reveals_is_asked_about_and_names_what_follows(watched: Watched, server: Live) -> None:
    person, table, exploring = with_way(server, lambda way: way["goal"].startswith("slot:"))
    page = watched.open(f"/table/{table}", person=person)
    x, y = place(page, exploring["goal"])
    page.mouse.move(x - 9, y - 9)
    page.mouse.move(x, y, steps=3)
    page.mouse.click(x, y)
    asks = page.get_by_role("alertdialog")
    expect(asks).to_contain_text("Explore")
    expect(asks).to_contain_text(f"Move {exploring['about']['cost']}")
    asks.get_by_role("button", name="Confirm").click()
    expect(page.locator(".land .ground")).not_to_have_count(0)
    state = asked(person, table)
    assert state is not None
    assert exploring["goal"][5:] in state["view"]["table"]["tiles"]["laid"]


def test_the_land_is_not_drawn_anew_while_it_is_moved_or_pointed_at(watched: Watched, server: Live) -> None:
    person, table = turn_begun(server)
    page = watched.open(f"/table/{table}", person=person)
    expect(page.locator(".reach .badge")).not_to_have_count(0)
    page.evaluate(CHANGES)
    took: list[float] = page.evaluate(PULLED)
    for x in range(400, 900, 50):
        page.mouse.move(x, 320, steps=2)
    assert page.evaluate("window.redrawn") == 0
    assert sorted(took)[len(took) // 2] < 4  # milliseconds of script for a frame


def test_moving_the_map_moves_one_layer_and_lays_nothing_out(watched: Watched, server: Live) -> None:
    """What a frame costs depends on the machine; how often the page is laid out, and how many layers move, does not."""
    person, table = turn_begun(server)
    page = watched.open(f"/table/{table}", still=False, person=person)
    expect(page.locator(".reach .badge")).not_to_have_count(0)
    page.wait_for_timeout(1000)
    line = page.context.new_cdp_session(page)
    drawn: list[Data] = []
    line.on("LayerTree.layerTreeDidChange", lambda event: drawn.extend([event]))
    for domain in ("DOM", "LayerTree", "Performance"):
        line.send(f"{domain}.enable")

    def laid_out() -> float:
        told: list[Data] = line.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in told if one["name"] == "LayoutCount")

    page.mouse.move(640, 300)
    page.mouse.wheel(0, -200)
    page.mouse.down()
    page.mouse.move(660, 310)
    before = laid_out()
    for at in range(40):
        page.mouse.move(640 + 5 * (at % 20), 300 + 3 * (at % 13))
    assert laid_out() - before <= 4
    layers: list[Data] = [layer for layer in drawn[-1]["layers"] if layer["drawsContent"] and "backendNodeId" in layer]
    nodes = [line.send("DOM.describeNode", {"backendNodeId": layer["backendNodeId"]})["node"] for layer in layers]
    page.mouse.up()
    assert sum(node["nodeName"] in ("svg", "g", "path", "circle", "ellipse", "rect") for node in nodes) <= 3


def test_arrow_keys_walk_from_space_to_space(watched: Watched, server: Live) -> None:
    person, table = turn_begun(server)
    page = watched.open(f"/table/{table}", person=person)
    expect(page.locator(".reach .badge")).not_to_have_count(0)
    near = next(way for way in ways(person, table) if not way["asks"])
    page.locator(f'[data-thing="{near["goal"]}"]').evaluate("one => one.focus()")
    named = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert named
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.dataset.thing")
    page.keyboard.press("ArrowLeft")
    assert first != page.evaluate("document.activeElement.dataset.thing")


LAND = {
    (0, 1): "countryside-01",
    (1, 0): "countryside-02",
    (1, 1): "countryside-03",
    (0, 2): "countryside-05",
    (2, 0): "countryside-04",
}


@pytest.mark.parametrize("at", [(3, -4), (0, 0), (2, -2), (4, -3)], ids=str)
def test_every_space_that_glows_can_be_pressed(watched: Watched, server: Live, at: tuple[int, int]) -> None:
    """Whatever floats over the map, sheets of sites among it: the camera keeps clear of it."""
    hand = {0: ["march", "stamina", "swiftness", "rage"]}
    game = laid(seats=1, scenario="solo_conquest", tiles=LAND, at={0: at}, hand=hand, move=4, forced=False)
    person, id = arranged(server, game)
    page = watched.open(f"/table/{id}", person=person)
    expect(page.locator(".reach .badge")).not_to_have_count(0)
    page.wait_for_timeout(800)
    hands = Mouse(page)
    assert [thing["id"] for thing in hands.look()["things"] if thing["id"].startswith("hex:")]
    assert hands.unreachable == {}
