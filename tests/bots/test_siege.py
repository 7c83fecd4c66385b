"""What the value of Mage Knight says of armies: hopes of conquering cities, Reputation, spent Units, cards kept."""

from roundtable.bots import siege, value_of
from roundtable.bots.possessions import SOON, reputation, turns_to_come
from roundtable.bots.powers import strength
from roundtable.games.mage_knight.state.game import MageKnight
from tests.rules.mage_knight.arrange import table


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
