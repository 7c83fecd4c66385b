"""The layout of a table of Mage Knight: how each attribute is saved, restored and checked."""

from typing import Final

from roundtable.games.mage_knight.content.components import (
    CRYSTALS_MOST,
    DEED,
    LEVELS,
    REPUTATION_MOST,
    RUIN,
    SKILL,
    SPOTS,
    TACTIC,
    TILE,
    TILES,
    TOKEN,
    UNIT_CARD,
)
from roundtable.games.mage_knight.content.hexes import SLOT, SLOTS, SPACE
from roundtable.games.mage_knight.content.names import (
    ABILITY,
    ATTACK,
    BASIC,
    BATTLE,
    COLOUR,
    COLOURS,
    ELEMENT,
    EVENTS,
    FATE,
    HERO,
    NONE,
    PHASE,
    RESISTANCE,
    REWARD,
    STACKS,
)
from roundtable.games.mage_knight.state.game import Dummy, MageKnight, Player, Turn
from roundtable.games.mage_knight.state.pieces import (
    DEALT,
    FROM_SITE,
    GAVE_LOT,
    UNTIL_ROUND,
    Combat,
    Foe,
    Frame,
    Lasting,
    Lot,
    SpotState,
    Unit,
)
from roundtable.kernel.layout import Cards, Field, Flag, Frozen, Int, Layout, Many, Maybe, Word
from roundtable.kernel.wording import Names, Plain

PLENTY: Final = 9999
MOST_SEATS: Final = 4
ALL_COLOURS: Final = (1 << COLOURS) - 1
SPOT: Final = Plain("mage_knight-spot", tuple([f"{tile}/{place}" for tile in TILE.words for place in range(7)]))


def cards(name: str, names: Names, most: int = PLENTY) -> Field:
    """A tuple of words of a list, such as public cards."""
    return Many(Int(name, 0, 0, names), 0, most, frozen=True)


def numbers(name: str, count: int, low: int = 0, high: int = PLENTY) -> Field:
    """A tuple of so many numbers."""
    return Many(Int(name, low, high), count, count, frozen=True)


def one(name: str, names: Names) -> Field:
    """A word of a list, or none."""
    return Int(name, NONE, 0, names)


def amount(name: str, low: int = NONE) -> Field:
    """A number that may be missing: -1."""
    return Int(name, low, PLENTY)


UNIT_LAYOUT: Final = Frozen(
    "units",
    Unit,
    Int("card", 0, 0, UNIT_CARD),
    Flag("ready"),
    Int("wounds", 0, 2),
    one("banner", DEED),
    Flag("banner_up"),
    Flag("bond"),
    Flag("braced"),
)

SPOT_LAYOUT: Final = Frozen(
    "spots",
    SpotState,
    Many(Int("shields", 0, MOST_SEATS - 1), 0, PLENTY, frozen=True),
    Flag("drawn"),
    Int("level", 0, 22),
)

LASTING_LAYOUT: Final = Frozen(
    "lasting",
    Lasting,
    Int("seat", 0, MOST_SEATS - 1),
    Word("path"),
    Word("verb"),
    Int("until", 0, UNTIL_ROUND),
    amount("left"),
    Int("colours", 0, ALL_COLOURS),
    amount("card"),
    amount("target"),
    amount("amount", -PLENTY),
)

LOT_LAYOUT: Final = Frozen(
    "pool",
    Lot,
    Int("value", 0, PLENTY),
    Int("type", 0, 0, ATTACK),
    Int("element", 0, 0, ELEMENT),
    Int("source", 0, FROM_SITE),
    Flag("doubles"),
    amount("avoid"),
    Word("path"),
)

FRAME_LAYOUT: Final = Layout(
    "frames",
    Frame,
    Int("seat", 0, MOST_SEATS - 1),
    Int("origin", 0, FROM_SITE),
    amount("source"),
    Int("colours", 0, ALL_COLOURS),
    Int("bonus", 0, PLENTY),
    one("paid", COLOUR),
    amount("card"),
    Int("cards", 0, PLENTY),
    one("die", COLOUR),
    Int("number", 0, PLENTY),
    one("rolled", COLOUR),
    amount("foe"),
    amount("blow"),
    amount("unit"),
    Int("gave", 0, GAVE_LOT),
    Int("lots", 0, PLENTY),
    Flag("free"),
    amount("last"),
    Many(Int("outer"), frozen=True),
)

FOE_LAYOUT: Final = Layout(
    "foes",
    Foe,
    Int("token", 0, 0, TOKEN),
    one("spot", SPOT),
    Int("armor", 0, PLENTY),
    Int("armor_elusive", 0, PLENTY),
    Int("resistances", 0, (1 << len(RESISTANCE.words)) - 1),
    Int("abilities", 0, (1 << len(ABILITY.words)) - 1),
    Flag("site_fortified"),
    Many(Int("values", 0, PLENTY)),
    Many(Int("elements", 0, 0, ELEMENT)),
    Many(Int("powers", 0, (1 << len(ABILITY.words)) - 1)),
    Many(Int("states", 0, DEALT)),
    Flag("skips"),
    amount("summoner"),
    Flag("summoned"),
    amount("guards"),
    Flag("firm"),
    Flag("defeated"),
    Flag("garrison"),
    Flag("half_fame"),
)

COMBAT_LAYOUT: Final = Layout(
    "combat",
    Combat,
    Int("battle", 0, 0, BATTLE),
    one("spot", SPOT),
    one("came_from", SPACE),
    Many(FOE_LAYOUT),
    Many(Int("targets", 0, PLENTY), frozen=True),
    amount("blocking"),
    amount("blow"),
    amount("damaging"),
    Int("damage", 0, PLENTY),
    Many(LOT_LAYOUT, frozen=True),
    Many(Int("passed"), frozen=True),
    Flag("begun"),
    Flag("night"),
    Flag("bars_units"),
    Int("wounds", 0, PLENTY),
    Flag("paralyzed"),
)

TURN_LAYOUT: Final = Layout(
    "turn",
    Turn,
    Int("seat", NONE, MOST_SEATS - 1),
    Int("phase", 0, 0, PHASE),
    Int("move", 0, PLENTY),
    Int("influence", -PLENTY, PLENTY),  # bad Reputation can bring it below 0
    Int("healing", 0, PLENTY),
    cards("path", SPACE),
    Flag("acted"),
    Flag("resting"),
    Flag("rested"),
    Flag("normal"),
    Flag("duty"),
    cards("dice", COLOUR),
    cards("kept_dice", COLOUR),
    Flag("usual_die"),
    Flag("source_used"),
    Int("extra_dice", 0, PLENTY),
    numbers("spent_crystals", BASIC),
    Many(Int("tally", 0, PLENTY), EVENTS, EVENTS),
    numbers("spells", BASIC),
    cards("fought", UNIT_CARD),
    cards("healed", UNIT_CARD),
    cards("rewards", REWARD),
    cards("wounds", DEED),
    Flag("bought"),
    Flag("again"),
    Flag("skip_draw"),
    Int("levels", 1, len(LEVELS)),
    Int("colours_used", 0, ALL_COLOURS),
    amount("last_paid"),
)

PLAYER_LAYOUT: Final = Layout(
    "players",
    Player,
    one("hero", HERO),
    Int("fame", 0, PLENTY),
    Int("reputation", -REPUTATION_MOST, REPUTATION_MOST),
    Int("level", 1, len(LEVELS)),
    one("space", SPACE),
    numbers("crystals", BASIC, 0, CRYSTALS_MOST),
    numbers("mana", COLOURS),
    Cards("deck", DEED),
    Cards("hand", DEED),
    Cards("stored", DEED),
    cards("discard", DEED),
    cards("played", DEED),
    cards("fates", FATE),
    cards("aside", DEED),
    Many(UNIT_LAYOUT, frozen=True),
    cards("skills", SKILL),
    cards("spent", SKILL),
    cards("used", SKILL),
    Cards("skill_pile", SKILL),
    one("tactic", TACTIC),
    Flag("tactic_up"),
    Flag("tactic_used"),
    one("tactic_die", COLOUR),
    cards("claimed", COLOUR),
    Int("draw_bonus", 0, PLENTY),
    Flag("plundered"),
    Int("turns", 0, PLENTY),
    Flag("done"),
)

DUMMY_LAYOUT: Final = Layout(
    "dummies",
    Dummy,
    one("hero", HERO),
    Cards("deck", DEED),
    cards("flipped", DEED),
    numbers("crystals", BASIC),
    one("tactic", TACTIC),
    Cards("skill_pile", SKILL),
    Flag("done"),
)

LAYOUT: Final = Layout(
    "mage_knight",
    MageKnight,
    Many(PLAYER_LAYOUT, 1, MOST_SEATS),
    Many(DUMMY_LAYOUT, 0, 1),
    Int("round", 1, PLENTY),
    Flag("night"),
    Many(Int("order", 0, MOST_SEATS), 0, MOST_SEATS + 1, frozen=True),
    TURN_LAYOUT,
    Maybe(COMBAT_LAYOUT),
    Many(FRAME_LAYOUT),
    Many(LASTING_LAYOUT, frozen=True),
    Many(Int("tiles", NONE, 0, TILE), len(SLOTS), len(SLOTS), frozen=True),
    Many(Int("slots", NONE, 0, SLOT), len(TILES), len(TILES), frozen=True),
    Many(SPOT_LAYOUT, SPOTS, SPOTS, frozen=True),
    cards("stack", TILE),
    cards("box_tiles", TILE),
    cards("cities", TILE),
    Flag("core_seen"),
    Many(Cards("stacks", TOKEN), STACKS, STACKS),
    Many(cards("fallen", TOKEN), STACKS, STACKS),
    Many(Cards("field", TOKEN), STACKS, STACKS),
    Many(Many(one("where", SPOT), frozen=True), STACKS, STACKS),
    Cards("ruin_stack", RUIN),
    Cards("ruin_field", RUIN),
    Many(one("ruin_where", SPOT), frozen=True),
    cards("ruins_fallen", RUIN),
    cards("source", COLOUR),
    Cards("advanced_deck", DEED),
    cards("advanced_offer", DEED),
    Cards("spell_deck", DEED),
    cards("spell_offer", DEED),
    Cards("artifact_deck", DEED),
    Cards("regular_deck", UNIT_CARD),
    Cards("elite_deck", UNIT_CARD),
    cards("unit_offer", UNIT_CARD),
    cards("offer_wounds", UNIT_CARD),
    cards("monastery_offer", DEED),
    Flag("offers_open"),
    cards("skill_offer", SKILL),
    cards("centre", SKILL),
    Many(Int("centre_marks", NONE, 0, COLOUR), frozen=True),
    cards("wound_pile", DEED),
    cards("removed", DEED),
    cards("removed_units", UNIT_CARD),
    cards("tactics", TACTIC),
    cards("tactics_gone", TACTIC),
    Int("last_turns", NONE, PLENTY),
    Int("extra", NONE, MOST_SEATS - 1),
    Int("announced", NONE, MOST_SEATS),
    Flag("scenario_over"),
    Flag("announced_first"),
    Flag("finished"),
    Many(Int("tiles_by", 0, PLENTY), 0, MOST_SEATS, frozen=True),
)
