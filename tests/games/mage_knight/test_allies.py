"""The cooperative game that is stored can be played: a joint assault, the last turns, and everybody wins."""

from tests.games.mage_knight.allies import victory


def test_a_cooperative_game_is_won_together() -> None:
    game = victory()
    assert game.scores()[0] == game.scores()[1]
    assert "accept" in game.record().moves
