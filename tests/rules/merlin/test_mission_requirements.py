"""What missions ask for: the seven families of requirements."""

from collections.abc import Mapping, Sequence
from itertools import combinations

import pytest

from tests.proof import rule
from tests.rules.merlin.arrange import offered, table

FOUR = ("lady-in-waiting", "shield-bearer", "builder", "flag-bearer")
OTHERS = ["01", "02", "04", "05"]  # cards that ask for three pieces


def completes(
    card: str,
    goods: Sequence[str] = (),
    influence: Sequence[str] = (),
    assistants: Mapping[str, str] | None = None,
    theirs: Mapping[str, str] | None = None,
    setting: Mapping[str, object] | None = None,
) -> bool:
    """Say whether seat 0 may complete a card; `theirs` are the assistants of seat 1."""
    game = table(
        settings=setting,
        hand={0: [card, *OTHERS[:3]]},
        goods={0: goods},
        influence={0: influence, 1: ["grey", "grey", "orange"]},
        assistants={0: assistants or {}, 1: theirs or {}},
    )
    return f"complete {card}" in offered(game)


@rule("merlin.mission-req.specific-goods")
def test_specific_pieces() -> None:
    card = "03"
    assert completes(card, ["flag blue", "material purple", "shield orange"])
    assert completes(card, ["flag blue", "material purple", "shield orange", "flag grey"])
    assert not completes(card, ["flag grey", "material purple", "shield orange"])
    assert not completes(card, ["flag blue", "material blue", "shield orange"])
    assert not completes(card, ["flag blue", "material purple", "shield purple"])
    assert not completes(card, ["flag blue", "material purple", "flag orange"])


@rule("merlin.mission-req.any-goods")
def test_pieces_of_any_principality() -> None:
    three_flags, two_of_each = "16", "22"
    assert completes(three_flags, ["flag blue", "flag grey", "flag grey"])
    assert completes(three_flags, ["flag brown"] * 4)
    assert not completes(three_flags, ["flag blue", "flag grey", "shield grey", "material grey"])
    pieces = ["flag blue", "flag grey", "material brown", "material brown", "shield orange", "shield black"]
    assert completes(two_of_each, pieces)
    for missing in range(6):
        assert not completes(two_of_each, pieces[:missing] + pieces[missing + 1 :])


@rule("merlin.mission-req.influence-specific")
def test_influence_in_one_specific_principality() -> None:
    one_in_orange, two_in_grey = "27", "24"
    assert completes(one_in_orange, influence=["orange"])
    assert not completes(one_in_orange, influence=["grey", "grey"])
    assert completes(two_in_grey, influence=["grey", "grey"])
    assert completes(two_in_grey, influence=["grey", "grey", "grey"])
    assert not completes(two_in_grey, influence=["grey", "orange", "orange"])


@rule("merlin.mission-req.influence-any")
def test_influence_counted_over_all_principalities() -> None:
    three, five = "29", "31"
    assert completes(three, influence=["grey", "blue", "brown"])
    assert completes(three, influence=["grey", "grey", "brown"])
    assert completes(three, influence=["blue", "blue", "blue"])
    assert not completes(three, influence=["grey", "blue"])
    assert completes(five, influence=["grey", "blue", "brown", "black", "black"])
    assert not completes(five, influence=["grey", "blue", "brown", "black"])


@rule("merlin.mission-req.influence-any")
def test_a_setting_asks_for_influence_in_one_principality() -> None:
    together = {"mission_influence_anywhere": "together"}
    assert completes("29", influence=["blue", "blue", "blue"], setting=together)
    assert not completes("29", influence=["blue", "blue", "grey", "grey"], setting=together)


@rule("merlin.mission-req.assistant-specific")
def test_a_specific_assistant_in_a_specific_principality() -> None:
    flag_bearer_in_blue = "42"
    assert completes(flag_bearer_in_blue, assistants={"flag-bearer": "blue"})
    assert not completes(flag_bearer_in_blue, assistants={"flag-bearer": "grey"})
    assert not completes(flag_bearer_in_blue, assistants={"builder": "blue", "lady-in-waiting": "blue"})
    assert not completes(flag_bearer_in_blue, theirs={"flag-bearer": "blue"})


@rule("merlin.mission-req.any-two-assistants")
def test_any_two_assistants_in_a_specific_principality() -> None:
    two_in_grey = "45"
    for one, other in combinations(FOUR, 2):
        assert completes(two_in_grey, assistants={one: "grey", other: "grey"})
        assert not completes(two_in_grey, assistants={one: "grey", other: "blue"})
        assert not completes(two_in_grey, assistants={one: "blue", other: "blue"})
        assert not completes(two_in_grey, assistants={one: "grey"}, theirs={other: "grey"})
    assert completes(two_in_grey, assistants={"builder": "grey", "flag-bearer": "grey", "lady-in-waiting": "grey"})


@rule("merlin.mission-req.two-specific-assistants")
@pytest.mark.parametrize("where", ["grey", "brown"])
def test_two_specific_assistants_placed_in_one_or_two_principalities(where: str) -> None:
    shield_and_flag_bearer = "54"
    assert completes(shield_and_flag_bearer, assistants={"shield-bearer": "grey", "flag-bearer": where})
    assert not completes(shield_and_flag_bearer, assistants={"shield-bearer": "grey"})
    assert not completes(shield_and_flag_bearer, assistants={"flag-bearer": where, "builder": "blue"})
    assert not completes(shield_and_flag_bearer, assistants={"flag-bearer": "blue"}, theirs={"shield-bearer": where})


@rule("merlin.mission-req.two-specific-assistants")
def test_a_setting_asks_for_both_assistants_in_one_principality() -> None:
    together = {"mission_two_specific_assistants": "together"}
    assert completes("54", assistants={"shield-bearer": "grey", "flag-bearer": "grey"}, setting=together)
    assert not completes("54", assistants={"shield-bearer": "grey", "flag-bearer": "blue"}, setting=together)
