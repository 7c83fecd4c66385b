"""Turn: resting, as a Standard Rest or a Slow Recovery."""

import pytest

from roundtable.kernel.zone import EVERYBODY, bit
from tests.proof import rule
from tests.rules.mage_knight.arrange_turn import GLADE, VILLAGE, WEST_OF_KEEP, actions, moves, turn_of, with_points
from tests.rules.mage_knight.look import discard_of, hand_of, offered, options, play, played_by

NO_MORE = ["end-turn"]


@rule(
    "mage_knight.turn.rest-forbids-moving",
    "mage_knight.turn.rest-forbids-combat",
    "mage_knight.turn.rest-forbids-interaction",
)
@pytest.mark.parametrize("place", [VILLAGE, GLADE, WEST_OF_KEEP])
def test_who_rests_neither_moves_nor_fights_nor_interacts(place: tuple[int, int]) -> None:
    game = turn_of(hand={0: ["march", "rage"]}, at={0: place}, move=9)
    assert moves(game)
    assert actions(game) or "go 4,-3" in options(game)
    game.play("rest")
    for steps in ([], ["card rage", "done"]):
        play(game, *steps)
        assert moves(with_points(game, 9)) == actions(game) == []


@rule("mage_knight.turn.rest-kind-by-hand", "mage_knight.turn.standard-rest-discards-one-non-wound")
def test_with_a_card_that_is_no_wound_one_such_card_is_discarded() -> None:
    game = turn_of(hand={0: ["march", "rage", "wound"]}, at={0: (0, 0)})
    game.play("rest")
    assert sorted(offered(game, "card")) == ["march", "rage"]
    game.play("card rage")
    assert (discard_of(game), offered(game, "card")) == (["rage"], ["wound"])
    game.play("done")
    assert (options(game), hand_of(game)) == (NO_MORE, ["march", "wound"])


@rule("mage_knight.turn.standard-rest-discards-any-wounds", "mage_knight.turn.rest-wounds-go-to-discard-pile")
@pytest.mark.parametrize("wounds", range(4))
def test_any_number_of_wounds_goes_along_to_the_own_discard_pile(wounds: int) -> None:
    game = turn_of(hand={0: ["march", "wound", "wound", "wound"]}, at={0: (0, 0)})
    out = game.wounds_out
    play(game, "rest", "card march", *["card wound"] * wounds, "done")
    assert discard_of(game) == ["march", *["wound"] * wounds]
    assert hand_of(game) == ["wound"] * (3 - wounds)
    assert (game.wounds_out, game.turn.tally) == (out, [0] * len(game.turn.tally))  # nothing was healed
    assert options(game) == NO_MORE


@rule("mage_knight.turn.standard-rest-discards-any-wounds")
def test_of_two_wounds_the_one_that_all_know_goes_first() -> None:
    game = turn_of(hand={0: ["march", "wound", "wound"]}, at={0: (0, 0)})
    hand = game.players[0].hand
    hand.known = (bit(0), bit(0), EVERYBODY)  # drawn, drawn, taken in a fight
    play(game, "rest", "card march", "card wound", "done")
    assert list(game.players[0].hand.known) == [bit(0)]


@rule("mage_knight.turn.rest-kind-by-hand", "mage_knight.turn.slow-recovery-discards-one-wound")
def test_with_only_wounds_one_of_them_is_discarded() -> None:
    game = turn_of(hand={0: ["wound", "wound", "wound"]}, at={0: (0, 0)})
    out = game.wounds_out
    game.play("rest")
    assert options(game) == ["card wound"]
    game.play("card wound")
    assert (hand_of(game), discard_of(game)) == (["wound", "wound"], ["wound"])
    assert (options(game), game.wounds_out) == (NO_MORE, out)


@rule("mage_knight.turn.slow-recovery-shows-hand")
def test_a_slow_recovery_shows_the_hand_and_a_standard_rest_does_not() -> None:
    slow = turn_of(hand={0: ["wound", "wound"]}, at={0: (0, 0)})
    assert set(slow.players[0].hand.known) == {bit(0)}
    play(slow, "rest", "card wound")
    assert set(slow.players[0].hand.known) == {EVERYBODY}
    standard = turn_of(hand={0: ["march", "rage", "wound"]}, at={0: (0, 0)})
    play(standard, "rest", "card march", "done")
    assert set(standard.players[0].hand.known) == {bit(0)}


@rule("mage_knight.turn.rest-kind-after-cards-played")
@pytest.mark.parametrize("when", ["before", "within"])
def test_playing_every_other_card_first_makes_it_a_slow_recovery(when: str) -> None:
    game = turn_of(hand={0: ["concentration", "wound", "wound"]}, at={0: (0, 0)})
    special = ["play concentration", "colour blue"]
    play(game, *([*special, "rest"] if when == "before" else ["rest", *special]))
    assert options(game) == ["card wound"]
    game.play("card wound")
    assert (discard_of(game), hand_of(game), played_by(game)) == (["wound"], ["wound"], ["concentration"])
    assert options(game) == NO_MORE


@rule("mage_knight.turn.rest-needs-a-card")
def test_an_empty_hand_cannot_rest() -> None:
    game = turn_of(at={0: VILLAGE})
    assert "rest" not in options(game)
    assert "rest" in options(turn_of(hand={0: ["march"]}, at={0: VILLAGE}))
    played = turn_of(hand={0: ["march"]}, at={0: VILLAGE})
    played.play("play march")
    assert "rest" not in options(played)
