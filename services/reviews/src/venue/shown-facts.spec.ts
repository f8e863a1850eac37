import { CLAIM } from '@waymark/contracts-reviews';
import { shownFacts, type StatedRow } from './shown-facts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const stated = (more: Partial<StatedRow> = {}): StatedRow => ({
  feature: 'StepFreeAccess',
  value: 'yes',
  by: 'City of Testham',
  licence: 'OGL-UK-3.0',
  on: '2026-01-05',
  note: null,
  amount: null,
  unit: null,
  newest: '2026-01-05',
  ...more,
});
const answered = (newest: string, agrees = 1) =>
  ({ feature: 'StepFreeAccess', agrees, disagrees: 0, newest, own: null }) as const;

describe('what a page shows of a feature (SL5)', () => {
  it('is who states it, when, and what was measured', () => {
    const { StepFreeAccess: fact } = shownFacts(
      {
        claims: {},
        verifications: [],
        stated: [stated({ value: 'no', amount: 2, unit: 'steps', note: 'At the back' })],
      },
      NOW,
    );
    expect(fact).toEqual({
      stated: 'no',
      statedBy: 'City of Testham',
      statedOn: '2026-01-05',
      note: 'At the back',
      measure: { amount: 2, unit: 'steps' },
      newest: '2026-01-05',
      isCurrent: true,
    });
  });

  it('is as young as the newest word of anybody', () => {
    const facts = (day: string) =>
      shownFacts({ claims: {}, stated: [stated()], verifications: [answered(`${day}T08:00:00Z`)] }, NOW);
    expect(facts('2026-11-03').StepFreeAccess?.newest).toBe('2026-11-03');
    expect(facts('2025-11-03').StepFreeAccess?.newest).toBe('2026-01-05');
    const alone = shownFacts({ claims: {}, stated: [], verifications: [answered('2026-11-03T08:00:00Z')] }, NOW);
    expect(alone.StepFreeAccess).toMatchObject({ stated: null, statedBy: null, statedOn: null, newest: '2026-11-03' });
  });

  it.each([
    ['LiftAccess', '2026-08-25', true],
    ['LiftAccess', '2026-08-24', false],
    ['HearingLoop', '2024-11-23', true],
    ['HearingLoop', '2024-11-22', false],
  ] as const)('%s of %s is current: %s', (feature, newest, isCurrent) => {
    const facts = shownFacts({ claims: {}, verifications: [], stated: [stated({ feature, newest })] }, NOW);
    expect(facts[feature]?.isCurrent).toBe(isCurrent);
  });

  it('is nothing where nobody says anything, where answers were taken back, or does not count', () => {
    expect(shownFacts({ claims: {}, stated: [], verifications: [answered('2026-11-03T08:00:00Z', 0)] }, NOW)).toEqual(
      {},
    );
    const claims = { StepFreeAccess: CLAIM.doesNotApply };
    expect(shownFacts({ claims, stated: [], verifications: [answered('2026-11-03T08:00:00Z')] }, NOW)).toEqual({});
  });
});
