# Each target sets up what it needs: see packaging/bootstrap.py.
PYTHON ?= python3
UV ?= uv
PROGRAMS := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
BIN := .venv/$(PROGRAMS)
LOCK := $(UV) pip compile --quiet $(UPGRADE) --universal --generate-hashes --python-version 3.11 \
	--custom-compile-command "make lock"

.DEFAULT_GOAL := help
.PHONY: bench-review bench-blunders help play pictures test attack walk listen lint format translations bench-rules bench-opponents bench-kabuki arena bench-history bench-memory bench-ui lock clean run-kit screen-kit dev-kit trial-kit bench-kit package try-package test-package try-windows bench-package package-kit soak kill-test test-built package-twice system rehearse release-notes import-keys sounds lessons mutants bench-newcomer bench-waiting versus train

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-12s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

# Where there is no screen a match is shown on a virtual one, and pictures of it are kept.
SCREEN := $(or $(DISPLAY),$(WAYLAND_DISPLAY),$(filter-out Linux,$(shell uname -s)))
DEMONSTRATE := xvfb-run -a -s "-screen 0 1440x900x24" $(BIN)/python -m kasane_desktop demonstrate build/demonstration

play: $(if $(SCREEN),run-kit,screen-kit) ## Open the games
	@$(if $(SCREEN),$(BIN)/python -m kasane_desktop play,$(DEMONSTRATE))

pictures: run-kit ## Draw all games at several moments in all languages into build/pictures
	@$(BIN)/python -m kasane_desktop pictures build/pictures

lessons: dev-kit ## Words of all lessons and the time of a straight run (ARGS="build/lessons": pictures of every step)
	@$(BIN)/python -m benchmarks.lessons $(ARGS)

test: export PYTHONDONTWRITEBYTECODE =
test: lint ## Check everything: style, types, imports, tests
	$(BIN)/python -m pytest -q -n 3 --dist worksteal

# Nobody wants to hear what is only tried or measured.
soak kill-test attack walk bench-ui bench-memory: export KASANE_DESKTOP_SOUND = off

soak: dev-kit ## A thousand matches in one window (MATCHES=…): nothing may grow
	$(BIN)/python -m tests.soak.soak

kill-test: dev-kit ## Kill the program hundreds of times (KILLS=… SEED=…): nothing may be lost
	$(BIN)/python -m tests.soak.kill

attack: dev-kit ## Attack the real program: hostile files, signals, bad disks (CASES=… or CASE=123)
	$(BIN)/python -m tests.attack.attack

walk: dev-kit ## Walk through every page on screens of five sizes (ARGS="1024x640" …): pictures in build/walk
	$(BIN)/python -m tests.walk.walk $(ARGS)

listen: dev-kit ## Play whole matches of all games in three languages by ear and keys (ARGS="kaleido ja -v" …)
	$(BIN)/python -m tests.listen.listen $(ARGS)

mutants: dev-kit ## Plant a list of faults, one by one: do the tests see them? (ARGS="kaleido" …: only those)
	$(BIN)/python -m tests.mutants.run $(ARGS)

lint: dev-kit ## Check style, types and imports only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: dev-kit ## Put the source into its standard form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

translations: dev-kit ## Bring the catalogues in i18n up to date with the sources
	$(BIN)/python packaging/translations.py

sounds: ## Make the sounds in assets/sounds anew (the same to the bit)
	@$(PYTHON) packaging/sounds.py

bench-rules: bench-kit ## Measure the rules against other engines (ARGS="--json" …)
	@PYTHONPATH=. .venv-bench/bin/python benchmarks/rules.py $(ARGS)

arena: run-kit ## Let the levels compete, each with the one below: takes hours (ARGS="--matches 40" …)
	@PYTHONPATH=. $(BIN)/python benchmarks/ladder.py $(ARGS)

train: dev-kit ## Let the master learn from playing with itself: takes hours (ARGS="--games kaleido --matches 600")
	@$(BIN)/python -m training.train $(ARGS)

versus: run-kit ## The master against the one of 0.1.0 (ARGS="--game kaleido --seats 3 --matches 60 --budget-ms 300")
	@$(BIN)/python -m training.versus $(ARGS)

bench-opponents: bench-kit ## Measure the search against OpenSpiel's on our games (ARGS="--json" …)
	@PYTHONPATH=. .venv-bench/bin/python benchmarks/opponents.py $(ARGS)

bench-kabuki: run-kit ## A simulated human against each level of Kabuki (ARGS="--matches 400" …)
	@PYTHONPATH=. $(BIN)/python benchmarks/kabuki_human.py $(ARGS)

bench-newcomer: run-kit ## A newcomer against children (ARGS="--matches 120" …)
	@PYTHONPATH=. $(BIN)/python benchmarks/newcomer.py $(ARGS)

bench-waiting: run-kit ## How much of its time the master uses, and whether it chooses as with all of it
	@PYTHONPATH=. $(BIN)/python benchmarks/waiting.py $(ARGS)

bench-blunders: run-kit ## How often a search of twenty times the length finds a great loss (ARGS="--games kimono" …)
	@PYTHONPATH=. $(BIN)/python benchmarks/blunders.py $(ARGS)

bench-review: run-kit ## How far a look back can be trusted, and how long it takes (ARGS="kasane --matches 20" …)
	@PYTHONPATH=. $(BIN)/python benchmarks/review.py $(ARGS)

bench-history: run-kit ## Measure the page of past matches with 100, 1,000 and 10,000 of them (ARGS="--rounds 3" …)
	@PYTHONPATH=. $(BIN)/python benchmarks/history.py $(ARGS)

bench-memory: screen-kit ## Measure the memory of all processes: lobby, first and last of ten matches of every game
	@PYTHONPATH=. $(BIN)/python benchmarks/memory.py $(ARGS)

bench-ui: screen-kit ## Measure the window on a virtual screen: start, frames, ticks, memory, rest (ARGS="--rounds 3" …)
	@$(BIN)/python benchmarks/ui.py $(ARGS)

package: package-kit ## Build the program that people install, as far as this platform can, into dist
	@.venv-package/$(PROGRAMS)/python packaging/package.py $(ARGS)

try-package: ## See that the program in dist works, without a screen
	@$(PYTHON) packaging/try_package.py

test-package: trial-kit package-kit ## Build the bundle and the .deb, install, play whole matches in them, remove
	@.venv-package/bin/python packaging/package.py --deb
	$(BIN)/python -m pytest -q tests/packaging/in_the_package.py

test-built: trial-kit ## The same with what `make package` has built already
	$(BIN)/python -m pytest -q tests/packaging/in_the_package.py

package-twice: package-kit ## Build all packages in two folders: they must be the same to the bit
	@.venv-package/bin/python packaging/twice.py

system: ## Install what all targets need of the system (Debian, Ubuntu; as root)
	@for kit in trial package; do $(PYTHON) packaging/bootstrap.py $$kit --system || exit 1; done

rehearse: ## Run the workflows' Linux jobs in clean Debian roots (as root; ARGS="--suite trixie --job test" …)
	@$(PYTHON) packaging/rehearse.py $(ARGS)

release-notes: ## Check what is in dist against TAG, fill in the descriptions for stores, write build/notes.md
	@mkdir -p build && $(PYTHON) packaging/release.py "$(TAG)" dist > build/notes.md

import-keys:
	@$(PYTHON) packaging/signing.py

try-windows: package-kit ## Build and try the Windows program and its installer under wine (for trying only)
	@bash packaging/windows-under-wine.sh

bench-package: screen-kit package-kit ## Measure the program in dist: size and start, next to a bare Qt window
	@.venv-package/bin/python packaging/package.py --probe
	@$(BIN)/python benchmarks/frozen.py $(ARGS)

lock: UPGRADE ?= --upgrade
lock: ## Choose the newest dependencies anew (needs uv; UPGRADE= keeps those that are locked)
	$(LOCK) pyproject.toml --group build -o requirements.lock
	$(LOCK) pyproject.toml --group dev -o requirements-dev.lock
	$(LOCK) --group bench -o requirements-bench.lock
	$(LOCK) pyproject.toml --group package -o requirements-package.lock

clean: ## Remove everything that can be made again
	rm -rf .venv .venv-bench .venv-package build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -f i18n/*.qm
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

run-kit screen-kit dev-kit trial-kit bench-kit package-kit:
	@$(PYTHON) packaging/bootstrap.py $(@:-kit=)
