"""The owner of the house, who takes in files."""

import pytest

from tests.history.dms import SignedInDm


@pytest.fixture
def ada(app) -> SignedInDm:
    return SignedInDm(app, "Ada", is_owner=True)
