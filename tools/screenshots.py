"""Makes the pictures in docs/screenshots: real tables, played for a while with bots. `make screenshots` runs it."""

import random
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlencode

from playwright.sync_api import Page, sync_playwright

from tests.server.conftest import sqlite
from tests.server.live import Data, Live, Person, config_for
from tests.web.conftest import DESKTOP, FLAGS, NAMES, PHONE, Watched
from tests.web.positions import BOTH, ME, arranged, asked

from .knight_scenes import SCENES, Scene
from .palette import reduced

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
SQUIRE: Final[Data] = {"kind": "bot", "bot": "squire"}
WEAK: Final = ("decline", "pass", "end", "stop")  # what a person in the middle of a turn does not choose
STRONG: Final = ("commission", "fortify", "garrison", "absolve", "attack", "convert")  # what workers are saved for
TRIED: Final = 12  # options that are looked into before one is chosen


class Table(NamedTuple):
    """A table to be played for so many moves of one's own."""

    game: str
    seats: int
    settings: Data
    moves: int
    asks: str  # the question at which the picture is taken
    seed: int


TABLES: Final = {
    "merlin": Table("merlin", 4, BOTH, 45, "merlin.choose-die", 5),
    "paladins": Table("paladins", 3, {}, 50, "paladins.take-turn", 3),
}


class Picture(NamedTuple):
    """What is shown, and how."""

    name: str
    table: str | None
    size: tuple[int, int] = DESKTOP
    dark: bool = False


PICTURES: Final = (
    Picture("lobby", None),
    Picture("merlin", "merlin"),
    Picture("merlin-dark", "merlin", dark=True),
    Picture("paladins", "paladins"),
    Picture("paladins-dark", "paladins", dark=True),
    Picture("phone", "merlin", PHONE),
)


def main() -> int:
    """Make all pictures."""
    program = next((found for name in NAMES if (found := shutil.which(name))), None)
    if program is None:
        print(f"screenshots: there is no browser: none of {', '.join(NAMES)}")
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        with Live(config_for(sqlite(Path(folder)), bot_seconds=60.0, modules=())) as server:
            ada = server.guest("Ada")
            tables = {name: lay(ada, table) for name, table in TABLES.items()}
            windows = Watched(browser, server.url)
            for picture in PICTURES:
                take(windows, ada, picture, tables)
            for scene in SCENES:
                take_scene(windows, server, scene)
            windows.close()
        browser.close()
    for fault in windows.faults:
        print(f"screenshots: {fault}")
    return 1 if windows.faults else 0


def lay(person: Person, table: Table) -> str:
    """Play at a new table until there is something to see."""
    print(f"screenshots: playing {table.game}", flush=True)
    chance = random.Random(table.seed)
    seats = [ME, *[SQUIRE] * (table.seats - 1)]
    id = person.open(table.game, seats, settings=table.settings, start=True)
    for count in range(table.moves * 2):
        state = asked(person, id)
        assert state is not None, "the game is over"
        if count >= table.moves and state["ask"]["id"] == table.asks and len(state["ask"]["options"]) > 3:
            break
        person.move(id, 0, state["version"], chosen(person, id, state, chance))
    return id


def chosen(person: Person, table: str, state: Data, chance: random.Random) -> str:
    """Choose what brings the most points; among equals what does not end the turn, and no refusal."""
    options: list[str] = [option["notation"] for option in state["ask"]["options"]]
    chance.shuffle(options)
    best, most = options[0], -1000.0
    for notation in options[:TRIED]:
        looked = preview(person, table, state["version"], notation)
        words = notation.split()
        worth = points(looked["view"]) - looked["ends"] - 2.0 * (words[0] in WEAK) + 2.0 * (words[-1] in STRONG)
        if worth > most:
            best, most = notation, worth
    return best


def preview(person: Person, table: str, version: int, action: str) -> Data:
    """Ask what an option would do."""
    return person.get(f"/api/tables/{table}/preview?" + urlencode({"seat": 0, "version": version, "action": action}))


def points(view: Data | None) -> float:
    """One's own points in a view, if it shows any."""
    mine: Data = view["table"]["players"][0] if view else {}
    return float(mine.get("score", mine.get("points", 0)) or 0)


def take(windows: Watched, person: Person, picture: Picture, tables: dict[str, str]) -> None:
    """Open a page and take its picture."""
    address = "/" if picture.table is None else f"/table/{tables[picture.table]}"
    page = windows.open(address, picture.size, dark=picture.dark, person=person)
    page.locator("main").wait_for()
    if picture.table is None:
        page.locator("main button").first.wait_for()
    else:
        point(page, picture.size == DESKTOP)
    page.wait_for_load_state("networkidle")
    keep(page, picture.name)


def take_scene(windows: Watched, server: Live, scene: Scene) -> None:
    """Lay a table out as arranged and take its picture."""
    person, id = arranged(server, scene.arranged())
    page = windows.open(f"/table/{id}", scene.size, dark=scene.dark, person=person)
    page.locator(scene.there).first.wait_for()
    scene.points(page)
    keep(page, scene.name)


def keep(page: Page, name: str) -> None:
    """Keep the picture of a page as it is now."""
    page.evaluate("document.fonts.ready")
    shot = page.screenshot()
    page.goto("about:blank")
    path = FOLDER / f"{name}.png"
    path.write_bytes(reduced(page, shot))
    print(f"screenshots: {path.name}, {path.stat().st_size // 1000} kB", flush=True)


def point(page: Page, hovers: bool) -> None:
    """Wait for the options; with a mouse, point at one, so that the picture shows what it would do."""
    rows = page.locator("[data-row]")
    rows.first.wait_for()
    if hovers:
        rows.nth(min(1, rows.count() - 1)).hover()
        page.get_by_role("heading", name="If you do this").wait_for()


if __name__ == "__main__":
    sys.exit(main())
