// Finds sections that have every word, as a word's beginning: first where titles have them, then by how often.
"use strict";
const field = document.querySelector("input[type=search]");
const list = document.getElementById("found");
const menu = document.getElementById("menu");
const folded = sections.map(([, , name, text]) => [name.toLowerCase(), text.toLowerCase()]);

function score(words, [name, text]) {
  let sum = 0;
  for (const word of words) {
    const start = new RegExp("(?<![\\p{L}\\d])" + word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "gu");
    const inText = (text.match(start) || []).length;
    const inName = start.test(name);
    if (!inText && !inName) return 0;
    sum += Math.min(inText, 9) + (inName ? 20 : 0);
  }
  return sum;
}

function search() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = words.length === 0 ? [] : folded
    .map((entry, place) => ({ place, score: score(words, entry) }))
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .slice(0, 20);
  list.replaceChildren(...hits.map(({ place }) => {
    const [target, title, name] = sections[place];
    const link = document.createElement("a");
    link.href = document.body.dataset.top + target;
    link.append(name);
    const origin = document.createElement("small");
    origin.append(title);
    link.append(origin);
    const row = document.createElement("li");
    row.append(link);
    return row;
  }));
  if (words.length > 0 && hits.length === 0) list.append("Nothing found.");
  list.hidden = words.length === 0;
  menu.hidden = words.length > 0;
}

field.value = new URLSearchParams(location.search).get("q") || "";
field.addEventListener("input", search);
addEventListener("keydown", (event) => {
  if (event.key === "/" && document.activeElement !== field) { event.preventDefault(); field.focus(); }
  if (event.key === "Escape" && document.activeElement === field) { field.value = ""; search(); }
});
search();
