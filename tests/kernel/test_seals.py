"""What seals the past: chance, knowledge, another seat's answer, the end of a turn. Nothing else does."""

import roundtable as rt
from roundtable.kernel.action import Action
from tests.kernel.arrange import Roll, ask, feud, meeting, play, refused
from tests.practice.feud.state import Feud


class LastOfRound(Roll):
    """Its answer ends the round."""

    def take(self, game: Feud, action: Action) -> None:
        game.end_round()


def test_playing_a_card_does_not_seal() -> None:
    """All others learn the card, but the seat that plays it knew it before."""
    game = feud(hands=["tithe"])
    before = game.save()
    game.play("play tithe")
    assert game.save() != before
    game.back()
    assert game.save() == before


def test_using_the_generator_seals() -> None:
    game = feud()
    ask(game, Roll(0), Roll(0))
    game.play("pass")
    game.play("done")
    assert refused(game, "back") == refused(game, "restart") == "sealed"


def test_the_acting_seat_learning_something_seals() -> None:
    game = feud(hands=["tithe scout"])
    play(game, "play tithe", "play scout")
    assert game.asks == "feud.judge"
    assert refused(game, "back") == "sealed"
    play(game, "bury", "<back>")
    assert game.asks == "feud.judge"


def test_turning_up_a_tile_seals() -> None:
    game = feud(hands=["march"])
    play(game, "play march", "choose move", "explore 1")
    assert refused(game, "restart") == "sealed"


def test_another_seats_answer_seals() -> None:
    game = feud(hands=["rumour tithe", "march"])
    play(game, "play tithe", "play rumour", "accuse 1", "let")
    assert game.seat == 0
    assert refused(game, "back", 0) == "not-your-move"


def test_another_seat_drawing_a_card_seals() -> None:
    """Seat 0 passes last, and the fight ends: seat 1, who took part fully, has seen new cards by then."""
    game = meeting(hands=["tithe", "shield"])
    play(game, "attack 1", "full", "pass", "pass")
    assert game.asks == "feud.turn"
    assert refused(game, "back") == "sealed"


def test_the_end_of_a_turn_seals() -> None:
    game = feud(hands=["tithe march blade levy feint"])
    play(game, "play tithe", "end")
    assert game.seat == 1
    assert refused(game, "back") == refused(game, "back", 0) == "sealed"


def test_the_end_of_a_turn_seals_although_the_same_seat_goes_on() -> None:
    game = feud(seats=1, hands=["tithe march blade levy feint"])
    play(game, "play tithe", "end")
    assert (game.seat, game.asks, game.laps) == (0, "feud.turn", 2)
    assert refused(game, "back") == refused(game, "restart") == "sealed"


def test_the_end_of_a_round_seals() -> None:
    game = feud()
    ask(game, Roll(0), LastOfRound(0))
    play(game, "pass", "pass")
    assert game.asks == "feud.turn"
    assert refused(game, "back") == "sealed"


def test_the_end_of_the_game_seals() -> None:
    game = rt.new("feud", 1, 3, {"rounds": 1})
    play(game, "end", "end")
    assert game.over
    assert refused(game, "back") == "sealed"


def test_the_end_of_the_game_seals_whatever_brought_it() -> None:
    game = feud()
    game.agenda = [Roll(0), Roll(0)]
    game.asks_again()
    game.play("pass")
    play(game, "<back>", "<redo>", "pass")
    assert game.over
    assert refused(game, "back") == refused(game, "restart") == "sealed"


def test_nothing_can_be_taken_back_at_the_start() -> None:
    game = rt.new("feud", 2, 3)
    assert refused(game, "back") == refused(game, "restart") == "sealed"
    assert refused(game, "redo") == "nothing-to-redo"
