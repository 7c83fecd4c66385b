"""The frame of Mage Knight's table: the map from edge to edge, and what floats over it."""

import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.rules.mage_knight.arrange import table as arrange
from tests.server.live import Data, Live, Person

from .conftest import DESKTOP, PHONE, Watched
from .positions import MAGE_KNIGHT_FOUR, ME, arranged, asked, play_any

SOLO: Final[Data] = {"game": "mage_knight", "seats": [ME], "settings": {"scenario": "solo_conquest"}}
TURN: Final = "mage_knight.take-turn"
TACTIC: Final = "mage_knight.choose-tactic"
# panels that float over the map, and which of them lie over one another
OVERLAPS: Final = """() => {
    const panels = [".left", ".over", ".mk-drawer", ".low .talk", "[data-area=mine]"].map((name) => {
        const { left, right, top, bottom } = document.querySelector(name).getBoundingClientRect();
        return { name, left, right, top, bottom };
    });
    const meet = (one, other) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return panels.flatMap((one, at) =>
        panels.slice(at + 1).filter((other) => meet(one, other)).map((other) => `${one.name} ${other.name}`));
}"""
SCROLLS: Final = """() => document.documentElement.scrollHeight > innerHeight
    || document.documentElement.scrollWidth > innerWidth"""


def sit(
    watched: Watched, server: Live, table: Data, question: str, size: tuple[int, int] = DESKTOP
) -> tuple[Page, Person, str]:
    """Give a page at a table where that is asked."""
    person = server.guest("Ada")
    id = person.open(**{**table, "start": True})
    chance = random.Random(1)
    while (state := asked(person, id)) is not None and state["ask"]["id"] != question:
        play_any(person, id, chance)
    page = watched.open(f"/table/{id}", size, person=person)
    page.locator(".mk-drawer").wait_for()
    return page, person, id


@pytest.mark.parametrize("table", [SOLO, MAGE_KNIGHT_FOUR], ids=["solo", "four"])
def test_panels_float_beside_one_another_and_nothing_scrolls(watched: Watched, server: Live, table: Data) -> None:
    page, _, _ = sit(watched, server, table, TURN)
    for width, height in (DESKTOP, (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        assert not page.evaluate(SCROLLS)
        assert page.evaluate(OVERLAPS) == []


def test_ways_that_differ_only_at_the_end_of_their_names_are_told_whole(watched: Watched, server: Live) -> None:
    person, id = arranged(server, arrange(seats=1, scenario="solo_conquest", hand={0: ["march", "rage"]}, move=3))
    page = watched.open(f"/table/{id}", person=person)
    rows = page.locator("[data-row] .label")
    expect(rows.filter(has_text="Move 2: the plains")).to_have_count(2)
    assert rows.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length") == 0


def test_the_drawer_of_offers_can_be_pushed_away(watched: Watched, server: Live) -> None:
    page, _, _ = sit(watched, server, SOLO, TURN)
    drawer = page.locator(".mk-drawer")
    pull = drawer.get_by_role("button", expanded=True)
    pull.click()
    expect(drawer.locator(".inside")).to_have_attribute("inert", "")
    ribbon = page.locator(".over").bounding_box()
    assert ribbon is not None
    assert ribbon["x"] + ribbon["width"] > DESKTOP[0] - 20  # it uses the room
    page.reload()
    expect(drawer.get_by_role("button", expanded=False)).to_be_visible()


def test_one_press_tells_how_far_the_game_is(watched: Watched, server: Live) -> None:
    page, person, id = sit(watched, server, SOLO, TURN)
    table = person.state(id, 0)["view"]["table"]
    page.get_by_role("button", name="Day 1 of 3").click()
    told = page.get_by_role("dialog", name="Solo Conquest")
    laid = len(table["tiles"]["laid"]) - 1
    expect(told.locator(".goal", has_text="Tiles revealed")).to_contain_text(
        f"{laid} of {laid + sum(table['tiles']['left'].values())}"
    )
    cities = next(goal for goal in table["goals"] if goal["what"] == "cities")
    expect(told.locator(".goal", has_text="Cities conquered")).to_contain_text(f"0 of {cities['of']}")
    expect(told).to_contain_text(f"Deck {len(table['dummies'][0]['deck'])}")


def test_day_and_night_change_the_whole_table(watched: Watched, server: Live) -> None:
    page, person, id = sit(watched, server, SOLO, TURN)
    watched.expected.append("409")  # the page asks what options would do while the seat is played from elsewhere
    header = page.locator("header.head")
    day = header.evaluate("(one) => getComputedStyle(one).backgroundColor")
    chance = random.Random(2)
    while not person.state(id, 0)["view"]["table"]["night"]:
        play_any(person, id, chance)
    page.reload()
    expect(page.locator("[data-mood=night]")).to_be_visible()
    assert header.evaluate("(one) => getComputedStyle(one).backgroundColor") != day


def test_tactics_leave_the_map_in_sight(watched: Watched, server: Live) -> None:
    page, person, id = sit(watched, server, MAGE_KNIGHT_FOUR, TACTIC)
    table = person.state(id, 0)["view"]["table"]
    tactics = page.get_by_role("region", name="Tactics")
    box, board = tactics.bounding_box(), page.locator("[data-area=board] .map").bounding_box()
    assert box is not None
    assert board is not None
    assert box["y"] - board["y"] > 200
    taken = [player["tactic"] for player in table["players"] if player["tactic"]]
    expect(tactics.locator(".card")).to_have_count(len(table["tactics"]) + len(taken))
    expect(tactics.locator(".taken")).to_have_count(len(taken))


def test_on_a_phone_the_own_board_is_under_the_thumb(watched: Watched, server: Live) -> None:
    page, _, _ = sit(watched, server, SOLO, TURN, PHONE)
    expect(page.locator("[data-area=mine]")).to_be_visible()
    page.locator(".mk-drawer").get_by_role("button", expanded=False).tap()
    expect(page.locator(".mk-drawer .card").first).to_be_in_viewport()
    page.locator("nav").get_by_role("button", name="You can").tap()
    expect(page.locator("[data-row]").first).to_be_visible()
    assert not page.evaluate(SCROLLS)


def test_heroes_are_chosen_by_face_with_what_only_they_have(watched: Watched, server: Live) -> None:
    person = server.guest("Ada")
    id = person.open(**{**SOLO, "start": True})
    page = watched.open(f"/table/{id}", person=person)
    heroes = page.get_by_role("region", name="Heroes")
    heroes.locator("[data-thing='hero:goldyx']").hover()
    about = heroes.get_by_role("group", name="Goldyx")
    expect(about.locator(".card")).to_have_count(2)
    expect(about.locator(".card").first).to_contain_text("Will Focus")
    heroes.locator("[data-thing='hero:tovak']").hover()
    expect(heroes.get_by_role("group", name="Tovak")).to_be_visible()
