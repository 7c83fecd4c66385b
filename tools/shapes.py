"""Writes the shapes of the API to a file, as the OpenAPI document has them: `python tools/shapes.py FILE`.

`tools/web.py` has the page's types made from it; no server is started.
"""

import sys
from pathlib import Path

import msgspec

from roundtable.server.api.openapi import document
from roundtable.server.app import SUBJECTS

assert SUBJECTS  # the endpoints, declared by being imported


def main(path: Path) -> None:
    """Write the document without its requests, the shapes by name."""
    described = document()
    shapes = dict(sorted(described["components"]["schemas"].items()))
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.encode({**described, "paths": {}, "components": {"schemas": shapes}}))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
