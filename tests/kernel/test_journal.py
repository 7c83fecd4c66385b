"""What happened, for people: who may know it, which rule it tells of, and that it is free when nobody listens."""

import sys
import tracemalloc

import roundtable as rt
from roundtable.kernel.journal import EVERYBODY, Event
from roundtable.kernel.wording import NUMBER, Message, Param, Wording
from tests.kernel.tilt import play_to, tourney
from tests.practice.tourney import vocabulary as v
from tests.practice.tourney.state import Tourney

LINE = Wording("line", Param("n", NUMBER), rule="tourney.line")


def listening(seats: int = 3, seed: int = 1, asks: str = "", round: int = 1) -> Tourney:
    """Give a table that has a journal since its first decision, played on to a question."""
    game = tourney(seats, seed)
    game.journal = rt.Journal()
    return play_to(game, asks, round) if asks else game


def journal(game: rt.Game) -> rt.Journal:
    assert game.journal is not None
    return game.journal


def lines(events: list[Event]) -> list[tuple[str, tuple[int, ...]]]:
    return [(event.message.wording.id, event.message.values) for event in events]


# ---- who may know ----


def test_what_all_may_know_is_told_to_seats_and_spectators() -> None:
    game = listening(seats=2)
    game.tell(LINE, 5)
    for viewer in (0, 1, None):
        assert lines(journal(game).seen_by(viewer)) == [("line", (5,))]


def test_what_some_may_know_is_told_to_them_only() -> None:
    game = listening(seats=3)
    game.tell_only(0b101, LINE, 7)
    assert [bool(journal(game).seen_by(viewer)) for viewer in (0, 1, 2, None)] == [True, False, True, False]


def test_all_seats_are_still_not_the_spectators() -> None:
    event = Event(Message(LINE, (1,)), 0b111, 0)
    assert [event.seen_by(viewer) for viewer in (0, 1, 2, None)] == [True, True, True, False]


def test_a_deal_is_told_to_each_seat_by_its_own_cards() -> None:
    game = listening(seats=2, asks="tourney.pick", round=2)
    own = [event for event in journal(game).events if event.message.wording is v.DEALT]
    assert [event.audience for event in own] == [1, 2] * 3
    for seat in (0, 1):
        dealt = [event.message.values[0] for event in own if event.seen_by(seat)]
        assert dealt == [card // 2 for card in game.knights[seat].hand.cards]
    assert v.DEALT.id not in [id for id, _ in lines(journal(game).seen_by(None))]


def test_later_events_can_be_asked_for() -> None:
    game = listening()
    for n in range(4):
        game.tell(LINE, n)
    assert lines(journal(game).seen_by(0, since=2)) == [("line", (2,)), ("line", (3,))]


# ---- what is told ----


def test_events_come_in_order_with_their_values_and_rules() -> None:
    game = listening(seats=2, asks="tourney.deed")
    start = len(journal(game).events)
    game.play("train")
    (event,) = journal(game).events[start:]
    gained = game.knights[0].lances
    assert event.rule == "tourney.effect.gain"
    assert event.message.data() == {
        "id": "tourney-gained",
        "args": {"seat": {"seat": 0}, "n": gained, "good": {"message": "tourney-good-lance"}},
    }


def test_every_event_of_a_game_names_its_rule() -> None:
    game = listening(seats=4, seed=3)
    while not game.over:
        game.play_at(len(game.options()) // 2)
    told = {event.message.wording for event in journal(game).events}
    assert len(told) >= 9
    assert all(wording.rule.startswith("tourney.") for wording in told)
    assert {event.audience for event in journal(game).events} == {EVERYBODY, 1, 2, 4, 8}


def test_a_wording_takes_as_many_values_as_it_has_parameters() -> None:
    game = listening()
    game.tell(Wording("bare"), 1, 2, 3)
    game.tell(LINE, 1, 2, 3)
    assert lines(journal(game).events) == [("bare", ()), ("line", (1,))]


def test_an_event_knows_after_how_many_moves_it_happened() -> None:
    game = listening(seats=2)
    game.play_at(0)
    game.play_at(0)
    assert journal(game).events[0].turn == 2  # the reveal of both picks
    assert rt.replay(game.record(), until=2).asks == game.asks


# ---- taking back ----


def test_what_is_taken_back_is_no_longer_told() -> None:
    game = listening(seats=2, asks="tourney.deed")
    before = list(journal(game).events)
    game.play("train")
    assert len(journal(game).events) == len(before) + 1
    game.back()
    assert journal(game).events == before


def spender() -> Tourney:
    """Seat 0 has chosen a die, which is told to nobody, and has a favour to spend."""
    game = listening(seats=2, asks="tourney.choose-die")
    game.play_at(0)
    assert "favour lance" in [action.notation for action in game.options()]
    return game


def test_a_step_back_keeps_what_happened_before_it_as_it_was() -> None:
    game = spender()
    game.play("favour lance")
    kept = list(journal(game).events)
    game.play("train")
    game.back()
    assert lines(journal(game).events) == lines(kept)
    assert [event.turn for event in journal(game).events] == [event.turn for event in kept]


def test_restart_and_redo_tell_again_what_happened() -> None:
    game = spender()
    start = len(journal(game).events)
    game.play("favour lance")
    game.play("train")
    told = lines(journal(game).events)
    game.restart()
    assert lines(journal(game).events) == told[:start]
    game.redo()
    game.redo()
    game.redo()
    assert lines(journal(game).events) == told


def test_events_after_a_step_back_count_on() -> None:
    game = spender()
    game.play("train")
    game.back()
    moves = len(game.record().moves)
    game.play("train")
    assert journal(game).events[-1].turn == moves + 1


def test_a_journal_attached_late_hears_only_what_comes() -> None:
    game = play_to(tourney(seats=2), "tourney.deed")
    game.play("favour lance")
    game.journal = rt.Journal()
    game.play("train")
    assert len(game.journal.events) == 1
    game.back()
    assert game.journal.events == []


# ---- free when absent ----


def built(game: Tourney) -> int:
    """Give how many bytes a table takes, at most, while it tells something."""
    game.tell(LINE, 1, 2, 3)
    game.tell_only(1, LINE, 1, 2, 3)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        tracemalloc.reset_peak()
        game.tell(LINE, 1, 2, 3)
        game.tell_only(1, LINE, 1, 2, 3)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return peak - before


def test_nothing_is_built_when_nobody_listens() -> None:
    message = sys.getsizeof(Message(LINE, (1,)))
    assert built(tourney()) < message
    assert built(listening()) > 2 * message


def test_copies_listen_to_nothing() -> None:
    game = listening()
    game.tell(LINE, 1)
    for copy in (game.clone(), game.imagine(0, rt.Chance(rt.key_of(1)))):
        assert copy.journal is None
        copy.play_at(0)
    assert len(journal(game).events) == 1


def test_a_journal_changes_nothing_in_the_game() -> None:
    heard, unheard = listening(seats=4, seed=8), tourney(seats=4, seed=8)
    while not heard.over:
        place = len(heard.options()) - 1
        heard.play_at(place)
        unheard.play_at(place)
    assert heard.save() == unheard.save()
