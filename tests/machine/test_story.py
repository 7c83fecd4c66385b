"""The log tells the truth and the whole truth: games played at random by the lines alone."""

import pytest

import roundtable as rt
from tests.machine.haste import amount
from tests.machine.story import STORIES, Telling, telling, untold
from tests.machine.tables import Table, some_tables_of

TABLES_PER_GAME = amount(8, 4)
LONGEST = {"mage_knight": 90}  # decisions of one game; `python -m tests.machine.story` plays whole ones
USUAL_LONGEST = 400
NEEDED = {
    "merlin": Table("merlin", 3, (("kings_favour", True), ("arthur", True))),
    "paladins": Table("paladins", 1, (("difficulty", "hard"),)),
    "mage_knight": Table("mage_knight", 2, (("scenario", "full_conquest"),)),
}

FIGHTS = frozenset({"challenge", "explore", "go", "assault", "enter", "block", "attack", "strike", "target"})

TABLES = [table for game in sorted(STORIES) for table in some_tables_of(game, TABLES_PER_GAME)]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_every_change_is_told_and_every_line_is_so(table: Table) -> None:
    assert untold(table, seed=2, most=LONGEST.get(table.game, USUAL_LONGEST))[:5] == []


@pytest.mark.parametrize("seed", [5, 8, 9, 6][: amount(4, 2)])
def test_fights_and_enemies_on_the_map_are_told(seed: int) -> None:
    """Random play seldom fights: here whoever can does, so that enemies come, are blocked, summon and fall."""
    table = Table("mage_knight", 2, (("scenario", "full_conquest"),))
    told: set[str] = set()
    for moment in telling(table, seed, 350, FIGHTS):
        lines = {event.message.wording.id for event in moment.events}
        told |= lines
        assert moment.audience.untrue(moment.before, moment.events) == [], (moment.notation, lines)
    assert {"mage_knight-rampages", "mage_knight-faces"} <= told


@pytest.mark.parametrize("game", sorted(STORIES))
def test_every_line_says_something_that_would_be_missed(game: str) -> None:
    """Left out of the story, each kind of line leaves somebody with something untrue."""
    told: set[str] = set()
    missed: set[str] = set()
    for moment in telling(NEEDED[game], 1, 2 * LONGEST[game] if game in LONGEST else None):
        ids = {event.message.wording.id for event in moment.events} - STORIES[game].quiet
        told |= ids
        missed |= {id for id in ids - missed if is_missed(moment, id)}
    assert told - missed == set()
    assert len(told) > 10


def is_missed(moment: Telling, id: str) -> bool:
    """Say whether somebody would believe something wrong without the lines of a kind."""
    rest = [event for event in moment.events if event.message.wording.id != id]
    return bool(moment.audience.untrue(moment.before, rest))


@pytest.mark.parametrize("game", sorted(STORIES))
def test_every_line_of_the_log_is_understood(game: str) -> None:
    """A message that no game tells any more is not understood either."""
    story = STORIES[game]
    assert not story.quiet & set(story.lines)
    declared = {wording.id for wording in rt.box_of(game).events}
    assert {*story.lines, *story.quiet} <= declared
