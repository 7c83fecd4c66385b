"""Missions: completing them in one's own turn, the points, the open row and refilling the hand."""

from random import Random

import pytest

import roundtable as rt
from roundtable.games.merlin.box import MerlinTable
from roundtable.kernel.errors import IllegalAction
from roundtable.kernel.zone import EVERYBODY, Zone
from tests.proof import rule
from tests.rules.merlin.arrange import before, has, missions, offered, pass_turn, play, shown, table

THREE_PIECES = "03"  # a blue flag, a purple material and an orange shield, 3 points
TWO_FLAGS, THREE_FLAGS, FOUR_FLAGS = "13", "16", "19"  # of any colour, 1, 2 and 3 points
THREE_MARKERS = "29"  # anywhere, 1 point
HARD = "22"  # two flags, two materials and two shields
HAND = {0: [TWO_FLAGS, THREE_FLAGS, THREE_MARKERS, HARD]}
FLAGS = ["flag orange", "flag orange"]
ROW = ["50", "51", "52"]


def empty_deck(game: MerlinTable, leave: int = 0) -> None:
    """Put the deck, but for some cards on its top, on the discard pile."""
    cut = len(game.deck) - leave
    cards = game.deck.cards[:cut]
    game.discard = Zone(cards, (EVERYBODY,) * cut, (0,) * cut)
    game.deck = Zone(game.deck.cards[cut:], game.deck.known[cut:], game.deck.since[cut:])


@rule("merlin.mission.one-per-turn")
def test_one_mission_in_a_turn() -> None:
    game = table(hand=HAND, goods={0: FLAGS}, influence={0: ["grey", "blue", "brown"]})
    assert offered(game, "complete") == [f"complete {TWO_FLAGS}", f"complete {THREE_MARKERS}"]
    play(game, f"complete {TWO_FLAGS}")
    while game.seat == 0 and game.asks != "merlin.refill-hand":
        assert offered(game, "complete") == []
        game.play_at(0)
    play(game, "deck")
    pass_turn(game)
    assert game.seat == 0
    assert f"complete {THREE_MARKERS}" in offered(game, "complete")


MOMENTS = {
    "merlin.choose-die": "die 4 merlin",
    "merlin.move-figure": "move clockwise",
    "merlin.land": "act",
    "merlin.choose-assistant": "place builder grey",
    "merlin.use-staff": "decline",
    "merlin.end-turn": "end",
}


@rule("merlin.mission.any-time-in-turn")
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_mission_is_completed_at_any_moment_of_the_turn(moment: str) -> None:
    game = table(merlin=before("principality-grey", 4), hand=HAND, goods={0: FLAGS}, staffs={0: 1})
    while game.asks != moment:
        assert offered(game, "complete") == [f"complete {TWO_FLAGS}"]
        play(game, MOMENTS[str(game.asks)])
    play(game, f"complete {TWO_FLAGS}")
    assert game.scores() == [1, 0]
    assert game.seat == 0


@rule("merlin.mission.own-turn-only")
def test_no_mission_is_completed_in_another_players_turn() -> None:
    game = table(hand={1: HAND[0]}, goods={1: FLAGS}, forced=False)
    for notation in ("die 4 merlin", "move clockwise", "decline", "end"):
        assert game.seat == 0
        assert offered(game, "complete") == []
        with pytest.raises(IllegalAction, match="not-your-question"):
            game.play(f"complete {TWO_FLAGS}", seat=1)
        play(game, notation)
    assert game.seat == 1
    assert offered(game, "complete") == [f"complete {TWO_FLAGS}"]


@rule("merlin.mission.optional")
def test_a_mission_need_not_be_completed() -> None:
    game = table(knight={0: before("vp-flag")}, hand=HAND, goods={0: FLAGS})
    play(game, "die 1 knight", "move clockwise", "act")
    assert offered(game) == ["end", f"complete {TWO_FLAGS}"]
    play(game, "end")
    assert game.seat == 1
    assert missions(game.players[0].hand) == HAND[0]
    assert game.scores() == [2, 0]  # from the space


@rule("merlin.mission.points")
@pytest.mark.parametrize(("card", "points"), [(TWO_FLAGS, 1), (THREE_FLAGS, 2), (FOUR_FLAGS, 3)])
def test_the_points_of_the_card_are_given_at_once(card: str, points: int) -> None:
    game = table(hand={0: [card, "20", "21", "22"]}, goods={0: ["flag orange", "flag brown"] * 2})
    play(game, f"complete {card}")
    assert game.scores() == [points, 0]
    assert game.asks == "merlin.choose-die"


@rule("merlin.mission.to-discard")
def test_a_completed_card_goes_to_the_discard_pile() -> None:
    game = table(hand=HAND, goods={0: FLAGS})
    play(game, f"complete {TWO_FLAGS}")
    assert missions(game.discard) == [TWO_FLAGS]
    assert missions(game.players[0].hand) == [THREE_FLAGS, THREE_MARKERS, HARD]


@rule("merlin.mission.all-requirements")
@pytest.mark.parametrize("missing", ["", "flag blue", "material purple", "shield orange"])
def test_all_that_is_asked_for_is_needed(missing: str) -> None:
    wanted = ["flag blue", "material purple", "shield orange"]
    owned = [piece for piece in wanted if piece != missing]
    game = table(hand={0: [THREE_PIECES, "20", "21", "22"]}, goods={0: owned, 1: wanted})
    assert offered(game, "complete") == ([] if missing else [f"complete {THREE_PIECES}"])


@rule("merlin.mission.all-requirements")
def test_what_is_asked_for_must_be_there_at_that_moment() -> None:
    game = table(hand=HAND, goods={0: ["flag purple", "flag orange"]})
    play(game, "die 1 knight")
    assert offered(game, "complete") == [f"complete {TWO_FLAGS}"]
    play(game, "flag purple")
    assert offered(game, "complete") == []


@rule("merlin.mission.possession-only")
def test_nothing_is_spent_on_a_mission() -> None:
    pieces = ["flag blue", "material purple", "shield orange"]
    hand = {0: [THREE_PIECES, THREE_MARKERS, "22", "20"]}
    for card in (THREE_PIECES, THREE_MARKERS):
        game = table(hand=hand, goods={0: pieces}, influence={0: ["grey", "blue", "brown"]})
        play(game, f"complete {card}")
        assert [has(game, 0, piece) for piece in pieces] == [1, 1, 1]
        assert game.players[0].influence == [0, 1, 1, 0, 0, 1]
        assert game.players[0].markers == 3


@rule("merlin.mission.pieces-serve-several")
def test_the_same_pieces_serve_for_two_missions_of_a_turn() -> None:
    game = table(hand=HAND, goods={0: [*FLAGS, "flag brown", "flag grey"]})
    play(game, "flag grey", f"complete {TWO_FLAGS}", f"complete {THREE_FLAGS}")
    assert missions(game.discard) == [TWO_FLAGS, THREE_FLAGS]


@rule("merlin.mission.pieces-serve-several")
def test_the_same_assistants_serve_for_missions_of_several_turns() -> None:
    hand = {0: ["50", "51", "20", "21"]}  # lady and shield-bearer placed; lady and builder placed
    placed = {"lady-in-waiting": "grey", "shield-bearer": "blue", "builder": "blue"}
    game = table(hand=hand, assistants={0: placed})
    play(game, "complete 50")
    pass_turn(game)
    play(game, "deck")
    pass_turn(game)
    play(game, "complete 51")
    assert game.scores() == [2, 0]


@rule("merlin.mission.refill-end-of-turn")
def test_a_completed_mission_is_replaced_at_the_end_of_the_turn() -> None:
    game = table(hand=HAND, goods={0: FLAGS}, display=ROW)
    play(game, f"complete {TWO_FLAGS}", "die 4 merlin", "move clockwise")
    assert len(game.players[0].hand) == 3
    pass_turn(game)
    assert (game.seat, game.asks) == (0, "merlin.refill-hand")
    play(game, "draw 51")
    assert missions(game.players[0].hand) == [THREE_FLAGS, THREE_MARKERS, HARD, "51"]
    assert game.seat == 1


@rule("merlin.mission.refill-end-of-turn")
def test_without_a_completed_mission_no_card_is_taken() -> None:
    game = table(hand=HAND)
    pass_turn(game)
    assert (game.seat, len(game.players[0].hand)) == (1, 4)


@rule("merlin.mission.refill-not-this-turn")
def test_a_card_taken_at_the_end_of_the_turn_has_to_wait() -> None:
    game = table(hand=HAND, goods={0: [*FLAGS, "flag grey"]}, influence={0: ["black"]}, display=["23", "51", "52"])
    play(game, "flag grey", f"complete {TWO_FLAGS}")
    pass_turn(game)
    play(game, "draw 23")  # influence in black, and a second mission would be allowed
    assert game.seat == 1
    assert missions(game.discard) == [TWO_FLAGS]
    pass_turn(game)
    assert "complete 23" in offered(game, "complete")


@rule("merlin.mission.refill-source")
def test_the_new_card_comes_from_the_open_row_or_from_the_deck() -> None:
    for source in ("draw 50", "draw 51", "draw 52", "deck"):
        game = table(hand=HAND, goods={0: FLAGS}, display=ROW)
        top = missions(game.deck)[-1]
        play(game, f"complete {TWO_FLAGS}")
        pass_turn(game)
        assert offered(game) == ["draw 50", "draw 51", "draw 52", "deck"]
        play(game, source)
        assert missions(game.players[0].hand)[-1] == (top if source == "deck" else source.removeprefix("draw "))


@rule("merlin.mission.refill-row-at-once")
def test_the_open_row_is_refilled_at_the_end_of_a_turn() -> None:
    game = table(hand=HAND, goods={0: FLAGS}, display=ROW)
    top = missions(game.deck)[-1]
    play(game, f"complete {TWO_FLAGS}")
    pass_turn(game)
    play(game, "draw 51")
    assert missions(game.display) == ["50", "52", top]


@rule("merlin.mission.refill-row-at-once")
def test_the_open_row_is_refilled_on_a_mission_space() -> None:
    game = table(knight={0: before("missions-2")}, hand=HAND, display=ROW)
    top, second = missions(game.deck)[-1], missions(game.deck)[-2]
    play(game, "die 1 knight", "act", f"discard {HARD}", f"discard {TWO_FLAGS}", "draw 50")
    assert missions(game.display) == ["51", "52", top]
    play(game, "draw 52")
    assert missions(game.display) == ["51", top, second]


@rule("merlin.mission.reshuffle")
def test_the_discard_pile_becomes_the_deck_when_a_card_must_be_drawn() -> None:
    game = table(hand=HAND, goods={0: FLAGS}, display=ROW)
    empty_deck(game)
    pile = [*missions(game.discard), TWO_FLAGS]
    play(game, f"complete {TWO_FLAGS}")
    pass_turn(game)
    assert (len(game.deck), missions(game.discard)) == (0, pile)
    play(game, "deck")
    drawn = missions(game.players[0].hand)[-1]
    assert sorted([*missions(game.deck), drawn]) == sorted(pile)
    assert missions(game.deck) != [card for card in pile if card != drawn]  # it was shuffled
    assert missions(game.discard) == []


@rule("merlin.mission.reshuffle")
def test_the_discard_pile_becomes_the_deck_when_the_row_must_be_refilled() -> None:
    game = table(knight={0: before("missions-1")}, hand=HAND, display=ROW)
    empty_deck(game, leave=1)
    last, pile = missions(game.deck)[0], missions(game.discard)
    play(game, "die 1 knight", "act", f"discard {HARD}", f"discard {TWO_FLAGS}", "draw 50")
    assert missions(game.display) == ["51", "52", last]
    assert (len(game.deck), missions(game.discard)) == (0, [*pile, HARD, TWO_FLAGS])
    play(game, "draw 51")
    assert missions(game.display)[:2] == ["52", last]
    assert sorted([*missions(game.deck), missions(game.display)[2]]) == sorted([*pile, HARD, TWO_FLAGS])
    assert missions(game.discard) == []


@rule("merlin.mission.hand-of-four")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_holds_four_missions_between_turns(seats: int) -> None:
    game = rt.new("merlin", seats, seats)
    assert isinstance(game, MerlinTable)
    random = Random(seats)
    before_this: int | None = None
    completed = 0
    while not game.over:
        if game.seat != before_this and game.asks == "merlin.choose-die":
            assert [len(player.hand) for player in game.players] == [4] * seats
        before_this = game.seat
        completing = [action for action in game.options() if action.notation.startswith("complete")]
        completed += len(completing) > 0
        game.play(random.choice(completing or game.options()))
    assert completed > 2


@rule("merlin.mission.hand-hidden")
def test_others_do_not_see_the_hand() -> None:
    game = table(3, hand=HAND, goods={0: FLAGS})
    play(game, f"complete {TWO_FLAGS}")
    pass_turn(game)
    play(game, "deck")
    hand = sorted(missions(game.players[0].hand))
    assert shown(game, 0)["players"][0]["hand"] == hand
    for other in (1, 2, None):
        assert shown(game, other)["players"][0]["hand"] == [None] * 4


@rule("merlin.mission.example-three-points")
def test_example_yellow_completes_a_mission_of_three_points() -> None:
    yellow = 2
    pieces = ["flag blue", "material purple", "shield orange"]
    game = table(4, first=yellow, hand={yellow: [THREE_PIECES, "20", "21", "22"]}, goods={yellow: pieces})
    play(game, f"complete {THREE_PIECES}")
    assert game.scores() == [0, 0, 3, 0]
    assert missions(game.discard) == [THREE_PIECES]
    assert [has(game, yellow, piece) for piece in pieces] == [1, 1, 1]
