"""How near do layouts come to frames that UIKit computed at run time?

    Tests/Evidence/runtime_frames.py SHARED [--workbench PROGRAM] [--misses]

Makes a store of the scenes in SHARED/facts/runtime26.ndjson, a screen and a device each, solves every screen on its own
device, and compares what was recorded: frames to a pixel (what Mac Catalyst rounds is rounded as it does), lines, shown
characters and the scale of texts, and natural widths of texts, which a recorded width may exceed by a step.
"""

import argparse
import collections
import json
import math
import pathlib
import re
import shlex
import subprocess
import tempfile


def camel(name):
    return re.sub(r"_(\w)", lambda match: match.group(1).upper(), name)


NAMES = {"lines": "lines", "min_scale": "minimumScale"}


def commands(scene):
    """The commands that make a scene, one a line."""
    name, insets = scene["id"].replace(".", "-"), scene["traits"]["safeArea"]
    lines = [
        f"add-device d-{name} --size {scene['w']}x{scene['h']} --scale {scene['scale']}"
        f" --idiom {scene['traits'].get('idiom', 'phone')} --insets {','.join(map(str, insets))}"
        f" --os {scene['traits']['os']} --source recorded",
        f"add-screen {name}",
    ]
    for view in scene["views"]:
        parent = [] if view["parent"] == "root" else ["--in", view["parent"]]
        if view["kind"] == "guide":
            lines.append(shlex.join(["add-guide", name, view["name"]] + (["--owner", view["parent"]] if parent else [])))
            continue
        words = ["add-view", name, view["name"], "--kind", view["kind"]] + parent
        attributes = [f"{camel(key)}={value}" for key, value in view["attributes"].items()]
        lines.append(shlex.join(words))
        if attributes:
            lines.append(shlex.join(["set-view", name, view["name"]] + attributes))
    lines += [shlex.join(["add-constraint", name, text]) for text in scene["constraints"]]
    return lines


def run(workbench, folder, *words, text=None):
    return subprocess.run([workbench, *words], input=text, capture_output=True, text=True, cwd=folder)


def differs(recorded, own, scene):
    """Whether one of the recorded numbers is further off than a pixel."""
    catalyst = scene["platform"] == "catalyst"
    for place, (number, value) in enumerate(zip(recorded, own)):
        if number is None:
            continue
        if catalyst:
            value = math.floor(value + 0.5) if place < 2 else math.floor(value * 2 + 0.5) / 2
        if abs(number - value) > 1 / scene["scale"] + 1e-3:
            return True
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("shared", type=pathlib.Path)
    parser.add_argument("--workbench", default="workbench")
    parser.add_argument("--misses", action="store_true")
    options = parser.parse_args()
    lines = (options.shared / "facts/runtime26.ndjson").read_text().splitlines()
    scenes = [json.loads(line) for line in lines]
    met, seen, misses = collections.Counter(), collections.Counter(), []
    with tempfile.TemporaryDirectory() as folder:
        run(options.workbench, folder, "init", "--profiles", "none")
        for scene in scenes:
            if scene["compare"] == "none":
                continue
            name = scene["id"].replace(".", "-")
            made = run(options.workbench, folder, "batch", "--lines", text="\n".join(commands(scene)) + "\n")
            if made.returncode:
                misses.append((scene, "", made.stderr.strip().splitlines()[-1:]))
                seen[key(scene)] += len(scene["frames"])
                continue
            size = scene["traits"]["category"]
            solved = run(
                options.workbench, folder, "solve", name, "--device", f"d-{name}", "--text-size", size,
                "--format", "ndjson")
            views = {view["view"]: view for line in solved.stdout.splitlines() for view in [json.loads(line)] if "view" in view}
            for view, recorded in scene["frames"].items():
                if recorded is None:
                    continue
                seen[key(scene)] += 1
                fault = judge(scene, view, recorded, views)
                if fault is None:
                    met[key(scene)] += 1
                else:
                    misses.append((scene, view, fault))
    for group in sorted(seen):
        print(f"{' '.join(group)}: {met[group]} of {seen[group]}")
    if options.misses:
        for scene, view, fault in misses:
            print(f"{scene['id']} {view}: {fault}")


def key(scene):
    return (scene["compare"], scene["platform"])


def face(scene, view):
    """By how many points Catalyst's face sets a text wider than that of iOS: 36 units of 2048 a character up to 17 points,
    then less and less, none from 28 on."""
    if scene["platform"] != "catalyst":
        return 0
    size = scene["traits"]["pt"]
    share = 0 if size <= 17 else (size - 17) / 22 if size <= 19 else 1 / 11 + (size - 19) * 8 / 55
    text = next(entry for entry in scene["views"] if entry["name"] == view)["attributes"]["text"]
    return len(text) * 36 / 2048 * size * max(0, 1 - share)


def judge(scene, view, recorded, views):
    """What is wrong with a view; None for nothing."""
    if view not in views:
        return "no such view"
    own, traits = views[view], scene["traits"]
    # Catalyst rounds otherwise than devices do.
    frame = own["exact" if scene["platform"] == "catalyst" and scene["compare"] == "frame" else "frame"]
    text = own.get("text") or {}
    if scene["compare"] == "frame":
        return f"{frame}, recorded {recorded}" if differs(recorded, frame, scene) else None
    if scene["compare"] == "lines":
        return None if text.get("lines") == traits["lines"] else f"{text.get('lines')} lines, recorded {traits['lines']}"
    if scene["compare"] == "shown":
        same = text.get("shown") == traits["shown"] and abs(text.get("scale", 1) - traits["scale_used"]) < 0.02
        return None if same else f"{text}, recorded {traits['shown']} at {traits['scale_used']}"
    step = 1 if scene["platform"] == "catalyst" else 1 / scene["scale"]
    off = recorded[2] - frame[2] - face(scene, view)
    return None if -1 / scene["scale"] - 1e-3 <= off <= step + 1 / scene["scale"] + 1e-3 else f"width {frame[2]}, recorded {recorded[2]}"


if __name__ == "__main__":
    main()
