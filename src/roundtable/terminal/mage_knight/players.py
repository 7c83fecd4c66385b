"""Heroes of Mage Knight: the own one with cards, Units and Skills in full, the others on a few lines each."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from roundtable.games.mage_knight.content.components import CARD, ENEMY, SKILL, TACTIC, UNIT, UNITS
from roundtable.games.mage_knight.content.names import HERO
from roundtable.terminal.mage_knight.signs import Signs
from roundtable.terminal.marks import (
    HIDDEN,
    NOTHING,
    POINTS,
    QUIET,
    Flow,
    count,
    field,
    heading,
    joined,
    numbered,
    player_name,
)
from roundtable.terminal.view import View

READY: Final = "◉"
SPENT: Final = "○"
WOUND: Final = "✚"
PUPPET_MASTER: Final = "krang-puppet-master"
MASTER_OF_CHAOS: Final = "krang-master-of-chaos"


class Heroes:
    """The heroes of one view."""

    def __init__(self, view: View, signs: Signs) -> None:
        self.view: Final = view
        self.players: Final = view.part("table").parts("players")
        self.dummies: Final = view.part("table").parts("dummies")
        self.signs: Final = signs
        self.words: Final = signs.words

    # ---- lines ----

    def title(self, seat: int) -> Text:
        """Give a player with the hero."""
        hero = self.players[seat].word_if("hero")
        line = player_name(self.view, self.words, seat)
        team = self.players[seat].number_if("team")
        if team is not None and len({player.number_if("team") for player in self.players}) > 1:
            line.append(f" ({self.words.say('mage_knight-picture-team', number=team + 1)})")
        if self.players[seat].flag("out_of_game"):
            line.append(f" ({self.words.say('mage_knight-picture-out-of-game')})")
        if seat in self.view.part("table").numbers("chosen"):
            line.append(f" ({self.words.say('mage_knight-picture-chosen')})")
        return line if hero is None else line.append(f" – {self.signs.name(HERO, hero)}")

    def numbers(self, player: View) -> list[Text]:
        """Give level, Fame, Reputation, Armor, Command tokens and score."""
        say = self.words.say
        return [
            field(say("mage_knight-picture-level"), count(player.number("level"))),
            field(say("mage_knight-picture-fame"), count(player.number("fame"), "0")),
            field(say("mage_knight-picture-reputation"), Text(f"{player.number('reputation'):+d}", "bold")),
            field(say("mage_knight-picture-armor"), count(player.number("armor"))),
            field(say("mage_knight-picture-command"), count(player.number("command_tokens"))),
            Text(f"{player.number('score')}{POINTS}", "bold"),
        ]

    def stocks(self, player: View) -> list[Text]:
        """Give crystals and mana, and the sizes of hand, deck and discard pile."""
        say = self.words.say
        hand = f"{len(player.things('hand'))}/{player.number('hand_limit')}"
        found = [
            field(say("mage_knight-picture-crystals"), self.signs.counted(player.counts("crystals"))),
            field(say("mage_knight-picture-mana"), self.signs.counted(player.counts("mana"))),
            field(say("mage_knight-picture-hand"), Text(hand, "bold")),
            field(say("mage_knight-picture-deck"), count(len(player.things("deck")))),
            field(say("mage_knight-picture-discard"), count(len(player.things("discard")))),
        ]
        tactic = player.word_if("tactic")
        if tactic is not None:
            up = player.flag("tactic_face_up")
            found.append(
                field(say("mage_knight-picture-tactic"), Text(self.signs.name(TACTIC, tactic), "" if up else QUIET))
            )
        if player.word_if("tactic_die") is not None:
            found.append(self.signs.mana(player.word("tactic_die")))
        if player.things("puppets"):
            puppets = ", ".join([self.signs.name(ENEMY, word) for word in player.known("puppets")])
            found.append(field(self.signs.name(SKILL, PUPPET_MASTER), Text(puppets)))
        if player.word_if("chaos") is not None:
            found.append(field(self.signs.name(SKILL, MASTER_OF_CHAOS), self.signs.mana(player.word("chaos"))))
        if player.flag("order_token_face_down"):
            found.append(Text(say("mage_knight-picture-order-down"), QUIET))
        if player.things("selected"):
            found.append(field(say("mage_knight-picture-selected"), *self.selected(player)))
        if player.things("stored"):
            found.append(field(say("mage_knight-picture-stored"), count(len(player.things("stored")))))
        return found

    def selected(self, player: View) -> list[Text]:
        """Give the cards selected for later: the own ones by name, of others how many there are."""
        known = [word for word in player.things("selected") if isinstance(word, str)]
        if not known:
            return [count(len(player.things("selected")))]
        return [Text(", ".join([self.signs.name(CARD, word) for word in known]))]

    def unit_line(self, unit: View) -> Text:
        """Give a Unit in short: ready or not, its Wounds, its Banner."""
        line = Text(f"{READY if unit.flag('ready') else SPENT} ", "bold")
        line.append(self.signs.name(UNIT, unit.word("unit")), "" if unit.flag("ready") else QUIET)
        line.append(f" {WOUND * unit.number('wounds')}".rstrip(), "bold red")
        token = unit.word_if("token")
        if token is not None:
            line.append(" ").append(self.signs.mana(token))
        banner = unit.word_if("banner")
        return line if banner is None else line.append(f" [{self.signs.name(CARD, banner)}]")

    # ---- others ----

    def others(self, you: int | None) -> RenderableType:
        """Give the other heroes and the dummy player."""
        parts: list[RenderableType] = []
        for seat, player in enumerate(self.players):
            if seat == you:
                continue
            units = [self.unit_line(unit) for unit in player.parts("units")]
            skills = [
                Text(self.signs.name(SKILL, skill.word("skill")), "" if skill.flag("face_up") else QUIET)
                for skill in player.parts("skills")
            ]
            parts.append(Flow([self.title(seat), *self.numbers(player)]))
            parts.append(Flow(self.stocks(player)))
            if units or skills:
                parts.append(Flow([*units, *skills]))
            played = self.signs.cards([card.word("card") for card in player.parts("played")])
            if played:
                parts.append(Flow([Text(self.words.say("mage_knight-picture-played"), QUIET), *played]))
        for dummy in self.dummies:
            parts.append(Flow(self.dummy(dummy)))
        return Group(*parts)

    def dummy(self, dummy: View) -> list[Text]:
        """Give the dummy player."""
        say = self.words.say
        hero = dummy.word_if("hero")
        found = [Text(say("mage_knight-picture-dummy"), "bold")]
        if hero is not None:
            found.append(Text(self.signs.name(HERO, hero)))
        found += [
            field(say("mage_knight-picture-deck"), count(len(dummy.things("deck")))),
            field(say("mage_knight-picture-crystals"), self.signs.counted(dummy.counts("crystals"))),
        ]
        tactic = dummy.word_if("tactic")
        if tactic is not None:
            found.append(field(say("mage_knight-picture-tactic"), self.signs.name(TACTIC, tactic)))
        return found

    # ---- the own hero ----

    def own(self, seat: int) -> RenderableType:
        """Give all that the player has, with what it does."""
        player = self.players[seat]
        say = self.words.say
        parts: list[RenderableType] = [Flow([self.title(seat), *self.numbers(player)]), Flow(self.stocks(player))]
        played = self.signs.cards([card.word("card") for card in player.parts("played")])
        if played:
            parts.append(Flow([Text(say("mage_knight-picture-played"), QUIET), *played]))
        parts += [heading(say("mage_knight-picture-hand")), self.hand(player)]
        if player.parts("units"):
            parts += [heading(say("mage_knight-picture-units")), self.units(player)]
        if player.parts("skills"):
            parts += [heading(say("mage_knight-picture-skills")), self.skills(player)]
        discard = self.signs.cards(player.words("discard"))
        if discard:
            parts.append(Flow([Text(say("mage_knight-picture-discard"), QUIET), *discard]))
        return Group(*parts)

    def hand(self, player: View) -> RenderableType:
        """Give the cards in hand, equal ones together, with what they do."""
        counts: dict[str, int] = {}
        unknown = 0
        for word in player.words("hand"):
            if word is None:
                unknown += 1
            else:
                counts[word] = counts.get(word, 0) + 1
        rows: list[tuple[Text | str, Text | str]] = [
            (Text(f"{n}×", "bold" if n > 1 else QUIET), self.signs.told(CARD, word)) for word, n in counts.items()
        ]
        if unknown:
            rows.append((Text(f"{unknown}×", "bold"), HIDDEN))
        return numbered(rows) if rows else Text(NOTHING, QUIET)

    def units(self, player: View) -> RenderableType:
        """Give the Units with what they do, by the numbers that options use."""
        rows: list[tuple[Text | str, Text | str]] = []
        for at, unit in enumerate(player.parts("units")):
            told = Text(self.signs.told(UNIT, unit.word("unit")), "" if unit.flag("ready") else QUIET)
            rows.append((Text(f"{at}", QUIET), joined([self.unit_line(unit), told], " ")))
        return numbered(rows)

    def skills(self, player: View) -> RenderableType:
        """Give the Skills with what they do; those face down or used are quiet."""
        rows: list[tuple[Text | str, Text | str]] = []
        for skill in player.parts("skills"):
            fresh = skill.flag("face_up") and not skill.flag("used")
            rows.append(
                (READY if fresh else SPENT, Text(self.signs.told(SKILL, skill.word("skill")), "" if fresh else QUIET))
            )
        return numbered(rows)


def level_and_cost(word: str) -> tuple[int, int]:
    """Give the level and the cost of a Unit."""
    unit = UNITS[UNIT.at(word)]
    return unit.level, unit.cost
