"""What the quests count: turns of heroes, also while several of them act in one."""

from tests.machine.quests import Watch
from tests.rules.mage_knight import arrange_pvp as mage_knight


def test_a_fight_between_players_is_one_turn() -> None:
    game = mage_knight.rivals(
        hand={0: ["rage"], 1: ["rage", "determination"]}, source=("red", "blue", "green", "white")
    )
    watch = Watch(game)
    watch.turns[0] = game.players[0].turns
    acted: set[int] = set()
    for notation in ("go 1,-1", "attack 1", "participate partially", "pass", "pass"):
        game.play(notation)
        acted.add(game.turn.seat)
        assert not watch.is_turn_over(game, 0)
    assert acted == {0, 1}


def test_a_turn_is_over_when_it_has_passed_on() -> None:
    game = mage_knight.rivals(hand={0: ["rage"], 1: ["rage"]})
    watch = Watch(game)
    watch.turns[0] = game.players[0].turns
    assert not watch.is_turn_over(game, 0)
    game.play("end-turn")
    while game.seat == 0:
        game.play(game.options()[0])
    assert watch.is_turn_over(game, 0)
