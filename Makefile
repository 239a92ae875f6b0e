# The door for people and for the build server. `make help` lists what it does.

SWIFT ?= swift
PREFIX ?= /usr/local
# Not every shell expands the tilde of PREFIX=~/.local.
override PREFIX := $(patsubst ~/%,$(HOME)/%,$(PREFIX))
DESTDIR ?=
SECONDS ?= 60
SOURCES := Package.swift Sources Tests
SAMPLES := $(wildcard manifests/*/vitrine.yaml)
RELEASE := .build/release/vitrine
PYTHON = $(shell .ci/python)
# The Swift runtime is linked in where it can be: macOS has it in the system.
STATIC := $(if $(filter Darwin,$(shell uname)),,--static-swift-stdlib)

.DEFAULT_GOAL := help
.PHONY: help setup build release test lint format docs schemas fuzz demo bench install uninstall check-install clean
# The scripts in here write into one build folder, one after the other.
.NOTPARALLEL:

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 23

setup: ## install what this machine lacks (apt on Debian, brew on macOS)
	@.ci/setup

build: ## build for debugging
	@.ci/setup build
	@.ci/build

release: ## build the tool as it is shipped
	@.ci/setup build
	@.ci/build -c release --product vitrine $(STATIC)

demo: release ## build every sample project into out/ beside it
	@.ci/demo $(RELEASE) $(SAMPLES)

lint: ## check the layout of the code
	@$(SWIFT) format lint --strict --recursive $(SOURCES)

format: ## lay the code out
	@$(SWIFT) format --in-place --recursive $(SOURCES)

test: setup lint ## everything that must hold: lint, a build without warnings, all tests, the docs
	@.ci/build --build-tests
	@.ci/docs .build/debug/vitrine
	@$(SWIFT) test --disable-xctest --skip-build

docs: build ## build the documentation as a site in .build/docs
	@.ci/docs .build/debug/vitrine

fuzz: ## run libFuzzer on the readers for SECONDS, a minute if nothing is said
	@.ci/setup build
	@Tests/Fuzz/run.sh $(SECONDS)

schemas: ## check what the tool reads and writes against manifests/schemas
	@.ci/setup
	@$(SWIFT) test --disable-xctest --filter SchemaTests

bench: setup release ## measure build and render against rsvg-convert, and record it
	@$(PYTHON) Tests/Benchmarks/bench.py --tool $(RELEASE) \
	  --record Sources/vitrine/Vitrine.docc/Benchmarks.md

install: release ## install the tool and what belongs to it below PREFIX
	@.ci/install $(RELEASE) "$(DESTDIR)$(PREFIX)"

uninstall: ## take away what install put there, and nothing else
	@.ci/uninstall "$(DESTDIR)$(PREFIX)"

check-install: release ## install into a folder of its own, use what is there, uninstall
	@.ci/check-install $(RELEASE)

clean: ## remove what was built
	$(SWIFT) package clean
	rm -rf manifests/*/out manifests/*/packet .build/docs .build/docs-work
