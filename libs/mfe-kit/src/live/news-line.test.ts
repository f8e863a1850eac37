import { jest } from '@jest/globals';
import { LIVE_MEMBER, LIVE_PATH } from '@waymark/contracts-core';
import { FakeEventSource } from '@waymark/testing/browser/fake-event-source';
import { apiClient } from '../api-client';
import { createHost } from '../host';
import type { Session } from '../session';
import { NewsLine } from './news-line';

const newest = () => FakeEventSource.newest;

function look(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

let asked = 0;
let line: NewsLine;

beforeEach(() => {
  jest.useFakeTimers();
  FakeEventSource.install();
  asked = 0;
  look(false);
  line = new NewsLine(() => (asked += 1));
});
afterEach(() => {
  line.stop();
  jest.useRealTimers();
});

describe('NewsLine (C6.4)', () => {
  it('checks once when the stream opens, and once for news that arrive together', () => {
    line.start();
    expect(newest().url).toBe(LIVE_PATH);
    expect(asked).toBe(0);
    newest().say('sync');
    expect(asked).toBe(1);
    for (const notificationId of [1, 2, 3]) newest().say('notification', { notificationId });
    jest.advanceTimersByTime(1_000);
    expect(asked).toBe(2);
    jest.advanceTimersByTime(600_000);
    expect(asked).toBe(2);
  });

  it('asks every minute while the stream is away, and after the gap once more', () => {
    line.start();
    newest().say('sync');
    newest().say('away');
    jest.advanceTimersByTime(120_000);
    expect(asked).toBe(3);
    newest().say('sync');
    jest.advanceTimersByTime(600_000);
    expect(asked).toBe(4);
  });

  it('asks at once and every minute where the stream is refused, and tries it again', () => {
    line.start();
    newest().fail({ forGood: true });
    expect(asked).toBe(1);
    jest.advanceTimersByTime(60_000);
    expect(asked).toBe(2);
    expect(FakeEventSource.opened).toHaveLength(2);
    newest().say('sync');
    jest.advanceTimersByTime(5_000);
    const before = asked;
    jest.advanceTimersByTime(300_000);
    expect(asked).toBe(before);
  });

  it('leaves a lost connection to the browser, which comes back by itself', () => {
    line.start();
    newest().say('sync');
    newest().fail({ forGood: false });
    jest.advanceTimersByTime(600_000);
    expect(FakeEventSource.opened).toHaveLength(1);
    expect(asked).toBe(11);
  });

  it('rests in a tab that nobody has looked at for a while, and is back with the eyes', () => {
    look(true);
    line.start();
    expect(FakeEventSource.opened).toHaveLength(0);
    look(false);
    newest().say('sync');
    look(true);
    jest.advanceTimersByTime(5_000);
    look(false);
    expect(FakeEventSource.opened).toHaveLength(1);
    look(true);
    jest.advanceTimersByTime(60_000);
    expect(newest().readyState).toBe(FakeEventSource.CLOSED);
    look(false);
    expect(FakeEventSource.opened).toHaveLength(2);
    newest().say('sync');
    jest.advanceTimersByTime(5_000);
    expect(asked).toBe(2);
  });

  it('is opened for the member of the page, and asks who is signed in when theirs is over', () => {
    const asks: string[] = [];
    window.waymark = createHost({ sessionChanged: async () => void asks.push('who') });
    window.waymark.session.setState({ status: 'member', user: { id: 7 } } as Session);
    line.start();
    expect(newest().url).toBe(`${LIVE_PATH}?${LIVE_MEMBER}=7`);
    newest().say('end', { reason: 'signed-out' });
    expect(asks).toEqual(['who']);
    delete window.waymark;
  });

  it('checks that after the response of a write that may have renewed the session', async () => {
    const asks: string[] = [];
    window.waymark = createHost({ sessionChanged: async () => void asks.push('who') });
    let answer: (response: Response) => void = () => undefined;
    jest.spyOn(window, 'fetch').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const written = apiClient.post('/api/auth/change-password', { body: {} });
    line.start();
    newest().say('end', { reason: 'signed-out' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asks).toEqual([]);
    answer(new Response('{}'));
    await written;
    await jest.advanceTimersByTimeAsync(0);
    expect(asks).toEqual(['who']);
    delete window.waymark;
  });

  it('is over with the session, and goes on by asking where there are too many tabs', () => {
    line.start();
    newest().say('sync');
    newest().say('end', { reason: 'too-many' });
    jest.advanceTimersByTime(60_000);
    expect(asked).toBe(2);
    expect(FakeEventSource.opened).toHaveLength(1);
    newest().say('end', { reason: 'signed-out' });
    jest.advanceTimersByTime(600_000);
    expect(asked).toBe(2);
  });
});
