import type { WholeTrip, WholeTripDraft } from '@waymark/contracts-community';
import { fromDraftForm, fromTrip } from '../form/kept-trip';
import { EMPTY_TRIP, type TripValues } from '../form/trip-values';
import type { LocalDraft } from './local-drafts';

/** Which draft is written, and upon what. */
export interface DraftPlace {
  id: string;
  blogId: number | null;
  /** Of the draft on the server; 0: it is not there yet. */
  version: number;
  /** Of the trip that it changes; null: a new one. */
  tripVersion: number | null;
}

/** What stands elsewhere beside what was written here. */
export interface Elsewhere {
  /** Of the draft there, where it is another one of the same trip. */
  id?: string;
  /** Null: it is not there any more. */
  values: TripValues | null;
  /** Of the draft on the server, once what is here takes its place. */
  version: number;
  tripVersion: number | null;
}

export interface Opening {
  place: DraftPlace;
  values: TripValues;
  /** Somebody went on elsewhere since this was typed. */
  elsewhere: Elsewhere | null;
  /** The server does not have it yet. */
  isUnsent: boolean;
  /** Goes on with what was begun before. */
  isGoingOn: boolean;
}

interface Found {
  /** For a draft that is begun now. */
  newId: string;
  local: LocalDraft | null;
  server: WholeTripDraft | null;
  trip: WholeTrip | null;
  /** The site could not be asked: what it has is not known. */
  isAlone?: boolean;
}

/** What the form opens with: what was typed last, unless somebody went on elsewhere meanwhile; then both. */
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
      // It was typed after that, and upon the trip as it was before.
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
  // The server had it once: it was published or thrown away in another window.
  if (!server && !trip && !isAlone && local.version > 0)
    return { ...opening, elsewhere: { values: null, version, tripVersion } };
  return { ...opening, elsewhere: null };
}
