/** Returns `1 person`, `2 people`, `0 people`. */
export function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Returns `Showing 10 of 13 reviews`, or just `13 reviews` when all are shown. */
export function shownOf(shown: number, total: number, one: string, many: string): string {
  return shown < total ? `Showing ${shown} of ${total} ${many}` : countOf(total, one, many);
}
