"""Playing without needless questions: one act where one act is meant, and a yes only where it matters."""

from playwright.sync_api import Page, expect

from tests.server.live import Live

from .conftest import DESKTOP, PHONE, Watched
from .positions import PALADINS
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
