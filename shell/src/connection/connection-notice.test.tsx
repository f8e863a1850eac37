import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type ApiCall } from '@waymark/testing/browser/stub-api';
import { ConnectionNotice } from './connection-notice';

const HEALTH = 'GET /api/health';
const ok = { body: { status: 'ok' } };
const banner = () => screen.getByRole('status');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let reloads = 0;
let calls: ApiCall[] = [];
let browserOnline = true;
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => browserOnline });

beforeEach(async () => {
  jest.useFakeTimers();
  reloads = 0;
  browserOnline = true;
  calls = stubApi({ [HEALTH]: ok });
  render(<ConnectionNotice reload={() => (reloads += 1)} />);
  await pass(0);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the connection banner (S2.74, S4.19, S4.20, S7.10)', () => {
  it('is hidden while the connection is online and fresh; health is asked for on load and every 30 s (S4.18, S7.9, S9.12)', async () => {
    expect(calls).toHaveLength(1);
    await pass(90_000);
    expect(calls).toHaveLength(4);
    expect(banner()).toBeEmptyDOMElement();
  });

  it('says for how long the connection is unstable once no check succeeded for over 60 s (S8.12)', async () => {
    stubApi({ [HEALTH]: problem(503, 'server.unavailable', 'Not now') });
    await pass(60_000);
    expect(banner()).toBeEmptyDOMElement();
    await pass(1_000);
    expect(banner()).toHaveTextContent('Connection unstable (61 s)');
    await pass(9_000);
    expect(banner()).toHaveTextContent('Connection unstable (70 s)');
    expect(screen.getByText('(70 s)')).toHaveAttribute('aria-live', 'off');
    expect(await axeProblemsNow()).toEqual([]);
  });

  it('notices a check that never ends', async () => {
    window.fetch = () => new Promise(() => undefined);
    globalThis.fetch = window.fetch;
    await pass(61_000);
    expect(banner()).toHaveTextContent('Connection unstable (61 s)');
  });

  it('takes an answer other than ok for none', async () => {
    stubApi({ [HEALTH]: { body: { status: 'down' } } });
    await pass(61_000);
    expect(banner()).toHaveTextContent('Connection unstable');
  });

  it('says at once that the connection is lost, and goes when it is back (S8.11)', async () => {
    browserOnline = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(banner()).toHaveTextContent('Connection lost');
    browserOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(banner()).toBeEmptyDOMElement();
  });

  it('has a button that reloads the page (S8.13)', async () => {
    browserOnline = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    fireEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(reloads).toBe(1);
  });
});

async function axeProblemsNow(): Promise<string[]> {
  jest.useRealTimers();
  return axeProblems();
}
