"""Every odd procedure by the name its component gives it, which is that of the function."""

from typing import Final

from roundtable.games.mage_knight.effects.windows import COMBAT
from roundtable.games.mage_knight.odd import artifacts, interactive_spells, skills, spells, tactics
from roundtable.games.mage_knight.odd.procedure import Procedure

PROCEDURES: Final[dict[str, Procedure]] = {
    # Spells
    "space-bending": Procedure(spells.space_bending),
    "time-bending": Procedure(spells.time_bending),
    "meditation": Procedure(spells.meditation),
    "wings-of-night": Procedure(spells.wings_of_night, along=True),
    # interactive Spells
    "mana-meltdown": Procedure(interactive_spells.mana_meltdown),
    "mana-radiance": Procedure(interactive_spells.mana_radiance),
    "mana-claim": Procedure(interactive_spells.mana_claim, possible=interactive_spells.claim_possible),
    "mind-read": Procedure(interactive_spells.mind_read),
    "spend-rival-units": Procedure(interactive_spells.spend_rival_units, along=True),
    # Artifacts
    "sword-of-justice": Procedure(artifacts.sword_of_justice, windows=COMBAT),
    "banner-of-protection": Procedure(artifacts.banner_of_protection, windows=COMBAT),
    # Tactics
    "mana-steal": Procedure(tactics.mana_steal),
    "the-right-moment": Procedure(tactics.the_right_moment),
    "long-night": Procedure(tactics.long_night),
    "midnight-meditation": Procedure(tactics.midnight_meditation),
    "preparation": Procedure(tactics.preparation),
    "sparing-power": Procedure(tactics.sparing_power),
    # Skills
    "motivation": Procedure(skills.motivation, along=True),
    "source-freeze": Procedure(skills.source_freeze),
    "source-opening": Procedure(skills.source_opening),
    "healing-ritual": Procedure(skills.healing_ritual, possible=skills.ritual_possible),
    "mana-exploit": Procedure(skills.mana_exploit),
    "mana-overload": Procedure(skills.mana_overload),
}

# Carried out where the rules they change are: in cards/mana.py and locals/recruiting.py.
ELSEWHERE: Final = ("polarization", "bonds-of-loyalty")

# Of components whose sets are not played: they are read and told, but nobody can use them yet.
OF_OTHER_SETS: Final = (
    "sacrifice", "disease", "rush-of-adrenaline", "bow-of-starsdawn", "banner-of-command", "circlet-use",
    "circlet-keep", "mysterious-box", "dueling", "know-your-prey", "wolfs-howl", "howl-of-the-pack", "puppet-master",
    "master-of-chaos", "arcane-disguise", "mana-suppression", "mana-enhancement", "shapeshift", "natures-vengeance",
    "scout-peek", "damage-redirect",
)  # fmt: skip

NAMES: Final = (*PROCEDURES, *ELSEWHERE, *OF_OTHER_SETS)
