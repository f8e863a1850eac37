import { sampleVenue } from '../../test-support/samples';
import { ageWarning, factWords, measureWords } from './fact-words';
import { featureFacts } from './feature-facts';

const said = (agrees: number, disagrees: number, claim: 0 | 1 | 2 | 3 = 1) => {
  const people = agrees + disagrees;
  const newestAnswerAt = people > 0 ? '2026-01-05T10:00:00.000Z' : null;
  const verifications = { StepFreeAccess: { claim, agrees, disagrees, people, percentage: null, newestAnswerAt } };
  return featureFacts(sampleVenue({ claimedStepFreeAccess: claim, verifications }), 'StepFreeAccess');
};

describe('who says so and when', () => {
  it.each([
    [said(0, 0), 'Stated by Trainline · nobody has confirmed it yet'],
    [said(4, 0), '4 people say yes · newest Jan 5, 2026 · Stated by Trainline too'],
    [said(3, 1), '3 of 4 people say yes · newest Jan 5, 2026 · Stated by Trainline too'],
    [said(1, 0, 0), '1 person says yes · Jan 5, 2026'],
    [said(0, 2), '2 people say no · newest Jan 5, 2026 · Stated by Trainline as available'],
    [said(2, 0, 2), '2 people say no · newest Jan 5, 2026 · Stated by Trainline too'],
    [said(1, 1), '1 says yes, 1 says no · newest Jan 5, 2026 · Stated by Trainline as available'],
    [said(0, 0, 3), 'Stated by Trainline as something that does not apply here'],
  ])('%#: %s', (facts, words) => expect(factWords(facts)).toBe(words));

  it('warns of what is older than its limit', () => {
    expect(ageWarning({ ...said(1, 0), isCurrent: false })).toBe('From 2026: may have changed. Ask before you go.');
    expect(ageWarning({ ...said(1, 0), isCurrent: true })).toBe('');
  });

  it('names a measure with its unit', () => {
    expect(measureWords({ amount: 78, unit: 'cm' })).toBe('78 cm');
    expect(measureWords({ amount: 1, unit: 'steps' })).toBe('1 step');
    expect(measureWords({ amount: 6, unit: 'percent' })).toBe('6 percent');
  });
});
