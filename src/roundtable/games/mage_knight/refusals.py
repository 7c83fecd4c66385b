"""Why something outside effects is refused: message ids, their arguments and the rules behind them."""

from typing import Final

from roundtable.games.mage_knight.content.components import CARD, SKILL, TACTIC, UNIT
from roundtable.games.mage_knight.content.names import COLOUR, HERO, SITE, TERRAIN
from roundtable.kernel.wording import NUMBER, SEAT, Names, Param, Wording

need: Final = Param("need", NUMBER)
have: Final = Param("have", NUMBER)
seat: Final = Param("seat", SEAT)
card: Final = Param("card", CARD)
unit: Final = Param("unit", UNIT)
skill: Final = Param("skill", SKILL)
tactic: Final = Param("tactic", TACTIC)
colour: Final = Param("colour", COLOUR)
site: Final = Param("site", SITE)

CONDITION: Final = Names(
    "mage_knight-condition",
    (
        "interaction",
        "not-in-combat",
        "night",
        "day",
        "in-ranged-phase",
        "on-forest",
        "on-hills",
        "on-mountain",
        "at-fortified-site",
        "at-magical-glade",
        "least-fame",
        "deck-not-empty",
        "no-wound-to-hand-this-combat",
        "two-cards-in-hand",
        "familiar-token-red",
        "familiar-token-blue",
        "familiar-token-green",
        "familiar-token-white",
        "no-unit-recruited-for-influence",
    ),
)


def said(id: str, *params: Param, rule: str = "") -> Wording:
    """Make the wording of a refusal."""
    return Wording(f"refused-mage_knight-{id}", *params, rule=f"mage_knight.{rule}" if rule else "")


# ---- what is going on instead ----
HEROES_FIRST: Final = said("heroes-first", rule="course.hero-choice-one-each-in-order")
TACTICS_FIRST: Final = said("tactics-first", rule="tactics.each-player-takes-one")
PREPARING: Final = said("preparing", rule="round.preparation-step-order")
OTHERS_TURN: Final = said("others-turn", seat, rule="turn.no-other-effects-out-of-turn")
NOT_BEGUN: Final = said("not-begun", rule="turn.no-other-effects-out-of-turn")
ENDING: Final = said("ending", rule="turn.end-sequence-no-effects")
MIDST_CARD: Final = said("midst-card", card, rule="deed-cards.play-into-play-area")
MIDST_UNIT: Final = said("midst-unit", unit, rule="units.activation-one-ability")
MIDST_SKILL: Final = said("midst-skill", skill, rule="effects.special-effects-follow-card")
MIDST_TACTIC: Final = said("midst-tactic", tactic, rule="tactics.on-take-instructions-resolve")
REST_WOUNDS_FIRST: Final = said("rest-wounds-first", rule="turn.standard-rest-discards-any-wounds")
DAMAGE_FIRST: Final = said("damage-first", rule="combat.damage-all-must-be-assigned")
RIVAL_DAMAGE_FIRST: Final = said("rival-damage-first", rule="pvp.damage-attacker-assigns")
PARTICIPATION_FIRST: Final = said("participation-first", rule="pvp.defender-two-options")
FOES_FIRST: Final = said("foes-first", rule="combat.several-spaces-chosen-before-reveal")
ASSAULT_FIRST: Final = said("assault-first", rule="coop-assault.propose-enemy-distribution")
RECRUIT_FIRST: Final = said("recruit-first", unit, rule="units.limit-is-command-tokens")
PURCHASE_FIRST: Final = said("purchase-first", rule="interaction.mage-tower-spell-7-and-mana")
TRIBUTE_FIRST: Final = said("tribute-first", rule="sites.ruins-altar-tribute")
ANSWER_FIRST: Final = said("answer-first")

# ---- spaces and tiles ----
MOVING_OVER: Final = Wording("refused-moving-over", rule="mage_knight.turn.no-moving-after-action")
MOVEMENT_ENDED: Final = said("movement-ended", rule="turn.no-moving-outside-movement-phase")
MOVE_MISSING: Final = Wording(
    "refused-move-missing", need, have, rule="mage_knight.movement.step-by-step-paying-terrain"
)
EXPLORE_MISSING: Final = said("explore-missing", need, have, rule="exploration.costs-2-move-points")
SPACE_FAR: Final = Wording("refused-space-far", rule="mage_knight.movement.only-adjacent-accessible")
SLOT_FAR: Final = said("slot-far", rule="exploration.only-when-adjacent-to-position")
HERE_ALREADY: Final = said("here-already", rule="movement.only-adjacent-accessible")
TERRAIN_CLOSED: Final = said(
    "terrain-closed", Param("terrain", TERRAIN), rule="movement.crossed-out-terrain-inaccessible"
)
RAMPAGING: Final = said("rampaging", rule="movement.rampaging-space-blocked")
CITIES_CLOSED: Final = said("cities-closed", rule="course.scenario-rules-live-in-scenario")
CROWDED: Final = said("crowded", rule="pvp.no-entering-with-provoking-move")
BEEN_HERE: Final = said("been-here", rule="movement.cost-reduced-to-0-is-free")
RESTING: Final = said("resting", rule="turn.rest-forbids-moving")
FIGHTING: Final = said("fighting", rule="turn.no-moving-outside-movement-phase")
DEALING: Final = said("dealing", rule="turn.no-moving-after-action")
ONLY_WOUNDS: Final = said("only-wounds", rule="turn.only-wounds-must-rest")
SPACE_NOT_MEANT: Final = said("space-not-meant")

# ---- cards and mana ----
CARD_NOT_MEANT: Final = said("card-not-meant")
WOUND_KEPT: Final = said("wound-kept", rule="discarding.wound-not-discardable")
WOUND_NO_COST: Final = said("wound-no-cost", rule="deed-cards.extra-cost-not-with-wounds")
REST_FIRST: Final = said("rest-first", rule="turn.standard-rest-discards-one-non-wound")
NO_MANA: Final = said("no-mana", colour, rule="deed-cards.action-strong-effect-needs-one-mana")
NO_MANA_FITS: Final = said("no-mana-fits", rule="deed-cards.action-strong-effect-needs-one-mana")
NOT_BOTH_MANA: Final = said("not-both-mana", colour, rule="deed-cards.spell-strong-effect-needs-colour-and-black")
SPELL_BY_DAY: Final = said("spell-by-day", rule="deed-cards.spell-strong-effect-night-only")
NO_HEALING: Final = said("no-healing", rule="healing.one-point-throws-away-hand-wound")
DEPLETED: Final = said("depleted", colour, rule="mana.depleted-dice-unusable")
DIE_USED: Final = said("die-used", rule="mana.one-source-die-per-turn")
DIE_BARRED: Final = said("die-barred", rule="mana.one-source-die-per-turn")
DIE_WHEN_PAID: Final = said("die-when-paid", colour, rule="mana.source-die-taken-when-used")
GOLD_WHEN_PAID: Final = said("gold-when-paid", rule="mana.gold-by-day-is-any-basic")
DIE_NOT_MEANT: Final = said("die-not-meant")
PAY_ANOTHER: Final = said("pay-another", rule="mana.source-die-gives-shown-colour")
PAY_OTHERWISE: Final = said("pay-otherwise", colour, rule="mana.source-die-gives-shown-colour")
MANA_WHEN_PAID: Final = said("mana-when-paid", rule="mana.pure-mana-is-die-or-token")
GOLD_AT_NIGHT: Final = said("gold-at-night", rule="mana.gold-unusable-by-night")
BLACK_BY_DAY: Final = said("black-by-day", rule="mana.black-unusable-by-day")

# ---- offers ----
SPELLS_SOLD: Final = said("spells-sold", rule="interaction.mage-tower-spell-7-and-mana")
ADVANCED_SOLD: Final = said("advanced-sold", rule="interaction.green-city-advanced-action-6")
TAUGHT: Final = said("taught", rule="interaction.monastery-advanced-action-6")
INFLUENCE_MISSING: Final = said("influence-missing", need, have, rule="interaction.recruit-cost-on-card")
SPELL_MANA: Final = said("spell-mana", colour, rule="interaction.mage-tower-spell-7-and-mana")
OFFER_NOT_MEANT: Final = said("offer-not-meant")
NO_LOCALS: Final = said("no-locals", rule="turn.voluntary-action-interact")
NOT_RECRUITED_HERE: Final = said("not-recruited-here", unit, site, rule="interaction.recruit-icon-must-match")
SHUNNED: Final = said("shunned", rule="interaction.reputation-x-forbids")
DEAL_FIRST: Final = said("deal-first", rule="turn.voluntary-action-interact")
ACTION_TAKEN: Final = said("action-taken", rule="turn.one-action-per-turn")
REST_NO_DEALING: Final = said("rest-no-dealing", rule="turn.rest-forbids-interaction")
COMBAT_NO_DEALING: Final = said("combat-no-dealing", rule="turn.one-action-per-turn")
RECRUITS_NOBODY: Final = said("recruits-nobody", rule="effects.special-effects-follow-card")
UNIT_REFUSES: Final = said("unit-refuses", unit, rule="effects.special-effects-follow-card")
FAMILIARS_MANA: Final = said("familiars-mana", rule="effects.special-effects-follow-card")

# ---- Units, Skills, Tactics ----
TOLL: Final = said("toll", need, have, rule="effects.special-effects-follow-card")
UNIT_HEALING: Final = said("unit-healing", need, have, rule="healing.unit-costs-its-level")
UNIT_UNHARMED: Final = said("unit-unharmed", rule="combat.damage-resistant-unit-once-per-combat")
UNIT_WOUNDED: Final = said("unit-wounded", rule="combat.damage-unit-must-be-unwounded")
UNIT_NOT_MEANT: Final = said("unit-not-meant")
SKILL_NOT_MEANT: Final = said("skill-not-meant")
TACTIC_USED: Final = said("tactic-used", rule="turn.out-of-turn-sources")
TACTIC_USED_NOW: Final = said("tactic-used-now", rule="turn.out-of-turn-sources")
TACTIC_SILENT: Final = said("tactic-silent", rule="tactics.order-by-tactic-number")
TACTIC_TAKEN: Final = said("tactic-taken", rule="tactics.on-take-instructions-resolve")
TACTIC_IN_TURN: Final = said("tactic-in-turn", rule="turn.no-other-effects-out-of-turn")
TACTIC_BEFORE: Final = said("tactic-before", rule="turn.before-turn-and-other-turn-equal")
TACTIC_DECK: Final = said("tactic-deck", rule="effects.special-effects-follow-card")
TACTIC_NO_DISCARD: Final = said("tactic-no-discard", rule="effects.special-effects-follow-card")
TACTIC_NO_CARDS: Final = said("tactic-no-cards", rule="effects.special-effects-follow-card")
TACTIC_DIE: Final = said("tactic-die", rule="effects.special-effects-follow-card")
TACTIC_AGAIN: Final = said("tactic-again", rule="effects.special-effects-follow-card")
TACTICS_CHOSEN: Final = said("tactics-chosen", rule="tactics.each-player-takes-one")
HERO_CHOSEN: Final = said("hero-chosen", Param("hero", HERO), rule="course.hero-choice-one-each-in-order")

# ---- enemies ----
DEFEATED: Final = said("defeated", rule="combat.ranged-defeated-discarded")
SUMMONER: Final = said("summoner", rule="combat.block-summoner-untargetable")
TWICE_FORTIFIED: Final = said("twice-fortified", rule="combat.ranged-double-fortified-untargetable")
LET_GO: Final = said("let-go", rule="combat.ranged-insufficient-may-add-change-or-cancel")
ONLY_TARGET: Final = said("only-target", rule="combat.ranged-choose-targets")
KEPT_BACK: Final = said("kept-back", rule="combat.damage-from-unblocked-survivors")
BLOCKED: Final = said("blocked", rule="combat.block-prevents-damage")
DEALT: Final = said("dealt", rule="combat.damage-one-enemy-at-a-time-any-order")
NO_ATTACK: Final = said("no-attack", rule="combat.block-all-surviving-enemies-attack")
ONE_BLOCK: Final = said("one-block", rule="combat.block-one-enemy-at-a-time")
BLOCK_IT: Final = said("block-it", need, have, rule="combat.block-success-at-least-attack")
ENEMY_NOT_MEANT: Final = said("enemy-not-meant")
RIVAL_ATTACK: Final = said("rival-attack", rule="pvp.ranged-attack-or-pass")
RIVAL_BLOCK: Final = said("rival-block", rule="pvp.ranged-blocker-plays-any-blocks")

# ---- effects, with arguments ----
ON_CONDITION: Final = said("on-condition", Param("condition", CONDITION), rule="effects.special-effects-follow-card")
MOVE_TO_SPEND: Final = said("move-to-spend", need, have, rule="effects.special-effects-follow-card")
INFLUENCE_TO_SPEND: Final = said("influence-to-spend", need, have, rule="effects.special-effects-follow-card")

ALL: Final = tuple([value for value in list(globals().values()) if isinstance(value, Wording)])
