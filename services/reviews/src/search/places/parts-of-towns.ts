import { distanceMetres } from '../../venue/distance';
import type { Place } from '../gazetteer/gazetteer';
import { titled } from '../query/written-names';
import { patternOf } from '../lexicon/read-lexicon';

export interface Stop {
  /** Folded. */
  name: string;
  latitude: number;
  longitude: number;
  importance: number;
}

/** Suffixes of several stations in one part of a town: Clapham Common, Clapham High Street, Clapham Junction. */
const ADDED = new RegExp(`(?: ${patternOf('name-parts', 'station-suffix')})+$`);
const LEAST_STOPS = 2;
const REACH_METRES = 4_000;
/** Assumed population per station: more than a village with the same name. */
const PEOPLE_PER_STOP = 10_000;

/** Derives parts of towns missing from the gazetteer from the stations named after them. */
export function partsOfTowns(stops: readonly Stop[], towns: readonly Place[]): Place[] {
  const home = towns.filter(({ countryCode }) => countryCode === 'GB');
  const named = new Map<string, Stop[]>();
  for (const stop of stops) {
    const stem = stop.name.replace(ADDED, '');
    if (stem !== stop.name || named.has(stem)) named.set(stem, [...(named.get(stem) ?? []), stop]);
  }
  return [...named].flatMap(([name, all]) => {
    const part = closest(all);
    const [first] = part;
    if (!first || part.length < LEAST_STOPS) return [];
    const isKnown = home.some((town) => town.names.includes(name) && distanceMetres(town, first) < REACH_METRES * 2);
    return isKnown ? [] : [toPlace(name, part, nearestOf(home, first))];
  });
}

/** Importance above which people use a station's name for its surroundings. */
const HUB = 0.45;
const HUBS_OF = new RegExp(`^${patternOf('name-parts', 'hub-town')} (?=\\p{L}{5})`, 'u');
/** Population assumed around such a station: more than any village with its name, fewer than a town known by it. */
const PEOPLE_ABOUT_HUB = 25_000;

/**
 * Returns the surroundings of major stations as places, by the station's name without its town: Waterloo, Paddington,
 * Lime Street.
 */
export function partsAboutHubs(stops: readonly Stop[], towns: readonly Place[]): Place[] {
  const home = towns.filter(({ countryCode }) => countryCode === 'GB');
  return stops.flatMap((stop) => {
    const name = stop.name.replace(HUBS_OF, '');
    if (stop.importance < HUB || name === stop.name || SIDES.test(name)) return [];
    const isKnown = home.some((town) => town.names.includes(name) && distanceMetres(town, stop) < REACH_METRES * 2);
    return isKnown
      ? []
      : [{ ...toPlace(name, [stop], nearestOf(home, stop)), population: stop.importance * PEOPLE_ABOUT_HUB }];
  });
}

const SIDES = new RegExp(`^${patternOf('name-parts', 'hub-suffix')}\\b`);

/** Returns the largest group of stations close together. */
function closest(stops: readonly Stop[]): Stop[] {
  const groups = stops.map((stop) => stops.filter((other) => distanceMetres(stop, other) < REACH_METRES));
  return groups.reduce((most, group) => (group.length > most.length ? group : most), []);
}

function nearestOf(towns: readonly Place[], stop: Stop): Place | null {
  let best: { town: Place; metres: number } | null = null;
  for (const town of towns) {
    const metres = distanceMetres(town, stop);
    if (!best || metres < best.metres) best = { town, metres };
  }
  return best?.town ?? null;
}

function toPlace(name: string, stops: readonly Stop[], beside: Place | null): Place {
  const mean = (of: (stop: Stop) => number) => stops.reduce((sum, stop) => sum + of(stop), 0) / stops.length;
  return {
    name: titled(name),
    names: [name],
    country: beside?.country ?? 'UK',
    countryCode: 'GB',
    district: beside?.district ?? null,
    withinNames: beside?.withinNames ?? [],
    latitude: mean(({ latitude }) => latitude),
    longitude: mean(({ longitude }) => longitude),
    population: stops.length * PEOPLE_PER_STOP,
    isPart: true,
  };
}
