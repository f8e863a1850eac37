import { fact, facts } from './sample-facts';
import { standingOf } from './standing';

const standing = (claim: 0 | 1 | 2 | 3, yes: number, no: number) => standingOf(facts({ LiftAccess: fact(claim, yes, no) }), 'LiftAccess').standing;

describe('what is known of one feature', () => {
  // claim: 0 unknown, 1 available, 2 not available, 3 does not apply.
  it.each([
    [0, 0, 0, 'unknown'],
    [0, 1, 0, 'there'],
    [0, 0, 1, 'not-there'],
    [0, 7, 3, 'there'],
    [0, 69, 31, 'divided'],
    [0, 4, 6, 'divided'],
    [0, 39, 61, 'not-there'],
    [1, 0, 0, 'there'],
    [1, 1, 0, 'there'],
    [1, 0, 1, 'not-there'],
    [1, 7, 3, 'there'],
    [1, 69, 31, 'divided'],
    [1, 1, 1, 'divided'],
    [1, 4, 6, 'divided'],
    [1, 39, 61, 'not-there'],
    [2, 0, 0, 'not-there'],
    [2, 0, 1, 'not-there'],
    [2, 1, 0, 'divided'],
    [2, 2, 0, 'there'],
    [2, 7, 3, 'there'],
    [2, 69, 31, 'divided'],
    [2, 1, 1, 'divided'],
    [2, 4, 6, 'divided'],
    [2, 39, 61, 'not-there'],
    [3, 0, 0, 'does-not-apply'],
    [3, 9, 0, 'does-not-apply'],
    [3, 0, 9, 'does-not-apply'],
  ] as const)('stated %s, %s say yes, %s say no: %s', (claim, yes, no, expected) => expect(standing(claim, yes, no)).toBe(expected));

  it('is unknown where the answer says nothing of it', () => {
    expect(standingOf(facts({}), 'LiftAccess')).toMatchObject({ standing: 'unknown', people: 0, date: null });
  });

  it('never calls there what nobody states and nobody saw, nor what more than three in ten people deny', () => {
    for (const claim of [0, 1, 2, 3] as const)
      for (let yes = 0; yes <= 12; yes += 1)
        for (let no = 0; no <= 12; no += 1) {
          if (standing(claim, yes, no) !== 'there') continue;
          expect(claim === 1 || yes > 0).toBe(true);
          expect(no / Math.max(1, yes + no)).toBeLessThanOrEqual(0.305);
        }
  });

  it('is as old as its newest answer, or as its claim where nobody answered', () => {
    expect(standingOf(facts({ LiftAccess: fact(1, 2, 0) }), 'LiftAccess').date).toBe('2026-01-05T10:00:00.000Z');
    expect(standingOf(facts({ LiftAccess: fact(1) }), 'LiftAccess').date).toBe('2026-11-20');
    expect(standingOf(facts({ LiftAccess: fact(1) }, 'hotel', { statedBy: null }), 'LiftAccess').date).toBeNull();
  });
});
