import { readFileSync } from 'node:fs';
import { AREAS, LONDON, OVERVIEW } from './areas';
import { coastOf, holds, lineOf, overlaps, type Box, type MapArea, pointOf, ringOf } from './map-area';

const read = ({ file }: { file: URL }) => JSON.parse(readFileSync(file, 'utf8')) as MapArea;

/** Kilobytes of one piece as it lies there; a third of it travels. */
const LARGEST = 60;

describe('a line of the map', () => {
  it('is stored as differences', () => {
    expect(lineOf([-30_000, 530_000, 5, -5])).toEqual([
      [-3, 53],
      [-2.9995, 52.9995],
    ]);
  });

  it('is closed where it is the edge of the sea', () => {
    expect(ringOf([0, 0, 10, 0, 0, 10])).toEqual([
      [0, 0],
      [0.001, 0],
      [0.001, 0.001],
      [0, 0],
    ]);
    expect(ringOf([])).toEqual([]);
  });

  it('is a coast only where nobody cut it', () => {
    const box: Box = [0, 0, 1, 1];
    const ring = ringOf([-40, -40, 10_080, 0, -5_000, 6_000, -5_080, -6_000]);
    // Along the southern edge there is sea on both sides.
    expect(coastOf(ring, box)).toEqual([
      [
        [1.004, -0.004],
        [0.504, 0.596],
        [-0.004, -0.004],
      ],
    ]);
  });
});

describe('boxes', () => {
  it.each<[Box, Box, boolean, boolean]>([
    [[0, 0, 2, 2], [1, 1, 1.5, 1.5], true, true],
    [[0, 0, 2, 2], [1, 1, 3, 3], true, false],
    [[0, 0, 2, 2], [2, 0, 3, 1], false, false],
  ])('%j and %j', (box, other, isOver, isWithin) => {
    expect(overlaps(box, other)).toBe(isOver);
    expect(holds(box, other)).toBe(isWithin);
  });
});

describe('the pieces that ship (SL18)', () => {
  it.each([OVERVIEW, LONDON, ...AREAS].map((area) => [area.file.pathname.split('/').at(-1), area] as const))(
    '%s is small and where its list says',
    (_, area) => {
      const piece = read(area);
      expect(piece.box).toEqual(area.box);
      expect(readFileSync(area.file).length).toBeLessThan(LARGEST * 1_000);
      const inside = [...(piece.towns ?? []), ...(piece.stations ?? [])].map(pointOf);
      expect(inside.filter(([x, y]) => !holds(piece.box, [x, y, x, y]))).toEqual([]);
    },
  );

  it('know where Leeds is, and its station', () => {
    const piece = AREAS.filter(({ box }) => holds(box, [-1.55, 53.8, -1.54, 53.81])).map(read)[0];
    expect(piece?.towns?.some(([name]) => name === 'Leeds')).toBe(true);
    expect(piece?.stations?.some(([name]) => name === 'Leeds')).toBe(true);
  });
});
