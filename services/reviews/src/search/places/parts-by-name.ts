import { fold } from '../../text/fold';
import { readGazetteer, type GazetteerRow } from '../gazetteer/read-gazetteer';
import { CAPITAL, HOME, isAtHome, type Place } from '../gazetteer/gazetteer';

/**
 * Population assumed for other parts of towns; low, so that "West End" without a town means London's and not
 * Glasgow's.
 */
const PEOPLE_BEHIND_CAPITAL = 1_000;

/** Returns quarters, parks and grounds that people visit by name, as places to search in and around. */
export function quartersOf(towns: readonly Place[]): Place[] {
  const inCapital = new Set(towns.filter((town) => isAtHome(town) && town.isPart).flatMap(({ names }) => names));
  return partsOf('quarter', towns).map((place) => {
    const isBehind = place.district !== CAPITAL.name && place.names.some((one) => inCapital.has(one));
    return isBehind ? { ...place, population: PEOPLE_BEHIND_CAPITAL } : place;
  });
}

/** Returns landmarks for "near" searches. */
export const landmarksOf = (towns: readonly Place[]): Place[] =>
  partsOf('landmark', towns).map((place) => ({ ...place, isLandmark: true }));

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region' });
export const nameOfCountry = (code: string): string => (code === HOME ? 'UK' : (COUNTRIES.of(code) ?? code));

const FILES = ['hand-made', 'landmarks', 'landmarks-osm'] as const;

function partsOf(kind: GazetteerRow['kind'], towns: readonly Place[]): Place[] {
  const known = new Map<string, Place>();
  for (const town of towns) {
    const key = `${town.countryCode} ${town.name}`;
    if ((known.get(key)?.population ?? -1) < town.population) known.set(key, town);
  }
  return FILES.flatMap((file) => readGazetteer(file)).flatMap(
    ({ kind: own, name, otherNames, country, position, population, within }) => {
      if (own !== kind || !position || within === null) return [];
      const town = known.get(`${country} ${within}`);
      return {
        name,
        names: spelled([name, ...otherNames].map(fold)),
        country: nameOfCountry(country),
        countryCode: country,
        district: within,
        withinNames: [...new Set([fold(within), ...(town?.names ?? []), ...(town?.withinNames ?? [])])],
        ...position,
        population,
        isPart: true,
      };
    },
  );
}

/** Returns names with both spellings, because people confuse "garden" and "gardens". */
const spelled = (names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => [name, name.replace(/ garden$/, ' gardens'), name.replace(/ gardens$/, ' garden')]),
  ),
];
