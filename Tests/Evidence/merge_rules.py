"""The rules by which merges.py judges merges of storyboards and xibs, and the facts of a file that they count."""
import bisect
import collections
import functools
import itertools
import json
import os
import re
import subprocess
import tempfile
import xml.etree.ElementTree as ElementTree

PROFILES = ["--device", "iphone-se-3,iphone-16,ipad-10", "--orientation", "portrait,landscape"]
# What says which of its parent's elements one without an identifier is.
NAMES = ("key", "reference", "keyPath", "identifier", "name", "className", "placeholderIdentifier")
# Attributes that hold identifiers, whatever these look like.
REFERRING = ("destination", "firstItem", "secondItem", "reference", "tableViewCell", "collectionViewCell",
             "initialViewController", "target")
IDENTIFIER = re.compile(r"\b\w{3}-\w{2}-\w{3}\b")
CONNECTIONS = ("outlet", "action", "outletCollection")
# What Xcode writes by itself: sections of the document, places on the canvas, marks of the layout.
SECTIONS = ("device", "dependencies", "resources", "designables", "classes", "inferredMetricsTieBreakers",
            "simulatedMetricsContainer")
PLACES = ("rect[frame]", "rect[screenRect]", "point[canvasLocation]", "size[minSize]", "size[maxSize]")
MARKS = ("misplaced", "ambiguous", "fixedFrame", "toolsVersion", "systemVersion")
VERSIONS = re.compile(r' (toolsVersion|systemVersion|version)="[^"]*"')
# What a scene has one of, by its kind.
ALONE = ("viewControllerLayoutGuide", "placeholder", "exit")
# A variation's lists, and what is in them.
LISTS, ENTRIES = ("variation", "mask"), ("exclude", "include")
MOST_MARKERS = 6
FILES = ("base", "ours", "theirs", "result")

Fact = collections.namedtuple("Fact", "element attribute value")


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


# A file and its facts.

def identifier(element):
    """An object's identifier; a device's names a model."""
    if element.tag == "scene":
        return element.get("sceneID") or element.get("id")
    return None if element.tag in ("device", "adaptation") else element.get("id")


def may_refer(attribute, value):
    return attribute in REFERRING or attribute not in ("id", "sceneID") and IDENTIFIER.fullmatch(value)


class Document:
    """A file's elements, its objects, and its facts, in which some objects are called by another one's identifier."""

    def __init__(self, text):
        self.text = text
        self.root = ElementTree.fromstring(text.encode())
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.objects, self.counts = {}, collections.Counter()
        for element in self.root.iter():
            name = identifier(element)
            if name:
                # A scene and what is in it may have one identifier.
                self.counts[element.tag == "scene", name] += 1
                self.objects.setdefault(name, element)

    def around(self, element):
        """The elements around one, the nearest first."""
        while (element := self.parents.get(element)) is not None:
            yield element

    def owner(self, element):
        """The nearest object around an element."""
        return next((outer for outer in self.around(element) if identifier(outer)), self.root)

    def object_of(self, element):
        """The identifier of an element, or of the object that it belongs to; empty for the document."""
        return identifier(element) or identifier(self.owner(element)) or ""

    def references(self):
        """All that may refer to an object: the element, the attribute and the identifier."""
        for element in self.root.iter():
            for attribute, value in element.attrib.items():
                if may_refer(attribute, value):
                    yield element, attribute, value

    def facts(self, aliases):
        """The facts, and the objects in each element, in order."""
        facts, orders = set(), {}

        def add(element, path, parent):
            # A list says nothing beside what is in it.
            if identifier(element) or not len(element) or element.attrib.keys() - {"key"}:
                facts.add(Fact(path, "<name>", element.tag))
            if identifier(element):
                facts.add(Fact(path, "<in>", parent))
            if (element.text or "").strip():
                facts.add(Fact(path, "<text>", element.text))
            for attribute, value in element.attrib.items():
                if attribute not in ("id", "sceneID") and (attribute != "key" or identifier(element)):
                    facts.add(Fact(path, attribute, aliases.get(value, value)))
            seen, children = collections.Counter(), []
            for child in element:
                name = identifier(child)
                if name:
                    inner = f"{'scene ' if child.tag == 'scene' else ''}#{aliases.get(name, name)}"
                    children.append(inner)
                else:
                    word = f"{child.tag}[{called(child, element, aliases)}]"
                    seen[word] += 1
                    inner = f"{path}/{word}" + (f" {seen[word]}" if seen[word] > 1 else "")
                add(child, inner, path)
            orders[path] = children

        add(self.root, "", None)
        return facts, orders


def called(child, parent, aliases):
    """What an element without an identifier is called in its parent."""
    for attribute in NAMES:
        if child.get(attribute):
            return aliases.get(child.get(attribute), child.get(attribute))
    alone = sum(other.tag == child.tag and not identifier(other) for other in parent) == 1
    return "" if alone else ElementTree.tostring(child, encoding="unicode").strip()


def is_written_by_xcode(fact):
    parts = fact.element.split("/")
    if len(parts) > 1 and not parts[0] and parts[1].split("[")[0] in SECTIONS:
        return True
    return fact.attribute in MARKS or fact.element.endswith(PLACES)


def in_words(fact, is_missing):
    return f"{'Xcode ' if is_written_by_xcode(fact) else ''}{'not ' if is_missing else ''}there: " + " ".join(map(str, fact))


def object_of(fact):
    """The identifier of the object that a fact is about."""
    return fact.element.split("/")[0].split("#")[-1]


# Objects that are one though their identifiers differ.

def role(document, element, aliases):
    """What there can be but one of: a constraint between two anchors, a property's value, a connection."""

    def value(attribute):
        return aliases.get(element.get(attribute), element.get(attribute))

    name = identifier(document.owner(element))
    owner = aliases.get(name, name)
    if element.tag == "constraint":
        first = value("firstItem") or owner
        return "constraint", first, *map(value, ("firstAttribute", "secondItem", "secondAttribute", "relation"))
    if element.tag == "outlet":
        return "outlet", owner, element.get("property")
    if element.tag in CONNECTIONS:
        return element.tag, owner, *sorted((word, value(word)) for word in element.attrib if word != "id")
    if element.tag in ALONE:
        return "property", owner, element.tag, element.get("type") or element.get("placeholderIdentifier")
    return ("property", owner, element.tag, element.get("key")) if element.get("key") else None


def in_roles(document, aliases):
    """The objects that are alone in their role."""
    found = collections.defaultdict(list)
    for name, element in document.objects.items():
        if element.tag != "scene" and (place := role(document, element, aliases)):
            found[place].append(name)
    return {place: names[0] for place, names in found.items() if len(names) == 1}


def same_objects(base, sides):
    """Identifiers that are another one's: what a side removed and made again, and what both added alike."""
    aliases, before = {}, None
    while aliases != before:
        before = dict(aliases)
        old, new = in_roles(base, aliases), [in_roles(side, aliases) for side in sides]
        for place, name in old.items():
            for side, roles in zip(sides, new):
                if place[0] != "property" and name not in side.objects and roles.get(place, name) not in base.objects:
                    aliases[roles[place]] = name
        for place in new[0].keys() & new[1].keys() - old.keys():
            one, other = sorted(roles[place] for roles in new)
            if one != other and not {one, other} & base.objects.keys() and are_alike(place, sides, one, other, aliases):
                aliases[other] = one
    return aliases


def are_alike(place, sides, one, other, aliases):
    """True for two in one role of which there can be but one; constraints must ask for the same."""
    return place[0] != "constraint" or words(sides, one, aliases) == words(sides, other, aliases)


def words(sides, name, aliases):
    """All that a constraint says."""
    element = next(side.objects[name] for side in sides if name in side.objects)
    return {word: aliases.get(value, value) for word, value in element.attrib.items() if word != "id"}


# The files of a merge.

def chosen(text, sides):
    """A merge with one side of each marker taken."""
    out, place, number = [], None, -1
    for line in text.split("\n"):
        if line.startswith("<<<<<<< "):
            place, number = 0, number + 1
        elif place == 0 and line == "=======":
            place = 1
        elif place == 1 and line.startswith(">>>>>>> "):
            place = None
        elif place is None or place == sides[number]:
            out.append(line)
    return "\n".join(out)


class Triple:
    """The three files of a merge in their roles, and what people made of them."""

    def __init__(self, folder, row, roles=FILES[:3]):
        self.row, self.file, self.roles = row, os.path.basename(row["file"]), roles
        self.ending = os.path.splitext(self.file)[1]
        files = {name: os.path.join(folder, row["merge"], name + self.ending) for name in FILES}
        self.paths = dict(zip(FILES, [files[name] for name in roles] + [files["result"]]))
        self.base, self.ours, self.theirs, self.result = (Document(read(self.paths[name])) for name in FILES)
        self.sides = self.ours, self.theirs
        self.everywhere = set().union(*(document.objects for document in (self.base, *self.sides)))
        self.aliases = same_objects(self.base, self.sides)
        self.old, self.old_orders = self.base.facts(self.aliases)
        self.facts, self.orders = zip(*(side.facts(self.aliases) for side in self.sides))

    def name(self, identifier):
        """What an object is called in facts."""
        return self.aliases.get(identifier, identifier)

    @functools.cached_property
    def wanted(self):
        """The facts of a merge in which nothing is left open."""
        ours, theirs = self.facts
        return self.old & ours & theirs | ours - self.old | theirs - self.old

    @functools.cached_property
    def edits(self):
        """How many facts each side added or removed, without those that Xcode writes."""
        return [sum(not is_written_by_xcode(fact) for fact in facts ^ self.old) for facts in self.facts]

    @functools.cached_property
    def kept_lines(self):
        """The lines of the base that both sides have kept, as git compares them."""
        kept = set.intersection(*(unchanged(self.paths["base"], self.paths[side]) for side in ("ours", "theirs")))
        return [line for number, line in enumerate(self.base.text.splitlines()) if number in kept]


def unchanged(old, new):
    """The numbers of the lines of a file that the shortest difference leaves, from 0."""
    command = ["git", "diff", "--no-index", "--minimal", "--unified=0", "--no-color", old, new]
    output = subprocess.run(command, capture_output=True).stdout.decode()
    numbers = set(range(len(read(old).splitlines())))
    for start, count in re.findall(r"^@@ -(\d+)(?:,(\d+))? ", output, re.M):
        numbers -= set(range(int(start) - 1, int(start) - 1 + int(count or 1)))
    return numbers


class Merged:
    """What was made of a triple, with the clashes and what is said of it besides."""

    def __init__(self, text, clashes=(), lines=()):
        self.text, self.clashes, self.lines = text, list(clashes), list(lines)
        self.named = set(IDENTIFIER.findall("\n".join(self.lines)))
        # The first identifier of such a line is that of the object.
        self.left_out = {IDENTIFIER.search(line).group() for line in self.lines if ": left out " in line}
        self.markers = sum(line.startswith("<<<<<<< ") for line in text.split("\n"))
        self.choices = [chosen(text, [side] * self.markers) for side in (0, 1)] if self.markers else [text]
        try:
            self.documents = [Document(choice) for choice in self.choices]
        except ElementTree.ParseError:
            self.documents = []

    def is_well_formed(self):
        if not self.documents or self.markers > MOST_MARKERS:
            return bool(self.documents)
        for sides in itertools.product((0, 1), repeat=self.markers):
            try:
                ElementTree.fromstring(chosen(self.text, sides).encode())
            except ElementTree.ParseError:
                return False
        return True


# The rules. Each yields numbers of cases, and in words what breaks it.

def added(triple, merged):
    names = set().union(*(side.objects for side in triple.sides)) - triple.base.objects.keys()
    yield len(names)
    yield from sorted(names - merged.named - set().union(*(document.objects for document in merged.documents)))


def removed(triple, merged):
    names = set().union(*(triple.base.objects.keys() - side.objects.keys() for side in triple.sides))
    yield len(names)
    yield from sorted(names.intersection(*(document.objects for document in merged.documents)))


def once(triple, merged):
    for document in merged.documents:
        yield len(document.objects)
        for name, count in document.counts.items():
            if count > 1 and all(side.counts[name] < count for side in triple.sides):
                yield name[1]


def referring(check):
    """A rule on references, each of which is broken or not if a check says so; None where it says nothing."""

    def judged(triple, document):
        found = {}
        for element, attribute, value in document.references():
            is_broken = check(triple, document, element, attribute, value)
            if is_broken is not None:
                found[triple.name(document.object_of(element)), element.tag, attribute, triple.name(value)] = is_broken
        return found

    def rule(triple, merged):
        sides = [judged(triple, side) for side in triple.sides]
        for document in merged.documents:
            cases = judged(triple, document)
            yield len(cases)
            for case, is_broken in cases.items():
                if is_broken and not any(side.get(case) for side in sides):
                    yield " ".join(case)

    return rule


def is_missing(triple, document, _, attribute, value):
    if value.startswith("-") or attribute not in REFERRING and value not in triple.everywhere:
        return None
    return value not in document.objects


def leaves_scene(_, document, element, attribute, value):
    if attribute not in ("destination", "target") or element.tag not in CONNECTIONS or value not in document.objects:
        return None
    scenes = (next((outer for outer in document.around(one) if outer.tag == "scene"), None)
              for one in (element, document.objects[value]))
    return len(set(scenes)) > 1


def leaves_owner(_, document, element, attribute, value):
    if element.tag != "constraint" or attribute not in ("firstItem", "secondItem") or value not in document.objects:
        return None
    owner, item = document.owner(element), document.objects[value]
    return item.tag != "viewControllerLayoutGuide" and item is not owner and owner not in document.around(item)


def complete(triple, merged):
    """What is there under one choice alone is as on that side, and so is what refers to it there."""
    if len(merged.documents) < 2:
        return
    there = [{triple.name(name) for name in document.objects} for document in merged.documents]
    for side, known, document, own, other in zip(triple.sides, triple.facts, merged.documents, there, reversed(there)):
        cases = {fact for fact in known if object_of(fact) in own - other}
        yield len(cases)
        for fact in cases ^ {fact for fact in document.facts(triple.aliases)[0] if object_of(fact) in own - other}:
            yield in_words(fact, fact in cases)
        for element, attribute, value in side.references():
            if triple.name(value) in own - other:
                yield 1
                if side.object_of(element) and triple.name(side.object_of(element)) not in own:
                    yield f"{side.object_of(element)} {element.tag} {attribute} {value}"


def contradictions(triple, merged):
    """Pairs of required constraints between the same anchors with two distances."""

    def pairs(document):
        ties = collections.defaultdict(list)
        for name, element in document.objects.items():
            if element.tag == "constraint" and not any(map(element.get, ("priority", "relation", "multiplier"))):
                first = element.get("firstItem") or identifier(document.owner(element))
                ends = (first, element.get("firstAttribute")), (element.get("secondItem"), element.get("secondAttribute"))
                ends = [(str(triple.name(item)), str(anchor)) for item, anchor in ends]
                is_turned = element.get("secondItem") and ends[0] > ends[1]
                distance = float(element.get("constant") or 0) * (-1 if is_turned else 1)
                ties[tuple(sorted(ends) if is_turned else ends)].append((distance, triple.name(name)))
        return {frozenset((one, other)) for group in ties.values()
                for (near, one), (far, other) in itertools.combinations(group, 2) if near != far}, sum(map(bool, ties.values()))

    known = set().union(*(pairs(side)[0] for side in triple.sides))
    for document in merged.documents:
        found, cases = pairs(document)
        yield cases
        yield from (" ".join(sorted(pair)) for pair in found - known)


def facts(triple, merged):
    ours, theirs = triple.facts
    yield len(ours - triple.old | theirs - triple.old | triple.old - (ours & theirs))
    found = [document.facts(triple.aliases)[0] for document in merged.documents]
    missing, extra = triple.wanted - set().union(*found), set.intersection(*found) - triple.wanted
    there = {triple.name(name) for document in merged.documents for name in document.objects}
    left_out = {triple.name(name) for name in merged.left_out}
    for fact in sorted(missing | extra, key=str):
        if fact in extra or not goes_with(fact, {triple.name(name) for name in triple.everywhere} - there, left_out):
            yield in_words(fact, fact in missing)


def goes_with(fact, gone, left_out):
    """True for a fact of an object that is left out as a line says, and of a variation's entry for an object that is gone."""
    if object_of(fact) in left_out:
        return True
    name, _, key = fact.element.split("/")[-1].partition("[")
    return name in LISTS and fact.attribute in ("<name>", "key") or name in ENTRIES and key[:-1] in gone


def order(triple, merged):
    ranks = [{path: {child: place for place, child in enumerate(children)} for path, children in orders.items()}
             for orders in (triple.old_orders, *triple.orders)]
    for document in merged.documents:
        for path, children in document.facts(triple.aliases)[1].items():
            # Nobody sees in which order constraints and connections come.
            unordered = path.endswith(("constraints[]", "connections[]"))
            for one, other in [] if unordered else itertools.combinations(children, 2):
                old, *sides = (is_before(rank.get(path, {}), one, other) for rank in ranks)
                known = {side for side in sides if side is not None}
                if known:
                    yield 1
                    if (known if len(known) == 1 else known - {old}) != {True}:
                        yield f"{path}: {one} before {other}"


def is_before(ranks, one, other):
    return ranks[one] < ranks[other] if one in ranks and other in ranks else None


def lines(triple, merged):
    known = {line for side in triple.sides for line in side.text.splitlines()}
    for line in dict.fromkeys(line for choice in merged.choices for line in choice.splitlines()):
        yield 1
        if line not in known:
            yield line.strip()


def kept_lines(triple, merged):
    yield len(triple.kept_lines)
    for choice in merged.choices:
        places, end = collections.defaultdict(list), 0
        for place, line in enumerate(choice.splitlines(), 1):
            places[line].append(place)
        for line in triple.kept_lines:
            later = places[line][bisect.bisect_right(places[line], end):]
            if later:
                end = later[0]
            else:
                yield line.strip()


def conflicts(triple, merged, workbench):
    """What `check-ib` finds: sets of constraints that can't hold together."""

    def found(document):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, f"file{triple.ending}")
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(document.text)
            records = []
            for options in ([], PROFILES):
                command = [workbench, "check-ib", path, "--fail-on", "never", "--format", "ndjson", *options]
                output = subprocess.run(command, capture_output=True, text=True).stdout
                records += [json.loads(line) for line in output.split("\n") if line.startswith("{")]
        if any(record["type"] == "refusal" for record in records):
            return None
        sets = ([member["rule"].split(":")[0] for member in record["members"]]
                for record in records if record["type"] == "conflict")
        return {frozenset(map(triple.name, names)) for names in sets}

    on = [found(side) for side in triple.sides]
    if None in on:
        return
    for document in merged.documents:
        yield 1
        yield from (" ".join(sorted(names)) for names in found(document) if not any(names in side for side in on))


RULES = {"added": added, "removed": removed, "once": once, "references": referring(is_missing),
         "scenes": referring(leaves_scene), "owners": referring(leaves_owner), "complete": complete,
         "contradictions": contradictions, "facts": facts, "order": order, "lines": lines, "kept lines": kept_lines}


def counted(yielded):
    """Numbers of cases added up, and the faults."""
    values = list(yielded)
    cases = sum(value for value in values if isinstance(value, int))
    return cases, list(dict.fromkeys(value for value in values if isinstance(value, str)))


def judgements(triple, merged):
    """By rule the number of its cases, and what breaks it; of a merge that is no XML nothing else."""
    found = {"well-formed": (1, [] if merged.is_well_formed() else ["not XML"])}
    if merged.documents:
        found |= {name: counted(rule(triple, merged)) for name, rule in RULES.items()}
    return found
