#!/usr/bin/env python3
"""Measures what `sweep --window` says of all windows: whether its regions fill the plane once, and hold in windows solved alone.

usage: regions.py SHARED --workbench PATH --seed WORD [--screens N] [--pairs N] [--only WORD]

Asked are the screens of the five example scripts and so many imported ones. Of the storyboards and xibs in the corpora of the
folder SHARED it takes repositories in the order of a hash of the seed and their names, and of each the first screen with more
than three views by a hash of the seed, of its file's name and of its own. Each is swept from 320x320 to 1376x1376 on an
iphone-16 at L, AX3 and AX5, twice:

  fields    `sweep --window`: windows with the same findings and the same status
  formulas  `sweep --window --formulas`: windows in which each exact frame is one formula of the window's width and height

The seconds are processor time of the first, on all threads together. One that takes more than `--limit` is given up.

A screen and text size is *covered* if the areas of each kind add up to the plane's, but for what the six decimals of corners
round, and no two polygons share more than a hundredth of a square point. Random pairs of a window and a text size, as many
on each screen and text size as on each other, are each in one field and one formula, and then solved and checked alone:

  frames    `solve` gives each view the exact frame of the formula, to a millionth of a point, and what six decimals round
  findings  `check` finds what the field says, with the same views, and `solve` says the same status
  pixels    `check`, which judges frames rounded to pixels, finds otherwise, but the exact judgement of a window a thousandth of
            a point wide and high at that place, by `sweep --window`, is that of the field

Sampled formulas are left out of the comparison; fields are not, of which a part may be sampled. What a rule finds on the design
alone holds in every window, and is in no field.
"""
import argparse
import collections
import hashlib
import json
import os
import pathlib
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "Examples"
CORPORA = ("corpus", "corpus2", "corpus3")
TEXT_SIZES = ("L", "AX3", "AX5")
LEAST, MOST = 320, 1376
PLANE = f"{LEAST}x{LEAST}..{MOST}x{MOST}"
FIXED = ["--device", "iphone-16", "--direction", "ltr", "--keyboard", "hidden"]
# A millionth of a point, and what six decimals of both numbers round.
NEAR = 3e-6

Screen = collections.namedtuple("Screen", "source name store state")


def rank(seed, name):
    """A number that orders names by a seed."""
    return hashlib.sha256(f"{seed} {name}".encode()).hexdigest()


class Program:
    """The program, and what it has printed of a store."""

    def __init__(self, path):
        self.path = path

    def records(self, store, *words, seconds=None):
        """What a command prints as records, and the processor seconds that it took; None after so many seconds."""
        command = [self.path, *words, "--store", store, "--format", "ndjson", "--quiet"]
        before = os.times()
        limit = seconds and (lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds)))
        done = subprocess.run(command, capture_output=True, text=True, preexec_fn=limit)
        after = os.times()
        spent = after.children_user + after.children_system - before.children_user - before.children_system
        if done.returncode < 0:
            return None, spent
        if done.returncode > 1:
            raise SystemExit(f"{' '.join(command)}: {done.stderr}")
        return [json.loads(line) for line in done.stdout.split("\n") if line.startswith("{")], spent


class Conversation:
    """A process that answers `check` for one window after another, by the Model Context Protocol."""

    def __init__(self, program, store):
        self.count = 0
        self.process = subprocess.Popen([program.path, "mcp", "--store", store, "--read-only"], text=True,
                                        cwd=os.path.dirname(store), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.ask("initialize", {"protocolVersion": "2025-06-18", "capabilities": {},
                                "clientInfo": {"name": "regions.py", "version": "1"}})

    def ask(self, method, parameters):
        self.count += 1
        message = {"jsonrpc": "2.0", "id": self.count, "method": method, "params": parameters}
        print(json.dumps(message), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())["result"]

    def records(self, *words):
        """What `check` prints of these words, page after page."""
        text, page, note = "", 1, re.compile(r"\[page \d+ of \d+(; the same call .*)?\]\n$")
        while True:
            arguments = {"arguments": [*words, "--format", "ndjson"], "page": page}
            result = self.ask("tools/call", {"name": "check", "arguments": arguments})
            own = result["content"][0]["text"]
            if result["isError"]:
                raise SystemExit(own)
            found = note.search(own)
            text += own[:found.start()] if found else own
            if not found or not found.group(1):
                return [json.loads(line) for line in text.split("\n") if line.startswith("{")]
            page += 1

    def close(self):
        self.process.stdin.close()
        self.process.wait()


# MARK: Screens

def stories(program, folder):
    """The screens of the example scripts."""
    os.symlink(program.path, os.path.join(folder, "workbench"))
    surroundings = dict(os.environ, PATH=f"{folder}:{os.environ['PATH']}")
    for script in sorted(EXAMPLES.glob("*.sh")):
        store = os.path.join(folder, f"{script.stem}.db")
        subprocess.run(["sh", script, store], env=surroundings, capture_output=True, check=True)
        for record in program.records(store, "list-screens")[0]:
            yield Screen(script.stem, record["screen"], store, record["states"][:1])


def drawn(program, shared, seed, count, folder):
    """So many imported screens, one a repository."""
    repositories = collections.defaultdict(list)
    for corpus in CORPORA:
        for path in (shared / corpus).glob("*/**/*"):
            if path.suffix in (".xib", ".storyboard"):
                name = path.relative_to(shared).as_posix()
                repositories[name.split("/")[1]].append(name)
    order = sorted(repositories, key=lambda name: rank(seed, name))
    for place, name in enumerate(order):
        if not count:
            return
        for file in sorted(repositories[name], key=lambda file: rank(seed, file)):
            store = os.path.join(folder, f"{place}.db")
            for words in (["init", "--profiles", "none"], ["import-ib", str(shared / file)]):
                subprocess.run([program.path, *words, "--store", store], capture_output=True)
            found = [record["screen"] for record in program.records(store, "list-screens")[0] if record["views"] > 3]
            if found:
                count -= 1
                yield Screen(file, min(found, key=lambda screen: rank(seed, screen)), store, [])
                break
            os.remove(store)


# MARK: Polygons

def area(polygon):
    """In square points, counterclockwise."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polygon, polygon[1:] + polygon[:1])) / 2


def holds(polygon, x, y):
    return all((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) >= 0
               for a, b in zip(polygon, polygon[1:] + polygon[:1]))


def common(one, other):
    """The area that two convex polygons share."""
    for a, b in zip(other, other[1:] + other[:1]):
        distances = [(b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) for c in one]
        left = []
        for place, corner in enumerate(one):
            own, next_corner, its = distances[place], one[(place + 1) % len(one)], distances[(place + 1) % len(one)]
            if own >= 0:
                left.append(corner)
            if own * its < 0:
                share = own / (own - its)
                left.append([c + (n - c) * share for c, n in zip(corner, next_corner)])
        one = left
        if len(one) < 3:
            return 0
    return area(one)


def box(polygon):
    xs, ys = zip(*polygon)
    return min(xs), max(xs), min(ys), max(ys)


def overlap(polygons):
    """The largest area that two of them share."""
    boxes = sorted(((*box(polygon), polygon) for polygon in polygons), key=lambda b: b[0])
    most, open_boxes = 0, []
    for own in boxes:
        open_boxes = [other for other in open_boxes if other[1] > own[0]]
        for other in open_boxes:
            if other[2] < own[3] and own[2] < other[3]:
                most = max(most, common(own[4], other[4]))
        open_boxes.append(own)
    return most


class Parts:
    """Records with polygons, to be found by a window."""

    def __init__(self, records):
        self.records = records
        self.polygons = [(box(polygon), polygon, record) for record in records for polygon in record["polygons"]]

    def gap(self):
        """How far the areas are from the plane's, without what rounding the corners does, in square points."""
        rounding = 1e-6 * sum(b[1] - b[0] + b[3] - b[2] for b, _, _ in self.polygons)
        missing = sum(area(polygon) for _, polygon, _ in self.polygons) - (MOST - LEAST) ** 2
        return 0 if abs(missing) <= rounding else missing

    def overlap(self):
        return overlap([polygon for _, polygon, _ in self.polygons])

    def holding(self, x, y):
        return [record for (left, right, low, high), polygon, record in self.polygons
                if left <= x <= right and low <= y <= high and holds(polygon, x, y)]

    def sampled_share(self):
        return sum(record["sampledArea"] for record in self.records) / (MOST - LEAST) ** 2


# MARK: Pairs

def finding_key(finding):
    return (finding["rule"], finding["severity"], finding["view"], finding["constraint"],
            tuple(sorted(finding["related"])), tuple(sorted(finding["parts"])))


def formula_frames(record, x, y):
    """The frames of a formula in a window, by view."""
    (x0, y0), (x1, y1), (x2, y2) = record["windows"]
    whole = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)
    one = ((x - x0) * (y2 - y0) - (x2 - x0) * (y - y0)) / whole
    other = ((x1 - x0) * (y - y0) - (x - x0) * (y1 - y0)) / whole
    weights = (1 - one - other, one, other)
    return {view["view"]: [sum(w * n for w, n in zip(weights, numbers)) for numbers in zip(*view["frames"])]
            for view in record["views"]}


def screen_words(screen, size):
    """What all commands are asked for."""
    state = ["--state", *screen.state] if screen.state else []
    return [screen.name, *FIXED, *state, "--text-size", size]


def judged_alone(program, screen, size, x, y):
    """What the exact judgement of a tiny part of the plane finds."""
    window = f"{x:.6f}x{y:.6f}..{x + 1e-3:.6f}x{y + 1e-3:.6f}"
    records, _ = program.records(screen.store, "sweep", *screen_words(screen, size), "--window", window)
    return [(record["status"], {finding_key(one) for one in record["findings"]}) for record in records]


class Tally:
    """What pairs came to."""

    def __init__(self):
        self.counts = collections.Counter()
        self.examples = []

    def note(self, outcome, example=None):
        self.counts[outcome] += 1
        if example:
            self.examples.append(f"{outcome}: {example}")


def compare(program, screen, size, fields, formulas, windows, tally):
    """Compares windows of a screen solved and checked alone with the parts that hold them."""
    names = {f"{x:.3f}x{y:.3f}": (x, y) for x, y in windows}
    asked = screen_words(screen, size)
    records, _ = program.records(screen.store, "solve", *asked, "--window", ",".join(names))
    frames, statuses = collections.defaultdict(dict), {}
    for record in records:
        window = next(part for part in record["profile"].split("/") if "x" in part and part[0].isdigit())
        if record["type"] == "frame":
            frames[window][record["view"]] = record["exact"]
        elif record["type"] == "solution":
            statuses[window] = record["status"]
    talk = Conversation(program, screen.store)
    for name, (x, y) in names.items():
        window = "x".join(spelled(part) for part in (x, y))
        example = f"{screen.source} {screen.name} {size} {window}"
        tally.note("pairs")
        field, formula = fields.holding(x, y), formulas.holding(x, y)
        if len(field) != 1 or len(formula) != 1:
            tally.note("in none or several", f"{example}: {len(field)} fields, {len(formula)} formulas")
            continue
        if formula[0]["sampledArea"] > 0:
            tally.note("sampled frames")
        else:
            expected = formula_frames(formula[0], x, y)
            off = {view: (frame, expected[view]) for view, frame in frames[window].items()
                   if max(abs(a - b) for a, b in zip(frame, expected[view])) > NEAR}
            tally.note("frames differ" if off else "frames agree", off and f"{example}: {off}")
        found = {finding_key(record) for record in talk.records(*asked, "--window", window, "--notes", "--details",
                 "--fail-on", "never") if record["type"] == "finding" and record["worst"]}
        said = {finding_key(finding) for finding in field[0]["findings"]}
        if found == said and statuses[window] == field[0]["status"]:
            tally.note("findings agree")
        elif (field[0]["status"], said) in (alone := judged_alone(program, screen, size, x, y)):
            tally.note("findings differ by pixels")
        else:
            tally.note("findings differ", f"{example}: {found ^ said}, {statuses[window]}, alone {len(alone)}")
    talk.close()


def spelled(number):
    return f"{number:.3f}".rstrip("0").rstrip(".")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("shared", type=pathlib.Path)
    parser.add_argument("--workbench", required=True, type=os.path.realpath)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--screens", type=int, default=40)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--only", default="", help="only files and scripts with that word")
    parser.add_argument("--limit", type=int, default=120, help="give up a sweep after so many seconds of processor time")
    options = parser.parse_args()
    program, lot, tally = Program(options.workbench), random.Random(options.seed), Tally()
    print(f"seed {options.seed}")
    with tempfile.TemporaryDirectory() as folder:
        folder = os.path.realpath(folder)
        screens = [*stories(program, folder),
                   *drawn(program, options.shared.resolve(), options.seed, options.screens, folder)]
        each = max(1, round(options.pairs / len(screens) / len(TEXT_SIZES)))
        lots = [[(round(lot.uniform(LEAST, MOST), 3), round(lot.uniform(LEAST, MOST), 3)) for _ in range(each)]
                for _ in screens for _ in TEXT_SIZES]
        measured = []
        for place, screen in enumerate(screens):
            if options.only not in screen.source:
                continue
            for row, size in enumerate(TEXT_SIZES):
                measured.append(measure(program, screen, size, lots[place * len(TEXT_SIZES) + row], options.limit, tally))
    summarize(measured, tally)


def measure(program, screen, size, windows, limit, tally):
    """Sweeps a screen at a text size, compares its windows, and prints a line."""
    asked = ["sweep", *screen_words(screen, size), "--window", PLANE]
    found, seconds = program.records(screen.store, *asked, seconds=limit)
    known, _ = program.records(screen.store, *asked, "--formulas", seconds=limit)
    if found is None or known is None:
        print(f"{screen.source} {screen.name} {size}: given up after {limit} s", flush=True)
        return None
    fields, formulas = Parts(found), Parts(known)
    before = collections.Counter(tally.counts)
    compare(program, screen, size, fields, formulas, windows, tally)
    gaps = [fields.gap(), formulas.gap()]
    overlaps = [fields.overlap(), formulas.overlap()]
    sampled = max(fields.sampled_share(), formulas.sampled_share())
    outcome = {name: count for name, count in (tally.counts - before).items() if "agree" not in name}
    is_covered = not any(gaps) and max(overlaps) < 0.01
    print(f"{screen.source} {screen.name} {size}: {seconds:.2f} s, {len(found)} fields, {len(known)} formulas, "
          f"sampled {sampled * 100:.3f} %, {'covered' if is_covered else f'gaps {gaps}, overlaps {overlaps}'}, {outcome}",
          flush=True)
    return {"seconds": seconds, "sampled": sampled, "covered": is_covered, "fields": len(found), "formulas": len(known)}


def summarize(measured, tally):
    swept = [one for one in measured if one]
    seconds = [one["seconds"] if one else float("inf") for one in measured]
    print(f"\n{len(measured)} sweeps of one text size, {len(measured) - len(swept)} given up: "
          f"median {statistics.median(seconds):.2f} s, over 2 s {sum(s > 2 for s in seconds)}, "
          f"over 20 s {sum(s > 20 for s in seconds)}")
    print(f"of the others the longest took {max(one['seconds'] for one in swept):.2f} s, "
          f"{sum(not one['covered'] for one in swept)} not covered, "
          f"most sampled {max(one['sampled'] for one in swept) * 100:.3f} %, "
          f"{sum(one['fields'] for one in swept)} fields, {sum(one['formulas'] for one in swept)} formulas")
    for name, count in sorted(tally.counts.items()):
        print(f"{name}: {count}")
    for example in tally.examples:
        print(example[:1500])


if __name__ == "__main__":
    sys.exit(main())
