"""King's Favour, row 2: an assistant is sent from a principality space to any principality."""

import pytest

from roundtable.games.merlin.box import MerlinTable
from tests.proof import rule
from tests.rules.merlin.arrange import before, has, offered, pass_turn, play, shown, space, table

FAVOUR = {"kings_favour": True}
FOUR = ("lady-in-waiting", "shield-bearer", "builder", "flag-bearer")
SIX = ("black", "grey", "blue", "purple", "orange", "brown")


def at_grey(*abilities: str, knight: bool = True, assistants: dict[int, dict[str, str]] | None = None) -> MerlinTable:
    """Seat 0 has moved the knight, or Merlin, to the grey space and acts there."""
    game = table(
        settings=FAVOUR,
        knight={0: before("principality-grey")},
        merlin=before("principality-grey", 4),
        abilities={0: abilities},
        assistants=assistants,
        staffs={0: 1},
    )
    play(game, *(["die 1 knight"] if knight else ["die 4 merlin", "move clockwise"]), "act")
    return game


def targets(game: MerlinTable, assistant: str) -> list[str]:
    """The principalities to which an assistant may be sent."""
    return [option.split()[2] for option in offered(game, "place") if option.split()[1] == assistant]


def places(game: MerlinTable, seat: int = 0) -> list[str | None]:
    """Where the assistants of a seat stand, in the order of FOUR."""
    found: dict[str, str | None] = shown(game)["players"][seat]["assistants"]
    return [found[assistant] for assistant in FOUR]


@rule("merlin.module.deploy-anywhere")
@pytest.mark.parametrize("knight", [True, False])
@pytest.mark.parametrize("assistant", FOUR)
def test_the_assistant_may_go_to_any_principality(assistant: str, knight: bool) -> None:
    game = at_grey(f"{assistant} 2", knight=knight)
    assert sorted(targets(game, assistant)) == sorted(SIX)
    play(game, f"place {assistant} orange")
    assert places(game)[FOUR.index(assistant)] == "orange"


@rule("merlin.module.deploy-anywhere")
@pytest.mark.parametrize("principality", SIX)
def test_it_works_on_all_six_spaces(principality: str) -> None:
    game = table(settings=FAVOUR, knight={0: before(f"principality-{principality}")}, abilities={0: ["builder 2"]})
    play(game, "die 1 knight", "act")
    assert sorted(targets(game, "builder")) == sorted(SIX)
    assert targets(game, "flag-bearer") == [principality]


@rule("merlin.module.deploy-only-that-assistant")
@pytest.mark.parametrize("assistant", FOUR)
def test_the_others_go_to_the_principality_of_the_space(assistant: str) -> None:
    game = at_grey(f"{assistant} 2", f"{assistant} 1", f"{assistant} 3")
    for other in FOUR:
        assert len(targets(game, other)) == (6 if other == assistant else 1)
        assert "grey" in targets(game, other)


@rule("merlin.module.deploy-only-that-assistant")
def test_another_players_ability_is_of_no_use() -> None:
    game = table(settings=FAVOUR, knight={0: before("principality-grey")}, abilities={1: ["builder 2"]})
    play(game, "die 1 knight", "act")
    assert targets(game, "builder") == ["grey"]


@rule("merlin.module.deploy-not-same")
@pytest.mark.parametrize("standing", SIX)
def test_an_assistant_cannot_be_placed_where_it_stands(standing: str) -> None:
    game = at_grey("builder 2", assistants={0: {"builder": standing}})
    assert sorted(targets(game, "builder")) == sorted(place for place in SIX if place != standing)


@rule("merlin.module.deploy-from-landing")
def test_an_assistant_may_leave_the_principality_of_the_space() -> None:
    game = at_grey("builder 2", assistants={0: {"builder": "grey", "flag-bearer": "grey"}})
    assert targets(game, "flag-bearer") == []
    play(game, "place builder brown")
    assert places(game) == [None, None, "brown", "grey"]


@rule("merlin.module.deploy-from-landing")
def test_the_action_is_possible_though_all_four_stand_there() -> None:
    game = at_grey("builder 2", assistants={0: dict.fromkeys(FOUR, "grey")})
    assert offered(game) == [f"place builder {place}" for place in SIX if place != "grey"]


@rule("merlin.module.deploy-duty")
@pytest.mark.parametrize("assistant", FOUR)
def test_the_duty_is_done_where_the_assistant_is_sent(assistant: str) -> None:
    game = at_grey(f"{assistant} 2", assistants={1: {assistant: "purple"}})
    play(game, f"place {assistant} purple")
    goods = [has(game, 0, f"{good} purple") for good in ("shield", "material", "flag")]
    assert [game.players[0].influence[3], *goods] == [int(one == assistant) for one in FOUR]
    assert sum(game.players[0].goods) + sum(game.players[0].influence) == 1
    assert places(game, 1) == [None] * 4  # sent home as usual


@rule("merlin.module.deploy-only-principality-spaces")
def test_it_does_not_work_on_the_assistant_space() -> None:
    game = table(
        settings=FAVOUR,
        knight={0: before("influence-assistant")},
        influence={0: ["blue"]},
        abilities={0: ["builder 2"]},
    )
    play(game, "die 1 knight", "act")
    assert targets(game, "builder") == ["blue"]


@rule("merlin.module.deploy-only-principality-spaces")
def test_it_does_not_work_on_the_relocation_space() -> None:
    game = table(
        settings=FAVOUR,
        knight={0: before("relocate")},
        assistants={0: {"builder": "grey"}},
        abilities={0: ["builder 2", "flag-bearer 2"]},
    )
    play(game, "die 1 knight", "act")
    assert sorted(offered(game)) == ["place builder black", "place builder blue"]


@rule("merlin.module.own-figure-needed")
@pytest.mark.parametrize("knight", [True, False])
def test_a_borrowed_principality_space_is_not_enough(knight: bool) -> None:
    game = table(
        settings=FAVOUR,
        knight={0: 23, 1: space("principality-blue")},
        merlin=20,
        goods={0: ["flag orange"]},
        abilities={0: ["builder 2"]},
    )
    play(game, *(["die 1 knight"] if knight else ["die 4 merlin", "move clockwise"]), "flag orange", "act")
    assert targets(game, "builder") == ["blue"]


@rule("merlin.module.mirror-counts")
def test_a_principality_space_reached_with_the_mirror_flag_is_enough() -> None:
    game = table(
        settings=FAVOUR,
        knight={0: before("principality-purple")},
        goods={0: ["flag brown"]},
        abilities={0: ["builder 2"]},
    )
    play(game, "die 1 knight", "flag brown", "act")
    assert game.players[0].knight == space("principality-black")
    assert targets(game, "flag-bearer") == ["black"]
    assert sorted(targets(game, "builder")) == sorted(SIX)


@rule("merlin.module.mirror-counts")
def test_the_mirror_flag_after_the_action_flag_is_enough() -> None:
    game = table(
        settings=FAVOUR,
        knight={0: before("principality-purple"), 1: space("exchange-1")},
        goods={0: ["flag brown", "flag orange"]},
        abilities={0: ["builder 2"]},
    )
    play(game, "die 1 knight", "flag orange", "flag brown", "act")
    assert sorted(targets(game, "builder")) == sorted(SIX)


@rule("merlin.module.rows-one-two-unlimited")
def test_row_two_works_in_every_turn_without_a_scoring() -> None:
    game = at_grey("builder 2")
    play(game, "place builder purple")
    pass_turn(game)
    play(game, "die 4 merlin", "move clockwise", "act", "place builder brown")
    assert places(game) == [None, None, "brown", None]
    assert shown(game)["players"][0]["turned_seals"] == []


@rule("merlin.module.staff-with-deploy")
def test_a_staff_repeats_the_action_with_the_ability() -> None:
    game = at_grey("builder 2", knight=False)
    play(game, "place builder purple", "staff")
    assert sorted(targets(game, "builder")) == sorted(place for place in SIX if place != "purple")
    play(game, "place builder brown")
    assert places(game) == [None, None, "brown", None]
    assert (has(game, 0, "material purple"), has(game, 0, "material brown")) == (1, 1)
    assert game.players[0].staffs == 0


@rule("merlin.module.staff-with-deploy", "merlin.module.own-figure-needed")
def test_a_staff_that_repeats_a_borrowed_action_does_not_use_the_ability() -> None:
    game = table(
        settings=FAVOUR,
        knight={1: space("principality-blue")},
        merlin=20,
        goods={0: ["flag orange"]},
        abilities={0: ["builder 2"]},
        staffs={0: 1},
    )
    play(game, "die 4 merlin", "move clockwise", "flag orange", "act", "place flag-bearer blue", "staff")
    assert targets(game, "builder") == ["blue"]
