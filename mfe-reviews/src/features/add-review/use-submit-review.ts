import { useQueryClient } from '@tanstack/react-query';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { toast } from '@waymark/mfe-kit';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { venueQuery } from '../../shared/api/get-venue';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { usePublishReview } from './api/publish-review';
import { useResolveVenue } from './api/resolve-venue';
import { clearDraft } from './draft/draft';
import { FIELD_ORDER, type AddReviewInput, type AddReviewValues } from './form-schema';
import { reviewBody } from './review-body';
import { clearSubmissionKey } from './submission-key';
import { failureText, fieldErrorsOf } from './submit-failure';

type Form = UseFormReturn<AddReviewInput, unknown, AddReviewValues>;

export interface SubmitFailure {
  heading: string;
  text: string;
}

/** S1 sections 4 and 8, "Add review submit": the venue first, then the review. */
export function useSubmitReview(form: Form, chosen: SelectedVenue | null) {
  const cache = useQueryClient();
  const resolveVenue = useResolveVenue();
  const publish = usePublishReview();
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const [publishedAt, setPublishedAt] = useState<number | null>(null);

  function fail(error: unknown, toastTitle: string, advice: string, heading: string): void {
    const fields = fieldErrorsOf(error, FIELD_ORDER);
    for (const [name, message] of fields) form.setError(name, { type: 'server', message });
    if (fields.length === 0)
      setFailure({ heading, text: `We could not save your review. It is kept here. ${failureText(error, advice)}` });
    toast({ title: toastTitle, description: advice, variant: 'error' });
  }

  async function submit(values: AddReviewValues): Promise<void> {
    setFailure(null);
    let venue: VenueDetail;
    try {
      venue = await resolveVenue.mutateAsync({ values, chosen });
    } catch (error) {
      return fail(
        error,
        'Venue creation failed',
        'Please check the venue information and try again.',
        'Venue creation failed',
      );
    }
    try {
      await publish.mutateAsync(reviewBody(values, venue));
    } catch (error) {
      return fail(error, 'Review submission failed', 'Please try again later.', 'Submission failed');
    }
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
    setPublishedAt(venue.id);
  }

  return { submit, failure, publishedAt };
}
