# Nothing but Python 3.11+ and make is needed: every target sets up what it uses.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Browsers and servers are waited for: one more than there are cores, four at most.
TESTERS := $(shell $(PYTHON) -c "import os; print(min(4, os.cpu_count() + 1))")

.PHONY: run test soak lint check format bench bench-watchers bench-phone lighthouse pictures vendor lock audit clean

# With hundreds of threads, glibc would keep free memory for each of them; other systems pass this by.
run bench bench-watchers: export GLIBC_TUNABLES ?= glibc.malloc.arena_max=2:glibc.malloc.tcache_count=0

run: $(VENV)/run-ready
	$(BIN)/flask --app wsgi companion migrate
	$(BIN)/gunicorn wsgi:app

test: $(VENV)/dev-ready
	$(BIN)/pytest -n $(TESTERS) --dist loadfile --cov --cov-report=term

lint: $(VENV)/dev-ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check: lint test

soak: $(VENV)/dev-ready
	WALK=all SEARCH=all $(BIN)/pytest -n $(TESTERS) --dist loadfile

format: $(VENV)/dev-ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/dev-ready
	$(BIN)/python -m benchmarks

bench-watchers: $(VENV)/dev-ready
	$(BIN)/python -m benchmarks.watchers

bench-phone: $(VENV)/dev-ready
	$(BIN)/python -m benchmarks.phone

lighthouse: $(VENV)/dev-ready
	$(BIN)/python -m benchmarks.lighthouse

pictures: $(VENV)/dev-ready
	$(BIN)/python docs/take_pictures.py
	$(BIN)/python docs/make_icons.py
	$(BIN)/python docs/take_screenshots.py

vendor:
	$(PYTHON) static/vendor/fetch.py

lock: $(VENV)/bin/python
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-header pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-header pyproject.toml --group dev -o requirements-dev.lock

# What is known against the packages that are pinned; in a place of its own, so that it changes none of them.
audit: $(VENV)/bin/python
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/pip install --quiet --disable-pip-version-check pip-audit==2.10.1
	$(VENV)/audit/bin/pip-audit --disable-pip --require-hashes -r requirements.lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/run-ready: requirements.lock $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

$(VENV)/dev-ready: requirements-dev.lock $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	touch $@ $(VENV)/run-ready
