import { varied } from './known-places';

const place = (id: number, kind: string, city: string, isSample = false) => ({ id, kind, city, isSample });
const ids = (...places: ReturnType<typeof place>[]) => varied(places, 3).map(({ id }) => id);

describe('places for the home page', () => {
  it('are of several kinds and towns, where there are', () =>
    expect(
      ids(
        place(1, 'cafe', 'Leeds'),
        place(2, 'cafe', 'York'),
        place(3, 'pub', 'Leeds'),
        place(4, 'museum', 'Bath'),
        place(5, 'hotel', 'Hull'),
      ),
    ).toEqual([1, 4, 5]));

  it('are alike where there are no others', () =>
    expect(ids(place(1, 'cafe', 'Leeds'), place(2, 'cafe', 'Leeds'))).toEqual([1, 2]));

  it('are real', () => expect(ids(place(1, 'cafe', 'Leeds', true), place(2, 'pub', 'York'))).toEqual([2]));
});
