"""Tables loaded from a position: played on, stepped back and recorded like any other, from that position."""

import json
import random

import pytest

import roundtable as rt
from roundtable.kernel.record import record_of
from tests.kernel.arrange import feud, meeting, moves, play, refused

SOMEWHERE = 25  # decisions


def halfway(game: str = "feud", seats: int = 3, forced: bool = False) -> rt.Game:
    """Give a loaded table in the middle of a game."""
    table = rt.new(game, seats, "halfway", forced=forced)
    wander(table, random.Random(2), SOMEWHERE)
    return rt.load(json.loads(json.dumps(table.save())))


def wander(table: rt.Game, luck: random.Random, decisions: int) -> None:
    """Play at random, simultaneous answers in any order, now and then taking back."""
    for _ in range(decisions):
        if table.over:
            return
        seat = luck.choice(table.waiting)
        table.play(luck.choice(table.options_of(seat)), seat)
        if luck.random() < 0.2 and table.need_past().line:
            table.back()


def test_what_was_played_before_cannot_be_taken_back() -> None:
    game = feud(hands=["tithe"])
    game.play("play tithe")
    loaded = rt.load(game.save())
    assert refused(loaded, "back") == "sealed"
    assert refused(loaded, "redo") == "nothing-to-redo"


def test_what_is_played_from_there_can_be_taken_back_and_played_again() -> None:
    loaded = rt.load(feud(hands=["tithe"]).save())
    before = loaded.save()
    loaded.play("play tithe")
    after = loaded.save()
    loaded.back()
    assert loaded.save() == before
    loaded.redo()
    assert loaded.save() == after
    loaded.restart()
    assert loaded.save() == before


def test_the_record_holds_the_position_in_place_of_the_seed() -> None:
    loaded = halfway()
    begun = loaded.save()
    play(loaded, *[option.notation for option in loaded.options()[-1:]])
    record = loaded.record()
    assert (record.seed, record.position) == (None, begun)
    assert len(record.moves) == 1
    assert rt.new("feud", 2, 5).record().position is None


@pytest.mark.parametrize("forced", [False, True])
@pytest.mark.parametrize(("game", "seats"), [("feud", 1), ("feud", 3), ("tourney", 2), ("tourney", 4)])
def test_a_loaded_game_is_recorded_and_replayed_to_its_end(game: str, seats: int, forced: bool) -> None:
    loaded = halfway(game, seats, forced)
    wander(loaded, random.Random(5), 10_000)
    assert loaded.over
    text = loaded.record().text()
    again = rt.replay(text)
    assert again.save() == loaded.save()
    assert again.record().text() == text
    assert rt.read_record(text).text() == text


def test_a_replayed_record_goes_on_and_steps_back_to_the_position_and_no_further() -> None:
    loaded = rt.load(feud(hands=["tithe"]).save())
    begun = loaded.save()
    loaded.play("play tithe")
    again = rt.replay(loaded.record().text())
    again.back()
    assert again.save() == begun
    assert refused(again, "back") == "sealed"
    assert moves(again) == ["play tithe", "<back>"]


def test_the_position_a_game_began_from_stays_as_it_was() -> None:
    data = feud(hands=["tithe"]).save()
    begun = json.loads(json.dumps(data))
    loaded = rt.load(data)
    data.clear()
    wander(loaded, random.Random(1), 40)
    assert loaded.record().position == begun


def test_an_answer_laid_down_before_the_position_can_be_withdrawn() -> None:
    """It enters the record when its question comes up, as in any other record; so the position in it holds none."""
    game = rt.new("tourney", 3, "early")
    assert game.waiting == [0, 1, 2]
    game.play(game.options_of(1)[0], 1)
    loaded = rt.load(game.save())
    assert loaded.waiting == [0, 2]
    loaded.back(1)
    loaded.play(loaded.options_of(1)[-1], 1)
    loaded.play(loaded.options_of(0)[0], 0)
    assert len(moves(loaded)) == 2
    assert rt.replay(loaded.record().text()).save() == loaded.save()


def test_a_finished_game_has_a_record_without_moves() -> None:
    game = meeting()
    while not game.over:
        game.play_at(0)
    loaded = rt.load(game.save())
    record = loaded.record()
    assert (record.moves, record.scores) == ([], game.scores())
    assert rt.replay(record).over


# ---- wrong records ----


def changed(**parts: object) -> rt.Record:
    """Give a record that begins from a position, with some parts replaced."""
    loaded = halfway()
    wander(loaded, random.Random(3), 5)
    return record_of({**loaded.record().data(), **parts})


def test_a_record_begins_from_a_seed_or_from_a_position() -> None:
    for parts, wrong in (({"seed": 5}, "position"), ({"position": None}, "seed")):
        with pytest.raises(rt.BadRecord) as refusal:
            changed(**parts)
        assert (refusal.value.problem, refusal.value.values["what"]) == ("wrong-part", wrong)


@pytest.mark.parametrize(
    "parts", [{"game": "tourney", "settings": {}}, {"seats": 2}, {"settings": {"rounds": 1}}, {"forced": True}], ids=str
)
def test_a_position_of_another_table_is_refused(parts: dict[str, object]) -> None:
    with pytest.raises(rt.BadRecord) as refusal:
        rt.replay(changed(**parts))
    assert (refusal.value.problem, refusal.value.values["what"]) == ("wrong-part", "position")


def test_a_position_that_no_table_can_have_is_refused_as_such() -> None:
    position = {**halfway().save(), "clock": -1}
    with pytest.raises(rt.BadPosition) as refusal:
        rt.replay(changed(position=position))
    assert refusal.value.field == "clock"
    with pytest.raises(rt.BadPosition):
        rt.replay(changed(position={}))
