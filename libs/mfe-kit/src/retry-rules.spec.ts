import { ApiError } from './api-error';
import { mutationRetry, queryRetry } from './retry-rules';

const slow = new Error('Connection timeout - please refresh the page');
const lost = new TypeError('Failed to fetch');

describe('retry rules (A7.36, S8.24, S9.4)', () => {
  it('retries only failures that name a timeout or fetch', () => {
    expect(queryRetry.retry(0, slow)).toBe(true);
    expect(mutationRetry.retry(0, lost)).toBe(true);
    expect(queryRetry.retry(0, new Error('500: Internal Server Error'))).toBe(false);
  });

  it('gives queries three retries and mutations two (A9.11, S9.3)', () => {
    expect([queryRetry.retry(2, slow), queryRetry.retry(3, slow)]).toEqual([true, false]);
    expect([mutationRetry.retry(1, slow), mutationRetry.retry(2, slow)]).toEqual([true, false]);
  });

  it('asks a busy server twice more, when that says itself to come again soon', () => {
    const busy = (afterSeconds: number | null) => new ApiError(503, 'Not now', null, afterSeconds);
    expect([0, 1, 2].map((failures) => queryRetry.retry(failures, busy(1)))).toEqual([true, true, false]);
    expect([busy(null), busy(60), new ApiError(429, 'Too many', null, 1)].some((e) => queryRetry.retry(0, e))).toBe(
      false,
    );
    expect(mutationRetry.retry(0, busy(1))).toBe(false);
  });

  it('doubles the delay from 1 s up to the cap', () => {
    expect([0, 1, 2, 9].map(queryRetry.retryDelay)).toEqual([1000, 2000, 4000, 30_000]);
    expect([0, 1, 9].map(mutationRetry.retryDelay)).toEqual([1000, 2000, 10_000]);
  });
});
