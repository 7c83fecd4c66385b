"""Playing at a table as a new user would: by clicks, keys and touch, with previews, explanations and taking back."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.live import Data, Live, begun, whose_turn

from .conftest import DESKTOP, PHONE, Watched
from .hands import Finger, Hands, Keys, Mouse
from .journeys import against_three, by_keys, solo
from .positions import MAGE_KNIGHT, MERLIN, PALADINS, played

QUESTIONS = 12


def options(page: Page) -> Locator:
    """The list of what can be done."""
    return page.get_by_role("region", name="You can").get_by_role("group").get_by_role("button")


def asked(page: Page) -> Locator:
    """What is asked, in the header."""
    return page.get_by_role("banner").get_by_role("status")


def sit(watched: Watched, server: Live, table: Data, moves: int, size: tuple[int, int] = DESKTOP) -> Page:
    """Open a table that has been played for so many moves, and wait until something is asked there."""
    person, id = played(server, table, moves)
    page = watched.open(f"/table/{id}", size, person=person)
    expect(options(page).first).to_be_visible()
    return page


def test_a_first_game_by_clicks(page: Page) -> None:
    against_three(page)
    hands = Mouse(page, seed=1)
    hands.play(QUESTIONS)
    assert hands.unreachable == hands.nameless == {}


@pytest.mark.parametrize("table", [PALADINS, MAGE_KNIGHT], ids=["paladins", "mage-knight"])
def test_other_games_by_clicks(watched: Watched, server: Live, table: Data) -> None:
    hands = Mouse(sit(watched, server, table, 10), seed=2)
    hands.play(QUESTIONS)
    assert hands.unreachable == hands.nameless == {}


def test_a_first_game_by_keys(page: Page) -> None:
    by_keys(page)
    Keys(page, seed=3).play(QUESTIONS)


def test_a_first_game_by_touch(watched: Watched) -> None:
    page = watched.open("/", PHONE)
    solo(page)
    Finger(page, seed=4).play(QUESTIONS)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_what_a_row_would_do_does_not_cover_it(watched: Watched, server: Live) -> None:
    page = sit(watched, server, PALADINS, 0, PHONE)
    thing = next(thing for thing in Finger(page).look()["things"] if thing["at"])
    page.touchscreen.tap(thing["at"]["x"], thing["at"]["y"])
    first, row = asked(page).inner_text(), options(page).first
    row.tap()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    row.tap()
    expect(asked(page)).not_to_have_text(first)


def test_a_list_that_changes_under_a_resting_mouse_is_not_pointed_at(watched: Watched, server: Live) -> None:
    page = sit(watched, server, PALADINS, 3)
    first = asked(page).inner_text()
    options(page).first.click()
    expect(asked(page)).not_to_have_text(first)
    resting = page.locator("[data-row]:hover")
    expect(resting).to_be_visible()
    page.wait_for_timeout(300)
    expect(page.get_by_role("heading", name="If you do this")).to_be_hidden()
    expect(page.locator("[data-row].armed")).to_have_count(0)


def until_back_is_open(hands: Hands) -> Locator:
    """Play until the last decision can be taken back."""
    back = hands.page.get_by_role("button", name="Step back")
    for _ in range(10):
        hands.play(hands.moves + 1)
        hands.wait()
        if back.is_enabled():
            return back
    raise AssertionError("nothing can be taken back")


def test_step_back_again_and_restart(watched: Watched, server: Live) -> None:
    page = sit(watched, server, {**MERLIN, "settings": {}}, 0)
    first = asked(page).inner_text()
    options(page).first.click()  # a die is chosen
    expect(asked(page)).not_to_have_text(first)
    back = page.get_by_role("button", name="Step back")
    expect(back).to_be_enabled()
    second = asked(page).inner_text()
    back.click()
    expect(asked(page)).to_have_text(first)
    page.get_by_role("button", name="Redo").click()
    expect(asked(page)).to_have_text(second)
    page.keyboard.press("r")
    expect(asked(page)).to_have_text(first)
    expect(back).to_be_disabled()
    page.keyboard.press("y")
    expect(asked(page)).to_have_text(second)


def test_a_reload_keeps_the_question_and_the_way_back(watched: Watched, server: Live) -> None:
    page = sit(watched, server, PALADINS, 3)
    until_back_is_open(Mouse(page, seed=6))
    question, offered = asked(page).inner_text(), options(page).all_inner_texts()
    page.reload()
    expect(asked(page)).to_have_text(question)
    expect(options(page)).to_have_count(len(offered))
    expect(page.get_by_role("button", name="Step back")).to_be_enabled()


def test_what_an_option_would_do_is_shown_before(watched: Watched, server: Live) -> None:
    page = sit(watched, server, PALADINS, 12)
    options(page).last.hover()
    told = page.get_by_role("heading", name="If you do this").locator("..")
    expect(told).to_be_visible()
    expect(told).to_contain_text(re.compile(r"This ends your turn|more to choose|You gain|You lose|reveals|§|\."))
    page.mouse.move(2, 400)
    expect(told).to_be_hidden()


def test_a_thing_says_what_it_is_and_why_it_cannot_be_used(watched: Watched, server: Live) -> None:
    page = sit(watched, server, {**MERLIN, "settings": {}}, 4)
    box = page.locator("[data-thing^='space:']:not([role=button])").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    tip = page.get_by_role("tooltip")
    expect(tip.get_by_role("heading")).not_to_be_empty()
    expect(tip.get_by_role("button", name=re.compile("^Rule: § ")).first).to_be_visible()
    page.mouse.click(x, y)
    why = page.get_by_role("alert")
    expect(why).to_contain_text(asked(page).inner_text())
    page.keyboard.press("Escape")
    expect(why).to_be_hidden()


def test_things_are_explained_when_they_have_the_focus(watched: Watched, server: Live) -> None:
    page = sit(watched, server, PALADINS, 8)
    Keys(page, seed=1).tab_into("The board")
    page.keyboard.press("Shift+ArrowRight")
    tip = page.get_by_role("tooltip")
    expect(tip).to_be_visible()
    expect(tip.get_by_role("heading")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(tip).to_be_hidden()


def test_a_line_of_the_story_leads_to_the_rule_and_to_the_moment(watched: Watched, server: Live) -> None:
    page = sit(watched, server, PALADINS, 12)
    story = page.get_by_role("region", name="Since your last turn")
    story.locator("button[aria-expanded]").last.click()
    story.get_by_role("button", name="Rule", exact=True).click()
    window = page.get_by_role("dialog", name="What the rulebook says")
    expect(window.get_by_role("article").or_(window.locator("[id^=paladins]")).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(window).to_be_hidden()
    story.get_by_role("link", name="Watch this moment again").click()
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(options(page).first).to_be_visible()


def test_whoever_waits_is_told_so_and_the_server_is_not_asked(watched: Watched, server: Live) -> None:
    table, folk = begun(server, "merlin", 2)
    waits = folk[1 - whose_turn(table, folk)]
    page = watched.open(f"/table/{table}", person=waits)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.locator("[data-thing^='cell:']").first.click()
    expect(page.get_by_role("alert")).to_contain_text("It’s not your turn.")
    assert not any("/why?" in address for address in sent)
