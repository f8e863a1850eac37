import { Stack, TextArea } from '@waymark/ui';
import { useFormContext } from 'react-hook-form';
import type { AddReviewInput } from './form-schema';
import { PhotosField, type PhotoUploads } from '@waymark/mfe-kit/photos';
import { VisitMonthField } from './visit-month-field';

export function ReviewTextFields({ uploads }: { uploads: PhotoUploads }) {
  const { register, formState } = useFormContext<AddReviewInput>();
  return (
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
      <PhotosField uploads={uploads} />
    </Stack>
  );
}
