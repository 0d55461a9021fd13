"""Figures of the running server, in the form that Prometheus reads; over all its processes, and nobody's names."""

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

from flask import current_app
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from sqlalchemy import func, select

from companion.settings import Rotation
from companion.storage import Table, db
from companion.storage.nightly import standing

disable_created_metrics()  # type: ignore[no-untyped-call]

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
KNOWN_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

_REQUESTS = Counter(
    "companion_requests",
    "Requests answered, by route and status.",
    ("method", "route", "status"),
    registry=None,
)
_LATENCY = Histogram(
    "companion_request_seconds",
    "From the request to the first byte of its answer.",
    ("route",),
    buckets=SECONDS,
    registry=None,
)
_REFUSALS = Counter("companion_refusals", "Refusals and errors, by code.", ("code",), registry=None)
_ENTRIES = Counter("companion_entries", "Acts written at tables.", registry=None)
_STREAMS = Gauge(
    "companion_streams_open", "Phones that listen for news.", registry=None, multiprocess_mode="livesum"
)
_OURS = (_REQUESTS, _LATENCY, _REFUSALS, _ENTRIES, _STREAMS)
# The folder that the processes count in may be swept away, or its disk full: nobody is refused for that.
_if_possible = suppress(OSError)


def count_request(route: str, method: str, status: int, seconds: float) -> None:
    """Count an answer."""
    with _if_possible:
        of_route(method if method in KNOWN_METHODS else "other", route, status).inc()
        _latency_of(route).observe(seconds)


def count_refusal(code: str) -> None:
    """Count a refusal."""
    with _if_possible:
        _REFUSALS.labels(code).inc()


def count_entries(number: int) -> None:
    """Count acts that are on the disk."""
    with _if_possible:
        _ENTRIES.inc(number)


def count_streams(more: int) -> None:
    """Count those who have begun to listen, or one who has stopped."""
    with _if_possible:
        _STREAMS.inc(more)


@cache
def of_route(method: str, route: str, status: int) -> Counter:
    """Return the counter of one kind of answer; there are as many as routes and statuses."""
    return _REQUESTS.labels(method, route, str(status))


@cache
def _latency_of(route: str) -> Histogram:
    return _LATENCY.labels(route)


def told() -> bytes:
    """Return all figures as text."""
    registry = CollectorRegistry()
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    else:
        for figure in _OURS:
            registry.register(figure)
    registry.register(_House())
    return generate_latest(registry)


class _House(Collector):
    """What the house itself says: the same in every process, so it is looked up, not counted."""

    def collect(self) -> Iterator[Metric]:
        tables = GaugeMetricFamily(
            "companion_tables_running", "Tables whose game is not over.", labels=("game",)
        )
        running = select(Table.game, func.count()).where(Table.ended_at.is_(None)).group_by(Table.game)
        for game, number in db.session.execute(running):
            tables.add_metric([game], number)
        yield tables
        yield from _backups(current_app.config.get("COMPANION_BACKUPS"))


def _backups(rotation: Rotation | None) -> Iterator[Metric]:
    if rotation is None:
        return
    stands = standing(rotation)
    yield GaugeMetricFamily(
        "companion_backup_failing",
        "1 where the last backup failed or is missing.",
        value=int(stands.is_failing),
    )
    if stands.newest is not None:
        age = time.time() - stands.newest.timestamp()
        yield GaugeMetricFamily(
            "companion_backup_age_seconds", "Since the newest backup.", value=max(age, 0.0)
        )
