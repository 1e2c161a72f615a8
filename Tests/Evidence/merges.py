#!/usr/bin/env python3
"""Merges real triples of storyboards and xibs by `merge-ib`, and holds what comes out against rules that don't ask it.

usage: merges.py MERGES --workbench PATH [--write PAGE] [--jobs COUNT] [--faults] [--spoil COUNT] [--roles]

MERGES holds `merges.tsv` and a folder a merge with the files `base`, `ours`, `theirs` and `result`, which is what people
committed. Of each triple three merges are judged: that of `merge-ib`, that of `git merge-file`, and what people committed. What
is between markers is taken from ours at all markers, then from theirs at all; a rule has to hold under both choices.

  well-formed     the file is XML, whichever side is taken at each marker; of more than six markers under the two choices
  added           an identifier that a side added is there under a choice, or in a line that `merge-ib` printed
  removed         an identifier that a side removed is gone under a choice
  once            no identifier is there twice, unless it is on a side
  references      what an attribute refers to is there, unless it isn't on a side
  scenes          an outlet or action leads to an object of its scene, unless it doesn't on a side
  owners          a constraint's items are the view that has it, or in that view, unless they aren't on a side
  complete        what is there under one choice alone is as on that side, with all that refers to it there
  contradictions  no two required constraints ask for two distances of the same anchors, unless they do on a side
  facts           a fact is there if both sides or the one that added it have it, and gone if a side removed it
  order           siblings come in the order of the side that turned them round, or else in that of the sides that have both
  lines           a line is one of ours or theirs, byte for byte
  kept lines      the lines of the base that git finds unchanged on both sides are all there, in order
  conflicts       `check-ib` finds no conflict that neither side has, on the canvas and on three devices upright and sideways
  turned          with ours and theirs exchanged the lines are the same but for their order; of `merge-ib` alone
  alone           a side merged with the base, or with itself, is that side, byte for byte; of `merge-ib` alone

A fact is a word on an object: its element's name, what it is in, the value of an attribute, a text; also of the elements in it
that have no identifier, which are known by key or name, or else by all that is in them. A constraint that a side removed and
made again between the same anchors is one object, and so are two alike that both added, as outlets of one name. Facts that
Xcode writes by itself, as frames, are counted apart. Under the two choices a fact is there if it is under one, and gone if it is
gone under one. What is left out as `merge-ib` says in a line may be missing, and so may a variation's entry for an object that
is gone. Nothing else is judged of a merge that is not XML.

With --spoil that many lines of each merge are left out, written twice, moved or changed, one at a time, by a seed: a check of
the rules, which have to find each. With --roles the four files of each merge are merged in ten other roles, as theirs and the
base from ours: more edits of the same objects than people made.
"""
import argparse
import collections
import concurrent.futures
import csv
import itertools
import json
import os
import random
import re
import subprocess
import tempfile

from merge_rules import FILES, VERSIONS, Merged, Triple, conflicts, counted, is_written_by_xcode, judgements, read

RULES = ("well-formed", "added", "removed", "once", "references", "scenes", "owners", "complete", "contradictions", "facts",
         "order", "lines", "kept lines", "conflicts", "turned", "alone")
MERGERS = ("merge-ib", "git merge-file", "people")
SEED = "merges"
# Which of the four files is the base, ours and theirs.
OTHER_ROLES = ("base ours result", "base theirs result", "base result theirs", "ours result theirs", "ours base theirs",
               "theirs result ours", "theirs ours base", "result ours theirs", "result base ours", "result base theirs")

Judged = collections.namedtuple("Judged", "triple merged found away")


def by_workbench(workbench, base, ours, theirs, name, *options):
    """A merge by `merge-ib`, its clashes, and its lines on what it left out or took for one."""
    with tempfile.TemporaryDirectory() as folder:
        output = os.path.join(folder, "merged")
        command = [workbench, "merge-ib", base, ours, theirs, "--path", name, "--output", output, "--format", "ndjson",
                   *options]
        run = subprocess.run(command, capture_output=True, text=True)
        clashes = [record for line in run.stdout.split("\n") if line.startswith("{")
                   if (record := json.loads(line))["type"] == "interfaceClash"]
        if run.returncode != (1 if clashes else 0):
            raise SystemExit(f"merge-ib of {ours}: {run.returncode} with {len(clashes)} clashes {run.stderr}")
        lines = [line for line in run.stderr.split("\n") if re.search(": (left out|took) ", line)]
        return Merged(read(output), clashes, lines)


def by_git(base, ours, theirs):
    run = subprocess.run(["git", "merge-file", "-p", ours, base, theirs], capture_output=True)
    return Merged(run.stdout.decode(), range(run.returncode))


def turned(triple, merged, workbench):
    """With ours and theirs exchanged the lines are the same but for their order."""
    other = by_workbench(workbench, *(triple.paths[name] for name in ("base", "theirs", "ours")), triple.file, "--quiet")
    yield len(merged.choices)
    if len(merged.clashes) != len(other.clashes):
        yield f"{len(other.clashes)} clashes"
    for one, two in zip(merged.choices, reversed(other.choices)):
        yield from (line.strip() for line in collections.Counter(one.split("\n")) - collections.Counter(two.split("\n")))


def alone(triple, workbench):
    """A side merged with the base or with itself is that side."""
    base = triple.paths["base"]
    for name, side in zip(("ours", "theirs"), triple.sides):
        path = triple.paths[name]
        for pair in ((path, base), (base, path), (path, path)):
            yield 1
            text = by_workbench(workbench, base, *pair, triple.file, "--quiet").text
            if text != side.text:
                is_xcode = VERSIONS.sub("", text) == VERSIONS.sub("", side.text)
                yield f"{'Xcode ' if is_xcode else ''}{name} of {' and '.join(map(os.path.basename, pair))}"


def judged(triple, workbench):
    """A triple with its three merges, and the facts that people's merge has otherwise than that of `merge-ib`."""
    files = [triple.paths[name] for name in ("base", "ours", "theirs")]
    merged = dict(zip(MERGERS, (by_workbench(workbench, *files, triple.file), by_git(*files), Merged(triple.result.text))))
    found = {name: judgements(triple, one) for name, one in merged.items()}
    for name, one in merged.items():
        if one.documents:
            found[name]["conflicts"] = counted(conflicts(triple, one, workbench))
    found["merge-ib"]["turned"] = counted(turned(triple, merged["merge-ib"], workbench))
    found["merge-ib"]["alone"] = counted(alone(triple, workbench))
    wanted = triple.result.facts(triple.aliases)[0]
    away = [[fact for fact in document.facts(triple.aliases)[0] ^ wanted if not is_written_by_xcode(fact)]
            for document in merged["merge-ib"].documents]
    return Judged(triple, merged, found, min(away, key=len))


# What the rules find.

def spoiled(text, lot):
    """A text with one line of an object left out, written twice, moved or changed; and what was done."""
    lines = text.split("\n")
    places = [place for place, line in enumerate(lines) if re.search(r' (?!id=)\w+=".* id="[^"]*"/>$', line)]
    place, kind = lot.choice(places), lot.choice(("left out", "twice", "moved", "changed", "astray"))
    line = lines[place]
    references = list(re.finditer(r' (?:destination|firstItem|secondItem)="([^"]+)"', line))
    values = list(re.finditer(r' (?!id=)\w+="([^"]*)"', line))
    if kind == "left out":
        lines[place:place + 1] = []
    elif kind == "twice":
        lines[place:place] = [line]
    elif kind == "moved":
        lines[place:place + 1] = []
        lines.insert(lot.choice([other for other in places if other != place]), line)
    else:
        value = lot.choice(references if kind == "astray" and references else values)
        is_name = kind == "astray" and references
        other = lot.choice(re.findall(r' id="([^"]+)"', text)) if is_name else f"{value.group(1)}0"
        lines[place] = line[:value.start(1)] + other + line[value.end(1):]
    return "\n".join(lines), f"{kind}: {line.strip()}"


def spoils(one, count):
    """How many random faults of a merge some rule finds, and the others."""
    lot, merged = random.Random(f"{SEED} {label(one)}"), one.merged["merge-ib"]
    known = {fault for _, faults in judgements(one.triple, merged).values() for fault in faults}
    for _ in range(count):
        text, what = spoiled(merged.text, lot)
        found = judgements(one.triple, Merged(text, merged.clashes, merged.lines))
        yield 1
        if text != merged.text and all(fault in known for _, faults in found.values() for fault in faults):
            yield f"{label(one)} {what}"


# The page.

def label(one):
    """What a merge is called: its number, and its roles where they are other ones."""
    return one.triple.row["merge"] + ("" if one.triple.roles == FILES[:3] else f" ({' '.join(one.triple.roles)})")


def is_xcode(fault):
    return fault.startswith("Xcode ")


def cell(all_judged, merger, rule):
    """How many cases of a rule are broken, of how many, in how many merges; apart from what Xcode writes."""
    found = [one.found[merger][rule] for one in all_judged if rule in one.found[merger]]
    if not sum(cases for cases, _ in found):
        return "–"
    faults = [fault for _, faults in found for fault in faults]
    count = sum(not is_xcode(fault) for fault in faults)
    files = sum(not all(map(is_xcode, faults)) for _, faults in found)
    rest = f", {len(faults) - count} of Xcode's" if len(faults) > count else ""
    return f"{count:,} of {sum(cases for cases, _ in found):,}" + (f" in {files}" if count else "") + rest


def rules(all_judged, mergers):
    """How often each rule is broken."""
    names = [name if name == "people" else f"`{name}`" for name in mergers]
    yield f"| rule | broken by {' | by '.join(names)} |\n" + "|---" * (len(mergers) + 1) + "|"
    for rule in RULES:
        yield f"| {rule} | " + " | ".join(cell(all_judged, merger, rule) for merger in mergers) + " |"


def clashes(all_judged):
    """How often the two merge without a clash."""
    mine, git = ([one.merged[name] for one in all_judged] for name in MERGERS[:2])
    yield "| | `git merge-file` | `merge-ib` |\n|---|---|---|"
    yield "| merges that clash | " + " | ".join(
        f"{sum(bool(one.clashes) for one in ones)} of {len(ones)}" for ones in (git, mine)) + " |"
    yield "| clashes | " + " | ".join(str(sum(len(one.clashes) for one in ones)) for ones in (git, mine)) + " |"
    same = [one.text == other.text for one, other in zip(git, mine) if not one.clashes]
    yield f"\nOf the {len(same)} that git merges by lines without a clash, {sum(same)} are the same bytes by `merge-ib`.\n"


def tables(all_judged):
    """The tables of the page, as Markdown."""
    yield from clashes(all_judged)
    yield from rules(all_judged, MERGERS)
    yield ("\n| merge | repository | file | ours | theirs | git | merge-ib | lines | made | people |\n" + "|---" * 10 + "|")
    for one in all_judged:
        row, merged = one.triple.row, one.merged["merge-ib"]
        yield (f"| {row['merge']} | {row['repository']} | {one.triple.file} | {one.triple.edits[0]} "
               f"| {one.triple.edits[1]} | {len(one.merged['git merge-file'].clashes)} | {len(merged.clashes)} "
               f"| {len(merged.lines)} | {len(one.found['merge-ib']['lines'][1])} | {len(one.away)} |")


def list_faults(one):
    """Prints what breaks a rule in a merge of `merge-ib`, and its clashes."""
    merged = one.merged["merge-ib"]
    for text in [f"clash: {clash['text']}" for clash in merged.clashes] + merged.lines:
        print(label(one), text)
    for rule, (_, faults) in one.found["merge-ib"].items():
        for fault in faults:
            print(label(one), f"{rule}:", fault[:300])


def write(page, text):
    """Puts the tables between the page's marks."""
    marks = "<!-- tables -->", "<!-- end of tables -->"
    new = re.sub(f"(?<={marks[0]}\n).*(?={marks[1]})", lambda _: f"\n{text}\n\n", read(page), flags=re.DOTALL)
    with open(page, "w", encoding="utf-8") as file:
        file.write(new)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("merges")
    parser.add_argument("--workbench", required=True)
    parser.add_argument("--jobs", type=int, default=2, help="how many programs run at once")
    parser.add_argument("--faults", action="store_true", help="list the clashes of merge-ib, its lines, and what breaks a rule")
    parser.add_argument("--spoil", type=int, default=0, metavar="COUNT", help="how many faults are made in each merge")
    parser.add_argument("--roles", action="store_true", help="merge the files in other roles, and count what breaks a rule")
    parser.add_argument("--write", metavar="PAGE", help="the page whose tables are written anew; standard output if none")
    options = parser.parse_args()
    folder, workbench = os.path.realpath(options.merges), os.path.realpath(options.workbench)
    with open(os.path.join(folder, "merges.tsv"), encoding="utf-8") as file:
        rows = sorted(csv.DictReader(file, delimiter="\t"), key=lambda row: int(row["merge"]))
    kinds = [tuple(roles.split()) for roles in OTHER_ROLES] if options.roles else [FILES[:3]]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        all_judged = list(pool.map(lambda pair: judged(Triple(folder, *pair), workbench), itertools.product(rows, kinds)))
    for one in all_judged if options.faults else []:
        list_faults(one)
    if options.spoil:
        count, missed = counted(value for one in all_judged for value in spoils(one, options.spoil))
        print(f"{count - len(missed)} of {count} faults found; not found:", *missed, sep="\n")
    if options.roles:
        print(*clashes(all_judged), *rules(all_judged, MERGERS[:2]), sep="\n")
        return
    text = "\n".join(tables(all_judged))
    write(options.write, text) if options.write else print(text)


if __name__ == "__main__":
    main()
