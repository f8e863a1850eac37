import { flatLand } from './flat-land';

describe('land on a flat map', () => {
  it('stays as it is within one side of the date line', () => {
    const island = [
      [
        [0, 1],
        [2, 1],
        [2, 3],
        [0, 1],
      ],
    ];
    expect(flatLand([island])).toEqual([island]);
  });

  it('goes on over the date line, and is there from both of its sides', () => {
    const east = [
      [
        [170, 60],
        [180, 60],
        [190, 65],
        [170, 60],
      ],
    ];
    expect(
      flatLand([
        [
          [
            [170, 60],
            [180, 60],
            [-170, 65],
            [170, 60],
          ],
        ],
      ]),
    ).toEqual([east, east.map((ring) => ring.map(([x = 0, y]) => [x - 360, y]))]);
  });

  it('is closed along the pole where a shore goes round it', () => {
    const [shore] = flatLand([
      [
        [
          [-170, -70],
          [0, -72],
          [170, -71],
          [-170, -70],
        ],
      ],
    ]);
    expect(shore).toEqual([
      [
        [-170, -70],
        [0, -72],
        [170, -71],
        [190, -70],
        [190, -90],
        [-170, -90],
        [-170, -70],
      ],
    ]);
  });
});
