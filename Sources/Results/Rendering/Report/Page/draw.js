'use strict';
// Draws the plates of the page's data; PlateTable.swift says what their arrays mean.

const data = JSON.parse(document.getElementById('page:data').textContent);

function make(name, attributes, parent) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  if (parent) parent.append(node);
  return node;
}

const drawers = [
  function rectangle([, paint, x, y, width, height, rx = 0], parent) {
    make('rect', { x, y, width, height, rx, ...data.paints[paint] }, parent);
  },
  function path([, paint, isClosed, points], parent) {
    let d = '';
    for (let i = 0; i < points.length; i += 2) d += `${i ? 'L' : 'M'}${points[i]} ${points[i + 1]}`;
    make('path', { d: d + (isClosed ? 'Z' : ''), ...data.paints[paint] }, parent);
  },
  function text([, font, string, x, y, textLength], parent) {
    const attributes = { x, y, textLength, lengthAdjust: 'spacingAndGlyphs', ...data.fonts[font] };
    make('text', attributes, parent).textContent = data.strings[string];
  },
  function group([, role, name, title, x, y, shapes, opacity = 1, clip], parent, hidden) {
    const words = data.strings[role].split(' ');
    if (words[0] === 'layer' && hidden.has(words[1])) return;
    const node = make('g', { class: data.strings[role] }, parent);
    const view = data.strings[name];
    if (view) node.dataset.view = view;
    if (x || y) node.setAttribute('transform', `translate(${x} ${y})`);
    if (opacity < 1) node.setAttribute('opacity', opacity);
    if (clip !== undefined) node.setAttribute('clip-path', `url(#${sharedClip(clip)})`);
    if (title) make('title', {}, node).textContent = view ? `${view}: ${title}` : title;
    draw(shapes, node, hidden);
  },
  function use([, symbol, x, y], parent) {
    make('use', { href: `#${sharedSymbol(symbol)}`, x, y }, parent);
  },
];

function draw(shapes, parent, hidden) {
  for (const shape of shapes) drawers[shape[0]](shape, parent, hidden);
}

// What several drawings use stands once in a picture of no size.
const shared = make('svg', { class: 'shared', 'aria-hidden': 'true', width: 0, height: 0 }, document.body);

function sharedSymbol(index) {
  const id = `page:symbol${index}`;
  if (!document.getElementById(id)) draw(data.symbols[index], make('g', { id }, make('defs', {}, shared)), new Set());
  return id;
}

function sharedClip(index) {
  const id = `page:clip${index}`;
  if (!document.getElementById(id)) {
    const [rx, rects] = data.clips[index];
    const node = make('clipPath', { id }, shared);
    for (const [x, y, width, height] of rects) make('rect', { x, y, width, height, rx }, node);
  }
  return id;
}
