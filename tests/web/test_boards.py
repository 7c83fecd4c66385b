"""What the boards draw is what the game knows, and can be read where it lies."""

import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.server.live import Data, Live, Person

from .conftest import DESKTOP, PHONE, Watched
from .positions import BOT, ME, MERLIN, PALADINS_FOUR, asked, play_any, played
from .scenes import House

# how strongly a thing is drawn: the opacities of its picture and all around it, multiplied
STRENGTH: Final = """(thing) => {
    const drawn = document.querySelector(`[data-area=mine] [data-thing="${thing}"] svg`);
    let strength = 1;
    for (let one = drawn; one; one = one.parentElement) strength *= Number(getComputedStyle(one).opacity);
    return strength;
}"""
FAINT: Final = 0.3
ROW, GAP = 28, 2  # pixels of an option on one line, and what of it lies between two


def state_of(person: Person, table: str) -> Data:
    """Give the game as its first seat sees it."""
    found: Data = person.state(table, 0)["view"]["table"]
    return found


def table_of(watched: Watched, house: House, name: str, size: tuple[int, int] = DESKTOP) -> Page:
    """Open a table and wait until something is asked there."""
    page = watched.open(f"/table/{house.tables[name]}", size, person=house.person)
    page.locator("[data-row]").first.wait_for()
    return page


def test_a_castle_shows_only_what_it_holds(watched: Watched, house: House) -> None:
    page = table_of(watched, house, "merlin")
    mine = state_of(house.person, house.tables["merlin"])["players"][0]
    held = {f"own:{good}:{one}": count for good, all in mine["goods"].items() for one, count in all.items()}
    held |= {f"traitor:{one}": count for one, count in mine["traitors"].items()}
    strengths = {thing: page.evaluate(STRENGTH, thing) for thing in held}
    assert {thing for thing, strength in strengths.items() if strength > FAINT} == {
        thing for thing, count in held.items() if count > 0
    }


def test_used_dice_leave_their_places_empty(watched: Watched, house: House) -> None:
    page = table_of(watched, house, "merlin")
    mine = state_of(house.person, house.tables["merlin"])["players"][0]
    dice = page.locator("[data-area=mine] .dice")
    rolled = [*mine["dice"]["knight"], *[face for figure, face in mine["dice"].items() if figure != "knight"]]
    expect(dice.locator(".used")).to_have_count(rolled.count(None))
    expect(dice.locator(".die")).to_have_count(len(rolled) - rolled.count(None))


# how much lower the story becomes where the options need its room
GIVES: Final = "(story) => story.clientHeight - parseFloat(getComputedStyle(story).minHeight)"


def test_nine_options_need_no_scrolling_beside_three_rivals(watched: Watched, house: House) -> None:
    page = table_of(watched, house, "merlin")
    room = page.get_by_role("group", name="You can").bounding_box()
    assert room is not None
    given_way: float = page.locator(".below").evaluate(GIVES)
    assert room["height"] + given_way >= 9 * ROW - GAP
    rivals = page.locator("section.rival")
    assert all(one.evaluate("(rival) => rival.scrollWidth <= rival.clientWidth") for one in rivals.all())


# letters of a drawing that are smaller on the screen than can be read
SMALL: Final = """(least) => [...document.querySelectorAll("[data-area] text")].flatMap((text) => {
    const drawn = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(drawn.a, drawn.b);
    return text.checkVisibility() && text.textContent.trim() && size < least ? [`${text.textContent}: ${size}`] : [];
})"""
READABLE: Final = 11.5  # pixels


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", ["merlin", "solo", "paladins"])
def test_everything_written_on_the_boards_can_be_read(
    watched: Watched, house: House, name: str, size: tuple[int, int]
) -> None:
    read_all(table_of(watched, house, name, size), size)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_paladins_to_choose_from_can_be_read(watched: Watched, server: Live, size: tuple[int, int]) -> None:
    person, id = played(server, PALADINS_FOUR, 0)
    chance = random.Random(1)
    while (state := asked(person, id)) and state["ask"]["id"] != "paladins.choose-paladin":
        play_any(person, id, chance)
    page = watched.open(f"/table/{id}", size, person=person)
    page.locator("[data-row]").first.wait_for()
    read_all(page, size)


def read_all(page: Page, size: tuple[int, int]) -> None:
    """See that no letter is too small, on a phone in both places where the boards lie."""
    assert page.evaluate(SMALL, READABLE) == []
    if size == PHONE:
        page.locator("nav").get_by_role("button", name="My board").click()
        expect(page.locator("[data-area=mine]")).to_be_visible()
        assert page.evaluate(SMALL, READABLE) == []


# pictures of pieces that fly away and vanish where they arrive
HOMEWARD: Final = """() => {
    window.homeward = 0;
    new MutationObserver((changes) => {
        for (const ghost of changes.flatMap((change) => [...change.addedNodes])) {
            const [flight] = ghost.getAnimations?.() ?? [];
            if (flight?.effect.getKeyframes().at(-1).opacity === "0") window.homeward += 1;
        }
    }).observe(document.body, { childList: true });
}"""


def goods_of(state: Data) -> int:
    """Count what the first seat has taken from the principalities."""
    return sum(sum(all.values()) for all in state["view"]["table"]["players"][0]["goods"].values())


def test_goods_given_back_fly_home(watched: Watched, server: Live) -> None:
    watched.expected.append("409")  # the page asks what options would do while somebody else chooses for the seat
    person, id = played(server, {**MERLIN, "seats": [ME, BOT]}, 20)
    page = watched.open(f"/table/{id}", still=False, person=person)
    page.locator("[data-row]").first.wait_for()
    page.evaluate(HOMEWARD)
    chance = random.Random(3)
    while (before := asked(person, id)) is not None:
        page.wait_for_timeout(300)  # what was done before is shown
        page.evaluate("() => void (window.homeward = 0)")
        play_any(person, id, chance)
        if goods_of(person.state(id, 0)) < goods_of(before):
            page.wait_for_function("() => window.homeward > 0", timeout=5_000)
            return
    pytest.fail("nothing was ever given back")
