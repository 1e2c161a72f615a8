// Shows the page's next version once it is written, at the same place: a script beside the page names the newest.

const following = document.getElementById('page:follow').dataset;

// What the signal calls.
function followReport(version) {
  if (version === following.version) return;
  following.version = version;
  history.replaceState(currentPlace(), '');
  location.reload();
}

function ask() {
  if (document.hidden) return;
  // Browsers keep what they loaded from an address, but for one that they haven't seen yet.
  const script = Object.assign(document.createElement('script'), { src: `${following.signal}?${Date.now()}` });
  script.onload = script.onerror = () => script.remove();
  document.head.append(script);
}

// Tables and lists that scroll by themselves.
const boxes = [...document.querySelectorAll('.scroller, .findings')];

// The address holds the filters and the open cell; this is the rest.
function currentPlace() {
  const top = (cell) => cell.getBoundingClientRect().top;
  const shown = [...document.querySelectorAll('a.cell:not([hidden])')].find((cell) => top(cell) >= 0);
  return {
    x: scrollX, y: scrollY, cell: shown?.id, top: shown && top(shown), focus: document.activeElement?.id,
    layers: [...detail.querySelectorAll('[name=layer]:checked')].map((box) => box.value),
    part: range?.value, inDetail: detail.scrollTop,
    boxes: boxes.map((box) => [box.scrollLeft, box.scrollTop]),
  };
}

function goBack(place) {
  for (const box of detail.querySelectorAll('[name=layer]')) box.checked = place.layers.includes(box.value);
  if (range && place.part !== undefined) range.value = place.part;
  if (detail.open) drawStage();
  detail.scrollTop = place.inDetail;
  boxes.forEach((box, n) => box.scrollTo(...(place.boxes[n] ?? [0, 0])));
  scrollTo(place.x, place.y);
  // What is above may have become higher or lower.
  const cell = place.y > 0 && place.cell ? document.getElementById(place.cell) : null;
  if (cell && !cell.hidden) scrollBy(0, cell.getBoundingClientRect().top - place.top);
  if (place.focus) document.getElementById(place.focus)?.focus({ preventScroll: true });
}

// Where the page stood, this knows better than the browser.
history.scrollRestoration = 'manual';
const place = history.state;
if (place?.layers) {
  goBack(place);
  // The filters' height is known a frame later, and moves what is below them.
  requestAnimationFrame(() => requestAnimationFrame(() => goBack(place)));
}
addEventListener('pagehide', () => history.replaceState(currentPlace(), ''));
addEventListener('visibilitychange', ask);
setInterval(ask, 500);
