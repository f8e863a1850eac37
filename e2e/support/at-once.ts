/** Runs `act` for all items, `width` in parallel. */
export async function atOnce<T>(
  width: number,
  items: readonly T[],
  work: (item: T, lane: number) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  const lane = async (number: number) => {
    for (const item of left) await work(item, number);
  };
  await Promise.all(Array.from({ length: width }, (_, number) => lane(number)));
}
