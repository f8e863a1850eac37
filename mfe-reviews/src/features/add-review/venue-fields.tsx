import {
  ATTRACTION_KINDS,
  VENUE_CATEGORIES,
  VENUE_CATEGORY_LABELS,
  VENUE_KIND_LABELS,
} from '@waymark/contracts-reviews';
import { PositionField, type Town } from '@waymark/map';
import { Grid, SelectField, Stack, TextField } from '@waymark/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { UK } from './form-defaults';
import type { AddReviewInput } from './form-schema';
import { isStillAbout } from './venue-body';

/** What a place is that we do not know yet. */
export function VenueFields({ chosen }: { chosen: SelectedVenue | null }) {
  const { control, register, formState, getValues, setValue } = useFormContext<AddReviewInput>();
  const name = useWatch({ control, name: 'venueName' });
  const { errors } = formState;

  function fillIn({ name: city, countryName, countryCode }: Town) {
    if (getValues('venueCity')?.trim() === '') setValue('venueCity', city);
    if (countryCode !== UK.code && getValues('venueCountry') === UK.name) setValue('venueCountry', countryName);
  }

  return (
    <Stack $gap={5}>
      <TextField label="Venue name" required error={errors.venueName?.message} {...register('venueName')} />
      <TextField label="Address" optional error={errors.venueAddress?.message} {...register('venueAddress')} />
      <Grid $min="16rem">
        <TextField label="City" optional error={errors.venueCity?.message} {...register('venueCity')} />
        <TextField label="Country" error={errors.venueCountry?.message} {...register('venueCountry')} />
      </Grid>
      <SelectField label="Category" error={errors.venueCategory?.message} {...register('venueCategory')}>
        {VENUE_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {VENUE_CATEGORY_LABELS[category]}
          </option>
        ))}
        <optgroup label="Attractions">
          {ATTRACTION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {VENUE_KIND_LABELS[kind]}
            </option>
          ))}
        </optgroup>
      </SelectField>
      {/* A link may name a place with its position. */}
      {!isStillAbout(chosen, name) && (
        <PositionField
          hint="If you say where it is, people can find the venue by distance. Leave this out if you are not sure."
          onTown={fillIn}
        />
      )}
    </Stack>
  );
}
