import type { Page, Request } from '@playwright/test';
import { EventEmitter } from 'node:events';
import { OpenRequests } from './open-requests';

const LIMIT_MS = 5_000;
const request = (type: string) => ({ resourceType: () => type }) as Request;

async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  await Promise.resolve();
  await Promise.resolve();
}

let tab: EventEmitter;
let wait: () => Promise<void>;
let isQuiet: boolean;
beforeEach(() => {
  jest.useFakeTimers();
  tab = new EventEmitter();
  const requests = new OpenRequests(tab as unknown as Page);
  isQuiet = false;
  wait = () => requests.quiet(LIMIT_MS).then(() => void (isQuiet = true));
});
afterEach(() => jest.useRealTimers());

it('waits for what is open, and for what is asked soon after', async () => {
  const [first, second] = [request('fetch'), request('script')];
  tab.emit('request', first);
  void wait();
  await pass(1_000);
  tab.emit('requestfinished', first);
  await pass(400);
  tab.emit('request', second);
  await pass(1_000);
  expect(isQuiet).toBe(false);
  tab.emit('requestfailed', second);
  await pass(500);
  expect(isQuiet).toBe(true);
});

it('does not wait for a stream of news', async () => {
  tab.emit('request', request('eventsource'));
  void wait();
  await pass(500);
  expect(isQuiet).toBe(true);
});

it('waits no longer than it may', async () => {
  tab.emit('request', request('fetch'));
  void wait();
  await pass(LIMIT_MS - 1);
  expect(isQuiet).toBe(false);
  await pass(1);
  expect(isQuiet).toBe(true);
});
