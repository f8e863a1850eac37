const SHARE_OF_TWINS = 10;

/** Returns the items in a fixed shuffled order, every tenth twice, so a failure can be reproduced. */
export function disturb<T>(inOrder: readonly T[]): T[] {
  const all = [...inOrder, ...inOrder.filter((_, index) => index % SHARE_OF_TWINS === 0)];
  let seed = 1;
  const next = (below: number) => {
    // A linear congruential generator: random enough for an order.
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = next(last + 1);
    const kept = all[last] as T;
    all[last] = all[other] as T;
    all[other] = kept;
  }
  return all;
}
