"""What can go wrong in the arena besides bad settings: files that are no results, workers that die, no cluster."""

from roundtable.kernel.errors import RoundtableError


class ArenaTrouble(RoundtableError):
    """Something outside the games; whatever was finished before is kept."""

    def __init__(self, problem: str, what: str, why: str = "") -> None:
        super().__init__(f"arena-{problem}", {"what": what, "why": why})
