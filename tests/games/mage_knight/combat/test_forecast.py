"""What a combat shows ahead is what happens: numbers of views over games played at random, and single cases."""

import random
from collections import Counter
from typing import Any

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.combat import foes
from roundtable.games.mage_knight.content.components import level_of
from roundtable.games.mage_knight.content.names import ATTACK_PHASE, B_PLAYER, COLD_FIRE, NONE, SIEGE
from roundtable.games.mage_knight.state.pieces import FROM_SITE, Lot
from roundtable.kernel.game import Game
from roundtable.kernel.table import new
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, DAMAGE, assault, do, fight, to
from tests.rules.mage_knight.look import hand_of, options

Data = dict[str, Any]
GAMES = [(1, "solo_conquest"), (1, "solo_conquest"), (2, "full_conquest"), (2, "full_cooperation")]


def seen(game: Game) -> Data:
    """Give the combat as whoever fights sees it."""
    combat = game.view(game.seat)["table"]["combat"]  # type: ignore[index]  # views are plain data
    assert isinstance(combat, dict)
    return combat


def forecast(game: Game) -> Data:
    """Give what is shown ahead."""
    found = seen(game)["forecast"]
    assert isinstance(found, dict)
    return found


def fought(seats: int, scenario: str, seed: int) -> list[MageKnightTable]:
    """Give positions within combats with enemies, of a game played at random; cards are preferred to passing."""
    luck = random.Random(seed)
    game = new("mage_knight", seats, seed, {"scenario": scenario}, forced=False)
    assert isinstance(game, MageKnightTable)
    found: list[MageKnightTable] = []
    for _ in range(2500):
        if game.over:
            break
        combat = game.combat
        if combat is not None and combat.battle != B_PLAYER and combat.foes and game.seat == game.turn.seat:
            found.append(game.clone())
        wanted = game.options()
        eager = [one for one in wanted if one.notation.split()[0] in ("go", "challenge", "enter", "play", "sideways")]
        game.play(luck.choice(eager if eager and luck.random() < 0.7 else wanted))
    return found


def stopped(game: MageKnightTable) -> MageKnightTable:
    """Let everything come, on a copy, until the hero could strike back."""
    copy = game.clone()
    while copy.combat is not None and copy.turn.phase != ATTACK_PHASE:
        found = options(copy)
        fits = [one for word in ("give-up", "next", "suffer", "damage") for one in found if one.split()[0] == word]
        copy.play(fits[0] if fits else found[0])
    return copy


def beaten(game: MageKnightTable) -> MageKnightTable:
    """Strike everybody down, on a copy, with an attack from nowhere, and end the combat."""
    copy = game.clone()
    for target in [one for one in options(copy) if one.split()[0] == "target"]:
        copy.play(target)
        while options(copy)[0].split()[0] == "enemy":
            copy.play(options(copy)[0])
    combat = copy.combat
    assert combat is not None
    if combat.targets:
        combat.pool = (Lot(999, SIEGE, COLD_FIRE, FROM_SITE, False, NONE, "", NONE),)
        copy.advance()
        copy.play("strike")
    while copy.combat is not None:
        copy.play("next" if "next" in options(copy) else options(copy)[0])
    return copy


ASKS = ("ranged-phase", "ranged-attack", "block-phase", "block-attack", "assign-damage", "share-damage")


@pytest.mark.parametrize(("seats", "scenario"), GAMES)
def test_what_comes_through_is_what_the_hero_takes(seats: int, scenario: str) -> None:
    """To hand and discard pile, attack by attack and in all, paralyzed and knocked out."""
    met: Counter[str] = Counter()
    for seed in range(4):
        for game in fought(seats, scenario, seed):
            asked = (game.asks or "").removeprefix("mage_knight.")
            if asked not in ASKS:
                continue
            stop = forecast(game)["stop"]
            if stop["summons"]:
                met["summons"] += 1
                continue
            after = stopped(game)
            assert after.turn.wounds - game.turn.wounds == stop["wounds"]
            assert after.turn.wounds_discarded - game.turn.wounds_discarded == stop["discarded"]
            assert sum(hit["wounds"] for hit in stop["hits"]) == stop["wounds"]
            seat = game.turn.seat
            if stop["knocked_out"] or stop["paralyzed"]:
                assert set(hand_of(after, seat)) <= {"wound"}
            if after.combat is not None:
                assert after.combat.wounds == stop["in_combat"]
            met[asked] += 1
            met["knocked_out"] += stop["knocked_out"]
    assert {"block-attack", "block-phase", "ranged-phase"} <= set(met)


@pytest.mark.parametrize(("seats", "scenario"), GAMES)
def test_what_is_at_stake_is_what_victory_brings(seats: int, scenario: str) -> None:
    """Fame, Reputation and rewards."""
    met = 0
    for seed in range(4):
        for game in fought(seats, scenario, seed):
            combat = game.combat
            if game.asks != "mage_knight.attack-phase" or combat is None or combat.passed:
                continue
            stake, seat = forecast(game)["stake"], game.turn.seat
            before = game.view(seat)["table"]["turn"]["rewards"]  # type: ignore[index]
            after = beaten(game)
            player = after.players[seat]
            assert player.fame - game.players[seat].fame == stake["fame"]
            assert player.reputation - game.players[seat].reputation == stake["reputation"]
            assert level_of(player.fame) == stake["level"]
            if after.turn.seat == seat:
                assert after.view(seat)["table"]["turn"]["rewards"] == before + stake["rewards"]  # type: ignore[index]
            met += 1
    assert met


@pytest.mark.parametrize(("seats", "scenario"), GAMES)
def test_what_is_declared_is_enough_exactly_when_it_may_be_carried_out(seats: int, scenario: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(4):
        for game in fought(seats, scenario, seed):
            if (game.asks or "").removeprefix("mage_knight.") not in ("ranged-attack", "melee-attack", "block-attack"):
                continue
            declared = seen(game)["declared"]
            word = "stand" if declared["kind"] == "block" else "strike"
            enough = declared["total"] >= declared["needed"]
            assert enough == (word in options(game)) or not is_open(game), declared
            met[word if word in options(game) else declared["kind"]] += 1
    assert {"block", "attack"} <= set(met)


def is_open(game: MageKnightTable) -> bool:
    """Say whether the attack being blocked still comes."""
    combat = game.combat
    assert combat is not None
    return combat.blocking == NONE or foes.is_open(combat.foes[combat.blocking], combat.blow)


def test_each_unit_ends_as_shown_if_it_takes_the_damage() -> None:
    for enemy in ("prowlers", "cursed-hags", "medusa", "ironclads", "fire-mages"):
        for unit in ("peasants", "fire-mages", "guardian-golems", "foresters"):
            game = fight(enemy, hand=["march"], units=[unit])
            do(to(game, DAMAGE), "damage 0 0")
            (shown,) = forecast(game)["units"]
            do(game, "assign 0")
            held = game.players[0].units
            fate = ("unharmed", "wounded", "poisoned")[held[0].wounds] if held else "destroyed"
            assert (shown["fate"], -(-shown["left"] // 2)) == (fate, game.turn.wounds)  # a fresh hero has Armor 2


def test_resisted_block_and_swift_enemies_are_told_by_numbers() -> None:
    game = fight("wolf-riders", "ice-dragon", hand=["march", "rage", "stamina"])
    do(to(game, BLOCK), "block 1 0", "play rage")
    shown = seen(game)
    assert [foe["attacks"][0]["needs"] for foe in shown["enemies"]] == [6, 6]
    assert shown["enemies"][1]["attacks"][0]["halves"] == ["physical", "ice"]
    assert shown["enemies"][1]["halves"] == ["physical", "ice"]
    assert shown["declared"] == {"kind": "block", "total": 1, "needed": 6}
    (lot,) = shown["pool"]
    assert (lot["value"], lot["source"], lot["of"]) == (2, "card", "rage")


def test_a_failed_assault_is_said_to_end_where_it_began() -> None:
    game = assault("guardsmen", hand=["march"])
    assert forecast(game)["stop"]["retreats"]
    assert forecast(to(game, ATTACK))["stake"]["conquers"]
    assert not forecast(fight("prowlers"))["stop"]["retreats"]


def test_monsters_to_be_summoned_are_counted_and_not_looked_at() -> None:
    game = fight("orc-summoners", hand=["march"], next_enemies=["gargoyle"])
    assert forecast(game)["stop"]["summons"] == 1
    assert forecast(game)["stop"]["hits"] == []
    assert "gargoyle" not in str(forecast(game))
    assert forecast(to(game, BLOCK))["stop"]["wounds"] == 3
