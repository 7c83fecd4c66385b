"""What only the compiler or the type checker needs, and Python can do without. This module itself is never compiled."""

import typing
from collections.abc import Callable

T = typing.TypeVar("T")

if typing.TYPE_CHECKING:
    from typing_extensions import TypeVar
else:

    def without_default(name: str, *, bound: object, covariant: bool, default: object) -> object:
        """Give a type variable; its default is for the type checker alone, for older versions of Python know none."""
        return typing.TypeVar(name, bound=bound, covariant=covariant)

    TypeVar = without_default


try:
    from mypy_extensions import mypyc_attr
except ImportError:  # only the compiler needs the real one

    def mypyc_attr(*attrs: str, **values: object) -> Callable[[T], T]:
        """Mark compiled classes that interpreted code may subclass. Interpreted, a class is open anyway."""

        def same(cls: T) -> T:
            return cls

        return same


__all__ = ["TypeVar", "mypyc_attr"]
