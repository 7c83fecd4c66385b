"""Principality spaces: an assistant comes, sends another player's home and does its duty."""

import pytest

from tests.proof import rule
from tests.rules.merlin.arrange import before, has, offered, play, shown, stock, table

FOUR = ("lady-in-waiting", "shield-bearer", "builder", "flag-bearer")
COLOURS = ("black", "grey", "blue", "purple", "orange", "brown")
BLUE, PURPLE, ORANGE = 2, 3, 4
HOME = -1


@rule("merlin.principality.choose-assistant")
def test_one_of_the_own_four_assistants_comes() -> None:
    game = table(knight={0: before("principality-blue")}, assistants={1: {"builder": "grey"}})
    play(game, "die 1 knight", "act")
    assert game.asks == "merlin.choose-assistant"
    assert offered(game) == [f"place {assistant} blue" for assistant in FOUR]
    play(game, "place flag-bearer blue")
    assert game.players[0].assistants == [HOME, HOME, HOME, BLUE]
    assert game.seat == 1


@rule("merlin.principality.assistant-origin")
@pytest.mark.parametrize("origin", ["black", "grey", "purple", "orange", "brown"])
def test_the_assistant_may_come_from_each_other_principality(origin: str) -> None:
    game = table(knight={0: before("principality-blue")}, assistants={0: {"builder": origin}})
    play(game, "die 1 knight", "act", "place builder blue")
    assert game.players[0].assistants == [HOME, HOME, BLUE, HOME]
    assert has(game, 0, "material blue") == 1


@rule("merlin.principality.assistant-origin")
def test_the_assistant_may_come_from_the_castle_while_others_are_placed() -> None:
    game = table(knight={0: before("principality-blue")}, assistants={0: {"builder": "orange"}})
    play(game, "die 1 knight", "act", "place shield-bearer blue")
    assert game.players[0].assistants == [HOME, BLUE, ORANGE, HOME]


@rule("merlin.principality.not-from-same")
def test_an_assistant_that_stands_there_cannot_be_chosen() -> None:
    game = table(knight={0: before("principality-blue")}, assistants={0: {"builder": "blue", "flag-bearer": "blue"}})
    play(game, "die 1 knight", "act")
    assert offered(game, "place") == ["place lady-in-waiting blue", "place shield-bearer blue"]


@rule("merlin.principality.not-from-same")
def test_there_is_no_action_if_all_four_stand_there() -> None:
    all_four = dict.fromkeys(FOUR, "blue")
    game = table(knight={0: before("principality-blue")}, assistants={0: all_four}, forced=False)
    play(game, "die 1 knight", "move clockwise")
    assert offered(game) == ["decline"]


@rule("merlin.principality.place-on-own-space")
@pytest.mark.parametrize("assistant", FOUR)
def test_the_assistant_stands_on_the_space_of_its_type(assistant: str) -> None:
    others = [one for one in FOUR if one != assistant]
    game = table(knight={0: before("principality-purple")}, assistants={1: {others[0]: "purple", assistant: "brown"}})
    play(game, "die 1 knight", "act", f"place {assistant} purple")
    assert shown(game)["principalities"][PURPLE]["assistants"] == {**dict.fromkeys(FOUR), others[0]: 1, assistant: 0}


@rule("merlin.principality.place-on-own-space")
@pytest.mark.parametrize("principality", COLOURS)
def test_the_assistant_goes_where_the_figure_stopped(principality: str) -> None:
    game = table(knight={0: before(f"principality-{principality}")})
    play(game, "die 1 knight", "act")
    assert offered(game) == [f"place {assistant} {principality}" for assistant in FOUR]


@rule("merlin.principality.place-on-own-space")
def test_merlin_brings_an_assistant_to_the_principality_where_he_stopped() -> None:
    game = table(knight={0: before("principality-grey")}, merlin=before("principality-brown", 4))
    play(game, "die 4 merlin", "move clockwise", "act")
    assert offered(game) == [f"place {assistant} brown" for assistant in FOUR]


@rule("merlin.principality.displace-opponent")
def test_another_players_assistant_of_the_type_goes_home() -> None:
    game = table(
        3,
        knight={0: before("principality-blue")},
        assistants={1: {"builder": "blue", "shield-bearer": "orange"}, 2: {"shield-bearer": "blue"}},
    )
    play(game, "die 1 knight", "act", "place builder blue")
    assert game.players[0].assistants == [HOME, HOME, BLUE, HOME]
    assert game.players[1].assistants == [HOME, ORANGE, HOME, HOME]
    assert game.players[2].assistants == [HOME, BLUE, HOME, HOME]
    assert has(game, 1, "material blue") == 0


@rule("merlin.principality.duty-follows")
def test_the_duty_is_done_at_once_and_where_the_assistant_now_stands() -> None:
    game = table(knight={0: before("principality-blue")}, assistants={0: {"builder": "orange"}})
    play(game, "die 1 knight", "act", "place builder blue")
    assert (has(game, 0, "material blue"), has(game, 0, "material orange")) == (1, 0)
    assert game.seat == 1


@rule("merlin.principality.place-when-duty-empty")
@pytest.mark.parametrize(("assistant", "good"), [("builder", "material"), ("shield-bearer", "shield"),
                                                 ("flag-bearer", "flag")])  # fmt: skip
def test_an_assistant_may_come_even_if_there_is_nothing_to_take(assistant: str, good: str) -> None:
    game = table(knight={0: before("principality-blue")}, goods={1: [f"{good} blue"] * 6})
    play(game, "die 1 knight", "act", f"place {assistant} blue")
    assert game.players[0].assistants[FOUR.index(assistant)] == BLUE
    assert sum(game.players[0].goods) == 0
    assert (has(game, 1, f"{good} blue"), stock(game, f"{good} blue")) == (6, 0)


@rule("merlin.principality.place-when-duty-empty")
def test_a_lady_may_come_without_a_marker_in_the_castle() -> None:
    game = table(knight={0: before("principality-blue")}, influence={0: ["black"] * 6})
    play(game, "die 1 knight", "act", "place lady-in-waiting blue")
    assert game.players[0].assistants[FOUR.index("lady-in-waiting")] == BLUE
    assert game.players[0].influence == [6, 0, 0, 0, 0, 0]
    assert game.players[0].markers == 0


@rule("merlin.principality.builder-duty")
def test_the_builder_takes_a_material() -> None:
    game = table(knight={0: before("principality-orange")}, goods={1: ["material orange"] * 5})
    play(game, "die 1 knight", "act", "place builder orange")
    assert (has(game, 0, "material orange"), stock(game, "material orange")) == (1, 0)
    assert sum(game.players[0].goods) == 1


@rule("merlin.principality.shield-bearer-duty")
def test_the_shield_bearer_takes_a_shield() -> None:
    game = table(knight={0: before("principality-orange")}, goods={1: ["shield orange"] * 5})
    play(game, "die 1 knight", "act", "place shield-bearer orange")
    assert (has(game, 0, "shield orange"), stock(game, "shield orange")) == (1, 0)
    assert sum(game.players[0].goods) == 1


@rule("merlin.principality.flag-bearer-duty")
def test_the_flag_bearer_takes_a_flag() -> None:
    game = table(knight={0: before("principality-orange")}, goods={1: ["flag orange"] * 5})
    play(game, "die 1 knight", "act", "place flag-bearer orange")
    assert (has(game, 0, "flag orange"), stock(game, "flag orange")) == (1, 0)
    assert sum(game.players[0].goods) == 1


@rule("merlin.principality.lady-duty")
def test_the_lady_in_waiting_brings_influence_from_the_castle() -> None:
    game = table(knight={0: before("principality-orange")}, influence={0: ["grey"]})
    assert game.players[0].markers == 5
    play(game, "die 1 knight", "act", "place lady-in-waiting orange")
    assert game.players[0].influence == [0, 1, 0, 0, 1, 0]
    assert game.players[0].markers == 4
    assert sum(game.players[0].goods) == 0


@rule("merlin.principality.influence-adds-up")
def test_influence_is_added_to_what_lies_there() -> None:
    game = table(
        knight={0: before("principality-orange")}, influence={0: ["orange", "orange"], 1: ["orange", "orange"]}
    )
    play(game, "die 1 knight", "act", "place lady-in-waiting orange")
    assert game.players[0].influence[ORANGE] == 3
    assert game.players[1].influence[ORANGE] == 2


@rule("merlin.principality.castle-storage-unlimited")
def test_a_castle_holds_all_there_is() -> None:
    every = [f"{good} {colour}" for good in ("shield", "flag", "material") for colour in COLOURS for _ in range(6)]
    every.remove("shield blue")
    game = table(knight={0: before("principality-blue")}, goods={0: every})
    play(game, "die 1 knight", "move clockwise", "act", "place shield-bearer blue")
    assert sum(game.players[0].goods) == 3 * 36
