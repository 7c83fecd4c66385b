"""The files of the table in the browser, if they were built: compressed if there is a compressed one beside."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.types import Receive, Scope, Send

INDEX: Final = "index.html"
ASSETS: Final = "assets"  # names there change with the contents, so browsers may keep them
KEEP: Final = "public, max-age=31536000, immutable"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
SAFE: Final = ("GET", "HEAD")
# Written out, for what a machine knows of endings may be wrong, and a script of the wrong kind is not run.
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
EMPTY: Final = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Roundtable</title>'
    '<p>Roundtable is running. The table in the browser was not built; <a href="/api">the API</a> is here.'
)


def names_file(path: str) -> bool:
    """Say whether a path is meant for a file: at the top or among the assets, with a dot; rules have dots, too."""
    parts = path.split("/")
    return "." in parts[-1] and (len(parts) == 1 or parts[0] in (ASSETS, ".."))


class StaticFiles:
    """Serves a folder. Paths that name no file are addresses inside the page, and get the page."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that no endpoint takes."""
        if scope["type"] != "http":
            await send({"type": "websocket.close", "code": 1000})
            return
        request = Request(scope)
        response = self.find(request)
        await response(scope, receive, send)

    def find(self, request: Request) -> Response:
        """Give the file that a path names."""
        path = request.url.path.strip("/")
        if request.method not in SAFE or path.split("/")[0] in ("api", "health", "metrics"):
            raise HTTPException(404)
        if not (self.folder / INDEX).is_file():
            if path:
                raise HTTPException(404)
            return HTMLResponse(EMPTY)
        wanted = path if names_file(path) else INDEX
        file = self._inside(wanted)
        if file is None:
            raise HTTPException(404)
        return self._respond(request, file, wanted)

    def _inside(self, wanted: str) -> Path | None:
        """Give a file inside the folder; links and dots do not lead out of it."""
        if "\0" in wanted:
            return None
        file = (self.folder / wanted).resolve()
        return file if file.is_relative_to(self.folder) and file.is_file() else None

    def _respond(self, request: Request, file: Path, wanted: str) -> Response:
        headers = {"Cache-Control": KEEP if wanted.startswith(f"{ASSETS}/") else "no-cache", "Vary": "Accept-Encoding"}
        kind = KINDS.get(file.suffix)
        accepted = request.headers.get("accept-encoding", "")
        for encoding, ending in ENCODINGS:
            beside = file.with_name(file.name + ending)
            if kind is not None and encoding in accepted and beside.is_file():
                return FileResponse(beside, headers={**headers, "Content-Encoding": encoding}, media_type=kind)
        return FileResponse(file, headers=headers, media_type=kind)
