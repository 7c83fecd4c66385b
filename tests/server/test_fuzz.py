"""Fuzzing: requests made from the OpenAPI document, and beside it, never break the server or its promises."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from roundtable.server.api.openapi import document
from roundtable.server.app import SUBJECTS

from .conftest import sqlite
from .live import Live, Person, begun, config_for

assert SUBJECTS  # declared by being imported
QUICK = settings(
    max_examples=12,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
SCHEMA = schemathesis.openapi.from_dict(document())
OPERATIONS = [result.ok() for result in SCHEMA.get_all_operations() if isinstance(result, Ok)]
CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
# would shut the fuzzer out, take long, or look names up
LEAVES_ALONE = {"log_out", "go_for_good", "register", "set_webhook"}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """Give a server that lets nobody wait long for news."""
    with Live(config_for(sqlite(tmp_path_factory.mktemp("fuzz")), wait_seconds=0.05)) as running:
        yield running


@pytest.fixture(scope="module")
def table(quick: Live) -> tuple[str, Person]:
    """Give a running table and its owner."""
    id, folk = begun(quick)
    return id, folk[0]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["sound", "unsound"])
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_what_the_document_says_holds(
    quick: Live, table: tuple[str, Person], operation: "APIOperation[Any, Any, Any, Any]", mode: GenerationMode
) -> None:
    id, person = table
    if operation.definition.raw["operationId"] in LEAVES_ALONE:
        pytest.skip("tried elsewhere")
    token = person.token if mode == GenerationMode.POSITIVE else quick.guest().token

    @QUICK
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: "Case[Any]") -> None:
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = id
        case.headers.clear()
        case.cookies.clear()
        headers = {"Authorization": f"Bearer {token}", "Host": f"127.0.0.1:{quick.port}"}
        case.call_and_validate(base_url=quick.url, headers=headers, checks=CHECKS)

    try:
        ask()
    except Exception as problem:
        if "Unable to generate" in str(problem) or type(problem).__name__ == "Unsatisfiable":
            pytest.skip("nothing of this kind can be made")
        raise


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


@settings(QUICK, max_examples=150)
@given(body=st.binary(max_size=300) | ANYTHING.map(lambda data: json.dumps(data).encode()))
@pytest.mark.parametrize("path", ["/api/guests", "/api/tables", "/api/records", "/api/tables/{table}/moves"])
def test_any_body_is_answered_without_a_fault(quick: Live, table: tuple[str, Person], path: str, body: bytes) -> None:
    id, person = table
    headers = {"Authorization": f"Bearer {person.token}", "Content-Type": "application/json"}
    answer = person.client.post(path.format(table=id), content=body, headers=headers)
    assert answer.status_code in (201, 200, 403, 409, 422)
    if answer.status_code >= 400:
        assert answer.json()["error"]["id"]


def test_any_socket_message_is_answered_or_ends_the_socket(quick: Live, table: tuple[str, Person]) -> None:
    id, person = table
    fields = st.fixed_dictionaries(
        {},
        optional={
            "do": st.sampled_from(["watch", "unwatch", "play", "undo", "chat", "ping", "x"]) | ANYTHING,
            "id": st.text(max_size=70) | ANYTHING,
            "table": st.just(id) | st.text(max_size=70) | ANYTHING,
            "seat": st.integers(-3, 5) | ANYTHING,
            "version": st.integers() | ANYTHING,
            "since": st.integers() | ANYTHING,
            "action": st.text(max_size=130) | ANYTHING,
            "how": st.sampled_from(["back", "restart", "redo"]) | ANYTHING,
            "text": st.text(max_size=600) | ANYTHING,
        },
    )
    with person.socket() as socket:
        socket.recv(5)

        @settings(QUICK, max_examples=300)
        @given(message=fields.map(json.dumps) | st.text(max_size=200))
        def send(message: str) -> None:
            socket.send(message.encode("utf-8", "replace").decode())
            socket.send('{"do": "ping"}')
            for _ in range(50):
                told = json.loads(socket.recv(5))
                assert told.get("status") != 500
                if told["type"] == "pong":
                    return
            raise AssertionError("no pong")

        send()


@settings(QUICK, max_examples=200)
@given(path=st.text(max_size=80))
def test_any_path_is_answered(quick: Live, path: str) -> None:
    address = "/" + "".join([letter for letter in path if 32 < ord(letter) < 55_000 and ord(letter) != 127])
    try:
        answer = quick.stranger_client().get(address)
    except (ValueError, TypeError):
        return
    assert answer.status_code in (200, 401, 404, 405, 422)
