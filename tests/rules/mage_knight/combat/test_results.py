"""Combat results: what is won by defeating the enemies of a place, its shields, Reputation and rewards."""

import pytest

from roundtable.games.mage_knight.content.components import KIND_OF, KIND_OF_CARD
from roundtable.games.mage_knight.content.names import KIND
from tests.proof import rule
from tests.rules.mage_knight.arrange_combat import ATTACK, ORCS, phase_of, to
from tests.rules.mage_knight.arrange_foes import AFTER, MANY, attack_needed, defeated, fight
from tests.rules.mage_knight.arrange_sites import (
    CENTRE,
    DEN,
    DUNGEON,
    EAST,
    GREEN_CITY,
    GROUNDS,
    RUINS,
    SOUTH_WEST,
    TOMB,
    WEST,
    Place,
    actions,
    assault,
    beside,
    enter,
    shields_at,
    turn_of,
)
from tests.rules.mage_knight.look import crystals_of, deck_of, enemies_at, offered, options, play, units_of

TAKES_REWARDS = "mage_knight.take-rewards"


@rule("mage_knight.combat-results.combat-ends-after-attack-phase")
@pytest.mark.parametrize("beaten", range(3))
def test_the_combat_is_over_after_the_attack_phase(beaten: int) -> None:
    game = to(fight("prowlers", "diggers", fame=99, hand=MANY), ATTACK)
    for enemy in range(beaten):
        attack_needed(game, enemy)
        game.play("strike")
        assert phase_of(game) == ATTACK
    game.play("next")
    assert (phase_of(game), game.combat) == (AFTER, None)


# ---- cities ----


@rule("mage_knight.combat-results.city-shield-per-defeated-enemy")
def test_each_defender_of_a_city_defeated_gives_a_shield_nobody_else() -> None:
    """Orcs provoked on the way join; the Illusionists' monster is blocked."""
    others = {EAST: ["prowlers"], SOUTH_WEST: []}
    game = assault(
        GREEN_CITY, "golems", "swordsmen", "illusionists", others=others, next_enemies=["gargoyle"], fame={0: 99}
    )
    assert enemies_at(game, EAST) == ["prowlers"]
    to(game, ATTACK)
    for enemy, armor in ((0, 3), (2, 5)):  # the Prowlers and the Swordsmen
        assert attack_needed(game, enemy) == armor
        game.play("strike")
    assert shields_at(game, CENTRE) == []
    game.play("next")
    assert shields_at(game, CENTRE) == [0]
    assert enemies_at(game, EAST) == []
    assert enemies_at(game, CENTRE) == ["golems", "illusionists"]


@rule("mage_knight.combat-results.city-shields-in-order")
def test_shields_of_a_city_lie_in_the_order_of_placing() -> None:
    game = assault(
        GREEN_CITY,
        "thugs",
        "thugs",
        "swordsmen",
        others={EAST: [], SOUTH_WEST: []},
        shields=[1, 1],
        fame={0: 99},
    )
    defeated(game, 0, 1)
    game.play("next")
    assert shields_at(game, CENTRE) == [1, 1, 0, 0]


# ---- rampaging enemies ----


@rule(
    "mage_knight.combat-results.rampaging-defeated-token-removed",
    "mage_knight.combat-results.rampaging-defeated-no-shield",
)
def test_the_space_of_a_defeated_rampaging_enemy_is_empty() -> None:
    game = fight("prowlers", hand=MANY)
    defeated(game, 0).play("next")
    assert (enemies_at(game, ORCS), shields_at(game, ORCS)) == ([], [])
    turn_of(game, 1, WEST, 9)
    assert "go 1,-4" in options(game)
    assert actions(game) == []
    game.play("go 1,-3")  # past that space, and nobody is provoked
    assert game.combat is None
    game.play("go 1,-4")
    assert game.combat is None
    assert actions(game) == []


@rule("mage_knight.combat-results.rampaging-orc-reputation-plus-1")
def test_each_marauding_orcs_token_gives_1_reputation_when_the_combat_is_over() -> None:
    game = defeated(fight("prowlers", "diggers", "wolf-riders", fame=99, hand=MANY), 0, 2)
    assert game.players[0].reputation == 0
    game.play("next")
    assert game.players[0].reputation == 2


@rule("mage_knight.combat-results.rampaging-draconum-reputation-plus-2")
def test_each_draconum_gives_2_reputation() -> None:
    game = beside(("core-04", CENTRE, (2, -4)), "swamp-dragon", fame={0: 99})
    game.play("challenge 1,-3")
    defeated(game, 0)
    assert game.players[0].reputation == 0
    game.play("next")
    assert game.players[0].reputation == 2


@rule("mage_knight.combat-results.orcs-and-draconum-elsewhere-no-reputation")
def test_orcs_and_draconum_of_other_places_give_no_reputation() -> None:
    game = enter(RUINS, ruins={WEST: "ruins-green-red"}, next_enemies=["diggers", "savage-dragon"], fame={0: 99})
    defeated(game, 0).play("next")
    assert game.players[0].reputation == 0
    game = enter(TOMB, next_enemies=["swamp-dragon"], fame={0: 99})
    defeated(game, 0).play("next")
    assert (game.players[0].reputation, game.players[0].fame) == (0, 99 + 7)


# ---- adventure sites ----


@rule("mage_knight.combat-results.adventure-site-conquered-shield")
@pytest.mark.parametrize(
    ("place", "enemies"),
    [
        (DUNGEON, ["gargoyle"]),
        (TOMB, ["swamp-dragon"]),
        (DEN, ["gargoyle"]),
        (GROUNDS, ["gargoyle", "minotaur"]),
        (RUINS, ["diggers", "gargoyle"]),
    ],
)
def test_an_adventure_site_without_enemies_is_marked(place: Place, enemies: list[str]) -> None:
    ruins = {WEST: "ruins-green-brown"} if place == RUINS else {}
    for beaten in range(len(enemies) + 1):
        game = to(enter(place, next_enemies=enemies, ruins=ruins, fame={0: 99}), ATTACK)
        for enemy in range(beaten):
            defeated(game, enemy)
        game.play("next")
        assert shields_at(game, place[1]) == ([0] if beaten == len(enemies) else [])


@rule("mage_knight.combat-results.adventure-site-reward-at-turn-end")
def test_rewards_are_taken_at_the_end_of_the_turn() -> None:
    game = enter(TOMB, next_enemies=["swamp-dragon"], fame={0: 99})
    deck = deck_of(game)
    defeated(game, 0).play("next")
    assert phase_of(game) == AFTER
    assert not [notation for notation in options(game) if notation.startswith(("reward", "pick"))]
    assert deck_of(game) == deck
    game.play("end-turn")
    assert game.asks == TAKES_REWARDS
    assert offered(game, "reward") == ["artifact", "spell"]


def won_at_ruins(ruin: str, *enemies: str) -> tuple[list[str], list[str], int]:
    """Conquer ruins and take all rewards: give the kinds of cards on the deck, the crystals and the number of Units."""
    game = enter(RUINS, ruins={WEST: ruin}, next_enemies=enemies, fame={0: 99}, deck={0: []}, hand=MANY)
    defeated(game, 0, 1)
    play(game, "next", "end-turn")
    while [one for one in options(game) if one.split()[0] in ("reward", "pick", "recruit")]:
        game.play_at(0)
    kinds = [KIND.words[KIND_OF_CARD[KIND_OF[deed]]] for deed in game.players[0].deck.cards]
    return sorted(kinds), list(crystals_of(game)), len(units_of(game))


@rule("mage_knight.combat-results.ruins-reward-kinds")
def test_ruins_give_artifacts_spells_advanced_actions_crystal_sets_or_units() -> None:
    colours = ["red", "blue", "green", "white"]
    assert won_at_ruins("ruins-green-brown", "prowlers", "minotaur") == (["artifact"], [], 0)
    assert won_at_ruins("ruins-green-green", "prowlers", "diggers") == ([], colours, 0)
    assert won_at_ruins("ruins-brown-violet", "minotaur", "monks") == (["spell"], colours, 0)
    assert won_at_ruins("ruins-grey-violet", "thugs", "monks") == ([], [], 1)
    assert won_at_ruins("ruins-green-red", "prowlers", "swamp-dragon") == (["advanced-action", "artifact"], [], 0)
