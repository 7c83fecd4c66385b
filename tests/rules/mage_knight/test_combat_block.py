"""The Block phase: who attacks, what a block is made of, its total, success and failure."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from tests.proof import rule
from tests.rules.mage_knight.arrange import discard_of, hand_of, offered, options, play
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    DAMAGE,
    armor,
    assault,
    combat_of,
    do,
    fallen,
    fight,
    foe,
    left,
    phase_of,
    to,
    wounds_of,
)


def blocking(
    enemy: str,
    hand: list[str],
    mana: list[str],
    units: tuple[str, ...] = (),
    skills: tuple[str, ...] = (),
) -> MageKnightTable:
    """Let the only attack of an enemy be about to be blocked."""
    return do(fight(enemy, hand=hand, mana=mana, units=units, skills=skills), "next", "block 0 0")


def succeeds(game: MageKnightTable) -> bool:
    """Say whether the block being made is enough."""
    assert ("stand" in options(game)) != ("give-up" in options(game))
    return "stand" in options(game)


@rule("mage_knight.combat.block-all-surviving-enemies-attack")
def test_every_enemy_that_was_not_defeated_attacks() -> None:
    game = fight("prowlers", "wolf-riders", "cursed-hags", hand=["swift-bolt"], mana=["white"])
    do(game, "target 1", "power swift-bolt", "strike", "next")
    assert offered(game, "block") == ["0 0", "2 0"]
    to(game, DAMAGE)
    assert offered(game, "damage") == ["0 0", "2 0"]


@rule("mage_knight.combat.block-prevents-damage")
def test_a_blocked_enemy_deals_no_damage() -> None:
    game = fight("prowlers", "wolf-riders", hand=["determination"], mana=["blue"])
    do(game, "next", "block 0 0", "power determination", "stand", "next")
    assert offered(game, "damage") == ["1 0"]
    play(game, "damage 1 0")
    assert (phase_of(game), wounds_of(game)) == (ATTACK, 2)


# ---- one attack, any blocks ----


@rule("mage_knight.combat.block-one-enemy-at-a-time")
def test_a_block_serves_a_single_attack_of_a_single_enemy() -> None:
    game = fight("prowlers", "heroes-fire", hand=["determination", "rage"], mana=["blue"])
    play(game, "next")
    assert offered(game, "block") == ["0 0", "1 0", "1 1"]
    do(game, "block 1 0", "power determination")
    assert offered(game, "block") == []
    play(game, "stand")
    assert [list(one.states) for one in combat_of(game).foes] == [[0], [1, 0]]
    assert offered(game, "block") == ["0 0", "1 1"]


@rule("mage_knight.combat.block-any-element")
def test_blocks_of_every_element_are_combined() -> None:
    game = blocking(
        "grim-legionnaires",
        ["ice-shield", "flame-wall", "rage", "march"],
        ["red", "blue"],
        units=("altem-mages",),
    )
    for notations, enough in (
        (["play ice-shield"], False),  # ice 3
        (["play rage"], False),  # physical 2
        (["activate 0 1", "decline"], False),  # cold fire 5
        (["sideways march block"], True),  # physical 1
    ):
        do(game, *[notation for notation in notations if notation != "decline"])
        while "decline" in options(game):
            do(game, "decline")
        assert succeeds(game) == enough  # 3, 5, 10, 11 of 11
    assert {lot.element for lot in combat_of(game).pool} == {0, 2, 3}
    fiery = blocking("grim-legionnaires", ["flame-wall", "ice-shield", "march"], ["red"])
    do(fiery, "play flame-wall", "play ice-shield")
    assert not succeeds(fiery)  # fire 7 and ice 3
    do(fiery, "sideways march block")
    assert succeeds(fiery)


@rule("mage_knight.combat.block-sources")
@pytest.mark.parametrize(
    ("notations", "value"),
    [
        (["play rage"], 2),
        (["power determination"], 5),
        (["use tovak-shield-mastery", "choose 0"], 3),
        (["activate 0 1"], 3),
        (["sideways march block"], 1),
    ],
)
def test_cards_powered_or_not_skills_and_units_give_block(notations: list[str], value: int) -> None:
    game = blocking(
        "minotaur",
        ["rage", "determination", "march"],
        ["blue"],
        units=("foresters",),
        skills=("tovak-shield-mastery",),
    )
    do(game, *notations)
    assert [lot.value for lot in combat_of(game).pool] == [value]
    assert succeeds(game) == (value >= 5)


@rule("mage_knight.combat.block-sideways-always-physical")
def test_a_card_of_ice_played_sideways_gives_a_physical_block() -> None:
    game = blocking("fire-golems", ["ice-shield", "ice-bolt", "determination"], [])
    do(game, "sideways ice-shield block", "sideways ice-bolt block", "play determination")
    assert {lot.element for lot in combat_of(game).pool} == {0}
    assert not succeeds(game)  # 1, 1 and 2 halved is 2 of 3 fire
    real = blocking("fire-golems", ["ice-shield"], [])
    do(real, "play ice-shield")
    assert succeeds(real)


# ---- efficiency ----

# Physical 5, fire 7, ice 6, cold fire 5: what each is worth against an attack of each element
PHYSICAL, FIRE, ICE, COLD_FIRE = "determination", "flame-wall", "ice-shields", "altem-mages"


def worth(enemy: str, lowered: int, block: str) -> int:
    """Find what one kind of Block is worth against an enemy's attack, by lowering the attack until it is blocked."""
    hand = {PHYSICAL: ["determination"], FIRE: ["flame-wall"], ICE: ["cold-toughness"], COLD_FIRE: []}[block]
    units = ("altem-mages",) if block == COLD_FIRE else ()
    game = fight(enemy, hand=hand, mana=["red", "blue"] if block != COLD_FIRE else [], units=units)
    play(game, "next")
    foe(game).values[0] = lowered
    play(game, "block 0 0")
    do(game, "activate 0 1" if block == COLD_FIRE else ("play " if block != PHYSICAL else "power ") + hand[0])
    return succeeds(game)


@rule("mage_knight.combat.block-elemental-efficiency-physical")
def test_every_block_counts_in_full_against_a_physical_attack() -> None:
    for hand, mana, units in (
        (["determination"], ["blue"], ()),
        (["flame-wall"], ["red"], ()),
        (["ice-shield", "cold-toughness"], [], ()),
        ([], [], ("altem-mages",)),
    ):
        game = blocking("minotaur", hand, mana, units)
        for card in hand:
            do(game, f"{'power' if card == 'determination' else 'play'} {card}")
        if units:
            do(game, "activate 0 1")
        assert succeeds(game)  # 5, 7, 6 and 5 of 5


@rule("mage_knight.combat.block-elemental-efficiency-fire")
@pytest.mark.parametrize(
    ("notations", "enough"),
    [
        (["play cold-toughness", "play ice-shield"], True),  # ice 6
        (["activate 0 1", "sideways march block", "sideways stamina block"], True),  # cold fire 5 and half of 2
        (["play flame-wall", "use tovak-shield-mastery", "choose 1"], False),  # fire 9
        (["power determination", "use tovak-shield-mastery", "choose 0"], False),  # physical 8
    ],
)
def test_only_ice_and_cold_fire_count_in_full_against_fire(notations: list[str], enough: bool) -> None:
    game = blocking(
        "fire-mages",
        ["cold-toughness", "ice-shield", "flame-wall", "determination", "march", "stamina"],
        ["red", "blue"],
        units=("altem-mages",),
        skills=("tovak-shield-mastery",),
    )
    game.players[0].mana = (1, 1, 0, 0, 0, 0)
    for notation in notations:
        do(game, notation)
        while "decline" in options(game):
            do(game, "decline")
    assert succeeds(game) == enough  # of 6


@rule("mage_knight.combat.block-elemental-efficiency-ice")
@pytest.mark.parametrize(
    ("notations", "enough"),
    [
        (["play flame-wall"], True),  # fire 7
        (["activate 0 1"], True),  # cold fire 5
        (["play cold-toughness", "play ice-shield", "use tovak-shield-mastery", "choose 2"], False),  # ice 8
        (["power determination", "use tovak-shield-mastery", "choose 0"], False),  # physical 8
    ],
)
def test_only_fire_and_cold_fire_count_in_full_against_ice(notations: list[str], enough: bool) -> None:
    game = blocking(
        "ice-mages",
        ["cold-toughness", "ice-shield", "flame-wall", "determination"],
        ["red", "blue"],
        units=("altem-mages",),
        skills=("tovak-shield-mastery",),
    )
    for notation in notations:
        do(game, notation)
        while "decline" in options(game):
            do(game, "decline")
    assert succeeds(game) == enough  # of 5


@rule("mage_knight.combat.block-elemental-efficiency-cold-fire")
@pytest.mark.parametrize(
    ("notations", "enough"),
    [
        (["activate 0 1"], True),  # cold fire 5
        (["play flame-wall"], False),  # fire 7
        (["play cold-toughness", "play ice-shield"], False),  # ice 6
        (["power determination", "use tovak-shield-mastery", "choose 0"], True),  # physical 8 halved is 4
        (["power determination", "use tovak-shield-mastery", "choose 1"], False),  # physical 5 and fire 2
    ],
)
def test_only_cold_fire_counts_in_full_against_cold_fire(notations: list[str], enough: bool) -> None:
    game = blocking(
        "altem-mages",
        ["cold-toughness", "ice-shield", "flame-wall", "determination"],
        ["red", "blue"],
        units=("altem-mages",),
        skills=("tovak-shield-mastery",),
    )
    for notation in notations:
        do(game, notation)
        while "decline" in options(game):
            do(game, "decline")
    assert succeeds(game) == enough  # of 4
