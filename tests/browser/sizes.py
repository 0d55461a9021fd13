"""What the eye and the thumb get: measured on the page as it lies."""

from playwright.sync_api import Locator, Page

_TARGETS = """() => {
  const within = document.querySelector('dialog[open]') ?? document.body;
  return [...within.querySelectorAll('button, a[href], input, select, textarea, label:has(input)')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((one) => {
      const { width, height, left, right } = one.getBoundingClientRect();
      return { name: one.ariaLabel || one.innerText || one.name || one.id, width, height, left, right, hit: hit(one) };
    });

  // A finger that lands 21 px beside the middle still hits it.
  function hit(one) {
    const { width, height } = one.getBoundingClientRect();
    if (width >= 44 && height >= 44) return true;
    one.scrollIntoView({ block: 'center' });
    const { x, y } = one.getBoundingClientRect();
    return [[0, -21.5], [0, 21.5], [-21.5, 0], [21.5, 0]].every(([right, down]) =>
      one.contains(document.elementFromPoint(x + width / 2 + right, y + height / 2 + down)));
  }
}"""

_CUT = """() => [...document.querySelectorAll('button, a[href], h1, h2, p, th, td')]
  .filter((one) => one.checkVisibility() && one.clientWidth && one.scrollWidth > one.clientWidth + 1)
  .filter((one) => !['hidden', 'auto', 'scroll', 'clip'].includes(getComputedStyle(one).overflowX))
  .map((one) => one.innerText)"""


def small_targets(page: Page) -> list[dict]:
    """Buttons, links and fields that a thumb would miss."""
    return [one for one in page.evaluate(_TARGETS) if not one["hit"]]


def beside_the_page(page: Page) -> list[dict]:
    """What reaches over the left or right edge, and what is wider than its own place."""
    width = page.viewport_size["width"]
    over = [one for one in page.evaluate(_TARGETS) if one["left"] < -0.5 or one["right"] > width + 0.5]
    return over + page.evaluate(_CUT)


def scrolls(page: Page) -> tuple[bool, bool]:
    """Whether the page can be moved: sideways, up and down."""
    return tuple(
        page.evaluate(
            """() => { const page = document.scrollingElement;
               return [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight]; }"""
        )
    )


def boxes(what: Locator) -> list[dict[str, float]]:
    return [one.bounding_box() for one in what.all()]


def overlapping(places: list[dict[str, float]]) -> list[tuple]:
    """Pairs that lie on one another."""
    return [
        (one, other)
        for at, one in enumerate(places)
        for other in places[at + 1 :]
        if min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"]) > 0.5
        and min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"]) > 0.5
    ]
