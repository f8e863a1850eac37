import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isAttractionKind, placePath, type VenueDetail } from '@waymark/contracts-reviews';
import { ApiError, call, randomKey, storedText, toast } from '@waymark/mfe-kit';
import { useContractForm } from '@waymark/mfe-kit/form';
import { useRef, useState } from 'react';
import { findOrCreateAttraction, findOrCreateVenue, publishReview } from '../../endpoints';
import { venueQuery } from '../../shared/api/get-venue';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { clearDraft } from './draft/draft';
import { FORM_LABELS, formFieldOf } from './form-labels';
import { type AddReviewInput, type AddReviewValues, FIELD_ORDER } from './form-schema';
import { reviewBody, type ReviewBody } from './review-body';
import { reviewResolver } from './review-resolver';
import { attractionBody, isStillAbout, venueBody } from './venue-body';

const stored = storedText('session', 'addReviewSubmission');

/**
 * Returns the idempotency key of a submission: the same for every retry of the same review, also after a reload. A
 * changed review gets a new key, because the server rejects a key reused with another body.
 */
export function submissionKey(body: unknown): string {
  const print = fingerprint(JSON.stringify(body));
  const [savedPrint, savedKey] = (stored.read() ?? '').split(' ');
  if (savedPrint === print && savedKey) return savedKey;
  const key = randomKey();
  stored.write(`${print} ${key}`);
  return key;
}

export function clearSubmissionKey(): void {
  stored.write(null);
}

/** FNV-1a hash: detects a changed review without storing its text. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return `${text.length}-${(hash >>> 0).toString(16)}`;
}

interface Asked {
  values: AddReviewValues;
  chosen: SelectedVenue | null;
}

/** Returns the reviewed venue with its claims: the chosen one if its name matches the link, else found or created. */
function useResolveVenue() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ values, chosen }: Asked): Promise<VenueDetail> => {
      if (isStillAbout(chosen, values.venueName) && chosen.id !== null) {
        const known = await cache.fetchQuery(venueQuery(String(chosen.id))).catch(nullWhenUnknown);
        if (known && isStillAbout(chosen, known.name)) return known;
      }
      const attraction = await attractionOf(values, chosen);
      if (attraction !== null) return cache.fetchQuery(venueQuery(String(attraction)));
      return call(findOrCreateVenue, { body: venueBody(values, chosen) });
    },
  });
}

/** Returns the ID of the attraction in the form; null for a venue, or when the place already exists as a venue. */
async function attractionOf(values: AddReviewValues, chosen: SelectedVenue | null): Promise<number | null> {
  const { venueCategory: category } = values;
  if (!isAttractionKind(category)) return null;
  try {
    return (await call(findOrCreateAttraction, { body: attractionBody(values, category, chosen) })).id;
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'attraction.is-venue') return null;
    throw error;
  }
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

const OFFLINE = 'You are offline. Submit your review again when you are back online.';

/** Error texts of the two requests: first the venue, then the review. */
const STEPS = {
  venue: {
    toast: 'Venue creation failed',
    heading: 'Venue creation failed',
    advice: 'Please check the venue information and try again.',
  },
  review: { toast: 'Review submission failed', heading: 'Submission failed', advice: 'Please try again later.' },
} as const;

interface ReviewForm {
  defaultValues: AddReviewInput;
  chosen: SelectedVenue | null;
  /** Field names of the visible step. */
  step: readonly string[];
  /** The member has not yet consented to storing a disability type. */
  needsConsent: boolean;
}

/** Holds the review form, and the URL of the place after publication. */
export function useReviewForm({ defaultValues, chosen, step: asked, needsConsent }: ReviewForm) {
  const cache = useQueryClient();
  const resolveVenue = useResolveVenue();
  // The idempotency key publishes a review only once, however often it is sent.
  const publish = useMutation({
    mutationFn: (body: ReviewBody) => call(publishReview, { body, idempotencyKey: submissionKey(body) }),
  });
  const step = useRef<(typeof STEPS)[keyof typeof STEPS]>(STEPS.venue);
  const [publishedAt, setPublishedAt] = useState<string | null>(null);
  const state = useContractForm<AddReviewInput, AddReviewValues>({
    resolver: reviewResolver(needsConsent),
    defaultValues,
    labels: FORM_LABELS,
    fields: FIELD_ORDER,
    step: asked,
    fieldOf: formFieldOf,
    failed: (error) => ({
      heading: step.current.heading,
      message: `We could not save your review. What you wrote is still here. ${reasonOf(error, step.current.advice)}`,
    }),
    send: async (values) => {
      step.current = STEPS.venue;
      const venue = await resolveVenue.mutateAsync({ values, chosen });
      step.current = STEPS.review;
      await publish.mutateAsync(reviewBody(values, venue));
      clearDraft();
      clearSubmissionKey();
      cache.removeQueries();
      void cache.prefetchQuery(venueQuery(String(venue.id)));
      toast({
        title: 'Review submitted',
        description: 'Thank you. Your review helps the next person decide.',
        variant: 'success',
        isSaidOnNextPage: true,
      });
      setPublishedAt(placePath(venue));
    },
    onFailed: () => toast({ title: step.current.toast, description: step.current.advice, variant: 'error' }),
    onInvalid: () =>
      toast({
        title: 'Form validation failed',
        description: 'Please check the required fields and try again.',
        variant: 'error',
      }),
  });
  return { state, publishedAt };
}

/** Returns the server's message, else the connection problem, else `advice`. */
function reasonOf(error: unknown, advice: string): string {
  if (error instanceof ApiError && error.problem) return error.problem.detail ?? error.problem.title;
  return navigator.onLine ? advice : OFFLINE;
}
