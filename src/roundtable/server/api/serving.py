"""Carries requests out: who asks, how often, from where; errors become messages with a status that fits."""

import logging
import time
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from roundtable.kernel.errors import RoundtableError
from roundtable.server.accounts import Known
from roundtable.server.guard import Guard
from roundtable.server.limits import address_of
from roundtable.server.refused import Refused, status_of
from roundtable.server.service import Service
from roundtable.server.store import Conflict, Unavailable
from roundtable.server.store.patience import arrived

from .route import BEARER, COOKIE, JSON, Endpoint, Visit, read_body, reply

SAFE: Final = ("GET", "HEAD")
logger: Final = logging.getLogger("roundtable.server.requests")


async def known_by(service: Service, request: HTTPConnection, guard: Guard) -> Known | None:
    """Find out who asks: by a bearer token, or by a cookie if the request comes from one of our own pages."""
    header = request.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        known = await service.accounts.find(header[len(BEARER) :].strip())
        if known is None:
            raise Refused("server-who-are-you", 401)
        return known
    cookie = request.cookies.get(COOKIE)
    if cookie is None:
        return None
    if request.scope.get("method") not in SAFE:  # a socket has no method, and needs it as well
        guard.need_own_page(request)
    return await service.accounts.find(cookie)


class Serving:
    """One endpoint at work."""

    def __init__(self, service: Callable[[], Service], guard: Guard, endpoint: Endpoint) -> None:
        self._service: Final = service
        self.guard: Final = guard
        self.endpoint: Final = endpoint

    @property
    def service(self) -> Service:
        """The service, which is open by the time of a request."""
        return self._service()

    async def answer(self, request: Request) -> Response:
        """Carry a request out."""
        began = time.perf_counter()
        try:
            with arrived():
                response = await self._answer(request)
        except Refused as refused:
            response = self._refusal(refused)
        except RoundtableError as problem:
            response = self._refusal(problem)
        except Unavailable:
            response = self._refusal(Refused("server-store-away", 503))
        except Conflict:
            response = self._refusal(Refused("server-busy", 503))
        except Exception:
            logger.exception("a request failed", extra={"route": self.endpoint.path})
            response = self._refusal(Refused("server-fault", 500))
        self.service.metrics.requests.labels(self.endpoint.path, str(response.status_code)).inc()
        logger.info(
            "request",
            extra={
                "method": request.method,
                "route": self.endpoint.path,  # never the path itself: it may hold the token of a link
                "status": response.status_code,
                "ms": round((time.perf_counter() - began) * 1000, 1),
            },
        )
        return response

    async def _answer(self, request: Request) -> Response:
        endpoint = self.endpoint
        self.guard.need_known_host(request)
        self.service.requests.take(f"address {address_of(request)}")
        if request.method not in SAFE:
            self.guard.need_no_foreign_page(request)
        known = await known_by(self.service, request, self.guard)
        visit = Visit(request, self.service, known)
        if not endpoint.free:
            visit.need_known()
        if endpoint.body is not None or endpoint.largest:
            kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
            if kind != JSON:
                raise Refused("server-not-json", 415)
            visit.body = await read_body(request, endpoint.largest or self.service.config.body_bytes)
        result = await endpoint.handler(visit)
        return result if isinstance(result, Response) else reply(result, endpoint.status)

    def _refusal(self, problem: RoundtableError) -> Response:
        status = status_of(problem)
        self.service.metrics.refused.labels(problem.message).inc()
        response = reply({"error": problem.data()}, status)
        if status == 429:
            response.headers["Retry-After"] = str(problem.values.get("seconds", 1))
        if status == 503:
            response.headers["Retry-After"] = "1"
        if status == 401:
            response.headers["WWW-Authenticate"] = "Bearer"
        return response
