import { VENUE_CATEGORIES, VENUE_CATEGORY_LABELS } from '@waymark/contracts-reviews';
import { Section, SelectField, Stack, TextField } from '@waymark/ui';
import { useFormContext } from 'react-hook-form';
import type { AddReviewInput } from './form-schema';

export function VenueSection() {
  const { register, formState } = useFormContext<AddReviewInput>();
  const { errors } = formState;
  return (
    <Section heading="Venue Information" intro="Choose a venue in the search above, or describe it here if we do not know it yet.">
      <Stack $gap={5}>
        <TextField label="Venue name" error={errors.venueName?.message} {...register('venueName')} />
        <TextField label="Address" optional error={errors.venueAddress?.message} {...register('venueAddress')} />
        <TextField label="City" optional error={errors.venueCity?.message} {...register('venueCity')} />
        <TextField label="Country" error={errors.venueCountry?.message} {...register('venueCountry')} />
        <SelectField label="Category" error={errors.venueCategory?.message} {...register('venueCategory')}>
          {VENUE_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {VENUE_CATEGORY_LABELS[category]}
            </option>
          ))}
        </SelectField>
      </Stack>
    </Section>
  );
}
