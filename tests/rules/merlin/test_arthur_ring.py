"""Arthur, the signet ring: taken from board or holder, it completes a mission without its requirements."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from tests.proof import rule
from tests.rules.merlin.arrange import missions, offered, play, shown
from tests.rules.merlin.arrange_arthur import arthur_lands

# What seat 0 holds: with these flags the requirements of 13 and 16 are met, those of 01 and 19 are not.
HAND = {0: ["01", "13", "16", "19"]}
GOODS = {0: ["flag blue", "flag blue", "flag purple"]}


def at_the_ring(holder: int = -1) -> MerlinTable:
    """Seat 0 has moved Arthur to the signet ring and taken it."""
    display = ["23", "24", "25"]
    game = arthur_lands("signet-ring", signet_ring=holder, hand=HAND, goods=GOODS, display=display, forced=False)
    play(game, "act")
    return game


@rule("merlin_arthur.ring.take")
@pytest.mark.parametrize("holder", [-1, 1])
def test_the_signet_ring_is_taken_from_the_board_or_from_its_holder(holder: int) -> None:
    game = arthur_lands("signet-ring", signet_ring=holder)
    assert shown(game)["signet_ring"] == (None if holder < 0 else holder)
    play(game, "act")
    assert shown(game)["signet_ring"] == 0


@rule("merlin_arthur.ring.take")
def test_a_declined_ring_stays_where_it_is() -> None:
    game = arthur_lands("signet-ring", signet_ring=1)
    play(game, "decline")
    assert (game.signet_ring, game.scores()) == (1, [0, 0])


@rule("merlin_arthur.ring.free-mission")
@pytest.mark.parametrize(("mission", "points"), [("01", 3), ("13", 1), ("16", 2), ("19", 3)])
def test_any_mission_in_hand_is_completed_at_once_for_its_points(mission: str, points: int) -> None:
    game = at_the_ring()
    assert offered(game, "fulfil") == ["fulfil 01", "fulfil 13", "fulfil 16", "fulfil 19"]
    assert offered(game, "complete") == ["complete 13", "complete 16"]
    play(game, f"fulfil {mission}")
    assert game.scores() == [points, 0]
    assert mission not in missions(game.players[0].hand)


@rule("merlin_arthur.ring.free-mission")
def test_a_mission_is_completed_when_the_ring_is_taken_and_only_one() -> None:
    game = arthur_lands("signet-ring", hand={0: ["01", "19", "20", "21"]}, forced=False)
    play(game, "act")
    assert offered(game) == ["fulfil 01", "fulfil 19", "fulfil 20", "fulfil 21"]
    play(game, "fulfil 20")
    assert offered(game) == ["end"]


@rule("merlin_arthur.ring.extra-mission")
@pytest.mark.parametrize("order", [["fulfil 19", "complete 16"], ["complete 16", "fulfil 19"]])
def test_a_mission_whose_requirements_are_met_may_be_completed_as_well(order: list[str]) -> None:
    game = at_the_ring()
    play(game, *order)
    assert game.scores() == [3 + 2, 0]  # without the bonus for two missions of the flag that is gone
    assert offered(game, "complete") == []  # one of them, though 13 is met too


@rule("merlin_arthur.ring.extra-mission")
def test_a_mission_completed_earlier_in_the_turn_does_not_matter() -> None:
    game = arthur_lands("signet-ring", hand=HAND, goods=GOODS)
    play(game, "complete 13", "act", "fulfil 01")
    assert game.scores() == [1 + 3, 0]


@rule("merlin_arthur.ring.mission-discarded")
def test_the_mission_is_discarded_and_replaced_at_the_end_of_the_turn() -> None:
    game = at_the_ring()
    play(game, "fulfil 01")
    assert missions(game.discard) == ["01"]
    assert (len(game.players[0].hand.cards), offered(game, "draw")) == (3, [])
    play(game, "end")
    assert (game.seat, game.asks) == (0, "merlin.refill-hand")
    play(game, "draw 24")
    assert missions(game.players[0].hand) == ["13", "16", "19", "24"]
    assert game.seat == 1


@rule("merlin_arthur.ring.draw-two")
def test_two_completed_missions_are_replaced_by_two() -> None:
    game = at_the_ring()
    play(game, "fulfil 01", "complete 13", "end", "deck")
    assert (game.seat, len(game.players[0].hand.cards)) == (0, 3)
    play(game, "deck")
    assert (game.seat, len(game.players[0].hand.cards)) == (1, 4)


@rule("merlin_arthur.ring.draw-source")
@pytest.mark.parametrize("draws", [["deck", "deck"], ["deck", "draw 25"], ["draw 23", "deck"], ["draw 23", "draw 25"]])
def test_new_missions_come_from_the_deck_the_display_or_both(draws: list[str]) -> None:
    game = at_the_ring()
    play(game, "fulfil 01", "complete 13", "end")
    deck = len(game.deck.cards)
    for draw in draws:
        assert offered(game)[-1] == "deck"
        assert len(offered(game, "draw")) == 3
        play(game, draw)
    hand = missions(game.players[0].hand)
    assert [number in hand for number in ("23", "25")] == ["draw 23" in draws, "draw 25" in draws]
    assert len(hand) == 4
    assert len(game.deck.cards) == deck - 2  # for the hand or for the display
    assert len(game.display.cards) == 3


@rule("merlin_arthur.ring.holder-lands-again")
def test_the_holder_keeps_the_ring_and_completes_a_mission_again() -> None:
    game = at_the_ring(holder=0)
    play(game, "fulfil 19")
    assert (game.signet_ring, game.scores()) == (0, [3, 0])
