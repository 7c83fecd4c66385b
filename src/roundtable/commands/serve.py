"""`roundtable serve`: tables over the network."""

import argparse
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import Final

from roundtable.terminal.screen import Screen
from roundtable.text import Words

FAILED: Final = 1
ANY_PORT: Final = 0
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # where a browser on this machine finds it
DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
SAYS: Final = (
    "serve-setting-host",
    "serve-setting-port",
    "serve-setting-database",
    "serve-setting-processes",
    "serve-setting-bell",
    "serve-setting-internal",
    "serve-setting-hosts",
    "serve-setting-origins",
    "serve-setting-secure",
    "serve-setting-proxies",
    "serve-setting-secret",
    "serve-setting-modules",
    "serve-setting-workers",
    "serve-setting-ray",
    "serve-setting-bot-seconds",
    "serve-setting-bot-megabytes",
    "serve-setting-abandoned-hours",
    "serve-setting-device-days",
    "serve-setting-open-days",
    "serve-setting-keep-days",
    "serve-setting-tables-each",
    "serve-setting-bot-tables-each",
    "serve-setting-tables-in-memory",
    "serve-setting-requests-per-second",
    "serve-setting-requests-at-once",
    "serve-setting-guests-per-minute",
    "serve-setting-sockets-each",
    "serve-setting-connections",
    "serve-setting-connections-each",
    "serve-setting-head-bytes",
    "serve-setting-head-seconds",
    "serve-setting-body-bytes",
    "serve-setting-socket-seconds",
    "serve-setting-wait-seconds",
    "serve-setting-shutdown-seconds",
    "serve-setting-webhooks",
    "serve-setting-webhooks-private",
    "serve-setting-metrics",
    "serve-setting-log-level",
)


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `serve` to the commands."""
    about = words.say("serve-help")
    parser = subparsers.add_parser("serve", help=about, description=about)
    parser.add_argument("--host", metavar="ADDRESS", help=words.say("serve-help-host"))
    parser.add_argument("--port", metavar="N", help=words.say("serve-help-port"))
    parser.add_argument("--database", metavar="URL", help=words.say("serve-help-database"))
    parser.add_argument("--processes", metavar="N", help=words.say("serve-help-processes"))
    parser.add_argument("--module", action="append", metavar="M", help=words.say("cli-help-module"))
    parser.add_argument("--open", action="store_true", help=words.say("serve-help-open"))
    parser.add_argument("--settings", action="store_true", help=words.say("serve-help-settings"))
    parser.add_argument("--descriptor", type=int, help=argparse.SUPPRESS)  # one of several is given the open port
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it; 1 if it could not start."""
    from roundtable.server import running, several  # only here: other commands need not wait for it to load
    from roundtable.server.config import PREFIX, Config, described

    words: Words = args.words
    screen = Screen(words)
    if args.settings:
        for variable, default, _ in described():
            name = variable.removeprefix(PREFIX).lower().replace("_", "-")
            screen.line(f"{variable}={default}", "bold")
            screen.line(f"    {words.say(f'serve-setting-{name}')}", "dim")
        return 0
    given = {"host": args.host, "port": args.port, "database": args.database, "modules": args.module}
    given["processes"] = args.processes
    config = Config.read(**given)
    if args.descriptor is not None:
        return 0 if running.run(config, several.tell_parent, args.descriptor) else FAILED
    if args.open and taken(config.host, config.port):
        config = Config.read(**{**given, "port": ANY_PORT})
    ready = announce(screen, words, config.host, config.loopback, args.open)
    serve = running.run if config.processes == 1 else several.run_several
    return 0 if serve(config, ready) else FAILED


def taken(host: str, port: int) -> bool:
    """Say whether somebody else listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(1)
        return port != ANY_PORT and probe.connect_ex((EVERYWHERE.get(host, host), port)) == 0


def announce(screen: Screen, words: Words, host: str, loopback: bool, show: bool) -> Callable[[int], None]:
    """Say where the server listens, and who can reach it; open the page there if that is wanted."""

    def ready(port: int) -> None:
        screen.unbroken(words.say("serve-listening", address=address(host, port)))
        screen.line(words.say("serve-loopback" if loopback else "serve-open"))
        if show and can_show():
            here = address(EVERYWHERE.get(host, host), port)
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
        elif show:
            screen.line(words.say("serve-no-browser"))
        if show:
            screen.line(words.say("serve-stop"))

    return ready


def address(host: str, port: int) -> str:
    """Give the address of the page."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def can_show() -> bool:
    """Say whether there is a screen for a browser; one that runs in the terminal would be in the way."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in DISPLAYS)
