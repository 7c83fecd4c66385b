"""Scoring after rounds 2, 4 and 6: traitors, environs, influence, assistants, in this order."""

from typing import ClassVar, Final

from roundtable.games.merlin import words
from roundtable.games.merlin.content import COURSE, POINTS
from roundtable.games.merlin.environs import terrain_of, territories
from roundtable.games.merlin.names import (
    FROM_ASSISTANTS,
    FROM_ENVIRONS,
    FROM_EXCALIBUR,
    FROM_INFLUENCE,
    FROM_TRAITORS,
    PRINCIPALITIES,
    SHIELD,
    WITH_SHIELDS,
)
from roundtable.games.merlin.pieces import (
    colour_of,
    gain,
    gain_for,
    give_good,
    lose,
    repel,
    traitors_of,
)
from roundtable.games.merlin.rules import Plugs
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.vocabulary import GRAILS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message, Wording
from roundtable.kernel.zone import EVERYBODY, Zone, draw, move, shuffle

USE: Final = 0


class Scoring(Step[Merlin]):
    """A scoring: its categories one after the other."""

    def run(self, game: Merlin) -> None:
        """In the order of the book."""
        game.tell(words.SCORING)
        game.then(*game.rules.scoring)


class ScoreTraitors(Step[Merlin]):
    """Everybody resolves traitors; when all have, everybody draws new ones."""

    def run(self, game: Merlin) -> None:
        """In turn order, from the first player of the round just ended."""
        order = game.in_turn_order()
        steps: list[Step[Merlin]] = []
        for seat in order:
            before = len(game.players[seat].traitors.cards)
            steps += [make(seat) for make in game.rules.before_traitors]
            steps.append(ResolveTraitors(seat, before))
        steps += [DrawTraitors(seat) for seat in order]
        game.then(*steps)


class ResolveTraitors(Step[Merlin]):
    """A player repels what can be repelled and pays for the rest. `before`: traitors when the scoring began."""

    fields: ClassVar[tuple[str, ...]] = ("before",)

    def __init__(self, seat: int, before: int) -> None:
        super().__init__(seat)
        self.before: Final = before

    def run(self, game: Merlin) -> None:
        """Repelling is compulsory while matching shields are owned; all traitors are discarded."""
        seat = self.seat
        player = game.players[seat]
        for colour in range(PRINCIPALITIES):
            shields = min(traitors_of(game, seat, colour), player.goods[SHIELD * PRINCIPALITIES + colour])
            for _ in range(shields):
                give_good(game, seat, SHIELD, colour)
            if shields:
                game.tell(words.SPENT_SHIELDS, seat, shields, colour)
                repel(game, seat, colour, shields, WITH_SHIELDS)
        left = len(player.traitors.cards)
        lose(game, seat, left * -POINTS.number("traitor"), FROM_TRAITORS)
        for colour in range(PRINCIPALITIES):
            if traitors_of(game, seat, colour):
                game.tell(words.DISCARDED_TRAITORS, seat, traitors_of(game, seat, colour), colour)
        while player.traitors.cards:
            move(game, player.traitors, 0, game.traitor_discard, EVERYBODY)
        earned = self.before > 0 or game.rules.excalibur_without_traitors
        if game.excalibur == seat and left == 0 and earned:
            gain(game, seat, POINTS.number("excalibur"), FROM_EXCALIBUR)


class DrawTraitors(Step[Merlin]):
    """A player draws new traitors."""

    def run(self, game: Merlin) -> None:
        """As many as at the start."""
        draw_traitors(game, self.seat)


def draw_traitors(game: Merlin, seat: int) -> None:
    """Draw traitors from the stacks; the discard pile forms new stacks when none is left."""
    for _ in range(COURSE.number("traitors_each")):
        stack = next_stack(game)
        traitor = draw(game, stack, game.players[seat].traitors, EVERYBODY)
        game.tell(words.DREW_TRAITOR, seat, colour_of(traitor))


def next_stack(game: Merlin) -> Zone:
    """Give a stack that has traitors, renewing all three if they are used up."""
    if not any([stack.cards for stack in game.traitor_stacks]):
        pile = game.traitor_discard
        game.traitor_discard = Zone()
        game.traitor_stacks[0] = pile
        shuffle(game, pile)
        game.traitor_stacks = split(pile, len(game.traitor_stacks))
        game.tell(words.TRAITORS_SHUFFLED, len(pile.cards))
    for stack in game.traitor_stacks:
        if stack.cards:
            return stack
    raise AssertionError("24 traitors, at most 12 in castles")


def split(pile: Zone, count: int) -> list[Zone]:
    """Split a shuffled pile into stacks as equal as can be."""
    stacks: list[Zone] = []
    size = len(pile.cards)
    for number in range(count):
        low, high = size * number // count, size * (number + 1) // count
        stacks.append(Zone(pile.cards[low:high], pile.known[low:high], pile.since[low:high]))
    return stacks


class ScoreEnvirons(Step[Merlin]):
    """The most manors in a territory give as many points as it has tiles; those tied share, rounded down."""

    def run(self, game: Merlin) -> None:
        """Territory by territory."""
        for territory in territories(game):
            counts = [0] * game.rules.seats
            for cell in territory:
                if game.manors[cell] >= 0:
                    counts[game.manors[cell]] += 1
            share(game, counts, territory)


def share(game: Merlin, counts: list[int], territory: list[int]) -> None:
    """Give a territory's tiles as points to whoever has most manors, shared and rounded down if tied."""
    best = leaders(counts)
    told = words.SHARED_TERRITORY if len(best) > 1 else words.GAINED_TERRITORY
    cell = territory[0]
    for seat in best:
        gain_for(game, seat, len(territory) // len(best), FROM_ENVIRONS, told, terrain_of(game, cell), cell)


def leaders(counts: list[int]) -> list[int]:
    """Give the seats that have most, none if all have nothing."""
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if count == most] if most else []


class ScorePrincipality(Step[Merlin]):
    """A principality is scored, then the next one. `grail_used`: the Grail lies in an earlier one."""

    fields: ClassVar[tuple[str, ...]] = ("principality", "grail_used")

    def __init__(self, seat: int, principality: int, grail_used: int) -> None:
        super().__init__(seat)
        self.principality: Final = principality
        self.grail_used: Final = grail_used

    def run(self, game: Merlin) -> None:
        """Ask the Grail's holder if a tie can be broken, then give the points."""
        if self.principality == PRINCIPALITIES:
            return
        best = leaders([player.influence[self.principality] for player in game.players])
        if not self.grail_used and len(best) > 1 and game.grail in best:
            game.push(BreakTie(game.grail, self.principality))
            return
        settle(game, self.principality, best, usual(best))
        game.push(ScorePrincipality(-1, self.principality + 1, self.grail_used))


class BreakTie(Question[Merlin]):
    """Does the holder use the Grail to win this principality alone?"""

    rule: ClassVar[str] = "merlin.scoring-grail.break-tie"
    fields: ClassVar[tuple[str, ...]] = ("principality",)

    def __init__(self, seat: int, principality: int) -> None:
        super().__init__(seat)
        self.principality: Final = principality

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Use it or keep it for a later one."""
        out += GRAILS

    def prompt(self, game: Merlin) -> Message:
        """Name the principality."""
        return Message(words.PROMPT_TIE, (self.principality,))

    def take(self, game: Merlin, action: Action) -> None:
        """The points are given, and the next principality follows."""
        used = action.a == USE
        game.push(ScorePrincipality(-1, self.principality + 1, int(used)))
        if used:
            game.tell(words.USED_GRAIL, self.seat, self.principality)
            settle(game, self.principality, [self.seat], words.WON_BY_GRAIL)
        else:
            best = leaders([player.influence[self.principality] for player in game.players])
            settle(game, self.principality, best, usual(best))


def usual(best: list[int]) -> Wording:
    """Give the line for those who lead in a principality: alone, or tied."""
    return words.SHARED_INFLUENCE if len(best) > 1 else words.GAINED_INFLUENCE


def settle(game: Merlin, principality: int, best: list[int], told: Wording) -> None:
    """Give a principality's value to its leaders; then everybody takes back all markers but one."""
    value = sum([player.influence[principality] for player in game.players])
    for seat in best:
        gain_for(game, seat, value // len(best), FROM_INFLUENCE, told, principality)
    for seat, player in enumerate(game.players):
        back = player.influence[principality] - 1
        if back > 0:
            player.markers += back
            player.influence[principality] = 1
            game.tell(words.TOOK_BACK, seat, back, principality)


class ScoreAssistants(Step[Merlin]):
    """Every assistant in a principality gives a point."""

    def run(self, game: Merlin) -> None:
        """They stay where they are."""
        for seat, player in enumerate(game.players):
            placed = len([place for place in player.assistants if place >= 0])
            gain(game, seat, placed * POINTS.number("assistant"), FROM_ASSISTANTS)


def plug(plugs: Plugs) -> None:
    """Put the four categories into their places."""
    plugs.scoring += [ScoreTraitors(), ScoreEnvirons(), ScorePrincipality(-1, 0, 0), ScoreAssistants()]
