"""Refused input: the reason and the rule are told, and nothing changes."""

from collections.abc import Callable
from typing import ClassVar

import pytest

import roundtable as rt
from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message
from roundtable.text import LANGUAGES, Words
from tests.kernel.arrange import ask, feud, meeting, moves, play, words
from tests.practice.feud import vocabulary as v
from tests.practice.feud.state import Feud


class Strict(Question[Feud]):
    """Explains why an answer is not possible."""

    rule: ClassVar[str] = "test.strict"

    def options(self, game: Feud, out: list[Action]) -> None:
        out.append(v.DONE)

    def take(self, game: Feud, action: Action) -> None:
        game.blow += 1

    def why_not(self, game: Feud, action: Action) -> Message | None:
        if action is v.PASS:
            return Message(v.TOO_FAR, (game.blow,))
        return Message(v.TOO_FAR, (0,), "test.lax") if action is v.BOW else None


def over() -> rt.Game:
    game = rt.new("feud", 1, 3, {"rounds": 1})
    play(game, "end", "end")
    assert game.over
    return game


def refusal(game: rt.Game, try_it: Callable[[rt.Game], None]) -> tuple[str, str]:
    """Give the reason and the rule with which something is refused; the table must stay as it was."""
    before, record, options, view = game.save(), game.record().text(), game.options(), game.view(0)
    with pytest.raises(rt.IllegalAction) as refused:
        try_it(game)
    assert game.save() == before
    assert game.record().text() == record
    assert (game.options(), game.view(0)) == (options, view)
    for language in LANGUAGES:
        assert Words(language).error(refused.value)
    return refused.value.reason, refused.value.rule


# ---- actions ----


@pytest.mark.parametrize(
    "what", ["", "abracadabra", "end end", "play", "play dragon", "step 9", "(end)", "<back>", "é" * 999]
)
def test_an_unknown_word(what: str) -> None:
    assert refusal(feud(), lambda game: game.play(what)) == ("unknown-action", "feud.turn.act")


@pytest.mark.parametrize("what", [-1, len(v.V.actions), 1 << 40, -(1 << 40)])
def test_an_unknown_id(what: int) -> None:
    assert refusal(feud(), lambda game: game.play(what)) == ("unknown-action", "feud.turn.act")


def test_an_action_of_another_game() -> None:
    chess = Vocabulary("chess")
    castle = chess.add(chess.verb("castle"))
    assert refusal(feud(), lambda game: game.play(castle)) == ("unknown-action", "feud.turn.act")


def test_an_action_of_another_game_with_the_same_notation_is_ours() -> None:
    twin = Vocabulary("twin")
    twin.add(twin.verb("nothing"))
    end = twin.add(twin.verb("end"))
    game = feud()
    game.play(end)
    assert (game.seat, moves(game)) == (1, ["end"])


def test_an_action_not_offered_now() -> None:
    assert refusal(feud(), lambda game: game.play("bow")) == ("not-offered-now", "feud.turn.act")


def test_a_card_not_in_hand() -> None:
    assert refusal(feud(hands=["march"]), lambda game: game.play("play levy")) == ("not-offered-now", "feud.turn.act")


def test_a_game_may_explain_further() -> None:
    game = feud(hands=["march"])
    assert refusal(game, lambda game: game.play("explore 1")) == ("too-far", "feud.turn.act")
    play(game, "play march", "choose move", "explore 1")
    assert refusal(game, lambda game: game.play("explore 5")) == ("too-far", "feud.turn.act")


def test_the_question_explains_also_an_offer_that_is_not_open() -> None:
    game = meeting(hands=["blade", "tithe"])
    play(game, "attack 1", "partial")
    assert refusal(game, lambda game: game.play("play tithe")) == ("not-offered-now", "feud.fight.swing")


def test_a_questions_own_reason_is_asked_only_after_a_refusal() -> None:
    game = feud()
    ask(game, Strict(0))
    assert refusal(game, lambda game: game.play("pass")) == ("too-far", "feud.turn.act")
    assert refusal(game, lambda game: game.play("bow")) == ("too-far", "test.lax")
    assert refusal(game, lambda game: game.play("end")) == ("not-offered-now", "test.strict")
    game.play("done")
    assert game.blow == 1


@pytest.mark.parametrize("seat", [1, 2, 3, -1, 1 << 40])
def test_another_seats_question(seat: int) -> None:
    assert refusal(feud(), lambda game: game.play("end", seat)) == ("not-your-question", "feud.turn.act")


def test_the_seat_on_turn_while_another_is_asked() -> None:
    game = meeting()
    game.play("attack 1")
    assert refusal(game, lambda game: game.play("partial", 0)) == ("not-your-question", "feud.fight.defend")


@pytest.mark.parametrize("place", [-1, 2, 1 << 40])
def test_a_place_that_is_not_there(place: int) -> None:
    game = feud(hands=["march"])
    assert words(game.options()) == ["end", "play march"]
    assert refusal(game, lambda game: game.play_at(place)) == ("no-such-place", "feud.turn.act")


def test_every_action_but_the_options_is_refused() -> None:
    """In the middle of a fight, all of them, by word and by number."""
    game = meeting(hands=["blade", "feint bribe"])
    play(game, "attack 1", "full", "play feint")
    before = game.save()
    for action in v.V.actions:
        if action not in game.options():
            for what in (action, action.notation, action.id):
                with pytest.raises(rt.IllegalAction):
                    game.play(what)
    assert game.save() == before


# ---- after the end ----


def test_nothing_can_be_played_after_the_end() -> None:
    assert refusal(over(), lambda game: game.play("end")) == ("game-over", "")
    assert refusal(over(), lambda game: game.play("end", 0)) == ("game-over", "")
    assert refusal(over(), lambda game: game.play_at(0)) == ("no-such-place", "")
    assert refusal(over(), lambda game: game.play("abracadabra")) == ("unknown-action", "")


def test_nothing_can_be_taken_back_after_the_end() -> None:
    assert refusal(over(), lambda game: game.back()) == ("sealed", "")
    assert refusal(over(), lambda game: game.restart()) == ("sealed", "")
    assert refusal(over(), lambda game: game.redo()) == ("nothing-to-redo", "")


# ---- taking back ----


def test_taking_back_nothing() -> None:
    game = feud()
    assert refusal(game, lambda game: game.back()) == ("sealed", "feud.turn.act")
    assert refusal(game, lambda game: game.restart()) == ("sealed", "feud.turn.act")
    assert refusal(game, lambda game: game.redo()) == ("nothing-to-redo", "feud.turn.act")


def test_taking_back_what_another_seat_did() -> None:
    game = meeting()
    game.play("attack 1")
    assert refusal(game, lambda game: game.back(1)) == ("not-your-move", "feud.fight.defend")
    assert refusal(game, lambda game: game.restart(2)) == ("not-your-move", "feud.fight.defend")


# ---- making a table ----


def bad_settings(
    name: str = "feud", seats: int = 3, settings: dict[str, object] | None = None
) -> tuple[str, object, object]:
    with pytest.raises(rt.BadSettings) as refused:
        rt.new(name, seats, 1, settings)
    for language in LANGUAGES:
        assert Words(language).error(refused.value)
    return refused.value.problem, refused.value.values["what"], refused.value.values["allowed"]


def test_an_unknown_game() -> None:
    problem, what, allowed = bad_settings("chess")
    assert (problem, what) == ("unknown-game", "chess")
    assert "feud" in str(allowed).split(", ")


@pytest.mark.parametrize("seats", [0, 5, -1, 1 << 40])
def test_a_wrong_number_of_seats(seats: int) -> None:
    assert bad_settings(seats=seats) == ("seats", str(seats), "1, 2, 3, 4")


def test_an_unknown_setting() -> None:
    assert bad_settings(settings={"dragons": True}) == ("unknown", "dragons", "rounds, sieges")


@pytest.mark.parametrize("value", [0, 4, "2", True, 2.0, None, [2]])
def test_a_value_that_is_not_allowed(value: object) -> None:
    assert bad_settings(settings={"rounds": value}) == ("not-allowed", f"rounds={value}", "2, 1, 3")


@pytest.mark.parametrize("value", [1, 0, "true", None])
def test_one_is_not_true(value: object) -> None:
    rt.new("feud", 3, 1, {"sieges": True})  # whose rules are kept
    assert bad_settings(settings={"sieges": value}) == ("not-allowed", f"sieges={value}", "True, False")


def test_settings_left_out_have_their_default() -> None:
    assert rt.new("feud", 2, 1, {"rounds": 3}).rules.settings == {"rounds": 3, "sieges": True}
