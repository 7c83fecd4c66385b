"""Learning: rows of games, weights that foretell better, files that say how they were made."""

import argparse
import json
import shlex
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from statistics import mean, stdev

import pytest

import roundtable as rt
from roundtable.arena.fitting import by_hand, curve, error, fit, for_playing, foretold, leads, winning
from roundtable.arena.lessons import Course, Lessons, Row, chance_of, lesson
from roundtable.arena.training import drawn, learn, likings, write
from roundtable.bots import need_features, value_of
from roundtable.bots.learned import WEIGHTS, Learned, learned_value, stored
from roundtable.bots.liking import Liking, tastes
from roundtable.commands.arena_train import add_parser
from roundtable.games import GAMES
from roundtable.text import Words

TRAIN = "roundtable arena train "


def made_up(games: int) -> list[Row]:
    """Games in which the hand-made worth misses three points for every piece of the first kind."""
    rows = []
    for game in range(games):
        for seat in range(2):
            pieces, other = (game * 7 + seat * 3) % 5, (game * 3 + seat) % 4
            worth = 1000 + 100 * ((game * 11 + seat) % 7)
            rows.append(Row(game, 2, [worth, pieces, other], worth // 100 + 3 * pieces))
    return rows


def test_weights_find_what_the_hand_made_value_misses() -> None:
    rows = made_up(400)
    fitted = fit(rows)
    assert fitted[2][2] == pytest.approx(300_000, rel=0.1)
    assert abs(fitted[2][3]) < 20_000
    assert foretold(rows[0], fitted) == pytest.approx(rows[0].points, abs=1)
    assert error(rows, fitted) < error(rows, by_hand(rows)) / 4


def test_earlier_weights_are_mended() -> None:
    known = {2: [0, 1000, 250_000, 0], 3: [7, 1000, 0, 0]}
    fitted = fit(made_up(60), known)
    assert fitted[2][2] == pytest.approx(300_000, rel=0.05)
    assert 250_000 <= fit(made_up(1), known)[2][2] < 290_000  # two rows say little against what was known


def test_noise_teaches_little() -> None:
    chance = rt.Chance(rt.key_of("noise"))
    rows = [Row(game, 2, [1000, chance.below(5), chance.below(4)], 10 + chance.below(30)) for game in range(60)]
    assert max([abs(weight) for weight in fit(rows)[2][2:]]) < 100_000


def test_the_curve_falls_as_more_is_learned() -> None:
    lessons = curve(made_up(100))
    assert lessons[0].games == 0
    assert lessons[-1].error < lessons[1].error < lessons[0].error


@pytest.mark.parametrize("game", GAMES)
def test_features_have_names_and_facts(game: str) -> None:
    features = need_features(game)
    table = rt.new(game, 2, 1)
    assert len(features.of(table, 0)) == len(features.names) == len(set(features.names))


def test_leads_compare_the_seats_of_each_moment() -> None:
    rows = [Row(1, 2, [100, 3], 40), Row(1, 2, [80, 5], 44), Row(1, 3, [70, 0], 40), Row(2, 2, [0, 0], 9)]
    assert leads(rows) == [Row(1, 2, [20, -2], -4), Row(1, 2, [-20, 2], 4)]


def test_in_the_midst_of_rounds_half_of_what_was_learned_counts() -> None:
    playing = for_playing({2: [700, 1200, 40, -60], 3: [900, 800, 0, 20]})
    assert playing == {1: [0, 1100, 20, -30], 2: [0, 1100, 20, -30], 3: [0, 900, 0, 10]}


def test_likings_count_beside_what_was_learned_by_them() -> None:
    playing = for_playing({2: [700, 1200, 40, -60]}, {1: [0, 1000, 100, 0], 2: [0, 1000, 0, 200]})
    assert playing == {1: [0, 1070, 64, -21], 2: [0, 1070, 14, 79]}


def test_where_turns_are_planned_facts_are_noted_before_each_ends() -> None:
    course = Course("mage_knight", 1, {"scenario": "first_reconnaissance"}, bot="page")
    rows = lesson(course, 0)
    taken = need_features("mage_knight").names.index("turns-taken") + 1
    assert len(rows) > 3
    assert [row.round for row in rows] == sorted([row.round for row in rows])
    for before, after in pairwise(rows):
        assert after.round > before.round or after.facts[taken] > before.facts[taken]


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(rt.BadSettings, match="no-features"):
        need_features("chess")


def test_games_are_learned_from_and_the_weights_judge(tmp_path: Path) -> None:
    course = Course("paladins", 1, bot="page")
    with Lessons(str(tmp_path / "lessons.sqlite"), course) as lessons:
        for number in range(5):
            rows = lesson(course, number)
            assert [row.round for row in rows] == [2, 3, 4, 5, 6, 7]
            lessons.add(number, rows)
        assert lessons.done() == set(range(5))
        rows = lessons.rows()
    data, steps = learn(course, rows, "roundtable arena train …")
    picture = write(tmp_path / "weights.json", data, drawn(steps, "games", "points"))
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    read = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    assert read["command"] == "roundtable arena train …"
    value = learned_value(value_of("paladins"), need_features("paladins"), read)
    table = rt.new("paladins", 1, 1)
    assert value.worth(table, 0) == value_of("paladins").worth(table, 0)  # nothing was learned about the first round
    assert value.playing.worth(table, 0) != value.worth(table, 0)  # but in its midst the next one's weights help


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match="other features"):
        learned_value(value_of("merlin"), need_features("merlin"), {"features": [], "weights": {}})


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_we_have_fit_and_say_how_they_were_made(game: str) -> None:
    for place in sorted(files(WEIGHTS).iterdir(), key=lambda place: place.name):
        name, _, rest = place.name.removesuffix(".json").partition("-")
        seats, dash, variant = rest.partition("-")
        if name == game:
            data = stored(game, int(seats), dash + variant)
            assert isinstance(data, dict)
            assert data["seats"] == int(seats)
            given = made_by(data["command"])
            assert (given.game, int(given.seats)) == (game, data["seats"])
            assert int(given.games) == data["evidence"]["games"] > 0
            assert isinstance(learned_value(value_of(game), need_features(game), data), Learned)


def made_by(command: str) -> argparse.Namespace:
    """Read the command that made weights as the command line would."""
    assert command.startswith(TRAIN)
    parser = argparse.ArgumentParser(exit_on_error=False)
    add_parser(parser.add_subparsers(), Words("en"))
    return parser.parse_args(["arena train", *shlex.split(command.removeprefix(TRAIN))])


def test_modules_have_weights_of_their_own() -> None:
    both = {"kings_favour": True, "arthur": True}
    assert need_features("merlin").variant(rt.new("merlin", 2, 1)) == ""
    assert need_features("merlin").variant(rt.new("merlin", 2, 1, both)) == "-favour-arthur"


def test_three_and_four_take_the_weights_for_two_and_one_seat_only_its_own() -> None:
    two = stored("paladins", 2, "")
    assert stored("paladins", 3, "") == stored("paladins", 4, "") == two
    assert stored("paladins", 1, "") not in (None, two)
    assert stored("merlin", 1, "") is None
    assert stored("merlin", 4, "-nothing") is None


def test_likings_are_drawn_for_every_game() -> None:
    likings = Path(__file__).parents[2] / "docs" / "learning" / "paladins-likings.json"
    drawn_by = [Liking(rt.Chance(rt.key_of(f"liking {number}")), str(likings)).likes.rows for number in range(300)]
    usual = json.loads(likings.read_text(encoding="utf-8"))
    at = usual["features"].index("workshops")
    drawn_weights = [rows[3][at] for rows in drawn_by]
    assert mean(drawn_weights) == pytest.approx(usual["weights"]["3"][at], rel=0.05)
    assert stdev(drawn_weights) == pytest.approx(usual["spread"]["3"][at - 2], rel=0.15)


def test_a_bot_with_likings_plays_for_them() -> None:
    likings = Path(__file__).parents[2] / "docs" / "learning" / "paladins-likings.json"
    rows = lesson(Course("paladins", 1, bot=f"liking:{likings}"), 1)
    assert [row.round for row in rows] == [2, 3, 4, 5, 6, 7]
    assert rows != lesson(Course("paladins", 1), 1)


def test_tastes_that_went_with_more_points_are_followed() -> None:
    chance = rt.Chance(rt.key_of("tastes"))
    told = [tastes(5, chance) for _ in range(400)]
    points = [50 + (6 * one[0] - 3 * one[3]) // 1000 + chance.below(30) for one in told]
    step = winning(told, points)
    assert step[0] > 4000  # most of six spreads
    assert -4000 < step[3] < -1500
    assert all(abs(step[at]) < 1200 for at in (1, 2, 4))
    assert sum(one * one for one in step) == pytest.approx(6000**2, rel=0.01)


def test_where_no_taste_matters_none_is_followed() -> None:
    told = [tastes(3, rt.Chance(rt.key_of(f"game {number}"))) for number in range(50)]
    assert winning(told, [40] * 50) == [0, 0, 0]


def test_alone_the_middle_of_the_likings_moves_to_those_that_won() -> None:
    path = Path(__file__).parents[2] / "docs" / "learning" / "paladins-likings.json"
    usual = json.loads(path.read_text(encoding="utf-8"))
    at = usual["features"].index("workshops")
    course = Course("paladins", 1, bot=f"liking:{path}")
    facts = len(usual["features"]) - 2
    rows = [
        Row(game, 2, [], 60 + 10 * tastes(facts, chance_of(course, game, 0))[at - 2] // 1000) for game in range(300)
    ]
    moved = likings(course, rows)
    assert moved is not None
    more = moved[3][at] - usual["weights"]["3"][at]
    assert more > 4 * usual["spread"]["3"][at - 2]
    both = likings(Course("paladins", 2, bot=f"liking:{path}"), rows)
    assert both is not None
    assert both[3] == usual["weights"]["3"]
    assert likings(Course("paladins", 1), rows) is None


def test_likings_without_a_spread_are_refused(tmp_path: Path) -> None:
    known = stored("paladins", 1, "")
    (tmp_path / "weights.json").write_text(json.dumps(known), encoding="utf-8")
    with pytest.raises(rt.BadSettings, match="bad-weights"):
        Liking(rt.Chance(rt.key_of("none")), str(tmp_path / "weights.json"))
