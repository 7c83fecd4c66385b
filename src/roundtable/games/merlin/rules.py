"""The rules of one table of Merlin: its content, and the named places into which module and expansion plug."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from roundtable.games.merlin import environs
from roundtable.games.merlin.content import COURSE, LITERAL_TILES, PLACE, SEPARATE_TILES, Space
from roundtable.games.merlin.names import POWER, SPACE
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra, Step
from roundtable.kernel.rules import Box, Rules, Value
from roundtable.kernel.wording import Message

if TYPE_CHECKING:
    from roundtable.games.merlin.state import Merlin

# Windows in which extras are open.
IN_TURN: Final = 1
BEFORE_MOVE: Final = 2
AFTER_MOVE: Final = 4


class SpaceAction:
    """What a kind of space lets a player do."""

    def possible(self, game: "Merlin", seat: int, space: Space) -> bool:
        """Say whether carrying the action out would do anything."""
        return True

    def why_not(self, game: "Merlin", seat: int, space: Space) -> Message | None:
        """Say why carrying the action out would do nothing; only called if it would."""
        return None

    def begin(self, game: "Merlin", seat: int, space: Space, own: bool) -> None:
        """Carry the action out, or push its questions. `own`: the seat's knight or Merlin stands there."""
        raise NotImplementedError


class FlagPower:
    """The special action of a flag."""

    def __init__(self, windows: int) -> None:
        self.windows: Final = windows

    def usable(self, game: "Merlin", seat: int) -> bool:
        """Say whether the flag would do anything now."""
        return True

    def why_not(self, game: "Merlin", seat: int) -> Message | None:
        """Say why the flag would do nothing now; only called if it would not."""
        return None

    def use(self, game: "Merlin", seat: int) -> None:
        """Do it; the flag is already back in its principality."""
        raise NotImplementedError


class Reward:
    """What a completed mission gives."""

    def give(self, game: "Merlin", seat: int, mission: int, by_ring: bool) -> None:
        """Give it, or push the question of what to take."""
        raise NotImplementedError


class Deployment:
    """Where an assistant may go from a principality space."""

    def targets(self, game: "Merlin", seat: int, landed: int, own: bool, out: list[Action]) -> None:
        """Append the allowed placements."""
        raise NotImplementedError


class Landing:
    """Something else to do instead of the action of the landing space."""

    def options(self, game: "Merlin", seat: int, space: Space, out: list[Action]) -> None:
        """Append what may be done."""
        raise NotImplementedError

    def take(self, game: "Merlin", seat: int, space: Space, action: Action) -> bool:
        """Do it if it is ours; say whether it was."""
        raise NotImplementedError


class Plugs:
    """The named places, filled by the base game first and then changed by module and expansion."""

    def __init__(self, reward: Reward, deployment: Deployment) -> None:
        self.reward = reward
        self.deployment = deployment
        self.actions: dict[str, SpaceAction] = {}
        self.powers: dict[str, FlagPower] = {}
        self.colours: list[int] = []  # power of each principality's flag
        self.landings: list[Landing] = []
        self.extras: list[Extra[Merlin]] = []
        self.scoring: list[Step[Merlin]] = []
        self.before_traitors: list[Callable[[int], Step[Merlin]]] = []
        self.dice = 4
        self.most_equal = COURSE.number("most_equal_dice")
        self.outer: tuple[Space, ...] = ()
        self.inner: tuple[Space, ...] = ()


class MerlinRules(Rules):
    """The frozen rules of a table."""

    def __init__(self, box: Box, seats: int, settings: Mapping[str, Value], plugs: Plugs) -> None:
        super().__init__(box, seats, settings)
        self.reward: Final = plugs.reward
        self.deployment: Final = plugs.deployment
        self.actions: Final = tuple([plugs.actions.get(word) for word in SPACE.words])
        self.powers: Final = tuple([plugs.powers[POWER.words[power]] for power in plugs.colours])
        self.power_of: Final = tuple(plugs.colours)
        self.landings: Final = tuple(plugs.landings)
        self.scoring: Final = tuple(plugs.scoring)
        self.before_traitors: Final = tuple(plugs.before_traitors)
        self.dice: Final = plugs.dice
        self.most_equal: Final = plugs.most_equal
        self.rings: Final = (plugs.outer, plugs.inner)
        self.arthur: Final = settings["arthur"] is True
        self.favour: Final = settings["kings_favour"] is True
        self.rows: Final = 4 if seats == 4 else 3
        self.cells: Final = self.rows * environs.ROW
        self.neighbours: Final = environs.neighbours(self.rows)
        self.colours: Final = environs.colours(self.rows)
        self.markers: Final = int(settings["influence_markers"])
        literal = settings["starting_tiles"] == "one_principality"
        self.starting_tiles: Final = LITERAL_TILES if literal else SEPARATE_TILES
        self.assistants_together: Final = settings["mission_two_specific_assistants"] == "together"
        self.influence_together: Final = settings["mission_influence_anywhere"] == "together"
        self.excalibur_without_traitors: Final = settings["excalibur_without_traitors"] is True
        self.negative_scores: Final = settings["negative_scores"] is True
        self.plus_one_counts_itself: Final = settings["plus_one_counts_itself"] is True
        self.merlin_may_stay: Final = settings["merlin_space_zero_steps"] is True
        self.pict_tower_bonus: Final = settings["pict_manor_tower_bonus"] is True
        self.ring_gives_ability: Final = settings["signet_ring_reward"] == "points_or_ability"

    def action(self, space: Space) -> SpaceAction:
        """Give what a space lets a player do."""
        action = self.actions[space.type]
        assert action is not None
        return action

    def place(self, ring: int, at: int) -> int:
        """Give the name of a space, as a position in PLACE."""
        return PLACE.at(self.rings[ring][at].id)
