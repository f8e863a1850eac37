import type { Candidate } from './search-port';
import { countGroups, inGroups, statesFor } from './access-order';

const hit = (id: number, part: Partial<Candidate>) => ({ id, isSample: false, ...part }) as Candidate;

describe('wishes about access', () => {
  it('hide no place, whatever is known of it', () =>
    expect(statesFor('any', false)).toEqual(['confirmed', 'stated', 'partly', 'unknown', 'no']));

  it('hold what is known to meet them where they are all that was asked', () =>
    expect(statesFor('any', true)).toEqual(['confirmed', 'stated', 'partly']));

  it.each([true, false])('leave only what people confirm where somebody chose that', (isWishAlone) =>
    expect(statesFor('confirmed', isWishAlone)).toEqual(['confirmed']),
  );

  it('order places by their groups, and put samples behind all of them', () => {
    const hits = [
      hit(1, { group: 'no' }),
      hit(2, { group: 'confirmed', isSample: true }),
      hit(3, { group: 'unknown' }),
      hit(4, { group: 'stated' }),
      hit(5, { group: 'confirmed' }),
      hit(6, { group: 'stated' }),
    ];
    expect(inGroups(hits).map(({ id }) => id)).toEqual([5, 4, 6, 3, 1, 2]);
  });

  it('count what is there in part with what is stated', () => {
    const states = { confirmed: 1, stated: 2, partly: 3, unknown: 4, no: 5 };
    expect(countGroups((state) => states[state])).toEqual({ confirmed: 1, stated: 5, unknown: 4, no: 5 });
  });
});
