"""A bot that sits down at a table over HTTP and plays it to the end, with nothing but the standard library.

python examples/http_bot.py http://127.0.0.1:8765 merlin
"""

import json
import random
import sys
import urllib.request
from typing import Any


def call(url: str, token: str = "", body: object = None) -> dict[str, Any]:
    """Make one request and give its answer."""
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode())
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=60) as answer:
        given: dict[str, Any] = json.load(answer)
        return given


def play(server: str, game: str) -> dict[str, Any]:
    """Play one game against a page; give the result."""
    token = call(f"{server}/api/guests", body={"name": "Example"})["token"]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "page"}]
    table = call(f"{server}/api/tables", token, {"game": game, "seats": seats, "start": True})["table"]
    version = 0
    while True:
        state = call(f"{server}/api/tables/{table}?seat=0&since={version}&wait=20", token)
        version = state["version"]
        if state["table"]["result"]:
            result: dict[str, Any] = state["table"]["result"]
            return result
        if state["ask"]:
            action = random.choice(state["ask"]["options"])["notation"]
            body = {"seat": 0, "version": version, "action": action}
            version = call(f"{server}/api/tables/{table}/moves", token, body)["version"] - 1


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
