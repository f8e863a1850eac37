import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hostFor, MEMBER } from '@waymark/mfe-kit/testing';
import { FakeEventSource } from '@waymark/testing/browser/fake-event-source';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { MemoryRouter } from 'react-router-dom';
import HeaderNotices from './notices.slot';

let unread = 0;
let said: string[];

function open() {
  said = [];
  hostFor({ user: MEMBER, announce: (text) => said.push(text) });
  return render(
    <MemoryRouter>
      <ul>
        <HeaderNotices />
      </ul>
    </MemoryRouter>,
  );
}

const tell = (event: string) => act(() => FakeEventSource.newest.say(event));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.install();
  stubApi({ 'GET /api/notifications/unread-count': () => ({ body: { count: unread } }) });
});
afterEach(async () => {
  // Late enough that the next test can announce at once.
  await pass(120_000);
  jest.useRealTimers();
});

describe('the way to the notifications in the header (C6.5)', () => {
  it('says how many are unread, in words, and leads to them', async () => {
    unread = 0;
    open();
    expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/social?tab=notifications');
    unread = 3;
    tell('sync');
    await pass(100);
    expect(screen.getByRole('link', { name: '3 unread notifications' })).toBeInTheDocument();
    expect(said).toEqual([]);
  });

  it('speaks once a minute, whatever comes, and not of what was read meanwhile', async () => {
    unread = 1;
    open();
    tell('sync');
    await pass(100);
    for (const count of [2, 3, 4]) {
      unread = count;
      tell('notification');
      await pass(2_000);
    }
    expect(screen.getByRole('link', { name: '4 unread notifications' })).toBeInTheDocument();
    expect(said).toEqual(['1 new notification']);
    await pass(60_000);
    expect(said).toEqual(['1 new notification', '2 new notifications']);
    unread = 5;
    tell('notification');
    await pass(2_000);
    unread = 0;
    tell('notification');
    await pass(120_000);
    expect(said).toHaveLength(2);
  });

  it('shows many as many', async () => {
    unread = 250;
    open();
    tell('sync');
    await pass(100);
    expect(screen.getByRole('link', { name: '99+ unread notifications' })).toBeInTheDocument();
  });

  it('is quiet about a session that is over, and asks no more', async () => {
    const calls = stubApi({ 'GET /api/notifications/unread-count': problem(401, 'auth.required', 'Please log in.') });
    open();
    act(() => FakeEventSource.newest.fail({ forGood: true }));
    await pass(600_000);
    expect(calls).toHaveLength(1);
    expect(said).toEqual([]);
    expect(screen.getByRole('link', { name: 'Notifications' })).toBeInTheDocument();
  });
});
