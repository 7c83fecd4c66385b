"""The squire: sees what its turn can bring, and beats the page."""

import pytest

import roundtable as rt
from roundtable.arena import Match
from roundtable.bots import Squire, value_of
from roundtable.bots.lookahead import Floor
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.vocabulary import ATTACKS, ENDS, PROPOSES
from tests.bots.tables import finish
from tests.machine.haste import amount
from tests.rules.mage_knight import arrange_pvp as mage_knight
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_combat import wounds_of
from tests.rules.mage_knight.arrange_joint import beside_city
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.arrange_scenario import GREEN
from tests.rules.mage_knight.look import play
from tests.rules.merlin import arrange as merlin
from tests.rules.paladins import arrange as paladins

CLEARLY = 0.9
SHIELDS = {0: ["shield black", "shield grey", "shield blue", "shield purple"]}
GUARDS = {0: ["altem-guardians"]}
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
    match = Match(game, ("squire", "page"), 2, {}, seed="clearly")
    pairs = amount(10, 4)
    played = list(match.play(pairs))
    assert len(played) == match.tallies[0].games == 2 * pairs
    assert match.tallies[0].share >= CLEARLY


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


# ---- turns of Mage Knight ----

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
    game = beside("diggers", STRONG)
    answers = whole_turn(game)
    assert "challenge 3,-3" in answers
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


def test_an_attack_on_a_player_has_its_price_and_proposals_are_made_on_advice_only() -> None:
    course = value_of("mage_knight").course()
    assert course is not None
    assert course.price(ATTACKS[1]) > 0 == course.price(ENDS)
    game = beside_city()
    assert PROPOSES[space(GREEN)] in game.found
    assert PROPOSES[space(GREEN)] not in course.worth_trying(game)
