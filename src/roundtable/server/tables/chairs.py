"""The chairs around a table: who sits there, or may."""

from typing import Annotated

from msgspec import Meta, Struct, field

PERSON = "person"
BOT = "bot"
OPEN = "open"
INVITE = "invite"
Kind = Annotated[str, Meta(extra_json_schema={"enum": [PERSON, BOT, OPEN, INVITE]})]


class Chair(Struct, kw_only=True):
    """One seat. `player` is whose seat it is, even while a bot plays there; `nonce` is what an invitation must hold."""

    kind: str
    player: str | None = None
    name: str = ""
    bot: str | None = None
    hot: bool = False  # one of several seats of a person who shares the screen
    nonce: str | None = None
    invited: bool = False  # only those who are invited may sit here
    left: bool = False
    resigned: bool = False
    asked_for_bot: list[str] = field(default_factory=list)  # players who want a bot to take over
    waits_since: float = 0.0  # when the seat was last asked something new, 0 while it is not asked

    @property
    def free(self) -> bool:
        """Nobody sits here yet."""
        return self.kind in (OPEN, INVITE)

    def sit(self, player: str, name: str) -> None:
        """Somebody takes the seat."""
        self.kind = PERSON
        self.player = player
        self.name = name
        self.nonce = None

    def stand(self) -> None:
        """The seat is free again; for nobody who is not invited, if it was so before."""
        self.kind = INVITE if self.invited else OPEN
        self.player = None
        self.name = ""
        self.bot = None
        self.hot = False

    def lose_name(self, *, free: bool) -> None:
        """Who sat here goes for good: the seat is free before the game, and nobody's afterwards."""
        self.player = None
        self.name = ""
        if free:
            self.stand()

    def give_to_bot(self, bot: str) -> None:
        """A bot plays, on for whoever sat here or from the beginning."""
        self.kind = BOT
        self.bot = bot
        self.nonce = None
        self.asked_for_bot = []

    def is_here(self) -> None:
        """The person has just decided something: nobody needs a bot."""
        self.left = False
        self.asked_for_bot = []

    def come_back(self) -> None:
        """The person plays again."""
        self.kind = PERSON
        self.bot = None
        self.is_here()


class ChairSeen(Struct, frozen=True, kw_only=True):
    """A chair as everybody sees it."""

    seat: int
    kind: Kind
    player: str | None
    name: str
    bot: str | None
    hot: bool
    left: bool
    resigned: bool
    asked_for_bot: list[str]
    waits_since: float


def seen(seat: int, chair: Chair) -> ChairSeen:
    """Give what everybody may know of a chair: all but the nonce of its invitation."""
    return ChairSeen(
        seat=seat,
        kind=chair.kind,
        player=chair.player,
        name=chair.name,
        bot=chair.bot,
        hot=chair.hot,
        left=chair.left,
        resigned=chair.resigned,
        asked_for_bot=list(chair.asked_for_bot),
        waits_since=chair.waits_since,
    )
