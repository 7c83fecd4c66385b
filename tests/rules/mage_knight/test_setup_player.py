"""Setup of a player: Level tokens, Command token, cards, miniature, shields and Skills."""

import pytest

from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import SKILL, SKILLS
from roundtable.games.mage_knight.content.names import HERO
from roundtable.games.mage_knight.text.cards_text import SKILL_TEXT
from roundtable.text import Words
from tests.proof import rule
from tests.rules.mage_knight.arrange import HEROES, settle, table
from tests.rules.mage_knight.arrange_course import alone, fresh, kinds, tactics_taken, unknown
from tests.rules.mage_knight.arrange_map import space
from tests.rules.mage_knight.look import (
    crystals_of,
    discard_of,
    end_turn,
    hand_of,
    offered,
    options,
    place_of,
    play,
    played_by,
    units_of,
)

VILLAGE_TILE = {(0, 1): "countryside-01"}
VILLAGE = (2, -3)
ORCS = (1, -4)
BESIDE_ORCS = (0, -3)
BASICS = ["rage", "rage", "determination", "swiftness", "swiftness", "march", "march", "stamina", "stamina"]
BASICS += ["tranquility", "promise", "threaten", "crystallize", "mana-draw", "concentration", "improvisation"]
OWN = {  # in place of the usual cards
    "arythea": {"rage": "battle-versatility", "mana-draw": "mana-pull"},
    "goldyx": {"concentration": "will-focus", "crystallize": "crystal-joy"},
    "norowas": {"promise": "noble-manners", "tranquility": "rejuvenate"},
    "tovak": {"determination": "cold-toughness", "improvisation": "instinct"},
}
FAME_OF = {1: 0, 2: 3, 3: 8, 4: 15, 5: 24, 6: 35, 7: 48, 8: 63, 9: 80, 10: 99}


def seen(game: MageKnightTable, seat: int = 0) -> dict[str, object]:
    """Give what everybody sees of a player."""
    players = game.sees(None)["players"]
    assert isinstance(players, list)
    found = players[seat]
    assert isinstance(found, dict)
    return found


# ---- levels, Armor, Hand limit, Units ----


@rule("mage_knight.setup.level-tokens-stacked-ascending")
def test_the_level_tokens_come_up_one_after_the_other() -> None:
    shown = []
    game = fresh(2)
    shown.append((seen(game)["level"], seen(game)["armor"], seen(game)["hand_limit"]))
    for level in range(2, 11):
        game = table(fame={0: FAME_OF[level - 1]}, forced=False)
        game.players[0].fame = FAME_OF[level]
        settle(game)
        game.play("end-turn")
        while game.turn.seat == 0:
            game.play(options(game)[0])
        shown.append((seen(game)["level"], seen(game)["armor"], seen(game)["hand_limit"]))
    assert shown == [
        (1, 2, 5),
        (2, 2, 5),
        (3, 3, 5),
        (4, 3, 5),
        (5, 3, 6),
        (6, 3, 6),
        (7, 4, 6),
        (8, 4, 6),
        (9, 4, 7),
        (10, 4, 7),
    ]


def wounds_by_three(level: int) -> int:
    """Let a hero of a level take 3 damage; give the Wounds."""
    enemies = {ORCS: ["diggers"]}
    game = table(
        tiles=VILLAGE_TILE, at={0: BESIDE_ORCS}, enemies=enemies, fame={0: FAME_OF[level]}, hand={0: ["march"]}
    )
    play(game, "challenge 1,-4")
    while game.turn.seat == 0 and "wound" not in hand_of(game):
        game.play(next(one for one in ("suffer", "next") if one in options(game)))
    return hand_of(game).count("wound")


@rule("mage_knight.setup.level-1-2-armor-2")
def test_the_armor_of_the_first_two_levels_is_2() -> None:
    assert [wounds_by_three(level) for level in (1, 2, 3)] == [2, 2, 1]


@rule("mage_knight.setup.level-1-2-hand-limit-5")
@pytest.mark.parametrize(("level", "limit"), [(1, 5), (2, 5), (5, 6)])
def test_the_hand_limit_of_the_first_two_levels_is_5(level: int, limit: int) -> None:
    game = table(fame={0: FAME_OF[level]}, hand={0: ["march"]})
    end_turn(game)
    assert len(hand_of(game)) == limit


def hiring(level: int, *units: str) -> MageKnightTable:
    """Give a hero of a level who recruits in a village, with these Units."""
    offer = ["peasants", "herbalists", "foresters"]
    game = table(
        tiles=VILLAGE_TILE,
        at={0: VILLAGE},
        unit_offer=offer,
        fame={0: FAME_OF[level]},
        units={0: units},
        hand={0: ["promise", "threaten", "rage"]},
        forced=False,
    )
    game.play("interact")
    game.turn.influence = 20
    settle(game)
    return game


@rule("mage_knight.setup.sixth-level-token-is-command-token", "mage_knight.setup.one-unit-at-start")
def test_the_first_unit_finds_a_command_token_and_the_second_none() -> None:
    assert seen(fresh())["command_tokens"] == 1
    game = hiring(1)
    play(game, "recruit peasants")
    assert units_of(game) == ["peasants"]
    play(game, "recruit herbalists")
    assert options(game) == ["disband 0"]
    game.play("disband 0")
    assert units_of(game) == ["herbalists"]


@rule("mage_knight.setup.odd-level-gives-command-token")
@pytest.mark.parametrize("level", range(1, 9))
def test_each_odd_level_brings_room_for_another_unit(level: int) -> None:
    mine = ["peasants"] * 2 + ["utem-guardsmen"] * 2 + ["utem-swordsmen"]
    room = (level + 1) // 2
    game = hiring(level, *mine[: room - 1])
    play(game, "recruit herbalists")
    assert len(units_of(game)) == room
    play(game, "recruit foresters")
    assert options(game) == [f"disband {at}" for at in range(room)]


# ---- cards ----


@rule("mage_knight.setup.deed-deck-16-basic-actions")
@pytest.mark.parametrize("hero", sorted(HEROES))
def test_the_deed_deck_is_the_shuffled_16_cards_of_the_hero(hero: str) -> None:
    orders = set()
    for seed in range(6):
        game = fresh(2, seed=seed, hero_1=hero, hero_2="tovak" if hero != "tovak" else "goldyx")
        player = game.players[0]
        cards = list(BASICS)
        for usual, own in OWN[hero].items():
            cards[cards.index(usual)] = own
        assert sorted(kinds([*player.deck.cards, *player.hand.cards])) == sorted(cards)
        assert len(cards) == 16
        assert unknown(player.deck, 2)
        orders.add(player.deck.cards)
    assert len(orders) == 6


@rule("mage_knight.setup.starting-hand-5-cards")
def test_everybody_begins_with_5_cards() -> None:
    for seats in (2, 3, 4):
        game = fresh(seats)
        for seat, player in enumerate(game.players):
            assert (len(player.hand), len(player.deck), len(player.discard)) == (5, 11, 0)
            assert None not in game.sees(seat)["players"][seat]["hand"]  # type: ignore[index]  # data
            assert seen(game, seat)["hand"] == [None] * 5


@rule("mage_knight.setup.own-discard-pile")
def test_played_cards_go_to_the_own_discard_pile_at_the_end_of_the_turn() -> None:
    game = table(hand={0: ["march", "rage"], 1: ["swiftness"]}, deck={0: ["promise"]})
    game.play("play march")
    assert (played_by(game), discard_of(game)) == (["march"], [])
    end_turn(game)
    assert (discard_of(game, 0), discard_of(game, 1)) == (["march"], [])


@rule("mage_knight.setup.own-discard-pile")
def test_cards_discarded_in_the_turn_go_there_at_once() -> None:
    game = table(hand={0: ["improvisation", "rage", "stamina"]})
    play(game, "play improvisation", "card rage")
    assert (discard_of(game, 0), discard_of(game, 1)) == (["rage"], [])


# ---- the miniature ----


@rule("mage_knight.setup.miniature-enters-on-first-turn")
def test_a_miniature_comes_onto_the_portal_when_its_first_turn_begins() -> None:
    game = fresh(3)
    assert [seen(game, seat)["hex"] for seat in range(3)] == [None] * 3
    tactics_taken(game, "planning", "early-bird", "great-start")  # by seats 2, 1, 0
    assert [seen(game, seat)["hex"] for seat in range(3)] == [None, "0,0", None]
    end_turn(game)
    assert (game.seat, place_of(game, 2)) == (2, (0, 0))
    assert seen(game, 0)["hex"] is None


# ---- shields ----

ALTAR_TILE = {(0, 1): "countryside-10"}
ALTAR = (1, -2)


def paying(marks: int) -> MageKnightTable:
    """Give a hero before an altar with the mana it asks for, who has so many shields on the map already."""
    return table(
        tiles={**ALTAR_TILE, (1, 0): "countryside-03"},
        at={0: ALTAR},
        ruins={ALTAR: "altar-red"},
        mana={0: ["red"] * 3},
        shields={(4, -3): [0] * marks},
        hand={0: ["march"]},
    )


@rule("mage_knight.setup.shield-tokens-mark-successes")
def test_a_success_on_the_map_is_marked_with_an_own_shield() -> None:
    game = paying(0)
    assert game.spots[7 * game.tiles[space(ALTAR) // 7] + space(ALTAR) % 7].shields == ()
    game.play("tribute")
    marked = {one["hex"]: one["shields"] for one in game.sees(None)["hexes"] if "shields" in one}  # type: ignore[attr-defined]
    assert marked == {"1,-2": [0]}


@rule("mage_knight.setup.shield-tokens-unlimited")
def test_shields_never_run_out() -> None:
    for marks in (1, 20, 200):
        game = paying(marks)
        game.play("tribute")
        marked = {one["hex"]: len(one["shields"]) for one in game.sees(None)["hexes"] if "shields" in one}  # type: ignore[attr-defined]
        assert marked == {"1,-2": 1, "4,-3": marks}


# ---- Skills ----


def skill_words(game: MageKnightTable, seat: int = 0) -> set[str]:
    """Give the Skills of a player's pile."""
    return {SKILL.words[skill] for skill in game.players[seat].skill_pile.cards}


INTERACTIVE = {
    "arythea": ("arythea-healing-ritual", "arythea-ritual-of-pain"),
    "goldyx": ("goldyx-source-freeze", "goldyx-source-opening"),
    "norowas": ("norowas-prayer-of-weather", "norowas-calming-the-weather"),
    "tovak": ("tovak-mana-exploit", "tovak-mana-overload"),
}


@rule(
    "mage_knight.setup.skill-set-11-tokens",
    "mage_knight.setup.skill-set-cooperative-removes-competitive-skill",
    "mage_knight.setup.skill-set-competitive-removes-cooperative-skill",
)
@pytest.mark.parametrize("hero", sorted(HEROES))
def test_of_the_11_skills_of_a_hero_the_interactive_one_of_the_other_mode_is_removed(hero: str) -> None:
    rivals = fresh(2, hero_1=hero, hero_2="tovak" if hero != "tovak" else "goldyx")
    competitive, cooperative = INTERACTIVE[hero]
    against, together = skill_words(rivals), skill_words(alone(hero_1=hero))
    assert len(against | together) == 11
    assert (against - together, together - against) == ({competitive}, {cooperative})


@rule("mage_knight.setup.skill-pile-10-face-down")
def test_ten_skills_lie_shuffled_and_face_down() -> None:
    orders = set()
    for seed in range(6):
        game = fresh(3, seed=seed)
        for seat, player in enumerate(game.players):
            assert {HERO.words[SKILLS[skill].hero] for skill in player.skill_pile.cards} == {HEROES[seat]}
            assert (len(player.skill_pile), unknown(player.skill_pile, 3)) == (10, True)
        orders.add(game.players[0].skill_pile.cards)
    assert len(orders) == 6


@rule("mage_knight.setup.skills-described-on-skill-card")
@pytest.mark.parametrize("hero", sorted(HEROES))
def test_each_skill_of_a_hero_is_described_and_does_what_is_described(hero: str) -> None:
    words = Words("en")
    own = [skill.number for skill in SKILLS if HERO.words[skill.hero] == hero]
    described = [words.name(SKILL_TEXT, skill) for skill in own]
    for skill, text in zip(own, described, strict=True):
        assert text.startswith(words.name(SKILL, skill))
    assert len(set(described)) == 11
    motivation = own[[SKILL.words[skill] for skill in own].index(f"{hero}-motivation")]
    assert "draw 2 cards" in words.name(SKILL_TEXT, motivation)
    game = table(heroes=(hero, "tovak" if hero != "tovak" else "goldyx"), skills={0: [f"{hero}-motivation"]})
    game.play(f"use {hero}-motivation")
    assert len(hand_of(game)) == 2


@rule("mage_knight.setup.no-crystals-at-start")
def test_heroes_of_players_begin_without_crystals() -> None:
    for seats in (2, 3, 4):
        game = fresh(seats)
        assert [crystals_of(game, seat) for seat in range(seats)] == [{}] * seats
    game = alone(dummy_hero="goldyx")
    assert (crystals_of(game), sum(game.dummies[0].crystals)) == ({}, 3)


@rule("mage_knight.setup.inventory-on-hero-card")
def test_crystals_are_kept_from_turn_to_turn_before_their_owner() -> None:
    game = table(crystals={0: ["red", "white"], 1: ["blue"]}, mana={0: ["green"]}, hand={0: ["march"]})
    end_turn(game)
    assert [crystals_of(game, 0), crystals_of(game, 1)] == [{"red": 1, "white": 1}, {"blue": 1}]
    for seat, crystals in ((0, [1, 0, 0, 1]), (1, [0, 1, 0, 0])):
        shown = seen(game, seat)["crystals"]
        assert isinstance(shown, dict)
        assert list(shown.values())[:4] == crystals
    assert (game.seat, offered(game, "crystal")) == (1, ["blue"])
