import { CLAIM, TRANSPORT_FEATURES } from '@waymark/contracts-reviews';
import { sampleVenue } from '../../test-support/samples';
import { askedFeatures, claimWords, FOUND, verifyAnswer } from './found';

describe('what was found, as an answer to the claim', () => {
  it.each([
    ['there, as claimed', FOUND.there, CLAIM.available, 1],
    ['not there, against the claim', FOUND.notThere, CLAIM.available, 2],
    ['there, though the venue says it is not', FOUND.there, CLAIM.notAvailable, 2],
    ['not there, as the venue says', FOUND.notThere, CLAIM.notAvailable, 1],
    ['there, where nothing is claimed', FOUND.there, CLAIM.unknown, 1],
    ['not there, where nothing is claimed', FOUND.notThere, CLAIM.unknown, 2],
    ['not checked', FOUND.notChecked, CLAIM.notAvailable, 0],
    ['there, where it does not apply', FOUND.there, CLAIM.doesNotApply, 0],
  ] as const)('%s', (_, found, claim, answer) => {
    expect(verifyAnswer(found, claim)).toBe(answer);
  });

  it('is not asked about a feature that does not apply', () => {
    expect(askedFeatures('venue', undefined)).toContain('LiftAccess');
    expect(askedFeatures('venue', sampleVenue({ claimedLiftAccess: 3 }))).not.toContain('LiftAccess');
  });

  it('is asked about trains only at a transport venue', () => {
    expect(askedFeatures('transport', undefined)).toEqual(expect.arrayContaining([...TRANSPORT_FEATURES]));
    expect(askedFeatures('restaurant', undefined)).not.toContain('StepFreeToTrains');
    expect(askedFeatures('restaurant', undefined)).not.toContain('AccessibleRooms');
  });

  it('are also what the venue states and what was answered before', () => {
    expect(askedFeatures('restaurant', sampleVenue({ claimedAccessibleRooms: 2 }))).toContain('AccessibleRooms');
    expect(askedFeatures('restaurant', undefined, { verifyAccessibleRooms: 1 })).toContain('AccessibleRooms');
  });

  it.each([
    [CLAIM.available, 'Listed as available.'],
    [CLAIM.notAvailable, 'Listed as not available.'],
    [CLAIM.unknown, undefined],
  ])('is compared with claim %i in text', (claim, words) => {
    expect(claimWords(claim)).toBe(words);
  });
});
