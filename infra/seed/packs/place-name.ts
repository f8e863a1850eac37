import { normaliseName } from '../rules/normalise-name';
import { oneLine } from './one-line';
import type { PackRow } from './pack-row';

const MAX_LENGTH = 200;

/** UTF-8 that somebody read as Windows-1251 on the way ("SpezialitГ¤ten"): those letters cannot be got back with certainty. */
const BROKEN = /[ГВ][\u00a0-\u00bf‚ѓ„…†‡€‰љњќћџ]|Ã[\u0080-\u00bf]|\ufffd/;

/**
 * A name that can be read aloud: one line, single spaces. A public toilet without a name is called what it is, with its
 * street where the source gives one. Null when nothing readable is left.
 */
export function placeName({ name, category, address }: PackRow): string | null {
  const text = oneLine(name);
  if (text !== '') return BROKEN.test(text) || text.length > MAX_LENGTH ? null : text;
  if (category !== 'toilet') return null;
  const street = address?.split(',')[0]?.trim();
  return street ? `Public toilet, ${street}` : 'Public toilet';
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
