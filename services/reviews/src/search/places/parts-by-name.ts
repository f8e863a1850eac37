import { fold } from '../../text/fold';
import { CAPITAL } from '../gazetteer/capital';
import { readGazetteer, type GazetteerRow } from '../gazetteer/read-gazetteer';
import { isAtHome, type Place } from '../gazetteer/gazetteer';

/** Low, so that "West End" without a town means London's and not Glasgow's. */
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

const FILES = ['hand-made', 'landmarks', 'landmarks-osm'] as const;

function partsOf(kind: GazetteerRow['kind'], towns: readonly Place[]): Place[] {
  const home = new Map<string, Place>();
  for (const town of towns) if (isAtHome(town) && !home.has(town.name)) home.set(town.name, town);
  return FILES.flatMap((file) => readGazetteer(file)).flatMap(
    ({ kind: own, name, otherNames, country, position, population, within }) => {
      if (own !== kind || !position || within === null) return [];
      const town = home.get(within);
      return {
        name,
        names: spelled([name, ...otherNames].map(fold)),
        country: 'UK',
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

/** People confuse "garden" and "gardens" in names. */
const spelled = (names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => [name, name.replace(/ garden$/, ' gardens'), name.replace(/ gardens$/, ' garden')]),
  ),
];
