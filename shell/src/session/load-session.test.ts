import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { ANN } from '../test-support/render-app';
import { loadSession } from './load-session';

const USER = 'GET /api/auth/user';
const VISITOR = { status: 'visitor', user: null };

async function load(): Promise<{ session: unknown; waits: number[] }> {
  const waits: number[] = [];
  const session = await loadSession((ms) => {
    waits.push(ms);
    return Promise.resolve();
  });
  return { session, waits };
}

describe('who is signed in', () => {
  it('is the member whom the server names', async () => {
    stubApi({ [USER]: { body: ANN.user } });
    expect(await load()).toEqual({ session: ANN, waits: [] });
  });

  it('is nobody after a 401, which is not asked again', async () => {
    const calls = stubApi({ [USER]: problem(401, 'auth.required', 'Please log in to continue.') });
    expect(await load()).toEqual({ session: VISITOR, waits: [] });
    expect(calls).toHaveLength(1);
  });

  it('is asked up to twice more after any other failure, then taken for nobody', async () => {
    const calls = stubApi({ [USER]: problem(503, 'server.unavailable', 'Not now') });
    expect(await load()).toEqual({ session: VISITOR, waits: [1000, 2000] });
    expect(calls).toHaveLength(3);
  });

  it('is not asked again because the window got the focus', async () => {
    const calls = stubApi({ [USER]: { body: ANN.user } });
    await load();
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls).toHaveLength(1);
  });
});
