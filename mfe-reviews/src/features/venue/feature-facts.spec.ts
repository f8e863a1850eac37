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
    [0, undefined, 'unknown'],
    [0, null, 'unknown'],
    [1, null, 'stated'],
    [2, null, 'stated'],
    [1, 70, 'confirmed'],
    [1, 69, 'disputed'],
    [1, 0, 'disputed'],
    [0, 100, 'confirmed'],
    [2, 100, 'confirmed'],
    [3, 100, 'does-not-apply'],
  ] as const)('a claim of %s with %s %% is %s', (claim, percentage, standing) =>
    expect(facts(claim, percentage === undefined ? undefined : { percentage }).standing).toBe(standing),
  );

  it('counts nobody for what does not apply here', () =>
    expect(facts(3, { agrees: 4, disagrees: 1, percentage: 80 })).toMatchObject({ people: 0, percentage: null }));

  it('reads the answer of an older service, which has neither people nor own answer', () =>
    expect(facts(1, { agrees: 3, disagrees: 1, percentage: 75, newestAnswerAt: '2024-01-05T10:00:00.000Z' })).toMatchObject({
      people: 4,
      ownAnswer: 0,
      standing: 'confirmed',
    }));

  it('asks about trains only where there are some', () => {
    expect(featuresOf({ category: 'hotel' })).not.toContain('StepFreeToTrains');
    expect(featuresOf({ category: 'transport' })).toContain('StepFreeToTrains');
  });
});
