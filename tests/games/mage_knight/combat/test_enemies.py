"""Every enemy token of the base set as it is fought: how it attacks, what it withstands, and what it is worth."""

from collections import Counter
from typing import Final, NamedTuple

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import ENEMY, ENEMY_OF
from roundtable.games.mage_knight.content.names import STACK
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import ATTACK, BLOCK, DAMAGE, do, fallen, fight, foe, left, to, wounds_of
from tests.rules.mage_knight.arrange_foes import MANY
from tests.rules.mage_knight.look import discard_of, foes_of, hand_of, offered, options


class Token(NamedTuple):
    """What a token shows; `may` names its abilities."""

    enemy: str
    stack: str
    copies: int
    attack: int
    element: str
    may: str
    armor: int
    resists: str
    fame: int


TOKENS: Final = [
    Token("prowlers", "green", 2, 4, "physical", "", 3, "", 2),
    Token("diggers", "green", 2, 3, "physical", "fortified", 3, "", 2),
    Token("cursed-hags", "green", 2, 3, "physical", "poison", 5, "", 3),
    Token("wolf-riders", "green", 2, 3, "physical", "swift", 4, "", 3),
    Token("ironclads", "green", 2, 4, "physical", "brutal", 3, "physical", 4),
    Token("crossbowmen", "grey", 3, 4, "physical", "swift", 4, "", 3),
    Token("guardsmen", "grey", 3, 3, "physical", "fortified", 7, "", 3),
    Token("swordsmen", "grey", 2, 6, "physical", "", 5, "", 4),
    Token("golems", "grey", 2, 2, "physical", "", 5, "physical", 4),
    Token("monks", "violet", 2, 5, "physical", "poison", 5, "", 4),
    Token("ice-mages", "violet", 2, 5, "ice", "", 6, "ice", 5),
    Token("ice-golems", "violet", 1, 2, "ice", "paralyze", 4, "ice physical", 5),
    Token("fire-mages", "violet", 2, 6, "fire", "", 5, "fire", 5),
    Token("fire-golems", "violet", 1, 3, "fire", "brutal", 4, "fire physical", 5),
    Token("minotaur", "brown", 2, 5, "physical", "brutal", 5, "", 4),
    Token("gargoyle", "brown", 2, 5, "physical", "", 4, "physical", 4),
    Token("medusa", "brown", 2, 6, "physical", "paralyze", 4, "", 5),
    Token("crypt-worm", "brown", 2, 6, "physical", "fortified", 6, "", 5),
    Token("werewolf", "brown", 2, 7, "physical", "swift", 5, "", 5),
    Token("swamp-dragon", "red", 2, 5, "physical", "swift poison", 9, "", 7),
    Token("fire-dragon", "red", 2, 9, "fire", "", 7, "fire physical", 8),
    Token("ice-dragon", "red", 2, 6, "ice", "paralyze", 7, "ice physical", 8),
    Token("high-dragon", "red", 2, 6, "cold-fire", "brutal", 9, "fire ice", 9),
    Token("freezers", "white", 3, 3, "ice", "swift paralyze", 7, "fire", 7),
    Token("gunners", "white", 3, 6, "fire", "brutal", 6, "ice", 7),
    Token("altem-guardsmen", "white", 2, 5, "physical", "fortified", 7, "fire ice physical", 8),
    Token("altem-mages", "white", 2, 4, "cold-fire", "brutal poison", 8, "physical", 8),
]
SUMMONERS: Final = [
    Token("orc-summoners", "green", 2, 0, "", "", 4, "", 4),
    Token("illusionists", "violet", 2, 0, "", "", 3, "physical", 4),
]
PLENTY: Final = [*MANY, "instinct", "noble-manners", "will-focus", "crystal-joy", "battle-versatility"]
EFFICIENT: Final = {"physical": ("physical", "fire", "ice"), "fire": ("ice",), "ice": ("fire",), "cold-fire": ()}

each_token = pytest.mark.parametrize("token", TOKENS, ids=[token.enemy for token in TOKENS])
each = pytest.mark.parametrize("token", TOKENS + SUMMONERS, ids=[token.enemy for token in TOKENS + SUMMONERS])
each_element = pytest.mark.parametrize("first", ["physical", "fire", "ice"])


def sideways(game: MageKnightTable, enough: str, points: str) -> int:
    """Play cards sideways until it is enough; give how many."""
    count = 0
    while enough not in options(game):
        game.play(next(one for one in options(game) if one.startswith("sideways") and one.endswith(points)))
        count += 1
    return count


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

BLOCKS: Final = {"physical": (0, []), "fire": (4, ["activate 0 1"]), "ice": (3, ["play cold-toughness"])}


@each_token
@each_element
def test_an_attack_takes_the_block_its_value_speed_and_element_ask_for(token: Token, first: str) -> None:
    value, plays = BLOCKS[first]
    units = ["red-cape-monks"]
    game = fight(token.enemy, hand=[*PLENTY, "cold-toughness"], mana=["red"], units=units, fame=99)
    do(to(game, BLOCK), "block 0 0", *plays)
    needed = token.attack * (2 if "swift" in token.may else 1)
    efficient = EFFICIENT[token.element]
    assert sideways(game, "stand", "block") == fewest(needed, value, first in efficient, "physical" in efficient)
    do(game, "stand")
    assert wounds_of(to(game, ATTACK)) == 0


@each_token
def test_an_unblocked_attack_wounds_by_its_value_and_abilities(token: Token) -> None:
    """A fresh hero has Armor 2."""
    game = fight(token.enemy, hand=["march"])
    to(game, ATTACK)
    wounds = -(-token.attack * (2 if "brutal" in token.may else 1) // 2)
    assert wounds_of(game) == wounds
    assert discard_of(game).count("wound") == (wounds if "poison" in token.may else 0)
    assert ("march" in hand_of(game)) is (wounds < 5 and "paralyze" not in token.may)


@each_token
@pytest.mark.parametrize("unit", ["fire-mages", "ice-mages", "guardian-golems"])
def test_the_element_of_an_attack_is_what_units_resist(token: Token, unit: str) -> None:
    """A Unit that resists takes its Armor off twice, and nothing happens to it if that is enough."""
    armor, element = {"fire-mages": (4, "fire"), "ice-mages": (4, "ice"), "guardian-golems": (3, "physical")}[unit]
    game = fight(token.enemy, hand=["march"], units=[unit])
    do(to(game, DAMAGE), "damage 0 0", "assign 0")
    damage = token.attack * (2 if "brutal" in token.may else 1)
    resisted = token.element == element
    unharmed = resisted and damage <= armor
    held = game.players[0].units
    if unharmed:
        assert held[0].wounds == 0
    elif "paralyze" in token.may:
        assert held == ()
    else:
        assert held[0].wounds == (2 if "poison" in token.may else 1)
    rest = damage - armor * (2 if resisted else 1)
    assert wounds_of(to(game, ATTACK)) == max(0, -(-rest // 2))


@pytest.mark.parametrize("token", SUMMONERS, ids=[token.enemy for token in SUMMONERS])
def test_a_summoner_lets_a_dungeon_monster_attack_for_it(token: Token) -> None:
    game = fight(token.enemy, hand=["march"], next_enemies=["gargoyle"])
    to(game, BLOCK)
    assert (foes_of(game), offered(game, "block")) == ([token.enemy, "gargoyle"], ["1 0"])
    to(game, ATTACK)
    assert (wounds_of(game), left(game), fallen(game, "brown")[-1]) == (3, [token.enemy], "gargoyle")


# ---- what they withstand ----

ATTACKS: Final = {
    "physical": (0, []),
    "fire": (3, ["power fire-bolt"]),
    "ice": (3, ["power ice-bolt"]),
}


@each
@each_element
def test_an_attack_needs_the_armor_and_is_halved_by_resistances(token: Token, first: str) -> None:
    value, plays = ATTACKS[first]
    game = fight(token.enemy, hand=[*PLENTY, "fire-bolt", "ice-bolt"], mana=["red", "blue"], fame=99)
    foe(game).skips = True
    do(to(game, ATTACK), "target 0", *plays)
    rest = "physical" not in token.resists
    assert sideways(game, "strike", "attack") == fewest(token.armor, value, first not in token.resists, rest)


@each
def test_an_enemy_is_shot_at_unless_it_is_fortified(token: Token) -> None:
    game = fight(token.enemy, hand=["swift-bolt", "crushing-bolt"], mana=["white", "green"])
    do(game, "target 0")
    assert ("power swift-bolt" in options(game)) is ("fortified" not in token.may)
    assert "power crushing-bolt" in options(game)


# ---- what they are worth ----


@each
def test_a_defeated_enemy_gives_its_fame_and_goes_to_its_pile(token: Token) -> None:
    game = fight(token.enemy, hand=PLENTY, fame=99)
    foe(game).skips = True
    do(to(game, ATTACK), "target 0")
    sideways(game, "strike", "attack")
    do(game, "strike")
    assert game.players[0].fame == 99 + token.fame
    assert game.players[0].reputation == 0
    assert (left(game), fallen(game, token.stack)[-1]) == ([], token.enemy)


def test_the_stacks_hold_the_tokens_of_the_base_set() -> None:
    game = table(seats=4)
    for stack, name in enumerate(STACK.words):
        found = [*game.stacks[stack].cards, *game.field[stack].cards, *game.fallen[stack]]
        expected = {token.enemy: token.copies for token in TOKENS + SUMMONERS if token.stack == name}
        assert Counter([ENEMY.words[ENEMY_OF[one]] for one in found]) == expected
