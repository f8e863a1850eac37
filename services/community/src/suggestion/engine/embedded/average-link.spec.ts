import { averageLink } from './average-link';

/** By the definition: every pair of groups compared, the most alike merged. */
function plainly(alike: readonly (readonly number[])[], least: number): number[][] {
  let groups = alike.map((_, index) => [index]);
  for (;;) {
    let best: { value: number; a: number[]; b: number[] } | null = null;
    for (const [at, a] of groups.entries())
      for (const b of groups.slice(at + 1)) {
        const value =
          a.reduce((sum, i) => sum + b.reduce((s, j) => s + (alike[i]?.[j] ?? 0), 0), 0) / (a.length * b.length);
        if (!best || value > best.value) best = { value, a, b };
      }
    if (!best || best.value < least) return groups;
    const { a, b } = best;
    groups = [...groups.filter((group) => group !== a && group !== b), [...a, ...b]];
  }
}
const sorted = (groups: number[][]) =>
  groups.map((group) => [...group].sort((a, b) => a - b)).sort(([a = 0], [b = 0]) => a - b);

describe('clusters by average link', () => {
  it.each([1, 2, 3, 4, 5])('are those of the definition (%d)', (seed) => {
    let state = seed * 7_919;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const count = 40;
    const alike = Array.from({ length: count }, () => new Array<number>(count).fill(1));
    for (let i = 0; i < count; i += 1)
      for (let j = 0; j < i; j += 1) {
        const value = Math.fround(random());
        (alike[i] as number[])[j] = value;
        (alike[j] as number[])[i] = value;
      }
    const flat = Float32Array.from(alike.flat());
    expect(sorted(averageLink(flat, count, 0.6))).toEqual(sorted(plainly(alike, 0.6)));
  });

  it('are empty for no input, and the item itself for one', () => {
    expect(averageLink(new Float32Array(), 0, 0.5)).toEqual([]);
    expect(averageLink(Float32Array.of(1), 1, 0.5)).toEqual([[0]]);
  });
});
