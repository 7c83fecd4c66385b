"""One game for every choice of Paladins that no other stored game makes."""

from typing import Final

from tests.machine.passage import Passage

PASSAGES: Final = (
    Passage("paladins", "even-tax-supply", 2, {"tax_supply": "even"}),
    Passage("paladins", "even-jars", 2, {"jar_numbers": "even"}),
    Passage("paladins", "six-orders", 1, {"scheme_split": "orders_6"}),
    Passage("paladins", "recruits-kept", 2, {"free_recruit": "keep_or_dismiss"}),
)
