#!/usr/bin/env python3
"""Draws errors and warnings of imported screens, and says how many of them are true and of use.

usage: precision.py SHARED --workbench PATH --verdicts TSV [--seed WORD] [--errors N] [--warnings N] [--table PAGE]

Of the storyboards and xibs in the corpora of the folder SHARED it takes repositories in the order of a hash of the seed and
the path, and in each the first file, in the same order, that has an error (and, in a draw of its own, a warning): imported by
`import-ib` into a store of its own and audited on the default profiles. Of a file it takes one finding, by the hash of its key.
A repository comes a second time only when all had their turn. So the draw depends on the seed and the program alone.

The verdicts are lines of a TSV: file, key, then the verdict and the reason of a first and of a second reader, who has not seen
the first one's. A verdict is true (a person can't read, reach or use something, or a team member would want to change it),
useless (it is so, and nobody need act) or false; where the readers differ it counts as false, as `differ`. What has no verdict
yet is listed as open. With --table the table between the marks of a page of docs/evidence is written anew.
"""
import argparse
import collections
import json
import os
import pathlib
import subprocess
import tempfile

from judged import rank, records, report, verdicts, write

CORPORA = ("corpus", "corpus2", "corpus3")
ENDINGS = (".storyboard", ".xib")


def repositories(shared):
    """The files of each repository, as paths from the folder of all corpora."""
    found = collections.defaultdict(list)
    for corpus in CORPORA:
        for path in (shared / corpus).glob("*/**/*"):
            if path.suffix in ENDINGS:
                name = path.relative_to(shared).as_posix()
                found["/".join(name.split("/")[:2])].append(name)
    return found


def findings(workbench, file):
    """What the program finds in a file by itself."""
    with tempfile.TemporaryDirectory() as folder:
        def run(*words):
            return subprocess.run([workbench, *words], cwd=folder, capture_output=True, text=True)
        run("init")
        if run("import-ib", str(file)).returncode != 0:
            return []
        printed = run("audit", "--format", "ndjson").stdout
    return records(printed)


def draw(shared, workbench, seed, wanted, known):
    """So many findings of each severity, at most one of a file."""
    queues = {
        name: sorted(files, key=lambda file: rank(seed, file)) for name, files in repositories(shared).items()}
    order = sorted(queues, key=lambda name: rank(seed, name))
    drawn = {severity: [] for severity in wanted}
    places = {severity: {name: 0 for name in order} for severity in wanted}
    while any(len(drawn[severity]) < count for severity, count in wanted.items()):
        before = sum(map(len, drawn.values()))
        for name in order:
            for severity, count in wanted.items():
                if len(drawn[severity]) < count:
                    take(name, severity, queues[name], places[severity], drawn[severity])
        if sum(map(len, drawn.values())) == before:
            break
    return drawn


def take(name, severity, files, places, drawn):
    """Adds a finding of the next file of a repository that has one."""
    while places[name] < len(files):
        file = files[places[name]]
        places[name] += 1
        found = [finding for finding in read(file) if finding["severity"] == severity]
        if found:
            drawn.append((file, min(found, key=lambda finding: rank(SEED, finding["key"]))))
            return


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("shared", type=pathlib.Path)
parser.add_argument("--workbench", required=True)
parser.add_argument("--verdicts", type=pathlib.Path, required=True)
parser.add_argument("--seed", default="verdicts")
parser.add_argument("--errors", type=int, default=100)
parser.add_argument("--warnings", type=int, default=60)
parser.add_argument("--table", type=pathlib.Path)
parser.add_argument("--json", action="store_true", help="print each finding that was drawn, for whoever judges it")
arguments = parser.parse_args()
SEED = arguments.seed
program = os.path.abspath(arguments.workbench)
memory = {}


def read(file):
    """What is found in a file, once."""
    if file not in memory:
        memory[file] = findings(program, arguments.shared.resolve() / file)
    return memory[file]


result = draw(
    arguments.shared.resolve(), program, SEED, {"error": arguments.errors, "warning": arguments.warnings}, memory)
if arguments.json:
    for found in result.values():
        for file, finding in found:
            print(json.dumps({"file": file, **finding}))
else:
    text = report(result, verdicts(arguments.verdicts))
    print(f"seed {SEED}\n{text}")
    if arguments.table:
        write(arguments.table, text)
