#!/usr/bin/env python3
"""Exports screens of Interface Builder files as Swift, imports that, and compares the frames.

  Tests/Benchmarks/round_trip.py PROGRAM WORK [--sample N] [--seed N] FILES|FOLDERS...

Screens with views of the app's own classes are left out. Each is laid out on three devices, L and AX3, left to right and
right to left. The folder WORK keeps the store of the files, so that a second run starts faster.
"""
import argparse
import collections
import json
import os
import random
import re
import subprocess

PROFILES = ["--device", "iphone-se-3,iphone-16-pro-max,ipad-mini-7", "--text-size", "L,AX3", "--direction", "ltr,rtl"]
# So many screens are compiled at a time, and so many are solved by one command.
MODULE, SOLVED = 100, 40


class RoundTrip:
    def __init__(self, program, work):
        self.program, self.work = os.path.abspath(program), os.path.abspath(work)
        self.store = f"{self.work}/files.db"
        os.makedirs(self.work, exist_ok=True)

    def run(self, *words, may_fail=False):
        done = subprocess.run([self.program, *words], capture_output=True, text=True)
        if done.returncode not in (0, 1) and not may_fail:
            raise SystemExit(f"{' '.join(words)[:300]}: {done.stderr[-2000:]}")
        return done

    def records(self, *words):
        output = self.run(*words, "--format", "ndjson", "--quiet").stdout
        return [json.loads(line) for line in output.split("\n") if line]

    def frames(self, store, screens):
        """For each screen the frames by profile and view, in the order of the design's views."""
        found = collections.defaultdict(dict)
        for place in range(0, len(screens), SOLVED):
            for one in self.records("solve", *screens[place : place + SOLVED], *PROFILES, "--store", store):
                if one["type"] == "frame":
                    found[one["screen"]][one["profile"], one["view"]] = one["screenFrame"]
        return found

    def import_files(self, paths):
        if os.path.exists(self.store):
            return
        self.run("init", "--profiles", "none", "--store", self.store, "--quiet")
        files = []
        for path in paths:
            files += [path] if os.path.isfile(path) else []
            for folder, _, names in sorted(os.walk(path)):
                files += [f"{folder}/{name}" for name in sorted(names) if name.endswith((".xib", ".storyboard"))]
        for place in range(0, len(files), 50):
            some = files[place : place + 50]
            if self.run("import-ib", *some, "--store", self.store, "--quiet", may_fail=True).returncode:
                for file in some:
                    self.run("import-ib", file, "--store", self.store, "--quiet", may_fail=True)

    def plain_screens(self):
        """The screens without views of own classes."""
        kept = f"{self.work}/plain.json"
        if not os.path.exists(kept):
            plain = []
            for screen in self.records("list-screens", "--store", self.store):
                views = self.records("list-views", screen["screen"], "--store", self.store)
                if len(views) > 1 and all(view["kind"] != "custom" for view in views):
                    plain.append(screen["screen"])
            with open(kept, "w") as file:
                json.dump(plain, file)
        with open(kept) as file:
            return json.load(file)

    def export(self, screens, folder):
        """The source of each screen by the name of its class."""
        os.makedirs(folder, exist_ok=True)
        for file in os.listdir(folder):
            os.remove(f"{folder}/{file}")
        sources = {}
        for screen in screens:
            text = self.run("export", screen, "--store", self.store, "--format", "swift", "--quiet").stdout
            name = re.search(r"final class (\w+): UI\w+ {", text).group(1)
            if name not in sources:
                sources[name] = (screen, text)
                with open(f"{folder}/{name}.swift", "w") as file:
                    file.write(text)
        return sources

    def import_swift(self, folder, names, store):
        """Compiles all as one module; those that don't compile are left out and told."""
        left = list(names)
        while left:
            paths = [f"{folder}/{name}.swift" for name in left]
            done = self.run("import-swift", *paths, "--views", "--store", store, may_fail=True)
            if done.returncode == 0:
                return
            faults = re.findall(r"([^/\s:]+)\.swift:(\d+:\d+: error: .*)", done.stderr)
            if not faults:
                raise SystemExit(done.stderr[-3000:])
            for name, fault in faults:
                print(f"{name}.swift:{fault}")
            left = [name for name in left if name not in {name for name, _ in faults}]

    def compare(self, screens, number):
        """For each screen how many frames are the same, of how many, and those that differ."""
        folder, back = f"{self.work}/swift-{number}", f"{self.work}/back-{number}.db"
        sources = self.export(screens, folder)
        for end in ("", "-wal", "-shm"):
            if os.path.exists(back + end):
                os.remove(back + end)
        self.run("init", "--profiles", "none", "--store", back, "--quiet")
        self.import_swift(folder, sources, back)
        came = [one["screen"] for one in self.records("list-screens", "--store", back)]
        theirs, ours = self.frames(back, came), self.frames(self.store, [screen for screen, _ in sources.values()])
        for name, (screen, text) in sources.items():
            members = ["root"] + re.findall(r"^  let (\w+) = (?!UILayoutGuide\(\))", text, re.M)
            views = list(dict.fromkeys(view for _, view in ours[screen]))
            other = dict(zip(views, members))
            wrong = []
            for (profile, view), frame in ours[screen].items():
                found = theirs[name].get((profile, other.get(view)))
                if found is None or max(abs(a - b) for a, b in zip(frame, found)) >= 0.01:
                    wrong.append(f"{profile} {view}: {frame}, not {found}")
            yield screen, len(ours[screen]) - len(wrong), len(ours[screen]), wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("work")
    parser.add_argument("paths", nargs="*")
    parser.add_argument("--sample", type=int)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    trip = RoundTrip(options.program, options.work)
    trip.import_files(options.paths)
    screens = trip.plain_screens()
    print(f"{len(screens)} screens without views of own classes", flush=True)
    if options.sample:
        screens = random.Random(options.seed).sample(screens, min(options.sample, len(screens)))
    same = total = whole = 0
    for number, place in enumerate(range(0, len(screens), MODULE)):
        for screen, good, all_of_it, wrong in trip.compare(screens[place : place + MODULE], number):
            same, total, whole = same + good, total + all_of_it, whole + (not wrong)
            if wrong:
                print(f"{screen}: {good} of {all_of_it}", *wrong[:4], sep="\n    ", flush=True)
    print(f"{same} of {total} frames ({100 * same / max(1, total):.2f} %), {whole} of {len(screens)} screens whole")


main()
