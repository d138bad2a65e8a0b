# `make run` plays, `make test` checks. Both first bring what is missing: see packaging/system-packages for
# the system's part; everything else lives in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.DEFAULT_GOAL := run
.PHONY: run test soak bench format translations cards icons sounds policy screenshots clean
.PHONY: package test-package test-wheel bench-package release-check

# SOUND=1 fetches Qt's sound too, once; it stays.
run: $(VENV)/$(if $(SOUND),for-sound,for-running)
	$(BIN)/sueca-desktop $(ARGS)

# mypy works beside the tests, and what it finds comes last. Bytecode is kept: without it every process would
# compile all tests anew.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(VENV)/for-development
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	@mkdir -p build
	$(BIN)/mypy >build/mypy.txt & mypy=$$!; \
	$(BIN)/pytest --numprocesses=auto --dist=loadfile; tests=$$?; \
	wait $$mypy; types=$$?; cat build/mypy.txt; test $$tests -eq 0 -a $$types -eq 0

# Tests that take minutes. The limit ends a hanging one, not a slow one.
soak: $(VENV)/for-development
	timeout 3600 $(BIN)/pytest -m soak --hypothesis-profile=soak

# Figures to compare on one machine; nothing is asserted.
bench: $(VENV)/for-bench
	QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.bench.table
	$(BIN)/python -m tests.bench.solver

format: $(VENV)/for-development
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# Gathers the texts of the program into translations/*.ts and compiles them.
translations: $(VENV)/for-development
	$(BIN)/python translations/catalogues.py

# Draws the pack anew.
cards: $(VENV)/for-running
	$(BIN)/python resources/cards/draw resources/cards/svg

# Draws the icons anew.
icons: $(VENV)/for-running
	$(BIN)/python resources/icons/draw/draw_icons.py resources/icons/svg

# Makes the sounds anew.
sounds: $(VENV)/for-running
	$(BIN)/python resources/sounds/synth/make_sounds.py resources/sounds/wav

# Teaches the policy anew, in two rounds: a quarter of an hour on an idle core.
LESSONS := build/lessons
LEARNT := sueca_desktop/bots/sueca/native/policy.weights
policy: $(VENV)/for-policy
	mkdir -p $(LESSONS)
	$(BIN)/python resources/policy/play.py $(LESSONS)/1.npz --rules --seed 1 --decisions 150000 --worlds 80
	$(BIN)/python resources/policy/learn.py $(LESSONS)/1.npz --into $(LEARNT)
	$(BIN)/python resources/policy/play.py $(LESSONS)/2.npz --seed 2 --decisions 60000 --worlds 40
	$(BIN)/python resources/policy/learn.py $(LESSONS)/1.npz $(LESSONS)/2.npz --into $(LEARNT)

# Takes all pictures into build/screenshots; those that the README shows are renewed.
SCREENSHOTS := build/screenshots
screenshots: $(VENV)/for-development
	$(BIN)/python resources/screenshots/take.py $(SCREENSHOTS)
	cd $(SCREENSHOTS) && cp $(notdir $(wildcard resources/screenshots/*.png)) $(CURDIR)/resources/screenshots

# The packages of this system, in dist/. The Python named goes into them; CONTRIBUTING.md says which one to take.
package:
	@packaging/system-packages $(PYTHON) $(FOR_PACKAGES)
	$(PYTHON) packaging/package.py

# Installs the packages into a clean Debian and plays there (as root; the first time it fetches that Debian).
test-package:
	@packaging/system-packages $(PYTHON) $(FOR_PACKAGES) $(FOR_TRYING)
	$(PYTHON) packaging/linux/try_packages.py
	$(PYTHON) packaging/release.py tested dist/*.deb dist/*.tar.zst

# Installs the source archive and the wheel, each into an environment of its own.
test-wheel:
	$(PYTHON) packaging/try_wheel.py
	$(PYTHON) packaging/release.py tested dist/sueca_desktop-*

# Sizes of the packages; the time to the first picture and memory, beside Debian's aisleriot.
bench-package:
	@packaging/system-packages $(PYTHON) $(FOR_PACKAGES) $(FOR_TRYING)
	$(PYTHON) packaging/linux/bench.py

# Whether this version may go out.
release-check: $(VENV)/for-development
	$(BIN)/python packaging/release.py check

clean:
	rm -rf build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -not -path './$(VENV)/*' -prune -exec rm -rf {} +

# What packaging needs of the system: a command or library, and the Debian package that has it.
FOR_PACKAGES := dpkg-shlibdeps=dpkg-dev objdump=binutils zstd=zstd
FOR_TRYING := mmdebstrap=mmdebstrap lintian=lintian appstreamcli=appstream strace=strace Xvfb=xvfb groff=groff-base \
	desktop-file-validate=desktop-file-utils libXtst.so.6=libxtst6

# The stamps are renewed only when what decides about the installation has changed: the code itself is used
# where it lies, but for what is compiled.
COMPILED := $(addprefix sueca_desktop/solver/,search.py search.pxd) \
	$(wildcard $(addprefix sueca_desktop/bots/sueca/native/,*.py *.pxd))

$(VENV)/for-running: pyproject.toml setup.py packaging/system-packages $(COMPILED)
	$(call install,.)

$(VENV)/for-sound: pyproject.toml setup.py packaging/system-packages $(COMPILED)
	$(call install,'.[sound]')

$(VENV)/for-bench: pyproject.toml setup.py packaging/system-packages $(COMPILED)
	$(call install,'.[dev,bench]')

$(VENV)/for-policy: pyproject.toml setup.py packaging/system-packages $(COMPILED)
	$(call install,'.[policy]')

$(VENV)/for-development: pyproject.toml setup.py packaging/system-packages $(COMPILED)
	$(call install,'.[dev]')

define install
	@packaging/system-packages $(PYTHON)
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Sueca Desktop needs Python 3.11 or \
newer, and $(PYTHON) is " + sys.version.split()[0] + ". Install a newer one and name it: make run PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable $(1)
	@touch $@
endef
