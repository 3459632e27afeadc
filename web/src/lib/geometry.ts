import drawn from "../../../src/erawan/views/geometry/geometry.json";
import type { KingBoard } from "../generated/protocol";

/** One path of a drawing; its paints are names of colours, `mark` the colour around it. */
export interface Path {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

/** Something drawn in a box of this width and height, the hindmost path first. */
export interface Drawing {
  readonly box: readonly number[];
  readonly paths: readonly Path[];
}

type Flat = readonly number[];

export type Point = readonly [x: number, y: number];

/** A province on a map: the arcs around it (`-`: walked back) and where its things stand. */
export interface Place {
  readonly ring: readonly string[];
  readonly label: Flat;
  readonly followers: Flat;
  readonly capital: Flat;
  readonly home: Flat;
  readonly crown: Flat;
}

/** A drawn board; arcs, land abroad, rivers and routes are flat lists x y x y. */
export interface Map {
  readonly size: Flat;
  readonly pool: Flat;
  readonly rose: Flat;
  readonly arcs: Readonly<Record<string, Flat>>;
  readonly provinces: Readonly<Record<string, Place>>;
  readonly abroad: readonly Flat[];
  readonly rivers: readonly Flat[];
  readonly routes: readonly { readonly between: readonly string[]; readonly line: Flat }[];
  readonly ornaments: readonly {
    readonly drawing: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
  }[];
}

type Drawings = Readonly<Record<string, Drawing>>;

/** Everything that is drawn: colours by palette and name, drawings by name, maps by board. */
export const geometry: {
  readonly palettes: Readonly<Record<"light" | "dark", Readonly<Record<string, string>>>>;
  readonly pieces: Drawings;
  readonly cards: Drawings;
  readonly siam: Drawings;
  readonly ornaments: Drawings;
  readonly maps: Readonly<Record<string, Map>>;
} = drawn;

/** The drawing of that name; a name that is not there is a mistake of ours. */
export function drawing(drawings: Drawings, name: string): Drawing {
  const found = drawings[name];
  if (!found) throw new Error(`nothing is drawn for ${name}`);
  return found;
}

/** The colour variable of a paint's name. */
export function paint(name: string | undefined): string {
  if (name === undefined || name === "none") return "none";
  return name === "mark" ? "currentColor" : `var(--${name})`;
}

/** The drawn map of a shipped board, else the one that the server has laid out. */
export function chartOf(board: KingBoard): Map | null {
  return board.map ?? geometry.maps[board.name] ?? null;
}

/** A flat list as pairs. */
export function points(flat: Flat): [number, number][] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0]);
}

/** A line with its corners rounded, as path data; walked back it is the same curve. */
export function curve(line: readonly [number, number][], start = true): string {
  const [first, second] = line;
  const last = line.at(-1);
  if (!first || !second || !last) return "";
  let d = start ? `M${first.join(" ")}` : "";
  if (line.length > 2) {
    d += `L${middle(first, second)}`;
    for (let i = 1; i + 1 < line.length; i += 1) {
      const corner = line[i] ?? first;
      d += `Q${corner.join(" ")} ${middle(corner, line[i + 1] ?? last)}`;
    }
  }
  return `${d}L${last.join(" ")}`;
}

/** Several flat lists as one path. */
export function curves(lines: readonly Flat[]): string {
  return lines.map((line) => curve(points(line))).join("");
}

/** A province's outline as path data. */
export function outline(map: Map, code: string): string {
  const ring = map.provinces[code]?.ring ?? [];
  const walked = ring.map((name) => {
    const arc = points(map.arcs[name.replace(/^-/, "")] ?? []);
    return name.startsWith("-") ? arc.reverse() : arc;
  });
  return `${walked.map((arc, index) => curve(arc, index === 0)).join("")}Z`;
}

function middle(a: readonly [number, number], b: readonly [number, number]): string {
  return `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`;
}
