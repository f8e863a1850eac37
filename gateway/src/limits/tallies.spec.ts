import { Tallies } from './tallies';

const LIMIT = 10;

describe('Tallies', () => {
  let clock = 0;
  let sent: [string, number][] = [];
  let tallies: Tallies;
  const say = (consumedPoints: number, msBeforeNext = 60_000) => tallies.learn('a', { consumedPoints, msBeforeNext });

  beforeEach(() => {
    jest.useFakeTimers();
    [clock, sent] = [0, []];
    tallies = new Tallies(
      LIMIT,
      async (key, points) => sent.push([key, points]),
      () => clock,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('admits no client that Redis has not reported on', () => {
    expect(tallies.admits('a')).toBe(false);
  });

  it('admits up to half of the limit, including requests that are not counted yet', () => {
    say(2);
    const admitted = Array.from({ length: 10 }, () => tallies.admits('a') && tallies.note('a') === 0);
    expect(admitted.filter(Boolean)).toHaveLength(3);
  });

  it('adds admitted requests to Redis in one command', () => {
    say(0);
    tallies.note('a');
    tallies.note('a');
    jest.advanceTimersByTime(25);
    expect(sent).toEqual([['a', 2]]);
    jest.advanceTimersByTime(100);
    expect(sent).toHaveLength(1);
  });

  it('still knows of points that are on their way', () => {
    say(2);
    for (let count = 0; count < 3; count += 1) tallies.note('a');
    jest.advanceTimersByTime(25);
    expect(tallies.admits('a')).toBe(false);
  });

  it('does not trust a number that is a second old, or of a window that has ended', () => {
    say(0);
    clock = 1_000;
    expect(tallies.admits('a')).toBe(false);
    say(0, 300);
    clock = 1_300;
    expect(tallies.admits('a')).toBe(false);
  });

  it('passes uncounted requests on to a request that queries Redis itself', () => {
    say(0);
    tallies.note('a');
    expect(tallies.unsent('a')).toBe(1);
    jest.advanceTimersByTime(25);
    expect(sent).toEqual([]);
  });
});
