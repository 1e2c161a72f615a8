#!/usr/bin/env python3
"""Judges whether `diff` says "the same" of two screens exactly where a comparison of all their frames does.

usage: screen_pairs.py CORPUS… --workbench PATH [--screens N] [--seed TEXT] [--write PAGE] [--jobs N] [--keep FOLDER]

Interface Builder files are drawn by a seed, first one a repository, which is a folder below a corpus, then a second one, and so
on. Each is imported into a store of its own, up to six of its screens are exported as Swift, and that is imported again into
the same store, until so many screens have come back. Screens with views of the app's own classes are left out, as are those
without any view but the root. Each is compared with the one that came back on three devices, at L and AX3, left to right and
right to left, where it has a view to type into also with the keyboard, three times:

  as it came back   with what no code says still missing: the bars, the size and the device of its root
  surroundings      with these set on the one that came back, so that both are asked in the same surroundings: the claim
  after an edit     with another constant, priority, font or text, or a hidden view, of the one that came back besides

Frames are those of `solve`, and views are paired by the order of the exported members, which is that of the design; nothing of
`diff` decides what is compared with what. The frames are the same if each view is hidden on both or on neither, and where it is
shown all four numbers are the same to a third of a point. What only one screen has is a difference, unless it shows nothing
itself, and so is a layout that finds no rest on one of them alone. Of `diff` the exit code, the record and the words of the
text must agree.

  concealed        diff says the same, but frames differ
  invented         diff says that they differ, but the frames are the same
  other profiles   both say that they differ, but on how many profiles they don't agree
"""
import argparse
import collections
import concurrent.futures
import datetime
import itertools
import json
import os
import random
import re
import shutil
import subprocess
import tempfile

PROFILES = ["--device", "iphone-se-3,iphone-16-pro-max,ipad-mini-7", "--text-size", "L,AX3", "--direction", "ltr,rtl"]
# Frames are written with six decimals: a pixel of a third of a point counts.
THIRD = 0.3333
# What shows a view decides these of its root, and no code says.
HOST = ("root", "rootSize", "bars", "opaqueBars", "sheet", "statusBar", "device", "orientation")
# What only holds other views.
HOLDERS = ("view", "stack", "scroll", "tableCell", "spacer")
STAGES = ("as it came back", "surroundings", "after an edit")
OUTCOMES = ("both the same", "both differ", "concealed", "invented", "other profiles")
OF_A_FILE = 6

Pair = collections.namedtuple("Pair", "file screen stage outcome edit details views")
File = collections.namedtuple("File", "path pairs back left")


class Store:
    """A store in a folder of its own, and the program that is run on it."""

    def __init__(self, workbench, folder):
        self.workbench, self.folder = workbench, folder
        self.run("init", "--profiles", "none")

    def run(self, *words):
        return subprocess.run([self.workbench, *words], cwd=self.folder, capture_output=True, text=True)

    def records(self, *words):
        output = self.run(*words, "--format", "ndjson", "--quiet").stdout
        return [json.loads(line) for line in output.split("\n") if line.startswith("{")]

    def views(self, screen):
        return self.records("list-views", screen)

    def layouts(self, keyboards, *screens):
        """For each screen by profile its views' names, frames and whether they are hidden; None where there is no rest."""
        found = {screen: collections.defaultdict(list) for screen in screens}
        records = (self.records("solve", *screens, *PROFILES, "--keyboard", keyboard) for keyboard in keyboards)
        for one in itertools.chain.from_iterable(records):
            layouts = found[one["screen"]]
            if one["type"] == "frame":
                layouts[one["profile"]].append((one["view"], one["screenFrame"], one["hidden"]))
            elif one.get("unrest"):
                layouts[one["profile"]] = None
        return found


def drawn(corpora, seed):
    """Interface Builder files in a random order, each repository's next one after one of each other repository."""
    repositories, order = [], random.Random(seed)
    for corpus in corpora:
        for name in sorted(os.listdir(corpus)):
            files = sorted(os.path.join(folder, file) for folder, _, files in os.walk(os.path.join(corpus, name))
                           for file in files if file.endswith((".xib", ".storyboard")))
            order.shuffle(files)
            repositories += [files] if files else []
    order.shuffle(repositories)
    for place in range(max(map(len, repositories))):
        yield from (files[place] for files in repositories if place < len(files))


def exported(store, lot):
    """Writes some of the store's plain screens as Swift: by class the screen and the members that are its views."""
    plain = []
    for record in store.records("list-screens"):
        views = store.views(record["screen"])
        if len(views) > 1 and all(view["kind"] != "custom" for view in views):
            plain.append(record["screen"])
    os.mkdir(os.path.join(store.folder, "code"))
    classes = {}
    for screen in lot.sample(plain, min(OF_A_FILE, len(plain))):
        text = store.run("export", screen, "--format", "swift").stdout
        name = re.search(r"final class (\w+): UI\w+ {", text)
        if name and name.group(1) not in classes:
            members = ["root"] + re.findall(r"^  let (\w+) = (?!UILayoutGuide\(\))", text, re.M)
            classes[name.group(1)] = screen, members
            with open(os.path.join(store.folder, "code", f"{name.group(1)}.swift"), "w", encoding="utf-8") as file:
                file.write(text)
    return classes


def seen(views):
    """The names of the views that show something themselves or take touches."""
    return {view["name"] for view in views if view["kind"] not in HOLDERS
            or "background" in view.get("attributes", {}) or view.get("attributes", {}).get("interactive")}


def differences(ours, theirs, members, shown):
    """The profiles on which two screens differ, and in what, view by view; `shown` are the views of both that can be seen.

    Without a profile stands what only one screen has.
    """
    for profile in sorted(ours.keys() | theirs.keys()):
        one, other = ours.get(profile), theirs.get(profile)
        if one is None or other is None:
            if (one is None) != (other is None):
                yield profile, "no rest on one alone"
            continue
        found = {view: (frame, hidden) for view, frame, hidden in other}
        for member, (view, frame, hidden) in zip(members, one):
            there, folded = found.get(member, (None, None))
            if there is None:
                if view in shown[0] and not hidden:
                    yield None, f"{view}: {frame}, not in the code"
            elif hidden != folded:
                yield profile, f"{view}: {'hidden' if hidden else frame}, not {'hidden' if folded else there}"
            elif not hidden and max(abs(a - b) for a, b in zip(frame, there)) > THIRD:
                yield profile, f"{view}: {frame}, not {there}"
        for view, frame, hidden in one[len(members):]:
            if view in shown[0] and not hidden:
                yield None, f"{view}: {frame}, no member"
        for view, frame, hidden in other:
            if view in shown[1] and view not in members and not hidden:
                yield None, f"{view}: only in the code, {frame}"


def said(store, screen, back):
    """The record in which diff says whether the screens are the same, and its text."""
    words = ["diff", "--screens", screen, back, *PROFILES, "--threshold", str(THIRD)]
    told, as_records = store.run(*words), store.run(*words, "--format", "ndjson", "--quiet")
    records = [json.loads(line) for line in as_records.stdout.split("\n") if line.startswith("{")]
    verdicts = [record for record in records if record["type"] == "screenComparison"]
    if len(verdicts) != 1:
        raise SystemExit(f"diff of {screen} and {back}: {told.stdout}{told.stderr}")
    heading = told.stdout.split("\n")[0]
    agreed = {verdicts[0]["same"], told.returncode == 0, as_records.returncode == 0, ": the same on " in heading}
    if len(agreed) != 1 or told.returncode not in (0, 1):
        raise SystemExit(f"diff of {screen} and {back} contradicts itself: {told.returncode}, {verdicts[0]}, {heading}")
    return verdicts[0], told.stdout


def compared(store, file, screen, back, members, stage, edit=""):
    """One comparison of a pair, judged."""
    verdict, text = said(store, screen, back)
    same, count = verdict["same"], verdict["compared"]
    layouts = store.layouts(("hidden", "shown")[:count // 12], screen, back)
    shown = [seen(store.views(name)) for name in (screen, back)]
    different = list(differences(layouts[screen], layouts[back], members, shown))
    if not count == len(layouts[screen]) == len(layouts[back]):
        raise SystemExit(f"{file} {screen}: {count} profiles, not those of solve: {sorted(layouts[screen])}")
    outcome = OUTCOMES[2 * (same == bool(different)) + (not same)]
    affected = len({profile for profile, _ in different if profile})
    if outcome == OUTCOMES[1] and affected != verdict["affected"]:
        outcome = OUTCOMES[4]
    details = [f"{profile} {words}" for profile, words in different[:12]] + text.rstrip().split("\n")
    return Pair(file, screen, stage, outcome, edit, details if outcome in OUTCOMES[2:] else [], len(members))


def surroundings(root, other):
    """How the other root comes to have the root's surroundings."""
    return [f"{key}={root.get(key, '') if isinstance(root.get(key, ''), str) else json.dumps(root[key])}"
            for key in HOST if root.get(key) != other.get(key)]


def edited(store, back, lot):
    """Edits the screen, and says how; nothing if no edit was taken."""
    views = [view["name"] for view in store.views(back)][1:]
    constraints = [one["id"] for one in store.records("list-constraints", back)]
    for _ in range(20):
        kind = lot.choice(("constant", "constant", "priority", "fontSize", "text", "hidden"))
        if kind in ("constant", "priority"):
            value = lot.randint(-10, 60) if kind == "constant" else lot.randint(1, 999)
            words = ["set-constraint", back, lot.choice(constraints or [""]), f"{kind}={value}"]
        else:
            value = {"fontSize": lot.randint(9, 40), "hidden": "true",
                     "text": "A text that is longer than the one that stood here before"}[kind]
            words = ["set-view", back, lot.choice(views), f"{kind}={value}"]
        if store.run(*words).returncode == 0:
            return " ".join(words)
    return None


def judged(workbench, path, name, seed, keep):
    """All comparisons of one file's screens."""
    lot = random.Random(f"{seed} {name}")
    folder = tempfile.mkdtemp(dir=keep)
    try:
        store, pairs = Store(workbench, folder), []
        if store.run("import-ib", path).returncode == 2:
            return File(name, [], 0, 0)
        classes = exported(store, lot)
        if not classes:
            return File(name, [], 0, 0)
        imported = store.run("import-swift", "code", "--views")
        came = {one["id"]: one["screen"] for one in store.records("list-screens")}
        for class_name, (screen, members) in classes.items():
            back = came.get(f"swift/{class_name}")
            if not back:
                print(f"not back: {name} {screen}: {imported.stderr[-500:].strip()}", flush=True)
                continue
            words = surroundings(*(store.views(name)[0].get("attributes", {}) for name in (screen, back)))
            pairs.append(compared(store, name, screen, back, members, STAGES[0]))
            if words and store.run("set-view", back, "root", *words).returncode:
                raise SystemExit(f"{name} {back}: root isn't set to {words}")
            pairs.append(compared(store, name, screen, back, members, STAGES[1]))
            edit = edited(store, back, lot)
            if edit:
                pairs.append(compared(store, name, screen, back, members, STAGES[2], edit))
        back = sum(pair.stage == STAGES[1] for pair in pairs)
        return File(name, pairs, back, len(classes) - back)
    finally:
        if not keep:
            shutil.rmtree(folder)


def all_judged(options):
    """Files in their order until enough screens came back."""
    done, files = 0, drawn([os.path.realpath(corpus) for corpus in options.corpora], options.seed)
    workbench = os.path.realpath(options.workbench)
    if options.keep:
        os.makedirs(options.keep, exist_ok=True)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        waiting = collections.deque()
        while done < options.screens:
            while len(waiting) < 2 * options.jobs and (path := next(files, None)):
                name = os.sep.join(path.split(os.sep)[len(os.path.commonpath([path, *options.roots]).split(os.sep)):])
                waiting.append(pool.submit(judged, workbench, path, name, options.seed, options.keep))
            if not waiting:
                break
            file = waiting.popleft().result()
            done += file.back
            for pair in file.pairs:
                if pair.details:
                    print(f"{pair.outcome}: {pair.file} {pair.screen}, {pair.stage} {pair.edit}", *pair.details,
                          sep="\n    ", flush=True)
            yield file
        for future in waiting:
            future.cancel()


def table(pairs):
    yield f"| comparison | screens | {' | '.join(OUTCOMES)} |\n|---|---|---|---|---|---|---|"
    for stage in STAGES:
        counts = collections.Counter(pair.outcome for pair in pairs if pair.stage == stage)
        yield f"| {stage} | {sum(counts.values())} | {' | '.join(str(counts[word]) for word in OUTCOMES)} |"


def page(options, files):
    """The page, as Markdown."""
    pairs = [pair for file in files for pair in file.pairs]
    told = [file for file in files if file.back]
    repositories = {os.sep.join(file.path.split(os.sep)[:2]) for file in told}
    views = sum(pair.views for pair in pairs if pair.stage == STAGES[1])
    yield "# Two screens that look the same\n"
    back, left = (sum(counts) for counts in zip(*((file.back, file.left) for file in files)))
    yield ("- **Measured:** whether `diff` of two screens says \"the same\" exactly where a comparison of all frames does,\n"
           "  to a third of a point.")
    yield (f"- **Material:** {back} screens with {views} views of {len(told)} Interface Builder files of {len(repositories)}\n"
           f"  repositories, drawn by the seed \"{options.seed}\", each exported as Swift and imported again; {left} more\n"
           "  didn't come back. Each pair on 12 profiles, or on 24 where people type.")
    yield f"- **When:** {datetime.date.today()}."
    yield "- **Again:** `Tests/Evidence/screen_pairs.py CORPUS… --workbench PATH --write PAGE`.\n"
    yield from table(pairs)
    faults = [pair for pair in pairs if pair.details]
    if faults:
        yield "\n| fault | file | screen | comparison | edit |\n|---|---|---|---|---|"
        for pair in faults:
            edit = f"`{pair.edit}`" if pair.edit else ""
            yield f"| {pair.outcome} | {pair.file} | {pair.screen} | {pair.stage} | {edit} |"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpora", nargs="+")
    parser.add_argument("--workbench", required=True)
    parser.add_argument("--screens", type=int, default=380, help="how many must come back at least")
    parser.add_argument("--seed", default="pairs")
    parser.add_argument("--jobs", type=int, default=2, help="how many programs run at once")
    parser.add_argument("--keep", metavar="FOLDER", help="where the stores stay; none does if not given")
    parser.add_argument("--write", metavar="PAGE", help="the page that is written; standard output if none")
    options = parser.parse_args()
    options.roots = [os.path.dirname(os.path.realpath(corpus)) for corpus in options.corpora]
    print(f"seed {options.seed}", flush=True)
    text = "\n".join(page(options, list(all_judged(options)))) + "\n"
    if options.write:
        with open(options.write, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
