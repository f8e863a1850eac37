/**
 * Returns the first day of the year, month or day in a pack's date ("2021-08" → "2021-08-01"). Pages show only the
 * year, so they claim no day that the source did not give. Throws on a date without a year.
 */
export function packDate(dated: string): string {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?/.exec(dated) ?? [];
  if (!year) throw new Error(`Not a date: ${dated}`);
  return `${year}-${month}-${day}`;
}

/** The day on which the packs were read. A constant, so that a rebuild gives the same bytes. */
export const RETRIEVED = '2026-11-22';

/** Ten years before that day: anything listed earlier needs confirmation by a newer source. */
const OLDEST = '2016-11-22';

export const isTooOld = (dated: string) => packDate(dated) < OLDEST;
