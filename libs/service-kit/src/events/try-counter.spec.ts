import { retryDelay } from './try-counter';

describe('retryDelay', () => {
  it('doubles from the first', () => {
    expect([1, 2, 3, 4].map((tries) => retryDelay(tries, 100))).toEqual([100, 200, 400, 800]);
  });

  it('stays so short that a part which is back has what waited within 10 s', () => {
    expect(retryDelay(40, 500)).toBeLessThanOrEqual(5_000);
  });
});
