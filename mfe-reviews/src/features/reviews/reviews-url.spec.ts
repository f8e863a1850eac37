import { nextCursor } from '../../shared/next-cursor';
import { NO_FILTER } from './review-filter';
import { reviewsUrl } from './reviews-url';

describe('reviewsUrl', () => {
  it('is the documented call without filters', () => {
    expect(reviewsUrl(NO_FILTER, null)).toBe('/api/reviews');
  });

  it('carries search, sorting, rating and page', () => {
    expect(reviewsUrl({ text: ' step free ', sort: 'lowest', rating: 'poor' }, 'abc=')).toBe(
      '/api/reviews?q=step+free&sort=lowest&rating=poor&cursor=abc%3D',
    );
  });
});

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
