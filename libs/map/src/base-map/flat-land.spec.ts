import { flatLand } from './flat-land';

/** A shore by its points, as `10 50, 11 50`. */
const ring = (points: string) => points.split(', ').map((point) => point.split(' ').map(Number));

describe('land on a flat map', () => {
  it('stays as it is within one side of the date line', () => {
    const island = [ring('0 1, 2 1, 2 3, 0 1')];
    expect(flatLand([island])).toEqual([island]);
  });

  it('goes on over the date line, and is there from both of its sides', () => {
    expect(flatLand([[ring('170 60, 180 60, -170 65, 170 60')]])).toEqual([
      [ring('170 60, 180 60, 190 65, 170 60')],
      [ring('-190 60, -180 60, -170 65, -190 60')],
    ]);
  });

  it('is closed along the pole where a shore goes round it', () => {
    const [shore] = flatLand([[ring('-170 -70, 0 -72, 170 -71, -170 -70')]]);
    expect(shore).toEqual([ring('-170 -70, 0 -72, 170 -71, 190 -70, 190 -90, -170 -90, -170 -70')]);
  });
});
