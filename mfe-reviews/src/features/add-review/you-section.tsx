import { DISABILITY_TYPES, DISABILITY_TYPE_LABELS } from '@waymark/contracts-reviews';
import { CheckboxField, Section, SelectField, Stack, TextField } from '@waymark/ui';
import { useFormContext } from 'react-hook-form';
import { ConsentField } from './consent-field';
import type { AddReviewInput } from './form-schema';

export function YouSection() {
  const { register, formState } = useFormContext<AddReviewInput>();
  const { errors } = formState;
  return (
    <Section heading="Your Information">
      <Stack $gap={5}>
        <TextField
          label="Your name"
          required
          hint="Shown beside your review."
          autoComplete="name"
          error={errors.reviewerName?.message}
          {...register('reviewerName')}
        />
        <SelectField
          label="Disability type"
          required
          hint="It tells us whose needs a review speaks for. Nobody sees it unless you choose so below."
          error={errors.disabilityType?.message}
          {...register('disabilityType')}
        >
          <option value="">Please choose</option>
          {DISABILITY_TYPES.map((type) => (
            <option key={type} value={type}>
              {DISABILITY_TYPE_LABELS[type]}
            </option>
          ))}
        </SelectField>
        <ConsentField />
        <CheckboxField
          label="Show it beside my review"
          error={errors.showDisabilityType?.message}
          {...register('showDisabilityType')}
        />
        <CheckboxField
          label="I work for or was rewarded by this place"
          hint="Say so if you own it, work there, or got anything for this review. We show it beside your review."
          error={errors.rewarded?.message}
          {...register('rewarded')}
        />
      </Stack>
    </Section>
  );
}
