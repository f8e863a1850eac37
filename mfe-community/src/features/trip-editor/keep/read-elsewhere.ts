import { ApiError, call } from '@waymark/mfe-kit';
import { listTripDrafts, readTripBlog, readTripDraft } from '../../../endpoints';
import { fromDraftForm, fromTrip } from '../form/stored-trip';
import type { DraftPlace, Elsewhere } from './opening';

/** Returns the conflicting state from elsewhere: the same draft, another draft of the same trip, or the trip itself. */
export async function readElsewhere(place: DraftPlace): Promise<Elsewhere> {
  const { id, blogId, tripVersion } = place;
  const drafts = await call(listTripDrafts);
  const there = drafts.find((draft) => draft.id === id || (blogId !== null && draft.blogId === blogId));
  if (!there) return tripNow(place, 0);
  const draft = await call(readTripDraft, { params: { id: there.id } });
  return { values: fromDraftForm(draft.form), version: draft.version, tripVersion, id: draft.id };
}

/** Returns the trip as published meanwhile; publishing may have deleted its draft. */
export async function readTripElsewhere(place: DraftPlace): Promise<Elsewhere> {
  const drafts = await call(listTripDrafts);
  return tripNow(place, drafts.find(({ id }) => id === place.id)?.version ?? 0);
}

/** Returns the trip if it was published again since editing began. Called before the first change is saved. */
export async function readNewerTrip(place: DraftPlace): Promise<Elsewhere | null> {
  if (place.blogId === null || place.version > 0) return null;
  const now = await tripNow(place, 0);
  return now.tripVersion === place.tripVersion ? null : now;
}

/** Returns the trip's current state. Its values are null when it was deleted or never existed. */
async function tripNow({ blogId, tripVersion }: DraftPlace, version: number): Promise<Elsewhere> {
  const trip = blogId === null ? null : await readTrip(blogId);
  return { values: trip && fromTrip(trip), version, tripVersion: trip?.version ?? tripVersion };
}

async function readTrip(id: number) {
  try {
    return await call(readTripBlog, { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
