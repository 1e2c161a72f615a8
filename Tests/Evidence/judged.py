"""What the scripts share that draw findings and say how they were judged."""
import collections
import hashlib
import json

MARKS = ("<!-- verdicts -->", "<!-- end of verdicts -->")
LONGEST = 400
WORDS = ("true", "useless", "false", "differ", "open")


def rank(seed, text):
    """Where something stands in the order of a draw."""
    return hashlib.sha256(f"{seed}/{text}".encode()).hexdigest()


def records(printed):
    """The findings among what `audit --format ndjson` prints."""
    lines = [json.loads(line) for line in printed.splitlines() if line.startswith("{")]
    return [record for record in lines if record.get("type", "finding") == "finding" and "rule" in record]


def verdicts(path):
    """The verdict of both readers and the first one's reason of each finding that was judged, by its file and key."""
    if not path.exists():
        return {}
    rows = [line.split("\t") for line in path.read_text().splitlines() if line and not line.startswith("#")]
    return {(row[0], row[1]): (row[2] if row[2] == row[4] else "differ", row[3]) for row in rows}


def by_rule(drawn, judged):
    """How the findings of each rule were judged."""
    counts = collections.defaultdict(collections.Counter)
    for severity, found in drawn.items():
        for file, finding in found:
            counts[severity, finding["rule"]][judged.get((file, finding["key"]), ("open", ""))[0]] += 1
    lines = ["| severity | rule | " + " | ".join(WORDS) + " |", "|---|---|" + "---|" * len(WORDS)]
    for (severity, rule), words in sorted(counts.items()):
        lines.append(f"| {severity} | `{rule}` | " + " | ".join(str(words[word]) for word in WORDS) + " |")
    return lines


def shortened(key):
    """A key that names many constraints, as far as a table shows it."""
    return key if len(key) <= LONGEST else key[:LONGEST - 1] + "…"


def report(drawn, judged):
    """The figures, those of each rule, and a table of all that was drawn."""
    lines = []
    for severity, found in drawn.items():
        words = [judged.get((file, finding["key"]), ("open", ""))[0] for file, finding in found]
        counts = ", ".join(f"{words.count(word)} {word}" for word in WORDS)
        lines.append(f"{len(found)} {severity}s: {counts}")
    lines += ["", *by_rule(drawn, judged)]
    lines += ["", "| file | severity | finding | verdict | why |", "|---|---|---|---|---|"]
    for severity, found in drawn.items():
        for file, finding in found:
            verdict, why = judged.get((file, finding["key"]), ("open", ""))
            lines.append(f"| `{file}` | {severity} | `{shortened(finding['key'])}` | {verdict} | {why} |")
    return "\n".join(lines)


def write(page, text):
    """Puts the text between the marks of a page."""
    whole = page.read_text()
    start, end = (whole.index(mark) for mark in MARKS)
    page.write_text(whole[:start + len(MARKS[0])] + "\n" + text + "\n" + whole[end:])
