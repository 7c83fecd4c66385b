"""Why an effect, or a step of it, cannot be used now: reasons that people read as sentences (`refused-effect-…`)."""

from typing import Final

from roundtable.kernel.wording import Message, Names, Wording

SPECIAL: Final = "mage_knight.effects.special-effects-follow-card"
IN_COMBAT: Final = "mage_knight.combat.extra-combat-effects-any-phase"
ATTACKS: Final = "mage_knight.effects.attack-only-in-attack-phases"
BLOCKS: Final = "mage_knight.effects.block-only-in-block-phase"
READY: Final = "mage_knight.units.activate-only-ready-unwounded"
ONCE_A_ROUND: Final = "mage_knight.skills.once-per-round-flips-down"

RULES: Final = {  # by word: the statement behind the reason
    "not-now": SPECIAL,
    "no-branch": SPECIAL,
    "nothing-counted": SPECIAL,
    "no-colour": SPECIAL,
    "odd": SPECIAL,
    "odd-time-bending": "mage_knight.pvp.partial-no-end-of-turn-steps",
    "odd-sacrifice": SPECIAL,
    "odd-mana-claim": "mage_knight.mana.four-basic-colours",
    "odd-circlet-use": SPECIAL,
    "odd-circlet-keep": SPECIAL,
    "odd-mysterious-box": SPECIAL,
    "odd-healing-ritual": SPECIAL,
    "odd-know-your-prey": SPECIAL,
    "odd-spirit-guides": SPECIAL,
    "odd-puppet-master": SPECIAL,
    "odd-master-of-chaos": SPECIAL,
    "odd-mana-enhancement": SPECIAL,
    "odd-shapeshift": SPECIAL,
    "action-used": "mage_knight.turn.one-action-per-turn",
    "other-hero": "mage_knight.movement.no-other-action-in-shared-space",
    "move-useless": "mage_knight.turn.move-part-of-effect-ignored-outside-phase",
    "move-in-combat": "mage_knight.turn.no-moving-outside-movement-phase",
    "move-resting": "mage_knight.turn.rest-forbids-moving",
    "moving-over": "mage_knight.turn.no-moving-after-action",
    "influence-useless": "mage_knight.interaction.any-number-of-influence-effects",
    "no-healing-in-combat": "mage_knight.healing.not-in-combat",
    "attack-outside-combat": ATTACKS,
    "attack-other-phase": ATTACKS,
    "melee-later": ATTACKS,
    "target-first": "mage_knight.combat.ranged-points-not-saved",
    "fortified-siege-only": "mage_knight.combat.ranged-fortified-target-siege-only",
    "targets-served": SPECIAL,
    "block-outside-combat": BLOCKS,
    "block-other-phase": BLOCKS,
    "attack-to-block-first": "mage_knight.combat.block-points-not-saved",
    "blocks-served": SPECIAL,
    "deck-empty": "mage_knight.end-of-turn.deck-exhausted-stops-drawing",
    "cards-missing": "mage_knight.deed-cards.extra-cost-extra-card",
    "offer-lacks": "mage_knight.gaining.empty-offer-gives-nothing",
    "no-card-sideways": "mage_knight.deed-cards.sideways-any-non-wound",
    "nothing-to-use": "mage_knight.effects.compound-keeps-limits",
    "mana-missing": "mage_knight.deed-cards.extra-cost-extra-mana",
    "source-empty": "mage_knight.mana.one-source-die-per-turn",
    "no-basic-die": "mage_knight.mana.four-basic-colours",
    "no-spent-unit": "mage_knight.units.ready-effect-allows-second-activation",
    "no-wounded-unit": "mage_knight.healing.unit-healing-effect-one-wound",
    "no-unit": SPECIAL,
    "not-in-combat": IN_COMBAT,
    "no-unit-offered": "mage_knight.gaining.unit-offer-not-refilled",
    "banner-assigned": "mage_knight.units.banner-assigned-any-time-in-own-turn",
    "no-enemy": IN_COMBAT,
    "nowhere-to-go": "mage_knight.movement.direct-move-pays-only-stated-cost",
    "card-missing": "mage_knight.deed-cards.play-into-play-area",
    "wound": "mage_knight.deed-cards.wounds-unplayable",
    "one-half": SPECIAL,
    "unit-spent": READY,
    "unit-wounded": READY,
    "unit-barred": "mage_knight.sites.units-barred-neither-act-nor-suffer",
    "unit-ability-used": SPECIAL,
    "skill-used-this-turn": "mage_knight.skills.unmarked-once-per-turn",
    "skill-used-this-round": ONCE_A_ROUND,
    "skill-in-centre": "mage_knight.skills.interactive-announced-and-put-in-centre",
    "skill-of-others": "mage_knight.skills.kept-face-up",
    "skill-passive": SPECIAL,
    "skill-at-payment": SPECIAL,
    "skill-partial": "mage_knight.pvp.partial-no-skills",
    "skill-motivated": SPECIAL,
    # in no window that is open: by the words of timing
    "only-turn": "mage_knight.turn.no-other-effects-out-of-turn",
    "only-peace": SPECIAL,
    "only-movement": "mage_knight.turn.move-part-of-effect-ignored-outside-phase",
    "only-interaction": "mage_knight.interaction.any-number-of-influence-effects",
    "only-action": "mage_knight.turn.one-action-per-turn",
    "only-combat": IN_COMBAT,
    "only-combat-start": SPECIAL,
    "only-ranged": SPECIAL,
    "only-block": BLOCKS,
    "only-damage": SPECIAL,
    "only-attack": "mage_knight.combat.attack-phase-only-effects",
    "only-taking": "mage_knight.tactics.on-take-instructions-resolve",
    "only-before-turn": "mage_knight.turn.before-turn-and-other-turn-equal",
    "only-rest": SPECIAL,
    "only-combat-movement": SPECIAL,
    "only-ranged-attack": ATTACKS,
}
REASON: Final = Names("refused-effect", tuple(RULES))
WORDINGS: Final = tuple([Wording(REASON.message(at), rule=rule) for at, rule in enumerate(RULES.values())])  # by word
NOT_NOW: Final = WORDINGS[REASON.at("not-now")]
TARGET_FIRST: Final = WORDINGS[REASON.at("target-first")]
ATTACK_FIRST: Final = WORDINGS[REASON.at("attack-to-block-first")]
NOT_HERE: Final = (WORDINGS[REASON.at("move-in-combat")], WORDINGS[REASON.at("influence-useless")])


def refusal(word: str, rule: str = "") -> Message:
    """Give the reason of a refusal; `rule` if another statement than usual stands behind it."""
    return Message(WORDINGS[REASON.at(word)], (), rule)
