"""What the base set's Spells that act in combat or move the hero do, in both halves, besides giving points."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content import CARD, KIND_OF
from tests.rules.mage_knight.arrange import (
    arrange_offers,
    deck_of,
    discard_of,
    end_turn,
    hand_of,
    offered,
    options,
    place_of,
    settle,
    table,
    units_of,
)
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    KEEP,
    ORCS,
    RANGED,
    armor,
    assault,
    before_keep,
    combat_of,
    do,
    fight,
    foe,
    left,
    phase_of,
    to,
    word,
    wounds_of,
)

MANA = ["red", "blue", "green", "white"]
NIGHT_MANA = [*MANA, "black"]
VILLAGE_TILE = {(0, 1): "countryside-01"}
KEEP_TILE = {(0, 1): "countryside-03"}


def by_night(*enemies: str, spell: str, **more: object) -> MageKnightTable:
    """Fight at night with a Spell and the mana for either half."""
    return fight(*enemies, hand=[spell], mana=NIGHT_MANA, night=True, **more)  # type: ignore[arg-type]  # handed on


def besiege(*enemies: str, spell: str) -> MageKnightTable:
    """Assault a keep at night with a Spell and the mana for either half."""
    game = before_keep(*enemies, hand=[spell], mana=NIGHT_MANA, night=True)
    return do(game, f"go {word(KEEP)}")


def attacking(game: MageKnightTable) -> list[str]:
    """Give the attacks that are still to be blocked."""
    return offered(to(game, BLOCK), "block")


# ---- Fireball, Snowstorm, Flame Wall ----


@pytest.mark.parametrize("spell", ["fireball", "snowstorm"])
def test_the_strong_bolts_wound_the_caster(spell: str) -> None:
    game = by_night("prowlers", spell=spell)
    do(game, "target 0", f"power {spell}")
    assert wounds_of(game) == 1
    do(game, "strike")
    assert left(game) == []


@pytest.mark.parametrize("spell", ["fireball", "snowstorm"])
def test_the_basic_bolts_wound_nobody(spell: str) -> None:
    game = fight("prowlers", hand=[spell], mana=MANA)
    do(game, "target 0", f"play {spell}")
    assert wounds_of(game) == 0


@pytest.mark.parametrize(("phase", "begin", "base"), [(ATTACK, "target 1", 5), (BLOCK, "block 1 0", 7)])
def test_flame_wave_counts_the_enemies_still_there(phase: str, begin: str, base: int) -> None:
    for beaten in (0, 1):
        game = fight(
            "diggers",
            "prowlers",
            hand=["flame-wall", "crushing-bolt"],
            mana=[*NIGHT_MANA, "green"],
            night=True,
            fame=80,
        )
        if beaten:
            do(game, "target 0", "power crushing-bolt", "strike")
        do(to(game, phase), begin, "power flame-wall")
        assert [lot.value for lot in combat_of(game).pool] == [base + 2 * (2 - beaten)]


# ---- Expose ----


def test_expose_strips_one_enemy_and_shoots_at_any() -> None:
    game = assault("golems", "illusionists", hand=["expose"], mana=MANA)
    assert offered(game, "target") == ["0", "1"]
    do(game, "play expose", "enemy 1")
    assert [one.resistances for one in combat_of(game).foes] == [1, 0]
    assert (foe(game, 0).site_fortified, foe(game, 1).site_fortified) == (True, False)
    do(game, "target 1")
    assert [lot.value for lot in combat_of(game).pool] == [2]


def test_expose_takes_both_fortifications_and_opens_a_keep_to_arrows() -> None:
    game = assault("guardsmen", hand=["expose"], mana=MANA)
    assert offered(game, "target") == []
    do(game, "play expose")
    assert offered(game, "target") == ["0"]


def test_the_attack_of_expose_is_lost_in_the_block_phase() -> None:
    game = to(fight("ironclads", hand=["expose"], mana=MANA), BLOCK)
    do(game, "play expose")
    assert foe(game).resistances == 0
    do(to(game, ATTACK), "target 0")
    assert combat_of(game).pool == ()


@pytest.mark.parametrize(("branch", "fortified", "resists"), [(0, False, True), (1, True, False)])
def test_mass_expose_takes_one_of_two_things_from_all(branch: int, fortified: bool, resists: bool) -> None:
    game = besiege("golems", "illusionists", spell="expose")
    do(game, "power expose", f"choose {branch}", "target 0", "target 1")
    assert [one.site_fortified for one in combat_of(game).foes] == [fortified] * 2
    assert [one.resistances != 0 for one in combat_of(game).foes] == [resists] * 2


def test_expose_leaves_an_arcane_immune_enemy_as_it_is() -> None:
    game = assault("guardsmen", "sorcerers", hand=["expose"], mana=MANA)
    do(game, "play expose")  # only Guardsmen can be named
    assert [one.site_fortified for one in combat_of(game).foes] == [False, True]


# ---- Tremor ----


@pytest.mark.parametrize(("plays", "armors"), [(["choose 0", "enemy 1"], [5, 2]), (["choose 1"], [3, 3])])
def test_tremor_shakes_one_enemy_by_3_or_all_by_2(plays: list[str], armors: list[int]) -> None:
    game = fight("cursed-hags", "swordsmen", hand=["tremor"], mana=MANA)
    do(game, "play tremor", *plays)
    assert [armor(game, 0), armor(game, 1)] == armors


@pytest.mark.parametrize(("plays", "armors"), [(["choose 0", "enemy 1"], [5, 1]), (["choose 1"], [3, 3])])
def test_earthquake_is_twice_as_strong_against_fortified_enemies(plays: list[str], armors: list[int]) -> None:
    game = by_night("cursed-hags", "guardsmen", spell="tremor")  # Armor 5, and 7 fortified
    do(game, "power tremor", *plays)
    assert [armor(game, 0), armor(game, 1)] == armors


def test_earthquake_counts_the_fortification_of_a_site_and_double_ones_once() -> None:
    game = besiege("guardsmen", "swordsmen", spell="tremor")
    do(game, "power tremor", "choose 1")
    assert [armor(game, 0), armor(game, 1)] == [3, 1]


# ---- Whirlwind, Chill, Wings of Night ----


def test_whirlwind_keeps_one_enemy_from_attacking() -> None:
    game = fight("prowlers", "cursed-hags", hand=["whirlwind"], mana=MANA)
    do(game, "play whirlwind", "enemy 0")
    assert attacking(game) == ["1 0"]


def test_tornado_destroys_an_enemy_in_the_attack_phase() -> None:
    game = by_night("prowlers", "diggers", spell="whirlwind")
    assert "power whirlwind" not in options(game)
    assert "power whirlwind" not in options(to(game, BLOCK))
    do(to(game, ATTACK), "power whirlwind", "enemy 1")
    assert left(game) == ["prowlers"]
    assert game.players[0].fame == 2


def test_chill_stops_an_attack_and_takes_fire_resistance() -> None:
    game = fight("fire-mages", "ice-mages", hand=["chill"], mana=MANA)
    do(game, "play chill")  # Ice Mages resist ice: Fire Mages are the only ones
    assert foe(game, 0).resistances == 0
    assert attacking(game) == ["1 0"]


def test_lethal_chill_stops_an_attack_and_lowers_armor() -> None:
    game = by_night("cursed-hags", "fire-mages", "ice-mages", spell="chill")
    do(game, "power chill")
    assert offered(game, "enemy") == ["0", "1"]
    do(game, "enemy 0")
    assert (armor(game, 0), armor(game, 1)) == (1, 5)
    assert foe(game, 1).resistances
    assert attacking(game) == ["1 0", "2 0"]


def test_wings_of_night_stop_more_enemies_for_1_then_2_more_move() -> None:
    enemies = ["prowlers", "diggers", "cursed-hags", "wolf-riders"]
    hand = ["wings-of-wind", "march", "rage"]
    game = fight(*enemies, hand=hand, mana=NIGHT_MANA, night=True)
    do(game, "play march", "sideways rage move", "power wings-of-wind", "enemy 0")
    assert game.turn.move == 3
    assert offered(game, "enemy") == ["1", "2", "3"]
    do(game, "enemy 1")
    assert game.turn.move == 2
    do(game, "enemy 3")
    assert game.turn.move == 0
    assert attacking(game) == ["2 0"]


# ---- shields ----


def test_burning_shield_strikes_back_in_the_attack_phase() -> None:
    game = fight("diggers", "prowlers", hand=["burning-shield"], mana=MANA)
    do(to(game, BLOCK), "block 0 0", "play burning-shield", "stand")
    assert offered(game, "option") == []
    do(to(game, ATTACK), "target 1", "option 0")
    if "accept" in options(game):
        do(game, "accept")
    assert [(lot.value, lot.element) for lot in combat_of(game).pool] == [(4, 1)]
    assert offered(game, "option") == []


def test_burning_shield_gives_nothing_if_the_block_fails() -> None:
    game = fight("werewolf", hand=["burning-shield"], mana=MANA)
    do(to(game, BLOCK), "block 0 0", "play burning-shield", "give-up")
    do(to(game, ATTACK), "target 0")
    assert offered(game, "option") == []


def test_exploding_shield_destroys_the_enemy_it_blocks() -> None:
    game = by_night("prowlers", spell="burning-shield")
    do(to(game, BLOCK), "block 0 0", "power burning-shield", "stand")
    assert left(game) == []
    assert game.players[0].fame == 2


def test_exploding_shield_blocks_a_fire_resistant_enemy_without_destroying_it() -> None:
    game = by_night("fire-golems", spell="burning-shield")  # fire 3 against half of fire 4
    to(game, BLOCK)
    foe(game).values[0] = 2
    do(game, "block 0 0", "power burning-shield", "stand")
    assert left(game) == ["fire-golems"]
    assert phase_of(to(game, ATTACK)) == ATTACK
    assert wounds_of(game) == 0


# ---- Demolish ----


def test_demolish_ignores_the_site_and_lowers_all_armor() -> None:
    game = assault("guardsmen", "swordsmen", "fire-mages", hand=["demolish"], mana=MANA)
    assert offered(game, "target") == ["1", "2"]
    do(game, "play demolish")
    assert offered(game, "target") == ["0", "1", "2"]  # Guardsmen are fortified once now
    assert [armor(game, at) for at in range(3)] == [6, 4, 5]  # Fire Mages resist


def test_disintegrate_destroys_one_and_lowers_the_others() -> None:
    game = by_night("prowlers", "cursed-hags", "fire-mages", spell="demolish", fame=80)
    assert "power demolish" not in options(game)
    do(to(game, ATTACK), "power demolish")
    assert offered(game, "enemy") == ["0", "1"]
    do(game, "enemy 0")
    assert left(game) == ["cursed-hags", "fire-mages"]
    assert [armor(game, 1), armor(game, 2)] == [4, 5]
    assert game.players[0].fame == 82


# ---- moving ----


def test_underground_travel_leads_three_spaces_to_a_safe_one() -> None:
    game = table(tiles=KEEP_TILE, at={0: (0, -1)}, hand={0: ["underground-travel"]}, mana={0: MANA}, forced=False)
    do(game, "play underground-travel")
    assert word(KEEP) not in offered(game, "go")
    do(game, "go 1,-4")
    assert (place_of(game, 0), game.turn.move) == ((1, -4), 0)


def underground(at: tuple[int, int]) -> MageKnightTable:
    """Cast Underground Attack from a space."""
    game = table(
        tiles=KEEP_TILE,
        at={0: at},
        enemies={KEEP: ["guardsmen", "swordsmen"]},
        hand={0: ["underground-travel"]},
        mana={0: NIGHT_MANA},
        night=True,
        forced=False,
    )
    return do(game, "power underground-travel") if "power underground-travel" in options(game) else game


def test_underground_attack_assaults_without_site_fortification() -> None:
    assert offered(underground((0, 0)), "go") == []  # four spaces away
    game = do(underground((0, -2)), f"go {word(KEEP)}")
    assert phase_of(game) == RANGED
    assert game.players[0].reputation == -1
    assert offered(game, "target") == ["0", "1"]  # Guardsmen are fortified once
    do(to(game, ATTACK), "next")
    assert place_of(game, 0) == (0, -2)


@pytest.mark.parametrize("points", [1, 3, 5])
def test_wings_of_wind_fly_a_space_for_each_point(points: int) -> None:
    game = table(tiles=VILLAGE_TILE, hand={0: ["wings-of-wind"]}, mana={0: MANA}, move=6, forced=False)
    do(game, "play wings-of-wind")
    assert offered(game, "number") == ["1", "2", "3", "4", "5"]
    do(game, f"number {points}")
    ends = [tuple(map(int, one.split(","))) for one in offered(game, "go")]
    assert ends
    if points == 1:
        assert all(max(abs(q), abs(r), abs(q + r)) == 1 for q, r in ends)
    game.play(f"go {ends[0][0]},{ends[0][1]}")
    assert (place_of(game, 0), game.turn.move) == (ends[0], 6 - points)


def test_space_bending_leaps_and_provokes_nobody() -> None:
    game = table(
        tiles=VILLAGE_TILE,
        at={0: (0, -3)},
        enemies={ORCS: ["prowlers"]},
        hand={0: ["space-bending"]},
        mana={0: MANA},
        move=9,
        forced=False,
    )
    do(game, "play space-bending", "go 1,-3")
    assert (game.combat, place_of(game, 0)) == (None, (1, -3))
    do(game, "go 2,-2")  # two spaces away
    assert (place_of(game, 0), game.turn.move) == ((2, -2), 9 - 3 - 2)


def test_time_bending_gives_another_turn_with_the_cards_played() -> None:
    hand = {0: ["space-bending", "march", "rage"], 1: ["stamina"]}
    game = table(hand=hand, mana={0: ["blue", "black"]}, night=True, deck={0: ["stamina"] * 2}, forced=False)
    do(game, "play march", "power space-bending")
    end_turn(game)
    assert game.turn.seat == 0
    assert hand_of(game) == ["march", "rage"]
    assert [CARD.words[KIND_OF[deed]] for deed in game.players[0].aside] == ["space-bending"]
    assert discard_of(game) == []


# ---- Call to Arms, Meditation ----


def table_offer(game: MageKnightTable, *units: str) -> None:
    """Let exactly these Units lie in the offer."""
    arrange_offers(game, None, None, units)
    settle(game)


def test_call_to_arms_borrows_an_ability_from_the_offer() -> None:
    game = table(hand={0: ["call-to-arms"]}, mana={0: MANA}, unit_offer=["peasants", "utem-guardsmen"], forced=False)
    do(game, "play call-to-arms")  # Move 2 of the Peasants is all that counts here
    assert (game.turn.move, len(game.unit_offer), units_of(game)) == (2, 2, [])


def test_call_to_arms_asks_for_the_mana_of_the_ability() -> None:
    game = to(fight("prowlers", hand=["call-to-arms"], mana=["white", "red"]), ATTACK)
    table_offer(game, "red-cape-monks")
    do(game, "target 0", "play call-to-arms", "choose 1")
    assert [lot.value for lot in combat_of(game).pool] == [4]
    assert not any(game.players[0].mana)


def test_call_to_glory_recruits_any_unit_for_nothing() -> None:
    game = table(
        hand={0: ["call-to-arms"]},
        mana={0: NIGHT_MANA},
        night=True,
        units={0: ["peasants"]},
        unit_offer=["altem-mages", "foresters"],
        forced=False,
    )
    do(game, "power call-to-arms", "recruit altem-mages", "disband 0")
    assert units_of(game) == ["altem-mages"]


def test_call_to_glory_works_in_combat_and_the_unit_acts_at_once() -> None:
    game = by_night("prowlers", spell="call-to-arms")
    table_offer(game, "catapults")
    do(game, "power call-to-arms", "recruit catapults", "target 0", "activate 0 0", "strike")
    assert left(game) == []


@pytest.mark.parametrize("pile", ["top", "bottom"])
def test_trance_puts_two_chosen_cards_into_the_deck_and_draws_two_more(pile: str) -> None:
    game = table(
        hand={0: ["meditation"]},
        mana={0: ["green", "black"]},
        night=True,
        deck={0: ["stamina"] * 2 + ["rage"] * 2},
        discard={0: ["march", "wound", "swiftness", "threaten"]},
        forced=False,
    )
    do(game, "power meditation", "card swiftness", "card threaten", f"put {pile}", "card threaten")
    found = deck_of(game)
    assert (found[-2:] if pile == "top" else found[:2]) == ["swiftness", "threaten"]
    assert sorted(discard_of(game)) == ["march", "wound"]
    end_turn(game)
    assert len(hand_of(game)) == 6  # all the deck holds, one less than Hand limit 5 and 2 more


def test_meditation_picks_at_random_and_raises_the_next_draw() -> None:
    deck = ["march", "march", "stamina", "stamina", "rage", "rage", "swiftness", "swiftness"]
    game = table(
        hand={0: ["meditation"]}, mana={0: MANA}, deck={0: deck}, discard={0: ["wound", "wound"]}, forced=False
    )
    do(game, "play meditation", "put bottom")
    assert (deck_of(game)[:2], discard_of(game)) == (["wound", "wound"], [])
    end_turn(game)
    assert len(hand_of(game)) == 5 + 2
    assert "wound" not in hand_of(game)


def test_meditation_without_a_discard_pile_still_raises_the_draw() -> None:
    deck = ["march", "march", "stamina", "stamina", "rage", "rage", "swiftness", "swiftness"]
    game = table(hand={0: ["meditation"]}, mana={0: MANA}, deck={0: deck}, forced=False)
    do(game, "play meditation")
    end_turn(game)
    assert len(hand_of(game)) == 7


def test_restoration_heals_nothing_in_combat() -> None:
    game = fight("prowlers", hand=["restoration", "wound"], mana=MANA)
    for phase in (RANGED, BLOCK, DAMAGE):
        assert "play restoration" not in options(to(game, phase))
