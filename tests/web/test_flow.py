"""Playing without needless questions: one act where one act is meant, and a yes only where it matters."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.live import Data, Live

from .conftest import DESKTOP, PHONE, Watched
from .positions import MAGE_KNIGHT, MERLIN, PALADINS
from .test_play import asked, sit


def choosing(watched: Watched, server: Live, size: tuple[int, int] = DESKTOP) -> Page:
    """Three Paladins have been drawn."""
    page = sit(watched, server, PALADINS, 1, size)
    expect(page.get_by_role("group", name="The Paladins you drew")).to_be_visible()
    return page


def chosen(page: Page) -> None:
    expect(page.get_by_role("group", name="The Paladins you drew")).to_be_hidden()
    expect(asked(page)).to_have_text("Which Tavern do you take?")


def test_paladins_are_chosen_with_three_buttons_by_mouse(watched: Watched, server: Live) -> None:
    page = choosing(watched, server)
    buttons = page.locator("[data-decides]")
    expect(buttons).to_have_count(9)
    buttons.nth(2).click()
    expect(buttons.nth(2)).to_have_attribute("aria-pressed", "true")
    buttons.nth(3).click()
    chosen(page)
    page.get_by_role("button", name="Step back").click()
    expect(page.locator("[data-decides]")).to_have_count(9)


def test_a_paladin_pressed_where_it_lies_serves_and_the_next_goes_on_top(watched: Watched, server: Live) -> None:
    page = choosing(watched, server)
    lying = page.locator("[data-area=mine] [data-thing^='paladin:']")
    lying.nth(1).click()
    name = (lying.nth(1).get_attribute("data-thing") or "").removeprefix("paladin:")
    expect(page.locator(f"[data-decides='{name} serve']")).to_have_attribute("aria-pressed", "true")
    lying.nth(0).click()
    chosen(page)


def test_paladins_are_chosen_by_touch(watched: Watched, server: Live) -> None:
    page = choosing(watched, server, PHONE)
    page.locator("[data-decides]").nth(0).tap()
    page.locator("[data-decides]").nth(4).tap()
    chosen(page)


def test_paladins_are_chosen_by_keys(watched: Watched, server: Live) -> None:
    page = choosing(watched, server)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-decides]").nth(4)).to_be_focused()
    page.keyboard.press("Enter")
    chosen(page)


# ---- arrow keys ----

WALKS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
GLOWING = "() => [...document.querySelectorAll('[data-walked] .thing.can')].map((one) => one.dataset.thing)"
FOCUSED = "() => document.activeElement.dataset.thing ?? null"


@pytest.mark.parametrize("table", [{**MERLIN, "settings": {}}, PALADINS], ids=["merlin", "paladins"])
@pytest.mark.parametrize("moves", [0, 6])
def test_arrows_walk_from_the_start_and_reach_all_that_glows(
    watched: Watched, server: Live, table: Data, moves: int
) -> None:
    page = sit(watched, server, table, moves)
    expect(page.locator(".options")).to_have_attribute("data-ahead", "seen")
    wanted = set(page.evaluate(GLOWING))
    page.keyboard.press("ArrowRight")
    first = page.evaluate(FOCUSED)
    assert first in wanted
    reached, left = {first}, [first]
    while left and reached != wanted:
        thing = left.pop()
        for way in WALKS:
            page.locator(f"[data-walked] [data-thing='{thing}']").first.focus()
            page.keyboard.press(way)
            found = page.evaluate(FOCUSED)
            if found is not None and found not in reached:
                reached.add(found)
                left.append(found)
    assert reached >= wanted


# ---- tooltips ----

COVERED = """(thing) => {
    const box = (one) => one.getBoundingClientRect();
    const area = (a, b) =>
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const tip = document.querySelector("[role=tooltip]");
    const about = document.querySelector("[aria-describedby=tip]");
    if (!tip || !about) return null;
    const [over, its, list] = [box(tip), box(about), box(document.querySelector(".options"))];
    const room = its.width * its.height < 0.25 * innerWidth * innerHeight;
    return { about: room ? area(over, its) : 0, list: area(over, list) };
}"""


@pytest.mark.parametrize("table", [MERLIN, PALADINS, MAGE_KNIGHT], ids=["merlin", "paladins", "mage-knight"])
def test_a_tooltip_covers_neither_what_it_explains_nor_the_options(watched: Watched, server: Live, table: Data) -> None:
    page = sit(watched, server, table, 12)
    things = page.evaluate(POINTS)
    measured = 0
    for thing in things[:: max(1, len(things) // 40)]:
        page.mouse.move(thing["x"], thing["y"])
        page.mouse.move(thing["x"] + 1, thing["y"])
        page.wait_for_timeout(650 if measured == 0 else 330)
        found = page.evaluate(COVERED)
        if found is not None:
            measured += 1
            assert found == {"about": 0, "list": 0}, thing
    assert measured >= (1 if table is MAGE_KNIGHT else 10)


POINTS = """() => [...document.querySelectorAll("[data-area] [data-thing]")].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y)?.closest(".thing");
    return hit === one ? [{ id: one.dataset.thing, x, y }] : [];
})"""


# ---- dragging ----


def drag(page: Page, thing: str, onto: str) -> None:
    """Drag a thing to another with the mouse."""
    begin = page.locator(f"[data-thing='{thing}']").first.bounding_box()
    end = page.locator(f"[data-thing='{onto}']").first.bounding_box()
    assert begin is not None
    assert end is not None
    page.mouse.move(begin["x"] + begin["width"] / 2, begin["y"] + begin["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2 - 9, end["y"] + end["height"] / 2, steps=6)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    page.mouse.up()


def test_a_die_is_dragged_to_a_space(watched: Watched, server: Live) -> None:
    page = sit(watched, server, {**MERLIN, "settings": {}}, 0)
    expect(page.locator(".options")).to_have_attribute("data-ahead", "seen")
    first = asked(page).inner_text()
    space = page.evaluate("() => document.querySelector('[data-walked] [data-thing^=\"space:\"].can').dataset.thing")
    dice = page.locator("[data-thing^='die:'].can")
    assert dice.count() > 0
    for die in [one.get_attribute("data-thing") or "" for one in dice.all()]:
        drag(page, die, space)
        page.wait_for_timeout(300)
        if asked(page).inner_text() != first:
            break
    expect(asked(page)).not_to_have_text(first)


def test_a_worker_is_dropped_on_an_action(watched: Watched, server: Live) -> None:
    page = sit(watched, server, PALADINS, 3)
    expect(asked(page)).to_have_text("Take an action or pass.")
    expect(page.locator(".options")).to_have_attribute("data-ahead", "seen")
    worker = page.locator("[data-thing^='worker:'].draggable").first
    thing = worker.get_attribute("data-thing") or ""
    action = page.evaluate(
        """(worker) => {
            const rows = [...document.querySelectorAll(".options [data-option]")].map((one) => one.dataset.option);
            const kind = worker.split(":")[1];
            const found = rows.find((row) => row.includes(" > worker " + kind) && row.startsWith("do "));
            return found ? "action:" + found.split(" ")[1] : null;
        }""",
        thing,
    )
    assert action is not None
    drag(page, thing, action)
    expect(page.locator(f"[data-thing='{action}'].can")).to_have_count(0)  # somebody stands there now


# ---- a yes ----


def test_what_can_be_taken_back_and_an_action_that_ends_the_turn_want_no_yes(watched: Watched, server: Live) -> None:
    page = sit(watched, server, PALADINS, 3)
    expect(asked(page)).to_have_text("Take an action or pass.")
    last = page.locator(".options [data-row]").last
    expect(last).to_contain_text("Pass")
    last.click()
    expect(asked(page)).to_contain_text("Which worker do you keep")
    page.get_by_role("button", name="Step back").click()
    expect(asked(page)).to_have_text("Take an action or pass.")
    page.locator(".options [data-option^='do hunt > worker']").first.click()
    expect(page.locator("[data-thing='action:hunt'].can")).to_have_count(0)


def test_what_reveals_something_wants_a_yes(watched: Watched, server: Live) -> None:
    page = sit(watched, server, PALADINS, 3)
    page.locator(".options [data-option^='do conspire > worker']").first.click()
    expect(page.locator("[data-yes]")).to_contain_text("Confirm")
    page.keyboard.press("Escape")
    expect(page.locator("[data-yes]")).to_be_hidden()
    expect(asked(page)).to_have_text("Take an action or pass.")
