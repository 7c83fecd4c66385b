"""What gives Move now: cards of the hand, Skills and Units, each tried on a copy of the table; and several together."""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.cards import hands
from roundtable.games.mage_knight.content.components import CARDS, KIND_OF, SKILLS, UNIT_OF, UNITS
from roundtable.games.mage_knight.content.integers import Seat
from roundtable.games.mage_knight.content.names import COLOURS, M_CRYSTAL, M_DIE, MANA, P_MOVE
from roundtable.games.mage_knight.content.nodes import Effect, Node
from roundtable.games.mage_knight.course.turns import TakeTurn
from roundtable.games.mage_knight.vocabulary import ACTIVATE, PAY, PLAY, POWER, SIDEWAYS, USE
from roundtable.kernel.action import Action

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

HELPFUL: Final = ("move", "terrain-cost", "explore-cost")  # verbs of effects that bring a hero further
DEEPEST: Final = 4  # answers to the questions of one effect
MOST_TRIED: Final = 60  # answers tried for all of them
MOST_TOGETHER: Final = 7  # sources used together
KEPT: Final = 2  # sets of sources kept for every number of points
FEW: Final = 2  # so many sources together are all looked at

# Where what can be used up is counted; below these, cards in hand by their kind.
CRYSTALS_FROM: Final = 10_000
MANA_FROM: Final = 10_100
DICE_FROM: Final = 10_200
DICE_ALLOWED: Final = 10_300
UNITS_FROM: Final = 10_400
SKILLS_FROM: Final = 10_500


class Source:
    """One thing that gives Move: the answers to give, what they bring, and what they use up.

    `bends`: it changes more than the points, such as what terrain costs.
    """

    def __init__(
        self, actions: tuple[Action, ...], gain: int, cards: int, mana: int, used: dict[int, int], bends: bool
    ) -> None:
        self.actions: Final = actions
        self.gain: Final = gain
        self.cards: Final = cards
        self.mana: Final = mana
        self.used: Final = used
        self.bends: Final = bends
        self.sideways: Final = int(actions[0].verb == SIDEWAYS)


class Together:
    """Sources used one after the other, as places in the list of sources."""

    def __init__(
        self, places: tuple[int, ...], gain: int, cards: int, mana: int, sideways: int, used: dict[int, int]
    ) -> None:
        self.places: Final = places
        self.gain: Final = gain
        self.cards: Final = cards
        self.mana: Final = mana
        self.sideways: Final = sideways
        self.used: Final = used


# ---- one by one ----


class Finder:
    """Tries what may give Move on copies of the table."""

    def __init__(self, game: "MageKnight", seat: Seat) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.before: Final = belongings(game, seat)
        self.found: Final[list[Source]] = []
        self.tried = 0

    def find(self) -> list[Source]:
        """Give all sources; of those that use up the same, the one that gives most."""
        for action in self.game.options_of(self.seat):
            if helps(self.game, self.seat, action):
                self.follow(self.game, (action,))
        return self.found

    def follow(self, game: "MageKnight", actions: tuple[Action, ...]) -> None:
        """Give an answer, then all answers to what its effect asks."""
        self.tried += 1
        if self.tried > MOST_TRIED:
            return
        after = answered(game, self.seat, actions[-1])
        if after is None:
            return
        if isinstance(after.question(), TakeTurn):
            self.note(after, actions)
        elif len(actions) <= DEEPEST:
            for action in after.options_of(self.seat):
                if after.extras.by_verb[action.verb] is None:
                    self.follow(after, (*actions, action))

    def note(self, after: "MageKnight", actions: tuple[Action, ...]) -> None:
        """Note what some answers have brought, unless they hurt or bring nothing."""
        gain = after.turn.move - self.game.turn.move
        bends = after.lasting != self.game.lasting
        if gain < 0 or (gain == 0 and not bends) or hurt(self.game, after, self.seat):
            return
        left = belongings(after, self.seat)
        used = {at: had - left.get(at, 0) for at, had in self.before.items() if had > left.get(at, 0)}
        cards = len(self.game.players[self.seat].hand.cards) - len(after.players[self.seat].hand.cards)
        spent = len([unit for unit in self.game.players[self.seat].units if unit.ready])
        spent -= len([unit for unit in after.players[self.seat].units if unit.ready])
        spent += len(after.players[self.seat].spent) - len(self.game.players[self.seat].spent)
        mana = 0
        for action in actions:
            if action.verb == PAY:
                form = action.a // COLOURS
                mana += 2 if form == M_CRYSTAL else 1 if form == M_DIE else 0
        for at, other in enumerate(self.found):
            if other.used == used and other.bends == bends and not bends:
                if other.gain < gain:
                    self.found[at] = Source(actions, gain, cards + spent, mana, used, bends)
                return
        self.found.append(Source(actions, gain, cards + spent, mana, used, bends))


def answered(game: "MageKnight", seat: Seat, action: Action) -> "MageKnight | None":
    """Give the table after an answer, if the seat is asked again and nobody has learned anything."""
    copy = game.clone()
    copy.learned = 0
    copy.sealed = False
    copy.carry_out(action)
    copy.advance()
    quiet = not copy.learned and not copy.sealed and copy.chance.counter == game.chance.counter
    return copy if quiet and copy.seat == seat and not copy.early and len(copy.waiting) == 1 else None


def belongings(game: "MageKnight", seat: Seat) -> dict[int, int]:
    """Count what a seat can use up: cards of each kind in hand, crystals, mana, dice, Units and Skills."""
    player = game.players[seat]
    found: dict[int, int] = {}
    for deed in player.hand.cards:
        kind = KIND_OF[deed]
        found[kind] = found.get(kind, 0) + 1
    for colour, count in enumerate(player.crystals):
        found[CRYSTALS_FROM + colour] = count
    for colour, count in enumerate(player.mana):
        found[MANA_FROM + colour] = count
    for colour in game.source:
        found[DICE_FROM + colour] = found.get(DICE_FROM + colour, 0) + 1
    found[DICE_ALLOWED] = int(not game.turn.usual_die) + game.turn.extra_dice
    for at, unit in enumerate(player.units):
        found[UNITS_FROM + at] = int(unit.ready)
    for skill in player.skills:
        found[SKILLS_FROM + skill] = int(skill not in player.used and skill not in player.spent)
    return found


def hurt(before: "MageKnight", after: "MageKnight", seat: Seat) -> bool:
    """Say whether somebody pays for it with more than cards and mana: Wounds, Fame, Reputation, another hero."""
    one, other = before.players[seat], after.players[seat]
    if hands.wounds_in_hand(other) > hands.wounds_in_hand(one) or len(other.units) < len(one.units):
        return True
    wounds = sum([unit.wounds for unit in other.units]) > sum([unit.wounds for unit in one.units])
    return wounds or other.fame < one.fame or other.reputation < one.reputation or other.space != one.space


def helps(game: "MageKnight", seat: Seat, action: Action) -> bool:
    """Say whether an option may bring the hero further."""
    verb = action.verb
    if verb == SIDEWAYS:
        return action.b == P_MOVE
    if verb == PLAY:
        return action.a < len(CARDS) and helpful(CARDS[action.a].basic)
    if verb == POWER:
        half = CARDS[action.a].powered if action.a < len(CARDS) else None
        return half is not None and helpful(half)
    if verb == USE:
        return helpful(SKILLS[action.a].effect)
    if verb == ACTIVATE:
        return helpful(UNITS[UNIT_OF[game.players[seat].units[action.a].card]].abilities[action.b])
    return False


KNOWN: Final[dict[str, bool]] = {}  # by the path of an effect, once it was asked for


def helpful(effect: Effect) -> bool:
    """Say whether an effect has a step that helps on the way."""
    if effect.path not in KNOWN:
        KNOWN[effect.path] = any_helps(effect.steps)
    return KNOWN[effect.path]


def any_helps(steps: tuple[Node, ...]) -> bool:
    """Say whether one of some steps, or of those inside them, helps on the way."""
    for node in steps:
        if node.verb in HELPFUL:
            return True
        for part in node.parts.values():
            if any_helps(part):
                return True
        for branches in node.branches.values():
            for branch in branches:
                if any_helps(branch):
                    return True
    return False


# ---- several together ----


def together(sources: list[Source], there: dict[int, int]) -> list[Together]:
    """Give sets of sources that may be used together: fewest cards first, then least mana, then none sideways."""
    found: list[Together] = []
    last = [Together((), 0, 0, 0, 0, {})]
    for number in range(MOST_TOGETHER):
        more: list[Together] = []
        for one in last:
            for place in range(one.places[-1] if one.places else 0, len(sources)):
                joined = added(one, place, sources[place], there)
                if joined is not None:
                    more.append(joined)
        last = more if number < FEW - 1 else best_of(more)
        if not last:
            break
        found += last
    found.sort(key=order)
    return found


def added(one: Together, place: int, source: Source, there: dict[int, int]) -> Together | None:
    """Give a set with one more source, if everything is there that both use up."""
    used = dict(one.used)
    for at, count in source.used.items():
        used[at] = used.get(at, 0) + count
        if used[at] > there.get(at, 0):
            return None
    if place in one.places and not source.used:
        return None
    places = (*one.places, place)
    sideways = one.sideways + source.sideways
    return Together(places, one.gain + source.gain, one.cards + source.cards, one.mana + source.mana, sideways, used)


def order(one: Together) -> tuple[int, int, int, int, int]:
    """Sort key: cards, mana, cards sideways, points, sources."""
    return (one.cards, one.mana, one.sideways, one.gain, len(one.places))


def best_of(sets: list[Together]) -> list[Together]:
    """Keep the best sets for every number of points."""
    sets.sort(key=order)
    counts: dict[int, int] = {}
    found: list[Together] = []
    for one in sets:
        counts[one.gain] = counts.get(one.gain, 0) + 1
        if counts[one.gain] <= KEPT:
            found.append(one)
    return found


def mana_of(actions: tuple[Action, ...]) -> list[str]:
    """Give the mana that some answers pay, in words."""
    return [MANA.words[action.a] for action in actions if action.verb == PAY]
