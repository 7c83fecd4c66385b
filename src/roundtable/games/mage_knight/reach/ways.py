"""Ways of a hero to the spaces within reach, to positions to explore and to enemies to challenge.

Each has one way, and a second one if that is gentler but takes more cards. What lies in the purse comes before cards
of the hand; of cards, the fewest, then the least mana, then those meant for walking rather than others sideways, which
may be wanted where the way ends, then the fewest points left over.
"""

from typing import TYPE_CHECKING, Final

from roundtable.games.mage_knight.cards import hands
from roundtable.games.mage_knight.content.hexes import NEAR, SLOT, SPACE
from roundtable.games.mage_knight.content.integers import Seat, Space
from roundtable.games.mage_knight.content.names import MOVED, NONE
from roundtable.games.mage_knight.course.turns import TakeTurn
from roundtable.games.mage_knight.map import board, exploration, movement, rivals
from roundtable.games.mage_knight.reach import against
from roundtable.games.mage_knight.reach.search import Arrival, Reach
from roundtable.games.mage_knight.reach.sources import Finder, Source, Together, answered, mana_of, together
from roundtable.games.mage_knight.text import labels
from roundtable.games.mage_knight.vocabulary import CHALLENGES, EXPLORES, GOES
from roundtable.kernel.action import Action
from roundtable.kernel.ways import Way

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

MOST_BENT: Final = 3  # sources that change the cost of terrain, each tried by itself
FARTHEST: Final = 14  # points beyond the purse that are looked at


class Base:
    """A table to walk on: as it lies, or after a source that changes what steps cost."""

    def __init__(self, game: "MageKnight", seat: Seat, first: Source | None, most: int) -> None:
        self.game: Final = game
        self.first: Final = first
        self.reach: Final = Reach(game, seat, game.turn.move + most)


class Plan:
    """How a goal would be reached: on which table, with which sources, and by which steps; what they cost in all."""

    def __init__(
        self, base: Base, sets: Together | None, played: "MageKnight", arrival: Arrival | None, price: int, harm: int
    ) -> None:
        self.base: Final = base
        self.sets: Final = sets
        self.played: Final = played
        self.arrival: Final = arrival
        self.price: Final = price
        self.harm: Final = harm
        cards = (0 if base.first is None else base.first.cards) + (0 if sets is None else sets.cards)
        mana = (0 if base.first is None else base.first.mana) + (0 if sets is None else sets.mana)
        sideways = 0 if sets is None else sets.sideways
        free = base.first is None and sets is None
        steps = 0 if arrival is None else len(arrival.whole())
        self.order: Final = (not free, harm, cards, mana, sideways, played.turn.move - price, steps)
        self.gentler: Final = (harm, cards, mana, sideways, played.turn.move - price, steps)


CALM: Final = 0
HALTS: Final = 1  # on the way
PROVOKES: Final = 2


class Planner:
    """Finds the ways of a seat that is asked what to do in its turn."""

    def __init__(self, game: "MageKnight", seat: Seat) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.sources: Final[list[Source]] = []
        self.sets: list[Together] = []
        self.bases: Final[list[Base]] = []
        self.tables: Final[dict[tuple[int, tuple[int, ...]], MageKnight | None]] = {}

    def plan(self) -> list[Way]:
        """Look at everything within reach, with the purse and with what gives Move now."""
        game = self.game
        finder = Finder(game, self.seat)
        found = finder.find()
        bending = [one for one in found if one.bends]
        self.sources.extend([one for one in found if not one.bends and one.gain])
        self.sets = together(self.sources, finder.before)
        most = min(FARTHEST, max([0, *[one.gain for one in self.sets]]))
        self.bases.append(Base(game, self.seat, None, most))
        bending.sort(key=price_of)
        for source in bending[:MOST_BENT]:
            after = self.replayed(game, source.actions)
            if after is not None and can_walk(after, self.seat):
                self.bases.append(Base(after, self.seat, source, most))
        return [*self.to_spaces(), *self.to_slots(), *self.to_enemies()]

    # ---- goals ----

    def to_spaces(self) -> list[Way]:
        """Give the ways to spaces."""
        ways: list[Way] = []
        spaces: set[int] = set()
        for base in self.bases:
            for found in (base.reach.calm, base.reach.beyond, base.reach.provoking):
                spaces.update(found)
        for space in sorted(spaces):
            plans: list[Plan] = []
            for base in self.bases:
                for harm, found in enumerate((base.reach.calm, base.reach.beyond, base.reach.provoking)):
                    arrival = found.get(space)
                    if arrival is not None:
                        self.add(plans, base, arrival, arrival.cost, max(harm, HALTS if arrival.halted else CALM))
            for plan in chosen(plans):
                ways.append(self.way(f"hex:{SPACE.words[space]}", plan, None, {}))
        return ways

    def to_slots(self) -> list[Way]:
        """Give the ways to positions at which a tile can be revealed, with the revealing."""
        ways: list[Way] = []
        wide = exploration.sees_far(self.game, self.seat) if self.game.lasting else False
        if wide:
            return ways
        best: dict[int, list[Plan]] = {}
        for base in self.bases:
            here = base.game.players[self.seat].space
            price = exploration.cost(base.game, self.seat)
            starts: list[tuple[Space, Arrival | None]] = [(here, None)]
            starts += [(space, arrival) for space, arrival in base.reach.calm.items() if self.rests(base, arrival)]
            for space, arrival in starts:
                for slot in exploration.SLOTS_BESIDE[space]:
                    if base.game.tiles[slot] == NONE and exploration.fits(base.game, slot):
                        cost = price if arrival is None else price + arrival.cost
                        if cost <= base.reach.most:
                            self.add(best.setdefault(slot, []), base, arrival, cost, CALM)
        for slot, plans in sorted(best.items()):
            for plan in chosen(plans):
                ways.append(self.way(f"slot:{SLOT.words[slot]}", plan, EXPLORES[slot], {"explores": True}))
        return ways

    def to_enemies(self) -> list[Way]:
        """Give the ways to rampaging enemies, with the challenge; from where the hero is crowded there is none."""
        ways: list[Way] = []
        for enemy in sorted(self.bases[0].reach.roaming):
            plans: list[Plan] = []
            for base in self.bases:
                here = base.game.players[self.seat].space
                if enemy in NEAR[here]:
                    continue  # it can be challenged from here, without a way
                for space in NEAR[enemy]:
                    arrival = base.reach.calm.get(space)
                    if arrival is not None and self.rests(base, arrival):
                        self.add(plans, base, arrival, arrival.cost, CALM)
            for plan in chosen(plans):
                ways.append(self.way(f"hex:{SPACE.words[enemy]}", plan, CHALLENGES[enemy], {"challenges": True}))
        return ways

    def rests(self, base: Base, arrival: Arrival) -> bool:
        """Say whether a hero stands on a space free to do something there: no assault, nothing seen, nobody else."""
        if base.reach.halts(arrival.space) or board.must_assault(base.game, self.seat, arrival.space):
            return False
        return not board.heroes_at(base.game, arrival.space, self.seat)

    # ---- how to pay ----

    def add(self, plans: list[Plan], base: Base, arrival: Arrival | None, price: int, harm: int) -> None:
        """Append the cheapest plan for something that costs so many points, if there is one."""
        lacking = price - base.game.turn.move
        if lacking <= 0:
            plans.append(Plan(base, None, base.game, arrival, price, harm))
            return
        for sets in self.sets:
            if sets.gain >= lacking:
                after = self.after(base, sets)
                if after is not None and after.turn.move >= price:
                    plans.append(Plan(base, sets, after, arrival, price, harm))
                    return

    def after(self, base: Base, sets: Together) -> "MageKnight | None":
        """Give the table after a set of sources was used, None if that does not go."""
        key = (self.bases.index(base), sets.places)
        if key not in self.tables:
            actions = self.answers(sets)
            after = self.replayed(base.game, actions)
            walks = after is not None and after.lasting == base.game.lasting and can_walk(after, self.seat)
            self.tables[key] = after if walks else None
        return self.tables[key]

    def answers(self, sets: Together) -> tuple[Action, ...]:
        """Give the answers with which a set of sources is used."""
        actions: list[Action] = []
        for place in sets.places:
            actions += self.sources[place].actions
        return tuple(actions)

    def replayed(self, game: "MageKnight", actions: tuple[Action, ...]) -> "MageKnight | None":
        """Give answers one after the other; None if one is not open, or somebody learns something."""
        at: MageKnight | None = game
        for action in actions:
            if at is None or action not in at.options_of(self.seat):
                return None
            at = answered(at, self.seat, action)
        return at

    # ---- telling ----

    def way(self, goal: str, plan: Plan, last: Action | None, more: dict[str, object]) -> Way:
        """Give a plan as a way, with what it sets off."""
        steps = [] if plan.arrival is None else plan.arrival.whole()
        walked = steps
        for at, step in enumerate(steps[:-1]):
            if plan.base.reach.halts(step.space):
                walked = steps[: at + 1]
                break
        stops = NONE if len(walked) == len(steps) else walked[-1].space
        actions: list[Action] = []
        for source in self.used(plan if stops == NONE else self.until(plan, walked[-1])):
            actions += source.actions
        actions += [GOES[step.space] for step in walked]
        if last is not None:
            actions.append(last)
        about = self.about(plan, steps, stops)
        about.update(more)
        asks = bool(more or about["provokes"] or about["assaults"] or about["reveals"] or about["rivals"])
        means = last if last is not None else GOES[steps[-1].space]
        return Way(goal, tuple(actions), asks, labels.way_label(self.game, means, plan.price), about)

    def used(self, plan: Plan) -> list[Source]:
        """Give the sources that a plan uses."""
        found: list[Source] = [] if plan.base.first is None else [plan.base.first]
        if plan.sets is not None:
            found += [self.sources[place] for place in plan.sets.places]
        return found

    def until(self, plan: Plan, halt: Arrival) -> Plan:
        """Give the plan for a way up to where the hero halts: no more is played before that."""
        plans: list[Plan] = []
        self.add(plans, plan.base, halt, halt.cost, CALM)
        return plans[0] if plans else plan

    def about(self, plan: Plan, steps: list[Arrival], stops: Space) -> dict[str, object]:
        """Give the numbers of a way, and what its last step sets off."""
        game = self.game
        left = plan.played.turn.move - plan.price
        ends = steps[-1] if steps else None
        until = steps if stops == NONE else steps[: [step.space for step in steps].index(stops) + 1]
        seen: list[int] = []
        for step in until:
            seen += [space for space in plan.base.reach.turned_up(step.space) if space not in seen]
        assaults = ends is not None and board.must_assault(game, self.seat, ends.space)
        there = [] if ends is None else rivals.attackable(game, self.seat, ends.space)
        return {
            "cost": plan.price,
            "purse": game.turn.move,
            "left": left,
            "steps": [{"hex": SPACE.words[step.space], "cost": step.cost} for step in steps],
            "stops": None if stops == NONE else SPACE.words[stops],
            "plays": [
                {"action": source.actions[0].notation, "gives": source.gain, "mana": mana_of(source.actions)}
                for source in self.used(plan)
            ],
            "provokes": [] if ends is None else [SPACE.words[space] for space in ends.provoked],
            "risky": [] if ends is None else [SPACE.words[space] for space in plan.base.reach.risky(ends.space)],
            "assaults": assaults,
            "reputation": game.rules.scenario.assault_reputation if assaults else 0,
            "reveals": [SPACE.words[space] for space in seen],
            "rivals": there,
            "unsafe": ends is not None and not assaults and not movement.is_safe(game, self.seat, ends.space),
        }


def price_of(source: Source) -> tuple[int, int]:
    """Sort key: cards, mana."""
    return (source.cards, source.mana)


def order_of(plan: Plan) -> tuple[bool, int, int, int, int, int, int]:
    """Sort key: the best plan first."""
    return plan.order


def gentleness(plan: Plan) -> tuple[int, int, int, int, int, int]:
    """Sort key: the gentlest plan first, whatever it takes."""
    return plan.gentler


def chosen(plans: list[Plan]) -> list[Plan]:
    """Give the best plan, and the gentlest if that sets off less."""
    if not plans:
        return []
    best = min(plans, key=order_of)
    gentle = min(plans, key=gentleness)
    return [best, gentle] if gentle.harm < best.harm else [best]


def can_walk(game: "MageKnight", seat: Seat) -> bool:
    """Say whether steps are open to a seat in its turn, whatever they cost."""
    if not isinstance(game.question(), TakeTurn) or game.seat != seat or game.players[seat].space == NONE:
        return False
    return not game.turn.acted and game.turn.phase != MOVED and not hands.must_rest(game, seat)


def ways(game: "MageKnight", seat: Seat) -> list[Way]:
    """Give the ways of a seat that is asked by itself: in its turn over the map, in a fight against the enemies."""
    if game.seat != seat or game.early or len(game.waiting) > 1:
        return []
    if game.combat is not None:
        return against.ways(game, seat)
    if not isinstance(game.question(), TakeTurn) or game.turn.acted or not can_walk(game, seat):
        return []
    return Planner(game, seat).plan()
