"""The API described for programs, as OpenAPI, and for people, as a page made from the same declarations."""

import html
import re
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.responses import HTMLResponse, Response

from roundtable.server.shapes import DESCRIBED, REFERENCE, Message, reference

from .about import cached
from .route import ENDPOINTS, JSON, Endpoint, Visit, endpoint
from .socket_messages import UNIONS

VERSION: Final = "5"  # of the API; docs/api.md says what changed
PARAMETER: Final = re.compile(r"\{(\w+)\}")
ALWAYS: Final = (403, 421, 429, 500, 503)  # foreign page, unknown host, too much, a fault, no database
HEAD_TOO_LARGE: Final = 431  # said before a request is read, so without a body
OWN: Final = "openapi"
FLUENT: Final = "texts"


class Failure(Struct, frozen=True, kw_only=True):
    """Why something was refused."""

    error: Message


@cache
def document() -> dict[str, Any]:
    """Give the whole description."""
    kinds = [one for each in ENDPOINTS for one in (each.body, each.query, each.gives) if one is not None]
    unique = list(dict.fromkeys([*kinds, Failure]))
    wanted = [*unique, *UNIONS.values()]
    made, schemas = msgspec.json.schema_components(wanted, schema_hook=_anything, ref_template=REFERENCE)
    schemas = {**schemas, **DESCRIBED, **dict(zip(UNIONS, made[len(unique) :], strict=True))}
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        if one.subject != OWN:
            paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Roundtable", "version": VERSION, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "device": {"type": "http", "scheme": "bearer", "description": "The token of `POST /api/guests`."}
            },
        },
    }


def _anything(_kind: type) -> dict[str, Any]:
    """What a game shows may be any JSON."""
    return {"description": "Whatever the game shows."}


def _operation(one: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "tags": [one.subject],
        "parameters": [*_in_path(one.path), *_in_query(one.query, schemas)],
        "responses": _responses(one),
        "security": [{}, {"device": []}] if one.free else [{"device": []}],
    }
    if one.body is not None:
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": reference(one.body.__name__)}}}
    elif one.largest:
        about = {"type": "object", "description": "A record, as in docs/notation.md."}
        made["requestBody"] = {"required": True, "content": {JSON: {"schema": about}}}
    return made


def _in_path(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in PARAMETER.findall(path)
    ]


def _in_query(query: type[Struct] | None, schemas: dict[str, Any]) -> list[dict[str, Any]]:
    if query is None:
        return []
    fields: dict[str, Any] = schemas[query.__name__]["properties"]
    needed: list[str] = schemas[query.__name__].get("required", [])
    return [
        {"name": name, "in": "query", "required": name in needed, "schema": _without_null(schema)}
        for name, schema in fields.items()
    ]


def _without_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A query has no null: what is not wanted is left out."""
    some = [one for one in schema.get("anyOf", []) if one.get("type") != "null"]
    return some[0] if len(some) == 1 else schema


def _responses(one: Endpoint) -> dict[str, Any]:
    gives: dict[str, Any] = {"description": "Done."}
    if one.gives is not None:
        gives["content"] = {JSON: {"schema": reference(one.gives.__name__)}}
    elif one.handler.__name__ == FLUENT:
        gives["content"] = {"text/plain": {"schema": {"type": "string"}}}
    else:
        gives["content"] = {JSON: {"schema": {"type": "object"}}}
    made: dict[str, Any] = {str(one.status): gives}
    statuses = {*one.refuses, *ALWAYS, 401}
    if one.body is not None or one.largest:
        statuses |= {408, 413, 415, 422}
    for status in sorted(statuses):
        made[str(status)] = {"description": "Refused.", "content": {JSON: {"schema": reference(Failure.__name__)}}}
    made[str(HEAD_TOO_LARGE)] = {"description": "The head of the request is too large."}
    return made


@cache
def page() -> str:
    """Give the description for people."""
    described = document()
    parts = [HEAD]
    for subject in dict.fromkeys([one.subject for one in ENDPOINTS if one.subject != OWN]):
        parts.append(f"<h2>{html.escape(subject)}</h2>")
        parts += [_section(one) for one in ENDPOINTS if one.subject == subject]
    parts.append("<h2>Shapes</h2>")
    schemas: dict[str, Any] = described["components"]["schemas"]
    for name, schema in sorted(schemas.items()):
        text = html.escape(msgspec.json.format(msgspec.json.encode(schema)).decode())
        parts.append(
            f'<details id="{html.escape(name)}"><summary>{html.escape(name)}</summary><pre>{text}</pre></details>'
        )
    return "".join([*parts, "</main></body></html>"])


def _section(one: Endpoint) -> str:
    takes = _links([kind for kind in (one.query, one.body) if kind is not None])
    gives = _links([one.gives] if one.gives is not None else [])
    who = "anybody" if one.free else "people with a token"
    refuses = ", ".join([str(status) for status in one.refuses]) or "–"
    return (
        f"<section><h3><code>{one.method} {html.escape(one.path)}</code></h3><p>{html.escape(one.summary)}</p>"
        f"<p>for {who} · takes {takes} · gives {gives} · refuses {refuses}</p></section>"
    )


def _links(kinds: Iterable[type[Struct]]) -> str:
    return ", ".join([f'<a href="#{kind.__name__}">{kind.__name__}</a>' for kind in kinds]) or "–"


HEAD: Final = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Roundtable: the API</title>
<meta name="viewport" content="width=device-width"><style>
body{font:16px/1.5 system-ui,sans-serif;margin:0}main{max-width:60rem;margin:auto;padding:1rem}
section{border-top:1px solid #8886}h3{margin:.6rem 0 0}p{margin:.2rem 0 .6rem}pre{overflow:auto}
@media(prefers-color-scheme:dark){body{background:#181818;color:#ddd}a{color:#9bf}}
</style></head><body><main><h1>Roundtable: the API</h1>
<p>Programs read <a href="/api/openapi.json">/api/openapi.json</a>; docs/api.md explains playing and the socket.</p>
"""


@endpoint("GET", "/api/openapi.json", free=True)
async def openapi(visit: Visit) -> Response:
    """Give this description for programs."""
    return cached(visit, msgspec.json.encode(document()), JSON)


@endpoint("GET", "/api", free=True)
async def openapi_page(visit: Visit) -> Response:
    """Give this description for people."""
    return HTMLResponse(page())
