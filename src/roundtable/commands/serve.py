"""`roundtable serve`: tables over the network."""

import argparse
from collections.abc import Callable

from roundtable.terminal.screen import Screen
from roundtable.text import Words

FAILED = 1


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]", words: Words) -> None:
    """Add `serve` to the commands."""
    about = words.say("serve-help")
    parser = subparsers.add_parser("serve", help=about, description=about)
    parser.add_argument("--host", metavar="ADDRESS", help=words.say("serve-help-host"))
    parser.add_argument("--port", metavar="N", help=words.say("serve-help-port"))
    parser.add_argument("--database", metavar="URL", help=words.say("serve-help-database"))
    parser.add_argument("--module", action="append", metavar="M", help=words.say("cli-help-module"))
    parser.add_argument("--settings", action="store_true", help=words.say("serve-help-settings"))
    parser.set_defaults(run=run, words=words)


def run(args: argparse.Namespace) -> int:
    """Serve until somebody stops it; 1 if it could not start."""
    from roundtable.server import running  # only here: other commands need not wait for it to load
    from roundtable.server.settings import Settings, described

    words: Words = args.words
    screen = Screen(words)
    if args.settings:
        for variable, default, about in described():
            screen.line(f"{variable}={default}", "bold")
            screen.line(f"    {about}", "dim")
        return 0
    settings = Settings.read(host=args.host, port=args.port, database=args.database, modules=args.module)
    return 0 if running.run(settings, announce(screen, words, settings.host, settings.loopback)) else FAILED


def announce(screen: Screen, words: Words, host: str, loopback: bool) -> Callable[[int], None]:
    """Say where the server listens, and who can reach it."""

    def ready(port: int) -> None:
        shown = f"[{host}]" if ":" in host else host
        screen.unbroken(words.say("serve-listening", address=f"http://{shown}:{port}/"))
        screen.line(words.say("serve-loopback" if loopback else "serve-open"))

    return ready
