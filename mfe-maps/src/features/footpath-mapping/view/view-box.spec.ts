import { boxOfView, isInBox, isSameBox } from './view-box';

const MANCHESTER = { latitude: 53.4808, longitude: -2.2426, zoom: 15 };

describe('the box of a view', () => {
  it('lies round its middle, as wide as the map is', () => {
    const box = boxOfView(MANCHESTER, { width: 800, height: 600 });
    expect((box.west + box.east) / 2).toBeCloseTo(-2.2426, 6);
    expect(box.east - box.west).toBeCloseTo((800 * 360) / (256 * 2 ** 15), 6);
    expect((box.south + box.north) / 2).toBeCloseTo(53.4808, 3);
    expect(box.north - box.south).toBeLessThan(box.east - box.west);
  });

  it('goes round the date line, and shows the whole world from afar', () => {
    const fiji = boxOfView({ latitude: -17, longitude: 179.9, zoom: 8 }, { width: 800, height: 600 });
    expect(fiji.west).toBeGreaterThan(fiji.east);
    expect(isInBox(fiji, { latitude: -17, longitude: -179.9 })).toBe(true);
    expect(isInBox(fiji, { latitude: -17, longitude: 0 })).toBe(false);
    const world = boxOfView({ ...MANCHESTER, zoom: 0 }, { width: 800, height: 600 });
    expect([world.west, world.east]).toEqual([-180, 180]);
    expect(world.north).toBeLessThanOrEqual(90);
  });

  it('is the same when it differs by less than a reader sees', () => {
    const box = boxOfView(MANCHESTER, { width: 800, height: 600 });
    expect(isSameBox(box, { ...box, west: box.west + 0.0001 })).toBe(true);
    expect(isSameBox(box, { ...box, west: box.west + 0.01 })).toBe(false);
  });
});
