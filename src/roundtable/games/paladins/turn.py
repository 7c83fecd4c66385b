"""The action phase: one action or passing per turn; workers are placed, costs paid, then gains follow."""

from typing import ClassVar, Final

from roundtable.games.paladins import develop, refusals, words
from roundtable.games.paladins.asking import Ask
from roundtable.games.paladins.barriers import not_kept, standing, way_there, worker_unfit
from roundtable.games.paladins.classes import Player
from roundtable.games.paladins.content import FAVOURS, MOST_KEPT
from roundtable.games.paladins.crews import LINE_AT
from roundtable.games.paladins.gains import Gains
from roundtable.games.paladins.names import ACTION, ANY, CRIMINAL, NONE, PLACES, WORKERS
from roundtable.games.paladins.places import crew_at
from roundtable.games.paladins.rules import Deed, Needs, number_of
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import (
    clear_space,
    covered_places,
    gain_debt,
    occupied,
    pay_provisions,
    pay_silver,
)
from roundtable.games.paladins.triggers import PaladinTrigger, TownsfolkTriggers
from roundtable.games.paladins.vocabulary import (
    DO,
    DOES,
    FAVOUR,
    FAVOURS_ACTIONS,
    JAR,
    KEEP,
    KEEPS,
    OUTSIDER_VERB,
    PASSES,
    SPACE_VERB,
    TOWNSFOLK_VERB,
    WORKER_VERB,
    WORKERS_ACTIONS,
    WORKSHOP,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Step
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import EVERYBODY

NO_TARGET: Final = -1
AIMED: Final = (WORKSHOP, TOWNSFOLK_VERB, SPACE_VERB, JAR, OUTSIDER_VERB)  # verbs that name targets


def open_places(player: Player, deed: Deed) -> tuple[int, ...]:
    """Give the numbers of a deed's worker places that no workshop covers."""
    return deed.open[covered_places(player, deed.action)]


FAVOUR_NEEDS: Final = tuple([Needs((favour.place,), 0) for favour in FAVOURS])
NOBODY_ELSE: Final = Needs((), 0)


def favour_possible(game: Paladins, seat: int, place: int) -> bool:
    """Say whether a revealed, unused King's Favour can be used."""
    if game.favours.known[place] != EVERYBODY or game.favour_workers[place] != NONE:
        return False
    player = game.players[seat]
    card = game.favours.cards[place]
    silver, provisions, debts = FAVOURS[card].cost
    if player.silver < silver or player.provisions < provisions or game.debts < debts:
        return False
    return FAVOUR_NEEDS[card].met_by(player.workers, number_of(player.workers))


class TakeTurn(Ask):
    """One action, or passing."""

    rule: ClassVar[str] = "paladins.action-phase.act-or-pass"

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Every action whose space is free, whose workers, target and cost are there."""
        player = game.players[self.seat]
        total = number_of(player.workers)
        for mode, deed in enumerate(game.rules.deeds):
            if occupied(player, deed.action):
                continue
            needs = deed.needs[covered_places(player, deed.action)]
            if needs.met_by(player.workers, total) and deed.possible(game, self.seat):
                out.append(DOES[mode])
        for place in range(len(game.favours.cards)):
            if favour_possible(game, self.seat, place):
                out.append(FAVOURS_ACTIONS[game.favours.cards[place]])
        out.append(PASSES)

    def take(self, game: Paladins, action: Action) -> None:
        """Begin it."""
        game.push(EndTurn(self.seat))
        if action.verb == DO:
            begin_deed(game, self.seat, action.a)
        elif action.verb == FAVOUR:
            game.push(PlaceOnFavour(self.seat, game.favours.cards.index(action.a)))
        else:
            begin_pass(game, self.seat)

    def describe(self, game: Paladins, action: Action) -> Message | None:
        """Say what an action takes and what it does."""
        if action.verb != DO:
            return None
        deed = game.rules.deeds[action.a]
        crew = crew_at(action.a, covered_places(game.players[self.seat], deed.action))
        cost = deed.cost(game, self.seat)
        if cost:
            return Message(words.LABEL_DO_PAID, (action.a, crew, cost, deed.paid_in, action.a))
        return Message(words.LABEL_DO, (action.a, crew, action.a))

    def why_not(self, game: Paladins, action: Action) -> Message | None:
        """An action leads to a thing, or workers and money wait for one; `missing` says what is missing for it."""
        if action.verb == WORKER_VERB:
            return Message(refusals.WORKERS_LATER)
        if action.verb in AIMED:
            return way_there(game, self.seat, action)
        return None if action.verb in (DO, FAVOUR) else super().why_not(game, action)


class EndTurn(Step[Paladins]):
    """The turn is over."""

    def run(self, game: Paladins) -> None:
        """Close the past."""
        game.acting = NONE
        game.seal()


def begin_deed(game: Paladins, seat: int, mode: int) -> None:
    """Name the target, place workers, pay, move the piece and gain; Townsfolk and Paladin come last."""
    deed = game.rules.deeds[mode]
    game.acting = deed.action
    game.tell(words.DID, seat, mode)
    owned = len(game.players[seat].townsfolk)
    game.then(TownsfolkTriggers(seat, deed.action, owned), PaladinTrigger(seat, deed.action))
    targets: list[Action] = []
    deed.targets(game, seat, targets)
    if targets:
        game.push(ChooseTarget(seat, mode))
    else:
        game.push(PlaceWorker(seat, mode, NO_TARGET, 0))


def target_of(action: Action) -> int:
    """Give the target that an option names."""
    return develop.target_of(action) if action.verb == WORKSHOP else action.a


class ChooseTarget(Ask):
    """At what is the action aimed? The price may hang on it."""

    rule: ClassVar[str] = "paladins.action.must-be-possible"
    fields: ClassVar[tuple[str, ...]] = ("mode",)

    def __init__(self, seat: int, mode: int) -> None:
        super().__init__(seat)
        self.mode: Final = mode

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Whatever meets the requirement and can be paid."""
        game.rules.deeds[self.mode].targets(game, self.seat, out)

    def take(self, game: Paladins, action: Action) -> None:
        """Then the workers are placed."""
        game.push(PlaceWorker(self.seat, self.mode, target_of(action), 0))

    def prompt(self, game: Paladins) -> Message:
        """Say what is chosen."""
        return Message(words.CHOOSE_TARGET[self.mode])

    def rule_now(self, game: Paladins) -> str:
        """What the action can be aimed at."""
        return words.CHOOSE_TARGET[self.mode].rule

    def describe(self, game: Paladins, action: Action) -> Message | None:
        """Say what the target costs and gives."""
        return game.rules.deeds[self.mode].describe(game, self.seat, action)

    def busy(self, game: Paladins) -> Message:
        """This action."""
        return Message(refusals.ONE_ACTION, (self.mode,))

    def why_not(self, game: Paladins, action: Action) -> Message | None:
        """It is out of reach, too dear or taken; or it is no target of this action. Workers come after the target."""
        if action.verb == WORKER_VERB:
            return Message(refusals.TARGET_FIRST, (self.mode,))
        deed = game.rules.deeds[self.mode]
        unfit = deed.unfit(game, self.seat, action) if action.verb == deed.aims else None
        return unfit or super().why_not(game, action)


class PlaceWorker(Ask):
    """Which worker goes to the next place? `at` counts the places that no workshop covers."""

    rule: ClassVar[str] = "paladins.action.choose-workers"
    fields: ClassVar[tuple[str, ...]] = ("mode", "target", "at")

    def __init__(self, seat: int, mode: int, target: int, at: int) -> None:
        super().__init__(seat)
        self.mode: Final = mode
        self.target: Final = target
        self.at: Final = at

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any type that fits and leaves enough for the other places."""
        player = game.players[self.seat]
        deed = game.rules.deeds[self.mode]
        covered = covered_places(player, deed.action)
        kind = deed.places[deed.open[covered][self.at]]
        fitting_workers(player.workers, kind, deed.needs_after[covered][self.at], out)

    def take(self, game: Paladins, action: Action) -> None:
        """After the last one the cost is paid and the piece moves."""
        player = game.players[self.seat]
        deed = game.rules.deeds[self.mode]
        places = open_places(player, deed)
        player.workers[action.a] -= 1
        player.board[deed.action * PLACES + places[self.at]] = action.a
        if self.at + 1 < len(places):
            game.push(PlaceWorker(self.seat, self.mode, self.target, self.at + 1))
        else:
            game.push(Perform(self.seat, self.mode, self.target))
            if game.journal is not None:
                line = tuple([player.board[deed.action * PLACES + place] for place in places])
                game.tell(words.PLACED_WORKERS[self.mode], self.seat, LINE_AT[line], deed.action)
            deed.pay(game, self.seat, self.target)

    def prompt(self, game: Paladins) -> Message:
        """Say for which action and which of its places."""
        kind = game.rules.deeds[self.mode].places[self.place(game)]
        if kind == ANY:
            return Message(words.PLACE_ANY, (self.mode,))
        return Message(words.PLACE_WORKER, (self.mode, kind))

    def rule_now(self, game: Paladins) -> str:
        """Who may stand on such a place."""
        return self.prompt(game).wording.rule

    def place(self, game: Paladins) -> int:
        """Give the number of the place to be filled."""
        return open_places(game.players[self.seat], game.rules.deeds[self.mode])[self.at]

    def aim(self, game: Paladins) -> str | None:
        """Give the thing at which the action is aimed, if it is aimed at any."""
        targets: list[Action] = []
        game.rules.deeds[self.mode].targets(game, self.seat, targets)
        for option in targets:
            if target_of(option) == self.target:
                return option.touches[0]
        return None

    def busy(self, game: Paladins) -> Message:
        """This action."""
        return Message(refusals.ONE_ACTION, (self.mode,))

    def why_not(self, game: Paladins, action: Action) -> Message | None:
        """The worker does not fit or is needed elsewhere; the target is chosen."""
        deed = game.rules.deeds[self.mode]
        if action.verb == WORKER_VERB:
            kind = deed.places[self.place(game)]
            unfit = worker_unfit(game.players[self.seat].workers, action.a, kind)
            return unfit or Message(refusals.WORKER_NEEDED, (self.mode,))
        if action.verb == deed.aims:
            if target_of(action) == self.target:
                return Message(refusals.TARGET_CHOSEN, (self.mode,))
            return standing(game, self.seat, action) or Message(refusals.TARGET_ELSEWHERE, (self.mode,))
        return super().why_not(game, action)


def fitting_workers(workers: list[int], kind: int, others: Needs, out: list[Action]) -> None:
    """Append the types that fit a place of a kind and leave enough for the other places."""
    total = number_of(workers) - 1
    for worker in range(WORKERS):
        if workers[worker] == 0 or not fits(worker, kind):
            continue
        workers[worker] -= 1  # in thought only
        enough = others.met_by(workers, total)
        workers[worker] += 1
        if enough:
            out.append(WORKERS_ACTIONS[worker])


def fits(worker: int, place: int) -> bool:
    """Say whether a type may stand on a place: criminals may stand everywhere."""
    return place in (ANY, worker) or worker == CRIMINAL


class Perform(Step[Paladins]):
    """Everything is paid: the piece moves and the action's own gains follow."""

    fields: ClassVar[tuple[str, ...]] = ("mode", "target")

    def __init__(self, seat: int, mode: int, target: int) -> None:
        super().__init__(seat)
        self.mode: Final = mode
        self.target: Final = target

    def run(self, game: Paladins) -> None:
        """Do it."""
        game.rules.deeds[self.mode].perform(game, self.seat, self.target)


class PlaceOnFavour(Ask):
    """Which worker goes on the King's Favour?"""

    rule: ClassVar[str] = "paladins.kings-favour.worker-and-cost"
    fields: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any type that fits."""
        favour = FAVOURS[game.favours.cards[self.place]]
        fitting_workers(game.players[self.seat].workers, favour.place, NOBODY_ELSE, out)

    def take(self, game: Paladins, action: Action) -> None:
        """Pay what it costs and gain what it shows."""
        player = game.players[self.seat]
        card = game.favours.cards[self.place]
        player.workers[action.a] -= 1
        game.favour_workers[self.place] = action.a
        game.tell(words.USED_FAVOUR, self.seat, card, action.a)
        silver, provisions, debts = FAVOURS[card].cost
        pay_silver(game, self.seat, silver, NONE)
        pay_provisions(game, self.seat, provisions, NONE)
        for _ in range(debts):
            if gain_debt(game, self.seat):
                game.tell(words.DEBT_FAVOUR, self.seat)
        game.push(Gains(self.seat, FAVOURS[card].rewards.path))

    def busy(self, game: Paladins) -> Message:
        """The King's Favour."""
        return Message(refusals.ONE_FAVOUR)

    def why_not(self, game: Paladins, action: Action) -> Message | None:
        """The worker does not fit."""
        if action.verb == WORKER_VERB:
            place = FAVOURS[game.favours.cards[self.place]].place
            return worker_unfit(game.players[self.seat].workers, action.a, place)
        return super().why_not(game, action)


def begin_pass(game: Paladins, seat: int) -> None:
    """Clear the own board; then at most three unused workers are kept."""
    player = game.players[seat]
    player.passed = True
    game.tell(words.PASSED, seat)
    returned = 0
    for action in range(len(ACTION.words)):
        returned += clear_space(game, player, action)
    if returned:
        game.tell(words.RETURNED, seat, returned)
    if number_of(player.workers) > MOST_KEPT:
        game.push(KeepWorkers(seat, ()))


class KeepWorkers(Ask):
    """Which unused workers are kept? `kept` are the types already chosen."""

    rule: ClassVar[str] = "paladins.pass.keep-three"
    fields: ClassVar[tuple[str, ...]] = ("kept",)

    def __init__(self, seat: int, kept: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.kept: Final = kept

    def options(self, game: Paladins, out: list[Action]) -> None:
        """Any type of which another is left, in the order of the types, so that each choice has one way to be made."""
        unused = game.players[self.seat].workers[:]
        for one in self.kept:
            unused[one] -= 1
        left = number_of(unused)  # of this type and those after it
        first = self.kept[-1] if self.kept else 0
        for worker in range(WORKERS):
            if worker >= first and unused[worker] > 0 and left >= MOST_KEPT - len(self.kept):
                out.append(KEEPS[worker])
            left -= unused[worker]

    def take(self, game: Paladins, action: Action) -> None:
        """The surplus returns to the shared supply."""
        kept = (*self.kept, action.a)
        if len(kept) < MOST_KEPT:
            game.push(KeepWorkers(self.seat, kept))
            return
        workers = game.players[self.seat].workers
        if game.journal is not None:
            game.tell(words.KEPT, self.seat, LINE_AT[kept], sum(workers) - len(kept))
        for worker in range(WORKERS):
            stays = kept.count(worker)
            game.supply[worker] += workers[worker] - stays
            workers[worker] = stays

    def prompt(self, game: Paladins) -> Message:
        """Say how many are still chosen."""
        return Message(words.KEEP_WORKERS, (MOST_KEPT - len(self.kept),))

    def busy(self, game: Paladins) -> Message:
        """The round is over for this player."""
        return Message(refusals.PASSED)

    def why_not(self, game: Paladins, action: Action) -> Message | None:
        """All of its type are kept, or it was passed over."""
        if action.verb in (KEEP, WORKER_VERB):
            return not_kept(game.players[self.seat].workers, self.kept, action.a)
        return super().why_not(game, action)
