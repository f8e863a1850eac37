import { fold } from '../text/fold';

/** Endings of street names: they do not name a part of the town, and "Park Road" is not a park. */
const STREET =
  /\b(road|rd|street|st|lane|avenue|ave|drive|close|way|court|place|house|floor|unit|building|centre|parade|row|hill)$/;

/**
 * Returns the parts of an address that name a village or part of a town: "59 Otley Road, Headingley, Leeds" gives
 * headingley leeds.
 */
export function areaWords(address: string | null): string {
  if (!address) return '';
  const parts = address.split(',').map(fold);
  // Leaves out the first part, which is the house and street, unless it is the only one.
  return parts
    .slice(1)
    .filter((part) => part && !/\d/.test(part) && !STREET.test(part))
    .join(' ');
}
