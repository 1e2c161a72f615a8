#!/usr/bin/env python3
"""Counts how far imported screens, solved on their own device at the text size L, have the frames of Interface Builder's canvas.

usage: one_road.py CORPUS… --workbench PATH [--list WORDS]

Each repository, a folder below a corpus, is imported into a store of its own, and every screen solved as `solve` does
without options. A view counts where the canvas is telling (`check-ib`: not given, misplaced, ambiguous or hidden in a stack)
and keeps the file's frame there itself, within a point (`--intrinsics measured`), so that what differs is due to the device, not to
the file. It agrees where it has the recorded frame within a point.

A screen with differences is put into the first kind that it shows, as far as frames say:
  root width, root height   the root has another size on the device than in the file
  cell as root              the root is a cell whose content needs another height than the file's
  no device                 the file names none, so that its canvas is a square of Xcode 6 or a phone before it
  shift                     only vertical places and heights differ: bars, safe areas, and what follows from them
  size of the canvas        a differing view keeps a size that only the canvas knows (arranged, own class, empty, an image)
  before Xcode 12           the file's version is before 17000: margins, controls and fonts of earlier systems
  text size                 the canvas shows text styles at XS (18000 to 20999)
  beside a size of the canvas   a view that agrees has such a size, so that another differs
  other                     whatever is left
"""
import argparse
import collections
import json
import os
import re
import subprocess
import tempfile


def lines(command, folder=None):
    """The records that a command prints, one a line."""
    output = subprocess.run(command, capture_output=True, text=True, cwd=folder).stdout
    return [json.loads(line) for line in output.split("\n") if line.startswith("{")]


def imported(workbench, repository):
    """Solved frames by file, root and view, and the identifier of each screen's root, of an import into a new store."""
    frames = {}
    with tempfile.TemporaryDirectory() as folder:
        def run(*words):
            return lines([workbench, *words, "--format", "ndjson"], folder)

        subprocess.run([workbench, "init"], cwd=folder, capture_output=True, check=True)
        result = subprocess.run([workbench, "import-ib", repository], cwd=folder, capture_output=True, text=True)
        if result.returncode not in (0, 2):
            raise SystemExit(f"import of {repository}: {result.stderr}")
        screens = [record["screen"] for record in run("list-screens")]
        places, ids = {}, {}
        for screen in screens:
            for record in run("show", screen):
                if record["type"] == "source":
                    places[screen] = (os.path.realpath(os.path.join(folder, record["file"])), record["id"], {
                        place["object"]: place.get("identifier", place["object"]) for place in record["places"]})
                elif record["type"] == "view":
                    ids[screen, record["path"]] = record["id"]
        for record in run("solve"):
            screen = record["screen"]
            if record["type"] != "frame" or screen not in places:
                continue
            path, root, names = places[screen]
            view = ids[screen, record["path"]]
            frames[path, root, root if record["path"] == "root" else names.get(view, view)] = record["frame"]
    return frames


def near(one, other):
    """Whether two frames are equal within a point."""
    return all(abs(first - second) <= 1.0001 for first, second in zip(one, other))


class Screen:
    """A screen's telling views, as recorded and as solved on the device."""

    def __init__(self, path, root, header):
        self.path, self.root, self.header = path, root, header
        self.views = []
        self.root_class, self.root_recorded, self.root_solved = None, None, None

    @property
    def differing(self):
        return [view for view in self.views if not near(view["recorded"], view["device"])]

    def kind(self):
        """The kind of a screen with differences."""
        version, device = self.header
        if self.root_solved and self.root_recorded:
            wide, high = (abs(self.root_solved[i] - self.root_recorded[i]) > 1 for i in (2, 3))
            if self.root_class in ("tableViewCell", "collectionViewCell", "collectionReusableView") and (wide or high):
                return "cell as root"
            if (wide or high) and not device:
                return "no device"
            if wide:
                return "root width"
            if high:
                return "root height"
        differing = self.differing
        if all(abs(view["recorded"][0] - view["device"][0]) <= 1 and abs(view["recorded"][2] - view["device"][2]) <= 1
               for view in differing):
            return "shift"
        if any(view.get("seeded") for view in differing):
            return "size of the canvas"
        if version < 17000:
            return "before Xcode 12"
        if 18000 <= version < 21000:
            return "text size"
        return "beside a size of the canvas" if any(view.get("seeded") for view in self.views) else "other"


def header(path):
    """The version that wrote a file, and the device that it names."""
    with open(path, encoding="utf-8", errors="replace") as file:
        text = file.read(20000)
    version = re.search(r'IBCocoaTouchPlugin" version="(\d+)', text) or re.search(r'toolsVersion="(\d+)', text)
    device = re.search(r'<device id="(\w+)"', text)
    return int(version.group(1)) if version else 0, device.group(1) if device else None


def screens(workbench, repository):
    """The screens of a repository with telling views."""
    frames = imported(workbench, repository)
    command = [workbench, "check-ib", repository, "--intrinsics", "measured", "--format", "ndjson", "--fail-on", "never"]
    result = {}
    for record in lines(command):
        if record["type"] != "view" or not record.get("recorded"):
            continue
        path, root = os.path.realpath(record["file"]), record["screen"]
        screen = result.setdefault((path, root), Screen(path, root, header(path)))
        solved = frames.get((path, root, record["id"]))
        if record["id"] == root:
            screen.root_class, screen.root_recorded, screen.root_solved = record["class"], record["recorded"], solved
        hidden = any(record.get(word) for word in ("given", "misplaced", "ambiguous", "hiddenInStack"))
        if hidden or not record.get("solved") or not near(record["recorded"], record["solved"]):
            continue
        record["device"] = solved or [-1, -1, -1, -1]
        screen.views.append(record)
    return [screen for screen in result.values() if screen.views]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpora", nargs="+")
    parser.add_argument("--workbench", required=True)
    parser.add_argument("--list", help="list the first differing view of each screen of the kinds with these words")
    options = parser.parse_args()
    print("| corpus | views | as on the canvas | share |\n|---|---|---|---|")
    kinds = collections.defaultdict(lambda: [0, 0, set()])
    listed = []
    for corpus in options.corpora:
        corpus, counted, same = os.path.realpath(corpus), 0, 0
        for name in sorted(os.listdir(corpus)):
            repository = os.path.join(corpus, name)
            if not os.path.isdir(repository):
                continue
            for screen in screens(options.workbench, repository):
                differing = screen.differing
                counted, same = counted + len(screen.views), same + len(screen.views) - len(differing)
                if differing:
                    kind = screen.kind()
                    kinds[kind][0] += len(differing)
                    kinds[kind][1] += 1
                    kinds[kind][2].add(name)
                    if options.list is not None and options.list in kind:
                        view = differing[0]
                        listed.append(
                            f"{kind}: {len(differing)} {os.path.relpath(screen.path, corpus)} {screen.root} {screen.header} "
                            f"root {screen.root_class} {screen.root_recorded} {screen.root_solved}; "
                            f"{view['class']} {view['id']} {view['recorded']} {view['device']}")
        print(f"| {os.path.basename(corpus)} | {counted} | {same} | {100 * same / max(1, counted):.1f} % |")
    print("\n| difference | views | screens | repositories |\n|---|---|---|---|")
    for kind, (views, count, names) in sorted(kinds.items(), key=lambda entry: (-entry[1][0], entry[0])):
        print(f"| {kind} | {views} | {count} | {len(names)} |")
    print("\n".join(listed))


if __name__ == "__main__":
    main()
