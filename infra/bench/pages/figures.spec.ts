import { medianFigures, shortOf } from './figures';
import type { Report } from './lighthouse';

const report = (shift: number, nodes: number, ms: number): Report => ({
  environment: { benchmarkIndex: 1_000 },
  categories: { performance: { score: 0.81 } },
  audits: {
    'cumulative-layout-shift': { numericValue: shift },
    'dom-size': { numericValue: nodes },
    'total-blocking-time': { numericValue: ms },
    'unused-javascript': { details: { overallSavingsBytes: 20_480 } },
  },
});

describe('the figures of a page', () => {
  it('are the median of each, so that one slow run says nothing', () => {
    const figures = medianFigures([report(0, 900, 200), report(0.2, 900, 5_000), report(0.001, 901, 210)]);
    expect(figures).toMatchObject({ perf: 81, CLS: 0.001, TBT: 210, nodes: 900, 'unused kB': 20 });
    expect(shortOf(figures)).toEqual([]);
  });

  it('are reported if they miss a bar that no load can affect', () => {
    expect(shortOf(medianFigures([report(0.18, 1_210, 0)]))).toEqual(['shift 0.180, bar 0.01', '1210 nodes, bar 1000']);
  });
});
