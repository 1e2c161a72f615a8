#!/usr/bin/env python3
"""Computes by a road of its own how far texts in Interface Builder files stand out from what is painted behind them.

usage: contrast.py CORPUS… [--all] [--draw COUNT] [--seed WORD] [--field-box white|unknown] [--workbench PATH]

Prints a line a text: file, line of its start tag, id, kind, text colour, background, ratio, needed ratio, where the two colours
come from, and notes, or the reason why it isn't judged. 200 texts are drawn by a seed, one a repository (the folder below a
CORPUS) as long as there are such, then a second of each; `--all` prints every text of the files, the unknown ones too.

A *text* is a label, text field or text view with a text, or a button with a title in its normal state. Its colour is the file's,
else UIKit's in light appearance: black for labels, fields and text views; for a button of a system type the tint, its own or the
nearest view's around it or the document's, else 007AFF; white for a button of the custom type.

The *background* is what the file says is painted before the text, at recorded frames: the own background, earlier siblings
with all they hold, the views around and their earlier siblings. The nearest opaque colour that covers the whole rectangle wins,
translucent ones are composited over it. A view's alpha is a group's: text and background fade together. It is *unknown* where
nearer than that stand a picture, map, web or effect view, a bar or control, a table's content, another controller's view, a view
of a custom class without an opaque background of its own (a cell's may be clear, a label's own is no matter), UIKit's own
background of cells, tables, collections and text views, something that covers the text partly, or nothing up to the root. What a
view scrolls or a cell holds lies on that view wherever it is; what is seen through such a view must be behind all of it. Hidden
views paint nothing; neither do texts of earlier views. Of a text field with a rounded border and no colour the box is white.
What comes after the text isn't looked at; a note says that it covers it.

Components are taken as sRGB whatever their space is (grays as gray, `genericGamma22…`, `calibrated…`, `displayP3` likewise).
System and named colours have the value in the file's resources; others the light one here. The ratio is WCAG 2.2's, of colours not
rounded; it needs 4.5, or 3 from 18 points or from 14 bold (bold, heavy, black; not semibold); text styles at their size at L.

With `--workbench` all texts of the drawn files are compared with `conformance FILE --format ndjson`, by line:

  equal        the ratios are within 0.02 and what is needed is the same
  differing    they aren't: exit status 1
  only here    no record
  only there   a record on what isn't known here: perhaps a finding where the background isn't known; alone no failure
"""
import argparse
import collections
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import xml.parsers.expat

DRAWN, SEED, NEAR = 200, "contrast", 0.02
KINDS = ("label", "button", "textField", "textView")
SCROLLING = ("scrollView", "tableView", "collectionView")
CELLS = ("tableViewCell", "collectionViewCell", "collectionReusableView")
PICTURES = ("imageView", "mapView", "webView", "wkWebView", "visualEffectView", "glkView", "sceneKitView", "arscnView", "arskView",
            "skView", "mtkView")
CONTROLS = ("activityIndicatorView", "progressView", "slider", "switch", "segmentedControl", "stepper", "pageControl", "datePicker",
            "pickerView", "searchBar", "colorWell", "refreshControl")
BARS = ("navigationBar", "toolbar", "tabBar")
DEFAULTS = ("tableView", "tableViewCell", "collectionView", "textView")
VIEWS = {*KINDS, *SCROLLING, *CELLS, *PICTURES, *CONTROLS, *BARS, "view", "stackView", "containerView", "window",
         "tableViewCellContentView", "collectionViewCellContentView"}
SIZES = {"Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17, "Callout": 16, "Subhead": 15,
         "Footnote": 13, "Caption1": 12, "Caption2": 11}
PLAIN_SIZES = {"label": 17, "textField": 14, "textView": 14, "button": 15}
STANDARD = {"label": 17, "button": 18, "smallSystem": 12, "system": 14}
WHITE, BLACK = (1, 1, 1, 1), (0, 0, 0, 1)
LIGHT = {"darkTextColor": "000000", "labelColor": "000000", "whiteColor": "FFFFFF", "systemBackgroundColor": "FFFFFF",
         "lightTextColor": "FFFFFF99", "groupTableViewBackgroundColor": "F2F2F7", "systemGroupedBackgroundColor": "F2F2F7",
         "secondarySystemBackgroundColor": "F2F2F7", "tertiarySystemBackgroundColor": "FFFFFF", "secondaryLabelColor": "3C3C4399",
         "tableCellGroupedBackgroundColor": "FFFFFF", "secondarySystemGroupedBackgroundColor": "FFFFFF", "tintColor": "007AFF",
         "systemBlueColor": "007AFF", "linkColor": "007AFF", "tertiaryLabelColor": "3C3C434D", "placeholderTextColor": "3C3C434D"}
SIZE_CLASSES = "size classes"


class Node:
    """An element with its place in the file."""

    def __init__(self, tag, attributes, line, parent):
        self.tag, self.attributes, self.line, self.parent = tag, attributes, line, parent
        self.children, self.text = [], ""

    def get(self, name, default=None):
        return self.attributes.get(name, default)

    def child(self, key, tag=None):
        """The child with a key, unless it is nil."""
        for child in self.children:
            if child.get("key") == key and child.tag != "nil" and tag in (None, child.tag):
                return child
        return None

    def every(self):
        yield self
        for child in self.children:
            yield from child.every()


def parsed(path):
    """A file's root; None if it can't be read."""
    parser, stack = xml.parsers.expat.ParserCreate(), [Node("", {}, 0, None)]

    def start(tag, attributes):
        node = Node(tag, attributes, parser.CurrentLineNumber, stack[-1])
        stack[-1].children.append(node)
        stack.append(node)

    def characters(text):
        stack[-1].text += text

    parser.StartElementHandler, parser.CharacterDataHandler = start, characters
    parser.EndElementHandler = lambda tag: stack.pop()
    try:
        with open(path, "rb") as file:
            parser.ParseFile(file)
    except xml.parsers.expat.ExpatError:
        return None
    return stack[0].children[0]


# Rectangles: left, top, right, bottom

def common(one, other):
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def cover(rect, area):
    """How a rectangle covers an area: wholly, partly or not; half a point of rounding is no matter."""
    left, top, right, bottom = common(rect, area)
    if right - left <= min(0.5, (area[2] - area[0]) / 2) or bottom - top <= min(0.5, (area[3] - area[1]) / 2):
        return None
    is_whole = all(abs(edge - wanted) <= 0.5 for edge, wanted in zip((left, top, right, bottom), area))
    return "wholly" if is_whole else "partly"


class Paint:
    """What is painted at a place: premultiplied components, alpha, why it isn't known, where its nearest opaque colour is from."""

    def __init__(self, colour=(0, 0, 0, 0), source=None, reason=None):
        red, green, blue, alpha = colour
        self.components, self.alpha = (red * alpha, green * alpha, blue * alpha), alpha
        self.source, self.reason = source, reason

    @property
    def is_opaque(self):
        return self.alpha > 0.999 and not self.reason

    def over(self, other):
        if self.is_opaque:
            return self
        result = Paint(source=self.source if self.alpha > 0.999 else other.source, reason=self.reason or other.reason)
        result.components = tuple(one + (1 - self.alpha) * two for one, two in zip(self.components, other.components))
        result.alpha = self.alpha + (1 - self.alpha) * other.alpha
        return result

    def faded(self, alpha):
        result = Paint(source=self.source, reason=self.reason)
        result.components, result.alpha = tuple(alpha * one for one in self.components), alpha * self.alpha
        return result


def unknown(reason):
    return Paint(reason=reason)


def spelled(components, alpha=1.0):
    """#RRGGBB, with AA if it isn't opaque."""
    parts = [*components, *([alpha] if alpha < 0.998 else [])]
    return "#" + "".join(f"{int(min(1, max(0, part)) * 255 + 0.5):02X}" for part in parts)


def luminance(components):
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
              for part in (min(1, max(0, part)) for part in components)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


Text = collections.namedtuple("Text", "file line id kind colour background ratio needed text_from background_from notes reason")


class Document:
    """A file of views."""

    def __init__(self, path, field_box="white"):
        self.path, self.field_box, self.root = path, field_box, parsed(path)
        if self.root is None or not re.search(r"3\.CocoaTouch", self.root.get("type", "")):
            self.root = Node("", {}, 0, None)
        nodes = list(self.root.every())
        self.resources = {(node.tag, node.get("name")): node.children[0] for node in nodes
                          if node.tag in ("namedColor", "systemColor") and node.children}
        self.varying = {node.get("reference") for node in nodes
                        if node.tag in ("exclude", "include") and node.parent.get("key") == "subviews"}
        self.places = {}

    # Colours

    def colour(self, node):
        """A colour's components with alpha, and where they are from; None if they aren't known."""
        if node.get("patternImage"):
            return None
        system = node.get("systemColor") or node.get("xcode11CocoaTouchSystemColor") or node.get("cocoaTouchSystemColor")
        if system:
            return self.value(self.resources.get(("systemColor", system)), system, "system") or self.beside(node)
        if node.get("white") is not None or node.get("red") is not None:
            return self.literal(node), "own"
        return self.value(self.resources.get(("namedColor", node.get("name"))), None, "named")

    def beside(self, node):
        """The components that some files write beside a system colour's name."""
        return (self.literal(node), "system") if self.literal(node) else None

    def value(self, resource, name, source):
        if resource is not None and resource.tag == "color" and self.literal(resource):
            return self.literal(resource), source
        if name in LIGHT:
            parts = [int(LIGHT[name][index:index + 2], 16) / 255 for index in range(0, len(LIGHT[name]), 2)]
            return (*parts, 1)[:4], source
        return None

    @staticmethod
    def literal(node):
        names = ("white",) * 3 if node.get("white") is not None else ("red", "green", "blue")
        if node.get(names[0]) is None:
            return None
        return (*(float(node.get(name)) for name in names), float(node.get("alpha", 1)))

    # Views

    @staticmethod
    def is_view(node):
        return node.tag in VIEWS or node.child("frame", "rect") is not None

    def around(self, node):
        """The view around a view, None for a root."""
        node = node.parent
        while node is not None and not self.is_view(node):
            if node.tag in ("objects", "scene", "document"):
                return None
            node = node.parent
        return node

    def chain(self, node):
        """A view and those around it, the outermost first."""
        chain = []
        while node is not None:
            chain.append(node)
            node = self.around(node)
        return chain[::-1]

    def held(self, node):
        """The views directly in a view, in the order of painting."""
        for child in node.children:
            if self.is_view(child):
                yield child
            elif child.tag in ("subviews", "cells", "prototypes", "sections", "tableViewSection", "items"):
                yield from self.held(child)

    def rect(self, node):
        """A view's rectangle in its root's coordinates; None if one isn't recorded."""
        if node not in self.places:
            self.places[node] = self.placed(node)
        return self.places[node]

    def placed(self, node):
        outer, frame = self.around(node), node.child("frame", "rect")
        if outer is not None and self.rect(outer) is None:
            return None
        if frame is None:
            return self.rect(outer) if node.tag.endswith("CellContentView") and outer is not None else None
        x, y, width, height = (float(frame.get(name, 0)) for name in ("x", "y", "width", "height"))
        if outer is not None:
            x, y = x + self.rect(outer)[0], y + self.rect(outer)[1]
        return x, y, x + width, y + height

    @staticmethod
    def is_hidden(node):
        return node.get("hidden") == "YES" or float(node.get("alpha", 1)) == 0

    def own(self, node, holds=True):
        """What a view itself paints; holds: the text in question is the view's or inside it."""
        stated = node.child("backgroundColor", "color")
        colour = self.colour(stated) if stated is not None else None
        if stated is not None and colour is None:
            return unknown("colour")
        paint = Paint(*colour) if colour else Paint()
        tag, is_custom = node.tag, bool(node.get("customClass"))
        if tag in PICTURES:
            return unknown("effect" if tag == "visualEffectView" else "picture")
        if tag in BARS or tag in CONTROLS:
            return unknown("bar" if tag in BARS else "control")
        if tag == "containerView":
            return unknown("controller")
        if tag in ("tableView", "collectionView") and not holds:
            return unknown("list")
        if tag == "button" and self.draws(node, holds):
            return unknown(self.draws(node, holds))
        if paint.is_opaque:
            return paint
        if tag in DEFAULTS and not colour:
            return unknown("default of " + tag)
        if is_custom and not (tag in CELLS and colour) and not (tag == "label" and holds):
            return unknown("custom class: " + tag)
        if tag == "textField" and (node.get("background") or node.get("borderStyle") == "bezel"):
            return unknown("picture")
        if tag == "textField" and node.get("borderStyle") == "roundedRect" and not colour:
            return Paint(WHITE, "box") if self.field_box == "white" else unknown("field box")
        return paint

    def draws(self, node, holds):
        """Why a button's background isn't plain."""
        if node.child("configuration") is not None:
            return "configuration"
        normal = node.child("normal", "state")
        pictures = ("backgroundImage",) if holds else ("backgroundImage", "image")
        if normal is not None and any(normal.get(name) or normal.child(name) for name in pictures):
            return "picture"
        return "picture" if not holds and node.get("buttonType") not in (None, "system", "roundedRect") else None

    def subtree(self, node, area, clip):
        """What a view that doesn't hold the text, and all in it, paints in an area."""
        if self.is_hidden(node):
            return Paint()
        rect = self.rect(node)
        if rect is None:
            return unknown("no frame")
        if node.get("clipsSubviews") == "YES":
            clip = common(clip, rect)
        covers, paint = cover(common(clip, rect), area), Paint()
        if covers:
            paint = self.own(node, holds=False)
            if node.get("id") in self.varying:
                return unknown(SIZE_CLASSES)
            if covers == "partly" and not paint.reason and paint.alpha > 0:
                paint = unknown("partly")
        if node.tag not in ("tableView", "collectionView"):
            for child in self.held(node):
                paint = self.subtree(child, area, clip).over(paint)
        return paint.faded(float(node.get("alpha", 1)))

    def painted(self, chain, colour):
        """The background behind a text, and the text on it; chain: the text's view and those around it, outermost first."""
        if any(self.rect(node) is None for node in chain):
            return unknown("no frame"), None
        area = self.rect(chain[-1])
        background = self.own(chain[-1])
        text = Paint(colour).over(background)
        background, text = (paint.faded(float(chain[-1].get("alpha", 1))) for paint in (background, text))
        for outer, inner in zip(chain[-2::-1], chain[:0:-1]):
            rect, scrolls = self.rect(outer), outer.tag in SCROLLING
            if not scrolls and outer.get("clipsSubviews") == "YES":
                area = common(area, rect)
            below, own = Paint(), self.own(outer)
            if scrolls or cover(rect, area) == "wholly":
                below = own
            elif own.reason or own.alpha > 0:
                below = unknown(own.reason or "partly")
            if outer.tag not in ("tableView", "collectionView"):
                for sibling in self.held(outer):
                    if sibling is inner:
                        break
                    below = self.subtree(sibling, area, rect if outer.get("clipsSubviews") == "YES" and not scrolls
                                         else (-1e9, -1e9, 1e9, 1e9)).over(below)
            alpha = float(outer.get("alpha", 1))
            background, text = (paint.over(below).faded(alpha) for paint in (background, text))
            if scrolls and (cover(rect, area) != "wholly" or inner.tag in CELLS):
                area = rect
        if not background.reason and not background.is_opaque:
            background = unknown("nothing opaque")
        return background, text

    def is_covered(self, chain):
        """Whether something opaque or unknown that comes after a text covers it."""
        area = self.rect(chain[-1])
        for outer, inner in zip(chain[:-1], chain[1:]):
            held = list(self.held(outer)) if outer.tag not in ("tableView", "collectionView") else []
            for later in held[held.index(inner) + 1:] if inner in held else []:
                rect = self.rect(later)
                if self.is_hidden(later) or rect is None or cover(rect, area) != "wholly":
                    continue
                if self.subtree(later, area, rect).is_opaque:
                    return True
        return False

    # Texts

    def words(self, node):
        """A text's words: an attribute's or a string's."""
        holder, name = (node.child("normal", "state"), "title") if node.tag == "button" else (node, "text")
        if holder is None:
            return ""
        string = holder.child(name)
        return (holder.get(name) or (string.text if string is not None else "")).strip()

    def text_colour(self, node):
        """A text's colour and where it is from, or why it isn't known."""
        holder, name = (node.child("normal", "state"), "titleColor") if node.tag == "button" else (node, "textColor")
        stated = holder.child(name, "color")
        if stated is not None:
            return self.colour(stated) or "text colour"
        if node.tag != "button":
            return BLACK, "default"
        if node.get("buttonType") is None:
            return WHITE, "default"
        outer = node
        while outer is not None:
            tint = outer.child("tintColor", "color")
            if tint is not None and (self.is_view(outer) or outer.tag == "document"):
                found = self.colour(tint)
                return (found[0], "tint " + found[1]) if found else "text colour"
            outer = outer.parent
        return (0, 122 / 255, 1, 1), "tint default"

    @staticmethod
    def recoloured(node):
        """Whether a run-time attribute gives a text another colour."""
        paths = [child.get("keyPath", "") for child in node.every() if child.tag == "userDefinedRuntimeAttribute"]
        return any(re.search(r"(?i)colou?r", path) and not re.search(r"(?i)border|shadow|separator|underline|placeholder|line|tint",
                                                                     path) for path in paths)

    @staticmethod
    def needed(node):
        font = node.child("fontDescription", "fontDescription")
        if font is None:
            is_custom = node.tag == "button" and node.get("buttonType") is None
            return 3 if is_custom or PLAIN_SIZES[node.tag] >= 18 else 4.5
        style = font.get("style", "").replace("UICTFontTextStyle", "")
        stated = font.get("pointSize") or font.get("size") or ""
        size = SIZES.get(style) or (float(stated) if stated[:1].isdigit() else STANDARD.get(stated, PLAIN_SIZES[node.tag]))
        name = font.get("name", "")
        is_bold = font.get("type") == "boldSystem" or font.get("weight") in ("bold", "heavy", "black") or bool(
            re.search(r"(?i)bold|heavy|black", name) and not re.search(r"(?i)semi-?bold|demi-?bold", name))
        return 3 if size >= 18 or size >= 14 and is_bold else 4.5

    def refused(self, node, chain):
        """Why a text isn't looked at."""
        if any(self.is_hidden(view) for view in chain):
            return "hidden"
        if any(view.get("id") in self.varying for view in chain):
            return SIZE_CLASSES
        if node.get("usesAttributedText") == "YES" or node.get("hasAttributedTitle") == "YES":
            return "attributed"
        if node.get("enabled") == "NO" or node.get("selected") == "YES" or node.get("highlighted") == "YES":
            return "state"
        if node.tag == "button" and node.child("configuration") is not None:
            return "configuration"
        return "run-time attribute" if self.recoloured(node) else None

    def judged(self, node):
        """A text with what is known of it."""
        chain = self.chain(node)
        head = (self.path, node.line, node.get("id", ""), node.tag)
        reason = self.refused(node, chain)
        found = None if reason else self.text_colour(node)
        if reason or isinstance(found, str):
            return Text(*head, *[None] * 6, "", reason or found)
        colour, source = found
        if colour[3] == 0:
            return Text(*head, *[None] * 6, "", "hidden")
        background, text = self.painted(chain, colour)
        if background.reason:
            return Text(*head, spelled(colour[:3], colour[3]), None, None, None, source, None, "", background.reason)
        notes = [word for word, holds in (
            ("custom", node.get("customClass")), ("cell", any(view.tag in CELLS for view in chain)),
            ("covered", self.is_covered(chain)), ("translucent", colour[3] < 0.999)) if holds]
        return Text(*head, spelled(colour[:3], colour[3]), spelled(background.components),
                    contrast(text.components, background.components), self.needed(node), source, background.source,
                    " ".join(notes), "")

    def texts(self):
        return [self.judged(node) for node in self.root.every()
                if node.tag in KINDS and self.is_view(node) and self.words(node)]


def repositories(corpora):
    """The files by repository."""
    found = collections.defaultdict(list)
    for corpus in corpora:
        if os.path.isfile(corpus):
            found[os.path.dirname(corpus)].append(corpus)
        for folder, _, names in os.walk(corpus):
            repository = os.path.relpath(folder, corpus).split(os.sep)[0]
            found[repository] += [os.path.join(folder, name) for name in names if name.endswith((".xib", ".storyboard"))]
    return {name: sorted(paths) for name, paths in sorted(found.items()) if paths}


def shuffled(paths, chance, field_box):
    """A repository's judged texts by chance, one a file, then a second of each."""
    paths, rest = chance.sample(paths, len(paths)), []
    for path in paths:
        texts = [text for text in Document(path, field_box).texts() if not text.reason]
        if texts:
            texts = chance.sample(texts, len(texts))
            rest.append(texts[1:])
            yield texts[0]
    while any(rest):
        for texts in rest:
            if texts:
                yield texts.pop()


def drawn(corpora, count, seed, field_box):
    """Texts by a seed, one a repository a round."""
    chance = random.Random(seed)
    rounds = [shuffled(paths, random.Random(f"{seed} {name}"), field_box) for name, paths in repositories(corpora).items()]
    chance.shuffle(rounds)
    result = []
    while rounds and len(result) < count:
        again = []
        for texts in rounds:
            text = next(texts, None)
            if text and len(result) < count:
                result.append(text)
                again.append(texts)
        rounds = again
    return result


def row(text):
    ratio = "" if text.ratio is None else f"{text.ratio:.2f}"
    needed = "" if text.needed is None else f"{text.needed:g}"
    parts = (text.file, text.line, text.id, text.kind, text.colour, text.background, ratio, needed, text.text_from,
             text.background_from, text.notes, text.reason)
    return "\t".join("" if part is None else str(part) for part in parts)


def recorded(workbench, path):
    """The workbench's records of contrast in a file, by line, and what it says if it fails."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_CACHE_HOME": os.path.join(folder, "cache")}
        result = subprocess.run([os.path.abspath(workbench), "conformance", os.path.abspath(path), "--format", "ndjson"],
                                capture_output=True, text=True, cwd=folder, env=environment)
    records = [json.loads(line) for line in result.stdout.split("\n") if line.startswith("{")]
    if result.returncode not in (0, 1, 2):
        print(f"{path}: status {result.returncode} {result.stderr.strip()}", file=sys.stderr)
    found = {}
    for record in records:
        if record.get("type") == "contrast":
            found.setdefault(record["line"], record)
    return found


def told(record):
    return f"{record.get('text')} on {record.get('background')} {record['ratio']:.2f} of {record['needed']:g}"


def compared(text, record):
    """A word on a text and the workbench's record of it, either of which may be missing; and both values."""
    here = text.reason or f"{text.colour} on {text.background} {text.ratio:.2f} of {text.needed:g}" if text else "no text"
    if record is None:
        return ("both unknown" if text.reason else "only here"), here, ""
    if text is None or text.reason:
        return "only there", here, told(record)
    is_equal = abs(text.ratio - record["ratio"]) <= NEAR and text.needed == record["needed"]
    return ("equal" if is_equal else "differing"), here, told(record)


def comparison(workbench, texts, field_box):
    """Prints how the drawn files' texts compare; the number of differing ones."""
    counts, sought = collections.Counter(), {(text.file, text.line) for text in texts}
    among_drawn = collections.Counter()
    for path in sorted({text.file for text in texts}):
        here = {text.line: text for text in Document(path, field_box).texts()}
        there = recorded(workbench, path)
        for line in sorted(here.keys() | there.keys()):
            word, one, other = compared(here.get(line), there.get(line))
            counts[word] += 1
            among_drawn[word] += (path, line) in sought
            if word not in ("equal", "both unknown"):
                print(f"{word}\t{path}:{line}\t{here[line].kind if line in here else ''}\there {one}\tthere {other}")
    print(f"\n{'':14}drawn  all texts of their files")
    for word in ("equal", "differing", "only here", "only there", "both unknown"):
        print(f"{word:14}{among_drawn[word]:5}  {counts[word]}")
    return counts["differing"]


def main():
    parser = argparse.ArgumentParser(description="Computes the contrast of texts in Interface Builder files.")
    parser.add_argument("corpora", nargs="+", metavar="CORPUS")
    parser.add_argument("--all", action="store_true", help="every text instead of some by a seed")
    parser.add_argument("--draw", type=int, default=DRAWN, metavar="COUNT")
    parser.add_argument("--seed", default=SEED, metavar="WORD")
    parser.add_argument("--field-box", choices=("white", "unknown"), default="white",
                        help="of rounded text fields without a colour")
    parser.add_argument("--workbench", metavar="PATH", help="compares with what this workbench says")
    options = parser.parse_args()
    if options.all:
        texts = [text for paths in repositories(options.corpora).values() for path in paths
                 for text in Document(path, options.field_box).texts()]
    else:
        texts = drawn(options.corpora, options.draw, options.seed, options.field_box)
        print(f"# seed {options.seed}, {len(texts)} texts of {len({text.file for text in texts})} files")
    if options.workbench:
        return 1 if comparison(options.workbench, texts, options.field_box) else 0
    print("\n".join(map(row, texts)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
