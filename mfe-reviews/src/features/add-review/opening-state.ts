import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import type { Draft } from './draft';

/** A draft about one venue must not become a review of another: then only the new venue counts. */
export function openingState(draft: Draft | null, venue: SelectedVenue | null): Draft {
  if (!venue) return draft ?? { values: {}, venue: null };
  const draftName = draft?.values.venueName ?? '';
  const sameVenue = draftName === '' || draftName === venue.name;
  return { values: draft && sameVenue ? draft.values : {}, venue };
}
