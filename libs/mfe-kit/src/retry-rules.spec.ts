import { mutationRetry, queryRetry } from './retry-rules';

const slow = new Error('Connection timeout - please refresh the page');
const lost = new TypeError('Failed to fetch');

describe('retry rules', () => {
  it('retries only failures that name a timeout or fetch', () => {
    expect(queryRetry.retry(0, slow)).toBe(true);
    expect(mutationRetry.retry(0, lost)).toBe(true);
    expect(queryRetry.retry(0, new Error('500: Internal Server Error'))).toBe(false);
  });

  it('gives queries three retries and mutations two', () => {
    expect([queryRetry.retry(2, slow), queryRetry.retry(3, slow)]).toEqual([true, false]);
    expect([mutationRetry.retry(1, slow), mutationRetry.retry(2, slow)]).toEqual([true, false]);
  });

  it('doubles the delay from 1 s up to the cap', () => {
    expect([0, 1, 2, 9].map(queryRetry.retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
    expect([0, 1, 9].map(mutationRetry.retryDelay)).toEqual([1000, 2000, 10_000]);
  });
});
