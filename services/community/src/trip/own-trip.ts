import { problem } from '../problem';
import type { LockedTrip } from './trip.writer';

/** Requires that the member is the author. Throws 404 if they cannot read the trip, otherwise 403. */
export function ownTrip(trip: LockedTrip | null, memberId: number): LockedTrip {
  if (!trip) throw problem('trip.not-found');
  if (trip.authorId !== memberId) throw problem('trip.not-yours');
  return trip;
}
