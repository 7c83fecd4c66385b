"""Fights for everybody: axe-core finds nothing serious on the stage, by day and by night, and while damage is dealt."""

from playwright.sync_api import expect

from tests.rules.mage_knight.arrange_combat import BLOCK, DAMAGE, do, fight, to
from tests.server.live import Live

from .conftest import Watched, need
from .positions import arranged
from .test_access import AXE, COLOURS, EVERYTHING, complaints
from .test_fights import ALONE


def test_the_stage_keeps_nobody_out(watched: Watched, server: Live) -> None:
    need(AXE.is_file(), "axe-core is not installed: make web")
    hand = ["determination", "rage", "wound"]
    games = {
        "day": to(fight("prowlers", "cursed-hags", hand=hand, crystals=["blue"], units=["peasants"], **ALONE), BLOCK),
        "night": to(fight("medusa", "fire-dragon", hand=hand, crystals=["blue"], night=True, **ALONE), BLOCK),
        "damage": do(to(fight("medusa", hand=["march"], units=["peasants"], **ALONE), DAMAGE), "damage 0 0"),
    }
    wrong = []
    for name, game in games.items():
        person, id = arranged(server, game)
        page = watched.open(f"/table/{id}", person=person)
        expect(page.locator(".mk-stage")).to_be_visible()
        if name == "day":
            page.locator("[data-thing='powered:determination'].can").click()
            expect(page.locator(".line .lot")).to_have_count(1)
        wrong += [f"{name}: {what}" for what in complaints(page, EVERYTHING)]
        page.emulate_media(color_scheme="dark")
        page.locator("html[data-theme=dark]").wait_for()
        wrong += [f"{name}, dark: {what}" for what in complaints(page, COLOURS)]
    assert wrong == [], "\n".join(wrong)
