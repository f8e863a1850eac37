import { jest } from '@jest/globals';
import { HEADERS } from '@waymark/contracts-core';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { apiClient } from './api-client';
import { createHost } from './host';
import type { Session } from './session';

const keys = (calls: ApiCall[]) => calls.map(({ headers }) => headers.get('idempotency-key'));
const unsafe = ['post', 'put', 'patch', 'delete'] as const;

/** The server answers, and the first `times` of its answers are lost on the way back. */
function answering(answers: Record<string, Answer | ((call: ApiCall) => Answer)>, times = 1): ApiCall[] {
  const calls = stubApi(answers);
  const network = window.fetch;
  let lost = 0;
  globalThis.fetch = async (input, init) => {
    const response = await network(input, init);
    lost += 1;
    if (lost <= times) throw new TypeError('Failed to fetch');
    return response;
  };
  return calls;
}

/** Sends it with a clock that runs by itself. */
async function sending<T>(work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers();
  const done = work();
  done.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  return done;
}

describe('a write whose answer is lost', () => {
  it.each(unsafe)('is sent again with the key of its press: %s', async (method) => {
    const calls = answering({ [`${method.toUpperCase()} /api/a`]: { body: { id: 1 } } }, 2);
    await expect(sending(() => apiClient[method]('/api/a', { body: { a: 1 } }))).resolves.toEqual({ id: 1 });
    expect(calls).toHaveLength(3);
    expect(new Set(keys(calls)).size).toBe(1);
    expect(keys(calls)[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is sent three times at most', async () => {
    const calls = answering({ 'POST /api/a': {} }, 9);
    await expect(sending(() => apiClient.post('/api/a'))).rejects.toThrow('Failed to fetch');
    expect(calls).toHaveLength(3);
  });

  it('is sent again after a time-out too', async () => {
    const calls = stubApi({ 'POST /api/a': { body: { id: 1 } } });
    const network = window.fetch;
    let hung = false;
    globalThis.fetch = async (input, init) => {
      const response = await network(input, init);
      if (hung) return response;
      hung = true;
      return new Promise(() => undefined);
    };
    await expect(sending(() => apiClient.post('/api/a'))).resolves.toEqual({ id: 1 });
    expect([calls.length, new Set(keys(calls)).size]).toEqual([2, 1]);
  });

  it('goes with its file again', async () => {
    const calls = answering({ 'POST /api/a': { body: { id: 1 } } });
    const body = new FormData();
    body.append('file', new File(['a'], 'a.csv'));
    await sending(() => apiClient.post('/api/a', { body }));
    expect([calls.length, new Set(keys(calls)).size]).toEqual([2, 1]);
  });

  it('that deleted something is done when it is gone', async () => {
    const answers: Answer[] = [{}, problem(404, 'request.not-found', 'There is nothing here.')];
    answering({ 'DELETE /api/a': () => answers.shift() ?? {} });
    await expect(sending(() => apiClient.delete('/api/a'))).resolves.toBeUndefined();
    await expect(apiClient.delete('/api/b')).rejects.toMatchObject({ status: 404 });
  });

  it('is left alone when what it carries is good for once', async () => {
    const calls = answering({ 'POST /api/a': {} });
    await expect(sending(() => apiClient.post('/api/a', { retry: false }))).rejects.toThrow('Failed to fetch');
    expect(calls).toHaveLength(1);
  });
});

describe('another press', () => {
  it('has another key', async () => {
    const calls = stubApi({ 'POST /api/a': { body: null } });
    await apiClient.post('/api/a');
    await apiClient.post('/api/a');
    expect(new Set(keys(calls)).size).toBe(2);
  });
});

describe('a write that finds no session', () => {
  const nobody = problem(401, 'auth.required', 'Please log in to continue.');
  let ended = 0;
  beforeEach(() => {
    ended = 0;
    window.history.replaceState(null, '', '/user-profile');
    window.waymark = createHost({ sessionEnded: () => (ended += 1) });
  });

  it.each(unsafe)('asks to sign in, and tells its page nothing: %s', async (method) => {
    stubApi({ [`${method.toUpperCase()} /api/a`]: nobody });
    let settled = false;
    void apiClient[method]('/api/a').finally(() => (settled = true));
    await new Promise((done) => setTimeout(done));
    expect([ended, settled]).toEqual([1, false]);
  });

  it('of a shell that cannot keep what was typed goes to the sign-in page all the same', async () => {
    const visited: string[] = [];
    window.waymark = createHost({ navigate: (path) => visited.push(path) });
    stubApi({ 'POST /api/a': nobody });
    void apiClient.post('/api/a');
    await new Promise((done) => setTimeout(done));
    expect(visited).toEqual(['/login']);
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/user-profile');
  });

  it('rejects if it asked to, if a password was wrong, and on the sign-in page itself', async () => {
    stubApi({ 'POST /api/a': nobody, 'POST /api/b': problem(401, 'auth.invalid-credentials', 'Please check it.') });
    await expect(apiClient.post('/api/a', { on401: 'throw' })).rejects.toMatchObject({ status: 401 });
    await expect(apiClient.post('/api/b')).rejects.toMatchObject({ status: 401 });
    window.history.replaceState(null, '', '/login');
    await expect(apiClient.post('/api/a')).rejects.toMatchObject({ status: 401 });
    expect(ended).toBe(0);
  });
});

describe('a write names the member for whom its page was rendered', () => {
  const members = (calls: ApiCall[]) => calls.map(({ headers }) => headers.get(HEADERS.pageMember));
  const session = (id: number) => ({ status: 'member', user: { id } }) as Session;

  it.each(unsafe)('as of the press, also when it is retried later: %s', async (method) => {
    window.waymark = createHost({});
    window.waymark.session.setState(session(7));
    const calls = answering({
      [`${method.toUpperCase()} /api/a`]: () => (window.waymark?.session.setState(session(8)), { body: null }),
    });
    await sending(() => apiClient[method]('/api/a', { body: new FormData() }));
    expect(members(calls)).toEqual(['7', '7']);
    await apiClient[method]('/api/a');
    expect(members(calls)[2]).toBe('8');
  });

  it('as a visitor, as nobody while that is not known, and a read says nothing', async () => {
    const calls = stubApi({ 'POST /api/a': { body: null }, 'GET /api/a': { body: null } });
    window.waymark = createHost({});
    await apiClient.post('/api/a');
    window.waymark.session.setState({ status: 'visitor', user: null });
    await apiClient.post('/api/a');
    await apiClient.get('/api/a');
    expect(members(calls)).toEqual([null, 'visitor', null]);
  });

  it('and if it is refused for that, the session is checked before the page gets the error', async () => {
    const told: string[] = [];
    window.waymark = createHost({ refreshSession: async () => void told.push('asked') });
    stubApi({ 'POST /api/a': problem(409, 'session.other-member', 'Someone else is logged in now.') });
    await apiClient.post('/api/a').catch(() => told.push('refused'));
    expect(told).toEqual(['asked', 'refused']);
  });
});
