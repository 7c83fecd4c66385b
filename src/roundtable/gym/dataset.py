"""Games of bots as a data set: every decision as the encoder sees it, the options, the choice, and how the game ended.

A data set is a folder of Parquet files, each with some of the games and the same schema, which says how it was made.
PyArrow writes them; it is an extra (`pip install roundtable[dataset]`).
"""

import json
from functools import cached_property
from itertools import islice
from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from roundtable.arena import ArenaTrouble, Fixture, League
from roundtable.arena.playing import seated, table_of
from roundtable.gym.encoding import Encoder, encoder_for
from roundtable.kernel.eyes import Eyes
from roundtable.kernel.game import Game

FORMAT: Final = "roundtable-dataset-1"
PLAIN: Final = ("deal", "game", "decision", "seat", "bot", "options", "choice", "points", "lead", "victory")
ABOUT: Final = b"roundtable"  # where the schema says how the data set was made


class Columns:
    """What a file will hold, decision by decision; how a game ended is filled in when it is over."""

    def __init__(self, encoder: Encoder, rows: bool) -> None:
        self.encoder: Final = encoder
        self.plain: Final[dict[str, list[object]]] = {name: [] for name in PLAIN}
        self.observations: Final[list[np.ndarray]] = []
        self.rows: Final[list[np.ndarray] | None] = [] if rows else None

    def note(self, game: Game, seat: int, told: dict[str, object]) -> None:
        """Note a decision that a seat is about to make."""
        observation = np.zeros(self.encoder.size, np.float32)
        self.encoder.observe(game, seat, observation)
        self.observations.append(observation)
        options = game.options_of(seat)
        if self.rows is not None:
            rows = np.zeros((len(options), self.encoder.row_size), np.float32)
            self.encoder.rows(game, seat, rows)
            self.rows.append(rows)
        for name, value in {**told, "seat": seat, "options": [action.id for action in options]}.items():
            self.plain[name].append(value)

    def end(self, game: Game) -> None:
        """Fill in how the game ended for whoever decided."""
        scores, winners = game.scores(), game.winners()
        for seat in self.plain["seat"][len(self.plain["points"]) :]:
            assert isinstance(seat, int)
            others = [points for other, points in enumerate(scores) if other != seat]
            self.plain["points"].append(scores[seat])
            self.plain["lead"].append(scores[seat] - fmean(others) if others else scores[seat])
            self.plain["victory"].append(1 / len(winners) if seat in winners else 0.0)

    def table(self, schema: pa.Schema) -> pa.Table:
        """Give all of it."""
        arrays: dict[str, pa.Array] = {}
        for field in schema:
            if field.name in self.plain:
                arrays[field.name] = pa.array(self.plain[field.name], field.type)
        arrays["observation"] = numbers(self.observations, self.encoder.size)
        if self.rows is not None:
            ends = np.cumsum([0, *[len(rows) for rows in self.rows]], dtype=np.int32)
            arrays["rows"] = pa.ListArray.from_arrays(ends, numbers(self.rows, self.encoder.row_size))
        return pa.table([arrays[field.name] for field in schema], schema=schema)


def numbers(found: list[np.ndarray], size: int) -> pa.Array:
    """Give vectors, or several at a time, as one array of lists."""
    flat = np.concatenate([one.ravel() for one in found]) if found else np.zeros(0, np.float32)
    return pa.FixedSizeListArray.from_arrays(pa.array(flat), size)


class Dataset:
    """The games of a league in a folder, `each` of them in a file; `rows`: with the features of every option."""

    def __init__(self, folder: str, league: League, games: int, each: int, rows: bool) -> None:
        self.folder: Final = Path(folder)
        self.league: Final = league
        self.games: Final = games
        self.each: Final = max(1, each)
        self.rows: Final = rows

    def __reduce__(self) -> tuple[type["Dataset"], tuple[str, League, int, int, bool]]:
        return Dataset, (str(self.folder), self.league, self.games, self.each, self.rows)  # each process has encoders

    def parts(self) -> range:
        """Give the numbers of all files."""
        return range(-(-len(list(self.league.fixtures(self.games))) // self.each))

    def path(self, part: int) -> Path:
        """Give where a file lies."""
        return self.folder / f"part-{part:05}.parquet"

    def done(self) -> set[int]:
        """Give the files that are there; those of another data set are an error."""
        found = {part for part in self.parts() if self.path(part).exists()}
        for part in found:
            try:
                theirs = pq.read_schema(self.path(part))
            except (OSError, pa.ArrowException) as problem:
                raise ArenaTrouble("no-results", str(self.path(part)), str(problem)) from problem
            if (theirs.names, theirs.metadata.get(ABOUT)) != (self.schema.names, self.schema.metadata[ABOUT]):
                raise ArenaTrouble("other-dataset", str(self.path(part)))
        return found

    def decisions(self) -> int:
        """Count the decisions in the files that are there."""
        return sum([pq.read_metadata(self.path(part)).num_rows for part in self.done()])

    @cached_property
    def encoder(self) -> Encoder:
        """What sees the positions."""
        return encoder_for(table_of(self.league, Fixture(0, 0, 0)))

    @cached_property
    def schema(self) -> pa.Schema:
        """Say what the columns are, and how it was all made."""
        encoder, league = self.encoder, self.league
        columns = [
            pa.field("deal", pa.int32()),
            pa.field("game", pa.int32()),
            pa.field("decision", pa.int32()),
            pa.field("seat", pa.int8()),
            pa.field("bot", pa.string()),
            pa.field("observation", pa.list_(pa.float32(), encoder.size)),
            pa.field("options", pa.list_(pa.int32())),
            *([pa.field("rows", pa.list_(pa.list_(pa.float32(), encoder.row_size)))] if self.rows else []),
            pa.field("choice", pa.int32()),
            pa.field("points", pa.int32()),
            pa.field("lead", pa.float32()),
            pa.field("victory", pa.float32()),
        ]
        about = {
            "format": FORMAT,
            "game": league.game,
            "rules": league.rules,
            "seats": league.seats,
            "settings": league.settings,
            "bots": league.names,
            "seed": league.seed,
            "encoder": encoder.version,
            "fields": [str(field) for field in encoder.fields],
            "actions": table_of(league, Fixture(0, 0, 0)).rules.box.vocabulary.digest(),
        }
        return pa.schema(columns, {ABOUT: json.dumps(about).encode()})

    def write(self, part: int) -> int:
        """Play the games of one file and write it, whole or not at all; give how many decisions it holds."""
        columns = Columns(self.encoder, self.rows)
        fixtures = islice(self.league.fixtures(self.games), part * self.each, (part + 1) * self.each)
        for number, fixture in enumerate(fixtures, part * self.each):
            self.play(number, fixture, columns)
        beside = self.path(part).with_suffix(".unfinished")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            pq.write_table(columns.table(self.schema), beside)
            beside.replace(self.path(part))
        except OSError as problem:
            raise ArenaTrouble("not-kept", str(self.path(part)), str(problem)) from problem
        return len(columns.observations)

    def play(self, number: int, fixture: Fixture, columns: Columns) -> None:
        """Play a game and note every decision in which there was a choice."""
        league = self.league
        game, sitting = table_of(league, fixture), seated(league, fixture)
        names = [league.names[which] for which in league.seating(fixture)]
        decisions = 0
        while not game.over:
            seat = game.waiting[0]
            choice = sitting[seat].choose(Eyes(game, seat))
            if len(game.options_of(seat)) > 1:
                told = {"deal": fixture.deal, "game": number, "decision": decisions, "choice": choice.id}
                columns.note(game, seat, {**told, "bot": names[seat]})
                decisions += 1
            game.play(choice, seat)
        columns.end(game)
