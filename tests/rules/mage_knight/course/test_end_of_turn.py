"""End of turn: dice, Forced Withdrawal, cleaning the play area, and what the space gives."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from roundtable.games.mage_knight.content.names import COLOUR
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import ATTACK, do, fight, to
from tests.rules.mage_knight.arrange_end import (
    DISCARDS_ASKS,
    GLADE_ASKS,
    REWARDS_ASKS,
    SKILL_ASKS,
    before_end,
    ending,
    load,
)
from tests.rules.mage_knight.look import (
    crystals_of,
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    options,
    place_of,
    play,
    played_by,
)

WILDS = {(0, 1): "countryside-01"}
GLADE, EAST, WEST, SOUTH = (1, -3), (1, -2), (0, -2), (0, -1)


def source_of(game: MageKnightTable) -> list[str]:
    return [COLOUR.words[face] for face in game.source]


# ---- the order ----


@rule("mage_knight.end-of-turn.step-order")
def test_the_seven_steps_come_one_after_the_other() -> None:
    game = before_end(
        "spell",
        tiles=WILDS,
        enemies={(1, -4): []},
        at={0: GLADE, 1: EAST},
        hand={0: ["march", "rage"]},
        mana={0: ["gold"]},
        fame={0: 2},
        risen=3,
        source=["green"],
        move=2,
    )
    play(game, "go 1,-2", "power march", "pay green-die green")
    game.journal = rt.Journal()
    load(game, "white")
    game.play("end-turn")
    assert (source_of(game), game.asks) == (["white"], GLADE_ASKS)  # dice are back, and the hero too
    assert (place_of(game, 0), hand_of(game)) == (GLADE, ["rage", "wound"])
    assert (played_by(game), discard_of(game), mana_of(game)) == ([], ["march"], {})
    game.play("put hand")
    assert (game.asks, game.players[0].level) == (REWARDS_ASKS, 1)
    game.play("reward spell")
    game.play(options(game)[0])
    assert (game.asks, game.players[0].level) == (SKILL_ASKS, 2)
    game.play(options(game)[0])
    game.play(options(game)[0])
    assert (game.asks, hand_of(game)) == (DISCARDS_ASKS, ["rage"])
    game.play("done")
    assert len(hand_of(game)) == 5
    told = [event.message.wording.id for event in game.journal.events]
    steps = ["die-returned", "withdrew", "glade", "rewarded", "level"]
    assert [word for word in told if word.removeprefix("mage_knight-") in steps] == [
        f"mage_knight-{step}" for step in steps
    ]


@rule("mage_knight.end-of-turn.dice-rerolled-and-returned-first")
@pytest.mark.parametrize("face", ["red", "blue", "green", "white", "gold", "black"])
def test_a_used_die_is_rolled_again_and_comes_back_to_the_source(face: str) -> None:
    game = before_end(hand={0: ["march", "rage"]}, source=["green", "white"])
    play(game, "power march", "pay green-die green")
    assert source_of(game) == ["white"]
    load(game, face)
    game.play("end-turn")
    assert game.asks == DISCARDS_ASKS
    assert sorted(source_of(game)) == sorted(["white", face])


# ---- Forced Withdrawal ----


@rule("mage_knight.end-of-turn.forced-withdrawal-must-end-safe", "mage_knight.end-of-turn.forced-withdrawal-backtracks")
@pytest.mark.parametrize(
    ("others", "end"),
    [({}, EAST), ({1: EAST}, WEST), ({1: EAST, 2: WEST}, SOUTH), ({1: WEST}, EAST)],
)
def test_a_hero_goes_back_along_its_path_to_the_last_safe_space(
    others: dict[int, tuple[int, int]], end: tuple[int, int]
) -> None:
    game = table(3, tiles=WILDS, enemies={(1, -4): []}, at={0: SOUTH, **others}, hand={0: ["rage"]}, move=4)
    play(game, "go 0,-2", "go 1,-2")
    end_turn(game)
    assert place_of(game, 0) == end


@rule("mage_knight.end-of-turn.forced-withdrawal-wound-per-space")
@pytest.mark.parametrize(("others", "wounds"), [({}, 0), ({1: EAST}, 1), ({1: EAST, 2: WEST}, 2)])
def test_each_space_back_adds_a_wound_to_the_hand(others: dict[int, tuple[int, int]], wounds: int) -> None:
    game = table(3, tiles=WILDS, enemies={(1, -4): []}, at={0: SOUTH, **others}, hand={0: ["rage"]}, move=4)
    out = game.wounds_out
    play(game, "go 0,-2", "go 1,-2", "end-turn")
    assert hand_of(game).count("wound") == wounds
    assert (discard_of(game).count("wound"), game.wounds_out) == (0, out + wounds)


@rule("mage_knight.end-of-turn.forced-withdrawal-no-knock-out")
def test_five_wounds_of_a_withdrawal_leave_the_other_cards_in_hand() -> None:
    game = before_end(
        seats=3,
        tiles=WILDS,
        enemies={(1, -4): []},
        at={0: SOUTH, 1: EAST, 2: WEST},
        hand={0: ["march", "rage"]},
        move=10,
    )
    play(game, "go 0,-2", "go 1,-2", "go 0,-2", "go 1,-2", "go 0,-2", "end-turn")
    assert place_of(game, 0) == SOUTH
    assert (hand_of(game), discard_of(game)) == (["march", "rage", *["wound"] * 5], [])


# ---- cleaning ----


@rule("mage_knight.end-of-turn.clean-up-mana-tokens-to-bank")
def test_mana_tokens_are_lost_whether_used_or_not_crystals_stay() -> None:
    game = before_end(hand={0: ["march"]}, mana={0: ["green", "red", "gold"]}, crystals={0: ["red", "blue"]})
    play(game, "power march", "pay green-token green")
    assert mana_of(game) == {"red": 1, "gold": 1}
    game.play("end-turn")
    assert (mana_of(game), crystals_of(game)) == ({}, {"red": 1, "blue": 1})


@rule("mage_knight.end-of-turn.clean-up-played-cards-discarded")
def test_played_cards_go_to_the_discard_pile() -> None:
    game = before_end(hand={0: ["march", "stamina", "rage"]}, discard={0: ["swiftness"]})
    play(game, "play march", "sideways stamina move")
    assert (played_by(game), discard_of(game)) == (["march", "stamina"], ["swiftness"])
    game.play("end-turn")
    assert (played_by(game), discard_of(game)) == ([], ["swiftness", "march", "stamina"])
    assert hand_of(game) == ["rage"]


@rule("mage_knight.end-of-turn.clean-up-played-cards-discarded", "mage_knight.end-of-turn.clean-up-thrown-away-cards")
def test_a_card_thrown_away_leaves_the_game() -> None:
    game = before_end(hand={0: ["ruby-ring", "march"]})
    play(game, "power ruby-ring", "play march", "end-turn")
    assert (played_by(game), discard_of(game)) == ([], ["march"])
    assert "ruby-ring" in [CARD.words[KIND_OF[deed]] for deed in game.removed]


@rule("mage_knight.end-of-turn.clean-up-thrown-away-cards")
def test_wounds_thrown_away_go_on_top_of_the_wound_deck() -> None:
    game = fight("prowlers", hand=["banner-of-protection", "march", "wound"])
    out = game.wounds_out
    play(to(do(game, "power banner-of-protection"), ATTACK), "next")
    assert (game.turn.wounds, game.wounds_out) == (2, out + 2)
    game.play("end-turn")
    while game.asks != DISCARDS_ASKS:
        game.play(options(game)[0])
    assert (hand_of(game), discard_of(game)) == (["march", "wound"], [])
    assert (game.turn.wounds, game.wounds_out) == (0, out)


# ---- what the space gives ----


@rule("mage_knight.end-of-turn.magical-glade-throws-away-wound")
def test_on_a_glade_a_wound_of_the_hand_may_be_thrown_away() -> None:
    game = ending(tiles=WILDS, at={0: GLADE}, hand={0: ["rage", "wound", "wound"]})
    out = game.wounds_out
    assert (game.asks, options(game)) == (GLADE_ASKS, ["put hand", "decline"])
    game.play("put hand")
    assert (game.asks, hand_of(game)) == (DISCARDS_ASKS, ["rage", "wound"])  # one only
    assert game.wounds_out == out - 1


@rule("mage_knight.end-of-turn.magical-glade-throws-away-wound")
def test_on_a_glade_a_wound_of_the_discard_pile_may_be_thrown_away() -> None:
    game = ending(tiles=WILDS, at={0: GLADE}, hand={0: ["rage"]}, discard={0: ["march", "wound", "stamina"]})
    out = game.wounds_out
    assert options(game) == ["put discard", "decline"]
    game.play("put discard")
    assert (discard_of(game), game.wounds_out) == (["march", "stamina"], out - 1)


@rule("mage_knight.end-of-turn.magical-glade-throws-away-wound")
def test_the_wound_may_be_kept_and_other_spaces_take_none() -> None:
    wounded = {0: ["rage", "wound"]}
    game = ending(tiles=WILDS, at={0: GLADE}, hand=wounded)
    game.play("decline")
    assert (game.asks, hand_of(game)) == (DISCARDS_ASKS, ["rage", "wound"])
    assert ending(tiles=WILDS, at={0: EAST}, hand=wounded).asks == DISCARDS_ASKS
    passing = before_end(tiles=WILDS, enemies={(1, -4): []}, at={0: GLADE}, hand=wounded, move=2)
    play(passing, "go 1,-2", "end-turn")
    assert passing.asks == DISCARDS_ASKS


MINES = [
    ("countryside-06", (1, -3), "red"),
    ("countryside-05", (1, -2), "blue"),
    ("countryside-02", (0, -2), "green"),
    ("countryside-03", (1, -2), "white"),
]


@rule("mage_knight.end-of-turn.crystal-mine-gives-crystal")
@pytest.mark.parametrize(("tile", "mine", "colour"), MINES)
def test_a_mine_gives_a_crystal_of_its_colour(tile: str, mine: tuple[int, int], colour: str) -> None:
    game = ending(tiles={(0, 1): tile}, at={0: mine}, hand={0: ["rage"]}, crystals={0: [colour]})
    assert (crystals_of(game), mana_of(game)) == ({colour: 2}, {})
    other = ending(tiles={(0, 1): tile}, at={0: (0, -1)}, hand={0: ["rage"]})
    assert crystals_of(other) == {}


@rule("mage_knight.end-of-turn.crystal-mine-nothing-when-full")
@pytest.mark.parametrize(("tile", "mine", "colour"), MINES)
def test_a_mine_gives_nothing_to_who_has_three_of_its_colour(tile: str, mine: tuple[int, int], colour: str) -> None:
    game = ending(tiles={(0, 1): tile}, at={0: mine}, hand={0: ["rage"]}, crystals={0: [colour] * 3})
    assert (crystals_of(game), mana_of(game)) == ({colour: 3}, {})
