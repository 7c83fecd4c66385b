"""The rules of one table of Paladins: content as its settings choose it, the ways to act and the kinds of gains."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.paladins.cards import LISTED_OUTSIDERS, LISTED_TOWNSFOLK, text_places
from roundtable.games.paladins.content import DIFFICULTY as DIFFICULTIES
from roundtable.games.paladins.content import (
    JARS,
    OTHER_JARS,
    OUTSIDER_NAME,
    OUTSIDERS,
    REWARDS,
    SPACES,
    SPLITS,
    TAX_SUPPLY,
    TAXES,
    TOWNSFOLK,
    TOWNSFOLK_NAME,
)
from roundtable.games.paladins.names import CRIMINAL, NONE, SILVER, THE_RIVAL, WORKERS
from roundtable.kernel.action import Action
from roundtable.kernel.rules import Box, Rules, Value
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.paladins.state import Paladins


class Needs:
    """How many workers an action asks for, in all and of each type, with some of its places covered by workshops."""

    def __init__(self, places: tuple[int, ...], covered: int) -> None:
        asked = [kind for place, kind in enumerate(places) if not (covered >> place) & 1]
        self.total: Final = len(asked)
        self.by_type: Final = tuple([asked.count(worker) for worker in range(WORKERS)])
        self.types: Final = tuple([worker for worker in range(CRIMINAL) if worker in asked])

    def met_by(self, workers: list[int], total: int) -> bool:
        """Say whether workers, so many in all, can fill the places: criminals may stand everywhere."""
        if total < self.total:
            return False
        wild = self.by_type[CRIMINAL]
        for worker in self.types:
            short = self.by_type[worker] - workers[worker]
            if short > 0:
                wild += short
        return wild <= workers[CRIMINAL]


def open_places(places: tuple[int, ...], covered: int) -> tuple[int, ...]:
    """Give the numbers of the worker places that no workshop covers."""
    return tuple([place for place in range(len(places)) if not (covered >> place) & 1])


def needs_after(places: tuple[int, ...], covered: int) -> tuple[Needs, ...]:
    """Give, for each of the open places, what those after it need."""
    kinds = tuple([places[place] for place in open_places(places, covered)])
    return tuple([Needs(kinds[at + 1 :], 0) for at in range(len(kinds))])


def number_of(workers: list[int]) -> int:
    """Count workers of all types."""
    count = 0
    for held in workers:
        count += held
    return count


class Deed:
    """A way to take an action: what it needs, what it costs and what it does."""

    paid_in: ClassVar[int] = SILVER
    aims: ClassVar[int] = NONE  # the verb that names its targets

    def __init__(self, action: int, places: tuple[int, ...]) -> None:
        self.action: Final = action
        self.places: Final = places  # worker types, or ANY
        # By the places workshops cover: what it needs, and which places are open.
        self.needs: Final = tuple([Needs(places, covered) for covered in range(4)])
        self.open: Final = tuple([open_places(places, covered) for covered in range(4)])
        # And by how many open places are filled, the next one aside: what the others need.
        self.needs_after: Final = tuple([needs_after(places, covered) for covered in range(4)])

    def cost(self, game: "Paladins", seat: int) -> int:
        """Give the Silver or Provisions that it costs, whatever the target."""
        return 0

    def possible(self, game: "Paladins", seat: int) -> bool:
        """Say whether there is a target whose requirement is met and whose cost can be paid. Workers apart."""
        return True

    def targets(self, game: "Paladins", seat: int, out: list[Action]) -> None:
        """Append the targets to choose from; none means that there is nothing to choose."""

    def lacking(self, game: "Paladins", seat: int) -> list[Message]:
        """Say why it is not possible: a limit, a requirement or a price. Workers apart."""
        return []

    def unfit(self, game: "Paladins", seat: int, target: Action) -> Message | None:
        """Say why something on the table cannot be its target; None if it can."""
        return None

    def describe(self, game: "Paladins", seat: int, target: Action) -> Message | None:
        """Give a target's label for people; None means the verb's own."""
        return None

    def pay(self, game: "Paladins", seat: int, target: int) -> None:
        """Pay what it costs, or push the question how."""

    def perform(self, game: "Paladins", seat: int, target: int) -> None:
        """Move the piece and push the gains of the action itself.

        Where the automated opponent does the same, it does so too.
        """
        raise NotImplementedError


class Effect:
    """A kind of gain: what it brings whoever gains it, a player or the automated opponent."""

    def give(self, game: "Paladins", seat: int, n: int, cause: int) -> None:
        """Give so many of it, or push what it asks; the cause is told."""
        raise NotImplementedError

    def give_rival(self, game: "Paladins", n: int, cause: int) -> None:
        """Give so many of it to the automated opponent: as to a player, where the rule is the same."""
        self.give(game, THE_RIVAL, n, cause)

    def settle(self, game: "Paladins") -> None:
        """Carry out, for the automated opponent, one gain that would ask a player."""
        raise NotImplementedError

    def possible(self, game: "Paladins") -> bool:
        """Say whether the automated opponent could carry it out."""
        return True


class PaladinsRules(Rules):
    """The frozen rules of a table."""

    def __init__(
        self,
        box: Box,
        seats: int,
        settings: Mapping[str, Value],
        deeds: tuple[Deed, ...],
        effects: tuple[Effect, ...],
    ) -> None:
        super().__init__(box, seats, settings)
        self.deeds: Final = deeds
        self.effects: Final = effects
        self.solo: Final = seats == 1
        self.rewards: Final = REWARDS
        self.tax: Final = TAX_SUPPLY.numbers("public" if settings["tax_supply"] == "public" else "even")[seats - 1]
        self.taxes: Final = tax_values(str(settings["suspicion_taxes"]))
        listed = settings["card_values"] == "as_listed"
        self.abilities: Final = tuple([ability_path(card, listed) for card in range(len(TOWNSFOLK))])
        self.attacks: Final = tuple([card.listed_attack.path if listed else card.attack.path for card in OUTSIDERS])
        self.strengths: Final = tuple([card.listed_strength if listed else card.strength for card in OUTSIDERS])
        self.townsfolk_texts: Final = text_places(TOWNSFOLK_NAME, LISTED_TOWNSFOLK, listed)
        self.outsider_texts: Final = text_places(OUTSIDER_NAME, LISTED_OUTSIDERS, listed)
        even = settings["jar_numbers"] == "even"
        self.jars: Final = OTHER_JARS if even else tuple([jar.influence for jar in JARS])
        self.open_spaces: Final = tuple([at for at, space in enumerate(SPACES) if space.seats <= seats])
        self.schemes: Final = SPLITS[str(settings["scheme_split"])]
        self.orders_for_rival: Final = DIFFICULTIES.number(str(settings["difficulty"]))
        self.limited: Final = settings["supply"] == "limited"
        self.declinable: Final = settings["declinable_gains"] == "permitted"
        self.may_dismiss: Final = settings["free_recruit"] == "keep_or_dismiss"
        self.new_at_once: Final = settings["new_townsfolk"] == "at_once"
        self.pray_current: Final = settings["pray_current_space"] == "allowed"
        self.mercenary_set: Final = settings["mercenary_scoring"] == "as_a_set"
        self.hunter_without_setup: Final = settings["hunter_counts"] == "without_setup"
        self.separate_sets: Final = settings["resource_sets"] == "separate"
        self.rest_worker: Final = settings["ai_rest_worker"] == "one"
        self.completed_after: Final = settings["ai_orders_completed"] == "after_incomplete"
        self.extra_places: Final = settings["ai_extra_discard"] == "places"
        self.rival_develop_points: Final = settings["ai_develop_points"] == "as_human"


def tax_values(reading: str) -> tuple[int, ...]:
    """Give the tax of each Suspicion card."""
    values: list[int] = []
    for tax, count in enumerate(TAXES.numbers(reading)):
        values += [tax] * count
    return tuple(values)


def ability_path(card: int, listed: bool) -> str:
    """Give the path of a Townsfolk's ability under the setting chosen."""
    townsfolk = TOWNSFOLK[card]
    return townsfolk.listed.path if listed and townsfolk.listed.gains else townsfolk.rewards.path
