"""First Reconnaissance alone: the dummy player, the Tactics of Solo Conquest, and no titles."""

import pytest

import roundtable as rt
from roundtable.games.mage_knight.content.components import SKILLS, TACTIC
from tests.proof import rule
from tests.rules.mage_knight.arrange import table
from tests.rules.mage_knight.arrange_course import CHOOSE_TACTIC, DAY_TACTICS, alone, kinds, tactics_taken
from tests.rules.mage_knight.arrange_scenario import (
    all_tiles,
    before_frontier,
    idle_game,
    idle_round,
    tactics_of,
    turns_left,
)
from tests.rules.mage_knight.arrange_score import last_round, part
from tests.rules.mage_knight.look import end_turn, offered, play

RECON = "first_reconnaissance"
INTERACTIVE_SPELLS = {"mana-meltdown", "mana-claim", "mind-read", "energy-flow"}


@rule("mage_knight.scenario-first-reconnaissance.solo-8-countryside-tiles")
def test_there_are_8_countryside_tiles() -> None:
    assert all_tiles(alone(RECON), "countryside") == [f"countryside-{number:02}" for number in range(1, 9)]


@rule("mage_knight.scenario-first-reconnaissance.solo-four-rounds")
def test_the_game_lasts_two_days_and_two_nights() -> None:
    assert idle_game(alone(RECON)) == [False, True, False, True]


@rule("mage_knight.scenario-first-reconnaissance.solo-dummy-and-tactics")
def test_there_is_a_dummy_player_who_gets_a_tactic_of_those_left_and_both_leave() -> None:
    game = alone(RECON)
    dummy = game.dummies[0]
    assert (game.asks, game.seat, len(dummy.deck.cards), sum(dummy.crystals)) == (CHOOSE_TACTIC, 0, 16, 3)
    assert tactics_of(game) == []  # the player chooses first
    tactics_taken(game, "great-start")
    used = tactics_of(game)
    assert (len(used), used[0], used[1] in DAY_TACTICS, used[1] != used[0]) == (2, "great-start", True, True)
    idle_round(game)
    assert (game.night, sorted(TACTIC.words[one] for one in game.tactics_gone)) == (True, sorted(used))
    idle_round(game)
    assert sorted(offered(game, "tactic")) == sorted(set(DAY_TACTICS) - set(used))


@rule("mage_knight.scenario-first-reconnaissance.solo-competitive-cards-removed")
def test_competitive_spells_and_skills_are_removed() -> None:
    game = alone(RECON, offers_hidden_until_needed=False)
    spells = [*kinds(game.spell_deck.cards), *kinds(game.spell_offer)]
    assert (len(spells), set(spells) & INTERACTIVE_SPELLS) == (16, set())
    for pile in (game.players[0].skill_pile, game.dummies[0].skill_pile):
        assert pile.cards
        assert not [skill for skill in pile.cards if SKILLS[skill].competitive]


@rule("mage_knight.scenario-first-reconnaissance.solo-no-titles")
def test_no_titles_are_awarded() -> None:
    game = last_round(
        1, scenario=RECON, round=4, fame={0: 5}, discard={0: ["fireball", "wound"]}, units={0: ["peasants"]}
    )
    assert game.over
    assert (part(game, "titles"), part(game, "city-title"), game.scores()) == (0, 0, [5 + 2 - 2 + 1])


@rule("mage_knight.scenario-first-reconnaissance.solo-no-titles")
def test_who_found_the_city_has_succeeded() -> None:
    game = before_frontier(1)
    play(game, "explore 1,1")
    end_turn(game)
    assert (turns_left(game), game.over, game.winners()) == ([0], True, [0])
    assert last_round(1, scenario=RECON, round=4, fame={0: 50}).winners() == []


@rule("mage_knight.scenario-first-reconnaissance.solo-may-skip-dummy")
def test_the_dummy_player_may_be_left_out() -> None:
    game = alone(RECON, dummy_player=False)
    assert game.dummies == []
    tactics_taken(game, "early-bird")
    assert (game.order, tactics_of(game)) == ((0,), ["early-bird"])
    assert idle_game(alone(RECON, dummy_player=False)) == [False, True, False, True]
    with pytest.raises(rt.BadSettings):
        alone("solo_conquest", dummy_player=False)
    assert len(table(1, scenario=RECON).dummies) == 1
