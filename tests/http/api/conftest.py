"""The house's DMs: Ada, who owns it, and Eli."""

from tests.house.conftest import ada, eli, invited

__all__ = ["ada", "eli", "invited"]
