"""Combat results: conquered and burned places, survivors, and the way back after a failed assault."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import ENEMY, ENEMY_OF
from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import ATTACK, to, wounds_of
from tests.rules.mage_knight.arrange_foes import MANY, defeated, fight, standing
from tests.rules.mage_knight.arrange_sites import (
    CENTRE,
    DEN,
    DUNGEON,
    GROUNDS,
    KEEP,
    MONASTERY,
    NORTH_WEST,
    RUINS,
    SOUTH_WEST,
    TOMB,
    TOWER,
    WEST,
    Place,
    actions,
    assault,
    beside,
    enter,
    on,
    seen_enemies,
    shields_at,
    turn_of,
)
from tests.rules.mage_knight.look import deck_of, end_turn, enemies_at, foes_of, offered, options, place_of, play


def discarded(game: MageKnightTable) -> list[str]:
    """Give the newest token of each discard pile of enemies."""
    return [ENEMY.words[ENEMY_OF[pile[-1]]] for pile in game.fallen if pile]


def burned(**more: object) -> MageKnightTable:
    """Let seat 0 burn a monastery defended by Monks, up to the Attack phase."""
    game = on(MONASTERY, next_enemies=["monks", "monks"], **more)
    game.play("burn")
    return to(game, ATTACK)


# ---- fortified sites and monasteries ----


@rule("mage_knight.combat-results.fortified-site-conquered-hero-stays")
@pytest.mark.parametrize(("place", "enemy"), [(KEEP, "thugs"), (TOWER, "monks")])
def test_the_hero_ends_the_turn_on_the_conquered_site(place: Place, enemy: str) -> None:
    game = defeated(assault(place, enemy), 0)
    game.play("next")
    end_turn(game)
    assert place_of(game, 0) == place[1]


@rule("mage_knight.combat-results.fortified-site-rampaging-not-needed")
def test_rampaging_companions_need_not_be_defeated() -> None:
    place = ("countryside-04", CENTRE, SOUTH_WEST)  # the orcs in the west are provoked
    game = assault(place, "monks", others={WEST: ["prowlers"]}, fame={0: 99})
    assert foes_of(game) == ["prowlers", "monks"]
    defeated(game, 1)
    game.play("next")
    assert (shields_at(game, CENTRE), place_of(game, 0)) == ([0], CENTRE)
    assert enemies_at(game, WEST) == ["prowlers"]
    lost = defeated(assault(place, "monks", others={WEST: ["prowlers"]}, fame={0: 99}), 0)
    lost.play("next")
    assert (shields_at(lost, CENTRE), place_of(lost, 0)) == ([], SOUTH_WEST)


@rule("mage_knight.combat-results.keep-conquered-shield")
@pytest.mark.parametrize(("place", "enemy"), [(KEEP, "thugs"), (TOWER, "monks")])
def test_a_conquered_keep_or_tower_bears_the_conquerors_shield(place: Place, enemy: str) -> None:
    game = defeated(assault(place, enemy), 0)
    assert shields_at(game, place[1]) == []
    game.play("next")
    assert shields_at(game, place[1]) == [0]


@rule("mage_knight.combat-results.foreign-keep-shield-replaced")
def test_another_players_keep_changes_its_shield() -> None:
    game = defeated(assault(KEEP, shields=[1], next_enemies=["thugs"]), 0)
    game.play("next")
    assert shields_at(game, KEEP[1]) == [0]


@rule("mage_knight.combat-results.mage-tower-spell-reward")
def test_a_conquered_mage_tower_gives_a_spell_of_choice_at_the_end_of_the_turn() -> None:
    game = defeated(assault(TOWER, "monks", spells=["fireball", "tremor", "chill"], deck={0: []}), 0)
    game.play("next")
    assert offered(game, "pick") == []
    game.play("end-turn")
    assert sorted(offered(game, "pick")) == ["chill", "fireball", "tremor"]
    game.play("pick tremor")
    assert deck_of(game) == ["tremor"]
    keep = defeated(assault(KEEP, "thugs"), 0)
    play(keep, "next", "end-turn")
    assert offered(keep, "pick") == []


@rule("mage_knight.combat-results.monastery-burned-shield", "mage_knight.combat-results.monastery-burned-space-empty")
def test_a_burned_monastery_is_marked_and_its_space_empty_from_then_on() -> None:
    game = defeated(burned(fame={0: 99}), 0)
    game.play("next")
    assert shields_at(game, MONASTERY[1]) == [0]
    for seat in range(2):
        turn_of(game, seat, MONASTERY[1])
        game.players[1 - seat].space = -1
        assert actions(game) == []
    assert actions(on(MONASTERY)) == ["interact", "burn"]


@rule("mage_knight.combat-results.monastery-burned-artifact-reward")
def test_burning_a_monastery_gives_one_artifact_at_the_end_of_the_turn() -> None:
    game = defeated(burned(fame={0: 99}), 0)
    game.play("next")
    artifacts = len(game.artifact_deck.cards)
    game.play("end-turn")
    assert len(offered(game, "pick")) == 2  # one more is drawn
    game.play_at(0)
    assert len(game.artifact_deck.cards) == artifacts - 1
    unburned = burned()
    play(unburned, "next", "end-turn")
    assert offered(unburned, "pick") == []


# ---- enemies not defeated ----


@rule("mage_knight.combat-results.undefeated-rampaging-stays")
def test_an_undefeated_rampaging_enemy_stays() -> None:
    game = to(fight("prowlers", "diggers", fame=99, hand=MANY), ATTACK)
    defeated(game, 0).play("next")
    assert standing(game) == ["diggers"]
    game.players[0].space = -1
    turn_of(game, 1, WEST, 9)
    assert "challenge 1,-4" in options(game)
    assert "go 1,-4" not in options(game)


@rule(
    "mage_knight.combat-results.undefeated-dungeon-tomb-monastery-discarded",
    "mage_knight.combat-results.undefeated-dungeon-tomb-monastery-new-draw",
)
@pytest.mark.parametrize(
    ("place", "verb", "enemies"),
    [
        (DUNGEON, "enter", ["gargoyle", "minotaur"]),
        (TOMB, "enter", ["fire-dragon", "ice-dragon"]),
        (MONASTERY, "burn", ["monks", "sorcerers"]),
    ],
)
def test_undefeated_enemies_are_discarded_and_others_drawn_next_time(
    place: Place, verb: str, enemies: list[str]
) -> None:
    game = on(place, next_enemies=enemies, hand=[])
    game.play(verb)
    assert foes_of(game) == enemies[:1]
    to(game, ATTACK).play("next")
    assert enemies_at(game, place[1]) == []
    assert enemies[0] in discarded(game)
    assert shields_at(game, place[1]) == []
    game.players[0].space = -1
    turn_of(game, 1, place[1]).play(verb)
    assert foes_of(game) == enemies[1:]


@rule("mage_knight.combat-results.undefeated-foreign-keep-discarded")
def test_an_undefeated_enemy_of_another_players_keep_is_discarded() -> None:
    game = to(assault(KEEP, shields=[1], next_enemies=["thugs", "golems"], hand=["march"]), ATTACK)
    game.play("next")
    assert "thugs" in discarded(game)
    assert (enemies_at(game, KEEP[1]), shields_at(game, KEEP[1])) == ([], [1])
    assert place_of(game, 0) == KEEP[2]


SURVIVED = [
    (DEN, ["gargoyle"], ["gargoyle"]),
    (GROUNDS, ["gargoyle", "crypt-worm"], ["gargoyle", "crypt-worm"]),
    (RUINS, ["diggers", "gargoyle"], ["diggers", "gargoyle"]),
]


@rule(
    "mage_knight.combat-results.undefeated-den-grounds-ruins-stay-face-up",
    "mage_knight.combat-results.undefeated-den-grounds-ruins-fought-again",
    "mage_knight.combat-results.undefeated-known-tokens-inspectable",
)
@pytest.mark.parametrize(("place", "drawn", "left"), SURVIVED)
def test_survivors_stay_for_everybody_to_see_and_are_fought_again(
    place: Place, drawn: list[str], left: list[str]
) -> None:
    ruins = {WEST: "ruins-green-brown"} if place == RUINS else {}
    game = to(enter(place, next_enemies=drawn, ruins=ruins, fame={0: 99}), ATTACK)
    game.play("next")
    for seat in (0, 1, None):
        assert seen_enemies(game, place[1], seat) == left
    game.players[0].space = -1
    turn_of(game, 1, place[1]).play("enter")
    assert foes_of(game) == left


@rule("mage_knight.combat-results.undefeated-tokens-may-lie-face-down")
@pytest.mark.parametrize(("place", "drawn", "left"), SURVIVED)
def test_survivors_are_never_mistaken_for_rampaging_enemies(place: Place, drawn: list[str], left: list[str]) -> None:
    """They can be neither challenged nor provoked, and bar nobody's way."""
    ruins = {WEST: "ruins-green-brown"} if place == RUINS else {}
    game = to(enter(place, next_enemies=drawn, ruins=ruins, fame={0: 99}), ATTACK)
    game.play("next")
    game.players[0].space = -1
    turn_of(game, 1, place[2], 99)
    assert offered(game, "challenge") == []
    step = f"go {place[1][0]},{place[1][1]}"
    game.play(step)
    assert (game.combat, enemies_at(game, place[1])) == (None, left)
    assert "enter" in options(game)


# ---- failed assaults ----


@rule(
    "mage_knight.combat-results.failed-assault-retreat-to-previous-space",
    "mage_knight.combat-results.failed-assault-retreat-not-forced-withdrawal",
)
def test_a_failed_assault_leads_back_to_the_space_before_without_a_wound() -> None:
    game = assault(KEEP, "thugs", "thugs", fame={0: 99})
    defeated(game, 0)
    wounds = wounds_of(game)
    game.play("next")
    assert (place_of(game, 0), wounds_of(game)) == (KEEP[2], wounds)
    end_turn(game)
    assert (place_of(game, 0), wounds_of(game)) == (KEEP[2], wounds)
    assert shields_at(game, KEEP[1]) == []


@rule("mage_knight.combat-results.failed-assault-survivors-stay")
def test_survivors_of_a_failed_assault_stay_face_up_and_the_fallen_are_not_replaced() -> None:
    game = assault(KEEP, "thugs down", "swordsmen down", "crossbowmen down", night=True, fame={0: 99})
    defeated(game, 0).play("next")
    end_turn(game)
    for seat in (0, 1, None):
        assert seen_enemies(game, KEEP[1], seat) == ["swordsmen", "crossbowmen"]
    turn_of(game, 1, KEEP[2], 9)
    game.players[0].space = -1
    game.play("go 2,-4")
    assert foes_of(game) == ["swordsmen", "crossbowmen"]


@rule("mage_knight.combat-results.failed-assault-unsafe-space-forced-withdrawal")
def test_an_unsafe_space_retreated_to_is_left_by_forced_withdrawal() -> None:
    game = beside(("countryside-03", KEEP[1], WEST), "thugs", hand=["tranquility"], at={1: NORTH_WEST})
    play(game, "go 1,-4", "go 2,-4")
    to(game, ATTACK).play("next")
    wounds = wounds_of(game)
    assert place_of(game, 0) == NORTH_WEST  # where another hero stands
    game.play("end-turn")
    assert (place_of(game, 0), wounds_of(game)) == (WEST, wounds + 1)
