import { ApiError, call } from '@waymark/mfe-kit';
import { listTripDrafts, readTripBlog, readTripDraft } from '../../../endpoints';
import { fromDraftForm, fromTrip } from '../form/kept-trip';
import type { DraftPlace, Elsewhere } from './opening';

/** What somebody went on with elsewhere: the same draft, another one of the same trip, or the trip itself. */
export async function readElsewhere(place: DraftPlace): Promise<Elsewhere> {
  const { id, blogId, tripVersion } = place;
  const drafts = await call(listTripDrafts);
  const there = drafts.find((draft) => draft.id === id || (blogId !== null && draft.blogId === blogId));
  if (!there) return tripNow(place, 0);
  const draft = await call(readTripDraft, { params: { id: there.id } });
  return { values: fromDraftForm(draft.form), version: draft.version, tripVersion, id: draft.id };
}

/** The trip as it was published meanwhile; the draft behind it may have gone with that. */
export async function readTripElsewhere(place: DraftPlace): Promise<Elsewhere> {
  const drafts = await call(listTripDrafts);
  return tripNow(place, drafts.find(({ id }) => id === place.id)?.version ?? 0);
}

/** The trip, where it was published anew since the writing began. Asked before the first change of it is kept. */
export async function readNewerTrip(place: DraftPlace): Promise<Elsewhere | null> {
  if (place.blogId === null || place.version > 0) return null;
  const now = await tripNow(place, 0);
  return now.tripVersion === place.tripVersion ? null : now;
}

/** The trip as it stands now; null when it is gone, or never was one. */
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
