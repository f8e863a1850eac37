const clamp = (value: number) => Math.min(1, Math.max(0, value));
const round = (value: number) => Number(clamp(value).toFixed(3));

/** Returns a score on a log scale: 1,000 people or fewer → 0, about 16 million → 1. Unknown counts as a village. */
export function populationScore(population: number | null): number {
  return population && population > 1000 ? clamp(Math.log10(population / 1000) / 4.2) : 0;
}

export interface StationSigns {
  cityPopulation: number | null;
  /** True if the source says that it is its city's main station. */
  isMain: boolean;
  /** The source sells "any station of the city" tickets that include this station. */
  inCityGroup: boolean;
  /** The name starts with the city: "Manchester Piccadilly" in Manchester. */
  startsWithCity: boolean;
  /** Rank in our own list: 2 for the country's busiest stations, 1 for other well-known ones, else 0. */
  hub: 0 | 1 | 2;
}

const HUB_BONUS = [0, 0.25, 0.45] as const;

export function stationImportance(signs: StationSigns): number {
  return round(
    0.1 +
      0.3 * populationScore(signs.cityPopulation) +
      (signs.isMain ? 0.12 : 0) +
      (signs.inCityGroup ? 0.05 : 0) +
      (signs.startsWithCity ? 0.05 : 0) +
      HUB_BONUS[signs.hub],
  );
}

/** Deutsche Bahn's weight ranges from under 1 to 2.7 million (München Hbf). */
export function dbImportance(weight: number): number {
  return round(0.05 + (0.9 * Math.log10(1 + Math.max(0, weight))) / 6.5);
}

export function airportImportance(airport: {
  large: boolean;
  scheduled: boolean;
  cityPopulation: number | null;
}): number {
  const city = populationScore(airport.cityPopulation);
  if (!airport.scheduled) return round(0.1 + 0.15 * city);
  return airport.large ? round(0.6 + 0.35 * city) : round(0.35 + 0.3 * city);
}

export function portImportance(cityPopulation: number | null): number {
  return round(0.15 + 0.3 * populationScore(cityPopulation));
}

const LANDMARK_KINDS = new Set([
  'castle',
  'hospital',
  'stadium',
  'museum',
  'mall',
  'theatre',
  'university',
  'bus_station',
  'railway_station',
  'zoo',
]);

export function localPlaceImportance(kind: string, hasWebsite: boolean): number {
  return round(0.08 + (LANDMARK_KINDS.has(kind) ? 0.15 : 0) + (hasWebsite ? 0.04 : 0));
}
