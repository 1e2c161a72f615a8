"""Writes stack_frames.json: small stack views and their frames by an independent reference engine.

    pip install lxml numpy highspy
    python3 stack_oracle.py FOLDER_OF_THE_REFERENCE_ENGINE stack_frames.json

Every distribution, alignment, axis and subset of hidden views gets stacks of three views with random sizes,
priorities, spacing, margins and pinned edges; stacks of four and five views and stacks with labels follow. The stacks
reach the reference engine as Interface Builder files; it solves them as exact lexicographic linear programs and tells
whether the optimum is the only one. Frames are kept where it is. The same command writes the same bytes.

Right-to-left has no reference: a test takes the mirror of these frames, with the left and right margins exchanged.

Left out or made comparable, because the reference says nothing or departs from the recorded facts:
- The frames of hidden views: recorded ones are unreliable. Uniqueness is judged on the stack and its shown views.
- Stacks whose views are all hidden are pinned at four edges: the reference leaves their size open, the workbench
  lets them collapse.
- Baselines in vertical stacks have no meaning in UIKit. The reference would align leading edges with the first view
  without holding that to the stack's; it is given the alignment 'leading', as the workbench takes it.
- fillProportionally with margins along the axis: the reference takes shares of the stack's whole size, the workbench
  of what the margins leave; no recorded frame decides. Such stacks have margins across the axis only.
- Contradicting required rules: no engine reproduces what UIKit keeps. Priorities stay below 1000 and pinned stacks
  leave room for margins and spacing.
- Weak fits of stacks: recorded frames bound their priorities from above only; both engines take 51 across the axis
  and 49 along it.
- Safe areas: a stack that reaches beyond the window has one, which would add to its margins; both engines are told not
  to add it.
- Spacing of a single view's own (customSpacing): the reference has none.
- Labels are set in the tests' fixed ruler, so that baselines need no font: at 17 points a character is 10 wide, a line
  20 high, its descender 4. Views without text have their top edge for first and their bottom edge for last baseline,
  in both engines.
"""
import io
import itertools
import json
import random
import sys

WINDOW = (300, 600)
AXES = ("horizontal", "vertical")
DISTRIBUTIONS = ("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
ALIGNMENTS = ("fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline")
NAMES = "abcde"
# A case's values in the file. `hidden` has a bit for each view; `frames` are those of the stack and its shown views, in
# order, relative to their superviews, or null where the optimum isn't unique. For the others see `draw`.
COLUMNS = ("axis", "distribution", "alignment", "hidden", "spacing", "margins", "pins", "views", "frames")


def draw(rng, axis, distribution, alignment, hidden, count, labels=False):
    """A random stack: pins are left, top, right, bottom; margins top, left, bottom, right."""
    views = [draw_view(rng, labels) for _ in range(count)]
    case = dict(axis=axis, distribution=distribution, alignment=alignment, hidden=hidden,
                spacing=rng.choice((0, 4, 7.5, 10)), views=views)
    if rng.random() < 0.35:
        margins = [rng.randrange(0, 21) for _ in range(4)]
        if distribution == "fillProportionally":
            for edge in ((1, 3) if axis == "horizontal" else (0, 2)):
                margins[edge] = 0
        case["margins"] = margins
    is_empty = hidden == 2 ** count - 1
    pins = [rng.randrange(0, 31), rng.randrange(0, 31), None, None]
    # Baselines don't say where views lie in a stack that is higher than they need.
    is_free = alignment.endswith("Baseline") and axis == "horizontal" and rng.random() < 0.8
    for edge, length in enumerate(WINDOW):
        if is_empty or (rng.random() < 0.6 and not (edge == 1 and is_free)):
            is_main = (edge == 0) == (axis == "horizontal")
            least = (40 + 10 * (count - 1) if is_main else 0) + 42
            room = length - pins[edge]
            pins[edge + 2] = room - rng.randrange(least, min(room, 70 * count if is_main else 140))
    case["pins"] = pins
    return case


def draw_view(rng, labels):
    """Width, height, hugging and compression (horizontal, vertical each); a label also has its font size."""
    def priority(low, high, usual):
        return usual if rng.random() < 0.2 else rng.randrange(low, high)

    # Some views give way to the weak fits of stacks.
    least = 30 if rng.random() < 0.1 else 400
    priorities = [priority(160, 600, 250), priority(160, 600, 250),
                  priority(least, least + 599, 750), priority(least, least + 599, 750)]
    if least == 30 and rng.random() < 0.5:
        priorities[2:] = [rng.randrange(45, 56), rng.randrange(45, 56)]
    if labels and rng.random() < 0.6:
        size = rng.choice((8.5, 17, 34, 51))
        unit = size / 17
        return [tidy(10 * unit * rng.randrange(1, 5)), tidy(20 * unit)] + priorities + [size]
    sizes = [None if rng.random() < 0.06 else tidy(rng.randrange(10, 181) / 2) for _ in range(2)]
    return sizes + priorities


def document(case):
    """The stack as an Interface Builder file."""
    def number(value):
        return "infinite" if value is None else repr(value)

    vertical = case["axis"] == "vertical"
    alignment = "leading" if vertical and case["alignment"].endswith("Baseline") else case["alignment"]
    margins = case.get("margins")
    rect = '<rect key="frame" x="0" y="0" width="50" height="50"/>'
    views = ""
    for place, (width, height, hh, hv, ch, cv, *font) in enumerate(case["views"]):
        hidden = ' hidden="YES"' if case["hidden"] >> place & 1 else ""
        tag = "label" if font else "view"
        views += (
            f'<{tag} id="{NAMES[place]}" translatesAutoresizingMaskIntoConstraints="NO"{hidden}'
            f' placeholderIntrinsicWidth="{number(width)}" placeholderIntrinsicHeight="{number(height)}"'
            f' horizontalHuggingPriority="{hh}" verticalHuggingPriority="{hv}"'
            f' horizontalCompressionResistancePriority="{ch}" verticalCompressionResistancePriority="{cv}">{rect}'
            + (f'<fontDescription key="fontDescription" type="system" pointSize="{font[0]}"/>' if font else "")
            + f"</{tag}>")
    constraints = ""
    for edge, pin in zip(("leading", "top", "trailing", "bottom"), case["pins"]):
        if pin is not None:
            constant = pin if edge in ("leading", "top") else -pin
            constraints += (
                f'<constraint id="{edge}" firstItem="stack" firstAttribute="{edge}" secondItem="root"'
                f' secondAttribute="{edge}" constant="{constant}"/>')
    inset = "" if margins is None else (
        '<edgeInsets key="layoutMargins" top="{}" left="{}" bottom="{}" right="{}"/>'.format(*margins))
    return (
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"'
        ' useAutolayout="YES" toolsVersion="20037"><device id="retina4_7" orientation="portrait"/><dependencies>'
        '<plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="20020"/></dependencies><objects>'
        f'<view id="root"><rect key="frame" x="0" y="0" width="{WINDOW[0]}" height="{WINDOW[1]}"/><subviews>'
        f'<stackView id="stack" axis="{case["axis"]}" distribution="{case["distribution"]}" alignment="{alignment}"'
        f' spacing="{case["spacing"]}" translatesAutoresizingMaskIntoConstraints="NO"'
        f' insetsLayoutMarginsFromSafeArea="NO">{rect}<subviews>{views}</subviews>{inset}</stackView>'
        f"</subviews><constraints>{constraints}</constraints></view></objects></document>").encode()


def solve(case, engine):
    """Adds the frames of the stack and its shown views, relative to their superviews, where they are unique."""
    loaded = engine.load(io.BytesIO(document(case)))
    layout = engine.solve_screen(loaded.screens[0], want_unique=True)
    if layout.info["conflict"]:
        raise SystemExit(f"contradicting rules: {case}")
    shown = ["stack"] + [NAMES[i] for i in range(len(case["views"])) if not case["hidden"] >> i & 1]
    spread = layout.info["range"]
    if any(spread[variable] > 1e-4 for name in shown for variable in layout.V[name]):
        return
    frames = engine.rel_frames(layout)
    case["frames"] = [[tidy(value) for value in frames[name]] for name in shown]


def tidy(value):
    value = round(float(value), 4)
    return int(value) if value == int(value) else value


def cells():
    """What is drawn from, and whether with labels."""
    for hidden, axis, distribution, alignment in itertools.product(range(8), AXES, DISTRIBUTIONS, ALIGNMENTS):
        yield axis, distribution, alignment, hidden, 3, False
    for axis, distribution, alignment in itertools.product(AXES, DISTRIBUTIONS, ALIGNMENTS):
        for count in (4, 5):
            yield axis, distribution, alignment, 0, count, False
    for distribution, alignment in itertools.product(DISTRIBUTIONS, ("firstBaseline", "lastBaseline")):
        for hidden in range(7):
            yield "horizontal", distribution, alignment, hidden, 3, True


def set_ruler(engine):
    """Baselines of the tests' fixed ruler, whose fonts have no rounding at two pixels a point."""
    def last(self, view):
        return self.font(view) * 4 / 17 if view.tag == "label" else 0.0

    def first(self, view):
        return self.font(view) * 16 / 17 if view.tag == "label" else 0.0

    engine.Lay.last_baseline, engine.Lay.first_baseline = last, first


def main(folder, path):
    sys.path.insert(0, folder)
    import engine
    set_ruler(engine)
    rng = random.Random(20)
    cases, bare = [], []
    for cell in cells():
        unique, open_ = [], []
        for _ in range(16):
            case = draw(rng, *cell)
            solve(case, engine)
            (unique if "frames" in case else open_).append(case)
            if len(unique) == 2 or (cell[3] == 7 and unique):
                break
        cases += unique + open_[:1 if len(cases) % 3 == 0 else 0]
        if not unique:
            bare.append(cell)
    lines = ",\n".join(json.dumps([case.get(key) for key in COLUMNS], separators=(",", ":")) for case in cases)
    with open(path, "w") as file:
        file.write(f"[\n{lines}\n]\n")
    print(f"{len(cases)} cases, {sum('frames' in case for case in cases)} unique")
    for cell in bare:
        print("no unique case:", *cell)


if __name__ == "__main__":
    main(*sys.argv[1:])
