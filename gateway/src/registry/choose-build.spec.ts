import { chooseBuild, isAmong } from './choose-build';

const one = { version: 'one' };
const two = { version: 'two' };
const three = { version: 'three' };
const live = { stable: two, previous: one };
const canary = (weight: number) => ({ ...live, canary: { build: three, weight } });
const none = () => false;
const only =
  (...versions: string[]) =>
  (version: string) =>
    versions.includes(version);

const visitors = Array.from({ length: 20_000 }, (_, number) => `visitor-${number}`);
const shareOf = (slice: string, weight: number) =>
  visitors.filter((id) => isAmong(slice, id, weight)).length / visitors.length;
/** Among the first, and among the last that a canary reaches. */
const EARLY = visitors.find((id) => isAmong('maps', id, 1)) ?? '';
const LATE = visitors.find((id) => !isAmong('maps', id, 98)) ?? '';

describe('the builds that visitors get (R2.9, R2.10, R3.14)', () => {
  it.each([1, 5, 50, 99])('are the canary for %i per cent of them', (weight) => {
    expect(Math.abs(shareOf('maps', weight) - weight / 100)).toBeLessThan(0.015);
  });

  it('stay the same ones when the canary grows', () => {
    const fewer = visitors.filter((id) => isAmong('maps', id, 5));
    expect(fewer.every((id) => isAmong('maps', id, 20))).toBe(true);
  });

  it('are chosen separately for each slice, so that nobody gets all canaries', () => {
    const both =
      visitors.filter((id) => isAmong('maps', id, 10) && isAmong('account', id, 10)).length / visitors.length;
    expect(Math.abs(both - 0.01)).toBeLessThan(0.005);
  });

  it.each([
    ['the canary, with the stable one to fall back on', canary(5), EARLY, none, 'three', 'two'],
    ['the stable one when not among them', canary(5), LATE, none, 'two', 'one'],
    ['the stable one when there is no canary', live, EARLY, none, 'two', 'one'],
    ['the stable one when the canary was withdrawn', canary(99), EARLY, only('three'), 'two', 'one'],
    ['the one before when the stable one was withdrawn', live, EARLY, only('two'), 'one', undefined],
    ['the one before also beside a canary', canary(5), LATE, only('two'), 'one', undefined],
    ['the one before to fall back on from a canary', canary(5), EARLY, only('two'), 'three', 'one'],
    ['nothing to fall back on that was withdrawn', live, EARLY, only('one'), 'two', undefined],
    ['a withdrawn build only when there is no other', live, EARLY, only('one', 'two'), 'two', undefined],
  ])('are %s', (_what, release, visitorId, isWithdrawn, version, fallback) => {
    const choice = chooseBuild('maps', release, visitorId, isWithdrawn);
    expect([choice.build.version, choice.fallback?.version]).toEqual([version, fallback]);
  });
});
