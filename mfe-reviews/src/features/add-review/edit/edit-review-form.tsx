import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnReview, VenueDetail } from '@waymark/contracts-reviews';
import { call, randomKey, toast } from '@waymark/mfe-kit';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { Button, Inline, LinkButton } from '@waymark/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { editReview } from '../../../endpoints';
import { addReviewSchema, FIELD_ORDER, type AddReviewInput, type AddReviewValues } from '../form-schema';
import { RatingsSection } from '../ratings-section';
import { reviewBody } from '../review-body';
import { ReviewTextSection } from '../review-text-section';
import { FORM_LABELS, formFieldOf } from '../use-review-form';
import { YouSection } from '../you-section';
import { editFormValues } from './edit-form-values';

/** An own review, written anew with the fields of a new one; the venue stays. */
export function EditReviewForm({ review, venue }: { review: OwnReview; venue: VenueDetail }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  // One for each wording: the same sent twice is done once.
  const sent = useRef({ text: '', key: '' });
  const state = useContractForm<AddReviewInput, AddReviewValues>({
    resolver: zodResolver(addReviewSchema),
    defaultValues: editFormValues(review, venue),
    labels: FORM_LABELS,
    fields: FIELD_ORDER,
    fieldOf: formFieldOf,
    failed: 'We could not save your review. It is kept here. Please try again.',
    send: async (values) => {
      const body = reviewBody(values, venue);
      const text = JSON.stringify(body);
      if (sent.current.text !== text) sent.current = { text, key: randomKey() };
      await call(editReview, { params: { id: review.id }, body, idempotencyKey: sent.current.key });
    },
    onSent: () => {
      cache.removeQueries();
      toast({ title: 'Review saved', variant: 'success', isSaidOnNextPage: true });
      return navigate('/my-reviews');
    },
  });
  const { isSubmitting } = state.form.formState;
  return (
    <ContractForm state={state} label="Review" kept="memory" gap={12}>
      <YouSection />
      <RatingsSection chosen={{ ...venue, id: venue.id }} />
      <ReviewTextSection />
      <Inline $gap={3}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Review'}
        </Button>
        <LinkButton to="/my-reviews">Cancel</LinkButton>
      </Inline>
    </ContractForm>
  );
}
