#!/usr/bin/env python3
"""Draws errors and warnings of screens that were imported from Swift code, and says how many are true and of use.

usage: code_precision.py SHARED --workbench PATH --verdicts TSV [--seed WORD] [--errors N] [--warnings N] [--table PAGE]

A source is a folder of `swift/apps`, `swift/packages` or `swift/files` in SHARED. In the order of a hash of the seed and their
paths each is imported by `import-swift --views` into a store of its own, a package by what is in its `Sources`, and audited on
the default profiles. A round takes one finding of each severity of each source, by the hash of its key: at most four of a source
and two of a screen. So the draw depends on the seed and the program alone.

The verdicts are lines of a TSV as those of precision.py, with the source in place of the file. `--only PART` takes the sources
whose path has PART in it; `--json` prints each finding that was drawn, with its source.
"""
import argparse
import collections
import json
import os
import pathlib
import subprocess
import tempfile

from judged import rank, records, report, verdicts, write

KINDS = ("apps", "packages", "files")
LIMIT, MOST_OF_SOURCE, MOST_OF_SCREEN = 900, 4, 2


def sources(shared):
    """The sources, as paths from the folder of all."""
    swift = shared / "swift"
    found = [path for kind in KINDS for path in sorted((swift / kind).iterdir()) if path.is_dir()]
    return [path.relative_to(shared).as_posix() for path in found]


def findings(workbench, source):
    """What the program finds in the code of a source; nothing where no screen comes of it."""
    code = source / "Sources" if (source / "Sources").is_dir() else source
    with tempfile.TemporaryDirectory() as folder:
        def run(*words):
            return subprocess.run(
                [workbench, *words], cwd=folder, capture_output=True, text=True, errors="replace", timeout=LIMIT)
        try:
            run("init")
            if run("import-swift", str(code), "--views").returncode != 0:
                return []
            printed = run("audit", "--format", "ndjson").stdout
        except subprocess.TimeoutExpired:
            return []
    return records(printed)


def draw(all_sources, read, seed, wanted):
    """So many findings of each severity."""
    order = sorted(all_sources, key=lambda source: rank(seed, source))
    drawn = {severity: [] for severity in wanted}
    taken = {severity: collections.Counter() for severity in wanted}
    for _ in range(MOST_OF_SOURCE):
        for source in order:
            for severity, count in wanted.items():
                if len(drawn[severity]) < count:
                    take(source, read(source), severity, seed, drawn[severity], taken[severity])
    return drawn


def take(source, found, severity, seed, drawn, taken):
    """Adds the next finding of a source."""
    known = {finding["key"] for other, finding in drawn if other == source}
    for finding in sorted(found, key=lambda finding: rank(seed, finding["key"])):
        screen = (source, finding["screen"])
        if finding["severity"] == severity and finding["key"] not in known and taken[screen] < MOST_OF_SCREEN:
            taken[screen] += 1
            drawn.append((source, finding))
            return


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("shared", type=pathlib.Path)
parser.add_argument("--workbench", required=True)
parser.add_argument("--verdicts", type=pathlib.Path, required=True)
parser.add_argument("--seed", default="code")
parser.add_argument("--errors", type=int, default=40)
parser.add_argument("--warnings", type=int, default=20)
parser.add_argument("--only", default="")
parser.add_argument("--table", type=pathlib.Path)
parser.add_argument("--keep", type=pathlib.Path, help="a folder in which what is found of each source is kept")
parser.add_argument("--json", action="store_true", help="print each finding that was drawn, for whoever judges it")
arguments = parser.parse_args()
shared = arguments.shared.resolve()
program = os.path.abspath(arguments.workbench)
memory = {}


def read(source):
    """What is found in a source, once."""
    kept = arguments.keep / (source.replace("/", "_") + ".json") if arguments.keep else None
    if source not in memory and kept and kept.exists():
        memory[source] = json.loads(kept.read_text())
    if source not in memory:
        memory[source] = findings(program, shared / source)
        if kept:
            kept.write_text(json.dumps(memory[source]))
    return memory[source]


result = draw(
    [source for source in sources(shared) if arguments.only in source], read, arguments.seed,
    {"error": arguments.errors, "warning": arguments.warnings})
if arguments.json:
    for found in result.values():
        for source, finding in found:
            print(json.dumps({"source": source, **finding}))
else:
    text = report(result, verdicts(arguments.verdicts))
    print(f"seed {arguments.seed}\n{text}")
    if arguments.table:
        write(arguments.table, text)
