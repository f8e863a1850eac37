import { endProblem, sameWords } from './notice-rules';

describe('the last day of a notice', () => {
  it.each([
    ['2026-11-23', null],
    ['2027-02-21', null],
    ['2026-11-22', 'This day has passed. Choose today or a later day.'],
    ['2027-02-22', 'A notice can last at most 90 days.'],
    ['2027-11-23', 'A notice can last at most 90 days.'],
  ])('%s on 2026-11-23: %s', (endsOn, expected) => {
    expect(endProblem(endsOn, '2026-11-23')).toBe(expected);
  });
});

describe('the words of a notice', () => {
  it('are the same whatever their case, spaces and stops', () => {
    expect(sameWords(' Lift  out of order! ')).toBe(sameWords('lift out-of-order'));
  });

  it('are others when a word is', () => {
    expect(sameWords('Lift 1 out of order')).not.toBe(sameWords('Lift 2 out of order'));
  });
});
