import { Section, Stack, TextArea } from '@waymark/ui';
import { useFormContext } from 'react-hook-form';
import type { AddReviewInput } from './form-schema';
import { STEP_IDS } from './progress-line';
import { PhotosField } from './photos/photos-field';
import { VisitMonthField } from './visit-month-field';

export function ReviewTextSection() {
  const { register, formState } = useFormContext<AddReviewInput>();
  return (
    <Section id={STEP_IDS.review} tabIndex={-1} heading="Your Review">
      <Stack $gap={6}>
        <VisitMonthField />
        <TextArea
          label="Your review"
          required
          hint="At least 10 characters. What worked, what did not, and what would you want to know before going?"
          rows={6}
          error={formState.errors.comment?.message}
          {...register('comment')}
        />
        <PhotosField />
      </Stack>
    </Section>
  );
}
