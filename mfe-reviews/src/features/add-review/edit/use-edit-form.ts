import { useQueryClient } from '@tanstack/react-query';
import { FEATURES, type OwnReview, RATING_AREAS, type VenueDetail } from '@waymark/contracts-reviews';
import { ApiError, call, randomKey, toast } from '@waymark/mfe-kit';
import { useContractForm } from '@waymark/mfe-kit/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editReview, getOwnReview } from '../../../endpoints';
import { emptyForm, venueFields } from '../form-defaults';
import { FORM_LABELS, formFieldOf } from '../form-labels';
import { FIELD_ORDER, type AddReviewInput, type AddReviewValues } from '../form-schema';
import { claimOf, foundOf } from '../found';
import { reviewBody } from '../review-body';
import { reviewResolver } from '../review-resolver';

const CHANGED = 'review.changed-meanwhile';

/** Returns the form of the member's own review, and the version saved elsewhere since it was opened (null: none). */
export function useEditForm(review: OwnReview, venue: VenueDetail) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [newer, setNewer] = useState<OwnReview | null>(null);
  const version = useRef(review.version);
  // One idempotency key per wording, so that a repeated request is performed only once.
  const sent = useRef({ text: '', key: '' });
  const state = useContractForm<AddReviewInput, AddReviewValues>({
    resolver: reviewResolver(false),
    defaultValues: editFormValues(review, venue),
    labels: FORM_LABELS,
    fields: FIELD_ORDER,
    fieldOf: formFieldOf,
    failed: 'We could not save your review. What you wrote is still here. Please try again.',
    send: async (values) => {
      const body = { ...reviewBody(values, venue), version: version.current };
      const text = JSON.stringify(body);
      if (sent.current.text !== text) sent.current = { text, key: randomKey() };
      try {
        await call(editReview, { params: { id: review.id }, body, idempotencyKey: sent.current.key });
      } catch (error) {
        if (error instanceof ApiError && error.problem?.code === CHANGED)
          setNewer(await call(getOwnReview, { params: { id: String(review.id) } }));
        throw error;
      }
    },
    onFailed: (error) => (error instanceof ApiError && error.problem?.code === CHANGED ? false : undefined),
    onSent: () => {
      cache.removeQueries();
      toast({ title: 'Review saved', variant: 'success', isSaidOnNextPage: true });
      return navigate('/my-reviews');
    },
  });

  function keepMine(): void {
    version.current = newer?.version;
    void state.submit();
  }

  function takeNewer(): void {
    if (!newer) return;
    version.current = newer.version;
    state.form.reset(editFormValues(newer, venue));
    setNewer(null);
  }
  return { state, newer, keepMine, takeNewer };
}

/** Returns the form's values from a review; converts each answer back to what the author found. */
function editFormValues(review: OwnReview, venue: VenueDetail): AddReviewInput {
  return {
    ...emptyForm(review.reviewerName),
    ...venueFields(venue),
    disabilityType: review.disabilityType,
    showDisabilityType: review.showDisabilityType,
    rewarded: review.rewarded,
    ...Object.fromEntries(RATING_AREAS.map((area) => [`${area}Rating`, review[`${area}Rating`]])),
    ...Object.fromEntries(
      FEATURES.map((feature) => [
        `verify${feature}`,
        foundOf(review[`verify${feature}`] ?? 0, claimOf(venue, feature)),
      ]),
    ),
    visitMonth: review.visitMonth ?? '',
    comment: review.detailedReview,
    photos: review.photos.map(({ description, ...uploaded }) => ({
      key: uploaded.id,
      addedAt: Date.now(),
      uploaded,
      description,
    })),
  };
}
