"""Random games are the same in every run, so that a failure is a failure for everybody."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "engine", deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile("engine")
