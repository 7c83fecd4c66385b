"""What keeps a player from something on the table: what stands there already, what is too dear, what is missing."""

from typing import Final

from roundtable.games.paladins import refusals, words
from roundtable.games.paladins.classes import Player
from roundtable.games.paladins.content import FAVOURS, TOWNSFOLK
from roundtable.games.paladins.names import (
    ANY,
    CRIMINAL,
    NONE,
    ON_ACTION,
    ON_PAY_DEBT,
    PROVISION,
    RIGHT,
    SILVER,
)
from roundtable.games.paladins.places import crew_at
from roundtable.games.paladins.state import Paladins
from roundtable.games.paladins.supply import attribute_of, covered_places, occupied
from roundtable.games.paladins.vocabulary import (
    CHOOSE,
    CLEAR,
    DESTROY_DEBT,
    DISMISS,
    DO,
    DRAFT,
    FAVOUR,
    JAR,
    KEEP,
    PALADIN_VERB,
    PAY,
    PAY_DEBT,
    RECRUIT_VERB,
    REMOVE,
    SPACE_VERB,
    TAVERN_VERB,
    USE,
    WORKSHOP,
)
from roundtable.kernel.action import Action
from roundtable.kernel.wording import Message
from roundtable.kernel.zone import EVERYBODY

SILENT: Final = (CHOOSE, CLEAR, DISMISS, DRAFT, KEEP, RECRUIT_VERB)  # another verb speaks for the same things


# ---- what a deed asks for ----


def price_high(game: Paladins, seat: int, action: int, cost: int, resource: int) -> list[Message]:
    """Say that a price cannot be paid."""
    player = game.players[seat]
    held = player.silver if resource == SILVER else player.provisions
    if held >= cost:
        return []
    return [Message(refusals.PRICE_HIGH, (action, cost, resource, held), words.PRICES[action])]


def attribute_low(game: Paladins, seat: int, action: int, attribute: int, asked: int, rule: str) -> Message | None:
    """Say that an attribute is too low."""
    value = attribute_of(game.players[seat], attribute)
    if value >= asked:
        return None
    return Message(refusals.ATTRIBUTE_LOW, (action, attribute, asked, value), rule)


def workers_missing(game: Paladins, seat: int, mode: int) -> list[Message]:
    """Say which workers are missing for a way to act."""
    player = game.players[seat]
    deed = game.rules.deeds[mode]
    covered = covered_places(player, deed.action)
    needs = deed.needs[covered]
    total = sum(player.workers)
    if needs.met_by(player.workers, total):
        return []
    rule = words.ASKED_WORKERS[mode]
    crew = crew_at(mode, covered)
    if total < needs.total:
        return [Message(refusals.WORKERS_FEW, (mode, crew, total), rule)]
    short = [worker for worker in range(CRIMINAL) if needs.by_type[worker] > player.workers[worker]]
    if player.workers[CRIMINAL] == 0:
        return [Message(refusals.WORKER_LACKING, (mode, crew, short[0]), rule)]
    return [Message(refusals.WORKERS_LACKING, (mode, crew, short[0], short[1]), rule)]


def deed_missing(game: Paladins, seat: int, mode: int) -> list[Message]:
    """Say all that is missing for a way to act."""
    deed = game.rules.deeds[mode]
    if occupied(game.players[seat], deed.action):
        return [Message(refusals.ACTION_TAKEN, (deed.action,))]
    return deed.lacking(game, seat) + workers_missing(game, seat, mode)


def favour_missing(game: Paladins, seat: int, card: int) -> list[Message]:
    """Say what keeps a player from a King's Favour; those not revealed are all the same."""
    place = game.favours.cards.index(card) if card in game.favours.cards else NONE
    if place == NONE or game.favours.known[place] != EVERYBODY:
        return [Message(refusals.FAVOUR_HIDDEN)]
    if game.favour_workers[place] != NONE:
        return [Message(refusals.FAVOUR_TAKEN)]
    player = game.players[seat]
    favour = FAVOURS[card]
    silver, provisions, debts = favour.cost
    found: list[Message] = []
    if player.silver < silver:
        found.append(Message(refusals.FAVOUR_DEAR, (silver, SILVER, player.silver)))
    if player.provisions < provisions:
        found.append(Message(refusals.FAVOUR_DEAR, (provisions, PROVISION, player.provisions)))
    if game.debts < debts:
        found.append(Message(refusals.FAVOUR_DEBT))
    if sum(player.workers) == 0:
        found.append(Message(refusals.FAVOUR_NOBODY))
    elif favour.place != ANY and player.workers[favour.place] + player.workers[CRIMINAL] == 0:
        found.append(Message(refusals.FAVOUR_WORKER, (favour.place,)))
    return found


def missing(game: Paladins, seat: int, action: Action) -> list[Message]:
    """Say what is missing for an action, or for every deed that could be aimed at a thing."""
    if action.verb == DO:
        return deed_missing(game, seat, action.a)
    if action.verb == FAVOUR:
        return favour_missing(game, seat, action.a)
    found: list[Message] = []
    for mode, deed in enumerate(game.rules.deeds):
        if deed.aims == action.verb:
            unfit = deed.unfit(game, seat, action)
            found += [unfit] if unfit else deed_missing(game, seat, mode)
    return found


def way_there(game: Paladins, seat: int, action: Action) -> Message | None:
    """Say which action leads to a thing, if one could be taken."""
    for mode, deed in enumerate(game.rules.deeds):
        if deed.aims == action.verb and not deed.unfit(game, seat, action) and not deed_missing(game, seat, mode):
            return Message(refusals.ACTION_FIRST, (mode,))
    return None


# ---- what holds whatever is asked ----


def standing(game: Paladins, seat: int, action: Action) -> Message | None:
    """Say what stands on a place already, or is used up."""
    player = game.players[seat]
    if action.verb == SPACE_VERB and game.spaces[action.a] != NONE:
        garrisoned = (game.garrisoned >> action.a) & 1
        return Message(refusals.SPACE_OUTPOST if garrisoned else refusals.SPACE_MONK)
    if action.verb == JAR and (player.jar_places >> action.a) & 1:
        return Message(refusals.JAR_THERE)
    if action.verb == WORKSHOP and (player.covered[action.a] >> (action.b - 1)) & 1:
        return Message(refusals.WORKSHOP_THERE, (RIGHT + action.a,))
    if action.verb == FAVOUR and action.a in game.favours.cards:
        place = game.favours.cards.index(action.a)
        if game.favours.known[place] == EVERYBODY and game.favour_workers[place] != NONE:
            return Message(refusals.FAVOUR_TAKEN)
    return None


def own_card(game: Paladins, seat: int, action: Action) -> Message | None:
    """Say of a player's own cards when they work, or worked."""
    player = game.players[seat]
    if action.verb == USE and action.a in player.townsfolk:
        return works(action.a)
    if action.verb == PALADIN_VERB:
        for card in (action.a, action.b):
            if card in player.chosen.cards:
                return Message(refusals.PALADIN_SERVES, (card,))
        return Message(refusals.PALADIN_LATER)
    if action.verb == TAVERN_VERB:
        if action.a == player.tavern:
            return Message(refusals.TAVERN_OWN)
        return Message(refusals.TAVERN_LATER if player.tavern == NONE else refusals.TAVERN_OVER)
    return None


def works(card: int) -> Message:
    """Say when a Townsfolk works by itself."""
    townsfolk = TOWNSFOLK[card]
    rule = f"paladins.townsfolk.{townsfolk.name}"
    if townsfolk.trigger == ON_ACTION:
        return Message(refusals.WORKS_ON_ACTION, (card, townsfolk.action), rule)
    if townsfolk.trigger == ON_PAY_DEBT:
        return Message(refusals.WORKS_ON_DEBT, (card,), rule)
    return Message(refusals.WORKS_AT_INQUISITION, (card,), rule)


def money(player: Player, action: Action) -> Message | None:
    """Say of Silver, Provisions, Debts and Suspicion when they come or go."""
    if action.verb == PAY:
        return Message(refusals.PAID_LATER if action.a in (SILVER, PROVISION) else refusals.DEBT_FOR_TOWNSFOLK)
    if action.verb == REMOVE:
        return Message(refusals.SUSPICION_LATER if player.suspicion else refusals.SUSPICION_NONE)
    if action.verb in (PAY_DEBT, DESTROY_DEBT):
        if player.unpaid_debts:
            return Message(refusals.DEBT_LATER)
        return Message(refusals.DEBT_PAID if player.paid_debts else refusals.DEBT_NONE)
    return None


def elsewhere(game: Paladins, seat: int, action: Action, busy: Message) -> Message | None:
    """Answer for what belongs to another moment: its own state first, else what comes before it now."""
    found = standing(game, seat, action) or own_card(game, seat, action) or money(game.players[seat], action)
    if found is not None or action.verb in SILENT:
        return found
    return busy


def worker_unfit(workers: list[int], worker: int, place: int) -> Message | None:
    """Say why a worker cannot go on a place; None if it could."""
    if workers[worker] == 0:
        return Message(refusals.WORKER_NONE, (worker,))
    if place in (ANY, worker) or worker == CRIMINAL:
        return None
    return Message(refusals.LABOURER_UNFIT if worker == 0 else refusals.WORKER_UNFIT, (place,))


def not_kept(workers: list[int], kept: tuple[int, ...], worker: int) -> Message:
    """Say why a worker cannot be named as kept: types are named in their order, three workers in all."""
    if kept and worker < kept[-1]:
        return Message(refusals.KEPT_PAST)
    if 0 < workers[worker] <= kept.count(worker):
        return Message(refusals.KEPT_ALL, (worker,))
    return Message(refusals.KEPT_TOO_FEW) if workers[worker] else Message(refusals.WORKER_NONE, (worker,))
