"""Checks of the past: a record replayed is the game as it stands, and taking back is as if it had never been played."""

import random

import roundtable as rt
from roundtable.kernel.record import Record
from roundtable.kernel.zone import Zone
from tests.machine.sameness import same

UNDO_WORDS = ("<back>", "<restart>", "<redo>")


def replay_equals_live(game: rt.Game, chance: random.Random) -> None:
    """The record, read from its text, leads to the same position and the same record."""
    if game.past is None:
        return
    record = game.record()
    twin = rt.replay(record.text())
    same(without_early(twin), without_early(game), "position of the record replayed")
    same(twin.record().text(), record.text(), "record of the record replayed")


def damaged_records_are_refused(game: rt.Game, chance: random.Random) -> None:
    """A record with one other move is refused with a reason, or is another legal game; nothing else escapes."""
    if game.past is None or not game.record().moves:
        return
    record = game.record()
    actions = game.rules.box.vocabulary.actions
    at = chance.randrange(len(record.moves))
    record.moves[at] = chance.choice([chance.choice(actions).notation, *UNDO_WORDS, "abracadabra", ""])
    try:
        rt.replay(record)
    except rt.RoundtableError:
        return
    except Exception as problem:
        raise AssertionError(f"a record with {record.moves[at]!r} at {at} fails with {problem!r}") from problem


def without_early(game: rt.Game) -> dict[str, object]:
    """Give the position without answers laid down early: they enter the record only when their turn comes."""
    return {**game.save(), "early": []}


def undo_equals_a_shorter_game(game: rt.Game, chance: random.Random) -> None:
    """A step back leads to where the game would be without the last decision; redo leads to where it was."""
    if game.past is None:
        return
    record = game.record()
    twin = rerun(record)
    before = twin.save()
    told = events(twin)
    over = twin.over
    if not steps_back(twin):
        same(twin.save(), before, "position after a step back was refused")
        same(twin.record().text(), record.text(), "record after a step back was refused")
        return
    assert not over, "a step back from the end of the game"
    shorter = play_decisions(record, standing(record)[:-1])
    same(twin.save(), shorter.save(), "position after a step back, compared with the shorter game")
    same(events(twin), events(shorter), "events after a step back, compared with the shorter game")
    assert twin.options() == shorter.options(), "other options after a step back than in the shorter game"
    nothing_was_sealed(before, twin)
    twin.redo()
    same(twin.save(), before, "position after a step back and redo")
    same(events(twin), told, "events after a step back and redo")
    same(rt.replay(twin.record().text()).save(), before, "position of a record with a step back and redo")


def restart_equals_steps_back(game: rt.Game, chance: random.Random) -> None:
    """Starting the turn anew is the same as stepping back until that is refused; redo undoes it step by step."""
    if game.past is None:
        return
    record = game.record()
    stepping = rerun(record)
    before = stepping.save()
    steps = 0
    while steps_back(stepping):
        steps += 1
    restarting = rerun(record)
    try:
        restarting.restart()
    except rt.IllegalAction:
        assert steps == 0, f"{steps} steps back were possible, but no restart"
        return
    assert steps, "a restart is possible, but no step back"
    same(restarting.save(), stepping.save(), "position after a restart, compared with single steps back")
    for _ in range(steps):
        restarting.redo()
    same(restarting.save(), before, "position after a restart and redo of all")
    same(rt.replay(restarting.record().text()).save(), before, "position of a record with restart and redo")


def steps_back(game: rt.Game) -> bool:
    """Step back; say whether it was possible."""
    try:
        game.back()
    except rt.IllegalAction as refusal:
        if refusal.reason != "sealed":
            raise AssertionError(f"a step back is refused because of {refusal.reason!r}") from refusal
        return False
    return True


def nothing_was_sealed(before: dict[str, object], game: rt.Game) -> None:
    """Raise if the decision just taken back had used the generator or taught the acting seat a card."""
    same(game.save()["chance"], before["chance"], "generator after a step back: dice and draws cannot be taken back")
    seat = game.seat
    assert seat is not None
    for other in range(game.rules.seats):
        if other != seat:
            try:
                game.redo(other)
            except rt.IllegalAction:
                continue
            raise AssertionError(f"seat {other} played again what seat {seat} took back")
    later = rt.load(before)
    for earlier, since in zip(game.families(), later.families(), strict=True):
        seen = hidden_from(seat, earlier) - hidden_from(seat, since) - {game.endless()}  # another copy of it
        assert not seen, f"seat {seat} took back a decision by which it had seen the cards {sorted(seen)}"


def hidden_from(seat: int, family: list[Zone]) -> set[int]:
    """Give the cards of a family that a seat does not know; a card that lies in no zone lies open."""
    cards = {card for zone in family for card in zone.cards}
    return cards - {card for zone in family for card in zone.seen_by(seat)}


def rerun(record: Record) -> rt.Game:
    """Play a record again with a journal, answers that the kernel gives itself left to the kernel."""
    game = new_with_journal(record)
    for move in record.moves:
        play_move(game, move)
    return game


def play_move(game: rt.Game, move: str) -> None:
    """Play one entry of a record; the kernel itself gives the answers in parentheses."""
    if move == "<back>":
        game.back()
    elif move == "<restart>":
        game.restart()
    elif move == "<redo>":
        game.redo()
    elif not move.startswith("("):
        game.play(move)


def play_decisions(record: Record, decisions: list[str]) -> rt.Game:
    """Play decisions from the start of a record's game, with a journal."""
    game = new_with_journal(record)
    for decision in decisions:
        game.play(decision)
    return game


def new_with_journal(record: Record) -> rt.Game:
    """Set up the game of a record, with a journal."""
    return rt.replay(record, until=0, journal=rt.Journal())


def standing(record: Record) -> list[str]:
    """Give the decisions that still stand, those taken back left out."""
    decisions: list[str] = []
    undone: list[str] = []
    for at, move in enumerate(record.moves):
        if move == "<back>":
            undone.append(decisions.pop())
        elif move == "<redo>":
            decisions.append(undone.pop())
        elif move == "<restart>":
            earlier = rt.replay(record, until=at)
            while steps_back(earlier):
                undone.append(decisions.pop())
        elif not move.startswith("("):
            decisions.append(move)
            undone = []
    return decisions


def events(game: rt.Game) -> list[list[object]]:
    """Give what the journal tells: each message and who may know it."""
    assert game.journal is not None
    return [[event.message.data(), event.audience] for event in game.journal.events]
