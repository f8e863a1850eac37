import { mergeFeature } from '@waymark/contracts-reviews';
import { fact, facts } from './sample-facts';
import { standingOf } from './standing';

describe('what is known of one feature (A10.63)', () => {
  // claim: 0 unknown, 1 available, 2 not available, 3 does not apply.
  it('is the state that the page of the venue shows, whatever is stated and however many say what', () => {
    for (const claim of [0, 1, 2, 3] as const)
      for (let yes = 0; yes <= 12; yes += 1)
        for (let no = 0; no <= 12; no += 1) {
          const one = fact(claim, yes, no);
          const { state, ...counts } = mergeFeature(one);
          const known = standingOf(facts({ LiftAccess: one }), 'LiftAccess');
          expect(known).toMatchObject({ state, yes: counts.yes, no: counts.no, people: counts.people });
        }
  });

  it('is unknown if the response does not mention it', () => {
    expect(standingOf(facts({}), 'LiftAccess')).toMatchObject({ state: 'unknown', people: 0, date: null });
  });

  it('never calls a feature available without evidence, or if a third of the people deny it', () => {
    for (const claim of [0, 1, 2, 3] as const)
      for (let yes = 0; yes <= 12; yes += 1)
        for (let no = 0; no <= 12; no += 1) {
          if (standingOf(facts({ LiftAccess: fact(claim, yes, no) }), 'LiftAccess').state !== 'available') continue;
          expect(claim === 1 || yes > 0).toBe(true);
          expect(3 * no < Math.max(1, yes + no)).toBe(true);
        }
  });

  it('is as old as its newest answer, or as its claim where nobody answered', () => {
    expect(standingOf(facts({ LiftAccess: fact(1, 2, 0) }), 'LiftAccess').date).toBe('2026-01-05T10:00:00.000Z');
    expect(standingOf(facts({ LiftAccess: fact(1) }), 'LiftAccess').date).toBe('2026-11-20');
    expect(standingOf(facts({ LiftAccess: fact(1) }, 'hotel', { statedBy: null }), 'LiftAccess').date).toBeNull();
  });
});
