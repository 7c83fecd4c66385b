"""What the base set's Spells that act in combat or move the hero do, in both halves, besides giving points."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    KEEP,
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
from tests.rules.mage_knight.look import offered, options

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


@pytest.mark.parametrize(
    ("plays", "armors"), [(["choose 0", "enemy 1"], [5, 1]), (["choose 0", "enemy 0"], [2, 7]), (["choose 1"], [3, 3])]
)
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
