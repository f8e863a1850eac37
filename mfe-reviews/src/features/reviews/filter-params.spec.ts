import { filterParams, readFilter } from './reviews.page';
import { NO_FILTER, type ReviewFilter } from './review-filter';
import { addressOf } from '@waymark/mfe-kit';
import { listReviews } from '../../endpoints';
import { listQuery } from './review-results';

const everything: ReviewFilter = { text: 'step free', sort: 'lowest', rating: 'poor' };

describe('the filter in the address', () => {
  it('is restored unchanged', () => {
    expect(readFilter(filterParams(everything))).toEqual(everything);
    expect(readFilter(filterParams(NO_FILTER))).toEqual(NO_FILTER);
    expect(filterParams(NO_FILTER).toString()).toBe('');
  });

  it('holds a text without the space around it', () =>
    expect(filterParams({ ...NO_FILTER, text: ' step free ' }).get('q')).toBe('step free'));

  it.each(['sort=best&rating=great', 'sort=&rating=', 'sort=__proto__'])('reads %s as no filter', (search) =>
    expect(readFilter(new URLSearchParams(search))).toEqual(NO_FILTER),
  );

  it('cuts a text that the server would refuse', () =>
    expect(readFilter(new URLSearchParams({ q: 'x'.repeat(500) })).text).toHaveLength(200));
});

const asked = (filter: ReviewFilter) => addressOf(listReviews, { query: listQuery(filter) });

describe('listQuery', () => {
  it('is the documented call without filters, and carries them otherwise', () => {
    expect(asked(NO_FILTER)).toBe('/api/reviews?limit=10');
    expect(asked({ ...everything, text: ' step free ' })).toBe(
      '/api/reviews?q=step+free&sort=lowest&rating=poor&limit=10',
    );
  });
});
