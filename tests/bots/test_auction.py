"""Bots in an auction of heroes: none is worth Fame to them."""

import roundtable as rt
from roundtable.bots import Squire
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.kernel.eyes import Eyes


def test_the_squire_lets_others_have_their_hero() -> None:
    game = rt.new("mage_knight", 3, 5, {"hero_auction": True})
    assert isinstance(game, MageKnightTable)
    bot = Squire(rt.Chance(rt.key_of(3)))
    while game.asks != "mage_knight.choose-tactic" and game.seat is not None:
        game.play(bot.choose(Eyes(game, game.seat)))
    assert [player.fame for player in game.players] == [0, 0, 0]
    assert len({player.hero for player in game.players}) == 3
