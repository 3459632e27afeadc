import type { Piece, SiamBoard, SiamScene, Side } from "../generated/protocol";
import { list, say } from "../lib/words.svelte";

/** A cell and what is on it, in words. */
export function nameOfCell(cell: string, scene: SiamScene, board: SiamBoard): string {
  const piece = scene.pieces.find((each) => each.cell === cell);
  if (piece?.side) return say("option-animal", { side: piece.side, cell, facing: piece.facing ?? "n" });
  if (piece) return say("siam-cell-rock", { cell });
  if (scene.barred.includes(cell)) return say("siam-cell-barred", { cell });
  return say(board.crosses.includes(cell) ? "siam-cell-cross" : "siam-cell-empty", { cell });
}

/** A whole position in words. */
export function describe(scene: SiamScene): string {
  const rocks = scene.pieces.filter((piece) => piece.side === null).map((piece) => piece.cell);
  return [
    sideWords(scene, "E", 0),
    sideWords(scene, "R", 1),
    say("siam-told-rocks", { count: rocks.length, cells: list(rocks) }),
    ...(scene.barred.length > 0 ? [say("siam-told-barred", { cells: list(scene.barred) })] : []),
  ].join(" ");
}

function sideWords(scene: SiamScene, side: Side, index: 0 | 1): string {
  const animals = scene.pieces.filter((piece) => piece.side === side);
  return say("siam-told-side", {
    side,
    count: animals.length,
    animals: list(animals.map(animalWords)),
    reserve: scene.reserves[index],
  });
}

function animalWords(piece: Piece): string {
  return say("siam-told-animal", { cell: piece.cell, facing: piece.facing ?? "n" });
}
