"""What the value of Mage Knight says of time, of cities, and of what cards, Units and Skills can do."""

from roundtable.bots import value_of
from roundtable.bots.campaign import lateness, next_tile
from roundtable.bots.possessions import SOON, time_left, unit_worth
from roundtable.bots.ratings import CARD_RATINGS, DEED_RATINGS, FIGHT_RATINGS, SKILL_RATINGS, UNIT_RATINGS
from roundtable.games.mage_knight.content.components import CARD, DEED, UNIT, WOUND_DEED
from roundtable.games.mage_knight.course.end_of_turn import DiscardBeforeDraw
from roundtable.games.mage_knight.state.game import MageKnight
from tests.rules.mage_knight.arrange import table


def quest(scenario: str) -> MageKnight:
    """A game alone in its first turn."""
    return table(1, scenario=scenario)


def test_ratings_tell_strong_from_weak() -> None:
    assert CARD_RATINGS[CARD.at("fireball")] > CARD_RATINGS[CARD.at("rage")] > CARD_RATINGS[CARD.at("promise")]
    assert UNIT_RATINGS[UNIT.at("altem-guardians")] > UNIT_RATINGS[UNIT.at("peasants")]
    assert DEED_RATINGS[WOUND_DEED] == FIGHT_RATINGS[WOUND_DEED] == 0
    assert max(SKILL_RATINGS) > 0


def test_only_what_helps_in_a_fight_is_kept_for_one() -> None:
    assert FIGHT_RATINGS[DEED.at("tovak-rage-1")] > 0 == FIGHT_RATINGS[DEED.at("tovak-march-1")]


def test_an_army_counts_early_and_points_count_late() -> None:
    kind = UNIT.at("utem-guardsmen")
    assert unit_worth(kind, 5 * SOON) > unit_worth(kind, SOON) > unit_worth(kind, 0) == 200
    game = quest("solo_conquest")
    early = time_left(game, 0)
    game.round = game.rules.rounds
    assert early > time_left(game, 0)


def test_exploring_becomes_urgent() -> None:
    for scenario in ("solo_conquest", "first_reconnaissance"):
        game = quest(scenario)
        calm = next_tile(game, 0)
        assert lateness(game, 0) == 0
        game.round = game.rules.rounds
        assert lateness(game, 0) > 0
        assert next_tile(game, 0) > calm


def test_a_city_that_is_found_ends_the_haste() -> None:
    game = quest("first_reconnaissance")
    game.round = game.rules.rounds
    game.cities = (0,)
    assert lateness(game, 0) == 0


def test_after_an_idle_turn_cards_that_do_not_fight_make_room() -> None:
    value = value_of("mage_knight")
    for normal, answer in ((False, "card march"), (True, "done")):
        game = table(hand={0: ["rage", "march"], 1: ["rage"]}, forced=False)
        game.turn.normal = normal
        game.turn.duty = True
        game.agenda = [*game.agenda[:-1], DiscardBeforeDraw(0)]
        game.advance()
        advised = value.advice(game, 0)
        assert advised is not None
        assert advised.notation == answer
