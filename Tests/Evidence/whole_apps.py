#!/usr/bin/env python3
"""Counts which of the classes that make layouts `import-swift FOLDER --views`, with no other option, brings in.

usage: whole_apps.py SHARED --workbench PATH [--app PART]… [--reasons] [--cache FOLDER]

SHARED holds `swift/apps`, a folder an app, and `swift/layout_classes.tsv`, a line a class that makes a layout: app, file,
line, class, the class of UIKit it derives from, how many layout statements it has. Each app is imported into a new store.
Without `--cache` the recorder is compiled once, before the first app, and nothing else is there beforehand.

A class arrives if it is a screen with a constraint of its own: one that does not only hold the view in the window, as the
import does for cells and controls. A class of a name that several have is known by its module, a folder of its path.

The table has a line an app: its classes, those that arrived, their share, and the seconds of processor time that the
command took with all that it started. `--reasons` lists each other class with its reason.
"""
import argparse
import collections
import json
import os
import re
import resource
import subprocess
import tempfile


def classes(path):
    found = collections.OrderedDict()
    with open(path, encoding="utf-8") as lines:
        next(lines)
        for line in lines:
            app, file, _, name, root = line.rstrip("\n").split("\t")[:5]
            found.setdefault(app, []).append((file, name, root))
    return found


def processor_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def is_own(line, is_controller):
    """Whether a line `constraint ID: a.top == b.top` of `show` is of the code's: the import calls its own `import`."""
    return is_controller or re.match(r"constraint import(-[0-9]+)?:", line) is None


def run(words, folder, environment):
    return subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, errors="replace")


def arrivals(program, folder, environment):
    """The screens of a store: (module, class) and its name and number of constraints."""
    listed = run([program, "list-screens", "--format", "json"], folder, environment)
    screens = {}
    for item in json.loads(listed.stdout or '{"items": []}')["items"]:
        parts = item["id"].split("/")
        screens[(parts[1] if len(parts) > 2 else None, parts[-1])] = (item["screen"], item["constraints"])
    return screens


def outcome(file, name, root, screens, reasons, show):
    modules = [module for module, own in screens if own == name]
    if not modules:
        return reasons.get(name, "not found as a class of its own")
    places = file.split("/")
    module = next((one for one in modules if one in places), modules[0])
    screen, count = screens[(module, name)]
    if count == 0:
        return "came in without a constraint"
    lines = [line for line in show(screen).splitlines() if line.startswith("constraint ")]
    if any(is_own(line, root.endswith("Controller")) for line in lines):
        return None
    return "came in without a constraint of its own"


def measure(program, path, rows, environment):
    with tempfile.TemporaryDirectory() as folder:
        run([program, "init"], folder, environment)
        before = processor_time()
        made = run([program, "import-swift", path, "--views", "--report"], folder, environment)
        seconds = processor_time() - before
        reasons = dict(re.findall(r"^\s*left out (\S+): (.*)$", made.stdout + made.stderr, re.M))
        screens = arrivals(program, folder, environment)

        def show(screen):
            return run([program, "show", screen], folder, environment).stdout

        results = [outcome(file, name, root, screens, reasons, show) for file, name, root in rows]
        if not screens:
            words = (made.stderr.strip().splitlines() or ["nothing came in"])[-1]
            results = [words] * len(rows)
        return results, seconds, made.stdout.split("\n")[1:2]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("shared")
    parser.add_argument("--workbench", required=True)
    parser.add_argument("--app", action="append", default=[])
    parser.add_argument("--reasons", action="store_true")
    parser.add_argument("--cache")
    options = parser.parse_args()
    program = os.path.abspath(options.workbench)
    swift = os.path.join(os.path.abspath(options.shared), "swift")
    with tempfile.TemporaryDirectory() as fresh:
        environment = dict(os.environ, XDG_CACHE_HOME=os.path.abspath(options.cache or fresh))
        with open(os.path.join(fresh, "First.swift"), "w", encoding="utf-8") as first:
            first.write("import UIKit\nclass First: UIViewController {}\n")
        run([program, "init"], fresh, environment)
        run([program, "import-swift", "First.swift"], fresh, environment)
        total = [0, 0]
        print("| app | classes | arrive | share | processor time |\n|---|---|---|---|---|")
        for app, rows in classes(os.path.join(swift, "layout_classes.tsv")).items():
            if options.app and not any(part in app for part in options.app):
                continue
            results, seconds, words = measure(program, os.path.join(swift, "apps", app), rows, environment)
            count = results.count(None)
            total = [total[0] + len(rows), total[1] + count]
            print(f"| {app} | {len(rows)} | {count} | {100 * count // len(rows)} % | {seconds:.0f} s |", flush=True)
            if options.reasons:
                print(*(f"    {word[:300]}" for word in words), sep="\n")
                for (file, name, _), reason in zip(rows, results):
                    if reason:
                        print(f"    {name} ({file}): {reason[:200]}")
        if total[0]:
            print(f"| all | {total[0]} | {total[1]} | {100 * total[1] / total[0]:.1f} % | |")


if __name__ == "__main__":
    main()
