import { expect, test } from "vitest";
import type { ClausePage } from "../generated/protocol";
import { cite, gameOf, search } from "./rules.svelte";

function clause(id: string, text: string): ClausePage {
  return { id, text, section: "", note: "", example: { caption: "", lines: [], pictures: 1, refused: false } };
}

const CLAUSES = [clause("K6.3", "A tie for most."), clause("K6.4", "All go to the pool."), clause("S7.G", "A rock.")];

test.each(["K5.8c", "K1.1", "S7.G", "S3.2", "SV.A", "SH.1"])("%s is cited together with its brackets", (clause) => {
  expect(cite(`so (${clause}). And`)).toEqual({
    cited: [{ before: "so ", open: "(", clause, close: ")." }],
    rest: " And",
  });
});

test("several clauses are cited in one bracket", () => {
  const { cited, rest } = cite("so (S7.A, S7.I)");
  expect(cited.map(({ before, open, clause, close }) => [before, open, clause, close])).toEqual([
    ["so ", "(", "S7.A", ","],
    [" ", "", "S7.I", ")"],
  ]);
  expect(rest).toBe("");
});

test.each(["K5", "Siam", "1 vs 1", "S7"])("%s is none", (word) => {
  expect(cite(word)).toEqual({ cited: [], rest: word });
});

test("a clause is of one game", () => {
  expect(gameOf("K5.9")).toBe("king-of-siam");
  expect(gameOf("SH.1")).toBe("siam");
});

test("clauses are found by id, by its start and by words", () => {
  expect(search(CLAUSES, "k6").map((each) => each.id)).toEqual(["K6.3", "K6.4"]);
  expect(search(CLAUSES, " s7.g ").map((each) => each.id)).toEqual(["S7.G"]);
  expect(search(CLAUSES, "most tie").map((each) => each.id)).toEqual(["K6.3"]);
  expect(search(CLAUSES, "nothing")).toEqual([]);
  expect(search(CLAUSES, "")).toEqual(CLAUSES);
});
