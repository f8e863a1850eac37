import { clustersIn, FINEST, levelFor } from './cluster-levels';

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

describe('the squares of a view', () => {
  it('are never more than 33 across or down', () => {
    for (const side of [360, 170, 30, 5.5, 1, 0.4, 0.1]) {
      const box = { west: -side / 2, east: side / 2, south: -side / 4, north: side / 4 };
      const level = levelFor(box) ?? FINEST;
      const [range] = clustersIn(box, level);
      expect(range && range.toX - range.fromX).toBeLessThanOrEqual(33);
      expect(range && range.toY - range.fromY).toBeLessThanOrEqual(33);
    }
  });

  it('grow with the view, up to the whole world', () => {
    expect(levelFor(WORLD)).toBe(4);
    expect(clustersIn(WORLD, 4)).toEqual([{ fromX: 0, toX: 15, fromY: 0, toY: 15 }]);
    expect(levelFor({ west: -2.3, east: -2.2, south: 53.45, north: 53.5 })).toBe(16);
  });

  it('are not used when single reports can be shown', () => {
    expect(levelFor({ west: -2.25, east: -2.21, south: 53.47, north: 53.49 })).toBeNull();
  });

  it('round the date line are those of both sides', () => {
    const box = { west: 179, east: -179, south: -17, north: -16 };
    expect(levelFor(box)).toBe(12);
    expect(clustersIn(box, 4)).toEqual([
      { fromX: 15, toX: 15, fromY: 8, toY: 8 },
      { fromX: 0, toX: 0, fromY: 8, toY: 8 },
    ]);
  });
});
