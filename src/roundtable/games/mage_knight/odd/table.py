"""Every odd procedure by the name its component gives it, which is that of the function."""

from typing import Final

from roundtable.games.mage_knight.effects.windows import COMBAT, PARRY
from roundtable.games.mage_knight.odd import (
    artifacts,
    chaos,
    circlet,
    interactive_spells,
    legion_cards,
    mana_skills,
    prey,
    puppets,
    scouts,
    shapes,
    skills,
    spells,
    tactics,
)
from roundtable.games.mage_knight.odd.procedure import Procedure

PROCEDURES: Final[dict[str, Procedure]] = {
    # Spells
    "space-bending": Procedure(spells.space_bending),
    "time-bending": Procedure(spells.time_bending, possible=spells.time_possible),
    "meditation": Procedure(spells.meditation),
    "wings-of-night": Procedure(spells.wings_of_night, along=True),
    "sacrifice": Procedure(legion_cards.sacrifice, possible=legion_cards.sacrifice_possible),
    "disease": Procedure(legion_cards.disease, windows=COMBAT),
    # interactive Spells
    "mana-meltdown": Procedure(interactive_spells.mana_meltdown),
    "mana-radiance": Procedure(interactive_spells.mana_radiance),
    "mana-claim": Procedure(interactive_spells.mana_claim, possible=interactive_spells.claim_possible),
    "mind-read": Procedure(interactive_spells.mind_read),
    "spend-rival-units": Procedure(interactive_spells.spend_rival_units, along=True),
    # Actions and Artifacts
    "rush-of-adrenaline": Procedure(legion_cards.rush_of_adrenaline),
    "harvest-done": Procedure(mana_skills.harvest_done, along=True),
    "sword-of-justice": Procedure(artifacts.sword_of_justice, windows=COMBAT),
    "banner-of-protection": Procedure(artifacts.banner_of_protection, windows=COMBAT),
    "bow-of-starsdawn": Procedure(legion_cards.bow_of_starsdawn, windows=COMBAT),
    "banner-of-command": Procedure(legion_cards.banner_of_command),
    "circlet-use": Procedure(circlet.use, possible=circlet.use_possible),
    "circlet-keep": Procedure(circlet.keep, possible=circlet.keep_possible),
    "mysterious-box": Procedure(legion_cards.mysterious_box, possible=legion_cards.box_possible),
    # Tactics
    "mana-steal": Procedure(tactics.mana_steal),
    "the-right-moment": Procedure(tactics.the_right_moment),
    "long-night": Procedure(tactics.long_night),
    "midnight-meditation": Procedure(tactics.midnight_meditation),
    "preparation": Procedure(tactics.preparation),
    "sparing-power": Procedure(tactics.sparing_power),
    # Skills of the base heroes
    "motivation": Procedure(skills.motivation, along=True),
    "source-freeze": Procedure(skills.source_freeze),
    "source-opening": Procedure(skills.source_opening),
    "healing-ritual": Procedure(skills.healing_ritual, possible=skills.ritual_possible),
    "mana-exploit": Procedure(skills.mana_exploit),
    "mana-overload": Procedure(skills.mana_overload),
    # Skills of Wolfhawk, Krang and Braevalar
    "know-your-prey": Procedure(prey.know_your_prey, possible=prey.possible),
    "spirit-guides": Procedure(mana_skills.spirit_guides, possible=mana_skills.guides_possible, windows=PARRY),
    "on-her-own": Procedure(mana_skills.holds_this_turn, along=True),
    "puppet-master": Procedure(puppets.puppet_master, possible=puppets.possible),
    "master-of-chaos": Procedure(chaos.master_of_chaos, possible=chaos.possible),
    "arcane-disguise": Procedure(mana_skills.holds_this_turn),
    "mana-suppression": Procedure(mana_skills.mana_suppression),
    "mana-enhancement": Procedure(mana_skills.mana_enhancement, possible=mana_skills.enhancement_possible),
    "shapeshift": Procedure(shapes.shapeshift, possible=shapes.possible),
    # Units
    "scout-peek": Procedure(scouts.scout_peek),
    "damage-redirect": Procedure(scouts.damage_redirect, along=True),
}

# Carried out where the rules they change are: in cards/mana.py, locals/recruiting.py, effects/giving.py and
# combat/blocking.py.
ELSEWHERE: Final = ("polarization", "bonds-of-loyalty", "wolfs-howl", "natures-vengeance")

NAMES: Final = (*PROCEDURES, *ELSEWHERE)
