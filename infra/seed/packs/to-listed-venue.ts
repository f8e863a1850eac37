import type { SourceContext } from '../sources/context';
import { distinctAltNames } from '../rules/alt-names';
import { localPlaceImportance } from '../rules/importance';
import { sayName } from '../rules/gb-city';
import { normaliseName } from '../rules/normalise-name';
import { mayTakeFields } from '../rules/share-alike';
import { roundDegrees } from '../rules/valid-position';
import { webAddress } from '../rules/web-address';
import type { ListedVenue, PracticalInfo } from '@waymark/seed';
import type { PackPlace } from './merge-packs';
import { oneLine } from './one-line';
import { packDate } from './pack-date';
import type { PackRow } from './pack-row';
import { WALES_LIBRARIES } from './pack-sources';
import { BROKEN, placeName } from './place-name';

const MAX_ALT_NAMES = 4;
const MAX_HOURS = 200;

/** Raises the importance among places with the same name: museums state their size. */
const SIZE_BONUS: Record<string, number> = { huge: 0.4, large: 0.25, medium: 0.1 };

interface Stated {
  city: string | undefined;
  address: string | undefined;
}

/** Returns a source's own id, which identifies its facts and its next file. */
export const sourceOf = ({ source, licence }: Pick<PackRow, 'source' | 'licence'>) =>
  source === 'uk-public-libraries' && licence.startsWith('CC0') ? WALES_LIBRARIES : source;

export const keyOf = (row: PackRow) => `${sourceOf(row)}:${row.sourceId}`;

/** The first postcode where a source lists several. */
const POSTCODE = /^[A-Z0-9][A-Z0-9 -]{2,9}/i;

/** Five decimals are a metre; a postcode's centre is only accurate to some hundred metres. */
const DECIMALS = 5;

/** Returns the town of an address: its last part that is a place nearby, so neither a county nor a street. */
function townOf(address: string | undefined, known: ReadonlyMap<string, string>): string | undefined {
  const parts = (address ?? '').split(',').map((part) => normaliseName(part));
  return parts
    .slice(1)
    .reverse()
    .flatMap((part) => known.get(part) ?? [])[0];
}

/**
 * Returns the town that people would name: the stated one if it is a town (a council such as "Buckinghamshire" is
 * not), else the address's, else the nearest.
 */
function cityOf(place: PackPlace, stated: Stated, { gazetteer }: SourceContext, country: string): string | null {
  if (stated.city !== undefined && (country !== 'GB' || gazetteer.knows(normaliseName(stated.city), 'GB')))
    return sayName(stated.city);
  const near = gazetteer.near(place, country, 20, 400).reverse();
  const known = new Map(near.map(({ name }) => [normaliseName(sayName(name)), sayName(name)]));
  const town = townOf(stated.address, known);
  // Ignores the name: many towns have a "York House".
  return town ?? gazetteer.cityOf('', place, country) ?? stated.city ?? null;
}

/** Text with lost letters is worse than no address, because the position shows the place. */
function readable(text: string | undefined): string | null {
  const line = oneLine(text);
  return line === '' || BROKEN.test(line) ? null : line;
}

/** Takes all texts from the first row that has any, so they share one date. */
function practicalInfo(rows: readonly PackRow[]): PracticalInfo | null {
  for (const row of rows) {
    const { opening_hours: hours, fee, access } = row.facts ?? {};
    const said = {
      ...(hours && hours.length <= MAX_HOURS && !hours.includes('\ufffd') ? { openingHours: oneLine(hours) } : {}),
      ...(fee === 'yes' || fee === 'no' ? { fee: fee as 'yes' | 'no' } : {}),
      ...(access === 'customers' ? { customersOnly: true as const } : {}),
    };
    if (Object.keys(said).length > 0) return { ...said, source: sourceOf(row), observed: packDate(row.dated) };
  }
  return null;
}

/**
 * Countries that a British extract may reach across a border. Anything farther away is an error in the source (two
 * schools are in Antarctica).
 */
const NEIGHBOURS = new Set(['GB', 'IE', 'IM', 'JE', 'GG']);

/**
 * Returns the row that ships: the first source's fields, completed from others where licences allow it. Null for a
 * position in another part of the world.
 */
export function toListedVenue(place: PackPlace, context: SourceContext): ListedVenue | null {
  const [first, ...others] = place.rows as [PackRow, ...PackRow[]];
  const givers = others.filter((row) => mayTakeFields(first.licence, row.licence));
  const given = <K extends 'address' | 'postcode' | 'city' | 'website'>(field: K) =>
    first[field] ?? givers.find((row) => row[field] !== undefined)?.[field];
  const websiteUrl = webAddress(given('website'));
  const size = SIZE_BONUS[first.facts?.['size'] ?? ''] ?? 0;
  // Extracts cross borders: some "Northern Irish" places are in Donegal.
  const country = context.gazetteer.countryAt(place) ?? first.country;
  if (country !== first.country && !NEIGHBOURS.has(country)) return null;
  return {
    key: keyOf(first),
    name: place.name,
    address: readable(given('address')),
    postcode: POSTCODE.exec(given('postcode') ?? '')?.[0] ?? null,
    city: cityOf(
      place,
      { city: country === first.country ? given('city') : undefined, address: given('address') },
      context,
      country,
    ),
    country: context.countryName(country),
    countryCode: country,
    latitude: roundDegrees(place.latitude, DECIMALS),
    longitude: roundDegrees(place.longitude, DECIMALS),
    approximatePosition: place.approximatePosition,
    category: place.category,
    kind: place.kind,
    altNames: distinctAltNames(place.name, givers.map(placeName)).slice(0, MAX_ALT_NAMES),
    websiteUrl,
    importance: Number((localPlaceImportance(place.kind ?? '', websiteUrl !== null) + size).toFixed(3)),
    source: sourceOf(first),
    sourceId: first.sourceId,
    sourceDate: packDate(first.dated),
    lastListed: place.rows.map(({ dated }) => packDate(dated)).reduce((a, b) => (a > b ? a : b)),
    mergedFrom: [...new Set(others.map(keyOf))].slice(0, 12),
    practicalInfo: place.kind === 'toilets' ? practicalInfo([first, ...givers]) : null,
  };
}
