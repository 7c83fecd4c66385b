"""Arranged tables of Mage Knight for the pictures in docs/screenshots: turns by day and by night, locals, fights."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import BLOCK, fight, to
from tests.server.live import Data
from tests.web.conftest import DESKTOP, PHONE

SETTINGS: Final[Data] = {"scenario": "solo_conquest"}
TILES: Final = {
    (0, 1): "countryside-01",
    (1, 0): "countryside-02",
    (1, 1): "countryside-03",
    (0, 2): "countryside-05",
    (2, 0): "countryside-04",
}
HAND: Final = ["march", "rage", "tranquility", "crystallize", "ice-bolt"]
FIGHTING: Final = ["determination", "rage", "improvisation", "swiftness", "wound"]
UNITS: Final = ["utem-guardsmen", "peasants", "red-cape-monks"]
KEEP: Final = "hex:5,-6"
TOWER: Final = "hex:6,-4"
VILLAGE: Final = "hex:3,-4"
BY_THE_KEEP: Final[dict[str, Any]] = {"at": {0: (3, -4)}, "move": 8}


class Scene(NamedTuple):
    """A table as arranged, and what is pointed at for its picture."""

    name: str
    arranged: Callable[[], MageKnightTable]
    there: str  # a selector that shows that the table is drawn
    points: Callable[[Page], None]
    size: tuple[int, int] = DESKTOP
    dark: bool = False


def turn(changed: dict[str, Any] | None = None) -> MageKnightTable:
    """Give a turn in the middle of a game, with what is changed in it."""
    usual: dict[str, Any] = {
        "tiles": TILES,
        "at": {0: (2, -2)},
        "hand": {0: HAND},
        "units": {0: ["utem-guardsmen", "peasants spent", "red-cape-monks wounded"]},
        "crystals": {0: ["red", "red", "green", "blue"]},
        "source": ["red", "gold", "black"],
        "fame": {0: 26},
        "reputation": {0: 2},
        "skills": {0: ["arythea-dark-paths", "arythea-burning-power"]},
        "spells": ["fireball", "snowstorm", "whirlwind"],
        "advanced": ["blood-rage", "refreshing-walk", "agility"],
        "unit_offer": ["foresters", "guardian-golems", "utem-swordsmen"],
        "move": 6,
        "round": 3,
    }
    return table(seats=1, scenario="solo_conquest", heroes=("arythea",), forced=False, **{**usual, **(changed or {})})


def night_fight() -> MageKnightTable:
    """Give the Block phase of a fight by night."""
    begun = fight(
        "medusa",
        "fire-dragon",
        seats=1,
        settings=SETTINGS,
        hand=FIGHTING,
        units=UNITS,
        crystals=["blue", "red"],
        skills=["arythea-burning-power", "arythea-dark-paths"],
        source=["red", "gold", "black"],
        night=True,
        fame=30,
    )
    return to(begun, BLOCK)


def pointing_at(thing: str) -> Callable[[Page], None]:
    """Give what points at a thing, wherever the camera must go for it."""

    def point(page: Page) -> None:
        found = page.locator(f'[data-thing="{thing}"]').first
        found.evaluate("one => one.focus()")
        page.wait_for_timeout(700)
        found.hover()
        page.wait_for_timeout(700)

    return point


def pressing(thing: str) -> Callable[[Page], None]:
    """Give what presses a thing."""

    def press(page: Page) -> None:
        pointing_at(thing)(page)
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(700)

    return press


def at_rest(page: Page) -> None:
    """Point at nothing."""
    page.wait_for_timeout(700)


MAP: Final = ".reach .badge"
STAGE: Final = ".mk-stage"
SCENES: Final = (
    Scene("mage-knight", lambda: turn(BY_THE_KEEP), MAP, pointing_at(KEEP)),
    Scene("mage-knight-night", lambda: turn({"night": True, "round": 4}), MAP, pointing_at(TOWER), dark=True),
    Scene("mage-knight-village", lambda: turn(BY_THE_KEEP), MAP, pressing(VILLAGE)),
    Scene("mage-knight-fight", night_fight, STAGE, pointing_at("powered:determination")),
    Scene("mage-knight-phone", lambda: turn({"at": {0: (3, -4)}}), MAP, at_rest, size=PHONE),
    Scene("mage-knight-phone-fight", night_fight, STAGE, at_rest, size=PHONE),
)
