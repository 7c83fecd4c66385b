"""A siege undertaken together: invited, proposed, agreed by all or by nobody, fought one after another."""

from typing import ClassVar

from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.zone import EVERYBODY, show, shuffle
from tests.practice.feud import turn
from tests.practice.feud import vocabulary as v
from tests.practice.feud.content import STRENGTH, SWING
from tests.practice.feud.state import Feud

YES = 1  # answers to an invitation
NO = 2


def candidates(game: Feud, seat: int) -> list[int]:
    """Give those who could be invited and are not."""
    others: list[int] = []
    for other, lord in enumerate(game.lords):
        if other != seat and other not in game.invited and not lord.tapped and len(lord.hand):
            others.append(other)
    return others


def possible(game: Feud, seat: int) -> bool:
    """Say whether a lord may call for a siege."""
    return game.rules.sieges and len(game.guards) > 1 and len(candidates(game, seat)) > 0


def participants(game: Feud, first: int) -> list[int]:
    """Give those who take part in round order, beginning with the one who called for it."""
    order = [(first + after) % game.rules.seats for after in range(game.rules.seats)]
    return [seat for seat in order if seat == first or seat in game.invited]


def disband(game: Feud) -> None:
    """Forget who was invited."""
    game.invited = ()
    game.shares = ()


class Invite(Question[Feud]):
    """Invite others, one by one, then propose; or think better of it."""

    rule: ClassVar[str] = "feud.siege.invite"

    def options(self, game: Feud, out: list[Action]) -> None:
        if len(game.invited) + 1 < len(game.guards):
            out += [v.INVITE[seat] for seat in candidates(game, self.seat)]
        if game.invited:
            out.append(v.PROPOSE)
        out.append(v.CANCEL)

    def take(self, game: Feud, action: Action) -> None:
        if action is v.CANCEL:
            disband(game)
            game.push(turn.Turn(self.seat))
        elif action is v.PROPOSE:
            game.push(Share(self.seat))
        else:
            game.invited += (action.a,)
            game.push(Invite(self.seat))


class Share(Question[Feud]):
    """How many guards each will face, one participant after another; the last takes the rest."""

    rule: ClassVar[str] = "feud.siege.share"

    def options(self, game: Feud, out: list[Action]) -> None:
        order = participants(game, self.seat)
        after = len(order) - len(game.shares) - 1
        left = len(game.guards) - sum(game.shares)
        for count in range(1 if after else left, left - after + 1):
            out.append(v.SHARE[order[len(game.shares)]][count])

    def take(self, game: Feud, action: Action) -> None:
        game.shares += (action.b,)
        if len(game.shares) <= len(game.invited):
            game.push(Share(self.seat))
            return
        game.tell(v.PROPOSED, self.seat)
        game.then(*[Agree(seat) for seat in participants(game, self.seat)[1:]], Verdict(self.seat))


class Agree(Question[Feud]):
    """Accept or refuse, all at the same time, without knowing what the others say."""

    rule: ClassVar[str] = "feud.siege.agree"
    together: ClassVar[bool] = True

    def options(self, game: Feud, out: list[Action]) -> None:
        out += (v.ACCEPT, v.REFUSE)

    def take(self, game: Feud, action: Action) -> None:
        game.lords[self.seat].answer = YES if action is v.ACCEPT else NO


class Verdict(Step[Feud]):
    """All agree and the siege begins, or nothing has happened and the turn goes on."""

    def run(self, game: Feud) -> None:
        refused = False
        for lord in game.lords:
            refused = refused or lord.answer == NO
            lord.answer = 0
        game.tell(v.REFUSED if refused else v.ACCEPTED)
        if refused:
            disband(game)
            game.push(turn.Turn(self.seat))
            return
        game.acted = True
        order = participants(game, self.seat)
        game.then(*[Assault(seat) for seat in order], Outcome(self.seat), *[turn.Turn(seat) for seat in order])
        shuffle(game, game.guards)
        for seat, share in zip(order, game.shares, strict=True):
            lord = game.lords[seat]
            lord.tapped = seat != self.seat
            for _ in range(share):
                show(game, game.guards, len(game.guards) - 1)
                lord.foes += (game.guards.remove(len(game.guards) - 1),)


class Assault(Question[Feud]):
    """Beat the own guards with cards, one after another, as long as one likes."""

    rule: ClassVar[str] = "feud.siege.assault"

    def windows(self, game: Feud) -> int:
        return SWING

    def options(self, game: Feud, out: list[Action]) -> None:
        for guard in game.lords[self.seat].foes:
            if game.blow >= STRENGTH[guard]:
                out.append(v.BEAT[guard])
        out.append(v.DONE)

    def take(self, game: Feud, action: Action) -> None:
        if action is v.DONE:
            game.blow = 0
            return
        game.push(Assault(self.seat))
        lord = game.lords[self.seat]
        lord.foes = tuple([guard for guard in lord.foes if guard != action.a])
        lord.renown += 1
        game.blow -= STRENGTH[action.a]
        game.beaten += (action.a,)


class Outcome(Step[Feud]):
    """The castle falls if no guard is left; otherwise the guards go back."""

    def run(self, game: Feud) -> None:
        order = participants(game, self.seat)
        disband(game)
        for seat in order:
            for guard in game.lords[seat].foes:
                game.guards.put(guard, EVERYBODY, game.clock)
            game.lords[seat].foes = ()
        if not len(game.guards):
            game.tell(v.TAKEN)
            for seat in order:
                game.lords[seat].renown += 2
