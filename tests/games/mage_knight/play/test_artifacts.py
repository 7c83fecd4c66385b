"""What the base set's Artifacts do besides giving points; for Banners see test_banners.py."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import CARD, KIND_OF
from roundtable.games.mage_knight.map import movement
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.arrange_combat import (
    ATTACK,
    BLOCK,
    KEEP,
    combat_of,
    do,
    fight,
    foe,
    to,
    word,
    wounds_of,
)
from tests.rules.mage_knight.arrange_end import load
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.look import crystals_of, discard_of, end_turn, hand_of, mana_of, offered, options, units_of

MANA = ["red", "blue", "green", "white"]
DECK = ["march", "stamina", "rage", "swiftness", "march", "stamina"]
TILE = {(0, 1): "countryside-01"}


def thrown_away(game: MageKnightTable, card: str) -> bool:
    """Say whether a card has left the game."""
    return card in [CARD.words[KIND_OF[deed]] for deed in game.removed]


def values(game: MageKnightTable) -> list[int]:
    """Give the Attack or Block played for what is being declared."""
    return [lot.value for lot in combat_of(game).pool]


# ---- rings ----

RINGS = {
    "ruby-ring": ("red", "fireball", "snowstorm"),
    "sapphire-ring": ("blue", "snowstorm", "fireball"),
    "diamond-ring": ("white", "expose", "fireball"),
    "emerald-ring": ("green", "tremor", "fireball"),
}


@pytest.mark.parametrize("ring", list(RINGS))
@pytest.mark.parametrize("before", [False, True])
def test_a_powered_ring_pays_for_spells_of_its_colour_which_earn_fame(ring: str, before: bool) -> None:
    colour, spell, other = RINGS[ring]
    game = fight("cursed-hags", "swordsmen", hand=[ring, spell, other], mana=[colour, *MANA], night=True)
    if not before:
        do(game, f"power {ring}")
    game.play("target 0")
    game.play(f"play {spell}")
    game.play(f"pay {colour}-token {colour}" if before else f"pay {colour}-endless {colour}")
    while options(game)[0].split()[0] in ("choose", "enemy"):
        game.play(options(game)[0])
    if before:
        do(game, f"power {ring}")
    assert game.players[0].fame == 1
    game.play(f"play {other}")
    game.play(next(one for one in options(game) if "token" in one))
    assert game.players[0].fame == 1


@pytest.mark.parametrize(("night", "strong"), [(True, True), (False, False)])
def test_the_black_mana_of_a_ring_counts_at_night_only(night: bool, strong: bool) -> None:
    game = fight("prowlers", hand=["ruby-ring", "fireball"], night=night)
    do(game, "power ruby-ring", "target 0")
    assert ("power fireball" in options(game)) is strong
    assert "play fireball" in options(game)


# ---- Sword of Justice ----


def test_sword_of_justice_earns_fame_for_enemies_defeated_before_and_after() -> None:
    game = fight("prowlers", "diggers", hand=["sword-of-justice", "swift-bolt", "march"], mana=["white"])
    do(game, "target 0", "power swift-bolt", "strike")
    assert game.players[0].fame == 2
    do(to(game, ATTACK), "target 1", "play sword-of-justice", "card march", "done")
    assert (values(game), game.players[0].fame) == ([3], 3)
    do(game, "strike")
    assert game.players[0].fame == 3 + 2 + 1


def test_powered_sword_of_justice_doubles_physical_attacks_in_the_attack_phase() -> None:
    hand = ["sword-of-justice", "rage", "march", "cold-toughness"]
    game = fight("golems", hand=hand, units=["peasants"], fame=60)  # Armor 5, resists physical
    do(to(game, ATTACK), "target 0", "sideways march attack", "activate 0 0")
    assert "strike" not in options(game)
    do(game, "power sword-of-justice")
    assert foe(game).resistances == 0
    assert "strike" in options(game)  # twice 1 and 2
    do(game, "strike")
    assert game.players[0].fame == 60 + 4 + 1


def test_powered_sword_of_justice_doubles_neither_ice_nor_blocks() -> None:
    game = fight("prowlers", "diggers", hand=["sword-of-justice", "cold-toughness", "rage"], fame=60)
    do(to(game, BLOCK), "power sword-of-justice", "block 0 0", "play rage")
    assert "stand" not in options(game)  # 2 against 4
    do(game, "give-up")
    do(to(game, ATTACK), "target 0", "play cold-toughness")
    assert "strike" not in options(game)  # ice 2 against Armor 3


# ---- dice ----


@pytest.mark.parametrize(
    ("face", "wounds"), [("black", 1), ("red", 1), ("gold", 0), ("blue", 0), ("green", 0), ("white", 0)]
)
def test_horn_of_wrath_wounds_on_black_and_red(face: str, wounds: int) -> None:
    game = fight("prowlers", hand=["horn-of-wrath"])
    load(game, face)
    do(game, "target 0", "play horn-of-wrath")
    assert (wounds_of(game), values(game)) == (wounds, [5])


def test_powered_horn_of_wrath_rolls_a_die_for_each_point_more() -> None:
    game = fight("prowlers", hand=["horn-of-wrath"])
    load(game, "black", "gold", "red", "red", "black")
    do(game, "target 0", "power horn-of-wrath")
    assert offered(game, "number") == ["0", "1", "2", "3", "4", "5"]
    do(game, "number 4")
    assert (wounds_of(game), values(game)) == (3, [9])


def test_horn_of_wrath_is_no_use_in_the_block_phase() -> None:
    game = to(fight("prowlers", hand=["horn-of-wrath"]), BLOCK)
    assert (offered(game, "play"), offered(game, "power")) == ([], [])
    assert offered(do(game, "block 0 0"), "play") == []


def test_powered_horn_of_wrath_without_more_points_rolls_nothing() -> None:
    game = fight("prowlers", hand=["horn-of-wrath"])
    load(game, "black")
    do(game, "target 0", "power horn-of-wrath", "number 0")
    assert (wounds_of(game), values(game)) == (0, [5])


@pytest.mark.parametrize(
    ("faces", "answers", "crystals", "fame"),
    [
        (["red", "green"], [], {"red": 1, "green": 1}, 0),
        (["blue", "black"], [], {"blue": 1}, 1),
        (["gold", "gold"], ["colour white", "colour white"], {"white": 2}, 0),
        (["black", "black"], [], {}, 2),
    ],
)
def test_endless_gem_pouch_gives_what_two_dice_show(
    faces: list[str], answers: list[str], crystals: dict[str, int], fame: int
) -> None:
    game = table(hand={0: ["endless-gem-pouch"]}, forced=False)
    load(game, *faces)
    do(game, "play endless-gem-pouch", *answers)
    assert (crystals_of(game), game.players[0].fame) == (crystals, fame)


def test_powered_endless_gem_pouch_gives_black_at_night() -> None:
    game = table(hand={0: ["endless-gem-pouch"]}, night=True, forced=False)
    do(game, "power endless-gem-pouch")
    assert mana_of(game) == {"red": 1, "blue": 1, "green": 1, "white": 1, "black": 1}


# ---- Golden Grail, Book of Wisdom ----


def test_golden_grail_earns_fame_for_its_own_points_only() -> None:
    game = table(hand={0: ["golden-grail", *["wound"] * 4]}, healing=1, forced=False)
    do(game, "play golden-grail", "heal")
    assert game.players[0].fame == 1
    do(game, "heal", "heal")
    assert (game.players[0].fame, wounds_of(game)) == (2, 1)


def test_golden_grail_earns_fame_for_points_spent_on_units() -> None:
    game = table(hand={0: ["golden-grail", "wound"]}, units={0: ["utem-guardsmen wounded"]}, forced=False)
    do(game, "play golden-grail", "heal-unit 0")
    assert (game.players[0].fame, units_of(game)) == (2, ["utem-guardsmen"])


def test_powered_golden_grail_draws_for_each_wound_healed_from_hand() -> None:
    hand = ["golden-grail", *["wound"] * 3]
    game = table(hand={0: hand}, units={0: ["peasants wounded"]}, deck={0: DECK}, forced=False)
    do(game, "power golden-grail", "heal-unit 0")
    assert len(hand_of(game)) == 3
    do(game, "heal", "heal")
    assert (len(hand_of(game)), wounds_of(game)) == (3, 1)


def test_book_of_wisdom_trades_an_action_for_an_advanced_one_of_its_colour() -> None:
    game = table(
        hand={0: ["book-of-wisdom", "rage", "march", "fireball"]},
        advanced=["ice-bolt", "fire-bolt", "agility"],
        forced=False,
    )
    do(game, "play book-of-wisdom")
    assert offered(game, "card") == ["rage"]  # no green card in the offer; a Spell is none
    do(game, "card rage", "pick fire-bolt")
    assert hand_of(game) == ["fire-bolt", "fireball", "march"]
    assert thrown_away(game, "rage")
    assert len(game.advanced_offer) == 3


def test_powered_book_of_wisdom_gives_a_spell_and_a_crystal() -> None:
    game = table(hand={0: ["book-of-wisdom", "rage"]}, spells=["snowstorm", "fireball", "flame-wall"], forced=False)
    do(game, "power book-of-wisdom", "card rage")
    assert offered(game, "pick") == ["fireball", "flame-wall"]
    do(game, "pick fireball")
    assert (hand_of(game), crystals_of(game)) == (["fireball"], {"red": 1})
    assert thrown_away(game, "rage")
    end_turn(game)
    assert thrown_away(game, "book-of-wisdom")


# ---- amulets ----

FOREST = (1, -1)
DESERT = (3, -3)  # of countryside-04 in slot (1, 0)
DESERTS = {(1, 0): "countryside-04"}


@pytest.mark.parametrize(("night", "cost"), [(True, 3), (False, 3)])
@pytest.mark.parametrize("how", ["play", "power"])
def test_amulet_of_the_sun_makes_forests_cost_3_at_night(how: str, night: bool, cost: int) -> None:
    game = table(hand={0: ["amulet-of-the-sun"]}, night=night, forced=False)
    assert movement.move_cost(game, 0, space(FOREST)) == (5 if night else 3)
    do(game, f"{how} amulet-of-the-sun")
    assert movement.move_cost(game, 0, space(FOREST)) == cost


def test_amulet_of_the_sun_lets_gold_and_black_be_used_at_night() -> None:
    hand = ["amulet-of-the-sun", "march", "restoration"]
    game = table(hand={0: hand}, night=True, source=["gold"], mana={0: ["black"]}, forced=False)
    assert "power march" not in options(game)
    do(game, "play amulet-of-the-sun")
    assert "power restoration" in options(game)
    game.play("power march")
    assert [one for one in options(game) if one.startswith("pay")] == ["pay gold-token green", "pay gold-die green"]


def test_amulet_of_the_sun_shows_garrisons_as_by_day() -> None:
    for played in (False, True):
        game = table(
            tiles={(0, 1): "countryside-03"},
            at={0: (0, -3)},
            enemies={KEEP: ["guardsmen down"]},
            hand={0: ["amulet-of-the-sun", "march"]},
            unit_offer=["peasants"],
            night=True,
            move=9,
            forced=False,
        )
        if played:
            do(game, "play amulet-of-the-sun")
        do(game, "go 1,-4")
        shown = {part: seen for part, seen in game.sees(0).items() if part != "piles"}
        assert ("guardsmen" in str(shown)) is played


@pytest.mark.parametrize("night", [False, True])
def test_amulet_of_darkness_makes_deserts_cost_3_by_day(night: bool) -> None:
    game = table(tiles=DESERTS, hand={0: ["amulet-of-darkness"]}, night=night, forced=False)
    assert movement.move_cost(game, 0, space(DESERT)) == (3 if night else 5)
    do(game, "play amulet-of-darkness", "colour red")
    assert movement.move_cost(game, 0, space(DESERT)) == 3


def test_amulet_of_darkness_lets_spells_be_powered_by_day() -> None:
    game = fight("prowlers", hand=["amulet-of-darkness", "fireball", "march"], mana=["red", "gold"])
    game.source = (5,)
    settle(game)
    do(game, "target 0")
    assert "power fireball" not in options(game)
    do(game, "play amulet-of-darkness", "colour black")
    game.play("power fireball")
    while options(game)[0].startswith("pay"):
        assert "pay gold-token black" not in options(game)
        game.play(options(game)[-1])
    assert values(game) == [8]


def test_an_amulet_is_kept_if_not_powered_and_ends_with_the_turn() -> None:
    game = table(hand={0: ["amulet-of-darkness", "march"]}, tiles=DESERTS, forced=False)
    do(game, "play amulet-of-darkness", "colour red")
    end_turn(game)
    assert discard_of(game) == ["amulet-of-darkness"]
    assert movement.move_cost(game, 0, space(DESERT)) == 5
    assert word(DESERT) not in offered(game, "go")
