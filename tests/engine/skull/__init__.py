import pytest

pytest.register_assert_rewrite("tests.engine.skull.notation")
