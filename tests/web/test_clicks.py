"""How many clicks usual things take, counted on arranged tables that are played in the browser.

`Clicks` counts every press of the mouse; a test arranges a position, does something the way a person would, looks at
what has become of it, and compares the count.
"""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange import table
from tests.server.live import Live

from .conftest import Watched
from .positions import arranged

SOLO: Final = "solo_conquest"


class Clicks:
    """A person with a mouse at an arranged table, whose presses are counted."""

    def __init__(self, watched: Watched, server: Live, game: MageKnightTable) -> None:
        self.game: Final = game
        person, id = arranged(server, game)
        self.page: Final[Page] = watched.open(f"/table/{id}", person=person)
        self.count = 0
        expect(self.page.locator("[data-area='mine']")).to_be_visible()
        expect(self.page.locator(".thing.can").first).to_be_visible()

    def on(self, thing: str) -> None:
        """Click a thing that glows."""
        self.count += 1
        self.page.locator(f"[data-thing='{thing}'].can").first.click()

    def button(self, name: str) -> None:
        """Click a button, or a row of the list."""
        self.count += 1
        self.page.get_by_role("button", name=re.compile(name)).first.click()

    def purse(self, points: str, number: int) -> None:
        """Wait until the purse says so."""
        expect(self.page.locator(f"[data-points='{points}']")).to_have_text(str(number))


def solo(**arranged: object) -> MageKnightTable:
    """Arrange a table for one, at which nothing is answered by the kernel."""
    return table(seats=1, scenario=SOLO, heroes=("arythea",), forced=False, **arranged)  # type: ignore[arg-type]


def test_a_powered_card_takes_one_click(watched: Watched, server: Live) -> None:
    game = solo(hand={0: ["march", "rage"]}, source=["green", "red", "gold"], crystals={0: ["green"]})
    hand = Clicks(watched, server, game)
    hand.on("powered:march")
    hand.purse("move", 4)
    assert hand.count == 1
    assert list(game.players[0].crystals) == [0, 0, 1, 0]  # the die was cheaper


def test_another_mana_is_pressed_first(watched: Watched, server: Live) -> None:
    dice = ["gold", "red", "blue"]
    game = solo(hand={0: ["march", "concentration", "stamina"]}, source=dice, crystals={0: ["green"]})
    hand = Clicks(watched, server, game)
    hand.on("mana:green-crystal")
    hand.on("powered:march")
    hand.purse("move", 4)
    assert hand.count == 2
    assert list(game.players[0].crystals) == [0, 0, 0, 0]
    assert len(game.source) == len(dice)


def test_a_card_sideways_takes_one_click(watched: Watched, server: Live) -> None:
    hand = Clicks(watched, server, solo(hand={0: ["rage", "march"]}))
    hand.on("sideways:rage")
    hand.purse("move", 1)
    assert hand.count == 1


def test_improvisation_takes_two_clicks(watched: Watched, server: Live) -> None:
    hand = Clicks(watched, server, solo(hand={0: ["improvisation", "rage", "march"]}))
    hand.on("basic:improvisation")
    expect(hand.page.locator("[data-thing='card:rage'].can")).to_be_visible()
    expect(hand.page.locator("[data-thing='basic:improvisation']")).to_have_count(0)
    hand.on("card:rage")
    hand.purse("move", 3)
    assert hand.count == 2


def test_concentration_says_what_a_card_gives_with_it(watched: Watched, server: Live) -> None:
    game = solo(hand={0: ["concentration", "march", "stamina"]}, crystals={0: ["green"]}, move=3)
    hand = Clicks(watched, server, game)
    hand.on("powered:concentration")
    expect(hand.page.locator("[data-thing='card:march']")).to_contain_text("3 → 9")
    hand.on("card:march")
    hand.purse("move", 9)
    assert hand.count == 2


def test_a_rest_with_a_wound_takes_three_clicks(watched: Watched, server: Live) -> None:
    game = solo(hand={0: ["march", "rage", "wound", "determination"]}, deck={0: ["stamina"] * 2 + ["march"]})
    hand = Clicks(watched, server, game)
    hand.button("^Rest$")
    hand.on("card:march")
    expect(hand.page.locator("[data-thing='card:wound']")).to_have_count(0)
    hand.button("^Draw ")
    expect(hand.page.locator("[data-thing='card:stamina']").first).to_be_visible()
    assert hand.count == 3


def test_a_unit_with_mana_takes_one_click(watched: Watched, server: Live) -> None:
    game = solo(units={0: ["herbalists"]}, hand={0: ["wound", "march"]}, crystals={0: ["green"]})
    hand = Clicks(watched, server, game)
    hand.on("ability:0-0")
    hand.purse("healing", 2)
    assert hand.count == 1


@pytest.mark.parametrize("word", ["rage", "determination"])
def test_what_cannot_be_used_says_why_in_few_words(watched: Watched, server: Live, word: str) -> None:
    hand = Clicks(watched, server, solo(hand={0: [word]}))
    expect(hand.page.locator(f"[data-thing='card:{word}']")).to_contain_text("in a fight")
