import type { WholeTrip, WholeTripDraft } from '@waymark/contracts-community';
import { fromDraftForm, fromTrip } from '../form/stored-trip';
import { EMPTY_TRIP, type TripValues } from '../form/trip-values';
import type { LocalDraft } from './local-drafts';

/** Identifies the draft and the versions it is based on. */
export interface DraftPlace {
  id: string;
  blogId: number | null;
  /** The version of the server's draft; 0: not on the server yet. */
  version: number;
  /** The version of the trip being changed; null for a new one. */
  tripVersion: number | null;
}

/** A conflicting state from elsewhere. */
export interface Elsewhere {
  /** ID of the other draft, if it is another draft of the same trip. */
  id?: string;
  /** Null: it no longer exists. */
  values: TripValues | null;
  /** The version of the server's draft, to use when the local input replaces it. */
  version: number;
  tripVersion: number | null;
}

export interface Opening {
  place: DraftPlace;
  values: TripValues;
  /** A newer state from elsewhere; null without a conflict. */
  elsewhere: Elsewhere | null;
  /** The server does not have this input yet. */
  isUnsent: boolean;
  /** True if the form continues an earlier draft. */
  isGoingOn: boolean;
}

interface Found {
  /** ID for a new draft. */
  newId: string;
  local: LocalDraft | null;
  server: WholeTripDraft | null;
  trip: WholeTrip | null;
  /** The server could not be reached, so its state is unknown. */
  isAlone?: boolean;
}

/** Returns the form's initial state: the newest input, plus the conflicting state if somebody continued elsewhere. */
export function openingOf({ newId, local, server, trip, isAlone = false }: Found): Opening {
  const place: DraftPlace = {
    id: server?.id ?? local?.id ?? newId,
    blogId: trip?.id ?? null,
    version: server?.version ?? 0,
    tripVersion: trip?.version ?? null,
  };
  const fresh = { place, elsewhere: null, isUnsent: false, isGoingOn: false };
  if (local && !local.isSent) return fromBrowser(local, { server, trip, place, isAlone });
  if (!server) return { ...fresh, values: trip ? fromTrip(trip) : EMPTY_TRIP };
  const isOlder =
    trip !== null &&
    (Date.parse(server.changedAt) < Date.parse(trip.changedAt) ||
      // The input is newer, but based on an older version of the trip.
      (local?.id === server.id && local.version === server.version && isNewer(trip, local)));
  return {
    ...fresh,
    values: fromDraftForm(server.form),
    isGoingOn: true,
    elsewhere: isOlder ? { values: fromTrip(trip), version: server.version, tripVersion: trip.version } : null,
  };
}

const isNewer = ({ version }: WholeTrip, { tripVersion }: LocalDraft) => tripVersion !== null && version > tripVersion;

interface Beside extends Pick<Found, 'server' | 'trip' | 'isAlone'> {
  place: DraftPlace;
}

function fromBrowser(local: LocalDraft, { server, trip, place, isAlone }: Beside): Opening {
  const opening = { place, values: fromDraftForm(local.form), isUnsent: true, isGoingOn: true };
  const { version, tripVersion } = place;
  if (server && server.version > local.version)
    return { ...opening, elsewhere: { values: fromDraftForm(server.form), version, tripVersion } };
  if (trip && isNewer(trip, local)) return { ...opening, elsewhere: { values: fromTrip(trip), version, tripVersion } };
  // The server once had this draft: it was published or discarded in another window.
  if (!server && !trip && !isAlone && local.version > 0)
    return { ...opening, elsewhere: { values: null, version, tripVersion } };
  return { ...opening, elsewhere: null };
}
