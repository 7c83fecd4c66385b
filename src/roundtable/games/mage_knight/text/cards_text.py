"""What cards, Units, Skills, Tactics, enemies and ruins say: texts put together from what the content says of each."""

from typing import Final

from roundtable.games.mage_knight.content.components import (
    CARD,
    CARDS,
    ENEMIES,
    ENEMY,
    RUIN,
    RUINS,
    SKILL,
    SKILLS,
    TACTIC,
    TACTICS,
    UNIT,
    UNITS,
    Blow,
    Card,
    Enemy,
    Ruin,
    Skill,
    Tactic,
    UnitKind,
)
from roundtable.games.mage_knight.content.names import (
    ABILITY,
    COLOUR,
    COLOURS,
    DEFEND,
    ELEMENT,
    KIND,
    NONE,
    RESISTANCE,
    REWARD,
    SPELL,
    STACK,
    SUMMON,
)
from roundtable.games.mage_knight.content.nodes import Effect, Phrase
from roundtable.games.mage_knight.effects.phrases import (
    WORDINGS,
    Noun,
    colour,
    inside,
    joined,
    one_of,
    piece,
    steps_text,
    told,
)
from roundtable.games.mage_knight.verbs.library import ALL_STEPS
from roundtable.kernel.wording import Composed, Names

NIGHT_NAME: Final = Names("mage_knight-night", tuple([card.id for card in CARDS if card.kind == SPELL]))

# Windows that the text of an effect names; the others follow from what it does.
NAMED_TIMES: Final = (
    "peace", "movement", "interaction", "combat-start", "block", "damage", "attack",
    "taking", "anytime",
)  # fmt: skip


def timed(effect: Effect) -> Phrase:
    """Give an effect in words, with the time at which it may be used if that is not plain."""
    text = steps_text(effect.steps)
    time = effect.timing[0] if effect.timing else ""
    if time not in NAMED_TIMES:
        return text
    return told("timed", time=piece("time", time), text=inside(text))


def colours_of(mask: int) -> list[Phrase]:
    """Give the colours of a mask."""
    return [told("colour-alone", colour=colour(COLOUR.words[at])) for at in range(COLOURS) if (mask >> at) & 1]


def words_of(mask: int, names: Names, kind: str) -> list[object]:
    """Give the words of a mask, each as a message of a kind."""
    return [piece(kind, word) for at, word in enumerate(names.words) if (mask >> at) & 1]


# ---- Deed cards ----


def card_text(card: Card) -> Phrase:
    """Give a whole Deed card in words."""
    name, kind = Noun(CARD, card.id), Noun(KIND, KIND.words[card.kind])
    basic = inside(timed(card.basic))
    if card.powered is None:
        return told("card-simple", card=name, kind=kind, basic=basic)
    powered = inside(timed(card.powered))
    if card.attached is not None:
        return told("card-banner", card=name, kind=kind, basic=inside(steps_text(card.attached.steps)), powered=powered)
    if not card.colours:
        return told("card-artifact", card=name, kind=kind, basic=basic, powered=powered)
    tint = inside(one_of(colours_of(card.colours)))
    if card.kind == SPELL:
        night = Noun(NIGHT_NAME, card.id)
        return told("card-spell", card=name, kind=kind, colour=tint, basic=basic, night=night, powered=powered)
    mana = inside(one_of(colours_of(card.powered_by)))
    return told("card-action", card=name, kind=kind, colour=tint, basic=basic, mana=mana, powered=powered)


# ---- Units ----


def ability_text(unit: UnitKind, at: int) -> Phrase:
    """Give an ability of a Unit in words, with the mana it asks for."""
    text = timed(unit.abilities[at])
    if unit.mana[at] == NONE:
        return text
    return told("ability-mana", colour=colour(COLOUR.words[unit.mana[at]]), text=inside(text))


def unit_text(unit: UnitKind) -> Phrase:
    """Give a whole Unit in words."""
    abilities = inside(joined("slash", [ability_text(unit, at) for at in range(len(unit.abilities))]))
    if unit.note:
        abilities = inside(told("whole-note", text=abilities, note=inside(told(f"note-{unit.note}"))))
    name = Noun(UNIT, unit.id)
    if not unit.resistances:
        return told("unit-whole", unit=name, level=unit.level, armor=unit.armor, cost=unit.cost, list=abilities)
    resists = words_of(unit.resistances, RESISTANCE, "resists")
    return told(
        "unit-whole-resists",
        unit=name, level=unit.level, armor=unit.armor, resists=resists, cost=unit.cost, list=abilities,
    )  # fmt: skip


# ---- Skills and Tactics ----


def skill_text(skill: Skill) -> Phrase:
    """Give a Skill in words, with what it does in the middle of the table."""
    name, usage = Noun(SKILL, skill.id), piece("usage", skill.usage)
    text = inside(timed(skill.effect))
    if skill.note:
        text = inside(told("whole-note", text=text, note=inside(told(f"note-{skill.note}"))))
    if skill.centre is None or not skill.centre.steps:
        return told("skill-whole", skill=name, usage=usage, text=text)
    who = piece("centre", f"{skill.centre_kind}-{skill.centre_who}")
    centre = inside(steps_text(skill.centre.steps))
    return told("skill-whole-centre", skill=name, usage=usage, text=text, who=who, centre=centre)


def tactic_text(tactic: Tactic) -> Phrase:
    """Give a Tactic in words."""
    name = Noun(TACTIC, tactic.id)
    if not tactic.effect.steps:
        return told("tactic-whole-plain", number=tactic.number, tactic=name)
    effect = tactic.effect
    text = timed(effect) if effect.timing[0] == "taking" else steps_text(effect.steps)
    return told("tactic-whole", number=tactic.number, tactic=name, text=inside(text))


# ---- enemies and ruins ----


def blow_text(blow: Blow) -> Phrase:
    """Give an attack of an enemy in words."""
    if not blow.summons:
        return told(f"blow-{ELEMENT.words[blow.element]}", number=blow.value)
    if blow.summon_stack == NONE:
        return told("blow-summon", number=blow.summons)
    return told("blow-summon-of", number=blow.summons, stack=Noun(STACK, STACK.words[blow.summon_stack]))


def enemy_text(enemy: Enemy) -> Phrase:
    """Give an enemy in words: attacks, Armor, what is special about it, Fame."""
    blows = [inside(blow_text(blow)) for blow in enemy.blows]
    traits = words_of(enemy.resistances, RESISTANCE, "resists")
    traits += words_of(enemy.abilities & ~SUMMON & ~DEFEND, ABILITY, "has")
    if enemy.defend:
        traits.append(inside(told("has-defend", number=enemy.defend)))
    name = Noun(ENEMY, enemy.id)
    if not traits:
        return told("enemy-whole", enemy=name, attacks=blows, armor=enemy.armor, fame=enemy.fame)
    return told("enemy-whole-traits", enemy=name, attacks=blows, armor=enemy.armor, traits=traits, fame=enemy.fame)


def reward_text(reward: int, count: int) -> Phrase:
    """Give a reward in words, with its number if there are several."""
    noun = Noun(REWARD, REWARD.words[reward])
    return told("reward-alone", reward=noun) if count == 1 else told("reward-times", reward=noun, number=count)


def ruin_text(ruin: Ruin) -> Phrase:
    """Give a ruins token in words."""
    if ruin.altar:
        kinds = [at for at in range(COLOURS) if at in ruin.mana]
        mana = [inside(told("mana-count", number=ruin.mana.count(at), colour=colour(COLOUR.words[at]))) for at in kinds]
        return told("ruin-altar", list=mana, fame=ruin.fame)
    foes = [inside(told("stack-alone", stack=Noun(STACK, STACK.words[stack]))) for stack in ruin.enemies]
    rewards = [inside(reward_text(one, ruin.rewards.count(one))) for one in dict.fromkeys(ruin.rewards)]
    return told("ruin-enemies", list=foes, rewards=rewards)


# ---- the kinds ----


def composed(id: str, names: tuple[str, ...], phrases: list[Phrase]) -> Composed:
    """Make a kind of texts; the messages of all of them are declared together."""
    return Composed(id, names, tuple(phrases), tuple(WORDINGS.values()))


ABILITY_WORDS: Final = tuple([f"{unit.id}-{at}" for unit in UNITS for at in range(len(unit.abilities))])
FIRST_ABILITY: Final = tuple([ABILITY_WORDS.index(f"{unit.id}-0") for unit in UNITS])  # where a Unit's begin

EFFECT: Final = composed("mage_knight-effect", tuple(ALL_STEPS), [steps_text(steps) for steps in ALL_STEPS.values()])
CARD_TEXT: Final = composed(
    "mage_knight-card-text", CARD.words, [*[card_text(card) for card in CARDS], told("whole-wound")]
)
ABILITY_TEXT: Final = composed(
    "mage_knight-ability-text",
    ABILITY_WORDS,
    [ability_text(unit, at) for unit in UNITS for at in range(len(unit.abilities))],
)
UNIT_TEXT: Final = composed("mage_knight-unit-text", UNIT.words, [unit_text(unit) for unit in UNITS])
SKILL_TEXT: Final = composed("mage_knight-skill-text", SKILL.words, [skill_text(skill) for skill in SKILLS])
TACTIC_TEXT: Final = composed("mage_knight-tactic-text", TACTIC.words, [tactic_text(tactic) for tactic in TACTICS])
ENEMY_TEXT: Final = composed("mage_knight-enemy-text", ENEMY.words, [enemy_text(enemy) for enemy in ENEMIES])
RUIN_TEXT: Final = composed("mage_knight-ruin-text", RUIN.words, [ruin_text(ruin) for ruin in RUINS])

TEXTS: Final = (EFFECT, CARD_TEXT, ABILITY_TEXT, UNIT_TEXT, SKILL_TEXT, TACTIC_TEXT, ENEMY_TEXT, RUIN_TEXT)
