import { problem } from '../problem';
import type { LockedTrip } from './trip.writer';

/** What only its author may change: a 404 for whoever may not even read it, else a 403. */
export function ownTrip(trip: LockedTrip | null, memberId: number): LockedTrip {
  if (!trip) throw problem('trip.not-found');
  if (trip.authorId !== memberId) throw problem('trip.not-yours');
  return trip;
}
