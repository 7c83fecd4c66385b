"""What one press says is not asked twice, and what could not be taken back is said with the options themselves."""

from roundtable.kernel.game import Game
from roundtable.server.tables.paths import answers_behind, following, lasting_of, paths_from
from tests.rules.merlin import arrange as merlin
from tests.rules.paladins import arrange as paladins


def notations(game: Game) -> list[str]:
    return [action.notation for action in game.options()]


def pardoned(**more: object) -> Game:
    """A King's Favour is about to pay a debt or remove Suspicion; both are there."""
    game = paladins.table(
        favours=["pardon"],
        round=3,
        workers={0: ["fighter", "scout"]},
        silver={0: 1},
        unpaid={0: 1},
        suspicion={0: ["01", "02"]},
        forced=False,
    )
    game.play("favour pardon")
    game.play("worker fighter")
    return game


def behind(game: Game, action: str, *then: str) -> list[str]:
    further = [game.understand(one) for one in then]
    return answers_behind(game, 0, game.understand(action), further, also_obvious=True)


def test_who_chooses_to_pay_a_debt_is_not_asked_whether_to_pay_it() -> None:
    game = pardoned()
    assert notations(game) == ["choose pay-debt", "choose remove-suspicion-2"]
    assert behind(game, "choose pay-debt") == ["(pay-debt)"]
    game.play("choose pay-debt")
    assert notations(game) == ["pay-debt", "decline"]
    assert following(game, 0) is game.understand("pay-debt")


def test_each_of_several_is_meant() -> None:
    assert behind(pardoned(), "choose remove-suspicion-2") == ["(remove-suspicion)", "(remove-suspicion)"]


def test_who_means_otherwise_can_say_so_in_one_go() -> None:
    game = pardoned()
    offered = [path.actions for path in paths_from(game, 0, 1).paths if path.declines]
    assert offered == [["choose pay-debt", "decline"], ["choose remove-suspicion-2", "decline"]]
    assert [path for path in paths_from(game, 0, 1).paths if not path.declines] == []
    assert behind(game, "choose pay-debt", "decline") == ["decline"]


def test_a_meant_answer_that_ends_the_turn_is_known_to_last() -> None:
    game = pardoned()
    game.play("choose remove-suspicion-2")
    assert lasting_of(game, 0, game.understand("remove-suspicion")) == "ends"  # the second is meant as well
    assert lasting_of(pardoned(), 0, game.understand("choose pay-debt")) == "ends"


def test_nothing_is_answered_by_itself_after_the_turn() -> None:
    game = paladins.table(seats=1, workers={0: ["scout"]}, provisions={0: 0}, rival={}, forced=False)
    answers = behind(game, "do hunt", "worker scout")
    assert answers == ["worker scout"]


def test_what_could_not_be_taken_back_is_said_with_the_option() -> None:
    game = merlin.table(seats=2, dice={0: [1, 2, 3, 4]}, forced=False)
    assert {lasting_of(game, 0, action) for action in game.options()} == {""}
    game.play("die 1 knight")
    game.play("move clockwise")
    while game.asks != "merlin.end-turn":
        game.play(game.options()[-1])
    assert lasting_of(game, 0, game.understand("end")) == "ends"


def test_what_others_do_after_the_turn_is_not_revealed_by_its_last_answer() -> None:
    game = paladins.table(seats=1, workers={0: ["scout", "scout"]}, rival={}, forced=False)
    game.play("do hunt")
    assert lasting_of(game, 0, game.understand("worker scout")) == "ends"
    game = paladins.table(seats=1, workers={0: ["scout", "scout"]}, rival={}, forced=False)
    game.play("do conspire")
    assert lasting_of(game, 0, game.understand("worker scout")) == "reveals"  # a Suspicion card is drawn


def test_who_says_where_to_go_acts_there() -> None:
    game = merlin.table(seats=2, dice={0: [1, 2, 3, 4]}, hand={0: [], 1: []}, forced=False)
    paths = [path.actions for path in paths_from(game, 0, 1).paths]
    acting = [path for path in paths if path[-1] == "act"]
    assert acting
    assert all([path[:-1] not in paths for path in acting])


def test_who_has_a_choice_there_is_asked() -> None:
    game = merlin.table(seats=2, dice={0: [1, 2, 3, 4]}, goods={0: ["flag orange"]}, forced=False)
    paths = [path.actions for path in paths_from(game, 0, 1).paths]
    assert not [path for path in paths if path[-1] == "act"]
