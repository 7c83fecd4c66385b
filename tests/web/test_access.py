"""Every page for everybody: axe-core finds nothing serious, in both themes, on a desktop and on a phone."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from .conftest import DESKTOP, PHONE, Watched, need
from .scenes import House, scenes, show

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("serious", "critical")
RUN: Final = """async (rules) => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
    return violations.map(({ id, impact, nodes }) => ({
        id, impact, where: nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ""}`),
    }));
}"""
# numbers on pieces need not be in their names, which say the same in words
EVERYTHING: Final[dict[str, Any]] = {"rules": {"label-content-name-mismatch": {"enabled": False}}}
COLOURS: Final = {"runOnly": ["color-contrast"]}


def complaints(page: Page, rules: dict[str, Any]) -> list[str]:
    """Give what axe finds grave on the page as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN, rules)
    return [f"{one['id']}: {where}" for one in found if one["impact"] in GRAVE for where in one["where"][:4]]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_keeps_anybody_out(watched: Watched, house: House, size: tuple[int, int]) -> None:
    need(AXE.is_file(), "axe-core is not installed: make web")
    page = watched.open("/", size, person=house.person)
    wrong = []
    for scene in scenes(house):
        page.emulate_media(color_scheme="light")
        show(page, scene)
        wrong += [f"{scene.name}: {what}" for what in complaints(page, EVERYTHING)]
        if size == DESKTOP:  # a phone has the same colours
            page.emulate_media(color_scheme="dark")
            page.locator("html[data-theme=dark]").wait_for()
            wrong += [f"{scene.name}, dark: {what}" for what in complaints(page, COLOURS)]
    assert wrong == [], "\n".join(wrong)
