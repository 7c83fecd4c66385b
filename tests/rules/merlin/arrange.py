"""Arranging a table of Merlin for a test: a bare table, then exactly what the test needs.

`table(seats=2, knight={0: 5}, dice={0: [1, 2, 3, 4]}, goods={0: ["flag brown"]})` gives a game in which seat 0 begins
its turn. Everything not named is bare: no goods, traitors, apples, staffs, influence or assistants; Merlin stands on
the black space, knights on space 0; hands hold missions that ask for much. Forced answers are given by the kernel.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypedDict, Unpack

import roundtable as rt
from roundtable.games.merlin.box import MerlinTable
from roundtable.games.merlin.cards import MISSION, PICT
from roundtable.games.merlin.content import BASE_RING, TILE, TILES
from roundtable.games.merlin.favour import ability_bit
from roundtable.games.merlin.names import ASSISTANT, GOOD, PRINCIPALITIES, PRINCIPALITY, RING, TERRAIN
from roundtable.games.merlin.pieces import colour_of
from roundtable.games.merlin.rounds import BeginRound
from roundtable.games.merlin.vocabulary import CELL
from roundtable.kernel.past import Past
from roundtable.kernel.zone import EVERYBODY, IN_PILE, Zone, bit

HARD: Final = ("19", "20", "21", "22", "31", "01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11")

Seats = Mapping[int, int]
Lists = Mapping[int, Sequence[str]]


class Arranged(TypedDict, total=False):
    """What a test may arrange; see `table`, to which others hand it on."""

    settings: Mapping[str, object]
    seed: int
    round: int
    first: int
    dice: Mapping[int, Sequence[int]]
    knight: Seats
    merlin: int
    arthur: int
    goods: Lists
    influence: Lists
    assistants: Mapping[int, Mapping[str, str]]
    hand: Lists
    display: Sequence[str]
    traitors: Lists
    apples: Seats
    staffs: Seats
    manors: Mapping[str, int]
    tiles: Sequence[str]
    abilities: Lists
    picts: Lists
    open_picts: Sequence[str]
    grail: int
    excalibur: int
    signet_ring: int
    forced: bool


def table(
    seats: int = 2,
    *,
    settings: Mapping[str, object] | None = None,
    seed: int = 1,
    round: int = 1,
    first: int = 0,
    dice: Mapping[int, Sequence[int]] | None = None,
    knight: Seats | None = None,
    merlin: int = 0,
    arthur: int = 0,
    goods: Lists | None = None,
    influence: Lists | None = None,
    assistants: Mapping[int, Mapping[str, str]] | None = None,
    hand: Lists | None = None,
    display: Sequence[str] | None = None,
    traitors: Lists | None = None,
    apples: Seats | None = None,
    staffs: Seats | None = None,
    manors: Mapping[str, int] | None = None,
    tiles: Sequence[str] | None = None,
    abilities: Lists | None = None,
    picts: Lists | None = None,
    open_picts: Sequence[str] | None = None,
    grail: int = -1,
    excalibur: int = -1,
    signet_ring: int = -1,
    forced: bool = True,
) -> MerlinTable:
    """Arrange a table; seat `first` begins the round.

    `goods` are words like "flag brown"; `influence` principalities, one word per marker; `tiles` terrain words with a
    trailing "+" for a tower, or tile ids; `abilities` words like "builder 3"; `picts` and `open_picts` numbers.
    """
    game = rt.new("merlin", seats, seed, settings, forced)
    assert isinstance(game, MerlinTable)
    clear(game)
    game.round, game.first, game.merlin, game.arthur = round, first, merlin, arthur
    game.grail, game.excalibur, game.signet_ring = grail, excalibur, signet_ring
    for seat, player in enumerate(game.players):
        standard = [1, 2, 3, 4, 5][: game.rules.dice]
        player.dice = (list((dice or {}).get(seat, standard)) + [0] * 5)[:5]
        player.knight = (knight or {}).get(seat, 0)
        for word in (goods or {}).get(seat, ()):
            give(game, seat, word)
        for word in (influence or {}).get(seat, ()):
            player.influence[PRINCIPALITY.at(word)] += 1
            player.markers -= 1
        for kind, place in (assistants or {}).get(seat, {}).items():
            player.assistants[ASSISTANT.at(kind)] = PRINCIPALITY.at(place)
        player.apples = (apples or {}).get(seat, 0)
        game.apples -= player.apples
        player.staffs = (staffs or {}).get(seat, 0)
        for word in (abilities or {}).get(seat, ()):
            assistant, row = word.rsplit(" ", 1)
            player.abilities |= ability_bit(ASSISTANT.at(assistant), int(row))
        for word in (traitors or {}).get(seat, ()):
            attach(game, seat, word)
    deal_missions(game, hand or {}, display)
    for cell, seat in (manors or {}).items():
        game.manors[CELL.at(cell)] = seat
        game.players[seat].manors -= 1
    if tiles is not None:
        game.tiles = lay(tiles)
    if game.rules.arthur:
        deal_picts(game, picts or {}, open_picts)
    game.agenda = []
    game.push(BeginRound())
    game.past = Past(seed)
    game.advance()
    game.check()
    return game


def fresh(seats: int = 2, seed: int = 1, **settings: object) -> MerlinTable:
    """Give a table as set up for a new game."""
    game = rt.new("merlin", seats, seed, settings)
    assert isinstance(game, MerlinTable)
    return game


def clear(game: MerlinTable) -> None:
    """Take everything off the castles and the board."""
    for player in game.players:
        for at, count in enumerate(player.goods):
            game.stock[at] += count
            player.goods[at] = 0
        game.apples += player.apples
        player.apples = 0
        player.markers += sum(player.influence)
        player.influence = [0] * PRINCIPALITIES
        while player.traitors.cards:
            game.traitor_discard.put(player.traitors.remove(0), EVERYBODY, 0)


def give(game: MerlinTable, seat: int, word: str) -> None:
    """Give a piece such as "flag brown"."""
    good, principality = word.split()
    at = GOOD.at(good) * PRINCIPALITIES + PRINCIPALITY.at(principality)
    game.stock[at] -= 1
    game.players[seat].goods[at] += 1


def attach(game: MerlinTable, seat: int, colour: str) -> None:
    """Attach a traitor of a colour, from wherever one lies."""
    for zone in (game.traitor_discard, *game.traitor_stacks):
        for at, traitor in enumerate(zone.cards):
            if colour_of(traitor) == PRINCIPALITY.at(colour):
                game.players[seat].traitors.put(zone.remove(at), EVERYBODY, 0)
                return
    raise AssertionError(f"no {colour} traitor left")


def deal_missions(game: MerlinTable, hands: Lists, display: Sequence[str] | None) -> None:
    """Deal the hands named, hard missions to the others, and lay out the display."""
    taken = [word for words in hands.values() for word in words] + list(display or ())
    spare = [word for word in HARD if word not in taken]
    rest = [word for word in MISSION.words if word not in taken and word not in spare]
    for seat, player in enumerate(game.players):
        words = hands[seat] if seat in hands else [spare.pop(0) for _ in range(4)]
        cards = tuple(MISSION.at(word) for word in words)
        player.hand = Zone(cards, (bit(seat),) * len(cards), (0,) * len(cards))
    shown = list(display) if display is not None else [rest.pop() for _ in range(3)]
    open_cards = tuple(MISSION.at(word) for word in shown)
    game.display = Zone(open_cards, (EVERYBODY,) * len(shown), (0,) * len(shown))
    left = [MISSION.at(word) for word in spare + rest if word not in shown]
    game.deck = Zone(tuple(left), (0,) * len(left), (IN_PILE,) * len(left))
    game.discard = Zone()


def deal_picts(game: MerlinTable, picts: Lists, open_picts: Sequence[str] | None) -> None:
    """Give Picts to players and lay out the display."""
    taken = [word for words in picts.values() for word in words]
    rest = [word for word in PICT.words if word not in taken]
    shown = list(open_picts) if open_picts is not None else rest[:4]
    rest = [word for word in rest if word not in shown]
    for seat, player in enumerate(game.players):
        cards = tuple(PICT.at(word) for word in picts.get(seat, ()))
        player.picts = Zone(cards, (EVERYBODY,) * len(cards), (0,) * len(cards))
    game.pict_display = Zone(tuple(PICT.at(word) for word in shown), (EVERYBODY,) * len(shown), (0,) * len(shown))
    half = len(rest) // 2
    for side, words in enumerate((rest[:half], rest[half:])):
        cards = tuple(PICT.at(word) for word in words)
        game.pict_stacks[side] = Zone(cards, (0,) * len(cards), (IN_PILE,) * len(cards))
    game.pict_box = Zone()


def lay(words: Sequence[str]) -> tuple[int, ...]:
    """Give tiles for words like "lake" and "lake+", each tile once."""
    left = list(range(len(TILES)))
    laid: list[int] = []
    for word in words:
        fitting = [tile for tile in left if matches(tile, word)]
        laid.append(fitting[0])
        left.remove(fitting[0])
    return tuple(laid)


def matches(tile: int, word: str) -> bool:
    """Say whether a tile is what a word asks for."""
    if word in TILE.index:
        return TILE.index[word] == tile
    return TILES[tile].terrain == TERRAIN.at(word.rstrip("+")) and TILES[tile].tower == word.endswith("+")


def space(name: str) -> int:
    """Give the number of a space of the base ring by its id, such as "exchange-1"."""
    return [one.id for one in BASE_RING].index(name)


def before(name: str, steps: int = 1) -> int:
    """Give the space from which a figure comes to a space with so many steps clockwise."""
    return (space(name) - steps) % RING


def play(game: MerlinTable, *notations: str) -> None:
    """Play several actions one after the other."""
    for notation in notations:
        game.play(notation)


def offered(game: MerlinTable, verb: str = "") -> list[str]:
    """Give the notations on offer, those of one verb if named."""
    return [action.notation for action in game.options() if not verb or action.notation.split()[0] == verb]


def has(game: MerlinTable, seat: int, word: str) -> int:
    """Count a seat's pieces such as "flag brown" in the castle."""
    good, principality = word.split()
    return game.players[seat].goods[GOOD.at(good) * PRINCIPALITIES + PRINCIPALITY.at(principality)]


def stock(game: MerlinTable, word: str) -> int:
    """Count pieces such as "flag brown" in their principality."""
    good, principality = word.split()
    return game.stock[GOOD.at(good) * PRINCIPALITIES + PRINCIPALITY.at(principality)]


def missions(zone: Zone) -> list[str]:
    """Give the numbers of the mission cards in a zone, from bottom to top."""
    return [MISSION.words[card] for card in zone.cards]


def traitors(game: MerlinTable, seat: int) -> list[str]:
    """Give the colours of the traitors at a castle, in principality order."""
    return [PRINCIPALITY.words[colour] for colour in sorted(map(colour_of, game.players[seat].traitors.cards))]


def shown(game: MerlinTable, seat: int | None = None) -> dict[str, Any]:
    """Give the table as a seat sees it, or a spectator."""
    data: dict[str, Any] = json.loads(json.dumps(game.view(seat)["table"]))
    return data


def faces(player: dict[str, Any]) -> list[int | None]:
    """Give the dice of a player as they are shown: three personal ones, Merlin's, Arthur's; None is spent."""
    dice = player["dice"]
    return [*dice["knight"], *[dice[figure] for figure in ("merlin", "arthur") if figure in dice]]


def idle(game: MerlinTable) -> None:
    """Do as little as can be done: decline, end, move, or choose the first die."""
    lazy = [action for action in game.options() if action.notation.split()[0] in ("decline", "end", "move", "die")]
    game.play(lazy[0])


def pass_turn(game: MerlinTable) -> None:
    """Do nothing more in this turn; stop where the next player, or this one for a new mission card, is asked."""
    seat = game.seat
    while game.seat == seat and game.asks in LAZY:
        idle(game)


def lasting(game: MerlinTable) -> Iterator[int]:
    """Count while the present round lasts; whoever counts must play."""
    round = game.round
    for count in range(1000):
        if game.over or game.round != round:
            return
        yield count
    raise AssertionError("the round does not end")


def pass_round(game: MerlinTable) -> None:
    """Play on without doing anything until round and scoring are over, or somebody has a choice there."""
    for _ in lasting(game):
        if game.asks not in LAZY:
            return
        idle(game)


def scored(seats: int = 2, **rest: Unpack[Arranged]) -> MerlinTable:
    """Arrange the last turn of the second round and pass it: all is scored, or somebody has a choice in it."""
    first = rest.get("first", 0)
    rest["dice"] = {seat: [int(seat == first), 0, 0, 0] for seat in range(seats)}
    rest["round"] = rest.get("round", 2)
    game = table(seats, **rest)
    pass_round(game)
    return game


def points(game: MerlinTable, source: str) -> list[int]:
    """Give everybody's points from a source such as "environs"."""
    return [player["points"][source] for player in shown(game)["players"]]


def turns_of_round(game: MerlinTable) -> list[tuple[int | None, str]]:
    """Play a round idly, without forced answers; give the seat and the figure of every turn."""
    taken: list[tuple[int | None, str]] = []
    for _ in lasting(game):
        if game.asks == "merlin.choose-die":
            taken.append((game.seat, offered(game, "die")[0].split()[2]))
        idle(game)
    return taken


LAZY: Final = (
    "merlin.choose-die",
    "merlin.move-figure",
    "merlin.land",
    "merlin.use-staff",
    "merlin.end-turn",
)
