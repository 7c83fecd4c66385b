"""Positions as JSON data: what `save` writes and `load` checks. The schema page is made from the layouts."""

import hashlib
import json
from typing import TYPE_CHECKING, Final, TypeVar

from roundtable.kernel import envelopes
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.chance import Chance
from roundtable.kernel.errors import BadPosition
from roundtable.kernel.layout import Int, Many, as_dict, as_int, as_list
from roundtable.kernel.rules import Box, Value
from roundtable.kernel.zone import IN_PILE, Zone

if TYPE_CHECKING:
    from roundtable.kernel.game import Game

G = TypeVar("G", bound="Game")

FORMAT: Final = "roundtable-position-2"
PARTS: Final = (
    "format", "game", "rules", "seats", "settings", "chance", "clock", "hidden", "early", "forced", "agenda", "state",
)  # fmt: skip
NUMBER_TABLE: Final = Many(Many(Many(Int("hidden"), frozen=True), frozen=True), frozen=True)


def save_position(game: "Game") -> dict[str, object]:
    """Write a position down."""
    box = game.rules.box
    return {
        "format": FORMAT,
        "game": box.name,
        "rules": box.version,
        "seats": game.rules.seats,
        "settings": dict(game.rules.settings),
        "chance": {"key": game.chance.key.hex(), "counter": game.chance.counter},
        "clock": game.clock,
        "hidden": NUMBER_TABLE.save(game.hidden),
        "early": [box.vocabulary.actions[n].notation if at % 2 else n for at, n in enumerate(game.early)],
        "forced": bool(game.forced),
        "agenda": [save_step(step) for step in game.agenda],
        "state": game.layout().save_fields(game),
    }


def digest_of(game: "Game") -> str:
    """Give a hash of everything that decides how the game goes on."""
    data = save_position(game)
    del data["forced"]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def save_step(step: "Step[G]") -> list[object]:
    """Write a step as its name, its seat and its fields."""
    saved: list[object] = [type(step).__name__, int(step.seat)]
    for name in step.fields:
        value: object = getattr(step, name)
        saved.append(plain(value))
    return saved


def plain(value: object) -> object:
    """Turn tuples into lists, and keep numbers and words."""
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    if isinstance(value, (bool, int, str)):
        return value
    raise TypeError(f"a step holds {value!r}")


def frozen(value: object, path: str) -> object:
    """Turn lists into tuples, and keep numbers and words."""
    if isinstance(value, list):
        return tuple([frozen(one, path) for one in value])
    if isinstance(value, (bool, int, str)):
        return value
    raise BadPosition(path, "not-a-step", repr(value)[:40])


def load_step(data: object, box: Box, seats: int, path: str) -> object:
    """Make a step anew from its data."""
    parts = as_list(data, path)
    if len(parts) < 2 or not isinstance(parts[0], str) or parts[0] not in box.steps:
        raise BadPosition(path, "not-a-step", repr(data)[:40])
    seat = parts[1]
    if type(seat) is not int or not -1 <= seat < seats:
        raise BadPosition(f"{path}[1]", "out-of-range", f"{seat!r}: -1..{seats - 1}")
    values = [frozen(one, path) for one in parts[1:]]
    make = box.steps[parts[0]]
    try:
        step: object = make(*values)
    except (TypeError, ValueError, IndexError, KeyError) as problem:
        raise BadPosition(path, "not-a-step", str(problem)[:80]) from problem
    return step


def load_position(data: object, box: Box) -> "Game":
    """Make a table from position data of a game whose box is given; everything is checked."""
    given = as_dict(data, "", PARTS)
    if given["format"] != FORMAT:
        raise BadPosition("format", "unknown-format", repr(given["format"])[:40])
    if given["rules"] != box.version:
        raise BadPosition("rules", "other-version", f"{given['rules']!r}: {box.version}"[:80])
    seats = given["seats"]
    settings = given["settings"]
    if type(seats) is not int:
        raise BadPosition("seats", "not-a-number", repr(seats)[:40])
    if not isinstance(settings, dict):
        raise BadPosition("settings", "not-an-object", repr(settings)[:40])
    chosen: dict[str, Value] = box.choose(seats, settings)
    game = box.table(seats, chosen)
    game.past = None
    game.journal = None
    game.learned = 0
    game.sealed = False
    game.round_over = False
    game.chance = load_chance(given["chance"])
    game.clock = as_int(Int("clock").load(given["clock"], "clock"))
    game.forced = given["forced"] is True
    game.layout().load_fields(given["state"], "state", game)
    load_hidden(game, given["hidden"])
    game.early = load_early(given["early"], box)
    load_agenda(game, given["agenda"])
    check_zones(game)
    game.check()
    try:
        asked = game.asks_again()
    except (TypeError, ValueError, LookupError, AttributeError) as problem:  # the step's own values make no sense
        raise BadPosition(f"agenda[{len(game.agenda) - 1}]", "not-a-step", str(problem)[:80]) from problem
    if not asked:
        raise BadPosition("agenda", "nobody-asked")
    check_early(game)
    return game


def load_chance(data: object) -> Chance:
    """Make the generator."""
    given = as_dict(data, "chance", ("key", "counter"))
    key = given["key"]
    if not isinstance(key, str) or len(key) != 32 or not all(letter in "0123456789abcdef" for letter in key):
        raise BadPosition("chance.key", "not-a-key", repr(key)[:40])
    return Chance(bytes.fromhex(key), as_int(Int("counter").load(given["counter"], "chance.counter")))


def load_hidden(game: "Game", data: object) -> None:
    """Fill the table of moments since when cards are hidden, of the shape the game's families need."""
    families = len(game.families())
    rows = as_list(data, "hidden")
    if len(rows) != families:
        raise BadPosition("hidden", "wrong-length", f"{len(rows)}: {families}")
    table: list[tuple[tuple[int, ...], ...]] = []
    for at, row in enumerate(rows):
        by_seat = as_list(row, f"hidden[{at}]")
        if len(by_seat) != game.rules.seats:
            raise BadPosition(f"hidden[{at}]", "wrong-length", f"{len(by_seat)}: {game.rules.seats}")
        table.append(
            tuple([load_moments(one, game.clock, f"hidden[{at}][{seat}]") for seat, one in enumerate(by_seat)])
        )
    game.hidden = tuple(table)


def load_moments(data: object, clock: int, path: str) -> tuple[int, ...]:
    """Read since when each card of a family is hidden from one seat."""
    kind = Int("hidden", 0, clock)
    return tuple([as_int(kind.load(one, f"{path}[{card}]")) for card, one in enumerate(as_list(data, path))])


def load_early(data: object, box: Box) -> tuple[int, ...]:
    """Read the answers laid down early: place of the question on the agenda, notation, place, notation …."""
    early: list[int] = []
    for at, one in enumerate(as_list(data, "early")):
        if at % 2 == 0:
            early.append(as_int(Int("early").load(one, f"early[{at}]")))
            continue
        action = box.vocabulary.find(one) if isinstance(one, str) else None
        if action is None:
            raise BadPosition(f"early[{at}]", "unknown-word", repr(one)[:40])
        early.append(action.id)
    if len(early) % 2:
        raise BadPosition("early", "wrong-length", str(len(early)))
    return tuple(early)


def load_agenda(game: "Game", data: object) -> None:
    """Make every step of the agenda anew; the last one must be a question unless the game is over."""
    game.agenda = []
    for at, saved in enumerate(as_list(data, "agenda")):
        step = load_step(saved, game.rules.box, game.rules.seats, f"agenda[{at}]")
        assert isinstance(step, Step)
        if isinstance(step, Question) and step.seat < 0:
            raise BadPosition(f"agenda[{at}][1]", "out-of-range", f"{step.seat}: 0..{game.rules.seats - 1}")
        game.agenda.append(step)
    if game.agenda and not isinstance(game.agenda[-1], Question):
        raise BadPosition("agenda", "no-question-on-top", type(game.agenda[-1]).__name__)


def check_early(game: "Game") -> None:
    """Check that every answer laid down early is allowed by the question at its place, and the only one there."""
    early = game.early
    envelopes.keep(game, early)
    for at in range(0, len(early), 2):
        if early[at : at + 2] != game.early[at : at + 2]:
            notation = game.rules.box.vocabulary.actions[early[at + 1]].notation
            raise BadPosition(f"early[{at}]", "out-of-range", f"{early[at]}, {notation}")


def check_zones(game: "Game") -> None:
    """Check that no card of a family stands twice, unless there are any number, and that knowledge fits the seats."""
    endless = game.endless()
    for number, family in enumerate(game.families()):
        cards: list[int] = []
        for zone in family:
            cards += zone.cards
        single = [card for card in cards if card != endless]
        if len(set(single)) != len(single):
            twice = sorted([card for card in set(single) if single.count(card) > 1])
            raise BadPosition(f"family[{number}]", "stands-twice", str(twice[0]))
        size = len(game.hidden[number][0])
        for seat, row in enumerate(game.hidden[number]):
            if len(row) != size or any(card >= size for card in cards):
                raise BadPosition(f"hidden[{number}][{seat}]", "wrong-length", str(len(row)))
        for zone in family:
            check_knowledge(game, zone, number)


def check_knowledge(game: "Game", zone: Zone, number: int) -> None:
    """Check the masks and moments of one zone: a card lies nowhere it cannot have come to since it was hidden."""
    most = 1 << game.rules.seats
    for card, known, since in zip(zone.cards, zone.known, zone.since, strict=True):
        if not -1 <= known < most:
            raise BadPosition(f"family[{number}].known", "out-of-range", f"{known}: -1..{most - 1}")
        if since > game.clock and since != IN_PILE:
            raise BadPosition(f"family[{number}].since", "out-of-range", f"{since}: 0..{game.clock}")
        for seat, row in enumerate(game.hidden[number]):
            if row[card] > since:
                raise BadPosition(f"hidden[{number}][{seat}][{card}]", "out-of-range", f"{row[card]}: 0..{since}")
