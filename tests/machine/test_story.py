"""The log tells the truth and the whole truth: games played at random by the lines alone."""

import random
from collections.abc import Iterable

import pytest

import roundtable as rt
from tests.machine.haste import amount
from tests.machine.hearer import Audience
from tests.machine.story import STORIES, Telling, going_on, telling, untold
from tests.machine.tables import Table, some_tables_of
from tests.rules.mage_knight.arrange import table as arranged

TABLES_PER_GAME = amount(8, 4)
LONGEST = {"mage_knight": 90}  # decisions of one game; `python -m tests.machine.story` plays whole ones
USUAL_LONGEST = 400
NEEDED = {
    "merlin": Table("merlin", 3, (("kings_favour", True), ("arthur", True))),
    "paladins": Table("paladins", 1, (("difficulty", "hard"),)),
    "mage_knight": Table("mage_knight", 2, (("scenario", "full_conquest"),)),
}

FIGHTS = frozenset({"challenge", "explore", "go", "assault", "enter", "block", "attack", "strike", "target"})
ENDS = frozenset({"end-turn", "announce", "pick", "card"})

TABLES = [table for game in sorted(STORIES) for table in some_tables_of(game, TABLES_PER_GAME)]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.id)
def test_every_change_is_told_and_every_line_is_so(table: Table) -> None:
    assert untold(table, seed=2, most=LONGEST.get(table.game, USUAL_LONGEST))[:5] == []


@pytest.mark.parametrize("seed", [5, 8, 9, 6][: amount(4, 2)])
def test_fights_and_enemies_on_the_map_are_told(seed: int) -> None:
    """Random play seldom fights: here whoever can does, so that enemies come, are blocked, summon and fall."""
    table = Table("mage_knight", 2, (("scenario", "full_conquest"),))
    assert {"mage_knight-rampages", "mage_knight-faces"} <= truly_told(telling(table, seed, 350, FIGHTS))


def test_who_is_faced_is_told_before_others_may_join() -> None:
    """A step provokes one rampaging enemy beside another, and the question whether that one joins is open."""
    game = arranged(tiles={(0, 1): "countryside-05", (1, 0): "countryside-08"}, at={0: (4, -3)}, move=3, forced=False)
    game.journal = rt.Journal()
    audience = Audience(STORIES["mage_knight"], game)
    before = audience.known
    game.play("go 3,-3")
    audience.look(game)
    assert game.asks == "mage_knight.join-combat"
    assert audience.untrue(before, game.journal.events) == []


@pytest.mark.parametrize("open_decks", [False, True])
def test_upgrades_after_a_night_are_told(open_decks: bool) -> None:
    """Random play hardly ever comes to the end of a Night: here it is near, with cards in all piles."""
    game = arranged(
        3,
        settings={"action_upgrades": True, "action_upgrades_open_decks": open_decks},
        night=True,
        round=2,
        hand={0: ["march", "wound"], 1: ["rage"], 2: ["swiftness"]},
        deck={0: ["stamina"], 1: [], 2: ["tranquility"]},
        discard={0: ["concentration", "threaten"], 1: ["march", "march"], 2: ["promise"]},
        forced=False,
    )
    told = truly_told(going_on(game, random.Random(3), 60, ENDS))
    assert {"mage_knight-cards-gathered", "mage_knight-upgrade-offered", "mage_knight-upgraded"} <= told
    assert game.asks == "mage_knight.choose-tactic" or game.round > 2


def truly_told(moments: Iterable[Telling]) -> set[str]:
    """Give the lines told, after a look whether everybody believes what is so."""
    told: set[str] = set()
    for moment in moments:
        lines = {event.message.wording.id for event in moment.events}
        told |= lines
        assert moment.audience.untrue(moment.before, moment.events) == [], (moment.notation, lines)
    return told


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
