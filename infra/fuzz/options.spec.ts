import { fuzzOptions } from './options';

describe('the options of a fuzz run', () => {
  it('are 18,000 requests of seed 1, and less in the short form', () => {
    expect(fuzzOptions([])).toMatchObject({ seed: 1, requests: 18_000, only: [] });
    expect(fuzzOptions(['--short']).requests).toBeLessThan(5_000);
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
