import type { MapPlace } from './map-place';
import { isOneSpot, pinGroups } from './pin-groups';

const place = (id: number, x: number, y = 0): MapPlace => ({
  id,
  number: id,
  name: `Place ${id}`,
  longitude: x,
  latitude: y,
  isApproximate: false,
});
const groups = (places: MapPlace[]) =>
  pinGroups(places, ({ longitude, latitude }) => [longitude, latitude]).map((group) =>
    group.places.map(({ id }) => id),
  );

describe('pins of a map', () => {
  it('stand alone where there is room', () =>
    expect(groups([place(1, 0), place(2, 48), place(3, 0, 80)])).toEqual([[1], [2], [3]]));
  it('become one where they would cover each other, in the order of the list', () =>
    expect(groups([place(1, 0), place(2, 100), place(3, 20), place(4, 110)])).toEqual([
      [1, 3],
      [2, 4],
    ]));
  it('become one where their words would cover each other', () =>
    // Two alone fit beside each other; two that bear words do not.
    expect(groups([place(1, 0), place(2, 10), place(3, 80), place(4, 90)])).toEqual([[1, 2, 3, 4]]));
  it('become one sooner where letters are large', () => {
    const at = ({ longitude, latitude }: MapPlace) => [longitude, latitude] as const;
    expect(pinGroups([place(1, 0), place(2, 60)], at)).toHaveLength(2);
    expect(pinGroups([place(1, 0), place(2, 60)], at, 2)).toHaveLength(1);
  });
  it('are none without places', () => expect(groups([])).toEqual([]));
  it('cannot be parted where they stand on one spot', () => {
    const [same] = pinGroups([place(1, 5), place(2, 5)], () => [0, 0]);
    const [near] = pinGroups([place(1, 5), place(2, 6)], () => [0, 0]);
    expect([same, near].map((group) => group && isOneSpot(group))).toEqual([true, false]);
  });
});
