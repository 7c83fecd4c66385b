"""The library of effects: nodes made of everything the components say, once, when the game is loaded.

It refuses a verb without a part that every verb must have, and what a component says that no verb understands.
"""

from typing import Final

from roundtable.games.mage_knight.content.fields import Reader
from roundtable.games.mage_knight.content.nodes import EFFECTS, NODES, STEPS, Effect, Node
from roundtable.games.mage_knight.content.reasons import REASON
from roundtable.games.mage_knight.effects import windows
from roundtable.games.mage_knight.verbs.amounts import COUNTS, VALUES
from roundtable.games.mage_knight.verbs.structure import maybe_of, sure_of
from roundtable.games.mage_knight.verbs.table import CLASSES, VERBS
from roundtable.kernel.content import BadContent, Entry

EVERY_VERB: Final = ("run", "judge", "text")


class Library(Reader):
    """Reads effects with a table of verbs; what it has read lies in NODES and STEPS by path."""

    def __init__(self, verbs: dict[str, type[Node]]) -> None:
        self.verbs: Final = verbs

    def node(self, entry: Entry, path: str) -> Node:
        """Read a step; every field must be one its verb knows, and every field it needs must be there."""
        word = entry.text("do")
        if word not in self.verbs:
            raise BadContent(f"{entry.where}: no verb {word!r}")
        node = self.verbs[word](path)
        known = [field.name for field in node.fields]
        for name in entry.data:
            if name != "do" and name not in known:
                raise BadContent(f"{entry.where}: {word} has no field {name!r}")
        for field in node.fields:
            field.read(node, entry, self)
        NODES[path] = node
        return node

    def steps(self, entries: list[Entry], path: str) -> tuple[Node, ...]:
        """Read a list of steps."""
        steps = tuple([self.node(entry, f"{path}.{at}") for at, entry in enumerate(entries)])
        STEPS[path] = steps
        return steps

    def alone(self, entry: Entry, path: str) -> tuple[Node, ...]:
        """Read a step that stands for a list of one."""
        steps = (self.node(entry, path),)
        STEPS[path] = steps
        return steps

    def counts(self, word: str) -> bool:
        """What amounts may depend on."""
        return word in COUNTS

    def values(self, word: str) -> bool:
        """Values that have a name."""
        return word in VALUES

    def bind(self, effect: Effect) -> None:
        """Make an effect's steps, and work out what is known of it whatever the position."""
        effect.steps = self.steps(effect.entries, effect.path)
        effect.allowed = windows.of(effect.timing)
        effect.sure = sure_of(effect.steps)
        effect.maybe = maybe_of(effect.steps)
        effect.cards = sum([node.cards_asked() for node in effect.steps])
        effect.asks_more = effect.cards > 0 or any([node.asks_mana() for node in effect.steps])


def check_verbs(classes: tuple[type[Node], ...]) -> None:
    """Refuse verbs that share a word, lack a part, or name a reason that is not there."""
    if len({verb.word for verb in classes}) != len(classes):
        raise BadContent("two verbs share a word")
    for verb in classes:
        if not verb.word:
            raise BadContent(f"{verb.__name__} has no word")
        for part in EVERY_VERB:
            if getattr(verb, part) is getattr(Node, part):
                raise BadContent(f"{verb.word} does not say how to {part}")
        if verb.reason not in REASON.index:
            raise BadContent(f"{verb.word}: no reason {verb.reason!r}")


def load() -> dict[str, tuple[Node, ...]]:
    """Check the verbs, and read every effect of every component; give all lists of steps by path."""
    check_verbs(CLASSES)
    library = Library(VERBS)
    for effect in EFFECTS:
        library.bind(effect)
    return STEPS


ALL_STEPS: Final = load()
