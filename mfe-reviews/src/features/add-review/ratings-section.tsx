import { RATING_AREAS, RATING_AREA_LABELS, ratingLevel } from '@waymark/contracts-reviews';
import { RatingInput, Section, Stack } from '@waymark/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { venueQuery } from '../../shared/api/get-venue';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import type { AddReviewInput } from './form-schema';
import type { Claims } from './found';
import { STEP_IDS } from './progress-line';
import { isStillAbout } from './venue-body';
import { VerifyFields } from './verify-fields';

/** What the chosen venue states; undefined for a venue that we do not know, and until it is here. */
function useClaims(chosen: SelectedVenue | null, venueName: string): Claims | undefined {
  const id = isStillAbout(chosen, venueName) && chosen.id !== null ? String(chosen.id) : '';
  const { data } = useQuery(venueQuery(id));
  // As when the review is sent: a link may name one venue and number another.
  return id !== '' && data && isStillAbout(chosen, data.name) ? data : undefined;
}

export function RatingsSection({ chosen }: { chosen: SelectedVenue | null }) {
  const { control } = useFormContext<AddReviewInput>();
  const claims = useClaims(chosen, useWatch({ control, name: 'venueName' }));
  return (
    <Section
      id={STEP_IDS.ratings}
      tabIndex={-1}
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
