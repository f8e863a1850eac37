import { stillNeeded } from './check-step';

describe('what a review still needs', () => {
  it('is the venue, a name, a type and words', () =>
    expect(stillNeeded({})).toEqual([
      'the venue’s name',
      'your name',
      'a disability type, or “Prefer not to say”',
      'at least 10 characters about your visit',
    ]));

  it('is empty when everything required is given; ratings and answers are optional', () =>
    expect(
      stillNeeded({
        venueName: 'Leeds',
        reviewerName: 'Ana',
        disabilityType: 'prefer_not_to_say',
        comment: 'Lifts to every platform.',
      }),
    ).toEqual([]));

  it('is not met by blanks', () =>
    expect(stillNeeded({ venueName: '  ', reviewerName: ' ', comment: ' '.repeat(30) })).toHaveLength(4));
});
