"""Golden games: finished records with their scores. This command writes them, the traces and the counts anew.

`python -m tests.machine.golden [game]`, or `make golden`, after rules were changed on purpose; it says what changed.
Records in tests/golden that do not begin with `random-` were put there by people: they are tried, never rewritten.
"""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track

import roundtable as rt
from roundtable.kernel.rules import Box, Value
from tests.machine import passage, perft, twins
from tests.machine.passages import passages_of
from tests.machine.player import Breach, Care, play_game
from tests.machine.tables import games, is_allowed, stored_tables_of

FOLDER = Path(__file__).resolve().parents[1] / "golden"
RANDOM = "random-"
FEW = 5  # words of a setting, each of which is played


def records_of(game: str) -> dict[str, str]:
    """Play the golden games anew: file name and text of each record."""
    tables = stored_tables_of(game)
    records = {
        f"{RANDOM}{table.id}.json": play_game(table, seed, Care(0, 0)).record().text()
        for seed, table in enumerate(tables, start=1)
    }
    for one in passages_of(game):
        records[f"{RANDOM}{one.id}.json"] = passage.find(one).record().text()
    return records


def paths_of(game: str) -> list[Path]:
    """Give the files of all golden games of a game."""
    return sorted((FOLDER / game).glob("*.json"))


def check_record(path: Path) -> None:
    """Raise unless a record is finished and replays to the very same text: moves, hash of every round, scores."""
    text = path.read_text(encoding="utf-8")
    game = rt.replay(text)
    assert game.over, f"{path.name} is not finished"
    assert game.record().scores == game.scores()
    assert game.record().text() == text, f"{path.name} replays to another record"


def settings_not_played(game: str) -> list[str]:
    """Name what can be chosen for a game and no golden game was played with: each word, one of many, or of numbers."""
    box = rt.box_of(game)
    stored = [rt.read_record(path.read_text(encoding="utf-8")).settings for path in paths_of(game)]
    missing: list[str] = []
    for setting in box.settings:
        played = {chosen[setting.name] for chosen in stored}
        if len(setting.allowed) > FEW or type(setting.allowed[-1]) is int:
            missing += [setting.name] if played <= {setting.default} else []
        else:
            left = [value for value in setting.allowed if value not in played]
            missing += [f"{setting.name}={value}" for value in left if can_be_chosen(box, setting.name, value)]
    return missing


def can_be_chosen(box: Box, name: str, value: Value) -> bool:
    """Say whether a value can be chosen, with some value of the first setting and nothing else."""
    first = box.settings[0]
    chosen: list[dict[str, Value]] = [{first.name: one, name: value} for one in first.allowed if first.name != name]
    return any(is_allowed(box, seats, one) for one in chosen or [{name: value}] for seats in box.seats)


class Changes:
    """What became of stored things: counted, and named where they changed."""

    def __init__(self) -> None:
        self.same = 0
        self.named: list[str] = []

    def note(self, name: str, before: object, after: object) -> None:
        """Compare a thing with what is stored."""
        if before == after:
            self.same += 1
        elif before is None:
            self.named.append(f"new      {name}")
        elif after is None:
            self.named.append(f"gone     {name}")
        else:
            self.named.append(f"changed  {name}")


def write_records(game: str, changes: Changes) -> None:
    """Write the golden games of a game anew."""
    folder = FOLDER / game
    folder.mkdir(parents=True, exist_ok=True)
    try:
        records = records_of(game)
    except Breach as breach:
        changes.named.append(f"BROKEN   golden games of {game} stay as they are: {breach}")
        return
    ours = [path.name for path in paths_of(game) if path.name.startswith(RANDOM)]
    for name in sorted({*records, *ours}):
        path = folder / name
        before = path.read_text(encoding="utf-8") if path.exists() else None
        changes.note(f"golden game {game}/{name}", before, records.get(name))
        if name in records:
            path.write_text(records[name], encoding="utf-8")
        else:
            path.unlink()
    for path in paths_of(game):
        if not path.name.startswith(RANDOM):
            try:
                check_record(path)
            except (AssertionError, rt.RoundtableError) as broken:
                changes.named.append(f"BROKEN   golden game {game}/{path.name}, which only people can mend: {broken}")


def write_traces(game: str, changes: Changes) -> None:
    """Write the traces of a game anew."""
    stored = twins.stored()
    before, after = stored.get(game, {}), twins.traces_of(game)
    for name in sorted({*before, *after}):
        changes.note(f"trace {name}", before.get(name), after.get(name))
    write_json(twins.STORED, {**stored, game: after})


def write_counts(game: str, changes: Changes) -> None:
    """Write the counts of legal sequences of a game anew."""
    stored = perft.stored()
    before = {f"{one['table']}-after-{one['after']}": one for one in stored.get(game, [])}
    counts = [one.data() for one in perft.counts_of(game)]
    after = {f"{one['table']}-after-{one['after']}": one for one in counts}
    for name in sorted({*before, *after}):
        changes.note(f"count {name}", before.get(name), after.get(name))
    write_json(perft.STORED, {**stored, game: counts})


def write_json(path: Path, data: dict[str, object]) -> None:
    """Write data by game, one entry per line; games that are gone are left out."""
    kept = {game: data[game] for game in sorted(data) if game in games()}
    lines: list[str] = []
    for game, entries in kept.items():
        if isinstance(entries, dict):
            inner = ",\n".join([f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in entries.items()])
            lines.append(f" {json.dumps(game)}: {{\n{inner}\n }}")
        elif isinstance(entries, list):
            inner = ",\n".join([f"  {json.dumps(entry)}" for entry in entries])
            lines.append(f" {json.dumps(game)}: [\n{inner}\n ]")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main() -> int:
    """Write everything anew and say what changed; give 1 if something is broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.machine.golden", description=__doc__)
    parser.add_argument("game", nargs="*", help=f"one of {', '.join(games())}; all, if none is named")
    chosen = parser.parse_args().game or games()
    unknown = sorted(set(chosen) - set(games()))
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}")
    console = Console()
    changes = Changes()
    for game in chosen:
        for write in track((write_records, write_traces, write_counts), game, console=console, transient=True):
            write(game, changes)
    for line in changes.named:
        console.print(line, highlight=False, markup=False, soft_wrap=True)
    console.print(f"{changes.same} as they were, {len(changes.named)} not", highlight=False)
    return int(any(line.startswith("BROKEN") for line in changes.named))


if __name__ == "__main__":
    sys.exit(main())
