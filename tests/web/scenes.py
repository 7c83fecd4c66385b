"""Every page and every window as it looks in use, to be looked at in all languages, both themes, large and small."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from playwright.sync_api import Page, expect

from tests.server.live import Live, Person

from .positions import BOT, MAGE_KNIGHT, ME, MERLIN, PALADINS, PALADINS_FOUR, played


def nothing(_page: Page) -> None:
    """Leave a page as it is."""


class Scene(NamedTuple):
    """An address, what shows that it is there, and what is opened on it."""

    name: str
    address: str
    there: str  # a selector
    opens: Callable[[Page], None] = nothing


class House(NamedTuple):
    """Somebody with tables of all kinds."""

    person: Person
    tables: dict[str, str]


def furnish(live: Live) -> House:
    """Let somebody in and play at all their tables for a while."""
    person = live.guest("Ada")
    tables = {
        name: played(live, table, moves, person)[1]
        for name, table, moves in (
            ("merlin", MERLIN, 24),
            ("solo", PALADINS, 60),
            ("paladins", PALADINS_FOUR, 24),
            ("mage_knight", MAGE_KNIGHT, 40),
            ("over", PALADINS, 2000),
        )
    }
    tables["gathering"] = person.open("merlin", [ME, BOT, {"kind": "invite"}, {"kind": "open"}])
    return House(person, {**tables, "token": invitation(live)})


def invitation(live: Live) -> str:
    """Let somebody else invite to a table; give what the link holds."""
    bea = live.guest("Bea")
    table = bea.open("merlin", [ME, BOT, {"kind": "invite"}])
    token: str = bea.post(f"/api/tables/{table}/invitations", {"seat": 2}, 201)["token"]
    return token


WINDOW: Final = "dialog[open]"
ROW: Final = "[data-row]"


def opening(icon: int) -> Callable[[Page], None]:
    """Give what opens a window of the table's header, counted from the end: menu, settings, help, points."""

    def press(page: Page) -> None:
        buttons = page.locator("header").first.get_by_role("button")
        buttons.nth(buttons.count() - icon).click()
        page.locator(f"{WINDOW}, [aria-expanded=true]").first.wait_for()

    return press


def pointing(page: Page) -> None:
    """Point at the first option, so that it is told what it would do."""
    page.locator(ROW).first.hover()
    page.locator("section[aria-live=polite] h2").first.wait_for()


def rule_open(page: Page) -> None:
    """Open the rule of a line of the story."""
    if page.locator("nav button").count() >= 3:  # on a phone the story lies in a drawer
        page.locator("nav button").last.click()
    page.locator(".story .told").last.click()
    page.locator(".story .ways button").last.click()
    expect(page.locator(WINDOW)).to_be_visible()


def scenes(house: House) -> Iterator[Scene]:
    """Give all scenes."""
    for game in ("merlin", "paladins", "mage_knight"):
        yield Scene(f"set up {game}", f"/?game={game}", "details")
        yield Scene(f"about {game}", f"/about/{game}", "main table, main details")
        yield Scene(f"rules {game}", f"/rules/{game}", "input[type=search]")
    yield Scene("lobby", "/", "main button")
    yield Scene("settings", "/settings", "fieldset")
    yield Scene("account", "/account", "form")
    yield Scene("invitation", f"/join/{house.tables['token']}", "form")
    yield Scene("nowhere", "/nothing/here", "h1, h2")
    yield Scene("gathering", f"/table/{house.tables['gathering']}", "main li, ul li")
    for game in ("merlin", "solo", "paladins"):
        yield Scene(f"table {game}", f"/table/{house.tables[game]}", ROW)
    yield Scene("table mage_knight", f"/table/{house.tables['mage_knight']}", "[data-area=mine]")
    yield Scene("pointing", f"/table/{house.tables['solo']}", ROW, pointing)
    yield Scene("menu", f"/table/{house.tables['merlin']}", ROW, opening(1))
    yield Scene("settings at the table", f"/table/{house.tables['merlin']}", ROW, opening(2))
    yield Scene("points so far", f"/table/{house.tables['merlin']}", ROW, points)
    yield Scene("rule", f"/table/{house.tables['solo']}", ROW, rule_open)
    yield Scene("end", f"/table/{house.tables['over']}", WINDOW)
    yield Scene("replay", f"/replay/{house.tables['over']}", "input[type=range]")
    yield Scene("lessons", f"/table/{house.tables['merlin']}?learn=1", "aside")


def points(page: Page) -> None:
    """Open the score sheet: the fourth from the end on a desktop, the third on a phone."""
    opening(3 if (page.viewport_size or {"width": 0})["width"] < 700 else 4)(page)


def show(page: Page, scene: Scene) -> None:
    """Go there and wait until everything stands; the mouse, left where it was, would point at something."""
    page.mouse.move(0, 0)
    page.goto(scene.address)
    page.locator(scene.there).first.wait_for()
    page.evaluate("document.fonts.ready")
    scene.opens(page)
