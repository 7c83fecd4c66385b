"""Level up: a level for each row of the Fame track, Command tokens at odd levels, Skills at even ones."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.cards import tracks
from tests.proof import rule
from tests.rules.mage_knight.arrange_end import (
    DISCARDS_ASKS,
    REWARDS_ASKS,
    SKILL_ASKS,
    before_end,
    ending,
    offer_of,
    offer_skills,
    pile_skills,
    skill_words,
)
from tests.rules.mage_knight.look import deck_of, hand_of, offered, options, play, units_of

ADVANCED = ["fire-bolt", "ice-bolt", "swift-bolt"]
ROWS = [0, 3, 8, 15, 24, 35, 48, 63, 80, 99]  # the first Fame of each level
OWN = ("tovak-double-time", "tovak-i-feel-no-pain")


def risen(before: int, after: int, **more: object) -> MageKnightTable:
    """Let seat 0 end a turn in which its Fame rose; two own Skills are known to be next."""
    offer = more.pop("skill_offer", ())
    assert isinstance(offer, tuple)
    game = before_end(fame={0: before}, risen=after, hand={0: ["rage"]}, advanced=ADVANCED, **more)  # type: ignore[arg-type]  # handed on
    pile_skills(game, 0, *OWN)
    offer_skills(game, *offer)
    game.play("end-turn")
    return game


def settled(game: MageKnightTable) -> MageKnightTable:
    """Answer everything the levels ask."""
    while game.asks != DISCARDS_ASKS:
        game.play(options(game)[0])
    return game


@rule("mage_knight.level-up.one-level-per-row-crossed")
@pytest.mark.parametrize(
    ("before", "after", "level"),
    [(0, 2, 1), (2, 3, 2), (3, 7, 2), (7, 8, 3), (0, 8, 3), (0, 14, 3), (14, 24, 5), (0, 99, 10), (98, 99, 10)],
)
def test_a_player_rises_a_level_for_each_row_end_crossed(before: int, after: int, level: int) -> None:
    assert settled(risen(before, after)).players[0].level == level


@rule("mage_knight.level-up.one-level-per-row-crossed")
@pytest.mark.parametrize("level", range(2, 11))
def test_the_rows_end_where_the_fame_track_says(level: int) -> None:
    first = ROWS[level - 1]
    assert settled(risen(first - 2, first - 1)).players[0].level == level - 1
    assert settled(risen(first - 1, first)).players[0].level == level


@rule("mage_knight.level-up.several-levels-in-ascending-order")
def test_several_levels_are_worked_through_one_after_the_other() -> None:
    game = before_end(fame={0: 2}, risen=16, hand={0: ["rage"]}, advanced=ADVANCED)
    game.journal = rt.Journal()
    game.play("end-turn")
    assert (game.asks, game.players[0].level) == (SKILL_ASKS, 2)
    game.play(options(game)[0])
    game.play(options(game)[0])
    assert (game.asks, game.players[0].level, len(game.players[0].skills)) == (SKILL_ASKS, 4, 1)
    settled(game)
    events = [event.message for event in game.journal.events]
    assert [one.values[1] for one in events if one.wording.id == "mage_knight-level"] == [2, 3, 4]


@rule("mage_knight.level-up.highest-level-10")
def test_fame_beyond_the_track_counts_but_gives_no_level() -> None:
    game = settled(risen(98, 130))
    assert (game.players[0].level, game.players[0].fame, len(game.players[0].skills)) == (10, 130, 1)
    game = risen(119, 150)
    assert (game.asks, game.players[0].level, game.players[0].fame) == (DISCARDS_ASKS, 10, 150)
    assert game.scores()[0] >= 150


@rule("mage_knight.level-up.command-level-reveals-next-token")
@pytest.mark.parametrize(
    ("level", "old", "new"), [(3, (2, 5), (3, 5)), (5, (3, 5), (3, 6)), (7, (3, 6), (4, 6)), (9, (4, 6), (4, 7))]
)
def test_a_command_level_brings_the_armor_and_hand_limit_of_the_next_token(
    level: int, old: tuple[int, int], new: tuple[int, int]
) -> None:
    first = ROWS[level - 1]
    game = before_end(fame={0: first - 1}, risen=first, hand={0: ["rage"]})
    assert (tracks.armor(game, 0), tracks.hand_limit(game, 0)) == old
    game.play("end-turn")
    assert game.asks == DISCARDS_ASKS  # nothing is chosen
    assert (tracks.armor(game, 0), tracks.hand_limit(game, 0)) == new
    game.play("done")
    assert len(hand_of(game)) == new[1]


@rule("mage_knight.level-up.command-level-reveals-next-token")
@pytest.mark.parametrize("level", [2, 4, 6, 8, 10])
def test_a_skill_level_changes_neither_armor_nor_hand_limit(level: int) -> None:
    first = ROWS[level - 1]
    low, high = settled(risen(first - 2, first - 1)), settled(risen(first - 1, first))
    assert (tracks.armor(low, 0), tracks.hand_limit(low, 0)) == (tracks.armor(high, 0), tracks.hand_limit(high, 0))


@rule("mage_knight.level-up.command-level-token-becomes-command")
@pytest.mark.parametrize(("level", "units"), [(3, 2), (5, 3), (7, 4), (9, 5)])
def test_the_token_taken_off_makes_room_for_one_more_unit(level: int, units: int) -> None:
    held = ["peasants", "foresters", "utem-guardsmen", "utem-swordsmen"][: units - 1]
    first = ROWS[level - 1]
    late = {"units": {0: held}, "unit_offer": ["altem-mages", "herbalists"]}
    game = ending("unit", fame={0: first - 1}, risen=first, hand={0: ["rage"]}, **late)
    play(game, "wait")
    assert game.asks == REWARDS_ASKS
    play(game, "reward unit", "recruit altem-mages")
    assert units_of(game) == [*held, "altem-mages"]
    full = ending("unit", "unit", fame={0: first - 1}, risen=first, hand={0: ["rage"]}, **late)
    play(full, "wait", "reward unit", "recruit altem-mages", "reward unit")
    assert "decline" in options(full)  # no more than one
    full.play("recruit herbalists")
    assert sorted(offered(full, "disband")) == [str(at) for at in range(units)]


# ---- Skills ----


@rule("mage_knight.level-up.skill-level-gives-skill-and-advanced-action")
@pytest.mark.parametrize("level", [2, 4, 6, 8, 10])
def test_a_skill_level_gives_one_skill_and_one_advanced_action(level: int) -> None:
    first = ROWS[level - 1]
    game = risen(first - 1, first)
    assert game.asks == SKILL_ASKS
    play(game, "skill tovak-i-feel-no-pain", "pick ice-bolt")
    assert game.asks == DISCARDS_ASKS
    assert skill_words(game.players[0].skills) == ["tovak-i-feel-no-pain"]
    assert deck_of(game)[-1] == "ice-bolt"
    assert offer_of(game.advanced_offer)[:2] == ["fire-bolt", "swift-bolt"]
    assert len(game.advanced_offer) == 3


@rule("mage_knight.level-up.skill-level-reveals-two")
def test_the_top_two_own_skills_are_turned_up_for_all_to_see() -> None:
    game = before_end(fame={0: 2}, risen=3, hand={0: ["rage"]})
    pile = game.players[0].skill_pile
    before = len(pile.cards)
    assert all([pile.seen_by(seat) == [-1] * before for seat in (0, 1)])
    pile_skills(game, 0, *OWN)
    game.play("end-turn")
    assert sorted(offered(game, "skill")) == sorted(OWN)
    assert [len([one for one in pile.seen_by(seat) if one != -1]) for seat in (0, 1)] == [2, 2]
    settled(game)
    assert len(game.players[0].skill_pile.cards) == before - 2


@rule("mage_knight.level-up.skill-level-option-own")
@pytest.mark.parametrize("at", [0, 1])
def test_the_own_skill_not_taken_goes_to_the_common_offer(at: int) -> None:
    game = risen(2, 3, skill_offer=("goldyx-flight",))
    play(game, f"skill {OWN[at]}", "pick ice-bolt")
    assert skill_words(game.players[0].skills) == [OWN[at]]
    assert skill_words(game.skill_offer) == ["goldyx-flight", OWN[1 - at]]


@rule("mage_knight.level-up.skill-level-option-own-any-advanced-action")
@pytest.mark.parametrize("card", ADVANCED)
def test_with_an_own_skill_comes_any_advanced_action(card: str) -> None:
    game = risen(2, 3)
    game.play(f"skill {OWN[0]}")
    assert sorted(options(game)) == sorted([f"pick {one}" for one in ADVANCED])
    game.play(f"pick {card}")
    assert deck_of(game)[-1] == card


@rule(
    "mage_knight.level-up.skill-level-option-common",
    "mage_knight.level-up.skill-level-option-common-lowest-advanced-action",
)
def test_anothers_skill_comes_with_the_lowest_advanced_action_and_both_own_go_to_the_offer() -> None:
    game = risen(2, 3, skill_offer=("goldyx-flight", "goldyx-potion-making"))
    assert sorted(offered(game, "skill")) == sorted([*OWN, "goldyx-flight", "goldyx-potion-making"])
    game.play("skill goldyx-flight")
    assert game.asks == DISCARDS_ASKS  # the card is not chosen
    assert skill_words(game.players[0].skills) == ["goldyx-flight"]
    assert sorted(skill_words(game.skill_offer)) == sorted([*OWN, "goldyx-potion-making"])
    assert deck_of(game)[-1] == ADVANCED[0]
    assert offer_of(game.advanced_offer)[:2] == ADVANCED[1:]


@rule("mage_knight.level-up.skill-level-common-not-own")
def test_a_skill_the_player_put_there_cannot_be_taken() -> None:
    game = risen(2, 3, skill_offer=("tovak-motivation", "goldyx-flight"))
    assert sorted(offered(game, "skill")) == sorted([*OWN, "goldyx-flight"])
    game = risen(2, 15)
    play(game, f"skill {OWN[0]}", "pick ice-bolt")
    assert skill_words(game.skill_offer) == [OWN[1]]
    assert (game.asks, OWN[1] in offered(game, "skill")) == (SKILL_ASKS, False)
