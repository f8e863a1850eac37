import { bothSides, fullQuestion, percentageWords, statedWords } from './feature-words';

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

  it('shows the statement with source and date beside people’s answers', () => {
    const on = '2024-01-05';
    expect(statedWords({ claim: 1, statedBy: 'Trainline', statedOn: on })).toBe(
      'Trainline says it is available (Jan 5, 2024)',
    );
    expect(statedWords({ claim: 2, statedBy: null, statedOn: null })).toBe('The place itself says it is not available');
    expect(statedWords({ claim: 0, statedBy: null, statedOn: null })).toBe('');
  });

  it('verifies what is stated, and counts yes where nothing is', () => {
    expect(percentageWords({ claim: 1, percentage: 75 })).toBe('75% verified');
    expect(percentageWords({ claim: 0, percentage: 75 })).toBe('75% say yes');
    expect(fullQuestion({ label: 'Step-free access', claim: 1 })).toBe('Step-free access: is this right?');
    expect(fullQuestion({ label: 'Step-free access', claim: 0 })).toBe('Step-free access: is it there?');
  });
});
