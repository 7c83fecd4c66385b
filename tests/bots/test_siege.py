"""What the value of Mage Knight says of armies: hopes of conquering cities, Reputation, spent Units, cards kept."""

from roundtable.bots import campaign, siege, value_of
from roundtable.bots.fights import worthwhile
from roundtable.bots.mage_knight import end_of_turn
from roundtable.bots.possessions import SOON, reputation, turns_to_come
from roundtable.bots.powers import strength
from roundtable.games.mage_knight.content.components import WOUND_DEED
from roundtable.games.mage_knight.map import board
from roundtable.games.mage_knight.state.game import MageKnight
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_joint import beside_city
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.arrange_scenario import GREEN


def quest(scenario: str = "solo_conquest") -> MageKnight:
    """A game alone in its first turn, with a Unit."""
    return table(1, scenario=scenario, units={0: ["utem-guardsmen"]}, hand={0: ["rage", "march"]}, deck={0: ["rage"]})


def test_a_stronger_hero_hopes_for_more_of_a_garrison() -> None:
    weak, half, whole = [siege.gains([(100, 4), (160, 7)], strong) for strong in (50, 200, 400)]
    assert weak == 0 < half < whole
    assert siege.gains([(100, 4), (160, 7)], 800) == whole


def test_cities_that_are_not_found_are_hoped_for_while_there_is_time() -> None:
    game = quest()
    early = siege.hopes(game, 0, 400)
    assert early > siege.hopes(game, 0, 200) > 0
    game.round = game.rules.rounds
    assert siege.hopes(game, 0, 400) < early
    assert siege.hopes(quest("first_reconnaissance"), 0, 400) == 0


def test_every_usual_garrison_grows_with_its_level() -> None:
    total = [sum([tough for tough, _ in defenders]) for defenders in siege.USUAL]
    assert total[0] < total[4] < total[7] < total[10]


def test_reputation_counts_for_who_is_still_to_be_recruited() -> None:
    assert reputation(5, 4 * SOON) > reputation(0, 4 * SOON) == 0 > reputation(-5, 4 * SOON) > reputation(-7, 4 * SOON)
    assert reputation(-5, 4 * SOON) < reputation(-5, SOON)


def test_spent_units_do_not_help_before_the_next_round() -> None:
    player = quest().players[0]
    rested = strength(player, 5, True, False)
    assert rested == strength(player, 5, True)
    player.units = (player.units[0].but(ready=0),)
    assert strength(player, 5, True, False) < rested == strength(player, 5, True)


def test_a_card_that_can_still_be_played_is_worth_something() -> None:
    value = value_of("mage_knight")
    game = quest()
    kept = value.of(game, 0)
    game.players[0].deck.cards = ()
    assert turns_to_come(game) > 1
    assert value.of(game, 0) < kept


def test_wounds_in_hand_hamper_as_many_turns_as_are_left_in_the_round() -> None:
    game = table(1, scenario="solo_conquest", hand={0: ["wound"]}, deck={0: []})
    game.players[0].hand.cards = (WOUND_DEED, WOUND_DEED)
    dummy = game.dummies[0].deck
    assert turns_to_come(game) > 3
    assert end_of_turn(game, 0, game.turn) == -180
    dummy.cards = ()
    assert turns_to_come(game) == 1
    assert end_of_turn(game, 0, game.turn) == -60
    game.announced = 0
    assert end_of_turn(game, 0, game.turn) == 0


def test_in_the_last_round_a_fight_may_cost_more_wounds() -> None:
    game = quest()
    usual = worthwhile(game)
    game.round = game.rules.rounds
    assert worthwhile(game).wound < usual.wound
    assert worthwhile(game).fame == usual.fame


def test_in_solo_conquest_cities_count_more() -> None:
    worths = {}
    for scenario in ("solo_conquest", "full_cooperation"):
        game = beside_city(1 if scenario == "solo_conquest" else 2, 2, scenario=scenario, shields={GREEN: [0]})
        assert len(game.cities) > 0
        (tile,) = [one for one in game.cities if board.city_space(game, one) == space(GREEN)]
        begun = campaign.city(game, tile)
        game = beside_city(len(game.players), 0, scenario=scenario, shields={GREEN: [0]})
        worths[scenario] = (begun, campaign.city(game, tile))
    assert worths["full_cooperation"] == (300, 800)  # one of three defenders; the whole city
    assert worths["solo_conquest"] == (1050, 2800)
    garrison = [(100, 4), (160, 7)]
    assert siege.gains(garrison, 400, 250) > siege.gains(garrison, 400)


def test_where_values_are_learned_a_city_conquered_alone_counts_for_more_than_its_points() -> None:
    value = value_of("mage_knight")
    for scenario, more in (("solo_conquest", 25), ("full_cooperation", 0)):
        seats = 1 if scenario == "solo_conquest" else 2
        held, taken = [beside_city(seats, left, scenario=scenario, shields={GREEN: [0]}) for left in (1, 0)]
        assert value.outcome(held, 0) == held.scores()[0]
        assert value.outcome(taken, 0) == taken.scores()[0] + more
