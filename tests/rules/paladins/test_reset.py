"""The reset at the end of a round: both rows slide and are refilled, Taverns and workers on King's Favours leave."""

import pytest

from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import OUTSIDER_NAME, TAVERN_NAME, TOWNSFOLK_NAME
from roundtable.games.paladins.names import WORKER
from roundtable.kernel.zone import IN_PILE
from tests.proof import rule
from tests.rules.paladins.arrange import offered, play, stack, table
from tests.rules.paladins.arrange_right import shown

FOLK = ["abbot-tax", "acolyte-tax", "architect-tax", "defender-tax", "gatekeeper-tax"]
OUTSIDERS = ["archer-byzantine", "armourer-byzantine", "assassin-byzantine", "champion-byzantine", "guardian-byzantine",
             "hunter-byzantine"]  # fmt: skip
GAP = None
Row = list[str | None]


def last_turn(row: Row | None = None, outsiders: Row | None = None, seats: int = 2, seed: int = 1) -> PaladinsTable:
    """Seat 0 takes the last turn of round 3 with a labourer; nobody else can act."""
    return table(
        seats, seed=seed, round=3, workers={0: ["labourer"]}, row=row or FOLK, outsiders=outsiders or OUTSIDERS
    )


def end_round(game: PaladinsTable) -> PaladinsTable:
    """Let seat 0 pass, so that the round ends."""
    play(game, "pass")
    assert (game.round, game.asks) == (4, "paladins.choose-paladin")
    return game


def leave_cards(game: PaladinsTable, townsfolk: list[str], outsiders: list[str]) -> None:
    """Let only these cards be left in two decks; the others are out of the game."""
    for names, left in ((TOWNSFOLK_NAME, townsfolk), (OUTSIDER_NAME, outsiders)):
        deck = game.townsfolk_deck if names is TOWNSFOLK_NAME else game.outsider_deck
        cards = tuple(names.at(word) for word in left)
        out = tuple(card for card in deck.cards if card not in cards)
        deck.cards, deck.known, deck.since = cards, (0,) * len(cards), (IN_PILE,) * len(cards)
        if names is TOWNSFOLK_NAME:
            game.townsfolk_discard += out
        else:
            game.outsider_discard += out
    game.check()


@rule("paladins.reset.townsfolk-discard")
def test_the_rightmost_townsfolk_is_discarded() -> None:
    game = end_round(last_turn())
    assert shown(game)["townsfolk_discard"] == [FOLK[4]]
    game = end_round(last_turn([*FOLK[:4], GAP]))
    assert shown(game)["townsfolk_discard"] == []


@rule("paladins.reset.townsfolk-slide", "paladins.reset.townsfolk-refill")
@pytest.mark.parametrize(
    ("row", "slid"),
    [
        ([*FOLK], FOLK[:4]),
        ([FOLK[0], GAP, FOLK[2], GAP, FOLK[4]], [FOLK[0], FOLK[2]]),
        ([FOLK[0], FOLK[1], GAP, GAP, GAP], [FOLK[0], FOLK[1]]),
        ([GAP, GAP, GAP, GAP, FOLK[4]], []),
    ],
)
def test_townsfolk_slide_to_the_right_and_new_ones_fill_the_left(row: Row, slid: list[str]) -> None:
    new = ["squire-faith", "squire-influence", "squire-strength", "peddler-silver", "peddler-labourer"]
    game = last_turn(row)
    stack(game.townsfolk_deck, TOWNSFOLK_NAME, new)
    deck = len(game.townsfolk_deck)
    after = shown(end_round(game))["townsfolk"]
    free = 5 - len(slid)
    assert after[free:] == slid
    assert sorted(after[:free]) == sorted(new[:free])
    assert len(game.townsfolk_deck) == deck - free


@rule("paladins.reset.townsfolk-no-reshuffle")
def test_townsfolk_places_stay_empty_when_the_deck_is() -> None:
    game = last_turn([FOLK[0], GAP, GAP, FOLK[3], FOLK[4]])
    leave_cards(game, ["squire-faith"], [])
    after = shown(end_round(game))
    assert after["townsfolk"] == [GAP, GAP, "squire-faith", FOLK[0], FOLK[3]]
    assert after["decks"]["townsfolk"] == 0
    assert len(after["townsfolk_discard"]) == 32 - 3


@rule("paladins.reset.outsiders-discard")
def test_the_leftmost_outsider_is_discarded() -> None:
    game = end_round(last_turn())
    assert shown(game)["outsider_discard"] == [OUTSIDERS[0]]
    game = end_round(last_turn(outsiders=[GAP, *OUTSIDERS[1:]]))
    assert shown(game)["outsider_discard"] == []


@rule("paladins.reset.outsiders-slide", "paladins.reset.outsiders-refill")
@pytest.mark.parametrize(
    ("row", "slid"),
    [
        ([*OUTSIDERS], OUTSIDERS[1:]),
        ([OUTSIDERS[0], GAP, OUTSIDERS[2], GAP, OUTSIDERS[4], GAP], [OUTSIDERS[2], OUTSIDERS[4]]),
        ([GAP, GAP, GAP, GAP, OUTSIDERS[4], OUTSIDERS[5]], OUTSIDERS[4:]),
        ([OUTSIDERS[0], GAP, GAP, GAP, GAP, GAP], []),
    ],
)
def test_outsiders_slide_to_the_left_and_new_ones_fill_the_right(row: Row, slid: list[str]) -> None:
    new = list(OUTSIDER_NAME.words[20:26])
    game = last_turn(outsiders=row)
    stack(game.outsider_deck, OUTSIDER_NAME, new)
    deck = len(game.outsider_deck)
    after = shown(end_round(game))["outsiders"]
    assert after[: len(slid)] == slid
    free = 6 - len(slid)
    assert sorted(after[len(slid) :]) == sorted(new[:free])
    assert len(game.outsider_deck) == deck - free


@rule("paladins.reset.outsiders-no-reshuffle")
def test_outsider_places_stay_empty_when_the_deck_is() -> None:
    game = last_turn(outsiders=[OUTSIDERS[0], GAP, OUTSIDERS[2], GAP, GAP, OUTSIDERS[5]])
    leave_cards(game, [], ["mercenary-byzantine"])
    after = shown(end_round(game))
    assert after["outsiders"] == [OUTSIDERS[2], OUTSIDERS[5], "mercenary-byzantine", GAP, GAP, GAP]
    assert after["decks"]["outsiders"] == 0
    assert len(after["outsider_discard"]) == 36 - 3


@rule("paladins.reset.no-refill-during-round")
def test_cards_taken_leave_a_gap_until_the_round_ends() -> None:
    game = table(
        workers={0: ["labourer", "scout", "labourer", "fighter"], 1: ["labourer"] * 4},
        silver={1: 9},
        strength={0: 1},
        row=FOLK[:4] + ["acolyte-labourer"],
        outsiders=OUTSIDERS,
    )
    play(game, "do dismiss", "townsfolk acolyte-labourer", "worker labourer", "do hunt")
    play(game, "do attack", "worker labourer", "do dismiss", f"townsfolk {FOLK[3]}")
    now = shown(game)
    assert now["townsfolk"] == [*FOLK[:3], GAP, GAP]
    assert now["outsiders"] == [GAP, *OUTSIDERS[1:]]
    assert (now["decks"]["townsfolk"], now["decks"]["outsiders"]) == (27, 30)
    play(game, "pass")
    assert shown(game)["townsfolk"] == [*FOLK[:3], GAP, GAP]
    play(game, "pass")
    assert GAP not in shown(game)["townsfolk"] + shown(game)["outsiders"]


@rule("paladins.reset.taverns-discard")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_taverns_of_the_round_are_discarded_face_up(seats: int) -> None:
    game = last_turn(seats=seats)
    of_round = {player["tavern"] for player in shown(game)["players"]} | set(shown(game)["taverns"])
    assert len(of_round) == seats + 1
    after = shown(end_round(game), None)
    assert set(after["tavern_discard"]) == of_round
    assert [player["tavern"] for player in after["players"]] == [None] * seats
    assert not of_round & set(after["taverns"])


@rule("paladins.reset.taverns-reshuffle")
def test_an_empty_tavern_deck_is_made_anew_from_the_discard_pile() -> None:
    revealed = set()
    for seed in range(8):
        game = last_turn(seats=4, seed=seed)
        deck = game.tavern_deck
        game.tavern_discard = deck.cards[4:]
        deck.cards, deck.known, deck.since = deck.cards[:4], deck.known[:4], deck.since[:4]
        left = {TAVERN_NAME.words[card] for card in deck.cards}
        after = shown(end_round(game))
        assert len(after["taverns"]) == 5
        assert left < set(after["taverns"])  # first what the old deck held
        assert (after["decks"]["taverns"], after["tavern_discard"]) == (19, [])
        revealed |= set(after["taverns"]) - left
    assert len(revealed) > 1  # shuffled


@rule("paladins.reset.taverns-reshuffle")
def test_the_last_taverns_of_the_deck_are_revealed_without_shuffling() -> None:
    game = last_turn()
    deck = game.tavern_deck
    game.tavern_discard = deck.cards[3:]
    deck.cards, deck.known, deck.since = deck.cards[:3], deck.known[:3], deck.since[:3]
    left = sorted(TAVERN_NAME.words[card] for card in deck.cards)
    assert shown(end_round(game))["taverns"] == left


@rule("paladins.reset.favour-workers-return")
def test_workers_on_kings_favours_return_to_the_shared_supply() -> None:
    game = table(
        workers={0: ["labourer"]},
        round=5,
        favours=["recruit", "prayer", "outlaws"],
        occupied={0: "scout", 2: "criminal"},
    )
    scouts, criminals = game.supply[WORKER.at("scout")], game.supply[WORKER.at("criminal")]
    assert offered(game, "favour") == ["favour prayer"]
    play(game, "pass")
    assert game.round == 6
    assert shown(game)["favour_workers"] == [None] * 5
    assert (game.supply[WORKER.at("scout")], game.supply[WORKER.at("criminal")]) == (scouts + 1, criminals + 1)


@rule("paladins.reset.example-townsfolk")
def test_example_squire_defender_and_debt_collector() -> None:
    game = last_turn([GAP, "squire-faith", GAP, "defender-tax", "debt-collector-scout"])
    deck = len(game.townsfolk_deck)
    after = shown(end_round(game))
    assert after["townsfolk_discard"] == ["debt-collector-scout"]
    assert after["townsfolk"][3:] == ["squire-faith", "defender-tax"]
    assert None not in after["townsfolk"]
    assert after["decks"]["townsfolk"] == deck - 3


@rule("paladins.reset.example-outsiders")
def test_example_four_outsiders_slide() -> None:
    game = last_turn(outsiders=[GAP, *OUTSIDERS[:2], GAP, OUTSIDERS[2], "mercenary-viking"])
    deck = len(game.outsider_deck)
    after = shown(end_round(game))
    assert after["outsider_discard"] == []
    assert after["outsiders"][:4] == [*OUTSIDERS[:3], "mercenary-viking"]
    assert None not in after["outsiders"]
    assert after["decks"]["outsiders"] == deck - 2


@rule("paladins.reset.example-taverns")
def test_example_five_taverns_of_four_players() -> None:
    game = last_turn(seats=4)
    (unchosen,) = shown(game)["taverns"]
    discard = shown(end_round(game))["tavern_discard"]
    assert len(discard) == 5
    assert unchosen in discard
