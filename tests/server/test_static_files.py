"""The files of the table in the browser: found, compressed, kept by browsers as long as they may."""

from pathlib import Path

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from roundtable.server.static_files import StaticFiles


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    home = tmp_path / "static"
    (home / "assets").mkdir(parents=True)
    (home / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (home / "assets" / "table-1a2b.js").write_text("let x", encoding="utf-8")
    (home / "assets" / "table-1a2b.js.br").write_bytes(b"brotli")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return home


def find(folder: Path, path: str, accepts: str = "", method: str = "GET") -> Response:
    headers = [(b"host", b"localhost"), (b"accept-encoding", accepts.encode())]
    scope = {"type": "http", "method": method, "path": path, "headers": headers, "query_string": b"", "scheme": "http"}
    return StaticFiles(folder).find(Request({**scope, "server": ("localhost", 80)}))


def file_of(response: Response) -> str:
    assert isinstance(response, FileResponse)
    return Path(response.path).name


@pytest.mark.parametrize("path", ["/", "/table/abc", "/lobby", "/replay/x/12", "/rules/merlin/merlin.turn.sequence"])
def test_addresses_inside_the_page_give_the_page(folder: Path, path: str) -> None:
    response = find(folder, path)
    assert file_of(response) == "index.html"
    assert response.headers["cache-control"] == "no-cache"


def test_assets_are_kept_and_compressed(folder: Path) -> None:
    response = find(folder, "/assets/table-1a2b.js", "gzip, br")
    assert file_of(response) == "table-1a2b.js.br"
    assert response.headers["content-encoding"] == "br"
    assert "javascript" in response.headers["content-type"]
    assert "immutable" in response.headers["cache-control"]
    assert file_of(find(folder, "/assets/table-1a2b.js")) == "table-1a2b.js"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/nothing.js", "/api/nothing", "/a\0.js"]
)
def test_what_is_not_inside_is_not_there(folder: Path, path: str) -> None:
    with pytest.raises(HTTPException):
        find(folder, path)


def test_links_do_not_lead_out(folder: Path) -> None:
    (folder / "link.txt").symlink_to(folder.parent / "secret.txt")
    with pytest.raises(HTTPException):
        find(folder, "/link.txt")


def test_without_a_page_built_the_api_is_named(tmp_path: Path) -> None:
    assert b"/api" in find(tmp_path, "/").body
