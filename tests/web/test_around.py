"""What stands around a game: gathering, the end, windows and the keyboard, accounts, a slow line."""

import re

from playwright.sync_api import Page, Route, expect

from tests.server.live import Live

from .conftest import Watched
from .hands import FOCUSED, Keys
from .positions import BOT, MAGE_KNIGHT, ME, MERLIN, PALADINS, played
from .test_play import asked, options


def focused(page: Page) -> str:
    """What has the focus, by its name; nothing if it was lost."""
    lost: bool = page.evaluate("document.activeElement === document.body")
    return "" if lost else str(page.evaluate(FOCUSED))


def test_free_seats_are_given_to_bots(watched: Watched, server: Live) -> None:
    person = server.guest("Ada")
    id = person.open("merlin", [ME, BOT, {"kind": "invite"}, {"kind": "open"}], public=False)
    page = watched.open(f"/table/{id}", person=person)
    page.get_by_role("button", name="Add bot").first.click()
    expect(page.get_by_text("bot: Page")).to_have_count(2)
    page.get_by_role("button", name="Free this seat").first.click()
    expect(page.get_by_text("bot: Page")).to_have_count(1)
    page.get_by_role("button", name="Leave seat").click()
    page.get_by_role("button", name="Sit down").first.click()
    page.get_by_role("button", name="Fill with bots and start").click()
    expect(asked(page)).not_to_be_empty()
    expect(page).to_have_url(re.compile(id))


def test_an_invitation_that_was_used(watched: Watched, server: Live) -> None:
    watched.expected.append("403")
    ada, bea = server.guest("Ada"), server.guest("Bea")
    id = ada.open("merlin", [ME, {"kind": "invite"}])
    token = ada.post(f"/api/tables/{id}/invitations", {"seat": 1}, 201)["token"]
    bea.post(f"/api/invitations/{token}")
    hers = watched.open(f"/join/{token}", person=bea)
    expect(hers).to_have_url(re.compile(f"/table/{id}"))
    other = watched.open(f"/join/{token}")
    expect(other.get_by_role("heading", name="This invitation doesn’t work")).to_be_visible()
    other.goto(f"/table/{id}")
    expect(other.get_by_text("All seats are taken.")).to_be_visible()
    ada.post(f"/api/tables/{id}/start")
    hers.wait_for_function("() => document.activeElement.tagName === 'MAIN'")


def test_after_the_end_the_next_steps_stay_in_sight(watched: Watched, server: Live) -> None:
    person, id = played(server, PALADINS, 2000)
    page = watched.open(f"/table/{id}", person=person)
    expect(page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.tagName === 'MAIN'")
    expect(page.get_by_role("region", name="You can").get_by_role("link", name="Watch the replay")).to_be_visible()


def test_the_podium_tells_the_story_of_the_points(watched: Watched, server: Live) -> None:
    person, id = played(server, {"game": "merlin", "seats": [ME, BOT, BOT]}, 2000)
    page = watched.open(f"/table/{id}", person=person)
    window = page.get_by_role("dialog")
    expect(window.locator("ol .step")).to_have_count(3)
    told = window.get_by_role("region", name="The story of the points")
    expect(told.get_by_role("img", name=re.compile("Points after each round. Ada: "))).to_be_visible()
    told.get_by_role("button", name="Ada").click()
    expect(told.get_by_role("img", name=re.compile("Where Ada’s points came from"))).to_be_visible()
    expect(window.get_by_text("Biggest gain: ")).to_be_visible()
    expect(window.get_by_text("After round 2: ")).to_be_visible()
    window.get_by_role("link", name=re.compile("Watch this moment again: After round 2")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page).to_have_url(re.compile(r"at=\d+"))


def test_the_whole_way_by_keyboard(watched: Watched) -> None:
    page = watched.open()
    keys = Keys(page, seed=1)
    keys.tab_to("Merlin")
    page.keyboard.press("Enter")
    keys.tab_to("Play against bots")
    page.keyboard.press("Enter")
    expect(options(page).first).to_be_visible()
    page.wait_for_function("() => document.activeElement.tagName === 'MAIN'")
    keys.play(2)
    expect(options(page).first).to_be_visible()
    for name in ("Whole story", "Settings", "Points so far"):
        keys.tab_to(name)
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
        assert focused(page).startswith(name)
    keys.tab_to("Roundtable")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.id === 'main'")


def test_a_moment_of_a_running_game_opens_for_everybody(watched: Watched, server: Live) -> None:
    _, id = played(server, MERLIN, 3)
    page = watched.open(f"/replay/{id}?at=4&seat=0")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page).to_have_url(re.compile("seat=spectator"))


def test_an_account_has_a_name_for_logging_in_and_one_for_the_table(watched: Watched) -> None:
    watched.expected.extend(("401", "422"))
    page = watched.open("/account")
    making = page.locator("form", has=page.get_by_role("heading", name="Create an account"))
    making.get_by_label("Name").fill("Countess")
    making.get_by_label("Password").fill("short")
    making.get_by_role("button").click()
    expect(making.get_by_role("alert")).to_contain_text("at least")
    making.get_by_label("Password").fill("blue horse on the hill")
    making.get_by_role("button").click()
    who = page.get_by_text("You’re logged in as Countess.")
    expect(who).to_be_focused()
    naming = page.locator("form", has=page.get_by_role("heading", name="Your name"))
    expect(naming.get_by_label("Name")).to_have_value("Countess")
    naming.get_by_label("Name").fill("Ada")
    naming.get_by_role("button").click()
    expect(page.get_by_text("Your log-in name is still \u201ccountess\u201d.")).to_be_visible()
    changing = page.locator("form", has=page.get_by_role("heading", name="Password"))
    changing.get_by_label("Old password").fill("green horse")
    changing.get_by_label("New password").fill("red horse on the hill")
    changing.get_by_role("button").click()
    expect(changing.get_by_role("alert")).to_contain_text("The old password is wrong.")


def test_a_forgotten_password_is_replaced_and_an_account_deleted(watched: Watched, server: Live) -> None:
    ada = server.guest("Ada")
    ada.post("/api/account", {"name": "Forgetful", "password": "blue horse on the hill"}, 201)
    page = watched.open("/account", person=ada)
    drawing = page.locator("form", has=page.get_by_role("heading", name="Recovery codes"))
    drawing.get_by_text("You have none yet.").wait_for()
    drawing.get_by_label("Password").fill("blue horse on the hill")
    drawing.get_by_role("button").click()
    expect(drawing.get_by_role("listitem")).to_have_count(10)
    code = drawing.get_by_role("listitem").first.inner_text()
    page.get_by_role("button", name="Log out", exact=True).last.click()
    recovering = page.locator("form", has=page.get_by_role("heading", name="Forgotten your password?"))
    recovering.get_by_label("Name").fill("forgetful")
    recovering.get_by_label("Recovery code").fill(code)
    recovering.get_by_label("New password").fill("red horse on the hill")
    recovering.get_by_role("button").click()
    page.get_by_text("You have 9 left.").wait_for()
    expect(page.get_by_role("link", name="Download a copy")).to_have_attribute("href", "/api/me/export")
    going = page.locator("form", has=page.get_by_role("heading", name="Delete everything"))
    going.get_by_label("Password").fill("red horse on the hill")
    going.get_by_label("I really want to delete everything.").check()
    going.get_by_role("button").click()
    page.get_by_text("You can play without an account").wait_for()
    body = {"name": "Forgetful", "password": "red horse on the hill"}
    assert server.stranger().refused("POST", "/api/session", 401, json=body) == "server-log-in-wrong"


def nothing_looked_up(watched: Watched, server: Live, confirm: str) -> Page:
    """A table where whatever looks ahead never arrives, at its first question."""
    person, id = played(server, {**MERLIN, "settings": {}}, 0)

    def never(_route: Route) -> None:
        """Let it wait."""

    page = watched.open("/settings", person=person)
    page.get_by_role("radio", name=confirm).check()
    for what in ("preview", "paths", "ways"):
        page.route(f"**/{what}?*", never)
    page.goto(f"/table/{id}")
    options(page).first.wait_for()
    return page


def test_on_a_slow_line_a_move_that_can_be_taken_back_is_made_at_once(watched: Watched, server: Live) -> None:
    page = nothing_looked_up(watched, server, "What can’t be undone")
    question = asked(page).inner_text()
    options(page).first.click()  # a die is chosen
    expect(asked(page)).not_to_have_text(question)
    page.get_by_role("button", name="Step back").click()
    expect(asked(page)).to_have_text(question)


def test_on_a_slow_line_a_move_that_is_asked_about_waits_for_nothing_but_the_yes(
    watched: Watched, server: Live
) -> None:
    page = nothing_looked_up(watched, server, "Always")
    question = asked(page).inner_text()
    options(page).first.click()
    expect(page.get_by_text("Working it out")).to_be_visible()
    page.get_by_role("button", name="Confirm").first.click()
    expect(asked(page)).not_to_have_text(question)


def test_a_long_story_is_searched_bit_by_bit(watched: Watched, server: Live) -> None:
    person, id = played(server, PALADINS, 2000)
    page = watched.open(f"/table/{id}", person=person)
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Whole story").click()
    window = page.get_by_role("dialog")
    window.get_by_role("searchbox").fill("ada")
    lines = window.locator("li")
    expect(lines).to_have_count(40)
    window.get_by_role("button", name="Show 40 earlier lines").click()
    expect(lines).to_have_count(80)


def test_anything_is_looked_up_by_a_few_letters(watched: Watched, server: Live) -> None:
    person, id = played(server, MAGE_KNIGHT, 3)
    page = watched.open(f"/table/{id}", person=person)
    options(page).first.wait_for()
    page.keyboard.press("/")
    window = page.get_by_role("dialog", name="Look something up")
    window.get_by_role("searchbox").fill("ice dra")
    expect(window.get_by_role("heading", name="Ice Dragon")).to_be_visible()
    window.get_by_role("searchbox").fill("march")
    expect(window.get_by_role("heading", name="March")).to_be_visible()
    page.keyboard.press("Escape")
    expect(window).to_be_hidden()
