"""Rewards noted during the turn and taken at its end, in an order of the player's choice."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes, words
from roundtable.games.mage_knight.cards import hands, inventory, offers, source, tracks
from roundtable.games.mage_knight.content.components import CRYSTALS_MOST, KIND_OF
from roundtable.games.mage_knight.content.integers import Kind, Seat
from roundtable.games.mage_knight.content.names import (
    BASIC,
    BLACK,
    DUNGEON,
    GOLD,
    REWARD,
    W_ADVANCED,
    W_ARTIFACT,
    W_CRYSTAL_CHOICE,
    W_CRYSTAL_ROLL,
    W_CRYSTAL_SET,
    W_DUNGEON_ROLL,
    W_SPELL,
    W_UNIT,
)
from roundtable.games.mage_knight.content.site_rules import SITES, site_entry
from roundtable.games.mage_knight.course import level_up
from roundtable.games.mage_knight.locals import recruiting
from roundtable.games.mage_knight.state import this_turn
from roundtable.games.mage_knight.vocabulary import COLOURS_ACTIONS, PICKS, REWARDS_ACTIONS, WAIT, WAITS
from roundtable.kernel import zone
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Question
from roundtable.kernel.zone import EVERYBODY

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

DUNGEON_ROLL: Final = site_entry(DUNGEON).entry("reward").entry("roll_mana_die")
ON_GOLD_OR_BLACK: Final = DUNGEON_ROLL.entry("gold_or_black").name("type", REWARD)
ON_BASIC: Final = DUNGEON_ROLL.entry("other").name("type", REWARD)
FAME_OF_BLACK: Final = SITES.entry("common").entry("crystal_roll_on_black").number("fame")  # instead of a crystal


def take(game: "MageKnight", seat: Seat, late: bool) -> None:
    """Ask for the rewards noted, if there are any."""
    if game.turn.rewards:
        game.push(TakeRewards(seat, late))


class TakeRewards(Question["MageKnight"]):
    """Which reward is taken next? A Unit may wait for the Command token of a new level; `late`: it did."""

    rule: ClassVar[str] = "mage_knight.end-of-turn.rewards-taken-now-any-order"
    fields: ClassVar[tuple[str, ...]] = ("late",)

    def __init__(self, seat: Seat, late: bool) -> None:
        super().__init__(seat)
        self.late: Final = late

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Each kind that is left."""
        left = game.turn.rewards
        for reward in range(len(REWARD.words)):
            if reward in left:
                out.append(REWARDS_ACTIONS[reward])
        if out and not self.late and left.count(W_UNIT) == len(left) and level_up.gains_token(game, self.seat):
            out.append(WAITS)

    def take(self, game: "MageKnight", action: Action) -> None:
        """Take it, then the next; Artifacts are drawn all together."""
        if action.verb == WAIT:
            return
        turn = game.turn
        count = turn.rewards.count(action.a) if action.a == W_ARTIFACT else 1
        for _ in range(count):
            turn.rewards = offers.without(turn.rewards, action.a)
        game.push(TakeRewards(self.seat, self.late))
        give(game, self.seat, action.a, count)


def give(game: "MageKnight", seat: Seat, reward: int, count: int) -> None:
    """Give a reward, or ask which card or Unit it is."""
    game.tell(words.REWARDED, seat, reward)
    if reward == W_ARTIFACT:
        draw_artifacts(game, seat, count)
    elif reward in (W_SPELL, W_ADVANCED):
        offers.uncover(game)
        game.push(PickReward(seat, reward))
    elif reward == W_UNIT:
        game.push(recruiting.FreeRecruit(seat, True))
    elif reward == W_CRYSTAL_SET:
        for colour in range(BASIC):
            inventory.gain_crystal(game, seat, colour, False, changes.CRYSTAL_REWARD)
    elif reward == W_CRYSTAL_ROLL:
        roll_crystal(game, seat)
    elif reward == W_CRYSTAL_CHOICE:
        game.push(TakeCrystal(seat))
    else:
        assert reward == W_DUNGEON_ROLL
        face = source.roll(game, 1)[0]
        game.tell(words.ROLLED, seat, face)
        this_turn.note_reward(game, ON_GOLD_OR_BLACK if face in (GOLD, BLACK) else ON_BASIC)


def roll_crystal(game: "MageKnight", seat: Seat) -> None:
    """Roll for one random crystal: black gives Fame, gold a choice; a fourth of a colour is lost."""
    face = source.roll(game, 1)[0]
    game.tell(words.ROLLED, seat, face)
    if face == BLACK:
        tracks.gain_fame(game, seat, FAME_OF_BLACK, changes.BY_ROLL)
    elif face == GOLD:
        game.push(ChooseCrystal(seat))
    else:
        inventory.gain_crystal(game, seat, face, False, changes.CRYSTAL_REWARD)


class ChooseCrystal(Question["MageKnight"]):
    """Gold was rolled: which colour has the crystal?"""

    rule: ClassVar[str] = "mage_knight.end-of-turn.reward-random-crystal-gold-chooses"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any of which there are not three; with three of all the crystal is lost."""
        held = game.players[self.seat].crystals
        out.extend([COLOURS_ACTIONS[colour] for colour in range(BASIC) if held[colour] < CRYSTALS_MOST])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Into the Inventory."""
        inventory.gain_crystal(game, self.seat, action.a, False, changes.CRYSTAL_REWARD)


class TakeCrystal(ChooseCrystal):
    """A crystal of any colour was won: which?"""

    rule: ClassVar[str] = "mage_knight.end-of-turn.rewards-taken-now-any-order"


class PickReward(Question["MageKnight"]):
    """Which Spell or Advanced Action of its offer is the reward? An empty offer gives nothing."""

    rule: ClassVar[str] = "mage_knight.end-of-turn.reward-spell-or-advanced-action-from-offer"
    fields: ClassVar[tuple[str, ...]] = ("reward",)

    def __init__(self, seat: Seat, reward: int) -> None:
        super().__init__(seat)
        self.reward: Final = reward

    def offer(self, game: "MageKnight") -> tuple[int, ...]:
        """Give the offer chosen from."""
        return game.spell_offer if self.reward == W_SPELL else game.advanced_offer

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any card there."""
        out.extend([PICKS[KIND_OF[deed]] for deed in self.offer(game)])

    def take(self, game: "MageKnight", action: Action) -> None:
        """On top of the Deed deck; the offer is refilled."""
        for deed in self.offer(game):
            if KIND_OF[deed] == action.a:
                if self.reward == W_SPELL:
                    offers.gain_spell(game, self.seat, deed)
                else:
                    offers.gain_advanced(game, self.seat, deed)
                return


# ---- Artifacts ----


def draw_artifacts(game: "MageKnight", seat: Seat, won: int) -> None:
    """Turn up one Artifact more than was won; they lie on top of their deck until it is said where each goes."""
    deck = game.artifact_deck
    drawn = min(won + 1, len(deck.cards))
    for at in range(len(deck.cards) - drawn, len(deck.cards)):
        zone.show(game, deck, at)
        game.tell(words.DREW_ARTIFACT, seat, KIND_OF[deck.cards[at]])
    if drawn == 0:
        return
    game.seal()
    game.push(StackArtifacts(seat, min(won, drawn)))
    if drawn > won:
        game.push(ReturnArtifact(seat, drawn))


class ReturnArtifact(Question["MageKnight"]):
    """Which of the drawn Artifacts goes to the bottom of their deck?"""

    rule: ClassVar[str] = "mage_knight.end-of-turn.reward-artifacts-one-to-bottom"
    fields: ClassVar[tuple[str, ...]] = ("drawn",)

    def __init__(self, seat: Seat, drawn: int) -> None:
        super().__init__(seat)
        self.drawn: Final = drawn

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any of them."""
        out.extend([PICKS[KIND_OF[deed]] for deed in game.artifact_deck.cards[-self.drawn :]])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Under the deck."""
        zone.bury(game, game.artifact_deck, place_on_top(game, action.a), game.artifact_deck, EVERYBODY)
        game.tell(changes.ARTIFACT_RETURNED, self.seat, action.a)


class StackArtifacts(Question["MageKnight"]):
    """Which Artifact goes on top of the Deed deck next? `left` are still to go."""

    rule: ClassVar[str] = "mage_knight.end-of-turn.reward-artifacts-rest-on-deck"
    fields: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left: Final = left

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Any that is left."""
        out.extend([PICKS[KIND_OF[deed]] for deed in game.artifact_deck.cards[-self.left :]])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Those that go later lie above."""
        if self.left > 1:
            game.push(StackArtifacts(self.seat, self.left - 1))
        hands.gain(game, self.seat, game.artifact_deck.remove(place_on_top(game, action.a)))


def place_on_top(game: "MageKnight", kind: Kind) -> int:
    """Give the place in the Artifact deck of a card that lies turned up on its top."""
    cards = game.artifact_deck.cards
    at = len(cards) - 1
    while KIND_OF[cards[at]] != kind:
        at -= 1
    return at
