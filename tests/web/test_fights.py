"""Fights of Mage Knight on the stage, in the browser: few clicks, and numbers that hold."""

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, DAMAGE, do, fight, phase_of, to
from tests.rules.mage_knight.look import hand_of
from tests.server.live import Live

from .conftest import PHONE, Watched
from .positions import arranged

ALONE: Final[dict[str, Any]] = {"seats": 1, "settings": {"scenario": "solo_conquest"}}
BIG: Final = re.compile(r"\d+")


class Fighter:
    """A person with a mouse before the stage, whose presses are counted."""

    def __init__(
        self, watched: Watched, server: Live, game: MageKnightTable, size: tuple[int, int] = (1366, 768)
    ) -> None:
        self.game: Final = game
        person, id = arranged(server, game)
        self.page: Final[Page] = watched.open(f"/table/{id}", size, person=person)
        self.count = 0
        expect(self.page.locator(".mk-stage")).to_be_visible()

    def deed(self, meaning: str) -> Locator:
        """Give a button of the stage that can be pressed."""
        found = self.page.locator(f"[data-deed='{meaning}']:not(:disabled)")
        expect(found).to_be_visible()
        return found

    def press(self, meaning: str) -> None:
        """Press a button of the stage; it rests for a moment after it has changed."""
        found = self.deed(meaning)
        self.page.wait_for_timeout(500)
        found.click()
        self.count += 1

    def touch(self, thing: str) -> None:
        """Press a thing that glows."""
        self.page.locator(f"[data-thing='{thing}'].can").first.click()
        self.count += 1

    def now(self, phase: str) -> None:
        """Wait until the rail is at a phase."""
        expect(self.page.locator(".mk-stage [aria-current='step']")).to_contain_text(phase)


def test_diggers_are_fought_with_four_clicks(watched: Watched, server: Live) -> None:
    """Nothing is asked from afar, the only enemy is the target, and the fight is over with its last enemy."""
    game = fight("diggers", hand=["rage", "determination", "march"], crystals=["red", "blue"], **ALONE)
    fighter = Fighter(watched, server, game)
    fighter.now("Block")
    fighter.touch("powered:determination")
    fighter.press("stand")
    fighter.now("Attack")
    fighter.touch("powered:rage")
    fighter.press("strike")
    expect(fighter.page.locator(".mk-stage")).to_have_count(0)
    assert fighter.count <= 5
    assert game.players[0].fame == 2
    expect(fighter.page.locator(".moment")).to_contain_text("Victory")


def test_a_fight_with_wounds_takes_few_clicks(watched: Watched, server: Live) -> None:
    game = to(fight("prowlers", hand=["rage", "march"], crystals=["red"], units=["peasants"], **ALONE), BLOCK)
    fighter = Fighter(watched, server, game)
    expect(fighter.page.locator(".stop .total")).to_contain_text(BIG)
    fighter.press("end-block")
    fighter.touch("unit:0")
    fighter.now("Attack")
    fighter.touch("powered:rage")
    fighter.press("strike")
    expect(fighter.page.locator(".mk-stage")).to_have_count(0)
    assert fighter.count <= 10
    assert game.players[0].units[0].wounds == 1


def test_what_comes_through_is_what_is_taken(watched: Watched, server: Live) -> None:
    game = to(fight("diggers", "cursed-hags", hand=["march", "stamina"], **ALONE), BLOCK)
    fighter = Fighter(watched, server, game)
    shown = fighter.page.locator(".stop .total > b").inner_text()
    fighter.press("end-block")
    fighter.now("Attack")
    assert game.turn.wounds == int(shown) == 4
    assert game.turn.wounds_discarded == 2
    assert hand_of(game).count("wound") == 4


def test_pointing_shows_what_would_be_enough(watched: Watched, server: Live) -> None:
    game = to(fight("prowlers", hand=["determination", "march"], crystals=["blue"], **ALONE), BLOCK)
    fighter = Fighter(watched, server, game)
    expect(fighter.page.locator("[data-deed='stand']")).to_contain_text("4 short")
    fighter.page.locator("[data-thing='powered:determination']").hover()
    expect(fighter.page.locator(".line .ghost")).to_contain_text("5")
    expect(fighter.page.locator(".stop .ghost")).to_contain_text("no Wound")


def test_a_card_comes_first_and_takes_its_target_along(watched: Watched, server: Live) -> None:
    """Pointing shows against whom it would go; what was laid is taken off again one by one."""
    hand = ["determination", "march", "stamina", "swiftness"]
    game = to(fight("diggers", "prowlers", hand=hand, crystals=["blue"], **ALONE), BLOCK)
    fighter = Fighter(watched, server, game)
    powered = fighter.page.locator("[data-thing='powered:determination'].can")
    powered.hover()
    expect(fighter.page.locator("[data-foe='1']")).to_have_class(re.compile("meant"))
    expect(fighter.page.locator("[data-foe='1'] footer")).to_contain_text("→ 5 ✓")
    expect(fighter.page.locator(".line .ghost")).to_contain_text("of 4")
    powered.click()
    expect(fighter.deed("stand")).to_be_visible()
    lots = fighter.page.locator(".line .lot")
    fighter.touch("sideways:march")
    expect(lots).to_have_count(2)
    fighter.touch("sideways:stamina")
    expect(lots).to_have_count(3)
    fighter.page.get_by_role("button", name=re.compile("^Take a card sideways back")).first.click()
    expect(lots).to_have_count(1)
    assert hand_of(game).count("stamina") == hand_of(game).count("march") == 1
    fighter.press("stand")
    expect(fighter.page.locator("[data-foe='1']")).to_have_class(re.compile("calm"))


def test_the_ends_of_phases_lie_in_different_places(watched: Watched, server: Live) -> None:
    game = fight("prowlers", "diggers", hand=["swiftness", "rage"], crystals=["white"], **ALONE)
    fighter = Fighter(watched, server, game)
    first = fighter.deed("end-ranged-and-siege").bounding_box()
    fighter.press("end-ranged-and-siege")
    second = fighter.deed("end-block").bounding_box()
    assert first is not None
    assert second is not None
    assert second["y"] + second["height"] < first["y"] or first["y"] + first["height"] < second["y"]


def test_another_attack_is_taken_up_and_the_first_one_again(watched: Watched, server: Live) -> None:
    game = to(fight("prowlers", "diggers", hand=["rage", "march"], **ALONE), BLOCK)
    fighter = Fighter(watched, server, game)
    fighter.touch("enemy:0")
    expect(fighter.page.locator("[data-foe='0']")).to_have_class(re.compile("aimed"))
    fighter.touch("enemy:1")
    expect(fighter.page.locator("[data-foe='1']")).to_have_class(re.compile("aimed"))
    fighter.press("let-go")
    fighter.page.get_by_role("button", name="Take up again").first.click()
    expect(fighter.page.locator("[data-foe='1']")).to_have_class(re.compile("aimed"))
    assert phase_of(game) == BLOCK


def test_who_takes_the_damage_is_shown_with_the_result(watched: Watched, server: Live) -> None:
    game = to(fight("medusa", hand=["march"], units=["peasants"], **ALONE), DAMAGE)
    do(game, "damage 0 0")
    fighter = Fighter(watched, server, game)
    expect(fighter.page.locator(".takers")).to_contain_text("destroyed · 3 left")
    expect(fighter.deed("suffer")).to_contain_text("3 Wounds to hand")
    fighter.press("suffer")
    fighter.now("Attack")
    assert game.turn.wounds == 3


def test_the_stage_is_played_by_keys_and_steps_aside(watched: Watched, server: Live) -> None:
    game = to(fight("diggers", hand=["rage", "march"], mana=["red"], **ALONE), ATTACK)
    do(game, "target 0", "power rage")
    fighter = Fighter(watched, server, game)
    fighter.page.get_by_role("button", name="See the map").click()
    fighter.page.get_by_role("button", name="Back to the fight").click()
    fighter.deed("strike").focus()
    fighter.page.wait_for_timeout(500)
    fighter.page.keyboard.press("Enter")
    expect(fighter.page.locator(".mk-stage")).to_have_count(0)
    assert game.players[0].fame == 2


def test_eight_enemies_fit_and_on_a_phone_they_are_swiped(watched: Watched, server: Live) -> None:
    eight = ("diggers", "prowlers", "wolf-riders", "ironclads", "guardsmen", "swordsmen", "golems", "fire-mages")
    fighter = Fighter(watched, server, to(fight(*eight, hand=["rage"], **ALONE), BLOCK))
    for at in range(len(eight)):
        box = fighter.page.locator(f"[data-foe='{at}']").bounding_box()
        assert box is not None
        assert box["x"] > 0
        assert box["x"] + box["width"] < 1366
        assert box["y"] + box["height"] < 520
    phone = Fighter(watched, server, to(fight(*eight, hand=["rage"], **ALONE), BLOCK), PHONE)
    phone.page.locator("[data-foe='7']").scroll_into_view_if_needed()
    expect(phone.page.locator("[data-foe='7']")).to_be_in_viewport()
    expect(phone.deed("end-block")).to_be_in_viewport()
