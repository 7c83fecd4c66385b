# `make play` and `make test` are all anybody needs; each sets up what it lacks first.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.ready
BENCH  := $(VENV)/.ready-bench
FAST   := $(CURDIR)/build/fast
JOBS   ?= auto
ARGS   ?=
PIP    := $(BIN)/python -m pip install --disable-pip-version-check -c constraints.txt
QUIET   = $(if $(wildcard $(STAMP)),--quiet)
PYTEST := $(BIN)/python -m pytest -n $(JOBS) $(ARGS)
CODE   := $(wildcard src tests tools bench examples)

.DEFAULT_GOAL := help
.PHONY: help setup play serve test test-plain test-fast check format fast bench rules soak golden clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile
	@echo "  ARGS=\"...\" is handed on: make play ARGS=\"--seed 7\", make test-plain ARGS=\"-k notation\""

# --- the environment: made anew only when what it is made from has changed ---

setup: $(STAMP)  ## make .venv with all that playing and testing need

$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "setup: Python 3.11 or newer is needed; name one with: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@echo "setup 1/3: virtual environment in $(VENV)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "setup 2/3: build tools"
	@$(PIP) $(QUIET) hatchling setuptools
	@echo "setup 3/3: roundtable and its dependencies"
	@$(PIP) $(QUIET) --no-build-isolation -e ".[test,dev]"
	@touch $@
	@echo "setup: ready"

# --- playing ---

play: $(STAMP)  ## sit down at a table
	@$(BIN)/roundtable play $(ARGS)

serve: $(STAMP)  ## open tables over the network, for this machine only unless told otherwise
	@$(BIN)/roundtable serve $(ARGS)

rules: $(STAMP)  ## show which statements of the rulebooks the tests prove
	@$(BIN)/roundtable rules $(ARGS)

# --- testing ---

test: $(STAMP)  ## check, then all tests twice: as plain Python and compiled
	@$(MAKE) --no-print-directory check
	@$(MAKE) --no-print-directory test-plain
	@$(MAKE) --no-print-directory test-fast

test-plain: $(STAMP)  ## all tests as plain Python
	@PYTHONPATH= ROUNDTABLE_EXPECT=interpreted $(PYTEST)

test-fast: fast  ## all tests but the server's on the compiled package, if there is a C compiler
	@test ! -d "$(FAST)" || PYTHONPATH="$(FAST)" ROUNDTABLE_EXPECT=compiled $(PYTEST) --ignore=tests/server

check: $(STAMP)  ## style, types, and who imports whom
	@$(BIN)/ruff check $(CODE)
	@$(BIN)/ruff format --check $(CODE)
	@$(BIN)/mypy $(CODE)
	@$(BIN)/lint-imports --no-logo

format: $(STAMP)  ## put the style right where that can be done safely
	@$(BIN)/ruff check --fix $(CODE)
	@$(BIN)/ruff format $(CODE)

soak: fast  ## play at random for a long time and look for anything that breaks
	@PYTHONPATH="$(FAST)" $(BIN)/python -m tests.machine.soak $(ARGS)

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

clean:  ## remove all that was built; .venv stays
	@rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
