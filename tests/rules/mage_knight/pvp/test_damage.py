"""What whoever attacked does with what comes through: Wounds, Artifacts, a retreat."""

from collections.abc import Mapping, Sequence

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.cards import hands, units
from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from tests.proof import rule
from tests.rules.mage_knight.arrange_map import Space
from tests.rules.mage_knight.arrange_players import Lists
from tests.rules.mage_knight.arrange_pvp import (
    ASSIGN,
    FIGHTS,
    FOREST,
    FROM,
    MELEE,
    attacked,
    comes,
    melee,
    rivals,
    strike,
    use,
)
from tests.rules.mage_knight.arrange_turn import GLADE, KEEP, ORC
from tests.rules.mage_knight.look import (
    discard_of,
    enemies_at,
    hand_of,
    offered,
    options,
    place_of,
    play,
    played_by,
    units_of,
)

SWORDS = {0: ["utem-swordsmen", "altem-guardians"]}
GUARDIANS = 5  # Attack of Altem Guardians
CARDS = ["stamina", "march", "rage", "swiftness", "tranquility", "promise", "threaten", "determination"]
BESIDE_HILLS = {0: (2, -2), 1: (3, -2)}


def hit(
    points: int,
    *,
    held: Sequence[str] = (),
    units: Lists | None = None,
    discard: Lists | None = None,
    deck: Lists | None = None,
    at: Mapping[int, Space] | None = None,
    enemies: Mapping[Space, Sequence[str]] | None = None,
    shields: Mapping[Space, Sequence[int]] | None = None,
) -> MageKnightTable:
    """Let seat 0 come through with so many points hand to hand, of cards sideways and Altem Guardians for 5."""
    strong = points >= GUARDIANS
    cards = CARDS[: points - GUARDIANS if strong else points]
    game = rivals(
        hand={0: cards, 1: held},
        units={0: ["altem-guardians"] if strong else [], **(units or {})},
        discard=discard,
        deck=deck,
        at=at or {0: FROM, 1: FOREST},
        enemies=enemies,
        shields=shields,
    )
    melee(game)
    strike(game, *[f"sideways {card} attack" for card in cards], *(["activate 0 0"] if strong else []))
    play(game, "stand")
    return game


# ---- Wounds ----


@rule("mage_knight.pvp.damage-attacker-assigns", "mage_knight.pvp.damage-unit-armor")
def test_the_attacker_picks_the_unit_to_be_wounded() -> None:
    game = hit(5, units={1: ["peasants", "utem-swordsmen", "herbalists wounded"]})
    assert (game.seat, game.asks) == (0, ASSIGN)
    assert offered(game, "wound-unit") == ["1", "2"]
    play(game, "wound-unit 2")
    assert (units_of(game, 1), comes(game)) == (["peasants", "utem-swordsmen wounded", "herbalists wounded"], 1)


@rule("mage_knight.pvp.damage-needs-full-armor", "mage_knight.pvp.damage-too-small-is-lost")
def test_damage_below_every_armor_wounds_nobody() -> None:
    game = hit(1, units={1: ["peasants"]})
    assert options(game) == ["done"]
    play(game, "done")
    assert (units_of(game, 1), hand_of(game, 1), game.asks) == (["peasants"], [], MELEE)
    assert "wound-unit 1" not in options(hit(2, units={1: ["peasants"]}))
    assert "wound-unit 1" in options(hit(3, units={1: ["peasants"]}))


@rule("mage_knight.pvp.damage-resistant-unit-doubles-armor")
@pytest.mark.parametrize(("points", "possible"), [(5, False), (6, True)])
def test_a_unit_that_resists_has_twice_its_armor(points: int, possible: bool) -> None:
    game = hit(points, units={1: ["guardian-golems"]})
    assert ("wound-unit 1" in options(game)) == possible
    if possible:
        play(game, "wound-unit 1")
        assert comes(game) == 0


@rule("mage_knight.pvp.damage-hero-armor-repeatable")
def test_a_hero_is_wounded_again_and_again() -> None:
    game = hit(7, held=["rage"])
    play(game, "wound-hero", "wound-hero", "wound-hero")
    assert (hand_of(game, 1), comes(game)) == (["rage", "wound", "wound", "wound"], 1)
    assert offered(game, "wound-hero") == []


@rule("mage_knight.pvp.damage-hero-knock-out")
def test_a_hero_with_too_many_wounds_is_knocked_out() -> None:
    game = hit(10, held=["rage", "march"])
    play(game, *["wound-hero"] * 4)
    assert hand_of(game, 1) == ["march", "rage", *["wound"] * 4]
    play(game, "wound-hero")
    assert (hand_of(game, 1), sorted(discard_of(game, 1))) == (["wound"] * 5, ["march", "rage"])


@rule("mage_knight.pvp.damage-may-stay-unassigned")
def test_damage_may_be_left_unused() -> None:
    game = hit(6, units={1: ["peasants"]})
    play(game, "done")
    assert (game.seat, game.asks, comes(game)) == (1, MELEE, 0)
    assert (units_of(game, 1), hand_of(game, 1)) == (["peasants"], [])


# ---- Artifacts ----


@rule("mage_knight.pvp.melee-steal-artifact-5", "mage_knight.pvp.melee-steal-where-allowed")
def test_an_artifact_of_the_discard_pile_is_stolen_for_five() -> None:
    game = hit(5, discard={1: ["ruby-ring", "rage"]})
    assert offered(game, "steal") == ["ruby-ring"]
    play(game, "steal ruby-ring")
    assert (discard_of(game, 1), discard_of(game), comes(game)) == (["rage"], ["ruby-ring"], 0)
    assert offered(hit(4, discard={1: ["ruby-ring"]}), "steal") == []


@rule("mage_knight.pvp.melee-steal-where-allowed")
def test_an_artifact_is_stolen_from_the_play_area() -> None:
    game = attacked(rivals(hand={0: ["stamina"] * 2, 1: ["horn-of-wrath"]}, units={0: ["altem-guardians"]}))
    strike(game, "play horn-of-wrath")
    while game.asks != "mage_knight.attack-from-afar" or game.seat != 0:
        game.play("stand" if "stand" in options(game) else "done" if "done" in options(game) else options(game)[0])
    play(game, "pass", "pass")
    strike(game, "activate 0 0")
    play(game, "stand", "steal horn-of-wrath")
    assert (played_by(game, 1), discard_of(game)) == ([], ["horn-of-wrath"])
    assert game.players[1].fates == ()


@rule("mage_knight.pvp.melee-steal-where-allowed", "mage_knight.pvp.melee-steal-where-forbidden")
def test_a_banner_is_stolen_from_a_wounded_unit_only() -> None:
    game = rivals(hand={0: ["stamina", "march", "rage"]}, units={0: ["altem-guardians"], 1: ["peasants"]})
    banner = KIND_OF.index(CARD.at("banner-of-glory"))
    game.artifact_deck.remove(game.artifact_deck.find(banner))
    game.players[1].units = (game.players[1].units[0].but(banner=banner),)
    melee(game)
    strike(game, "activate 0 0", "sideways stamina attack", "sideways march attack", "sideways rage attack")
    play(game, "stand")
    assert offered(game, "steal") == []
    play(game, "wound-unit 1")
    assert comes(game) == 4
    assert game.combat is not None
    game.combat.damage = 5
    game.advance()
    assert offered(game, "steal") == ["banner-of-glory"]
    play(game, "steal banner-of-glory")
    assert (game.players[1].units[0].banner, discard_of(game)) == (-1, ["banner-of-glory"])


@rule("mage_knight.pvp.melee-steal-where-forbidden")
def test_artifacts_in_hand_and_deck_are_safe() -> None:
    game = hit(7, held=["ruby-ring"], deck={1: ["horn-of-wrath"]})
    assert offered(game, "steal") == []


@rule("mage_knight.pvp.melee-steal-artifact-5", "mage_knight.pvp.melee-force-retreat")
def test_from_afar_nothing_is_stolen_and_nobody_retreats() -> None:
    game = attacked(rivals(hand={1: ["horn-of-wrath"]}, discard={0: ["ruby-ring"]}))
    strike(game, "play horn-of-wrath")
    while "stand" not in options(game):
        game.play(options(game)[0])
    play(game, "stand")
    assert (comes(game), game.asks) == (5, ASSIGN)
    assert offered(game, "steal") == offered(game, "force-retreat") == []


# ---- retreat ----


@rule(
    "mage_knight.pvp.melee-force-retreat",
    "mage_knight.pvp.melee-force-retreat-cost",
    "mage_knight.pvp.melee-force-retreat-ends-combat",
)
def test_a_blocker_is_driven_to_an_adjacent_space_for_its_move_cost() -> None:
    game = hit(2, at=BESIDE_HILLS)
    assert {"2,-1", "2,-2", "3,-3"} == set(offered(game, "force-retreat"))
    assert {"4,-2", "3,-1"} <= set(offered(hit(3, at=BESIDE_HILLS), "force-retreat"))
    play(game, "force-retreat 3,-3")
    assert (place_of(game, 1), place_of(game, 0)) == ((3, -3), (3, -2))
    assert (game.duel, game.combat, game.seat) == (None, None, 0)


@rule("mage_knight.pvp.melee-force-retreat-cost")
def test_effects_on_move_costs_do_not_change_the_price() -> None:
    game = rivals(hand={0: ["stamina", "march"]}, units={0: ["foresters"]}, at=BESIDE_HILLS)
    use(game, "activate 0 0")
    melee(game)
    strike(game, "sideways stamina attack", "sideways march attack")
    play(game, "stand")
    assert "3,-1" not in offered(game, "force-retreat")


@rule("mage_knight.pvp.melee-force-retreat-space")
def test_a_retreat_leads_to_a_safe_space_only() -> None:
    assert "0,0" in offered(hit(8), "force-retreat")  # the portal holds several heroes
    beside = hit(8, at=BESIDE_HILLS, enemies={KEEP: ["guardsmen"]})
    assert set(offered(beside, "force-retreat")) == {"2,-1", "2,-2", "3,-3", "4,-2", "3,-1"}
    own = hit(8, at=BESIDE_HILLS, enemies={KEEP: []}, shields={KEEP: [1]})
    assert "4,-3" in offered(own, "force-retreat")
    three = rivals(3, units=SWORDS, at={0: (1, 0), 1: (1, -1), 2: (2, -2)})
    melee(three)
    strike(three, "activate 1 0")
    play(three, "stand")
    assert "2,-2" not in offered(three, "force-retreat")
    assert "2,-1" in offered(three, "force-retreat")


@rule("mage_knight.pvp.melee-force-retreat-never-provokes")
def test_a_retreat_past_rampaging_enemies_provokes_nobody() -> None:
    game = hit(8, at={0: (1, -2), 1: GLADE}, enemies={ORC: ["prowlers"]})
    play(game, "force-retreat 0,-3")
    assert (place_of(game, 1), game.combat, enemies_at(game, ORC)) == ((0, -3), None, ["prowlers"])
    assert (game.seat, game.turn.seat) == (0, 0)


@rule("mage_knight.pvp.melee-damage-may-be-combined")
def test_one_attack_wounds_and_steals_and_drives_away() -> None:
    game = hit(12, units={1: ["peasants"]}, discard={1: ["ruby-ring"]})
    play(game, "wound-unit 1", "wound-hero", "steal ruby-ring", "force-retreat 2,-2")
    assert (units_of(game, 1), hand_of(game, 1)) == (["peasants wounded"], ["wound"])
    assert (discard_of(game), place_of(game, 1), game.duel) == (["ruby-ring"], (2, -2), None)


# ---- Banner of Fortitude ----


def borne() -> MageKnightTable:
    """Let seat 0 come through with 11 to a Unit of seat 1 with the Banner."""
    cards = CARDS[:6]
    units = {0: ["altem-guardians"], 1: ["peasants"]}
    game = rivals(hand={0: cards, 1: ["stamina"]}, units=units)
    banner = KIND_OF.index(CARD.at("banner-of-fortitude"))
    game.players[1].units = (game.players[1].units[0].but(banner=banner, banner_up=1),)
    melee(game)
    strike(game, "activate 0 0", *[f"sideways {card} attack" for card in cards])
    play(game, "stand", "wound-unit 1")
    assert (game.seat, options(game)) == (1, ["accept", "decline"])
    return game


@rule("mage_knight.pvp.damage-unit-armor")
def test_the_owner_may_turn_a_banner_of_fortitude_over_instead_of_a_wound() -> None:
    game = borne()
    play(game, "accept")
    unit = game.players[1].units[0]
    assert (unit.wounds, unit.banner_up, comes(game)) == (0, False, 8)
    assert (game.seat, game.asks, offered(game, "wound-unit")) == (0, ASSIGN, [])


@rule("mage_knight.pvp.damage-unit-armor")
def test_a_unit_saved_by_its_banner_can_be_wounded_by_the_next_attack() -> None:
    game = borne()
    play(game, "accept", "done", "pass")
    game.players[0].units = (game.players[0].units[0].but(ready=1),)
    game.advance()
    strike(game, "activate 0 0")
    play(game, "stand", "wound-unit 1")
    assert (game.seat, game.asks, units_of(game, 1)) == (0, ASSIGN, ["peasants wounded"])


@rule("mage_knight.pvp.damage-unit-armor")
def test_a_banner_of_fortitude_need_not_be_turned_over() -> None:
    game = borne()
    play(game, "decline")
    assert (units_of(game, 1), game.players[1].units[0].banner_up, comes(game)) == (["peasants wounded"], True, 8)
    assert (game.seat, game.asks) == (0, ASSIGN)


@rule("mage_knight.pvp.effects-destroy-wounds-unit")
def test_a_banner_of_fortitude_does_not_help_against_what_destroys() -> None:
    game = rivals(units={1: ["peasants"]}, hand={0: ["demolish"]}, mana={0: ["red", "black"]}, night=True)
    banner = KIND_OF.index(CARD.at("banner-of-fortitude"))
    game.players[1].units = (game.players[1].units[0].but(banner=banner, banner_up=1),)
    melee(game)
    use(game, "power demolish")
    while units_of(game, 1) == ["peasants"]:
        game.play("enemy 1" if "enemy 1" in options(game) else options(game)[0])
    assert (game.seat, game.asks, game.players[1].units[0].banner_up) == (0, MELEE, True)


@rule("mage_knight.units.limit-is-command-tokens")
def test_who_loses_the_banner_of_command_disbands_a_unit_at_once() -> None:
    cards = {0: ["rage"] * 4, 1: ["banner-of-command"]}
    owned = {1: ["peasants wounded", "herbalists"]}
    game = rivals(settings={**FIGHTS, "lost_legion": True}, hand=cards, units=owned)
    units.put_banner(game, 1, hands.take(game, 1, units.BANNER_OF_COMMAND), 0)
    melee(game)
    strike(game, *["play rage"] * 4)
    play(game, "stand", "steal banner-of-command")
    assert (game.seat, game.asks, options(game)) == (1, "mage_knight.lose-unit", ["disband 0", "disband 1"])
    play(game, "disband 1")
    assert (game.seat, game.asks, units_of(game, 1)) == (0, ASSIGN, ["peasants wounded"])
    assert offered(game, "wound-unit") == []
