"""What a hero finds on its own space: a sheet with what the site sells, what can be done there and whom one meets."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange_sites import DUNGEON, MONASTERY, Place, on
from tests.server.live import Live

from .conftest import DESKTOP, PHONE, Watched
from .positions import arranged

ALONE: Final[dict[str, Any]] = {"seats": 1, "scenario": "solo_conquest", "heroes": ("arythea",), "forced": False}
ODDS: Final = re.compile(r"\d+ brown left: \d+")
COVERED: Final = """([sheet, tip]) => {
    const [one, other] = [sheet, tip].map((element) => element.getBoundingClientRect());
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""


def stand(watched: Watched, server: Live, game: MageKnightTable, size: tuple[int, int] = DESKTOP) -> Page:
    """Give the page of somebody whose hero stands there."""
    person, id = arranged(server, game)
    page = watched.open(f"/table/{id}", size, person=person)
    page.locator("[data-area=mine]").wait_for()
    return page


def here(place: Place, **more: Any) -> MageKnightTable:  # noqa: ANN401
    """Let a hero stand on a site, with a card to play."""
    return on(place, hand=["march", "rage"], **{**ALONE, **more})


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_dungeon_tells_whom_one_may_meet_before_it_is_entered(
    watched: Watched, server: Live, size: tuple[int, int]
) -> None:
    page = stand(watched, server, here(DUNGEON), size)
    sheet = page.get_by_role("region", name="Dungeon")
    expect(sheet).to_contain_text("Reward: a Spell or an Artifact")
    expect(sheet).to_contain_text(ODDS)
    sheet.get_by_role("button", name="Enter: dungeon").click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".mk-stage")).to_be_visible()


def test_a_conquered_dungeon_promises_no_reward(watched: Watched, server: Live) -> None:
    sheet = stand(watched, server, here(DUNGEON, shields=[0])).get_by_role("region", name="Dungeon")
    expect(sheet).to_contain_text("Conquered before")
    expect(sheet).to_contain_text(ODDS)
    expect(sheet).not_to_contain_text("Reward")


def test_a_monastery_sells_and_can_be_burnt_on_one_sheet(watched: Watched, server: Live) -> None:
    page = stand(watched, server, here(MONASTERY))
    sheet = page.get_by_role("region", name="Monastery")
    expect(sheet.get_by_text("Interact with the locals")).to_be_visible()
    expect(sheet).to_contain_text(re.compile(r"\d+ violet left"))
    sheet.get_by_role("button", name=re.compile("^Burn")).click()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("can’t be undone")


def test_what_is_offered_beside_a_space_leaves_its_sheet_free(watched: Watched, server: Live) -> None:
    page = stand(watched, server, here(MONASTERY))
    sheet = page.get_by_role("region", name="Monastery")
    space = page.locator(f"[data-thing='hex:{MONASTERY[1][0]},{MONASTERY[1][1]}']")
    space.evaluate("one => one.focus()")
    page.wait_for_timeout(700)
    space.click()
    choices = page.get_by_role("group", name="You can").last
    expect(choices).to_be_visible()
    assert not page.evaluate(COVERED, [sheet.element_handle(), choices.element_handle()])
