import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fold } from '../text/fold';
import { checkSaid } from './check-said';
import type { Gazetteer } from './gazetteer';
import type { CheckedRow, ImportedPlace, Refusal } from './imported-place';
import type { RawPlace } from './raw-place';
import { saidKind, type SaidKind } from './said-kind';
import { notOpen } from './said-lifecycle';
import { saidPosition } from './said-position';
import { cellFault, idCell, LENGTHS, shownCell, textCell } from './text-cell';

const POSTCODE = /^([A-Z]{1,2}\d[A-Z\d]?)\s*(\d[A-Z]{2})$/;

/** Settings for all rows of a file. */
export interface FileRules {
  gazetteer: Gazetteer;
  /**
   * ISO codes of the allowed countries; the first is the default for rows without a country. Empty if the position
   * decides.
   */
  countries: readonly string[];
  /** The date of the file and today's date; an observation cannot be later. */
  date: string;
  today: string;
}

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** Checks one row. An invalid name, kind, position or date refuses the row; anything else only refuses its field. */
export function checkPlace(raw: RawPlace, rules: FileRules): CheckedRow {
  const refusals: Refusal[] = [];
  const refuse = (field: string, reason: string, value: string | null = '') => {
    refusals.push({ row: raw.row, field, reason, value: shownCell(value ?? '') });
    return null;
  };
  const line = (field: keyof typeof LENGTHS & keyof RawPlace): string | null => {
    const fault = cellFault(raw[field]);
    if (fault !== null) return refuse(field, fault, raw[field]);
    const text = (field === 'id' ? idCell : textCell)(raw[field]);
    return text !== null && text.length > LENGTHS[field]
      ? refuse(field, `This is longer than ${LENGTHS[field]} letters.`, text)
      : text;
  };

  const shut = notOpen(raw, rules.today);
  if (shut !== null) {
    refuse('status', shut.reason, shut.said);
    // The place is not open. Without a key it counts as missing from the edition.
    return { row: raw.row, key: null, place: null, refusals };
  }
  const id = line('id');
  const name = line('name');
  const kind = kindOf(raw, refuse);
  const where = placeOf(raw, rules, line('postcode'), line('city'), refuse);
  const address = line('address');
  const observed = dayOf(raw, rules, refuse);
  const site = line('website');
  const websiteUrl = site === null ? null : (webAddress(site) ?? refuse('website', 'This is not a web address.', site));
  const said = checkSaid(raw, refusals);
  if (name === null && !refusals.some(({ field }) => field === 'name')) refuse('name', 'A place needs a name.');
  const key = id ?? (name && where ? ownKey(name, where, address) : null);
  if (name === null || kind === null || where === null || observed === null || key === null)
    return { row: raw.row, key, place: null, refusals };
  const normal = { normalName: fold(name), normalCity: fold(where.city ?? '') };
  const place: ImportedPlace = {
    row: raw.row,
    key,
    name,
    ...normal,
    ...kind,
    address,
    ...where,
    websiteUrl,
    observed,
    said,
  };
  return { row: raw.row, key, place, refusals };
}

type Refuse = (field: string, reason: string, value?: string | null) => null;

function kindOf({ kind, category }: RawPlace, refuse: Refuse): SaidKind | null {
  const given = [kind, category].filter((text) => text !== null && text.trim() !== '') as string[];
  if (given.length === 0) return refuse('kind', 'What kind of place is it? Name a category or a kind.');
  const [known] = given.flatMap((text) => saidKind(text) ?? []);
  if (!known)
    return refuse('kind', 'We do not know this kind of place. Say in the mapping which one of ours it is.', given[0]);
  // OpenStreetMap has more kinds than this site. With a known category, any of them is stored unchanged.
  return known.kind === null && kind !== null && /^[a-z_]{2,40}$/.test(kind) && kind !== known.category
    ? { ...known, kind }
    : known;
}

function dayOf({ date }: RawPlace, rules: FileRules, refuse: Refuse): string | null {
  const day = date?.trim().slice(0, 10);
  if (!day) return rules.date;
  if (!isDay(day)) return refuse('date', 'Write days as YYYY-MM-DD.', date);
  return day > rules.today ? refuse('date', 'This day is in the future.', date) : day;
}

type Where = Pick<ImportedPlace, 'position' | 'isAround' | 'postcode' | 'city' | 'country' | 'countryCode'>;

function placeOf(
  raw: RawPlace,
  rules: FileRules,
  zip: string | null,
  town: string | null,
  refuse: Refuse,
): Where | null {
  const { gazetteer, countries } = rules;
  const named = raw.country === null || raw.country.trim() === '' ? null : gazetteer.countryCode(raw.country);
  if (named === null && raw.country?.trim())
    return refuse('country', 'We do not know a country with this name.', raw.country);
  const exact = exactPosition(raw, named === null ? countries : [named], gazetteer, refuse);
  if (exact === 'refused') return null;
  const countryCode = named ?? (exact && gazetteer.countryAt(exact)) ?? countries[0] ?? null;
  if (countryCode === null) return refuse('country', 'In which country is it? Say so with --country, or in a column.');
  const british = countryCode === 'GB' && zip !== null ? britishPostcode(zip) : null;
  if (countryCode === 'GB' && zip !== null && british === null)
    refuse('postcode', 'This is not a British postcode.', zip);
  const middle = exact || british === null ? null : gazetteer.postcodeMiddle(british);
  const position = exact ?? middle;
  if (position === null && town === null)
    return refuse('position', 'Where is it? Give a position, a postcode that we know, or a town.', zip);
  return {
    position,
    isAround: exact === null && middle !== null,
    postcode: countryCode === 'GB' ? british : zip,
    city: town ?? (position && gazetteer.townAt(position)),
    country: gazetteer.countryName(countryCode),
    countryCode,
  };
}

function exactPosition(
  { latitude, longitude }: RawPlace,
  countries: readonly string[],
  gazetteer: Gazetteer,
  refuse: Refuse,
) {
  const given = { latitude: latitude?.trim() ?? '', longitude: longitude?.trim() ?? '' };
  if (given.latitude === '' && given.longitude === '') return null;
  const found = saidPosition(given, countries, (spot) => gazetteer.countryAt(spot));
  if (typeof found !== 'string') return found;
  refuse('position', found, `${given.latitude}, ${given.longitude}`);
  return 'refused' as const;
}

/** Builds a key for a place in a list without IDs. It stays the same while name and location do. */
function ownKey(name: string, { position, isAround, postcode, city }: Where, address: string | null): string {
  const spot = position && !isAround ? `${position.latitude.toFixed(4)},${position.longitude.toFixed(4)}` : '';
  const text = [fold(name), spot || postcode || '', spot ? '' : fold(`${address ?? ''} ${city ?? ''}`)].join('|');
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** Formats "ls14ap" as "LS1 4AP"; returns null for other text. */
function britishPostcode(text: string): string | null {
  const [, outward, inward] = POSTCODE.exec(text.trim().toUpperCase()) ?? [];
  return outward && inward ? `${outward} ${inward}` : null;
}

/** Returns a link that is safe to show: http or https, a public host name and no user; otherwise null. */
function webAddress(text: string): string | null {
  const candidate = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(candidate) || !URL.canParse(candidate)) return null;
  const url = new URL(candidate);
  const isPublic = /^[^.]+(\.[^.]+)+$/.test(url.hostname) && !url.username && !url.password;
  return isPublic ? url.href : null;
}
