"""What the log says when cards, mana, dice, Units and tracks change: what, where and from what, each with its rule."""

from typing import Final

from roundtable.games.mage_knight import words
from roundtable.games.mage_knight.content.components import CARD
from roundtable.games.mage_knight.content.names import COLOUR, MANA
from roundtable.games.mage_knight.words import card, colour, number, rival, seat, skill, space, unit
from roundtable.kernel.wording import Names, Param, Wording

SPECIAL: Final = "mage_knight.effects.special-effects-follow-card"


def said(id: str, *params: Param, rule: str) -> Wording:
    """Make the wording of a line."""
    return Wording(f"mage_knight-{id}", *params, rule=f"mage_knight.{rule}")


# ---- Fame and Reputation: what they come from ----
CAUSES: Final = {
    "enemy": "mage_knight.combat.ranged-defeated-give-fame",
    "tile": "mage_knight.course.scenario-rules-live-in-scenario",
    "altar": "mage_knight.sites.ruins-altar-tribute",
    "effect": SPECIAL,
    "roll": "mage_knight.end-of-turn.reward-random-crystal-black-gives-fame",
    "fight": "mage_knight.pvp.result-fame-lower-level-winner",
    "row": "mage_knight.course.scenario-rules-live-in-scenario",
    "assault": "mage_knight.combat.start-assault-reputation-minus-1",
    "burning": "mage_knight.combat.start-burn-monastery-reputation-minus-3",
    "plunder": "mage_knight.sites.village-plunder",
    "orcs": "mage_knight.combat-results.rampaging-orc-reputation-plus-1",
    "draconum": "mage_knight.combat-results.rampaging-draconum-reputation-plus-2",
    "token": "mage_knight.combat.ranged-defeated-give-fame",
    "mine": "mage_knight.course.scenario-rules-live-in-scenario",
}
CAUSE: Final = Names("mage_knight-cause", tuple(CAUSES))
BY_ENEMY: Final = CAUSE.at("enemy")
BY_TILE: Final = CAUSE.at("tile")
BY_ALTAR: Final = CAUSE.at("altar")
BY_EFFECT: Final = CAUSE.at("effect")
BY_ROLL: Final = CAUSE.at("roll")
BY_FIGHT: Final = CAUSE.at("fight")
BY_ROW: Final = CAUSE.at("row")
BY_ASSAULT: Final = CAUSE.at("assault")
BY_BURNING: Final = CAUSE.at("burning")
BY_PLUNDER: Final = CAUSE.at("plunder")
BY_ORCS: Final = CAUSE.at("orcs")
BY_DRACONUM: Final = CAUSE.at("draconum")
BY_TOKEN: Final = CAUSE.at("token")
BY_MINE: Final = CAUSE.at("mine")
cause: Final = Param("cause", CAUSE)
FAME: Final[Wording] = said("fame", seat, number, cause, rule="combat.ranged-defeated-give-fame")
REPUTATION: Final[Wording] = said("reputation", seat, number, cause, rule="gaining.reputation-stops-at-track-ends")
FAMES: Final = tuple([FAME.by(rule) for rule in CAUSES.values()])  # by cause
REPUTATIONS: Final = tuple([REPUTATION.by(rule) for rule in CAUSES.values()])

# ---- cards drawn, discarded, thrown away ----
AT_TURN_END: Final = 0  # why cards are drawn
FOR_ROUND: Final = 1
BY_CARD: Final = 2
DRAWING: Final = (words.DREW.rule, "mage_knight.round.draw-to-hand-limit", SPECIAL)
DREW: Final = (words.DREW, *[words.DREW.by(rule) for rule in DRAWING[1:]])
DREW_ONE: Final = (words.DREW_ONE, *[words.DREW_ONE.by(rule) for rule in DRAWING[1:]])
DREW_TWO: Final = (words.DREW_TWO, *[words.DREW_TWO.by(rule) for rule in DRAWING[1:]])
DREW_THREE: Final = (words.DREW_THREE, *[words.DREW_THREE.by(rule) for rule in DRAWING[1:]])
DREW_SEEN: Final[Wording] = said("drew-seen", seat, card, rule="gaining.deed-card-on-top-of-deck")
GAVE_UP: Final[Wording] = words.DISCARDED.by("mage_knight.discarding.discard-to-own-pile")
FELL_FROM_HAND: Final[Wording] = words.DISCARDED.by("mage_knight.combat.damage-knock-out-discards-non-wounds")
PARALYZED_CARD: Final[Wording] = words.DISCARDED.by("mage_knight.enemy-abilities.paralyze-hero")
RESTED_WOUND: Final[Wording] = words.RESTED.by("mage_knight.turn.standard-rest-discards-any-wounds")
RECOVERED: Final[Wording] = words.RESTED.by("mage_knight.turn.slow-recovery-discards-one-wound")
THREW_AWAY: Final[Wording] = said("threw-away", seat, card, rule="discarding.thrown-away-card-leaves-game")
THREW_WOUND: Final[Wording] = THREW_AWAY.by("mage_knight.discarding.thrown-away-wound-returns-to-wound-deck")
WOUND_GONE: Final[Wording] = said("wound-gone", seat, rule="discarding.thrown-away-wound-returns-to-wound-deck")
HEALED: Final[Wording] = said("healed", seat, rule="healing.one-point-throws-away-hand-wound")
GLADE_DISCARD: Final[Wording] = said("glade-discard", seat, rule="end-of-turn.magical-glade-throws-away-wound")
WOUNDS: Final[Wording] = words.WOUNDED.by(SPECIAL)
WITHDREW_WOUNDS: Final[Wording] = words.WOUNDED.by("mage_knight.end-of-turn.forced-withdrawal-wound-per-space")
RIVAL_WOUNDS: Final[Wording] = words.WOUNDED.by("mage_knight.pvp.damage-hero-armor-repeatable")
WOUND_DISCARD: Final[Wording] = said("wound-discard", seat, number, rule="enemy-abilities.poison-hero")
WOUND_DISCARD_EFFECT: Final[Wording] = WOUND_DISCARD.by(SPECIAL)
PLAYED_WITH: Final[Wording] = said(
    "played-with", seat, card, Param("other", CARD), rule="effects.compound-plays-another-effect"
)
BORROWED: Final[Wording] = said(
    "borrowed", seat, card, Param("other", CARD), rule="effects.compound-plays-another-effect"
)
BORROWED_UNIT: Final[Wording] = said("borrowed-unit", seat, unit, rule="effects.compound-plays-another-effect")
CLEANED: Final[Wording] = said("cleaned", seat, rule="end-of-turn.clean-up-played-cards-discarded")
LEFT_GAME: Final[Wording] = said("left-game", seat, card, rule="end-of-turn.clean-up-thrown-away-cards")
BACK_IN_HAND: Final[Wording] = said("back-in-hand", seat, card, rule="effects.special-effects-follow-card")
PUT_ON_DECK: Final[Wording] = said("put-on-deck", seat, card, rule="effects.special-effects-follow-card")
PUT_UNDER_DECK: Final[Wording] = said("put-under-deck", seat, card, rule="effects.special-effects-follow-card")
SET_ASIDE: Final[Wording] = said("set-aside", seat, card, rule="effects.compound-time-bending-set-aside")
STAYS: Final[Wording] = said("stays", seat, card, rule="effects.special-effects-follow-card")
FETCHED: Final[Wording] = said(
    "fetched", seat, card, rule="effects.special-effects-follow-card"
)  # discard pile to deck
HID_CARD: Final[Wording] = said(
    "hid-card", seat, rule="effects.special-effects-follow-card"
)  # from the hand into the deck
HID_THIS: Final[Wording] = said("hid-this", card, rule="effects.special-effects-follow-card")
HID_WOUND: Final[Wording] = said("hid-known", seat, card, rule="effects.special-effects-follow-card")
PREPARED: Final[Wording] = said("prepared", seat, rule="tactics.on-take-instructions-resolve")
PREPARED_THIS: Final[Wording] = said("prepared-this", card, rule="tactics.on-take-instructions-resolve")
STORED: Final[Wording] = said("stored", seat, rule="effects.special-effects-follow-card")
FETCHED_STORED: Final[Wording] = said("fetched-stored", seat, number, rule="effects.special-effects-follow-card")
FETCHED_THIS: Final[Wording] = said("fetched-this", card, rule="effects.special-effects-follow-card")
DISCARD_SHUFFLED: Final[Wording] = said("discard-shuffled", seat, rule="effects.special-effects-follow-card")
LONG_NIGHT: Final[Wording] = FETCHED.by("mage_knight.end-of-turn.long-night-may-reshuffle")
GAINED_TO_HAND: Final[Wording] = said("gained-to-hand", seat, card, rule="effects.special-effects-follow-card")
GAINED_TO_DISCARD: Final[Wording] = said("gained-to-discard", seat, card, rule="effects.special-effects-follow-card")
GAINED_UNDER_DECK: Final[Wording] = said("gained-under-deck", seat, card, rule="effects.special-effects-follow-card")
TOOK_FROM: Final[Wording] = said("took-from", seat, rival, card, rule="effects.special-effects-follow-card")
BOX_BACK: Final[Wording] = said("box-back", card, rule="effects.special-effects-follow-card")
ROUND_READY: Final[Wording] = said("round-ready", seat, rule="round.deed-cards-reshuffled")
ARTIFACT_RETURNED: Final[Wording] = said(
    "artifact-returned", seat, card, rule="end-of-turn.reward-artifacts-one-to-bottom"
)

# ---- mana, crystals, dice ----
CRYSTAL: Final[Wording] = said("crystal-gained", seat, colour, rule="gaining.crystal-to-inventory")
CRYSTAL_BACK: Final[Wording] = CRYSTAL.by(SPECIAL)
CRYSTAL_REWARD: Final[Wording] = CRYSTAL.by("mage_knight.end-of-turn.reward-crystals-to-inventory")
OVERFLOW: Final[Wording] = said("crystal-overflow", seat, colour, rule="gaining.fourth-crystal-becomes-mana-token")
MANA_GAINED: Final[Wording] = said("mana-gained", seat, colour, rule="gaining.mana-token-to-play-area")
TOWER_TOKEN: Final[Wording] = MANA_GAINED.by("mage_knight.scenario-conquer-and-hold.mage-tower-mana-at-turn-start")
PAID: Final[Wording] = said("paid", seat, Param("mana", MANA), rule="mana.pure-mana-is-die-or-token")
PAID_AS: Final[Wording] = said("paid-as", seat, Param("mana", MANA), colour, rule="mana.gold-by-day-is-any-basic")
FORM_RULES: Final = (  # by form of mana
    "mage_knight.mana.pure-mana-is-die-or-token",
    "mage_knight.mana.crystal-to-pure-any-time-in-own-turn",
    "mage_knight.mana.source-die-gives-shown-colour",
    "mage_knight.tactics.on-take-instructions-resolve",
    SPECIAL,
    SPECIAL,
)
PAID_WITH: Final = tuple([PAID.by(rule) for rule in FORM_RULES])
CRYSTAL_TURNED: Final[Wording] = said("crystal-turned", seat, colour, rule="mana.crystal-to-pure-any-time-in-own-turn")
CRYSTAL_LOST: Final[Wording] = said("crystal-lost", seat, colour, rule="effects.special-effects-follow-card")
DIE_TAKEN: Final[Wording] = said("die-taken", seat, colour, rule="mana.effect-dice-come-in-addition")
DIE_BACK: Final[Wording] = said("die-back", colour, rule="end-of-turn.dice-rerolled-and-returned-first")
DIE_REROLLED: Final[Wording] = said(
    "die-rerolled", colour, Param("new", COLOUR), rule="effects.special-effects-follow-card"
)
face: Final = [Param(f"die{at}", COLOUR) for at in range(1, 7)]
SOURCE_RULE: Final = "round.reset-source-rerolls-all-dice"
SOURCE_ROLLED: Final = tuple([said(f"source-rolled-{count}", *face[:count], rule=SOURCE_RULE) for count in range(3, 7)])
SOURCE_DIE: Final[Wording] = said("source-die", colour, rule=SOURCE_RULE)
SOURCE_GATHERED: Final[Wording] = said("source-gathered", rule=SOURCE_RULE)

# ---- Units, Banners, Skills ----
READIED: Final[Wording] = said("readied", seat, unit, rule="units.ready-effect-allows-second-activation")
SPENT: Final[Wording] = said("unit-spent", seat, unit, rule="units.state-spent")
UNIT_HEALED: Final[Wording] = said("unit-healed", seat, unit, number, rule="healing.unit-costs-its-level")
UNIT_POISONED: Final[Wording] = said("unit-poisoned", seat, unit, rule="enemy-abilities.poison-unit")
UNIT_HURT: Final[Wording] = words.UNIT_WOUNDED.by(SPECIAL)
RIVAL_UNIT: Final[Wording] = words.UNIT_WOUNDED.by("mage_knight.pvp.damage-unit-armor")
BANNER_LOST: Final[Wording] = said("banner-lost", seat, card, rule="units.banner-discarded-when-unit-destroyed")
BANNER_REPLACED: Final[Wording] = BANNER_LOST.by("mage_knight.units.banner-replaced-by-new-banner")
SKILL_BACK: Final[Wording] = said("skill-back", seat, skill, rule="skills.interactive-returns-face-down")
SKILL_DOWN: Final[Wording] = said("skill-down", seat, skill, rule="skills.once-per-round-flips-down")
SKILL_OFFERED: Final[Wording] = said("skill-offered", seat, skill, rule="level-up.skill-level-option-own")

# ---- offers and the map ----
ROUND_ADVANCED: Final[Wording] = words.NEW_ADVANCED.by("mage_knight.round.advanced-action-offer-refills-at-top")
ROUND_SPELL: Final[Wording] = words.NEW_SPELL.by("mage_knight.round.spell-offer-refills-at-top")
EFFECT_UNIT: Final[Wording] = words.NEW_UNIT.by(SPECIAL)
CITY_UNIT: Final[Wording] = words.NEW_UNIT.by("mage_knight.interaction.white-city-adds-elite-for-2")
GLADE_AT_NIGHT: Final[Wording] = words.GLADE_MANA.by("mage_knight.sites.glade-black-token-by-night")
CITY_CONQUERED: Final[Wording] = words.CONQUERED.by("mage_knight.combat-results.city-shield-per-defeated-enemy")
KEEP_CONQUERED: Final[Wording] = words.CONQUERED.by("mage_knight.combat-results.keep-conquered-shield")
CALLED_OUT: Final[Wording] = words.GARRISON_SEEN.by("mage_knight.combat.start-adventure-site")
MONSTER_BLOCKED: Final[Wording] = words.MONSTER_GONE.by("mage_knight.combat.block-summoned-blocked-discarded")
MONASTERY_BURNED: Final[Wording] = words.CONQUERED.by("mage_knight.combat-results.monastery-burned-shield")
DROPPED: Final[Wording] = said("offer-dropped", card, rule="round.advanced-action-offer-drops-lowest")
SPELL_DROPPED: Final[Wording] = DROPPED.by("mage_knight.round.spell-offer-drops-lowest")
UNITS_GATHERED: Final[Wording] = said("units-gathered", rule="round.unit-offer-old-units-to-deck-bottoms")
CITY_SHIELD: Final[Wording] = said("city-shield", seat, space, rule="combat-results.city-shield-per-defeated-enemy")
SHIELDS_GONE: Final[Wording] = said(
    "shields-gone", space, rule="scenario-druid-nights.shields-removed-after-first-night"
)
SHIELD_REPLACED: Final[Wording] = said(
    "shield-replaced", seat, rival, space, rule="scenario-druid-nights.variant-limited-shields-replace"
)
OFF_THE_MAP: Final[Wording] = said("off-the-map", seat, rule="movement.portal-miniature-removed-at-turn-end")
ON_THE_PORTAL: Final[Wording] = said("on-the-portal", seat, space, rule="movement.portal-miniature-returns-next-turn")

OWN: Final = [value for value in list(globals().values()) if isinstance(value, Wording)]
ALL: Final = (*[one for one in OWN if one.id not in {other.id for other in words.ALL}], *SOURCE_ROLLED)
