"""Sites where Night rules hold or Units may not fight: dungeons, tombs and burning monasteries."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import SKILL
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.state.pieces import Unit
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, to, wounds_of
from tests.rules.mage_knight.arrange_end import load
from tests.rules.mage_knight.arrange_foes import MANY, defeated, fight, unblocked
from tests.rules.mage_knight.arrange_sites import (
    DUNGEON,
    MONASTERY,
    TOMB,
    Place,
    actions,
    enter,
    on,
    shields_at,
)
from tests.rules.mage_knight.look import (
    crystals_of,
    deck_of,
    enemies_at,
    foes_of,
    mana_of,
    offered,
    options,
    play,
    units_of,
)

UNDERGROUND = [(DUNGEON, "gargoyle"), (TOMB, "swamp-dragon")]
SPELLS = ["fireball", "snowstorm"]


def burning(**more: object) -> MageKnightTable:
    """Let seat 0 burn a monastery."""
    game = on(MONASTERY, next_enemies=["monks"], **more)
    game.play("burn")
    return game


# ---- Night rules ----


@rule(
    "mage_knight.sites.night-rules-mana",
    "mage_knight.sites.dungeon-night-rules",
    "mage_knight.sites.tomb-night-rules",
)
@pytest.mark.parametrize(("place", "enemy"), UNDERGROUND)
def test_gold_mana_is_useless_and_black_useful_underground_by_day(place: Place, enemy: str) -> None:
    coins: list[tuple[list[str], list[str]]] = [(["gold"], []), ([], ["gold"])]  # a token, a die
    for mana, source in coins:
        game = enter(place, next_enemies=[enemy], hand=[*SPELLS, *MANY], mana={0: mana}, source=source)
        game.play("target 0")
        assert not set(SPELLS) & set(offered(game, "play"))
        above = fight("swamp-dragon", hand=[*SPELLS, *MANY], mana=mana, source=source)
        above.play("target 0")
        assert "fireball" in offered(above, "play")
    coins = [(["red", "black"], []), (["red"], ["black"])]
    for mana, source in coins:
        game = enter(place, next_enemies=[enemy], hand=[*SPELLS, *MANY], mana={0: mana}, source=source)
        play(game, "target 0", "power fireball")
        assert "black" not in mana_of(game)
        assert game.source == ()


@rule("mage_knight.sites.night-rules-strong-spells")
def test_strong_effects_of_spells_are_for_underground_by_day() -> None:
    for place, enemy in UNDERGROUND:
        game = enter(place, next_enemies=[enemy], hand=[*SPELLS, *MANY], mana={0: ["red", "black"]})
        game.play("target 0")
        assert "fireball" in offered(game, "power")
    above = fight("swamp-dragon", hand=[*SPELLS, *MANY], mana=["red", "black"])
    above.play("target 0")
    assert offered(above, "power") == []


@rule("mage_knight.sites.night-rules-only-in-combat")
@pytest.mark.parametrize(("place", "enemy"), UNDERGROUND)
def test_night_rules_begin_and_end_with_the_combat(place: Place, enemy: str) -> None:
    """Gold mana powers Blood Ritual by Day, before and after."""
    game = on(place, next_enemies=[enemy], hand=["blood-ritual", *MANY], mana={0: ["gold"]}, fame={0: 99})
    assert "blood-ritual" in offered(game, "power")
    game.play("enter")
    assert "blood-ritual" not in offered(game, "power")
    to(game, ATTACK)
    assert "blood-ritual" not in offered(game, "power")
    game.play("next")
    assert "blood-ritual" in offered(game, "power")


# ---- Units ----


@rule(
    "mage_knight.sites.units-barred-neither-act-nor-suffer",
    "mage_knight.sites.dungeon-no-units",
    "mage_knight.sites.tomb-no-units",
    "mage_knight.sites.monastery-burning-without-units",
)
@pytest.mark.parametrize("place", [DUNGEON, TOMB, MONASTERY])
def test_units_are_neither_activated_nor_assigned_damage_where_they_are_barred(place: Place) -> None:
    units = {0: ["utem-crossbowmen", "herbalists"]}
    enemies = ["gargoyle", "swamp-dragon", "monks"]
    game = on(place, next_enemies=enemies, units=units)
    assert "activate 1 2" in options(game)
    game.play("burn" if place == MONASTERY else "enter")
    assert offered(game, "activate") == []
    game.play("target 0")
    assert offered(game, "activate") == []
    play(game, "give-up", "next", "block 0 0")
    assert offered(game, "activate") == []
    play(game, "give-up", "next", "damage 0 0")
    assert offered(game, "assign") == []
    assert wounds_of(game) == 3
    assert units_of(game) == ["utem-crossbowmen", "herbalists"]
    game.play("target 0")
    assert offered(game, "activate") == []
    play(game, "give-up", "next")
    assert "activate 1 2" in options(game)
    above = fight("prowlers", units=units[0], hand=MANY)
    assert "activate 1 2" in options(above)
    assert unblocked(above).combat is not None
    assert offered(above, "assign") == ["0", "1"]


@rule("mage_knight.sites.units-barred-neither-act-nor-suffer")
def test_a_unit_on_bonds_of_loyalty_may_fight_everywhere() -> None:
    game = on(DUNGEON, next_enemies=["gargoyle"], units={0: ["peasants", "foresters"]})
    player = game.players[0]
    player.skills = (SKILL.at("norowas-bonds-of-loyalty"),)
    peasants, foresters = player.units
    player.units = (peasants, Unit(foresters.card, True, 0, NONE, True, True, False))
    settle(game)
    game.play("enter")
    to(game, BLOCK).play("block 0 0")
    assert offered(game, "activate") == ["1 1"]
    play(game, "give-up", "next", "damage 0 0")
    assert offered(game, "assign") == ["1"]


# ---- monasteries ----


@rule("mage_knight.sites.monastery-defender-not-fortified")
def test_the_defender_of_a_monastery_can_be_shot_at() -> None:
    game = burning(hand=[*SPELLS, *MANY], mana={0: ["red"]})
    assert foes_of(game) == ["monks"]
    play(game, "target 0", "play fireball")
    assert "strike" in options(game)


# ---- dungeons ----


@rule("mage_knight.sites.dungeon-draws-brown")
def test_a_dungeon_is_entered_against_one_brown_enemy() -> None:
    game = on(DUNGEON, next_enemies=["hydra", "gargoyle", "prowlers", "swamp-dragon"])
    assert enemies_at(game, DUNGEON[1]) == []
    game.play("enter")
    assert foes_of(game) == ["hydra"]


@rule("mage_knight.sites.dungeon-reward-roll")
@pytest.mark.parametrize("face", ["red", "blue", "green", "white", "gold", "black"])
def test_the_reward_of_a_dungeon_is_rolled_for(face: str) -> None:
    spells = ["fireball", "tremor", "chill"]
    game = defeated(enter(DUNGEON, next_enemies=["minotaur"], fame={0: 99}, spells=spells, deck={0: []}), 0)
    game.play("next")
    load(game, face)
    game.play("end-turn")
    if "reward dungeon-roll" in options(game):
        game.play("reward dungeon-roll")
    picks = offered(game, "pick")
    assert (sorted(picks) == sorted(spells)) == (face in ("gold", "black"))
    game.play(f"pick {picks[0]}")
    if face not in ("gold", "black"):
        assert len(picks) == 2  # two Artifacts drawn, one goes back
        assert deck_of(game) == [picks[1]]
    else:
        assert deck_of(game) == [picks[0]]


@rule("mage_knight.sites.dungeon-conquered-fame-only", "mage_knight.sites.tomb-conquered-fame-only")
@pytest.mark.parametrize(("place", "enemy", "fame"), [(DUNGEON, "minotaur", 4), (TOMB, "swamp-dragon", 7)])
def test_a_conquered_dungeon_or_tomb_is_entered_again_for_fame_only(place: Place, enemy: str, fame: int) -> None:
    game = on(
        place,
        shields=[1],
        next_enemies=[enemy],
        fame={0: 99},
        units={0: ["utem-crossbowmen"]},
        mana={0: ["gold"]},
        hand=["fireball", *MANY],
    )
    assert actions(game) == ["enter"]
    game.play("enter")
    game.play("target 0")
    assert (offered(game, "activate"), "fireball" in offered(game, "play")) == ([], False)
    game.play("give-up")
    defeated(game, 0)
    game.play("next")
    assert (game.players[0].fame, shields_at(game, place[1])) == (99 + fame, [1])
    assert game.turn.rewards == ()


# ---- tombs ----


@rule("mage_knight.sites.tomb-draws-red")
def test_a_tomb_is_entered_against_one_red_enemy() -> None:
    game = on(TOMB, next_enemies=["fire-dragon", "ice-dragon", "gargoyle"])
    assert enemies_at(game, TOMB[1]) == []
    game.play("enter")
    assert foes_of(game) == ["fire-dragon"]


@rule("mage_knight.sites.tomb-reward")
def test_the_reward_of_a_tomb_is_a_spell_and_an_artifact() -> None:
    game = defeated(
        enter(TOMB, next_enemies=["swamp-dragon"], spells=["tremor", "chill"], deck={0: []}, fame={0: 99}), 0
    )
    play(game, "next", "end-turn")
    assert offered(game, "reward") == ["artifact", "spell"]
    game.play("reward spell")
    assert sorted(offered(game, "pick")) == ["chill", "tremor"]
    game.play("pick chill")
    picks = offered(game, "pick")
    assert len(picks) == 2
    game.play(f"pick {picks[0]}")
    assert deck_of(game) == ["chill", picks[1]]
    assert crystals_of(game) == {}
