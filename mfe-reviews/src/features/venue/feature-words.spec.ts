import { bothSides, confirmedWords, contradictedWords, fullQuestion, percentageWords } from './feature-words';

describe('words about a feature', () => {
  it('names both sides only when people disagree', () => {
    expect(bothSides({ claim: 1, agrees: 6, disagrees: 2 })).toBe('6 say yes, 2 say no');
    expect(bothSides({ claim: 0, agrees: 1, disagrees: 1 })).toBe('1 says yes, 1 says no');
    expect(bothSides({ claim: 1, agrees: 6, disagrees: 0 })).toBe('');
    expect(bothSides({ claim: 1, agrees: 0, disagrees: 2 })).toBe('');
  });

  it('says what yes means when the claim is that it is missing', () => {
    expect(bothSides({ claim: 2, agrees: 6, disagrees: 1 })).toBe('6 say it is not there, 1 says it is');
    expect(fullQuestion({ label: 'Hearing loop', claim: 2 })).toBe('Hearing loop, not available: is this right?');
  });

  it('says who confirms what is shown and in which direction, and what is stated otherwise', () => {
    expect(confirmedWords({ state: 'available', confirmedBy: 3, people: 4 })).toBe(
      'Confirmed as available by 3 of 4 people',
    );
    expect(confirmedWords({ state: 'not-available', confirmedBy: 1, people: 1 })).toBe(
      'Confirmed as not available by 1 person',
    );
    expect(confirmedWords({ state: 'disagree', confirmedBy: 0, people: 2 })).toBe('');
    expect(contradictedWords({ claim: 1, state: 'not-available' })).toBe('Stated as available');
    expect(contradictedWords({ claim: 2, state: 'disagree' })).toBe('Stated as not available');
    expect(contradictedWords({ claim: 2, state: 'not-available' })).toBe('');
    expect(contradictedWords({ claim: 0, state: 'available' })).toBe('');
  });

  it('verifies what is stated, and counts yes where nothing is', () => {
    expect(percentageWords({ claim: 1, percentage: 75 })).toBe('75% verified');
    expect(percentageWords({ claim: 0, percentage: 75 })).toBe('75% say yes');
    expect(fullQuestion({ label: 'Step-free access', claim: 1 })).toBe('Step-free access: is this right?');
    expect(fullQuestion({ label: 'Step-free access', claim: 0 })).toBe('Step-free access: is it there?');
  });
});
