import type { VenueDetail, Verification } from '@waymark/contracts-reviews';
import { sampleVenue } from '../../test-support/samples';
import { featureFacts, featuresOf } from './feature-facts';

function facts(claim: 0 | 1 | 2 | 3, verification?: Partial<Verification>) {
  const venue = sampleVenue({
    claimedLiftAccess: claim,
    verifications: (verification ? { LiftAccess: verification } : {}) as VenueDetail['verifications'],
  });
  return featureFacts(venue, 'LiftAccess');
}

describe('featureFacts', () => {
  it.each([
    [0, undefined, 'unknown', 'unknown'],
    [1, undefined, 'available', 'stated'],
    [2, undefined, 'not-available', 'stated'],
    [1, [7, 3], 'available', 'confirmed-available'],
    [1, [2, 1], 'disagree', 'disagree'],
    [1, [0, 1], 'not-available', 'confirmed-not-available'],
    [0, [1, 0], 'available', 'confirmed-available'],
    [2, [4, 0], 'not-available', 'confirmed-not-available'],
    [2, [0, 4], 'available', 'confirmed-available'],
    [3, [4, 0], 'does-not-apply', 'does-not-apply'],
  ] as const)('a claim of %s with answers %j is %s, %s', (claim, answers, state, standing) => {
    const verification = answers && { agrees: answers[0], disagrees: answers[1] };
    expect(facts(claim, verification)).toMatchObject({ state, standing });
  });

  it('counts nobody for what does not apply here', () =>
    expect(facts(3, { agrees: 4, disagrees: 1, percentage: 80 })).toMatchObject({ people: 0, percentage: null }));

  it('reads the answer of an older service, which has neither people nor own answer', () =>
    expect(
      facts(1, { agrees: 3, disagrees: 1, percentage: 75, newestAnswerAt: '2024-01-05T10:00:00.000Z' }),
    ).toMatchObject({
      people: 4,
      ownAnswer: 0,
      isOwnUnknown: false,
      percentage: 75,
      standing: 'confirmed-available',
    }));

  it('asks about trains only where there are some', () => {
    expect(featuresOf({ category: 'hotel' })).not.toContain('StepFreeToTrains');
    expect(featuresOf({ category: 'transport' })).toContain('StepFreeToTrains');
  });
});
