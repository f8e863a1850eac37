import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@waymark/mfe-kit';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { ANN, renderApp } from '../test-support/render-app';

const STAFF: Session = { status: 'member', user: { ...ANN.user, role: 'moderator' } };
const MINUTE = 60_000;

let called: (url: string) => void;
beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  class Observer {
    constructor(told: (list: { getEntries: () => { name: string }[] }) => void) {
      called = (url) => told({ getEntries: () => [{ name: new URL(url, location.origin).href }] });
    }
    observe(): void {}
    disconnect(): void {}
  }
  class Channel {
    postMessage(): void {}
    close(): void {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer, BroadcastChannel: Channel });
});
afterEach(() => {
  jest.useRealTimers();
});

async function open(session: Session): Promise<ReturnType<typeof stubApi>> {
  const calls = stubApi({
    'GET /api/health': { body: { status: 'ok' } },
    'GET /api/auth/user': { body: session.user },
  });
  renderApp('/', session);
  await screen.findByRole('heading', { name: 'Welcome' });
  await act(() => jest.advanceTimersByTimeAsync(100));
  return calls;
}
const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * MINUTE));
const notice = () => screen.queryByRole('dialog', { name: 'You will be logged out in 5 minutes' });

describe('a session of staff without use', () => {
  it('is about to end after 25 minutes, with a warning and a way to stay', async () => {
    const calls = await open(STAFF);
    await minutes(24);
    expect(notice()).not.toBeInTheDocument();
    await minutes(2);
    expect(notice()).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'You will be logged out in 5 minutes' })).toHaveFocus();
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(notice()).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/api/auth/user')).toHaveLength(1);
  });

  it("is extended by each call of a person, and not by the connection's poll", async () => {
    await open(STAFF);
    await minutes(20);
    act(() => called('/api/reviews'));
    await minutes(20);
    expect(notice()).not.toBeInTheDocument();
    act(() => called('/api/health'));
    await minutes(6);
    expect(notice()).toBeInTheDocument();
  });

  it('ends after 30 minutes at the login, where it goes on to the same page', async () => {
    await open(STAFF);
    await minutes(30.1);
    expect(screen.getByText('Please log in to continue')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/login');
  });
});

it('members are asked nothing: their sessions last for weeks', async () => {
  await open(ANN);
  await minutes(40);
  expect(notice()).not.toBeInTheDocument();
});
