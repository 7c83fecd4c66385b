"""The mission spaces: up to two cards of the hand are exchanged."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from tests.proof import rule
from tests.rules.merlin.arrange import before, missions, offered, play, table

HAND = ["19", "20", "21", "22"]  # four flags, four materials, four shields, two of each
OPEN = ["50", "51", "52"]
EASY = "29"  # three influence markers on the board, 1 point


def at_mission_space(space: str = "missions-1") -> MerlinTable:
    game = table(knight={0: before(space)}, hand={0: HAND}, display=OPEN)
    play(game, "die 1 knight", "act")
    return game


@rule("merlin.mission-space.discard-up-to-two")
@pytest.mark.parametrize("space", ["missions-1", "missions-2"])
def test_no_card_one_or_two_may_be_discarded(space: str) -> None:
    for discards in ([], ["22"], ["19", "21"]):
        game = at_mission_space(space)
        for card in discards:
            assert offered(game, "discard") == [f"discard {one}" for one in missions(game.players[0].hand)]
            assert offered(game, "stop") == ["stop"]
            play(game, f"discard {card}")
        if len(discards) < 2:
            play(game, "stop")
        assert offered(game, "discard") == []
        assert missions(game.discard) == discards
        assert missions(game.players[0].hand) == [card for card in HAND if card not in discards]


@rule("merlin.mission-space.draw-same-number")
def test_as_many_cards_are_drawn_as_were_discarded() -> None:
    for discards in ([], ["22", "stop"], ["19", "21"]):
        game = at_mission_space()
        play(game, *[word if word == "stop" else f"discard {word}" for word in discards or ["stop"]])
        draws = 0
        while game.seat == 0:
            assert game.asks == "merlin.replace-mission"
            play(game, "deck")
            draws += 1
        assert draws == len([word for word in discards if word != "stop"])
        assert len(game.players[0].hand) == 4


@rule("merlin.mission-space.draw-source")
@pytest.mark.parametrize(
    "draws", [("draw 50", "draw 52"), ("draw 51", "deck"), ("deck", "draw 51"), ("deck", "deck")], ids=" ".join
)
def test_each_card_comes_from_the_open_row_or_the_deck(draws: tuple[str, str]) -> None:
    game = at_mission_space()
    play(game, "discard 19", "discard 20")
    expected = ["21", "22"]
    for draw in draws:
        assert offered(game) == [f"draw {card}" for card in missions(game.display)] + ["deck"]
        expected.append(missions(game.deck)[-1] if draw == "deck" else draw.removeprefix("draw "))
        play(game, draw)
    assert missions(game.players[0].hand) == expected
    assert missions(game.discard) == ["19", "20"]


@rule("merlin.mission-space.discard-first")
def test_all_discards_come_before_the_first_card_is_drawn() -> None:
    game = at_mission_space()
    play(game, "discard 19")
    assert offered(game, "draw") + offered(game, "deck") == []
    play(game, "discard 20")
    play(game, "draw 50")
    assert offered(game, "discard") == []


@rule("merlin.mission-space.second-from-refill")
def test_the_second_card_may_be_the_one_that_refilled_the_open_row() -> None:
    game = at_mission_space()
    refill = missions(game.deck)[-1]
    play(game, "discard 19", "discard 20", "draw 50")
    assert missions(game.display) == ["51", "52", refill]
    play(game, f"draw {refill}")
    assert missions(game.players[0].hand) == ["21", "22", "50", refill]


@rule("merlin.mission-space.new-cards-usable")
def test_a_card_drawn_on_a_mission_space_may_be_completed_in_the_turn() -> None:
    game = table(
        knight={0: before("missions-1")},
        hand={0: HAND},
        display=[EASY, "51", "52"],
        influence={0: ["grey", "blue", "brown"]},
    )
    play(game, "die 1 knight", "act", "discard 19", "discard 20", f"draw {EASY}")
    assert offered(game, "complete") == [f"complete {EASY}"]
    play(game, "deck", f"complete {EASY}")
    assert game.scores() == [1, 0]
