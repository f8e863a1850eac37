import { InFlightLimit, LATE_MS, shedOf } from './in-flight-limit';

const RULE = { fewest: 2, atStart: 4, most: 6, mostOfAll: 9 };
let limit: InFlightLimit;

beforeEach(() => {
  jest.useFakeTimers();
  limit = new InFlightLimit(RULE);
});
afterEach(() => jest.useRealTimers());

const enter = (times: number) => Array.from({ length: times }, () => limit.enter('later'));
const fill = (times: number): void => void enter(times);

it('lets so many run at once, as many wait for their turn in order, and refuses the rest at once', async () => {
  expect(enter(4)).toEqual([true, true, true, true]);
  const [one, two, ...rest] = enter(5);
  expect(rest[2]).toBe(false);
  expect(limit.isFull('later')).toBe(true);
  limit.leave();
  expect(await one).toBe(true);
  limit.leave();
  expect(await two).toBe(true);
});

it('refuses requests that waited for half a second', async () => {
  fill(4);
  const late = limit.enter('later');
  jest.advanceTimersByTime(500);
  expect(await late).toBe(false);
  limit.leave();
  expect(limit.enter('later')).toBe(true);
});

it('refuses suggestions first, and never writes or sign-ins', () => {
  fill(4);
  expect(limit.isFull('first')).toBe(false);
  fill(1);
  expect([limit.isFull('first'), limit.isFull('later'), limit.enter('first')]).toEqual([true, false, false]);
  expect(Array.from({ length: 6 }, () => limit.enter('never'))).toEqual([true, true, true, true, true, false]);
});

it('falls fast while answers are late, and rises slowly while they are soon and all places are taken', () => {
  limit.adapt(true);
  expect(limit.limit).toBe(3);
  for (let moment = 0; moment < 5; moment += 1) limit.adapt(true);
  expect(limit.limit).toBe(RULE.fewest);
  limit.adapt(false);
  expect(limit.limit).toBe(RULE.fewest);
  fill(3);
  limit.adapt(false);
  expect(limit.limit).toBe(3);
  for (let moment = 0; moment < 9; moment += 1) {
    void limit.enter('later');
    limit.adapt(false);
  }
  expect(limit.limit).toBe(RULE.most);
});

it('falls once after a request that waited long before it was looked at', () => {
  limit.waited(LATE_MS);
  limit.adapt(false);
  expect(limit.limit).toBe(RULE.atStart);
  limit.waited(LATE_MS + 1);
  limit.adapt(false);
  const fewer = limit.limit;
  expect(fewer).toBeLessThan(RULE.atStart);
  limit.adapt(false);
  expect(limit.limit).toBe(fewer);
});

it('lets those in who wait when there is room for more', async () => {
  fill(4);
  const waits = limit.enter('later');
  limit.adapt(false);
  expect(await waits).toBe(true);
});

it.each([
  ['GET', '/api/venues/search', 'first'],
  ['GET', '/api/search/hashtags', 'first'],
  ['GET', '/api/search', 'later'],
  ['GET', '/api/auth/user', 'never'],
  ['POST', '/api/auth/login', 'never'],
  ['POST', '/api/reviews', 'never'],
])('%s %s is given up %s', (method, path, shed) => {
  expect(shedOf(method, path)).toBe(shed);
});
