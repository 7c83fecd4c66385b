"""A combat of Mage Knight: its enemies as they are now, what is being declared, and the points for it."""

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from roundtable.games.mage_knight.content.components import ENEMY, UNIT
from roundtable.games.mage_knight.content.names import ABILITY, BATTLE, ELEMENT, HERO, PHASE, RESISTANCE
from roundtable.games.mage_knight.effects.phrases import STRIKE, WARD
from roundtable.terminal.mage_knight.signs import Signs
from roundtable.terminal.marks import HERE, NOTHING, QUIET, Flow, field, heading
from roundtable.terminal.view import View

ON_ENEMY: Final = ("fortified", "unfortified", "elusive", "arcane-immunity", "defend")  # the others belong to attacks
DOUBLED: Final = 2

SAYS: Final = (
    "mage_knight-picture-attack-open",
    "mage_knight-picture-attack-blocked",
    "mage_knight-picture-attack-cancelled",
    "mage_knight-picture-attack-dealt",
)


class CombatPicture:
    """The combat of one view."""

    def __init__(self, table: View, signs: Signs) -> None:
        self.combat: Final = table.part("combat")
        self.phase: Final = table.part("turn").word("phase")
        self.signs: Final = signs
        self.words: Final = signs.words

    def draw(self) -> RenderableType:
        """Give the title, the enemies, and what is being declared."""
        battle = self.signs.name(BATTLE, self.combat.word("battle"))
        title = self.words.say("mage_knight-picture-combat", battle=battle, phase=self.signs.name(PHASE, self.phase))
        return Group(heading(title), self.enemies(), Flow(self.declared()))

    def enemies(self) -> Table:
        """Give the enemies with all that counts."""
        say = self.words.say
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), border_style=QUIET, header_style=QUIET)
        for label in (
            "",
            say("mage_knight-picture-enemy"),
            say("mage_knight-picture-armor"),
            say("mage_knight-picture-attacks"),
            say("mage_knight-picture-traits"),
        ):
            grid.add_column(label, overflow="fold")
        targets = self.combat.numbers("targets")
        for at, foe in enumerate(self.combat.parts("enemies")):
            aimed = at in targets or at in (self.combat.number_if("blocking"), self.combat.number_if("damaging"))
            sign = Text(f"{HERE if aimed else ' '}{at + 1}", "bold")
            style = f"{QUIET} strike" if foe.flag("defeated") else ""
            name = Text(self.name(foe), style)
            grid.add_row(sign, name, Text(str(foe.number("armor")), style), self.attacks(foe), self.traits(foe))
        return grid

    def name(self, foe: View) -> str:
        """Give what an enemy is called: a token, or between players a Unit or the hero."""
        token, unit = foe.word_if("enemy"), foe.word_if("unit")
        if token is not None:
            return self.signs.name(ENEMY, token)
        return self.signs.name(HERO, foe.word("hero")) if unit is None else self.signs.name(UNIT, unit)

    def attacks(self, foe: View) -> Text:
        """Give the attacks of an enemy with their elements and abilities, and what became of each."""
        if foe.flag("defeated"):
            say = self.words.say
            token = foe.word_if("enemy") is not None
            return Text(say("mage_knight-picture-defeated") if token else say("mage_knight-picture-wounded"), QUIET)
        if foe.flag("kept_from_attacking"):
            return Text(self.words.say("mage_knight-picture-skips"), QUIET)
        if foe.flag("summoned"):
            return Text(self.words.say("mage_knight-picture-summoned"), QUIET)
        found = [self.attack(one) for one in foe.parts("attacks")]
        return Text("\n").join(found) if found else Text(NOTHING, QUIET)

    def attack(self, one: View) -> Text:
        """Give one attack."""
        line = Text()
        if one.flag("summons"):
            line.append(self.signs.name(ABILITY, "summon"), "bold")
        else:
            line.append(str(one.number("value")), "bold")
            if one.word("element") != "physical":
                line.append(f" {self.signs.name(ELEMENT, one.word('element'))}")
        powers = [
            self.signs.name(ABILITY, word) for word in one.known("abilities") if word not in (*ON_ENEMY, "summon")
        ]
        if powers:
            line.append(f" ({', '.join(powers)})")
        state = one.word("state")
        if state != "open":
            line.append(f" {self.words.say(f'mage_knight-picture-attack-{state}')}", QUIET)
        return line

    def traits(self, foe: View) -> Text:
        """Give resistances and abilities of an enemy."""
        found = [self.signs.name(RESISTANCE, word) for word in foe.known("resistances")]
        found += [self.signs.name(ABILITY, word) for word in foe.known("abilities") if word in ON_ENEMY[2:]]
        fortified = foe.number("fortifications")
        if fortified:
            name = self.signs.name(ABILITY, "fortified")
            found.append(name if fortified < DOUBLED else f"{name} ×{fortified}")
        return Text(", ".join(found) or NOTHING, "" if found else QUIET)

    def declared(self) -> list[Text]:
        """Give the points of the attack or block being declared, and the damage still to be assigned."""
        say = self.words.say
        found: list[Text] = []
        blocking = self.combat.number_if("blocking") is not None
        lots = [self.lot(lot, blocking) for lot in self.combat.parts("pool")]
        if lots or self.combat.things("targets") or blocking:
            total = sum([lot.number("value") for lot in self.combat.parts("pool")])
            found.append(
                field(say("mage_knight-picture-pool"), Text(", ".join(lots) or NOTHING, "bold"), f" = {total}")
            )
        if self.combat.number("damage"):
            found.append(field(say("mage_knight-picture-damage"), Text(str(self.combat.number("damage")), "bold")))
        wounds = self.combat.number("wounds_to_hand")
        if wounds:
            found.append(field(say("mage_knight-picture-wounds"), Text(str(wounds), "bold")))
        if self.combat.flag("units_barred"):
            found.append(Text(say("mage_knight-picture-no-units"), QUIET))
        if self.combat.data["hidden_die"] is not None:
            die = self.combat.part("hidden_die").word_if("colour")
            found.append(
                field(say("mage_knight-picture-hidden-die"), Text("?") if die is None else self.signs.mana(die))
            )
        return found

    def lot(self, lot: View, blocking: bool) -> str:
        """Give points of one source."""
        if blocking:
            return f"{self.signs.name(WARD, lot.word('element'))} {lot.number('value')}"
        strike = f"{lot.word('type')}-{lot.word('element')}"
        return f"{self.signs.name(STRIKE, strike)} {lot.number('value')}"
