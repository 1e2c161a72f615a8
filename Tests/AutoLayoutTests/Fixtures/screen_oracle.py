"""Writes screen_frames.json: random screens and their frames by an independent reference engine.

    pip install lxml numpy highspy
    python3 screen_oracle.py FOLDER_OF_THE_REFERENCE_ENGINE screen_frames.json COUNT

Screens have two to eight views: sized ones, boxes and stacks in one another, bound to edges, centres, sizes, safe areas
and margins of what is around them or beside them, at various priorities, so that rules compete and contradict. The
screens reach the reference engine as Interface Builder files; it solves them as exact lexicographic linear programs, reads
safe areas off the frames, solves again until nothing changes, and says whether the optimum is the only one. The same
command writes the same bytes.

Each screen has a verdict, and frames where they can be compared:
- solved: there is one layout, and its frames follow.
- open: more than one layout is as good; each engine may take another one.
- conflict: required rules contradict one another; no engine reproduces what UIKit keeps.
- no rest: the rounds of the reference engine come to no end.

Left out or made comparable, because the reference says nothing or departs from the recorded facts:
- Texts: their widths are another study's. Sized views stand for them.
- A view's safe area is no larger than its superview's: the reference is given that rule in words of its own, below.
- Stacks: baselines and hidden views are in stack_oracle.py. fillProportionally has sized views alone, and no margins along
  the axis.
- Right-to-left, scroll views, guides and variations: the reference has none, or other ones.
"""
import io
import json
import random
import sys

WINDOW = (300, 600)
SAFE = ((0, 0, 0, 0), (47, 0, 34, 0), (20, 0, 0, 0), (0, 47, 21, 47))
COLUMNS = ("safe", "views", "rules", "verdict", "frames")
ROOT = -1
ROUNDS = 60
START = dict(x="leading", y="top")
END = dict(x="trailing", y="bottom")
SIZE = dict(x="width", y="height")
CENTER = dict(x="centerX", y="centerY")
FILE_RELATION = {"==": "equal", "<=": "lessThanOrEqual", ">=": "greaterThanOrEqual"}


class View:
    def __init__(self, place, parent, kind):
        self.place, self.parent, self.kind = place, parent, kind
        self.size = self.priorities = self.margins = None
        self.stack = {}


class Rule:
    """first.attribute RELATION second.region.attribute * multiplier + constant @priority; places, ROOT for the root."""
    def __init__(self, first, attribute, relation, second=None, other=None, region="", multiplier=1, constant=0,
                 priority=1000):
        self.first, self.attribute, self.relation, self.priority = first, attribute, relation, priority
        self.second, self.other, self.region = second, other, region
        self.multiplier, self.constant = multiplier, constant

    def spelled(self):
        text = f"{name(self.first)}.{self.attribute} {self.relation} "
        if self.second is None:
            text += f"{self.constant}"
        else:
            text += f"{name(self.second)}{'.' + self.region if self.region else ''}.{self.other}"
            if self.multiplier != 1:
                text += f" * {self.multiplier}"
            if self.constant:
                text += f" {'+' if self.constant > 0 else '-'} {abs(self.constant)}"
        return text + (f" @{self.priority}" if self.priority != 1000 else "")


def name(place):
    return "root" if place == ROOT else f"v{place}"


class Drawing:
    def __init__(self, rng):
        self.rng, self.views, self.rules = rng, [], []
        self.safe = rng.choice(SAFE)
        for place in range(rng.randrange(2, 9)):
            self.add(place)
        for view in self.views:
            if view.kind == "stack" and not any(other.parent == view.place for other in self.views):
                view.kind, view.stack, view.margins, view.size = "custom", {}, None, [20, 20]
        for view in self.views:
            for axis in "xy":
                if view.parent == ROOT or self.views[view.parent].kind != "stack":
                    self.bind(view, axis)
                elif view.kind == "view" and rng.random() < 0.9:
                    self.size(view.place, axis, [])
        for _ in range(rng.choice((0, 0, 0, 1, 2))):
            self.compete()

    def add(self, place):
        rng = self.rng
        around = [ROOT] + [view.place for view in self.views if view.kind in ("view", "stack")]
        view = View(place, rng.choice(around), rng.choice(("custom", "custom", "custom", "view", "stack")))
        if view.kind == "custom":
            view.size = [rng.randrange(10, 181) / 2 for _ in range(2)]
        if view.kind == "stack":
            view.stack = dict(
                axis=rng.choice(("horizontal", "vertical")), spacing=rng.choice((0, 4, 7.5)),
                distribution=rng.choice(("fill", "fill", "fill", "fillEqually", "equalSpacing", "equalCentering")),
                alignment=rng.choice(("fill", "leading", "center", "trailing")))
        if view.kind != "custom" and rng.random() < 0.4:
            view.margins = [rng.randrange(0, 21) for _ in range(4)]
        if rng.random() < 0.4:
            view.priorities = [rng.choice((200, 249, 250, 251, 600)) for _ in range(2)]
            view.priorities += [rng.choice((400, 749, 750, 751, 999)) for _ in range(2)]
        self.views.append(view)

    def bind(self, view, axis):
        """Says where a view lies in its superview along an axis, and mostly how large it is."""
        rng = self.rng
        region = rng.choice(("", "", "safeArea", "layoutMargins"))
        inset = rng.randrange(0, 31)
        beside = [other.place for other in self.views if other.parent == view.parent and other.place < view.place]
        way = rng.randrange(6 if beside else 4)

        def tie(attribute, relation, other, constant, priority=1000):
            self.rules.append(Rule(view.place, attribute, relation, view.parent, other, region, 1, constant, priority))

        if way == 0:
            tie(START[axis], "==", START[axis], inset)
            tie(END[axis], "==", END[axis], -inset, rng.choice((1000, 1000, 999, 750, 300)))
        elif way == 1:
            tie(rng.choice((START, END))[axis], "==", START[axis], inset)
        elif way == 2:
            tie(CENTER[axis], "==", CENTER[axis], 0, rng.choice((1000, 750)))
            tie(START[axis], ">=", START[axis], inset)
        elif way == 3:
            tie(END[axis], "==", END[axis], -inset)
        else:
            self.rules.append(Rule(view.place, START[axis], "==", rng.choice(beside), END[axis], "", 1, inset - 10))
            if rng.random() < 0.4:
                tie(END[axis], "<=", END[axis], -inset)
        if way > 0 and (view.kind == "view" and rng.random() < 0.95 or rng.random() < 0.15):
            self.size(view.place, axis, beside)

    def size(self, place, axis, beside):
        rng = self.rng
        priority = rng.choice((1000, 1000, 999, 500, 250))
        if beside and rng.random() < 0.4:
            self.rules.append(Rule(
                place, SIZE[axis], rng.choice(("==", "==", ">=")), rng.choice(beside), SIZE[axis], "",
                rng.choice((1, 0.5, 2)), rng.randrange(0, 20), priority))
        else:
            relation = "==" if self.views[place].kind == "view" else rng.choice(("==", ">=", "<="))
            self.rules.append(Rule(place, SIZE[axis], relation, constant=rng.randrange(10, 200), priority=priority))

    def compete(self):
        """A rule about any two views, which may leave others no room."""
        rng, axis = self.rng, self.rng.choice("xy")
        first, second = rng.sample(range(len(self.views)), 2)
        attribute = rng.choice((START, END, SIZE, CENTER))
        priority = rng.choice((1000, 999, 750, 750, 251, 250, 100))
        self.rules.append(Rule(
            first, attribute[axis], rng.choice(("==", "<=", ">=")), second, attribute[axis], "", 1,
            rng.randrange(-40, 41), priority))

    def owner(self, rule):
        """The closest view around both sides, which has the rule."""
        def path(place):
            around = [place]
            while place != ROOT:
                place = self.views[place].parent
                around.append(place)
            return around
        if rule.second is None:
            return rule.first
        others = path(rule.second)
        return next(place for place in path(rule.first) if place in others)

    def settings(self, view):
        """What the workbench is told of a view: its kind, its superview, its attributes."""
        words = [f"{key}={value}" for key, value in view.stack.items()]
        if view.size:
            words.append("size={}x{}".format(*view.size))
        if view.priorities:
            words.append("hugging={},{} compression={},{}".format(*view.priorities))
        if view.margins:
            words.append("layoutMargins={},{},{},{}".format(*view.margins))
        return [view.kind, name(view.parent), " ".join(words)]

    def document(self):
        """The screen as an Interface Builder file."""
        rules = {}
        for rule in self.rules:
            rules.setdefault(self.owner(rule), []).append(rule)
        return (
            '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"'
            ' useAutolayout="YES" toolsVersion="20037"><device id="retina4_7" orientation="portrait"/><dependencies>'
            '<plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="20020"/></dependencies>'
            f'<objects>{self.element(ROOT, rules)}</objects></document>').encode()

    def element(self, place, rules):
        view = None if place == ROOT else self.views[place]
        tag, words, inner = "view", "", ""
        size = (50, 50) if view else WINDOW
        if view and view.kind == "stack":
            tag = "stackView"
            words = "".join(f' {key}="{value}"' for key, value in view.stack.items())
        if view:
            words += ' translatesAutoresizingMaskIntoConstraints="NO"'
            words += ' placeholderIntrinsicWidth="{}" placeholderIntrinsicHeight="{}"'.format(
                *(view.size or ("infinite", "infinite")))
            priorities = view.priorities or (250, 250, 750, 750)
            words += (
                ' horizontalHuggingPriority="{}" verticalHuggingPriority="{}"'
                ' horizontalCompressionResistancePriority="{}" verticalCompressionResistancePriority="{}"'
            ).format(*priorities)
            if view.margins:
                inner += '<edgeInsets key="layoutMargins" top="{}" left="{}" bottom="{}" right="{}"/>'.format(
                    *view.margins)
        views = "".join(self.element(child.place, rules) for child in self.views if child.parent == place)
        own = "".join(self.constraint(rule) for rule in rules.get(place, ()))
        return (
            f'<{tag} id="{name(place)}"{words}>'
            f'<rect key="frame" x="0" y="0" width="{size[0]}" height="{size[1]}"/>{inner}'
            f'<viewLayoutGuide key="safeArea" id="{name(place)}-safe"/>'
            f'<subviews>{views}</subviews><constraints>{own}</constraints></{tag}>')

    def constraint(self, rule):
        text = (f'<constraint id="c{self.rules.index(rule)}" firstItem="{name(rule.first)}"'
                f' firstAttribute="{rule.attribute}" relation="{FILE_RELATION[rule.relation]}"'
                f' constant="{rule.constant}" priority="{rule.priority}" multiplier="{rule.multiplier}"')
        if rule.second is not None:
            item, other = name(rule.second), rule.other
            if rule.region == "safeArea":
                item += "-safe"
            elif rule.region == "layoutMargins":
                other = other + "WithinMargins" if other.startswith("center") else other + "Margin"
            text += f' secondItem="{item}" secondAttribute="{other}"'
        return text + "/>"


def solve(drawing, engine, lexlp):
    """The verdict, and the frames relative to superviews where there is one layout."""
    engine.safe_insets = lambda screen: drawing.safe
    screen = engine.load(io.BytesIO(drawing.document())).screens[0]
    frames, layout = None, None
    for _ in range(ROUNDS):
        layout = engine.Lay(screen, engine.oracle_intrinsic, frames)
        new = layout.solve()
        if layout.info["conflict"]:
            return "conflict", None
        if frames and all(abs(a - b) < 1e-6 for key in new for a, b in zip(new[key], frames[key])):
            break
        frames = new
    else:
        return "no rest", None
    layout = engine.Lay(screen, engine.oracle_intrinsic, frames)
    layout.solve(want_unique=True)
    spread = layout.info["range"]
    if any(spread[variable] > 1e-4 for view in layout.live for variable in layout.V[view.id]):
        return "open", None
    found = engine.rel_frames(layout)
    return "solved", [[tidy(value) for value in found[name(view.place)]] for view in drawing.views]


def set_rules(engine):
    def safe_of(self, view):
        """How far the root's safe area reaches into a view, at each edge no further than into its superview."""
        if view is self.s.root:
            return self.safe
        frame = self.prev(view)
        if frame is None:
            return (0.0,) * 4
        width, height = WINDOW
        x, y, w, h = frame
        distances = (y, x, height - y - h, width - x - w)
        return tuple(
            min(max(0.0, root - distance), outer)
            for root, distance, outer in zip(self.safe, distances, self.safe_of(view.parent)))
    engine.Lay.safe_of = safe_of


def tidy(value):
    value = round(float(value), 4)
    return int(value) if value == int(value) else value


def main(folder, path, count):
    sys.path.insert(0, folder)
    import engine
    import lexlp
    set_rules(engine)
    rng = random.Random(19)
    cases, verdicts = [], {}
    for _ in range(int(count)):
        drawing = Drawing(rng)
        verdict, frames = solve(drawing, engine, lexlp)
        verdicts[verdict] = verdicts.get(verdict, 0) + 1
        cases.append([
            list(drawing.safe), [drawing.settings(view) for view in drawing.views],
            [rule.spelled() for rule in drawing.rules], verdict, frames])
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    with open(path, "w") as file:
        file.write(f"[\n{lines}\n]\n")
    print(", ".join(f"{number} {verdict}" for verdict, number in sorted(verdicts.items())))


if __name__ == "__main__":
    main(*sys.argv[1:])
