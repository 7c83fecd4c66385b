"""Setup: tracks, token piles, decks, offers, the Source and the Tactics as they lie before the first turn."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import (
    CARDS,
    DEED,
    ENEMIES,
    ENEMY,
    ENEMY_OF,
    KIND_OF,
    RUINS,
    STACK_OF,
    UNIT_OF,
    UNITS,
)
from roundtable.games.mage_knight.content.names import KIND, S_BROWN, S_GREY, S_VIOLET, STACK
from roundtable.kernel.zone import Zone, pile
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_course import (
    BASIC_COLOURS,
    DAY_TACTICS,
    NIGHT_TACTICS,
    elite,
    faces,
    fresh,
    kinds,
    next_round,
    rolls,
    tactics_taken,
    unit_kinds,
    unknown,
)
from tests.rules.mage_knight.look import enemies_at, hand_of, mana_of, offered, options, play

SEEDS = range(12)
TILES = {(0, 1): "countryside-07", (1, 0): "countryside-10"}  # a dungeon, a monastery; ruins
DUNGEON = (1, -2)
MONASTERY = (0, -3)
RUIN = (3, -1)
ORCS = (2, -4)
BESIDE_ORCS = (2, -3)


def piles(game: MageKnightTable) -> dict[str, list[str]]:
    """Give the discarded tokens by the colour of their backs, ruins tokens too, empty piles left out."""
    data = game.sees(None)["piles"]
    assert isinstance(data, dict)
    return {
        name: cards for name, cards in {**data["discarded_enemies"], "ruins": data["discarded_ruins"]}.items() if cards
    }


def vary(orders: list[tuple[int, ...]]) -> bool:
    """Say whether piles of different games lie in different orders."""
    return len(set(orders)) == len(orders)


# ---- tracks ----


@rule("mage_knight.setup.fame-shield-on-0", "mage_knight.setup.reputation-shield-on-0")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_neither_fame_nor_reputation(seats: int) -> None:
    for player in fresh(seats).players:
        assert (player.fame, player.reputation, player.level) == (0, 0, 1)


# ---- tokens ----


@rule("mage_knight.setup.tokens-seven-face-down-piles")
def test_tokens_lie_face_down_in_seven_piles_by_their_backs() -> None:
    game = fresh(4)
    assert len([*game.stacks, game.ruin_stack]) == 7
    for stack, tokens in enumerate(game.stacks):
        assert unknown(tokens, 4)
        assert {STACK_OF[token] for token in tokens.cards} == {stack}
        whole = [*tokens.cards, *game.field[stack].cards]
        assert len(whole) == sum([one.count for one in ENEMIES if one.stack == stack and one.set == 0])
    assert unknown(game.ruin_stack, 4)
    whole = [*game.ruin_stack.cards, *game.ruin_field.cards]
    assert sorted(whole) == [one.number for one in RUINS if one.set == 0]
    assert vary([fresh(seed=seed).stacks[S_BROWN].cards for seed in SEEDS])
    assert vary([fresh(seed=seed).ruin_stack.cards for seed in SEEDS])


@rule("mage_knight.setup.token-pile-has-own-discard")
@pytest.mark.parametrize("back", ["green", "brown", "violet", "ruins"])
def test_each_token_is_discarded_beside_its_own_pile(back: str) -> None:
    places = {"green": BESIDE_ORCS, "brown": DUNGEON, "violet": MONASTERY, "ruins": RUIN}
    enemies = {"green": "prowlers", "brown": "gargoyle", "violet": "fire-golems"}
    game = table(
        tiles=TILES,
        at={0: places[back]},
        enemies={ORCS: ["prowlers"]},
        next_enemies=["gargoyle", "fire-golems"],
        ruins={RUIN: "altar-red"},
        hand={0: ["snowstorm"]},
        mana={0: ["blue", *["red"] * 3]},
        forced=False,
    )
    before = piles(game)
    if back == "ruins":
        play(game, "tribute", *["pay red-token red"] * 3)
    else:
        play(game, {"green": "challenge 2,-4", "brown": "enter", "violet": "burn"}[back])
        play(game, "target 0", "play snowstorm", "pay blue-token blue", "strike")
    after = piles(game)
    assert [name for name in after if after[name] != before.get(name, [])] == [back]
    assert after[back][-1] == enemies.get(back, "altar-red")


def run_out(game: MageKnightTable, stack: int, discards: int) -> None:
    """Let a pile be empty; so many of its tokens are discarded, the rest is nowhere."""
    tokens = [*game.stacks[stack].cards, *game.fallen[stack]]
    game.stacks[stack] = Zone()
    game.fallen[stack] = tuple(tokens[:discards])
    settle(game)


@rule("mage_knight.setup.token-pile-empty-reshuffles-discards")
def test_discards_become_a_new_face_down_pile_when_one_runs_out() -> None:
    drawn = set()
    for seed in SEEDS:
        game = table(tiles=TILES, at={0: DUNGEON}, hand={0: ["march"]}, seed=seed)
        run_out(game, S_BROWN, 6)
        discards = game.fallen[S_BROWN]
        game.play("enter")
        assert game.combat is not None
        token = game.combat.foes[0].token
        drawn.add(discards.index(token))
        assert sorted([token, *game.stacks[S_BROWN].cards]) == sorted(discards)
        assert (game.fallen[S_BROWN], unknown(game.stacks[S_BROWN], 2)) == ((), True)
    assert len(drawn) > 2  # shuffled


@rule("mage_knight.setup.token-pile-empty-reshuffles-discards")
def test_ruins_tokens_are_shuffled_anew_too() -> None:
    game = table(
        tiles={(0, 1): "countryside-01", (1, 0): "countryside-02"}, at={0: (4, -3)}, move=2, hand={0: ["rage"]}
    )
    discards = game.ruin_stack.cards[:4]
    game.ruin_stack, game.ruins_fallen = pile([]), discards
    game.stack = (*game.stack, 9)  # countryside-08, with ruins
    game.play("explore 1,1")
    assert sorted([*game.ruin_stack.cards, *game.ruin_field.cards]) == sorted(discards)
    assert (len(game.ruin_field), game.ruins_fallen) == (1, ())


@rule("mage_knight.setup.token-pile-and-discards-empty")
def test_without_any_token_left_a_combat_goes_without_it() -> None:
    game = table(tiles=TILES, at={0: DUNGEON}, hand={0: ["march"]})
    run_out(game, S_BROWN, 0)
    game.play("enter")
    assert (game.combat, game.turn.acted) == (None, True)
    assert game.sees(None)["piles"]["discarded_enemies"]["brown"] == []  # type: ignore[index]  # data


@rule("mage_knight.setup.token-pile-and-discards-empty")
def test_without_any_token_left_a_space_and_a_garrison_go_without_it() -> None:
    outer = {(0, 1): "countryside-01", (1, 0): "countryside-02"}
    keep = table(tiles=outer, at={0: (4, -3)}, move=2, next_tiles=["countryside-03"], hand={0: ["rage"]})
    run_out(keep, S_GREY, 0)
    keep.play("explore 1,1")
    assert enemies_at(keep, (5, -6)) == []
    found = []
    for tokens_left in (True, False):
        city = table(tiles=outer, at={0: (4, -3)}, move=2, next_tiles=["core-06"], hand={0: ["rage"]})
        if not tokens_left:
            run_out(city, S_VIOLET, 0)
        city.play("explore 1,1")
        found.append(
            sorted([STACK.words[STACK_OF[ENEMY_OF.index(ENEMY.at(one))]] for one in enemies_at(city, (4, -5))])
        )
    assert "violet" in found[0]
    assert found[1] == [back for back in found[0] if back != "violet"] != []


# ---- decks and offers ----


@rule(
    "mage_knight.setup.artifact-deck-shuffled-face-down",
    "mage_knight.setup.spell-deck-shuffled-face-down",
    "mage_knight.setup.advanced-action-deck-shuffled-face-down",
)
@pytest.mark.parametrize(
    ("name", "kind"),
    [("artifact_deck", "artifact"), ("spell_deck", "spell"), ("advanced_deck", "advanced-action")],
)
def test_three_decks_are_shuffled_and_face_down(name: str, kind: str) -> None:
    orders = []
    for seed in SEEDS:
        game = fresh(3, seed=seed)
        deck: Zone = getattr(game, name)
        offer = {"spell_deck": game.spell_offer, "advanced_deck": (*game.advanced_offer, *game.monastery_offer)}
        assert {KIND.words[CARDS[KIND_OF[deed]].kind] for deed in deck.cards} == {kind}
        assert unknown(deck, 3)
        whole = [card.number for card in CARDS if KIND.words[card.kind] == kind and card.set == 0]
        assert sorted([KIND_OF[deed] for deed in (*deck.cards, *offer.get(name, ()))]) == whole
        orders.append(deck.cards)
    assert vary(orders)


@rule("mage_knight.setup.artifacts-never-in-an-offer")
def test_no_artifact_ever_lies_in_an_offer() -> None:
    for game in (fresh(4), next_round(4), next_round(4, night=True)):
        for deed in (*game.spell_offer, *game.advanced_offer, *game.monastery_offer):
            assert KIND.words[CARDS[KIND_OF[deed]].kind] != "artifact"
        assert game.sees(None)["offers"]["artifacts"] == []  # type: ignore[index]  # data
    artifacts = [card for card in CARDS if KIND.words[card.kind] == "artifact" and card.set == 0]
    assert len(fresh(4).artifact_deck) == len(artifacts)


@rule("mage_knight.setup.wound-cards-identical-face-up")
def test_wounds_are_all_alike_and_everybody_sees_them() -> None:
    assert (fresh().wounds_out, DEED.words.count("wound")) == (0, 1)
    game = table(hand={0: ["wound", "wound", "wound", "rage"]}, forced=False)
    assert hand_of(game).count("wound") == 3
    assert game.wounds_out == 3
    play(game, "rest", "card rage")
    assert options(game) == ["card wound", "done"]  # whichever of them
    assert game.wounds_out == 3


@rule("mage_knight.setup.spell-offer-starts-with-3", "mage_knight.setup.advanced-action-offer-starts-with-3")
def test_both_offers_begin_with_three_cards_everybody_sees() -> None:
    for seed in SEEDS:
        game = fresh(seed=seed)
        seen = game.sees(None)["offers"]
        assert isinstance(seen, dict)
        assert (kinds(game.spell_offer), kinds(game.advanced_offer)) == (seen["spells"], seen["advanced"])
        assert (len(seen["spells"]), len(seen["advanced"])) == (3, 3)
        assert {KIND.words[CARDS[KIND_OF[deed]].kind] for deed in game.spell_offer} == {"spell"}
        assert {KIND.words[CARDS[KIND_OF[deed]].kind] for deed in game.advanced_offer} == {"advanced-action"}


@rule("mage_knight.setup.common-skill-offer-starts-empty")
def test_the_common_skill_offer_is_empty() -> None:
    for seats, scenario in ((1, "solo_conquest"), (4, "full_conquest")):
        assert fresh(seats, scenario).skill_offer == ()


@rule("mage_knight.setup.unit-decks-split-by-back")
def test_units_lie_in_two_decks_by_their_backs() -> None:
    orders = []
    for seed in SEEDS:
        game = fresh(2, seed=seed)
        regular, gold = game.regular_deck, game.elite_deck
        assert (set(elite(regular.cards)), set(elite(gold.cards))) == ({False}, {True})
        assert unknown(regular, 2)
        assert unknown(gold, 2)
        whole = [unit.number for unit in UNITS for _ in range(unit.copies) if unit.set == 0]
        assert sorted([UNIT_OF[card] for card in (*regular.cards, *gold.cards, *game.unit_offer)]) == whole
        orders += [regular.cards, gold.cards]
    assert vary(orders)


@rule("mage_knight.setup.unit-offer-size-players-plus-2", "mage_knight.setup.unit-offer-initially-regular-only")
@pytest.mark.parametrize(("seats", "scenario"), [(1, "solo_conquest"), *[(n, "full_conquest") for n in (2, 3, 4)]])
def test_the_first_offer_has_two_regular_units_more_than_players(seats: int, scenario: str) -> None:
    for seed in SEEDS:
        game = fresh(seats, scenario, seed)
        assert elite(game.unit_offer) == [False] * (seats + 2)
        assert [one["unit"] for one in game.sees(None)["offers"]["units"]] == unit_kinds(game.unit_offer)  # type: ignore[index]


# ---- the Day/Night board and the Source ----


@rule("mage_knight.setup.day-night-board-starts-day")
def test_the_game_begins_by_day() -> None:
    game = fresh()
    assert (game.sees(None)["night"], game.round) == (False, 1)
    game = tactics_taken(game, "planning", "early-bird")
    assert not game.night


@rule("mage_knight.setup.day-night-board-holds-move-costs-and-source")
@pytest.mark.parametrize(
    ("tile", "place", "costs"),
    [("countryside-01", (0, -2), (2, 2)), ("countryside-01", (1, -3), (3, 5)), ("core-01", (1, -2), (5, 3))],
    ids=["plains", "forest", "desert"],
)
def test_the_side_of_the_board_tells_what_terrain_costs(
    tile: str, place: tuple[int, int], costs: tuple[int, int]
) -> None:
    for night in (False, True):
        beside = (1, -2) if tile == "countryside-01" else (1, -1)
        for move in range(1, 6):
            game = table(tiles={(0, 1): tile}, at={0: beside}, move=move, night=night, hand={0: ["rage"]})
            assert (f"{place[0]},{place[1]}" in offered(game, "go")) == (move >= costs[night])


@rule("mage_knight.setup.day-night-board-holds-move-costs-and-source")
def test_the_source_lies_open_on_the_board() -> None:
    game = fresh(3)
    seen = game.sees(None)
    assert isinstance(seen["source"], list)
    assert isinstance(seen["depleted"], list)
    assert sorted(seen["source"] + seen["depleted"]) == sorted(faces(game))


@rule("mage_knight.setup.source-dice-players-plus-2", "mage_knight.setup.source-half-basic-colours")
@pytest.mark.parametrize(("seats", "scenario"), [(1, "solo_conquest"), *[(n, "full_conquest") for n in (2, 3, 4)]])
def test_the_source_has_two_dice_more_than_players_half_of_them_basic(seats: int, scenario: str) -> None:
    needed = {3: 2, 4: 2, 5: 3, 6: 3}[seats + 2]
    fewest = 9
    for seed in range(40):
        dice = faces(fresh(seats, scenario, seed))
        assert len(dice) == seats + 2
        basic = len([face for face in dice if face in BASIC_COLOURS])
        assert basic >= needed
        fewest = min(fewest, basic)
    assert fewest == needed  # no more than that is asked for


def rolled(seats: int, seed: int) -> tuple[list[list[str]], list[str]]:
    """Prepare a Round; give what the dice must show after each roll, and the Source as it is."""
    game = table(seats, seed=seed, deck=dict.fromkeys(range(seats), ()), hand={1: ["march"]}, source=["gold"])
    expected = rolls(game.chance.copy(), seats + 2)
    game.play("announce")  # nobody else has a card: the next thing is the new Source
    return expected, faces(game)


@rule(
    "mage_knight.setup.source-reroll-gold-and-black-together",
    "mage_knight.setup.source-reroll-keeps-basic-dice",
    "mage_knight.round.reset-source-needs-half-basic",
    "mage_knight.round.reset-source-rerolls-all-dice",
)
@pytest.mark.parametrize("seats", [2, 3])
def test_while_too_few_are_basic_all_gold_and_black_dice_are_rolled_again(seats: int) -> None:
    found = set()
    for seed in range(60):
        expected, source = rolled(seats, seed)
        assert source == expected[-1]
        found.add(len(expected))
    assert found >= {1, 2}


@rule("mage_knight.setup.source-example-2-players-4-dice")
def test_of_four_dice_two_must_be_basic() -> None:
    found = set()
    for seed in range(60):
        expected, source = rolled(2, seed)
        basic = [face for face in expected[0] if face in BASIC_COLOURS]
        found.add(len(basic))
        if len(basic) == 2:
            assert source == expected[0]  # it stands
        if len(basic) == 1:
            assert source == expected[-1] != expected[0]  # the three others were rolled again
            assert basic[0] in source
    assert found >= {1, 2}


@rule("mage_knight.setup.day-tactics-displayed")
def test_all_day_tactics_lie_open_for_everybody() -> None:
    game = fresh(4)
    for seat in (None, 0, 1, 2, 3):
        assert game.sees(seat)["tactics"] == list(DAY_TACTICS)
    assert offered(game, "tactic") == list(DAY_TACTICS)


@rule("mage_knight.setup.night-tactics-set-aside-unshuffled")
def test_night_tactics_wait_in_their_order_for_the_first_night() -> None:
    assert not set(offered(fresh(), "tactic")) & set(NIGHT_TACTICS)
    for seed in SEEDS:
        assert offered(next_round(seed=seed), "tactic") == list(NIGHT_TACTICS)


@rule("mage_knight.setup.bank-holds-crystals-and-spare-dice")
def test_crystals_and_mana_never_run_out() -> None:
    full = [colour for colour in BASIC_COLOURS for _ in range(3)]
    game = table(
        4,
        crystals=dict.fromkeys(range(4), full),
        mana={0: ["red"] * 30},
        hand={0: ["mana-draw"]},
        source=["red"],
    )
    play(game, "power mana-draw", "colour green")
    assert mana_of(game) == {"red": 30, "green": 2}


@rule("mage_knight.setup.bank-holds-crystals-and-spare-dice")
def test_dice_rolled_by_an_effect_come_from_the_bank() -> None:
    game = table(hand={0: ["endless-gem-pouch"]}, source=["red", "blue", "gold", "black"])
    play(game, "play endless-gem-pouch")
    assert faces(game) == ["red", "blue", "gold", "black"]
