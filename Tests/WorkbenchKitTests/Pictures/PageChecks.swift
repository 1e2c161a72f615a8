/// What every page owes the people who use it, as JavaScript expressions that list faults.
enum PageChecks {
  /// Faults of names, contrast, targets and structure in what is shown now: the open dialog, or else the page.
  ///
  /// Success criteria of WCAG 2.2: 1.4.3 contrast 4.5 to 1 (large text too), 2.4.3 and 2.1.1 no positive tabindex,
  /// 2.5.8 targets of 24 pixels, where this page sets itself 44 for what is not within text, 3.1.1 language, 4.1.2
  /// names. Words in pictures are the design's.
  static let faults = """
    (() => {
      const faults = [];
      const scope = document.querySelector('dialog[open]') ?? document.body;
      const isShown = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length > 0;
      const all = [...scope.querySelectorAll('*')].filter(isShown);
      const called = (node) => `${node.tagName.toLowerCase()}.${node.className} '${node.textContent.trim().slice(0, 40)}'`;

      if (!document.documentElement.lang) faults.push('the page has no language');
      if (!document.title.trim()) faults.push('the page has no title');
      const ids = [...document.querySelectorAll('[id]')].map((node) => node.id);
      ids.filter((id, place) => ids.indexOf(id) !== place).forEach((id) => faults.push(`the id ${id} is there twice`));
      for (const node of scope.querySelectorAll('[aria-labelledby]')) {
        if (!document.getElementById(node.getAttribute('aria-labelledby'))) faults.push(`${called(node)} has a dangling label`);
      }

      const nameOf = (node) => (node.getAttribute('aria-label')
        ?? document.getElementById(node.getAttribute('aria-labelledby'))?.textContent
        ?? (node.labels?.length ? node.labels[0].textContent : node.textContent)).trim();
      for (const node of all.filter((node) => node.matches('a[href],button,input,select,[tabindex],dialog,section,nav,table,[role=img]'))) {
        if (!nameOf(node)) faults.push(`${called(node)} has no name`);
        if (node.tabIndex > 0) faults.push(`${called(node)} has a place of its own in the focus order`);
      }
      for (const node of all.filter((node) => node.matches('svg') && !node.closest('[aria-hidden],[role=img]'))) {
        faults.push(`${called(node)} is a picture that nothing describes`);
      }

      for (const node of all.filter((node) => node.matches('a[href],button,input,select'))) {
        const target = node.matches('[type=radio],[type=checkbox]') ? node.closest('label') : node;
        const { width, height } = target.getBoundingClientRect();
        if (Math.min(width, height) < 43.5) faults.push(`${called(node)} is a target of ${width} by ${height}`);
      }

      // Colours as the browser blends them, on a canvas of one pixel.
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
      const blend = (colors) => {
        for (const color of colors) { canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1); }
        return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      };
      const luminance = (rgb) => rgb.map((part) => part / 255)
        .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
        .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
      for (const node of all) {
        const hasText = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
        if (!hasText || node.closest('svg') || node.matches('option,script,style')) continue;
        const below = [];
        for (let other = node; other; other = other.parentElement) below.unshift(getComputedStyle(other).backgroundColor);
        const color = getComputedStyle(node).color;
        const [dark, light] = [luminance(blend(['#fff', ...below])), luminance(blend(['#fff', ...below, color]))].sort((a, b) => a - b);
        const ratio = (light + 0.05) / (dark + 0.05);
        if (ratio < 4.5) faults.push(`${called(node)} has a contrast of ${ratio.toFixed(2)}`);
      }
      return faults;
    })()
    """

  /// Says of the focused element what it is, as `document.activeElement` changes with the Tab key: its place among all
  /// elements of the document, -1 for none.
  static let focus = "[...document.querySelectorAll('body *')].indexOf(document.activeElement)"

  /// The places of all elements that the Tab key has to reach, in the order of the document; of the radio buttons that
  /// belong together it reaches the chosen one.
  static let stops = """
    (() => {
      const scope = document.querySelector('dialog[open]') ?? document.body;
      return [...document.querySelectorAll('body *')].map((node, place) => [node, place]).filter(([node]) =>
        scope.contains(node) && node.matches('a[href],button,input,select') && node.tabIndex >= 0 && !node.disabled
        && node.checkVisibility({ visibilityProperty: true }) && (node.type !== 'radio' || node.checked)).map(([, place]) => place);
    })()
    """

  /// Texts of views in the detail's picture that reach beyond their views, whose frames the argument names by path; and
  /// how many were looked at.
  static let texts = """
    ((frames) => {
      const picture = document.querySelector('.stage svg:last-child');
      const origin = picture.getCTM().inverse();
      const faults = [];
      const texts = [...picture.querySelectorAll('.content .layer.text text')];
      for (const text of texts) {
        const view = text.closest('.view').dataset.view;
        const [x, y, width, height] = frames[view];
        const box = text.getBBox(), { e, f } = origin.multiply(text.getCTM());
        const isCut = text.closest('.layer.text').hasAttribute('clip-path');
        const out = [x - (e + box.x), e + box.x + box.width - (x + width)]
          .concat(isCut ? [] : [y - (f + box.y), f + box.y + box.height - (y + height)]);
        // A pixel of the coarsest device, and what two decimal places leave out.
        if (Math.max(...out) > 0.51) faults.push(`${view} '${text.textContent}': ${out.map((part) => part.toFixed(2))}`);
      }
      return { faults, count: texts.length };
    })(arguments[0])
    """
}
