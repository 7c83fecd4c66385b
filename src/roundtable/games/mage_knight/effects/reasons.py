"""Why an effect, or a step of it, cannot be used now: reasons that people read as sentences (`refused-effect-…`)."""

from typing import Final

from roundtable.kernel.wording import Names

REASON: Final = Names(
    "refused-effect",
    (
        "not-now",
        "no-branch",
        "condition",
        "nothing-counted",
        "no-colour",
        "odd",
        "action-used",
        "other-hero",
        "move-useless",
        "influence-useless",
        "no-healing-in-combat",
        "no-attack-declared",
        "no-block-declared",
        "points-missing",
        "wrong-phase",
        "deck-empty",
        "cards-missing",
        "offer-lacks",
        "no-card-sideways",
        "nothing-to-use",
        "mana-missing",
        "source-empty",
        "no-basic-die",
        "no-spent-unit",
        "no-wounded-unit",
        "unit-not-ready",
        "not-in-combat",
        "no-unit-offered",
        "banner-assigned",
        "no-enemy",
        "moving-over",
        "nowhere-to-go",
        "card-missing",
        "wound",
        "skill-used",
        "skill-passive",
    ),
)


def refusal(word: str) -> str:
    """Give the reason of a refusal."""
    return f"effect-{word}"
