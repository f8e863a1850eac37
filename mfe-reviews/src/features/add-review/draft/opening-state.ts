import type { SelectedVenue } from '../../../shared/venue-search/selected-venue';
import type { Draft } from './draft';
import { isWorthKeeping } from './is-worth-keeping';

export interface OpeningState {
  draft: Draft;
  /** Whether the form opens with what the person wrote before. */
  restored: boolean;
  /** Unsent text about another venue, which waits. */
  other: Draft | null;
}

/** A draft about one venue must not become a review of another: the new venue opens, and the draft waits beside it. */
export function openingState(saved: Draft | null, venue: SelectedVenue | null): OpeningState {
  const draft = saved && isWorthKeeping(saved) ? saved : null;
  if (!venue) return { draft: draft ?? { values: {}, venue: null }, restored: draft !== null, other: null };
  const draftName = draft?.values.venueName ?? '';
  const sameVenue = draftName === '' || draftName === venue.name;
  if (draft && sameVenue) return { draft: { values: draft.values, venue }, restored: true, other: null };
  return { draft: { values: {}, venue }, restored: false, other: draft };
}
