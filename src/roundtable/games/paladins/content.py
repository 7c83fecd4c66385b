"""The components of Paladins as typed records, read once from content/*.toml."""

from typing import Final

from roundtable.games.paladins.names import (
    ACTION,
    ANY,
    ATTRIBUTE,
    EFFECT,
    FACTION,
    RESOURCE,
    TRIGGER,
    WORKER,
    WORKERS,
)
from roundtable.kernel.content import Entry, read
from roundtable.kernel.wording import Names

PACKAGE: Final = "roundtable.games.paladins"


class Gain:
    """So many of one thing."""

    def __init__(self, effect: int, n: int) -> None:
        self.effect: Final = effect
        self.n: Final = n


class Rewards:
    """Gains in their order, then perhaps a choice of one of several lists, which stand under their own paths."""

    def __init__(self, path: str, gains: tuple[Gain, ...], choices: "tuple[Rewards, ...]" = ()) -> None:
        self.path: Final = path
        self.gains: Final = gains
        self.choices: Final = choices


REWARDS: Final[dict[str, Rewards]] = {}  # everything that can be gained, by its path


def keep(rewards: Rewards) -> Rewards:
    """Enter rewards under their path."""
    if rewards.path in REWARDS:
        raise ValueError(f"rewards {rewards.path} stand twice")
    REWARDS[rewards.path] = rewards
    return rewards


def gains_of(entries: list[Entry]) -> tuple[Gain, ...]:
    """Read a list of gains."""
    return tuple([Gain(entry.name("effect", EFFECT), entry.number("n")) for entry in entries])


def one_each(workers: tuple[int, ...]) -> tuple[Gain, ...]:
    """Give workers as gains."""
    return tuple([Gain(worker, 1) for worker in workers])


def choice_word(gains: tuple[Gain, ...]) -> str:
    """Name a list of gains by what it gives: pay-debt, silver-2, fighter-cleric."""
    return "-".join([EFFECT.words[gain.effect] + (f"-{gain.n}" if gain.n > 1 else "") for gain in gains])


def rewards_of(path: str, entry: Entry, key: str, choose: str = "") -> Rewards:
    """Read rewards and the choice behind them."""
    gains = gains_of(entry.entries(key)) if entry.has(key) else ()
    choices: list[Rewards] = []
    if choose and entry.has(choose):
        for group in entry.groups(choose):
            option = gains_of(group)
            choices.append(keep(Rewards(f"{path}.{choice_word(option)}", option)))
    return keep(Rewards(path, gains, tuple(choices)))


def costs_of(entry: Entry) -> tuple[int, int, int]:
    """Read a cost as (silver, provisions, debts)."""
    cost = [0, 0, 0]
    for one in entry.entries("cost") if entry.has("cost") else []:
        cost[one.name("resource", RESOURCE)] += one.number("n")
    return cost[0], cost[1], cost[2]


class Kinds(Names):
    """Cards by their ids; people read the same name for all cards of a kind."""

    def __init__(self, id: str, words: tuple[str, ...], kinds: tuple[str, ...]) -> None:
        super().__init__(id, words)
        self.kinds: Final = kinds

    def message(self, position: int) -> str:
        """Give the message id of the kind."""
        return f"{self.id}-{self.kinds[position]}"


class ActionSpace:
    """An action of the player board: worker places for each way of taking it."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        ways: object = entry.data["workers"]
        assert isinstance(ways, list)
        self.ways: Final = tuple([tuple([worker_place(str(word)) for word in way]) for way in ways])
        self.cost: Final = costs_of(entry)
        groups = entry.groups("rewards") if entry.has("rewards") else []
        self.rewards: Final = tuple(
            [keep(Rewards(f"action.{self.id}.{at + 1}", gains_of(group))) for at, group in enumerate(groups)]
        )
        self.needs: Final = entry.name_if("needs", ATTRIBUTE)
        self.most: Final = entry.number("most") if entry.has("most") else 0


def worker_place(word: str) -> int:
    """Read a worker place: a type, or any."""
    return ANY if word == "any" else WORKER.at(word)


class Piece:
    """A place in a row of monks, outposts, walls, jars or conversions."""

    def __init__(self, entry: Entry, path: str) -> None:
        cost = entry.entry("cost")
        self.silver: Final = cost.number("n") if cost.text("resource") == "silver" else 0
        self.provisions: Final = cost.number("n") if cost.text("resource") == "provision" else 0
        self.influence: Final = entry.number("influence") if entry.has("influence") else 0
        self.gives: Final = rewards_of(path, entry, "gives")


class BoardSpace:
    """A space of the main board for a monk or an outpost."""

    def __init__(self, entry: Entry, region: int, faith: int, strength: int) -> None:
        self.id: Final = entry.text("id")
        self.region: Final = region
        self.needs: Final[tuple[int, ...]] = (faith, strength)
        self.seats: Final = entry.number("seats")
        self.rewards: Final = rewards_of(f"space.{self.id}", entry, "rewards")


class Townsfolk:
    """A Townsfolk card; `least` and `most` limit the owner's Suspicion cards for abilities of the Inquisition."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.name: Final = entry.text("name")
        self.immediate: Final = rewards_of(f"townsfolk.{self.id}.immediate", entry, "immediate")
        self.rewards: Final = rewards_of(f"townsfolk.{self.id}.ability", entry, "rewards")
        self.listed: Final = rewards_of(f"townsfolk.{self.id}.listed", entry, "listed_rewards")
        self.dismiss: Final = rewards_of(f"townsfolk.{self.id}.dismiss", entry, "dismiss")
        self.trigger: Final = entry.name("trigger", TRIGGER)
        self.action: Final = entry.name_if("action", ACTION)
        self.least: Final = entry.number("suspicion_least") if entry.has("suspicion_least") else 0
        self.most: Final = entry.number("suspicion_most") if entry.has("suspicion_most") else 99


class Outsider:
    """An Outsider card."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.name: Final = entry.text("name")
        self.faction: Final = entry.name("faction", FACTION)
        influence = Gain(EFFECT.at("influence"), entry.number("influence"))
        self.attack: Final = keep(
            Rewards(f"outsider.{self.id}.attack", (influence, *gains_of(entry.entries("attack"))))
        )
        listed = gains_of(entry.entries("listed_attack")) if entry.has("listed_attack") else self.attack.gains[1:]
        self.listed_attack: Final = keep(Rewards(f"outsider.{self.id}.listed", (influence, *listed)))
        self.strength: Final = entry.number("strength")
        self.listed_strength: Final = entry.number("listed_strength") if entry.has("listed_strength") else self.strength
        self.base: Final = entry.number("base")
        self.counter: Final = entry.text("counter")
        self.per: Final = entry.number("per")
        self.points: Final = entry.number("points")


class Wall:
    """A Wall card."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        strength = Gain(EFFECT.at("strength"), entry.number("strength"))
        inner = rewards_of(f"wall.{self.id}.rest", entry, "rewards", "choose")
        self.rewards: Final = keep(Rewards(f"wall.{self.id}", (strength, *inner.gains), inner.choices))
        self.points: Final = entry.number("points")


class Favour:
    """A King's Favour card."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.place: Final = worker_place(entry.text("worker"))
        self.cost: Final = costs_of(entry)
        self.rewards: Final = rewards_of(f"favour.{self.id}", entry, "rewards", "choose")


class Paladin:
    """A Paladin card; its ability lowers a cost of one action or adds a gain to it."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.name: Final = entry.text("name")
        self.workers: Final = entry.names("workers", WORKER)
        self.attributes: Final = entry.numbers("attributes")
        self.action: Final = entry.name("action", ACTION)
        self.waives: Final = entry.text("ability") == "waive-cost"
        self.lowers: Final = entry.number("n") if entry.text("ability") == "reduce-cost" else 0
        self.resource: Final = entry.name_if("resource", RESOURCE)
        self.bonus: Final = rewards_of(f"paladin.{self.id}.bonus", entry, "rewards")
        self.brings: Final = keep(Rewards(f"paladin.{self.id}.workers", one_each(self.workers)))


class Tavern:
    """A Tavern card."""

    def __init__(self, entry: Entry) -> None:
        self.id: Final = entry.text("id")
        self.workers: Final = entry.names("workers", WORKER)
        self.brings: Final = keep(Rewards(f"tavern.{self.id}", one_each(self.workers)))


board_file: Final = read(PACKAGE, "player_board.toml")
main_file: Final = read(PACKAGE, "main_board.toml")
kings_file: Final = read(PACKAGE, "kings_cards.toml")
solo_file: Final = read(PACKAGE, "solo.toml")

ACTIONS: Final = tuple([ActionSpace(entry) for entry in board_file.entries("action")])
WORKSHOPS: Final = board_file.entries("workshop")
WORKSHOP_WORKERS: Final = tuple([entry.name("worker", WORKER) for entry in WORKSHOPS])
UNCOVERED: Final = tuple(
    [keep(Rewards(f"workshop.{at + 1}", one_each((worker,)))) for at, worker in enumerate(WORKSHOP_WORKERS)]
)


def row_of(name: str) -> tuple[Piece, ...]:
    """Read a row of pieces."""
    return tuple([Piece(entry, f"{name}.{at + 1}") for at, entry in enumerate(board_file.entries(name))])


MONKS: Final = row_of("monk")
OUTPOSTS: Final = row_of("outpost")
WALL_PLACES: Final = row_of("wall")
JARS: Final = row_of("jar")
CONVERSIONS: Final = row_of("conversion")
OTHER_JARS: Final = board_file.entry("jars").numbers("alternative")
JAR_PLACES: Final = tuple(
    [rewards_of(f"jar-place.{entry.text('id')}", entry, "rewards") for entry in board_file.entries("jar_place")]
)
JAR_PLACE: Final = Names("paladins-jar-place", tuple([entry.text("id") for entry in board_file.entries("jar_place")]))
START: Final = board_file.entry("start")
MOST_KEPT: Final = board_file.entry("keep").number("workers")
TRACK_POINTS: Final = board_file.entry("track").numbers("points")
TRACK_END: Final = len(TRACK_POINTS) - 1
ROW_POINTS: Final = board_file.entry("points")

REGIONS: Final = main_file.entries("region")
SPACES: Final = tuple(
    [
        BoardSpace(space, number, region.number("faith"), region.number("strength"))
        for number, region in enumerate(REGIONS)
        for space in region.entries("spaces")
    ]
)
SPACE: Final = Names("paladins-space", tuple([space.id for space in SPACES]))
REGION_FAITH: Final = tuple([region.number("faith") for region in REGIONS])
REGION_STRENGTH: Final = tuple([region.number("strength") for region in REGIONS])
TOWNSFOLK_PLACES: Final = main_file.entries("townsfolk_place")
PLACE_SILVER: Final = tuple([place.number("silver") for place in TOWNSFOLK_PLACES])
PLACE_DEBT: Final = tuple([place.flag("debt") for place in TOWNSFOLK_PLACES])
TAX_SUPPLY: Final = main_file.entry("tax_supply")
KINGS_CARDS: Final = main_file.entry("kings_cards")
ORDER_ROUNDS: Final = KINGS_CARDS.numbers("orders")
ORDER_POINTS: Final = KINGS_CARDS.numbers("order_points")
ORDER_TIMES: Final = KINGS_CARDS.number("order_times")
FAVOUR_ROUNDS: Final = KINGS_CARDS.numbers("favours")
SUPPLY: Final = main_file.entry("supply")
WORKER_SUPPLY: Final = tuple([SUPPLY.number(WORKER.words[worker]) for worker in range(WORKERS)])
COURSE: Final = main_file.entry("course")
ROUNDS: Final = COURSE.number("rounds")
OUTSIDER_PLACES: Final = COURSE.number("outsider_places")
DEBTS: Final = COURSE.number("debts")
DEBT_POINTS: Final = main_file.entry("debt_points")

TOWNSFOLK: Final = tuple([Townsfolk(entry) for entry in read(PACKAGE, "townsfolk.toml").entries("townsfolk")])
OUTSIDERS: Final = tuple([Outsider(entry) for entry in read(PACKAGE, "outsiders.toml").entries("outsider")])
WALLS: Final = tuple([Wall(entry) for entry in read(PACKAGE, "walls.toml").entries("wall")])
FAVOURS: Final = tuple([Favour(entry) for entry in kings_file.entries("favour")])
ORDERS: Final = tuple([entry.name("action", ACTION) for entry in kings_file.entries("order")])
PALADINS: Final = tuple([Paladin(entry) for entry in read(PACKAGE, "paladins.toml").entries("paladin")])
TAVERNS: Final = tuple([Tavern(entry) for entry in read(PACKAGE, "taverns.toml").entries("tavern")])
TAXES: Final = read(PACKAGE, "suspicion.toml").entry("taxes")

TOWNSFOLK_NAME: Final = Kinds(
    "paladins-townsfolk", tuple([card.id for card in TOWNSFOLK]), tuple([card.name for card in TOWNSFOLK])
)
OUTSIDER_NAME: Final = Kinds(
    "paladins-outsider", tuple([card.id for card in OUTSIDERS]), tuple([card.name for card in OUTSIDERS])
)
WALL_NAME: Final = Names("paladins-wall", tuple([card.id for card in WALLS]))
FAVOUR_NAME: Final = Names("paladins-favour", tuple([card.id for card in FAVOURS]))
ORDER_NAME: Final = Names("paladins-order", tuple([ACTION.words[action] for action in ORDERS]))
PALADIN_NAME: Final = Names("paladins-paladin", tuple([card.id for card in PALADINS]))
TAVERN_NAME: Final = Names("paladins-tavern", tuple([card.id for card in TAVERNS]))
SUSPICIONS: Final = sum(TAXES.numbers("six_eight_ten"))
SUSPICION_NAME: Final = Names("paladins-suspicion", tuple([f"{n + 1:02}" for n in range(SUSPICIONS)]))


def choice_names() -> Names:
    """Give the words of all options that cards offer, each once."""
    words: dict[str, None] = {}
    for rewards in REWARDS.values():
        for choice in rewards.choices:
            words[choice_word(choice.gains)] = None
    return Names("paladins-choice", tuple(words))


CHOICE: Final = choice_names()

# Schemes: the twelve of the starting deck, by the setting, then five for King's Favours. A scheme is an action, or one
# of the two that follow the actions.
KINGS_ORDERS: Final = len(ACTION.words)
KINGS_FAVOUR: Final = KINGS_ORDERS + 1
SCHEME: Final = Names("paladins-scheme", (*ACTION.words, "kings-orders", "kings-favour"))
SPLITS: Final = {split.text("id"): split.names("actions", SCHEME) for split in solo_file.entries("split")}
STARTING_SCHEMES: Final = 12
FAVOUR_SCHEMES: Final = solo_file.entry("favour_schemes").number("count")
SCHEMES: Final = STARTING_SCHEMES + FAVOUR_SCHEMES
SCHEME_CARD: Final = Names("paladins-scheme-card", tuple([f"{n + 1:02}" for n in range(SCHEMES)]))
DIFFICULTY: Final = solo_file.entry("difficulty")
RIVAL_BOARD: Final = solo_file.entry("rival")
