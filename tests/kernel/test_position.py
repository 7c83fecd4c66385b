"""Positions as data: there and back, and everything that can be wrong with them."""

import copy
import json
import re

import pytest

import roundtable as rt
from tests.kernel.little import Little, ShowRed, little
from tests.kernel.tilt import moments, play_to, tourney
from tests.practice.tourney.state import Tourney

Data = dict[str, object]
TOP = len(tourney(seats=3).agenda) - 1  # the place of the question that is asked


def turn() -> Tourney:
    """Give a table of two in the first turn."""
    return play_to(tourney(seats=2), "tourney.choose-die")


def changed(data: Data, path: str, value: object) -> Data:
    """Give a copy of a position with something else at a path such as `state.knights[0].dice[1]`."""
    result = copy.deepcopy(data)
    *way, last = [int(step) if step.isdigit() else step for step in re.findall(r"\w+", path)]
    place: object = result
    for step in way:
        assert isinstance(place, (dict, list))
        place = place[step]
    assert isinstance(place, (dict, list))
    place[last] = value
    return result


def at(data: object, path: str) -> object:
    """Give what stands at a path."""
    for step in re.findall(r"\w+", path):
        data = data[int(step) if step.isdigit() else step]  # type: ignore[index]  # as above
    return data


def refused(data: object) -> tuple[str, str]:
    """Give the field and the problem with which a position is refused."""
    with pytest.raises(rt.BadPosition) as caught:
        rt.load(data)
    return caught.value.field, caught.value.problem


# ---- there and back ----


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_game_comes_back_from_its_text(seats: int) -> None:
    for game in moments(seats, seed=seats, early=True)[::4]:
        text = json.dumps(game.save())
        loaded = rt.load(json.loads(text))
        assert json.dumps(loaded.save()) == text
        assert loaded.digest() == game.digest()
        assert loaded.options() == game.options()
        assert loaded.waiting == game.waiting


def test_a_loaded_table_goes_on_in_the_same_way() -> None:
    game = turn()
    loaded = rt.load(game.save())
    for _ in range(60):
        game.play_at(len(game.options()) - 1)
        loaded.play_at(len(loaded.options()) - 1)
    assert loaded.save() == game.save()


def test_a_finished_game_can_be_loaded() -> None:
    game = tourney(seats=2)
    while not game.over:
        game.play_at(0)
    loaded = rt.load(game.save())
    assert loaded.over
    assert loaded.options() == ()
    assert (loaded.scores(), loaded.winners()) == (game.scores(), game.winners())


def test_saved_data_is_readable() -> None:
    data = play_to(turn(), "tourney.deed").save()
    assert data["format"] == "roundtable-position-2"
    assert data["game"] == "tourney"
    assert data["settings"] == {"crowd": False}
    assert data["agenda"] == [
        ["Round", -1], ["Ride", 0, 0, 2], ["NextTurn", 1], ["EndTurn", 0], ["Deed", 0, at(data, "agenda[4][2]")],
    ]  # fmt: skip
    words = at(data, "state.row")
    assert isinstance(words, list)
    assert all(isinstance(word, str) for word in words)


def test_a_digest_tells_positions_apart_and_ignores_how_forced_answers_are_given() -> None:
    game = turn()
    other = rt.load(changed(game.save(), "state.knights[0].glory", 40))
    forced = rt.load(changed(game.save(), "forced", True))
    assert forced.forced
    assert len({game.digest(), other.digest(), forced.digest()}) == 2


# ---- the state ----


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("state.knights[0].dice[1]", 7, "out-of-range"),
        ("state.knights[0].dice[1]", "x", "not-a-number"),
        ("state.knights[1].dice", [1, 2, 3, 4], "wrong-length"),
        ("state.knights[1].dice", 5, "not-a-list"),
        ("state.knights[1].glory", -1, "out-of-range"),
        ("state.knights[1].won", ["windmill"], None),
        ("state.knights[0].hand", None, "not-an-object"),
        ("state.knights[0].drawn.cards", None, "not-a-list"),
        ("state.knights", [], "wrong-length"),
        ("state.knights[0]", 3, "not-an-object"),
        ("state.row[2]", "windmill", "unknown-word"),
        ("state.round", 4, "out-of-range"),
        ("state.round", 0, "out-of-range"),
        ("state.crowd", None, "not-a-number"),
        ("state.deck.cards[0]", "ruse", "unknown-word"),
        ("state.deck.known[0]", "all", "not-a-number"),
        ("state.deck.since[0]", -1, "out-of-range"),
    ],
)
def test_what_is_out_of_bounds_is_named_by_its_path(path: str, value: object, problem: str | None) -> None:
    field = path if problem else f"{path}[0]"
    assert refused(changed(turn().save(), path, value)) == (field, problem or "unknown-word")


def test_unknown_and_missing_fields_are_named() -> None:
    data = turn().save()
    assert refused(changed(data, "state.moon", 1)) == ("state.moon", "unknown-field")
    assert refused(changed(data, "state.knights[1].horse", 1)) == ("state.knights[1].horse", "unknown-field")
    without = copy.deepcopy(data)
    knight = at(without, "state.knights[0]")
    assert isinstance(knight, dict)
    del knight["lances"]
    assert refused(without) == ("state.knights[0].lances", "missing-field")


# ---- every component in exactly one place ----


def test_a_lance_too_many_is_noticed() -> None:
    game = turn()
    assert refused(changed(game.save(), "state.lances", game.lances + 1)) == ("state.lances", "out-of-range")
    assert refused(changed(game.save(), "state.knights[0].favours", 9)) == ("state.favours", "out-of-range")


def test_a_lost_card_is_noticed() -> None:
    data = turn().save()
    empty: Data = {"cards": [], "known": [], "since": []}
    assert refused(changed(data, "state.deck", empty)) == ("state.deck", "out-of-range")
    assert refused(changed(data, "state.knights[1].deck", empty)) == ("state.knights[1].deck", "out-of-range")
    assert refused(changed(data, "state.row", [])) == ("state.row", "out-of-range")


def test_a_card_that_stands_twice_is_noticed() -> None:
    data = turn().save()
    twin = at(data, "state.discard.cards[0]")
    assert refused(changed(data, "state.deck.cards[0]", twin)) == ("family[0]", "stands-twice")
    row = at(data, "state.row[0]")
    assert refused(changed(data, "state.row[1]", row)) == ("state.row", "out-of-range")


def test_a_table_must_have_as_many_knights_as_seats() -> None:
    data = changed(turn().save(), "seats", 3)
    assert refused(changed(data, "hidden", [[[0] * 16] * 3, [[0] * 12] * 3, [[0] * 5] * 3, [[0] * 5] * 3])) == (
        "state.knights",
        "wrong-length",
    )


# ---- knowledge ----


def hands() -> Little:
    """Seat 1 holds a card known to itself, and is asked about it."""
    game = little(seats=2)
    game.hands[1].put(game.pile.remove(0), 2, 0)
    game.clock = 3
    game.push(ShowRed(1))
    game.advance()
    return game


def test_the_position_with_hands_is_sound() -> None:
    assert rt.load(hands().save()).save() == hands().save()


@pytest.mark.parametrize(
    ("path", "value", "field", "problem"),
    [
        ("clock", -1, "clock", "out-of-range"),
        ("clock", None, "clock", "not-a-number"),
        ("state.hands[1].known[0]", 4, "family[0].known", "out-of-range"),
        ("state.hands[1].since[0]", 4, "family[0].since", "out-of-range"),
        ("state.hands[1].since[0]", 1 << 29, "state.hands[1].since[0]", "out-of-range"),
        ("hidden", [], "hidden", "wrong-length"),
        ("hidden", None, "hidden", "not-a-list"),
        ("hidden[0]", [[0] * 5], "hidden[0]", "wrong-length"),
        ("hidden[0][1]", 5, "hidden[0][1]", "not-a-list"),
        ("hidden[0][1]", [0, 0, 0], "hidden[0][1]", "wrong-length"),
        ("hidden[0]", [[0] * 4] * 2, "hidden[0][0]", "wrong-length"),
        ("hidden[0][1][4]", 4, "hidden[0][1][4]", "out-of-range"),
        ("hidden[0][1][4]", True, "hidden[0][1][4]", "not-a-number"),
        ("hidden[0][0][0]", 2, "hidden[0][0][0]", "out-of-range"),  # it left the pile before it was shuffled in
    ],
)
def test_knowledge_that_cannot_be_is_refused(path: str, value: object, field: str, problem: str) -> None:
    assert refused(changed(hands().save(), path, value)) == (field, problem)


# ---- the agenda ----


@pytest.mark.parametrize(
    ("value", "field", "problem"),
    [
        (None, "agenda", "not-a-list"),
        ([3], "agenda[0]", "not-a-list"),
        ([[]], "agenda[0]", "not-a-step"),
        ([["Joust"]], "agenda[0]", "not-a-step"),
        ([["Picnic", 0]], "agenda[0]", "not-a-step"),
        ([["Round", -1], ["EndTurn", 0, 1]], "agenda[1]", "not-a-step"),
        ([["Deed", 0]], "agenda[0]", "not-a-step"),
        ([["Deed", 0, 9]], "agenda[0]", "not-a-step"),
        ([["Deed", 0, "four"]], "agenda[0]", "not-a-step"),
        ([["Deed", 0, {"die": 4}]], "agenda[0]", "not-a-step"),
        ([["ChooseOne", 0, "trick.picnic"]], "agenda[0]", "not-a-step"),
        ([["ChooseOne", 0, "trick.ruse"]], "agenda[0]", "not-a-step"),
        ([["EndTurn", 2]], "agenda[0][1]", "out-of-range"),
        ([["EndTurn", -2]], "agenda[0][1]", "out-of-range"),
        ([["EndTurn", -1]], "agenda[0][1]", "out-of-range"),
        ([["EndTurn", "0"]], "agenda[0][1]", "out-of-range"),
        ([["EndTurn", -1], ["ChooseDie", 0]], "agenda[0][1]", "out-of-range"),
        ([["ChooseDie", 0], ["Round", -1]], "agenda", "no-question-on-top"),
        ([["Pick", 0]], "agenda", "nobody-asked"),
    ],
)
def test_an_agenda_that_cannot_be_is_refused(value: object, field: str, problem: str) -> None:
    assert refused(changed(turn().save(), "agenda", value)) == (field, problem)


# ---- early answers ----


def early() -> Data:
    """Give a table of three on which seats 2 and 1 have answered before seat 0."""
    game = tourney(seats=3)
    for seat in (2, 1):
        game.play(game.options_of(seat)[0], seat)
    return game.save()


def test_early_answers_come_back_by_the_place_of_their_question() -> None:
    data = early()
    last, middle = at(data, "early[0]"), at(data, "early[2]")
    assert at(data, f"agenda[{last}]") == ["Pick", 2]
    assert at(data, f"agenda[{middle}]") == ["Pick", 1]
    assert rt.load(data).save() == data


@pytest.mark.parametrize(
    ("path", "value", "field", "problem"),
    [
        ("early", {}, "early", "not-a-list"),
        ("early[0]", 99, "early[0]", "out-of-range"),
        ("early[0]", -1, "early[0]", "out-of-range"),
        ("early[0]", "2", "early[0]", "not-a-number"),
        ("early[0]", 0, "early[0]", "out-of-range"),  # a step, but not a question
        ("early[0]", TOP, "early[0]", "out-of-range"),  # the seat whose turn it is answers, it does not wait
        ("early[2]", TOP - 2, "early[2]", "out-of-range"),  # nobody answers twice
        ("early[1]", "pick nose", "early[1]", "unknown-word"),
        ("early[1]", 7, "early[1]", "unknown-word"),
        ("early[1]", "done", "early[0]", "out-of-range"),  # an action, but no answer to this question
        ("early", [2], "early", "wrong-length"),
    ],
)
def test_early_answers_that_cannot_be_are_refused(path: str, value: object, field: str, problem: str) -> None:
    assert refused(changed(early(), path, value)) == (field, problem)


# ---- the frame ----


@pytest.mark.parametrize(
    ("path", "value", "field", "problem"),
    [
        ("format", "roundtable-position-1", "format", "unknown-format"),
        ("rules", "0", "rules", "other-version"),
        ("seats", "2", "seats", "not-a-number"),
        ("seats", True, "seats", "not-a-number"),
        ("settings", [], "settings", "not-an-object"),
        ("chance", [], "chance", "not-an-object"),
        ("chance.key", "abc", "chance.key", "not-a-key"),
        ("chance.key", "Z" * 32, "chance.key", "not-a-key"),
        ("chance.counter", -1, "chance.counter", "out-of-range"),
        ("chance.seed", 7, "chance.seed", "unknown-field"),
        ("game", 3, "game", "missing-field"),
        ("weather", "rain", "weather", "unknown-field"),
    ],
)
def test_a_frame_that_does_not_fit_is_refused(path: str, value: object, field: str, problem: str) -> None:
    assert refused(changed(turn().save(), path, value)) == (field, problem)


@pytest.mark.parametrize("part", sorted(turn().save()))
def test_every_part_must_be_there(part: str) -> None:
    data = turn().save()
    del data[part]
    assert refused(data) == (part, "missing-field")


@pytest.mark.parametrize("data", [None, [], "tourney", 3, {}])
def test_what_is_no_position_is_refused(data: object) -> None:
    assert refused(data) == ("game", "missing-field")


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("game", "chess", "unknown-game"),
        ("seats", 5, "seats"),
        ("settings", {"weather": True}, "unknown"),
        ("settings", {"crowd": 1}, "not-allowed"),
    ],
)
def test_settings_that_do_not_exist_are_refused_as_when_a_table_is_made(path: str, value: object, problem: str) -> None:
    with pytest.raises(rt.BadSettings) as caught:
        rt.load(changed(turn().save(), path, value))
    assert caught.value.problem == problem
