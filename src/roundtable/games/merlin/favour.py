"""King's Favour: a completed mission gives its points or an ability of its assistant's column."""

from typing import ClassVar, Final

from roundtable.games.merlin import refusals, words
from roundtable.games.merlin.building import ChooseCell
from roundtable.games.merlin.content import MISSIONS, PIECES, Space
from roundtable.games.merlin.names import (
    ABILITY_ROWS,
    ASSISTANT,
    BUILDER,
    FLAG_BEARER,
    FROM_FAVOUR,
    FROM_MISSIONS,
    FROM_VP_SPACES,
    LADY,
    PRINCIPALITIES,
    SHIELD_BEARER,
    SPACE,
    WITH_ABILITY,
)
from roundtable.games.merlin.pieces import gain, gain_for, repel, traitors_of
from roundtable.games.merlin.principality import AnyButHere, SendByInfluence
from roundtable.games.merlin.rules import IN_TURN, Landing, Plugs, Reward
from roundtable.games.merlin.spaces import can_send, elements
from roundtable.games.merlin.state import Merlin
from roundtable.games.merlin.turn import TurnQuestion
from roundtable.games.merlin.vocabulary import (
    ABILITIES,
    ABILITY,
    BANISH,
    BANISHES,
    PLACES,
    POINTS_ACTION,
    POINTS_VERB,
    REPEL,
    REPELS,
    SCORES,
    SEAL,
    SEALS,
    SKIP,
    SKIPS,
)
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra, Question, Step
from roundtable.kernel.wording import Message, Wording

PLUS_ONE: Final = 1
DEPLOY: Final = 2
SPECIAL: Final = 3
EXTRA_POINT: Final = 1
ROW_RULES: Final = (
    "",
    "merlin.module.one-point-row",
    "merlin.module.two-point-rows",
    "merlin.module.three-point-rows",
)  # by the points of a card

VP_SPACE: Final = SPACE.at("vp")
INFLUENCE_SPACE: Final = SPACE.at("influence")
BUILD_SPACE: Final = SPACE.at("build")


def ability_bit(assistant: int, row: int) -> int:
    """Give the bit under which a player's ability is kept."""
    return 1 << (assistant * ABILITY_ROWS + row - 1)


def has_ability(game: Merlin, seat: int, assistant: int, row: int) -> bool:
    """Say whether a seal lies on an ability."""
    return game.players[seat].abilities & ability_bit(assistant, row) != 0


def seals_left(game: Merlin, seat: int) -> int:
    """Count the seals not yet placed."""
    return PIECES.number("seals") - game.players[seat].abilities.bit_count()


def ready(game: Merlin, seat: int, assistant: int) -> bool:
    """Say whether a row-3 ability is owned and its seal not turned over."""
    return has_ability(game, seat, assistant, SPECIAL) and game.players[seat].turned_seals & (1 << assistant) == 0


def turn_seal(game: Merlin, seat: int, assistant: int) -> None:
    """Turn the seal of a row-3 ability over."""
    game.players[seat].turned_seals |= 1 << assistant
    game.tell(words.USED_SEAL[assistant], seat, assistant)


class PointsOrAbility(Reward):
    """A mission gives its points or one ability; row 1 adds a point to either."""

    def give(self, game: Merlin, seat: int, mission: int, by_ring: bool) -> None:
        """Ask, if there is an ability to be had."""
        card = MISSIONS[mission]
        if has_ability(game, seat, card.assistant, PLUS_ONE):
            gain(game, seat, EXTRA_POINT, FROM_FAVOUR)
        if by_ring and not game.rules.ring_gives_ability:
            gain(game, seat, card.points, FROM_MISSIONS)
        else:
            game.push(ChooseReward(seat, mission))


class ChooseReward(TurnQuestion):
    """Points or an ability?"""

    rule: ClassVar[str] = "merlin.module.points-or-ability"
    fields: ClassVar[tuple[str, ...]] = ("mission",)

    def __init__(self, seat: int, mission: int) -> None:
        super().__init__(seat)
        self.mission: Final = mission

    def options(self, game: Merlin, out: list[Action]) -> None:
        """The rows up to the card's points, in its assistant's column, while a seal is left."""
        out.append(POINTS_ACTION)
        if seals_left(game, self.seat) == 0:
            return
        card = MISSIONS[self.mission]
        for row in range(1, card.points + 1):
            if not has_ability(game, self.seat, card.assistant, row):
                out.append(ABILITIES[card.assistant][row])

    def take(self, game: Merlin, action: Action) -> None:
        """Gain it."""
        if action.verb != ABILITY:
            gain(game, self.seat, MISSIONS[self.mission].points, FROM_MISSIONS)
            return
        game.players[self.seat].abilities |= ability_bit(action.a, action.b)
        game.tell(words.GAINED_ABILITY, self.seat, action.a, action.b)
        if action.b == PLUS_ONE and game.rules.plus_one_counts_itself:
            gain(game, self.seat, EXTRA_POINT, FROM_FAVOUR)

    def why_not(self, game: Merlin, action: Action) -> Message | None:
        """The ability is another henchman's, too high for the card or owned, or no seal is left."""
        card = MISSIONS[self.mission]
        if action.verb != ABILITY:
            return None
        if action.a != card.assistant:
            return Message(refusals.OTHER_COLUMN, (card.assistant,))
        if has_ability(game, self.seat, action.a, action.b):
            return Message(refusals.ABILITY_OWNED)
        if seals_left(game, self.seat) == 0:
            return Message(refusals.NO_SEAL)
        return Message(refusals.LOW_CARD, (card.points,), ROW_RULES[card.points])

    def describe(self, game: Merlin, action: Action) -> Message | None:
        """Say how many points, and what a row-3 ability does."""
        if action.verb == POINTS_VERB:
            return Message(words.LABEL_POINTS, (MISSIONS[self.mission].points,))
        if action.verb == ABILITY and action.b == SPECIAL:
            return Message(words.LABEL_SPECIAL, (action.a, action.a))
        return None


class DeployAnywhere(AnyButHere):
    """With row 2 the assistant of its column goes from a principality space to any principality."""

    def targets(self, game: Merlin, seat: int, landed: int, own: bool, out: list[Action]) -> None:
        """The usual placements, and any other but where it stands."""
        super().targets(game, seat, landed, own, out)
        if not own:
            return
        for assistant, place in enumerate(game.players[seat].assistants):
            if has_ability(game, seat, assistant, DEPLOY):
                for principality in range(PRINCIPALITIES):
                    if principality not in (landed, place):
                        out.append(PLACES[assistant][principality])


class TwoManors(Landing):
    """Builder, row 3: build twice on a building space; no staff with it."""

    def options(self, game: Merlin, seat: int, space: Space, out: list[Action]) -> None:
        """If something can be built."""
        if space.type != BUILD_SPACE or not ready(game, seat, BUILDER):
            return
        if game.rules.action(space).possible(game, seat, space):
            out.append(SEALS[BUILDER])

    def take(self, game: Merlin, seat: int, space: Space, action: Action) -> bool:
        """The action is carried out twice in full."""
        if action.verb != SEAL or action.a != BUILDER:
            return False
        turn_seal(game, seat, BUILDER)
        game.turn.barred = True
        game.then(ChooseCell(seat), BuildAgain(seat))
        return True


class BuildAgain(ChooseCell):
    """Where is the second manor built, if at all?"""

    rule: ClassVar[str] = "merlin.module.builder-two-manors"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """As for the first, or not."""
        super().options(game, out)
        if out:
            out.append(SKIPS)

    def take(self, game: Merlin, action: Action) -> None:
        """Build it."""
        if action.verb != SKIP:
            super().take(game, action)


class AnyElement(Landing):
    """Flag-bearer, row 3: score any element on a victory-point space, and a point."""

    def options(self, game: Merlin, seat: int, space: Space, out: list[Action]) -> None:
        """On every victory-point space."""
        if space.type == VP_SPACE and ready(game, seat, FLAG_BEARER):
            out.append(SEALS[FLAG_BEARER])

    def take(self, game: Merlin, seat: int, space: Space, action: Action) -> bool:
        """Ask which."""
        if action.verb != SEAL or action.a != FLAG_BEARER:
            return False
        turn_seal(game, seat, FLAG_BEARER)
        game.push(ScoreElement(seat))
        return True


class ScoreElement(TurnQuestion):
    """Which element is scored?"""

    rule: ClassVar[str] = "merlin.module.flag-bearer-any-element"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Shields, flags, materials or influence; manors are no element."""
        out += SCORES

    def take(self, game: Merlin, action: Action) -> None:
        """Its points and one more."""
        points = elements(game, self.seat, action.a)
        gain_for(game, self.seat, points, FROM_VP_SPACES, words.GAINED_FOR_ELEMENT, action.a)
        gain_for(game, self.seat, EXTRA_POINT, FROM_FAVOUR, words.GAINED_BY_FLAG_BEARER, FROM_FAVOUR)


class TwoVisits(Landing):
    """Lady-in-waiting, row 3: on an influence space send two assistants instead; no staff with it."""

    def options(self, game: Merlin, seat: int, space: Space, out: list[Action]) -> None:
        """If somebody can be sent."""
        if space.type == INFLUENCE_SPACE and ready(game, seat, LADY) and can_send(game, seat):
            out.append(SEALS[LADY])

    def take(self, game: Merlin, seat: int, space: Space, action: Action) -> bool:
        """One after the other: influence placed by the first counts for the second."""
        if action.verb != SEAL or action.a != LADY:
            return False
        turn_seal(game, seat, LADY)
        game.turn.barred = True
        game.then(Visit(seat), VisitAgain(seat))
        return True


class Visit(SendByInfluence):
    """Which assistant is sent first?"""

    rule: ClassVar[str] = "merlin.module.lady-two-actions"

    def told(self, game: Merlin, action: Action) -> Wording:
        """By the ability."""
        return words.SENT_TWICE


class VisitAgain(Visit):
    """Which assistant is sent second, if any?"""

    def options(self, game: Merlin, out: list[Action]) -> None:
        """As for the first, or none."""
        super().options(game, out)
        if out:
            out.append(SKIPS)

    def take(self, game: Merlin, action: Action) -> None:
        """Send it."""
        if action.verb != SKIP:
            super().take(game, action)


def banish(game: Merlin, seat: int, colour: int) -> None:
    """Shield-bearer, row 3: one traitor goes without a shield, and a point is gained."""
    turn_seal(game, seat, SHIELD_BEARER)
    repel(game, seat, colour, 1, WITH_ABILITY)
    gain_for(game, seat, EXTRA_POINT, FROM_FAVOUR, words.GAINED_BY_SHIELD_BEARER, FROM_FAVOUR)


class Banish(Extra[Merlin]):
    """Shield-bearer, row 3, at any moment of the own turn."""

    rule: ClassVar[str] = "merlin.module.shield-bearer-repel"

    def __init__(self) -> None:
        super().__init__(IN_TURN, (BANISH,))

    def options(self, game: Merlin, seat: int, window: int, out: list[Action]) -> None:
        """Any own traitor."""
        if not ready(game, seat, SHIELD_BEARER):
            return
        for colour in range(PRINCIPALITIES):
            if traitors_of(game, seat, colour):
                out.append(BANISHES[colour])

    def take(self, game: Merlin, seat: int, action: Action) -> None:
        """Drive it away."""
        banish(game, seat, action.a)


class BanishInScoring(Question[Merlin]):
    """Shield-bearer, row 3, while the own traitors are resolved."""

    rule: ClassVar[str] = "merlin.module.shield-bearer-repel"

    def options(self, game: Merlin, out: list[Action]) -> None:
        """Any own traitor, or none."""
        if not ready(game, self.seat, SHIELD_BEARER):
            return
        for colour in range(PRINCIPALITIES):
            if traitors_of(game, self.seat, colour):
                out.append(REPELS[colour])
        if out:
            out.append(SKIPS)

    def take(self, game: Merlin, action: Action) -> None:
        """Drive it away."""
        if action.verb == REPEL:
            banish(game, self.seat, action.a)


class TurnSealsBack(Step[Merlin]):
    """After a scoring all turned seals are turned back."""

    def run(self, game: Merlin) -> None:
        """For everybody."""
        for seat, player in enumerate(game.players):
            for assistant in range(len(ASSISTANT.words)):
                if player.turned_seals & (1 << assistant):
                    game.tell(words.SEAL_BACK, seat, assistant)
            player.turned_seals = 0


def plug(plugs: Plugs, banish_in_scoring: bool) -> None:
    """Put the module into its places."""
    plugs.reward = PointsOrAbility()
    plugs.deployment = DeployAnywhere()
    plugs.landings += [TwoVisits(), TwoManors(), AnyElement()]
    plugs.extras.append(Banish())
    if banish_in_scoring:
        plugs.before_traitors.append(BanishInScoring)
    plugs.scoring.append(TurnSealsBack())
