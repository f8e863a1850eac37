const LONGEST_MS = 30_000;

/** Milliseconds before try number `tries + 1`: doubles from `firstMs` up to 30 s. */
export function retryDelay(tries: number, firstMs: number): number {
  return Math.min(firstMs * 2 ** Math.max(0, tries - 1), LONGEST_MS);
}
