// The dialog with one cell: its picture with layers, its findings, and the comparison.

const detail = document.querySelector('.detail');
const stage = detail.querySelector('.stage');
const range = detail.querySelector('.compare input');
let current;

function showDetail(n) {
  current = n;
  const cell = cells[n];
  detail.querySelector('h2').textContent = cell.anchor.getAttribute('aria-label').split(': ')[0];
  detail.querySelector('.previous').disabled = neighbour(-1) === undefined;
  detail.querySelector('.next').disabled = neighbour(1) === undefined;
  listFindings(cell);
  drawStage();
  if (!detail.open) detail.showModal();
}

function hideDetail() {
  if (!detail.open) return;
  detail.close();
}

function listFindings(cell) {
  const list = detail.querySelector('.marks');
  list.replaceChildren(...cell.findings.map((finding) => {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.append(badge(finding.grade), ` ${finding.rule}: ${finding.message}`);
    button.disabled = !finding.view;
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => highlight(button, finding.view));
    item.append(button);
    return item;
  }));
  if (!cell.findings.length) list.append(Object.assign(document.createElement('li'), { textContent: 'none' }));
}

function badge(grade) {
  return document.querySelector(`.legend .${grade}`).cloneNode(true);
}

// MARK: The picture

function drawStage() {
  const cell = cells[current];
  const hidden = new Set([...detail.querySelectorAll('[name=layer]:not(:checked)')].map((box) => box.value));
  const versions = cell.earlier >= 0 ? [cell.earlier, cell.plate] : [cell.plate];
  const names = versions.length > 1 ? [data.baseline, data.revision] : [data.revision];
  const viewBox = union(versions.map((version) => data.plates[version][0]));
  stage.replaceChildren(...versions.map((version, place) => {
    const label = `${detail.querySelector('h2').textContent}, ${names[place]}`;
    const picture = make('svg', { viewBox: viewBox.join(' '), role: 'img', 'aria-label': label });
    draw(data.plates[version][2], picture, hidden);
    return picture;
  }));
  stage.style.setProperty('--ratio', viewBox[2] / viewBox[3]);
  if (range) {
    range.closest('.compare').hidden = versions.length < 2;
    if (versions.length > 1) part();
  }
  for (const button of detail.querySelectorAll('.marks [aria-pressed=true]')) button.setAttribute('aria-pressed', 'false');
}

// A little more than the boxes, so that lines along and around their edges are whole.
function union(boxes) {
  const left = Math.min(...boxes.map((box) => box[0])) - 6, top = Math.min(...boxes.map((box) => box[1])) - 6;
  const right = Math.max(...boxes.map((box) => box[0] + box[2])) + 6;
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3])) + 6;
  return [left, top, right - left, bottom - top];
}

function highlight(button, view) {
  const isOn = button.getAttribute('aria-pressed') === 'true';
  stage.querySelectorAll('.highlight').forEach((node) => node.remove());
  detail.querySelectorAll('.marks button').forEach((other) => other.setAttribute('aria-pressed', 'false'));
  if (isOn) return;
  button.setAttribute('aria-pressed', 'true');
  const node = [...stage.lastChild.querySelectorAll('.content .view')].find((group) => group.dataset.view === view);
  if (!node) return;
  // On top of the picture rather than in the view, which may be clipped.
  const picture = stage.lastChild;
  const { e, f } = picture.getCTM().inverse().multiply(node.getCTM());
  const { x, y, width, height } = node.getBBox();
  make('rect', { class: 'highlight', x: e + x - 3, y: f + y - 3, width: width + 6, height: height + 6 }, picture);
}

detail.querySelector('.layers').addEventListener('change', drawStage);

// MARK: The comparison: the earlier version left of the line, the later one right of it

function part() {
  stage.style.setProperty('--part', `${range.value}%`);
  range.setAttribute('aria-valuetext', `${range.value} % ${data.baseline}, ${100 - range.value} % ${data.revision}`);
}

function drag(event) {
  if (!range || stage.children.length < 2 || !(event.buttons & 1)) return;
  const { left, width } = stage.getBoundingClientRect();
  range.value = Math.round((event.clientX - left) / width * 100);
  part();
}

range?.addEventListener('input', part);
stage.addEventListener('pointerdown', (event) => { stage.setPointerCapture(event.pointerId); drag(event); });
stage.addEventListener('pointermove', drag);

// MARK: Ways to other cells, and back

function neighbour(way) {
  const shown = cells.map((cell, n) => n).filter((n) => !cells[n].anchor.hidden);
  return shown[shown.indexOf(current) + way];
}

function go(way) {
  const n = neighbour(way);
  if (n === undefined) return;
  history.replaceState(null, '', cells[n].anchor.getAttribute('href') + query());
  showDetail(n);
}

detail.querySelector('.previous').addEventListener('click', () => go(-1));
detail.querySelector('.next').addEventListener('click', () => go(1));
detail.querySelector('.close').addEventListener('click', () => detail.close());
detail.addEventListener('keydown', (event) => {
  if (event.target === range) return;
  if (event.key === 'ArrowLeft') go(-1);
  if (event.key === 'ArrowRight') go(1);
});
detail.addEventListener('close', () => {
  history.replaceState(null, '', `#${query()}`);
  const { anchor } = cells[current];
  rove(anchor.closest('section'), anchor);
  anchor.focus();
});

for (const anchor of document.querySelectorAll('a.cell')) {
  anchor.addEventListener('click', (event) => {
    event.preventDefault();
    location.hash = anchor.getAttribute('href') + query();
  });
}

document.documentElement.classList.add('scripted');
controls.hidden = false;
route();
