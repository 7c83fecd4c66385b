"""Attacks and blocks between players, from afar and hand to hand."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange_pvp import (
    AFAR,
    ASSIGN,
    BLOCK,
    MELEE,
    at_keep,
    attacked,
    comes,
    melee,
    rivals,
    strike,
    use,
)
from tests.rules.mage_knight.look import hand_of, offered, options, play, units_of

SHOOTERS = {0: ["utem-crossbowmen"], 1: ["utem-crossbowmen", "catapults"]}


# ---- the Ranged and Siege phase ----


@rule(
    "mage_knight.pvp.two-phases",
    "mage_knight.pvp.ranged-defender-attacks-first",
    "mage_knight.pvp.ranged-ends-on-two-passes",
    "mage_knight.pvp.melee-aggressor-attacks-first",
)
def test_the_defender_is_first_from_afar_and_the_aggressor_hand_to_hand() -> None:
    game = attacked(rivals(units=SHOOTERS))
    assert (game.seat, game.asks) == (1, AFAR)
    game.play("pass")
    assert (game.seat, game.asks) == (0, AFAR)
    game.play("pass")
    assert (game.seat, game.asks) == (0, MELEE)


@rule("mage_knight.pvp.ranged-ends-on-two-passes", "mage_knight.pvp.ranged-roles-alternate")
def test_only_two_passes_in_a_row_end_the_phase() -> None:
    game = attacked(rivals(units=SHOOTERS))
    game.play("pass")
    strike(game, "activate 0 1")
    play(game, "stand", "done")
    assert (game.seat, game.asks) == (1, AFAR)
    strike(game, "activate 0 1")
    play(game, "stand", "done")
    assert (game.seat, game.asks) == (0, AFAR)
    game.play("pass")
    assert (game.seat, game.asks) == (1, AFAR)
    game.play("pass")
    assert game.asks == MELEE


@rule("mage_knight.pvp.ranged-attacker-and-blocker", "mage_knight.pvp.ranged-attack-or-pass")
def test_whoever_attacks_is_answered_by_the_other() -> None:
    game = attacked(rivals(units=SHOOTERS, hand={0: ["determination"]}))
    assert {"pass"} <= set(options(game))
    strike(game, "activate 0 1")
    assert (game.seat, game.asks) == (0, BLOCK)
    play(game, "stand")
    assert (game.seat, game.asks) == (1, ASSIGN)
    play(game, "done")
    strike(game, "activate 0 1")
    assert (game.seat, game.asks) == (1, BLOCK)


@rule("mage_knight.pvp.ranged-only-ranged-and-siege", "mage_knight.pvp.ranged-no-sideways")
def test_only_ranged_and_siege_attacks_count_from_afar() -> None:
    units = {1: ["utem-guardsmen", "utem-crossbowmen", "catapults"]}
    game = attacked(rivals(units=units, hand={1: ["rage", "stamina"]}))
    assert offered(game, "activate") == ["1 1", "2 0"]
    assert offered(game, "sideways") == []
    assert offered(game, "play") == []


@rule("mage_knight.pvp.ranged-only-ranged-and-siege")
def test_special_effects_may_go_along() -> None:
    game = attacked(rivals(units={0: ["peasants"]}, hand={1: ["tremor"]}, mana={1: ["green"]}))
    assert "play tremor" in options(game)


@rule("mage_knight.pvp.ranged-fortified-defender-siege-only")
def test_a_keep_or_mage_tower_shields_the_defender_from_ranged_attacks() -> None:
    units = {0: ["utem-crossbowmen", "catapults"], 1: ["utem-crossbowmen"]}
    game = attacked(at_keep(units=units))
    assert offered(game, "activate") == ["0 1"]
    game.play("pass")
    assert (game.seat, offered(game, "activate")) == (0, ["1 0"])
    tower = (3, -2)
    tiles = {(1, 0): "countryside-04"}
    tokens: dict[tuple[int, int], list[str]] = {tower: [], (2, -2): []}
    game = rivals(tiles=tiles, at={0: (2, -1), 1: tower}, shields={tower: [0]}, enemies=tokens, units=units)
    play(game, "go 3,-2", "attack 1", "participate partially", "pass")
    assert (game.seat, offered(game, "activate")) == (0, ["1 0"])


@rule("mage_knight.pvp.ranged-blocker-plays-any-blocks")
def test_any_number_of_blocks_may_be_played() -> None:
    game = attacked(rivals(units=SHOOTERS, hand={0: ["determination", "rage", "stamina"]}))
    strike(game, "activate 0 1", "activate 1 0")
    use(game, "play determination", "play rage", "sideways stamina block")
    assert game.combat is not None
    assert sum(lot.value for lot in game.combat.pool) == 5
    play(game, "stand")
    assert comes(game) == 3


@rule("mage_knight.pvp.ranged-2-block-per-1-attack", "mage_knight.pvp.ranged-partial-block")
@pytest.mark.parametrize(("cards", "left"), [([], 5), (["stamina"], 5), (["rage"], 4), (["rage", "stamina"], 4)])
def test_two_points_of_block_take_one_off_an_attack_from_afar(cards: list[str], left: int) -> None:
    game = attacked(rivals(units=SHOOTERS, hand={0: cards}))
    strike(game, "activate 0 1", "activate 1 0")
    for card in cards:
        use(game, "play rage" if card == "rage" else "sideways stamina block")
    play(game, "stand")
    assert comes(game) == left


FIRE_GOLEMS = {0: ["guardian-golems", "utem-guardsmen"], 1: ["fire-golems"]}


def shot_at(hand: list[str]) -> MageKnightTable:
    """A ranged fire Attack 4 comes."""
    game = attacked(rivals(units=FIRE_GOLEMS, hand={0: hand}, mana={0: ["blue", "blue"], 1: ["red"]}))
    strike(game, "activate 0 1")
    return game


@rule(
    "mage_knight.pvp.ranged-block-efficiency-as-usual",
    "mage_knight.pvp.ranged-example-efficient-block",
    "mage_knight.pvp.ranged-example-inefficient-block",
)
def test_the_examples_of_efficient_and_inefficient_block() -> None:
    game = shot_at([])
    use(game, "activate 0 2")
    play(game, "stand")
    assert comes(game) == 2
    game = shot_at(["determination", "rage"])
    use(game, "power determination", "play rage")
    play(game, "stand")
    assert comes(game) == 3


@rule("mage_knight.pvp.ranged-lost-swiftness-full-block")
def test_block_that_works_against_swift_counts_in_full() -> None:
    game = attacked(rivals(units={0: ["utem-guardsmen"], 1: ["amotep-gunners"]}, mana={1: ["red"]}))
    strike(game, "activate 0 1")
    use(game, "activate 0 1")
    play(game, "stand")
    assert comes(game) == 4  # half of 4, and that against a swift attack: 6 - 4 // 2
    game = attacked(rivals(units={0: ["utem-guardsmen"], 1: ["savage-monks"]}, mana={1: ["green"]}))
    strike(game, "activate 0 1")
    use(game, "activate 0 1")
    play(game, "stand")
    assert (comes(game), game.asks) == (0, AFAR)


@rule("mage_knight.pvp.ranged-block-efficient-against-any-element")
def test_a_block_that_suits_one_element_of_the_attack_counts_in_full() -> None:
    units = {0: ["guardian-golems"], 1: ["fire-mages", "utem-crossbowmen"]}
    game = attacked(rivals(units=units, hand={0: ["determination"]}, mana={0: ["blue"]}))
    strike(game, "activate 0 0", "activate 1 1")
    use(game, "power determination")
    play(game, "stand")
    assert comes(game) == 3  # 5 - 5 // 2
    game = attacked(rivals(units=units, hand={0: ["determination"]}, mana={0: ["blue"]}))
    strike(game, "activate 0 0")
    use(game, "power determination")
    play(game, "stand")
    assert comes(game) == 2  # 3 - 5 // 2 // 2


@rule("mage_knight.pvp.ranged-block-efficient-against-any-element")
def test_fire_and_ice_together_are_blocked_by_either() -> None:
    units = {0: ["guardian-golems"], 1: ["fire-mages", "ice-mages"]}
    for mana, ability in (("red", 1), ("blue", 2)):
        game = attacked(rivals(units=units, mana={0: [mana], 1: ["blue"]}))
        strike(game, "activate 0 0", "activate 1 1")
        use(game, f"activate 0 {ability}")
        play(game, "stand")
        assert comes(game) == 5  # 7 - 4 // 2


@rule("mage_knight.pvp.ranged-remaining-becomes-damage")
def test_what_is_left_is_assigned_to_units_or_the_hero() -> None:
    game = attacked(rivals(units={0: ["peasants"], 1: ["utem-crossbowmen", "utem-crossbowmen"]}))
    strike(game, "activate 0 1", "activate 1 1")
    play(game, "stand")
    assert options(game) == ["wound-unit 1", "wound-hero", "done"]


# ---- the melee phase ----


@rule("mage_knight.pvp.melee-like-ranged-phase", "mage_knight.pvp.melee-1-block-per-1-attack")
def test_hand_to_hand_each_point_of_block_takes_one_off() -> None:
    game = melee(rivals(units={0: ["utem-guardsmen", "utem-guardsmen"]}, hand={1: ["determination", "rage"]}))
    strike(game, "activate 0 0", "activate 1 0")
    assert (game.seat, game.asks) == (1, BLOCK)
    use(game, "play determination")
    play(game, "stand")
    assert (game.seat, game.asks, comes(game)) == (0, ASSIGN, 2)
    play(game, "wound-hero")
    assert hand_of(game, 1).count("wound") == 1


@rule("mage_knight.pvp.melee-any-attack-combination", "mage_knight.pvp.melee-fortification-ignored")
def test_hand_to_hand_any_attacks_go_together_fortified_or_not() -> None:
    units = {0: ["utem-guardsmen", "utem-crossbowmen", "catapults"]}
    game = melee(at_keep(units=units, hand={0: ["rage"]}))
    strike(game, "activate 0 0", "activate 1 1", "activate 2 0", "sideways rage attack")
    play(game, "stand")
    assert comes(game) == 8


@rule("mage_knight.pvp.melee-sideways-physical-1")
def test_any_card_gives_a_physical_attack_of_one_sideways() -> None:
    game = melee(rivals(hand={0: ["stamina", "march"]}))
    strike(game, "sideways stamina attack", "sideways march attack")
    play(game, "stand")
    assert comes(game) == 2


@rule("mage_knight.pvp.melee-sideways-makes-attack-physical")
def test_a_card_sideways_makes_the_whole_attack_physical_too() -> None:
    def struck(*more: str) -> int:
        units = {0: ["fire-mages", "utem-guardsmen"], 1: ["guardian-golems", "utem-guardsmen"]}
        game = melee(rivals(units=units, hand={0: ["stamina"], 1: ["rage"]}))
        strike(game, "activate 0 0", *more)
        use(game, "play rage")
        play(game, "stand")
        prices = [one for one in offered(game, "wound-unit") if one == "1"]
        return 10 * comes(game) + len(prices)

    assert struck() == 20  # fire 3 less half of 2
    assert struck("sideways stamina attack") == 20  # 4 less 2; golems resist the physical part, and cost 6
    game = melee(rivals(units={0: ["fire-mages"], 1: ["guardian-golems"]}, hand={0: ["stamina"]}))
    strike(game, "activate 0 0")
    play(game, "stand")
    assert "wound-unit 1" in options(game)
    game = melee(rivals(units={0: ["fire-mages"], 1: ["guardian-golems"]}, hand={0: ["stamina"]}))
    strike(game, "activate 0 0", "sideways stamina attack")
    play(game, "stand")
    assert "wound-unit 1" not in options(game)


@rule("mage_knight.pvp.melee-roles-alternate-until-end")
def test_hand_to_hand_attacks_alternate_until_both_pass() -> None:
    game = melee(rivals(hand={0: ["stamina", "march"], 1: ["stamina", "march"]}))
    strike(game, "sideways stamina attack")
    play(game, "stand", "done")
    assert (game.seat, game.asks) == (1, MELEE)
    strike(game, "sideways stamina attack")
    play(game, "stand", "done")
    assert (game.seat, game.asks) == (0, MELEE)
    play(game, "pass", "pass")
    assert (game.duel, game.seat, game.turn.acted) == (None, 0, True)


@rule("mage_knight.pvp.effects-rule-changes-last-whole-combat")
def test_ignored_fortifications_stay_ignored_for_the_whole_fight() -> None:
    units = {0: ["utem-crossbowmen", "utem-crossbowmen"]}
    game = attacked(at_keep(units=units, hand={0: ["demolish"]}, mana={0: ["red"]}))
    play(game, "pass")
    use(game, "play demolish")
    strike(game, "activate 0 1")
    play(game, "stand", "done", "pass")
    assert (game.seat, offered(game, "activate")) == (0, ["1 1"])
    assert units_of(game) == ["utem-crossbowmen spent", "utem-crossbowmen"]


@rule("mage_knight.pvp.melee-any-attack-combination")
def test_a_unit_recruited_in_the_fight_attacks_at_once() -> None:
    tactics = {0: "from-the-dusk", 1: "long-night"}
    mana = {0: ["white", "black"]}
    game = melee(rivals(hand={0: ["call-to-arms"]}, mana=mana, unit_offer=["peasants"], night=True, tactic=tactics))
    use(game, "power call-to-arms", "recruit peasants")
    strike(game, "activate 0 0")
    play(game, "stand")
    assert (game.asks, comes(game)) == (ASSIGN, 2)
