"""What people may do at a table: each order looks at the table, refuses or gives the draft of a log entry."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from roundtable import bots
from roundtable.kernel.errors import IllegalAction
from roundtable.kernel.table import box_of
from roundtable.server import luck
from roundtable.server.refused import Refused

from . import kinds
from .chairs import BOT, INVITE, OPEN, PERSON, Chair
from .kinds import Draft, Place
from .paths import answers_behind
from .table import GATHERING, PLAYING, Table

Order = Callable[[Table], Draft]
NOTHING: Final = kinds.Nothing()
MOST_BESIDES: Final = 2_000  # entries of one person that bring the game no further
MOST_COMINGS: Final = 100  # of these, how often one may come and go


def set_up(
    player: str,
    game: str,
    settings: Mapping[str, object],
    places: Sequence[Place],
    title: str,
    *,
    public: bool,
    spectators: bool,
    forced: bool,
) -> tuple[Draft, str]:
    """Give the first entry of a table, and the version of its rules."""
    box = box_of(game)
    chosen = box.choose(len(places), settings)
    box.table(len(places), chosen)
    for place in places:
        if place.kind == BOT:
            bots.find_named(place.bot or "")
    data = kinds.New(
        game=game,
        settings=chosen,
        places=list(places),
        title=title,
        public=public,
        spectators=spectators,
        forced=forced,
    )
    return Draft(kind=kinds.NEW, data=data, player=player), box.version


# ---- before the game ----


def sit(player: str, name: str, seat: int | None, nonce: str | None = None) -> Order:
    """Take a free seat: any, a certain one, or with an invitation."""

    def order(table: Table) -> Draft:
        need_gathering(table)
        if seat is None:
            place = next((at for at, chair in enumerate(table.chairs) if chair.kind == OPEN), None)
            if place is None:
                raise Refused("server-no-free-seat", 409)
        else:
            place = seat
        chair = chair_at(table, place)
        if not chair.free:
            raise Refused("server-seat-taken", 409, seat=place + 1)
        if chair.kind == INVITE and (nonce is None or chair.nonce is None or nonce != chair.nonce):
            raise Refused("server-invitation-void", 403)
        if table.seats_of(player):
            raise Refused("server-already-seated", 409)
        return Draft(kind=kinds.SIT, data=kinds.Named(name=name), seat=place, player=player, base=table.version)

    return order


def stand(player: str, seat: int) -> Order:
    """Free a seat: one's own, or as the owner somebody else's or a bot's."""

    def order(table: Table) -> Draft:
        need_gathering(table)
        chair = chair_at(table, seat)
        if chair.free or player not in (chair.player, table.owner):
            raise Refused("server-not-your-seat", 403, seat=seat + 1)
        return Draft(kind=kinds.STAND, data=NOTHING, seat=seat, player=player, base=table.version)

    return order


def invite(player: str, seat: int) -> Order:
    """Make an invitation to a free seat; an older one for it becomes void."""

    def order(table: Table) -> Draft:
        need_gathering(table)
        need_owner(table, player)
        if not chair_at(table, seat).free:
            raise Refused("server-seat-taken", 409, seat=seat + 1)
        nonce = kinds.Nonce(nonce=secrets.token_hex(8))
        return Draft(kind=kinds.INVITE, data=nonce, seat=seat, player=player, base=table.version)

    return order


def revoke(player: str, seat: int) -> Order:
    """Take the invitation to a seat back."""

    def order(table: Table) -> Draft:
        need_gathering(table)
        need_owner(table, player)
        if chair_at(table, seat).nonce is None:
            raise Refused("server-no-invitation", 409, seat=seat + 1)
        return Draft(kind=kinds.REVOKE, data=NOTHING, seat=seat, player=player, base=table.version)

    return order


def start(player: str) -> Order:
    """Begin the game when every seat is taken."""

    def order(table: Table) -> Draft:
        need_gathering(table)
        need_owner(table, player)
        if any(chair.free for chair in table.chairs):
            raise Refused("server-seats-free", 409)
        if table.problem is not None:
            raise table.problem
        seed = kinds.Start(seed=luck.fresh())
        return Draft(kind=kinds.START, data=seed, player=player, base=table.version)

    return order


def close(player: str) -> Order:
    """Clear a table away that has not begun, or cannot be gone on with."""

    def order(table: Table) -> Draft:
        if table.problem is None or table.over:
            need_gathering(table)
        need_owner(table, player)
        return Draft(kind=kinds.CLOSE, data=NOTHING, player=player, base=table.version)

    return order


# ---- playing ----


def play(
    player: str | None,
    seat: int,
    action: str,
    base: int,
    then: Sequence[str] = (),
    *,
    also_obvious: bool = False,
) -> Order:
    """Play an action, perhaps more in one go; `player` is None for a bot. What was seen at `base` must still hold."""

    def order(table: Table) -> Draft:
        need_turn(table, player, seat, base)
        game = table.need_game()
        first = game.understand(action)
        itself = also_obvious and table.obvious(seat) is first
        behind: list[str] = []
        if first in game.options_of(seat) and (then or also_obvious):
            further = [game.understand(one) for one in then]
            behind = answers_behind(game, seat, first, further, also_obvious=also_obvious)
        data = kinds.Move(action=first.notation, then=tuple(behind), obvious=itself)
        return Draft(kind=kinds.PLAY, data=data, seat=seat, player=player, base=base)

    return order


def take_back(player: str, seat: int, kind: str, base: int) -> Order:
    """Step back, restart or redo. What was seen at `base` must still be asked."""

    def order(table: Table) -> Draft:
        need_turn(table, player, seat, base)
        return Draft(kind=kind, data=kinds.Move(), seat=seat, player=player, base=base)

    return order


def leave(player: str) -> Order:
    """Leave a running game; the seat stays one's own until a bot takes over, and one may come back."""

    def order(table: Table) -> Draft:
        need_playing(table)
        mine = [chair for chair in own_chairs(table, player) if not chair.left]
        if not mine:
            raise Refused("server-left-already", 409)
        return Draft(kind=kinds.LEAVE, data=NOTHING, player=player, base=table.version)

    return order


def come_back(player: str) -> Order:
    """Come back to one's seat."""

    def order(table: Table) -> Draft:
        need_playing(table)
        mine = [chair for chair in own_chairs(table, player) if not chair.resigned]
        if not any(chair.left or chair.kind == BOT for chair in mine):
            raise Refused("server-not-away", 409)
        return Draft(kind=kinds.RETURN, data=NOTHING, player=player, base=table.version)

    return order


def resign(player: str, bot: str) -> Order:
    """Give up: a bot plays on, or the game ends if nobody is left to play for."""

    def order(table: Table) -> Draft:
        need_playing(table)
        if all(chair.resigned for chair in own_chairs(table, player)):
            raise Refused("server-resigned-already", 409)
        return Draft(kind=kinds.RESIGN, data=kinds.Bot(bot=bot), player=player, base=table.version)

    return order


def ask_for_bot(player: str, seat: int, bot: str, now: float, silence: float) -> Order:
    """Ask that a bot takes an abandoned seat; it does when all others who are still there have asked.

    Before the game the owner puts one on a free seat.
    """

    def order(table: Table) -> Draft:
        bots.find_named(bot)
        chair = chair_at(table, seat)
        if table.status == GATHERING:
            need_owner(table, player)
            if not chair.free:
                raise Refused("server-seat-taken", 409, seat=seat + 1)
            data = kinds.Bot(bot=bot, done=True)
            return Draft(kind=kinds.ASK, data=data, seat=seat, player=player, base=table.version)
        need_playing(table)
        others = present(table, chair.player)
        if chair.kind != PERSON or player not in others:
            raise Refused("server-no-bot-wanted", 409, seat=seat + 1)
        silent = chair.waits_since and now - chair.waits_since > silence
        if not chair.left and not silent:
            raise Refused("server-not-abandoned", 409, seat=seat + 1)
        done = others <= {player, *chair.asked_for_bot}
        if player in chair.asked_for_bot and not done:  # others may have left since
            raise Refused("server-asked-already", 409)
        data = kinds.Bot(bot=bot, done=done)
        return Draft(kind=kinds.ASK, data=data, seat=seat, player=player, base=table.version)

    return order


def hand(player: str, to: str, name: str) -> Order:
    """Give a guest's seats to the account that takes them over."""

    def order(table: Table) -> Draft:
        if not table.takes_part(player):
            raise Refused("server-not-your-table", 403)
        return Draft(kind=kinds.HAND, data=kinds.Hand(to=to, name=name), player=player, base=table.version)

    return order


def forget(player: str, bot: str) -> Order:
    """Take somebody out who goes for good: their seats stay without a name, and a bot plays on."""

    def order(table: Table) -> Draft:
        if not table.takes_part(player):
            raise Refused("server-not-your-table", 403)
        return Draft(kind=kinds.FORGET, data=kinds.Bot(bot=bot), player=player, base=table.version)

    return order


def expire(before: float) -> Order:
    """Close a table at which nothing has happened since."""

    def order(table: Table) -> Draft:
        if table.over or table.updated >= before:
            raise Refused("server-busy", 409)
        return Draft(kind=kinds.CLOSE, data=NOTHING, base=table.version)

    return order


# ---- what an order needs ----


def chair_at(table: Table, seat: int) -> Chair:
    """Give a chair that exists."""
    if not 0 <= seat < len(table.chairs):
        raise Refused("server-no-such-seat", 404, seat=seat + 1)
    return table.chairs[seat]


def own_chairs(table: Table, player: str) -> list[Chair]:
    """Give somebody's chairs; those who have none are refused."""
    mine = [table.chairs[seat] for seat in table.seats_of(player)]
    if not mine:
        raise Refused("server-not-your-table", 403)
    return mine


def present(table: Table, without: str | None) -> set[str]:
    """Give the people still at a table, one left out."""
    return {player for player in table.people() if player != without}


def need_paper(table: Table, draft: Draft) -> None:
    """A log does not grow for ever: who takes back again and again must play on at last, resign or close.

    Everybody has their own share of it, so nobody can keep others from sitting down or from asking for a bot.
    """
    if draft.kind in kinds.ALWAYS or draft.player is None:
        return
    if draft.kind in kinds.COMINGS and table.comings[draft.player] >= MOST_COMINGS:
        raise Refused("server-log-full", 409, most=MOST_COMINGS)
    if table.besides[draft.player] >= MOST_BESIDES:
        raise Refused("server-log-full", 409, most=MOST_BESIDES)


def need_gathering(table: Table) -> None:
    """The game has not begun."""
    if table.status != GATHERING:
        raise Refused("server-started-already", 409)


def need_playing(table: Table) -> None:
    """The game goes on."""
    if table.status == GATHERING:
        raise Refused("server-not-started", 409)
    if table.status != PLAYING:
        raise IllegalAction("game-over", "")
    table.need_game()


def need_owner(table: Table, player: str) -> None:
    """Only who set the table up may do this."""
    if table.owner != player:
        raise Refused("server-not-owner", 403)


def need_own(table: Table, player: str, seat: int) -> None:
    """The seat is this person's, and no bot's."""
    chair = chair_at(table, seat)
    if chair.player != player or chair.resigned:
        raise Refused("server-not-your-seat", 403, seat=seat + 1)
    if chair.kind == BOT:
        raise Refused("server-bot-plays", 409, seat=seat + 1)


def need_turn(table: Table, player: str | None, seat: int, base: int) -> None:
    """The seat is this person's, or a bot's if there is none, and is still asked what was seen."""
    if player is not None:
        need_own(table, player, seat)
    elif chair_at(table, seat).kind != BOT:
        raise Refused("server-not-your-seat", 403, seat=seat + 1)
    need_playing(table)
    need_fresh(table, seat, base)


def need_fresh(table: Table, seat: int, base: int) -> None:
    """What a client saw is still what its seat is asked."""
    if base > table.version:
        raise Refused("server-version-ahead", 409, version=table.version)
    if base < table.asked[seat]:
        raise Refused("server-version-stale", 409, version=table.version)
