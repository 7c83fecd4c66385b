"""Interactive Skills in the centre of the table: how they get there, act on others, and come back."""

from typing import TYPE_CHECKING, ClassVar, Final

from roundtable.games.mage_knight import changes
from roundtable.games.mage_knight.cards import inventory, wounds
from roundtable.games.mage_knight.content.components import SKILL, SKILLS, argument
from roundtable.games.mage_knight.content.integers import Colour, Seat, WindowBits
from roundtable.games.mage_knight.content.names import ALL_BASIC, BASIC, NONE
from roundtable.games.mage_knight.content.nodes import WORTH, Effect, Node
from roundtable.games.mage_knight.effects import judging, perform, windows
from roundtable.games.mage_knight.state import lasting, teams, this_turn
from roundtable.games.mage_knight.state.frames import frame
from roundtable.games.mage_knight.state.pieces import FROM_SKILL, UNTIL_OWN_NEXT_TURN, Lasting
from roundtable.games.mage_knight.vocabulary import ACCEPTS, COLOURS_ACTIONS, DECLINES, RETURN, RETURNS
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extra, Question

if TYPE_CHECKING:
    from roundtable.games.mage_knight.state.game import MageKnight

SOURCE_FREEZE: Final = SKILL.at("goldyx-source-freeze")
MANA_EXPLOIT: Final = SKILL.at("tovak-mana-exploit")
MANA_OVERLOAD: Final = SKILL.at("tovak-mana-overload")
HOWL_OF_THE_PACK: Final = SKILL.at("wolfhawk-howl-of-the-pack")
NATURES_VENGEANCE: Final = SKILL.at("braevalar-natures-vengeance-competitive")
MANA_SUPPRESSION: Final = SKILL.at("krang-mana-suppression")
MANA_ENHANCEMENT: Final = SKILL.at("krang-mana-enhancement")
OVERLOAD_POINTS: Final = argument("tovak-mana-overload", "points")


def owner(game: "MageKnight", skill: int) -> Seat:
    """Give who owns a Skill."""
    for seat, player in enumerate(game.players):
        if skill in player.skills:
            return seat
    return NONE


def place(game: "MageKnight", skill: int) -> None:
    """Put a Skill into the centre."""
    game.centre = (*game.centre, skill)
    game.centre_marks = (*game.centre_marks, NONE)
    benefit = SKILLS[skill].centre
    if benefit is not None and SKILLS[skill].centre_kind == "lasting":
        by = frame(owner(game, skill), FROM_SKILL, skill, 0)
        for node in benefit.steps:
            lasting.add(game, node, by, end=UNTIL_OWN_NEXT_TURN)


def mark(game: "MageKnight", skill: int, colour: Colour) -> None:
    """Mark a Skill in the centre with a colour."""
    at = game.centre.index(skill)
    game.centre_marks = game.centre_marks[:at] + (colour,) + game.centre_marks[at + 1 :]


def take_back(game: "MageKnight", skill: int) -> None:
    """A Skill leaves the centre and lies face down before its owner."""
    at = game.centre.index(skill)
    game.centre = game.centre[:at] + game.centre[at + 1 :]
    game.centre_marks = game.centre_marks[:at] + game.centre_marks[at + 1 :]
    player = game.players[owner(game, skill)]
    player.spent = (*player.spent, skill)
    game.tell(changes.SKILL_BACK, owner(game, skill), skill)
    if skill == MANA_SUPPRESSION:
        game.suppressed = (0,) * BASIC


def turn_begins(game: "MageKnight", seat: Seat) -> None:
    """The own interactive Skills come back; Source Freeze gives its owner a crystal first.

    Alone, a player may use what others would have: such Skills stay for this one turn.
    """
    lasting.expire(game, UNTIL_OWN_NEXT_TURN, seat)
    for skill in game.centre:
        if owner(game, skill) != seat or (game.rules.solo and SKILLS[skill].centre_kind != "lasting"):
            continue
        if skill == SOURCE_FREEZE:
            game.push(ThawSource(seat))
        elif skill == MANA_SUPPRESSION:
            game.push(TakeSuppressed(seat, game.suppressed))
        take_back(game, skill)


def turn_ends(game: "MageKnight", seat: Seat) -> None:
    """Alone, Skills that lay in the centre for the whole turn come back unused."""
    if game.rules.solo:
        for skill in game.centre:
            if skill not in game.players[seat].used:
                take_back(game, skill)


def round_ends(game: "MageKnight") -> None:
    """All interactive Skills come back, without a last benefit."""
    for skill in game.centre:
        take_back(game, skill)


class ThawSource(Question["MageKnight"]):
    """Of which colour that the Source shows is the crystal of Source Freeze?"""

    rule: ClassVar[str] = "mage_knight.skills.interactive-lasts-until-own-next-turn"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The basic colours lying there."""
        for colour in range(BASIC):
            if colour in game.source:
                out.append(COLOURS_ACTIONS[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Gain it."""
        inventory.gain_crystal(game, self.seat, action.a, True)


class TakeSuppressed(Question["MageKnight"]):
    """Of which colour that lay on Mana Suppression is the owner's crystal? `lying`: how many of each there were."""

    rule: ClassVar[str] = "mage_knight.skills.interactive-lasts-until-own-next-turn"
    fields: ClassVar[tuple[str, ...]] = ("lying",)

    def __init__(self, seat: Seat, lying: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.lying = tuple(lying)

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """The colours that others paid."""
        for colour in range(BASIC):
            if self.lying[colour]:
                out.append(COLOURS_ACTIONS[colour])

    def take(self, game: "MageKnight", action: Action) -> None:
        """Gain it."""
        inventory.gain_crystal(game, self.seat, action.a, True)


# ---- Source Opening ----


def openings(game: "MageKnight") -> list[Lasting]:
    """Give the rights to one more die of a basic colour that the player on turn has not used yet."""
    return [one for one in lasting.odd(game, "source-opening") if one.left == 1] if game.lasting else []


def open_source(game: "MageKnight", one: Lasting, colour: Colour) -> None:
    """The die is used: the Skill's owner gains a crystal of its colour, and the die is remembered."""
    inventory.gain_crystal(game, one.target, colour, False)
    lasting.end(game, one)
    used = Lasting(one.seat, one.path, one.verb, one.until, 0, one.colours, one.card, one.target, colour)
    game.lasting = (*game.lasting, used)


class RollOpened(Question["MageKnight"]):
    """Is the die used by Source Opening rolled again?"""

    rule: ClassVar[str] = "mage_knight.end-of-turn.dice-rerolled-and-returned-first"

    def options(self, game: "MageKnight", out: list[Action]) -> None:
        """Rolled, or left as it is."""
        if opened(game):
            out.append(ACCEPTS)
            out.append(DECLINES)

    def take(self, game: "MageKnight", action: Action) -> None:
        """A die that is not rolled goes back as it is."""
        one = opened(game)[0]
        lasting.end(game, one)
        turn = game.turn
        if action is DECLINES:
            at = turn.dice.index(one.amount)
            turn.dice = turn.dice[:at] + turn.dice[at + 1 :]
            turn.kept_dice = (*turn.kept_dice, one.amount)
        game.push(RollOpened(self.seat))


def opened(game: "MageKnight") -> list[Lasting]:
    """Give the dice used by Source Opening this turn."""
    return [one for one in lasting.odd(game, "source-opening") if one.left == 0]


# ---- acting on those on turn ----


def touches(game: "MageKnight", skill: int, seat: Seat) -> bool:
    """Say whether a competitive Skill in the centre acts on a player: neither on its owner nor on the owner's team."""
    whose = owner(game, skill)
    return whose != seat and not teams.allies(game, whose, seat)


def freezes_source(game: "MageKnight", seat: Seat) -> bool:
    """Say whether another's Source Freeze bars a player from the usual die."""
    return SOURCE_FREEZE in game.centre and touches(game, SOURCE_FREEZE, seat)


def mana_used(game: "MageKnight", seat: Seat, colour: Colour) -> None:
    """Others' Skills and Spells punish the use of a colour, each colour once a turn."""
    turn = game.turn
    if turn.seat != seat or (turn.colours_used >> colour) & 1:
        return
    turn.colours_used |= 1 << colour
    for at, skill in enumerate(game.centre):
        if skill == MANA_EXPLOIT and game.centre_marks[at] != colour and touches(game, skill, seat):
            wounds.gain(game, seat, 1, True)
    for one in game.lasting:
        if one.seat != seat and one.target == colour and one.verb == "odd":
            said = lasting.node(one)
            if said.words["name"] == "mana-claim" and said.flag("curse"):
                wounds.gain(game, seat, 1, True)


def suppressed(game: "MageKnight", seat: Seat) -> bool:
    """Say whether another's Mana Suppression makes the first basic mana of a player's turn dearer."""
    if MANA_SUPPRESSION not in game.centre or game.turn.seat != seat or not touches(game, MANA_SUPPRESSION, seat):
        return False
    return not game.turn.colours_used & ALL_BASIC


def avenged(game: "MageKnight", seat: Seat) -> bool:
    """Say whether another's Nature's Vengeance strengthens the enemies of a player."""
    return NATURES_VENGEANCE in game.centre and touches(game, NATURES_VENGEANCE, seat)


def combat_begins(game: "MageKnight", seat: Seat) -> None:
    """The first player to begin a combat returns Howl of the Pack for its benefit; its owner not in the same turn."""
    if HOWL_OF_THE_PACK not in game.centre or HOWL_OF_THE_PACK in game.players[seat].used:
        return
    benefit = SKILLS[HOWL_OF_THE_PACK].centre
    assert benefit is not None
    take_back(game, HOWL_OF_THE_PACK)
    perform.begin(game, seat, FROM_SKILL, HOWL_OF_THE_PACK, 0, benefit.path)


GIVES_POINTS: Final = ("move", "influence", "attack", "block")


def gives_points(steps: tuple[Node, ...]) -> bool:
    """Say whether an effect gives Move, Influence, Attack or Block."""
    for node in steps:
        if node.verb in GIVES_POINTS:
            return True
        for part in node.parts.values():
            if gives_points(part):
                return True
        for branch in node.branches.values():
            for one in branch:
                if gives_points(one):
                    return True
    return False


def overload(game: "MageKnight", half: Effect, paid: int) -> int:
    """A card powered with the colour of Mana Overload gives more, and the Skill goes back. `paid`: colours (bits)."""
    if MANA_OVERLOAD not in game.centre or not gives_points(half.steps):
        return 0
    if not (paid >> game.centre_marks[game.centre.index(MANA_OVERLOAD)]) & 1:
        return 0
    take_back(game, MANA_OVERLOAD)
    return OVERLOAD_POINTS


class ReturnSkills(Extra["MageKnight"]):
    """Skills in the centre that a player may return for their benefit."""

    rule: ClassVar[str] = "mage_knight.skills.interactive-affects-other-players"

    def __init__(self) -> None:
        super().__init__(windows.TURN, (RETURN,))

    def options(self, game: "MageKnight", seat: Seat, window: WindowBits, out: list[Action]) -> None:
        """Those whose benefit counts now, in an own turn. Alone, the owner may on the next own turn."""
        if this_turn.partial(game, seat):
            return
        for skill in game.centre:
            if may_return(game, seat, skill):
                out.append(RETURNS[skill])

    def take(self, game: "MageKnight", seat: Seat, action: Action) -> None:
        """Give it back and take its benefit."""
        benefit = SKILLS[action.a].centre
        assert benefit is not None
        if action.a == MANA_ENHANCEMENT:
            inventory.gain_mana(game, seat, game.centre_marks[game.centre.index(action.a)])
        take_back(game, action.a)
        perform.begin(game, seat, FROM_SKILL, action.a, 0, benefit.path)


def may_return(game: "MageKnight", seat: Seat, skill: int) -> bool:
    """Say whether a player may return a Skill of the centre now."""
    record = SKILLS[skill]
    if record.centre_kind != "returnable" or record.centre is None:
        return False
    if owner(game, skill) == seat and (not game.rules.solo or skill in game.players[seat].used):
        return False
    if skill == MANA_ENHANCEMENT:
        return True
    by = frame(seat, FROM_SKILL, skill, 0)
    return judging.effect(game, by, record.centre.path, perform.open_now(game)) == WORTH
