"""The end of a Day or Night of a cooperative game: the players together remove a Tactic that one of them used."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, words
from roundtable.games.mage_knight.content.components import TACTICS
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import DUMMY
from roundtable.games.mage_knight.vocabulary import ACCEPT, ACCEPTS, DECLINES, TAKES
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def begin(game: "MageKnight") -> None:
    """Ask the first player of the Round, unless this was the last Day or Night or too few Tactics would be left."""
    later = game.round + 2 <= game.rules.rounds
    left = [at for at, one in enumerate(TACTICS) if one.night == game.night and at not in game.tactics_gone]
    if later and len(left) > len(game.players) + len(game.dummies):
        game.push(NameTactic(deciding(game)[0]))


def deciding(game: "MageKnight") -> list[Seat]:
    """Give the players in the order of the Round."""
    return [seat for seat in game.order if seat != DUMMY]


def remove(game: "MageKnight", tactic: int) -> None:
    """A Tactic leaves the game."""
    game.tactics_gone = (*game.tactics_gone, tactic)
    game.tell(words.TACTIC_REMOVED, tactic)
    game.seal()


class NameTactic(Question["MageKnight"]):
    """Which Tactic used by a player shall leave the game? If nobody agreed with the others, the last one decides."""

    rule: ClassVar[str] = "mage_knight.scenario-full-cooperation.one-player-tactic-removed"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Those of the players."""
        for player in game.players:
            out.append(TAKES[player.tactic])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Ask the others, one after the other."""
        asked = [seat for seat in deciding(game) if seat != self.seat]
        if self.seat == deciding(game)[-1]:
            remove(game, action.a)
            return
        game.tell(words.TACTIC_NAMED, self.seat, action.a)
        game.seal()
        game.push(AgreeTactic(asked[0], self.seat, action.a))

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """Removing, not taking."""
        return Message(answers.LABEL_REMOVE_TACTIC, (action.a,))


class AgreeTactic(Question["MageKnight"]):
    """Does a player agree to remove the Tactic another one named?"""

    rule: ClassVar[str] = "mage_knight.scenario-full-cooperation.one-player-tactic-removed"
    fields: ClassVar[tuple[str, ...]] = ("named_by", "tactic")

    def __init__(self, seat: Seat, named_by: Seat, tactic: int) -> None:
        super().__init__(seat)
        self.named_by: Final = named_by
        self.tactic: Final = tactic

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Yes or no."""
        out.append(ACCEPTS)
        out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """If all agree it is removed; otherwise the next player of the Round names one."""
        game.seal()
        seats = deciding(game)
        if action.verb != ACCEPT:
            game.tell(words.TACTIC_KEPT, self.seat, self.tactic)
            game.push(NameTactic(seats[seats.index(self.named_by) + 1]))
            return
        asked = [seat for seat in seats if seat != self.named_by]
        later = asked[asked.index(self.seat) + 1 :]
        if later:
            game.push(AgreeTactic(later[0], self.named_by, self.tactic))
        else:
            remove(game, self.tactic)

    def prompt(self, game: "MageKnight") -> Message | None:
        """Say who named which."""
        return Message(answers.PROMPT_AGREE_TACTIC, (self.named_by, self.tactic))
