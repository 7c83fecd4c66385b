"""Checks of knowledge: nobody is shown, asked or told anything that depends on what they may not know."""

import json
import random

import roundtable as rt
from roundtable.kernel.journal import Event
from roundtable.kernel.zone import IN_PILE
from tests.machine.check_copies import play_on
from tests.machine.sameness import same

WORLDS = 2  # imagined per seat
ENOUGH = 5  # cards in piles, so that they hardly ever lie the same way after several deals
DEALS = 4


def views_are_plain_data(game: rt.Game, chance: random.Random) -> None:
    """Views are JSON with words as keys, and nothing the game holds can be changed through them."""
    before = game.save()
    for seat in every_view(game):
        view = game.view(seat)
        complain_of_data(view, f"view of seat {seat}")
        text = json.dumps(view)
        wipe(view)
        same(game.save(), before, f"position after the view of seat {seat} was wiped")
        same(json.dumps(game.view(seat)), text, f"view of seat {seat}, asked for again")
    wipe(game.scores())
    wipe(game.save())
    same(game.save(), before, "position after scores and saved data were wiped")


def every_view(game: rt.Game) -> list[int | None]:
    """Give every seat, and None for a spectator."""
    return [None, *range(game.rules.seats)]


def complain_of_data(value: object, path: str) -> None:
    """Raise unless a value is JSON of whole numbers, words, flags, lists and objects."""
    if isinstance(value, dict):
        for key, one in value.items():
            assert type(key) is str, f"{path} has the key {key!r}"
            complain_of_data(one, f"{path}.{key}")
    elif isinstance(value, (list, tuple)):
        for at, one in enumerate(value):
            complain_of_data(one, f"{path}[{at}]")
    else:
        assert value is None or type(value) in (bool, int, str), f"{path} holds {value!r}"


def wipe(value: object) -> None:
    """Empty lists and objects, from the inside out."""
    if isinstance(value, dict):
        for one in value.values():
            wipe(one)
        value.clear()
    elif isinstance(value, list):
        for one in value:
            wipe(one)
        value.clear()


def views_keep_secrets(game: rt.Game, chance: random.Random) -> None:
    """In every world a seat can imagine, it sees, may do and reads just the same; so do spectators."""
    before = game.save()
    for seat in range(game.rules.seats):
        for _ in range(WORLDS):
            world = imagined(game, seat, chance)
            for viewer in (seat, None):
                same(world.view(viewer), game.view(viewer), f"view of seat {viewer} in a world imagined by seat {seat}")
            same(shown_to(seat, world), shown_to(seat, game), f"what seat {seat} is asked in a world it imagines")
            assert world.key(seat) == game.key(seat), f"seat {seat} finds another key in a world it imagines"
    same(game.save(), before, "position after worlds were imagined")


def imagined(game: rt.Game, seat: int, chance: random.Random) -> rt.Game:
    """Give a world that a seat can imagine."""
    return game.imagine(seat, rt.Chance(rt.key_of(chance.getrandbits(64))))


def shown_to(seat: int, game: rt.Game) -> list[object]:
    """Give all that a seat is asked: the prompt, and every option with its label."""
    if seat not in game.waiting:
        return []
    prompt = game.prompt(seat)
    assert prompt is not None, f"seat {seat} is asked, and there is no prompt"
    labels = [[action.notation, game.describe(action, seat).data()] for action in game.options_of(seat)]
    return [prompt.data(), labels]


def imagined_worlds_are_sound(game: rt.Game, chance: random.Random) -> None:
    """An imagined world is a legal position with a fresh generator, and can be saved, imagined in and played on."""
    seat = chance.randrange(game.rules.seats)
    world = imagined(game, seat, chance)
    assert world.past is None, "an imagined world has a history"
    assert world.journal is None, "an imagined world has a journal"
    assert world.chance.key != game.chance.key, "an imagined world has the generator of the real one"
    try:
        world.check()
        same(rt.load(world.save()).save(), world.save(), "imagined world, saved and loaded")
        for other in range(game.rules.seats):
            inner = imagined(world, other, chance)
            same(inner.view(other), world.view(other), f"view of seat {other} in a world within a world")
        play_on(world, chance)
        world.check()
    except AssertionError:
        raise
    except Exception as problem:
        raise AssertionError(f"a world imagined by seat {seat} fails: {problem!r}") from problem


def hidden_piles_are_dealt_anew(game: rt.Game, chance: random.Random) -> None:
    """The piles a seat does not know do not always lie in an imagined world as they really do."""
    for seat in range(game.rules.seats):
        real = unknown_piles(game, seat)
        if max([len(pile) for pile in real], default=0) >= ENOUGH:
            worlds = [unknown_piles(imagined(game, seat, chance), seat) for _ in range(DEALS)]
            assert any(world != real for world in worlds), f"seat {seat} imagines every pile as it really lies"


def unknown_piles(game: rt.Game, seat: int) -> list[list[int]]:
    """Give the cards that lie in piles and that a seat does not know, per family."""
    return [
        [
            card
            for zone in family
            for card, known, since in zip(zone.cards, zone.known, zone.since, strict=True)
            if since == IN_PILE and not (known >> seat) & 1
        ]
        for family in game.families()
    ]


def happenings_keep_secrets(game: rt.Game, chance: random.Random) -> None:
    """The same action in two worlds that a seat cannot tell apart, even afterwards, tells and shows it the same.

    All worlds get the same generator. Whether a seat is asked next depends on public things only, so the views
    afterwards are compared as well. What an action reveals may differ in an imagined world; in a rearranged one it does
    not.
    """
    if game.over:
        return
    for seat in range(game.rules.seats):
        before = witnessed(game.clone(), game)
        real = before.clone()
        real.journal = rt.Journal()
        action = chance.choice(real.options())
        real.play(action)
        worlds = [rearranged(before, real, seat, chance)]
        if not learned(real, seat):
            worlds.append(imagined(before, seat, chance))
        for world in worlds:
            if world is None or action not in world.options():
                continue
            witnessed(world, game).play(action)
            if learned_alike(before, real, world, seat):
                what = f"after <{action.notation}>, in a world that seat {seat} cannot tell from the real one"
                for viewer in (seat, None):
                    same(told(world, viewer), told(real, viewer), f"events told to seat {viewer} {what}")
                    same(world.view(viewer), real.view(viewer), f"view of seat {viewer} {what}")


def witnessed(world: rt.Game, game: rt.Game) -> rt.Game:
    """Prepare a world for an action: a journal, the real generator, and nothing that differs for other reasons."""
    world.chance = game.chance.copy()
    world.forced = False  # answers that the kernel gives itself tell how many there were
    world.early = ()
    world.learned = 0
    world.journal = rt.Journal()
    return world


def rearranged(before: rt.Game, after: rt.Game, seat: int, chance: random.Random) -> rt.Game | None:
    """Give a world in which only cards have changed places that a seat knows neither before an action nor after it."""
    world = before.clone()
    for number, (family, later) in enumerate(zip(world.families(), after.families(), strict=True)):
        hidden = {card for zone in later for card in zone.cards} - {
            card for zone in later for card in zone.seen_by(seat)
        }
        places = [
            (zone, at)
            for zone in family
            for at, seen in enumerate(zone.seen_by(seat))
            if seen < 0 and zone.cards[at] in hidden
        ]
        cards = [zone.cards[at] for zone, at in places]
        chance.shuffle(cards)
        for (zone, at), card in zip(places, cards, strict=True):
            if world.hidden[number][seat][card] > zone.since[at]:
                return None  # the seat knows that this card cannot lie there
            zone.cards = (*zone.cards[:at], card, *zone.cards[at + 1 :])
    return world if world.asks_again() else None


def learned_alike(before: rt.Game, real: rt.Game, world: rt.Game, seat: int) -> bool:
    """Say whether an action that was played in two worlds taught a seat the same cards: none, or those it sees now."""
    if real.chance.counter != world.chance.counter:
        return False
    if not learned(real, seat) and not learned(world, seat):
        return True
    shuffled = real.clock != before.clock or world.clock != before.clock  # what was seen may be hidden again
    return not shuffled and seen_by(seat, real) == seen_by(seat, world)


def seen_by(seat: int, game: rt.Game) -> list[object]:
    """Give all zones as a seat sees them, and which cards lie in them at all: the others lie open elsewhere."""
    seen = [[zone.seen_by(seat) for zone in family] for family in game.families()]
    return [seen, [sorted([card for zone in family for card in zone.cards]) for family in game.families()]]


def learned(game: rt.Game, seat: int) -> bool:
    """Say whether a seat learned something that was hidden."""
    return (game.learned >> seat) & 1 == 1


def told(game: rt.Game, seat: int | None) -> list[object]:
    """Give the events that a seat may know."""
    assert game.journal is not None
    return [event.message.data() for event in game.journal.seen_by(seat)]


def events_are_sound(game: rt.Game, chance: random.Random) -> None:
    """Every event is declared by the box and told to seats that exist."""
    if game.journal is None:
        return
    declared = {wording.id for wording in game.rules.box.wordings()}
    for event in game.journal.events:
        complain_of_event(event, game.rules.seats, declared)


def complain_of_event(event: Event, seats: int, declared: set[str]) -> None:
    """Raise if an event cannot be told as it should."""
    name = event.message.wording.id
    assert name in declared, f"the event {name} does not stand in the box"
    assert -1 <= event.audience < 1 << seats, f"the event {name} is told to the seats {event.audience:b}"
    complain_of_data(event.message.data(), name)
