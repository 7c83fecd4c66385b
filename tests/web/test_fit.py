"""Every page in every language: all texts are there, fit into their places, and a table needs no scrolling."""

import pytest
from playwright.sync_api import Page

from roundtable.text import LANGUAGES

from .conftest import DESKTOP, MISSING, PHONE, Watched
from .hands import EYES
from .scenes import House, nothing, scenes, show

# what sticks out of its button, heading or header, and whether the page itself is too wide
STICKS_OUT = """() => {
    const found = [];
    const name = (one) => `${one.tagName} "${(one.innerText || one.ariaLabel || "").trim().slice(0, 50)}"`;
    for (const one of document.querySelectorAll("button, a, h1, h2, h3, header, summary, label, nav, th, td, select")) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest("svg, .hidden-text")) continue;
        const style = getComputedStyle(one);
        const short = style.textOverflow === "ellipsis" || style.overflowX === "auto" || style.overflowX === "scroll";
        if (style.display === "inline" || short || one.clientWidth === 0) continue;
        const over = one.scrollWidth - one.clientWidth;
        if (over > 1) found.push(`${name(one)} by ${over} px`);
        const below = one.matches("[data-way]") ? one.scrollHeight - one.clientHeight : 0;
        if (below > 1) found.push(`${name(one)} by ${below} px below`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page by ${wide} px`);
    return found;
}"""
DRAWN = "() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 50))"
# whether the page scrolls, and which options and glowing things lie outside the window
OUTSIDE = """() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const out = (element) => {
        const box = element.getBoundingClientRect();
        return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    };
    const list = document.querySelector("[data-row]").closest("[role=group]").getBoundingClientRect();
    const rows = [...document.querySelectorAll("[data-row]")];
    const below = rows.filter((row) => row.getBoundingClientRect().bottom > list.bottom + 1);
    return {
        scrolls: scrollHeight > innerHeight || scrollWidth > innerWidth,
        outside: [...document.querySelectorAll(".thing.can")].filter(out).map((one) => one.dataset.thing),
        rows: rows.length,
        below: below.length,
    };
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(watched: Watched, house: House, language: str) -> None:
    page = watched.open("/", language=language, person=house.person)
    wrong = []
    for scene in scenes(house):
        for size in (DESKTOP, PHONE):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            if size == DESKTOP or scene.opens is not nothing:  # a window is opened in another way on a phone
                show(page, scene)
            page.evaluate(DRAWN)
            wrong += [f"{scene.name} at {size[0]}: no text for {id}" for id in page.evaluate(MISSING)]
            wrong += [f"{scene.name} at {size[0]}: {what}" for what in page.evaluate(STICKS_OUT)]
        assert page.evaluate("document.documentElement.lang") == language
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("name", ["merlin", "solo", "paladins"])
def test_a_table_needs_no_scrolling(watched: Watched, house: House, name: str) -> None:
    page = watched.open(f"/table/{house.tables[name]}", DESKTOP, person=house.person)
    page.locator("[data-row]").first.wait_for()
    page.evaluate("document.fonts.ready")
    seen = page.evaluate(OUTSIDE)
    print(f"{name}: {seen['rows']} options, {seen['below']} of them further down the list")
    assert not seen["scrolls"]
    assert seen["outside"] == []
    assert everything_is_within_reach(page) == []


LETTERS = "() => [...document.querySelectorAll('main svg text')].map((one) => one.getBoundingClientRect().height)"
LARGEST = 1.3


@pytest.mark.parametrize("name", ["merlin", "paladins", "mage_knight"])
def test_the_largest_text_is_larger_on_the_board_too(watched: Watched, house: House, name: str) -> None:
    page = watched.open(f"/table/{house.tables[name]}", DESKTOP, person=house.person)
    page.locator("main svg text").first.wait_for()
    usual = page.evaluate(LETTERS)
    page.evaluate(f"document.documentElement.style.setProperty('--text-size', '{LARGEST}')")
    page.evaluate(DRAWN)
    grown = [after > 1.1 * before for before, after in zip(usual, page.evaluate(LETTERS), strict=True)]
    assert sum(grown) > len(grown) / 3  # what is large enough stays as it is


def everything_is_within_reach(page: Page) -> list[str]:
    """Give the things that glow and cannot be pressed."""
    return [thing["id"] for thing in page.evaluate(EYES)["things"] if thing["at"] is None]
