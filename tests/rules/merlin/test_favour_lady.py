"""King's Favour, lady-in-waiting, row 3: two assistants are sent instead of the action of an influence space."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from tests.proof import rule
from tests.rules.merlin.arrange import before, has, offered, play, shown, table

FOUR = ("lady-in-waiting", "shield-bearer", "builder", "flag-bearer")
SEAL = "seal lady-in-waiting"
ASKED = "merlin.visit"


def landed(
    where: str = "influence-shield",
    *,
    knight: bool = True,
    influence: list[str] | None = None,
    assistants: dict[int, dict[str, str]] | None = None,
    hand: list[str] | None = None,
) -> MerlinTable:
    """Seat 0, with the ability and a staff, has moved the knight, or Merlin, to an influence space."""
    game = table(
        settings={"kings_favour": True},
        knight={0: before(where)},
        merlin=before(where, 4),
        influence={0: ["grey", "blue"] if influence is None else influence},
        assistants=assistants,
        abilities={0: ["lady-in-waiting 3"]},
        staffs={0: 1},
        hand={0: hand or ["01", "02", "05", "06"]},
    )
    play(game, *(["die 1 knight"] if knight else ["die 4 merlin", "move clockwise"]))
    return game


def places(game: MerlinTable, seat: int = 0) -> list[str | None]:
    """Where the assistants of a seat stand, in the order of FOUR."""
    found: dict[str, str | None] = shown(game)["players"][seat]["assistants"]
    return [found[assistant] for assistant in FOUR]


@rule("merlin.module.lady-two-actions")
@pytest.mark.parametrize("where", ["influence-shield", "influence-flag", "influence-material", "influence-assistant"])
@pytest.mark.parametrize("knight", [True, False])
def test_two_assistants_go_to_principalities_with_influence(where: str, knight: bool) -> None:
    game = landed(where, knight=knight)
    assert offered(game) == ["act", SEAL, "decline"]
    play(game, SEAL)
    everywhere = [f"place {assistant} {place}" for place in ("grey", "blue") for assistant in FOUR]
    assert (game.asks, offered(game)) == (ASKED, everywhere)
    play(game, "place builder grey")
    assert (len(offered(game, "place")), offered(game)[-1]) == (7, "skip")
    play(game, "place flag-bearer blue")
    assert places(game) == [None, None, "grey", "blue"]
    assert (has(game, 0, "material grey"), has(game, 0, "flag blue")) == (1, 1)
    assert sum(game.players[0].goods) == 2


@rule("merlin.module.lady-two-actions")
def test_the_second_assistant_may_stay_at_home() -> None:
    game = landed("influence-shield", knight=True)
    play(game, SEAL, "place builder grey", "skip")
    assert places(game) == [None, None, "grey", None]
    assert sum(game.players[0].goods) == 1


@rule("merlin.module.lady-two-actions")
def test_without_influence_anywhere_nobody_can_be_sent() -> None:
    game = landed(influence=[])
    assert game.seat == 1  # declining was the only answer
    assert places(game) == [None] * 4


@rule("merlin.module.lady-replaces-action")
@pytest.mark.parametrize("good", ["shield", "flag", "material"])
def test_the_action_of_the_space_is_not_carried_out(good: str) -> None:
    game = landed(f"influence-{good}")
    play(game, SEAL, "place lady-in-waiting grey", "place lady-in-waiting blue")
    assert (game.seat, sum(game.players[0].goods)) == (1, 0)


@rule("merlin.module.lady-replaces-action")
def test_the_plain_action_may_be_carried_out_and_the_seal_kept() -> None:
    game = landed("influence-shield")
    play(game, "act", "take shield blue")
    assert has(game, 0, "shield blue") == 1
    assert places(game) == [None] * 4
    assert shown(game)["players"][0]["turned_seals"] == []


@rule("merlin.module.lady-same-principality")
def test_both_may_go_to_the_same_principality() -> None:
    game = landed()
    play(game, SEAL, "place builder grey", "place shield-bearer grey")
    assert places(game) == [None, "grey", "grey", None]
    assert (has(game, 0, "material grey"), has(game, 0, "shield grey")) == (1, 1)


@rule("merlin.module.lady-origin")
def test_assistants_come_from_castle_or_elsewhere_and_send_others_home() -> None:
    standing = {0: {"builder": "brown"}, 1: {"builder": "grey", "flag-bearer": "blue", "lady-in-waiting": "blue"}}
    game = landed(assistants=standing)
    play(game, SEAL, "place builder grey", "place flag-bearer blue")
    assert places(game) == [None, None, "grey", "blue"]
    assert places(game, 1) == ["blue", None, None, None]


@rule("merlin.module.lady-origin")
def test_an_assistant_is_not_sent_where_it_stands() -> None:
    game = landed(assistants={0: {"builder": "grey"}})
    play(game, SEAL)
    assert "place builder grey" not in offered(game)
    assert "place builder blue" in offered(game)


@rule("merlin.module.lady-same-assistant")
def test_the_same_assistant_may_go_to_two_principalities() -> None:
    game = landed()
    play(game, SEAL, "place builder grey")
    assert "place builder grey" not in offered(game)
    play(game, "place builder blue")
    assert places(game) == [None, None, "blue", None]
    assert (has(game, 0, "material grey"), has(game, 0, "material blue")) == (1, 1)


@rule("merlin.module.lady-sequential")
def test_a_marker_placed_by_the_first_assistant_counts_before_the_second_is_sent() -> None:
    game = landed(hand=["24", "01", "02", "05"])  # 24: two markers in grey
    play(game, SEAL)
    assert offered(game, "complete") == []
    play(game, "place lady-in-waiting grey")
    assert game.players[0].influence == [0, 2, 1, 0, 0, 0]
    assert offered(game, "complete") == ["complete 24"]
    play(game, "place lady-in-waiting blue")
    assert game.players[0].influence == [0, 2, 2, 0, 0, 0]


@rule("merlin.module.lady-no-staff")
def test_no_staff_is_spent_with_two_visits() -> None:
    game = landed(knight=False)
    play(game, SEAL, "place builder grey", "place flag-bearer blue")
    assert (game.seat, game.players[0].staffs) == (1, 1)
