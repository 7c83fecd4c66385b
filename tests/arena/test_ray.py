"""Ray: what is said without it or without a cluster. `tests/machine/on_ray.py` plays on a real one."""

import socket
import sys
from functools import partial

import pytest

from roundtable.arena import ArenaTrouble, League, play
from roundtable.arena.on_ray import knock, on_ray
from tests import practice

assert practice.BOXES


def test_without_ray_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    league = League("feud", ("random", "page"), 2, {})
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaTrouble, match="arena-no-ray"):
        list(on_ray(partial(play, league), league.fixtures(2)))


def test_a_dead_cluster_is_said_at_once() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "nowhere:x"):
        with pytest.raises(ArenaTrouble, match="arena-no-cluster"):
            knock(address)
