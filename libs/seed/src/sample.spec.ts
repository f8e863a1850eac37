import { SAMPLE } from './sample';

describe('the sample content of local mode', () => {
  it('starts every name of a venue and a reviewer with "Sample"', () => {
    for (const { name } of SAMPLE.venues) expect(name).toMatch(/^Sample .*\(fictional\)$/);
    for (const { displayName } of SAMPLE.reviewers) expect(displayName).toMatch(/^Sample /);
  });

  it('reviews fictional venues only, by sample people only, each at most once per venue', () => {
    const venues = new Set(SAMPLE.venues.map(({ key }) => key));
    const people = new Set(SAMPLE.reviewers.map(({ key }) => key));
    for (const review of SAMPLE.reviews) {
      expect(venues.has(review.venue)).toBe(true);
      expect(people.has(review.reviewer)).toBe(true);
    }
    expect(new Set(SAMPLE.reviews.map(({ venue, reviewer }) => `${venue} ${reviewer}`)).size).toBe(
      SAMPLE.reviews.length,
    );
  });

  it('answers only questions about features that the venue claims', () => {
    for (const { venue, verify } of SAMPLE.reviews) {
      const claims = SAMPLE.venues.find(({ key }) => key === venue)?.claims ?? {};
      expect(Object.keys(claims)).toEqual(expect.arrayContaining(Object.keys(verify)));
    }
  });

  it('puts nothing on a map', () => {
    for (const { latitude, longitude } of SAMPLE.venues) expect([latitude, longitude]).toEqual([null, null]);
  });
});
