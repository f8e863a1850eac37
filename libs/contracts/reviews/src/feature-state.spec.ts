import type { Claim } from './claim-fields';
import { mergeFeature, type FeatureState } from './feature-state';

const MOST = 30;
const CLAIMS: readonly Claim[] = [0, 1, 2, 3];
/** `yes` and `no` are about the thing, not about the claim. */
const merged = (claim: Claim, yes: number, no: number) =>
  mergeFeature({ claim, agrees: claim === 2 ? no : yes, disagrees: claim === 2 ? yes : no });

const counts = Array.from({ length: MOST + 1 }, (_value, yes) =>
  Array.from({ length: MOST + 1 }, (_one, no) => [yes, no] as const),
).flat();
const answered = counts.filter(([yes, no]) => yes + no > 0);

describe('the state of a feature (S3.5, SV33)', () => {
  it.each([
    [0, 0, 0, 'unknown'],
    [1, 0, 0, 'available'],
    [2, 0, 0, 'not-available'],
    [1, 1, 1, 'disagree'],
    [1, 0, 4, 'not-available'],
    [2, 4, 0, 'available'],
    [1, 2, 1, 'disagree'],
    [0, 66, 33, 'disagree'],
  ] as const)('stated %s, %s say yes, %s say no: %s', (claim, yes, no, state) =>
    expect(merged(claim, yes, no).state).toBe(state),
  );

  it('is disagreement exactly where the smaller side has a third or more, and else the larger side', () => {
    const wrong = answered.filter(([yes, no]) => {
      const expected: FeatureState =
        3 * Math.min(yes, no) >= yes + no ? 'disagree' : yes > no ? 'available' : 'not-available';
      return merged(0, yes, no).state !== expected;
    });
    expect(wrong).toEqual([]);
  });

  it('follows the people who answered, whatever is stated', () => {
    const wrong = answered.filter(
      ([yes, no]) => new Set(([0, 1, 2] as const).map((claim) => JSON.stringify(merged(claim, yes, no)))).size > 1,
    );
    expect(wrong).toEqual([]);
  });

  it('counts as confirmed those who agree with what is shown, in either direction, and nobody otherwise', () => {
    for (const claim of CLAIMS)
      for (const [yes, no] of counts) {
        const { state, confirmedBy, people } = merged(claim, yes, no);
        const agreeing = {
          available: yes,
          'not-available': no,
          partly: 0,
          disagree: 0,
          unknown: 0,
          'does-not-apply': 0,
        }[state];
        expect([claim, yes, no, confirmedBy]).toEqual([claim, yes, no, agreeing]);
        if (confirmedBy > 0) expect(confirmedBy / people).toBeGreaterThan(2 / 3);
      }
  });

  it('is partly there only while nobody answered and nobody states yes or no', () => {
    const partly = (claim: Claim, agrees: number) => mergeFeature({ claim, agrees, disagrees: 0, partly: true }).state;
    expect([partly(0, 0), partly(1, 0), partly(2, 0), partly(3, 0), partly(0, 1)]).toEqual([
      'partly',
      'available',
      'not-available',
      'does-not-apply',
      'available',
    ]);
  });

  it('counts nobody where it does not apply', () => {
    for (const [yes, no] of counts)
      expect(merged(3, yes, no)).toEqual({ state: 'does-not-apply', yes: 0, no: 0, people: 0, confirmedBy: 0 });
  });
});
