import type { reportPlace } from '@waymark/contracts-reviews';
import type { z } from 'zod';

export type Said = z.output<typeof reportPlace.body>['what'];

export interface Place {
  id: number;
  /** closed, moved or double; null while the venue exists. */
  status: string | null;
  /** Whether a newer edition of the venue's own list no longer contains it. */
  isOffItsList: boolean;
  /** Whether an edition that is newer than the status still lists the venue. */
  isListedSince: boolean;
}

/** Returns what is wrong with the venue that it moved to or duplicates; null if it is fine. */
export function otherProblem(what: Said, id: number, otherId: number | null, other: Place | null): string | null {
  if (what === 'closed' || what === 'open')
    return otherId === null ? null : 'Name another place only if this one has moved or is listed twice.';
  if (otherId === null) return what === 'double' ? 'Say which place it is the same as.' : null;
  if (otherId === id) return 'This is the same page. Choose the other one.';
  if (other === null) return 'We could not find the other place.';
  return other.status === null ? null : 'That place has itself closed or moved. Choose the one where it is now.';
}

export interface Voices {
  /** Number of members with the same report, including the caller. */
  people: number;
  isStaff: boolean;
}

/** Returns whether a report decides: with two members, one member and a newer list, or one member of staff. */
export function isDecided(what: Said, place: Place, { people, isStaff }: Voices): boolean {
  if (isStaff || people >= 2) return true;
  return people === 1 && (what === 'open' ? place.isListedSince : place.isOffItsList);
}
