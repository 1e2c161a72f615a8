// The tables: filters and switches, pictures where they come into view, and the keyboard.

const cells = data.cells.map(([screen, plate, earlier, device, size, values, marks]) => ({
  screen, plate, earlier, device: data.strings[device], size: data.strings[size], values,
  findings: marks.map(([finding, message]) => {
    const [rule, subject, grade, view] = data.screens[screen].findings[finding].map((place) => data.strings[place]);
    return { rule, subject, grade, view, message: data.strings[message] };
  }),
}));
document.querySelectorAll('a.cell').forEach((anchor) => { cells[anchor.dataset.n].anchor = anchor; });
const sections = [...document.querySelectorAll('main > section')];
const controls = document.querySelector('.controls');
const overlays = new Set(['guides', 'constraints', 'intrinsic', 'numbers']);

// MARK: Pictures

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    // Far from the window a drawing is let go, so that thousands of cells stay light.
    if (isIntersecting) fill(target); else target.querySelector('.thumbnail').replaceChildren();
  }
}, { rootMargin: '400px' });

function fill(anchor) {
  const picture = anchor.querySelector('.thumbnail');
  if (!picture.firstChild) draw(data.plates[cells[anchor.dataset.n].plate][2], picture, overlays);
}

function prepare(cell) {
  if (cell.anchor.querySelector('.thumbnail')) return;
  const viewBox = data.plates[cell.plate][1].join(' ');
  cell.anchor.prepend(make('svg', { class: 'thumbnail', viewBox, 'aria-hidden': 'true' }));
  observer.observe(cell.anchor);
}

addEventListener('beforeprint', () => {
  for (const cell of cells) if (!cell.anchor.hidden) fill(cell.anchor);
});

// MARK: Filters

const choice = { device: '', size: '', finding: '', switches: data.switches.map(() => 0) };

function isWanted(cell) {
  return (!choice.device || cell.device === choice.device) && (!choice.size || cell.size === choice.size)
    && hasFinding(cell, choice.finding);
}

function hasFinding(cell, wanted) {
  if (!wanted) return true;
  if (wanted === 'any') return cell.findings.length > 0;
  if (wanted === 'changed') return cell.earlier >= 0 && cell.earlier !== cell.plate;
  return cell.findings.some(({ rule, subject, grade }) => [rule, grade, `${rule}/${subject}`].includes(wanted));
}

// A screen without any cell of a switch's value, such as another screen's state, shows its first one.
function switchesOf(screen) {
  const own = cells.filter((cell) => cell.screen === screen);
  return choice.switches.map((value, place) =>
    own.some((cell) => cell.values[place] === value) ? value : own[0]?.values[place]);
}

// What the filters leave, in the words of their menus; empty where they leave all.
function activeFilters() {
  const named = ['device', 'size', 'finding'].filter((name) => choice[name])
    .map((name) => controls.elements[name].selectedOptions[0].text);
  return named.length ? ` — only ${named.join(', ')}` : '';
}

function apply() {
  let shown = 0, matching = 0;
  const filters = activeFilters();
  const switches = data.screens.map((_, screen) => switchesOf(screen));
  for (const cell of cells) {
    const matches = isWanted(cell);
    const isOn = matches && cell.values.every((value, place) => value === switches[cell.screen][place]);
    cell.anchor.hidden = !isOn;
    matching += matches;
    shown += isOn;
    if (isOn) prepare(cell);
  }
  sections.forEach((section, screen) => {
    fold(section);
    section.querySelector('caption').textContent =
      data.switches.map(({ values }, place) => values[switches[screen][place]]).join(', ') + filters;
  });
  const rest = matching - shown;
  controls.querySelector('.count').textContent =
    `${shown} of ${cells.length} cells shown` + (rest ? `; ${rest} more under other switches` : '');
}

// Rows and columns without a shown cell go away.
function fold(section) {
  const isShown = (node) => node.querySelector('a.cell:not([hidden])') !== null;
  const columns = new Set();
  const rows = [...section.querySelectorAll('tbody tr')];
  for (const row of rows) {
    row.hidden = !isShown(row);
    [...row.cells].forEach((node, column) => { if (isShown(node)) columns.add(column); });
  }
  for (const row of section.querySelectorAll('tr')) {
    [...row.cells].forEach((node, column) => { node.hidden = column > 0 && !columns.has(column); });
  }
  section.querySelector('table').hidden = columns.size === 0;
  section.querySelector('.nothing').hidden = columns.size > 0;
  const anchors = [...section.querySelectorAll('a.cell:not([hidden])')];
  rove(section, anchors.find((anchor) => anchor.tabIndex === 0) ?? anchors[0]);
}

function showChoice() {
  const { finding } = controls.elements;
  if (![...finding.options].some((option) => option.value === choice.finding)) {
    finding.add(new Option(choice.finding.replace('/', ' of '), choice.finding));
  }
  for (const name of ['device', 'size', 'finding']) controls.elements[name].value = choice[name];
  data.switches.forEach(({ name, values }, place) => { controls.elements[name].value = values[choice.switches[place]]; });
}

controls.addEventListener('change', () => {
  for (const name of ['device', 'size', 'finding']) choice[name] = controls.elements[name].value;
  data.switches.forEach(({ name, values }, place) => {
    choice.switches[place] = values.indexOf(controls.elements[name].value);
  });
  apply();
  history.replaceState(null, '', `#${query()}`);
});

controls.addEventListener('reset', (event) => {
  event.preventDefault();
  history.replaceState(null, '', '#');
  route();
});

// Menus of the filters stay in sight: what the page scrolls to lies below them.
new ResizeObserver(() => {
  document.documentElement.style.setProperty('--controls', `${controls.offsetHeight}px`);
}).observe(controls);

// MARK: Addresses: #login/iphone-se-3/portrait/AX3?size=AX3&orientation=landscape

function query() {
  const pairs = ['device', 'size', 'finding'].map((name) => [name, choice[name]])
    .concat(data.switches.map(({ name, values }, place) => [name, choice.switches[place] && values[choice.switches[place]]]))
    .filter(([, value]) => value);
  return pairs.length ? `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}` : '';
}

function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

const places = new Map(cells.map((cell, n) => [cell.anchor.id, n]));

// The cell of an address; one that leaves parts out, such as the state, means the first that has all of its parts.
function cellAt(path) {
  const [screen, ...parts] = path.split('/');
  if (places.has(path) || !parts.length) return places.get(path);
  const n = cells.findIndex(({ anchor }) => {
    const [ownScreen, ...own] = anchor.id.split('/');
    return ownScreen === screen && parts.every((part) => own.includes(part));
  });
  return n < 0 ? undefined : n;
}

function route() {
  const [path, search = ''] = location.hash.slice(1).split('?');
  const wanted = new Map(search.split('&').map((pair) => pair.split('=').map(decoded)));
  for (const name of ['device', 'size', 'finding']) choice[name] = wanted.get(name) ?? '';
  if (![...controls.elements.device.options].some((option) => option.value === choice.device)) choice.device = '';
  if (![...controls.elements.size.options].some((option) => option.value === choice.size)) choice.size = '';
  choice.switches = data.switches.map(({ name, values }) => Math.max(0, values.indexOf(wanted.get(name))));
  const n = cellAt(decoded(path));
  if (n !== undefined) choice.switches = [...cells[n].values];
  showChoice();
  apply();
  if (n !== undefined) {
    showDetail(n);
    return;
  }
  hideDetail();
  sections.find((section) => path && section.id === decoded(path))?.scrollIntoView();
}

addEventListener('hashchange', route);

// MARK: Keyboard: one stop for the Tab key in each table, arrows within it

function rove(section, anchor) {
  for (const other of section.querySelectorAll('a.cell')) other.tabIndex = other === anchor ? 0 : -1;
}

function step(anchor, key) {
  const row = anchor.closest('tr');
  const rows = [...anchor.closest('tbody').rows].filter((row) => !row.hidden);
  const own = [...row.querySelectorAll('a.cell:not([hidden])')];
  const column = anchor.closest('td').cellIndex;
  const inColumn = rows.map((row) => row.cells[column].querySelector('a.cell:not([hidden])'));
  const place = rows.indexOf(row);
  switch (key) {
    case 'ArrowLeft': return own[own.indexOf(anchor) - 1];
    case 'ArrowRight': return own[own.indexOf(anchor) + 1];
    case 'ArrowUp': return inColumn.slice(0, place).findLast(Boolean);
    case 'ArrowDown': return inColumn.slice(place + 1).find(Boolean);
    case 'Home': return own[0];
    case 'End': return own.at(-1);
    default: return undefined;
  }
}

for (const table of document.querySelectorAll('table')) {
  table.setAttribute('role', 'grid');
  table.addEventListener('keydown', (event) => {
    const anchor = event.target.closest('a.cell');
    const next = anchor && step(anchor, event.key);
    if (!next) return;
    event.preventDefault();
    rove(table.closest('section'), next);
    next.focus();
  });
}
