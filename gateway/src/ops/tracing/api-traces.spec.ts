import { TraceBudget } from './api-traces';

describe('TraceBudget', () => {
  it('gives so many at once, then so many a second, and saves up no more', () => {
    let now = 0;
    const budget = new TraceBudget(10, () => now);
    const takeMany = () => Array.from({ length: 30 }, () => budget.take()).filter(Boolean).length;
    expect(takeMany()).toBe(10);
    now += 300;
    expect(takeMany()).toBe(3);
    now += 60_000;
    expect(takeMany()).toBe(10);
  });
});
