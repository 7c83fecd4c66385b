"""The automated opponent of the solo game: schemes, fallback actions, and each action's own way of choosing."""

from typing import ClassVar, Final

from roundtable.games.paladins import words
from roundtable.games.paladins.classes import Rival
from roundtable.games.paladins.content import (
    CONVERSIONS,
    FAVOURS,
    JARS,
    KINGS_FAVOUR,
    KINGS_ORDERS,
    MONKS,
    ORDERS,
    OUTPOSTS,
    REGION_FAITH,
    REGION_STRENGTH,
    RIVAL_BOARD,
    SPACES,
    STARTING_SCHEMES,
    TAVERNS,
    WALL_PLACES,
    Rewards,
)
from roundtable.games.paladins.gains import Gains, RivalGain, all_possible
from roundtable.games.paladins.inquisition import DrawSuspicion
from roundtable.games.paladins.names import (
    ABSOLVE,
    ACTION,
    ATTACK,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    EFFECT_PAY,
    EFFECT_PRAY,
    EFFECT_RECRUIT,
    EFFECT_REMOVE,
    EFFECT_SILVER,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    MODE,
    NONE,
    PRAY,
    RECRUIT,
    REST,
    RIGHT,
    RIGHT_SIDE,
    RIVAL,
    RIVALS_LEFT,
    STRENGTH,
    THE_RIVAL,
    TRADE,
    WORKERS,
)
from roundtable.games.paladins.rival import by_marker, move_marker, pray, renew_schemes
from roundtable.games.paladins.scoring import completed_orders, times
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import gain_debt
from roundtable.kernel.agenda import Step
from roundtable.kernel.wording import Wording
from roundtable.kernel.zone import EVERYBODY, draw, move

LEFT: Final = tuple([ACTION.at(word) for word in RIVALS_LEFT.words[:REST]])
CONSPIRE_WORKERS: Final = 2
RIVAL_PLACES: Final = RIVAL_BOARD.number("places")


def workshop_from_order(game: Paladins, order: int) -> None:
    """Move the workshop lying on a King's Order to its action."""
    game.rivals[0].workshops[ORDERS[order] - RIGHT] += 1


def scheme_from_favour(game: Paladins) -> None:
    """Put the scheme lying on a King's Favour on the discard pile."""
    rival = game.rivals[0]
    move(game, rival.scheme_aside, 0, rival.scheme_discard, EVERYBODY)
    game.tell(words.RIVAL_SCHEME_ADDED)


def clear_board(game: Paladins) -> None:
    """Take all workers off the rival's board at the end of a round; those left over are lost."""
    rival = game.rivals[0]
    rival.untyped_workers = 0
    rival.left = 0
    rival.right = [0] * RIGHT_SIDE
    rival.passed = False
    game.tell(words.RIVAL_CLEARED)


class RivalBegins(Step[Paladins]):
    """A round begins for the rival: workers, and Suspicion for the criminals of the Tavern left over."""

    def run(self, game: Paladins) -> None:
        """After the human has gathered workers."""
        rival = game.rivals[0]
        rival.untyped_workers = game.round + RIVAL_BOARD.number("workers_beyond_round")
        game.tell(words.RIVAL_GATHERED, rival.untyped_workers)
        criminals = sum([TAVERNS[tavern].workers.count(CRIMINAL) for tavern in game.taverns])
        if criminals:
            game.tell(words.RIVAL_TAVERN, criminals)
        for _ in range(criminals):
            game.push(DrawSuspicion(THE_RIVAL))


class RivalTurn(Step[Paladins]):
    """The rival reveals a scheme and does what it shows, or falls back on its left actions."""

    def run(self, game: Paladins) -> None:
        """Without workers it is out of the round and reveals none."""
        rival = game.rivals[0]
        if rival.passed:
            return
        if rival.untyped_workers == 0:
            rival.passed = True
            game.tell(words.RIVAL_OUT)
            return
        game.push(RivalTurnOver())
        scheme = reveal_scheme(game)
        game.tell(words.RIVAL_SCHEME, scheme)
        if try_scheme(game, scheme):
            return
        for action in LEFT:
            if left_possible(game, action):
                do_left(game, action, words.RIVAL_FELL_BACK)
                return
        rest(game)


class RivalTurnOver(Step[Paladins]):
    """Without workers the rival is out of the round."""

    def run(self, game: Paladins) -> None:
        """Close the past: the human cannot take back what came before."""
        rival = game.rivals[0]
        if rival.untyped_workers == 0 and not rival.passed:
            rival.passed = True
            game.tell(words.RIVAL_OUT)
        game.seal()


def reveal_scheme(game: Paladins) -> int:
    """Turn up the top scheme; it lies on the discard pile at once. An empty deck is renewed from that pile first."""
    rival = game.rivals[0]
    if not rival.schemes.cards:
        renew_schemes(game, words.RIVAL_DECK_EMPTY)
    card = draw(game, rival.schemes, rival.scheme_discard, EVERYBODY)
    return game.rules.schemes[card] if card < STARTING_SCHEMES else KINGS_FAVOUR


def try_scheme(game: Paladins, scheme: int) -> bool:
    """Do what a scheme shows; say whether it was possible."""
    if scheme == KINGS_FAVOUR:
        return try_favour(game)
    if scheme == KINGS_ORDERS:
        return try_orders(game)
    if scheme < RIGHT:
        return try_left(game, scheme)
    return try_right(game, scheme)


def try_orders(game: Paladins) -> bool:
    """Try the actions of the revealed King's Orders from right to left, the completed ones last."""
    rival = game.rivals[0]
    done = completed_orders(game, rival)
    shown = [place for place in range(len(game.orders.cards)) if game.orders.known[place] == EVERYBODY]
    open_orders = [place for place in reversed(shown) if place not in done]
    if open_orders and not game.rules.completed_after:
        done = []
    for place in open_orders + [place for place in reversed(shown) if place in done]:
        if try_right(game, ORDERS[game.orders.cards[place]]):
            return True
    game.tell(words.RIVAL_NO_ORDER)
    return False


def left_possible(game: Paladins, action: int) -> bool:
    """Say whether a left action is possible: one worker, and its space must be free."""
    rival = game.rivals[0]
    if rival.left & (1 << LEFT.index(action)) or rival.untyped_workers == 0:
        return False
    return action != RECRUIT or game.rules.effects[EFFECT_RECRUIT].possible(game)


def try_left(game: Paladins, action: int) -> bool:
    """Do a left action that a scheme shows; say whether it was possible."""
    if left_possible(game, action):
        do_left(game, action, words.RIVAL_DID_LEFT)
        return True
    blocked = game.rivals[0].left & (1 << LEFT.index(action))
    game.tell(words.RIVAL_BLOCKED if blocked else words.RIVAL_UNABLE, action)
    return False


def do_left(game: Paladins, action: int, told: Wording) -> None:
    """Do a left action."""
    rival = game.rivals[0]
    rival.left |= 1 << LEFT.index(action)
    rival.untyped_workers -= 1
    game.tell(told, action, 1)
    if action == RECRUIT:
        game.rules.effects[EFFECT_RECRUIT].settle(game)
    elif action == PRAY:
        pray(game)
    elif action == TRADE:
        move_marker(game, 1, words.RIVAL_MOVED)
    else:
        game.then(DrawSuspicion(THE_RIVAL), RivalWorkers(THE_RIVAL, CONSPIRE_WORKERS))


class RivalWorkers(Step[Paladins]):
    """The rival gains workers."""

    fields: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def run(self, game: Paladins) -> None:
        """They have no types."""
        game.rivals[0].untyped_workers += self.n
        game.tell(words.RIVAL_CONSPIRED, self.n)


def rest(game: Paladins) -> None:
    """The marker moves one space and one for each worker left; the rival is out of the round."""
    rival = game.rivals[0]
    if game.rules.rest_worker:
        rival.untyped_workers -= 1
        rival.left |= 1 << REST
    rival.passed = True
    game.tell(words.RIVAL_RESTED, int(game.rules.rest_worker))
    move_marker(game, 1 + rival.untyped_workers, words.RIVAL_MOVED_RESTING)


def try_right(game: Paladins, action: int) -> bool:
    """Do a right action, if its space is free, workers suffice and its own conditions hold."""
    rival = game.rivals[0]
    at = action - RIGHT
    price = RIVAL_PLACES - rival.workshops[at]
    if rival.right[at]:
        game.tell(words.RIVAL_BLOCKED, action)
        return False
    if rival.untyped_workers < price:
        game.tell(words.RIVAL_SHORT, action, price)
        return False
    if action in (COMMISSION, GARRISON):
        target = best_space(game, action)
    elif action == FORTIFY:
        target = 0 if can_fortify(game, rival) else NONE
    elif action == ABSOLVE:
        target = 0 if rival.jars < len(JARS) and rival.attributes[INFLUENCE] >= game.rules.jars[rival.jars] else NONE
    else:
        target = outsider_within_reach(game, action)
    if target == NONE:
        game.tell(words.RIVAL_UNABLE, action)
        return False
    rival.untyped_workers -= price
    rival.right[at] = price
    game.tell(words.RIVAL_DID, action, price)
    do_right(game, action, target)
    return True


def can_fortify(game: Paladins, rival: Rival) -> bool:
    """Say whether the next Wall is within the rival's Influence and there is one."""
    built = len(rival.walls)
    if built == len(WALL_PLACES) or not game.wall_deck.cards:
        return False
    return rival.attributes[INFLUENCE] >= WALL_PLACES[built].influence


def do_right(game: Paladins, action: int, target: int) -> None:
    """Move the piece and push the gains, as for a player; only Absolve is another."""
    if action != ABSOLVE:
        game.rules.deeds[MODE.at(ACTION.words[action])].perform(game, THE_RIVAL, target)
        return
    rival = game.rivals[0]
    rival.jars += 1
    game.tell(words.RIVAL_JAR)
    faith = JARS[rival.jars - 1].gives.path
    game.then(Gains(THE_RIVAL, faith), RivalGain(THE_RIVAL, EFFECT_REMOVE), RivalAbsolution())


class RivalAbsolution(Step[Paladins]):
    """Absolve goes on: a Debt is paid or, with none unpaid, another Suspicion card goes."""

    def run(self, game: Paladins) -> None:
        """Look at the Debts now."""
        game.push(RivalGain(THE_RIVAL, EFFECT_PAY if game.rivals[0].unpaid_debts else EFFECT_REMOVE))


def outsider_within_reach(game: Paladins, action: int) -> int:
    """Give the Outsider that the rival takes, by the resource marker; NONE if there is none within reach."""
    rival = game.rivals[0]
    if action == CONVERT and len(rival.converted) == len(CONVERSIONS):
        return NONE
    needs = REGION_STRENGTH if action == ATTACK else REGION_FAITH
    value = rival.attributes[STRENGTH if action == ATTACK else FAITH]
    for place in by_marker(game, game.outsider_row):
        if game.outsider_row[place] != NONE and needs[place] <= value:
            return game.outsider_row[place]
    return NONE


def best_space(game: Paladins, action: int) -> int:
    """Give the space for a monk or outpost: the best kind, of equals the leftmost; NONE if there is none."""
    rival = game.rivals[0]
    attribute = FAITH if action == COMMISSION else STRENGTH
    if times(rival, action) == len(MONKS if action == COMMISSION else OUTPOSTS):
        return NONE
    best = NONE
    best_rank = len(PRIORITY)
    for space in game.rules.open_spaces:
        if game.spaces[space] != NONE or SPACES[space].needs[attribute] > rival.attributes[attribute]:
            continue
        rank = RANKS[space]
        if rank < best_rank and (rank != PAYING or rival.unpaid_debts):
            best, best_rank = space, rank
    return best


def kind_of(rewards: Rewards) -> str:
    """Name the kind of a space's reward, as the rival's order of preference does."""
    first = rewards.gains[0]
    if first.effect < WORKERS:
        return "two-workers" if sum([gain.n for gain in rewards.gains]) == 2 else "one-worker"
    names = {
        EFFECT_RECRUIT: "free-recruit",
        EFFECT_PAY: "pay-debt",
        EFFECT_PRAY: "pray",
        EFFECT_SILVER: "silver-2",
        EFFECT_REMOVE: "remove-suspicion",
    }
    return names[first.effect]


def priority() -> tuple[str, ...]:
    """Read the rival's order of preference."""
    words_in_order: object = RIVAL_BOARD.data["priority"]
    assert isinstance(words_in_order, list)
    return tuple([str(word) for word in words_in_order])


PRIORITY: Final = priority()
RANKS: Final = tuple([PRIORITY.index(kind_of(space.rewards)) for space in SPACES])
PAYING: Final = PRIORITY.index("pay-debt")


def try_favour(game: Paladins) -> bool:
    """Use the King's Favour given by the resource marker: revealed, without a worker, and of use."""
    rival = game.rivals[0]
    for place in by_marker(game, game.favour_workers):
        if game.favours.known[place] == EVERYBODY and game.favour_workers[place] == NONE and usable(game, place):
            card = game.favours.cards[place]
            rival.untyped_workers -= 1
            game.favour_workers[place] = RIVAL
            game.tell(words.RIVAL_FAVOUR, card)
            for _ in range(FAVOURS[card].cost[2]):
                if gain_debt(game, THE_RIVAL):
                    game.tell(words.RIVAL_DEBT_FAVOUR)
            game.push(Gains(THE_RIVAL, FAVOURS[card].rewards.path))
            return True
    game.tell(words.RIVAL_NO_FAVOUR)
    return False


def usable(game: Paladins, place: int) -> bool:
    """Say whether the rival could carry something of a King's Favour out, and take the Debt it may cost."""
    favour = FAVOURS[game.favours.cards[place]]
    if game.debts < favour.cost[2]:
        return False
    if any([game.rules.effects[gain.effect].possible(game) for gain in favour.rewards.gains]):
        return True
    return any([all_possible(game, choice) for choice in favour.rewards.choices])
