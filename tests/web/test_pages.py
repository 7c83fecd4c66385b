"""The pages around the table: settings, lessons, rules, data, and the replay of a finished game."""

import re

import pytest
from playwright.sync_api import Page, expect

from roundtable.server import bot_records
from roundtable.text import LANGUAGES
from tests.server.live import Live

from .conftest import MISSING, Watched
from .hands import Mouse
from .journeys import first_game
from .positions import PALADINS, played

NAMES = {"en": "English", "pt-BR": "Português (Brasil)", "fr": "Français", "it": "Italiano"}


def test_the_language_changes_at_once_and_in_the_middle_of_a_game(watched: Watched, server: Live) -> None:
    person, id = played(server, PALADINS, 20)
    page = watched.open(f"/table/{id}", person=person)
    page.get_by_role("button", name="Settings").click()
    said = set()
    for language in (*LANGUAGES[1:], "en"):
        page.get_by_role("radio", name=NAMES[language]).check(force=True)
        expect(page.locator(f"html[lang={language}]")).to_have_count(1)
        said.add(page.get_by_role("banner").get_by_role("status").inner_text())
        assert page.evaluate(MISSING) == []
    assert len(said) == len(LANGUAGES)


def test_theme_and_size_hold_at_once_and_stay(page: Page) -> None:
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name="Dark").check(force=True)
    page.get_by_role("radio", name="Largest").check(force=True)
    for _ in range(2):
        expect(page.locator("html[data-theme=dark]")).to_have_count(1)
        ground, ink = page.evaluate(
            "[getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"
        )
        assert brightness(ground) < 90 < brightness(ink)
        assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") >= 18
        page.reload()


def brightness(colour: str) -> float:
    """The mean of red, green and blue."""
    return sum(float(part) for part in re.findall(r"[\d.]+", colour)[:3]) / 3


@pytest.mark.parametrize("game", ["Merlin", "Paladins"])
def test_lessons_advance_while_one_plays(page: Page, game: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{game}")).click()
    page.get_by_role("button", name="Learn the game").click()
    expect(page.get_by_role("dialog", name=re.compile("in two minutes$"))).to_contain_text("What you play for")
    page.keyboard.press("Escape")
    coach = page.get_by_role("complementary", name="Learning by playing")
    expect(coach.get_by_role("button", name=re.compile("^0 of "))).to_be_visible()
    expect(coach.get_by_role("status")).not_to_be_empty()
    hands = Mouse(page, seed=7)
    learned = coach.get_by_role("button", name=re.compile("^[2-9] of "))
    for _ in range(12):
        hands.play(hands.moves + 2)
        if learned.is_visible():
            return
    raise AssertionError("nothing was learned")


def test_the_walkthrough_of_mage_knight_is_left_and_resumed(page: Page) -> None:
    """First Reconnaissance teaches in chapters; whoever comes back by the lobby goes on where they were."""
    first_game(page)
    coach = page.get_by_role("complementary", name="Learning by playing")
    expect(coach).to_contain_text("Chapter 1 of 8: Getting ready")
    coach.get_by_role("button", name="Why?").click()
    expect(coach).to_contain_text("Why: ")
    coach.get_by_role("button", name="Got it").click()
    expect(coach.get_by_role("heading", name="Choose a hero")).to_be_visible()
    page.locator("[data-thing^='hero:'].can").first.click()
    expect(coach.get_by_role("heading", name=re.compile("^A Tactic"))).to_be_visible()
    table = page.url.partition("?")[0]
    page.goto("/")
    page.goto(table)
    expect(coach.get_by_role("heading", name=re.compile("^A Tactic"))).to_be_visible()
    coach.get_by_role("button", name="Why?").click()
    coach.get_by_role("button", name=re.compile("^2 of ")).click()
    expect(coach.get_by_role("heading", name="The first fight")).to_be_visible()
    coach.get_by_role("button", name="Skip this").click()
    expect(coach).to_contain_text(re.compile("^3 of |3 of "))


def test_rules_are_found_by_their_words(page: Page) -> None:
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    field = page.get_by_role("searchbox", name="Search the rules")
    field.fill("apple")
    found = page.get_by_role("heading", name=re.compile(r"^\d+ statements?$"))
    expect(found).to_be_visible()
    expect(page.locator("section mark").first).to_have_text(re.compile("apple", re.IGNORECASE))
    field.fill("zzzz")
    expect(page.get_by_role("heading", name="Nothing found")).to_be_visible()


def test_the_data_say_where_they_come_from(page: Page) -> None:
    page.goto("/about/paladins")
    expect(page.get_by_role("heading", level=1)).to_contain_text("where the data come from")
    expect(page.get_by_text("Reconstructed").first).to_be_visible()
    expect(page.get_by_text("How to correct it")).to_be_visible()


def test_a_finished_game_is_gone_through_again(watched: Watched, server: Live) -> None:
    person, id = played(server, PALADINS, 2000)
    page = watched.open(f"/table/{id}", person=person)
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    page.get_by_role("dialog").get_by_role("link", name="Watch the replay").click()
    place = page.get_by_role("slider", name="Position in the game")
    last = int(place.get_attribute("max") or 0)
    assert last > 50
    page.get_by_role("button", name="To the end (End)").click()
    expect(place).to_have_value(str(last))
    page.get_by_role("button", name="To the start (Home)").click()
    expect(page.get_by_text("The beginning of the game")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(place).to_have_value("1")
    place.fill(str(last // 2))
    expect(page.get_by_text(f"{last // 2} / {last}")).to_be_visible()
    expect(page).to_have_url(re.compile(f"at={last // 2}"))
    page.reload()
    expect(place).to_have_value(str(last // 2))
    page.keyboard.press("End")
    expect(place).to_have_value(str(last))


def test_who_chooses_a_bot_reads_its_record(watched: Watched, server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_records, "LATE", 0.0)
    monkeypatch.setattr(server.application.service.bot_records, "_look_again", 0.0)
    ada = server.guest()
    table = ada.open("merlin", [{"kind": "me"}, {"kind": "bot", "bot": "squire"}], start=True)
    ada.post(f"/api/tables/{table}/resign", {})
    page = watched.open("/", person=ada)
    page.get_by_role("button", name=re.compile("^Merlin")).click()
    row = page.get_by_role("listitem").filter(has=page.get_by_label("how well the bot plays")).first
    expect(row).to_contain_text(re.compile(r"here, against people: \d+ wins?, \d+ loss"))
    assert page.evaluate(MISSING) == []
    row.get_by_label("how well the bot plays").select_option("companion")  # which nobody has met
    expect(row).not_to_contain_text("against people")
