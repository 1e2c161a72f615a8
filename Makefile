# Every target works from a fresh clone; `make deps` installs what Debian or Ubuntu lacks.

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
# Installs Debian's packages that are missing; says which, where that can't be done here.
install-packages = dpkg -s $(1) >/dev/null 2>&1 || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -qy $(1) $(2); } \
  || { echo "packages are missing; as root: apt-get update && apt-get install -y $(1)" >&2; exit 1; }
PACKAGES := libsqlite3-dev libpango-1.0-0 libpangocairo-1.0-0 libcairo2 libyaml-0-2 sqlite3 jq
# What some tests need besides; each skips, and says why, where its program is missing.
TEST_PACKAGES := zsh fish parallel git python3-jsonschema python3-lxml cmark-gfm bubblewrap util-linux
BROWSER := chromium chromium-driver curl fonts-liberation
# The same bytes in whatever folder they are built.
PLACELESS := -Xswiftc -debug-prefix-map -Xswiftc $(CURDIR)=. -Xcc -ffile-prefix-map=$(CURDIR)=.
# Line tables are all that a crash's report needs; whole debug information takes a tenth of the time to compile.
LINES := -Xswiftc -gline-tables-only
# Types are found by calling what makes them, not by their names, which took an eighth of the instructions of a small `solve`.
DIRECT := -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# A module may import only what Package.swift names for it.
LAYERING := --explicit-target-dependency-import-check error
# What is released and what is tested is compiled once, whole modules at a time. That tests may reach internals costs the
# program no time that can be measured.
OPTIMIZED := -c release -Xswiftc -enable-testing $(PLACELESS) $(LINES) $(DIRECT) $(LAYERING)
RELEASE := swift build $(OPTIMIZED) --product
# As SwiftPM links it, and as it is handed on: macOS has its Swift and C++ libraries in the system.
LINKED := .build/release/workbench
WORKBENCH := $(if $(filter Darwin,$(shell uname)),$(LINKED),.build/bin/workbench)
KIWI := .build/kiwi/libkiwi.so
SWIFT_FILES := Package.swift Sources Swift Tools Plugins Tests Examples
# `swift test` would ask for testable imports once more than `swift build` does, and compile everything anew for that.
TEST := swift test --disable-testable-imports $(OPTIMIZED)
# Three tests at a time on two cores, since many wait for a process; `make test WIDTH=1` times each by itself.
WIDTH := 3
SIDE_BY_SIDE := $(if $(filter 1,$(WIDTH)),--no-parallel --event-stream-output-path .build/test-events.ndjson,--experimental-maximum-parallelization-width $(WIDTH))
# Where the next edit is near, file by file.
FAST_TESTS := $(LAYERING) --scratch-path .build/fast -Xswiftc -O

# Where `make package` and `make site` put what can be handed on, and the Debian that `make check-package` tries it in.
DIST := .build/dist
SUITE := bookworm
SITE := .build/site

# Where `make install` puts the program, its manual page and its completions.
PREFIX ?= /usr/local
SHARE := $(DESTDIR)$(PREFIX)/share

.PHONY: all build install install-files uninstall check-install package check-package check-reproducible test test-example test-fast lint format docs check-docs reference site recorder record bench kiwi torture fuzz evidence demo deps test-deps browser clean

all: build

deps:
	@[ "$$(uname)" = Darwin ] || { $(call install-packages,$(PACKAGES)); }

test-deps: deps
	@$(call install-packages,$(TEST_PACKAGES))

# What the report is tested in; where there is no such package, as on Ubuntu, those tests say that they were skipped.
browser:
	@($(call install-packages,$(BROWSER),--no-install-recommends)) || echo "no chromium: the report's browser tests will be skipped"

build: deps
	$(RELEASE) workbench
	@[ $(WORKBENCH) -nt $(LINKED) ] || [ $(WORKBENCH) = $(LINKED) ] || Packaging/link.sh $(LINKED) $(WORKBENCH)

install: build
	$(MAKE) --no-print-directory install-files

# What is built, where PREFIX and DESTDIR say.
install-files:
	install -d $(DESTDIR)$(PREFIX)/bin $(SHARE)/man/man1 $(SHARE)/bash-completion/completions
	install -d $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	install -s -m 755 $(WORKBENCH) $(DESTDIR)$(PREFIX)/bin/workbench
	$(WORKBENCH) man > $(SHARE)/man/man1/workbench.1
	$(WORKBENCH) completion bash > $(SHARE)/bash-completion/completions/workbench
	$(WORKBENCH) completion zsh > $(SHARE)/zsh/site-functions/_workbench
	$(WORKBENCH) completion fish > $(SHARE)/fish/vendor_completions.d/workbench.fish
	install -d $(SHARE)/workbench/skills/workbench
	install -m 644 Packaging/skill/workbench/SKILL.md $(SHARE)/workbench/skills/workbench

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/workbench $(SHARE)/man/man1/workbench.1
	rm -f $(SHARE)/bash-completion/completions/workbench $(SHARE)/zsh/site-functions/_workbench
	rm -f $(SHARE)/fish/vendor_completions.d/workbench.fish
	rm -rf $(SHARE)/workbench/skills

# Installs into a Debian made from nothing and works there; needs debootstrap and root.
check-install: build
	Tests/Installation/bare-root.sh

# A Debian package, a tarball and their checksums, in DIST.
package: build
	@$(call install-packages,dpkg-dev)
	rm -rf $(DIST)
	Packaging/package.sh $(WORKBENCH) $(DIST)

# Installs the package into a Debian made from nothing and runs the README's session there; needs debootstrap and root.
check-package: package
	Tests/Installation/package.sh $(DIST)/*.deb $(SUITE)

# Makes the packages of the last commit twice, in two folders, and compares them.
check-reproducible: deps
	Packaging/reproduce.sh

# Child processes run the release build, which is made first: what is tested is what is installed.
test: build
	WORKBENCH_PROGRAM="$(CURDIR)/$(WORKBENCH)" Tests/run.sh $(TEST) --disable-xctest $(SIDE_BY_SIDE)

# The packages in Examples test themselves with what other packages import of this one.
test-example:
	Tests/Installation/example-package.sh .build/example .build --disable-testable-imports $(OPTIMIZED)

# What needs no process, of the modules that have changed since it last passed and of those above; or of MODULES=NAME.
test-fast: deps
	MODULES="$(MODULES)" Tests/fast.sh swift test $(FAST_TESTS) --disable-xctest

lint: deps
	swift format lint --strict --recursive $(SWIFT_FILES)
	swift build --build-tests $(OPTIMIZED)

format:
	swift format --in-place --recursive $(SWIFT_FILES)

# Lists anew what of the folder Swift travels within the program.
recorder:
	Sources/Exchange/CRecorder/list-files.sh

docs: build
	$(WORKBENCH) help --markdown > docs/commands.md
	$(WORKBENCH) write-schemas docs/schemas

# The reference of the products that other packages import, which `make site DOCC=.build/reference` takes along.
reference: deps
	swift build --target LayoutTesting
	docs/site/reference.sh .build/reference "$$(swift build --show-bin-path)"

# The documents as pages with a search, which work offline; DOCC names a folder of DocC archives for static hosting.
site:
	@$(call install-packages,cmark-gfm python3)
	python3 docs/site/build.py $(SITE) $(DOCC)

check-docs: build
	$(WORKBENCH) help --markdown | diff -u docs/commands.md -
	rm -rf .build/schemas
	$(WORKBENCH) write-schemas .build/schemas
	diff -ru docs/schemas .build/schemas

# Writes the golden files anew; the run fails, so that nobody takes it for a test.
record: deps
	RECORD=1 $(TEST)

# Writes the tables anew that measure on material outside of the repository.
evidence: build
	cd $${WORKBENCH_SHARED:-../shared} && $(CURDIR)/Tests/Evidence/recall.py fixes corpus corpus2 corpus3 \
	  --workbench $(CURDIR)/$(WORKBENCH) --write $(CURDIR)/docs/evidence/recall.md
	Tests/Evidence/precision.py $${WORKBENCH_SHARED:-../shared} --workbench $(WORKBENCH) \
	  --verdicts Tests/Evidence/precision.tsv --table docs/evidence/precision.md

# Beside kiwi where KIWI_HEADERS names its headers, or `make kiwi` has built it once.
bench: build $(if $(KIWI_HEADERS),kiwi)
	$(RELEASE) solver-bench
	.build/release/solver-bench $$(ls $(KIWI) 2>/dev/null)
	Tests/Benchmarks/end-to-end.sh $(WORKBENCH)
	Tests/Benchmarks/history.sh $(WORKBENCH) 1000 100
	Tests/Benchmarks/bounds.sh $(WORKBENCH)

# From KIWI_HEADERS, otherwise from PyPI's source package.
kiwi:
	Tests/Benchmarks/build-kiwi.sh $(KIWI)

# Kills, crowds, flipped bits, damaged files, extreme screens, short resources, commands on made-up screens and a reference
# engine, for at most twenty minutes once the tests are built, ten of them for the commands; `make test` does the same in
# short.
torture: build
	Tests/Torture/kills.sh $(WORKBENCH) 1000 300
	Tests/Torture/signals.sh $(WORKBENCH) 1000
	Tests/Torture/crowd.sh $(WORKBENCH) 16 16 30
	Tests/Torture/flips.sh $(WORKBENCH) 1000
	Tests/Torture/files.sh $(WORKBENCH) 1000
	Tests/Torture/extremes.sh $(WORKBENCH) 150
	Tests/Torture/limits.sh $(WORKBENCH) 60
	Tests/Torture/saves.sh $(WORKBENCH) 100 1000
	$(RELEASE) fuzz
	Tests/Torture/commands.sh $(WORKBENCH) .build/release/fuzz 20000 600
	Tests/Torture/screens.sh 2000 $(TEST) --disable-xctest

# Hostile input made up by libFuzzer, for SECONDS on each kind; `make test` replays what it starts from and once found.
SECONDS := 600
fuzz: deps
	Tests/Fuzzing/fuzz.sh all $(SECONDS)

demo: build
	PATH="$(dir $(CURDIR)/$(WORKBENCH)):$$PATH" Examples/sign-in-form.sh

clean:
	swift package clean
