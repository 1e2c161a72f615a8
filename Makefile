# Every target works from a fresh clone; `make deps` installs what Debian or Ubuntu lacks.

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
PACKAGES := libsqlite3-dev libpango1.0-dev sqlite3
RELEASE := swift build -c release --static-swift-stdlib --product workbench
WORKBENCH := .build/release/workbench
SWIFT_FILES := Package.swift Sources Tests

.PHONY: all build test lint format docs check-docs record bench demo deps clean

all: build

deps:
	@dpkg -s $(PACKAGES) >/dev/null 2>&1 || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -qy $(PACKAGES); }

build: deps
	$(RELEASE)

test: deps
	swift test

lint: deps
	swift format lint --strict --recursive $(SWIFT_FILES)
	swift build --explicit-target-dependency-import-check error

format:
	swift format --in-place --recursive $(SWIFT_FILES)

docs: build
	$(WORKBENCH) help --markdown > docs/commands.md

check-docs: build
	$(WORKBENCH) help --markdown | diff -u docs/commands.md -

# Writes the golden files anew; the run fails, so that nobody takes it for a test.
record: deps
	RECORD=1 swift test

bench: build
	Tests/Benchmarks/bench.sh $(WORKBENCH)

demo: build
	PATH="$(CURDIR)/.build/release:$$PATH" Examples/sign-in-form.sh

clean:
	swift package clean
