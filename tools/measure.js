// What is wrong with a table on the screen that is shown, as sentences: a board that could be larger,
// controls that lie over each other or stick out. What is wrong with text is legible.js's to find.
() => {
  const SLACK = 1;
  const complaints = new Set();
  const table = document.querySelector("[data-board]");
  if (!table) return [];
  const board = table.getBoundingClientRect();
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
  const tiny = innerWidth < 540 && innerWidth / innerHeight >= 0.7;
  const upright = innerWidth < innerHeight;
  const laptop = !upright && innerHeight >= 600 && innerWidth >= 1100;
  // A task stands above an upright board, which leaves it room.
  const width = document.querySelector("[data-task]") ? 0.7 : 0.9;
  const share = { width: board.width / innerWidth, height: board.height / innerHeight };
  const large = tiny ? share.height > 0.95 : share.height >= (laptop ? 0.7 : 0.8) || (upright && share.width >= width);
  if (!large || board.width * board.height < 1)
    complaints.add(`the board is ${Math.round(board.width)} x ${Math.round(board.height)} px on ${innerWidth} x ${innerHeight}`);
  if (scrolls && !tiny) complaints.add(`the page scrolls down, ${document.documentElement.scrollHeight} px`);
  if (document.documentElement.scrollWidth > innerWidth + SLACK)
    complaints.add(`the page scrolls sideways, ${document.documentElement.scrollWidth} px`);

  // Beside the board what there is takes the panel's whole width, so that the table has no empty side.
  const panel = document.querySelector("[data-panel]");
  if (laptop && panel) {
    const rights = [...panel.querySelectorAll("*")].filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().right);
    const empty = panel.getBoundingClientRect().right - Math.max(0, ...rights);
    if (empty > 40) complaints.add(`${Math.round(empty)} px beside the panel's parts are empty`);
  }

  const modal = document.querySelector("dialog[open]");
  const scene = modal ?? document.body;
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const name = (element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}”`;

  // Controls of the panel: those of a board may lie on each other, as a ring of arrows does on cells.
  const controls = [...scene.querySelectorAll("button, select, input, a[href]")].filter(
    (each) => shown(each) && !each.closest("[data-board]"),
  );
  // What is seen of a control that scrolls away inside something.
  function seen(each) {
    const box = each.getBoundingClientRect();
    const around = each.closest("[data-scrolls]")?.getBoundingClientRect() ?? box;
    const [left, top] = [Math.max(box.left, around.left), Math.max(box.top, around.top)];
    return { left, top, right: Math.min(box.right, around.right), bottom: Math.min(box.bottom, around.bottom) };
  }

  const boxes = controls.map((each) => ({ each, box: seen(each) }));
  for (const { each, box } of boxes) {
    if (box.left < -SLACK || box.right > innerWidth + SLACK) complaints.add(`${name(each)} sticks out sideways`);
    if (!tiny && (box.top < -SLACK || box.bottom > innerHeight + SLACK)) complaints.add(`${name(each)} sticks out`);
  }
  boxes.forEach((one, index) => {
    for (const other of boxes.slice(index + 1)) {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 2 && height > 2) complaints.add(`${name(one.each)} and ${name(other.each)} overlap`);
    }
    const across = Math.min(one.box.right, board.right) - Math.max(one.box.left, board.left);
    const height = Math.min(one.box.bottom, board.bottom) - Math.max(one.box.top, board.top);
    if (!modal && across > 2 && height > 2) complaints.add(`${name(one.each)} lies on the board`);
  });

  // Words that something is drawn over: what is hit there is neither they nor what they stand in.
  const range = document.createRange();
  const walker = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const holder = node.parentElement;
    if (!node.data.trim() || !shown(holder) || holder.closest("[data-board], [data-scrolls], [data-cut], .unseen, [inert]")) continue;
    range.selectNodeContents(node);
    const [box] = range.getClientRects();
    if (!box) continue;
    for (const part of [0.15, 0.5, 0.85]) {
      const hit = document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2);
      // The whole of a card or of a tile is a button, which lies over it unseen.
      const kin = !hit || hit.contains(holder) || holder.contains(hit) || hit.matches("button, a, input, .play");
      if (!kin) complaints.add(`“${node.data.trim().slice(0, 40)}” is covered by ${hit.tagName.toLowerCase()}`);
    }
  }
  return [...complaints];
};
