import type { OwnReview, VenueDetail } from '@waymark/contracts-reviews';
import { ContractForm } from '@waymark/mfe-kit/form';
import { Button, Inline, LinkButton, Section } from '@waymark/ui';
import { FOUND_INTRO, FoundFields } from '../found-fields';
import { useReviewPhotos } from '../photos/use-review-photos';
import { RatingFields, RATINGS_INTRO } from '../rating-fields';
import { ReviewTextFields } from '../review-text-fields';
import { YouFields } from '../you-fields';
import { ChangedMeanwhile } from './changed-meanwhile';
import { useEditForm } from './use-edit-form';

/** An own review, written anew with the fields of a new one on one page: who edits knows what to change. The venue stays. */
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
