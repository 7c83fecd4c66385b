"""Turn: options out of turn, and how a turn starts, is forfeited or ends the Round."""

from collections.abc import Sequence
from functools import partial

import pytest

import roundtable as rt
from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import SKILL
from tests.proof import rule
from tests.rules.mage_knight.arrange import settle, table
from tests.rules.mage_knight.look import (
    crystals_of,
    deck_of,
    discard_of,
    end_turn,
    hand_of,
    mana_of,
    offered,
    options,
    place_of,
    play,
)

MAP = {(0, 1): "countryside-01", (1, 0): "countryside-03"}
VILLAGE = (2, -1)
GLADE = (1, -3)
MINE = (3, -1)
OUT_OF_TURN = "mage_knight.out-of-turn"
TAKE_TURN = "mage_knight.take-turn"
TACTICS = "mage_knight.choose-tactic"
ANNOUNCE = "mage_knight.announce-or-play"


# Seat 0 has nothing to do in its turn unless it is given something: the kernel ends it, and seat 1 comes up.
coming_up = partial(table, tiles=MAP)


def melting(skills: Sequence[str] = ()) -> MageKnightTable:
    """Give a turn of seat 0, who casts Mana Meltdown; seat 1 stands on a village and has a crystal."""
    hand = {0: ["mana-meltdown"], 1: ["march"]}
    game = table(tiles=MAP, hand=hand, at={1: VILLAGE}, mana={0: ["red"]}, crystals={1: ["red"]}, skills={1: skills})
    game.play("play mana-meltdown")
    return game


# ---- out of turn ----


@rule("mage_knight.turn.before-turn-and-other-turn-equal")
def test_both_wordings_may_be_used_in_both_moments() -> None:
    reacting = melting(["goldyx-motivation"])  # "on another player's turn"; plundering "before your turn"
    assert (reacting.seat, options(reacting)) == (1, ["plunder", "done", "use goldyx-motivation"])
    before = coming_up(at={1: VILLAGE}, skills={1: ["goldyx-motivation"]})
    assert (before.seat, options(before)) == (1, ["plunder", "done", "use goldyx-motivation"])


@rule("mage_knight.turn.out-of-turn-sources")
def test_a_village_a_skill_and_tactics_give_options_out_of_turn() -> None:
    village = coming_up(at={1: VILLAGE})
    assert (village.asks, options(village)) == (OUT_OF_TURN, ["plunder", "done"])
    skill = coming_up(skills={1: ["goldyx-motivation"]})
    assert (skill.asks, options(skill)) == (OUT_OF_TURN, ["done", "use goldyx-motivation"])
    for tactic in ("midnight-meditation", "sparing-power"):
        night = coming_up(night=True, tactic={1: tactic})
        assert (night.asks, options(night)) == (OUT_OF_TURN, ["done", "use-tactic"])


@rule("mage_knight.turn.no-other-effects-out-of-turn")
def test_cards_crystals_units_and_other_skills_wait_for_the_own_turn() -> None:
    game = coming_up(
        at={1: VILLAGE},
        hand={1: ["concentration", "tranquility", "march", "wound"]},
        crystals={1: ["green"]},
        units={1: ["herbalists"]},
        skills={1: ["goldyx-potion-making", "goldyx-white-crystal-craft"]},
    )
    assert (game.seat, options(game)) == (1, ["plunder", "done"])
    game.play("done")
    own = {"play tranquility", "crystal green", "activate 0 0", "use goldyx-potion-making"}
    assert own < set(options(game))


@rule("mage_knight.turn.out-of-turn-when-asked")
def test_a_seat_is_asked_right_before_each_own_turn() -> None:
    game = coming_up(at={0: MINE, 1: VILLAGE})
    for _ in range(2):
        assert (game.seat, game.asks) == (1, OUT_OF_TURN)
        game.play("done")
        assert (game.seat, game.asks) == (1, TAKE_TURN)
        end_turn(game)
        assert (game.seat, game.asks) == (0, TAKE_TURN)  # who has nothing to use out of turn
        end_turn(game)


@rule("mage_knight.turn.out-of-turn-when-asked", "mage_knight.turn.out-of-turn-as-reaction")
def test_who_is_touched_by_an_effect_reacts_before_it_is_carried_out() -> None:
    game = melting()
    assert (game.seat, game.asks) == (1, OUT_OF_TURN)
    play(game, "plunder")
    assert len(hand_of(game, 1)) == 3
    assert crystals_of(game, 1) == {}  # now that the reaction is over, the crystal is lost
    assert (game.seat, options(game)) == (0, ["colour red", "decline"])


@rule("mage_knight.turn.out-of-turn-as-reaction")
def test_the_effect_waits_until_the_reaction_is_over() -> None:
    game = melting(["goldyx-motivation"])
    game.play("plunder")
    assert (game.seat, crystals_of(game, 1)) == (1, {"red": 1})
    game.play("use goldyx-motivation")
    assert (game.seat, crystals_of(game, 1)) == (0, {})


@rule("mage_knight.turn.out-of-turn-as-reaction")
def test_the_hero_closest_to_a_healing_ritual_reacts() -> None:
    heroes = ("arythea", "goldyx", "tovak")
    places = {0: (1, 0), 1: VILLAGE, 2: MINE}
    skills = {0: ["arythea-healing-ritual"], 1: ["goldyx-motivation"], 2: ["tovak-motivation"]}
    hand = {0: ["wound", "wound"]}
    game = table(3, heroes=heroes, tiles=MAP, at=places, skills=skills, hand=hand)
    game.play("use arythea-healing-ritual")
    assert (game.seat, options(game)) == (1, ["plunder", "done", "use goldyx-motivation"])
    game.play("done")
    assert (game.seat, options(game)) == (0, ["number 1", "number 2"])


@rule("mage_knight.turn.out-of-turn-not-mid-effect")
def test_nothing_interrupts_an_effect_being_carried_out() -> None:
    hand = {0: ["mind-read"], 1: ["march", "tranquility"]}
    skills = {1: ["goldyx-motivation"]}
    game = table(tiles=MAP, hand=hand, mana={0: ["white"]}, at={1: VILLAGE}, skills=skills)
    play(game, "play mind-read", "done", "colour green")
    assert (game.seat, options(game)) == (1, ["card march", "card tranquility"])


def night_falls() -> MageKnightTable:
    """Give the choice of the first Night's Tactics: nobody had cards left to play. Seat 1 stands on a village."""
    used = ["march", "march", "stamina", "stamina", "rage", "swiftness", "promise", "threaten"]
    skills = {1: ["goldyx-motivation"]}
    game = table(tiles=MAP, deck={0: [], 1: []}, discard={1: used}, at={1: VILLAGE}, skills=skills)
    assert (game.seat, options(game)) == (1, ["plunder", "done"])
    game.play("done")
    return game


@rule("mage_knight.turn.out-of-turn-not-before-tactics-done")
def test_no_option_out_of_turn_while_tactics_are_chosen() -> None:
    game = night_falls()
    for tactic in ("midnight-meditation", "sparing-power"):
        assert game.asks == TACTICS
        assert [notation.split()[0] for notation in options(game)] == ["tactic"] * len(options(game))
        game.play(f"tactic {tactic}")
    assert game.asks == OUT_OF_TURN


@rule("mage_knight.turn.out-of-turn-before-first-turn")
def test_the_first_player_of_a_round_may_use_an_option_before_the_first_turn() -> None:
    game = night_falls()
    assert game.seat == 1  # who chooses first, with the lower token
    play(game, "tactic midnight-meditation", "tactic sparing-power")
    assert (game.order, game.seat, game.players[1].turns) == ((1, 0), 1, 0)
    assert options(game) == ["plunder", "done", "use goldyx-motivation", "use-tactic"]
    game.play("use goldyx-motivation")
    assert len(hand_of(game, 1)) == 5 + 2


@rule("mage_knight.turn.out-of-turn-between-consecutive-turns")
def test_options_out_of_turn_come_between_two_turns_in_a_row() -> None:
    game = table(tiles=MAP, at={0: VILLAGE}, tactic={0: "the-right-moment"})
    play(game, "use-tactic", "end-turn")
    assert (game.seat, game.asks, options(game)) == (0, OUT_OF_TURN, ["plunder", "done"])
    game.play("plunder")
    assert (game.seat, game.asks) == (0, TAKE_TURN)


@rule("mage_knight.turn.deck-and-hand-checked-after-out-of-turn-effects")
def test_cards_drawn_out_of_turn_count_when_deck_and_hand_are_looked_at() -> None:
    for plunders in (True, False):
        game = coming_up(at={1: VILLAGE}, hand={1: ["rage"]}, deck={1: ["march", "stamina"]})
        game.play("plunder" if plunders else "done")
        assert (game.seat, game.asks) == (1, ANNOUNCE if plunders else TAKE_TURN)


@rule("mage_knight.turn.deck-and-hand-checked-after-out-of-turn-effects")
def test_a_deck_filled_out_of_turn_is_not_empty() -> None:
    for used, asks in ((True, TAKE_TURN), (False, ANNOUNCE)):
        tactic = {1: "long-night"}
        game = coming_up(night=True, tactic=tactic, hand={1: ["rage"]}, deck={1: []}, discard={1: ["march"]})
        assert (game.seat, game.asks) == (1, OUT_OF_TURN)
        game.play("use-tactic" if used else "done")
        assert (game.seat, game.asks) == (1, asks)
        assert deck_of(game, 1) == (["march"] if used else [])


# ---- the start of the turn ----


@rule("mage_knight.turn.interactive-skills-expire-at-turn-start")
def test_the_own_interactive_skill_ends_when_the_own_next_turn_starts() -> None:
    prayer = "norowas-prayer-of-weather"
    game = table(
        heroes=("norowas", "goldyx"), tiles=MAP, at={1: MINE}, hand={0: ["rage"], 1: ["rage"]}, skills={0: [prayer]}
    )
    game.play(f"use {prayer}")
    end_turn(game)
    assert (game.seat, game.centre) == (1, (SKILL.at(prayer),))
    game.turn.move = 3  # not enough for the village any more
    settle(game)
    assert offered(game, "go") == ["2,-1"]
    game.turn.move = 2
    settle(game)
    assert offered(game, "go") == []
    end_turn(game)
    assert (game.seat, game.centre, game.lasting) == (0, (), ())
    assert game.players[0].spent == (SKILL.at(prayer),)


@rule("mage_knight.turn.end-of-round-may-announce")
def test_with_an_empty_deck_and_cards_in_hand_the_player_chooses() -> None:
    for answer in ("announce", "decline"):
        game = coming_up(hand={1: ["march"]}, deck={1: []})
        assert (game.seat, options(game)) == (1, ["announce", "decline"])
        game.play(answer)
        assert game.announced == (1 if answer == "announce" else -1)
        assert (game.seat, game.asks) == (0 if answer == "announce" else 1, TAKE_TURN)


@rule("mage_knight.turn.end-of-round-may-announce")
def test_once_announced_nobody_is_asked_again() -> None:
    game = coming_up(3, hand={1: ["march"], 2: ["march"]}, deck={1: [], 2: []})
    game.play("announce")
    assert (game.seat, game.asks) == (2, TAKE_TURN)


@rule("mage_knight.turn.end-of-round-needs-empty-deck")
def test_with_a_card_in_the_deck_the_end_of_the_round_cannot_be_announced() -> None:
    game = coming_up(hand={1: ["march"]}, deck={1: ["stamina"]})
    assert (game.seat, game.asks) == (1, TAKE_TURN)
    assert "announce" not in options(game)


@rule("mage_knight.turn.end-of-round-mandatory-without-cards")
def test_without_deck_and_hand_the_end_of_the_round_must_be_announced() -> None:
    game = coming_up(deck={1: []})
    assert (game.announced, game.seat, game.asks) == (1, 0, TAKE_TURN)


@rule("mage_knight.turn.end-of-round-mandatory-without-cards", "mage_knight.turn.no-cards-after-announcement-forfeits")
def test_what_happens_without_an_answer_is_told() -> None:
    game = coming_up(3, hand={0: ["march"]}, deck={1: [], 2: []}, forced=False)
    game.journal = rt.Journal()
    end_turn(game)
    told = [(event.message.wording, event.message.values) for event in game.journal.seen_by(1)]
    first = [(words.OUT_OF_CARDS, (1,)), (words.ANNOUNCED, (1,)), (words.FORFEITED, (1,))]
    second = [(words.OUT_OF_CARDS, (2,)), (words.FORFEITED, (2,))]
    kinds = (words.OUT_OF_CARDS, words.ANNOUNCED, words.FORFEITED)
    assert [one for one in told if one[0] in kinds] == first + second


@rule("mage_knight.turn.end-of-round-others-one-turn")
def test_after_an_announcement_everybody_else_has_one_turn() -> None:
    game = coming_up(3, hand={1: ["march"], 2: ["rage"]}, deck={1: []})
    game.play("announce")
    taken = []
    while game.asks == TAKE_TURN:
        taken.append(game.seat)
        end_turn(game)
    assert (taken, game.round, game.asks) == ([2, 0], 2, TACTICS)


@rule("mage_knight.turn.no-cards-after-announcement-forfeits")
def test_without_deck_and_hand_the_turn_after_an_announcement_is_forfeited() -> None:
    game = coming_up(3, hand={1: ["march"]}, deck={1: [], 2: []}, at={2: MINE})
    game.play("announce")
    assert (game.seat, game.announced) == (0, 1)  # seat 2 had no turn
    assert (game.players[2].turns, crystals_of(game, 2)) == (1, {})


@rule("mage_knight.turn.forfeited-turn-ends-at-once", "mage_knight.turn.forfeited-turn-no-space-benefit")
@pytest.mark.parametrize("place", [MINE, GLADE])
def test_announcing_ends_the_turn_without_the_benefit_of_the_space(place: tuple[int, int]) -> None:
    hand = {1: ["march", "wound"]}
    for announces in (True, False):
        game = coming_up(hand=hand, deck={1: []}, at={1: place})
        if announces:
            game.play("announce")
            assert (game.seat, game.asks) == (0, TAKE_TURN)
            assert (hand_of(game, 1), discard_of(game, 1), crystals_of(game, 1)) == (["march", "wound"], [], {})
            assert place_of(game, 1) == place
            continue
        play(game, "decline", "end-turn")
        gains = crystals_of(game, 1) == {"white": 1} if place == MINE else "put hand" in options(game)
        assert gains


@rule("mage_knight.turn.start-benefits-only-if-turn-is-taken")
@pytest.mark.parametrize(("night", "mana"), [(False, {"gold": 1}), (True, {"black": 1})])
def test_the_mana_of_a_glade_comes_only_to_who_takes_the_turn(night: bool, mana: dict[str, int]) -> None:
    for answer in ("announce", "decline"):
        game = coming_up(night=night, hand={1: ["march"]}, deck={1: []}, at={1: GLADE})
        if offered(game, "done"):
            game.play("done")
        assert mana_of(game, 1) == {}
        game.play(answer)
        assert mana_of(game, 1) == ({} if answer == "announce" else mana)
