"""Whole games to be played in the browser: how each is set up in the lobby, and with what hands it is played."""

from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page, expect

from .hands import Duellist, Finger, Hands, Keys, Mouse

NO_GUESTS: Final[tuple[type[Hands], ...]] = ()


class Journey(NamedTuple):
    """A game to be played from the lobby to its end; guests come by links, each in a browser of their own."""

    about: str
    hands: type[Hands]
    set_up: Callable[[Page], None]
    guests: tuple[type[Hands], ...] = NO_GUESTS


# ---- alone, or against bots ----


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
    """Mage Knight alone: Solo Conquest."""
    page.get_by_role("button", name="Mage Knight").first.click()
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    scenario(page, "Solo Conquest")
    page.get_by_role("button", name="Play solo").click()


def first_game(page: Page) -> None:
    """Mage Knight alone, with the coach: First Reconnaissance."""
    page.get_by_role("button", name="Mage Knight").first.click()
    page.get_by_role("button", name="Learn the game").click()
    read(page)


def read(page: Page) -> None:
    """Close the introduction."""
    expect(page.get_by_role("dialog")).to_contain_text("What you play for")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def lowest_bots(page: Page) -> None:
    """Let all bots play at the lowest level, which thinks least."""
    for level in page.get_by_label("how well the bot plays").all():
        level.select_option("page")


def scenario(page: Page, name: str) -> None:
    """Choose a scenario of Mage Knight by how its name begins."""
    choice = page.get_by_role("combobox", name="Scenario")
    choice.select_option(label=next(one for one in choice.locator("option").all_inner_texts() if one.startswith(name)))


# ---- with the keyboard only ----


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


def solo_by_keys(page: Page) -> None:
    """Paladins alone, from the lobby on with the keyboard only."""
    keys = Keys(page)
    page.get_by_role("button", name="Paladins").first.wait_for()
    keys.tab_to("Paladins")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play against bots").wait_for()
    keys.tab_to("2")
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play solo").wait_for()
    for _ in range(10):
        page.keyboard.press("Shift+Tab")
    keys.tab_to("Play solo")
    page.keyboard.press("Enter")


def first_game_by_keys(page: Page) -> None:
    """Mage Knight's first game, from the lobby on with the keyboard only."""
    keys = Keys(page)
    page.get_by_role("button", name="Mage Knight").first.wait_for()
    keys.tab_to("Mage Knight")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Learn the game").wait_for()
    keys.tab_to("Learn the game")
    page.keyboard.press("Enter")
    read(page)


# ---- with a guest who comes by a link ----


def together(page: Page) -> None:
    """Mage Knight for two side by side: Blitz Cooperation."""
    for_two(page, "Blitz Cooperation")


def rivals(page: Page) -> None:
    """Mage Knight for two who may fight each other: Blitz Conquest."""
    for_two(page, "Blitz Conquest")


def for_two(page: Page, name: str) -> None:
    """Open a table of a scenario with a seat for a guest."""
    page.get_by_role("button", name="Mage Knight").first.click()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Seat 2: who sits here").select_option("invite")
    scenario(page, name)
    page.get_by_role("button", name="Open the table").click()


def invitation(page: Page, seat: int) -> str:
    """Make a link to a seat of a table that gathers."""
    page.get_by_role("button", name="Create link").first.click()
    return page.get_by_label(f"Invitation to seat {seat}").input_value()


def sit_down(guest: Page, name: str) -> None:
    """Come in by a link."""
    guest.get_by_label("Name").fill(name)
    guest.get_by_role("button", name="Sit down").click()


def start(page: Page, guests: list[str]) -> None:
    """Begin as soon as all are there."""
    for name in guests:
        expect(page.get_by_text(name, exact=True)).to_be_visible()
    page.get_by_role("button", name="Start the game").click()


JOURNEYS: Final = {
    "merlin": Journey("Merlin against three bots, with the mouse", Mouse, against_three),
    "modules": Journey("Merlin with King’s Favour and Arthur, with the mouse", Mouse, with_modules),
    "paladins": Journey("Paladins alone, with the mouse", Mouse, solo),
    "mage_knight": Journey("Mage Knight: Solo Conquest with the mouse", Mouse, conquest),
    "together": Journey("Mage Knight: two browsers side by side, with the mouse", Mouse, together, (Mouse,)),
    "rivals": Journey("Mage Knight: two browsers against each other, mouse and keys", Mouse, rivals, (Keys,)),
    "duel": Journey("Mage Knight: two browsers, out for a fight", Duellist, rivals, (Duellist,)),
    "first_touch": Journey("Mage Knight: First Reconnaissance by touch on a phone", Finger, first_game),
    "first_keys": Journey("Mage Knight: First Reconnaissance with the keyboard", Keys, first_game_by_keys),
    "keys": Journey("Merlin for two, with the keyboard", Keys, by_keys),
    "solo_keys": Journey("Paladins alone, with the keyboard", Keys, solo_by_keys),
    "merlin_touch": Journey("Merlin against three bots, by touch on a phone", Finger, against_three),
    "touch": Journey("Paladins alone, by touch on a phone", Finger, solo),
}
