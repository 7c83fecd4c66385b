# `make play` and `make test` are all anybody needs; each sets up what it lacks first.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAYS  := $(VENV)/.ready-to-play
STAMP  := $(VENV)/.ready
BENCH  := $(VENV)/.ready-bench
FAST   := $(CURDIR)/build/fast
QUICK   = PYTHONPATH="$$($(BIN)/python tools/compile.py place)"
JOBS   ?= $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)")  # many tests wait
ARGS   ?=
PIP    := $(BIN)/python -m pip install --disable-pip-version-check -c constraints.txt
QUIET   = $(if $(wildcard $(STAMP)),--quiet)
PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)
WEB    := $(BIN)/python tools/web.py
CHROME := chromium chromium-browser google-chrome
CODE   := $(wildcard src tests tools bench examples)

.DEFAULT_GOAL := help
.PHONY: help setup play terminal serve web browser test test-as-is test-plain test-web test-fast check format shapes fast bench rules soak soak-web frames \
	screenshots classes fields golden clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile
	@echo "  ARGS=\"...\" is handed on: make play ARGS=\"--seed 7\", make test-plain ARGS=\"-k notation\""

# --- the environment: made anew only when what it is made from has changed ---

setup: $(STAMP)  ## make .venv with all that playing and testing need

$(PLAYS): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "setup: Python 3.11 or newer is needed; name one with: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@echo "setup: virtual environment in $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "setup: what playing needs"
	@$(PIP) $(QUIET) hatchling setuptools
	@$(PIP) $(QUIET) --no-build-isolation -e .
	@touch $@

$(STAMP): $(PLAYS)
	@echo "setup: what testing needs"
	@$(PIP) $(QUIET) --no-build-isolation -e ".[test,dev]"
	@touch $@
	@echo "setup: ready"

# --- playing ---

play: web  ## sit down at a table in the browser
	@$(QUICK) $(BIN)/roundtable serve --open $(ARGS)

terminal: $(PLAYS)  ## sit down at a table in the terminal
	@$(QUICK) $(BIN)/roundtable play $(ARGS)

serve: web  ## open tables over the network, for this machine only unless told otherwise
	@$(QUICK) $(BIN)/roundtable serve $(ARGS)

web: $(PLAYS)  ## build the table in the browser, if its sources have changed
	@$(WEB) build

rules: $(STAMP)  ## show which statements of the rulebooks the tests prove
	@$(BIN)/roundtable rules $(ARGS)

# --- testing ---

test: $(STAMP)  ## check, then all tests twice: as plain Python and compiled
	@$(MAKE) --no-print-directory -j2 fast test-as-is  # what one of them leaves idle the other uses
	@$(MAKE) --no-print-directory test-fast

test-as-is: $(STAMP)
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory test-web
	@$(MAKE) --no-print-directory test-plain

test-plain: $(STAMP) web browser  ## all tests as plain Python, those in the browser among them
	@PYTHONPATH= ROUNDTABLE_EXPECT=interpreted $(PYTEST)

test-web: $(STAMP)  ## the page's own tests, without a browser
	@$(WEB) test

test-fast: fast  ## the tests of whatever is compiled or uses it, on the compiled package, if there is a C compiler
	@test ! -d "$(FAST)" || PYTHONPATH="$(FAST)" ROUNDTABLE_EXPECT=compiled $(PYTEST) \
		$(addprefix --ignore=tests/,server web text catalogue)

browser:
	@for name in $(CHROME); do command -v $$name && exit 0; done >/dev/null; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "browser: installing Chromium for the tests (apt-get install chromium)"; \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; \
	fi || echo "browser: Chromium could not be installed"

check: $(STAMP)  ## style, types, who imports whom; the page as well
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/mypy $(CODE)
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/classes.py check
	@$(WEB) check

format: $(STAMP)  ## put the style right where that can be done safely
	@$(BIN)/ruff check --fix $(CODE)
	@$(BIN)/ruff format $(CODE)
	@$(WEB) format

shapes: $(STAMP)  ## write the page's types of what the API sends and takes anew, when the server's have changed
	@$(WEB) shapes

soak: fast  ## play at random for a long time and look for anything that breaks
	@PYTHONPATH="$(FAST)" $(BIN)/python -m tests.machine.soak $(ARGS)

soak-web: $(STAMP) web browser  ## play whole games in the browser, by mouse, keys and touch
	@$(BIN)/python -m tests.web.soak $(ARGS)

frames: $(STAMP) web browser  ## what a frame of the page costs while others play, on pointing, and while a map is moved
	@$(BIN)/python -m tests.web.frames $(ARGS)

screenshots: $(STAMP) web browser  ## make the pictures in docs/screenshots anew
	@$(BIN)/python -m tools.screenshots

classes: $(STAMP)  ## write the classes of the games' tables from their layouts
	@$(BIN)/python tools/classes.py

fields: $(STAMP)  ## write the page about the numbers of the encoders from the encoders
	@$(BIN)/python -m tools.fields

golden: $(STAMP)  ## write the stored games anew, when a rule was changed on purpose
	@$(BIN)/python -m tests.machine.golden $(ARGS)

# --- speed ---

fast: $(STAMP)  ## compile kernel, games and bots into build/fast
	@$(BIN)/python tools/compile.py

bench: $(BENCH)  ## measure the speed, interpreted and compiled
	@$(BIN)/python tools/compile.py bench
	@$(BIN)/python -m bench $(ARGS)

$(BENCH): $(STAMP)
	@echo "bench: installing what others are compared with"
	@$(PIP) --no-build-isolation -e ".[bench]" && touch $@ || echo "bench: not installable here, so compared with nothing"

# --- tidying ---

clean:  ## remove all that was built; .venv and web/node_modules stay
	@rm -rf build dist src/roundtable/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
