/** Does the same with all of them, so many at once: a journey that only waits for answers need not wait for each. */
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
