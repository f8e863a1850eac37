import { cutRows, nextLink } from './page';

describe('cutRows', () => {
  const cursorOf = (last: number) => `after-${last}`;

  it('names the last shown row as the cursor when one row too many came', () => {
    expect(cutRows([1, 2, 3], 2, cursorOf)).toEqual({ rows: [1, 2], next: 'after-2' });
  });

  it.each([[[1, 2]], [[1]], [[]]])('has no next page after %j', (rows) => {
    expect(cutRows(rows, 2, cursorOf)).toEqual({ rows, next: null });
  });
});

describe('nextLink', () => {
  it('keeps the query, takes the new cursor and leaves out what was not asked', () => {
    const link = nextLink('/api/notes', { q: 'a b&c', size: undefined, cursor: 'old', limit: 5 }, 'new');
    expect(link).toBe('</api/notes?q=a+b%26c&cursor=new&limit=5>; rel="next"');
  });
});
