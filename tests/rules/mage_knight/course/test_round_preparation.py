"""Round: what is done to prepare the next one, step by step."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF, SKILL
from roundtable.games.mage_knight.content.names import NONE
from roundtable.kernel.journal import Journal
from roundtable.kernel.zone import pile
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_course import (
    CHOOSE_TACTIC,
    DAY_TACTICS,
    HANDFUL,
    KEEP_BANNER,
    NIGHT_TACTICS,
    OUT_OF_TURN,
    TAKE_TURN,
    closing,
    elite,
    faces,
    fresh,
    kinds,
    next_round,
    pass_on,
    rolls,
    tactics_taken,
    unknown,
)
from tests.rules.mage_knight.arrange_players import fetch_card
from tests.rules.mage_knight.look import deck_of, end_turn, hand_of, offered, options, play, units_of

CORE = {(1, 1): "core-01"}
KEEPS = {(0, 1): "countryside-03", (1, 0): "countryside-10"}
KEEP, OTHER_KEEP = (2, -4), (2, -1)


def with_banner(banner: str = "banner-of-courage", up: bool = True) -> MageKnightTable:
    """Give a table at the end of a Round; a Unit of seat 0 carries a Banner."""
    game = closing(units={0: ["peasants spent", "foresters wounded"]}, discard={0: HANDFUL})
    deed = fetch_card(game, 0, banner)
    first, second = game.players[0].units
    game.players[0].units = (first.but(banner=deed, banner_up=int(up)), second)
    return game


# ---- the whole ----


@rule("mage_knight.round.preparation-skipped-in-first-round")
def test_nothing_is_prepared_before_the_first_round() -> None:
    game = fresh()
    assert (game.round, game.night, game.asks) == (1, False, CHOOSE_TACTIC)
    assert offered(game, "tactic") == list(DAY_TACTICS)
    for deck in (game.regular_deck, game.advanced_deck, game.spell_deck):
        assert unknown(deck, 2)  # no card of an offer was put under it
    before = (game.source, game.unit_offer, game.advanced_offer, game.spell_offer)
    hands = [player.hand.cards for player in game.players]
    tactics_taken(game, "early-bird", "planning")
    assert (game.source, game.unit_offer, game.advanced_offer, game.spell_offer) == before
    assert [player.hand.cards for player in game.players] == hands


@rule("mage_knight.round.preparation-step-order")
def test_the_steps_follow_each_other_in_their_order() -> None:
    tiles = {(0, 1): "countryside-05", (1, 0): "countryside-03"}
    game = closing(tiles=tiles, units={0: ["peasants spent"]}, advanced=["agility", "ice-shield", "intimidate"])
    deed = fetch_card(game, 0, "banner-of-courage")
    game.players[0].units = (game.players[0].units[0].but(banner=deed, banner_up=0),)
    top = game.advanced_deck.cards[-2:]
    game.journal = Journal()
    source = rolls(game.chance.copy(), 4)[-1]
    game.play("announce")
    told = [event.message.wording.id for event in game.journal.events]
    steps = [id.removeprefix("mage_knight-") for id in told if id.startswith("mage_knight-n") or "monastery" in id]
    assert steps == ["night-begins", *["new-unit"] * 4, "monastery-card", "new-advanced", "new-spell"]
    assert faces(game) == source  # rolled before anything was shuffled
    assert kinds([*game.monastery_offer, game.advanced_offer[-1]]) == kinds(top[::-1])
    assert (game.asks, game.seat) == (KEEP_BANNER, 0)  # the players come last
    assert game.sees(None)["tactics"] == list(NIGHT_TACTICS)
    assert (hand_of(game, 0), hand_of(game, 1), deck_of(game, 0)) == ([], ["march"], [])


@rule("mage_knight.round.flip-day-night-board", "mage_knight.round.every-round-is-day-or-night")
def test_day_and_night_follow_each_other() -> None:
    assert [next_round(night=night).night for night in (False, True)] == [True, False]
    game = fresh(scenario="first_reconnaissance")
    seen = []
    while not game.over:
        seen.append((game.round, game.sees(None)["night"]))
        game.play(options(game)[0])
        game.play(options(game)[0])
        pass_on(game)
    assert seen == [(1, False), (2, True), (3, False)]


# ---- the Source ----


@rule("mage_knight.round.reset-source-rerolls-all-dice")
def test_every_die_is_rolled_again_even_those_kept_elsewhere() -> None:
    sources = set()
    for seed in range(12):
        game = closing(seed=seed, source=["red", "red", "red"])
        game.players[0].tactic_die, game.players[1].claimed = 0, (1,)
        game.play("announce")
        assert len(game.source) == 4
        seen = game.sees(None)["players"]
        assert isinstance(seen, list)
        assert (seen[0]["tactic_die"], seen[1]["claimed_dice"]) == (None, [])
        sources.add(game.source)
    assert len(sources) > 6


# ---- the Unit offer ----


@rule("mage_knight.round.unit-offer-old-units-to-deck-bottoms")
def test_old_units_go_under_their_own_decks() -> None:
    game = closing(unit_offer=["peasants", "altem-mages", "herbalists", "catapults"])
    old = game.unit_offer
    game.play("announce")
    assert not set(old) & set(game.unit_offer)
    assert set(game.regular_deck.cards[:2]) == {old[0], old[2]}
    assert set(game.elite_deck.cards[:2]) == {old[1], old[3]}


@rule("mage_knight.round.unit-offer-old-advanced-actions-to-deck-bottom")
def test_old_advanced_actions_of_monasteries_go_under_their_deck() -> None:
    game = closing()
    old = fetch_card(game, 0, "blood-rage"), fetch_card(game, 0, "ice-bolt")
    game.monastery_offer = old
    game.play("announce")
    assert not set(old) & set(game.monastery_offer)
    under = kinds(game.advanced_deck.cards[:3])
    assert {"blood-rage", "ice-bolt"} < set(under)  # with the one that leaves the offer after them
    assert under[0] not in ("blood-rage", "ice-bolt")


@rule("mage_knight.round.unit-offer-new-size-players-plus-2")
@pytest.mark.parametrize(("seats", "scenario"), [(1, "solo_conquest"), *[(n, "full_conquest") for n in (2, 3, 4)]])
def test_there_are_two_more_new_units_than_players(seats: int, scenario: str) -> None:
    for tiles in ({}, CORE):
        game = next_round(seats, scenario=scenario, tiles=tiles, unit_offer=["peasants"])
        assert len(game.unit_offer) == seats + 2


@rule("mage_knight.round.unit-offer-regular-only-before-core-tile")
def test_without_a_core_tile_all_units_are_regular() -> None:
    for seed in range(6):
        assert elite(next_round(3, seed=seed).unit_offer) == [False] * 5


@rule(
    "mage_knight.round.unit-offer-alternates-after-core-tile",
    "mage_knight.round.unit-offer-alternation-starts-with-elite",
    "mage_knight.round.unit-offer-example-alternation",
)
@pytest.mark.parametrize("tile", ["core-01", "core-06"])
def test_with_a_core_tile_elite_and_regular_units_alternate(tile: str) -> None:
    assert elite(next_round(2, tiles={(1, 1): tile}).unit_offer) == [True, False, True, False]
    assert elite(next_round(3, tiles={(1, 1): tile}).unit_offer) == [True, False, True, False, True]


@rule("mage_knight.round.unit-offer-short-deck")
def test_a_place_whose_deck_is_empty_stays_empty() -> None:
    game = closing(tiles=CORE, unit_offer=[])
    game.removed_units = (*game.removed_units, *game.elite_deck.cards[1:])
    game.elite_deck = pile(list(game.elite_deck.cards[:1]))
    game.play("announce")
    assert elite(game.unit_offer) == [True, False, False]
    assert len(game.elite_deck) == 0


@rule("mage_knight.round.unit-offer-adds-card-per-unburned-monastery")
@pytest.mark.parametrize(("burned", "cards"), [([], 2), ([(2, -4)], 1), ([(2, -4), (2, -2)], 0)])
def test_each_monastery_not_burned_adds_an_advanced_action(burned: list[tuple[int, int]], cards: int) -> None:
    tiles = {(0, 1): "countryside-05", (1, 0): "countryside-07"}
    game = next_round(tiles=tiles, shields={place: [0] for place in burned})
    assert (len(game.unit_offer), len(game.monastery_offer)) == (4, cards)


# ---- Advanced Actions and Spells ----


@rule("mage_knight.round.advanced-action-offer-drops-lowest", "mage_knight.round.advanced-action-offer-refills-at-top")
def test_the_lowest_advanced_action_leaves_and_a_new_one_comes_on_top() -> None:
    game = closing(advanced=["agility", "ice-shield", "intimidate"])
    new = game.advanced_deck.cards[-1]
    game.play("announce")
    assert kinds(game.advanced_offer) == ["ice-shield", "intimidate", CARD.words[KIND_OF[new]]]
    assert kinds(game.advanced_deck.cards[:1]) == ["agility"]


@rule("mage_knight.round.spell-offer-drops-lowest", "mage_knight.round.spell-offer-refills-at-top")
def test_the_lowest_spell_leaves_and_a_new_one_comes_on_top() -> None:
    game = closing(spells=["fireball", "snowstorm", "tremor"])
    new = game.spell_deck.cards[-1]
    game.play("announce")
    assert kinds(game.spell_offer) == ["snowstorm", "tremor", CARD.words[KIND_OF[new]]]
    assert kinds(game.spell_deck.cards[:1]) == ["fireball"]


# ---- Tactics ----


@rule("mage_knight.round.tactics-collected-and-exchanged")
@pytest.mark.parametrize(("night", "expected"), [(False, NIGHT_TACTICS), (True, DAY_TACTICS)])
def test_tactics_are_exchanged_for_those_of_the_new_round(night: bool, expected: tuple[str, ...]) -> None:
    game = closing(night=night)
    assert min([player.tactic for player in game.players]) != NONE
    game.play("announce")
    assert [player.tactic for player in game.players] == [NONE, NONE]
    for seat in (None, 0, 1):
        assert game.sees(seat)["tactics"] == list(expected)
    assert offered(game, "tactic") == list(expected)


# ---- each player ----


@rule("mage_knight.round.skills-flip-face-up")
def test_all_skills_turn_face_up() -> None:
    skills = ["tovak-motivation", "tovak-mana-exploit"]
    game = table(skills={0: skills}, deck={0: ["rage", "rage"], 1: []}, discard={0: HANDFUL}, forced=False)
    play(game, "use tovak-motivation", "use tovak-mana-exploit", "colour red")
    assert set(game.centre + game.players[0].spent) == {SKILL.at(skill) for skill in skills}
    pass_on(game)
    assert (game.asks, game.players[0].spent, game.centre) == (CHOOSE_TACTIC, (), ())
    tactics_taken(game, "long-night", "from-the-dusk")
    if game.asks == OUT_OF_TURN:
        game.play("done")
    assert {f"use {skill}" for skill in skills} <= set(options(game))


@rule("mage_knight.round.banners-flip-face-up")
def test_banners_turn_face_up() -> None:
    game = with_banner(up=False)
    play(game, "announce", "accept", "tactic from-the-dusk", "tactic long-night")
    seen = game.sees(None)["players"][0]["units"][0]  # type: ignore[index]  # data
    assert (seen["banner"], seen["banner_face_up"]) == ("banner-of-courage", True)


@rule("mage_knight.round.banners-may-be-discarded")
def test_a_banner_stays_with_its_unit_or_goes_into_the_new_deck() -> None:
    for answer in ("accept", "decline"):
        game = with_banner()
        game.play("announce")
        assert (game.asks, game.seat, options(game)) == (KEEP_BANNER, 0, ["accept", "decline"])
        game.play(answer)
        kept = game.players[0].units[0].banner != NONE
        assert kept == (answer == "accept")
        assert ("banner-of-courage" in [*deck_of(game), *hand_of(game)]) != kept
        assert len([*deck_of(game), *hand_of(game)]) == len(HANDFUL) + (not kept)


@rule("mage_knight.round.banners-may-be-discarded")
def test_each_banner_is_asked_for() -> None:
    game = with_banner()
    second = fetch_card(game, 0, "banner-of-glory")
    first, other = game.players[0].units
    game.players[0].units = (first, other.but(banner=second, banner_up=1))
    play(game, "announce", "decline")
    assert (game.asks, game.seat) == (KEEP_BANNER, 0)
    game.play("accept")
    assert [unit.banner for unit in game.players[0].units] == [NONE, second]


@rule("mage_knight.round.units-all-ready", "mage_knight.round.units-readied-not-healed")
def test_all_units_become_ready_and_none_is_healed() -> None:
    units = {0: ["peasants spent", "foresters wounded", "herbalists spent wounded"], 1: ["catapults spent wounded"]}
    game = next_round(units=units, discard={0: HANDFUL})
    assert units_of(game, 0) == ["peasants", "foresters wounded", "herbalists wounded"]
    assert units_of(game, 1) == ["catapults wounded"]
    tactics_taken(game, "midnight-meditation", "from-the-dusk")
    assert (game.seat, sorted({one.split()[0] for one in offered(game, "activate")})) == (0, ["0"])


@rule("mage_knight.round.deed-cards-reshuffled")
def test_all_deed_cards_are_shuffled_into_a_new_deck() -> None:
    orders = set()
    for seed in range(8):
        hand = {0: ["wound", "rage"], 1: ["march"]}
        game = closing(seed=seed, hand=hand, deck={0: ["crystallize"], 1: []}, discard={0: HANDFUL})
        player = game.players[0]
        player.aside = (fetch_card(game, 0, "space-bending"),)
        player.stored = pile([fetch_card(game, 0, "fireball")])
        everything = [*hand_of(game), *deck_of(game), *kinds(player.discard), "space-bending", "fireball"]
        out_of_game = game.removed
        play(game, "announce")
        pass_on(game)
        assert sorted([*hand_of(game), *deck_of(game)]) == sorted(everything)
        assert [len(cards) for cards in (player.discard, player.aside, player.stored, player.played)] == [0] * 4
        assert set(out_of_game) <= set(game.removed)
        assert unknown(player.deck, 2)
        orders.add((*player.deck.cards, *player.hand.cards))
    assert len(orders) == 8


# ---- the opening hand ----


@rule("mage_knight.round.draw-to-hand-limit")
@pytest.mark.parametrize(("fame", "limit"), [(0, 5), (24, 6), (80, 7)])
def test_everybody_draws_up_to_the_hand_limit(fame: int, limit: int) -> None:
    game = next_round(fame={0: fame}, discard={0: HANDFUL, 1: ["swiftness", "wound"]})
    assert (len(hand_of(game, 0)), len(deck_of(game, 0))) == (limit, 8 - limit)
    assert sorted(hand_of(game, 1)) == ["swiftness", "wound"]


@rule("mage_knight.round.draw-hand-limit-keep-or-city-bonus")
@pytest.mark.parametrize(
    ("place", "shields", "cards"),
    [
        (KEEP, {KEEP: [0]}, 6),
        ((1, -3), {KEEP: [0]}, 6),  # beside it
        ((1, -3), {KEEP: [0], OTHER_KEEP: [0]}, 7),  # one for each keep owned
        ((1, -3), {KEEP: [1]}, 5),
        ((0, -2), {KEEP: [0]}, 5),  # too far away
    ],
)
def test_own_keeps_raise_the_opening_draw(
    place: tuple[int, int], shields: dict[tuple[int, int], list[int]], cards: int
) -> None:
    game = next_round(tiles=KEEPS, at={0: place}, shields=shields, discard={0: HANDFUL})
    assert len(hand_of(game, 0)) == cards


CITY = {(0, 1): "core-07", (1, 0): "countryside-03"}
IN_CITY, CITY_KEEP = (1, -3), (0, -3)


@rule("mage_knight.round.draw-hand-limit-keep-or-city-bonus", "mage_knight.round.draw-only-larger-site-bonus")
@pytest.mark.parametrize(
    ("shields", "cards"),
    [
        ({IN_CITY: [0]}, 7),
        ({IN_CITY: [1, 0]}, 6),
        ({IN_CITY: [0], CITY_KEEP: [0]}, 7),  # 2 and 1: the larger
        ({IN_CITY: [1, 0], CITY_KEEP: [0]}, 6),
        ({IN_CITY: [1, 0], CITY_KEEP: [0], (4, -3): [0]}, 7),  # 1 and 2, by two keeps
    ],
)
def test_of_a_city_and_a_keep_only_the_larger_bonus_counts(
    shields: dict[tuple[int, int], list[int]], cards: int
) -> None:
    game = next_round(
        tiles=CITY,
        at={0: IN_CITY},
        enemies={IN_CITY: [], CITY_KEEP: [], (4, -3): []},
        shields=shields,
        discard={0: HANDFUL},
    )
    assert len(hand_of(game, 0)) == cards


@rule("mage_knight.round.draw-carries-next-draw-bonus")
def test_a_bonus_for_the_next_draw_waits_for_the_new_round() -> None:
    hand = {0: ["rage", "meditation"], 1: ["march"]}
    game = table(hand=hand, deck={0: [], 1: []}, discard={0: HANDFUL}, forced=False)
    play(game, "sideways rage move", "end-turn", "done", "announce")
    game.players[0].mana = (0, 0, 1, 0, 0, 0)
    settle(game)
    game.play("play meditation")
    while game.asks != TAKE_TURN:
        game.play(options(game)[0])
    assert (len(deck_of(game)), game.players[0].draw_bonus) == (2, 2)
    game.play("end-turn")
    assert (game.asks, len(hand_of(game)), game.players[0].draw_bonus) == (CHOOSE_TACTIC, 5 + 2, 0)


@rule("mage_knight.round.last-turn-draws-nothing")
@pytest.mark.parametrize(("answer", "cards"), [("announce", 1), ("decline", 5)])
def test_nothing_is_drawn_in_a_turn_known_to_be_the_last(answer: str, cards: int) -> None:
    game = closing(3, deck={1: []}, hand={1: ["march"], 2: ["stamina", "rage"]})
    game.play(answer)
    if answer == "decline":
        end_turn(game)
    assert (game.seat, game.asks) == (2, TAKE_TURN)
    play(game, "sideways stamina move", "end-turn", "done")
    assert (game.seat, len(hand_of(game, 2))) == (0, cards)
