/** Starts `work` so often a second, each at its time whether or not earlier ones have ended. */
export async function atRate<T>(perSecond: number, seconds: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const started = performance.now();
  const pending: Promise<T>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const wait = started + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    pending.push(work(index));
  }
  return Promise.all(pending);
}
