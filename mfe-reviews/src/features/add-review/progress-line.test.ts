import { stepsOf } from './progress-line';

const states = (values: Parameters<typeof stepsOf>[0]) => stepsOf(values).map(({ isDone }) => isDone);

describe('the parts of a review', () => {
  it('are to do at first, ratings as one likes', () => {
    expect(states({})).toEqual([false, false, false, false]);
    expect(stepsOf({}).map(({ needs }) => needs)).toEqual([
      'the name of the venue',
      'your name and a disability type, or “Prefer not to say”',
      null,
      'at least 10 characters about your visit',
    ]);
  });

  it('are done when all is said that they ask for', () => {
    const values = {
      venueName: 'Leeds',
      reviewerName: 'Ana',
      disabilityType: 'prefer_not_to_say',
      mobilityRating: 3,
      comment: 'Lifts to every platform.',
    } as const;
    expect(states(values)).toEqual([true, true, true, true]);
    expect(stepsOf(values).every(({ needs }) => needs === null)).toBe(true);
  });

  it('are not done by blanks', () =>
    expect(states({ venueName: '  ', reviewerName: ' ', comment: ' '.repeat(30) })).toEqual([
      false,
      false,
      false,
      false,
    ]));
});
