import { RATING_AREAS } from '@waymark/contracts-reviews';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { parseSelectedVenue } from '../../../shared/venue-search/parse-selected-venue';
import { type SelectedVenue, selectedVenue } from '../../../shared/venue-search/selected-venue';
import { isStepId, type StepId } from '../steps/step-list';
import { type Draft, readDraft } from './draft';

// A tag in a venue's name is somebody's try to slip one in; "I <3 Coffee" is a name.
const MARKUP = /<[a-z!/?]/i;

interface InitialVenue {
  venue: SelectedVenue | null;
  /** There was a venue in the address, and it cannot be used. */
  linkIgnored: boolean;
}

/** The venue that the form opens with: from the address first, else from the home page. Changes nothing. */
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
  /** Whether the form opens with what the person wrote before. */
  restored: boolean;
  /** Unsent text about another venue, which waits. */
  other: Draft | null;
}

/**
 * A draft about one venue must not become a review of another: the new venue opens, and the draft waits beside it. Who was
 * on a later step already (`isGoingOn`) finds all of it there again, also where nothing of it was their own words.
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

/** Where it was left; who comes from a venue's page is not asked which one. */
function stepOf({ draft, restored }: OpeningState): StepId {
  if (restored && isStepId(draft.step)) return draft.step;
  return draft.venue && draft.venue.id !== null ? 'you' : 'venue';
}

/** What the form opens with. Reading and forgetting are apart, so that a component mounted twice reads the same. */
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

/** Whether somebody wrote something: a name that we filled in ourselves, or a chosen venue, is no work lost. */
function isWorthKeeping({ values, venue }: Draft): boolean {
  const typedVenue = !venue && (values.venueName ?? '').trim() !== '';
  const wrote = (values.comment ?? '').trim() !== '' || Boolean(values.visitMonth) || (values.photos ?? []).length > 0;
  const rated = RATING_AREAS.some((area) => typeof values[`${area}Rating`] === 'number');
  const answered = Object.entries(values).some(([name, value]) => name.startsWith('verify') && value);
  return typedVenue || wrote || rated || answered;
}
