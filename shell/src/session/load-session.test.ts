import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { ANN } from '../test-support/render-app';
import { loadSession } from './load-session';

const USER = 'GET /api/auth/user';
const VISITOR = { status: 'visitor', user: null };

async function load(): Promise<{ session: unknown; waits: number[]; troubleAfter: number[] }> {
  const waits: number[] = [];
  const troubleAfter: number[] = [];
  const session = await loadSession({
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
    onTrouble: () => troubleAfter.push(waits.length),
  });
  return { session, waits, troubleAfter };
}

describe('who is signed in (A7.6, S7.6, S7.7, S7.8)', () => {
  it('is the member whom the server names', async () => {
    stubApi({ [USER]: { body: ANN.user } });
    expect(await load()).toEqual({ session: ANN, waits: [], troubleAfter: [] });
  });

  it('is nobody after a 401, which is not asked again', async () => {
    const calls = stubApi({ [USER]: problem(401, 'auth.required', 'Please log in to continue.') });
    expect(await load()).toEqual({ session: VISITOR, waits: [], troubleAfter: [] });
    expect(calls).toHaveLength(1);
  });

  it('is asked twice more after any other failure, then more seldom until the server says it', async () => {
    let tries = 0;
    const calls = stubApi({
      [USER]: () => ((tries += 1) < 8 ? problem(503, 'server.unavailable', 'Not now') : { body: ANN.user }),
    });
    expect(await load()).toEqual({
      session: ANN,
      waits: [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000],
      troubleAfter: [2],
    });
    expect(calls).toHaveLength(8);
  });

  it('is never taken for a visitor because nobody could tell', async () => {
    const calls = stubApi({ [USER]: problem(503, 'server.unavailable', 'Not now') });
    expect((await load()).session).toBeNull();
    expect(calls).toHaveLength(60);
  });

  it('is not asked again because the window got the focus', async () => {
    const calls = stubApi({ [USER]: { body: ANN.user } });
    await load();
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls).toHaveLength(1);
  });
});
