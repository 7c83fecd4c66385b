"""The dummy player of solo games: what it has, how it turns cards, and what a new Round brings it."""

from functools import partial

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF, SCENARIO_SETTINGS, TACTIC
from roundtable.games.mage_knight.content.names import COLOUR, DUMMY, HERO
from roundtable.games.mage_knight.state.settings import seat_counts, settings_for
from roundtable.kernel.zone import pile
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import (
    ANNOUNCE,
    CHOOSE_TACTIC,
    DAY_TACTICS,
    TAKE_TURN,
    alone,
    fresh,
    kinds,
    next_round,
    pass_on,
    unknown,
)
from tests.rules.mage_knight.arrange_players import counted
from tests.rules.mage_knight.look import end_turn, play

DOTS = {
    "arythea": {"red": 2, "white": 1},
    "goldyx": {"green": 2, "blue": 1},
    "norowas": {"white": 2, "green": 1},
    "tovak": {"blue": 2, "red": 1},
}
SPELL_OF = {"red": "fireball", "blue": "snowstorm", "green": "restoration", "white": "whirlwind"}

solo_turn = partial(
    table, 1, scenario="solo_conquest", heroes=("tovak",), settings={"dummy_hero": "goldyx"}, forced=False
)


def crystals(game: MageKnightTable) -> dict[str, int]:
    """Give the crystals of the dummy player by colour."""
    return {COLOUR.words[at]: count for at, count in enumerate(game.dummies[0].crystals) if count}


def turned(game: MageKnightTable) -> list[str]:
    """Give the cards the dummy player has turned, the last one last."""
    return kinds(game.dummies[0].discard)


def facing(cards: list[str], held: tuple[str, ...] = (), hand: tuple[str, ...] = ("rage",)) -> MageKnightTable:
    """Give a turn of the player before that of a dummy Goldyx with this deck, to be turned first to last."""
    game = solo_turn(hand={0: hand})
    dummy = game.dummies[0]
    left = [*dummy.deck.cards, *dummy.discard]
    deck = []
    for card in cards:
        deed = next(deed for deed in left if KIND_OF[deed] == CARD.at(card))
        left.remove(deed)
        deck.append(deed)
    dummy.deck, dummy.discard, game.removed = pile(deck[::-1]), (), (*game.removed, *left)
    dummy.crystals = counted(held, 4)
    return game


# ---- what it has ----


@rule("mage_knight.dummy-player.used-in-every-cooperative-or-solo-game")
def test_every_solo_game_has_a_dummy_player_and_no_other_game() -> None:
    assert len(alone().dummies) == len(alone("first_reconnaissance").dummies) == 1
    for seats in (2, 3, 4):
        assert fresh(seats).dummies == []
    with pytest.raises(rt.BadSettings):
        alone(dummy_player=False)


@rule("mage_knight.dummy-player.used-in-every-cooperative-or-solo-game")
def test_the_dummy_player_limits_the_length_of_a_round() -> None:
    game = alone(dummy_hero="goldyx")
    game.play("tactic early-bird")
    for _ in range(7):
        if game.asks != TAKE_TURN or game.announced != -1:
            break
        end_turn(game)
    assert game.announced == DUMMY  # 16 cards, at least 3 a turn


@rule("mage_knight.dummy-player.hero-random-unchosen")
def test_its_hero_is_a_random_one_of_those_not_chosen() -> None:
    for hero in DOTS:
        found = {HERO.words[alone(seed=seed, hero_1=hero).dummies[0].hero] for seed in range(20)}
        assert found == set(DOTS) - {hero}


@rule("mage_knight.dummy-player.components-needed")
def test_it_has_a_hero_card_an_order_token_and_16_basic_actions_and_nothing_else() -> None:
    game = alone(dummy_hero="norowas")
    dummy = game.dummies[0]
    assert (len(game.players), len(dummy.deck), dummy.discard) == (1, 16, ())
    assert {HERO.words[deed // 16] for deed in dummy.deck.cards} == {"norowas"}
    game.play("tactic planning")
    assert sorted(game.order) == [DUMMY, 0]
    assert set(game.sees(0)["dummies"][0]) == {  # type: ignore[index]  # data
        "hero",
        "deck",
        "discard",
        "crystals",
        "tactic",
        "skill_pile",
        "last_turn_over",
    }
    assert [len(heroes) for heroes in (game.scores(), game.sees(0)["players"])] == [1, 1]  # type: ignore[arg-type]


@rule("mage_knight.dummy-player.starts-with-3-crystals")
@pytest.mark.parametrize("hero", sorted(DOTS))
def test_it_begins_with_the_three_crystals_of_its_hero_card(hero: str) -> None:
    game = alone(dummy_hero=hero, hero_1="tovak" if hero != "tovak" else "goldyx")
    assert crystals(game) == DOTS[hero]
    assert sum(crystals(game).values()) == 3


@rule("mage_knight.dummy-player.goldyx-starts-green-green-blue")
def test_goldyx_begins_with_two_green_crystals_and_a_blue_one() -> None:
    assert crystals(alone(dummy_hero="goldyx")) == {"green": 2, "blue": 1}


@rule("mage_knight.dummy-player.deck-shuffled")
def test_its_deck_is_shuffled_and_unknown() -> None:
    orders = set()
    for seed in range(8):
        deck = alone(seed=seed, dummy_hero="goldyx").dummies[0].deck
        assert unknown(deck, 1)
        orders.add(deck.cards)
    assert len(orders) == 8


@rule("mage_knight.dummy-player.not-counted-for-source-and-offer")
def test_it_does_not_count_for_dice_and_units() -> None:
    for scenario in ("solo_conquest", "first_reconnaissance"):
        for game in (alone(scenario), next_round(1, scenario=scenario)):
            assert (len(game.source), len(game.unit_offer)) == (3, 3)


# ---- its Tactic ----


@rule("mage_knight.dummy-player.tactic-choice-from-scenario")
@pytest.mark.parametrize("scenario", ["solo_conquest", "first_reconnaissance"])
def test_alone_the_player_chooses_first_and_it_gets_a_random_tactic_of_the_rest(scenario: str) -> None:
    found = set()
    for seed in range(30):
        game = alone(scenario, seed)
        assert game.dummies[0].tactic == -1
        game.play("tactic planning")
        found.add(TACTIC.words[game.dummies[0].tactic])
    assert found == set(DAY_TACTICS) - {"planning"}


@rule("mage_knight.dummy-player.tactic-only-sets-order")
def test_its_tactic_gives_it_a_place_in_the_order_and_nothing_else() -> None:
    seen = set()
    for seed in range(30):
        game = alone(seed=seed, dummy_hero="goldyx")
        game.play("tactic planning")
        dummy = game.dummies[0]
        tactic = TACTIC.words[dummy.tactic]
        seen.add(tactic)
        first = DAY_TACTICS.index(tactic) < DAY_TACTICS.index("planning")
        assert game.order == ((DUMMY, 0) if first else (0, DUMMY))
        assert (len(game.source), crystals(game)) == (3, DOTS["goldyx"])
        assert (len(dummy.discard) >= 3) == first  # its turn comes before the player's
        assert len(dummy.deck) + len(dummy.discard) == 16
    assert seen >= {"rethink", "mana-steal", "great-start", "the-right-moment"}


# ---- its turn ----


@rule("mage_knight.dummy-player.turn-flips-3-cards", "mage_knight.dummy-player.turn-no-matching-crystal-ends")
def test_it_turns_three_cards_and_no_more_without_a_crystal_of_the_last_colour() -> None:
    game = facing(["march", "stamina", "rage", "march", "stamina"], ("green", "green", "blue"))
    end_turn(game)
    assert (turned(game), len(game.dummies[0].deck)) == (["march", "stamina", "rage"], 2)
    assert (game.seat, game.asks, game.sees(0)["dummies"][0]["discard"]) == (0, TAKE_TURN, turned(game))  # type: ignore[index]


@rule("mage_knight.dummy-player.turn-checks-last-card-colour")
@pytest.mark.parametrize(
    ("order", "count"),
    [(["rage", "stamina", "march"], 5), (["march", "rage", "stamina"], 4), (["march", "stamina", "rage"], 3)],
)
def test_only_the_colour_of_the_third_card_matters(order: list[str], count: int) -> None:
    game = facing([*order, "swiftness", "rage", "promise", "threaten"], ("green", "green", "blue"))
    end_turn(game)
    assert len(turned(game)) == count


@rule("mage_knight.dummy-player.turn-matching-crystals-flip-more", "mage_knight.dummy-player.turn-example-two-crystals")
@pytest.mark.parametrize(("held", "count"), [((), 3), (("green",), 4), (("green", "green"), 5), (("green",) * 4, 7)])
def test_it_turns_a_card_for_each_crystal_of_that_colour(held: tuple[str, ...], count: int) -> None:
    game = facing(["rage", "stamina", "march", "swiftness", "rage", "promise", "threaten", "stamina"], held)
    end_turn(game)
    assert (len(turned(game)), crystals(game)) == (count, {"green": len(held)} if held else {})  # they are not spent


@rule("mage_knight.dummy-player.turn-extra-card-colour-ignored")
def test_the_colour_of_extra_cards_does_not_matter() -> None:
    game = facing(["rage", "stamina", "march", "march", "stamina", "promise"], ("green", "blue", "blue"))
    end_turn(game)
    assert turned(game) == ["rage", "stamina", "march", "march"]


@rule("mage_knight.dummy-player.turn-short-deck-flips-what-is-left")
@pytest.mark.parametrize("cards", [["march"], ["rage", "march"], ["rage", "stamina", "march", "swiftness"]])
def test_with_too_few_cards_it_turns_what_is_left_and_announces_in_its_next_turn(cards: list[str]) -> None:
    game = facing(cards, ("green", "green", "green"))
    end_turn(game)
    assert (turned(game), game.announced, game.seat) == (cards, -1, 0)
    end_turn(game)
    assert (game.announced, game.round) == (DUMMY, 1)


@rule("mage_knight.dummy-player.turn-empty-deck-announces-round-end")
def test_with_an_empty_deck_it_announces_and_the_player_has_one_more_turn() -> None:
    game = facing([])
    end_turn(game)
    assert (game.announced, game.seat, game.asks, game.round) == (DUMMY, 0, TAKE_TURN, 1)
    end_turn(game)
    assert (game.round, game.asks) == (2, CHOOSE_TACTIC)


@rule("mage_knight.dummy-player.turn-after-announcement")
@pytest.mark.parametrize("more", [["promise", "threaten"], []])
def test_its_last_turn_turns_cards_and_announces_nothing(more: list[str]) -> None:
    game = facing(["rage", "stamina", "rage", *more], (), hand=("rage", "march"))
    game.players[0].deck = pile([])
    game.round = game.rules.rounds  # after the last Round the table stays as it is
    play(game, "sideways rage move", "end-turn", "done")
    assert (game.asks, turned(game)) == (ANNOUNCE, ["rage", "stamina", "rage"])
    game.play("announce")
    assert (game.over, game.announced) == (True, 0)
    assert turned(game) == ["rage", "stamina", "rage", *more]


# ---- a new Round ----


@rule("mage_knight.dummy-player.new-round-takes-lowest-advanced-action")
def test_the_lowest_advanced_action_goes_into_its_deck() -> None:
    game = next_round(1, scenario="solo_conquest", heroes=("tovak",), advanced=["agility", "ice-shield", "intimidate"])
    dummy = game.dummies[0]
    assert kinds(dummy.deck.cards).count("agility") == 1
    assert (kinds(game.advanced_offer[:2]), len(game.advanced_offer)) == (["ice-shield", "intimidate"], 3)
    assert "agility" not in kinds(game.advanced_deck.cards)


@rule("mage_knight.dummy-player.new-round-reshuffles")
def test_all_its_cards_are_shuffled_into_a_new_deck() -> None:
    orders = set()
    for seed in range(6):
        game = solo_turn(seed=seed, deck={0: []}, advanced=["agility", "ice-shield", "intimidate"])
        mine = sorted(kinds([*game.dummies[0].deck.cards, *game.dummies[0].discard]))
        pass_on(game)
        dummy = game.dummies[0]
        assert (sorted(kinds(dummy.deck.cards)), dummy.discard) == (sorted([*mine, "agility"]), ())
        assert (unknown(dummy.deck, 1), dummy.done) == (True, False)
        orders.add(dummy.deck.cards)
    assert len(orders) == 6


@rule("mage_knight.dummy-player.new-round-lowest-spell-gives-crystal")
@pytest.mark.parametrize("colour", sorted(SPELL_OF))
def test_the_colour_of_the_lowest_spell_gives_it_a_crystal(colour: str) -> None:
    spells = [SPELL_OF[colour], *[spell for spell in SPELL_OF.values() if spell != SPELL_OF[colour]][:2]]
    game = solo_turn(deck={0: []}, spells=spells)
    pass_on(game)
    expected = dict(DOTS["goldyx"])
    expected[colour] = expected.get(colour, 0) + 1
    assert crystals(game) == expected
    assert kinds(game.spell_deck.cards[:1]) == [SPELL_OF[colour]]
    assert kinds(game.spell_offer[:2]) == spells[1:]


@rule("mage_knight.dummy-player.no-crystal-limit")
def test_it_may_hold_more_than_three_crystals_of_a_colour() -> None:
    game = facing([])
    game.dummies[0].crystals = (0, 0, 3, 0)
    game.spell_offer = (next(deed for deed in game.spell_deck.cards if kinds([deed]) == ["restoration"]),)
    game.spell_deck.remove(game.spell_deck.find(game.spell_offer[0]))
    pass_on(game)
    assert crystals(game) == {"green": 4}


@rule("mage_knight.dummy-player.cooperative-max-3-players")
def test_cooperative_scenarios_take_three_players_at_most() -> None:
    found = []
    for scenario in SCENARIO_SETTINGS.data:
        for seats in SCENARIO_SETTINGS.entry(scenario).entry("seats").numbers("values"):
            if settings_for(scenario, seats).text("mode") == "cooperative":
                found.append((scenario, seats))
    assert {seats for _, seats in found} == {2, 3}  # a fourth comes by a ruling only
    assert seat_counts({"scenario": "full_cooperation"}) == (2, 3, 4)
    assert {scenario for scenario, _ in found} == {"full_cooperation", "blitz_cooperation"}
