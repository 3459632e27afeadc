import { afterEach, beforeEach, vi } from "vitest";

/** Let the tests of a file run on a clock of their own, for somebody who wants things to move. */
export function useMotion(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    wantMotion(true);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Whether the system asks for motion from now on. */
export function wantMotion(wanted: boolean): void {
  vi.stubGlobal("matchMedia", () => ({ matches: !wanted }));
}
