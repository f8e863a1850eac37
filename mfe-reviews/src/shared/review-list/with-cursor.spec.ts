import { nextCursor } from '../next-cursor';
import { withCursor } from './with-cursor';

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

describe('withCursor', () => {
  it('asks for a page of the same list', () => {
    expect(withCursor('/api/reviews', null)).toBe('/api/reviews');
    expect(withCursor('/api/reviews', 'a+b')).toBe('/api/reviews?cursor=a%2Bb');
    expect(withCursor('/api/reviews?sort=lowest', 'c=')).toBe('/api/reviews?sort=lowest&cursor=c%3D');
  });
});
