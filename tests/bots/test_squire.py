"""The squire: sees what its turn can bring, and beats the page."""

import pytest

import roundtable as rt
from roundtable.arena import League, Tally, play
from roundtable.bots import Squire
from roundtable.bots.lookahead import Floor
from tests.bots.tables import finish
from tests.machine.haste import amount
from tests.rules.merlin import arrange as merlin
from tests.rules.paladins import arrange as paladins

CLEARLY = 0.9
SHIELDS = {0: ["shield black", "shield grey", "shield blue", "shield purple"]}
HARD = {0: ["19", "20", "22", "31"]}  # missions that shields do not complete


def choice(game: rt.Game, seat: int = 0) -> str:
    return Squire(rt.Chance(rt.key_of("squire"))).choose(rt.Eyes(game, seat)).notation


def test_it_chooses_the_die_that_brings_points() -> None:
    knight = {0: merlin.before("vp-shield", 4)}
    game = merlin.table(round=6, knight=knight, dice={0: [1, 4, 6, 2]}, goods=SHIELDS, hand=HARD)
    assert choice(game) == "die 4 knight"


def test_it_spends_an_apple_if_that_is_worth_more_than_the_apple() -> None:
    knight = {0: merlin.before("vp-shield", 5)}
    dice = {0: [1, 0, 0, 0], 1: [1, 0, 0, 0]}
    game = merlin.table(round=6, knight=knight, dice=dice, goods=SHIELDS, hand=HARD, apples={0: 1}, forced=False)
    game.play("die 1 knight")
    assert choice(game) == "apple 5"


def test_it_does_not_stop_at_a_question_that_brings_nothing_yet() -> None:
    workers = {0: ["scout", "labourer", "cleric"]}
    game = paladins.table(round=7, workers=workers, provisions={0: 3}, faith={0: 3}, influence={0: 3})
    assert choice(game) == "do commission"


def test_it_passes_rather_than_do_harm() -> None:
    suspicion = {0: ["01", "02"]}
    game = paladins.table(round=7, workers={0: ["labourer"]}, silver={0: 1}, suspicion=suspicion, tax=1)
    assert choice(game) != "do conspire"


def test_the_turn_is_followed_to_its_end_and_no_further() -> None:
    game = merlin.table(seats=2, dice={0: [1, 2, 3, 4]}, forced=False)
    floor = Floor(game, 0)
    game = game.clone()
    for notation in ("die 1 knight", "move clockwise", "decline"):
        assert not floor.reached(game)
        game.play(notation)
    assert not floor.reached(game)
    game.play("end")
    assert floor.reached(game)


def test_it_plays_paladins_alone_and_makes_points() -> None:
    games = [finish(rt.new("paladins", 1, seed, {"difficulty": "easy"}), "squire", seed) for seed in range(3)]
    pages = [finish(rt.new("paladins", 1, seed, {"difficulty": "easy"}), "page", seed) for seed in range(3)]
    assert min(game.scores()[0] for game in games) > max(game.scores()[0] for game in pages)


@pytest.mark.parametrize("game", ["merlin", "paladins"])
def test_it_clearly_beats_the_page(game: str) -> None:
    league = League(game, ("squire", "page"), 2, {}, seed="clearly")
    games = 2 * amount(10, 4)
    tally = Tally("squire")
    for fixture in league.fixtures(games):
        tally.add(play(league, fixture), 0)
    assert tally.games == games
    assert tally.share >= CLEARLY
