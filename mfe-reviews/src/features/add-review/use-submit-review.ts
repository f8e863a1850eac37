import { useQueryClient } from '@tanstack/react-query';
import { requireSignIn, toast } from '@waymark/mfe-kit';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { venueQuery } from '../../shared/api/get-venue';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { usePublishReview } from './api/publish-review';
import { useResolveVenue } from './api/resolve-venue';
import { clearDraft } from './draft';
import { FIELD_ORDER, type AddReviewInput, type AddReviewValues } from './form-schema';
import { reviewBody } from './review-body';
import { clearSubmissionKey } from './submission-key';
import { failureText, fieldErrorsOf, needsSignIn } from './submit-failure';

type Form = UseFormReturn<AddReviewInput, unknown, AddReviewValues>;

/** S1 section 4, "Add review submit": the venue first, then the review. */
export function useSubmitReview(form: Form, chosen: SelectedVenue | null) {
  const cache = useQueryClient();
  const resolveVenue = useResolveVenue();
  const publish = usePublishReview();
  const [failure, setFailure] = useState<string | null>(null);
  const [publishedAt, setPublishedAt] = useState<number | null>(null);

  function fail(error: unknown, title: string, fallback: string): void {
    if (needsSignIn(error)) return requireSignIn('/add-review', 'Please log in to submit a review.');
    const fields = fieldErrorsOf(error, FIELD_ORDER);
    for (const [name, message] of fields) form.setError(name, { type: 'server', message });
    const text = failureText(error, fallback);
    if (fields.length === 0) setFailure(`We could not save your review. It is kept here. ${text}`);
    toast({ title, description: text, variant: 'error' });
  }

  async function submit(values: AddReviewValues): Promise<void> {
    setFailure(null);
    let venueId: number;
    try {
      venueId = await resolveVenue.mutateAsync({ values, chosen });
    } catch (error) {
      return fail(error, 'Venue creation failed', 'Please check the venue information and try again.');
    }
    try {
      await publish.mutateAsync(reviewBody(values, venueId));
    } catch (error) {
      return fail(error, 'Review submission failed', 'Please try again later.');
    }
    clearDraft();
    clearSubmissionKey();
    cache.removeQueries();
    void cache.prefetchQuery(venueQuery(String(venueId)));
    toast({ title: 'Review submitted', description: 'Thank you. Your review helps the next person decide.', variant: 'success' });
    setPublishedAt(venueId);
  }

  return { submit, failure, publishedAt };
}
