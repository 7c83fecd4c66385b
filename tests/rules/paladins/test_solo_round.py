"""A solo round begins and ends: King's cards, two Taverns, the rival's workers, and the reset."""

from collections.abc import Sequence

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import OUTSIDER_NAME, TOWNSFOLK_NAME
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, supply_of, table
from tests.rules.paladins.arrange_solo import (
    EVERY_LEFT,
    HANDS,
    attributes,
    discarded,
    held,
    human_acts,
    marker,
    on_right,
    pass_on,
    rival_spaces,
    the_rival,
    workshops,
)

TURN = "paladins.take-turn"


def next_round(round_now: int = 1, taverns: Sequence[str] = ("07", "13")) -> PaladinsTable:
    """Let a round end with both sides out, and the human choose among two Taverns of the next."""
    game = table(1, round=round_now, workers=HANDS, next_taverns=taverns, next_suspicion=["01", "02", "03", "04"])
    pass_on(game)
    return game


# ---- King's cards ----


@rule("paladins.solo.round-order-workshop")
def test_the_workshop_on_the_order_revealed_goes_to_its_action() -> None:
    orders = ["garrison", "convert", "fortify"]
    game = table(1, workers=HANDS, orders=orders, rival={"workshops": {"convert": 1}})
    pass_on(game)
    assert workshops(game) == {"convert": 2}
    game = table(1, round=2, workers=HANDS, orders=orders, rival={"workshops": {"convert": 2}})
    pass_on(game)
    assert workshops(game) == {"convert": 2, "fortify": 1}


@rule("paladins.solo.round-order-workshop")
@pytest.mark.parametrize("round_now", [3, 4, 5, 6])
def test_no_workshop_comes_after_the_third_round(round_now: int) -> None:
    assert workshops(next_round(round_now)) == {}


@rule("paladins.solo.round-favour-scheme")
@pytest.mark.parametrize(("round_now", "pile"), [(1, []), *[(number, ["kings-favour"]) for number in (2, 3, 4, 5, 6)]])
def test_the_favours_scheme_goes_to_the_discard_pile(round_now: int, pile: list[str]) -> None:
    game = table(1, round=round_now, workers=HANDS)
    before = len(the_rival(game).schemes)
    pass_on(game)
    assert discarded(game) == pile
    assert len(the_rival(game).schemes) == before
    assert len(the_rival(game).scheme_aside) == 5 - max(game.round - 2, 0)


# ---- Taverns ----


@rule("paladins.solo.two-taverns")
def test_two_taverns_are_revealed_and_the_human_takes_one() -> None:
    game = next_round(taverns=["07", "13"])
    assert offered(game) == ["tavern 07", "tavern 13"]
    play(game, "tavern 13")
    assert (game.asks, len(game.taverns)) == (TURN, 1)


@rule("paladins.solo.tavern-suspicion")
@pytest.mark.parametrize(("other", "cards"), [("12", 2), ("24", 1), ("13", 0)])
def test_the_rival_draws_a_suspicion_card_for_each_criminal_of_the_other_tavern(other: str, cards: int) -> None:
    game = next_round(taverns=["07", other])
    play(game, "tavern 07")
    assert (len(the_rival(game).suspicion), game.players[0].suspicion) == (cards, ())


@rule("paladins.solo.tavern-suspicion")
def test_the_criminals_of_the_tavern_taken_are_the_humans_alone() -> None:
    game = next_round(taverns=["07", "12"])
    play(game, "tavern 12")
    assert (the_rival(game).suspicion, len(game.players[0].suspicion)) == ((), 2)


@rule("paladins.solo.tavern-suspicion", "paladins.solo.suspicion-tax")
def test_the_suspicion_of_a_tavern_brings_its_tax() -> None:
    game = table(1, workers=HANDS, next_taverns=["07", "12"], next_suspicion=["15", "07"])
    pass_on(game)
    silver = game.silver
    play(game, "tavern 07")
    assert (game.tax_supply, game.silver, marker(game)) == (5 - 3, silver + 3, 1 + 3)


@rule("paladins.solo.tavern-after-human")
def test_the_rival_draws_after_the_human() -> None:
    game = next_round(taverns=["12", "23"])
    play(game, "tavern 12")
    assert (game.players[0].suspicion, the_rival(game).suspicion) == ((0, 1), (2, 3))


@rule("paladins.solo.tavern-no-workers", "paladins.solo.no-paladin")
@pytest.mark.parametrize("other", ["12", "22"])
def test_taverns_and_paladins_give_the_rival_no_workers(other: str) -> None:
    game = next_round(taverns=["07", other])
    play(game, "tavern 07")
    assert the_rival(game).untyped_workers == 2 + 3
    assert sum(supply_of(game.players[0]).values()) == 3 + 2 + 4  # kept, Paladin and Tavern


@rule("paladins.solo.no-paladin")
def test_the_rival_has_no_bonus_from_a_paladin() -> None:
    rivals = next_round().sees(0)["rivals"]
    assert isinstance(rivals, list)
    assert not {"paladin", "drawn", "deck", "used"} & set(rivals[0])
    for paladin in ("ivon", "roland", "gerier"):  # whoever serves the human
        game = table(
            1,
            workers=HANDS,
            paladin={0: paladin},
            monks={0: ["r1-s1", "r1-s2"]},
            rival={"workers": 3, "faith": 1, "schemes": ["commission"]},
        )
        human_acts(game)
        assert (rival_spaces(game), held(game), attributes(game)[0]) == ([], ["recruit"], 1)


# ---- workers ----


@rule("paladins.solo.workers-per-round")
@pytest.mark.parametrize("round_now", [1, 2, 3, 4, 5, 6])
def test_the_rival_begins_with_the_round_number_plus_three(round_now: int) -> None:
    game = next_round(round_now)
    play(game, "tavern 07")
    assert (game.asks, game.round, the_rival(game).untyped_workers) == (TURN, round_now + 1, round_now + 1 + 3)


@rule("paladins.solo.workers-example")
def test_in_round_four_the_rival_begins_with_seven() -> None:
    game = next_round(3)
    play(game, "tavern 07")
    assert (game.round, the_rival(game).untyped_workers) == (4, 7)


@rule("paladins.solo.human-first", "paladins.solo.reveal-scheme")
def test_human_and_rival_alternate_and_the_human_begins() -> None:
    game = table(1, workers=HANDS, rival={"workers": 6, "strength": 12, "schemes": ["recruit", "attack"]})
    assert (game.asks, discarded(game), held(game), on_right(game)) == (TURN, [], [], {})
    play(game, "do hunt")
    assert (game.asks, discarded(game), held(game), on_right(game)) == (TURN, ["recruit"], ["recruit"], {})
    play(game, "do trade")
    assert (game.asks, discarded(game), on_right(game)) == (TURN, ["recruit", "attack"], {"attack": 3})


# ---- the end of a round ----


@rule("paladins.solo.no-worker-carry-over", "paladins.solo.board-cleared")
def test_unused_workers_are_lost_and_the_board_is_cleared() -> None:
    game = table(
        1,
        workers=HANDS,
        rival={"workers": 6, "left": EVERY_LEFT, "right": {"attack": 3, "convert": 2}, "schemes": ["attack"]},
    )
    human_acts(game)
    assert (the_rival(game).untyped_workers, held(game)) == (5, [*EVERY_LEFT, "rest"])
    pass_on(game)
    assert (the_rival(game).untyped_workers, held(game), on_right(game)) == (0, [], {})
    play(game, "tavern " + offered(game)[0].split()[1])
    assert (game.round, the_rival(game).untyped_workers) == (2, 2 + 3)
    assert (held(game), on_right(game)) == ([], {})


@rule("paladins.solo.board-cleared")
def test_the_rivals_worker_leaves_its_favour() -> None:
    game = table(1, round=3, workers=HANDS, favours=["labour"], rival={"workers": 1, "schemes": ["kings-favour"]})
    human_acts(game)
    assert game.favour_workers[0] == 6
    the_rival(game).untyped_workers = 0
    pass_on(game)
    assert game.favour_workers == [-1] * 5
    game.check()  # it does not enter the shared supply, from which it did not come


@rule("paladins.solo.no-scheme-shuffle")
@pytest.mark.parametrize("round_now", [1, 2, 5])
def test_schemes_are_not_shuffled_between_rounds(round_now: int) -> None:
    for seed in (1, 2, 3):
        game = table(1, seed=seed, round=round_now, workers=HANDS, rival={"workers": 1, "schemes": ["recruit"]})
        the_rival(game).left = 1 << 1  # no prayer
        human_acts(game)
        the_rival(game).untyped_workers = 0
        deck, pile = the_rival(game).schemes.cards, discarded(game)
        assert pile == ["recruit"]
        pass_on(game)
        assert the_rival(game).schemes.cards == deck
        assert discarded(game)[: len(pile)] == pile


FOLK = ["abbot-tax", "acolyte-tax", "architect-tax", "defender-tax", "gatekeeper-tax"]
STRANGERS = [f"{name}-byzantine" for name in ("archer", "armourer", "assassin", "champion", "guardian", "hunter")]


def names(cards: Sequence[int], words: Sequence[str]) -> list[str]:
    """Give the words of cards."""
    return [words[card] for card in cards]


@rule("paladins.solo.extra-townsfolk-discard")
@pytest.mark.parametrize(
    ("reading", "gaps", "gone", "stay"),
    [
        ("places", [], [4, 3], [0, 1, 2]),
        ("places", [3], [4], [0, 1, 2]),
        ("places", [4], [3], [0, 1, 2]),
        ("places", [3, 4], [], [0, 1, 2]),
        ("cards", [], [4, 3], [0, 1, 2]),
        ("cards", [3], [4, 2], [0, 1]),
        ("cards", [4], [3], [0, 1, 2]),
        ("cards", [3, 4], [2], [0, 1]),
        ("cards", [0, 1, 2, 3], [4], []),
    ],
)
def test_two_townsfolk_are_discarded(reading: str, gaps: list[int], gone: list[int], stay: list[int]) -> None:
    row = [None if place in gaps else card for place, card in enumerate(FOLK)]
    game = table(1, settings={"ai_extra_discard": reading}, workers=HANDS, row=row)
    pass_on(game)
    assert names(game.townsfolk_discard, TOWNSFOLK_NAME.words) == [FOLK[place] for place in gone]
    kept = names(game.townsfolk_row, TOWNSFOLK_NAME.words)[5 - len(stay) :]
    assert kept == [FOLK[place] for place in stay]
    assert -1 not in game.townsfolk_row


@rule("paladins.solo.extra-outsider-discard")
@pytest.mark.parametrize(
    ("reading", "gaps", "gone", "stay"),
    [
        ("places", [], [0, 1], [2, 3, 4, 5]),
        ("places", [1], [0], [2, 3, 4, 5]),
        ("places", [0], [1], [2, 3, 4, 5]),
        ("places", [0, 1], [], [2, 3, 4, 5]),
        ("cards", [], [0, 1], [2, 3, 4, 5]),
        ("cards", [1], [0, 2], [3, 4, 5]),
        ("cards", [0], [1], [2, 3, 4, 5]),
        ("cards", [0, 1], [2], [3, 4, 5]),
        ("cards", [1, 2, 3, 4, 5], [0], []),
    ],
)
def test_two_outsiders_are_discarded(reading: str, gaps: list[int], gone: list[int], stay: list[int]) -> None:
    row = [None if place in gaps else card for place, card in enumerate(STRANGERS)]
    game = table(1, settings={"ai_extra_discard": reading}, workers=HANDS, outsiders=row)
    pass_on(game)
    assert names(game.outsider_discard, OUTSIDER_NAME.words) == [STRANGERS[place] for place in gone]
    assert names(game.outsider_row, OUTSIDER_NAME.words)[: len(stay)] == [STRANGERS[place] for place in stay]
    assert -1 not in game.outsider_row


@rule("paladins.solo.extra-townsfolk-discard", "paladins.solo.extra-outsider-discard")
def test_with_more_players_only_one_of_each_goes() -> None:
    game = table(2, workers={0: ["labourer"], 1: ["labourer"]}, row=FOLK, outsiders=STRANGERS)
    play(game, "pass", "pass")
    assert names(game.townsfolk_discard, TOWNSFOLK_NAME.words) == FOLK[4:]
    assert names(game.outsider_discard, OUTSIDER_NAME.words) == STRANGERS[:1]
