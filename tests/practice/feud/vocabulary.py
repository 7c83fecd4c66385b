"""Every word, action and event of the practice game Feud, in a fixed order."""

from typing import Final

from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.wording import NUMBER, SEAT, Names, Param, Wording

SEATS: Final = 4
COPIES: Final = 3  # of each kind of card
KINDS: Final = ("march", "scout", "bribe", "blade", "shield", "feint", "rumour", "levy", "tithe", "banner")
KIND: Final = Names("feud-kind", KINDS)
CARD: Final = Names("feud-card", tuple([f"{kind}-{copy}" for kind in KINDS for copy in range(1, COPIES + 1)]))
LAND: Final = Names("feud-land", ("camp", "meadow", "forest", "hill", "village", "swamp", "chapel"))
GUARD: Final = Names("feud-guard", ("page", "archer", "squire", "captain"))
WAY: Final = Names("feud-way", ("move", "gold", "attack", "block", "knave", "strong"))
SPACES: Final = 6

WHO: Final = Param("seat", SEAT)
OTHER: Final = Param("other", SEAT)
OF_KIND: Final = Param("kind", KIND)
SPACE: Final = Param("space", NUMBER)

V: Final = Vocabulary("feud")
PLAY: Final = V.row(V.verb("play", OF_KIND), len(KINDS), ("card:{a}",))
PAY: Final = V.add(V.verb("pay"), touches=("gold",))
SPEND: Final = V.row(V.verb("spend", OF_KIND), len(KINDS), ("card:{a}",))
CHOOSE: Final = V.row(V.verb("choose", Param("way", WAY)), len(WAY.words))
LEAVE: Final = V.add(V.verb("leave"), touches=("tiles",))
BURY: Final = V.add(V.verb("bury"), touches=("tiles",))
STEP: Final = V.row(V.verb("step", SPACE), SPACES, ("space:{a}",))
EXPLORE: Final = V.row(V.verb("explore", SPACE), SPACES, ("space:{a}", "tiles"))
ATTACK: Final = V.row(V.verb("attack", WHO), SEATS, ("lord:{a}",))
SIEGE: Final = V.add(V.verb("siege"), touches=("castle",))
END: Final = V.add(V.verb("end"))
RALLY: Final = V.row(V.verb("rally", WHO), SEATS, ("banner:{a}",))
ACCUSE: Final = V.row(V.verb("accuse", WHO), SEATS, ("lord:{a}",))
DENY: Final = V.row(V.verb("deny", OF_KIND), len(KINDS), ("card:{a}",))
LET: Final = V.add(V.verb("let"))
GIVE: Final = V.row(V.verb("give", OF_KIND), len(KINDS), ("card:{a}",))
BOW: Final = V.add(V.verb("bow"))
FULL: Final = V.add(V.verb("full"))
PARTIAL: Final = V.add(V.verb("partial"))
PASS: Final = V.add(V.verb("pass"))
DONE: Final = V.add(V.verb("done"))
WOUND: Final = V.add(V.verb("wound"))
PLUNDER: Final = V.add(V.verb("plunder"), touches=("gold",))
DRIVE: Final = V.add(V.verb("drive"))
STOP: Final = V.add(V.verb("stop"))
INVITE: Final = V.row(V.verb("invite", WHO), SEATS, ("lord:{a}",))
PROPOSE: Final = V.add(V.verb("propose"))
CANCEL: Final = V.add(V.verb("cancel"))
SHARE: Final = V.grid(V.verb("share", WHO, Param("count", NUMBER)), SEATS, 4, ("lord:{a}", "castle"))
ACCEPT: Final = V.add(V.verb("accept"))
REFUSE: Final = V.add(V.verb("refuse"))
BEAT: Final = V.row(V.verb("beat", Param("guard", GUARD)), len(GUARD.words), ("guard:{a}",))

BEGUN: Final = Wording("feud-begun", WHO, rule="feud.turn.begin")
LOST: Final = Wording("feud-lost", WHO, rule="feud.turn.begin")
DREW: Final = Wording("feud-drew", OF_KIND, rule="feud.turn.draw")
PLAYED: Final = Wording("feud-played", WHO, OF_KIND, rule="feud.cards.play")
MOVED: Final = Wording("feud-moved", WHO, SPACE, rule="feud.turn.act")
EXPLORED: Final = Wording("feud-explored", WHO, SPACE, Param("land", LAND), rule="feud.turn.act")
ACCUSED: Final = Wording("feud-accused", WHO, OTHER, rule="feud.rumour.accuse")
DENIED: Final = Wording("feud-denied", WHO, OF_KIND, rule="feud.rumour.answer")
BELIEVED: Final = Wording("feud-believed", WHO, OTHER, rule="feud.rumour.lands")
QUESTIONED: Final = Wording("feud-questioned", rule="feud.knaves.inquest")
ATTACKED: Final = Wording("feud-attacked", WHO, OTHER, rule="feud.fight.defend")
STRUCK: Final = Wording("feud-struck", WHO, OTHER, Param("blow", NUMBER), rule="feud.fight.parry")
PROPOSED: Final = Wording("feud-proposed", WHO, rule="feud.siege.share")
ACCEPTED: Final = Wording("feud-accepted", rule="feud.siege.agree")
REFUSED: Final = Wording("feud-refused", rule="feud.siege.agree")
TOO_FAR: Final = Wording("refused-too-far", Param("move", NUMBER), rule="feud.turn.act")
TAKEN: Final = Wording("feud-taken", rule="feud.siege.assault")
EVENTS: Final = (
    BEGUN, LOST, DREW, PLAYED, MOVED, EXPLORED, ACCUSED, DENIED, BELIEVED, QUESTIONED, ATTACKED, STRUCK, PROPOSED,
    ACCEPTED, REFUSED, TAKEN, TOO_FAR,
)  # fmt: skip


def by_kind(row: tuple[Action, ...], cards: tuple[int, ...], out: list[Action]) -> None:
    """Append the actions of a row for the kinds of card held, each once."""
    held = 0
    for card in cards:
        held |= 1 << card // COPIES
    for kind in range(len(row)):
        if (held >> kind) & 1:
            out.append(row[kind])
