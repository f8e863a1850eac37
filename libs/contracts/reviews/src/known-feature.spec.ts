import { CLAIM, FEATURES } from './features';
import { knownFeature, type VenueKnowledge } from './known-feature';
import type { StatementValue } from './statement';

const NOW = new Date('2026-11-23T12:00:00Z');

const venue = (stated: StatementValue | null, claim: number = CLAIM.unknown): VenueKnowledge =>
  ({
    category: 'transport',
    ...Object.fromEntries(FEATURES.map((one) => [`claimed${one}`, claim])),
    facts: {
      StepFreeAccess: {
        stated,
        statedBy: stated && 'Transport for London',
        statedOn: stated && '2025-03-01',
        note: 'Ask a member of staff.',
        measure: null,
        newest: '2025-03-01',
        isCurrent: true,
      },
    },
    notices: [],
    verifications: {},
    claimNotes: {},
    source: null,
  }) as unknown as VenueKnowledge;

describe('who states a feature', () => {
  it.each([
    ['yes', CLAIM.available, 'available'],
    ['partly', CLAIM.unknown, 'partly'],
    ['words', CLAIM.unknown, 'unknown'],
  ] as const)('is named beside it, also where it says neither yes nor no: %s', (stated, claim, state) =>
    expect(knownFeature(venue(stated, claim), 'StepFreeAccess', NOW)).toMatchObject({
      state,
      statedBy: 'Transport for London',
      day: '2025-03-01',
    }),
  );

  it('is nobody where nothing is stated', () =>
    expect(knownFeature(venue(null), 'StepFreeAccess', NOW)).toMatchObject({ state: 'unknown', statedBy: null }));
});

describe('the age of a feature', () => {
  const answered = (newestAnswerAt: string) => ({
    ...venue('yes', CLAIM.available),
    facts: { StepFreeAccess: { ...venue('yes').facts.StepFreeAccess, newest: '2020-03-01', isCurrent: false } },
    verifications: { StepFreeAccess: { claim: 1, agrees: 1, disagrees: 0, newestAnswerAt } },
  });
  it.each([
    ['2026-11-23T11:00:00Z', true],
    ['2021-11-23T11:00:00Z', false],
  ])('counts from the newest answer, also while the facts of the page are older: %s', (at, isCurrent) =>
    expect(knownFeature(answered(at) as VenueKnowledge, 'StepFreeAccess', NOW)).toMatchObject({
      day: at.slice(0, 10),
      isCurrent,
    }),
  );

  it('counts from what is stated where that is newer', () =>
    expect(
      knownFeature(
        { ...answered('2021-11-23T11:00:00Z'), facts: venue('yes').facts } as VenueKnowledge,
        'StepFreeAccess',
        NOW,
      ).isCurrent,
    ).toBe(true));
});
