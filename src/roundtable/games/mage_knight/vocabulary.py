"""Every action of Mage Knight in a fixed order. Extend it at its end only."""

from typing import Final

from roundtable.games.mage_knight.content.components import CARD, SKILL, TACTIC, UNIT
from roundtable.games.mage_knight.content.hexes import SLOT, SPACE
from roundtable.games.mage_knight.content.names import (
    COLOUR,
    HERO,
    MANA,
    PARTICIPATION,
    PILE,
    POINTS,
    REWARD,
    STACK,
    TERRAIN,
    W_CRYSTAL_CHOICE,
)
from roundtable.kernel.action import Action, Vocabulary
from roundtable.kernel.wording import NUMBER, SEAT, Param

FOES: Final = 24  # enemies a combat can have, summoned ones included
BLOWS: Final = 4  # attacks an enemy can have
UNITS: Final = 12  # Units a hero can have
ABILITIES: Final = 4  # of a Unit
CHOICES: Final = 24  # branches of an effect, and allowances open at once
NUMBERS: Final = 21
SEATS: Final = 4

V: Final = Vocabulary("mage_knight")

card: Final = Param("card", CARD)
skill: Final = Param("skill", SKILL)
space: Final = Param("space", SPACE)
colour: Final = Param("colour", COLOUR)
number: Final = Param("number", NUMBER)
unit: Final = Param("unit", UNIT)
enemy: Final = Param("enemy", NUMBER)
attack: Final = Param("attack", NUMBER)

# The course of a turn
HERO_VERB: Final = V.verb("hero", Param("hero", HERO))
TAKE: Final = V.verb("tactic", Param("tactic", TACTIC))
GO: Final = V.verb("go", space)
EXPLORE: Final = V.verb("explore", Param("slot", SLOT))
CHALLENGE: Final = V.verb("challenge", space)
INTERACT: Final = V.verb("interact")
ENTER: Final = V.verb("enter")
TRIBUTE: Final = V.verb("tribute")
BURN: Final = V.verb("burn")
REST: Final = V.verb("rest")
END: Final = V.verb("end-turn")
ANNOUNCE: Final = V.verb("announce")
PLUNDER: Final = V.verb("plunder")
DONE: Final = V.verb("done")
USE_TACTIC: Final = V.verb("use-tactic")

# Cards and mana
PLAY: Final = V.verb("play", card)
POWER: Final = V.verb("power", card)
SIDEWAYS: Final = V.verb("sideways", card, Param("points", POINTS))
CARD_VERB: Final = V.verb("card", card)
PICK: Final = V.verb("pick", card)
PAY: Final = V.verb("pay", Param("mana", MANA), Param("as", COLOUR))
CRYSTAL: Final = V.verb("crystal", colour)
COLOUR_VERB: Final = V.verb("colour", colour)
DIE: Final = V.verb("die", colour)
CHOOSE: Final = V.verb("choose", number)
NUMBER_VERB: Final = V.verb("number", number)
ACCEPT: Final = V.verb("accept")
DECLINE: Final = V.verb("decline")
PUT: Final = V.verb("put", Param("pile", PILE))
TERRAIN_VERB: Final = V.verb("terrain", Param("terrain", TERRAIN))
OPTION: Final = V.verb("option", number)

# Skills, Units, healing
USE: Final = V.verb("use", skill)
RETURN: Final = V.verb("return", skill)
SKILL_VERB: Final = V.verb("skill", skill)
UNIT_VERB: Final = V.verb("unit", number)
ACTIVATE: Final = V.verb("activate", number, Param("ability", NUMBER))
HEAL: Final = V.verb("heal")
HEAL_UNIT: Final = V.verb("heal-unit", number)
BANNER: Final = V.verb("banner", card, number)
RECRUIT: Final = V.verb("recruit", unit)
DISBAND: Final = V.verb("disband", number)

# Interaction
BUY_HEALING: Final = V.verb("buy-healing")
LEARN: Final = V.verb("learn", card)
LEARN_UNSEEN: Final = V.verb("learn-unseen")
BUY_SPELL: Final = V.verb("buy-spell", card)
BUY_ARTIFACT: Final = V.verb("buy-artifact")
ADD_ELITE: Final = V.verb("add-elite")

# Combat
TARGET: Final = V.verb("target", enemy)
UNTARGET: Final = V.verb("untarget", enemy)
STRIKE: Final = V.verb("strike")
GIVE_UP: Final = V.verb("give-up")
BLOCK: Final = V.verb("block", enemy, attack)
STAND: Final = V.verb("stand")
SLOW: Final = V.verb("slow", enemy, attack)
DAMAGE: Final = V.verb("damage", enemy, attack)
ASSIGN: Final = V.verb("assign", number)
SUFFER: Final = V.verb("suffer")
NEXT: Final = V.verb("next")
ENEMY: Final = V.verb("enemy", enemy)
BLOW: Final = V.verb("attack-of", enemy, attack)

# The end of the turn
REWARD_VERB: Final = V.verb("reward", Param("reward", REWARD))
WAIT: Final = V.verb("wait")
TURN_SIDEWAYS: Final = V.verb("turn-sideways", card, Param("points", POINTS))


def rows(verb: int, count: int, touches: tuple[str, ...]) -> tuple[Action, ...]:
    """Make the actions of a verb with one argument."""
    return V.row(verb, count, touches)


HEROES: Final = rows(HERO_VERB, len(HERO.words), ("hero:{a}",))
TAKES: Final = rows(TAKE, len(TACTIC.words), ("tactic:{a}",))
GOES: Final = rows(GO, len(SPACE.words), ("hex:{a}",))
EXPLORES: Final = rows(EXPLORE, len(SLOT.words), ("slot:{a}",))
CHALLENGES: Final = rows(CHALLENGE, len(SPACE.words), ("hex:{a}",))
INTERACTS: Final = V.add(INTERACT, touches=("locals",))
ENTERS: Final = V.add(ENTER)
TRIBUTES: Final = V.add(TRIBUTE)
BURNS: Final = V.add(BURN)
RESTS: Final = V.add(REST)
ENDS: Final = V.add(END)
ANNOUNCES: Final = V.add(ANNOUNCE)
PLUNDERS: Final = V.add(PLUNDER)
DONES: Final = V.add(DONE)
USES_TACTIC: Final = V.add(USE_TACTIC, touches=("own-tactic",))

PLAYS: Final = rows(PLAY, len(CARD.words), ("card:{a}", "basic:{a}"))
POWERS: Final = rows(POWER, len(CARD.words), ("card:{a}", "powered:{a}"))
SIDEWAYS_ACTIONS: Final = V.grid(SIDEWAYS, len(CARD.words), len(POINTS.words), ("card:{a}", "sideways:{a}"))
CARD_ACTIONS: Final = rows(CARD_VERB, len(CARD.words), ("card:{a}",))
PICKS: Final = rows(PICK, len(CARD.words), ("offer:{a}",))
PAYS: Final = V.grid(PAY, len(MANA.words), len(COLOUR.words), ("mana:{a}",))
CRYSTALS: Final = rows(CRYSTAL, 4, ("crystal:{a}",))
COLOURS_ACTIONS: Final = rows(COLOUR_VERB, len(COLOUR.words), ("colour:{a}",))
DICE: Final = rows(DIE, len(COLOUR.words), ("die:{a}",))
CHOOSES: Final = rows(CHOOSE, CHOICES, ("choice:{a}",))
NUMBERS_ACTIONS: Final = rows(NUMBER_VERB, NUMBERS, ("number:{a}",))
ACCEPTS: Final = V.add(ACCEPT)
DECLINES: Final = V.add(DECLINE)
PUTS: Final = rows(PUT, len(PILE.words), ("pile:{a}",))
TERRAINS_ACTIONS: Final = rows(TERRAIN_VERB, len(TERRAIN.words), ("terrain:{a}",))
OPTIONS_ACTIONS: Final = rows(OPTION, CHOICES, ("option:{a}",))

USES: Final = rows(USE, len(SKILL.words), ("skill:{a}",))
RETURNS: Final = rows(RETURN, len(SKILL.words), ("skill:{a}",))
SKILL_ACTIONS: Final = rows(SKILL_VERB, len(SKILL.words), ("skill:{a}",))
UNIT_ACTIONS: Final = rows(UNIT_VERB, UNITS, ("unit:{a}",))
ACTIVATES: Final = V.grid(ACTIVATE, UNITS, ABILITIES, ("unit:{a}", "ability:{a}-{b}"))
HEALS: Final = V.add(HEAL, touches=("card:wound",))
HEALS_UNIT: Final = rows(HEAL_UNIT, UNITS, ("unit:{a}",))
BANNERS: Final = V.grid(BANNER, len(CARD.words), UNITS, ("card:{a}", "unit:{b}"))
RECRUITS: Final = rows(RECRUIT, len(UNIT.words), ("unit-offer:{a}",))
DISBANDS: Final = rows(DISBAND, UNITS, ("unit:{a}",))

BUYS_HEALING: Final = V.add(BUY_HEALING, touches=("ware:healing",))
LEARNS: Final = rows(LEARN, len(CARD.words), ("offer:{a}",))
LEARNS_UNSEEN: Final = V.add(LEARN_UNSEEN, touches=("ware:unseen-advanced-action",))
BUYS_SPELL: Final = rows(BUY_SPELL, len(CARD.words), ("offer:{a}",))
BUYS_ARTIFACT: Final = V.add(BUY_ARTIFACT, touches=("ware:artifact",))
ADDS_ELITE: Final = V.add(ADD_ELITE, touches=("ware:elite-unit",))

TARGETS: Final = rows(TARGET, FOES, ("enemy:{a}",))
UNTARGETS: Final = rows(UNTARGET, FOES, ("enemy:{a}",))
STRIKES: Final = V.add(STRIKE)
GIVES_UP: Final = V.add(GIVE_UP)
BLOCKS: Final = V.grid(BLOCK, FOES, BLOWS, ("enemy:{a}",))
STANDS: Final = V.add(STAND)
SLOWS: Final = V.grid(SLOW, FOES, BLOWS, ("enemy:{a}",))
DAMAGES: Final = V.grid(DAMAGE, FOES, BLOWS, ("enemy:{a}",))
ASSIGNS: Final = rows(ASSIGN, UNITS, ("unit:{a}",))
SUFFERS: Final = V.add(SUFFER)
NEXTS: Final = V.add(NEXT)
ENEMIES_ACTIONS: Final = rows(ENEMY, FOES, ("enemy:{a}",))
BLOWS_ACTIONS: Final = V.grid(BLOW, FOES, BLOWS, ("enemy:{a}",))

FIRST_REWARDS: Final = rows(REWARD_VERB, W_CRYSTAL_CHOICE, ("reward:{a}",))
WAITS: Final = V.add(WAIT)

# Tactics
STORE: Final = V.verb("store")
FETCH: Final = V.verb("fetch")
STORES: Final = V.add(STORE, touches=("own-tactic",))
FETCHES: Final = V.add(FETCH, touches=("own-tactic",))
TURNS_SIDEWAYS: Final = V.grid(TURN_SIDEWAYS, len(CARD.words), len(POINTS.words), ("card:{a}", "sideways:{a}"))

# The Lost Legion
REWARDS_ACTIONS: Final = (*FIRST_REWARDS, V.add(REWARD_VERB, W_CRYSTAL_CHOICE, 0, ("reward:{a}",)))

# Fights between players
ATTACK: Final = V.verb("attack", Param("seat", SEAT))
PARTICIPATE: Final = V.verb("participate", Param("participation", PARTICIPATION))
PASS: Final = V.verb("pass")
WOUND_UNIT: Final = V.verb("wound-unit", enemy)
WOUND_HERO: Final = V.verb("wound-hero")
STEAL: Final = V.verb("steal", card)
FORCE_RETREAT: Final = V.verb("force-retreat", space)
ATTACKS: Final = rows(ATTACK, SEATS, ("player:{a}",))
PARTICIPATES: Final = rows(PARTICIPATE, len(PARTICIPATION.words), ("participation:{a}",))
PASSES: Final = V.add(PASS)
WOUNDS_UNIT: Final = rows(WOUND_UNIT, FOES, ("enemy:{a}",))
WOUNDS_HERO: Final = V.add(WOUND_HERO, touches=("enemy:0",))
STEALS: Final = rows(STEAL, len(CARD.words), ("card:{a}",))
FORCES_RETREAT: Final = rows(FORCE_RETREAT, len(SPACE.words), ("hex:{a}",))

# Heroes, cards and Units of other sets
TURN_UP: Final = V.verb("turn-up", skill)
OPEN_BOX: Final = V.verb("open-box", number)
SPY: Final = V.verb("spy", space)
SPY_STACK: Final = V.verb("spy-stack", Param("stack", STACK))
SPY_RUINS: Final = V.verb("spy-ruins")
TURNS_UP: Final = rows(TURN_UP, len(SKILL.words), ("skill:{a}",))
OPENS_BOX: Final = rows(OPEN_BOX, 2 + UNITS, ("box:{a}",))
SPIES: Final = rows(SPY, len(SPACE.words), ("hex:{a}",))
SPIES_STACK: Final = rows(SPY_STACK, len(STACK.words), ("stack:{a}",))
SPIES_RUINS: Final = V.add(SPY_RUINS)

# Scenarios
ACTIVATE_GLADE: Final = V.verb("activate-glade")
INCANT: Final = V.verb("incant")
REPLACE: Final = V.verb("replace-shield", Param("seat", SEAT))
ACTIVATES_GLADE: Final = V.add(ACTIVATE_GLADE)
INCANTS: Final = V.add(INCANT)
REPLACES: Final = rows(REPLACE, SEATS, ("player:{a}",))

# Joint assaults
PROPOSE: Final = V.verb("propose", space)
INVITE: Final = V.verb("invite", Param("seat", SEAT), number)
PROPOSES: Final = rows(PROPOSE, len(SPACE.words), ("hex:{a}",))
INVITES: Final = V.grid(INVITE, SEATS, FOES, ("player:{a}",))

# Dungeon Lords
LAY_ENTRANCE: Final = V.verb("entrance", space)
TRAVEL: Final = V.verb("travel", space)
LAYS_ENTRANCE: Final = rows(LAY_ENTRANCE, len(SPACE.words), ("hex:{a}",))
TRAVELS: Final = rows(TRAVEL, len(SPACE.words), ("hex:{a}",))
