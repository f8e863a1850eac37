import { RATING_BAND_BOUNDS, RATING_BANDS, ratingLevel } from './rating-areas';

describe('the level of a rating (SV43)', () => {
  it.each([
    [4, 'Excellent'],
    [2, 'Fair'],
    [1, 'Limited'],
    [3.99, 'Good'],
    [1.99, 'Limited'],
  ])('of %s is %s', (rating, level) => expect(ratingLevel(rating)).toBe(level));

  it('is the same for all that one band of the filter finds, and another in the next', () => {
    const hundredths = Array.from({ length: 401 }, (_value, index) => 1 + index / 100);
    const levels = RATING_BANDS.map((band) => {
      const { min, below } = RATING_BAND_BOUNDS[band];
      return [...new Set(hundredths.filter((rating) => rating >= min && rating < below).map(ratingLevel))];
    });
    expect(levels).toEqual([['Excellent'], ['Good'], ['Fair'], ['Limited']]);
  });
});
