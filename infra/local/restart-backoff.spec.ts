import { RestartBackoff } from './restart-backoff';

it('starts at once after a first death, and later each time that the next follows soon', () => {
  const pause = new RestartBackoff();
  const waits = [5_000, 100, 100, 100, 100, 100, 100].map((lived) => pause.after(lived));
  expect(waits).toEqual([0, 500, 1_000, 2_000, 4_000, 8_000, 10_000]);
});

it('forgets deaths of which a minute of life shows that they are over', () => {
  const pause = new RestartBackoff();
  expect([100, 100, 61_000, 100].map((lived) => pause.after(lived))).toEqual([0, 500, 0, 500]);
  expect(pause.inARow).toBe(2);
});
