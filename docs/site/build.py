#!/usr/bin/env python3
"""Renders the documents to a folder of HTML that works offline: pages, what they link to, and a search.

    docs/site/build.py FOLDER [API]

Markdown is cmark-gfm's, which is what GitHub renders with. The menu is the README's list "More". Files that pages link to,
such as schemas and examples, become pages, too. API is a folder of DocC archives for static hosting, copied to api/.
"""

import html
import json
import pathlib
import re
import shutil
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
FRAME = (TOP / "docs/site/page.html").read_text()
MARKDOWN = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
MARKDOWN += sorted(str(path.relative_to(TOP)) for path in (TOP / "docs").glob("*.md"))
EVIDENCE = sorted(str(path.relative_to(TOP)) for path in (TOP / "docs/evidence").glob("*.md"))
MARKDOWN += EVIDENCE
PICTURES = {".svg", ".png", ".gif", ".jpg"}
LINK = re.compile(r'(href|src)="([^"#:]+)(#[^"]*)?"')


def place(path):
    """Where the site has a file of the repository."""
    if path == "README.md":
        return "index.html"
    if path in MARKDOWN:
        return path[:-3] + ".html"
    if (TOP / path).is_dir():
        return path + "/index.html"
    return path if pathlib.Path(path).suffix in PICTURES else path + ".html"


def relative(target, page):
    """A link from a page of the site to another file of it."""
    return "../" * page.count("/") + target


def rendered(path):
    command = ["cmark-gfm", "--unsafe", "--extension", "table", "--extension", "autolink", TOP / path]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def with_anchors(text):
    """Headings with the names that GitHub gives them."""
    seen = {}

    def named(match):
        level, content = match.groups()
        words = html.unescape(re.sub(r"<[^>]*>", "", content)).strip().lower()
        name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        count = seen.get(name, 0)
        seen[name] = count + 1
        name = f"{name}-{count}" if count else name
        return f'<h{level} id="{name}"><a href="#{name}">{content}</a></h{level}>'

    return re.sub(r"<h([1-6])>(.*?)</h\1>", named, text, flags=re.S)


class Site:
    def __init__(self, folder):
        self.folder = folder
        self.index = []
        self.done = set()
        self.menu = self.read_menu()

    def read_menu(self):
        """Titles, places and what it is about: the README, the documents of its list "More", and those it leaves out.

        The evidence is found through its own list."""
        listed = re.findall(r"^- \[[^\]]+\]\(([^)#]+\.md)\): (.*)$", (TOP / "README.md").read_text(), flags=re.M)
        known = ["README.md", *EVIDENCE, *dict(listed)]
        others = [(path, "") for path in MARKDOWN if path not in known]
        menu = [("workbench", "index.html", "What it is, and how to install it")]
        menu += [(title_of(path), place(path), about) for path, about in listed + others]
        return menu + [("Schemas", place("docs/schemas"), "The records that commands print")]

    def write(self, page, title, body):
        links = "".join(
            f'<li><a href="{relative(target, page)}"{" aria-current=page" if target == page else ""} '
            f'title="{html.escape(re.sub(r"[`*]", "", about))}">{html.escape(name)}</a></li>'
            for name, target, about in self.menu
        )
        text = FRAME.replace("{{title}}", html.escape(title)).replace("{{menu}}", links)
        text = text.replace("{{top}}", "../" * page.count("/")).replace("{{body}}", body)
        path = self.folder / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def add(self, path):
        """A file or folder of the repository, and what it links to."""
        if path in self.done:
            return
        self.done.add(path)
        source = TOP / path
        if path in MARKDOWN:
            body = with_anchors(rendered(path))
            self.write(place(path), title_of(path), self.linked(body, source.parent, place(path)))
            self.enter(place(path), title_of(path), body)
        elif source.is_dir():
            names = sorted(entry.name + ("/" if entry.is_dir() else "") for entry in source.iterdir())
            rows = "".join(f'<li><a href="{path}/{name.rstrip("/")}">{name}</a></li>' for name in names)
            self.write(place(path), path, self.linked(f"<h1>{path}</h1><ul>{rows}</ul>", TOP, place(path)))
        elif source.suffix in PICTURES:
            target = self.folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
        else:
            self.add_text(path)

    def add_text(self, path):
        """A text as a page; of a schema with links to those that it refers to."""
        text = (TOP / path).read_text()
        code = html.escape(text, quote=False)
        if path.startswith("docs/schemas/"):
            code = re.sub(r'("\$ref": ")([\w.]+\.json)', r'\1<a href="\2">\2</a>', code)
            schema = json.loads(text)
            self.index.append([place(path), "schemas", schema["title"], schema.get("description", "")])
        body = f"<h1>{path}</h1><pre><code>{code}</code></pre>"
        self.write(place(path), path, self.linked(body, (TOP / path).parent, place(path)))

    def linked(self, body, folder, page):
        """The text, whose links go from a folder, with links from a page to the site's files; each file is added, too."""

        def replaced(match):
            kind, target, fragment = match.groups()
            found = folder.joinpath(target).resolve()
            if not found.exists() or TOP not in found.parents:
                raise SystemExit(f"{page}: no {target}")
            name = str(found.relative_to(TOP))
            self.add(name)
            return f'{kind}="{relative(place(name), page)}{fragment or ""}"'

        return LINK.sub(replaced, body)

    def enter(self, page, title, body):
        """The page's sections in the search's index."""
        sections = re.split(r'(?=<h[1-6] id=")', body)
        for section in sections:
            head = re.match(r'<h[1-6] id="([^"]*)">(.*?)</h', section, flags=re.S)
            text = " ".join(html.unescape(re.sub(r"<[^>]*>", " ", section)).split())
            if text:
                name = html.unescape(re.sub(r"<[^>]*>", "", head[2])) if head else title
                self.index.append([page + ("#" + head[1] if head else ""), title, name, text])

    def add_api(self, archives):
        """DocC's pages, beside the documents."""
        shutil.copytree(archives, self.folder / "api")
        pages = sorted((self.folder / "api").glob("*/documentation/*/index.html"))
        for page in pages:
            self.menu.append((page.parent.name, str(page.relative_to(self.folder)), "The library's interface"))


def title_of(path):
    for line in (TOP / path).read_text().splitlines():
        if line.startswith("# "):
            return line[2:].replace("`", "")
    return path


def main():
    folder = pathlib.Path(sys.argv[1])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    site = Site(folder)
    if len(sys.argv) > 2:
        site.add_api(pathlib.Path(sys.argv[2]))
    for path in MARKDOWN:
        site.add(path)
    for name in ["style.css", "search.js"]:
        shutil.copyfile(TOP / "docs/site" / name, folder / name)
    entries = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in site.index)
    # A script and no JSON: pages that are opened from a disk may not read files.
    (folder / "search-index.js").write_text(f"const sections = [\n{entries}\n];\n")
    print(f"{len(site.done)} pages and files, {len(site.index)} sections in {folder}")


main()
