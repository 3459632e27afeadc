// What can't be read on the page that is shown: small, cut-off or overlapping text and missing glyphs, as sentences.
// An element with data-scrolls="x" or "y" may hide text that scrolling that way brings out;
// one with data-cut is cut off on purpose: the whole stands elsewhere, or it is a picture's detail.
() => {
  const SLACK = 1.5;
  const OVERLAP = 4;
  const SMALLEST = 11;
  const complaints = new Set();
  const modal = document.querySelector("dialog[open]");
  const scene = modal ?? document.body;
  const root = document.documentElement;

  const texts = [];
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest("script, style, noscript, title, option, .unseen, [data-cut]")) continue;
    if (holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) texts.push(node);
  }

  function name(node) {
    return `“${node.data.trim().slice(0, 60)}” in ${tag(node.parentElement)}`;
  }

  function tag(element) {
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
  }

  const within = {
    x: (rect, box) => rect.left >= box.left - SLACK && rect.right <= box.right + SLACK,
    y: (rect, box) => rect.top >= box.top - SLACK && rect.bottom <= box.bottom + SLACK,
  };

  function judge(node, seen) {
    let rect = seen;
    let fixed = false;
    for (let each = node.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      fixed ||= style.position === "fixed";
      const scrolls = each.dataset.scrolls;
      if (style.display !== "inline")
        for (const axis of ["x", "y"])
          if (style[`overflow${axis.toUpperCase()}`] !== "visible" && scrolls !== axis && !within[axis](rect, box))
            complaints.add(`${name(node)} is cut off by ${tag(each)}`);
      if (scrolls) rect = box;
    }
    if (!within.x(rect, { left: 0, right: innerWidth })) complaints.add(`${name(node)} sticks out of the screen`);
    const foot = fixed ? innerHeight : Math.max(root.scrollHeight, innerHeight) - scrollY;
    if (!within.y(rect, { top: fixed ? 0 : -scrollY, bottom: foot })) complaints.add(`${name(node)} is above or below the page`);
  }

  // What remains of a rectangle inside all that clips it.
  function visible(node, rect) {
    let { left, top, right, bottom } = rect;
    let floats = false;
    for (let each = node.parentElement; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      floats ||= style.position === "fixed";
      if (style.overflowX === "visible" || style.display === "inline") continue;
      const box = each.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { node, floats, left, top, right, bottom };
  }

  // The letters' height on the screen, in a drawing too.
  function size(holder) {
    const scale = holder instanceof SVGGraphicsElement ? Math.abs(holder.getScreenCTM().a) : 1;
    return parseFloat(getComputedStyle(holder).fontSize) * scale;
  }

  for (const node of texts) {
    const height = size(node.parentElement);
    if (height < SMALLEST - 0.05) complaints.add(`${name(node)} is written in ${height.toFixed(1)} px`);
  }

  const seen = [];
  const range = document.createRange();
  for (const node of texts) {
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0) continue;
      judge(node, rect);
      seen.push(visible(node, rect));
    }
  }
  seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // What floats over the page may cover it.
      if (one.node !== other.node && one.floats === other.floats && width > OVERLAP && height > OVERLAP)
        complaints.add(`${name(one.node)} and ${name(other.node)} overlap`);
    }
  });
  if (root.scrollWidth > innerWidth + 1) complaints.add(`the page is ${root.scrollWidth} px wide`);

  // A glyph that no font has looks like that of a code point that nobody uses.
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  pen.canvas.width = pen.canvas.height = 40;
  const drawn = (font, sign) => {
    pen.clearRect(0, 0, 40, 40);
    pen.font = font;
    pen.fillText(sign, 8, 30);
    return pen.getImageData(0, 0, 40, 40).data.join();
  };
  const signs = new Map();
  for (const node of texts) {
    const style = getComputedStyle(node.parentElement);
    const font = `${style.fontWeight} 24px ${style.fontFamily}`;
    const known = signs.get(font) ?? new Set();
    signs.set(font, known);
    for (const sign of node.data) if (sign.trim()) known.add(sign);
  }
  for (const [font, known] of signs) {
    const missing = drawn(font, "\u{10FFFD}");
    for (const sign of known)
      if (drawn(font, sign) === missing) complaints.add(`no glyph for ${sign} (U+${sign.codePointAt(0).toString(16)})`);
  }
  return [...complaints];
};
