"""Rising in level at the end of a turn: Command tokens at odd levels, a Skill and an Advanced Action at even ones."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import answers, changes, words
from roundtable.games.mage_knight.cards import offers
from roundtable.games.mage_knight.content.components import KIND_OF, LEVELS, SKILLS, SKILLS_REVEALED, level_of
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.course import dummy
from roundtable.games.mage_knight.play import skills
from roundtable.games.mage_knight.vocabulary import PICKS, SKILL_ACTIONS
from roundtable.kernel import zone
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question, Step
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight


def gains_token(game: "MageKnight", seat: Seat) -> bool:
    """Say whether the levels a player is about to rise bring a Command token."""
    player = game.players[seat]
    for level in range(player.level, level_of(player.fame)):
        if not LEVELS[level].gives_skill:
            return True
    return False


def due(game: "MageKnight", seat: Seat) -> bool:
    """Say whether a player has the Fame for a level above the own one."""
    player = game.players[seat]
    return player.level < level_of(player.fame)


def begin(game: "MageKnight", seat: Seat) -> None:
    """Rise, if that is due."""
    if due(game, seat):
        game.push(LevelUp(seat))


class LevelUp(Step["MageKnight"]):
    """One level for each row end of the Fame track crossed, the lowest first."""

    def run(self, game: "MageKnight") -> None:
        """One level, and again."""
        if not due(game, self.seat):
            return
        player = game.players[self.seat]
        game.push(LevelUp(self.seat))
        player.level += 1
        game.tell(words.LEVEL, self.seat, player.level)
        if LEVELS[player.level - 1].gives_skill:
            reveal_skills(game, self.seat)


def reveal_skills(game: "MageKnight", seat: Seat) -> None:
    """Turn up the top two own Skill tokens; they lie on their pile until one is chosen."""
    pile = game.players[seat].skill_pile
    offers.uncover(game)
    count = min(SKILLS_REVEALED, len(pile.cards))
    for at in range(len(pile.cards) - count, len(pile.cards)):
        zone.show(game, pile, at)
        game.tell(words.REVEALED_SKILL, seat, pile.cards[at])
    game.seal()
    game.push(ChooseSkill(seat, count))


class ChooseSkill(Question["MageKnight"]):
    """Which Skill is gained? One of the `revealed` own ones with any Advanced Action, or another's with the lowest."""

    rule: ClassVar[str] = "mage_knight.level-up.skill-level-gives-skill-and-advanced-action"
    fields: ClassVar[tuple[str, ...]] = ("revealed",)

    def __init__(self, seat: Seat, revealed: int) -> None:
        super().__init__(seat)
        self.revealed: Final = revealed

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The own ones, then those others put into the common offer."""
        player = game.players[self.seat]
        pile = player.skill_pile.cards
        for skill in pile[len(pile) - self.revealed :]:
            out.append(SKILL_ACTIONS[skill])
        for skill in game.skill_offer:
            if SKILLS[skill].hero != player.hero:
                out.append(SKILL_ACTIONS[skill])

    def take(self, game: "MageKnight", action: Action) -> None:
        """The revealed ones not taken join the common offer; then the card, then the dummy player's Skill."""
        player = game.players[self.seat]
        pile = player.skill_pile
        own = action.a not in game.skill_offer
        for _ in range(self.revealed):
            skill = pile.remove(len(pile.cards) - 1)
            if skill != action.a:
                game.skill_offer = (*game.skill_offer, skill)
                game.tell(changes.SKILL_OFFERED, self.seat, skill)
        if not own:
            game.skill_offer = offers.without(game.skill_offer, action.a)
        game.push(DummySkill(self.seat))
        if own:
            game.push(ChooseAdvanced(self.seat))
        elif game.advanced_offer:
            offers.gain_advanced(game, self.seat, game.advanced_offer[0])
        skills.gain(game, self.seat, action.a)

    def describe(self, game: "MageKnight", action: Action) -> Message | None:
        """A Skill of the common offer comes with the lowest Advanced Action."""
        if action.a not in game.skill_offer or not game.advanced_offer:
            return None
        return Message(answers.LABEL_COMMON_SKILL, (action.a, KIND_OF[game.advanced_offer[0]]))


class ChooseAdvanced(Question["MageKnight"]):
    """Which Advanced Action of the offer comes with an own Skill? An empty offer gives nothing."""

    rule: ClassVar[str] = "mage_knight.level-up.skill-level-option-own-any-advanced-action"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any."""
        out.extend([PICKS[KIND_OF[deed]] for deed in game.advanced_offer])

    def take(self, game: "MageKnight", action: Action) -> None:
        """On top of the Deed deck."""
        for deed in game.advanced_offer:
            if KIND_OF[deed] == action.a:
                offers.gain_advanced(game, self.seat, deed)
                return


class DummySkill(Step["MageKnight"]):
    """In a solo game a Skill of the dummy player's hero joins the common offer, for the next time."""

    def run(self, game: "MageKnight") -> None:
        """After the choice, so that it can only be taken the next time."""
        if game.rules.solo:
            dummy.reveal_skill(game)
