"""The yardsticks are served as the house is, without what the house does when it starts."""

import runpy
from pathlib import Path
from types import FunctionType

from gunicorn.config import KNOWN_SETTINGS

_house = runpy.run_path(str(Path(__file__).parents[1] / "gunicorn.conf.py"))
globals().update(
    {
        setting.name: _house[setting.name]
        for setting in KNOWN_SETTINGS
        if setting.name in _house and not isinstance(_house[setting.name], FunctionType)
    }
)
