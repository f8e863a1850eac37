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
/** Metres of a pixel from which stations have room for their names. A square without a name tells nobody where they are. */
const STATIONS = 40;

/** Whether a town or station is drawn, with its name, where a pixel is so many metres wide. */
export function isNamed({ part, population }: Pick<MapName, 'part' | 'population'>, metresOfPixel: number): boolean {
  if (part === 'station') return metresOfPixel <= STATIONS;
  const least = LEAST_POPULATION.find(([metres]) => metresOfPixel > metres)?.[1] ?? 0;
  return population >= least;
}

/** Larger than any town of ours: the gazetteer answers the largest first and without numbers that we could compare. */
export const ABROAD = 1_000_000;

/** A single letter is a slip of a list, no station. */
export const isStationName = (name: string): boolean => name.trim().length > 1;
