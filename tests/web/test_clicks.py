"""How many clicks usual things take, counted on arranged tables that are played in the browser.

The browser itself counts every press of the mouse; a test arranges a position, does something the way a person would,
looks at what has become of it, and compares the count.
"""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_turn import GLADE
from tests.rules.mage_knight.look import hand_of
from tests.server.live import Live

from .conftest import Watched
from .positions import arranged

SOLO: Final = "solo_conquest"


COUNTS: Final = "() => { window.clicks = 0; addEventListener('click', (e) => (window.clicks += +e.isTrusted), true); }"


class Clicks:
    """A person with a mouse at an arranged table, whose presses are counted."""

    def __init__(self, watched: Watched, server: Live, game: MageKnightTable) -> None:
        self.game: Final = game
        person, id = arranged(server, game)
        self.page: Final[Page] = watched.open(f"/table/{id}", person=person)
        self.page.evaluate(COUNTS)
        expect(self.page.locator("[data-area='mine']")).to_be_visible()
        expect(self.page.locator(".thing.can").first).to_be_visible()

    @property
    def count(self) -> int:
        """How often the mouse was pressed so far."""
        pressed: int = self.page.evaluate("window.clicks")
        return pressed

    def on(self, thing: str) -> None:
        """Click a thing that glows, once the last answer has come."""
        expect(self.page.locator("main[data-busy=false]")).to_be_visible()
        self.page.locator(f"[data-thing='{thing}'].can").first.click()

    def button(self, name: str) -> None:
        """Click a button, or a row of the list."""
        self.page.get_by_role("button", name=re.compile(name)).first.click()

    def goes(self, goal: str) -> None:
        """Click a space of the map, brought into sight as keys do."""
        space = self.page.locator(f"[data-thing='{goal}']")
        expect(self.page.locator(".reach .badge")).not_to_have_count(0)
        space.evaluate("one => one.focus()")
        self.page.wait_for_timeout(600)
        box = space.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x - 9, y - 9)
        self.page.mouse.move(x, y, steps=3)
        self.page.mouse.click(x, y)

    def deed(self, meaning: str) -> None:
        """Click a button of the stage; it rests for a moment after it has changed."""
        found = self.page.locator(f"[data-deed='{meaning}']:not(:disabled)")
        expect(found).to_be_visible()
        self.page.wait_for_timeout(500)
        found.click()

    def over(self, cards: int) -> None:
        """Wait until the turn is over and the hand is full again."""
        expect(self.page.locator(".hand .deed")).to_have_count(cards)
        expect(self.page.get_by_role("button", name=re.compile("^Draw "))).to_have_count(0)

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
    expect(hand.page.get_by_role("button", name=re.compile("^Rest$"))).to_have_count(0)
    hand.on("card:march")
    expect(hand.page.locator("[data-thing='card:wound']")).to_have_count(0)
    hand.button("^Draw ")
    expect(hand.page.locator("[data-thing='card:stamina']").first).to_be_visible()
    assert hand.count == 3


def test_a_turn_that_ends_on_a_glade_takes_one_sheet(watched: Watched, server: Live) -> None:
    """The Wound, the discards and the draw are answered together."""
    cards = {"hand": {0: ["march", "rage", "wound"]}, "deck": {0: ["stamina"] * 5}}
    game = solo(tiles={(0, 1): "countryside-01"}, at={0: GLADE}, **cards)
    hand = Clicks(watched, server, game)
    hand.button("^End the turn$")
    sheet = hand.page.get_by_role("region", name="End of the turn")
    expect(sheet.get_by_role("button", name="from your hand", pressed=True)).to_be_visible()
    sheet.get_by_role("button", name="March").click()
    sheet.get_by_role("button", name="Draw 4 cards").click()
    hand.over(5)
    assert hand.count == 3
    assert hand_of(game) == ["rage", *["stamina"] * 4]


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


# ---- whole turns ----

DECK: Final = ["stamina", "march", "swiftness", "tranquility", "promise", "threaten"]
ORCS: Final = (1, -4)


def land(**more: object) -> MageKnightTable:
    """Arrange a table whose first tile has orcs behind a glade and a village beside it."""
    given: dict[str, object] = {
        "tiles": {(0, 1): "countryside-01"},
        "at": {0: (0, -1)},
        "deck": {0: DECK},
        "source": ["green", "white", "gold"],
    }
    return solo(**{**given, **more})


def test_march_move_fight_and_end_of_turn_take_few_clicks(watched: Watched, server: Live) -> None:
    """One click walks up to the enemy with the cards for it, as the question after it says."""
    hand = ["march", "rage", "determination", "stamina", "swiftness"]
    game = land(enemies={ORCS: ["diggers"]}, hand={0: hand}, crystals={0: ["red", "blue"]})
    turn = Clicks(watched, server, game)
    turn.goes("hex:1,-4")
    turn.button("^Confirm$")
    turn.on("powered:determination")
    turn.deed("stand")
    turn.on("powered:rage")
    turn.deed("strike")
    expect(turn.page.locator(".mk-stage")).to_have_count(0)
    turn.button("^End the turn")
    turn.button("^Draw ")
    turn.over(5)
    assert game.players[0].fame == 2
    assert turn.count <= 10


def test_a_fight_with_wounds_takes_few_clicks_from_the_map_on(watched: Watched, server: Live) -> None:
    game = land(at={0: (1, -3)}, enemies={ORCS: ["prowlers"]}, hand={0: ["rage", "march"]}, crystals={0: ["red"]})
    turn = Clicks(watched, server, game)
    turn.goes("hex:1,-4")
    turn.deed("end-block")
    turn.on("powered:rage")
    turn.deed("strike")
    expect(turn.page.locator(".mk-stage")).to_have_count(0)
    wounds = game.turn.wounds
    turn.button("^End the turn")
    turn.button("hand")  # the glade takes one of the Wounds
    turn.button("^Draw ")
    turn.over(5)
    assert wounds == 2
    assert turn.count <= 10


def test_a_village_with_recruiting_takes_few_clicks(watched: Watched, server: Live) -> None:
    hand = ["march", "promise", "threaten", "rage", "stamina"]
    game = land(at={0: (1, -3)}, hand={0: hand}, unit_offer=["peasants", "foresters"], crystals={0: ["white"]})
    turn = Clicks(watched, server, game)
    turn.goes("hex:2,-3")
    turn.on("locals")
    turn.on("powered:promise")
    turn.purse("influence", 4)
    turn.on("unit-offer:peasants")
    expect(turn.page.locator("[data-thing='unit:0']")).to_be_visible()
    turn.button("^Done")
    turn.button("^End the turn")
    turn.button("^Draw ")
    turn.over(5)
    assert len(game.players[0].units) == 1
    assert turn.count <= 10
