"""Answers given in one go and answers that need no asking: one entry, one step back, and nothing told."""

import random

import pytest

from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.game import Game
from roundtable.kernel.table import new
from roundtable.kernel.zone import bit
from roundtable.server.tables.paths import obvious, paths_from
from tests.kernel.little import ShowRed, little
from tests.practice import BOXES
from tests.rules.merlin import arrange

from .live import Data, Live, Person, begun, whose_turn

assert BOXES  # registered by being imported
GAMES = [("feud", 2), ("merlin", 2), ("paladins", 1), ("paladins", 3), ("mage_knight", 1)]


def played(name: str, seats: int, seed: int, most: int = 40) -> list[Game]:
    """Give positions of a game played at random."""
    luck = random.Random(seed)
    game = new(name, seats, seed)
    found: list[Game] = []
    while not game.over and len(found) < most:
        found.append(game.clone())
        seat = luck.choice(game.waiting)
        game.play(luck.choice(game.options_of(seat)), seat)
    return found


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_path_can_be_played_and_taken_back(name: str, seats: int) -> None:
    tried = 0
    for game in played(name, seats, seed=4)[3::9]:
        seat = game.waiting[0]
        rolled = game.chance.counter
        for path in paths_from(game, seat, 1).paths[-4:]:
            copy = game.clone()
            copy.learned = 0
            for action in path.actions[:-1]:
                copy.sealed = False
                copy.play(action, seat)
                assert (copy.chance.counter, copy.learned, copy.sealed, copy.seat) == (rolled, 0, False, seat)
            assert path.actions[-1] in [action.notation for action in copy.options_of(seat)]
            assert len(path.labels) == len(path.actions)
            tried += 1
    assert tried > 0


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_paths_and_what_is_obvious_depend_on_what_the_seat_knows_and_on_nothing_else(name: str, seats: int) -> None:
    for number, game in enumerate(played(name, seats, seed=5)[2::12]):
        seat = game.waiting[0]
        if game.early or game.seat != seat:
            continue
        other = game.imagine(seat, Chance(key_of(str(number))))
        assert paths_from(other, seat, 1) == paths_from(game, seat, 1)


def test_what_has_one_answer_is_obvious_unless_it_reveals_or_ends_the_turn() -> None:
    game = arrange.table(seats=2, dice={0: [1, 2, 3, 4]}, forced=False)
    game.play("die 1 knight")
    assert [action.notation for action in game.options()] == ["move clockwise"]
    assert obvious(game, 0) is game.options()[0]
    game.play("move clockwise")
    while game.asks != "merlin.end-turn":
        game.play(game.options()[-1])
    assert len(game.options()) == 1
    assert obvious(game, 0) is None


def test_one_answer_that_others_cannot_know_of_is_not_given_by_itself() -> None:
    game = little(seats=2, cards=5)
    for card in (0, 2):  # one red, one black: for all the other seat knows, both could be red
        game.pile.remove(game.pile.find(card))
        game.hands[0].put(card, bit(0), game.clock)
    game.push(ShowRed(0))
    game.advance()
    assert len(game.options()) == 1
    assert obvious(game, 0) is None


# ---- at a table ----


def at_merlin(live: Live) -> tuple[str, Person, int]:
    table, folk = begun(live, "merlin")
    seat = whose_turn(table, folk)
    return table, folk[seat], seat


def moves_at(person: Person, table: str, seat: int) -> Data:
    """Give a path that moves a figure."""
    return next(path for path in paths_at(person, table, seat) if path["actions"][1].startswith("move"))


def paths_at(person: Person, table: str, seat: int) -> list[Data]:
    version = person.state(table, seat)["version"]
    found: list[Data] = person.get(f"/api/tables/{table}/paths?seat={seat}&version={version}")["paths"]
    return found


def test_a_path_is_one_move_and_one_step_back(live: Live) -> None:
    table, person, seat = at_merlin(live)
    before = person.state(table, seat)
    path = moves_at(person, table, seat)
    assert any(thing.startswith("space:") for thing in path["touches"])
    person.move(table, seat, before["version"], path["actions"][0], then=path["actions"][1:2])
    after = person.state(table, seat)
    assert after["version"] == before["version"] + 1
    assert after["ask"]["id"] == "merlin.land"
    person.post(f"/api/tables/{table}/back", {"seat": seat, "version": after["version"]})
    again = person.state(table, seat)
    assert again["ask"]["id"] == "merlin.choose-die"
    assert again["view"]["table"] == before["view"]["table"]
    assert again["can"] == {"back": False, "restart": False, "redo": True}
    person.post(f"/api/tables/{table}/redo", {"seat": seat, "version": again["version"]})
    assert person.state(table, seat)["view"]["table"] == after["view"]["table"]


def test_the_obvious_is_answered_only_for_those_who_ask_for_it(live: Live) -> None:
    for wanted in (False, True):
        table, person, seat = at_merlin(live)
        before = person.state(table, seat)
        path = moves_at(person, table, seat)
        person.move(table, seat, before["version"], path["actions"][0], obvious=wanted)
        asked = person.state(table, seat)["ask"]
        alone = len(asked["options"]) == 1
        assert asked["id"] == ("merlin.land" if wanted else "merlin.move-figure") or not alone
        if not wanted and alone:
            assert asked["obvious"]
            person.move(table, seat, asked["since"], asked["options"][0]["notation"], obvious=True)
            assert person.state(table, seat)["can"]["back"]
            version = person.state(table, seat)["version"]
            person.post(f"/api/tables/{table}/back", {"seat": seat, "version": version})
            assert person.state(table, seat)["ask"]["id"] == "merlin.choose-die"


def test_a_path_that_is_broken_changes_nothing(live: Live) -> None:
    table, person, seat = at_merlin(live)
    before = person.state(table, seat)
    die = before["ask"]["options"][0]["notation"]
    refused = person.move(table, seat, before["version"], die, 409, then=["end"])
    assert refused["error"]["id"] == "server-path-broken"
    person.move(table, seat, before["version"], "move clockwise", 409, then=["act"])
    assert person.state(table, seat) == before


def test_a_preview_of_a_path_shows_where_it_leads(live: Live) -> None:
    table, person, seat = at_merlin(live)
    version = person.state(table, seat)["version"]
    path = moves_at(person, table, seat)
    first, then = path["actions"][:2]
    query = f"seat={seat}&version={version}&action={first}&then={then}&obvious=true"
    shown = person.get(f"/api/tables/{table}/preview?{query}")
    assert shown["view"]["table"]["turn"]["place"] is not None
    assert [event["message"]["id"] for event in shown["events"]] == ["merlin-took-die", "merlin-moved"]


def test_a_table_with_paths_is_read_again_as_it_was(live: Live) -> None:
    table, person, seat = at_merlin(live)
    version = person.state(table, seat)["version"]
    path = moves_at(person, table, seat)
    person.move(table, seat, version, path["actions"][0], then=path["actions"][1:], obvious=True)
    seen = person.state(table, seat)
    live.application.service.desk.room(table).table = None
    assert person.state(table, seat) == seen
