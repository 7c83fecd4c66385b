"""The draft: in reverse turn order every player recruits a Townsfolk for nothing."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import TOWNSFOLK_NAME
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, standing, supply_of, table
from tests.rules.paladins.arrange_right import shown
from tests.rules.paladins.arrange_round import CHOOSE_PALADIN, DRAFT, TURN, fresh, until

COUNTS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
GROUPS = pytest.mark.parametrize("seats", [2, 3, 4])


def with_card(card: str, seats: int = 2) -> PaladinsTable:
    """Find a game in which a Townsfolk lies in the first row."""
    return next(game for game in (fresh(seats, seed) for seed in range(200)) if card in shown(game)["townsfolk"])


def drafters(game: PaladinsTable) -> list[int]:
    """Let everybody draft the first card offered; give the seats in the order they did."""
    order = []
    while game.asks == DRAFT:
        assert game.seat is not None
        order.append(game.seat)
        play(game, offered(game)[0])
    return order


@rule("paladins.setup.draft-townsfolk")
@COUNTS
def test_everybody_recruits_exactly_one(seats: int) -> None:
    game = fresh(seats)
    assert sorted(drafters(game)) == list(range(seats))
    assert [len(player["townsfolk"]) for player in shown(game)["players"]] == [1] * seats
    assert game.asks == CHOOSE_PALADIN


@rule("paladins.setup.draft-order")
@GROUPS
def test_the_draft_goes_anticlockwise_to_the_first_player(seats: int) -> None:
    seen = set()
    for seed in range(20):
        game = fresh(seats, seed)
        seen.add(game.first)
        assert drafters(game) == [(game.first - step) % seats for step in range(1, seats + 1)]
    assert seen == set(range(seats))


@rule("paladins.setup.draft-any-face-up", "paladins.setup.draft-free")
@pytest.mark.parametrize("place", range(5))
def test_any_face_up_card_may_be_drafted_for_nothing(place: int) -> None:
    game = fresh(3, 4)
    seat = game.seat
    assert seat is not None
    row = shown(game)["townsfolk"]
    assert offered(game) == [f"draft {card}" for card in row]
    play(game, f"draft {row[place]}")
    player = game.players[seat]
    assert player.silver >= 3
    assert player.provisions >= 1
    assert (player.unpaid_debts, game.debts) == (0, 24)
    assert offered(game) == [f"draft {card}" for card in row if card != row[place]]


@rule("paladins.setup.draft-no-refill")
@GROUPS
def test_the_row_keeps_its_gaps_until_all_have_drafted(seats: int) -> None:
    game = fresh(seats)
    row = shown(game)["townsfolk"]
    for step in range(1, seats):
        play(game, offered(game)[0])
        assert shown(game)["townsfolk"] == [None] * step + row[step:]
        assert shown(game)["decks"]["townsfolk"] == 27


@rule("paladins.setup.draft-slide")
@pytest.mark.parametrize("places", [(0, 1), (3, 4), (1, 3), (2, 0)])
def test_then_the_others_slide_to_the_right_and_new_ones_fill_the_left(places: tuple[int, int]) -> None:
    game = fresh()
    row = shown(game)["townsfolk"]
    drawn = [TOWNSFOLK_NAME.words[card] for card in game.townsfolk_deck.cards[-2:]]
    play(game, *[f"draft {row[place]}" for place in places])
    stayed = [card for place, card in enumerate(row) if place not in places]
    after = shown(game)["townsfolk"]
    assert after[2:] == stayed
    assert sorted(after[:2]) == sorted(drawn)
    assert shown(game)["decks"]["townsfolk"] == 25


@rule("paladins.setup.draft-kept")
@COUNTS
def test_the_card_is_kept_open_and_works_from_the_first_round_on(seats: int) -> None:
    game = with_card("architect-labourer", seats)
    seat = game.seat
    assert seat is not None
    play(game, "draft architect-labourer")
    for viewer in [None, *range(seats)]:
        assert shown(game, viewer)["players"][seat]["townsfolk"] == ["architect-labourer"]
    game.players[seat].silver += 4  # enough to develop
    game.silver -= 4
    until(game, TURN)
    while game.seat != seat:
        play(game, "pass")
        until(game, TURN)
    before = labourers(game, seat)
    play(game, "do develop")
    until(game, TURN)
    assert labourers(game, seat) == before + 1


def labourers(game: PaladinsTable, seat: int) -> int:
    """Count a player's labourers, those on the board included."""
    return supply_of(game.players[seat]).get("labourer", 0) + standing(game.players[seat], "develop").count("labourer")


IMMEDIATE = {
    "provision": ["abbot", "architect", "defender", "missionary"],
    "silver": ["acolyte", "gatekeeper", "watchman"],
}


def immediate(card: str) -> str:
    """Give what a Townsfolk brings at once."""
    name, _, what = card.rpartition("-")
    if what == "tax":
        return "remove-suspicion"
    return what if name in IMMEDIATE.get(what, []) else "nothing"


@rule("paladins.setup.draft-immediate-effects")
@pytest.mark.parametrize("card", TOWNSFOLK_NAME.words)
def test_immediate_effects_are_gained_in_the_draft(card: str) -> None:
    game = with_card(card)
    seat = game.seat
    assert seat is not None
    play(game, f"draft {card}")
    assert game.seat != seat
    gained = {"silver": (4, 1), "provision": (3, 2)}.get(immediate(card), (3, 1))
    assert (game.players[seat].silver, game.players[seat].provisions) == gained
    assert (game.players[1 - seat].silver, game.players[1 - seat].provisions) == (3, 1)
    assert sum(game.players[seat].workers) == 0
    assert game.players[seat].attributes == [0, 0, 0]


@rule("paladins.setup.draft-immediate-effects")
@pytest.mark.parametrize("card", TOWNSFOLK_NAME.words)
def test_immediate_effects_are_gained_when_recruiting_in_the_game(card: str) -> None:
    game = table(workers={0: ["labourer", "fighter"], 1: ["labourer"]}, row=[None] * 4 + [card], suspicion={0: ["01"]})
    play(game, "do recruit")
    removed = immediate(card) == "remove-suspicion"
    if removed:
        play(game, "remove-suspicion")
    player = game.players[0]
    assert game.seat == 1
    assert len(player.suspicion) == (0 if removed else 1)
    assert player.silver == (1 if immediate(card) == "silver" else 0)
    assert player.provisions == (1 if immediate(card) == "provision" else 0)
    assert sum(player.workers) == 0


@rule("paladins.setup.draft-immediate-effects")
def test_dismissing_does_not_bring_the_immediate_effect() -> None:
    game = table(workers={0: ["labourer"], 1: ["labourer"]}, row=[None] * 4 + ["acolyte-silver"])
    play(game, "do dismiss")
    assert game.players[0].silver == 0


@rule("paladins.setup.example-architect")
def test_example_the_architect_brings_a_provision_at_once() -> None:
    game = with_card("architect-provision", 3)
    seat = game.seat
    assert seat is not None
    assert game.players[seat].provisions == 1
    play(game, "draft architect-provision")
    assert game.players[seat].provisions == 2
    assert game.provisions == 40 - 4
    assert game.asks == DRAFT
