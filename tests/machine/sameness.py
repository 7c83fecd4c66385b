"""Comparing positions, views and other data: a difference is told by the path to it, not by two pages of JSON."""

import json


def same(one: object, other: object, what: str) -> None:
    """Raise unless two pieces of JSON data are equal, `true` and 1 being different."""
    if json.dumps(one) != json.dumps(other):
        raise AssertionError(f"{what}: {difference(one, other)}")


def difference(one: object, other: object, path: str = "") -> str:
    """Say where two pieces of data first differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        if list(one) != list(other):
            return f"{path or 'data'} has {list(one)} here, {list(other)} there"
        for key in one:
            if json.dumps(one[key]) != json.dumps(other[key]):
                return difference(one[key], other[key], f"{path}.{key}" if path else str(key))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (left, right) in enumerate(zip(one, other, strict=True)):
            if json.dumps(left) != json.dumps(right):
                return difference(left, right, f"{path}[{at}]")
    if isinstance(one, str) and isinstance(other, str) and "\n" in one and "\n" in other:
        return difference(one.split("\n"), other.split("\n"), f"{path or 'text'}, line ")
    return f"{path or 'data'} is {short(one)} here, {short(other)} there"


def short(value: object) -> str:
    """Give a value in at most a line."""
    text = json.dumps(value, default=repr)
    return text if len(text) <= 100 else text[:97] + "..."
