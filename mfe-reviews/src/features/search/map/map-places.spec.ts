import { hit } from '../../../test-support/search-samples';
import { mapNotes, mapPlaces } from './map-places';

const HITS = [
  hit({ id: 4, name: 'Grand', latitude: 53.8, longitude: -1.5 }),
  hit({ id: 5, name: 'Nowhere', latitude: null, longitude: null }),
  hit({ id: 6, name: 'About', latitude: 53.9, longitude: -1.4, approximatePosition: true }),
];

describe('places of a list on a map', () => {
  it('keep their number of the list', () =>
    expect(mapPlaces(HITS).map(({ id, number, isApproximate }) => [id, number, isApproximate])).toEqual([
      [4, 1, false],
      [6, 3, true],
    ]));
  it('have notes if their position is missing or approximate', () => {
    expect(mapNotes(HITS, mapPlaces(HITS))).toEqual([
      'A dashed ring means “around here”: the exact spot is not known.',
      '1 place is not on the map, because we do not know the position.',
    ]);
    expect(mapNotes(HITS.slice(0, 1), mapPlaces(HITS.slice(0, 1)))).toEqual([]);
  });
});
