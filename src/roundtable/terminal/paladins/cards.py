"""What the cards of Paladins do, in short, for its picture."""

from typing import Final

from rich.text import Text

from roundtable.games.paladins.cards import scores_phrase
from roundtable.games.paladins.content import (
    FAVOUR_NAME,
    FAVOURS,
    OUTSIDER_NAME,
    OUTSIDERS,
    PALADIN_NAME,
    PALADINS,
    REWARDS,
    TOWNSFOLK,
    TOWNSFOLK_NAME,
    WALL_NAME,
    WALLS,
)
from roundtable.games.paladins.names import ACTION, FACTION, ON_ACTION, ON_INQUISITION, STRENGTH
from roundtable.games.paladins.rules import ability_path
from roundtable.terminal.marks import POINTS, QUIET, joined
from roundtable.terminal.paladins.signs import Signs

UNLIMITED: Final = 99  # Suspicion cards, if an ability does not look at them


class Cards:
    """Cards in one language; `listed` if the table plays with the values as listed."""

    def __init__(self, signs: Signs, listed: bool) -> None:
        self.signs: Final = signs
        self.words: Final = signs.words
        self.listed: Final = listed

    def action(self, number: int) -> str:
        """Give the name of an action."""
        return self.signs.speech.name(ACTION, number)

    # ---- Townsfolk ----

    def townsfolk(self, card: str) -> list[Text]:
        """Give a Townsfolk: its name, what it gives at once, its ability, and what dismissing it gives."""
        townsfolk = TOWNSFOLK[TOWNSFOLK_NAME.at(card)]
        return [
            Text(self.signs.name(TOWNSFOLK_NAME, card), "bold"),
            self.signs.rewards(townsfolk.immediate),
            self.ability(card),
            self.signs.rewards(townsfolk.dismiss),
        ]

    def ability(self, card: str) -> Text:
        """Give the lasting ability of a Townsfolk: when it comes, and what it gives."""
        number = TOWNSFOLK_NAME.at(card)
        gains = self.signs.rewards(REWARDS[ability_path(number, self.listed)])
        return Text.assemble((self.trigger(number), QUIET), " ", gains)

    def trigger(self, number: int) -> str:
        """Say when an ability comes."""
        townsfolk = TOWNSFOLK[number]
        if townsfolk.trigger == ON_ACTION:
            return self.words.say("paladins-picture-on-action", action=self.action(townsfolk.action))
        if townsfolk.trigger != ON_INQUISITION:
            return self.words.say("paladins-picture-on-pay-debt")
        if townsfolk.least:
            return self.words.say("paladins-picture-on-suspicion", least=townsfolk.least)
        if townsfolk.most < UNLIMITED:
            return self.words.say("paladins-picture-on-innocence")
        return self.words.say("paladins-picture-on-inquisition")

    # ---- Outsiders ----

    def attack(self, card: str) -> Text:
        """Give what attacking an Outsider gives."""
        outsider = OUTSIDERS[OUTSIDER_NAME.at(card)]
        return self.signs.rewards(outsider.listed_attack if self.listed else outsider.attack)

    def conversion(self, card: str) -> Text:
        """Give what converting an Outsider gives, at once and at the end."""
        outsider = OUTSIDERS[OUTSIDER_NAME.at(card)]
        strength = outsider.listed_strength if self.listed else outsider.strength
        at_once = Text(f"+{strength} {self.signs.attribute(STRENGTH)}")
        return joined([at_once, Text(self.scoring(card))], ", ")

    def scoring(self, card: str) -> str:
        """Say what a converted Outsider is worth at the end."""
        return self.words.data(scores_phrase(OUTSIDERS[OUTSIDER_NAME.at(card)]))

    def faction(self, card: str) -> str:
        """Give the faction of an Outsider."""
        return self.signs.speech.name(FACTION, OUTSIDERS[OUTSIDER_NAME.at(card)].faction)

    # ---- the others ----

    def favour(self, card: str) -> Text:
        """Give what a King's Favour costs besides the worker, and what it gives; first its word in the notation."""
        favour = FAVOURS[FAVOUR_NAME.at(card)]
        line = Text.assemble((f"{card} ", QUIET))
        if any(favour.cost):
            line.append_text(self.signs.cost(*favour.cost)).append(" → ")
        return line.append_text(self.signs.rewards(favour.rewards))

    def paladin(self, card: str) -> Text:
        """Give a Paladin: name, workers, attributes and ability."""
        paladin = PALADINS[PALADIN_NAME.at(card)]
        bonus = [Text(f"+{n} {self.signs.attribute(number)}") for number, n in enumerate(paladin.attributes) if n]
        name = Text(self.signs.name(PALADIN_NAME, card), "bold")
        workers = self.signs.crowd(paladin.workers)
        return joined([name, workers, joined(bonus, ", "), self.help(card)])

    def help(self, card: str) -> Text:
        """Give the ability of a Paladin."""
        paladin = PALADINS[PALADIN_NAME.at(card)]
        action = self.action(paladin.action)
        if paladin.waives:
            return Text(self.words.say("paladins-picture-for-nothing", action=action))
        if paladin.lowers:
            return Text(self.words.say("paladins-picture-cheaper", action=action, count=paladin.lowers))
        told = self.words.say("paladins-picture-on-action", action=action)
        return Text.assemble(f"{told} ", self.signs.rewards(paladin.bonus))

    def wall(self, card: str) -> Text:
        """Give the points of a Wall built."""
        return Text(f"{WALLS[WALL_NAME.at(card)].points}{POINTS}")
