"""Records: a whole game as text that people can read and programs can replay. See docs/notation.md for the format."""

import json
from typing import Final

from roundtable.kernel.errors import BadRecord

FORMAT: Final = "roundtable-record-2"
LARGEST: Final = 4_000_000  # characters
MOST_MOVES: Final = 200_000
LONGEST_MOVE: Final = 120
LONGEST_SEED: Final = 200
PARTS: Final = (
    "format", "game", "rules", "seats", "settings", "seed", "position", "forced", "moves", "rounds", "scores",
)  # fmt: skip

Seed = int | str


class Record:
    """A game, its settings, its seed or the position it began from, and everything played, one notation per entry.

    `(notation)` is an answer the kernel gave because there was no other; `<back>`, `<restart>` and `<redo>` take back
    and play again. `rounds` holds (number of moves, hash of the position) at the first question after each round.
    """

    def __init__(
        self,
        game: str,
        rules: str,
        seats: int,
        settings: dict[str, bool | int | str],
        seed: Seed | None,
        position: dict[str, object] | None,
        forced: bool,
        moves: list[str],
        rounds: list[tuple[int, str]],
        scores: list[int] | None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.settings: Final = settings
        self.seed: Final = seed
        self.position: Final = position
        self.forced: Final = forced
        self.moves: Final = moves
        self.rounds: Final = rounds
        self.scores: Final = scores

    def data(self) -> dict[str, object]:
        """Give the record as JSON data."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "settings": dict(self.settings),
            "seed": self.seed,
            "position": self.position,
            "forced": bool(self.forced),
            "moves": list(self.moves),
            "rounds": [list(mark) for mark in self.rounds],
            "scores": self.scores,
        }

    def text(self) -> str:
        """Give the record as text, one move per line."""
        data = self.data()
        lines: list[str] = []
        for name in PARTS:
            value = data[name]
            if name == "moves" and self.moves:
                inner = ",\n".join([f"  {json.dumps(move)}" for move in self.moves])
                lines.append(f' "moves": [\n{inner}\n ]')
            else:
                lines.append(f" {json.dumps(name)}: {json.dumps(value)}")
        return "{\n" + ",\n".join(lines) + "\n}\n"


def read_record(text: str) -> Record:
    """Read a record from its text; anything else is refused, quickly and with a reason."""
    if len(text) > LARGEST:
        raise BadRecord("too-large", what=str(len(text)))
    if not text.lstrip()[:1] == "{":
        raise BadRecord("not-a-record")
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise BadRecord("not-a-record", what=str(problem)[:80]) from problem
    return record_of(data)


def record_of(data: object) -> Record:
    """Make a record from JSON data."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("unknown-format", what=FORMAT)
    for part in PARTS:
        if part not in data:
            raise BadRecord("missing-part", what=part)
    for part in data:
        if part not in PARTS:
            raise BadRecord("unknown-part", what=str(part)[:40])
    seats: object = data["seats"]
    settings: object = data["settings"]
    forced: object = data["forced"]
    if type(seats) is not int:
        raise BadRecord("wrong-part", what="seats")
    if not isinstance(settings, dict) or not all(isinstance(one, (bool, int, str)) for one in settings.values()):
        raise BadRecord("wrong-part", what="settings")
    if not isinstance(forced, bool):
        raise BadRecord("wrong-part", what="forced")
    return Record(
        text_part(data, "game"),
        text_part(data, "rules"),
        seats,
        dict(settings),
        seed_part(data),
        position_part(data),
        forced,
        moves_part(data["moves"]),
        rounds_part(data["rounds"]),
        scores_part(data["scores"]),
    )


def text_part(data: dict[str, object], name: str) -> str:
    """Read a short text."""
    value = data[name]
    if not isinstance(value, str) or len(value) > 80:
        raise BadRecord("wrong-part", what=name)
    return value


def seed_part(data: dict[str, object]) -> Seed | None:
    """Read the seed; a game that began from a position has none."""
    seed = data["seed"]
    if seed is None and data["position"] is not None:
        return None
    if not isinstance(seed, (int, str)) or isinstance(seed, bool) or len(str(seed)) > LONGEST_SEED:
        raise BadRecord("wrong-part", what="seed")
    return seed


def position_part(data: dict[str, object]) -> dict[str, object] | None:
    """Read the position a game began from, which whoever replays it checks; one that began from a seed has none."""
    position = data["position"]
    if position is None:
        return None
    if data["seed"] is not None or not isinstance(position, dict):
        raise BadRecord("wrong-part", what="position")
    return position


def moves_part(value: object) -> list[str]:
    """Read the list of moves."""
    if not isinstance(value, list) or len(value) > MOST_MOVES:
        raise BadRecord("wrong-part", what="moves")
    moves: list[str] = []
    for at, move in enumerate(value):
        if not isinstance(move, str) or len(move) > LONGEST_MOVE:
            raise BadRecord("wrong-move", at, repr(move)[:40])
        moves.append(move)
    return moves


def rounds_part(value: object) -> list[tuple[int, str]]:
    """Read the hashes per round."""
    if not isinstance(value, list) or len(value) > MOST_MOVES:
        raise BadRecord("wrong-part", what="rounds")
    rounds: list[tuple[int, str]] = []
    for mark in value:
        if not isinstance(mark, list) or len(mark) != 2 or type(mark[0]) is not int or not isinstance(mark[1], str):
            raise BadRecord("wrong-part", what="rounds")
        rounds.append((mark[0], mark[1]))
    return rounds


def scores_part(value: object) -> list[int] | None:
    """Read the final scores, if the game was over."""
    if value is None:
        return None
    if not isinstance(value, list) or not all(type(points) is int for points in value):
        raise BadRecord("wrong-part", what="scores")
    return list(value)
