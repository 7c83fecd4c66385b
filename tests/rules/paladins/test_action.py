"""The action phase and the general rules of actions: turns, spaces, requirements and what makes an action possible."""

from collections.abc import Mapping

import pytest

import roundtable as rt
from roundtable.games.paladins.box import PaladinsTable
from roundtable.games.paladins.content import OUTSIDER_NAME, WALL_NAME
from tests.proof import rule
from tests.rules.paladins.arrange import attribute, offered, play, standing, supply_of, table

LEFT = {"develop", "recruit", "hunt", "trade", "pray", "conspire"}
RIGHT = {"commission", "fortify", "garrison", "absolve", "attack", "convert"}
# What an action of the right side requires and rewards, how much the position of `second` requires, and its target
# if there are several.
ATTRIBUTES = {
    "commission": ("faith", "influence", 2, "space r2-s2"),
    "fortify": ("influence", "strength", 1, None),
    "garrison": ("strength", "faith", 3, "space r2-s2"),
    "absolve": ("influence", "faith", 1, "jar labourer"),
    "attack": ("strength", "influence", 3, None),
    "convert": ("faith", "strength", 2, None),
}
WORKERS = {
    "commission": ["scout", "labourer", "cleric"],
    "fortify": ["merchant", "labourer", "scout"],
    "garrison": ["merchant", "labourer", "fighter"],
    "absolve": ["cleric", "labourer", "merchant"],
    "attack": ["scout", "labourer", "fighter"],
    "convert": ["fighter", "labourer", "cleric"],
}
SPACES = ["r1-s1", "r1-s2", "r2-s1", "r2-s2", "r2-s3", "r2-s4", "r3-s1"]
# A Paladin without a share in the attribute that an action requires, and in its price.
STRANGER = {"faith": "gerin", "strength": "gerin", "influence": "roland"}


def second(action: str, values: Mapping[str, int], paladin: str | None = None) -> PaladinsTable:
    """Seat 0 has the workers and means for an action whose cheapest target is gone: only the second lies open."""
    return table(
        workers={0: WORKERS[action], 1: ["labourer"]},
        silver={0: 0 if action == "attack" else 9},
        provisions={0: 9},
        faith={0: values.get("faith", 0)},
        strength={0: values.get("strength", 0)},
        influence={0: values.get("influence", 0)},
        paladin={0: paladin or STRANGER[ATTRIBUTES[action][0]]},
        monks={1: ["r1-s1", "r1-s2"]},
        walls={0: ["05"]},
        next_walls=["06"],
        jars={0: [9]},
        outsiders=[None, "archer-byzantine", None, None, None, None],
    )


def act(game: PaladinsTable, action: str) -> None:
    """Take an action of the right side at its target."""
    target = ATTRIBUTES[action][3]
    play(game, f"do {action}", *([target] if target else []))
    assert game.seat == 1


def to_first_turn(game: PaladinsTable) -> PaladinsTable:
    """Take the first option until somebody must act or pass."""
    while game.asks != "paladins.take-turn":
        game.play_at(0)
    return game


@rule("paladins.action-phase.act-or-pass")
def test_a_turn_is_one_action_or_passing() -> None:
    game = table(workers={0: ["labourer"] * 3, 1: ["labourer"] * 3}, round=3, favours=["supplies"])
    assert game.asks == "paladins.take-turn"
    assert {notation.split()[0] for notation in offered(game)} == {"do", "favour", "pass"}
    play(game, "do hunt")
    assert game.seat == 1
    play(game, "favour supplies")
    assert game.seat == 0
    play(game, "pass")
    assert game.seat == 1
    assert [player.passed for player in game.players] == [True, False]


@rule("paladins.action-phase.first-player-begins")
@pytest.mark.parametrize("first", range(4))
def test_turns_go_clockwise_from_the_first_player(first: int) -> None:
    game = table(4, first=first, workers={seat: ["labourer"] * 3 for seat in range(4)})
    acted = []
    for deed in ["hunt"] * 4 + ["trade"] * 4:
        acted.append(game.seat)
        play(game, f"do {deed}")
    assert acted == [(first + turn) % 4 for turn in range(4)] * 2


@rule("paladins.action-phase.first-player-begins")
@pytest.mark.parametrize("seed", range(5))
def test_the_first_player_of_the_round_has_the_first_turn(seed: int) -> None:
    game = rt.new("paladins", 3, seed)
    assert isinstance(game, PaladinsTable)
    assert to_first_turn(game).seat == game.first
    first = game.first
    while game.round == 1:
        play(game, offered(game)[-1])
    assert to_first_turn(game).seat == game.first == (first + 1) % 3


@rule("paladins.action-phase.passed-skipped")
def test_who_has_passed_is_skipped() -> None:
    game = table(3, workers={seat: ["labourer"] * 3 for seat in range(3)})
    play(game, "do hunt", "pass", "do hunt")
    assert game.seat == 0
    play(game, "do trade")
    assert game.seat == 2
    play(game, "pass")
    assert game.seat == 0
    play(game, "do conspire")
    assert game.seat == 0


@rule("paladins.action.place-workers")
def test_workers_go_from_the_personal_supply_to_the_space_or_the_kings_favour() -> None:
    game = table(workers={0: ["labourer", "scout", "cleric"], 1: ["labourer"] * 2}, round=3, favours=["supplies"])
    play(game, "do hunt-two", "worker labourer")
    assert standing(game.players[0], "hunt") == ["labourer", "scout", None]
    assert supply_of(game.players[0]) == {"cleric": 1}
    play(game, "do hunt", "favour supplies")
    assert game.favour_workers[0] == 4  # the cleric
    assert supply_of(game.players[0]) == {}


@rule("paladins.action.place-workers")
def test_a_kings_favour_not_yet_revealed_takes_no_worker() -> None:
    game = table(workers={0: ["labourer"]}, round=3, favours=["supplies", "prayer"])
    assert offered(game, "favour") == ["favour supplies"]
    assert offered(table(workers={0: ["labourer"]}, round=2, favours=["supplies"]), "favour") == []


@rule("paladins.action.own-board-only")
def test_a_player_uses_the_own_board_only() -> None:
    game = table(workers={0: ["labourer"], 1: ["labourer"]}, board={0: {"hunt": ["scout"]}, 1: {"trade": ["scout"]}})
    assert "do hunt" not in offered(game)
    play(game, "do trade")
    assert standing(game.players[0], "trade") == ["labourer", None, None]
    assert standing(game.players[1], "trade") == ["scout", None, None]
    assert "do trade" not in offered(game)
    assert "do hunt" in offered(game)


@rule("paladins.action.must-be-possible")
@pytest.mark.parametrize("action", ATTRIBUTES)
def test_an_action_of_the_right_side_needs_its_workers_and_requirement(action: str) -> None:
    needs, _, least, _ = ATTRIBUTES[action]
    deed = f"do {action}"
    assert deed in offered(second(action, {needs: least}))
    assert deed not in offered(second(action, {needs: least - 1}))
    for missing in WORKERS[action]:
        two = [worker for worker in WORKERS[action] if worker != missing]
        assert deed not in offered(table(workers={0: two}, silver={0: 9}, provisions={0: 9}, strength={0: 1}))


@rule("paladins.action.must-be-possible")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve"])
def test_an_action_of_the_right_side_needs_its_price(action: str) -> None:
    for silver, provisions in ((1, 1), (0, 0)):
        game = table(workers={0: WORKERS[action]}, silver={0: silver}, provisions={0: provisions}, strength={0: 1})
        assert (f"do {action}" in offered(game)) == (silver + provisions > 0)


@rule("paladins.action.must-be-possible")
@pytest.mark.parametrize("action", ["attack", "convert"])
def test_without_an_outsider_nobody_is_attacked_or_converted(action: str) -> None:
    row = ["archer-byzantine", None, None, None, None, None]
    for outsiders in (row, [None] * 6):
        game = table(workers={0: WORKERS[action]}, silver={0: 9}, strength={0: 9}, outsiders=outsiders)
        assert (f"do {action}" in offered(game)) == (outsiders is row)


@rule("paladins.action.must-be-possible")
def test_the_left_side_needs_its_price_and_target_too() -> None:
    row = ["peddler-silver", None, None, None, None]
    workers = {0: ["cleric", "fighter"]}
    rich = table(workers=workers, silver={0: 4}, row=row, debts=0, paladin={0: "gerin"})
    assert {"do develop", "do pray", "do dismiss", "do recruit"} <= set(offered(rich))
    poor = table(workers=workers, silver={0: 1}, row=row, debts=0, paladin={0: "gerin"})
    assert not {"do develop", "do pray", "do dismiss", "do recruit"} & set(offered(poor))
    empty = table(workers=workers, silver={0: 9}, row=[None] * 5)
    assert not {"do dismiss", "do recruit"} & set(offered(empty))


@rule("paladins.action.no-use-allowed")
def test_an_action_of_no_use_may_be_taken() -> None:
    full = table(workers={0: WORKERS["absolve"], 1: ["labourer"]}, silver={0: 1}, faith={0: 12})
    play(full, "do absolve", "jar pay-debt-1")
    assert (full.seat, full.players[0].jars, attribute(full.players[0], "faith")) == (1, 1, 12)
    empty = table(workers={0: ["cleric"], 1: ["labourer"]}, settings={"pray_current_space": "other_spaces"})
    play(empty, "do pray")
    assert (empty.seat, standing(empty.players[0], "pray")) == (1, ["cleric", None, None])


@rule("paladins.action.left-side", "paladins.action.right-side")
def test_a_board_has_six_actions_on_each_side() -> None:
    everything = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
    game = table(workers={0: everything}, silver={0: 9}, provisions={0: 9}, strength={0: 1})
    spaces = {notation.removeprefix("do ").removesuffix("-two") for notation in offered(game, "do")}
    assert spaces - {"dismiss"} == LEFT | RIGHT  # dismissing is done on Recruit
    play(game, "do develop")  # workshops go to the right side only
    assert {notation.split()[1] for notation in offered(game, "workshop")} == RIGHT


@rule(
    "paladins.action.right-side-attributes",
    "paladins.action.commission-attributes",
    "paladins.action.fortify-attributes",
    "paladins.action.garrison-attributes",
    "paladins.action.absolve-attributes",
    "paladins.action.attack-attributes",
    "paladins.action.convert-attributes",
)
@pytest.mark.parametrize("action", ATTRIBUTES)
def test_an_action_requires_one_attribute_and_rewards_another(action: str) -> None:
    needs, gives, least, _ = ATTRIBUTES[action]
    others = {name: 12 for name in ("faith", "strength", "influence") if name != needs}
    assert f"do {action}" not in offered(second(action, {needs: least - 1, **others}))
    game = second(action, {needs: least})
    act(game, action)
    after = {name: attribute(game.players[0], name) for name in ("faith", "strength", "influence")}
    assert after == {"faith": 0, "strength": 0, "influence": 0, needs: least, gives: 1}


@rule("paladins.action.requirement-not-spent")
@pytest.mark.parametrize("action", ATTRIBUTES)
def test_meeting_a_requirement_leaves_the_attribute(action: str) -> None:
    needs = ATTRIBUTES[action][0]
    for value in (3, 7, 12):
        game = second(action, {needs: value})
        act(game, action)
        assert attribute(game.players[0], needs) == value


@rule("paladins.action.attribute-total")
@pytest.mark.parametrize(
    ("action", "track", "paladin"),
    [
        ("commission", 1, "anseis"),  # Faith 1
        ("convert", 0, "girard"),  # Faith 2
        ("garrison", 1, "otton"),  # Strength 2
        ("attack", 0, "berengier"),  # Strength 3
        ("fortify", 0, "berengier"),  # Influence 1
        ("absolve", 0, "gerier"),  # Influence 1
    ],
)
def test_track_and_paladin_together_meet_a_requirement(action: str, track: int, paladin: str) -> None:
    needs = ATTRIBUTES[action][0]
    assert f"do {action}" in offered(second(action, {needs: track}, paladin))
    assert f"do {action}" not in offered(second(action, {needs: track}))
    if track:
        assert f"do {action}" not in offered(second(action, {needs: track - 1}, paladin))


@rule("paladins.action.occupied-is-blocked")
@pytest.mark.parametrize("action", [*sorted(LEFT), *sorted(RIGHT)])
def test_a_space_that_holds_workers_cannot_be_used(action: str) -> None:
    everything = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
    deeds = {"recruit": ["dismiss", "recruit"], "hunt": ["hunt", "hunt-two"], "trade": ["trade", "trade-two"]}
    for place in range(3 if action in RIGHT else 1):
        standing_there = [None] * place + ["labourer"]
        boards = {0: {action: standing_there}}
        game = table(workers={0: everything}, silver={0: 9}, provisions={0: 9}, strength={0: 1}, board=boards)
        free = table(workers={0: everything}, silver={0: 9}, provisions={0: 9}, strength={0: 1})
        blocked = set(offered(free)) - set(offered(game))
        assert blocked == {f"do {deed}" for deed in deeds.get(action, [action])}


@rule("paladins.action.workers-stay")
def test_workers_stay_until_cleared_covered_or_passing() -> None:
    everybody = {0: ["labourer", "labourer", "labourer", "cleric"], 1: ["labourer"] * 5}
    board = {0: {"commission": ["scout", "labourer", "cleric"], "hunt": ["scout"]}}
    game = table(workers=everybody, silver={0: 4}, board=board)
    play(game, "do trade", "worker labourer", "do hunt")
    assert standing(game.players[0], "trade") == ["labourer", None, None]
    play(game, "do pray", "clear hunt", "do trade")
    assert standing(game.players[0], "hunt") == [None, None, None]
    assert standing(game.players[0], "trade") == ["labourer", None, None]
    play(game, "do develop", "workshop commission 1", "do conspire")
    assert standing(game.players[0], "commission") == [None, "labourer", "cleric"]
    play(game, "pass")
    assert game.players[0].board == [-1] * 36


@rule("paladins.action.max-seven")
@pytest.mark.parametrize("done", [6, 7])
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "convert"])
def test_five_actions_can_be_done_seven_times(action: str, done: int) -> None:
    game = table(
        workers={0: WORKERS[action]},
        silver={0: 9},
        provisions={0: 9},
        faith={0: 12},
        strength={0: 12},
        influence={0: 12},
        monks={0: SPACES[:done] if action == "commission" else []},
        outposts={0: SPACES[:done] if action == "garrison" else []},
        walls={0: WALL_NAME.words[: done if action == "fortify" else 0]},
        jars={0: range(done if action == "absolve" else 0)},
        converted={0: OUTSIDER_NAME.words[: done if action == "convert" else 0]},
    )
    assert (f"do {action}" in offered(game)) == (done < 7)


@rule("paladins.action.attack-unlimited")
@pytest.mark.parametrize("done", [7, 30, 35])
def test_attacks_have_no_limit(done: int) -> None:
    row = [OUTSIDER_NAME.words[35], None, None, None, None, None]
    attacked = {0: OUTSIDER_NAME.words[:done]}
    game = table(workers={0: WORKERS["attack"], 1: ["labourer"]}, strength={0: 1}, attacked=attacked, outsiders=row)
    play(game, "do attack")
    assert len(game.players[0].attacked) == done + 1
