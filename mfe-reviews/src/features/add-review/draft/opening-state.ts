import { RATING_AREAS } from '@waymark/contracts-reviews';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { parseSelectedVenue } from '../../../shared/venue-search/parse-selected-venue';
import { type SelectedVenue, selectedVenue } from '../../../shared/venue-search/selected-venue';
import { isStepId, type StepId } from '../steps/step-list';
import { type Draft, readDraft } from './draft';

// An HTML tag in a venue's name is an injection attempt; "I <3 Coffee" is a valid name.
const MARKUP = /<[a-z!/?]/i;

interface InitialVenue {
  venue: SelectedVenue | null;
  /** True if the URL contains an invalid venue. */
  linkIgnored: boolean;
}

/** Returns the venue that the form opens with: from the URL first, else from the home page. Has no side effects. */
export function readInitialVenue(search: string): InitialVenue {
  const text = new URLSearchParams(search).get('venue');
  const linked = text !== null && !MARKUP.test(text) ? parseSelectedVenue(text) : null;
  return { venue: linked ?? parseSelectedVenue(remembered()), linkIgnored: text !== null && linked === null };
}

function forgetInitialVenue(): void {
  selectedVenue.write(null);
}

function remembered(): string | null {
  const text = selectedVenue.read() ?? null;
  return text !== null && MARKUP.test(text) ? null : text;
}

export interface OpeningState {
  draft: Draft;
  /** Whether the form opens with the member's draft. */
  restored: boolean;
  /** An unsent draft about another venue, which stays stored. */
  other: Draft | null;
}

/**
 * A draft about one venue must not become a review of another: the new venue opens, and the draft stays stored. A
 * person who was already on a later step (`isGoingOn`) gets everything back, even if they typed nothing themselves.
 */
export function openingState(saved: Draft | null, venue: SelectedVenue | null, isGoingOn = false): OpeningState {
  const isWorth = saved !== null && isWorthKeeping(saved);
  const draft = isWorth || isGoingOn ? saved : null;
  if (!venue) return { draft: draft ?? { values: {}, venue: null }, restored: isWorth, other: null };
  const draftName = draft?.values.venueName ?? '';
  const sameVenue = draftName === '' || draftName === venue.name;
  if (draft && sameVenue) return { draft: { ...draft, venue }, restored: isWorth, other: null };
  return { draft: { values: {}, venue }, restored: false, other: draft };
}

/** Returns the step where the person stopped. A link from a venue's page skips the choice of a venue. */
function stepOf({ draft, restored }: OpeningState): StepId {
  if (restored && isStepId(draft.step)) return draft.step;
  return draft.venue && draft.venue.id !== null ? 'you' : 'venue';
}

/** Returns the form's initial state. Reading does not delete anything, so a component mounted twice reads the same. */
export function useOpeningState(memberId: number): OpeningState & { linkIgnored: boolean; step: StepId } {
  const { search } = useLocation();
  const [opening] = useState(() => {
    const { venue, linkIgnored } = readInitialVenue(search);
    const opening = openingState(readDraft(memberId), venue, new URLSearchParams(search).has('step'));
    return { ...opening, linkIgnored, step: stepOf(opening) };
  });
  useEffect(() => forgetInitialVenue(), []);
  return opening;
}

/** Checks whether the person typed anything: a name we filled in, or a chosen venue, is no loss. */
function isWorthKeeping({ values, venue }: Draft): boolean {
  const typedVenue = !venue && (values.venueName ?? '').trim() !== '';
  const wrote = (values.comment ?? '').trim() !== '' || Boolean(values.visitMonth) || (values.photos ?? []).length > 0;
  const rated = RATING_AREAS.some((area) => typeof values[`${area}Rating`] === 'number');
  const answered = Object.entries(values).some(([name, value]) => name.startsWith('verify') && value);
  return typedVenue || wrote || rated || answered;
}
