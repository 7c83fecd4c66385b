"""The squire in Mage Knight: turns planned whole, fights, fights between players, and what it leaves alone."""

from time import perf_counter

import roundtable as rt
from roundtable.bots import Champion, Squire, value_of
from roundtable.bots.course import Place
from roundtable.bots.lookahead import Floor
from roundtable.bots.surroundings import FIGHT, SIEGE, Surroundings
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.names import NONE
from roundtable.games.mage_knight.course.turns import AnnounceOrPlay
from roundtable.games.mage_knight.vocabulary import ATTACKS, ENDS
from tests.rules.mage_knight import arrange_pvp as mage_knight
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import wounds_of
from tests.rules.mage_knight.arrange_joint import beside_city
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.look import play

SLOW = 8.0  # seconds; without the clock the champion takes many times as long as plain Python
GUARDS = {0: ["altem-guardians"]}


def choice(game: rt.Game, seat: int = 0) -> str:
    """Give what the squire answers."""
    return Squire(rt.Chance(rt.key_of("squire"))).choose(rt.Eyes(game, seat)).notation


SOURCE = ("red", "blue", "green", "white")


def test_a_defender_keeps_the_next_turn_and_blocks_what_hurts() -> None:
    game = mage_knight.rivals(hand={0: ["rage"], 1: ["rage", "determination"]}, units=GUARDS, source=SOURCE)
    play(game, "go 1,-1", "attack 1")
    assert choice(game, 1) == "participate partially"
    play(game, "participate partially", "pass", "pass")
    mage_knight.strike(game, "activate 0 0")
    assert choice(game, 1).split()[0] in ("play", "sideways")


def test_no_fight_is_begun_that_brings_nothing() -> None:
    game = mage_knight.rivals(hand={0: ["march"], 1: ["rage", "determination"]}, fame={0: 5, 1: 0}, source=SOURCE)
    assert choice(game) != "go 1,-1"
    game.play("go 1,-1")
    assert choice(game) != "attack 1"


def test_a_retreat_is_forced_where_that_brings_fame() -> None:
    game = mage_knight.melee(mage_knight.rivals(units=GUARDS, fame={0: 0, 1: 30}, source=SOURCE))
    game.players[1].level = 6
    mage_knight.strike(game, "activate 0 0")
    game.play("stand")
    assert choice(game).split()[0] in ("force-retreat", "wound-hero")


# ---- turns planned whole ----

CAVES = {(0, 1): "countryside-01", (1, 0): "countryside-09"}
WILDS = {(0, 1): "countryside-01", (1, 0): "countryside-02"}
STRONG = ["rage", "determination", "swiftness", "battle-versatility", "stamina"]


def beside(enemy: str, hand: list[str]) -> MageKnightTable:
    """Let seat 0 begin its turn beside a rampaging enemy."""
    place = {0: (4, -3), 1: (0, 0)}
    cards = {0: hand, 1: ["rage"]}
    return table(tiles=WILDS, at=place, enemies={(3, -3): [enemy]}, hand=cards, deck=DECKS, source=SOURCE, forced=False)


DECKS = {0: ["march", "stamina", "rage", "swiftness", "tranquility", "promise"], 1: ["march", "rage"]}


def whole_turn(game: MageKnightTable) -> list[str]:
    """Let the squire play a turn of seat 0; give its answers."""
    squire = Squire(rt.Chance(rt.key_of("turn")))
    answers: list[str] = []
    while game.seat == 0:
        answers.append(squire.choose(rt.Eyes(game, 0)).notation)
        game.play(answers[-1])
    return answers


def test_a_turn_of_mage_knight_is_followed_to_its_end_and_no_further() -> None:
    game = beside("prowlers", STRONG).clone()
    floor = Floor(game, 0)
    for notation in ("end-turn", "decline", "card rage"):  # the hero stands on a glade
        assert not floor.reached(game)
        game.play(notation)
    assert not floor.reached(game)
    game.play("done")
    assert floor.reached(game)


def test_it_fights_and_wins_where_it_can() -> None:
    game = beside("diggers", ["rage", "determination", "battle-versatility"])
    assert "strike" in whole_turn(game)  # challenged, or provoked on the way
    assert game.players[0].fame == 2


def test_it_begins_no_fight_that_is_lost() -> None:
    game = beside("crypt-worm", ["tranquility", "promise", "crystallize"])
    answers = whole_turn(game)
    assert "challenge 3,-3" not in answers
    assert wounds_of(game) == 0


def test_it_neither_walks_to_and_fro_nor_throws_cards_away() -> None:
    game = beside("crypt-worm", ["march", "promise", "stamina"])
    answers = whole_turn(game)
    steps = [one for one in answers if one.startswith("go ")]
    assert len(set(steps)) == len(steps)
    assert len([one for one in answers if one.startswith("card ")]) <= 1


def test_an_attack_on_a_player_has_its_price() -> None:
    course = value_of("mage_knight").course()
    assert course is not None
    assert course.price(beside_city(), ATTACKS[1]) > 0 == course.price(beside_city(), ENDS)


def test_it_takes_no_wound_where_a_block_is_at_hand() -> None:
    game = beside("prowlers", ["determination", "rage", "stamina", "march", "promise"])
    game.play("challenge 3,-3")
    answers = whole_turn(game)
    assert "block 0 0" in answers
    assert game.players[0].fame == 2
    assert wounds_of(game) == 0


def test_it_does_not_begin_what_only_a_lucky_draw_would_win() -> None:
    place = {0: (3, -3), 1: (0, 0)}
    hands = {0: ["rage", "stamina", "promise"], 1: ["rage"]}
    game = table(tiles=CAVES, at=place, hand=hands, deck=DECKS, source=SOURCE, forced=False)
    assert "enter" in [one.notation for one in game.options()]
    assert "enter" not in whole_turn(game)


def test_all_wounds_go_along_with_the_card_of_a_rest() -> None:
    hands = {0: ["wound", "wound", "wound", "promise"], 1: ["rage"]}
    game = table(tiles=WILDS, at={0: (3, -2), 1: (0, 0)}, hand=hands, deck=DECKS, source=SOURCE, forced=False)
    answers = whole_turn(game)
    assert "rest" in answers
    assert answers.count("card wound") == 3


def test_a_plan_is_followed_without_being_made_again() -> None:
    game = beside("diggers", STRONG)
    squire = Squire(rt.Chance(rt.key_of("turn")))
    game.play(squire.choose(rt.Eyes(game, 0)))
    planned = list(squire.plan)
    assert planned
    for action in planned:
        assert squire.choose(rt.Eyes(game, 0)) is action
        game.play(action)


def test_a_position_is_covered_by_one_that_has_all_of_it() -> None:
    less, more, other = Place((1,), (0b01,), (2,)), Place((1,), (0b11,), (2,)), Place((1,), (0b10,), (3,))
    assert more.covers(less)
    assert not less.covers(more)
    assert not more.covers(other)
    assert not other.covers(less)


def test_it_announces_the_end_of_a_round_only_without_cards_for_a_turn() -> None:
    value = value_of("mage_knight")
    for hand, answer in ((["march", "rage"], "decline"), (["wound", "wound", "march"], "announce")):
        game = table(hand={0: hand, 1: ["rage"]}, forced=False)
        game.players[0].deck.cards = ()
        game.agenda = [*game.agenda[:-1], AnnounceOrPlay(0)]
        advised = value.advice(game, 0)
        assert advised is not None
        assert advised.notation == answer


def test_what_was_left_alone_holds_nobody_and_counts_the_more_the_farther_it_was() -> None:
    game = beside("prowlers", STRONG)
    game.unit_offer = ()
    here = space((4, -3))
    beside_it, near, farther = [Surroundings(game, 0, space(start), ()) for start in ((4, -3), (1, -1), (0, 0))]
    unknown = Surroundings(game, 0, NONE, ())
    pulls = [one.of_kind(here, FIGHT) for one in (beside_it, near, farther, unknown)]
    assert 0 < pulls[0] < pulls[1] < pulls[2] < pulls[3] == unknown.at(here)
    assert unknown.of_kind(here, SIEGE) == 0


def test_when_a_round_has_ended_what_was_left_alone_can_be_tried_again() -> None:
    game = beside("prowlers", STRONG)
    game.unit_offer = ()
    here = space((4, -3))
    stayed = Surroundings(game, 0, here, ()).at(here)
    game.announced = 1
    assert stayed < Surroundings(game, 0, here, ()).at(here) == Surroundings(game, 0, NONE, ()).at(here)


def test_a_clock_ends_the_planning() -> None:
    game = beside("diggers", STRONG)
    champion = Champion(rt.Chance(rt.key_of("clock")))
    champion.seconds = 0.2
    began = perf_counter()
    answer = champion.choose(rt.Eyes(game, 0))
    assert perf_counter() - began < SLOW
    assert answer in game.options()
