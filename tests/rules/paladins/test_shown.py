"""What everybody is shown of pieces on the main board and of workers being placed or kept."""

import pytest

from tests.proof import rule
from tests.rules.paladins.arrange import play, table
from tests.rules.paladins.arrange_right import ready


@rule("paladins.garrison.choose-space")
@rule("paladins.commission.choose-space")
@pytest.mark.parametrize(("action", "piece"), [("commission", "monk"), ("garrison", "outpost")])
def test_a_space_shows_what_stands_there(action: str, piece: str) -> None:
    game = ready(action, faith={0: 3}, strength={0: 3})
    play(game, f"do {action}", "space r1-s2")
    for seat in (0, 1, None):
        spaces = game.sees(seat)["spaces"]
        assert isinstance(spaces, dict)
        assert {space: shown for space, shown in spaces.items() if shown} == {"r1-s2": {"owner": 0, "piece": piece}}


@rule("paladins.solo.place-priority")
def test_a_piece_of_the_rival_is_shown_as_its_own() -> None:
    game = table(1, rival={"monks": ["r1-s1"], "outposts": ["r2-s1"]})
    spaces = game.sees(0)["spaces"]
    assert isinstance(spaces, dict)
    assert spaces["r1-s1"] == {"owner": "rival", "piece": "monk"}
    assert spaces["r2-s1"] == {"owner": "rival", "piece": "outpost"}


@rule("paladins.solo.favour-target")
def test_a_worker_of_the_rival_on_a_favour_has_no_type() -> None:
    game = table(
        1,
        round=3,
        workers={0: ["labourer"] * 4},
        favours=["supplies"],
        rival={"workers": 2, "marker": 1, "schemes": ["kings-favour"]},
    )
    play(game, "do hunt")
    assert game.sees(0)["favour_workers"] == ["rival", None, None, None, None]


@rule("paladins.action.choose-workers")
def test_the_place_being_filled_is_shown_with_its_aim() -> None:
    game = ready("garrison", strength={0: 3}, workshops={0: {"garrison": 1}}, forced=False)
    play(game, "do garrison")
    assert game.sees(1)["filling"] is None
    play(game, "space r2-s2")
    assert game.sees(1)["filling"] == {"seat": 0, "action": "garrison", "place": 2, "target": "space:r2-s2"}
    play(game, "worker labourer")
    assert game.sees(1)["filling"] == {"seat": 0, "action": "garrison", "place": 3, "target": "space:r2-s2"}
    play(game, "worker fighter")
    assert game.sees(1)["filling"] is None


@rule("paladins.action.choose-workers")
def test_an_action_without_an_aim_shows_none() -> None:
    game = table(2, workers={0: ["labourer", "scout"]}, forced=False)
    play(game, "do hunt-two")
    assert game.sees(0)["filling"] == {"seat": 0, "action": "hunt", "place": 1, "target": None}


@rule("paladins.pass.keep-choice")
def test_the_workers_named_so_far_are_shown() -> None:
    game = table(2, workers={0: ["labourer", "labourer", "scout", "cleric", "fighter"]}, forced=False)
    play(game, "pass", "keep labourer")
    assert game.sees(1)["keeping"] == ["labourer"]
    play(game, "keep scout")
    assert game.sees(1)["keeping"] == ["labourer", "scout"]
    play(game, "keep cleric")
    assert game.sees(1)["keeping"] == []
