"""The only package that knows requests."""
