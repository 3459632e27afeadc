/** No letter on a board is smaller than this on the screen, in pixels. */
export const SMALLEST = 11;

const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null = null;

/** A drawing's letters of this size, or as large as they must be where it is drawn small. */
export function legible(size: number, pixelsPerUnit: number): number {
  return pixelsPerUnit > 0 ? Math.max(size, SMALLEST / pixelsPerUnit) : size;
}

/** How wide a text is, for letters of size 1 in the headings' type. */
export function widthOf(text: string): number {
  const found = known.get(text);
  if (found !== undefined) return found;
  pen ??= headingPen();
  if (!pen) return text.length * 0.55;
  const width = pen.measureText(text).width / 100;
  known.set(text, width);
  return width;
}

function headingPen(): CanvasRenderingContext2D | null {
  const made = document.createElement("canvas").getContext("2d");
  const family = getComputedStyle(document.documentElement).getPropertyValue("--heading");
  if (made) made.font = `100px ${family || "serif"}`;
  return made;
}

/** The name where there is room for it, else the short one. */
export function nameOrCode(name: string, code: string, size: number, room: number): string {
  return widthOf(name) * size <= room ? name : code;
}
