# Every target works from a fresh clone; `make deps` installs what Debian or Ubuntu lacks.

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
PACKAGES := libsqlite3-dev libpango-1.0-0 libpangocairo-1.0-0 libcairo2 sqlite3 jq
BROWSER := chromium chromium-driver curl fonts-liberation
RELEASE := swift build -c release --static-swift-stdlib --product
WORKBENCH := .build/release/workbench
KIWI := .build/kiwi/libkiwi.so
SWIFT_FILES := Package.swift Sources Tests
# A module may import only what Package.swift names for it.
LAYERING := --explicit-target-dependency-import-check error

.PHONY: all build test lint format docs check-docs record bench kiwi demo deps browser clean

all: build

deps:
	@dpkg -s $(PACKAGES) >/dev/null 2>&1 || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -qy $(PACKAGES); }

# What the report is tested in; where there is no such package, as on Ubuntu, those tests say that they were skipped.
browser:
	@dpkg -s $(BROWSER) >/dev/null 2>&1 || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -qy --no-install-recommends $(BROWSER); } \
	  || echo "no chromium: the report's browser tests will be skipped"

build: deps
	$(RELEASE) workbench

test: deps
	swift test $(LAYERING)

lint: deps
	swift format lint --strict --recursive $(SWIFT_FILES)
	swift build --build-tests $(LAYERING)

format:
	swift format --in-place --recursive $(SWIFT_FILES)

docs: build
	$(WORKBENCH) help --markdown > docs/commands.md

check-docs: build
	$(WORKBENCH) help --markdown | diff -u docs/commands.md -

# Writes the golden files anew; the run fails, so that nobody takes it for a test.
record: deps
	RECORD=1 swift test $(LAYERING)

# Beside kiwi where KIWI_HEADERS names its headers, or `make kiwi` has built it once.
bench: build $(if $(KIWI_HEADERS),kiwi)
	$(RELEASE) solver-bench
	.build/release/solver-bench $$(ls $(KIWI) 2>/dev/null)
	Tests/Benchmarks/end-to-end.sh $(WORKBENCH)
	Tests/Benchmarks/history.sh $(WORKBENCH) 1000 100

# From KIWI_HEADERS, otherwise from PyPI's source package.
kiwi:
	Tests/Benchmarks/build-kiwi.sh $(KIWI)

demo: build
	PATH="$(CURDIR)/.build/release:$$PATH" Examples/sign-in-form.sh

clean:
	swift package clean
