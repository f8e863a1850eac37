import { RATING_AREAS, RATING_AREA_LABELS } from '@waymark/contracts-reviews';
import { RatingInput, Stack } from '@waymark/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { ratingWord } from './form-labels';
import type { AddReviewInput } from './form-schema';

/** People should rate only what they can judge. */
export const RATINGS_INTRO = 'Rate only the areas you can evaluate. Leave the others as Not rated.';

export function RatingFields() {
  const { control } = useFormContext<AddReviewInput>();
  return (
    <Stack $gap={5}>
      {RATING_AREAS.map((area) => (
        <Controller
          key={area}
          control={control}
          name={`${area}Rating`}
          render={({ field, fieldState }) => (
            <RatingInput
              label={RATING_AREA_LABELS[area]}
              levelOf={ratingWord}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
    </Stack>
  );
}
