"""The rulebooks as statements with ids, and which of them the tests prove."""

from .catalogue import BadCatalogue, Catalogue, Statement, UnknownRule, load
from .proof import Fault, Proofs, Tally, gather
from .scan import Flaw, Mark

__all__ = [
    "BadCatalogue",
    "Catalogue",
    "Fault",
    "Flaw",
    "Mark",
    "Proofs",
    "Statement",
    "Tally",
    "UnknownRule",
    "gather",
    "load",
]
