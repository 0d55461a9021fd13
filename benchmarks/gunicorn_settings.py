"""The yardsticks are served as the house is, without what the house does when it starts."""

import runpy
from pathlib import Path
from types import FunctionType

from gunicorn.arbiter import Arbiter
from gunicorn.config import KNOWN_SETTINGS

_house = runpy.run_path(str(Path(__file__).parents[1] / "gunicorn.conf.py"))
globals().update(
    {
        setting.name: _house[setting.name]
        for setting in KNOWN_SETTINGS
        if setting.name in _house and not isinstance(_house[setting.name], FunctionType)
    }
)


def when_ready(_server: Arbiter) -> None:
    """Share what is in memory by now, as the house does."""
    _house["_share_with_the_workers"]()
