/**
 * First day of the year, month or day that a pack's date names ("2021-08" → "2021-08-01"). What is shown of it is the
 * year alone, so that no day is claimed that the source did not give. Throws on a date without a year.
 */
export function packDate(dated: string): string {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?/.exec(dated) ?? [];
  if (!year) throw new Error(`Not a date: ${dated}`);
  return `${year}-${month}-${day}`;
}

/** Ten years before the day on which the packs were read: what was listed earlier waits for something newer. */
const OLDEST = '2016-11-22';

export const isTooOld = (dated: string) => packDate(dated) < OLDEST;
