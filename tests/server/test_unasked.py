"""What people need not be asked for in a fight of Mage Knight: the only target, a phase in which nothing can happen."""

from typing import Any, Final

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.server.tables.paths import following_answers, obvious, paths_from
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import ATTACK, BESIDE_ORCS, BLOCK, ORCS, do, fight, phase_of, to, word
from tests.rules.mage_knight.look import options

ALONE: Final[dict[str, Any]] = {"seats": 1, "settings": {"scenario": "solo_conquest"}}


def answer(game: MageKnightTable) -> str | None:
    """Give the answer that needs no asking."""
    found = obvious(game, 0)
    return None if found is None else found.notation


def followed(game: MageKnightTable, notation: str) -> MageKnightTable:
    """Play an answer with what follows by itself."""
    action = game.understand(notation)
    behind = following_answers(game, 0, [action])
    game.play(action)
    for one in behind:
        game.play(one.strip("()"))
    return game


def test_a_single_enemy_is_the_target_and_a_single_attack_the_one_to_be_blocked() -> None:
    game = to(fight("prowlers", hand=["rage"]), BLOCK)
    assert answer(game) == "block 0 0"
    assert answer(to(game, ATTACK)) == "target 0"


def test_of_several_one_is_chosen() -> None:
    game = to(fight("prowlers", "diggers", hand=["rage"]), BLOCK)
    assert answer(game) is None
    assert answer(to(game, ATTACK)) is None


def test_a_target_let_go_of_is_not_taken_again_by_itself() -> None:
    game = to(fight("prowlers", hand=["rage"]), ATTACK)
    do(game, "target 0", "give-up")
    assert answer(game) != "target 0"


def test_who_plays_alone_passes_phases_in_which_nothing_can_happen() -> None:
    game = fight("prowlers", hand=["march", "wound"], crystals=["red"], **ALONE)
    assert answer(game) == "next"
    followed(game, "next")
    assert (phase_of(game), options(game)[0]) == (BLOCK, "give-up")
    followed(game, "give-up")
    assert (phase_of(game), answer(game)) == (BLOCK, None)  # who lets go may take it up again by taking that back
    followed(game, "next")
    assert (phase_of(game), "sideways march attack" in options(game)) == (ATTACK, True)


def test_a_phase_with_a_choice_is_not_passed() -> None:
    assert answer(fight("prowlers", hand=["swiftness"], mana=["white"], **ALONE)) == "target 0"
    assert answer(fight("prowlers", hand=["mana-draw"], **ALONE)) == "target 0"


def test_others_do_not_learn_that_nothing_could_be_done() -> None:
    assert answer(fight("prowlers", hand=["march", "wound"])) == "target 0"


def test_what_is_summoned_is_not_drawn_by_itself() -> None:
    game = fight("orc-summoners", hand=["march"], next_enemies=["gargoyle"], **ALONE)
    assert answer(game) is None


def test_the_last_enemy_defeated_ends_the_combat() -> None:
    game = to(fight("diggers", hand=["rage", "rage"], mana=["red"], **ALONE), ATTACK)
    do(game, "target 0", "power rage")
    followed(game, "strike")
    assert game.combat is None


def test_damage_that_only_the_hero_can_take_is_taken() -> None:
    game = to(fight("prowlers", "diggers", hand=["march"], **ALONE), BLOCK)
    followed(game, "next")
    assert (phase_of(game), game.turn.wounds) == (ATTACK, 4)


@pytest.mark.parametrize("phase", [BLOCK, ATTACK])
def test_the_end_of_a_phase_is_one_path_though_a_target_was_taken(phase: str) -> None:
    game = to(fight("prowlers", hand=["rage", "march"], **ALONE), phase)
    game.play("block 0 0" if phase == BLOCK else "target 0")
    assert ["give-up", "next"] in [path.actions for path in paths_from(game, 0, 1).paths]


def test_march_fight_and_end_take_few_answers() -> None:
    game = table(
        tiles={(0, 1): "countryside-01"},
        at={0: BESIDE_ORCS},
        enemies={ORCS: ["diggers"]},
        hand={0: ["rage", "determination", "march"]},
        mana={0: ["red"]},
        forced=False,
        **ALONE,
    )
    followed(game, f"challenge {word(ORCS)}")
    answers = 0
    while game.combat is not None:
        found = options(game)
        wanted = (
            "stand",
            "strike",
            "play determination",
            "sideways march block",
            "power rage",
            "choose",
            "pay",
            "next",
            "give-up",
        )
        followed(game, next(one for word in wanted for one in found if one.startswith(word)))
        answers += 1
    assert answers <= 5
