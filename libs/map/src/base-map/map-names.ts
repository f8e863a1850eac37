/** A name that our own map can write. */
export interface MapName {
  part: 'town' | 'station';
  name: string;
  /** Of a town. */
  population: number;
  /** The map's metres. */
  at: readonly [x: number, y: number];
}

/** Metres of a pixel, and the smallest town that is named then: a map full of names says nothing. */
const LEAST_POPULATION: readonly [metres: number, population: number][] = [
  [700, 60_000],
  [350, 25_000],
  [160, 8_000],
  [70, 1_500],
];
/** Metres of a pixel from which stations are drawn, and from which they have room for their names. */
const STATIONS = { drawn: 120, named: 40 };

export const isStationDrawn = (metresOfPixel: number): boolean => metresOfPixel <= STATIONS.drawn;

/** Whether a name is written where a pixel is so many metres wide. */
export function isNamed({ part, population }: Pick<MapName, 'part' | 'population'>, metresOfPixel: number): boolean {
  if (part === 'station') return metresOfPixel <= STATIONS.named;
  const least = LEAST_POPULATION.find(([metres]) => metresOfPixel > metres)?.[1] ?? 0;
  return population >= least;
}

/** Larger than any town of ours: the gazetteer answers the largest first and without numbers that we could compare. */
export const ABROAD = 1_000_000;

/** A single letter is a slip of a list, no station. */
export const isStationName = (name: string): boolean => name.trim().length > 1;
