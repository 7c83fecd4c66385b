"""Bots: the random one, the registry, and subclasses of one's own."""

import pytest

import roundtable as rt
from roundtable import bots
from roundtable.bots import Bot, RandomBot
from roundtable.bots.registry import MAKERS
from tests import practice

assert practice.BOXES


def choices(bot: Bot, seed: int) -> list[str]:
    """What a bot that sits everywhere plays."""
    game = rt.new("tourney", 2, seed)
    while not game.over:
        assert game.seat is not None
        game.play(bot.choose(rt.Eyes(game, game.seat)), game.seat)
    return game.record().moves


def test_the_random_bot_depends_on_its_own_chance_only() -> None:
    same = [choices(RandomBot(rt.Chance(rt.key_of("a"))), 1) for _ in range(2)]
    other = choices(RandomBot(rt.Chance(rt.key_of("b"))), 1)
    assert same[0] == same[1]
    assert same[0] != other


def test_the_random_bot_does_not_touch_the_chance_of_the_table() -> None:
    game = rt.new("tourney", 2, 1)
    before = game.save()
    bot = RandomBot(rt.Chance(rt.key_of("a")))
    chosen = {bot.choose(rt.Eyes(game, 0)).notation for _ in range(200)}
    assert chosen == {option.notation for option in game.options()}
    assert game.save() == before


def test_a_simultaneous_question_is_answered_by_each_seat_with_its_own_options() -> None:
    game = rt.new("tourney", 3, 1)
    bot = RandomBot(rt.Chance(rt.key_of("a")))
    assert game.waiting == [0, 1, 2]
    answer = bot.choose(rt.Eyes(game, 2))
    assert answer in game.options_of(2)
    game.play(answer, 2)
    assert game.waiting == [0, 1]
    assert game.record().moves == []


def test_bots_are_found_by_name() -> None:
    assert "random" in bots.names()
    assert isinstance(bots.find("random")(rt.Chance(rt.key_of("a"))), RandomBot)
    with pytest.raises(rt.BadSettings) as refusal:
        bots.find("deep")
    assert refusal.value.problem == "unknown-bot"


def test_a_bot_of_ones_own_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    class First(Bot):
        def choose(self, eyes: rt.Eyes) -> rt.Action:
            return eyes.options()[0]

    monkeypatch.setitem(MAKERS, "first", RandomBot)  # so that the name is forgotten after the test
    bots.register("first", lambda chance: First())
    bot = bots.find("first")(rt.Chance(rt.key_of("a")))
    assert choices(bot, 1)[0] == rt.new("tourney", 2, 1).options()[0].notation
