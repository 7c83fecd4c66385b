"""Records: written, read and replayed; a damaged or foreign one is refused with the place where it departs."""

import json
import random
import time
from typing import Final

import pytest

import roundtable as rt
from roundtable.kernel.record import LARGEST, Record, record_of
from tests.kernel.arrange import feud, moves, play

PARTS: Final = [
    "format", "game", "rules", "seats", "settings", "seed", "position", "forced", "moves", "rounds", "scores",
]  # fmt: skip
KINDS_OF_RUBBISH: Final = {
    "letters": "x" * 3_000_000,
    "blanks": " " * 3_000_000,
    "nothing": "",
    "a list": "[" + "1," * 1_500_000 + "1]",
    "deep lists": "[" * 3_000_000,
    "deep objects": '{"a":' * 600_000,
    "deep lists in an object": '{"format": ' + "[" * 2_000_000 + "]" * 1_900_000,
    "a long number": '{"seed": ' + "9" * 3_000_000 + "}",
    "a long text": '{"format": "' + "x" * 3_000_000 + '"}',
    "many parts": "{" + ",".join([f'"{n}": {n}' for n in range(200_000)]) + "}",
    "cut off": '{"format": "roundtable-record-2", "moves": [' + '"end", ' * 400_000,
    "zeros": "{" + "\0" * 3_000_000,
}

WRONG: Final[dict[str, tuple[object, ...]]] = {
    "format": ("roundtable-record-1", 2, None, ["roundtable-record-2"]),
    "game": (1, None, ["feud"], {}, "f" * 100),
    "rules": (1, None, ["1"], "1" * 100),
    "seats": ("3", 3.0, None, True, [3]),
    "settings": (None, [], "rounds", {"rounds": None}, {"rounds": [2]}, {"rounds": 2.0}),
    "seed": (None, True, 1.5, [5], {}, "5" * 300, 10**300),
    "position": (0, "", [], True, {}, {"format": "roundtable-position-2"}),
    "forced": (None, 0, 1, "true", [True]),
    "moves": (None, "end", {"0": "end"}, 3),
    "rounds": (None, {}, [1], [[1]], [["1", "x"]], [[1, 2]], [[True, "x"]], [[1, "x", 2]]),
    "scores": (0, "0", {}, ["1"], [None], [1.0], [True]),
}


def played(seats: int = 3, seed: int | str = 5, forced: bool = True, rounds: int = 2) -> rt.Game:
    """Give a game played to its end at random, now and then taking back."""
    game = rt.new("feud", seats, seed, {"rounds": rounds}, forced)
    chance = random.Random(11)
    while not game.over:
        game.play(chance.choice(game.options()))
        if chance.random() < 0.1:
            try:
                game.back()
            except rt.IllegalAction:
                continue
    return game


GAME: Final = played()
DATA: Final = GAME.record().data()


def changed(**parts: object) -> Record:
    """Give the record of the game with some parts replaced, as if read from a file."""
    return record_of(json.loads(json.dumps({**DATA, **parts})))


def refused(record: Record | str) -> rt.BadRecord:
    with pytest.raises(rt.BadRecord) as refusal:
        rt.replay(record)
    return refusal.value


# ---- the format ----


def test_a_record_is_json_with_these_parts_in_this_order() -> None:
    data = json.loads(GAME.record().text())
    assert list(data) == PARTS
    assert data == DATA
    assert data["format"] == "roundtable-record-2"
    assert (data["game"], data["rules"], data["seats"], data["seed"]) == ("feud", "1", 3, 5)
    assert data["settings"] == {"rounds": 2, "sieges": True}
    assert data["scores"] == GAME.scores()


def test_moves_are_written_one_per_line() -> None:
    game = feud(hands=["tithe"])
    play(game, "play tithe", "<back>", "end")
    assert ' "moves": [\n  "play tithe",\n  "<back>",\n  "end"\n ],\n' in game.record().text()


def test_an_empty_game_has_a_record() -> None:
    game = rt.new("feud", 2, "a seed of words")
    record = rt.read_record(game.record().text())
    assert (record.moves, record.rounds, record.scores, record.seed) == ([], [], None, "a seed of words")
    assert rt.replay(record).save() == game.save()


def test_the_text_parses_back_exactly() -> None:
    text = GAME.record().text()
    assert rt.read_record(text).text() == text


def test_a_record_is_a_copy() -> None:
    game = rt.new("feud", 2, 1)
    record = game.record()
    record.moves.append("end")
    record.settings["rounds"] = 3
    assert moves(game) == []
    assert game.rules.settings["rounds"] == 2


# ---- replaying ----


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("forced", [False, True])
def test_a_replay_is_the_same_game_with_the_same_record(seats: int, forced: bool) -> None:
    game = played(seats, seed="again", forced=forced)
    twin = rt.replay(game.record().text())
    assert twin.save() == game.save()
    assert twin.record().text() == game.record().text()
    assert twin.scores() == game.scores()


def test_a_replayed_game_can_go_on_and_take_back() -> None:
    game = rt.new("feud", 2, 8)
    game.play_at(len(game.options()) - 1)
    before = rt.replay(game.record())
    before.back()
    assert before.save() == rt.new("feud", 2, 8).save()


def test_each_round_leaves_a_hash_where_it_ended() -> None:
    record = GAME.record()
    assert len(record.rounds) == 2
    for number, digest in record.rounds:
        assert rt.replay(record, until=number).digest() == digest
    assert record.rounds[-1][0] == len(record.moves)


def test_until_stops_early() -> None:
    record = GAME.record()
    lengths = []
    for until in range(len(record.moves) + 1):
        game = rt.replay(record, until=until)
        lengths.append(len(moves(game)))
        assert moves(game) == record.moves[: lengths[-1]]
        assert lengths[-1] == until or record.moves[until].startswith("(")
    assert lengths == sorted(lengths)
    assert rt.replay(record, until=len(record.moves) + 100).over
    assert moves(rt.replay(record, until=-3)) == []


def test_until_does_not_look_at_what_comes_later() -> None:
    damaged = [*GAME.record().moves[:-1], "abracadabra"]
    record = changed(moves=damaged, scores=[0, 0, 0])
    assert not rt.replay(record, until=len(damaged) - 1).over


# ---- damaged and foreign records ----


def test_any_move_replaced_by_rubbish_is_found_at_its_place() -> None:
    record = GAME.record()
    for at, move in enumerate(record.moves):
        for wrong in ("abracadabra", "", "<forward>", f"({move})", move + " 9"):
            refusal = refused(changed(moves=[*record.moves[:at], wrong, *record.moves[at + 1 :]]))
            assert (refusal.problem, refusal.at) == ("departs", at), (move, wrong)


def test_any_move_replaced_by_another_is_found_there_or_later() -> None:
    """It departs at the latest at the end of the round, unless both lead to the same position (taken back at once)."""
    record = GAME.record()
    notations = [action.notation for action in GAME.rules.box.vocabulary.actions]
    chance = random.Random(3)
    refusals: list[rt.BadRecord] = []
    for at, move in enumerate(record.moves):
        count = len(refusals)
        for wrong in {*chance.sample(notations, 5), "<back>", "<restart>", "<redo>"} - {move.strip("()")}:
            try:
                other = rt.replay(changed(moves=[*record.moves[:at], wrong, *record.moves[at + 1 :]]))
            except rt.BadRecord as refusal:
                refusals.append(refusal)
            else:
                assert other.save() == GAME.save()
        assert all(refusal.at >= at for refusal in refusals[count:])
    assert {refusal.problem for refusal in refusals} == {"departs", "other-round"}
    assert len(refusals) > 7 * len(record.moves)


def test_a_move_left_out_or_added_is_found() -> None:
    record = GAME.record()
    for at in range(len(record.moves)):
        assert refused(changed(moves=[*record.moves[:at], *record.moves[at + 1 :]])).at >= at
        assert refused(changed(moves=[*record.moves[:at], "end", *record.moves[at:]])).at >= at
    assert refused(changed(moves=[*record.moves, "end"])).problem == "departs"


@pytest.mark.parametrize("number", [0, 1])
def test_another_hash_says_which_round_it_was(number: int) -> None:
    rounds = list(GAME.record().rounds)
    at, digest = rounds[number]
    damaged = digest[:-1] + ("0" if digest[-1] != "0" else "1")
    for wrong in ((at, damaged), (at - 1, digest), (at + 1, digest), (at, "")):
        refusal = refused(changed(rounds=[*rounds[:number], wrong, *rounds[number + 1 :]]))
        assert (refusal.problem, refusal.at, refusal.values["what"]) == ("other-round", at, str(number + 1))


def test_a_round_that_never_was_is_found() -> None:
    rounds = GAME.record().rounds
    refusal = refused(changed(rounds=[*rounds, (len(GAME.record().moves), "0123456789abcdef")]))
    assert (refusal.problem, refusal.values["what"]) == ("other-round", "3")


def test_a_round_left_out_is_found() -> None:
    assert refused(changed(rounds=GAME.record().rounds[:1])).problem == "other-round"
    assert refused(changed(rounds=GAME.record().rounds[1:])).problem == "other-round"


def test_other_scores_are_found() -> None:
    scores = GAME.scores()
    for seat in range(3):
        wrong = [points + (other == seat) for other, points in enumerate(scores)]
        refusal = refused(changed(scores=wrong))
        assert (refusal.problem, refusal.at) == ("other-scores", len(GAME.record().moves))
    assert refused(changed(scores=scores[:2])).problem == "other-scores"


def test_scores_of_a_game_that_is_not_over_are_found() -> None:
    moves_so_far = GAME.record().moves[:10]
    assert rt.replay(changed(moves=moves_so_far, rounds=[], scores=None)).over is False
    scores = rt.replay(GAME.record(), until=10).scores()
    assert refused(changed(moves=moves_so_far, rounds=[], scores=scores)).problem == "other-scores"


def test_other_seats_settings_and_seed_lead_to_another_game() -> None:
    for parts in ({"seats": 2}, {"seats": 4}, {"settings": {"rounds": 1}}, {"settings": {"rounds": 3}}, {"seed": 6}):
        assert refused(changed(**parts)).problem in ("departs", "other-round", "other-scores")


def test_a_record_of_forced_answers_is_refused_without_them() -> None:
    assert any(move.startswith("(") for move in GAME.record().moves)
    assert refused(changed(forced=False)).problem == "departs"


def test_another_version_of_the_rules_is_refused_before_anything_is_played() -> None:
    refusal = refused(changed(rules="0.9", seats=77, moves=["abracadabra"]))
    assert (refusal.problem, refusal.at) == ("other-version", -1)


@pytest.mark.parametrize(
    "parts",
    [{"game": "chess"}, {"seats": 5}, {"seats": 0}, {"settings": {"rounds": 9}}, {"settings": {"dragons": True}}],
)
def test_a_table_that_cannot_be_made_is_refused_as_such(parts: dict[str, object]) -> None:
    with pytest.raises(rt.BadSettings):
        rt.replay(changed(**parts))


# ---- what is no record at all ----


@pytest.mark.parametrize("kind", list(KINDS_OF_RUBBISH))
def test_rubbish_is_refused_within_a_second(kind: str) -> None:
    started = time.process_time()
    refusal = refused(KINDS_OF_RUBBISH[kind])
    assert time.process_time() - started < 1
    assert refusal.problem in ("not-a-record", "unknown-format")
    assert len(str(refusal)) < 300


def test_what_is_too_large_is_not_even_read() -> None:
    padded = GAME.record().text() + " " * LARGEST
    assert (refused(padded).problem, refused(padded).values["what"]) == ("too-large", str(len(padded)))


def test_a_record_full_of_moves_is_refused_within_a_second() -> None:
    many = json.dumps({**DATA, "moves": ["end"] * 300_000})
    long = json.dumps({**DATA, "moves": ["x" * 3_000_000]})
    started = time.process_time()
    assert refused(many).problem == "wrong-part"
    assert (refused(long).problem, refused(long).at) == ("wrong-move", 0)
    assert time.process_time() - started < 1


@pytest.mark.parametrize("part", PARTS)
def test_a_missing_part_is_named(part: str) -> None:
    data = {name: value for name, value in DATA.items() if name != part}
    refusal = refused(json.dumps(data))
    if part == "format":
        assert refusal.problem == "unknown-format"
    else:
        assert (refusal.problem, refusal.values["what"]) == ("missing-part", part)


def test_an_unknown_part_is_named() -> None:
    refusal = refused(json.dumps({**DATA, "comment": "well played"}))
    assert (refusal.problem, refusal.values["what"]) == ("unknown-part", "comment")


@pytest.mark.parametrize(("part", "wrong"), [(part, wrong) for part, values in WRONG.items() for wrong in values])
def test_a_part_of_the_wrong_kind_is_named(part: str, wrong: object) -> None:
    refusal = refused(json.dumps({**DATA, part: wrong}))
    if part == "format":
        assert refusal.problem == "unknown-format"
    else:
        assert (refusal.problem, refusal.values["what"]) == ("wrong-part", part)


@pytest.mark.parametrize("wrong", [None, 3, True, ["end"], {"move": "end"}, 1.5])
def test_a_move_that_is_no_text_is_named(wrong: object) -> None:
    refusal = refused(json.dumps({**DATA, "moves": ["end", wrong]}))
    assert (refusal.problem, refusal.at) == ("wrong-move", 1)


@pytest.mark.parametrize("text", ["null", "3", '"record"', "[]", "{}", "{", '{"format": NaN}', "\ufeff{}"])
def test_other_texts_are_no_records(text: str) -> None:
    assert refused(text).problem in ("not-a-record", "unknown-format")


def test_a_seed_may_be_any_text() -> None:
    """Also half a character pair, which JSON can hold and no file can."""
    for seed in ("", "\ud800", "🏰", "\0"):
        game = rt.new("feud", 2, seed)
        assert rt.replay(game.record().text()).save() == game.save()
