"""Answers packed as tightly as the browser understands."""

import gzip
from functools import lru_cache

import brotli  # type: ignore[import-untyped]
from flask import Response, request

WORTH_PACKING = 600
PACKED_ALREADY = ("image/png", "image/x-icon", "font/woff2")


def pack(response: Response) -> Response:
    """Pack an answer for the browser that asked, if that makes it smaller."""
    if response.direct_passthrough or response.is_streamed or "Content-Encoding" in response.headers:
        return response
    if response.mimetype in PACKED_ALREADY or response.content_length is None:
        return response
    response.vary.add("Accept-Encoding")
    encoding = request.accept_encodings.best_match(["br", "gzip"])
    if encoding and response.content_length >= WORTH_PACKING:
        keeps = "immutable" in response.headers.get("Cache-Control", "")
        body = response.get_data()
        response.set_data(_squeezed_once(encoding, body) if keeps else _squeezed(encoding, body, quality=5))
        response.headers["Content-Encoding"] = encoding
    return response


@lru_cache(maxsize=512)
def _squeezed_once(encoding: str, body: bytes) -> bytes:
    return _squeezed(encoding, body, quality=11)


def _squeezed(encoding: str, body: bytes, quality: int) -> bytes:
    if encoding == "br":
        return bytes(brotli.compress(body, quality=quality))
    return gzip.compress(body, min(quality, 9), mtime=0)
