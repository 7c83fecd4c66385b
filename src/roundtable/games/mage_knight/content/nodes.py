"""Effects as data: trees of nodes, each a verb with its fields, checked against content/effects.toml when loaded.

A node has a path such as `rage.basic.0.of.1.0` under which steps on the agenda name it.
"""

from typing import Final

from roundtable.kernel.content import BadContent, Entry, read

PACKAGE: Final = "roundtable.games.mage_knight"
VOCABULARY: Final = read(PACKAGE, "effects.toml")
VERBS: Final = VOCABULARY.entry("verbs")
ENUMS: Final = VOCABULARY.entry("enums")
TIMING: Final = tuple(VOCABULARY.entry("timing").data)
ODD: Final = tuple(VOCABULARY.entry("odd").data)

ALL: Final = -1  # "all", "any" or "each" where a number may stand

COSTS: Final = tuple([verb for verb in VERBS.data if VERBS.entry(verb).data.get("cost") is True])


class Amount:
    """A number, perhaps by the position: base + each × what `per` counts, at most `most`; or a value named `of`."""

    def __init__(self, base: int, each: int = 0, per: str = "", most: int = ALL, of: str = "") -> None:
        self.base: Final = base
        self.each: Final = each
        self.per: Final = per
        self.most: Final = most
        self.of: Final = of


class Node:
    """A verb with its fields; a field is found in the table of its kind, its default already filled in."""

    def __init__(self, path: str, verb: str) -> None:
        self.path: Final = path
        self.verb: Final = verb
        self.numbers: Final[dict[str, int]] = {}
        self.flags: Final[dict[str, bool]] = {}
        self.words: Final[dict[str, str]] = {}
        self.lists: Final[dict[str, tuple[str, ...]]] = {}
        self.amounts: Final[dict[str, Amount]] = {}
        self.parts: Final[dict[str, tuple[Node, ...]]] = {}
        self.branches: Final[dict[str, tuple[tuple[Node, ...], ...]]] = {}

        self.is_cost: Final = verb in COSTS  # it must be carried out in full, or the effect cannot be played

    def number(self, name: str, otherwise: int) -> int:
        """Give a number, or what stands for it if it is not said."""
        return self.numbers.get(name, otherwise)

    def word(self, name: str) -> str:
        """Give a word, empty if it is not said."""
        return self.words.get(name, "")

    def flag(self, name: str) -> bool:
        """Give a flag, false if it is not said."""
        return self.flags.get(name, False)


class Effect:
    """What a card's half, a unit's ability, a skill or a tactic does, and the windows in which it may be announced."""

    def __init__(self, path: str, entry: Entry) -> None:
        self.path: Final = path
        self.timing: Final = checked_words(entry, "timing", TIMING)
        self.steps: Final = steps_of(entry.entries("steps"), path)


NODES: Final[dict[str, Node]] = {}  # by path
STEPS: Final[dict[str, tuple[Node, ...]]] = {}  # lists of steps by path


def steps_of(entries: list[Entry], path: str) -> tuple[Node, ...]:
    """Read a list of steps."""
    steps = tuple([node_of(entry, f"{path}.{at}") for at, entry in enumerate(entries)])
    STEPS[path] = steps
    return steps


def node_of(entry: Entry, path: str) -> Node:
    """Read a step; every field must be one its verb knows, and every field it needs must be there."""
    verb = entry.text("do")
    if not VERBS.has(verb):
        raise BadContent(f"{entry.where}: no verb {verb!r}")
    rules = VERBS.entry(verb)
    fields = rules.entry("fields") if rules.has("fields") else Entry(rules.where, {})
    for name in entry.data:
        if name != "do" and not fields.has(name):
            raise BadContent(f"{entry.where}: {verb} has no field {name!r}")
    node = Node(path, verb)
    for name in fields.data:
        rule = fields.entry(name)
        if entry.has(name):
            read_field(node, name, rule.text("type"), entry, path)
        elif rule.has("default"):
            read_field(node, name, rule.text("type"), Entry(rule.where, {name: rule.data["default"]}), path)
        elif not rule.has("optional"):
            raise BadContent(f"{entry.where}: {verb} needs {name!r}")
    NODES[path] = node
    return node


def read_field(node: Node, name: str, kind: str, entry: Entry, path: str) -> None:
    """Read one field by its kind into the node's table for that kind."""
    head, _, rest = kind.partition(":")
    if head == "int":
        node.numbers[name] = entry.number(name)
    elif head == "int-or":
        node.numbers[name] = ALL if entry.data[name] == rest else entry.number(name)
    elif head == "bool":
        node.flags[name] = entry.flag(name)
    elif head == "amount":
        node.amounts[name] = amount_of(entry, name)
    elif head == "effect":
        node.parts[name] = steps_of(entry.entries(name), f"{path}.{name}")
    elif head == "step":
        step = node_of(entry.entry(name), f"{path}.{name}")
        node.parts[name] = (step,)
        STEPS[f"{path}.{name}"] = (step,)
    elif head == "effects":
        groups = entry.groups(name)
        node.branches[name] = tuple([steps_of(group, f"{path}.{name}.{at}") for at, group in enumerate(groups)])
    elif head == "on-face":
        read_faces(node, name, entry, path)
    elif head == "args":
        read_arguments(node, entry.entry(name))
    elif head in ("list", "one-or-list"):
        node.lists[name] = checked_words(entry, name, words_of(rest), head == "one-or-list")
    elif head == "color":
        node.lists[name] = colours_of(entry, name)
    else:
        node.words[name] = checked_word(entry, name, head, rest)


def words_of(enum: str) -> tuple[str, ...]:
    """Give the words of a list of the vocabulary; `timing` and `odd` are lists of their own."""
    if enum == "timing":
        return TIMING
    return tuple(ENUMS.entry(enum).data)


def checked_word(entry: Entry, name: str, head: str, rest: str) -> str:
    """Read a word that must stand in its list; bindings and references are free."""
    word = entry.text(name)
    if head == "enum":
        allowed = words_of(rest)
    elif head == "odd":
        allowed = ODD
    elif head == "word":
        allowed = tuple(rest.split(","))
    else:
        return word
    if word not in allowed:
        raise BadContent(f"{entry.where}: {name} is {word!r}, not one of {', '.join(allowed)}")
    return word


def checked_words(entry: Entry, name: str, allowed: tuple[str, ...], one_will_do: bool = False) -> tuple[str, ...]:
    """Read a list of words that must all stand in a list; a single word may stand for a list of one."""
    value = entry.data.get(name)
    given = [value] if one_will_do and isinstance(value, str) else value
    if not isinstance(given, list):
        raise BadContent(f"{entry.where}: {name} must be a list, not {value!r}")
    for word in given:
        if word not in allowed:
            raise BadContent(f"{entry.where}: {name} has {word!r}, not one of {', '.join(allowed)}")
    return tuple([str(word) for word in given])


SPECIAL_COLOURS: Final = ("any-basic", "any", "any-but-gold", "owned", "missing", "offer-spell", "by-resistance")


def colours_of(entry: Entry, name: str) -> tuple[str, ...]:
    """Read a colour, several to choose from, a reference, or one of the special ways to name one."""
    value = entry.data[name]
    given = value if isinstance(value, list) else [value]
    for word in given:
        if not isinstance(word, str):
            raise BadContent(f"{entry.where}: {name} must be a colour, not {word!r}")
        if "$" not in word and word not in SPECIAL_COLOURS and word not in words_of("mana"):
            raise BadContent(f"{entry.where}: {name} is {word!r}, which is no colour")
    return tuple([str(word) for word in given])


def amount_of(entry: Entry, name: str) -> Amount:
    """Read an amount: a number, or what it depends on."""
    if not isinstance(entry.data[name], dict):
        return Amount(entry.number(name))
    rule = entry.entry(name)
    if rule.has("is"):
        return Amount(0, of=checked_word(rule, "is", "enum", "value-of"))
    per = rule.text("per")
    if not per.startswith("$") and per not in words_of("count"):
        raise BadContent(f"{rule.where}: nothing counts {per!r}")
    base = rule.number("base") if rule.has("base") else 0
    return Amount(base, rule.number("each"), per, rule.number("max") if rule.has("max") else ALL)


def read_faces(node: Node, name: str, entry: Entry, path: str) -> None:
    """Read what each face of a mana die does, one part per face."""
    faces = entry.entry(name)
    for face in faces.data:
        if face not in words_of("face"):
            raise BadContent(f"{faces.where}: no face {face!r}")
        node.parts[face] = steps_of(faces.entries(face), f"{path}.{name}.{face}")


def read_arguments(node: Node, args: Entry) -> None:
    """Read the arguments of an odd procedure: numbers and flags."""
    for name, value in args.data.items():
        if isinstance(value, bool):
            node.flags[name] = value
        else:
            node.numbers[name] = args.number(name)
