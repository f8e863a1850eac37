import { fold } from '../text/fold';

/** Ends of street names: they say nothing of where in the town it is, and "Park Road" is no park. */
const STREET =
  /\b(road|rd|street|st|lane|avenue|ave|drive|close|way|court|place|house|floor|unit|building|centre|parade|row|hill)$/;

/** The parts of an address that name a village or part of a town: "59 Otley Road, Headingley, Leeds" -> headingley leeds. */
export function areaWords(address: string | null): string {
  if (!address) return '';
  const parts = address.split(',').map(fold);
  // The first part is the house and its street, unless there is no other.
  return parts
    .slice(1)
    .filter((part) => part && !/\d/.test(part) && !STREET.test(part))
    .join(' ');
}
