"""Previews and reasons: what an option would do and why a thing can do nothing, without a word of what is hidden."""

import random

import pytest

from roundtable.games.merlin.cards import MISSION
from roundtable.kernel.action import Action
from roundtable.kernel.chance import Chance, key_of
from roundtable.kernel.game import Game
from roundtable.kernel.table import new
from roundtable.server.shapes import view_of
from roundtable.server.tables.preview import Preview, preview_of
from roundtable.server.tables.reasons import Reasons, reasons_for
from tests.practice import BOXES

from .live import Live, begun, whose_turn

assert BOXES  # registered by being imported
GAMES = [
    ("feud", 2),
    ("tourney", 3),
    ("merlin", 2),
    ("merlin", 4),
    ("paladins", 1),
    ("paladins", 3),
    ("mage_knight", 2),
]
STEPS = 200
TRIED = 3  # options of a question


def some(options: tuple[Action, ...], luck: random.Random) -> list[Action]:
    return luck.sample(options, min(TRIED, len(options)))


def walk(game: Game, luck: random.Random) -> bool:
    """Play on at random; answer simultaneous questions in any order. Say whether the game goes on."""
    seat = luck.choice(game.waiting)
    game.play(luck.choice(game.options_of(seat)), seat)
    return not game.over


@pytest.mark.parametrize("forced", [False, True], ids=["asked", "forced"])
@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_previews_and_reasons_depend_on_what_the_seat_knows_and_on_nothing_else(
    name: str, seats: int, forced: bool
) -> None:
    game = new(name, seats, "hidden", forced=forced)
    luck = random.Random(f"{name} {seats}")
    things = sorted({thing for action in game.rules.box.vocabulary.actions for thing in action.touches})
    told = hidden = halted = 0
    for _ in range(STEPS):
        before = game.save()
        for seat in game.waiting:
            world = game.imagine(seat, Chance(key_of(luck.getrandbits(64))))
            for action in some(game.options_of(seat), luck):
                ours = preview_of(game, seat, action, 1)
                assert ours == preview_of(world, seat, action, 1), f"{action} of seat {seat}"
                told += ours.view is not None
                hidden += ours.reveals and ours.view is None
                halted += ours.reveals and ours.view is not None
            for thing in luck.sample(things, min(20, len(things))):
                assert reasons_for(game, seat, thing) == reasons_for(world, seat, thing)
        assert game.save() == before
        if not walk(game, luck):
            break
    assert told
    assert hidden or halted


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_a_preview_shows_what_then_happens(name: str, seats: int) -> None:
    game = new(name, seats, "true")
    luck = random.Random(name)
    count = 0
    for _ in range(STEPS):
        seat = game.seat
        assert seat is not None
        action = luck.choice(game.options())
        shown: Preview = preview_of(game, seat, action, 1)
        early = bool(game.early)
        before = game.chance.counter
        game.play(action, seat)
        past = game.need_past()
        if shown.reveals:
            assert early or not past.line or game.over
        elif shown.ends or shown.seals:
            assert shown.view is not None or game.over  # of what comes after it nothing need be shown
        else:
            count += 1
            assert shown.view == view_of(game, seat)
            assert game.chance.counter == before
            assert past.line  # it can be taken back
            assert past.actor == seat
        if game.over:
            break
    assert count


def test_only_an_option_of_the_question_can_be_tried() -> None:
    game = new("merlin", 2, 1)
    seat = game.seat
    assert seat is not None
    assert preview_of(game, seat, game.options()[0], 5).version == 5
    for action in (game.understand("end"), game.options()[0]):
        with pytest.raises(Exception, match="refused-not-offered-now"):
            preview_of(game, seat if action.notation == "end" else 1 - seat, action, 1)


def reasons(found: Reasons) -> list[str]:
    return [str(one.message["id"]) for one in found.reasons]


def test_a_thing_says_why_it_can_do_nothing() -> None:
    game = new("merlin", 2, 1)
    seat = game.seat
    assert seat is not None
    pips = game.players[seat].dice[0]  # type: ignore[attr-defined]
    assert reasons(reasons_for(game, seat, f"die:knight:{pips}")) == []
    gone = next(pips for pips in range(1, 7) if pips not in game.players[seat].dice[:3])  # type: ignore[attr-defined]
    assert reasons(reasons_for(game, seat, f"die:knight:{gone}")) == ["refused-die-missing", "merlin-asks-choose-die"]
    assert reasons(reasons_for(game, seat, "apple")) == ["refused-die-first", "merlin-asks-choose-die"]
    other = next(iter(game.players[1 - seat].hand.cards))  # type: ignore[attr-defined]
    hidden = reasons(reasons_for(game, seat, f"mission:{MISSION.words[other]}"))
    assert hidden == ["refused-merlin-not-in-hand", "merlin-asks-choose-die"]
    assert reasons(reasons_for(game, seat, "no such thing")) == ["merlin-asks-choose-die"]
    assert reasons(reasons_for(game, 1 - seat, "apple")) == ["refused-not-your-question"]


def test_reasons_of_paladins_and_mage_knight() -> None:
    luck = random.Random(1)
    found: set[str] = set()
    for name in ("paladins", "mage_knight"):
        game = new(name, 2, 1)
        things = sorted({thing for action in game.rules.box.vocabulary.actions for thing in action.touches})
        spaces = [thing for thing in things if thing.startswith(("hex:", "space:"))]
        for _ in range(400):
            for thing in luck.sample(things, 50) + luck.sample(spaces, 10):
                found |= set(reasons(reasons_for(game, game.waiting[0], thing)))
            if not walk(game, luck):
                break
    assert {"refused-worker-lacking", "refused-price-high", "refused-action-taken", "refused-worker-unfit"} <= found
    assert {"refused-space-far", "refused-moving-over"} <= found


def test_one_asks_for_ones_own_seat_and_for_what_is_asked_now(quick: Live) -> None:
    table, folk = begun(quick, "merlin")
    seat = whose_turn(table, folk)
    state = folk[seat].state(table, seat)
    action = state["ask"]["options"][0]["notation"]
    query = f"seat={seat}&version={state['version']}"
    path = f"/api/tables/{table}"
    shown = folk[seat].get(f"{path}/preview?{query}&action={action}")
    assert shown["version"] == state["version"]
    assert shown["view"]["asks"] == "merlin.move-figure"
    assert shown["events"][0].keys() == {"message", "rule"}
    assert folk[seat].state(table, seat) == state  # nothing has happened
    other = folk[1 - seat]
    assert other.refused("GET", f"{path}/preview?{query}&action={action}", 403) == "server-not-your-seat"
    assert other.refused("GET", f"{path}/why?{query}&thing=apple", 403) == "server-not-your-seat"
    assert quick.stranger().refused("GET", f"{path}/preview?{query}&action={action}", 401) == "server-who-are-you"
    assert folk[seat].refused("GET", f"{path}/preview?{query}&action=tea", 422) == "refused-unknown-action"
    assert folk[seat].refused("GET", f"{path}/preview?{query}&action=end", 409) == "refused-not-offered-now"
    assert folk[seat].get(f"{path}/why?{query}&thing=apple")["reasons"][0]["message"]["id"] == "refused-die-first"
    die = state["ask"]["options"][0]["touches"][0]
    several = folk[seat].get(f"{path}/whys?{query}&things=apple {die}")["reasons"]
    assert {thing: reason["message"]["id"] for thing, reason in several.items()} == {"apple": "refused-die-first"}
    assert other.refused("GET", f"{path}/whys?{query}&things=apple", 403) == "server-not-your-seat"
    folk[seat].play(table, seat)
    assert folk[seat].refused("GET", f"{path}/preview?{query}&action={action}", 409) == "server-version-stale"
    assert folk[seat].refused("GET", f"{path}/why?{query}&thing=apple", 409) == "server-version-stale"
