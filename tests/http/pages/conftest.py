"""Browsers that open pages, as Ben's, Cleo's and Dan's do."""

import json
import re

import pytest


def embedded(page, name: str):
    """What a page carries for its script."""
    found = re.search(rf'<script type="application/json" id="{name}">(.*?)</script>', page.text, re.DOTALL)
    return json.loads(found[1])


@pytest.fixture
def visitor(app):
    """Somebody who never was here."""
    return app.test_client()
