import { parseNumber } from '@waymark/contracts-core';
import type { Feature } from '@waymark/contracts-reviews';
import { z } from 'zod';
import { emptyPlace, type RawPlace, type RawSaid } from '../raw-place';
import { kindOfTags } from '../said-kind';
import { jsonText } from './json-items';

type Tags = Readonly<Record<string, unknown>>;

/** OpenStreetMap's values for yes and no; others ("bad", "separate") do not count as yes. */
const VALUES: Readonly<Record<string, string>> = {
  yes: 'yes',
  designated: 'yes',
  official: 'yes',
  limited: 'partly',
  no: 'no',
  // Lock of the National Key Scheme, which a RADAR key opens and a Eurokey does not.
  nks: 'yes',
};

/** The tags of each feature, in order of priority. */
const SAID: readonly (readonly [feature: Feature, keys: readonly string[], notes: readonly string[]])[] = [
  ['WheelchairAccess', ['wheelchair'], ['wheelchair:description:en', 'wheelchair:description', 'wheelchair:note']],
  ['AccessibleToilets', ['toilets:wheelchair', 'wheelchair:toilets'], []],
  ['RadarKey', ['centralkey'], []],
  ['BabyChanging', ['changing_table', 'diaper'], []],
  ['HearingLoop', ['hearing_loop', 'audio_loop', 'hearing_impaired:induction_loop'], ['deaf:description:en']],
  ['TactilePaving', ['tactile_paving'], []],
  ['BrailleSignage', ['tactile_writing:braille', 'braille'], []],
  ['LiftAccess', ['elevator'], []],
  ['AccessibleRamps', ['ramp:wheelchair'], []],
  ['DisabledParking', ['capacity:disabled', 'parking:disabled'], []],
];

const text = (tags: Tags, key: string): string | null => jsonText(tags[key]);
const firstOf = (tags: Tags, keys: readonly string[]) => keys.flatMap((key) => text(tags, key) ?? [])[0] ?? null;

/** Builds a place from an OpenStreetMap element; the caller adds the position. */
export function tagsPlace(row: number, tags: Tags): RawPlace {
  const kind = kindOfTags(
    Object.fromEntries(Object.keys(tags).flatMap((key) => [[key, text(tags, key) ?? undefined]])),
  );
  return {
    ...emptyPlace(row),
    id: text(tags, '@id') ?? text(tags, 'id'),
    name: firstOf(tags, ['name:en', 'name']),
    kind: kind?.kind ?? null,
    category: kind?.category ?? null,
    address: addressOf(tags),
    city: firstOf(tags, ['addr:city', 'addr:town', 'addr:village', 'addr:place']),
    postcode: text(tags, 'addr:postcode'),
    country: text(tags, 'addr:country'),
    website: firstOf(tags, ['website', 'contact:website', 'url']),
    date: dayOf(firstOf(tags, ['check_date', 'survey:date'])),
    ...lifecycleOf(tags),
    said: [...SAID.flatMap((one) => saidOf(tags, ...one) ?? []), ...toiletOf(tags)],
  };
}

/** Tags whose value "no" means that the place is open; any other value means that it is not. */
const GONE = 'disused abandoned demolished removed razed destroyed dismantled permanently_closed'.split(' ');
const NOT_YET = ['proposed', 'planned', 'construction'];
const NEVER_OPEN = /^(?:closed|off)(?:\s*".*")?$/i;

/**
 * Reads whether a place is open, and its opening and closing dates, from OpenStreetMap tags or similar properties of
 * other lists.
 */
export function lifecycleOf(tags: Tags): Pick<RawPlace, 'status' | 'opened' | 'closed'> {
  const said =
    GONE.find((key) => !['no', 'false', ''].includes(text(tags, key) ?? '')) ??
    NOT_YET.find((key) => text(tags, key) === 'yes');
  const hours = NEVER_OPEN.test(text(tags, 'opening_hours') ?? '') ? 'closed' : null;
  return {
    status: said ?? hours ?? firstOf(tags, ['operational_status', 'business_status', 'status']),
    opened: firstOf(tags, ['opening_date', 'start_date', 'opened']),
    closed: firstOf(tags, ['end_date', 'closed']),
  };
}

function saidOf(tags: Tags, feature: Feature, keys: readonly string[], notes: readonly string[]): RawSaid | null {
  const field = keys.find((key) => text(tags, key) !== null) ?? keys[0] ?? feature;
  const value = valueOf(text(tags, field));
  const note = firstOf(tags, notes);
  return value === null && note === null ? null : { feature, field, value, note, measure: null };
}

/** Returns the value for a word of a tag. A number, such as of parking spaces, also counts as yes. */
function valueOf(word: string | null): string | null {
  const known = VALUES[word?.trim().toLowerCase() ?? ''];
  if (known !== undefined) return known;
  const count = parseNumber(word ?? '');
  return count === null || count < 0 ? null : count > 0 ? 'yes' : 'no';
}

/** Reads the tags of a public toilet. Tags of the whole element are about its toilets. */
function toiletOf(tags: Tags): RawSaid[] {
  const value = valueOf(text(tags, 'wheelchair'));
  if (tags['amenity'] !== 'toilets' || value === null || text(tags, 'toilets:wheelchair') !== null) return [];
  return [{ feature: 'AccessibleToilets', field: 'wheelchair', value, note: null, measure: null }];
}

function addressOf(tags: Tags): string | null {
  const [number, street] = [text(tags, 'addr:housenumber'), text(tags, 'addr:street')];
  return street === null ? text(tags, 'addr:housename') : [number, street].filter(Boolean).join(' ');
}

/** Returns a full date; null for anything else, such as the month "2024-05". */
function dayOf(said: string | null): string | null {
  return z.iso.date().safeParse(said).success ? said : null;
}
