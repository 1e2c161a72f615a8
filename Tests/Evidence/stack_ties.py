#!/usr/bin/env python3
"""Counts which view of a stack gives way where several may, in recorded frames of Interface Builder's canvas.

usage: stack_ties.py CORPUS… --workbench PATH [--list]

A stack counts whose distribution is `fill` and of whose views `check-ib --intrinsics imported` leaves two or more open along
the stack's axis, where the recorded frames fill the stack within a point and a half, so that the canvas has laid it out, and
where no view's size there was taken from its recorded frame (`--intrinsics measured` says so). Each such stack is solved as
it is and once more with its views the other way round, which leaves the sizes alone but for ties. A stack *agrees* where all
of its open views have the recorded size within a point, and is *reversed* where they have it the other way round; stacks
in which the order makes no difference are left out. `other` are the remaining ones. Halves are those of halves.py.
"""
import argparse
import collections
import json
import os
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

import halves


def wraps(element):
    """Whether UIKit takes a view for a text of several lines: a label without 1 line, a text view, a configured button."""
    if element.tag == "label":
        return element.get("numberOfLines") not in (None, "1")
    return element.tag == "textView" or element.tag == "button" and element.find("buttonConfiguration") is not None


def is_telling(stack, views, records, side):
    """Whether recorded frames fill a stack, and no view's size along it was taken from there."""
    frames = [records[view.get("id")].get("recorded") for view in views]
    own = records.get(stack.get("id"), {}).get("recorded")
    if not own or not all(frames):
        return False
    gaps = float(stack.get("spacing") or 0) * (len(views) - 1)
    return abs(sum(frame[side] for frame in frames) + gaps - own[side]) <= 1.5


def ties(path, imported, measured):
    """The stacks of a file with a tie: the element, its axis, and the identifiers of the views that may give way."""
    root = ElementTree.parse(path).getroot()
    for stack in root.iter("stackView"):
        arranged = stack.find("subviews")
        if arranged is None or stack.get("distribution") not in (None, "fill"):
            continue
        aspect, side = ("height", 3) if stack.get("axis") == "vertical" else ("width", 2)
        views = [view for view in arranged if view.get("id") in imported and view.get("hidden") != "YES"]
        open_views = [view for view in views if aspect in imported[view.get("id")]["openAspects"]]
        records = [imported[view.get("id")] for view in open_views]
        if len(open_views) < 2 or any(r["given"] or r["misplaced"] or not r["solved"] for r in records):
            continue
        seeds = {measured[r["id"]]["seeded" + aspect.title()] for r in records if r["id"] in measured}
        if seeds - {None, "open"} or not is_telling(stack, views, imported, side):
            continue
        kind = "texts that wrap" if aspect == "width" and sum(map(wraps, views)) > 1 else aspect
        yield stack.get("id"), kind, side, [r["id"] for r in records]


def reverse(path, identifier, target):
    """Writes a file with the views of one stack the other way round."""
    tree = ElementTree.parse(path)
    stack = next(element for element in tree.iter("stackView") if element.get("id") == identifier)
    arranged = stack.find("subviews")
    arranged[:] = list(arranged)[::-1]
    tree.write(target, encoding="utf-8", xml_declaration=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpora", nargs="+")
    parser.add_argument("--workbench", required=True)
    parser.add_argument("--list", action="store_true", help="list the stacks")
    options = parser.parse_args()
    found = []
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        for corpus in map(os.path.realpath, options.corpora):
            imported = halves.records(options.workbench, corpus, "imported")
            measured = halves.records(options.workbench, corpus, "measured")
            for path, records in sorted(imported.items()):
                if not any(record["openAspects"] for record in records.values()):
                    continue
                repository = os.path.relpath(path, corpus).split(os.sep)[0]
                for tie in ties(path, records, measured[path]):
                    target = os.path.join(folder, f"{len(found):04}{os.path.splitext(path)[1]}")
                    reverse(path, tie[0], target)
                    found.append((repository, path, records, target, *tie))
        reversed_records = halves.records(options.workbench, folder, "imported")
    counts = collections.defaultdict(lambda: collections.defaultdict(set))
    for repository, path, records, target, stack, kind, side, views in found:
        turned = reversed_records[target]
        if not all(turned.get(view, {}).get("solved") for view in views):
            continue

        def near(one, other):
            return all(abs(one[view][0][side] - other[view][1][side]) <= 1.0001 for view in views)

        shown = {view: (records[view]["recorded"], records[view]["solved"]) for view in views}
        other = {view: (turned[view]["recorded"], turned[view]["solved"]) for view in views}
        if all(abs(shown[view][1][side] - other[view][1][side]) <= 1.0001 for view in views):
            continue
        agrees, is_reversed = near(shown, shown), near(shown, other)
        verdict = "agrees" if agrees and not is_reversed else "reversed" if is_reversed and not agrees else "other"
        counts[kind, halves.half(repository)][verdict].add((repository, path, stack))
        if options.list:
            sizes = [(*(frame[side] for frame in shown[view]), other[view][1][side]) for view in views]
            print(kind, halves.half(repository), verdict, path, stack, sizes)
    print("| stacks | half | agrees | reversed | other |\n|---|---|---|---|---|")
    for (kind, half), verdicts in sorted(counts.items()):
        cells = [f"{len(verdicts[v])} ({len({r for r, _, _ in verdicts[v]})})" for v in ("agrees", "reversed", "other")]
        print(f"| {kind} | {half} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
