/** A name that our own map can write. */
export interface MapName {
  part: 'town' | 'station';
  name: string;
  /** Population of a town. */
  population: number;
  /** Position in the map's own metres. */
  at: readonly [x: number, y: number];
}

/** Metres per pixel, and the smallest town labelled above that: a map full of names is unreadable. */
const LEAST_POPULATION: readonly [metres: number, population: number][] = [
  [700, 60_000],
  [350, 25_000],
  [160, 8_000],
  [70, 1_500],
];
/** Metres per pixel at which station names have room. Stations are never drawn without a name. */
const STATIONS = 40;

/** Checks whether a town or station is drawn, with its name, at this resolution. */
export function isNamed({ part, population }: Pick<MapName, 'part' | 'population'>, metresOfPixel: number): boolean {
  if (part === 'station') return metresOfPixel <= STATIONS;
  const least = LEAST_POPULATION.find(([metres]) => metresOfPixel > metres)?.[1] ?? 0;
  return population >= least;
}

/**
 * Population assumed for places abroad, larger than any town of ours: the gazetteer returns the largest towns first,
 * but without populations.
 */
export const ABROAD = 1_000_000;

/** A single letter is an error in the data, not a station. */
export const isStationName = (name: string): boolean => name.trim().length > 1;
