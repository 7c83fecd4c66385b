"""What gains come from: for every path of rewards a short text, the rule behind it, and the automated opponent's."""

from typing import Final

from roundtable.games.paladins.content import (
    JAR_PLACE,
    OUTSIDER_NAME,
    OUTSIDERS,
    PALADIN_NAME,
    REWARDS,
    SPACE,
    SPACES,
    TOWNSFOLK,
    TOWNSFOLK_NAME,
)
from roundtable.games.paladins.names import ACTION
from roundtable.games.paladins.phrases import Phrase
from roundtable.kernel.wording import NUMBER, Composed, Param, Wording, phrase

number: Final = Param("number", NUMBER)

BY_ACTION: Final = Wording("paladins-cause-action", Param("action", ACTION))
BY_TOWNSFOLK: Final = Wording("paladins-cause-townsfolk", Param("townsfolk", TOWNSFOLK_NAME))
BY_OUTSIDER: Final = Wording("paladins-cause-outsider", Param("outsider", OUTSIDER_NAME))
BY_PALADIN: Final = Wording("paladins-cause-paladin", Param("paladin", PALADIN_NAME))
BY_SPACE: Final = Wording("paladins-cause-space", Param("region", NUMBER), number)
BY_JAR: Final = Wording("paladins-cause-jar", number)
BY_TAVERN: Final = Wording("paladins-cause-tavern")
BY_WALL: Final = Wording("paladins-cause-wall")
BY_FAVOUR: Final = Wording("paladins-cause-favour")
BY_WORKSHOP: Final = Wording("paladins-cause-workshop")

OUTPOST: Final = "outpost"  # ends the path of a space on which an outpost was placed
CONVERTED: Final = "converted"  # ends the path of an Outsider that was converted

# Rules by the beginning of a path; where the automated opponent gains, the second.
RULES: Final = {
    "action.hunt.1": ("hunt.one-worker", ""),
    "action.hunt.2": ("hunt.two-workers", ""),
    "action.trade.1": ("trade.one-worker", ""),
    "action.trade.2": ("trade.two-workers", ""),
    "action.pray": ("pray.clear-one-space", ""),
    "action.conspire": ("conspire.gain", ""),
    "workshop": ("develop.uncovered-worker", ""),
    "monk": ("commission.revealed-attribute", "solo.place-attribute"),
    "outpost": ("garrison.revealed-attribute", "solo.place-attribute"),
    "jar-place": ("absolve.place-reward", ""),
    "jar": ("absolve.faith", "solo.absolve-faith"),
    "wall": ("fortify.wall-rewards", "solo.fortify-wall"),
    "favour": ("kings-favour.worker-and-cost", "solo.favour-target"),
    "tavern": ("gather.choose-tavern", ""),
    "conversion": ("convert.reward", "solo.convert-strength"),
}
PIECES: Final = {"monk": "commission", "outpost": "garrison", "jar": "absolve", "conversion": "convert"}


def rules_of(path: str) -> tuple[str, str]:
    """Give the rules behind a path of rewards: for a player, and for the automated opponent."""
    parts = path.split(".")
    last = parts[-1]
    if parts[0] == "space":
        return ("garrison" if last == OUTPOST else "commission") + ".space-reward", "solo.place-priority"
    if parts[0] == "paladin":
        return "gather.reveal-in-order" if last == "workers" else "paladin.special-ability", ""
    if parts[0] == "outsider":
        if last == CONVERTED:
            return "convert.reward", "solo.convert-strength"
        return "attack.reward", "solo.attack-reward"
    if parts[0] == "townsfolk":
        if last == "immediate":
            return "recruit.kept-immediate", ""
        if last == "dismiss":
            return "recruit.dismiss-reward", "solo.recruit"
        return f"townsfolk.{TOWNSFOLK[TOWNSFOLK_NAME.at(parts[1])].name}", ""
    for begins, rules in RULES.items():
        if path == begins or path.startswith(f"{begins}."):
            if len(parts) > 2 and parts[0] == "wall":
                return "fortify.wall-choice", "solo.fortify-choice"
            if len(parts) > 2 and parts[0] == "favour":
                return "kings-favour.choice", "solo.choice-favours"
            return rules
    raise ValueError(f"no rule gives {path}")


def text_of(path: str) -> Phrase:
    """Give a path of rewards in a few words."""
    parts = path.split(".")
    kind = parts[0]
    if kind == "action":
        return phrase(BY_ACTION, ACTION.at(parts[1]))
    if kind in PIECES:
        return phrase(BY_ACTION, ACTION.at(PIECES[kind]))
    if kind == "townsfolk":
        return phrase(BY_TOWNSFOLK, TOWNSFOLK_NAME.at(parts[1]))
    if kind == "outsider":
        return phrase(BY_OUTSIDER, OUTSIDER_NAME.at(parts[1]))
    if kind == "paladin":
        return phrase(BY_PALADIN, PALADIN_NAME.at(parts[1]))
    if kind == "jar-place":
        return phrase(BY_JAR, JAR_PLACE.at(parts[1]) + 1)
    if kind == "space":
        at = SPACE.at(parts[1])
        region = SPACES[at].region
        return phrase(BY_SPACE, region + 1, len([one for one in SPACES[:at] if one.region == region]) + 1)
    plain = {"tavern": BY_TAVERN, "wall": BY_WALL, "favour": BY_FAVOUR, "workshop": BY_WORKSHOP}
    return phrase(plain[kind])


PATHS: Final = (
    *REWARDS,
    *[f"space.{space.id}.{OUTPOST}" for space in SPACES],
    *[f"outsider.{card.id}.{CONVERTED}" for card in OUTSIDERS],
)
CAUSE: Final = Composed(
    "paladins-cause",
    tuple([path.replace(".", "-") for path in PATHS]),
    tuple([text_of(path) for path in PATHS]),
    (
        BY_ACTION, BY_TOWNSFOLK, BY_OUTSIDER, BY_PALADIN, BY_SPACE, BY_JAR, BY_TAVERN, BY_WALL, BY_FAVOUR, BY_WORKSHOP,
    ),
)  # fmt: skip
CAUSES: Final = {path: at for at, path in enumerate(PATHS)}
ABSOLVING: Final = CAUSES["jar.1"]
CAUSE_RULES: Final = tuple([f"paladins.{rules_of(path)[0]}" for path in PATHS])
RIVAL_RULES: Final = tuple([f"paladins.{rules_of(path)[1] or rules_of(path)[0]}" for path in PATHS])


def by_cause(wording: Wording, rules: tuple[str, ...]) -> tuple[Wording, ...]:
    """Give a wording for every cause, with its own rule."""
    found = {rule: wording.by(rule) for rule in sorted(set(rules))}
    return tuple([found[rule] for rule in rules])
