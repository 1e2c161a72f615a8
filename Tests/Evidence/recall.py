#!/usr/bin/env python3
"""Counts how many layout bugs that teams shipped and mended `audit` finds before the mend, and no more after it.

usage: recall.py FIXES [CORPUS…] --workbench PATH [--write PAGE] [--jobs COUNT]

FIXES holds `cases.tsv` and a folder a case with the files `before` and `after` the mend. Each side is imported by `import-ib`
into a store of its own, and audited on 48 profiles. What counts are errors and warnings that name a mended object, an
identifier of the case's column `views`, as the view or constraint, as a related one or a part.

  found    one of a rule and a mended object is there before, and after the mend it is gone or on fewer profiles
  red      not found, though one is there before and not less after; of these those are counted by themselves in which it is
           an error before and after, since a warning that stays is mostly of another fault of a mended object
  missed   none is there before
  brings   an error of a rule on a mended object is there after that was not there before

Of the corpora 300 files are drawn by a seed, and audited in the same way: in how many of them a rule finds something.

A case is judgeable if its outcome isn't `nj`; it is more than a matter of taste if its reason is neither `visual` nor `intent`.
"""
import argparse
import collections
import concurrent.futures
import csv
import json
import os
import random
import re
import shutil
import subprocess
import tempfile

AXES = {"device": "iphone-5,iphone-se-2,iphone-16,ipad-10", "orientation": "portrait,landscape",
        "text-size": "L,AX1,AX5", "direction": "ltr,rtl"}
TASTE = ("visual", "intent")
DRAWN, SEED = 300, 36


def records(command, folder):
    """The records that a command prints, one a line."""
    output = subprocess.run(command, capture_output=True, text=True, cwd=folder).stdout
    return [json.loads(line) for line in output.split("\n") if line.startswith("{")]


def prepared(workbench, folder):
    """A store with the profiles and nothing else, to be copied."""
    options = [word for name, values in AXES.items() for word in (f"--{name}", values)]
    for command in (["init"], ["remove-profile", "*", "--quiet"], ["add-profiles", *options]):
        subprocess.run([workbench, *command], cwd=folder, capture_output=True, check=True)
    return os.path.join(folder, "workbench.db")


def identifiers(run):
    """The file's identifiers of views and constraints, by screen and what findings call them."""
    names = {}
    for screen in run("list-screens"):
        shown = run("show", screen["screen"])
        places = {place["object"]: place.get("identifier", place["object"])
                  for source in shown if source["type"] == "source" for place in source["places"]}
        for record in shown:
            if record["type"] in ("view", "constraint", "guide"):
                identifier = places.get(record["id"], record["id"])
                for name in (record["id"], record.get("path"), record.get("name")):
                    names.setdefault((screen["screen"], name), identifier)
    return names


def audited(workbench, store, files, named=True):
    """The errors and warnings of files: how many profiles each rule and object is on, and which are errors."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(store, folder)

        def run(*words):
            return records([workbench, *words, "--format", "ndjson"], folder)

        result = subprocess.run([workbench, "import-ib", files], cwd=folder, capture_output=True, text=True)
        if result.returncode not in (0, 1, 2):
            raise SystemExit(f"import of {files}: {result.stderr}")
        names, found, errors = identifiers(run) if named else {}, {}, {}
        for finding in run("audit", "--jobs", "1", "--fail-on", "never"):
            if finding["type"] != "finding" or finding["severity"] == "note":
                continue
            called = [finding["view"], finding["constraint"], *finding["related"], *finding["parts"]]
            count = finding["total"] if finding["profiles"] is None else finding["profiles"]
            for name in {names.get((finding["screen"], name), name) for name in called if name}:
                key = finding["rule"], name
                found[key] = max(found.get(key, 0), count)
                if finding["severity"] == "error":
                    errors[key] = finding["message"]
        return found, errors


def drawn(corpora):
    """Some files of the corpora, the same whenever these are."""
    paths = sorted(os.path.join(folder, name) for corpus in corpora for folder, _, names in os.walk(corpus)
                   for name in names if name.endswith((".xib", ".storyboard")))
    return sorted(random.Random(SEED).sample(paths, min(DRAWN, len(paths))))


def frequency(workbench, corpora, jobs):
    """In how many of the drawn files each rule finds something, and how many of these are errors."""
    files = drawn(corpora)
    counts = collections.Counter()
    with tempfile.TemporaryDirectory() as home, concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        store = prepared(workbench, home)
        for found, _ in pool.map(lambda path: audited(workbench, store, path, named=False), files):
            counts.update({rule for rule, _ in found})
    return counts, len(files)


class Case:
    """A mended bug, with what is found on its mended objects before and after."""

    def __init__(self, row, before, after):
        self.row, mended = row, set(row["views"].split(","))
        (self.before, errors), (self.after, self.errors) = (
            tuple({key: value for key, value in side.items() if key[1] in mended} for side in sides)
            for sides in (before, after))
        self.finding = sorted({rule for (rule, name), count in self.before.items()
                               if self.after.get((rule, name), 0) < count})
        self.staying = sorted({rule for (rule, name), count in self.before.items()
                               if self.after.get((rule, name), 0) >= count})
        self.is_severe = any(key in self.errors for key in errors)
        self.bringing = sorted({rule for rule, name in self.errors if (rule, name) not in errors})

    @property
    def outcome(self):
        return "found" if self.finding else "red" if self.staying else "missed"

    @property
    def is_more_than_taste(self):
        return self.row["reason"] not in TASTE


def judged(workbench, folder, jobs):
    """All judgeable cases of a folder, in the table's order."""
    with open(os.path.join(folder, "cases.tsv"), encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
                if not row["outcome"].startswith("nj")]
    with tempfile.TemporaryDirectory() as home, concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        store = prepared(workbench, home)
        sides = [[pool.submit(audited, workbench, store, os.path.join(folder, row["case"], side))
                  for side in ("before", "after")] for row in rows]
        return [Case(row, *(side.result() for side in pair)) for row, pair in zip(rows, sides)]


def share(part, whole):
    return f"{part} of {whole} ({100 * part / max(1, whole):.0f} %)"


def count(cases, word):
    return sum(case.outcome == word for case in cases)


def tables(cases, counts, files):
    """The tables of the page, as Markdown."""
    telling = [case for case in cases if case.is_more_than_taste]
    yield "| | all judgeable | more than a matter of taste |\n|---|---|---|"
    for word in ("found", "red", "missed"):
        yield f"| {word} | {share(count(cases, word), len(cases))} | {share(count(telling, word), len(telling))} |"
        if word == "red":
            severe = [sum(case.outcome == word and case.is_severe for case in group) for group in (cases, telling)]
            yield f"| red, by an error | {share(severe[0], len(cases))} | {share(severe[1], len(telling))} |"
    brings = [sum(bool(case.bringing) for case in group) for group in (cases, telling)]
    yield f"| the mend brings an error | {share(brings[0], len(cases))} | {share(brings[1], len(telling))} |"
    yield "\n| class | cases | found | red | missed |\n|---|---|---|---|---|"
    classes = collections.defaultdict(list)
    for case in cases:
        classes[case.row["class"]].append(case)
    for name, group in sorted(classes.items(), key=lambda entry: (-len(entry[1]), entry[0])):
        yield f"| {name} | {len(group)} | " + " | ".join(
            str(count(group, word)) for word in ("found", "red", "missed")) + " |"
    yield ("\n| rule | finds before, less after | alone | is there before and not less after | the mend brings an error "
           f"| finds in {files} files |\n|---|---|---|---|---|---|")
    rules = sorted({rule for case in cases for rule in case.finding + case.staying + case.bringing} | set(counts))
    for rule in rules:
        alone = sum(case.finding == [rule] for case in cases)
        yield f"| `{rule}` | " + " | ".join(str(number) for number in (
            sum(rule in case.finding for case in cases), alone,
            sum(rule in case.staying for case in cases), sum(rule in case.bringing for case in cases),
            counts[rule])) + " |"
    yield "\n| case | repository | class | outcome | found by | still there | brings |\n|---|---|---|---|---|---|---|"
    for case in sorted(cases, key=lambda case: int(case.row["case"])):
        found, staying, bringing = (", ".join(rules) for rules in (case.finding, case.staying, case.bringing))
        yield (f"| {case.row['case']} | {case.row['repository']} | {case.row['class']} | {case.outcome} | {found} "
               f"| {staying} | {bringing} |")


def write(page, text):
    """Puts the tables between the page's marks."""
    with open(page, encoding="utf-8") as file:
        old = file.read()
    marks = "<!-- tables -->", "<!-- end of tables -->"
    new = re.sub(f"(?<={marks[0]}\n).*(?={marks[1]})", lambda _: f"\n{text}\n\n", old, flags=re.DOTALL)
    with open(page, "w", encoding="utf-8") as file:
        file.write(new)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fixes")
    parser.add_argument("corpora", nargs="*")
    parser.add_argument("--workbench", required=True)
    parser.add_argument("--jobs", type=int, default=2, help="how many programs run at once")
    parser.add_argument("--write", metavar="PAGE", help="the page whose tables are written anew; standard output if none")
    options = parser.parse_args()
    cases = judged(os.path.realpath(options.workbench), os.path.realpath(options.fixes), options.jobs)
    corpora = [os.path.realpath(corpus) for corpus in options.corpora]
    counts, files = frequency(os.path.realpath(options.workbench), corpora, options.jobs)
    text = "\n".join(tables(cases, counts, files))
    write(options.write, text) if options.write else print(text)


if __name__ == "__main__":
    main()
