"""Structured logs: one JSON object per line, on standard error. Only what is named here is ever written.

Tokens, passwords, seeds, paths with tokens in them and whatever happens inside a game are never given to a logger.
"""

import json
import logging
import sys
import time
from typing import Final

FIELDS: Final = ("method", "route", "status", "ms", "table", "game", "pool", "why", "attempt", "address")


class Line(logging.Formatter):
    """Writes a record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Give the line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        data: dict[str, object] = {
            "at": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        for name in FIELDS:
            if hasattr(record, name):
                data[name] = getattr(record, name)
        if record.exc_info:
            data["trace"] = self.formatException(record.exc_info)
        return json.dumps(data, ensure_ascii=False)


def wanted(record: logging.LogRecord) -> bool:
    """Leave out what uvicorn says of every socket that is refused with a status: we count those ourselves."""
    return "without completing handshake" not in record.getMessage()


def set_up(level: str) -> None:
    """Send everything to standard error, our own words from the level on, those of libraries from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("roundtable").setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(wanted)
