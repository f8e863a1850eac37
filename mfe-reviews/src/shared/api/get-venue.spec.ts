import { venueQuery } from './get-venue';

describe('the call for a venue', () => {
  it('is made with an id alone, and not again after a failure (S7.33)', () => {
    expect([venueQuery('7').enabled, venueQuery('').enabled, venueQuery('7').retry]).toEqual([true, false, false]);
  });
});
