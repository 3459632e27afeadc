/** The first millisecond of a day written as `2026-11-18`, by this machine's clock; null for none. */
export function dayStart(day: string): number | null {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return null;
  const start = new Date(year, month - 1, date).getTime();
  return Number.isNaN(start) || start < 0 ? null : start;
}

/** The last millisecond of such a day. */
export function dayEnd(day: string): number | null {
  const start = dayStart(day);
  if (start === null) return null;
  const next = new Date(start);
  next.setDate(next.getDate() + 1);
  return next.getTime() - 1;
}
