"""What fights of all kinds show ahead is what happens: enemies of all sets, Units with resistances, rivals."""

import random
from collections import Counter
from typing import Final

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.combat.forecast import FATE_OF_UNIT
from roundtable.games.mage_knight.content.components import ENEMIES, ENEMY, UNIT
from roundtable.games.mage_knight.content.names import ATTACK_PHASE
from tests.rules.mage_knight.arrange_combat import BESIDE_KEEP, BLOCK, DAMAGE, assault, combat_of, fight, to
from tests.rules.mage_knight.arrange_pvp import BLOCK as BLOCK_PLAYER
from tests.rules.mage_knight.arrange_pvp import comes, melee, rivals, use
from tests.rules.mage_knight.look import hand_of, options, place_of, play

from .test_forecast import Data, forecast, seen

SETS: Final = {"lost_legion": True, "tezla": True}
FIGHTS: Final = 40


def fights(seed: int) -> list[MageKnightTable]:
    """Give fights with one to four enemies of any set and up to three Units, before anything has happened."""
    luck = random.Random(seed)
    found: list[MageKnightTable] = []
    for _ in range(FIGHTS):
        enemies = sorted(luck.sample(ENEMY.words, luck.randint(1, 4)), key=stack_of)
        units = luck.sample(UNIT.words, luck.randint(0, 3))
        hand = ["march", "rage", "stamina"][: luck.randint(0, 3)]
        found.append(fight(*enemies, hand=hand, units=units, fame=luck.choice([0, 30, 99]), settings=SETS))
    return found


def stack_of(enemy: str) -> int:
    """Sort key: as the tokens of a space are named."""
    return ENEMIES[ENEMY.at(enemy)].stack


def test_every_blow_hurts_as_shown() -> None:
    """Damage, Wounds to the hand and to the discard pile, and paralysis, attack by attack."""
    met: Counter[str] = Counter()
    for game in fights(1):
        to(game, BLOCK)
        while game.combat is not None and game.turn.phase != ATTACK_PHASE:
            stop = forecast(game)["stop"]
            deals = [one for one in options(game) if one.startswith("damage")]
            if not deals:
                game.play("next" if "next" in options(game) else options(game)[0])
                continue
            at, blow = (int(word) for word in deals[0].split()[1:])
            shown = next(hit for hit in stop["hits"] if (hit["enemy"], hit["attack"]) == (at, blow))
            wounds, discarded = game.turn.wounds, game.turn.wounds_discarded
            game.play(deals[0])
            if "suffer" in options(game):
                assert combat_of(game).damage == shown["damage"]
                met["chosen"] += 1
                game.play("suffer")
            assert game.turn.wounds - wounds == shown["wounds"], (deals[0], shown)
            assert game.turn.wounds_discarded - discarded == shown["discarded"]
            met["blows"] += 1
            met["poisoned"] += shown["discarded"] > 0
            met["paralyzed"] += shown["paralyzed"]
            if shown["paralyzed"]:
                assert set(hand_of(game)) <= {"wound"}
    assert min(met["blows"] // 10, met["poisoned"], met["paralyzed"], met["chosen"]) > 1, met


def test_every_unit_ends_as_shown() -> None:
    """Whoever may take a blow, with every resistance: its fate, and what is left of the damage."""
    met: Counter[str] = Counter()
    for game in fights(2):
        to(game, DAMAGE)
        for deal in [one for one in options(game) if one.startswith("damage")]:
            dealt = game.clone()
            dealt.play(deal)
            if dealt.combat is None or not dealt.combat.damage:
                continue
            for shown in forecast(dealt)["units"]:
                met[follow(dealt, shown)] += 1
    assert all(met[fate] for fate in FATE_OF_UNIT.words), met


def follow(dealt: MageKnightTable, shown: Data) -> str:
    """Let a Unit take the damage, and compare."""
    copy = dealt.clone()
    card = copy.players[0].units[shown["unit"]].card
    wounds = copy.turn.wounds
    copy.play(f"assign {shown['unit']}")
    held = [unit for unit in copy.players[0].units if unit.card == card]
    fate = FATE_OF_UNIT.words[held[0].wounds] if held else "destroyed"
    assert fate == shown["fate"]
    asked = "suffer" in options(copy) and copy.combat is not None and copy.combat.damaging == combat_of(dealt).damaging
    if asked:
        assert combat_of(copy).damage == shown["left"]
    elif shown["left"] == 0:
        assert copy.turn.wounds == wounds
    return fate


def test_what_a_block_needs_and_an_enemy_wears_is_what_is_asked_for() -> None:
    met = 0
    for game in fights(3):
        to(game, BLOCK)
        for notation in [one for one in options(game) if one.startswith("block")]:
            at, blow = (int(word) for word in notation.split()[1:])
            needs = seen(game)["enemies"][at]["attacks"][blow]["needs"]
            copy = game.clone()
            copy.play(notation)
            assert seen(copy)["declared"] == {"kind": "block", "total": 0, "needed": needs}
            met += 1
    assert met > FIGHTS


def test_a_failed_assault_ends_where_it_began() -> None:
    game = assault("guardsmen", hand=["march"])
    assert forecast(game)["stop"]["retreats"]
    while game.combat is not None:
        game.play(next(one for one in ("next", "suffer", *options(game)) if one in options(game)))
    assert place_of(game, 0) == BESIDE_KEEP


def test_between_players_what_comes_through_is_what_is_assigned() -> None:
    for block, left in (((), 4), (("play determination",), 2), (("power determination",), 0)):
        game = rivals(hand={0: ["rage"], 1: ["determination", "march"]}, mana={0: ["red"], 1: ["blue"]})
        melee(game)
        use(game, "power rage", "strike")
        assert game.asks == BLOCK_PLAYER
        use(game, *block)
        for viewer in (0, 1, None):
            duel = game.view(viewer)["table"]["duel"]  # type: ignore[index]  # views are plain data
            assert duel["comes_through"] == left
            assert "determination" not in str(game.view(0)["table"]["players"][1]["hand"])  # type: ignore[index]
        play(game, "stand")
        assert (comes(game) if left else 0) == left
