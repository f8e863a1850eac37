import { dayName, inserted, moved } from './day-moves';

describe('days of a trip', () => {
  it('move up and down', () => {
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
  it('come back where they were', () => expect(inserted(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c']));
  it('are called by their number and title', () => {
    expect(dayName({ title: ' Arrival ' }, 0)).toBe('Day 1: Arrival');
    expect(dayName({ title: ' ' }, 1)).toBe('Day 2, no title yet');
  });
});
