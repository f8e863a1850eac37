import type { OwnReview, VenueDetail } from '@waymark/contracts-reviews';
import { ContractForm } from '@waymark/mfe-kit/form';
import { Alert, Button, Inline, LinkButton, Section, Stack } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { FOUND_INTRO, FoundFields } from '../found-fields';
import { useReviewPhotos } from '../use-review-photos';
import { RatingFields, RATINGS_INTRO } from '../rating-fields';
import { ReviewTextFields } from '../review-text-fields';
import { YouFields } from '../you-fields';
import { useEditForm } from './use-edit-form';

/**
 * Edits the member's own review on one page, with the fields of a new one, because the author knows what to change.
 * The venue is fixed.
 */
export function EditReviewForm({ review, venue }: { review: OwnReview; venue: VenueDetail }) {
  const { state, newer, keepMine, takeNewer } = useEditForm(review, venue);
  const uploads = useReviewPhotos(state.form);
  const { isSubmitting } = state.form.formState;
  return (
    <ContractForm state={state} label="Review" kept="memory" gap={12}>
      {newer && (
        <ChangedMeanwhile newer={newer} isSaving={isSubmitting} onKeepMine={keepMine} onTakeNewer={takeNewer} />
      )}
      <Section heading="Your Information">
        <YouFields />
      </Section>
      <Section heading="Accessibility Ratings" intro={RATINGS_INTRO}>
        <RatingFields />
      </Section>
      <Section heading="What You Found" intro={FOUND_INTRO}>
        <FoundFields claims={venue} />
      </Section>
      <Section heading="Your Review">
        <ReviewTextFields uploads={uploads} />
      </Section>
      <Inline $gap={3}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Review'}
        </Button>
        <LinkButton to="/my-reviews">Cancel</LinkButton>
      </Inline>
    </ContractForm>
  );
}

const Newer = styled.blockquote`
  margin: 0;
  padding-inline-start: 1rem;
  border-inline-start: 4px solid var(--color-border);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

interface ChangedMeanwhileProps {
  /** The version saved elsewhere. */
  newer: OwnReview;
  isSaving: boolean;
  /** Saves this form's values over it. */
  onKeepMine: () => void;
  onTakeNewer: () => void;
}

/**
 * The review was saved in another tab since this one opened it: nothing is overwritten before the author has chosen.
 */
function ChangedMeanwhile({ newer, isSaving, onKeepMine, onTakeNewer }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [newer.version]);
  const title = 'This review has changed since you opened it';
  return (
    <Alert tone="warn" ref={box} tabIndex={-1} role="group" aria-label={title} title={title}>
      <Stack $gap={4}>
        <p>Your changes are still here, but not saved yet. The saved review now says:</p>
        <Newer>{newer.detailedReview}</Newer>
        <Inline $gap={3}>
          <Button variant="primary" busy={isSaving} onClick={onKeepMine}>
            Save my version
          </Button>
          <Button onClick={onTakeNewer}>Keep the saved version</Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
