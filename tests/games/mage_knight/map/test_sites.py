"""Every ruins token and every city: who waits there, and what is won."""

from typing import Final

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import KIND_OF, KIND_OF_CARD, RUIN, STACK_OF
from roundtable.games.mage_knight.content.names import KIND, STACK
from roundtable.games.mage_knight.map import board, tokens
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import ATTACK, to
from tests.rules.mage_knight.arrange_foes import MANY, defeated
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.arrange_sites import RUINS, WEST, enter, on, shields_at
from tests.rules.mage_knight.arrange_turn import MAP
from tests.rules.mage_knight.look import crystals_of, offered, options, play, units_of

SET: Final = {"red": 1, "blue": 1, "green": 1, "white": 1}
WEAK: Final = {
    "green": ["diggers", "prowlers", "diggers"],
    "brown": ["minotaur"],
    "grey": ["crossbowmen"],
    "violet": ["monks", "monks"],
    "red": ["swamp-dragon"],
    "white": ["gunners"],
}
TOKENS: Final[list[tuple[str, list[str], dict[str, int], int]]] = [
    ("grey violet", [], {}, 1),
    ("green brown", ["artifact"], {}, 0),
    ("green green", [], SET, 0),
    ("brown violet", ["spell"], SET, 0),
    ("grey white", ["artifact", "spell"], {}, 0),
    ("grey brown", ["artifact"], {}, 0),
    ("brown red", ["artifact", "artifact"], {}, 0),
    ("green red", ["advanced-action", "artifact"], {}, 0),
]
OF_THE_LOST_LEGION: Final[list[tuple[str, list[str], dict[str, int], int]]] = [
    ("green green green", [], {}, 1),
    ("violet violet", ["advanced-action", "spell"], {}, 0),
]


def backs(game: MageKnightTable, place: tuple[int, int]) -> list[str]:
    """Give the backs of the enemy tokens on a space, sorted."""
    found = tokens.tokens_at(game, board.spot_at(game, space(place)))
    return sorted([STACK.words[STACK_OF[token]] for token in found])


# ---- ruins ----


@pytest.mark.parametrize(("enemies", "cards", "crystals", "units"), TOKENS + OF_THE_LOST_LEGION)
def test_ruins_are_guarded_and_rewarded_as_their_token_says(
    enemies: str, cards: list[str], crystals: dict[str, int], units: int
) -> None:
    colours = enemies.split()
    drawn = [WEAK[colour][colours[:at].count(colour)] for at, colour in enumerate(colours)]
    ruin = f"ruins-{enemies.replace(' ', '-')}"
    game = enter(RUINS, ruins={WEST: ruin}, next_enemies=drawn, fame={0: 99}, deck={0: []}, hand=MANY)
    assert backs(game, WEST) == sorted(colours)
    assert game.combat is not None
    for foe in game.combat.foes:
        foe.skips = True
    defeated(to(game, ATTACK), *range(len(colours)))
    play(game, "next")
    assert shields_at(game, WEST) == [0]
    play(game, "end-turn")
    while [one for one in options(game) if one.split()[0] in ("reward", "pick", "recruit")]:
        game.play_at(0)
    kinds = [KIND.words[KIND_OF_CARD[KIND_OF[deed]]] for deed in game.players[0].deck.cards]
    assert (sorted(kinds), crystals_of(game), len(units_of(game))) == (cards, crystals, units)


@pytest.mark.parametrize("colour", ["red", "blue", "green", "white"])
def test_an_altar_asks_for_three_mana_of_its_colour(colour: str) -> None:
    altar = {WEST: f"altar-{colour}"}
    assert "tribute" not in options(on(RUINS, ruins=altar, mana={0: [colour] * 2}))
    game = on(RUINS, ruins=altar, mana={0: [colour] * 3})
    game.play("tribute")
    assert (game.players[0].fame, shields_at(game, WEST)) == (7, [0])


def test_an_altar_of_the_lost_legion_asks_for_one_mana_of_each_colour() -> None:
    altar = {WEST: "altar-four-colors"}
    assert "tribute" not in options(on(RUINS, ruins=altar, mana={0: ["red", "blue", "green"]}))
    game = on(RUINS, ruins=altar, mana={0: list(SET)})
    game.play("tribute")
    while offered(game, "pay"):
        game.play_at(0)
    assert (game.players[0].fame, shields_at(game, WEST)) == (10, [0])


def test_the_yellow_stack_holds_the_tokens_of_the_base_set() -> None:
    game = table(seats=4)
    found = [*game.ruin_stack.cards, *game.ruin_field.cards, *game.ruins_fallen]
    ruins = [f"ruins-{token[0].replace(' ', '-')}" for token in TOKENS]
    altars = [f"altar-{colour}" for colour in SET]
    assert sorted([RUIN.words[one] for one in found]) == sorted(ruins + altars)


def test_the_lost_legion_adds_three_ruins_tokens() -> None:
    game = table(seats=4, settings={"lost_legion": True})
    found = [*game.ruin_stack.cards, *game.ruin_field.cards, *game.ruins_fallen]
    names = {RUIN.words[one] for one in found}
    assert len(found) == 15
    assert names >= {"altar-four-colors", "ruins-green-green-green", "ruins-violet-violet"}


# ---- cities ----

B, G, V, W = "brown", "grey", "violet", "white"
CITIES: Final = {
    "core-07": [[W], [G, W], [W, W], [G, G, W], [G, W, W], [G, G, G, W], [G, G, W, W], [G, W, W, W]]
    + [[G, G, G, W, W], [G, G, W, W, W], [G, W, W, W, W]],
    "core-06": [[G, V], [V, V], [V, W], [G, V, W], [V, V, W], [V, W, W], [G, V, V, W], [V, V, W, W]]
    + [[V, W, W, W], [G, V, V, W, W], [V, V, W, W, W]],
    "core-08": [[W], [B, V], [B, W], [B, V, V], [B, V, W], [B, B, V, V], [B, V, V, W], [B, V, W, W]]
    + [[B, B, V, V, W], [B, B, V, W, W], [B, V, W, W, W]],
    "core-05": [[B, G], [B, B], [B, G, G], [B, G, W], [B, B, W], [B, G, G, W], [B, B, G, W], [B, B, W, W]]
    + [[B, B, B, G, W], [B, B, G, W, W], [B, B, W, W, W]],
}


@pytest.mark.parametrize("tile", list(CITIES))
@pytest.mark.parametrize("level", range(1, 12))
def test_a_city_has_the_garrison_of_its_level(tile: str, level: int) -> None:
    game = table(
        tiles=MAP,
        at={0: (2, -3)},
        hand={0: ["rage"]},
        move=2,
        next_tiles=[tile],
        settings={"first_city_level": level},
        forced=False,
    )
    game.play("explore 1,1")
    assert backs(game, (4, -5)) == CITIES[tile][level - 1]
