"""Every enemy token of the Lost Legion and of Shades of Tezla as it is fought."""

from collections import Counter
from typing import Final, NamedTuple

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import ENEMY, ENEMY_OF
from roundtable.games.mage_knight.content.names import STACK
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, DAMAGE, do, fallen, fight, foe, left, to, wounds_of
from tests.rules.mage_knight.arrange_foes import MANY, attack_needed, blocked, sideways_until
from tests.rules.mage_knight.arrange_sites import KEEP, assault
from tests.rules.mage_knight.look import discard_of, foes_of, hand_of, offered, options, units_of


class Token(NamedTuple):
    """What a token shows: its attacks ("4", "3 fire"), its abilities, both values of its Armor if it is Elusive."""

    enemy: str
    stack: str
    attacks: tuple[str, ...]
    may: str
    armor: int
    elusive: int
    resists: str
    defend: int
    fame: int
    reputation: int = 0


TOKENS: Final = [
    # the Lost Legion
    Token("orc-skirmishers", "green", ("1", "1"), "", 4, 0, "", 0, 2),
    Token("orc-trackers", "green", ("4",), "assassination", 3, 6, "", 0, 3),
    Token("orc-war-beasts", "green", ("3",), "brutal unfortified", 5, 0, "fire ice", 0, 3),
    Token("orc-stonethrowers", "green", ("7",), "cumbersome fortified", 2, 0, "physical", 0, 4),
    Token("thugs", "grey", ("3",), "brutal", 5, 0, "", 0, 2, 1),
    Token("shocktroops", "grey", ("5",), "unfortified", 3, 6, "", 0, 3),
    Token("heroes-fortified", "grey", ("5", "3"), "fortified", 4, 0, "", 0, 5, -1),
    Token("heroes-swift", "grey", ("3", "2"), "swift", 5, 0, "", 0, 5, -1),
    Token("heroes-fire", "grey", ("4", "2 fire"), "", 4, 0, "fire", 0, 5, -1),
    Token("heroes-ice", "grey", ("3", "3 ice"), "", 4, 0, "ice", 0, 5, -1),
    Token("sorcerers", "violet", ("6",), "poison assassination immune", 6, 0, "", 0, 5),
    Token("magic-familiars", "violet", ("3", "3"), "brutal unfortified", 7, 0, "", 0, 5),
    Token("manticore", "brown", ("4",), "swift poison assassination", 6, 0, "fire", 0, 5),
    Token("hydra", "brown", ("2", "2", "2"), "", 6, 0, "ice", 0, 5),
    Token("shadow", "brown", ("4 cold-fire",), "immune", 4, 8, "", 0, 4),
    Token("lava-dragon", "red", ("6 fire",), "brutal fortified", 8, 0, "fire", 0, 8),
    Token("storm-dragon", "red", ("4 ice",), "swift", 7, 14, "ice", 0, 7),
    Token("fire-catapult", "white", ("8 fire",), "cumbersome fortified", 7, 0, "", 0, 7),
    Token("ice-catapult", "white", ("9 ice",), "cumbersome fortified", 6, 0, "", 0, 7),
    Token("delphana-masters", "white", ("5 cold-fire",), "paralyze assassination", 8, 0, "fire ice", 0, 9),
    Token("grim-legionnaires", "white", ("11",), "unfortified immune", 10, 0, "", 0, 8),
    # Shades of Tezla
    Token("elemental-priestesses", "green", ("3 ice", "3 fire"), "", 4, 0, "fire ice", 0, 3),
    Token("elven-protectors", "green", ("3",), "", 4, 0, "fire", 2, 2),
    Token("crystal-sprites", "green", ("1 ice", "1 ice"), "", 1, 2, "ice", 1, 1),
    Token("centaur-outriders", "green", ("3",), "swift", 5, 0, "", 0, 2),
    Token("cloud-griffons", "green", ("4",), "swift unfortified", 4, 8, "", 0, 3),
    Token("corrupted-priests", "green", ("4 cold-fire",), "vampiric", 5, 0, "", 1, 3),
    Token("zombie-horde", "green", ("1", "1", "1"), "cumbersome", 5, 0, "ice", 0, 2),
    Token("gibbering-ghouls", "green", ("4",), "vampiric", 4, 0, "", 0, 2),
    Token("skeletal-warriors", "green", ("3",), "", 4, 0, "fire", 0, 1),
    Token("air-elemental", "brown", ("3 cold-fire",), "swift", 4, 8, "fire ice", 0, 4),
    Token("fire-elemental", "brown", ("7 fire",), "", 6, 0, "fire", 0, 4),
    Token("water-elemental", "brown", ("6 ice",), "", 7, 0, "ice", 0, 4),
    Token("earth-elemental", "brown", ("4",), "brutal cumbersome fortified", 5, 0, "physical", 0, 4),
    Token("blood-demon", "brown", ("6",), "brutal assassination immune", 6, 0, "fire", 0, 5),
    Token("pain-wraith", "brown", ("4",), "paralyze", 4, 8, "", 0, 3),
    Token("vampire", "brown", ("5",), "vampiric", 5, 10, "", 0, 4),
    Token("mummy", "brown", ("4",), "poison", 5, 0, "ice physical", 0, 4),
    Token("savage-dragon", "red", ("5",), "brutal", 7, 0, "physical", 0, 6),
    Token("lightning-dragon", "red", ("6 cold-fire",), "", 7, 14, "fire ice", 0, 7),
    Token("vampire-dragon", "red", ("8",), "vampiric", 8, 16, "", 0, 7),
    Token("death-dragon", "red", ("7",), "paralyze assassination", 9, 0, "", 0, 6),
]
SUMMONERS: Final = [
    Token("dragon-summoner", "red", (), "immune", 8, 0, "physical", 0, 9),
    Token("shrouded-necromancers", "green", (), "fortified", 5, 0, "", 0, 3),
]
BLOWS: Final = [(token, at) for token in TOKENS for at in range(len(token.attacks))]
PLENTY: Final = [*MANY, "instinct", "noble-manners", "will-focus", "crystal-joy", "battle-versatility"]
EFFICIENT: Final = {"physical": ("physical", "fire", "ice"), "fire": ("ice",), "ice": ("fire",), "cold-fire": ()}
ARMOR: Final = {"fire-mages": (4, "fire"), "ice-mages": (4, "ice"), "guardian-golems": (3, "physical")}

each_token = pytest.mark.parametrize("token", TOKENS, ids=[token.enemy for token in TOKENS])
each = pytest.mark.parametrize("token", TOKENS + SUMMONERS, ids=[token.enemy for token in TOKENS + SUMMONERS])
each_blow = pytest.mark.parametrize(("token", "blow"), BLOWS, ids=[f"{token.enemy}-{at}" for token, at in BLOWS])
each_element = pytest.mark.parametrize("first", ["physical", "fire", "ice"])


def with_ability(word: str) -> pytest.MarkDecorator:
    """Give the tokens with an ability."""
    found = [token for token in TOKENS + SUMMONERS if word in token.may.split()]
    return pytest.mark.parametrize("token", found, ids=[token.enemy for token in found])


def value_of(attack: str) -> int:
    """Give the value of an attack."""
    return int(attack.split()[0])


def element_of(attack: str) -> str:
    """Give the element of an attack."""
    return attack.split()[1] if " " in attack else "physical"


def damage_of(token: Token, attack: str) -> int:
    """Give the damage of an unblocked attack."""
    return value_of(attack) * (2 if "brutal" in token.may else 1)


def fewest(needed: int, first: int, first_efficient: bool, rest_efficient: bool) -> int:
    """Give how many cards of 1 reach a strength after a first lot; what is not efficient is halved together."""
    count = 0
    while True:
        whole = first * first_efficient + count * rest_efficient
        halved = first * (not first_efficient) + count * (not rest_efficient)
        if whole + halved // 2 >= needed:
            return count
        count += 1


# ---- how they attack ----

BLOCK_WITH: Final = {"physical": (0, []), "fire": (4, ["activate 0 1"])}


@each_blow
@pytest.mark.parametrize("first", ["physical", "fire"])
def test_an_attack_takes_the_block_its_value_speed_and_element_ask_for(token: Token, blow: int, first: str) -> None:
    value, plays = BLOCK_WITH[first]
    game = fight(token.enemy, hand=PLENTY, mana=["red"], units=["red-cape-monks"], fame=99)
    do(to(game, BLOCK), f"block 0 {blow}", *plays)
    attack = token.attacks[blow]
    needed = value_of(attack) * (2 if "swift" in token.may else 1)
    efficient = EFFICIENT[element_of(attack)]
    assert sideways_until(game, "stand", "block") == fewest(needed, value, first in efficient, "physical" in efficient)
    do(game, "stand")
    assert f"0 {blow}" not in offered(game, "block")


@each_token
def test_unblocked_attacks_wound_one_by_one_with_their_abilities(token: Token) -> None:
    """A fresh hero has Armor 2."""
    game = fight(token.enemy, hand=["march"])
    to(game, ATTACK)
    wounds = sum(-(-damage_of(token, attack) // 2) for attack in token.attacks)
    assert wounds_of(game) == wounds
    assert discard_of(game).count("wound") == (wounds if "poison" in token.may else 0)
    assert ("march" in hand_of(game)) is (wounds < 5 and "paralyze" not in token.may)


@each_blow
@pytest.mark.parametrize("unit", list(ARMOR))
def test_units_take_the_damage_unless_it_is_an_assassination(token: Token, blow: int, unit: str) -> None:
    """A Unit that resists takes its Armor off twice, and nothing happens to it if that is enough."""
    armor, element = ARMOR[unit]
    game = fight(token.enemy, units=[unit])
    to(game, DAMAGE).play(f"damage 0 {blow}")
    if "assassination" in token.may:
        assert offered(game, "assign") == []
        assert (units_of(game), wounds_of(game)) == ([unit], -(-damage_of(token, token.attacks[blow]) // 2))
        return
    do(game, "assign 0")
    damage = damage_of(token, token.attacks[blow])
    resisted = element_of(token.attacks[blow]) == element
    if resisted and damage <= armor:
        assert units_of(game) == [unit]
    elif "paralyze" in token.may:
        assert units_of(game) == []
    else:
        assert game.players[0].units[0].wounds == (2 if "poison" in token.may else 1)
    while "suffer" in options(game):
        game.play("suffer")
    rest = damage - armor * (2 if resisted else 1)
    assert wounds_of(game) == max(0, -(-rest // 2))


def test_a_dragon_summoner_lets_two_dungeon_monsters_attack_for_it() -> None:
    game = fight("dragon-summoner", next_enemies=["gargoyle", "minotaur"], fame=99)
    to(game, BLOCK)
    assert foes_of(game) == ["dragon-summoner", "gargoyle", "minotaur"]
    assert offered(game, "block") == ["1 0", "2 0"]
    to(game, ATTACK)
    assert (left(game), fallen(game, "brown")[-2:]) == (["dragon-summoner"], ["gargoyle", "minotaur"])
    assert wounds_of(game) == 2 + 3  # 5, and Brutal 5, against Armor 4


def test_shrouded_necromancers_let_an_orc_attack_for_them() -> None:
    game = fight("shrouded-necromancers", next_enemies=["prowlers"])
    to(game, BLOCK)
    assert (foes_of(game), offered(game, "block")) == (["shrouded-necromancers", "prowlers"], ["1 0"])
    to(game, ATTACK)
    assert (wounds_of(game), left(game), fallen(game, "green")[-1]) == (2, ["shrouded-necromancers"], "prowlers")


@with_ability("cumbersome")
def test_move_points_slow_a_cumbersome_enemy(token: Token) -> None:
    game = fight(token.enemy, hand=["march"], mana=["green"], fame=99)
    do(to(game, BLOCK), "power march")  # Move 4
    before = foe(game).values[0]
    do(game, "slow 0 0")
    assert foe(game).values[0] == before - 1


@with_ability("vampiric")
def test_a_vampiric_enemy_gains_armor_with_every_wound_it_deals(token: Token) -> None:
    game = fight(token.enemy, hand=MANY[:1], units=["peasants"])
    do(to(game, DAMAGE), "damage 0 0", "assign 0")
    while "suffer" in options(game):
        game.play("suffer")
    wounds = wounds_of(game)
    assert wounds == -(-(value_of(token.attacks[0]) - 3) // 2)
    assert foe(game).armor == token.armor + 1 + wounds
    assert not token.elusive or foe(game).armor_elusive == token.elusive + 1 + wounds


# ---- what they withstand ----

ATTACKS: Final = {"physical": (0, []), "fire": (3, ["power fire-bolt"]), "ice": (3, ["power ice-bolt"])}


@each
@each_element
def test_an_attack_needs_the_armor_and_is_halved_by_resistances(token: Token, first: str) -> None:
    """Not blocked, an Elusive enemy has its higher Armor; one that defends gives itself its bonus."""
    value, plays = ATTACKS[first]
    game = fight(token.enemy, hand=[*PLENTY, "fire-bolt", "ice-bolt"], mana=["red", "blue"], fame=99)
    foe(game).skips = True
    do(to(game, ATTACK), "target 0", *plays)
    armor = (token.elusive or token.armor) + token.defend
    rest = "physical" not in token.resists
    assert sideways_until(game, "strike", "attack") == fewest(armor, value, first not in token.resists, rest)


@pytest.mark.parametrize(
    "token", [one for one in TOKENS if one.elusive], ids=[one.enemy for one in TOKENS if one.elusive]
)
def test_a_blocked_elusive_enemy_has_its_lower_armor(token: Token) -> None:
    game = fight(token.enemy, hand=PLENTY, fame=99)
    to(game, BLOCK)
    for blow in range(len(token.attacks)):
        foe(game).values[blow] = 1
        blocked(game, 0, blow)
    assert attack_needed(to(game, ATTACK), 0) == token.armor + token.defend


@each
def test_an_enemy_is_shot_at_unless_it_is_fortified(token: Token) -> None:
    game = fight(token.enemy, hand=["swift-bolt", "crushing-bolt"], mana=["white", "green"])
    do(game, "target 0")
    assert ("power swift-bolt" in options(game)) is ("fortified" not in token.may.split())
    assert "power crushing-bolt" in options(game)


@each
def test_a_site_fortifies_a_defender_unless_it_is_unfortified(token: Token) -> None:
    game: MageKnightTable = assault(KEEP, token.enemy, hand=["swift-bolt", "march"], mana={0: ["white"]}, forced=False)
    twice = "fortified" in token.may.split()
    assert (offered(game, "target") == []) is twice
    if not twice:
        do(game, "target 0")
        assert ("power swift-bolt" in options(game)) is ("unfortified" in token.may)


@each
def test_only_attack_and_block_reach_an_enemy_with_arcane_immunity(token: Token) -> None:
    """Tremor lowers Armor; it is green, so nothing but Arcane Immunity stops it."""
    game = fight(token.enemy, hand=["tremor"], mana=["green"])
    assert ("play tremor" in options(game)) is ("immune" not in token.may)


def test_a_defender_guards_another_enemy_too() -> None:
    for enemy, bonus in (("elven-protectors", 2), ("crystal-sprites", 1), ("corrupted-priests", 1)):
        game = fight("prowlers", enemy, hand=PLENTY, fame=99)
        foe(game, 0).skips = foe(game, 1).skips = True
        assert attack_needed(to(game, ATTACK), 0) == 3 + bonus


# ---- what they are worth ----


@each
def test_a_defeated_enemy_gives_its_fame_and_reputation_and_goes_to_its_pile(token: Token) -> None:
    game = fight(token.enemy, hand=PLENTY, fame=99)
    foe(game).skips = True
    attack_needed(to(game, ATTACK), 0)
    do(game, "strike")
    assert game.players[0].fame == 99 + token.fame
    assert game.players[0].reputation == token.reputation
    assert (left(game), fallen(game, token.stack)[-1]) == ([], token.enemy)


COPIES: Final = {
    "lost_legion": {"green": 8, "brown": 6, "grey": 8, "violet": 4, "red": 6, "white": 6},
    "tezla": {"green": 16, "brown": 8, "grey": 0, "violet": 0, "red": 8, "white": 0},
}
SINGLE: Final = {"heroes-fortified", "heroes-swift", "heroes-fire", "heroes-ice", "fire-catapult", "ice-catapult"} | {
    "elemental-priestesses", "cloud-griffons", "corrupted-priests", "shrouded-necromancers", "air-elemental",
    "fire-elemental", "water-elemental", "earth-elemental", "blood-demon", "pain-wraith", "vampire", "mummy",
}  # fmt: skip


@pytest.mark.parametrize("chosen", [("lost_legion",), ("tezla",), ("lost_legion", "tezla")])
def test_the_tokens_of_a_set_are_shuffled_into_the_stacks(chosen: tuple[str, ...]) -> None:
    base = table(seats=2)
    game = table(seats=2, settings=dict.fromkeys(chosen, True))
    for stack, colour in enumerate(STACK.words):
        added = Counter(tokens_of(game, stack)) - Counter(tokens_of(base, stack))
        assert added.total() == sum(COPIES[name][colour] for name in chosen)
        for enemy, copies in added.items():
            token = next(one for one in TOKENS + SUMMONERS if one.enemy == enemy)
            assert (token.stack, copies) == (colour, 1 if enemy in SINGLE else 2)


def tokens_of(game: MageKnightTable, stack: int) -> list[str]:
    """Give the enemy tokens of a colour, wherever they lie."""
    found = [*game.stacks[stack].cards, *game.field[stack].cards, *game.fallen[stack]]
    return [ENEMY.words[ENEMY_OF[token]] for token in found]
