"""What happened since one's last turn: a card for each of the others, and what concerns the viewer first."""

import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.live import Data, Live, Person

from .conftest import PHONE, Watched
from .positions import MAGE_KNIGHT_FOUR, ME, MERLIN, PALADINS, PALADINS_FOUR, asked, play_any, played
from .test_play import options

BOT: Data = {"kind": "bot", "bot": "page"}


def names(message: Data, seat: int) -> bool:
    """Say whether a message names a seat."""
    return any(arg == {"seat": seat} for arg in message["args"].values())


def struck(person: Person, table: str, most: int = 400) -> str:
    """Play until something of the others happened to the first seat; give the id of the line."""
    chance = random.Random(5)
    for _ in range(most):
        state = asked(person, table)
        assert state is not None
        news = [event for event in state["events"] if event["at"] >= state["events"][-1]["at"] - 60]
        last = max([place for place, event in enumerate(news) if event["by"] == 0], default=-1)
        for event in news[last + 1 :]:
            if event["by"] not in (None, 0) and names(event["message"], 0) and "gained" not in event["message"]["id"]:
                return str(event["message"]["id"])
        play_any(person, table, chance)
    raise AssertionError("nothing happened to them")


TALL: Final = (1366, 900)


def cards(page: Page) -> list[str]:
    """The headings of the cards in the story beside the board."""
    page.mouse.move(2, 400)
    page.keyboard.press("Escape")
    return page.locator(".story .cards section h3").all_inner_texts()


def test_each_opponent_has_a_card_and_a_line_of_pieces(watched: Watched, server: Live) -> None:
    for table in (MERLIN, PALADINS_FOUR):
        person, id = played(server, table, 12)
        page = watched.open(f"/table/{id}", TALL, person=person)  # on a low screen the story alone tells it
        expect(options(page).first).to_be_visible()
        expect(page.locator(".rival .strip")).to_have_count(3)
        for strip in page.locator(".rival .strip").all():
            expect(strip).to_be_in_viewport(ratio=1)
            expect(strip.locator("svg").first).to_be_visible()
        told = page.locator(".rival .strip").first
        told.click()
        words = page.get_by_role("group", name="Since your last turn").last
        expect(words.get_by_role("listitem").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("[popover] .card")).to_have_count(0)
        assert cards(page)


def to_own_turn(person: Person, table: str, first: str) -> None:
    """Play until the others have played and a turn begins with a question."""
    chance = random.Random(7)
    version = 0
    for _ in range(300):
        state = asked(person, table)
        assert state is not None
        if state["ask"]["id"] == first and state["version"] > version + 3:
            return
        version = state["version"]
        play_any(person, table, chance)
    raise AssertionError(f"{first} is never asked after others have played")


@pytest.mark.parametrize(
    ("table", "first"),
    [(MERLIN, "merlin.choose-die"), (PALADINS_FOUR, "paladins.take-turn"), (MAGE_KNIGHT_FOUR, "mage_knight.take-turn")],
    ids=["merlin", "paladins", "mage_knight"],
)
def test_what_three_others_did_is_seen_whole_on_a_low_screen(
    watched: Watched, server: Live, table: Data, first: str
) -> None:
    person, id = played(server, table, 4)
    to_own_turn(person, id, first)
    page = watched.open(f"/table/{id}", person=person)
    expect(options(page).first).to_be_visible()
    rows = page.locator(".story .brief .row")
    expect(rows).not_to_have_count(0)
    page.mouse.move(2, 400)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=1)
        expect(row.locator("svg").first).to_be_visible()
    assert page.locator(".story .brief").evaluate("(one) => one.scrollHeight <= one.clientHeight")
    listed = page.get_by_role("region", name="You can").bounding_box()
    options(page).nth(1).hover()
    page.wait_for_timeout(500)
    assert page.get_by_role("region", name="You can").bounding_box() == listed  # nothing jumps
    page.mouse.move(2, 400)
    rows.first.click()
    expect(page.get_by_role("dialog", name="Since your last turn").get_by_role("listitem").first).to_be_visible()


def test_a_line_lights_its_pieces_and_leads_to_its_rule_and_moment(watched: Watched, server: Live) -> None:
    person, id = played(server, MERLIN, 12)
    page = watched.open(f"/table/{id}", TALL, person=person)
    expect(options(page).first).to_be_visible()
    assert cards(page)
    line = page.locator(".story .cards .told").first
    line.click()
    expect(page.locator("svg.lit").first).to_be_visible()
    expect(page.locator(".story").get_by_role("link", name="Watch this moment again")).to_be_visible()
    page.locator(".story").get_by_role("button", name="Rule", exact=True).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_automated_opponent_has_a_card_too(watched: Watched, server: Live) -> None:
    person, id = played(server, PALADINS, 25)
    page = watched.open(f"/table/{id}", person=person)
    expect(options(page).first).to_be_visible()
    assert "The AI" in cards(page)


def test_what_happened_to_me_comes_first(watched: Watched, server: Live) -> None:
    person = server.guest("Ada")
    id = person.open("paladins", [ME, BOT, BOT], start=True)
    struck(person, id)
    page = watched.open(f"/table/{id}", person=person)
    expect(options(page).first).to_be_visible()
    first = page.locator(".story .cards > section").first
    expect(first).to_contain_text("What happened to you")
    expect(first).to_contain_text("Ada")
    phone = watched.open(f"/table/{id}", PHONE, person=person)
    expect(phone.locator("button.mines")).to_contain_text("Ada")
    phone.locator("button.mines").click()
    expect(phone.locator(".story .cards section").first).to_be_visible()
