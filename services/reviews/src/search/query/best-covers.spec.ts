import { bestCovers } from './best-covers';
import type { Label, Span } from './span';

const span = (from: number, to: number, label: Label, score = 1): Span => ({ from, to, label, value: '', score });
const labels = (length: number, spans: Span[]) =>
  bestCovers(length, spans, 4).map(({ spans: chosen }) => chosen.map(({ label }) => label).join(' '));

describe('the best covers', () => {
  it('hold no token twice', () => {
    const covers = bestCovers(2, [span(0, 2, 'kind'), span(0, 1, 'town'), span(1, 2, 'kind')], 8);
    for (const { spans } of covers)
      for (const [index, { from }] of spans.entries()) expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.to ?? 0);
  });

  it('prefer a longer phrase to its parts', () =>
    expect(labels(2, [span(0, 2, 'landmark'), span(0, 1, 'town', 0.5), span(1, 2, 'town', 0.5)])[0]).toBe('landmark'));

  it('leave out a word that nothing holds, at a cost', () => {
    const [best, ...others] = bestCovers(2, [span(0, 1, 'kind')], 4);
    expect(best?.spans).toHaveLength(1);
    expect(best?.score).toBeLessThan(1);
    expect(others.every(({ score }) => score < (best?.score ?? 0))).toBe(true);
  });

  it('look for one kind: a second costs as much as it is worth', () =>
    expect(labels(2, [span(0, 1, 'kind'), span(1, 2, 'kind'), span(1, 2, 'town', 0.5)])[0]).toBe('kind town'));

  it('take words behind "near" for a place, and alone for a name', () => {
    const unknown = (at: number) => [span(at, at + 1, 'name'), span(at, at + 1, 'spot')];
    expect(labels(2, [span(0, 1, 'near'), ...unknown(1)])[0]).toBe('near spot');
    expect(labels(1, unknown(0))[0]).toBe('name');
  });
});
