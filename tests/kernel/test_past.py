"""Taking back: by whom and how far, and that it leaves no trace but in the record."""

import random

import pytest

import roundtable as rt
from roundtable.kernel.past import FAR
from tests.kernel.arrange import Only, Roll, ask, feud, meeting, moves, play, refused
from tests.practice.feud.state import Feud

# ---- back, restart, redo ----


def walk() -> Feud:
    return feud(hands=["march shield tithe"])


def test_back_takes_one_decision_back() -> None:
    game, shorter = walk(), walk()
    play(game, "play march", "choose move", "play shield", "choose move")
    play(shorter, "play march", "choose move", "play shield")
    game.back()
    assert game.save() == shorter.save()
    assert game.options() == shorter.options()


def test_restart_takes_everything_since_the_last_seal_back() -> None:
    game = walk()
    before = game.save()
    play(game, "play march", "choose move", "play tithe")
    game.restart()
    assert game.save() == before
    play(game, "play march", "choose move", "explore 1")
    revealed = game.save()
    play(game, "play tithe", "play shield", "choose move")
    game.restart()
    assert game.save() == revealed


def test_redo_plays_again_what_was_taken_back_one_by_one() -> None:
    game = walk()
    positions = [game.save()]
    for move in ("play march", "choose move", "play tithe"):
        game.play(move)
        positions.append(game.save())
    game.restart()
    for position in positions[1:]:
        game.redo()
        assert game.save() == position
    assert refused(game, "redo") == "nothing-to-redo"


def test_back_and_redo_may_alternate() -> None:
    game = walk()
    play(game, "play march", "choose move", "play tithe")
    end = game.save()
    play(game, "<back>", "<back>", "<redo>", "<back>", "<restart>", "<redo>", "<redo>", "<redo>")
    assert game.save() == end


def test_a_new_action_forgets_what_was_taken_back() -> None:
    game = walk()
    play(game, "play march", "choose move", "<back>", "<back>", "play tithe")
    assert refused(game, "redo") == "nothing-to-redo"


def test_the_same_action_played_anew_forgets_what_was_taken_back() -> None:
    game = walk()
    play(game, "play march", "choose move", "<restart>", "play march")
    assert refused(game, "redo") == "nothing-to-redo"


def test_a_refused_action_does_not_forget_what_was_taken_back() -> None:
    game = walk()
    play(game, "play tithe", "<back>")
    with pytest.raises(rt.IllegalAction):
        game.play("step 3")
    game.redo()
    assert game.lords[0].gold == 3


def test_redo_of_an_action_that_seals_is_not_possible_because_it_cannot_be_taken_back() -> None:
    game = walk()
    play(game, "play march", "choose move", "explore 1")
    assert refused(game, "back") == "sealed"
    assert refused(game, "redo") == "nothing-to-redo"


def test_after_redo_and_a_seal_nothing_is_left() -> None:
    game = walk()
    play(game, "play march", "choose move", "play tithe", "<restart>", "<redo>", "<redo>", "explore 1")
    assert refused(game, "redo") == "nothing-to-redo"
    assert refused(game, "back") == "sealed"


# ---- who may ----


def test_only_the_seat_that_acted_may_take_back() -> None:
    game = feud(hands=["rumour", "march"])
    play(game, "play rumour", "accuse 1")
    assert game.seat == 1
    for seat in (1, 2):
        assert refused(game, "back", seat) == refused(game, "restart", seat) == "not-your-move"
    game.back(0)
    assert (game.seat, game.asks) == (0, "feud.accuse")
    assert refused(game, "redo", 1) == "nothing-to-redo"
    game.redo(0)
    assert game.seat == 1


def test_a_reaction_can_be_taken_back_until_somebody_else_acts() -> None:
    game = feud(hands=["rumour tithe", "march"])
    play(game, "play rumour", "accuse 1", "deny march", "let", "<back>")
    assert game.asks == "feud.answer"
    play(game, "<redo>", "play tithe")
    assert refused(game, "back", 1) == "not-your-move"


def test_undo_never_crosses_another_seats_action() -> None:
    """0, 1 and 2 act in turn; each may take back only its own last part, and only until the next acts."""
    game = feud(seats=3, hands=["rumour march", "march shield", "blade shield"])
    play(game, "play rumour", "accuse 1", "deny march")
    assert refused(game, "back", 0) == "not-your-move"
    before = game.save()
    game.play("deny blade")
    assert refused(game, "back", 1) == "not-your-move"
    game.restart(2)
    assert game.save() == before
    assert (game.seat, refused(game, "back", 2)) == (2, "sealed")


def test_a_seat_in_the_middle_takes_back_only_its_own_answer() -> None:
    game = feud(hands=["rumour march", "march shield", "blade shield"])
    play(game, "play rumour", "accuse 1", "deny march", "deny blade", "let", "deny shield")
    game.restart()
    assert (game.seat, game.denials) == (1, 2)
    assert refused(game, "back") == "sealed"


# ---- forced answers ----


def test_back_passes_over_forced_answers() -> None:
    game = feud(hands=["march tithe"], forced=True)
    game.lords[0].gold = 0
    before = game.save()
    ask(game, Roll(0), Only(0), Only(0), Roll(0))
    asked = game.save()
    game.play("pass")
    assert moves(game) == ["pass", "(done)", "(done)"]
    game.back()
    assert game.save() == asked != before


def test_restart_and_redo_pass_over_forced_answers() -> None:
    game = feud(forced=True)
    ask(game, Roll(0), Only(0), Roll(0), Only(0), Roll(0))
    first = game.save()
    play(game, "pass", "pass")
    last = game.save()
    game.restart()
    assert game.save() == first
    play(game, "<redo>", "<redo>")
    assert game.save() == last
    assert moves(game) == ["pass", "(done)", "pass", "(done)", "<restart>", "<redo>", "<redo>"]


def test_a_forced_answer_of_another_seat_seals() -> None:
    game = feud(forced=True)
    ask(game, Roll(0), Only(1), Roll(0))
    game.play("pass")
    assert (game.seat, game.shares) == (0, (1,))
    assert refused(game, "back") == "sealed"


# ---- in the middle of a fight ----


def fight() -> Feud:
    game = meeting(hands=["blade tithe", "blade feint shield"])
    play(game, "attack 1", "partial", "play blade", "choose strong", "spend shield", "play feint", "choose attack")
    return game


def test_a_fighter_takes_back_small_decisions_and_not_the_attack() -> None:
    game = fight()
    assert game.blow == 5
    play(game, "<back>", "<back>", "<back>")
    assert (game.asks, game.blow) == ("feud.pay", 0)
    play(game, "pay")
    assert (game.asks, game.blow, game.lords[1].gold) == ("feud.swing", 4, 0)


def test_a_fighter_who_restarts_comes_back_to_its_last_answer() -> None:
    """Choosing the kind of defence is the defender's own decision, so it can be taken back, too; the attack cannot."""
    game = fight()
    game.restart()
    assert (game.seat, game.asks) == (1, "feud.defend")
    assert refused(game, "back") == "sealed"


def test_a_blow_can_be_taken_back_until_the_other_answers() -> None:
    game = fight()
    play(game, "done")
    assert (game.seat, game.asks) == (0, "feud.parry")
    game.back(1)
    assert (game.seat, game.asks, game.blow) == (1, "feud.swing", 5)
    play(game, "done", "done")
    assert (game.seat, game.asks) == (1, "feud.damage")
    assert refused(game, "back", 1) == "not-your-move"
    play(game, "wound", "plunder", "<back>", "<back>")
    assert (game.blow, game.lords[0].renown, game.lords[0].gold) == (5, 0, 1)
    assert refused(game, "back") == "sealed"


# ---- the record and the journal ----


def test_taking_back_is_written_into_the_record() -> None:
    game = walk()
    play(game, "play march", "choose move", "<back>", "<redo>", "<restart>")
    assert moves(game) == ["play march", "choose move", "<back>", "<redo>", "<restart>"]


def test_a_refusal_is_not_written_into_the_record() -> None:
    game = walk()
    assert refused(game, "back") == "sealed"
    assert moves(game) == []


def told(game: rt.Game) -> list[tuple[object, int, int]]:
    assert game.journal is not None
    return [(event.message.data(), event.audience, event.turn) for event in game.journal.events]


def with_journal(game: Feud, *notations: str) -> Feud:
    game.journal = rt.Journal()
    play(game, *notations)
    return game


@pytest.mark.parametrize("forced", [False, True])
def test_the_journal_forgets_what_was_taken_back(forced: bool) -> None:
    """Word for word and with the place in the history it is the journal of the shorter game."""
    hands = ["march shield tithe"]
    game = with_journal(feud(hands=hands, forced=forced), "play march", "choose move", "play tithe", "<back>")
    shorter = with_journal(feud(hands=hands, forced=forced), "play march", "choose move")
    assert told(game) == told(shorter)
    assert len(told(game)) == 1


def test_the_journal_after_restart_and_redo_tells_everything_once() -> None:
    game = with_journal(walk(), "play march", "choose move", "play tithe")
    before = [event[:2] for event in told(game)]
    play(game, "<restart>")
    assert told(game) == []
    play(game, "<redo>", "<redo>", "<redo>")
    assert [event[:2] for event in told(game)] == before


def test_stepping_back_several_times_keeps_what_was_told_before() -> None:
    game = with_journal(walk(), "play march", "choose move", "explore 1")
    before = told(game)
    play(game, "play tithe", "play shield")
    play(game, "choose move", "<back>", "<back>", "<back>")
    assert told(game) == before
    assert len(before) == 2


def test_the_journal_follows_another_way_taken_after_stepping_back() -> None:
    game = with_journal(feud(hands=["march shield tithe", "march"]), "play march", "choose move")
    before = told(game)
    play(game, "play tithe", "play shield", "<back>", "<back>", "siege", "cancel", "play tithe", "<back>")
    assert told(game) == before
    assert len(before) == 1


def test_a_journal_attached_late_is_emptied_by_going_back_before_it() -> None:
    game = walk()
    game.play("play march")
    with_journal(game, "choose move", "play tithe")
    assert len(told(game)) == 1
    game.restart()
    assert told(game) == []


# ---- undo is as if it had never been played ----


class Decisions:
    """Those that stand and those taken back, kept beside the game."""

    def __init__(self) -> None:
        self.stand: list[rt.Action] = []
        self.undone: list[rt.Action] = []

    def play(self, game: rt.Game, action: rt.Action) -> None:
        game.play(action)
        self.stand.append(action)
        self.undone = []

    def undo(self, game: rt.Game, what: str) -> bool:
        """Step back, start anew or play again; say whether that was possible."""
        steps = steps_to_the_seal(game)
        possible = bool(self.undone if what == "redo" else steps)
        if not possible:
            assert refused(game, what) == ("nothing-to-redo" if what == "redo" else "sealed")
            return False
        getattr(game, what)()
        if what == "redo":
            self.stand.append(self.undone.pop())
        else:
            for _ in range(1 if what == "back" else steps):
                self.undone.append(self.stand.pop())
        return True


def steps_to_the_seal(game: rt.Game) -> int:
    """Count the decisions that can be taken back."""
    twin = rt.replay(game.record())
    count = 0
    try:
        while True:
            twin.back()
            count += 1
    except rt.IllegalAction:
        return count


def test_a_step_back_late_in_a_game_comes_to_the_same_position() -> None:
    """Whatever lies between the last snapshot and the line is replayed, also past the place of a new snapshot."""
    chance = random.Random(3)
    game, shorter = rt.new("feud", 3, 3), rt.new("feud", 3, 3)
    checked = 0
    for _ in range(3 * FAR):
        if game.over:
            break
        action = chance.choice(game.options())
        before = game.save()
        game.play(action)
        if game.need_past().line:
            twin = rt.replay(game.record())
            twin.back()
            assert twin.save() == before == shorter.save()
            checked += 1
        shorter.play(action)
    assert len(game.record().moves) > FAR
    assert checked > FAR // 4


def test_hashes_of_rounds_are_of_the_positions_at_their_ends() -> None:
    chance = random.Random(1)
    late, at_once = rt.new("feud", 2, 1), rt.new("feud", 2, 1)
    rounds: list[tuple[int, str]] = []
    while not late.over:
        action = chance.choice(late.options())
        late.play(action)
        at_once.play(action)
        rounds = at_once.need_past().rounds  # asked for in time
    assert late.record().rounds == rounds
    assert len(rounds) > 1


@pytest.mark.parametrize("seed", range(12))
def test_undo_equals_the_replay_of_the_shorter_record(seed: int) -> None:
    """Play at random, stepping back, restarting and redoing; compare each time with a game that never did."""
    seats, forced = 1 + seed % 4, seed % 3 > 0
    game, decisions, chance = rt.new("feud", seats, seed, forced=forced), Decisions(), random.Random(seed)
    undos = 0
    for _ in range(60):
        if game.over:
            break
        if chance.random() < 0.7:
            decisions.play(game, chance.choice(game.options()))
        elif decisions.undo(game, chance.choice(("back", "restart", "redo"))):
            undos += 1
            shorter = rt.new("feud", seats, seed, forced=forced)
            for action in decisions.stand:
                shorter.play(action)
            assert game.save() == shorter.save()
            assert game.options() == shorter.options()
            assert rt.replay(game.record()).save() == game.save()
    assert undos


# ---- answers given together ----


def joined(game: Feud) -> None:
    """Play three cards, two of them with their choices in one go."""
    play(game, "play march")
    game.play("choose move", joined=True)
    play(game, "play shield")
    game.play("choose move", joined=True)


def test_back_takes_answers_given_together_back_together() -> None:
    game, shorter = walk(), walk()
    joined(game)
    play(shorter, "play march", "choose move")
    game.back()
    assert game.save() == shorter.save()
    game.back()
    assert game.save() == walk().save()
    assert refused(game, "back") == "sealed"


def test_redo_plays_answers_given_together_again_together() -> None:
    game, whole, half = walk(), walk(), walk()
    joined(game)
    joined(whole)
    play(half, "play march", "choose move")
    game.restart()
    game.redo()
    assert game.save() == half.save()
    game.redo()
    assert game.save() == whole.save()
    assert refused(game, "redo") == "nothing-to-redo"
    game.back()
    assert game.save() == half.save()


def test_what_was_answered_before_any_decision_cannot_be_taken_back() -> None:
    game, begun = walk(), walk()
    for one in (game, begun):
        one.play("play march", joined=True)
    assert refused(game, "back") == "sealed"
    assert refused(game, "restart") == "sealed"
    play(game, "choose move", "play shield")
    game.restart()
    assert game.save() == begun.save()


@pytest.mark.parametrize("seed", range(4))
def test_answers_given_together_replay_like_any_others(seed: int) -> None:
    luck = random.Random(seed)
    game = rt.new("feud", 2, seed=seed)
    past = game.need_past()
    for _ in range(120):
        if past.open and luck.random() < 0.3:
            luck.choice([game.back, game.restart])()
        elif past.undone and luck.random() < 0.5:
            game.redo()
        elif not game.over:
            game.play(luck.choice(game.options()), joined=luck.random() < 0.4)
    assert "<back>" in moves(game)
    assert rt.replay(game.record()).save() == game.save()
