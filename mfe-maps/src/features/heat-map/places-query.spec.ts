import { FIRST_ORDER, nextOrder, orderWords } from './places-query';

describe('the order of the places', () => {
  it('begins with the most open, and turns round when the same column is pressed again', () => {
    expect(orderWords(FIRST_ORDER)).toBe('Sorted by open reports, most first');
    expect(nextOrder(FIRST_ORDER, 'open')).toEqual({ sort: 'open', order: 'asc' });
    expect(nextOrder(FIRST_ORDER, 'worst')).toEqual({ sort: 'worst', order: 'desc' });
    expect(nextOrder(FIRST_ORDER, 'name')).toEqual({ sort: 'name', order: 'asc' });
    expect(orderWords({ sort: 'name', order: 'desc' })).toBe('Sorted by name, Z to A');
  });
});
