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
