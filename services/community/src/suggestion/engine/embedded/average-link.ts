/** Groups of feedback, as row numbers of the similarity matrix. */
export type Clusters = number[][];

/**
 * Agglomerative clustering with average linkage: merges the two most similar groups until none are at least `least`
 * similar.
 * Nearest-neighbour chains cluster a few thousand rows in seconds. `similarity` is a symmetric matrix, row by row; the
 * function overwrites it.
 */
export function averageLink(similarity: Float32Array, count: number, least: number): Clusters {
  const groups: (number[] | null)[] = Array.from({ length: count }, (_, index) => [index]);
  const chain: number[] = [];
  const open = new Set(groups.keys());
  while (open.size > 0) {
    if (chain.length === 0) chain.push(open.values().next().value as number);
    const top = chain[chain.length - 1] as number;
    const before = chain[chain.length - 2];
    const [nearest, value] = nearestOf(similarity, count, open, top, before);
    if (nearest === -1 || value < least) {
      // No group is similar enough. Later merges never raise an average, so this group is complete.
      open.delete(top);
      chain.pop();
    } else if (nearest === before) {
      chain.length -= 2;
      merge(similarity, count, groups, before, top, open);
    } else chain.push(nearest);
  }
  return groups.filter((group) => group !== null);
}

function nearestOf(
  similarity: Float32Array,
  count: number,
  open: ReadonlySet<number>,
  of: number,
  preferred: number | undefined,
): [number, number] {
  let best = -1;
  let value = -Infinity;
  if (preferred !== undefined) [best, value] = [preferred, similarity[of * count + preferred] as number];
  for (const other of open) {
    const alike = similarity[of * count + other] as number;
    if (other !== of && alike > value) [best, value] = [other, alike];
  }
  return [best, value];
}

/** Updates the merged group's similarity to each other group: the average of its two parts, weighted by size. */
function merge(
  similarity: Float32Array,
  count: number,
  groups: (number[] | null)[],
  into: number,
  gone: number,
  open: Set<number>,
): void {
  const [kept, moved] = [groups[into] ?? [], groups[gone] ?? []];
  const [a, b] = [kept.length, moved.length];
  for (const other of open) {
    if (other === into || other === gone) continue;
    const average =
      (a * (similarity[into * count + other] as number) + b * (similarity[gone * count + other] as number)) / (a + b);
    similarity[into * count + other] = average;
    similarity[other * count + into] = average;
  }
  groups[into] = [...kept, ...moved];
  groups[gone] = null;
  open.delete(gone);
}
