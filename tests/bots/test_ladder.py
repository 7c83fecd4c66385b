"""The ladder and its rungs: names, texts, and that every bot on it can play every game honestly and in time."""

from time import perf_counter

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.bots import LADDER, USUAL
from roundtable.terminal import bot_names
from roundtable.text import LANGUAGES, Words
from tests.bots.tables import LONG, SEARCHING, all_tables, bot, finish, moments

LEVELS = [level.id for level in LADDER]
LONGEST = 1.0  # seconds for a decision on a busy machine; what is promised is a tenth, see docs/bots.md
LONGEST_PLAN = 10.0  # where one decision plans a whole turn, or plays whole rounds


def every(level: str) -> int:
    """How many decisions lie between those that are looked at."""
    return 60 if level in SEARCHING else 20


def test_levels_are_bots_by_their_names() -> None:
    assert len(set(LEVELS)) == len(LEVELS)
    assert set(LEVELS) <= set(bots.names())
    assert [bots.find(level.id) for level in LADDER] == [level.maker for level in LADDER]
    assert USUAL in LADDER


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_a_name_and_a_description_in_every_language(language: str) -> None:
    words = Words(language)
    texts = [words.say(message) for level in LADDER for message in (level.message, level.about)]
    assert len(set(texts)) == len(texts)
    said = {message for level in LADDER for message in (level.message, level.about, level.pace)}
    assert set(bot_names.SAYS) == said
    for number, level in enumerate(LADDER, 1):
        typed = (level.id, str(number), words.say(level.message).upper())
        assert {bot_names.chosen(one, words) for one in typed} == {level.id}


def test_a_bot_that_is_not_on_the_ladder_keeps_its_name() -> None:
    words = Words("en")
    assert bot_names.bot_name("Own", words) == bot_names.chosen(" Own ", words) == "Own"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats", "settings"), all_tables())
def test_bots_play_every_game_to_its_end(name: str, seats: int, settings: dict[str, object], level: str) -> None:
    game = finish(rt.new(name, seats, 1, settings), level)
    assert game.over
    assert rt.replay(game.record()).scores() == game.scores()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("forced", [False, True])
def test_bots_do_not_mind_what_the_kernel_answers_itself(level: str, forced: bool) -> None:
    assert finish(rt.new("tourney", 3, 1, forced=forced), level).over


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_moves(level: str) -> None:
    games = [finish(rt.new("feud", 2, 1), level, seed) for seed in (5, 5)]
    assert games[0].record().text() == games[1].record().text()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats", "settings"), all_tables())
def test_bots_choose_alike_whatever_is_hidden_from_them(
    name: str, seats: int, settings: dict[str, object], level: str
) -> None:
    compared = 0
    for game, seat in moments(rt.new(name, seats, 2, settings), every(level)):
        worlds = [game, *[game.imagine(seat, rt.Chance(rt.key_of(f"other {n}"))) for n in range(2)]]
        choices = [bot(level, "same").choose(rt.Eyes(world, seat)).notation for world in worlds]
        assert len(set(choices)) == 1, (game.asks, choices)
        compared += 1
    assert compared


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats", "settings"), all_tables())
def test_bots_leave_the_table_alone_and_decide_in_time(
    name: str, seats: int, settings: dict[str, object], level: str
) -> None:
    for game, seat in moments(rt.new(name, seats, 3, settings), every(level)):
        before = game.save()
        began = perf_counter()
        choice = bot(level).choose(rt.Eyes(game, seat))
        assert perf_counter() - began < (LONGEST_PLAN if name in LONG or level in SEARCHING else LONGEST)
        assert choice in game.options_of(seat)
        assert game.save() == before
