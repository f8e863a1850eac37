/** Milliseconds. After a long outage, a recovered dependency must receive waiting events within 10 s. */
const LONGEST_MS = 5_000;

/** Returns the milliseconds before try number `tries + 1`: doubles from `firstMs` up to 5 s. */
export function retryDelay(tries: number, firstMs: number): number {
  return Math.min(firstMs * 2 ** Math.max(0, tries - 1), LONGEST_MS);
}
