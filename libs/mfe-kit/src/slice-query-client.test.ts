import { focusManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { createHost, getHost, type ToastMessage } from './host';
import { queryRetry } from './retry-rules';
import { createSliceQueryClient } from './slice-query-client';

let client: QueryClient;
const toasts: ToastMessage[] = [];
const visited: string[] = [];

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/venues/7?from=search');
  toasts.length = 0;
  visited.length = 0;
  window.waymark = createHost({ toast: (message) => toasts.push(message), navigate: (path) => visited.push(path) });
  client = createSliceQueryClient();
});
afterEach(() => client.clear());

const refuse = () => stubApi({ 'GET /api/reviews': problem(401, 'auth.required', 'Please log in to continue.') });
const stored = () => sessionStorage.getItem('redirectAfterLogin');

describe('queries of a slice (S4.4, S4.5, S7.4)', () => {
  it('are fresh for 5 minutes, asked again when the window gets the focus, and never polled (S9.1)', () => {
    const { queries } = client.getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 300_000, refetchOnWindowFocus: true, ...queryRetry });
    expect(queries?.refetchInterval).toBeUndefined();
  });

  it('ask again on focus only what is older than 5 minutes (S9.2)', async () => {
    const calls = stubApi({ 'GET /api/reviews': { body: [1] } });
    const old = Date.now() - 301_000;
    client.setQueryData(['/api/reviews'], [0], { updatedAt: old });
    client.setQueryData(['/api/reviews?new'], [0]);
    const stops = ['/api/reviews', '/api/reviews?new'].map((path) =>
      new QueryObserver(client, { queryKey: [path], refetchOnMount: false }).subscribe(() => undefined),
    );
    client.mount();
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/reviews']));
    stops.forEach((stop) => stop());
    client.unmount();
    focusManager.setFocused(undefined);
  });

  it('send somebody without a session to sign in, say why, and remember the way back', async () => {
    refuse();
    await client.fetchQuery({ queryKey: ['/api/reviews'] }).catch(() => undefined);
    expect(toasts).toEqual([
      { title: 'Authentication required', description: 'Please log in to continue', variant: 'error' },
    ]);
    expect(visited).toEqual(['/login']);
    expect(stored()).toBe('/venues/7?from=search');
  });

  it.each(['/', '/login', '/login?reason=old'])('do not remember %s as the way back', async (path) => {
    window.history.replaceState(null, '', path);
    refuse();
    await client.fetchQuery({ queryKey: ['/api/reviews'] }).catch(() => undefined);
    expect(stored()).toBeNull();
    expect(visited).toEqual(['/login']);
  });

  it('leave a page alone that says itself that one has to sign in', async () => {
    refuse();
    await client.fetchQuery({ queryKey: ['/api/reviews'], meta: { showsSignIn: true } }).catch(() => undefined);
    expect([toasts, visited, stored()]).toEqual([[], [], null]);
  });

  it('forget what they know when somebody else signs in', async () => {
    getHost().session.setState({ status: 'visitor', user: null });
    client.setQueryData(['/api/reviews'], ['of a visitor']);
    const user = {
      id: 1,
      email: 'a@example.org',
      displayName: 'Ann',
      username: 'ann',
      role: 'member' as const,
      isVerified: false,
    };
    getHost().session.setState({ status: 'member', user });
    expect(client.getQueryData(['/api/reviews'])).toBeUndefined();
  });
});
