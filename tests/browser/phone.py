"""A phone as guests carry it, and what went wrong on it."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

# What Safari leaves of a 390×844 phone.
PHONE = {"width": 390, "height": 664}
SMALL_PHONE = {"width": 320, "height": 568}
WAIT_MILLISECONDS = 10_000
NOTHING_KEPT = "Service Worker registration blocked by Playwright"

Phone = Callable[..., object]


def own_phone(
    browser: Browser, address: str, *, size=PHONE, locale="en-GB", service_workers="block", **features
) -> BrowserContext:
    """A phone that nobody has used yet; it keeps the house only where that matters (`service_workers="allow"`)."""
    context = browser.new_context(
        base_url=address,
        viewport=size,
        device_scale_factor=1,
        has_touch=True,
        locale=locale,
        service_workers=service_workers,
        **features,
    )
    context.set_default_timeout(WAIT_MILLISECONDS)
    return context


class Troubles:
    """Errors in the console (a broken content policy is one), errors in scripts; save those that are expected."""

    def __init__(self, page: Page):
        self.seen: list[str] = []
        self.expected: list[str] = [NOTHING_KEPT]
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.seen.append(f"error: {error}"))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.seen.append(f"{message.text} ({message.location['url']})")

    def forget(self) -> None:
        self.seen, self.expected = [], [NOTHING_KEPT]

    def unexpected(self) -> list[str]:
        return [text for text in self.seen if not any(re.search(known, text) for known in self.expected)]
