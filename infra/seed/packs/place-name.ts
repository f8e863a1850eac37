import { normaliseName } from '../rules/normalise-name';
import { oneLine } from './one-line';
import type { PackRow } from './pack-row';

const MAX_LENGTH = 200;

/** UTF-8 that somebody read as Windows-1251 on the way ("SpezialitГ¤ten"): those letters cannot be got back with certainty. */
export const BROKEN = /[ГВ][\u00a0-\u00bf‚ѓ„…†‡€‰љњќћџ]|Ã[\u0080-\u00bf]|\ufffd/;

/** What says in a name that it is of a toilet. */
const TOILET_WORDS =
  /\b(?:toilets?|wcs?|w\.c|lavator(?:y|ies)|conveniences?|loos?|pcs?|restrooms?|washrooms?|urinals?|changing places?)\b|トイレ|便所|手洗/i;
/** What is said after a name that lacks it, by country: elsewhere names stay as they are. */
const TOILET_END: Record<string, string> = { GB: ' toilets', JP: ', トイレ' };

/**
 * A name that can be read aloud: one line, single spaces. A public toilet without a name is called what it is, with its
 * street where the source gives one, and so is one whose name cannot be read. Null when nothing readable is left.
 */
export function placeName(row: PackRow): string | null {
  const { category, address } = row;
  const text = oneLine(row.name);
  const isReadable = text !== '' && !BROKEN.test(text) && text.length <= MAX_LENGTH;
  if (category !== 'toilet') return isReadable ? text : null;
  if (isReadable) return toiletName(text, row);
  const street = oneLine(address).split(',')[0]?.trim();
  return street && !BROKEN.test(street) ? `Public toilet, ${street}` : 'Public toilet';
}

/**
 * Most are called after the building that they are in: who looks for the British Museum does not look for its toilets.
 * Where a list has several of one building: with the storey, and its own name where that says more than the building's.
 */
function toiletName(name: string, { country, facts, source_fields: words }: PackRow): string {
  const building = name.replace(/^(.+) \(\1\)$/, '$1');
  const own = oneLine(typeof words?.['toilet_name'] === 'string' ? words['toilet_name'] : '');
  const whole = [building, oneLine(facts?.['level']), own.includes(building) || building.includes(own) ? '' : own]
    .filter((word) => word !== '')
    .join(', ');
  return TOILET_WORDS.test(whole) ? whole : `${whole}${TOILET_END[country] ?? ''}`;
}

const COMPANY_WORDS = /\b(?:ltd|limited|plc|llp)\b/g;

const keys = new Map<string, string>();

/** One form for names that people would call the same: as for all sources, and without "the" and company letters. */
export function nameKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const form = normaliseName(name).replace(COMPANY_WORDS, '').replace(/^the /, '').replace(/\s+/g, ' ').trim();
  keys.set(name, form || name);
  return form || name;
}
