"""Steps, questions and extras: what comes when, who is asked, and what stays."""

from typing import ClassVar, Final

import pytest

import roundtable as rt
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extras, Question, Step
from tests.kernel.arrange import ask, feud, meeting, moves, play, words
from tests.practice.feud import vocabulary as v
from tests.practice.feud.box import BOX
from tests.practice.feud.effects import Banners, Cards, Pay
from tests.practice.feud.knaves import Inquest
from tests.practice.feud.state import Feud


class Say(Step[Feud]):
    """Notes a word in the state, so that the order of steps can be seen."""

    fields: ClassVar[tuple[str, ...]] = ("word", "after")

    def __init__(self, word: int, after: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.word: Final = word
        self.after: Final = after

    def run(self, game: Feud) -> None:
        game.then(*[Say(word) for word in self.after])
        game.shares += (self.word,)


class ContinueFirst(Step[Feud]):
    """Pushes its continuation first, then works, as every step should."""

    def run(self, game: Feud) -> None:
        game.push(Say(9))
        work(game)


def work(game: Feud) -> None:
    game.push(Say(1, (2, 3)))


class Again(Step[Feud]):
    def run(self, game: Feud) -> None:
        game.push(Again())


class Ask(Question[Feud]):
    """Answers `accept` and `refuse`, or fewer; its windows are given."""

    rule: ClassVar[str] = "test.ask"
    fields: ClassVar[tuple[str, ...]] = ("count", "open")

    def __init__(self, seat: int, count: int = 2, open: int = 0) -> None:
        super().__init__(seat)
        self.count: Final = count
        self.open: Final = open

    def windows(self, game: Feud) -> int:
        return self.open

    def options(self, game: Feud, out: list[Action]) -> None:
        out += (v.ACCEPT, v.REFUSE)[: self.count]

    def take(self, game: Feud, action: Action) -> None:
        game.shares += (self.seat,)


# ---- what is asked ----


def test_a_question_is_called_after_its_game_and_class_and_names_its_rule() -> None:
    game = feud()
    ask(game, Ask(1), Inquest(2))
    view = game.view(None)
    assert (game.asks, game.rule) == (view["asks"], view["rule"]) == ("feud.ask", "test.ask")
    game.play("accept")
    assert (game.asks, game.rule) == ("feud.inquest", "feud.knaves.inquest")


def test_a_question_names_the_rule_that_helps_in_the_case_at_hand() -> None:
    game = feud(hands=["march"])
    ask(game, Pay(0))
    assert rules_named(game) == {"feud.cards.pay"}
    game.lords[0].gold = 0
    game.asks_again()
    assert game.asks == "feud.pay"
    assert rules_named(game) == {"feud.cards.pay-without-gold"}


def rules_named(game: Feud) -> set[object]:
    """Give the rules that a table names by itself, in its view and prompt, and when it refuses."""
    prompt = game.prompt()
    assert prompt is not None
    named: set[object] = {game.rule, game.view(None)["rule"], prompt.wording.rule}
    for what, seat in (("end", None), ("pay", 1), ("abracadabra", 0)):
        with pytest.raises(rt.IllegalAction) as refused:
            game.play(what, seat)
        named.add(refused.value.rule)
    return named


def test_every_question_of_a_box_has_a_prompt_that_is_called_like_it() -> None:
    declared = {wording.id: wording.rule for wording in BOX.wordings()}
    assert declared["feud-asks-inquest"] == "feud.knaves.inquest"
    assert declared["feud-asks-choose-one"] == "feud.cards.choose"


# ---- the order of steps ----


def test_then_puts_the_first_step_given_first() -> None:
    game = feud()
    ask(game, Say(1), Say(2), Say(3))
    assert game.shares == (1, 2, 3)


def test_push_puts_the_last_step_first() -> None:
    game = feud()
    game.push(Say(1))
    game.push(Say(2))
    game.advance()
    assert game.shares == (2, 1)


def test_what_a_step_pushes_comes_before_what_lay_below_it() -> None:
    game = feud()
    ask(game, Say(1, (2, 3)), Say(4))
    assert game.shares == (1, 2, 3, 4)


def test_a_continuation_pushed_first_comes_after_all_the_work() -> None:
    game = feud()
    ask(game, ContinueFirst(), Say(10))
    assert game.shares == (1, 2, 3, 9, 10)


def test_steps_go_on_only_after_a_question_is_answered() -> None:
    game = feud()
    ask(game, Say(1), Ask(2), Say(5))
    assert (game.shares, game.seat, game.asks) == ((1,), 2, "feud.ask")
    game.play("accept")
    assert (game.shares, game.seat, game.asks) == ((1, 2, 5), 0, "feud.turn")


def test_steps_can_be_run_one_by_one() -> None:
    game = feud()
    game.then(Say(1), Ask(0, count=0), Say(2, (3,)), Ask(2))
    seen: list[tuple[int, ...]] = []
    while not game.advance(1):
        seen.append(game.shares)
    assert seen == [(1,), (1,), (1, 2), (1, 2, 3)]
    assert (game.seat, game.asks, words(game.options())) == (2, "feud.ask", ["accept", "refuse"])
    assert game.advance(1)  # still asked
    assert game.shares == (1, 2, 3)


def test_a_game_that_is_over_has_no_more_steps() -> None:
    game = feud()
    game.agenda.clear()
    assert game.advance(1)
    assert (game.over, game.options()) == (True, ())


def test_a_question_without_options_is_dropped_unasked() -> None:
    game = feud()
    ask(game, Ask(1, count=0), Say(5))
    assert (game.shares, game.asks) == ((5,), "feud.turn")
    assert len(game.agenda) == 2


def test_a_question_with_only_offers_is_dropped_unasked() -> None:
    game = feud(hands=["tithe", "tithe"])
    ask(game, Ask(1, count=0, open=1), Ask(2))
    assert (game.seat, game.options()) == (2, (v.ACCEPT, v.REFUSE))


def test_questions_below_are_judged_when_they_come_up() -> None:
    game = feud(hands=["", "march", "march"])
    ask(game, Inquest(1), Inquest(2))
    game.lords[2].hand.remove(0)
    game.play("give march")
    assert words(game.options()) == ["bow"]


def test_endless_steps_are_noticed() -> None:
    game = feud()
    with pytest.raises(RuntimeError, match="100000 steps without a question; on top: Again"):
        ask(game, Again())


def test_the_game_is_over_when_nothing_is_left_to_do() -> None:
    game = feud(seats=1)
    game.agenda = [Ask(0)]
    game.asks_again()
    game.play("accept")
    assert game.over
    assert (game.seat, game.asks, game.rule, game.waiting, game.options()) == (None, None, "", [], ())
    assert game.winners() == [0]


# ---- reactions, interrupts and fights come back to where they left off ----


def asked_in_turn(game: Feud, *answers: str) -> list[int | None]:
    """Play answers to a rumour; give the seats that were asked."""
    asked = []
    for answer in answers:
        assert game.asks == "feud.answer"
        asked.append(game.seat)
        game.play(answer)
    return asked


def test_reactions_nest_and_come_back() -> None:
    """0 accuses 1, who denies; 2 denies the denial; nobody denies that: the rumour is believed."""
    game = feud(seats=4, hands=["rumour march", "march", "blade", "tithe"])
    play(game, "play rumour", "accuse 1")
    assert asked_in_turn(game, "deny march", "deny blade", "let", "let") == [1, 2, 3, 0]
    assert (game.seat, game.asks) == (0, "feud.turn")
    assert [lord.renown for lord in game.lords] == [1, -1, 0, 0]


def test_a_seat_may_react_to_the_reaction_to_its_reaction() -> None:
    game = feud(seats=3, hands=["rumour march", "march shield", "blade shield"])
    play(game, "play rumour", "accuse 1")
    answers = ("deny march", "deny blade", "let", "deny shield", "let", "let")
    assert asked_in_turn(game, *answers) == [1, 2, 0, 1, 2, 0]
    assert (game.seat, game.asks) == (0, "feud.turn")
    assert [lord.renown for lord in game.lords] == [0, 0, 0]


def test_an_interrupt_returns_to_the_middle_of_a_gain() -> None:
    """Levy: one gold, a knave who empties the chest, an inquest that asks everybody, then the second gold."""
    game = feud(hands=["levy", "march"])
    game.chest = 1
    game.play("play levy")
    asked = []
    while game.asks == "feud.inquest":
        asked.append((game.seat, game.lords[0].gold))
        game.play("bow")
    assert asked == [(0, 2), (1, 2), (2, 2)]
    assert (game.lords[0].gold, game.chest, game.seat, game.asks) == (3, 3, 0, "feud.turn")


def test_an_interrupt_survives_saving_in_its_middle() -> None:
    game = feud(hands=["levy", "march"])
    game.chest = 1
    play(game, "play levy", "bow")
    loaded = rt.load(game.save())
    assert (loaded.seat, loaded.asks) == (1, "feud.inquest")
    for table in (game, loaded):
        play(table, "give march", "bow")
    assert loaded.save() == game.save()
    assert game.lords[0].gold == 3


def test_a_fight_in_the_middle_of_a_turn_returns_to_that_turn() -> None:
    game = meeting(hands=["blade", "shield"])
    play(game, "attack 1", "partial", "pass", "play blade", "choose attack", "done", "done", "wound", "pass", "pass")
    assert (game.seat, game.asks) == (0, "feud.turn")
    assert (game.lords[0].renown, game.lords[1].renown) == (0, -1)
    assert words(game.options()) == ["end"]


def test_a_full_defender_loses_the_next_turn() -> None:
    game = meeting(hands=["tithe", "shield"])
    play(game, "attack 1", "full", "pass", "pass", "end")
    assert len(game.lords[1].hand) == 4
    assert (game.seat, game.lords[1].tapped) == (2, False)


def test_a_partial_defender_keeps_the_next_turn() -> None:
    game = meeting(hands=["tithe", "shield"])
    play(game, "attack 1", "partial", "pass", "pass", "end")
    assert len(game.lords[1].hand) == 1
    assert game.seat == 1


def test_driving_away_ends_the_fight_at_once() -> None:
    game = meeting(hands=["blade", "blade feint"])
    play(game, "attack 1", "partial", "pass", "play blade", "choose strong", "pay", "done", "done", "drive")
    assert (game.seat, game.asks, game.lords[1].space) == (0, "feud.turn", 0)


# ---- a siege undertaken together ----


def test_one_refusal_and_nothing_has_happened() -> None:
    game = feud(seats=3, hands=["march", "blade", "tithe"])
    before = game.save()
    play(game, "siege", "invite 1", "invite 2", "propose", "share 0 1", "share 1 1", "share 2 2", "accept", "refuse")
    assert game.save() == before
    play(game, "siege", "invite 1", "propose", "share 0 1", "share 1 3", "accept")
    assert (game.seat, game.asks) == (0, "feud.assault")


def test_participants_act_one_after_another_and_finish_in_round_order() -> None:
    game = feud(seats=3, hands=["blade", "tithe", "blade"])
    play(game, "siege", "invite 2", "invite 1", "propose", "share 0 2", "share 1 1", "share 2 1", "accept", "accept")
    asked = []
    while game.lords[2].tapped:
        asked.append((game.seat, game.asks))
        game.play("end" if game.asks == "feud.turn" else "done")
    assert asked == [
        (0, "feud.assault"), (1, "feud.assault"), (2, "feud.assault"),
        (0, "feud.turn"), (1, "feud.turn"), (2, "feud.turn"),
    ]  # fmt: skip
    assert (game.seat, game.asks) == (0, "feud.turn")


# ---- extras ----


def test_offers_stand_behind_the_questions_own_options() -> None:
    game = feud(hands=["march tithe"])
    assert words(game.options()) == ["end", "play march", "play tithe"]


def test_a_question_stays_and_is_asked_again_after_an_offer() -> None:
    game = feud(hands=["tithe scout"])
    question = game.question()
    game.play("play tithe")
    assert game.question() is question
    game.play("play scout")
    assert game.asks == "feud.judge"
    game.play("leave")
    assert game.question() is question
    assert words(game.options()) == ["end"]


def test_offers_appear_only_in_their_windows() -> None:
    game = meeting(hands=["tithe blade shield bribe", "tithe blade shield bribe"])
    assert words(game.options())[-3:] == ["play bribe", "play shield", "play tithe"]
    play(game, "attack 1", "partial")
    assert words(game.options()) == ["pass", "play bribe", "play blade"]
    play(game, "play blade", "choose attack", "done")
    assert (game.seat, words(game.options())) == (0, ["done", "play bribe", "play shield"])


def test_an_offer_is_not_even_asked_outside_its_windows() -> None:
    game = meeting(hands=["blade", "blade", "banner"])
    game.lords[2].banner = 0b011
    game.asks_again()
    assert "rally 2" in words(game.options())
    play(game, "attack 1", "partial")
    assert words(game.options()) == ["pass", "play blade"]


def test_a_choice_offers_only_what_counts_in_the_window_it_was_opened_in() -> None:
    game = meeting(hands=["tithe", "bribe"])
    play(game, "attack 1", "partial", "play bribe", "pay")
    assert words(game.options()) == ["choose attack"]


def test_a_token_of_one_seat_serves_the_others_until_its_owners_next_turn() -> None:
    game = feud(hands=["banner"])
    game.play("play banner")
    assert "rally 0" not in words(game.options())
    for seat in (1, 2):
        game.play("end")
        assert (game.seat, "rally 0" in words(game.options())) == (seat, True)
        game.play("rally 0")
        assert game.lords[seat].move == 1
        assert "rally 0" not in words(game.options())
    game.play("end")
    assert (game.seat, game.lords[0].banner) == (0, 0)


def test_an_unused_token_is_gone_after_its_owners_next_turn_began() -> None:
    game = feud(hands=["banner"], seats=2)
    play(game, "play banner", "end", "end", "end")
    assert game.seat == 1
    assert "rally 0" not in words(game.options())


def test_a_verb_is_routed_to_its_extra() -> None:
    by_verb = feud().extras.by_verb
    assert isinstance(by_verb[v.PLAY[0].verb], Cards)
    assert isinstance(by_verb[v.RALLY[0].verb], Banners)
    assert by_verb[v.END.verb] is None


def test_a_verb_in_two_extras_is_refused() -> None:
    cards, banners = Cards(1, (v.PLAY[0].verb,)), Banners(2, (v.RALLY[0].verb, v.PLAY[0].verb))
    with pytest.raises(ValueError, match="verb 'play' belongs to two extras"):
        Extras(v.V, cards, banners)


# ---- answers that the kernel gives itself ----


def test_a_question_with_one_answer_is_answered_by_the_kernel() -> None:
    game = feud(forced=True)
    ask(game, Ask(1, count=1), Say(7), Ask(2))
    assert (game.shares, game.seat) == ((1, 7), 2)
    assert moves(game) == ["(accept)"]


def test_one_answer_and_an_offer_are_a_decision() -> None:
    game = feud(hands=["", "tithe"], forced=True)
    ask(game, Ask(1, count=1, open=1))
    assert (game.seat, words(game.options())) == (1, ["accept", "play tithe"])


def test_without_it_every_question_is_asked() -> None:
    game = feud(forced=False)
    ask(game, Ask(1, count=1))
    assert (game.seat, words(game.options())) == (1, ["accept"])
    assert moves(game) == []


@pytest.mark.parametrize("seed", range(8))
def test_forced_or_not_it_is_the_same_game_with_the_same_history(seed: int) -> None:
    """Play at random with forced answers, then the same decisions by hand."""
    seats = 1 + seed % 4
    played = rt.new("feud", seats, seed, forced=True)
    number = seed
    while not played.over:
        assert len(played.options()) > 1
        number = number * 1103515245 + 12345 & 0x7FFFFFFF
        played.play_at((number >> 8) % len(played.options()))
    by_hand = rt.new("feud", seats, seed, forced=False)
    for move in moves(played):
        by_hand.play(move.strip("()"))
    assert by_hand.over
    assert {**by_hand.save(), "forced": True} == played.save()
    assert [move.strip("()") for move in moves(played)] == moves(by_hand)
    assert played.record().rounds == by_hand.record().rounds
    assert any(move.startswith("(") for move in moves(played))
