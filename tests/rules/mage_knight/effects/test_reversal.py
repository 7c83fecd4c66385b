"""Reversal: what can be taken back in the own turn, and what seals it."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.kernel.errors import IllegalAction
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_turn import GLADE, VILLAGE, WEST_OF_KEEP, turn_of
from tests.rules.mage_knight.look import hand_of, mana_of, offered, place_of, play, units_of


def expect_sealed(game: MageKnightTable) -> None:
    """Expect that seat 0 can take nothing back that was done so far."""
    for take_back in (game.back, game.restart):
        with pytest.raises(IllegalAction):
            take_back(0)


@rule("mage_knight.reversal.allowed-in-own-turn")
def test_moves_cards_skills_units_and_mana_of_the_turn_can_be_taken_back() -> None:
    game = turn_of(
        hand={0: ["march", "promise", "rage"]},
        crystals={0: ["green"]},
        skills={0: ["tovak-double-time"]},
        units={0: ["peasants"]},
        at={0: (0, 0)},
    )
    start = game.digest()
    steps = ["crystal green", "use tovak-double-time", "activate 0 2", "go 1,0", "power march", "pay green-token green"]
    seen: list[str] = []
    for notation in [*steps, "go 2,-1", "interact", "play promise"]:
        seen.append(game.digest())
        game.play(notation)
    for before in reversed(seen):
        game.back()
        assert game.digest() == before
    assert game.digest() == start
    play(game, *steps)
    game.restart()
    assert (game.digest(), units_of(game), mana_of(game)) == (start, ["peasants"], {})


@rule("mage_knight.reversal.allowed-in-own-turn")
def test_only_the_player_on_turn_takes_back_and_not_after_the_turn() -> None:
    game = turn_of(hand={0: ["march"], 1: ["rage"]}, at={0: (0, 0)})
    game.play("play march")
    with pytest.raises(IllegalAction):
        game.back(1)
    game.back(0)
    assert hand_of(game) == ["march"]
    play(game, "play march", "end-turn")
    assert game.seat == 1
    expect_sealed(game)


@rule("mage_knight.reversal.group-may-forbid")
def test_a_table_may_play_without_taking_back() -> None:
    game = turn_of(settings={"take_back": False}, hand={0: ["march"]}, at={0: (0, 0)})
    game.play("play march")
    expect_sealed(game)
    game.play("go 1,0")
    expect_sealed(game)


@rule("mage_knight.reversal.not-after-tile-revealed")
def test_a_revealed_tile_seals_the_turn() -> None:
    game = turn_of(night=True, hand={0: ["march"]}, at={0: WEST_OF_KEEP}, next_tiles=["core-03"])
    play(game, "play march", "explore 1,1")  # at Night, so that no token on it is seen
    expect_sealed(game)


@rule("mage_knight.reversal.not-after-card-revealed")
def test_a_drawn_card_seals_the_turn() -> None:
    game = turn_of(hand={0: ["tranquility", "march"]}, at={0: (0, 0)})
    play(game, "play march", "play tranquility", "choose 1")
    expect_sealed(game)


@rule("mage_knight.reversal.not-after-card-revealed")
def test_a_card_turned_up_from_a_deck_of_the_table_seals_the_turn() -> None:
    tower = (3, -2)
    game = table(
        tiles={(1, 0): "countryside-04"},
        at={0: tower},
        shields={tower: [0]},
        enemies={tower: []},
        hand={0: ["rage"]},
        mana={0: ["red"]},
        spells=["fireball", "snowstorm", "tremor"],
        forced=False,
    )
    game.play("interact")
    game.turn.influence = 7
    settle(game)
    game.play("buy-spell fireball")
    game.back(0)  # nothing has come up yet
    play(game, "buy-spell fireball", "pay red-token red")
    assert len(game.spell_offer) == 3  # a new Spell lies there
    expect_sealed(game)


@rule("mage_knight.reversal.not-after-enemy-token-revealed")
def test_a_garrison_turned_up_by_coming_near_seals_the_turn() -> None:
    keep = {(4, -3): ["guardsmen down"]}
    for night in (False, True):
        game = turn_of(hand={0: ["rage"]}, at={0: (2, -2)}, move=2, enemies=keep, night=night)
        game.play("go 3,-3")
        if night:  # nothing is seen
            game.back()
            assert place_of(game, 0) == (2, -2)
        else:
            expect_sealed(game)


@rule("mage_knight.reversal.not-after-enemy-token-revealed")
@pytest.mark.parametrize(
    ("tile", "place", "action"), [("countryside-07", (3, -1), "enter"), ("countryside-07", (2, -2), "burn")]
)
def test_an_enemy_drawn_for_a_combat_seals_the_turn(tile: str, place: tuple[int, int], action: str) -> None:
    game = table(tiles={(1, 0): tile}, at={0: place}, hand={0: ["rage"]}, forced=False)
    game.play(action)
    expect_sealed(game)


@rule("mage_knight.reversal.not-after-enemy-token-revealed")
def test_a_combat_with_an_enemy_everybody_sees_can_be_taken_back() -> None:
    game = turn_of(hand={0: ["rage"]}, at={0: GLADE})
    play(game, "challenge 1,-4", "next")
    game.restart()
    assert offered(game, "challenge") == ["1,-4"]


@rule("mage_knight.reversal.not-after-die-rolled")
def test_a_die_rolled_seals_the_turn() -> None:
    source = ["red", "gold", "blue"]
    game = turn_of(night=True, tactic={0: "mana-search"}, source=source, hand={0: ["march"]}, at={0: (0, 0)})
    play(game, "play march", "use-tactic", "die gold")
    game.back(0)  # the dice are not rolled before all are named
    play(game, "die gold", "done")
    expect_sealed(game)


@rule("mage_knight.reversal.not-after-reaction")
def test_the_answer_of_another_player_seals_the_turn() -> None:
    for place, reacts in ((VILLAGE, True), ((3, -1), False)):
        at = {0: (1, 0), 1: place}
        game = turn_of(hand={0: ["mana-meltdown", "march"]}, mana={0: ["red"]}, at=at)
        play(game, "play march", "play mana-meltdown", "pay red-token red")
        assert (game.seat == 1) == reacts
        if reacts:
            game.play("done")
            assert game.seat == 0
            expect_sealed(game)
        else:
            game.restart(0)
            assert hand_of(game) == ["mana-meltdown", "march"]


@rule("mage_knight.reversal.freeze-covers-everything-before")
def test_everything_before_a_seal_stays_and_everything_after_it_may_go() -> None:
    game = turn_of(
        hand={0: ["march", "march", "rage"]},
        crystals={0: ["green"]},
        skills={0: ["tovak-double-time"]},
        units={0: ["peasants"]},
        at={0: (2, -2)},
        night=True,
        next_tiles=["core-03"],
    )
    play(game, "use tovak-double-time", "activate 0 2", "power march", "pay green-crystal green", "go 3,-3")
    game.play("explore 1,1")
    sealed = game.digest()
    play(game, "play march", "go 3,-4")
    game.restart()
    assert game.digest() == sealed
    expect_sealed(game)
    assert (place_of(game, 0), hand_of(game), units_of(game)) == ((3, -3), ["march", "rage"], ["peasants spent"])
