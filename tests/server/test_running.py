"""`roundtable serve` as a process: where it listens, health, stopping in good order, and why it cannot start."""

import os
import re
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2
import pytest

from .conftest import sqlite
from .live import PATIENCE, Live, begun, config_for, eventually

ROUNDTABLE = [sys.executable, "-m", "roundtable"]


def start(folder: Path, *words: str, **environment: str) -> "subprocess.Popen[str]":
    variables = {**os.environ, "ROUNDTABLE_DATABASE": sqlite(folder), "ROUNDTABLE_PORT": "0", **environment}
    command = [*ROUNDTABLE, "serve", "--lang", "en", *words]
    return subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def address(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+?(?=/?$)", line.strip())
    assert found, line + (process.stderr.read() if process.stderr else "")
    return found[0]


def test_it_says_where_it_listens_and_stops_in_good_order(tmp_path: Path) -> None:
    process = start(tmp_path)
    try:
        url = address(process)
        assert url.startswith("http://127.0.0.1:")
        assert process.stdout is not None
        assert process.stdout.readline() == "Only this machine can reach them.\n"
        with httpx2.Client(base_url=url, trust_env=False) as client:
            assert client.get("/health/live").text == "ok\n"
            assert client.get("/health/ready").text == "ready\n"
            assert client.get("/").status_code == 200
            token = client.post("/api/guests", json={"name": "Ada"}).json()["token"]
            body = {"game": "merlin", "seats": [{"kind": "bot"}, {"kind": "bot"}], "start": True}
            headers = {"Authorization": f"Bearer {token}"}
            assert client.post("/api/tables", json=body, headers=headers).status_code == 201
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
        assert process.returncode in (0, -signal.SIGTERM)
    finally:
        process.kill()
        process.communicate()


def test_it_opens_the_page_on_a_free_port_if_the_usual_one_is_taken(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        process = start(tmp_path, "--open", ROUNDTABLE_PORT=port, BROWSER=f"{browser} %s")
        try:
            url = address(process)
            assert not url.endswith(f":{port}")
            eventually(lambda: opened.is_file() and bool(opened.read_text(encoding="utf-8")), "the page is opened")
            assert opened.read_text(encoding="utf-8").strip() == f"{url}/"
        finally:
            process.kill()
            process.communicate()


def test_who_waits_for_news_does_not_keep_it_from_stopping(tmp_path: Path) -> None:
    with Live(config_for(sqlite(tmp_path), wait_seconds=300.0)) as live, ThreadPoolExecutor(1) as beside:
        table, folk = begun(live)
        version = folk[0].state(table)["version"]
        waiting = beside.submit(folk[0].state, table, since=version, wait=300)
        eventually(lambda: live.application.service.desk.room(table).watched, "somebody waits")
        live.server.should_exit = True
        assert waiting.result()["version"] == version


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"ROUNDTABLE_PORT": "99999"}, "port"),
        ({"ROUNDTABLE_DATABASE": "mysql://x"}, "sqlite"),
        ({"ROUNDTABLE_HOST": "203.0.113.7"}, "203.0.113.7"),
        ({"ROUNDTABLE_MODULES": "nothing.of.the.kind"}, "nothing"),
        ({"ROUNDTABLE_DATABASE": "postgresql://ada:hunter2@127.0.0.1:1/tables"}, "ConnectionRefused"),
    ],
)
def test_what_keeps_it_from_starting_is_said_clearly(tmp_path: Path, environment: dict[str, str], said: str) -> None:
    process = start(tmp_path, **environment)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert said in errors
    assert "Traceback" not in errors
    assert "hunter2" not in errors


def test_a_file_that_is_no_database_is_said_clearly(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("a shopping list, not a database\n" * 100, encoding="utf-8")
    process = start(tmp_path)
    _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2
    assert "cannot be opened" in errors
    assert "Traceback" not in errors


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    with Live(config_for(sqlite(tmp_path))) as live:
        live.guest()
        for file in tmp_path.iterdir():
            assert file.stat().st_mode & 0o077 == 0, file


def test_a_second_server_on_the_same_file_is_told_so(tmp_path: Path) -> None:
    first = start(tmp_path)
    try:
        address(first)
        second = start(tmp_path)
        _, errors = second.communicate(timeout=PATIENCE)
        assert second.returncode != 0
        assert "Another server uses" in errors
        assert "Traceback" not in errors
    finally:
        first.kill()
        first.communicate()


def test_all_settings_can_be_listed(tmp_path: Path) -> None:
    process = start(tmp_path, "--settings")
    printed, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "ROUNDTABLE_DATABASE=" in printed


def test_readiness_follows_the_database(quick: Live) -> None:
    client = quick.stranger().client
    assert client.get("/health/ready").status_code == 200
    service = quick.application.service
    service.closing = True
    try:
        assert client.get("/health/ready").status_code == 503
        assert client.get("/health/live").status_code == 200
    finally:
        service.closing = False


def test_metrics_count_moves(quick: Live) -> None:
    table, folk = begun(quick)
    seat = folk[0].state(table)["table"]["waiting"][0]
    folk[seat].play(table, seat)
    text = quick.stranger().client.get("/metrics").text
    count = re.search(r"^roundtable_move_seconds_count (\S+)$", text, re.MULTILINE)
    assert count is not None
    assert float(count[1]) >= 1
    assert 'route="/api/tables/{table}/moves"' in text
