"""`roundtable serve --processes N`: one port, several processes, replaced without anybody noticing."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx2
import pytest

from roundtable.server.config import Config
from roundtable.server.refused import Refused

from .live import PATIENCE, eventually
from .postgres import Postgres


def test_several_processes_need_postgresql() -> None:
    with pytest.raises(Refused, match="server-config-processes"):
        Config.read({}, database="sqlite:///tables.db", processes=2)
    assert Config.read({}, database="postgresql://127.0.0.1/x", processes=2).processes == 2


def children(parent: int) -> set[int]:
    """Give the processes that serve."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    return {int(one) for one in found}


class Caller(threading.Thread):
    """Somebody who asks again and again, and notes what went wrong."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        super().__init__(daemon=True)
        self.url, self.headers = url, headers
        self.calls = 0
        self.wrong: list[str] = []
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            try:
                status = self.ask()
            except httpx2.HTTPError:  # closed before it was heard: whoever asks again is answered
                status = self.ask()
            if status != 200:
                self.wrong.append(str(status))
            self.calls += 1
            time.sleep(0.01)

    def ask(self) -> int:
        """Ask over a connection of its own: one that is kept may be closed just as it is used."""
        answer = httpx2.get(f"{self.url}/api/me", headers=self.headers, trust_env=False, timeout=PATIENCE)
        return int(answer.status_code)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks into /proc")
def test_processes_are_replaced_without_anybody_noticing(postgres: Postgres) -> None:
    settings = {"ROUNDTABLE_DATABASE": postgres.database(), "ROUNDTABLE_PORT": "0", "ROUNDTABLE_WEBHOOKS": "no"}
    settings |= {"ROUNDTABLE_REQUESTS_PER_SECOND": "1000000", "ROUNDTABLE_REQUESTS_AT_ONCE": "1000000"}
    command = [sys.executable, "-m", "roundtable", "serve", "--lang", "en", "--processes", "2"]
    parent = subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True)
    try:
        assert parent.stdout is not None
        found = re.search(r"http://\S+?(?=/?$)", parent.stdout.readline().strip())
        assert found is not None
        first = children(parent.pid)
        assert len(first) == 2
        token = httpx2.post(f"{found[0]}/api/guests", json={"name": "Ada"}, trust_env=False).json()["token"]
        caller = Caller(found[0], {"Authorization": f"Bearer {token}"})
        caller.start()
        parent.send_signal(signal.SIGHUP)
        eventually(lambda: len(children(parent.pid) - first) >= 1, "a new one is started")
        eventually(lambda: len(children(parent.pid) & first) < 2, "it serves, and an old one is gone")
        eventually(lambda: len(children(parent.pid) - first) == 2, "another one is started")
        eventually(lambda: not children(parent.pid) & first, "it serves, and no old one is left")
        caller.enough.set()
        caller.join(PATIENCE)
        assert not caller.is_alive()
        assert caller.calls > 5
        assert caller.wrong == []
        killed = min(children(parent.pid))
        os.kill(killed, signal.SIGKILL)
        eventually(lambda: len(children(parent.pid) - {killed}) == 2, "the killed one is replaced")
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(PATIENCE) == 0
    finally:
        parent.kill()
        parent.communicate()
