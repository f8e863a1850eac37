import { nextCursor } from './list-page';

describe('nextCursor', () => {
  it('reads the cursor of rel="next"', () => {
    expect(nextCursor('</api/reviews?limit=50&cursor=a%2Bb>; rel="next"')).toBe('a+b');
    expect(nextCursor('</api/reviews>; rel="first", </api/reviews?cursor=c>; rel="next"')).toBe('c');
  });

  it('is null on the last page', () => {
    expect(nextCursor(null)).toBeNull();
    expect(nextCursor('</api/reviews?cursor=c>; rel="prev"')).toBeNull();
  });
});
