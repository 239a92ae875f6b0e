# The door for people and for the build server. `make help` lists what it does.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
SOURCES := Package.swift Sources Tests
SAMPLES := $(wildcard manifests/*/vitrine.yaml)
RELEASE := .build/release/vitrine
PYTHON = $(shell .ci/python)

.DEFAULT_GOAL := help
.PHONY: help setup build release test lint format schemas demo bench install uninstall clean
# The scripts in here write into one build folder, one after the other.
.NOTPARALLEL:

help: ## list the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 18

setup: ## install what this machine lacks (apt on Debian, brew on macOS)
	@.ci/setup

build: ## build for debugging
	@.ci/setup build
	@.ci/build

release: ## build the tool as it is shipped
	@.ci/setup build
	@.ci/build -c release --product vitrine

demo: release ## build every sample project into out/ beside it
	@.ci/demo $(RELEASE) $(SAMPLES)

lint: ## check the layout of the code
	@$(SWIFT) format lint --strict --recursive $(SOURCES)

format: ## lay the code out
	@$(SWIFT) format --in-place --recursive $(SOURCES)

test: setup lint ## everything that must hold: lint, a build without warnings, all tests
	@.ci/build --build-tests
	@$(SWIFT) test --disable-xctest --skip-build

schemas: ## check what the tool reads and writes against manifests/schemas
	@.ci/setup
	@$(SWIFT) test --disable-xctest --filter SchemaTests

bench: setup release ## measure build and render against rsvg-convert, and record it
	@$(PYTHON) Tests/Benchmarks/bench.py --tool $(RELEASE) \
	  --record Sources/Composer/Composer.docc/Benchmarks.md

install: release ## install the tool, its templates and its tables below PREFIX
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/vitrine/templates" \
	  "$(DESTDIR)$(PREFIX)/share/vitrine/schemas"
	install -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/vitrine"
	install -m 644 wells.json "$(DESTDIR)$(PREFIX)/share/vitrine/wells.json"
	install -m 644 templates/* "$(DESTDIR)$(PREFIX)/share/vitrine/templates/"
	install -m 644 manifests/schemas/* "$(DESTDIR)$(PREFIX)/share/vitrine/schemas/"

uninstall: ## take away what install put there
	rm -f "$(DESTDIR)$(PREFIX)/bin/vitrine"
	rm -rf "$(DESTDIR)$(PREFIX)/share/vitrine"

clean: ## remove what was built
	$(SWIFT) package clean
	rm -rf manifests/*/out manifests/*/packet
