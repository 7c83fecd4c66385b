"""Simultaneous questions: any of the seats may answer first, and the record is the same."""

from itertools import permutations
from typing import ClassVar, Final

import pytest

import roundtable as rt
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from tests.kernel.arrange import ask, feud, moves, play, words
from tests.practice.feud import vocabulary as v
from tests.practice.feud.siege import Agree
from tests.practice.feud.state import Feud


class Vote(Question[Feud]):
    """All at the same time; `count` answers, and perhaps a further question to a seat before the others' answers."""

    rule: ClassVar[str] = "test.vote"
    together: ClassVar[bool] = True
    fields: ClassVar[tuple[str, ...]] = ("count", "then_ask")

    def __init__(self, seat: int, count: int = 2, then_ask: int = -1) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.then_ask: Final = then_ask

    def options(self, game: Feud, out: list[Action]) -> None:
        out += (v.ACCEPT, v.REFUSE)[: self.count]

    def take(self, game: Feud, action: Action) -> None:
        if self.then_ask >= 0:
            game.push(Single(self.then_ask))


class Offering(Vote):
    """While it waits, cards may be played."""

    def windows(self, game: Feud) -> int:
        return 1


class Late(Vote):
    """Arises only while nobody has denied anything."""

    def options(self, game: Feud, out: list[Action]) -> None:
        if not game.denials:
            super().options(game, out)

    def take(self, game: Feud, action: Action) -> None:
        game.denials = 1


class Narrow(Vote):
    """Once somebody has answered, the others can only accept."""

    def options(self, game: Feud, out: list[Action]) -> None:
        out.append(v.ACCEPT)
        if not game.denials:
            out.append(v.REFUSE)

    def take(self, game: Feud, action: Action) -> None:
        game.denials = 1


class Nested(Vote):
    """Its first answer asks the others something at the same time, too, before they are asked this."""

    def take(self, game: Feud, action: Action) -> None:
        if self.then_ask >= 0:
            game.then(Vote(1), Vote(2))


class Single(Question[Feud]):
    """An ordinary question with the same answers."""

    rule: ClassVar[str] = "test.single"

    def options(self, game: Feud, out: list[Action]) -> None:
        out += (v.ACCEPT, v.REFUSE)

    def take(self, game: Feud, action: Action) -> None:
        game.shares += (self.seat,)


def proposal(forced: bool = False) -> Feud:
    """Give a table of four at which seat 0 proposes a siege to all others, who are asked at the same time."""
    game = feud(seats=4, hands=["march", "blade", "blade", "blade"], forced=forced)
    play(game, "siege", "invite 1", "invite 2", "invite 3", "propose")
    if not forced:  # four guards for four lords can be shared in one way only
        play(game, "share 0 1", "share 1 1", "share 2 1", "share 3 1")
    assert game.asks == "feud.agree"
    return game


def votes(*questions: Question[Feud], forced: bool = False) -> Feud:
    game = feud(hands=["tithe march", "tithe march", "tithe march"], forced=forced)
    ask(game, *questions)
    return game


# ---- who may answer ----


def test_all_are_waited_for_and_each_has_its_options() -> None:
    game = proposal()
    assert (game.seat, game.waiting) == (1, [1, 2, 3])
    for seat in (1, 2, 3):
        assert words(game.options_of(seat)) == ["accept", "refuse"]
    assert game.options_of(0) == ()


def test_an_ordinary_question_waits_for_one_seat() -> None:
    game = feud()
    assert (game.waiting, game.options_of(0), game.options_of(1)) == ([0], game.options(), ())


def test_neighbours_of_another_rule_wait_until_they_come_up() -> None:
    game = votes(Vote(1), Agree(2), Vote(0))
    assert game.waiting == [1]
    game.play("accept")
    assert game.waiting == [2]


def test_the_same_vote_twice_is_asked_one_after_the_other() -> None:
    game = votes(Vote(0), Vote(1), Vote(0), Vote(1))
    assert game.waiting == [0, 1]
    game.play("accept", seat=1)
    assert (game.waiting, game.options_of(1)) == ([0], ())
    game.play("accept")
    assert (moves(game), game.waiting) == (["accept", "accept"], [0, 1])


def test_who_has_answered_is_not_waited_for() -> None:
    game = proposal()
    game.play("accept", seat=3)
    assert (game.waiting, game.options_of(3)) == ([1, 2], ())
    game.play("accept", seat=1)
    assert (game.seat, game.waiting) == (2, [2])


def test_a_seat_without_options_is_not_waited_for() -> None:
    game = votes(Vote(0), Vote(1, count=0), Vote(2))
    assert game.waiting == [0, 2]


# ---- answers in any order ----


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
@pytest.mark.parametrize("answers", [("accept", "accept", "accept"), ("accept", "refuse", "accept")])
@pytest.mark.parametrize("forced", [False, True])
def test_answers_in_any_order_give_the_same_record(
    order: tuple[int, ...], answers: tuple[str, ...], forced: bool
) -> None:
    in_order, game = proposal(forced), proposal(forced)
    play(in_order, *answers)
    for seat in order:
        game.play(answers[seat - 1], seat=seat)
    assert moves(game) == moves(in_order)
    assert game.save() == in_order.save()


def test_an_early_answer_changes_nothing_on_the_table() -> None:
    game = proposal()
    before, told, seen = game.save(), moves(game), game.view(1)
    game.play("refuse", seat=3)
    assert {**game.save(), "early": []} == before
    assert moves(game) == told
    assert {**game.view(1), "waiting": [1, 2, 3]} == seen


def test_an_early_answer_is_saved_and_loaded() -> None:
    game = proposal()
    game.play("refuse", seat=3)
    loaded = rt.load(game.save())
    assert loaded.waiting == [1, 2]
    for table in (game, loaded):
        play(table, "accept", "accept")
    assert loaded.save() == game.save()
    assert game.asks == "feud.turn"


def test_an_early_answer_goes_along_with_a_copy() -> None:
    game = proposal()
    game.play("refuse", seat=3)
    copy = game.clone()
    play(copy, "accept", "accept")
    assert copy.asks == "feud.turn"
    assert game.waiting == [1, 2]


def test_an_answer_comes_when_its_seat_is_asked_not_before() -> None:
    game = proposal()
    game.play("accept", seat=2)
    assert moves(game)[-1] == "share 3 1"
    game.play("accept", seat=1)
    assert moves(game)[-2:] == ["accept", "accept"]
    assert (game.seat, game.waiting) == (3, [3])


def test_an_early_answer_that_the_kernel_would_give_itself_is_in_the_record_as_such() -> None:
    early, orderly = (votes(Vote(0), Vote(1, count=1), Vote(2), forced=True) for _ in range(2))
    early.play("accept", seat=1)
    early.play("accept", seat=0)
    orderly.play("accept")
    assert moves(early) == moves(orderly) == ["accept", "(accept)"]


# ---- refusals ----


@pytest.mark.parametrize("seat", [0, 4, -1])
def test_a_seat_that_is_not_asked_is_refused(seat: int) -> None:
    game = proposal()
    before = game.save()
    with pytest.raises(rt.IllegalAction) as refused:
        game.play("accept", seat=seat)
    assert (refused.value.reason, refused.value.rule) == ("not-your-question", "feud.siege.agree")
    assert game.save() == before


def test_a_second_answer_is_refused() -> None:
    game = proposal()
    game.play("accept", seat=3)
    before = game.save()
    with pytest.raises(rt.IllegalAction) as refused:
        game.play("refuse", seat=3)
    assert refused.value.reason == "not-your-question"
    assert game.save() == before


def test_an_early_answer_that_is_no_option_is_refused() -> None:
    game = proposal()
    before = game.save()
    with pytest.raises(rt.IllegalAction) as refused:
        game.play("end", seat=3)
    assert (refused.value.reason, refused.value.rule) == ("not-offered-now", "feud.siege.agree")
    assert game.save() == before


# ---- taking back ----


def test_an_early_answer_can_be_withdrawn() -> None:
    game = proposal()
    before, told = game.save(), moves(game)
    game.play("refuse", seat=3)
    game.back(3)
    assert (game.save(), game.waiting, moves(game)) == (before, [1, 2, 3], told)
    game.play("accept", seat=3)
    play(game, "accept", "accept")
    assert game.asks == "feud.assault"


def test_withdrawing_leaves_the_answers_of_others() -> None:
    game = proposal()
    game.play("refuse", seat=3)
    game.play("refuse", seat=2)
    game.back(3)
    assert game.waiting == [1, 3]


def test_an_earlier_seat_may_step_back_without_losing_anothers_envelope() -> None:
    game = proposal()
    game.play("refuse", seat=3)
    game.play("accept", seat=1)
    game.back(1)
    assert (game.seat, game.waiting) == (1, [1, 2])
    play(game, "accept", "accept")
    assert moves(game)[-5:] == ["accept", "<back>", "accept", "accept", "refuse"]


def test_an_envelope_laid_after_an_answer_survives_that_answer_being_taken_back() -> None:
    game = proposal()
    game.play("accept", seat=1)
    game.play("refuse", seat=3)
    game.back(1)
    assert game.waiting == [1, 2]


def test_taking_the_proposal_back_takes_its_envelopes_away() -> None:
    """The question is gone, and with it the answers: none may turn up at another question."""
    game = proposal()
    game.play("refuse", seat=3)
    game.back(0)
    assert (game.seat, game.asks, game.save()["early"]) == (0, "feud.share", [])
    game.play("share 3 1")
    assert game.waiting == [1, 2, 3]


def test_redo_opens_an_envelope_laid_in_between() -> None:
    game = proposal()
    game.play("accept", seat=1)
    game.back(1)
    game.play("accept", seat=2)
    game.redo(1)
    assert (game.seat, game.waiting) == (3, [3])
    assert moves(game)[-4:] == ["accept", "<back>", "<redo>", "accept"]


def test_an_opened_envelope_belongs_to_the_past_of_its_own_seat() -> None:
    game = proposal()
    game.play("accept", seat=2)
    game.play("accept", seat=1)
    with pytest.raises(rt.IllegalAction) as refused:
        game.back(1)
    assert refused.value.reason == "not-your-move"
    game.back(2)
    assert (game.seat, game.waiting) == (2, [2, 3])


def test_a_record_with_envelopes_is_taken_back_alike_when_replayed() -> None:
    """Seat 1 answers early and then goes on: restarting takes back the same whether it had answered early or not."""
    early, orderly = (votes(Vote(0), Vote(1), Single(1), Single(1)) for _ in range(2))
    early.play("refuse", seat=1)
    early.play("accept", seat=0)
    play(orderly, "accept", "refuse")
    for game in (early, orderly):
        play(game, "accept", "<restart>")
    assert moves(early) == moves(orderly)
    assert early.save() == orderly.save()


# ---- envelopes and other questions ----


def test_an_envelope_is_not_opened_at_another_question_of_its_seat() -> None:
    """Seat 0's answer asks seat 2 something else first, which has the same answers."""
    game = votes(Vote(0, then_ask=2), Vote(1), Vote(2))
    game.play("refuse", seat=2)
    game.play("accept", seat=0)
    assert (game.seat, game.asks, game.waiting) == (2, "feud.single", [2])
    assert words(game.options_of(2)) == ["accept", "refuse"]
    game.play("accept")
    assert game.shares == (2,)
    assert (game.asks, game.waiting) == ("feud.vote", [1])
    game.play("accept")
    assert moves(game) == ["accept", "accept", "accept", "refuse"]


def test_an_envelope_is_not_opened_at_another_simultaneous_question() -> None:
    game = votes(Nested(0, then_ask=1), Nested(1), Nested(2))
    game.play("refuse", seat=2)
    game.play("accept", seat=0)
    assert (game.seat, game.waiting) == (1, [1, 2])
    game.play("accept", seat=2)
    play(game, "accept", "accept")
    assert moves(game) == ["accept", "accept", "accept", "accept", "refuse"]
    assert game.asks == "feud.turn"


def test_an_envelope_vanishes_with_a_question_that_is_dropped() -> None:
    game = votes(Late(0), Late(1), Single(1))
    game.play("refuse", seat=1)
    game.play("accept", seat=0)
    assert (game.seat, game.asks, game.waiting, game.save()["early"]) == (1, "feud.single", [1], [])


def test_an_envelope_that_is_no_longer_allowed_is_given_back() -> None:
    game = votes(Narrow(0), Narrow(1))
    game.play("refuse", seat=1)
    game.play("accept", seat=0)
    assert (game.seat, game.waiting, words(game.options())) == (1, [1], ["accept"])
    assert moves(game) == ["accept"]


def test_an_early_answer_to_a_question_that_is_not_waiting_cannot_be_loaded() -> None:
    game = proposal()
    game.play("refuse", seat=3)
    place, notation = 2, "refuse"
    assert game.save()["early"] == [place, notation]
    for wrong in ([0, notation], [9, notation], [place, "end"], [place, notation, place, "accept"], [4, notation]):
        with pytest.raises(rt.BadPosition) as bad:
            rt.load({**game.save(), "early": wrong})
        assert bad.value.field.startswith("early[")


def test_an_offer_may_be_taken_early_and_the_question_is_still_asked() -> None:
    game = votes(Offering(0), Offering(1))
    game.play("play tithe", seat=1)
    game.play("accept", seat=0)
    assert (game.seat, game.asks, game.lords[1].gold) == (1, "feud.offering", 3)


def test_questions_of_two_kinds_are_answered_one_after_the_other_even_if_they_rest_on_one_rule() -> None:
    game = votes(Vote(0), Offering(1))
    assert (game.rule, game.waiting) == ("test.vote", [0])
    game.play("accept")
    assert (game.rule, game.asks, game.waiting) == ("test.vote", "feud.offering", [1])


def test_imagining_keeps_who_has_answered_and_not_what() -> None:
    game = proposal()
    game.play("refuse", seat=2)
    game.play("refuse", seat=3)
    outcomes = set()
    for seed in range(40):
        world = game.imagine(1, rt.Chance(rt.key_of(seed)))
        assert world.view(1) == game.view(1)
        world.play("accept")
        outcomes.add(world.asks)
    assert outcomes == {"feud.turn", "feud.assault"}


def test_ones_own_early_answer_is_kept_when_imagining() -> None:
    game = proposal()
    game.play("refuse", seat=3)
    for seed in range(20):
        world = game.imagine(3, rt.Chance(rt.key_of(seed)))
        play(world, "accept", "accept")
        assert world.asks == "feud.turn"
