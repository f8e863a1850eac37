import { AnswerTimes } from './answer-times';
import { InFlightLimit } from './in-flight-limit';

let now = 0;
const limit = new InFlightLimit({ fewest: 2, atStart: 16, most: 64, mostOfAll: 96 });
const times = new AnswerTimes(limit, () => now);

/** What took so long came in one moment. */
function moment(took: readonly number[]): number {
  now += 200;
  for (const ms of took) times.add(ms);
  return limit.limit;
}

it('lets fewer in when half of the answers of a moment were late, whatever the others are', () => {
  const [soon, late] = [Array<number>(6).fill(20), Array<number>(6).fill(900)];
  expect(moment([...soon, ...late])).toBe(16);
  expect(moment([...late, ...soon.slice(1), 300])).toBe(12);
});

it('says nothing by a few answers', () => {
  expect(moment([9_000, 9_000])).toBe(12);
});
