"""What answers and prompts of Mage Knight say beside their verbs and questions: message ids, arguments, rules."""

from typing import Final

from roundtable.games.mage_knight.content.names import (
    ABILITY,
    COLOUR,
    POINTS,
    RESISTANCE,
)
from roundtable.games.mage_knight.words import (
    ONE_REMOVED,
    card,
    colour,
    cost,
    element,
    enemy,
    number,
    place,
    reward,
    rival,
    seat,
    skill,
    space,
    tactic,
    unit,
)
from roundtable.kernel.wording import NUMBER, Param, Wording

LABEL_TRAVEL: Final[Wording] = Wording(
    "mage_knight-label-travel", space, number, rule="mage_knight.scenario-dungeon-lords.tunnels-cost"
)
LABEL_TARGET: Final[Wording] = Wording(
    "mage_knight-label-target", place, enemy, number, rule="mage_knight.combat.ranged-choose-targets"
)
LABEL_UNTARGET: Final[Wording] = Wording(
    "mage_knight-label-untarget",
    place,
    enemy,
    number,
    rule="mage_knight.combat.ranged-insufficient-may-add-change-or-cancel",
)
LABEL_DEFENDER: Final[Wording] = Wording(
    "mage_knight-label-defender", place, enemy, number, rule="mage_knight.enemy-abilities.defend-player-chooses"
)
LABEL_BLOCK: Final[Wording] = Wording(
    "mage_knight-label-block", place, enemy, number, rule="mage_knight.combat.block-success-at-least-attack"
)
LABEL_SLOW: Final[Wording] = Wording(
    "mage_knight-label-slow", place, enemy, number, rule="mage_knight.enemy-abilities.cumbersome-spend-move"
)
LABEL_DAMAGE: Final[Wording] = Wording(
    "mage_knight-label-damage", place, enemy, number, rule="mage_knight.combat.damage-equals-attack"
)
LABEL_ASSIGN: Final[Wording] = Wording(
    "mage_knight-label-assign",
    unit,
    Param("armor", NUMBER),
    number,
    rule="mage_knight.combat.damage-unit-armor-reduces-damage",
)
LABEL_SUFFER: Final[Wording] = Wording(
    "mage_knight-label-suffer", number, rule="mage_knight.combat.damage-rest-to-hero"
)
LABEL_COMPANION: Final[Wording] = Wording(
    "mage_knight-label-companion", unit, rule="mage_knight.combat.start-adventure-site"
)
LABEL_ALONE: Final[Wording] = Wording("mage_knight-label-alone", rule="mage_knight.combat.start-adventure-site")
LABEL_PATH: Final[Wording] = Wording(
    "mage_knight-label-path", number, reward, rule="mage_knight.combat.start-adventure-site"
)
LABEL_TURN_BACK: Final[Wording] = Wording("mage_knight-label-turn-back", rule="mage_knight.combat.start-adventure-site")
LABEL_FULLY: Final[Wording] = Wording(
    "mage_knight-label-participate-fully", rule="mage_knight.pvp.full-flips-order-token"
)
LABEL_PARTIALLY: Final[Wording] = Wording(
    "mage_knight-label-participate-partially", rule="mage_knight.pvp.partial-no-source-die"
)
LABEL_ATTACK: Final[Wording] = Wording("mage_knight-label-strike", number, rule="mage_knight.pvp.ranged-attack-or-pass")
LABEL_COMES_THROUGH: Final[Wording] = Wording(
    "mage_knight-label-comes-through", number, rule="mage_knight.pvp.ranged-partial-block"
)
LABEL_WOUND_UNIT: Final[Wording] = Wording(
    "mage_knight-label-wound-unit", unit, cost, number, rule="mage_knight.pvp.damage-unit-armor"
)
LABEL_WOUND_HERO: Final[Wording] = Wording(
    "mage_knight-label-wound-hero", rival, cost, number, rule="mage_knight.pvp.damage-hero-armor-repeatable"
)
LABEL_STEAL: Final[Wording] = Wording(
    "mage_knight-label-steal", card, cost, number, rule="mage_knight.pvp.melee-steal-artifact-5"
)
LABEL_FORCE_RETREAT: Final[Wording] = Wording(
    "mage_knight-label-force-retreat", space, cost, number, rule="mage_knight.pvp.melee-force-retreat-cost"
)
LABEL_UNASSIGNED: Final[Wording] = Wording(
    "mage_knight-label-unassigned", number, rule="mage_knight.pvp.damage-may-stay-unassigned"
)
LABEL_RIVAL_UNIT: Final[Wording] = Wording(
    "mage_knight-label-rival-unit", place, unit, rule="mage_knight.pvp.effects-target-unwounded-units"
)
LABEL_SLOW_UNIT: Final[Wording] = Wording(
    "mage_knight-label-slow-unit", unit, number, rule="mage_knight.enemy-abilities.cumbersome-spend-move"
)
LABEL_UNIT_SHARE: Final[Wording] = Wording(
    "mage_knight-label-unit-share",
    place,
    unit,
    number,
    rule="mage_knight.pvp.effects-prevent-attack-removes-unit-contribution",
)
PROMPT_AFTER_ACTION: Final[Wording] = Wording(
    "mage_knight-ask-after-action", rule="mage_knight.turn.no-moving-after-action"
)
PROMPT_DISBAND: Final[Wording] = Wording(
    "mage_knight-ask-disband", unit, rule="mage_knight.units.recruit-at-limit-must-disband"
)
LABEL_TAKE_TURN: Final[Wording] = Wording(
    "mage_knight-label-take-turn", rule="mage_knight.turn.end-of-round-may-announce"
)
LABEL_DISCOUNT: Final[Wording] = Wording(
    "mage_knight-label-discount", number, rule="mage_knight.interaction.recruit-cost-on-card"
)
LABEL_BOND: Final[Wording] = Wording(
    "mage_knight-label-bond", skill, number, rule="mage_knight.interaction.recruit-cost-on-card"
)
LABEL_RECRUIT: Final[Wording] = Wording(
    "mage_knight-label-recruit", unit, number, rule="mage_knight.interaction.recruit-cost-on-card"
)
LABEL_DISBAND: Final[Wording] = Wording(
    "mage_knight-label-disband", unit, rule="mage_knight.units.recruit-at-limit-must-disband"
)
LABEL_COMMAND_TOKEN: Final[Wording] = Wording(
    "mage_knight-label-command-token", rule="mage_knight.units.limit-is-command-tokens"
)
LABEL_BANNER: Final[Wording] = Wording(
    "mage_knight-label-banner", card, unit, rule="mage_knight.units.banner-assigned-any-time-in-own-turn"
)
LABEL_COMMON_SKILL: Final[Wording] = Wording(
    "mage_knight-label-common-skill", skill, card, rule="mage_knight.level-up.skill-level-option-common"
)
LABEL_WOUND_OF_HAND: Final[Wording] = Wording(
    "mage_knight-label-wound-of-hand", rule="mage_knight.end-of-turn.magical-glade-throws-away-wound"
)
LABEL_WOUND_OF_DISCARD: Final[Wording] = Wording(
    "mage_knight-label-wound-of-discard", rule="mage_knight.end-of-turn.magical-glade-throws-away-wound"
)
PROMPT_PROPOSE: Final[Wording] = Wording(
    "mage_knight-prompt-propose", space, number, rule="mage_knight.coop-assault.propose-enemy-distribution"
)
PROMPT_AGREE: Final[Wording] = Wording(
    "mage_knight-prompt-agree", seat, space, number, rule="mage_knight.coop-assault.agreement-must-be-unanimous"
)
LABEL_NO_PROPOSAL: Final[Wording] = Wording(
    "mage_knight-label-no-proposal", rule="mage_knight.coop-assault.propose-enemy-distribution"
)
LABEL_PROPOSE_NOW: Final[Wording] = Wording(
    "mage_knight-label-propose-now", number, rule="mage_knight.coop-assault.propose-enemy-distribution"
)
LABEL_STAY_OUT: Final[Wording] = Wording(
    "mage_knight-label-stay-out", rule="mage_knight.coop-assault.cannot-enter-fights-nothing"
)
PROMPT_AGREE_TACTIC: Final[Wording] = Wording("mage_knight-prompt-agree-tactic", seat, tactic, rule=ONE_REMOVED)
LABEL_REMOVE_TACTIC: Final[Wording] = Wording("mage_knight-label-remove-tactic", tactic, rule=ONE_REMOVED)
LABEL_STAND_ON: Final[Wording] = Wording("mage_knight-label-stand-on", card)
LABEL_FORTITUDE: Final[Wording] = Wording("mage_knight-label-fortitude", unit, card)
LABEL_BOW_RANGED: Final[Wording] = Wording("mage_knight-label-bow-ranged", number)
LABEL_BOW_SIEGE: Final[Wording] = Wording("mage_knight-label-bow-siege", number)
LABEL_PAIR: Final[Wording] = Wording("mage_knight-label-pair", colour, Param("other", COLOUR))
LABEL_IGNORE_ABILITY: Final[Wording] = Wording("mage_knight-label-ignore-ability", Param("ability", ABILITY))
LABEL_IGNORE_RESISTANCE: Final[Wording] = Wording(
    "mage_knight-label-ignore-resistance", Param("resistance", RESISTANCE)
)
LABEL_CHANGE_ELEMENT: Final[Wording] = Wording("mage_knight-label-change-element", place, element)
LABEL_SHIFT_MARKER: Final[Wording] = Wording("mage_knight-label-shift-marker", colour)
LABEL_KEEP_PUPPET: Final[Wording] = Wording("mage_knight-label-keep-puppet", enemy)
LABEL_PUPPET_ATTACK: Final[Wording] = Wording("mage_knight-label-puppet-attack", enemy)
LABEL_PUPPET_BLOCK: Final[Wording] = Wording("mage_knight-label-puppet-block", enemy)
LABEL_SHAPE: Final[Wording] = Wording("mage_knight-label-shape", card, Param("points", POINTS))
LABEL_SHAPE_POWERED: Final[Wording] = Wording("mage_knight-label-shape-powered", card, Param("points", POINTS))
LABEL_BOX_BASIC: Final[Wording] = Wording("mage_knight-label-box-basic", card)
LABEL_BOX_POWERED: Final[Wording] = Wording("mage_knight-label-box-powered", card)

ALL: Final = tuple([value for value in list(globals().values()) if isinstance(value, Wording)])  # keep at the end
