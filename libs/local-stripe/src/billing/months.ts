/** Returns the time in seconds, `months` after a moment; the 31st becomes the last day of a shorter month. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(from.getUTCMonth() + months);
  moved.setUTCDate(Math.min(from.getUTCDate(), last));
  return moved.getTime() / 1000;
}

/**
 * Returns the end of the period that starts here. Counts from the anchor, so a short month does not shift later ones.
 */
export function nextPeriodEnd(anchor: number, start: number): number {
  for (let months = 1; ; months += 1) {
    const end = monthsAfter(anchor, months);
    if (end > start) return end;
  }
}
