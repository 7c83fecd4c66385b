"""Looking to the end of the round: how far it is played on, that a clock ends it, and that the companion is gentle."""

from time import perf_counter

import roundtable as rt
from roundtable import bots
from roundtable.bots import Champion, Companion, Knight, Squire, Value, value_of
from roundtable.bots.learned import Learned
from roundtable.bots.playing_on import play_on
from roundtable.bots.round_search import FEW, Trial, is_behind
from roundtable.bots.values import HAND_MADE, need_features
from roundtable.games.merlin.state import Merlin
from tests import practice
from tests.rules.merlin import arrange as merlin

assert practice.BOXES
SHIELDS = {0: ["shield black", "shield grey", "shield blue", "shield purple"]}
CHANCE = rt.Chance(rt.key_of(1))
HARD = {0: ["19", "20", "22", "31"]}  # missions that shields do not complete


def last_turns(lead: int) -> Merlin:
    """The last turn of a game: the four on seat 0's die brings most, and it leads by so much before."""
    knight = {0: merlin.before("vp-shield", 4)}
    dice = {0: [1, 4, 0, 0], 1: [1, 1, 0, 0]}
    game = merlin.table(round=6, knight=knight, dice=dice, goods=SHIELDS, hand=HARD, forced=False)
    table = game.clone()
    assert isinstance(table, Merlin)
    table.players[0].points[0] += lead
    return table


def choice(bot: Knight | Companion, game: rt.Game) -> str:
    return bot.choose(rt.Eyes(game, 0)).notation


def test_a_table_is_played_on_to_the_end_of_the_round() -> None:
    game = rt.new("merlin", 2, 1).clone()
    assert isinstance(game, Merlin)
    play_on(game, value_of("merlin"))
    assert game.round == 2
    assert all(min(player.dice[:4]) > 0 for player in game.players)


def test_where_there_are_no_rounds_it_goes_a_fixed_way() -> None:
    game = rt.new("tourney", 2, 1).clone()
    play_on(game, Value(), 2)
    assert not game.over
    play_on(game, Value(), 1000)
    assert game.over


def test_a_clock_ends_the_search() -> None:
    game = rt.new("tourney", 3, 1)
    bot = Champion(rt.Chance(rt.key_of(1)), 1_000_000)
    bot.seconds = 0.1
    began = perf_counter()
    assert bot.choose(rt.Eyes(game, 0)) in game.options_of(0)
    assert perf_counter() - began < 5


def test_the_knight_takes_what_brings_most() -> None:
    assert choice(Knight(rt.Chance(rt.key_of(1)), 5), last_turns(0)).startswith("die 4 knight")


def test_in_the_midst_of_a_round_the_champion_judges_by_what_was_learned_for_that_and_the_knight_by_hand() -> None:
    hand = value_of("paladins")
    world = rt.new("paladins", 1, 1)
    learned = Champion(CHANCE).midst(world, hand)
    assert isinstance(learned, Learned)
    assert learned is not Champion(CHANCE).judging(world)
    assert Knight(CHANCE).midst(world, hand) is Squire(CHANCE).midst(world, hand) is hand


def test_turns_of_solo_conquest_are_judged_by_what_was_learned_and_those_of_other_scenarios_by_hand() -> None:
    hand = value_of("mage_knight")
    learned = Champion(CHANCE).midst(rt.new("mage_knight", 1, 1, {"scenario": "solo_conquest"}), hand)
    assert isinstance(learned, Learned)
    assert sorted(learned.rows) == [1, 2, 3, 4, 5, 6]
    assert Champion(CHANCE).midst(rt.new("mage_knight", 2, 1, {"scenario": "full_conquest"}), hand) is hand


def test_weights_without_any_for_the_midst_leave_it_to_the_hand_made_value() -> None:
    hand = value_of("merlin")
    bare = Learned(hand, need_features("merlin"), {})
    assert Champion(CHANCE, judge=bare).midst(rt.new("merlin", 2, 1), hand) is hand


def test_where_turns_are_planned_other_questions_are_not_played_on() -> None:
    eyes = rt.Eyes(rt.new("mage_knight", 1, 1, {"scenario": "solo_conquest"}), 0)
    assert len(eyes.options()) > 1
    knight, squire = Knight(rt.Chance(rt.key_of(1)), 5), Squire(rt.Chance(rt.key_of(1)))
    assert knight.choose(eyes) is squire.choose(eyes)
    assert knight.chance.counter == squire.chance.counter


def test_a_variant_says_how_often_to_play_on_what_judges_and_how_many_options_to_search() -> None:
    knight, champion, few = [bots.find(name)(CHANCE) for name in ("knight:7", "champion:7", "champion:7:hand:3")]
    assert isinstance(knight, Knight)
    assert isinstance(champion, Champion)
    assert isinstance(few, Champion)
    assert (knight.playouts, knight.options, knight.judge) == (7, 5, HAND_MADE)
    assert (champion.playouts, champion.options, champion.judge) == (7, 8, None)  # None: what was learned
    assert (few.playouts, few.options, few.judge) == (7, 3, HAND_MADE)


def test_the_knight_judges_by_hand_and_the_champion_by_what_was_learned() -> None:
    assert Knight(CHANCE).judge is HAND_MADE
    assert Champion(CHANCE).judge is None  # None: what was learned


def test_a_varied_bot_plays_as_another_does_but_not_always() -> None:
    game = last_turns(0)
    answers = [
        bots.find("varied:knight:5")(rt.Chance(rt.key_of(number))).choose(rt.Eyes(game, 0)).notation
        for number in range(40)
    ]
    best = [answer for answer in answers if answer.startswith("die 4 knight")]
    assert len(answers) // 2 < len(best) < len(answers)


def test_the_companion_is_at_its_best_behind_and_gentle_ahead() -> None:
    behind, ahead = last_turns(-60), last_turns(60)
    best = choice(Companion(rt.Chance(rt.key_of(1)), 8), behind)
    assert best == choice(Knight(rt.Chance(rt.key_of(1)), 8), behind)
    assert choice(Companion(rt.Chance(rt.key_of(1)), 8), ahead) != best


def test_who_is_clearly_behind_or_always_the_same_leaves() -> None:
    best = [500, 700, 400, 900, 600, 800]
    assert is_behind([400, 610, 290, 820, 480, 700], best)  # by about a point every time
    assert is_behind(best, best)  # no difference will ever come
    assert not is_behind([900, 100, 800, 300, 1100, 400], best)  # by luck
    assert not is_behind([400, 710, 290, 910, 480, 810], best)


def test_options_that_cannot_be_the_best_any_more_are_not_tried_further() -> None:
    bot = Champion(rt.Chance(rt.key_of(1)), 200)
    eyes = rt.Eyes(last_turns(0), 0)
    world = eyes.imagine(bot.chance)
    trial = Trial(bot, eyes, world, value_of("merlin"))
    places = list(range(min(8, len(eyes.options()))))
    best = bot.decided(trial, places)
    tried = [len(trial.found[at]) for at in places]
    assert max(tried) == len(trial.found[best]) == trial.tables
    assert min(tried) == FEW < 200 // 24  # as many as all would have been tried in the first stage alone
    assert sum(tried) < 100
