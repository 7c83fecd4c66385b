"""Two heroes in two browsers: a joint assault that is proposed and fought, and an attack seen by both."""

from playwright.sync_api import Page, expect

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange_joint import PROPOSE, agreed, beside_city, go_in
from tests.rules.mage_knight.arrange_pvp import go, melee, rivals, strike
from tests.rules.mage_knight.look import options, place_of, play
from tests.server.live import Live

from .conftest import Watched
from .positions import arranged_for_two


def sit(watched: Watched, server: Live, game: MageKnightTable) -> tuple[Page, Page]:
    """Give the pages of two people at an arranged table."""
    (ada, bea), id = arranged_for_two(server, game)
    return watched.open(f"/table/{id}", person=ada), watched.open(f"/table/{id}", person=bea)


def test_a_joint_assault_is_proposed_with_one_press_and_agreed_to(watched: Watched, server: Live) -> None:
    game = beside_city(2, 3)
    play(game, PROPOSE)
    ada, bea = sit(watched, server, game)
    sheet = ada.get_by_role("region", name="Together against the green city")
    expect(sheet).to_contain_text("3 defenders")
    expect(ada.get_by_role("button", name="Ask them; you face 2")).to_be_visible()  # what follows is known
    ada.wait_for_timeout(500)  # a button rests for a moment after it has changed
    sheet.get_by_role("button", name="Bea faces 1 defender").click()
    ada.get_by_role("button", name="Confirm").click()
    asked = bea.get_by_role("region", name="Together against the green city")
    expect(asked).to_contain_text("You would face 1 of the defenders")
    asked.get_by_role("button", name="Yes").click()
    bea.get_by_role("button", name="Confirm").click()
    expect(asked).to_have_count(0)
    assert game.joint is not None
    assert tuple(game.joint.members) == (0, 1)


def test_whoever_watches_a_fight_reads_whose_it_is(watched: Watched, server: Live) -> None:
    game = agreed(2, 3)
    go_in(game)
    if game.asks == "mage_knight.join-combat":
        game.play("done")
    ada, bea = sit(watched, server, game)
    expect(ada.locator(".stop")).to_contain_text("If you stop here")
    expect(bea.locator(".stop")).to_contain_text("If Ada stops here")
    expect(bea.locator(".mk-stage")).to_contain_text("Ada decides")
    expect(bea.locator(".stake")).to_contain_text("Green city")


def test_an_attack_is_seen_by_both_before_the_defender_answers(watched: Watched, server: Live) -> None:
    game = rivals(hand={0: ["rage"], 1: ["rage"]})
    play(game, go(place_of(game, 1)))
    if "attack 1" in options(game):
        game.play("attack 1")
    ada, bea = sit(watched, server, game)
    expect(ada.get_by_role("region", name="Ada attacks Bea")).to_contain_text("Bea decides how to take part")
    bea.get_by_role("region", name="Ada attacks you").get_by_role("button", name="Take part partially").click()
    for page in (ada, bea):
        expect(page.locator(".mk-stage").first).to_contain_text("From afar")


def test_whoever_deals_damage_out_to_a_hero_hears_its_name(watched: Watched, server: Live) -> None:
    game = melee(rivals(hand={0: ["rage", "march"], 1: ["march"]}, crystals={0: ["red"]}))
    strike(game, "power rage")
    game.play("stand")
    ada, _ = sit(watched, server, game)
    expect(ada.locator("[data-side='1'] [data-thing='enemy:0']")).to_have_attribute("aria-label", "Goldyx")
