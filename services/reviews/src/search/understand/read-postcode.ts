import type { PlaceBook } from './place-book';
import type { BookPostcode } from './postcode-districts';

const FULL = /^([a-z]{1,2}\d[a-z\d]?) ?(\d)([a-z]{2})$/;
const SECTOR = /^([a-z]{1,2}\d[a-z\d]?) (\d)$/;
const OUTCODE = /^[a-z]{1,2}\d[a-z\d]?$/;

/** What a postcode, its sector or its outcode names; null when the words are none. A whole one that nobody knows is one, too. */
export function readPostcode(typed: string, book: PlaceBook): { code: string; known: BookPostcode | null } | null {
  const full = FULL.exec(typed) ?? FULL.exec(typed.replaceAll(' ', ''));
  if (full) {
    const [outcode, sector, unit] = [full[1] ?? '', full[2] ?? '', full[3] ?? ''].map((part) => part.toUpperCase());
    return { code: `${outcode} ${sector}${unit}`, known: book.postcode(`${outcode} ${sector}`) };
  }
  const sector = SECTOR.exec(typed);
  if (sector) {
    const code = `${(sector[1] ?? '').toUpperCase()} ${sector[2] ?? ''}`;
    const known = book.postcode(code);
    return known || book.postcode(code.split(' ')[0] ?? '') ? { code, known } : null;
  }
  const known = OUTCODE.test(typed) ? book.postcode(typed.toUpperCase()) : null;
  return known ? { code: known.code, known } : null;
}
