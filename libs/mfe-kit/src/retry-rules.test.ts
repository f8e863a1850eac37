import { jest } from '@jest/globals';
import { type ApiCall, problem, stubApi } from '@waymark/testing/browser/stub-api';
import { apiClient } from './api-client';

const UNKNOWN = {
  ...problem(503, 'auth.unknown', 'We cannot tell right now whether you are logged in. Please try again.'),
  headers: { 'retry-after': '1' },
};
const MINE = { body: { mine: true } };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The server cannot tell `times` times. */
function unknownFor(times: number): ApiCall[] {
  let asked = 0;
  const answer = () => ((asked += 1) > times ? MINE : UNKNOWN);
  return stubApi({ 'GET /api/mine': answer, 'POST /api/mine': answer });
}

describe('a call while the server cannot tell whose session it is', () => {
  it.each([
    ['read', () => apiClient.get('/api/mine')],
    ['write, with the same key', () => apiClient.post('/api/mine', { body: { a: 1 }, idempotencyKey: 'one-press' })],
  ])('is made again after the time that the answer names, then after twice that: a %s', async (_what, call) => {
    const calls = unknownFor(2);
    const answer = call();
    await jest.advanceTimersByTimeAsync(999);
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(calls).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual({ mine: true });
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('ends after five tries', async () => {
    const calls = unknownFor(100);
    const failed = expect(apiClient.get('/api/mine')).rejects.toMatchObject({ status: 503 });
    await jest.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(calls).toHaveLength(5);
  });

  it('ends when nobody waits for it any more', async () => {
    const calls = unknownFor(100);
    const page = new AbortController();
    const failed = expect(apiClient.get('/api/mine', { signal: page.signal })).rejects.toBeDefined();
    await jest.advanceTimersByTimeAsync(500);
    page.abort();
    await jest.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(calls).toHaveLength(1);
  });

  it('is no other refusal, which is an answer', async () => {
    const calls = stubApi({ 'GET /api/mine': problem(503, 'server.unavailable', 'Not now') });
    await expect(apiClient.get('/api/mine')).rejects.toMatchObject({ status: 503 });
    expect(calls).toHaveLength(1);
  });
});
