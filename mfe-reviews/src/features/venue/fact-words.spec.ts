import { sampleVenue } from '../../test-support/samples';
import { ageWarning, factWords, measureWords } from './fact-words';
import { featureFacts } from './feature-facts';

const said = (agrees: number, disagrees: number, claim: 0 | 1 | 2 | 3 = 1) => {
  const people = agrees + disagrees;
  const newestAnswerAt = people > 0 ? '2026-01-05T10:00:00.000Z' : null;
  const verifications = { StepFreeAccess: { claim, agrees, disagrees, people, percentage: null, newestAnswerAt } };
  return featureFacts(sampleVenue({ claimedStepFreeAccess: claim, verifications }), 'StepFreeAccess');
};

const NOW = new Date('2026-11-29T12:00:00Z');

describe('who says so and when', () => {
  it.each([
    [said(0, 0), 'According to Trainline'],
    [said(4, 0), 'Confirmed by 4 people (most recent: Jan 5)'],
    [said(3, 1), '3 of 4 people say yes (most recent: Jan 5)'],
    [said(1, 2), '2 of 3 people say no (most recent: Jan 5)'],
    [said(1, 0, 0), 'Confirmed by 1 person on Jan 5'],
    [said(0, 1), '1 person says no (on Jan 5)'],
    [said(0, 2), '2 people say no (most recent: Jan 5)'],
    [said(2, 0, 2), '2 people say no (most recent: Jan 5)'],
    [said(1, 1), '1 says yes, 1 says no (most recent: Jan 5)'],
    [said(0, 0, 3), 'According to Trainline'],
  ])('%#: %s', (facts, words) => expect(factWords(facts, NOW)).toBe(words));

  it('says today of an answer of today', () => {
    const today = new Date('2026-01-05T20:00:00Z');
    expect(factWords(said(1, 0), today)).toBe('Confirmed by 1 person today');
    expect(factWords(said(2, 1), today)).toBe('2 of 3 people say yes (most recent: today)');
    expect(factWords(said(0, 1), today)).toBe('1 person says no (today)');
  });

  it('warns of what is older than its limit', () => {
    expect(ageWarning({ ...said(1, 0), isCurrent: false })).toBe(
      'This is from 2026 and may have changed. Ask before you go.',
    );
    expect(ageWarning({ ...said(1, 0), isCurrent: true })).toBe('');
  });

  it('names a measure with its unit', () => {
    expect(measureWords({ amount: 78, unit: 'cm' })).toBe('78 cm');
    expect(measureWords({ amount: 1, unit: 'steps' })).toBe('1 step');
    expect(measureWords({ amount: 6, unit: 'percent' })).toBe('6 percent');
  });
});
