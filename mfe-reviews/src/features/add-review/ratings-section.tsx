import { RATING_AREAS, RATING_AREA_LABELS, ratingLevel } from '@waymark/contracts-reviews';
import { RatingInput, Section, Stack } from '@waymark/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import type { AddReviewInput } from './form-schema';
import { useClaims } from './use-claims';
import { VerifyFields } from './verify-fields';

export function RatingsSection({ chosen }: { chosen: SelectedVenue | null }) {
  const { control } = useFormContext<AddReviewInput>();
  const claims = useClaims(chosen, useWatch({ control, name: 'venueName' }));
  return (
    <Section
      heading="Accessibility Ratings"
      intro="Rate only the areas you can evaluate. Leave the others as Not rated."
    >
      <Stack $gap={5}>
        {RATING_AREAS.map((area) => (
          <Controller
            key={area}
            control={control}
            name={`${area}Rating`}
            render={({ field, fieldState }) => (
              <RatingInput
                label={RATING_AREA_LABELS[area]}
                levelOf={ratingLevel}
                name={field.name}
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
        <VerifyFields claims={claims} />
      </Stack>
    </Section>
  );
}
