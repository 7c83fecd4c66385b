"""Marks compiled classes that interpreted code may subclass. This module itself is never compiled."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # only the compiler needs the real one

    def mypyc_attr(*attrs: str, **values: object) -> Callable[[T], T]:
        """Do nothing: an interpreted class is open anyway."""

        def same(cls: T) -> T:
            return cls

        return same


__all__ = ["mypyc_attr"]
