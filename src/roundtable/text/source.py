"""Reads a module's source for the messages it can say, without importing it.

An error gives its reason as a literal, `say` and the server's errors their message. Where an id is put together, the
module lists all the ids it can become in a tuple `SAYS`.
"""

import ast
import re
from pathlib import Path
from typing import Final, NamedTuple

LIST: Final = "SAYS"
REASON_IN: Final = "reason_in"  # gives the reason in a message that a game declares
ANYTHING: Final = ".+"
Function = ast.FunctionDef | ast.AsyncFunctionDef


class ErrorKind(NamedTuple):
    """How an error class names its message: the prefix, where its call holds the reason, the text's arguments."""

    prefix: str
    place: int
    keyword: str
    args: frozenset[str]


SPEAKERS: Final = ("say", "Refused", "BadTarget")  # the message first, its arguments by their names

ERRORS: Final = {
    "IllegalAction": ErrorKind("refused", 0, "reason", frozenset({"what", "rule"})),
    "BadPosition": ErrorKind("position", 1, "problem", frozenset({"field", "value"})),
    "BadRecord": ErrorKind("record", 0, "problem", frozenset({"at", "what"})),
    "BadSettings": ErrorKind("setting", 0, "problem", frozenset({"what", "allowed"})),
    "BadPackage": ErrorKind("package", 0, "problem", frozenset({"game", "why"})),
    "ArenaTrouble": ErrorKind("arena", 0, "problem", frozenset({"what", "why"})),
}


class SourceReader:
    """One module: `said` are ids with the arguments they get, `unreadable` lines with the reason."""

    def __init__(self, path: Path) -> None:
        self.tree: Final = ast.parse(path.read_text(encoding="utf-8"))
        self.said: list[tuple[str, frozenset[str]]] = []
        self.unreadable: list[tuple[int, str]] = []
        self.open_calls: list[tuple[re.Pattern[str], ast.Call]] = []

    def read(self) -> None:
        """Read the whole module."""
        self.walk(self.tree, None)
        self.match_open_calls()

    def walk(self, node: ast.AST, function: Function | None) -> None:
        """Visit every node, knowing the innermost function around it."""
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                self.call(child, function)
            self.walk(child, child if isinstance(child, Function) else function)

    def call(self, call: ast.Call, function: Function | None) -> None:
        """Read a call if it makes an error or says something."""
        name = called(call)
        if name in ERRORS:
            kind = ERRORS[name]
            reason = argument(call, kind.place, kind.keyword)
            if reason is None:
                self.complain(call, f"no {kind.keyword} is given")
            else:
                self.reason(reason, kind, function)
        elif name in SPEAKERS:
            self.speech(call, function)

    def reason(self, expression: ast.expr, kind: ErrorKind, function: Function | None) -> None:
        """Read the reason of an error."""
        reasons = literals(expression, function)
        if reasons is None:
            self.complain(expression, f"the {kind.keyword} is no literal")
            return
        self.said += [(f"{kind.prefix}-{reason}", kind.args) for reason in sorted(reasons)]

    def speech(self, call: ast.Call, function: Function | None) -> None:
        """Read a call of `say`; one whose id is put together is kept for later."""
        message = call.args[0] if call.args else None
        if message is None or any(keyword.arg is None for keyword in call.keywords):
            self.complain(call, "the arguments are not written out")
            return
        ids = literals(message, function)
        if ids is None:
            self.open_calls.append((re.compile(pattern(message)), call))
        else:
            self.said += [(id, keywords(call)) for id in sorted(ids)]

    def match_open_calls(self) -> None:
        """Find for every id in SAYS the calls that can say it; an f-string that fits goes before a bare variable."""
        listed = self.listed()
        for shape, call in self.open_calls:
            if not any(shape.fullmatch(id) for id in listed):
                self.complain(call, f"the message is put together, and no id in {LIST} fits")
        for id in listed:
            fitting = [(shape, call) for shape, call in self.open_calls if shape.fullmatch(id)]
            closest = [call for shape, call in fitting if shape.pattern != ANYTHING]
            calls = closest or [call for _, call in fitting]
            self.said += [(id, keywords(call)) for call in calls]
            if not calls:
                self.unreadable.append((1, f"{id} is in {LIST} and never said"))

    def listed(self) -> list[str]:
        """The ids in the module's SAYS."""
        for node in self.tree.body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=ast.expr() as value)
                    | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
                ) if name == LIST:
                    return self.ids(value)
        return []

    def ids(self, value: ast.expr) -> list[str]:
        """The literals of a tuple."""
        if isinstance(value, ast.Tuple):
            found = [one.value for one in value.elts if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            if len(found) == len(value.elts):
                return found
        self.complain(value, f"{LIST} is a tuple of literals")
        return []

    def complain(self, node: ast.expr, why: str) -> None:
        """Note a place that cannot be read."""
        self.unreadable.append((node.lineno, f"{ast.unparse(node)}: {why}"))


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    """An argument by its place or its name."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[place] if place < len(call.args) else None


def keywords(call: ast.Call) -> frozenset[str]:
    """The names of a call's arguments."""
    return frozenset([keyword.arg for keyword in call.keywords if keyword.arg])


def literals(expression: ast.expr, function: Function | None, depth: int = 9) -> set[str] | None:
    """Every text an expression can be, following local variables; None if that cannot be told."""
    parts: list[ast.expr] = []
    match expression:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            parts = [one, other]
        case ast.BoolOp(values=values):
            parts = values
        case ast.Call() if called(expression) == REASON_IN:
            return set()
        case ast.Name(id=name) if function is not None and depth:
            parts = assigned(name, function)
    found = [literals(part, function, depth - 1) for part in parts]
    if not found or None in found:
        return None
    return {text for texts in found if texts for text in texts}


def assigned(name: str, function: Function) -> list[ast.expr]:
    """What a function assigns to a variable; nothing if the variable also comes from elsewhere."""
    values: list[ast.expr] = []
    stores = 0
    for node in ast.walk(function):
        if isinstance(node, ast.arg) and node.arg == name:
            return []
        if isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Store):
            stores += 1
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in node.targets):
            values.append(node.value)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            values += [node.value] if node.value else []
    return values if stores == len(values) else []


def pattern(message: ast.expr) -> str:
    """A regular expression for an id that is put together: the fixed parts of an f-string, or anything."""
    if not isinstance(message, ast.JoinedStr):
        return ANYTHING
    return "".join(
        [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING for part in message.values]
    )
