"""Plays a league here and on a Ray cluster and compares the games: `python -m tests.machine.on_ray`."""

import argparse
import time
from functools import partial

from roundtable.arena import League, play
from roundtable.arena.on_ray import LOCAL, on_ray
from roundtable.arena.runners import here
from tests import practice


def main() -> None:
    """Play both ways and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--address", default=LOCAL)
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    league = League("feud", ("random", "page"), 3, {}, seed="on ray")
    fixtures = list(league.fixtures(args.games))
    mine = dict(here(partial(play, league), fixtures))
    began = time.monotonic()
    theirs = dict(on_ray(partial(play, league), fixtures, args.address, (practice.__name__,)))
    same = [
        key for key in fixtures if mine[key].choices == theirs[key].choices and mine[key].scores == theirs[key].scores
    ]
    print(f"{len(same)} of {len(fixtures)} games are the same; {time.monotonic() - began:.1f} s on Ray")
    assert len(same) == len(fixtures)


if __name__ == "__main__":
    main()
