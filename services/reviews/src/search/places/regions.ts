import { fold } from '../../text/fold';
import type { Box } from '../box-of';
import { readGazetteer } from '../gazetteer/read-gazetteer';
import { patternOf } from '../lexicon/read-lexicon';
import { CAPITAL, HOME, type Place } from '../gazetteer/gazetteer';
import { nameOfCountry } from './parts-by-name';

/** Minimum number of towns in a region; a district with fewer is just a town. */
const LEAST_TOWNS = 12;
/** A margin for the countryside around its outermost towns. */
const MARGIN_DEGREES = 0.03;
/** Population assumed for a region, high enough to outrank foreign towns: "Kent" does not mean the one in Ohio. */
const POPULATION_OF_DISTRICT = 1_000_000;

/** Returns counties and landscapes as places to search in: from the gazetteer, and every district with many towns. */
export function regionsOf(towns: readonly Place[]): Place[] {
  const known = readGazetteer('hand-made').flatMap(({ name, otherNames, country, box, population }) =>
    box ? [region([name, ...otherNames], box, country, population)] : [],
  );
  const taken = new Set(known.flatMap(({ names }) => names));
  const members = new Map<string, Place[]>();
  for (const town of towns) {
    if (town.countryCode !== 'GB' || !town.district) continue;
    members.set(town.district, [...(members.get(town.district) ?? []), town]);
  }
  const isTown = new Set(towns.filter(({ countryCode }) => countryCode === 'GB').flatMap(({ names }) => names));
  const districts = [...members]
    .filter(([, within]) => within.length >= LEAST_TOWNS)
    .map(([district, within]) => region([bare(district), district], around(within)))
    .filter(
      ({ names }) =>
        !names.some((name) => taken.has(name) || isTown.has(name)) && !names.includes(fold(CAPITAL.district)),
    );
  return [...known, ...districts];
}

const COUNTY_PREFIX = new RegExp(`^${patternOf('name-parts', 'county-prefix')} `, 'i');
const bare = (district: string): string => district.replace(COUNTY_PREFIX, '');

function region(called: readonly string[], box: Box, countryCode = HOME, population = POPULATION_OF_DISTRICT): Place {
  const country = nameOfCountry(countryCode);
  return {
    name: called[0] ?? '',
    names: [...new Set(called.map(fold))].filter(Boolean),
    country,
    countryCode,
    district: null,
    withinNames: countryCode === HOME ? ['uk', 'united kingdom', 'great britain'] : [fold(country)],
    latitude: (box.south + box.north) / 2,
    longitude: (box.west + box.east) / 2,
    population,
    box,
  };
}

function around(towns: readonly Place[]): Box {
  const [south, north] = most(towns.map(({ latitude }) => latitude));
  const [west, east] = most(towns.map(({ longitude }) => longitude));
  return {
    south: south - MARGIN_DEGREES,
    north: north + MARGIN_DEGREES,
    west: west - MARGIN_DEGREES,
    east: east + MARGIN_DEGREES,
  };
}

/** Share of the outermost towns that is left out, because they would stretch the box into neighbouring regions. */
const OUTERMOST = 0.03;

function most(degrees: readonly number[]): [from: number, to: number] {
  const sorted = [...degrees].sort((a, b) => a - b);
  const out = Math.floor(sorted.length * OUTERMOST);
  return [sorted[out] ?? 0, sorted[sorted.length - 1 - out] ?? 0];
}
