# `make` lists what there is. Nothing is installed or built twice: see the stamps in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# The requirements name everything, so pip has nothing to resolve: where a package asks for another
# with an extra, older pips look at its newest release before they look at our pin.
PINNED := --no-deps --requirement

# The rooms of compiled modules: tools/kernels.py lists the same.
ROOMS := src/erawan/kernels/common src/erawan/kernels/king src/erawan/kernels/siam \
  src/erawan/engine/king/search src/erawan/engine/siam/search \
  src/erawan/envs/common src/erawan/envs/king src/erawan/envs/siam
KERNELS := $(foreach room,$(ROOMS),$(wildcard $(room)/*.py $(room)/*.pyi $(room)/*.pxd))
SPARRING := $(wildcard bench/sparring/compiled/*.py bench/sparring/compiled/*.pxd)

.DEFAULT_GOAL := help
.PHONY: help play test clicks lint types bench ladder sprt openings wins equality stress king-train king-balance mutants shots tour wheel clean build page proofs king-claims coach practice endings tune features statistics faults slow sleeps history fuzz load endings-sample sparring same envs learn-through

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

play: build ## install what is missing, start the app, open the browser
	@$(BIN)/erawan

test: build $(VENV)/dev.stamp ## install what is missing and run the whole test suite
	@$(BIN)/python tools/suite.py

lint: build $(VENV)/dev.stamp ## ruff, import-linter
	@$(BIN)/python tools/suite.py lint

types: build $(VENV)/dev.stamp ## mypy --strict, svelte-check
	@$(BIN)/python tools/suite.py types

bench: build $(VENV)/dev.stamp ## print the benchmarks' ratios and append them to bench/results (only=NAME; online, page: base=PATH)
	@BASE=$(base) $(BIN)/python -m bench $(only)

ladder: build $(VENV)/dev.stamp ## ratings of all levels, goes on where it stopped (game=siam minutes=55)
	@nice -n 5 $(BIN)/python tools/ladder.py $(game) $(minutes)

sprt: build $(VENV)/dev.stamp ## sequential tests between agents of known difference (4 minutes)
	@nice -n 5 $(BIN)/python tools/sprt.py

openings: build $(VENV)/dev.stamp ## balanced Siam openings for the arena, goes on where it stopped
	@nice $(BIN)/python -m bench.openings

wins: build $(VENV)/dev.stamp ## Siam's set of forced wins, goes on where it stopped (an hour)
	@nice $(BIN)/python -m bench.wins

proofs: build $(VENV)/dev.stamp ## prove Siam's forced wins, replay them against every defence (half an hour)
	@$(BIN)/python tools/siam_proofs.py

king-claims: build $(VENV)/dev.stamp ## hold what King of Siam's engine says of 10,000 endings against brute force, goes on where it stopped (minutes=55)
	@PYTHONPATH=. nice $(BIN)/python tools/king_claims.py $(minutes)

coach: build $(VENV)/dev.stamp ## hold the coach against the rules in 500 bot games of each game (games=500)
	@PYTHONPATH=. nice $(BIN)/python tools/coach.py $(games)

practice: build $(VENV)/dev.stamp ## hold 10,000 practice questions of each game against the compiled rules (questions=10000)
	@PYTHONPATH=. nice $(BIN)/python tools/practice.py $(questions)

endings: build $(VENV)/dev.stamp ## prove King of Siam's endings, by cards and open provinces (20 minutes; cards="5 6")
	@$(BIN)/python tools/king_endings.py $(cards)

endings-sample: build $(VENV)/dev.stamp ## a sample of King of Siam's endings, goes on where it stopped (name=natural or mixed)
	@nice $(BIN)/python -m bench.endings $(or $(name),natural)

tune: build $(VENV)/dev.stamp ## fit the weights of Siam's estimate to searches of its own (file=PATH)
	@$(BIN)/python tools/siam_tune.py $(or $(file),build/siam_tune.txt)

features: build $(VENV)/dev.stamp ## sequential tests of the features of Siam's search, goes on where it stopped (minutes=55 nodes=10000 only=NAME)
	@nice $(BIN)/python tools/features.py $(or $(minutes),55) $(or $(nodes),10000) $(only)

statistics: build $(VENV)/dev.stamp ## docs/siam-statistics.md: first-player score, lengths, first moves; goes on where it stopped (minutes=55)
	@nice $(BIN)/python tools/siam_statistics.py $(minutes)

equality: build $(VENV)/dev.stamp ## a million positions and moves: kernels against rules (an hour)
	@ERAWAN_EQUALITY_SCALE=20 $(BIN)/python -m pytest -q tests/equality/test_siam.py
	@ERAWAN_EQUALITY_SCALE=4.4 $(BIN)/python -m pytest -q tests/equality/test_king.py
	@$(BIN)/python -m pytest -q -m slow tests/equality

envs: build $(VENV)/dev.stamp ## the environments at full size: a thousand whole games of every kind, copies at every step (an hour), goes on where it stopped
	@if test $(VENV)/kernels.stamp -nt build/envs.txt; then rm -f build/envs.txt; fi
	@ERAWAN_ENVS_SCALE=1 ERAWAN_ENVS_DONE=build/envs.txt nice $(BIN)/python -m pytest -q tests/envs || test $$? -eq 5

slow: build $(VENV)/dev.stamp ## the tests marked slow: many endings, a thousand moves under load (3 minutes)
	@$(BIN)/python -m pytest -q -m slow tests

stress: build $(VENV)/dev.stamp ## random games in the checked kernels (minutes=10)
	@$(BIN)/python tools/checked.py tools/stress.py $(minutes)

king-train: build $(VENV)/dev.stamp ## a round of teaching King of Siam's estimate by games with itself, goes on where it stopped (players=2 minutes=20 fit="--epochs 4")
	@nice -n 19 $(BIN)/python tools/king_train.py play $(or $(minutes),20)
	@cp src/erawan/engine/king/corrections.json build/king_before.json
	@OPENBLAS_NUM_THREADS=1 nice -n 19 $(BIN)/python tools/king_train.py fit $(or $(players),2) $(fit)
	@nice -n 19 $(BIN)/python tools/king_train.py match $(or $(players),2) build/king_before.json

king-balance: build $(VENV)/dev.stamp ## strong games of King of Siam counted, goes on where it stopped (players=2 minutes=20 nodes=600)
	@nice $(BIN)/python tools/king_balance.py play $(or $(players),2) $(or $(minutes),20) $(addprefix --nodes ,$(nodes))
	@$(BIN)/python tools/king_balance.py report $(addprefix --nodes ,$(nodes))

mutants: $(VENV)/dev.stamp ## mutation testing of the rules, goes on where it stopped (minutes=55)
	@nice -n 15 $(BIN)/python tools/mutants.py $(minutes)

faults: build $(VENV)/dev.stamp ## plant thirty faults, one at a time: would a test notice? goes on where it stopped (only="7 12")
	@nice -n 15 $(BIN)/python tools/faults.py $(only)

history: build $(VENV)/dev.stamp ## cut connections and kill a site amid games, look for lost or doubled acts and clocks that gain, goes on where it stopped (events=1000; 7 minutes)
	@PYTHONPATH=. nice $(BIN)/python tools/history.py $(events)

fuzz: build $(VENV)/dev.stamp ## a million fuzzed messages and 100,000 hostile records and boards against a site and an app, goes on where it stopped (messages=1000000)
	@PYTHONPATH=. nice $(BIN)/python tools/fuzz.py $(messages)

load: build $(VENV)/dev.stamp ## how much a site bears: 500 tables, 2,000 who watch, moves faster and faster; wants two free cores (5 minutes)
	@PYTHONPATH=. $(BIN)/python tools/load.py

same: build $(VENV)/dev.stamp ## compare what this tree does with another checkout, built as well (base=PATH; 6 minutes)
	@nice $(BIN)/python tools/behaviour.py --tree $(base) --to build/same/before
	@nice $(BIN)/python tools/behaviour.py --to build/same/after
	@$(BIN)/python tools/behaviour.py --compare build/same/before build/same/after

sleeps: build $(VENV)/dev.stamp ## whether the tests that look at the clock notice a sleep of 0.1 s (only=NAME)
	@nice $(BIN)/python tools/planted_sleeps.py $(only)

shots: build $(VENV)/dev.stamp ## pictures of every screen into build/shots (only=NAME)
	@PYTHONPATH=. $(BIN)/python tools/shots.py $(only)

tour: build $(VENV)/dev.stamp ## tables on 12 screens in 4 languages: large boards, nothing small, cut or covered (only=NAME; 10 minutes)
	@PYTHONPATH=. nice $(BIN)/python tools/tour.py $(only)

learn-through: build $(VENV)/dev.stamp ## a learner's way through tutorials, guided games and exams, in four languages by finger and by keyboard (only="ru phone"), goes on where it stopped
	@PYTHONPATH=. nice $(BIN)/python tools/learn_through.py $(only)

clicks: build $(VENV)/dev.stamp ## two hundred double and triple clicks on every kind of button, in ten games against bots, goes on where it stopped (minutes=55)
	@PYTHONPATH=. nice $(BIN)/python tools/clicks.py $(minutes)

wheel: build $(VENV)/dev.stamp ## build the sdist and, from it, the wheel into dist/ (on Linux manylinux)
	@$(BIN)/python tools/pack.py dist

clean: ## remove everything that was installed or built
	rm -rf $(VENV) build dist src/erawan.egg-info src/erawan/server/static web/node_modules
	rm -f $(addsuffix /*.so,$(ROOMS)) bench/sparring/compiled/*.so

build: $(VENV)/kernels.stamp page

sparring: $(VENV)/sparring.stamp ## compile the sparring partners of the benchmarks

$(VENV)/run.stamp: requirements/run.txt requirements/build.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Erawan needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Set PYTHON=… to another one.")'
	@$(PYTHON) tools/kernels.py
	@echo "installing into $(VENV) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) install $(PINNED) requirements/run.txt --requirement requirements/build.txt
	@touch $@

$(VENV)/dev.stamp: $(VENV)/sparring.stamp $(VENV)/tools.stamp
	@touch $@

$(VENV)/tools.stamp: $(VENV)/run.stamp requirements/dev.txt requirements/envs.txt
	@echo "installing the test tools …"
	@$(PIP) install $(PINNED) requirements/dev.txt
	@$(PIP) download --dest $(VENV)/wheelhouse $(PINNED) requirements/envs.txt --requirement requirements/build.txt
	@touch $@

$(VENV)/kernels.stamp: $(VENV)/run.stamp pyproject.toml setup.py tools/kernels.py tools/sources.py $(KERNELS) | page
	@$(BIN)/python tools/kernels.py
	@echo "compiling the kernels …"
	@$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@

$(VENV)/sparring.stamp: $(VENV)/kernels.stamp $(SPARRING)
	@echo "compiling the sparring partners …"
	@$(BIN)/python tools/kernels.py sparring
	@touch $@

# Compares hashes by itself, so that deleted files count too.
page: $(VENV)/run.stamp
	@$(BIN)/python tools/page.py
