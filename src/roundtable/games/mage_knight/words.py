"""What the log of Mage Knight can say: message ids, their arguments and the rules they tell of."""

from typing import Final

from roundtable.games.mage_knight.content.components import CARD, ENEMY, RUIN, SKILL, TACTIC, TILE, UNIT
from roundtable.games.mage_knight.content.hexes import SPACE
from roundtable.games.mage_knight.content.names import (
    COLOUR,
    ELEMENT,
    HERO,
    REWARD,
    SITE,
    STACK,
)
from roundtable.kernel.wording import NUMBER, SEAT, Param, Wording

seat: Final = Param("seat", SEAT)
number: Final = Param("number", NUMBER)
card: Final = Param("card", CARD)
enemy: Final = Param("enemy", ENEMY)
unit: Final = Param("unit", UNIT)
skill: Final = Param("skill", SKILL)
tactic: Final = Param("tactic", TACTIC)
colour: Final = Param("colour", COLOUR)
hero: Final = Param("hero", HERO)
site: Final = Param("site", SITE)
space: Final = Param("space", SPACE)
tile: Final = Param("tile", TILE)
reward: Final = Param("reward", REWARD)

# ---- cards and effects ----
PLAYED: Final[Wording] = Wording("mage_knight-played", seat, card, rule="mage_knight.deed-cards.play-into-play-area")
POWERED: Final[Wording] = Wording("mage_knight-powered", seat, card, rule="mage_knight.deed-cards.play-into-play-area")
SIDEWAYS: Final[Wording] = Wording(
    "mage_knight-played-sideways", seat, card, rule="mage_knight.deed-cards.sideways-value-1"
)
USED_SKILL: Final[Wording] = Wording(
    "mage_knight-used-skill", seat, skill, rule="mage_knight.turn.special-effects-any-time"
)
ACTIVATED: Final[Wording] = Wording(
    "mage_knight-activated", seat, unit, rule="mage_knight.units.activation-one-ability"
)
WOUNDED: Final[Wording] = Wording(
    "mage_knight-wounded", seat, number, rule="mage_knight.combat.damage-hero-wound-to-hand"
)
second: Final = Param("second", CARD)
third: Final = Param("third", CARD)
DREW: Final[Wording] = Wording("mage_knight-drew", seat, number, rule="mage_knight.end-of-turn.draw-up-to-hand-limit")
DREW_ONE: Final[Wording] = Wording("mage_knight-drew-one", card, rule="mage_knight.end-of-turn.draw-up-to-hand-limit")
DREW_TWO: Final[Wording] = Wording(
    "mage_knight-drew-two", card, second, rule="mage_knight.end-of-turn.draw-up-to-hand-limit"
)
DREW_THREE: Final[Wording] = Wording(
    "mage_knight-drew-three", card, second, third, rule="mage_knight.end-of-turn.draw-up-to-hand-limit"
)

# ---- map ----
ruin: Final = Param("ruin", RUIN)
WENT: Final[Wording] = Wording("mage_knight-went", seat, space, rule="mage_knight.movement.step-by-step-paying-terrain")
EXPLORED: Final[Wording] = Wording(
    "mage_knight-explored", seat, tile, rule="mage_knight.exploration.tile-from-top-of-stack"
)
RAMPAGES: Final[Wording] = Wording(
    "mage_knight-rampages", enemy, space, rule="mage_knight.exploration.sites-follow-reveal-instructions"
)
CITY_FOUND: Final[Wording] = Wording(
    "mage_knight-city-found", space, number, rule="mage_knight.exploration.city-level-from-scenario"
)
GARRISON_SEEN: Final[Wording] = Wording(
    "mage_knight-garrison-seen", enemy, space, rule="mage_knight.sites.seen-tokens-stay-up"
)
RUIN_SEEN: Final[Wording] = Wording("mage_knight-ruin-seen", ruin, space, rule="mage_knight.sites.seen-tokens-stay-up")
WITHDREW: Final[Wording] = Wording(
    "mage_knight-withdrew", seat, space, number, rule="mage_knight.end-of-turn.forced-withdrawal-backtracks"
)

HOLDS_MINE: Final[Wording] = Wording(
    "mage_knight-holds-mine", enemy, space, rule="mage_knight.scenario-mines-liberation.mine-countryside-green-face-up"
)
MINERS_GIFT: Final[Wording] = Wording(
    "mage_knight-miners-gift",
    seat,
    colour,
    rule="mage_knight.scenario-mines-liberation.mine-crystal-each-day-and-night-start",
)

GLADE_ACTIVATED: Final[Wording] = Wording(
    "mage_knight-glade-activated",
    seat,
    space,
    rule="mage_knight.scenario-druid-nights.glade-activated-by-ending-movement",
)
INCANTED: Final[Wording] = Wording(
    "mage_knight-incanted", seat, number, rule="mage_knight.scenario-druid-nights.incantation-one-brown-per-glade"
)
GLADES_CLEARED: Final[Wording] = Wording(
    "mage_knight-glades-cleared", rule="mage_knight.scenario-druid-nights.shields-removed-after-first-night"
)

ENTRANCE_LAID: Final[Wording] = Wording(
    "mage_knight-entrance-laid",
    seat,
    site,
    space,
    rule="mage_knight.scenario-dungeon-lords.village-reveals-secret-dungeon",
)
TRAVELLED: Final[Wording] = Wording(
    "mage_knight-travelled", seat, space, rule="mage_knight.scenario-dungeon-lords.tunnels-connect-all"
)
ASK_ENTRANCE: Final[Wording] = Wording(
    "mage_knight-ask-entrance",
    site,
    Param("beside", SITE),
    space,
    rule="mage_knight.scenario-dungeon-lords.secret-entrance-space-conditions",
)

PORTAL_CLOSED: Final[Wording] = Wording(
    "mage_knight-portal-closed", rule="mage_knight.scenario-one-to-return.portal-closes-after-day-1"
)
ELIMINATED: Final[Wording] = Wording(
    "mage_knight-eliminated", seat, rule="mage_knight.scenario-one-to-return.portal-occupant-eliminated"
)
CHOSEN_ONE: Final[Wording] = Wording(
    "mage_knight-chosen-one", seat, rule="mage_knight.scenario-one-to-return.variant-teams-winner"
)


# ---- combat ----
place: Final = Param("place", NUMBER)  # of an enemy in the combat
ASSAULT: Final[Wording] = Wording(
    "mage_knight-assault", seat, site, rule="mage_knight.combat.start-assault-reputation-minus-1"
)
PROVOKED: Final[Wording] = Wording("mage_knight-provoked", seat, rule="mage_knight.turn.mandatory-action-rampaging")
CHALLENGED: Final[Wording] = Wording("mage_knight-challenged", seat, rule="mage_knight.turn.voluntary-action-challenge")
ENTERED_SITE: Final[Wording] = Wording(
    "mage_knight-entered-site", seat, site, rule="mage_knight.combat.start-adventure-site"
)
BURNING: Final[Wording] = Wording(
    "mage_knight-burning", seat, rule="mage_knight.combat.start-burn-monastery-reputation-minus-3"
)
FACES: Final[Wording] = Wording(
    "mage_knight-faces", seat, enemy, rule="mage_knight.combat.starts-with-revealing-enemies"
)
DEFEATED: Final[Wording] = Wording(
    "mage_knight-defeated", seat, enemy, rule="mage_knight.combat.ranged-defeated-give-fame"
)
monster: Final = Param("monster", ENEMY)
SUMMONED: Final[Wording] = Wording(
    "mage_knight-summoned", enemy, monster, rule="mage_knight.combat.block-summoner-draws-brown"
)
MONSTER_GONE: Final[Wording] = Wording(
    "mage_knight-monster-gone", monster, rule="mage_knight.combat.damage-summoned-monster-discarded-after"
)
BLOCKED: Final[Wording] = Wording("mage_knight-blocked", seat, enemy, rule="mage_knight.combat.block-prevents-damage")
UNIT_WOUNDED: Final[Wording] = Wording(
    "mage_knight-unit-wounded", seat, unit, rule="mage_knight.combat.damage-unit-gets-one-wound"
)
PARALYZED: Final[Wording] = Wording("mage_knight-paralyzed", seat, rule="mage_knight.enemy-abilities.paralyze-hero")
KNOCKED_OUT: Final[Wording] = Wording(
    "mage_knight-knocked-out", seat, rule="mage_knight.combat.damage-knock-out-threshold"
)
CONQUERED: Final[Wording] = Wording(
    "mage_knight-conquered", seat, site, space, rule="mage_knight.combat-results.adventure-site-conquered-shield"
)
RETREATED: Final[Wording] = Wording(
    "mage_knight-retreated", seat, space, rule="mage_knight.combat-results.failed-assault-retreat-to-previous-space"
)

# ---- mazes and labyrinths ----
COMPANION: Final[Wording] = Wording("mage_knight-companion", seat, unit, rule="mage_knight.combat.start-adventure-site")
PATH_TAKEN: Final[Wording] = Wording(
    "mage_knight-path-taken", seat, number, rule="mage_knight.combat.start-adventure-site"
)

# ---- fights between players ----
rival: Final = Param("rival", SEAT)
ATTACKED: Final[Wording] = Wording("mage_knight-attacked", seat, rival, rule="mage_knight.pvp.aggressor-and-defender")
DEFENDS_FULLY: Final[Wording] = Wording(
    "mage_knight-defends-fully", seat, rule="mage_knight.pvp.full-flips-order-token"
)
DEFENDS_PARTIALLY: Final[Wording] = Wording(
    "mage_knight-defends-partially", seat, rule="mage_knight.pvp.partial-keeps-next-turn"
)
STRUCK: Final[Wording] = Wording(
    "mage_knight-struck", seat, rival, number, rule="mage_knight.pvp.ranged-attacker-and-blocker"
)
UNIT_SAVED: Final[Wording] = Wording(
    "mage_knight-unit-saved", seat, unit, card, rule="mage_knight.pvp.damage-unit-armor"
)
PASSED: Final[Wording] = Wording("mage_knight-passed", seat, rule="mage_knight.pvp.ranged-attack-or-pass")
MELEE_BEGINS: Final[Wording] = Wording("mage_knight-melee-begins", rule="mage_knight.pvp.melee-aggressor-attacks-first")
COMES_THROUGH: Final[Wording] = Wording(
    "mage_knight-comes-through", seat, number, rule="mage_knight.pvp.ranged-remaining-becomes-damage"
)
BLOCKED_ALL: Final[Wording] = Wording(
    "mage_knight-blocked-all", seat, rule="mage_knight.pvp.effects-successful-block-means-attack-zero"
)
STOLEN: Final[Wording] = Wording("mage_knight-stolen", seat, rival, card, rule="mage_knight.pvp.melee-steal-artifact-5")
FORCED_BACK: Final[Wording] = Wording(
    "mage_knight-forced-back", seat, space, rule="mage_knight.pvp.melee-force-retreat-ends-combat"
)
FIGHT_WON: Final[Wording] = Wording("mage_knight-fight-won", seat, rival, rule="mage_knight.pvp.result-retreat-loses")
FIGHT_DRAWN: Final[Wording] = Wording(
    "mage_knight-fight-drawn", seat, space, rule="mage_knight.pvp.result-draw-aggressor-returns"
)
cost: Final = Param("cost", NUMBER)

# ---- course of rounds ----
HERO_TAKEN: Final[Wording] = Wording(
    "mage_knight-hero-taken", seat, hero, rule="mage_knight.course.hero-choice-one-each-in-order"
)
DUMMY_HERO: Final[Wording] = Wording(
    "mage_knight-dummy-hero", hero, rule="mage_knight.dummy-player.hero-random-unchosen"
)
DAY: Final[Wording] = Wording("mage_knight-day-begins", number, rule="mage_knight.round.every-round-is-day-or-night")
NIGHT: Final[Wording] = Wording(
    "mage_knight-night-begins", number, rule="mage_knight.round.every-round-is-day-or-night"
)
TACTIC_TAKEN: Final[Wording] = Wording(
    "mage_knight-tactic-taken", seat, tactic, rule="mage_knight.tactics.each-player-takes-one"
)
DUMMY_TACTIC: Final[Wording] = Wording(
    "mage_knight-dummy-tactic", tactic, rule="mage_knight.dummy-player.tactic-only-sets-order"
)
USED_TACTIC: Final[Wording] = Wording(
    "mage_knight-used-tactic", seat, tactic, rule="mage_knight.turn.out-of-turn-sources"
)
DIE_STOLEN: Final[Wording] = Wording(
    "mage_knight-die-stolen", seat, colour, rule="mage_knight.mana.effect-dice-come-in-addition"
)
DIE_ROLLED: Final[Wording] = Wording(
    "mage_knight-die-rolled", colour, rule="mage_knight.mana.source-die-gives-shown-colour"
)
DIE_RETURNED: Final[Wording] = Wording(
    "mage_knight-die-returned", seat, colour, rule="mage_knight.end-of-turn.dice-rerolled-and-returned-first"
)
EXTRA_TURN: Final[Wording] = Wording(
    "mage_knight-extra-turn", seat, rule="mage_knight.turn.out-of-turn-between-consecutive-turns"
)
ANNOUNCED: Final[Wording] = Wording("mage_knight-announced", seat, rule="mage_knight.turn.end-of-round-may-announce")
DUMMY_ANNOUNCED: Final[Wording] = Wording(
    "mage_knight-dummy-announced", rule="mage_knight.dummy-player.turn-empty-deck-announces-round-end"
)
DUMMY_TURNED: Final[Wording] = Wording(
    "mage_knight-dummy-turned", number, rule="mage_knight.dummy-player.turn-flips-3-cards"
)
DUMMY_CARD: Final[Wording] = Wording(
    "mage_knight-dummy-card", card, rule="mage_knight.dummy-player.new-round-takes-lowest-advanced-action"
)
DUMMY_CRYSTAL: Final[Wording] = Wording(
    "mage_knight-dummy-crystal", colour, rule="mage_knight.dummy-player.new-round-lowest-spell-gives-crystal"
)
DUMMY_SKILL: Final[Wording] = Wording(
    "mage_knight-dummy-skill", skill, rule="mage_knight.solo-skills.reveals-one-per-gained-skill"
)
SKILL_REMOVED: Final[Wording] = Wording(
    "mage_knight-skill-removed", skill, rule="mage_knight.solo-skills.competitive-skill-removed-when-revealed"
)
NEW_ADVANCED: Final[Wording] = Wording(
    "mage_knight-new-advanced", card, rule="mage_knight.gaining.spell-offer-refilled-at-once"
)
NEW_SPELL: Final[Wording] = Wording(
    "mage_knight-new-spell", card, rule="mage_knight.gaining.spell-offer-refilled-at-once"
)
NEW_UNIT: Final[Wording] = Wording(
    "mage_knight-new-unit", unit, rule="mage_knight.round.unit-offer-new-size-players-plus-2"
)
MONASTERY_CARD: Final[Wording] = Wording(
    "mage_knight-monastery-card", card, rule="mage_knight.exploration.monastery-adds-card-to-unit-offer"
)
BANNER_DISCARDED: Final[Wording] = Wording(
    "mage_knight-banner-discarded", seat, card, rule="mage_knight.round.banners-may-be-discarded"
)
ASK_BANNER: Final[Wording] = Wording(
    "mage_knight-ask-banner", card, unit, rule="mage_knight.round.banners-may-be-discarded"
)
CITY_LED: Final[Wording] = Wording(
    "mage_knight-city-led", seat, space, rule="mage_knight.city-assault.leader-named-on-conquest"
)
SCENARIO_END: Final[Wording] = Wording(
    "mage_knight-scenario-end", rule="mage_knight.round.scenario-end-usually-gives-last-turns"
)
GAME_OVER: Final[Wording] = Wording("mage_knight-game-over", rule="mage_knight.round.game-over-on-condition-or-limit")

# ---- variants ----
HERO_NAMED: Final[Wording] = Wording(
    "mage_knight-hero-named", seat, hero, rule="mage_knight.variant-hero-auction.unopposed-choice-stands"
)
FAME_OFFERED: Final[Wording] = Wording(
    "mage_knight-fame-offered", seat, hero, number, rule="mage_knight.variant-hero-auction.challenge-offers-fame"
)
FAME_SACRIFICED: Final[Wording] = Wording(
    "mage_knight-fame-sacrificed",
    seat,
    number,
    rule="mage_knight.variant-hero-auction.winner-pays-fame-losers-nothing",
)
ASK_FAME: Final[Wording] = Wording(
    "mage_knight-ask-fame", hero, seat, number, rule="mage_knight.variant-hero-auction.challenge-offers-fame"
)
DIE_HIDDEN: Final[Wording] = Wording(
    "mage_knight-die-hidden", seat, rule="mage_knight.variant-interactive-combat.previous-player-chooses-colour"
)
DIE_SHOWN: Final[Wording] = Wording(
    "mage_knight-die-shown", seat, colour, rule="mage_knight.variant-interactive-combat.reveal-any-at-attack-phase"
)
DIE_IS_NOT: Final[Wording] = Wording(
    "mage_knight-die-is-not", seat, colour, rule="mage_knight.variant-interactive-combat.reveal-white-at-ranged-phase"
)
ASK_HIDDEN_DIE: Final[Wording] = Wording(
    "mage_knight-ask-hidden-die",
    seat,
    rule="mage_knight.variant-interactive-combat.previous-player-chooses-colour",
)
MEGAPOLIS_FOUND: Final[Wording] = Wording(
    "mage_knight-megapolis-found", space, number, rule="mage_knight.variant-megapolis.garrisons-merged"
)
CARDS_SELECTED: Final[Wording] = Wording(
    "mage_knight-cards-selected", rule="mage_knight.variant-starting-selection.until-3-each"
)
CARD_ADDED: Final[Wording] = Wording(
    "mage_knight-card-added", seat, rule="mage_knight.variant-starting-selection.one-added-each-day-end"
)
UPGRADE_OFFERED: Final[Wording] = Wording(
    "mage_knight-upgrade-offered", card, rule="mage_knight.variant-action-upgrades.reveals-players-plus-1"
)
CARDS_GATHERED: Final[Wording] = Wording(
    "mage_knight-cards-gathered", seat, rule="mage_knight.variant-action-upgrades.strength-advanced-actions-1"
)
DECK_STRENGTH: Final[Wording] = Wording(
    "mage_knight-deck-strength",
    seat,
    number,
    rule="mage_knight.variant-action-upgrades.strength-3-per-level-above-lowest",
)
UPGRADED: Final[Wording] = Wording(
    "mage_knight-upgraded",
    seat,
    card,
    Param("new", CARD),
    rule="mage_knight.variant-action-upgrades.choice-costs-an-action-card",
)
ASK_UPGRADE: Final[Wording] = Wording(
    "mage_knight-ask-upgrade", card, rule="mage_knight.variant-action-upgrades.choice-same-colour-or-type"
)
MONSTER_JOINED: Final[Wording] = Wording(
    "mage_knight-monster-joined", space, rule="mage_knight.variant-violent-times.day-end-gold-adds-brown"
)
DARKNESS_FALLS: Final[Wording] = Wording(
    "mage_knight-darkness-falls", rule="mage_knight.variant-daytime.darkness-black-means-night-forever"
)
DARKNESS_WAITS: Final[Wording] = Wording(
    "mage_knight-darkness-waits", rule="mage_knight.variant-daytime.darkness-otherwise-another-day"
)

# ---- turn, interaction, end of turn ----
TURN: Final[Wording] = Wording("mage_knight-turn", seat, rule="mage_knight.round.turns-follow-order-tokens")
PLUNDERED: Final[Wording] = Wording("mage_knight-plundered", seat, rule="mage_knight.sites.village-plunder")
FORFEITED: Final[Wording] = Wording("mage_knight-forfeited", seat, rule="mage_knight.turn.forfeited-turn-ends-at-once")
OUT_OF_CARDS: Final[Wording] = Wording(
    "mage_knight-out-of-cards", seat, rule="mage_knight.turn.forfeited-turn-ends-at-once"
)
GLADE_MANA: Final[Wording] = Wording(
    "mage_knight-glade-mana", seat, colour, rule="mage_knight.sites.glade-gold-token-by-day"
)
RESTS: Final[Wording] = Wording("mage_knight-rests", seat, rule="mage_knight.turn.two-options-normal-or-rest")
RESTED: Final[Wording] = Wording(
    "mage_knight-rested", seat, card, rule="mage_knight.turn.standard-rest-discards-one-non-wound"
)
SLOW_RECOVERY: Final[Wording] = Wording(
    "mage_knight-slow-recovery", seat, rule="mage_knight.turn.slow-recovery-shows-hand"
)
TRIBUTE: Final[Wording] = Wording("mage_knight-tribute", seat, space, rule="mage_knight.sites.ruins-altar-tribute")
INTERACTS: Final[Wording] = Wording(
    "mage_knight-interacts", seat, site, number, rule="mage_knight.interaction.reputation-modifier-at-start"
)
BOUGHT_HEALING: Final[Wording] = Wording(
    "mage_knight-bought-healing", seat, rule="mage_knight.interaction.spend-on-site-options"
)
BOUGHT_ARTIFACT: Final[Wording] = Wording(
    "mage_knight-bought-artifact", seat, rule="mage_knight.interaction.red-city-artifact-12"
)
GAINED: Final[Wording] = Wording("mage_knight-gained", seat, card, rule="mage_knight.gaining.deed-card-on-top-of-deck")
RECRUITED: Final[Wording] = Wording(
    "mage_knight-recruited", seat, unit, rule="mage_knight.units.recruited-ready-and-unwounded"
)
DISBANDED: Final[Wording] = Wording("mage_knight-disbanded", seat, unit, rule="mage_knight.units.disbanded-leaves-game")
DESTROYED: Final[Wording] = Wording(
    "mage_knight-destroyed", seat, unit, rule="mage_knight.enemy-abilities.paralyze-unit"
)
BANNER: Final[Wording] = Wording(
    "mage_knight-banner-assigned", seat, card, unit, rule="mage_knight.units.banner-assigned-any-time-in-own-turn"
)
ENDED: Final[Wording] = Wording("mage_knight-ended", seat, rule="mage_knight.turn.end-announced")
MINED: Final[Wording] = Wording(
    "mage_knight-mined", seat, colour, rule="mage_knight.end-of-turn.crystal-mine-gives-crystal"
)
GLADE: Final[Wording] = Wording(
    "mage_knight-glade", seat, rule="mage_knight.end-of-turn.magical-glade-throws-away-wound"
)
REWARDED: Final[Wording] = Wording(
    "mage_knight-rewarded", seat, reward, rule="mage_knight.end-of-turn.rewards-taken-now-any-order"
)
ROLLED: Final[Wording] = Wording(
    "mage_knight-rolled", seat, colour, rule="mage_knight.end-of-turn.reward-random-crystal-one-roll-each"
)
DREW_ARTIFACT: Final[Wording] = Wording(
    "mage_knight-drew-artifact", seat, card, rule="mage_knight.end-of-turn.reward-artifacts-draw-one-more"
)
LEVEL: Final[Wording] = Wording(
    "mage_knight-level", seat, number, rule="mage_knight.level-up.one-level-per-row-crossed"
)
REVEALED_SKILL: Final[Wording] = Wording(
    "mage_knight-revealed-skill", seat, skill, rule="mage_knight.level-up.skill-level-reveals-two"
)
GAINED_SKILL: Final[Wording] = Wording("mage_knight-gained-skill", seat, skill, rule="mage_knight.skills.kept-face-up")
DISCARDED: Final[Wording] = Wording(
    "mage_knight-discarded", seat, card, rule="mage_knight.end-of-turn.discard-non-wounds-before-drawing"
)

# ---- players together ----
TOKEN_UP: Final[Wording] = Wording("mage_knight-token-up", seat, rule="mage_knight.turn.flipped-order-token-loses-turn")
TOKEN_DOWN: Final[Wording] = Wording(
    "mage_knight-token-down", seat, rule="mage_knight.coop-assault.invited-flip-order-tokens"
)
JOINT_PROPOSED: Final[Wording] = Wording(
    "mage_knight-joint-proposed", seat, space, rule="mage_knight.coop-assault.propose-enemy-distribution"
)
JOINT_SHARE: Final[Wording] = Wording(
    "mage_knight-joint-share", seat, number, rule="mage_knight.coop-assault.propose-enemy-distribution"
)
JOINT_AGREED: Final[Wording] = Wording(
    "mage_knight-joint-agreed", seat, rule="mage_knight.coop-assault.agreement-must-be-unanimous"
)
JOINT_REFUSED: Final[Wording] = Wording(
    "mage_knight-joint-refused", seat, rule="mage_knight.coop-assault.agreement-retry"
)
JOINT_BEGINS: Final[Wording] = Wording(
    "mage_knight-joint-begins", space, rule="mage_knight.coop-assault.start-is-participants-action"
)
JOINT_DEALT: Final[Wording] = Wording(
    "mage_knight-joint-dealt", seat, enemy, rule="mage_knight.coop-assault.enemies-dealt-at-random"
)
JOINT_STAYED_OUT: Final[Wording] = Wording(
    "mage_knight-joint-stayed-out", seat, rule="mage_knight.coop-assault.cannot-enter-fights-nothing"
)
JOINT_CONQUERED: Final[Wording] = Wording(
    "mage_knight-joint-conquered", space, rule="mage_knight.coop-assault.conquered-when-all-defenders-defeated"
)
JOINT_FAILED: Final[Wording] = Wording(
    "mage_knight-joint-failed", space, rule="mage_knight.coop-assault.failed-all-retreat"
)
ONE_REMOVED: Final = "mage_knight.scenario-full-cooperation.one-player-tactic-removed"
TACTIC_NAMED: Final[Wording] = Wording("mage_knight-tactic-named", seat, tactic, rule=ONE_REMOVED)
TACTIC_KEPT: Final[Wording] = Wording("mage_knight-tactic-kept", seat, tactic, rule=ONE_REMOVED)
TACTIC_REMOVED: Final[Wording] = Wording("mage_knight-tactic-removed", tactic, rule=ONE_REMOVED)

# ---- heroes, cards and Units of other sets ----
element: Final = Param("element", ELEMENT)
TURNED_UP: Final[Wording] = Wording(
    "mage_knight-turned-up", seat, skill, rule="mage_knight.turn.special-effects-any-time"
)
BOX_SHOWS: Final[Wording] = Wording(
    "mage_knight-box-shows", seat, card, rule="mage_knight.effects.special-effects-follow-card"
)
SPIED: Final[Wording] = Wording("mage_knight-spied", seat, space, rule="mage_knight.units.activation-one-ability")
SPIED_STACK: Final[Wording] = Wording(
    "mage_knight-spied-stack", seat, Param("stack", STACK), rule="mage_knight.units.activation-one-ability"
)
SPIED_RUINS: Final[Wording] = Wording("mage_knight-spied-ruins", seat, rule="mage_knight.units.activation-one-ability")
UPKEEP: Final[Wording] = Wording(
    "mage_knight-upkeep", seat, unit, colour, rule="mage_knight.effects.special-effects-follow-card"
)

ALL: Final = tuple([value for value in list(globals().values()) if isinstance(value, Wording)])  # keep at the end
