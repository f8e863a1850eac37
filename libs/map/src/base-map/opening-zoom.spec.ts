import { isNamed, isStationName, type MapName } from './map-names';
import { openingZoom } from './opening-zoom';

const town = (name: string, x: number, y: number, population = 5_000): MapName => ({
  part: 'town',
  name,
  population,
  at: [x, y],
});
/** So many towns on a ring round the middle. Metres. */
const ring = (metres: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count;
    return town(`T${at}`, metres * Math.cos(turn), metres * Math.sin(turn));
  });
const opening = { centre: [0, 0], size: [360, 240], closest: 16, furthest: 6, least: 5 } as const;

describe('where our own map opens', () => {
  it('is the closest zoom at which five names can be read', () => {
    const zoom = openingZoom(ring(4_000, 5), opening) ?? 0;
    // 38 metres of a pixel at zoom 12: 4 km are 105 of the 120 pixels from the middle to the upper edge.
    expect(zoom).toBe(12);
    expect(openingZoom([...ring(4_000, 5), ...ring(1_000, 5)], opening)).toBe(14);
  });

  it('is further out in a small window', () => {
    expect(openingZoom(ring(4_000, 5), { ...opening, size: [180, 120] })).toBe(10.5);
  });

  it('counts no name that has no room beside a larger one', () => {
    const heap = Array.from({ length: 9 }, (_, at) => town(`Hamlet ${at}`, 10 * at, 0));
    expect(openingZoom([town('City', 0, 0, 90_000), ...heap], opening)).toBeNull();
  });

  it('is nowhere where too few places have names', () => {
    expect(openingZoom(ring(4_000, 4), opening)).toBeNull();
    expect(openingZoom(ring(4_000, 4), { ...opening, least: 1 })).toBe(12.5);
  });

  it('knows that stations are named from near by only, and small towns before large ones are not', () => {
    expect([39, 41].map((metres) => isNamed({ part: 'station', population: 0 }, metres))).toEqual([true, false]);
    expect([1_000, 2_000].map((people) => isNamed({ part: 'town', population: people }, 100))).toEqual([false, true]);
  });

  it('names no station by a single letter', () => {
    expect(['A', ' B ', 'Ely'].filter(isStationName)).toEqual(['Ely']);
  });
});
