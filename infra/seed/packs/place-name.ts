import { normaliseName } from '../rules/normalise-name';
import { oneLine } from './one-line';
import type { PackRow } from './pack-row';

const MAX_LENGTH = 200;

/** UTF-8 that was read as Windows-1251 ("SpezialitГ¤ten"): the original letters cannot be restored with certainty. */
export const BROKEN = /[ГВ][\u00a0-\u00bf‚ѓ„…†‡€‰љњќћџ]|Ã[\u0080-\u00bf]|\ufffd/;

/** Words that show that a name belongs to a toilet. */
const TOILET_WORDS =
  /\b(?:toilets?|wcs?|w\.c|lavator(?:y|ies)|conveniences?|loos?|pcs?|restrooms?|washrooms?|urinals?|changing places?)\b|トイレ|便所|手洗/i;
/** The suffix for names without such a word, by country; elsewhere names do not change. */
const TOILET_END: Record<string, string> = { GB: ' toilets', JP: ', トイレ' };

/**
 * Returns a name that can be read aloud: one line, single spaces. A public toilet without a readable name gets a
 * generic one, with its street if known. Null when nothing readable is left.
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
 * Most toilets are named after their building, but a search for the British Museum is not for its toilets. If a
 * building has several, adds the storey, and the toilet's own name where that says more than the building's.
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

/**
 * Returns the same key for names that people would call the same: normalised as for all sources, and without "the" and
 * company suffixes.
 */
export function nameKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const form = normaliseName(name).replace(COMPANY_WORDS, '').replace(/^the /, '').replace(/\s+/g, ' ').trim();
  keys.set(name, form || name);
  return form || name;
}
