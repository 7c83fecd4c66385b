"""Every check finds what it is there to find: tables broken on purpose fail it, sound ones do not."""

import random
from pathlib import Path

import pytest

import roundtable as rt
from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.box import MageKnightTable
from roundtable.games.mage_knight.content.components import KIND_OF
from roundtable.games.mage_knight.course import dummy
from roundtable.games.mage_knight.state.classes import Dummy
from roundtable.games.mage_knight.state.game import MageKnight
from tests.machine import (
    broken,
    check_copies,
    check_knowledge,
    check_options,
    check_past,
    check_position,
    check_together,
    check_words,
    choices,
)
from tests.machine.checks import CHEAP, DEAR, Check, Failed, run_one
from tests.machine.haste import COMPILED
from tests.machine.player import Breach, Care, decide, play_game
from tests.machine.tables import Table
from tests.practice.tourney.state import Tourney

GAMES = 12  # in which a check must find what is broken

FINDS: list[tuple[type[Tourney], Check]] = [
    (broken.NoCheck, check_position.components_are_conserved),
    (broken.LosesCards, check_position.components_are_conserved),
    (broken.CountsNothing, check_position.lost_cards_are_noticed),
    (broken.HidesAZone, check_position.hidden_cards_lie_in_families),
    (broken.OmitsAField, check_position.layouts_are_complete),
    (broken.UndeclaredStep, check_position.steps_are_declared),
    (broken.ForgetfulStep, check_position.steps_are_declared),
    (broken.ScoresOnlyOne, check_position.scores_fit_the_seats),
    (broken.WinsTooSoon, check_position.scores_fit_the_seats),
    (broken.NobodyWins, check_position.scores_fit_the_seats),
    (broken.OffersTwice, check_options.options_are_sound),
    (broken.OffersAStranger, check_options.options_are_sound),
    (broken.Unsteady, check_options.options_are_found_again),
    (broken.ChangesWhileLooking, check_options.options_are_found_again),
    (broken.SwapsWords, check_options.notations_parse_back),
    (broken.OffersTooMuch, check_options.every_option_can_be_played),
    (broken.AcceptsAnything, check_options.everything_else_is_refused),
    (broken.RefusesAndChanges, check_options.everything_else_is_refused),
    (broken.RefusesWithAnotherError, check_options.everything_else_is_refused),
    (broken.ForgetsToCopy, check_copies.clones_are_complete),
    (broken.SharesAList, check_copies.clones_share_nothing),
    (broken.SharesAZone, check_copies.clones_share_nothing),
    (broken.SharesAList, check_copies.clones_are_independent),
    (broken.KeepsOldValues, check_copies.clones_are_independent),
    (broken.OmitsAField, check_copies.saved_positions_load),
    (broken.ChecksWithAnotherError, check_copies.damaged_positions_are_refused),
    (broken.OtherChance, check_past.replay_equals_live),
    (broken.KeepsOldValues, check_past.undo_equals_a_shorter_game),
    (broken.NeverSeals, check_past.undo_equals_a_shorter_game),
    (broken.RestartsTooLittle, check_past.restart_equals_steps_back),
    (broken.RefusesWithAnotherError, check_past.damaged_records_are_refused),
    (broken.NumbersAsKeys, check_knowledge.views_are_plain_data),
    (broken.ShowsTheDeck, check_knowledge.views_keep_secrets),
    (broken.ShowsSpectatorsAHand, check_knowledge.views_keep_secrets),
    (broken.ImaginesTheSameChance, check_knowledge.imagined_worlds_are_sound),
    (broken.ImaginesTheTruth, check_knowledge.hidden_piles_are_dealt_anew),
    (broken.TellsEverybody, check_knowledge.happenings_keep_secrets),
    (broken.TellsNobodyThere, check_knowledge.events_are_sound),
    (broken.ShowsPicks, check_together.simultaneous_answers_stay_secret),
    (broken.RewardsHaste, check_together.simultaneous_answers_may_come_early),
    (broken.SaysNonsense, check_words.labels_and_prompts_can_be_read),
    (broken.TellsNonsense, check_words.events_can_be_read),
    (broken.RefusesWithoutWords, check_words.refusals_can_be_read),
]


@pytest.fixture(autouse=True)
def _records_out_of_the_way(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tests.machine.player.BREACHES", tmp_path)


def look_for_a_failure(name: str, check: Check) -> Failed | None:
    """Play some games with one check before every decision; give what it finds first."""
    for seed in range(GAMES):
        chance = random.Random(seed)
        game = Table(name, 2 + seed % 2).new(seed)
        game.journal = rt.Journal()
        for _ in range(choices.USUAL_MOST_DECISIONS):
            try:
                run_one(check, game, chance)
            except Failed as found:
                return found
            if game.over:
                break
            decide(game, chance)
    return None


@pytest.mark.parametrize(("kind", "check"), FINDS, ids=[f"{check.__name__}-{kind.__name__}" for kind, check in FINDS])
def test_a_check_finds_what_is_broken(kind: type[Tourney], check: Check) -> None:
    with broken.registered(kind) as name:
        found = look_for_a_failure(name, check)
    assert found is not None, f"{check.__name__} found nothing wrong with a game that {kind.__name__}"
    assert found.check == check.__name__


def test_every_check_is_proven() -> None:
    assert {check for _, check in FINDS} == {*CHEAP, *DEAR}


@pytest.mark.parametrize("check", [*CHEAP, *DEAR], ids=lambda check: check.__name__)
def test_a_check_leaves_a_sound_table_as_it_was(check: Check) -> None:
    chance = random.Random(1)
    game = Table("tourney", 3).new(1)
    game.journal = rt.Journal()
    for _ in range(30):
        decide(game, chance)
        before, record, told = game.save(), game.record().text(), len(game.journal.events)
        run_one(check, game, chance)
        assert game.save() == before
        assert game.record().text() == record
        assert len(game.journal.events) == told


def test_a_breach_names_a_record_that_leads_there() -> None:
    with broken.registered(broken.ShowsTheDeck) as name:
        with pytest.raises(Breach, match="show it again: python -m") as found:
            play_game(Table(name, 3), 1, Care(0, 1))
        game = rt.replay(found.value.path.read_text(encoding="utf-8"))
    assert found.value.check == "views_keep_secrets"
    with pytest.raises(AssertionError, match="top"):
        check_knowledge.views_keep_secrets(game, random.Random(1))


def check_often(game: rt.Game, chance: random.Random) -> None:
    """Try several options of a moment."""
    for _ in range(20):
        check_knowledge.happenings_keep_secrets(game, chance)


@pytest.mark.skipif(COMPILED, reason="compiled modules call each other directly: nothing can be put in between")
def test_a_secret_told_while_several_cards_are_turned_up_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Table("mage_knight", 2, (("scenario", "full_cooperation"), ("hero_choice", "random"))).new(1)
    assert isinstance(game, MageKnightTable)
    before = game.clone()
    while not game.dummies[0].discard:
        before = game.clone()
        found = [action.notation for action in game.options()]
        game.play(next(one for one in ("end-turn", "done", found[0]) if one in found))
    chance = random.Random(1)
    check_knowledge.happenings_keep_secrets(before, chance)
    turn_card = dummy.turn_card

    def blabbing(table: MageKnight, turner: Dummy) -> None:
        turn_card(table, turner)
        table.tell(words.DUMMY_CARD, KIND_OF[turner.deck.cards[0]])

    monkeypatch.setattr(dummy, "turn_card", blabbing)
    with pytest.raises(AssertionError, match="events told"):
        check_often(before, chance)


def test_play_that_breaks_down_is_a_breach() -> None:
    with (
        broken.registered(broken.BreaksDown) as name,
        pytest.raises(Breach, match="the lists have burnt down") as found,
    ):
        play_game(Table(name, 3), 0, Care(0, 0))
    assert found.value.check == "play"


def test_a_game_that_does_not_end_is_a_breach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(choices.MOST_DECISIONS, "tourney", 20)
    with pytest.raises(Breach, match="not over after 20 decisions") as found:
        play_game(Table("tourney", 2), 0, Care(0, 0))
    assert found.value.check == "games_end"


def test_an_excused_check_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    with broken.registered(broken.ScoresOnlyOne) as name:
        monkeypatch.setitem(choices.EXCUSED, name, {"scores_fit_the_seats": "for this test"})
        assert play_game(Table(name, 3), 0, Care(1, 0)).over
