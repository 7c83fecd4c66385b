"""What `roundtable arena train` writes: a file of weights that says how it was made, and the learning curve."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from roundtable.arena import charts
from roundtable.arena.fitting import Lesson, Weights, curve, fit, for_playing, winning
from roundtable.arena.lessons import Course, Row, chance_of
from roundtable.arena.trouble import ArenaTrouble
from roundtable.bots import need_features, value_in
from roundtable.bots.liking import moved, spread_in, tastes
from roundtable.kernel.table import box_of

BY_ROUND: Final = ("weights", "playing")  # a line for each


def learn(
    course: Course, rows: list[Row], command: str, before: Weights | None = None
) -> tuple[dict[str, object], list[Lesson]]:
    """Give what the file of weights holds, and the learning curve; earlier weights are mended if there are any."""
    lessons = curve(rows, before)
    games = len({row.game for row in rows})
    fitted = fit(rows, before)
    data: dict[str, object] = {
        "game": course.game,
        "rules": box_of(course.game).version,
        "seats": course.seats,
        "settings": dict(course.settings),
        "date": datetime.now(UTC).date().isoformat(),
        "command": command,
        "evidence": {
            "games": games,
            "played by": course.bot,
            f"missed points, {'by hand' if before is None else 'before'}": round(lessons[0].error, 2),
            "missed points, learned": round(lessons[-1].error, 2),
        },
        "features": ["constant", "hand-made", *need_features(course.game).names],
        "weights": {str(number): row for number, row in fitted.items()},
        "playing": {str(number): row for number, row in for_playing(fitted, likings(course, rows)).items()},
    }
    return data, lessons


def likings(course: Course, rows: list[Row]) -> Weights | None:
    """Give the middle of the likings by which a bot plays games to learn from, if it does.

    Alone at the table it is moved to where those won.
    """
    name, _, path = course.bot.partition(":")
    if name != "liking":
        return None
    usual = value_in(path)
    if course.seats > 1:
        return usual.rows
    points = {row.game: row.points for row in rows}
    facts = len(usual.features.names)
    told = [tastes(facts, chance_of(course, number, 0)) for number in points]
    return moved(usual, spread_in(path), winning(told, list(points.values()))).rows


def write(path: Path, data: dict[str, object], picture: str) -> Path:
    """Write the weights, one round a line, and the curve beside them; give where that is."""
    lines: list[str] = []
    for name, value in data.items():
        if name in BY_ROUND and isinstance(value, dict):
            rounds = [f'    "{number}": {json.dumps(row)}' for number, row in value.items()]
            lines.append(f'  "{name}": {{\n' + ",\n".join(rounds) + "\n  }")
        else:
            lines.append(f'  "{name}": {json.dumps(value)}')
    curve_path = path.with_suffix(".svg")
    try:
        path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
        curve_path.write_text(picture + "\n", encoding="utf-8")
    except OSError as problem:
        raise ArenaTrouble("not-kept", str(path), str(problem)) from problem
    return curve_path


def drawn(lessons: Sequence[Lesson], across: str, up: str) -> str:
    """Draw the learning curve."""
    return charts.line([(one.games, one.error) for one in lessons], across, up, up)
