#!/usr/bin/env python3
"""Counts on the two halves of public repositories how far the canvas's rules agree with recorded frames.

usage: halves.py CORPUS… --workbench PATH [--disagreements WORDS]

A repository, the folder below a corpus, is in half A or B by the last bit of its name's FNV-1a hash (64 bits). Screens count
whose recorded frames keep their own required constraints between plain edges, within a point: others were saved without a
layout. `check-ib` solves each screen by the rules. A rule *applies* to a view where one of its required constraints leads to
the guide or margin that the rule speaks of, or where the solved view has the size that the rule names; it *agrees* where the
recorded frame has the same edge or size within three quarters of a point, texts within a point.
"""
import argparse
import collections
import glob
import json
import os
import subprocess
import xml.etree.ElementTree as ElementTree

SIDES = {"top": 1, "bottom": 1, "leading": 0, "trailing": 0, "left": 0, "right": 0}
ROUNDED = {"retina5_9", "retina6_1", "retina6_5", "retina5_4", "retina6_0", "retina6_7", "retina6_12", "retina6_72",
           "retina6_3", "retina6_9", "ipad8_3rounded", "ipad10_9rounded", "ipad11_0rounded", "ipad12_9rounded"}
MARGINS = {f"{side}Margin": side for side in SIDES}


def half(name):
    """A or B."""
    value = 0xCBF29CE484222325
    for byte in name.encode():
        value = ((value ^ byte) * 0x100000001B3) & (1 << 64) - 1
    return "AB"[value & 1]


def span(version, bands):
    """The words for the range of versions that holds a version; bands are where ranges begin."""
    start = max([band for band in bands if band <= version], default=0)
    end = min([band for band in bands if band > version], default=None)
    if not start:
        return f"before {end}" if end else "all"
    return f"from {start}" if end is None else f"{start}–{end - 1}"


class Document:
    """A file's elements and versions, and of each view what check-ib says on it."""

    def __init__(self, path, records):
        self.root = ElementTree.parse(path).getroot()
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.by_id = {element.get("id"): element for element in self.root.iter() if element.get("id")}
        self.records = records
        plug_in = [p for p in self.root.iter("plugIn") if "IBCocoaTouchPlugin" in p.get("identifier", "")]
        version = plug_in[0].get("version") if plug_in else self.root.get("toolsVersion")
        self.version = int((version or "0").split(".")[0])
        device = self.root.find("device")
        self.device = device.get("id") if device is not None else None
        self.is_rounded = self.device in ROUNDED
        self.guides = {}
        for guide in self.root.iter("viewLayoutGuide"):
            if guide.get("key") in ("safeArea", None):
                self.guides[guide.get("id")] = (self.parents[guide].get("id"), None)
        for guide in self.root.iter("viewControllerLayoutGuide"):
            controller = self.parents[self.parents[guide]]
            views = [child for child in controller if child.get("key") == "view"]
            if views:
                self.guides[guide.get("id")] = (views[0].get("id"), guide.get("type"))
        self.stale = {record["screen"] for record in records.values()} - self.fresh()

    def enclosing(self, identifier):
        """The views around a view, the nearest first, up to its screen's root."""
        element = self.parents.get(self.by_id.get(identifier))
        while element is not None:
            if element.get("id") in self.records:
                yield element.get("id")
            element = self.parents.get(element)

    def rect(self, identifier, owner, which):
        """A view's rectangle in the coordinates of one that holds it; None if it doesn't."""
        record = self.records.get(identifier)
        if not record or not record.get(which):
            return None
        x, y, width, height = record[which]
        if identifier == owner:
            return 0, 0, width, height
        for outer in self.enclosing(identifier):
            if outer == owner:
                return x, y, width, height
            frame = self.records[outer].get(which)
            if not frame:
                return None
            x, y = x + frame[0], y + frame[1]
        return None

    def constraints(self):
        """Required equations that hold whatever the size class: ends (item, attribute), constant, multiplier, element."""
        masked = {mask.get("reference") for mask in self.root.iter("exclude")}
        for constraint in self.root.iter("constraint"):
            holder = self.parents[constraint]
            if holder.tag != "constraints" or constraint.get("id") in masked or constraint.findall("variation"):
                continue
            if constraint.get("relation") or constraint.get("priority") not in (None, "1000"):
                continue
            owner = self.parents[holder].get("id")
            first = (constraint.get("firstItem") or owner, constraint.get("firstAttribute"))
            second = (constraint.get("secondItem") or owner, constraint.get("secondAttribute"))
            yield first, second, float(constraint.get("constant") or 0), constraint.get("multiplier"), constraint

    def fresh(self):
        """The screens whose recorded frames keep their constraints between plain edges and sizes."""
        broken = set()
        for (one, side), (other, facing), constant, multiplier, element in self.constraints():
            if multiplier or one not in self.records or element.get("symbolic") or element.get("placeholder"):
                continue
            record = self.records[one]
            if record["class"] in ("slider", "switch", "segmentedControl"):
                continue
            if side in ("width", "height") and facing is None:
                found = record["recorded"] and record["recorded"][2 if side == "width" else 3]
                if found is not None and abs(found - constant) > 1.1:
                    broken.add(record["screen"])
            elif side in SIDES and facing in SIDES and other in self.records and one != other:
                if self.records[other]["class"] in ("slider", "switch", "segmentedControl"):
                    continue
                holder = one if one in self.enclosing(other) else other
                if holder == other and other not in self.enclosing(one):
                    holder = self.parents[self.parents[element]].get("id")
                first, second = self.rect(one, holder, "recorded"), self.rect(other, holder, "recorded")
                if first and second and abs(edge(first, side) - edge(second, facing) - constant) > 1.1:
                    broken.add(record["screen"])
        return {record["screen"] for record in self.records.values()} - broken

    def is_told(self, identifier):
        """Whether a view's recorded frame says what constraints make of it."""
        record = self.records.get(identifier)
        return bool(
            record and record.get("recorded") and record.get("solved") and not record["given"]
            and not record["misplaced"] and not record["ambiguous"] and not record["hiddenInStack"]
            and record["screen"] not in self.stale)


def edge(rect, side):
    """Where a side of a rectangle lies."""
    x, y, width, height = rect
    return {"left": x, "leading": x, "right": x + width, "trailing": x + width, "top": y, "bottom": y + height}[side]


def inset_rule(document, owner, guide, side, inset):
    """The rule behind a safe area's inset that check-ib counts with, and its range."""
    version, device = document.version, document.device
    if next(document.enclosing(owner), None):
        return "inner safe areas", "all"
    if side == "top":
        if document.is_rounded:
            if inset in (44, 47, 48, 50, 59, 62):
                return f"status bar of `{device}`", span(version, [14700, 21200])
            return ("sheets, above", span(version, [24000])) if inset in (0, 56, 70, 108, 126) else (
                "status and navigation bar, no home button", span(version, [24000]))
        height = document.records[owner]["recorded"][3] if document.records[owner].get("recorded") else 0
        if device and "ipad" not in device and 13000 <= version < 14700 and height < 480:
            return "no status bar above roots below 480 points, home button", "13000–14699"
        if inset in (0, 20):
            return "status bar, home button or no device", span(version, [14700, 21600])
        return "status and navigation bar, home button or no device", span(version, [24000])
    if side == "bottom":
        if document.is_rounded and inset in (0, 34):
            return "home indicator", span(version, [14700, 21000])
        if inset == 0:
            return "nothing below, home button or no device", "all"
        return ("doubled insets, below", "from 23721") if inset == 68 else ("tab bars and toolbars", "all")
    return "sides of the safe area", "all"


def content_rule(document, owner, side):
    """The rule behind a margin of a cell's content, and its range."""
    version, element = document.version, document.by_id[owner]
    row = document.parents[element]
    tables = [outer for outer in document.enclosing(owner) if document.by_id[outer].tag == "tableView"]
    bands = [13000, 14700, 24000] if side in ("top", "bottom") else [13000, 14700, 16500, 23721]
    place = {"top": "above", "bottom": "below"}.get(side, "at the sides")
    name = f"margins of a cell's content, {place}"
    frames = [document.records[view].get("recorded") for view in (row.get("id"), tables[0])] if tables and row.get(
        "id") in document.records else [None, None]
    if all(frames) and frames[0][1] > frames[1][3] and 13000 <= version < 20000:
        return "margins of a cell's content, of rows below their table's edge", "13000–19999"
    if place != "at the sides":
        return name, span(version, bands)
    if row.get("accessoryType") not in (None, "none") and side in ("trailing", "right"):
        return "margins of a cell's content, beside an accessory", span(version, [13000, 14700])
    if version < 13000 and tables and element.get("preservesSuperviewLayoutMargins") == "YES":
        return f"{name}, of the cell in a table that the content preserves", "11000–12999"
    if not tables:
        return f"{name}, a xib's", span(version, bands)
    is_inner = next(reversed(list(document.enclosing(owner)))) not in tables
    return name + (", in a table that is not the root" if is_inner and not document.is_rounded else ""), span(version, bands)


def margin_rule(document, owner, side):
    """The rule behind a margin, and its range."""
    version, element = document.version, document.by_id[owner]
    if element.tag == "tableViewCellContentView":
        return content_rule(document, owner, side)
    if element.tag == "collectionReusableView" and element.get("key"):
        return "margins of a collection's headers and footers", "all"
    if next(document.enclosing(owner), None):
        return "margins of other views", span(version, [13000])
    if element.tag in ("collectionViewCell", "tableViewCell", "collectionReusableView"):
        return "margins of a cell that is a root", span(version, [13000])
    is_side = side not in ("top", "bottom")
    return ("margins of a root, sides", span(version, [8000, 13000])) if is_side else (
        "margins of a root, above and below", span(version, [13000]))


def guided(document, add):
    """Constraints to guides and margins."""
    for first, second, constant, multiplier, element in document.constraints():
        if multiplier or element.get("symbolic"):
            continue
        for (view, side), (item, facing), sign in ((first, second, 1), (second, first, -1)):
            if side not in SIDES or not document.is_told(view):
                continue
            owner, guide = document.guides.get(item, (None, None))
            if owner:
                wanted = {"top": "bottom", "bottom": "top"}.get(guide, side)
                if facing != wanted or guide and side != guide and not guide:
                    continue
            elif facing in MARGINS and item in document.records and MARGINS[facing] == side:
                owner = item
            else:
                continue
            if owner == view or (document.records.get(owner) or {}).get("misplaced"):
                continue
            places = []
            for which in ("recorded", "solved"):
                rect, outer = document.rect(view, owner, which), document.rect(owner, owner, which)
                if rect and outer:
                    places.append(edge(rect, side) - (edge(outer, side) if side in ("bottom", "right", "trailing") else 0))
            if len(places) < 2:
                continue
            inset = abs(places[1] - sign * constant)
            side = {"top": "top", "bottom": "bottom"}.get(guide, side)
            rule = margin_rule(document, owner, side) if facing in MARGINS else inset_rule(
                document, owner, guide, side, round(inset))
            add(*rule, view, abs(places[0] - places[1]) <= 0.75)


def standard(document, add):
    """Standard distances from what holds a view, which the file calls symbolic."""
    for first, second, _, _, element in document.constraints():
        for (view, side), (item, facing) in ((first, second), (second, first)):
            if element.get("symbolic") != "YES" or side not in SIDES or facing not in SIDES or not document.is_told(view):
                continue
            owner, guide = document.guides.get(item, (item if item in document.enclosing(view) else None, None))
            if not owner or owner == view:
                continue
            ends = [
                edge(document.rect(view, owner, which), side) - edge(document.rect(owner, owner, which), side)
                for which in ("recorded", "solved")
                if document.rect(view, owner, which) and document.rect(owner, owner, which)]
            if len(ends) == 2:
                whose = "a superview" if item == owner else "a controller's guide" if guide else (
                    "the sides of a safe area" if side not in ("top", "bottom") else "a safe area, above and below")
                add(f"standard distances from {whose}", "all", view, abs(ends[0] - ends[1]) <= 0.75)


SIZES = {
    # class: axis, ranges, sizes
    "switch": ("switch", None, [24000], [(51, 31), (63, 28)]),
    "slider": ("slider, height", 3, [23721], [31, 34]),
    "stepper": ("stepper", None, [14700], [(94, 29), (94, 32)]),
    "segmentedControl": ("segmented control, height", 3, [14700], [29, 32]),
    "progressView": ("progress, height", 3, [17000], [2, 4]),
    "searchBar": ("search bar, height", 3, [13000, 24000], [44, 56, 64]),
    "pickerView": ("picker, height", 3, [8000, 14700, 15000], [162, 216, 162, 216]),
    "datePicker": ("date picker, height", 3, [8000, 14700, 15000], [162, 216, 162, 216]),
    "navigationBar": ("navigation bar in a view, height", 3, [24000], [44, 54]),
    "toolbar": ("toolbar, height", 3, [], [44]),
}


def sized(document, add):
    """Sizes of controls and texts by our metrics."""
    fixed, pinned = collections.defaultdict(set), collections.defaultdict(set)
    for first, second, _, _, _ in document.constraints():
        for (view, side), (other, facing) in ((first, second), (second, first)):
            if side in ("width", "height") and facing is None:
                fixed[view].add(side)
            pinned[view].add({"left": "leading", "right": "trailing"}.get(side, side))
    for view, record in document.records.items():
        element = document.by_id.get(view)
        if element is None or not document.is_told(view) or element.get("customClass"):
            continue
        (_, _, width, height), (_, _, wide, high) = record["recorded"], record["solved"]
        free = {axis for axis in ("width", "height") if axis not in fixed[view] and not record["seeded" + axis.title()]}
        kind = record["class"]
        if kind in SIZES:
            name, axis, bands, sizes = SIZES[kind]
            wanted = sizes[sum(document.version >= band for band in bands)]
            if axis is None:
                if len(free) == 2 and (round(wide), round(high)) == wanted:
                    add(name, span(document.version, bands), view, abs(width - wide) <= 0.75 and abs(height - high) <= 0.75)
            elif "height" in free and abs(high - wanted) <= 0.26:
                add(name, span(document.version, bands), view, abs(height - high) <= 0.75)
        if kind == "textField" and "height" in free and element.get("borderStyle") == "roundedRect":
            wanted = 34 if document.version >= 14700 else 30
            if abs(high - wanted) <= 0.26:
                add("rounded text field, height", span(document.version, [14700]), view, abs(height - high) <= 0.75)
        if kind == "textField" and "height" in free and element.get("borderStyle") is None:
            add("text field without border, height", span(document.version, [16500]), view, abs(height - high) <= 0.75)
        is_arranged = document.parents[document.parents[element]].tag == "stackView"
        if kind not in ("label", "button", "textView") or is_arranged:
            continue
        font = element.find("fontDescription")
        style = font.get("style") if font is not None else None
        is_system = font is None or font.get("type") in ("system", "boldSystem", "italicSystem") or style
        spans_width = {"leading", "trailing"} <= pinned[view]
        spans_height = {"top", "bottom"} <= pinned[view]
        if kind == "label" and is_system and element.find("attributedString") is None:
            is_single = element.get("numberOfLines") in (None, "1")
            if is_single and "width" in free and not spans_width:
                add("labels of one line, width, system font" if not style else "labels of one line, width, text styles",
                    span(document.version, [17000] if not style else [11000, 18000, 21000]), view, abs(width - wide) <= 1)
            if "height" in free and not spans_height:
                name = "labels of one line, height" if is_single else "labels that wrap, height"
                bands = [11000, 18000, 21000] if style else [17000]
                add(name + (", text styles" if style else ", system font"), span(document.version, bands), view,
                    abs(height - high) <= 1)
        if kind == "label" and element.find("attributedString") is not None and "height" in free and not spans_height:
            add("attributed texts, height", "all", view, abs(height - high) <= 1)
        if kind == "button" and is_system and not spans_width and "width" in free and element.find("buttonConfiguration") is None:
            add("buttons, width", span(document.version, [15000]), view, abs(width - wide) <= 1)
        if kind == "button" and is_system and not spans_height and "height" in free and element.find("buttonConfiguration") is None:
            add("buttons, height", span(document.version, [15000]), view, abs(height - high) <= 1)
        if kind == "button" and element.find("buttonConfiguration") is not None and len(free) == 2 and not spans_width:
            add("buttons with a configuration, size", "all", view, abs(width - wide) <= 1 and abs(height - high) <= 1)
        if kind == "button" and "height" in free and not spans_height and not record["seededHeight"]:
            if shows_low_image(document, element):
                add("buttons with an image alone, height", "all", view, abs(height - high) <= 1)
        if kind == "textView" and element.get("scrollEnabled") == "NO" and "height" in free and not spans_height:
            add("text views that don't scroll, height", "all", view, abs(height - high) <= 1)


def shows_low_image(document, button):
    """Whether a button shows an image alone, of a size that the file has, that is lower than a line of its font."""
    state = next((child for child in button.findall("state") if child.get("key") == "normal"), None)
    if state is None or state.get("title") or len(state) or button.find("buttonConfiguration") is not None:
        return False
    sizes = {image.get("name"): float(image.get("height")) for image in document.root.iter("image") if image.get("height")}
    if state.get("image") not in sizes or state.get("catalog"):
        return False
    font = button.find("fontDescription")
    points = float(font.get("pointSize") or 0) if font is not None else 15 if button.get("buttonType") in (
        "system", "roundedRect") else 18
    return sizes[state.get("image")] < points * 1.193359375 - 1


def plain(document, add):
    """What constraints and frames alone say."""
    for (one, side), (other, facing), constant, multiplier, element in document.constraints():
        if not document.is_told(one) or side not in ("width", "height") or facing not in ("width", "height"):
            continue
        if other not in document.records or not document.records[other].get("recorded") or not multiplier:
            continue
        size = document.records[one]["recorded"][2 if side == "width" else 3]
        own = document.records[other]["recorded"][2 if facing == "width" else 3]
        for mark in ":/":
            if mark in multiplier:
                first, second = multiplier.split(mark)
                if float(second) and float(first) != float(second):
                    add("multipliers `1:2` and `1/2`", "all", one, abs(own * float(first) / float(second) + constant - size) <= 1.1)
    for constraint in document.root.iter("constraint"):
        if constraint.get("placeholder") != "YES" or constraint.get("relation"):
            continue
        owner = document.parents[document.parents[constraint]].get("id")
        side = constraint.get("firstAttribute")
        view = constraint.get("firstItem") or owner
        if constraint.get("secondAttribute") is None and side in ("width", "height") and document.is_told(view):
            size = document.records[view]["recorded"][2 if side == "width" else 3]
            add("placeholder constraints act", "all", view, abs(size - float(constraint.get("constant") or 0)) <= 1.1)
    scale = 3 if document.device in ("retina5_5", "retina5_9", "retina6_5", "retina6_0", "retina6_7", "retina6_12",
                                     "retina6_72", "retina5_4", "retina6_3", "retina6_9") else 2
    pixels = 1 if document.version < 11000 else scale
    for view in document.records:
        if document.is_told(view):
            on_grid = all(abs(value * pixels - round(value * pixels)) < 0.02 for value in document.records[view]["recorded"])
            add("frames on whole points or device pixels", span(document.version, [11000]), view, on_grid)


def records(workbench, corpus, intrinsics):
    """The views that check-ib prints, by file and identifier."""
    command = [workbench, "check-ib", corpus, "--intrinsics", intrinsics, "--format", "ndjson", "--fail-on", "never"]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    files = collections.defaultdict(dict)
    for line in output.splitlines():
        record = json.loads(line)
        if record["type"] == "view":
            files[os.path.realpath(record["file"])][record["id"]] = record
    return files


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpora", nargs="+")
    parser.add_argument("--workbench", required=True)
    parser.add_argument("--disagreements", help="list the views against rules whose names have these words")
    options = parser.parse_args()
    counts = collections.defaultdict(lambda: {h: [0, 0, set(), set()] for h in "AB"})
    for corpus in options.corpora:
        corpus = os.path.realpath(corpus)
        for intrinsics, steps in (("recorded", (guided, standard, plain)), ("measured", (sized,))):
            for path, views in sorted(records(options.workbench, corpus, intrinsics).items()):
                repository = os.path.relpath(path, corpus).split(os.sep)[0]
                document = Document(path, views)

                def add(rule, span, view, agrees):
                    count = counts[rule, span][half(repository)]
                    count[0] += agrees
                    count[1] += 1
                    count[2].add(path)
                    count[3].add(repository)
                    if options.disagreements and options.disagreements in rule and not agrees:
                        print(rule, span, half(repository), path, view, views[view]["recorded"], views[view]["solved"])

                for step in steps:
                    step(document, add)
    print("| rule | range | half A | half B |\n|---|---|---|---|")
    for (rule, span), halves in sorted(counts.items()):
        cells = [
            f"{agree} of {seen} ({len(files)}, {len(names)})" if seen else "–"
            for agree, seen, files, names in (halves[h] for h in "AB")]
        print(f"| {rule} | {span} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
