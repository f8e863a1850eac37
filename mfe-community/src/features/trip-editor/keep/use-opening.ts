import { useQuery } from '@tanstack/react-query';
import type { TripDraft, WholeTrip, WholeTripDraft } from '@waymark/contracts-community';
import { ApiError, call } from '@waymark/mfe-kit';
import { listTripDrafts, readTripBlog, readTripDraft } from '../../../endpoints';
import { localDrafts } from './local-drafts';
import { openingOf, type Opening } from './opening';

interface Asked {
  memberId: number;
  /** The trip being changed; null for a new one. */
  tripId: number | null;
  /** ID of an existing draft or of a new one. */
  draftId: string;
}

export interface Opened {
  opening: Opening;
  trip: WholeTrip | null;
}

/** Loads the editor's initial state once, because input must not change while somebody types. */
export const useOpening = (asked: Asked) =>
  useQuery({
    queryKey: ['trip-editor', asked.memberId, asked.tripId, asked.draftId],
    queryFn: () => openingFor(asked),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

async function openingFor({ memberId, tripId, draftId }: Asked): Promise<Opened> {
  const kept = localDrafts.list(memberId);
  const isAsked = (draft: { id: string; blogId: number | null }) =>
    tripId === null ? draft.id === draftId : draft.blogId === tripId;
  const local = kept.find(isAsked) ?? null;
  const [trip, drafts] = await Promise.all([
    tripId === null ? null : call(readTripBlog, { params: { id: tripId } }),
    listed(local !== null && tripId === null),
  ]);
  const there = drafts?.find(isAsked);
  const server = there ? await draftOf(there.id) : null;
  return { opening: openingOf({ newId: draftId, local, server, trip, isAlone: drafts === null }), trip };
}

/** Returns null when the site is unreachable and the browser has a draft to continue with. */
async function listed(mayBeAlone: boolean): Promise<TripDraft[] | null> {
  try {
    return await call(listTripDrafts);
  } catch (error) {
    if (mayBeAlone && !(error instanceof ApiError && error.status < 500)) return null;
    throw error;
  }
}

/** Returns null when the draft was deleted in the meantime. */
async function draftOf(id: string): Promise<WholeTripDraft | null> {
  try {
    return await call(readTripDraft, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
