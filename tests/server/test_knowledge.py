"""Nothing that a seat may not know reaches it: twin tables that differ only in hidden things answer alike.

Whole games are played over the API; at every step each viewer's state is compared with what the kernel allows that
seat, and searched for the seed and for the names of cards it cannot know.
"""

import asyncio
import json
from typing import Any

import pytest

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.game import Game
from roundtable.kernel.journal import Journal
from roundtable.kernel.table import box_of, new
from roundtable.server.store import Entry
from roundtable.server.tables import kinds, state
from roundtable.server.tables.state import Moment
from roundtable.server.tables.table import Table
from tests.practice import BOXES

from .live import Live, begun, finish, whose_turn

assert BOXES  # registered by being imported
GAMES = [("tourney", 3), ("feud", 2), ("merlin", 3), ("paladins", 2), ("mage_knight", 2), ("mage_knight", 1)]


def opened(game: str, seats: int, seed: str) -> Table:
    """Give a running table made from its log alone."""
    places = [kinds.Place(kind="person", name=f"P{seat}") for seat in range(seats)]
    setup = kinds.New(
        game=game,
        settings=new(game, seats, 1).rules.settings,
        places=places,
        title="",
        public=True,
        spectators=True,
        forced=False,
    )
    table = Table("t")
    drafts = [(kinds.NEW, None, setup), (kinds.START, None, kinds.Start(seed=seed))]
    for kind, seat, data in drafts:
        table.apply(entry(table, kind, seat, data))
    return table


def entry(table: Table, kind: str, seat: int | None, data: Any) -> Entry:  # noqa: ANN401  # any of the kinds of data
    game = data.game if isinstance(data, kinds.New) else table.setup.game
    return Entry(
        table="t",
        sequence=table.version + 1,
        kind=kind,
        seat=seat,
        player="p",
        base=0,
        data=kinds.encode(data),
        rules=box_of(game).version,
        key=None,
        mark="m",
        at=1.0,
    )


def twin(table: Table, game: Game) -> Table:
    """Give a table that is like another but for its game."""
    made = Table("t")
    made.setup, made.rules, made.owner, made.chairs = table.setup, table.rules, table.owner, table.chairs
    made.version, made.status, made.created, made.updated = table.version, table.status, table.created, table.updated
    made.asked, made.asking = table.asked, table.asking
    game.journal = Journal()
    made.game = game
    made.events.update(game, table.version, None)
    return made


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_states_depend_on_what_the_seat_knows_and_on_nothing_else(game: str, seats: int) -> None:
    table = opened(game, seats, "secret seed")
    luck = Chance(key_of("luck"))
    for step in range(120):
        real = table.need_game()
        if real.over:
            break
        for viewer in range(seats):
            world = real.imagine(viewer, luck.fork())
            world.past = real.past  # what can be taken back is no matter of what is hidden
            for eyes in (viewer, None):  # a spectator knows nothing that a seat does not
                ours = Moment(table).state(eyes, table.version)
                theirs = Moment(twin(table, world)).state(eyes, table.version)
                assert (ours.view, ours.ask, ours.table) == (theirs.view, theirs.ask, theirs.table), f"step {step}"
        seat = real.waiting[0]
        options = real.options_of(seat)
        move = kinds.Move(action=options[luck.below(len(options))].notation)
        table.apply(entry(table, kinds.PLAY, seat, move))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_events_reach_those_alone_who_may_know_them(game: str, seats: int) -> None:
    table = opened(game, seats, "secret seed")
    luck = Chance(key_of("luck"))
    while not table.need_game().over and table.version < 300:
        real = table.need_game()
        seat = real.waiting[0]
        options = real.options_of(seat)
        move = kinds.Move(action=options[luck.below(len(options))].notation)
        table.apply(entry(table, kinds.PLAY, seat, move))
        if luck.below(4) == 0 and state.can(table, real, seat).back:
            table.apply(entry(table, kinds.BACK, seat, kinds.Move()))
        journal = real.journal
        assert journal is not None
        for viewer in (None, *range(seats)):
            told = [event.message for event in Moment(table).state(viewer, 0).events]
            assert told == [event.message.data() for event in journal.seen_by(viewer)]


def test_seeds_never_leave_the_server_before_the_end(live: Live) -> None:
    table, folk = begun(live)
    service = live.application.service
    assert live.loop is not None
    entries = asyncio.run_coroutine_threadsafe(service.store.logs.entries(table), live.loop).result(5)
    (seed,) = [json.loads(one.data)["seed"] for one in entries if one.kind == kinds.START]
    stranger = live.stranger()
    paths = [
        f"/api/tables/{table}",
        f"/api/tables/{table}?seat=0",
        f"/api/tables/{table}/record",
        f"/api/tables/{table}/replay",
        f"/api/tables/{table}/preview?seat=0&version=0&action=x",
        f"/api/tables/{table}/why?seat=0&version=0&thing=x",
        f"/api/tables/{table}/chat",
        "/api/lobby",
        "/api/tables",
        "/metrics",
    ]
    for count in range(30):
        seat = whose_turn(table, folk)
        folk[seat].play(table, seat, count)
        for person in (*folk, stranger):
            for path in paths:
                headers = {"Authorization": f"Bearer {person.token}"} if person.token else {}
                assert seed not in person.client.get(path, headers=headers).text
    finish(table, folk)
    assert json.loads(folk[0].ask("GET", f"/api/tables/{table}/record").text)["seed"] == seed


def test_others_hands_stay_closed_until_the_end(live: Live) -> None:
    table, folk = begun(live)
    stranger = live.stranger()
    for person, seat in ((folk[0], 1), (folk[1], 0), (stranger, 0)):
        assert person.refused("GET", f"/api/tables/{table}?seat={seat}", 403) == "server-not-your-seat"
        path = f"/api/tables/{table}/replay?seat={seat}&at=0"
        assert person.refused("GET", path, 403) == "server-not-your-seat"
    assert folk[0].refused("GET", f"/api/tables/{table}/record", 409) == "server-not-over"
    assert folk[0].refused("POST", f"/api/tables/{table}/share", 409) == "server-not-over"
    finish(table, folk)
    assert stranger.state(table, 1)["seat"] == 1


@pytest.mark.parametrize("game", ["merlin", "paladins", "feud"])
def test_a_running_game_is_replayed_as_each_seat_saw_it(quick: Live, game: str) -> None:
    table, folk = begun(quick, game)
    path = f"/api/tables/{table}/replay"
    stranger = quick.stranger()
    seen: list[tuple[int, int | None, Any, Any]] = []
    for count in range(12):
        at = stranger.get(path)["moves"]
        for viewer, person in ((None, stranger), (0, folk[0]), (1, folk[1])):
            state = person.state(table, viewer)
            seen.append((at, viewer, state["view"], [event["message"] for event in state["events"]]))
        seat = whose_turn(table, folk)
        folk[seat].play(table, seat, count)
    for at, viewer, view, events in seen[:: len(seen) // 12]:
        person = stranger if viewer is None else folk[viewer]
        query = f"?at={at}" if viewer is None else f"?at={at}&seat={viewer}"
        shown = person.get(path + query)
        assert shown["move"] is None
        assert (shown["view"], [event["message"] for event in shown["events"]]) == (view, events)


def test_points_are_shown_at_the_end_only(live: Live) -> None:
    table, folk = begun(live)
    assert folk[0].state(table)["table"]["result"] is None
    assert finish(table, folk)["table"]["result"]["scores"]


def test_a_closed_table_is_seen_by_those_who_sit_there(live: Live) -> None:
    table, folk = begun(live, spectators=False)
    stranger = live.guest("Eve")
    for path in ("", "/chat", "/replay"):
        assert stranger.refused("GET", f"/api/tables/{table}{path}", 403) == "server-no-spectators"
    assert folk[1].state(table)["seat"] is None
    finish(table, folk)
    for path in ("/record", "/replay"):
        assert stranger.refused("GET", f"/api/tables/{table}{path}", 403) == "server-no-spectators"


def test_errors_tell_no_more_than_the_question(live: Live) -> None:
    table, folk = begun(live, "feud")
    seat = whose_turn(table, folk)
    view = folk[1 - seat].state(table, 1 - seat)
    words = [action.notation for action in new("feud", 2, 1).rules.box.vocabulary.actions]
    answers = set()
    for word in words:
        error = folk[1 - seat].move(table, 1 - seat, view["version"], word, 403)["error"]
        answers.add((error["id"], error["args"]["rule"]))
    assert answers == {("refused-not-your-question", view["view"]["rule"])}
