import { fuzzOptions } from './options';

describe('the options of a fuzz run', () => {
  it('are 18,000 requests of seed 1, and less in the short form', () => {
    expect(fuzzOptions([])).toMatchObject({ seed: 1, requests: 18_000, only: [] });
    expect(fuzzOptions(['--short']).requests).toBeLessThan(5_000);
  });

  it('are as large a part of the requests as it is of the slices, unless a number is named', () => {
    expect(fuzzOptions(['--short'], 0.25).requests).toBe(fuzzOptions(['--short']).requests / 4);
    expect(fuzzOptions(['--requests', '50'], 0.25).requests).toBe(50);
  });

  it('name requests to send again', () => {
    expect(fuzzOptions(['--seed', '7', '--only', '3,12'])).toMatchObject({ seed: 7, only: [3, 12] });
  });

  it.each([[['--seed', 'x']], [['--requests', '-1']], [['--only', '3,b']], [['--origin', 'https://example.org']]])(
    'are refused when they are no numbers or unknown: %s',
    (args) => {
      expect(() => fuzzOptions(args)).toThrow();
    },
  );
});
