import { filterParams, readFilter } from './filter-params';
import { NO_FILTER, type ReviewFilter } from './review-filter';
import { reviewsUrl } from './reviews-url';

const everything: ReviewFilter = { text: 'step free', sort: 'lowest', rating: 'poor' };

describe('the filter in the address', () => {
  it('comes back as it was', () => {
    expect(readFilter(filterParams(everything))).toEqual(everything);
    expect(readFilter(filterParams(NO_FILTER))).toEqual(NO_FILTER);
    expect(filterParams(NO_FILTER).toString()).toBe('');
  });

  it.each(['sort=best&rating=great', 'sort=&rating=', 'sort=__proto__'])('reads %s as no filter', (search) =>
    expect(readFilter(new URLSearchParams(search))).toEqual(NO_FILTER),
  );

  it('cuts a text that the server would refuse', () =>
    expect(readFilter(new URLSearchParams({ q: 'x'.repeat(500) })).text).toHaveLength(200));
});

describe('reviewsUrl', () => {
  it('is the documented call without filters, and carries them otherwise', () => {
    expect(reviewsUrl(NO_FILTER)).toBe('/api/reviews?limit=10');
    expect(reviewsUrl({ ...everything, text: ' step free ' })).toBe(
      '/api/reviews?q=step+free&sort=lowest&rating=poor&limit=10',
    );
  });
});
