"""Victory-point spaces, influence spaces, Excalibur and the Grail."""

import pytest

from tests.proof import rule
from tests.rules.merlin.arrange import before, has, offered, play, stock, table, traitors

FOUR = ("lady-in-waiting", "shield-bearer", "builder", "flag-bearer")
GREY, BROWN = 1, 5
HOME = -1

MIXED = ["shield grey", "shield grey", "shield blue", "shield brown",
         "flag orange", "flag purple",
         "material black", "material black", "material brown"]  # fmt: skip


@rule("merlin.vp-space.shield")
def test_a_point_for_each_shield() -> None:
    game = table(knight={0: before("vp-shield")}, goods={0: MIXED, 1: ["shield grey"]})
    play(game, "die 1 knight", "move clockwise", "act")
    assert game.scores() == [4, 0]
    assert sum(game.players[0].goods) == len(MIXED)


@rule("merlin.vp-space.flag")
def test_a_point_for_each_flag() -> None:
    game = table(knight={0: before("vp-flag")}, goods={0: MIXED, 1: ["flag grey"]})
    play(game, "die 1 knight", "move clockwise", "act")
    assert game.scores() == [2, 0]


@rule("merlin.vp-space.building-material")
def test_a_point_for_each_material() -> None:
    game = table(knight={0: before("vp-material")}, goods={0: MIXED, 1: ["material grey"]})
    play(game, "die 1 knight", "move clockwise", "act")
    assert game.scores() == [3, 0]


@rule("merlin.vp-space.influence", "merlin.vp-space.castle-influence-ignored")
def test_a_point_for_each_marker_in_the_principalities_and_none_for_those_in_the_castle() -> None:
    game = table(knight={0: before("vp-influence")}, influence={0: ["grey", "grey", "brown"], 1: ["grey", "blue"]})
    assert game.players[0].markers == 3
    play(game, "die 1 knight", "act")
    assert game.scores() == [3, 0]
    assert game.players[0].influence[GREY] == 2


@rule("merlin.vp-space.influence")
def test_markers_in_all_six_principalities_count() -> None:
    all_six = ["black", "grey", "blue", "purple", "orange", "brown"]
    game = table(knight={0: before("vp-influence")}, influence={0: all_six})
    play(game, "die 1 knight", "act")
    assert game.scores() == [6, 0]


@rule("merlin.vp-space.castle-influence-ignored")
def test_markers_in_the_castle_alone_give_nothing() -> None:
    game = table(knight={0: before("vp-influence")})
    assert game.players[0].markers == 6
    play(game, "die 1 knight", "act")
    assert game.scores() == [0, 0]


@rule("merlin.influence-space.shield")
def test_a_shield_from_a_principality_with_influence() -> None:
    game = table(knight={0: before("influence-shield")}, influence={0: ["blue", "blue", "brown"], 1: ["grey"]})
    play(game, "die 1 knight", "act")
    assert offered(game) == ["take shield blue", "take shield brown"]
    play(game, "take shield brown")
    assert (has(game, 0, "shield brown"), stock(game, "shield brown")) == (1, 5)
    assert sum(game.players[0].goods) == 1
    assert game.players[0].influence == [0, 0, 2, 0, 0, 1]
    assert game.seat == 1


@rule("merlin.influence-space.flag")
def test_a_flag_from_a_principality_with_influence() -> None:
    game = table(knight={0: before("influence-flag")}, influence={0: ["black", "purple"], 1: ["grey"]})
    play(game, "die 1 knight", "act")
    assert offered(game) == ["take flag black", "take flag purple"]
    play(game, "take flag purple")
    assert (has(game, 0, "flag purple"), stock(game, "flag purple")) == (1, 5)
    assert sum(game.players[0].goods) == 1


@rule("merlin.influence-space.building-material")
def test_a_material_from_a_principality_with_influence() -> None:
    game = table(knight={0: before("influence-material")}, influence={0: ["grey", "orange"], 1: ["blue"]})
    play(game, "die 1 knight", "act")
    assert offered(game) == ["take material grey", "take material orange"]
    play(game, "take material grey")
    assert (has(game, 0, "material grey"), stock(game, "material grey")) == (1, 5)
    assert sum(game.players[0].goods) == 1


@rule("merlin.influence-space.assistant")
def test_an_assistant_is_sent_to_a_principality_with_influence_and_does_its_duty() -> None:
    game = table(knight={0: before("influence-assistant")}, influence={0: ["grey", "brown"], 1: ["blue"]})
    play(game, "die 1 knight", "act")
    assert offered(game) == [f"place {one} {where}" for where in ("grey", "brown") for one in FOUR]
    play(game, "place builder brown")
    assert game.players[0].assistants == [HOME, HOME, BROWN, HOME]
    assert (has(game, 0, "material brown"), stock(game, "material brown")) == (1, 5)
    assert sum(game.players[0].goods) == 1
    assert game.seat == 1


@rule("merlin.influence-space.assistant-origin")
@pytest.mark.parametrize("origin", ["black", "blue", "purple", "orange", "brown"])
def test_the_assistant_sent_may_come_from_each_other_principality(origin: str) -> None:
    game = table(
        knight={0: before("influence-assistant")}, influence={0: ["grey"]}, assistants={0: {"builder": origin}}
    )
    play(game, "die 1 knight", "act", "place builder grey")
    assert game.players[0].assistants == [HOME, HOME, GREY, HOME]


@rule("merlin.influence-space.assistant-origin")
def test_the_assistant_sent_may_come_from_the_castle_but_not_from_the_principality_itself() -> None:
    game = table(
        knight={0: before("influence-assistant")},
        influence={0: ["grey"]},
        assistants={0: {"builder": "grey", "lady-in-waiting": "blue"}},
    )
    play(game, "die 1 knight", "act")
    assert offered(game) == ["place lady-in-waiting grey", "place shield-bearer grey", "place flag-bearer grey"]


@rule("merlin.influence-space.assistant-displaces")
def test_an_assistant_sent_by_influence_sends_an_opponents_home() -> None:
    game = table(
        knight={0: before("influence-assistant")},
        influence={0: ["grey"]},
        assistants={1: {"builder": "grey", "flag-bearer": "grey"}},
    )
    play(game, "die 1 knight", "act", "place builder grey")
    assert game.players[0].assistants == [HOME, HOME, GREY, HOME]
    assert game.players[1].assistants == [HOME, HOME, HOME, GREY]


@rule("merlin.influence-space.no-influence-no-effect")
@pytest.mark.parametrize("kind", ["shield", "flag", "material", "assistant"])
def test_influence_spaces_do_nothing_without_influence(kind: str) -> None:
    game = table(knight={0: before(f"influence-{kind}")}, influence={1: ["grey", "blue"]}, forced=False)
    play(game, "die 1 knight", "move clockwise")
    assert offered(game) == ["decline"]


@rule("merlin.influence-space.stock-must-exist")
@pytest.mark.parametrize("kind", ["shield", "flag", "material"])
def test_an_empty_stock_yields_nothing_on_an_influence_space(kind: str) -> None:
    game = table(
        knight={0: before(f"influence-{kind}")}, influence={0: ["grey", "brown"]}, goods={1: [f"{kind} grey"] * 6}
    )
    play(game, "die 1 knight", "act")  # the one principality left is taken without asking
    assert has(game, 0, f"{kind} brown") == 1
    assert has(game, 0, f"{kind} grey") == 0


@rule("merlin.influence-space.stock-must-exist")
@pytest.mark.parametrize("kind", ["shield", "flag", "material"])
def test_an_influence_space_has_no_action_if_no_stock_fits(kind: str) -> None:
    game = table(
        knight={0: before(f"influence-{kind}")},
        influence={0: ["grey"]},
        goods={1: [f"{kind} grey"] * 6},
        forced=False,
    )
    play(game, "die 1 knight", "move clockwise")
    assert offered(game) == ["decline"]


@rule("merlin.excalibur.take")
@pytest.mark.parametrize("holder", [-1, 1])
def test_excalibur_is_taken_from_the_board_or_from_its_holder(holder: int) -> None:
    game = table(knight={0: before("excalibur")}, excalibur=holder)
    play(game, "die 1 knight", "act")
    assert game.excalibur == 0


@rule("merlin.excalibur.take")
def test_excalibur_stays_where_it_is_if_the_action_is_declined() -> None:
    game = table(knight={0: before("excalibur")}, excalibur=1)
    play(game, "die 1 knight", "decline")
    assert game.excalibur == 1


@rule("merlin.excalibur.discard-traitor")
def test_excalibur_discards_one_own_traitor_of_choice_without_a_shield() -> None:
    game = table(
        knight={0: before("excalibur")},
        traitors={0: ["grey", "blue", "blue"], 1: ["brown"]},
        goods={0: ["shield blue"]},
    )
    discarded = len(game.traitor_discard)
    play(game, "die 1 knight", "act")
    assert game.asks == "merlin.discard-traitor"
    assert offered(game) == ["repel grey", "repel blue"]
    play(game, "repel blue")
    assert traitors(game, 0) == ["grey", "blue"]
    assert traitors(game, 1) == ["brown"]
    assert len(game.traitor_discard) == discarded + 1
    assert has(game, 0, "shield blue") == 1
    assert game.excalibur == 0


@rule("merlin.excalibur.holder-lands-again")
def test_the_holder_of_excalibur_keeps_it_and_still_discards() -> None:
    game = table(knight={0: before("excalibur")}, excalibur=0, traitors={0: ["grey", "blue"]})
    play(game, "die 1 knight", "act", "repel grey")
    assert game.excalibur == 0
    assert traitors(game, 0) == ["blue"]


@rule("merlin.excalibur.no-traitor")
def test_excalibur_is_taken_even_without_a_traitor() -> None:
    game = table(knight={0: before("excalibur")}, excalibur=1, traitors={1: ["grey"]})
    play(game, "die 1 knight", "act")
    assert game.excalibur == 0
    assert traitors(game, 1) == ["grey"]
    assert game.seat == 1


@rule("merlin.excalibur.holder-lands-again", "merlin.excalibur.no-traitor")
def test_excalibur_has_nothing_to_offer_to_its_holder_without_a_traitor() -> None:
    game = table(knight={0: before("excalibur")}, excalibur=0, traitors={1: ["grey"]}, forced=False)
    play(game, "die 1 knight", "move clockwise")
    assert offered(game) == ["decline"]


@rule("merlin.excalibur.no-traitor")
@pytest.mark.parametrize(("left", "asked"), [(["grey", "blue"], ["staff", "decline"]), (["grey"], ["end"])])
def test_a_staff_repeats_excalibur_only_for_another_traitor(left: list[str], asked: list[str]) -> None:
    game = table(merlin=before("excalibur") - 3, traitors={0: left}, staffs={0: 1}, forced=False)
    play(game, "die 4 merlin", "move clockwise", "act", "repel grey")
    assert offered(game) == asked


@rule("merlin.grail.take")
@pytest.mark.parametrize("holder", [-1, 1])
def test_the_grail_is_taken_from_the_board_or_from_its_holder(holder: int) -> None:
    game = table(knight={0: before("grail")}, grail=holder, excalibur=1)
    play(game, "die 1 knight", "act")
    assert (game.grail, game.excalibur) == (0, 1)


@rule("merlin.grail.apple")
def test_the_grail_brings_an_apple_from_the_board() -> None:
    game = table(knight={0: before("grail")}, grail=1, apples={1: 2})
    assert game.apples == 9
    play(game, "die 1 knight", "act")
    assert [player.apples for player in game.players] == [1, 2]
    assert game.apples == 8


@rule("merlin.grail.no-apple-left")
def test_there_is_no_apple_with_the_grail_if_none_is_left() -> None:
    game = table(knight={0: before("grail")}, apples={1: 11})
    play(game, "die 1 knight", "act")
    assert [player.apples for player in game.players] == [0, 11]
    assert (game.grail, game.apples) == (0, 0)


@rule("merlin.grail.holder-lands-again")
def test_the_holder_of_the_grail_keeps_it_and_still_takes_an_apple() -> None:
    game = table(knight={0: before("grail")}, grail=0)
    play(game, "die 1 knight", "act")
    assert game.grail == 0
    assert game.players[0].apples == 1


@rule("merlin.grail.holder-lands-again", "merlin.grail.no-apple-left")
def test_the_grail_has_nothing_to_offer_to_its_holder_if_no_apple_is_left() -> None:
    game = table(knight={0: before("grail")}, grail=0, apples={1: 11}, forced=False)
    play(game, "die 1 knight", "move clockwise")
    assert offered(game) == ["decline"]
