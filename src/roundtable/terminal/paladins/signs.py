"""Signs of the picture of Paladins: letters on the workers' colours, worker places, gains and costs in short."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from roundtable.games.paladins.content import Gain, Rewards
from roundtable.games.paladins.names import (
    ANY,
    ATTRIBUTE,
    COVERED,
    EFFECT,
    EFFECT_FAITH,
    EFFECT_INFLUENCE,
    EFFECT_SILVER,
    RESOURCE,
    SILVER,
    WORKER,
    WORKERS,
)
from roundtable.kernel.wording import Names
from roundtable.terminal.marks import NOTHING, QUIET, badge, joined
from roundtable.terminal.speech import Speech

STYLES: Final = {
    "labourer": ("#f4f4f0", "black"),
    "scout": ("#2f8f4e", "white"),
    "merchant": ("#2f6db3", "white"),
    "fighter": ("#c0392b", "white"),
    "cleric": ("#2f2b2c", "white"),
    "criminal": ("#7a4a9e", "white"),
}
RIVAL: Final = "✦"
RIVAL_STYLE: Final = "bold #a05a2c"
ANYBODY: Final = "··"
WORKSHOP: Final = "▣"
COUNTED: Final = ("provision", "tax")  # said with their number even if it is one

SAYS: Final = (
    "paladins-picture-sign-labourer",
    "paladins-picture-sign-scout",
    "paladins-picture-sign-merchant",
    "paladins-picture-sign-fighter",
    "paladins-picture-sign-cleric",
    "paladins-picture-sign-criminal",
    "paladins-picture-gain-provision",
    "paladins-picture-gain-tax",
    "paladins-picture-gain-remove-suspicion",
    "paladins-picture-gain-pay-debt",
    "paladins-picture-gain-destroy-debt",
    "paladins-picture-gain-pray",
    "paladins-picture-gain-free-recruit",
    "paladins-picture-gain-free-develop",
)


class Signs:
    """The signs in one language; names of cards may be missing in it, and then their notation is shown."""

    def __init__(self, speech: Speech) -> None:
        self.speech: Final = speech
        self.words: Final = speech.words
        self.silver: Final = speech.name(RESOURCE, SILVER)
        self.letters: Final = {word: self.words.say(f"paladins-picture-sign-{word}") for word in WORKER.words}

    def name(self, names: Names, word: str) -> str:
        """Give the name of a card by its notation."""
        return self.speech.name(names, names.at(word))

    # ---- workers ----

    def worker(self, word: str) -> Text:
        """Give the badge of a worker."""
        return badge(self.letters[word], *STYLES[word])

    def kind(self, place: int) -> Text:
        """Give the kind of worker a place asks for."""
        return Text(ANYBODY, "bold") if place == ANY else self.worker(WORKER.words[place])

    def workers(self, counts: Mapping[str, int]) -> Text:
        """Give how many workers of each kind there are, those missing left out."""
        parts = [Text.assemble(self.worker(word), (str(n), "bold")) for word, n in counts.items() if n]
        return Text(" ").join(parts) if parts else Text(NOTHING, QUIET)

    def crowd(self, workers: Sequence[int]) -> Text:
        """Give workers one beside the other."""
        return Text(" ").join([self.kind(worker) for worker in workers])

    def place(self, kind: int, standing: str | None) -> Text:
        """Give a worker place: who stands on it, the workshop that covers it, or who is asked for."""
        if standing == COVERED:
            return Text(f"[{WORKSHOP}{WORKSHOP}]", "bold")
        if standing is not None:
            return Text.assemble("[", self.worker(standing), "]")
        return Text(f"‹{ANYBODY if kind == ANY else self.letters[WORKER.words[kind]]}›", QUIET)

    # ---- gains and costs ----

    def rewards(self, rewards: Rewards) -> Text:
        """Give what is gained, and the choice behind it."""
        parts = [self.gain(gain) for gain in rewards.gains]
        choices = [self.gains(choice.gains) for choice in rewards.choices]
        if choices:
            parts.append(joined(choices, " / "))
        return joined(parts, ", ") if parts else Text(NOTHING, QUIET)

    def gains(self, gains: Sequence[Gain]) -> Text:
        """Give a list of gains."""
        return joined([self.gain(gain) for gain in gains], ", ")

    def gain(self, gain: Gain) -> Text:
        """Give one gain, such as 2 Silver or two workers."""
        word = EFFECT.words[gain.effect]
        if gain.effect < WORKERS:
            return Text(" ").join([self.worker(word)] * gain.n)
        if EFFECT_FAITH <= gain.effect <= EFFECT_INFLUENCE:
            return Text(f"+{gain.n} {self.attribute(gain.effect - EFFECT_FAITH)}")
        if gain.effect == EFFECT_SILVER:
            return Text(f"{gain.n} {self.silver}")
        told = self.words.say(f"paladins-picture-gain-{word}")
        return Text(f"{gain.n} {told}" if gain.n > 1 or word in COUNTED else told)

    def cost(self, silver: int, provisions: int, debts: int = 0) -> Text:
        """Give what is to be paid."""
        parts: list[Text] = []
        if silver:
            parts.append(Text(f"{silver} {self.silver}"))
        if provisions:
            parts.append(Text(f"{provisions} {self.words.say('paladins-picture-gain-provision')}"))
        if debts:
            parts.append(Text(f"{debts} {self.words.say('paladins-picture-debt')}"))
        return joined(parts, ", ") if parts else Text(NOTHING, QUIET)

    def attribute(self, number: int) -> str:
        """Give the name of an attribute."""
        return self.speech.name(ATTRIBUTE, number)
