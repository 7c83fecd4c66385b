"""Records played again move by move: the table on the way, what is told, and where a wrong one is stopped."""

import random
from typing import Final

import pytest

import roundtable as rt
from roundtable.kernel.record import record_of
from tests.kernel.arrange import moves


def played(forced: bool) -> rt.Game:
    """Give a game with a journal, played at random to its end, now and then taking back."""
    game = rt.new("feud", 3, "again", {"rounds": 2}, forced)
    game.journal = rt.Journal()
    luck = random.Random(4)
    while not game.over:
        game.play(luck.choice(game.options()))
        if luck.random() < 0.2 and game.need_past().line:
            game.back()
    return game


GAME: Final = played(forced=True)
RECORD: Final = GAME.record()


def told(journal: rt.Journal | None) -> list[tuple[int, int, dict[str, object]]]:
    """Give what a journal tells."""
    assert journal is not None
    return [(event.turn, event.audience, event.message.data()) for event in journal.events]


def walk(replay: rt.Replay) -> list[int]:
    """Walk to the end; give how many entries were done after each step."""
    done: list[int] = []
    while replay.step():
        done.append(replay.done)
    return done


def test_each_step_is_a_move_with_the_answers_the_kernel_gave_behind_it() -> None:
    replay = rt.Replay(RECORD)
    before = replay.done
    while replay.step():
        assert replay.done > before
        assert not RECORD.moves[before].startswith("(")
        assert all(move.startswith("(") for move in RECORD.moves[before + 1 : replay.done])
        assert moves(replay.game) == RECORD.moves[: replay.done]
        before = replay.done
    assert replay.done == len(RECORD.moves)
    assert replay.game.save() == GAME.save()


def test_on_the_way_the_table_is_that_of_a_shorter_replay() -> None:
    replay = rt.Replay(RECORD.text())
    for _ in range(12):
        assert replay.step()
        assert replay.game.save() == rt.replay(RECORD, until=replay.done).save()


def test_a_walk_stops_where_it_is_told() -> None:
    assert walk(rt.Replay(RECORD, until=7))[-1] >= 7
    assert walk(rt.Replay(RECORD, until=0)) == []
    assert walk(rt.Replay(RECORD, until=len(RECORD.moves))) == walk(rt.Replay(RECORD))


def test_at_the_end_there_is_nothing_more_however_often_one_asks() -> None:
    replay = rt.Replay(RECORD)
    walk(replay)
    assert (replay.step(), replay.step()) == (False, False)


def test_a_journal_is_told_what_was_told_when_the_game_was_played() -> None:
    journal = rt.Journal()
    assert rt.replay(RECORD, journal=journal).journal is journal
    assert told(journal) == told(GAME.journal)
    assert journal.events
    assert rt.replay(RECORD).journal is None


def test_a_replayed_game_that_goes_on_tells_on() -> None:
    game = rt.replay(RECORD, until=5, journal=rt.Journal())
    before = len(told(game.journal))
    while not game.over:
        game.play_at(0)
    assert len(told(game.journal)) > before


def test_a_wrong_answer_of_the_kernel_is_found_before_anything_behind_it_is_played() -> None:
    at = next(at for at, move in enumerate(RECORD.moves) if move.startswith("("))
    wrong = [*RECORD.moves[:at], "(abracadabra)", "and", "more", "that", "is", "wrong"]
    replay = rt.Replay(record_of({**RECORD.data(), "moves": wrong}))
    with pytest.raises(rt.BadRecord) as refusal:
        walk(replay)
    assert (refusal.value.problem, refusal.value.at) == ("departs", at)
    assert walk(rt.Replay(replay.record, until=at))


def test_rounds_and_scores_are_compared_at_the_end_of_a_walk() -> None:
    for part, problem in (({"scores": [0, 0, 0]}, "other-scores"), ({"rounds": []}, "other-round")):
        with pytest.raises(rt.BadRecord) as refusal:
            walk(rt.Replay(record_of({**RECORD.data(), **part})))
        assert refusal.value.problem == problem
